-- How long a seat may take for its question, and who plays it meanwhile: after `deadline_at` an AI of
-- the level `stand_in` plays for the user, who keeps the seat.
ALTER TABLE seat ADD COLUMN deadline_at BIGINT;
ALTER TABLE seat ADD COLUMN stand_in TEXT;

CREATE INDEX seat_by_deadline ON seat (deadline_at) WHERE deadline_at IS NOT NULL;

-- Whoever has begun to play without a time limit plays on without one.
UPDATE game SET settings = CASE WHEN settings = '{}' THEN '{"time_limit":0}'
    ELSE '{"time_limit":0,' || substr(settings, 2) END
WHERE status = 'running';
