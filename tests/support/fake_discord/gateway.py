"""The gateway: sessions of one or several bot processes, checked as strictly as Discord does.

`README.md` in this folder lists the rules and where Discord documents them.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from typing import Any

from aiohttp import WSMsgType, web

from tests.support.fake_discord.gateway_sessions import (
    CloseCode,
    CloseConnection,
    Connection,
    Op,
    Session,
)
from tests.support.fake_discord.identify_limit import IdentifyLimit
from tests.support.fake_discord.payloads import APPLICATION, BOT, TOKEN, Payload, user
from tests.support.fake_discord.recording import Recording, SentInteraction

IDENTIFY_INTERVAL = 5.0
"""Seconds that Discord demands between two identifies in a bucket."""

IDENTIFIES_A_DAY = 1000

UNANSWERED_AFTER = 3.0
"""Seconds after which Discord's app reports that the application did not respond."""

GUILDS_PER_SHARD = 2_500

ENDING_CLOSE_CODES = frozenset({None, 1000, 1001, 1006})
"""Codes of the bot with which its session ends, and the one of a connection that just broke."""

PRIVILEGED_INTENTS = 1 << 1 | 1 << 8 | 1 << 15
"""Members, presences and message content."""

ALL_INTENTS = (1 << 17) - 1 | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25

GUILDS_INTENT = 1 << 0

SILENT_INTERVALS = 4
"""Intervals without a heartbeat after which a session ends; Discord waits for less."""

MAX_PAYLOAD = 4096
"""Bytes of a message from the bot."""


