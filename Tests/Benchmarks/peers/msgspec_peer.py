"""msgspec: decodes into typed structs with the constraints of the contract that its types can say."""

import datetime
import uuid
from typing import Annotated, Literal, Optional

import timing

try:
    import msgspec
    from msgspec import Meta, Struct
except ImportError:
    timing.missing()

Moment = Annotated[datetime.datetime, Meta(tz=True)]
Currency = Annotated[str, Meta(pattern="^[A-Z]{3}$")]
Name = Annotated[str, Meta(min_length=1, max_length=200)]


class Version(Struct):
    major: Annotated[int, Meta(ge=0)]
    minor: Annotated[int, Meta(ge=0)]


class Device(Struct):
    id: uuid.UUID
    name: Optional[Name] = None


class App(Struct):
    version: Annotated[str, Meta(min_length=1, max_length=50)]


class Cost(Struct):
    amount: Annotated[int, Meta(ge=0, le=9007199254740991)]
    currency: Currency
    period: Literal["day", "week", "month", "year"]


class Tracker(Struct):
    id: uuid.UUID
    preset: str
    name: Name
    quitDate: Moment
    createdAt: Moment
    updatedAt: Moment
    cost: Optional[Cost] = None


class Run(Struct):
    id: uuid.UUID
    trackerId: uuid.UUID
    startedAt: Moment
    endedAt: Optional[Moment]
    createdAt: Moment
    updatedAt: Moment


class Entry(Struct):
    id: uuid.UUID
    trackerId: uuid.UUID
    kind: Literal["craving", "slip", "milestone", "note"]
    intensity: Optional[Annotated[int, Meta(ge=1, le=5)]]
    note: Optional[Annotated[str, Meta(max_length=10000)]]
    occurredAt: Moment
    createdAt: Moment
    updatedAt: Moment


class Preferences(Struct):
    theme: Literal["system", "light", "dark", None] = None
    weekStart: Literal["monday", "sunday", "saturday", None] = None
    defaultCurrency: Optional[Currency] = None
    hapticsEnabled: Optional[bool] = None
    dailyReminderTime: Optional[Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]] = None


class Backup(Struct):
    format: Literal["seaglass-backup"]
    version: Version
    exportedAt: Moment
    device: Device
    trackers: list[Tracker]
    runs: list[Run]
    entries: list[Entry]
    preferences: Preferences
    app: Optional[App] = None


timing.seconds(msgspec.json.Decoder(Backup).decode)
