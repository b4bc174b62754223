CREATE UNIQUE INDEX game_open_by_channel ON game (channel_id)
WHERE status IN ('lobby', 'running');

CREATE INDEX game_by_channel ON game (channel_id);

-- The games to look for at every start, among many that ended long ago.
CREATE INDEX game_in_progress ON game (id)
WHERE status IN ('lobby', 'running') OR announced_ply < ply;

CREATE INDEX seat_by_user ON seat (user_id);

CREATE INDEX seat_by_reminder ON seat (remind_at) WHERE remind_at IS NOT NULL;

CREATE INDEX move_by_user ON move (user_id) WHERE user_id IS NOT NULL;

-- Few moves of many, and the only ones whose actions contain names.
CREATE INDEX move_seat_change ON move (game_id) WHERE kind = 'seat';

CREATE INDEX result_by_user ON result (user_id, game_id);

CREATE INDEX seat_assignment_by_user ON seat_assignment (user_id);

CREATE INDEX review_by_user ON review (user_id);

-- only: sqlite
-- Moves are append-only, but the user behind a move can be forgotten, and so can the names in a
-- change of seats.
CREATE TRIGGER move_is_append_only
BEFORE UPDATE OF game_id, ply, seat, kind, events, at ON move
BEGIN
    SELECT RAISE(ABORT, 'moves are append only');
END;

CREATE TRIGGER action_is_append_only
BEFORE UPDATE OF action ON move WHEN old.kind <> 'seat'
BEGIN
    SELECT RAISE(ABORT, 'moves are append only');
END;

-- only: postgres
-- Moves are append-only, but the user behind a move can be forgotten, and so can the names in a
-- change of seats.
CREATE FUNCTION refuse_move_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (new.game_id, new.ply, new.kind, new.events, new.at)
        IS DISTINCT FROM (old.game_id, old.ply, old.kind, old.events, old.at)
        OR new.seat IS DISTINCT FROM old.seat
        OR old.kind <> 'seat' AND new.action IS DISTINCT FROM old.action
    THEN
        RAISE EXCEPTION 'moves are append only';
    END IF;
    RETURN new;
END;
$$;

CREATE TRIGGER move_is_append_only
BEFORE UPDATE OF game_id, ply, seat, kind, action, events, at ON move
FOR EACH ROW EXECUTE FUNCTION refuse_move_update();