class Gateway:
    """Sends the events of a guild to every session of its shard.

    Public attributes may be changed to arrange what Discord does next.
    """

    def __init__(
        self,
        url: str,
        recording: Recording,
        guilds: Sequence[Payload],
        *,
        active_threads: Callable[[int], list[Payload]] = lambda guild_id: [],
        shards: int = 0,
        max_concurrency: int = 1,
    ) -> None:
        """`active_threads` returns the threads of a server of which a new session is told; `shards`
        is the number of shards that the bot must use, or 0 for no sharding.
        """
        self.url = url
        self.shards = shards
        self.max_concurrency = max_concurrency
        self._recording = recording
        self._active_threads = active_threads
        self._guilds = {int(guild["id"]): guild for guild in guilds}
        self._sessions = dict[str, Session]()
        self._out_of_sequence = set[str]()
        """Ids of sessions that were resumed with an invalid sequence."""
        self._connections = list[Connection]()
        self._identified = dict[int, float]()
        self._expiring = set[asyncio.Task[None]]()
        self.ready = asyncio.Event()
        """Set while every shard with a guild has a session."""

        self.identify_count = self.early_identifies = 0
        self.session_count = self.resume_count = 0
        """How many sessions have begun, and were resumed."""
        self.intents = list[int]()
        """The intents of each identify."""

        self.send_twice = False
        self.granted_intents = 0
        """The privileged intents that are enabled for the application."""
        self.heartbeat_interval = 41.25
        """Seconds."""
        self.identify_interval = IDENTIFY_INTERVAL if shards else 0.0
        """Seconds between identifies of a bucket. 0 lets a test restart its process at once."""
        self.identify_limit = IdentifyLimit(IDENTIFIES_A_DAY)
        self.api_version = "10"
        self.guilds_per_shard = GUILDS_PER_SHARD
        self.unavailable_guilds = set[int]()
        """Guilds in an outage. Use `begin_outage` while a bot is connected."""
        self.before_hello: CloseCode | int | None = None
        """A code with which each connection is closed before the hello."""
        self.after_identify: CloseCode | int | None = None
        """A code with which each connection is closed in place of READY."""
        self.may_be_ready = asyncio.Event()
        """While cleared, Discord takes its time with READY."""
        self.may_be_ready.set()
        self.refuse_resumes: bool | None = None
        """The value of an Invalid Session that answers the next resume."""
        self._heartbeat_received: asyncio.Event | None = None

    # What Discord does

    async def send_event(self, event: str, data: Payload) -> None:
        """Send an event to every session of its shard. Without any, the event is lost."""
        guild_id = int(data.get("guild_id") or data["id"])
        receivers = [] if guild_id in self.unavailable_guilds else self._sessions_of(guild_id)
        interaction = self._recording.interactions.get(data.get("token", ""))
        if interaction is not None and not receivers:
            expiry = asyncio.create_task(_expire_later(interaction))
            self._expiring.add(expiry)
            expiry.add_done_callback(self._expiring.discard)
        for session in receivers:
            if interaction is not None:
                session.pending_interactions[interaction.token] = interaction
            await session.send_event(event, data, times=1 + self.send_twice)

    async def heartbeat(self) -> float:
        """Request a heartbeat and return the seconds until it arrives."""
        self._heartbeat_received = asyncio.Event()
        began = time.perf_counter()
        if self._connections:
            await self._connections[0].send(Op.HEARTBEAT, None)
            await self._heartbeat_received.wait()
        return time.perf_counter() - began

    async def close_connections(self, code: int, *, resumable: bool = True) -> None:
        """Close all connections; unless it is `resumable`, end their sessions, too."""
        for connection in list(self._connections):
            if connection.session is not None:
                connection.session.resumable = resumable
                if not resumable:
                    self._end_session(connection.session)
            await connection.socket.close(code=code)

    async def drop(self, *, resumable: bool) -> None:
        """Close all connections with an unknown error."""
        await self.close_connections(CloseCode.UNKNOWN_ERROR, resumable=resumable)

    async def forget_events(self) -> None:
        """Close all connections, and forget the events that the bot would resume from."""
        for session in self._sessions.values():
            session.events.clear()
        await self.drop(resumable=True)

    async def request_reconnect(self) -> None:
        """Ask all connections to reconnect and to resume."""
        for connection in self._connections:
            if connection.session is not None:
                connection.session.resumable = True
            await connection.send(Op.RECONNECT, None)

    async def invalidate_sessions(self, *, resumable: bool) -> None:
        """Send Invalid Session to all connections."""
        for connection in self._connections:
            if connection.session is not None:
                connection.session.resumable = resumable
                if not resumable:
                    self._end_session(connection.session)
            await connection.send(Op.INVALID_SESSION, resumable)

    def freeze_connections(self) -> None:
        """Answer nothing any more on the connections that are open now, heartbeats included."""
        for connection in self._connections:
            connection.is_frozen = True

    async def change_locale(self, guild_id: int, locale: str) -> None:
        """Change the preferred locale of a guild."""
        guild = self._guilds[guild_id] = {**self._guilds[guild_id], "preferred_locale": locale}
        await self.send_event("GUILD_UPDATE", guild)

    async def begin_outage(self, guild_id: int) -> None:
        """Make a guild unavailable."""
        self.unavailable_guilds.add(guild_id)
        for session in self._sessions_of(guild_id):
            await session.send_event("GUILD_DELETE", {"id": str(guild_id), "unavailable": True})

    async def end_outage(self, guild_id: int) -> None:
        """Make a guild available again."""
        self.unavailable_guilds.discard(guild_id)
        for session in self._sessions_of(guild_id):
            await session.send_event("GUILD_CREATE", self._guild(guild_id))

    def _guild(self, guild_id: int) -> Payload:
        return self._guilds[guild_id] | {"threads": self._active_threads(guild_id)}

    def forget_disconnected(self) -> None:
        """End the sessions without a connection: the bot's process has stopped."""
        for session in list(self._sessions.values()):
            if session.connection is None:
                self._end_session(session)

    # Connections

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection of the bot."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        connection = Connection(socket)
        self._connections.append(connection)
        expecting = asyncio.create_task(self._expect_heartbeats(connection))
        try:
            if request.query.get("v") != self.api_version:
                raise CloseConnection(CloseCode.INVALID_API_VERSION)
            if self.before_hello is None:
                milliseconds = int(self.heartbeat_interval * 1000)
                await connection.send(Op.HELLO, {"heartbeat_interval": milliseconds})
            else:
                await socket.close(code=self.before_hello)
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await self._received(connection, message.data)
        except CloseConnection as closing:
            if connection.session is not None:
                connection.session.resumable = True
            await socket.close(code=closing.code)
        finally:
            expecting.cancel()
            self._connections.remove(connection)
            await self._disconnected(connection)
        return socket

    async def _expect_heartbeats(self, connection: Connection) -> None:
        """End the session of a connection that misses heartbeats."""
        heartbeats = -1
        while connection.heartbeats > heartbeats:
            heartbeats = connection.heartbeats
            await asyncio.sleep(SILENT_INTERVALS * self.heartbeat_interval)
        if connection.session is not None:
            self._end_session(connection.session)
        await connection.socket.close(code=CloseCode.SESSION_TIMED_OUT)

    async def _disconnected(self, connection: Connection) -> None:
        session = connection.session
        if session is None or session.connection is not connection:
            return
        session.connection = None
        if not session.resumable and connection.socket.close_code in ENDING_CLOSE_CODES:
            self._end_session(session)
            # The answer may be on its way.
            await asyncio.sleep(0)
            self._lose_interactions(session)

    def _lose_interactions(self, ended: Session) -> None:
        """Mark interactions as lost that no other session has received."""
        for token, interaction in ended.pending_interactions.items():
            if not any(token in other.pending_interactions for other in self._sessions.values()):
                interaction.lose()

    async def _received(self, connection: Connection, text: str) -> None:
        connection.count_received()
        message = _decoded(text)
        data: Any = message.get("d")
        match message["op"]:
            case Op.HEARTBEAT:
                connection.heartbeats += 1
                if self._heartbeat_received is not None:
                    self._heartbeat_received.set()
                await connection.send(Op.HEARTBEAT_ACK, None)
            case Op.IDENTIFY | Op.RESUME if connection.session is not None:
                raise CloseConnection(CloseCode.ALREADY_AUTHENTICATED)
            case Op.IDENTIFY:
                await self._identify(connection, data)
            case Op.RESUME:
                await self._resume(connection, data)
            case Op.PRESENCE | Op.VOICE_STATE | Op.REQUEST_MEMBERS:
                if connection.session is None:
                    raise CloseConnection(CloseCode.NOT_AUTHENTICATED)
            case _:
                raise CloseConnection(CloseCode.UNKNOWN_OPCODE)

    async def _identify(self, connection: Connection, identify: Payload) -> None:
        self._use_up_identify()
        self.intents.append(identify["intents"])
        shard = self._checked_shard(identify)
        if self._is_early(shard):
            self.early_identifies += 1
            await connection.send(Op.INVALID_SESSION, data=False)
            return
        if self.after_identify is not None:
            await connection.socket.close(code=self.after_identify)
            return
        await self.may_be_ready.wait()
        session = connection.session = Session(shard)
        session.connection = connection
        own = [guild for guild in self._guilds if self._shard_of(guild) == shard]
        ready = {
            "v": int(self.api_version),
            "user": user(BOT),
            "guilds": [{"id": str(guild), "unavailable": True} for guild in own],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "application": {"id": str(APPLICATION), "flags": 0},
        }
        if "shard" in identify:
            ready["shard"] = identify["shard"]
        await session.send_event("READY", ready)
        for guild in own:
            if guild not in self.unavailable_guilds and identify["intents"] & GUILDS_INTENT:
                await session.send_event("GUILD_CREATE", self._guild(guild))
        # From now on it receives interactions.
        self._sessions[session.id] = session
        self.session_count += 1
        self._update_ready()

    def _use_up_identify(self) -> None:
        self.identify_count += 1
        if not self.identify_limit.take():
            self._recording.faults.append("an identify with none left: Discord resets the token")
            raise CloseConnection(CloseCode.AUTHENTICATION_FAILED)

    def _checked_shard(self, identify: Payload) -> int:
        """Return the shard of an identify. Raises CloseConnection if it is invalid."""
        _check_token(identify)
        number, shards = identify.get("shard", (0, 1))
        if not 0 <= number < shards:
            raise CloseConnection(CloseCode.INVALID_SHARD)
        own = sum((guild >> 22) % shards == number for guild in self._guilds)
        if own > self.guilds_per_shard or shards < self.shards:
            raise CloseConnection(CloseCode.SHARDING_REQUIRED)
        if shards != max(self.shards, 1):
            raise CloseConnection(CloseCode.INVALID_SHARD)
        if identify["intents"] & ~ALL_INTENTS:
            raise CloseConnection(CloseCode.INVALID_INTENTS)
        if identify["intents"] & PRIVILEGED_INTENTS & ~self.granted_intents:
            raise CloseConnection(CloseCode.DISALLOWED_INTENTS)
        return int(number)

    def _is_early(self, shard: int) -> bool:
        """Whether a bucket identifies for the second time within the interval."""
        now, bucket = time.perf_counter(), shard % self.max_concurrency
        last, self._identified[bucket] = self._identified.get(bucket), now
        return last is not None and now - last < self.identify_interval

    async def _resume(self, connection: Connection, resume: Payload) -> None:
        _check_token(resume)
        if resume["session_id"] in self._out_of_sequence:
            raise CloseConnection(CloseCode.INVALID_SEQ)
        session = self._sessions.get(resume["session_id"] or "")
        if self.refuse_resumes is not None:
            resumable, self.refuse_resumes = self.refuse_resumes, None
            if session is not None and not resumable:
                self._end_session(session)
            await connection.send(Op.INVALID_SESSION, resumable)
            return
        if session is None:
            await connection.send(Op.INVALID_SESSION, data=False)
            return
        if not 0 <= resume["seq"] <= len(session.events):
            self._end_session(session)
            self._out_of_sequence.add(session.id)
            raise CloseConnection(CloseCode.INVALID_SEQ)
        self.resume_count += 1
        connection.session, session.connection = session, connection
        session.resumable = False
        for event in session.events[resume["seq"] :]:
            await connection.send_text(event)
        await session.send_event("RESUMED", {})

    # Sessions

    @property
    def connections(self) -> tuple[Connection, ...]:
        """The open connections."""
        return tuple(self._connections)

    def sessions_of_shard(self, shard: int) -> list[Session]:
        """Return the sessions of a shard."""
        return [session for session in self._sessions.values() if session.shard == shard]

    def _sessions_of(self, guild_id: int) -> list[Session]:
        return self.sessions_of_shard(self._shard_of(guild_id))

    def _shard_of(self, guild_id: int) -> int:
        return (guild_id >> 22) % max(self.shards, 1)

    def _end_session(self, session: Session) -> None:
        self._sessions.pop(session.id, None)
        self._update_ready()

    def _update_ready(self) -> None:
        needed = {self._shard_of(guild) for guild in self._guilds}
        if needed <= {session.shard for session in self._sessions.values()}:
            self.ready.set()
        else:
            self.ready.clear()


def _decoded(text: str) -> Payload:
    """Return a message of the bot. Raises CloseConnection if it is none."""
    try:
        message = json.loads(text)
    except ValueError:
        message = None
    if len(text.encode()) > MAX_PAYLOAD or not isinstance(message, dict) or "op" not in message:
        raise CloseConnection(CloseCode.DECODE_ERROR)
    return message


def _check_token(data: Payload) -> None:
    if data["token"] != TOKEN:
        raise CloseConnection(CloseCode.AUTHENTICATION_FAILED)


async def _expire_later(interaction: SentInteraction) -> None:
    await asyncio.sleep(UNANSWERED_AFTER)
    interaction.lose()
