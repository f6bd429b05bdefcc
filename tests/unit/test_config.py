"""What profiles promise: a frozen set of choices, checked before anything is read, with a hash of everything that can change a verdict."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from citebound.config import NoSources, Numbers, Profile, Uncited, built_in, load
from citebound.errors import ConfigurationError, UsageError
from citebound.model import Action
from citebound.parse.scheme import Binding
from citebound.pipeline import Verifier

Write = Callable[[str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Return a function that writes a profile file."""

    def to_file(text: str) -> Path:
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return to_file


def config_hash(profile: str | Path | Profile) -> str:
    """Return the hash that reports under a profile carry."""
    return Verifier(profile).instrument.config_hash


# ------------------------------------------------------------------------------------------------------------------- built in


def test_four_profiles_are_built_in() -> None:
    """The profiles of the contract are there, sorted by name."""
    assert set(built_in()) >= {"standard", "strict", "legal", "section"}
    assert list(built_in()) == sorted(built_in())


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("standard", (Binding.CLAUSE, Numbers.BY_VALUE, Uncited.FAIL, NoSources.UNVERIFIABLE, "lexical", Action.FLAG)),
        ("strict", (Binding.GROUP, Numbers.CHARACTERS, Uncited.NO_VALID_CITATION, NoSources.INVALID_CITATION, "none", Action.DISCARD)),
        ("legal", (Binding.SENTENCE, Numbers.BY_VALUE, Uncited.ADVISORY, NoSources.INVALID_CITATION, "none", Action.FLAG)),
        ("section", (Binding.SENTENCE, Numbers.OFF, Uncited.FAIL, NoSources.UNCITED, "key_terms", Action.STRIP)),
    ],
)
def test_a_built_in_profile_decides_as_the_contract_says(name: str, expected: tuple[object, ...]) -> None:
    """Binding, numbers, claims without citation or sources, estimator and action are those of the table of profiles."""
    profile = load(name)

    assert profile.name == name
    assert profile.description
    assert (profile.binding, profile.numbers, profile.uncited, profile.no_sources, profile.estimator, profile.action) == expected


@pytest.mark.parametrize("name", ["strict", "section"])
def test_plain_number_profiles_read_plain_numbers(name: str) -> None:
    """Under `strict` and `section` only numeric markers are citations."""
    assert load(name).grammars == ("numeric",)


def test_law_profile_reads_law_labels() -> None:
    """Under `legal` only law labels are citations, numbers are advisory and nothing that rewrites may be asked for."""
    profile = load("legal")

    assert profile.grammars == ("law_article",)
    assert "numbers" in profile.advisory
    assert not {Action.STRIP, Action.DROP, Action.DISCARD} & set(profile.actions)


@pytest.mark.parametrize("name", ["standard", "section"])
def test_forty_percent_carry_a_claim(name: str) -> None:
    """Without a trained estimator, two fifths of the terms are needed."""
    assert load(name).threshold == 0.4


def test_a_profile_is_frozen() -> None:
    """A profile never changes after it was loaded, and is handed through as it is."""
    profile = load("standard")

    with pytest.raises(AttributeError):
        profile.threshold = 0.0  # type: ignore[misc]
    assert load(profile) is profile


@pytest.mark.parametrize("name", built_in())
def test_a_profile_reads_back_from_its_toml(name: str, write: Write) -> None:
    """What `to_toml` writes is the same profile with the same hash, every setting in it."""
    profile = load(name)

    text = profile.to_toml()

    assert load(write(text)) == profile
    assert all(f"\n{field} = " in f"\n{text}" for field in Profile.__struct_fields__)


@pytest.mark.parametrize(
    "placeholder",
    [
        'a "quoted" \\ one',
        "two\nlines\tand a tab",
        "\u2028 \U0001f600 ｡ é",
        "",
        "\x00\x1b",
        "\x7f",
    ],
)
def test_any_text_survives_the_toml(placeholder: str, write: Write) -> None:
    """A text setting reads back as it is, whatever characters it has."""
    profile = msgspec.structs.replace(load("standard"), placeholder=placeholder)

    assert load(write(profile.to_toml())) == profile


# --------------------------------------------------------------------------------------------------------------- a file of one's own


def test_a_file_extends_a_profile(write: Write) -> None:
    """What the file says holds, the rest is inherited, and its name is the file's unless it gives one."""
    profile = load(write('extends = "standard"\nnumbers = "exact"\n'))

    assert profile == msgspec.structs.replace(load("standard"), name="mine", numbers=Numbers.EXACT)
    assert load(write('extends = "standard"\nname = "ours"\n')).name == "ours"


def test_exact_numbers_are_whole_tokens_as_written(write: Write) -> None:
    """A file that extends `standard` with `numbers = "exact"` refuses another way of writing the same value."""
    exact = Verifier(write('extends = "standard"\nnumbers = "exact"\n'))
    sources = ["Rent is 1,250 dollars a month."]

    same, other = (f"Rent is {number} dollars a month [1]." for number in ("1,250", "1250"))

    assert exact.verify(same, sources, lang="en").passed
    assert exact.verify(other, sources, lang="en").reason == "unsupported_number"
    assert Verifier().verify(other, sources, lang="en").passed


