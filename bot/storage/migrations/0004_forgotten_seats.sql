-- Who took a seat from whom is told by name: those names can be forgotten, too.
DROP TRIGGER move_is_append_only;

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
