"""Throwaway smoke."""

from tests.bot.room import Room


async def test_smoke(room: Room) -> None:
    print(await room.says(0, "stpete new"))
    print(await room.says(1, "stpete join"))
    print([m.content for m in room.public])
    print(await room.says(0, "stpete start"))
    print([(m.content, m.attachments) for m in room.public])
    t = await room.table()
    for i in range(40):
        who = await room.turn([0, 1])
        s = await room.suggestions(who, "stpete buy", "card")
        print(s)
        if s:
            print(await room.says(who, "stpete buy", card=next(iter(s.values()))))
        else:
            print(await room.says(who, "stpete pass"))
    print("\n---\n".join(m.content for m in room.public))
    print(await room.says(0, "stpete hand"))
