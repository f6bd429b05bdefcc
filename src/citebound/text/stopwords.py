"""Words that carry no content, per language; reviewed, short, and without any negation, quantity or comparison word.

Published lists drop `not`, `never`, `without` and `more`, which is the difference between two claims.
"""

from __future__ import annotations

_LISTS = {
    "en": """the a an and or but of to in on at by for from with into onto as is are was were be been being am has have had having do does did this that these
        those it its they their them he she his her we our you your i my me us who whom whose which what when where there here than then so if also such can
        could will would shall should may might must about over under out up down off again while during through between because both each other some any
        only own same too very just per via""",
    "vi": "là và của các những một được có cho trong với để từ đến ở này đó thì mà theo về trên tại cũng như khi do bởi hay hoặc đã đang sẽ phải nên bị vào ra",
    "es": """el la los las un una unos unas de del al a y o en por para con que se su sus lo le les es son fue fueron ser está están como este esta estos estas ese
        esa entre sobre cuando ha han había""",
    "de": """der die das den dem des ein eine einen einem einer eines und oder in im an am auf aus bei mit nach von vom zu zum zur für ist sind war waren wird
        werden wurde wurden hat haben als auch dass sich es er sie wir ihr sein seine ihre diese dieser dieses""",
    "fr": """le la les un une des de du d l au aux et ou en dans par pour sur avec que qui se sa son ses leur leurs est sont était été être a ont il elle ils elles
        ce cette ces comme""",
    "it": "il lo la i gli le un una uno di del della dei delle da in nel nella e o a al alla con su per che si è sono era suo sua come questo questa",
    "pt": "o a os as um uma de do da dos das e ou em no na nos nas por para com que se seu sua é são foi ser ao como este esta",
    "nl": "de het een en of van in op te aan met voor door bij naar is zijn was waren wordt worden dat die dit deze er zich als ook",
    "ar": "في من على إلى عن مع أن إن هذا هذه ذلك التي الذي كان كانت و أو ثم قد ما هو هي كما بين خلال بعد قبل عند",
    "hi": "का के की को में से पर है हैं था थे थी और या एक यह वह ये इस उस ने भी तक लिए द्वारा कि जो हो",
    "ru": "и в во на с со по из от до для к о об что как это этот эта эти его ее их он она они или а был была были быть",
    "tr": "ve veya bir bu şu o ile için de da ki gibi olarak olan",
    "id": "yang dan atau di ke dari untuk dengan pada ini itu adalah dalam oleh akan sebagai",
}

STOPWORDS: dict[str, frozenset[str]] = {lang: frozenset(words.split()) for lang, words in _LISTS.items()}

# A key term of the profile `section` has four letters or more; words that long and that empty, in English.
_LONG = """about above after again against also although among another because been before being below between both could does doing down during each
    either every from further have having here however into itself just like many more most much must neither only other over same shall should since some
    such than that their them then there therefore these they this those through thus under until upon very were what when where whether which while whom
    whose will with within would your yours"""
EMPTY_KEY_TERMS = frozenset(_LONG.split()) | frozenset(word for words in STOPWORDS.values() for word in words if len(word) > 3)


def stopwords(lang: str | None) -> frozenset[str]:
    """Return the stop words of `lang`; English ones where the language is not known, none where it has no list."""
    return STOPWORDS.get(lang or "en", frozenset())
