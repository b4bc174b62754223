"""Fills in forms as a person does, who sees labels and changes only what they want."""

from __future__ import annotations

from typing import Any

TEXT_INPUT, CHECKBOXES = 4, 22
"""Discord's types of components."""


def fields_of(form: Any) -> list[tuple[str, dict[str, Any]]]:
    """Return the label and the component of each field of the form that a press has opened."""
    modal = form._interaction.modal
    assert modal is not None, "no form was opened"
    return [(part["label"], part["component"]) for part in modal["components"]]


def form_values(form: Any) -> dict[str, str | bool]:
    """Return what a form shows by label: the chosen option of a menu, and whether a box is ticked.

    A line has the text that it begins with.
    """
    shown: dict[str, str | bool] = {}
    for label, field in fields_of(form):
        if field["type"] == CHECKBOXES:
            shown |= {box["label"]: bool(box.get("default")) for box in field["options"]}
        elif field["type"] == TEXT_INPUT:
            shown[label] = field.get("value") or ""
        else:
            (shown[label],) = [
                option["label"] for option in field["options"] if option.get("default")
            ]
    return shown


def filled_in(form: Any, changes: dict[str, str | bool]) -> dict[str, Any]:
    """Return what Discord sends by the name of each field, with these changes by label."""
    unknown = changes.keys() - form_values(form).keys()
    assert not unknown, (unknown, form_values(form))
    values = form_values(form) | changes
    return {field["custom_id"]: _value(label, field, values) for label, field in fields_of(form)}


def _value(label: str, field: dict[str, Any], values: dict[str, str | bool]) -> Any:
    if field["type"] == TEXT_INPUT:
        return values[label]
    if field["type"] == CHECKBOXES:
        return [box["value"] for box in field["options"] if values[box["label"]]]
    codes = {option["label"]: option["value"] for option in field["options"]}
    return [codes[str(values[label])]]
