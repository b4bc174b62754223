-- The messages that summarize the ended phases of a game, for links to them: a JSON list of
-- [ply of the move that ended the phase, index among the phases that it ended, id of the message].
ALTER TABLE game ADD COLUMN phase_messages TEXT NOT NULL DEFAULT '[]';
