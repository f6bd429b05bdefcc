"""Forms of common English words that no stemmer brings together: irregular verbs and plurals, each line a base form and its other forms."""

from __future__ import annotations

import re

_FORMS = """arise arose arisen|bear bore borne|beat beaten|become became|begin began begun|bend bent|bind bound|bite bit bitten|bleed bled|blow blew blown
    break broke broken|breed bred|bring brought|build built|burn burnt|buy bought|catch caught|choose chose chosen|come came|deal dealt|dig dug
    draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|find found|flee fled
    fly flew flown|forbid forbade forbidden|forget forgot forgotten|freeze froze frozen|get got gotten|give gave given|go went gone|grow grew grown
    hang hung|hear heard|hide hid hidden|hold held|keep kept|know knew known|lay laid|lead led|leave left|lend lent|lie lay lain|lose lost|make made
    mean meant|meet met|mistake mistook mistaken|overcome overcame|pay paid|prove proven|ride rode ridden|ring rang rung|rise rose risen|run ran|say said
    see saw seen|seek sought|sell sold|send sent|shake shook shaken|shoot shot|show shown|shrink shrank shrunk|sing sang sung|sink sank sunk|sit sat
    sleep slept|speak spoke spoken|spend spent|stand stood|steal stole stolen|stick stuck|strike struck|swear swore sworn|swim swam swum|take took taken
    teach taught|tear tore torn|tell told|think thought|throw threw thrown|undergo underwent undergone|understand understood
    undertake undertook undertaken|wake woke woken|wear wore worn|win won|withdraw withdrew withdrawn|withhold withheld|write wrote written|child children
    man men|woman women|person people|foot feet|tooth teeth|mouse mice|half halves|life lives|wife wives|leaf leaves|shelf shelves|criterion criteria
    analysis analyses|crisis crises|basis bases|diagnosis diagnoses|medium media|datum data|phenomenon phenomena"""

BASE_OF = {form: line.split()[0] for line in re.split(r"[|\n]", _FORMS) for form in line.split()[1:]}