def test_a_file_extends_a_file_beside_it(tmp_path: Path) -> None:
    """A file names another one relative to itself, whatever the working folder; the nearest setting holds."""
    (tmp_path / "deeper").mkdir()
    (tmp_path / "root.toml").write_text('extends = "strict"\nthreshold = 0.2\nplaceholder = "[root]"\n', encoding="utf-8")
    (tmp_path / "deeper" / "base.toml").write_text('extends = "../root.toml"\nthreshold = 0.3\n', encoding="utf-8")
    (tmp_path / "mine.toml").write_text('extends = "deeper/base.toml"\n', encoding="utf-8")

    profile = load(tmp_path / "mine.toml")

    assert (profile.name, profile.threshold, profile.placeholder, profile.numbers) == ("mine", 0.3, "[root]", Numbers.CHARACTERS)


def test_a_file_may_have_the_name_of_a_built_in_profile(tmp_path: Path) -> None:
    """A path is a file and a bare name is a built-in profile; neither hides the other."""
    path = tmp_path / "standard.toml"
    path.write_text('extends = "standard"\nthreshold = 0.9\n', encoding="utf-8")

    assert load(path).threshold == load(str(path)).threshold == 0.9
    assert load("standard").threshold == 0.4


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('numberz = "exact"', ["numberz", "did you mean 'numbers'?"]),
        ("treshold = 0.3", ["treshold", "did you mean 'threshold'?"]),
        ('qwertyuiop = ""', ["qwertyuiop", "known:", "threshold"]),
        ('checks = ["number"]', ["check 'number'", "did you mean 'numbers'?"]),
        ('advisory = ["numberz"]', ["check 'numberz'", "did you mean 'numbers'?"]),
        ('grammars = ["numerik"]', ["grammar 'numerik'", "did you mean 'numeric'?"]),
        ('estimator = "lexicall"', ["estimator 'lexicall'", "did you mean 'lexical'?"]),
        ('action = "stripp"', ["stripp", "action", "strip", "discard"]),
        ('actions = ["flag", "stripp"]', ["stripp", "actions"]),
        ('numbers = "exakt"', ["exakt", "numbers", "by_value"]),
        ('binding = "word"', ["word", "binding", "sentence"]),
        ('uncited = "pass"', ["pass", "uncited", "advisory"]),
        ('no_sources = "pass"', ["pass", "no_sources", "unverifiable"]),
        ('non_claims = ["headin"]', ["headin", "non_claims", "heading"]),
        ('non_claims = ["sentence"]', ["non_claims"]),
        ("threshold = 1.01", ["threshold", "1.01", "between 0 and 1"]),
        ("threshold = -0.01", ["threshold", "-0.01", "between 0 and 1"]),
        ("threshold = nan", ["threshold", "nan"]),
        ("threshold = inf", ["threshold", "inf"]),
        ('threshold = "0.4"', ["threshold", "float"]),
        ("threshold = true", ["threshold", "float"]),
        ("least_words = -1", ["least_words", "-1"]),
        ("least_words = 1.5", ["least_words", "int"]),
        ('checks = "numbers"', ["checks", "array"]),
        ("name = 5", ["name", "str"]),
        ("[section]\nx = 1", ["section"]),
    ],
)
def test_a_wrong_setting_is_refused(line: str, words: list[str], write: Write) -> None:
    """The error names the file, the key, the value or its range, and what could be meant."""
    with pytest.raises(ConfigurationError) as caught:
        load(write(f'extends = "standard"\n{line}\n'))

    assert caught.value.exit_code == 4
    assert [word for word in ["mine.toml", *words] if word not in str(caught.value)] == []


@pytest.mark.parametrize("threshold", ["0", "1", "0.0", "1.0", "0.4"])
def test_a_threshold_lies_between_nothing_and_everything(threshold: str, write: Write) -> None:
    """Both ends are allowed, whole numbers too."""
    assert load(write(f'extends = "standard"\nthreshold = {threshold}\n')).threshold == float(threshold)


def test_an_action_outside_the_allowed_ones_is_refused(write: Write) -> None:
    """A file cannot act on an answer in a way that its own list forbids."""
    with pytest.raises(ConfigurationError, match=r"strip.*flag"):
        load(write('extends = "legal"\naction = "strip"\n'))


def test_a_profile_that_judges_nothing_is_refused(write: Write) -> None:
    """A profile with no check and no estimator would let everything through."""
    with pytest.raises(ConfigurationError):
        load(write('extends = "standard"\nchecks = []\nestimator = "none"\n'))


@pytest.mark.parametrize("text", ["", "numbers = 'exact'\n"])
def test_a_file_that_extends_nothing_must_be_whole(text: str, write: Write) -> None:
    """A missing setting is never guessed; the error says how to inherit it."""
    with pytest.raises(ConfigurationError, match=r"missing.*extends"):
        load(write(text))


