"""`/nevsky away`: announcing an absence, during which the user's clocks stand at all tables."""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import dataclass

from bot.channel.clock_lines import timestamp
from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.i18n.texts import Alternatives, shared_texts
from bot.interactions.core.context import RequestContext
from bot.interactions.core.forms import MAX_TEXT_LENGTH, Form, TextField
from bot.interactions.core.responder import Responder
from bot.interactions.profile.absence_end import absence_end, example_absences
from bot.storage.errors import LeaseLost, StoreError
from bot.table.absences import DAY, WINDOW, check_absence, latest_end
from bot.table.errors import RequestRejected

log = logging.getLogger(__name__)

OFFERED_DAYS = (1, 3, 7, 14, 30)
"""The lengths of absences for which there is a button."""

FORM_VERB = "absence-date"
"""The verb of the button that asks for a date."""

DATE_FIELD = "text"
"""The name of the form's field."""

BACK = "back"
"""The code of the button that ends an absence."""


@dataclass(frozen=True, slots=True)
class _Absences:
    """What is stored about a user's absences."""

    past: tuple[tuple[int, int], ...]
    """When those that are over began and ended, in Unix seconds."""

    current: tuple[int, int] | None
    """When the one that runs began, and when it ends."""

    def begins_at(self, now: int) -> int:
        """When an absence that is announced now begins: the one that runs gets another end."""
        return now if self.current is None else self.current[0]


async def _read(request: RequestContext, now: int) -> _Absences:
    stored = await request.store.absences(request.user_id, now - WINDOW)
    current = next((one for one in stored if one[0] <= now < one[1]), None)
    return _Absences(tuple(one for one in stored if one != current), current)


async def show_absence(request: RequestContext, responder: Responder) -> None:
    """Say whether the user is absent, with buttons to change that."""
    now = int(request.runtime.clock())
    absences = await _read(request, now)
    began_at, until = absences.current or (now, 0)
    latest = latest_end(absences.past, began_at)
    buttons = [
        Button(request.translate("absence-days", days=days), _button_id(str(days)))
        for days in OFFERED_DAYS
        if now + days * DAY <= latest
    ]
    if latest > now:
        buttons.append(Button(request.translate("button-absence-date"), CustomId(FORM_VERB, 0)))
    if absences.current is not None:
        buttons.append(Button(request.translate("button-absence-over"), _button_id(BACK)))
    lines = (
        request.translate("absence-now", at=timestamp(until, "f")) if until else "",
        request.translate("ask-absence"),
    )
    await responder.respond("\n".join(filter(None, lines)), controls=buttons)


def absence_titles(request: RequestContext, typed: str) -> dict[str, str]:
    """The titles of the absences to suggest, first of what is typed, by the text to announce."""
    typed = typed.strip()
    now, locale = int(request.runtime.clock()), request.interaction.locale.value
    lengths = [str(days) for days in OFFERED_DAYS]
    if absence_end(typed, now, locale) is not None:
        lengths.insert(0, typed)
    return {
        length: request.translate("absence-days", days=int(length))
        if length.isdecimal()
        else length
        for length in lengths
    }


def absence_button(request: RequestContext) -> Button:
    """The button that leads here from the user's settings."""
    return Button(request.translate("button-absence"), CustomId("absence", 0))


async def absence_form(request: RequestContext, custom_id: CustomId) -> Form:
    """The form that asks until when the user is away.

    Raises RequestRejected if they have been away for too long to be so again.
    """
    now = int(request.runtime.clock())
    examples = _examples(request, await _read(request, now), now)
    field = TextField(
        DATE_FIELD,
        label=request.translate("absence-form-label"),
        placeholder=request.translate("absence-form-example", examples=examples),
    )
    return Form(request.translate("absence-form"), (field,), CustomId(FORM_VERB, 0))


async def announce_typed_absence(request: RequestContext, responder: Responder) -> None:
    """See `announce_absence`, for the text that was typed into the form."""
    (text, *_) = request.submitted.get(DATE_FIELD) or ("",)
    await announce_absence(request, responder, text[:MAX_TEXT_LENGTH])


def _examples(request: RequestContext, absences: _Absences, now: int) -> Alternatives[str]:
    """Absences that the user could announce now. Raises RequestRejected if there are none."""
    latest = latest_end(absences.past, absences.begins_at(now))
    locale = request.interaction.locale.value
    language = shared_texts().closest_language(request.locale)
    examples = example_absences(now, latest, locale, language)
    if not examples:
        raise RequestRejected("absence-used-up")
    return Alternatives(examples)


def _button_id(code: str) -> CustomId:
    return CustomId("absence", 0, 0, (code,))


async def change_absence(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Do what a button says: announce an absence, end it, or show what can be done."""
    if not custom_id.path:
        await show_absence(request, responder)
    elif custom_id.path == (BACK,):
        await end_absence(request, responder)
    elif len(custom_id.path) == 1 and custom_id.path[0] in map(str, OFFERED_DAYS):
        await announce_absence(request, responder, custom_id.path[0])
    else:
        raise RequestRejected("old-button")


async def announce_absence(request: RequestContext, responder: Responder, text: str) -> None:
    """Let the user be absent from now on until the date, or for as many days, as a text says.

    An absence that runs gets another end. Raises RequestRejected for one that is not allowed.
    """
    now = int(request.runtime.clock())
    until = absence_end(text, now, request.interaction.locale.value)
    absences = await _read(request, now)
    if until is None or until <= now:
        reason = "absence-unclear" if until is None else "absence-past"
        raise RequestRejected(reason, examples=_examples(request, absences, now))
    began_at = absences.begins_at(now)
    check_absence(absences.past, began_at, until, now)
    await request.store.delete_old_absences(request.user_id, now - WINDOW)
    await request.store.set_absence(request.user_id, began_at, until)
    request.mark_committed()
    over = Button(request.translate("button-absence-over"), _button_id(BACK))
    content = request.translate("absence-begun", at=timestamp(until, "f"))
    await responder.respond(content, controls=(over,))
    await _tell_tables(request)


async def end_absence(request: RequestContext, responder: Responder) -> None:
    """End the user's absence now. Raises RequestRejected if there is none."""
    now = int(request.runtime.clock())
    absences = await _read(request, now)
    if absences.current is None:
        raise RequestRejected("absence-none")
    await request.store.set_absence(request.user_id, absences.current[0], now)
    request.mark_committed()
    await responder.respond(request.translate("absence-over"))
    await _tell_tables(request)


async def _tell_tables(request: RequestContext) -> None:
    """Let the tables of this process know at once; those of others find out within seconds."""
    with suppress(StoreError, LeaseLost):
        await request.runtime.clocks.heed_absences()
