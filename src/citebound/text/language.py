"""Which language a text is in, as far as sentences, stems and decimal marks need to know it.

A guess by script and by function words; it is no language identifier and says None rather than a wrong name.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache

_SCRIPTS = (
    ("ja", re.compile("[\u3040-\u30ff]")),
    ("ko", re.compile("[\uac00-\ud7a3]")),
    ("zh", re.compile("[\u4e00-\u9fff]")),
    ("th", re.compile("[\u0e01-\u0e5b]")),
    ("hi", re.compile("[\u0904-\u0939]")),
    ("fa", re.compile("[\u06af\u067e\u0686\u0698\u06a9\u06cc]")),
    ("ar", re.compile("[\u0620-\u064a]")),
    ("he", re.compile("[\u05d0-\u05ea]")),
    ("el", re.compile("[\u0391-\u03c9]")),
    ("uk", re.compile("[\u0404\u0406\u0407\u0454\u0456\u0457]")),
    ("ru", re.compile("[\u0410-\u044f]")),
)
_VIETNAMESE = re.compile("[\u0102\u0103\u0110\u0111\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]")

_FUNCTION_WORDS = {
    "en": "the of and to in is are was for that with on by as at from be has have this which not or an it per",
    "es": "el la los las de del que y en un una es por con para se no al su más como está son",
    "de": "der die das und in den von zu mit ist des für auf dem ein eine nicht im sind bei nach wird werden oder",
    "fr": "le la les de des et en un une est pour dans que qui par sur au aux du il elle ne pas sont avec",
    "it": "il lo la gli le di del della che e in un una è per con non sono da al alla nel",
    "pt": "o a os as de do da dos das que e em um uma é por com para não no na são ao",
    "nl": "de het een van en in is dat op te voor met zijn niet aan er worden door bij of",
    "sv": "och att det som en av för på är med till den har inte om ett",
    "pl": "w i na z do nie się jest to że przez od po dla oraz",
    "tr": "ve bir bu için ile olarak da de en çok olan gibi daha",
    "id": "yang dan di untuk dengan pada dari ini tidak adalah dalam atau oleh akan",
    "da": "og i at det en til på af som er med for der ikke den",
}
_VOTES: dict[str, tuple[str, ...]] = {}
for _name, _words in _FUNCTION_WORDS.items():
    for _word in filter(lambda word: len(word) > 1, _words.split()):  # `a` and `o` are words of half of these languages
        _VOTES[_word] = (*_VOTES.get(_word, ()), _name)

_SAMPLE = 2_000


@lru_cache(maxsize=256)
def detect(text: str) -> str | None:
    """Return the two-letter language code of `text`, or None where its first 2,000 characters do not say.

    A script names its language (Han with kana is Japanese); a text in Latin letters is decided by at least two function words.
    """
    sample = text[:_SAMPLE]
    if not sample.isascii():
        letters = sum(map(str.isalpha, sample)) or 1
        for name, pattern in _SCRIPTS:
            if len(pattern.findall(sample)) / letters > (0.02 if name in ("ja", "fa", "uk") else 0.3):
                return name
        if len(_VIETNAMESE.findall(sample)) / letters > 0.04:
            return "vi"
    votes: dict[str, int] = {}
    words = Counter(sample.lower().split())
    for word in words.keys() & _VOTES.keys():
        for name in _VOTES[word]:
            votes[name] = votes.get(name, 0) + words[word]
    if not votes:
        return None
    best = max(votes.values())
    names = [name for name in _FUNCTION_WORDS if votes.get(name) == best]
    return names[0] if best >= 2 or (best == 1 and len(names) == 1) else None


def primary(tag: str | None) -> str | None:
    """Return the language part of a BCP 47 tag: `de` of `de-CH`."""
    return tag.replace("_", "-").split("-")[0].lower() if tag else None
