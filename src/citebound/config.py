"""Profiles: what is read, how it is bound, what is checked and what happens then, as one frozen value with a hash.

A profile is a TOML file. Five keys of meaning first: `extends` names another profile or file, whose settings hold where this one is silent. An unknown key, a
value out of range or a part that does not exist is an error with a suggestion, before anything is read.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections import Counter
from enum import StrEnum
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from citebound.catalog import CHECKS, ESTIMATORS, GRAMMARS, PATH_CODES, POLICIES
from citebound.errors import ConfigurationError, UsageError, unknown
from citebound.model import Action, ClaimKind, ClaimVerdict
from citebound.parse.scheme import Binding, Scheme

_FOLDER = files("citebound") / "profiles"
_DEEPEST = 8


class Numbers(StrEnum):
    """How numbers are compared."""

    CHARACTERS = "characters"
    EXACT = "exact"
    BY_VALUE = "by_value"
    OFF = "off"


class Uncited(StrEnum):
    """What a claim without a citation is."""

    FAIL = "fail"
    ADVISORY = "advisory"
    NO_VALID_CITATION = "no_valid_citation"


class NoSources(StrEnum):
    """What a claim is when the record has no sources at all."""

    UNVERIFIABLE = "unverifiable"
    UNCITED = "uncited"
    INVALID_CITATION = "invalid_citation"


class Profile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The settings of one verification.

    Attributes:
        grammars: ways of citing that count, in the order of their precedence.
        binding: what a marker group belongs to.
        non_claims: kinds of text that assert nothing; any other text is a claim.
        least_words: sentences with fewer words and no citation are no claims; 0 or more.
        key_terms_required: a sentence without a key term is no claim.
        checks: the checks that run.
        numbers: how numbers are compared.
        advisory: checks whose findings are listed and fail nothing.
        uncited: what a claim without a citation is.
        no_sources: what a claim is when no sources were given.
        estimator: who judges what no hard finding stops; `none` for nobody.
        threshold: the least support of a supported claim, in [0, 1].
        action: what happens to an answer that does not pass.
        actions: the actions that may be asked for instead.
        placeholder: the text that `strip` puts in the place of a sentence.
        reasons: an order of reasons of the profile's own, for answers that fail; empty for the order of the verdicts.
    """

    name: str
    description: str = ""
    grammars: tuple[str, ...]
    binding: Binding
    non_claims: tuple[ClaimKind, ...]
    least_words: int = 0
    key_terms_required: bool = False
    checks: tuple[str, ...]
    numbers: Numbers
    advisory: tuple[str, ...] = ()
    uncited: Uncited
    no_sources: NoSources
    estimator: str
    threshold: float
    action: Action
    actions: tuple[Action, ...]
    placeholder: str = "[Data not available]"
    reasons: tuple[str, ...] = ()

    @property
    def scheme(self) -> Scheme:
        """What the stage `parse` needs to know."""
        return Scheme(self.binding, frozenset(self.non_claims), self.least_words, self.key_terms_required, self.placeholder)

    def with_action(self, action: str | Action | None) -> Profile:
        """Return the profile with another action.

        Raises:
            UsageError: there is no such action, or this profile forbids it.
        """
        if action is None or action == self.action:
            return self
        if action not in list(Action):
            raise UsageError(unknown("action", str(action), list(self.actions)))
        if action not in self.actions:
            allowed = ", ".join(self.actions)
            raise UsageError(f"the profile '{self.name}' does not allow the action '{action}'; it allows: {allowed}")
        return msgspec.structs.replace(self, action=Action(action))

    def to_toml(self) -> str:
        """Return the profile as a TOML file with every setting in it."""
        # TOML's strings are JSON's, save that it forbids the delete character.
        lines = [f"{field} = {json.dumps(value, ensure_ascii=False)}".replace("\x7f", "\\u007f") for field, value in msgspec.to_builtins(self).items()]
        return "\n".join(lines) + "\n"

    def fingerprint(self, versions: dict[str, str]) -> str:
        """Return the hash of everything that can change a verdict: the settings and the versions of the parts they name."""
        settings = msgspec.to_builtins(self)
        for silent in ("name", "description", "actions"):
            del settings[silent]
        body = json.dumps({"settings": settings, "versions": versions}, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return "sha256:" + hashlib.sha256(body.encode()).hexdigest()


def built_in() -> tuple[str, ...]:
    """Return the names of the profiles in the package."""
    return tuple(sorted(entry.name.removesuffix(".toml") for entry in _FOLDER.iterdir() if entry.name.endswith(".toml")))


def load(profile: str | Path | Profile) -> Profile:
    """Return a profile by name, or read it from a TOML file.

    Raises:
        UsageError: there is no profile and no file of that name.
        ConfigurationError: the file is no valid profile.
    """
    if isinstance(profile, Profile):
        return profile
    return _validated(*_read(profile, 0))


def _read(profile: str | Path, depth: int, folder: Path | None = None) -> tuple[dict[str, Any], str]:
    if depth > _DEEPEST:
        raise ConfigurationError(f"profile '{profile}': profiles extend each other more than {_DEEPEST} deep; look for a circle")
    name = str(profile)
    if isinstance(profile, str) and name in built_in():
        text, where = (_FOLDER / f"{name}.toml").read_text(encoding="utf-8"), f"profile '{name}'"
    else:
        path = Path(profile) if folder is None else folder / profile
        text, where, folder = _file(path, name), f"profile file '{name}'", path.parent
    try:
        settings = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigurationError(f"{where} is no TOML: {error}") from error
    if name not in built_in():
        settings.setdefault("name", Path(name).stem)
    base = settings.pop("extends", None)
    if base is None:
        return settings, where
    if not isinstance(base, str):
        raise ConfigurationError(f"{where}: 'extends' must be the name or the file of a profile, not {base!r}")
    try:
        inherited, _ = _read(base, depth + 1, folder)
    except UsageError as error:
        raise ConfigurationError(f"{where}: extends: {error}") from error
    return {**inherited, **settings}, where


def _file(path: Path, name: str) -> str:
    if not path.is_file():
        if path.suffix == ".toml" or "/" in name:
            raise UsageError(f"there is no profile file '{name}'")
        raise UsageError(unknown("profile", name, built_in()) + "; a profile of your own is named by its .toml file")
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigurationError(f"profile file '{name}' cannot be read: {error}") from error


def _validated(settings: dict[str, Any], where: str) -> Profile:
    known = Profile.__struct_fields__
    for key in settings:
        if key not in known:
            raise ConfigurationError(f"{where}: {unknown('key', key, (*known, 'extends'))}")
    try:
        profile = msgspec.convert(settings, Profile, strict=True)
    except msgspec.ValidationError as error:
        raise ConfigurationError(f'{where}: {error}{_choices(error)}; a file that sets only some keys names the rest by extends = "standard"') from error
    if not 0 <= profile.threshold <= 1:
        raise ConfigurationError(f"{where}: threshold is {profile.threshold}; it must lie between 0 and 1")
    if profile.least_words < 0:
        raise ConfigurationError(f"{where}: least_words is {profile.least_words}; it must be 0 or more")
    if any(kind.asserts for kind in profile.non_claims):
        raise ConfigurationError(f"{where}: non_claims may name only kinds that assert nothing; text of any other kind must be checked")
    if profile.action not in profile.actions:
        raise ConfigurationError(f"{where}: the action '{profile.action}' is not among its actions: {', '.join(profile.actions)}")
    if not set(profile.checks) - set(profile.advisory) and profile.estimator == "none":
        raise ConfigurationError(f"{where}: no estimator and no check that can fail anything are named; such a profile would let everything through")
    _parts_exist(profile, where)
    return profile


def _choices(error: msgspec.ValidationError) -> str:
    """Name the valid values of an enumeration that an error speaks of."""
    enums: dict[str, type[StrEnum]] = {
        "binding": Binding,
        "non_claims": ClaimKind,
        "numbers": Numbers,
        "uncited": Uncited,
        "no_sources": NoSources,
        "action": Action,
    }
    for field, enum in enums.items():
        if f"$.{field}" in str(error) and "enum" in str(error):
            return f" (one of: {', '.join(enum)})"
    return ""


def _parts_exist(profile: Profile, where: str) -> None:
    """Make every part once: a profile that names a missing one must fail before it judges anything."""
    codes: set[str] = {*ClaimVerdict, *PATH_CODES}
    for field in ("grammars", "checks", "advisory", "non_claims", "actions", "reasons"):
        twice = next((name for name, times in Counter(getattr(profile, field)).items() if times > 1), None)
        if twice is not None:
            raise ConfigurationError(f"{where}: {field} names '{twice}' more than once")
    try:
        for registry, names in (
            (GRAMMARS, profile.grammars),
            (CHECKS, (*profile.checks, *profile.advisory)),
            (ESTIMATORS, () if profile.estimator == "none" else (profile.estimator,)),
            (POLICIES, profile.actions),
        ):
            for name in names:
                codes |= set(getattr(registry.make(name), "codes", {}))
    except ConfigurationError as error:
        raise ConfigurationError(f"{where}: {error}") from error
    for reason in profile.reasons:
        if reason not in codes:
            raise ConfigurationError(f"{where}: {unknown('reason', reason, codes)}")