@pytest.mark.parametrize("content", [b"extends = \n", b"= 5", b'extends = "standard"\nextends = "strict"', b"\xff\xfe", b"numbers = 'caf\xe9'"])
def test_a_file_that_is_no_toml_is_refused(content: bytes, tmp_path: Path) -> None:
    """The error names the file."""
    path = tmp_path / "mine.toml"
    path.write_bytes(content)

    with pytest.raises(ConfigurationError, match=r"mine\.toml"):
        load(path)


@pytest.mark.parametrize("base", ["mine.toml", "./mine.toml", "other.toml"])
def test_a_circle_is_refused(base: str, write: Write, tmp_path: Path) -> None:
    """Files that extend each other are an error, not a crash."""
    (tmp_path / "other.toml").write_text('extends = "mine.toml"\n', encoding="utf-8")

    with pytest.raises(ConfigurationError, match="circle"):
        load(write(f'extends = "{base}"\n'))


@pytest.mark.parametrize("base", ["5", "true", '["standard"]'])
def test_only_a_name_can_be_extended(base: str, write: Write) -> None:
    """Another type is an error that says so."""
    with pytest.raises(ConfigurationError, match="extends"):
        load(write(f"extends = {base}\n"))


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("standrad", "did you mean 'standard'"),
        ("legall", "did you mean 'legal'"),
        ("", "known: "),
        ("qwertz", "known: "),
        ("nowhere.toml", "nowhere.toml"),
        ("no/where", "no/where"),
        (Path("nowhere.toml"), "nowhere.toml"),
    ],
)
def test_an_unknown_profile_is_a_usage_error(name: str | Path, words: str) -> None:
    """The error names what was asked for, and what could be meant."""
    with pytest.raises(UsageError) as caught:
        load(name)

    assert caught.value.exit_code == 2
    assert words in str(caught.value)


def test_an_unknown_base_is_named(write: Write) -> None:
    """A file that extends what does not exist is an error with a suggestion, before anything is read."""
    with pytest.raises((UsageError, ConfigurationError), match="did you mean 'standard'"):
        load(write('extends = "standrad"\n'))


# -------------------------------------------------------------------------------------------------------------------- actions


@pytest.mark.parametrize("action", ["strip", "drop", "discard", Action.STRIP])
def test_the_law_profile_never_rewrites(action: str) -> None:
    """Under `legal` an action that changes the text is a usage error that names those allowed."""
    with pytest.raises(UsageError, match=r"legal.*flag"):
        load("legal").with_action(action)


def test_an_unknown_action_is_a_usage_error() -> None:
    """The error suggests the action that was meant."""
    with pytest.raises(UsageError, match="did you mean 'strip'"):
        load("standard").with_action("stripp")


@pytest.mark.parametrize("name", ["standard", "strict", "section"])
@pytest.mark.parametrize("action", ["flag", "strip", "keep", "drop", "discard"])
def test_an_action_can_be_asked_for(name: str, action: str) -> None:
    """Only the action changes; the profile's own one, or none, changes nothing."""
    profile = load(name)

    assert profile.with_action(action) == msgspec.structs.replace(profile, action=Action(action))
    assert profile.with_action(None) is profile
    assert profile.with_action(profile.action) is profile


# ----------------------------------------------------------------------------------------------------------------------- hash

_CHANGES = [
    "numbers = 'exact'",
    "threshold = 0.41",
    "least_words = 2",
    "binding = 'sentence'",
    "uncited = 'advisory'",
    "no_sources = 'uncited'",
    "estimator = 'key_terms'",
    "checks = ['citations']",
    "grammars = ['numeric']",
    "grammars = ['law_article', 'numeric']",
    "advisory = ['numbers']",
    "non_claims = ['heading']",
    "key_terms_required = true",
    "action = 'strip'",
    "placeholder = '[gone]'",
    "reasons = ['unsupported_number']",
]


def test_every_setting_changes_the_hash(write: Write) -> None:
    """No two profiles that could decide differently share a hash."""
    hashes = [config_hash("standard"), *(config_hash(write(f'extends = "standard"\n{line}\n')) for line in _CHANGES)]

    assert len(set(hashes)) == len(hashes)
    assert all(text.startswith("sha256:") and len(text) == len("sha256:") + 64 for text in hashes)


def test_names_do_not_change_the_hash(write: Write) -> None:
    """A profile of the same settings is the same instrument, whatever it is called and wherever it lies."""
    renamed = write('extends = "standard"\nname = "other"\ndescription = "Said in other words."\n')

    assert config_hash(renamed) == config_hash("standard")
    assert Verifier(renamed).instrument.profile == "other"


def test_versions_of_the_parts_change_the_hash() -> None:
    """A new version of a check is another instrument; the order in which versions are told is none."""
    profile = load("standard")
    first = profile.fingerprint({"numbers": "1", "citations": "1"})

    assert first == profile.fingerprint({"citations": "1", "numbers": "1"})
    assert first != profile.fingerprint({"numbers": "2", "citations": "1"})
