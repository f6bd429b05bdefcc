"""Words of which one excludes the others: days of the week, ordinals, groups of people, seasons, points of the compass.

Reviewed lists, short on purpose: two words stand in one line only if a statement about the one is no statement about the other.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

_SETS = {
    "en": """monday mondays|tuesday tuesdays|wednesday wednesdays|thursday thursdays|friday fridays|saturday saturdays|sunday sundays
        weekday weekdays|weekend weekends
        first|second|third|fourth|fifth
        adult adults|child children|infant infants baby babies|teenager teenagers|student students|senior seniors pensioner pensioners
        man men male|woman women female
        boy boys|girl girls
        spring|summer|autumn|winter
        morning|afternoon|evening|night
        north northern|south southern|east eastern|west western
        buyer|seller
        tenant tenants|landlord landlords
        employee employees|employer employers
        teacher teachers|pupil pupils
        doctor doctors|nurse nurses|patient patients
        member members|nonmember nonmembers
        domestic|foreign
        gross|net
        daily|weekly|monthly|quarterly|annual annually yearly
        primary|secondary
        left|right
        card|cash|cheque
        red|blue|green|yellow|black|white
        gold|silver|bronze copper|steel iron|aluminium aluminum
        standard|premium|deluxe
        import imports|export exports
        upper|lower
        oral orally|intravenous intravenously
        diabetes|hypertension|asthma|cancer|epilepsy|migraine
        cat cats|dog dogs|horse horses|rabbit rabbits""",
    "de": """montag montags|dienstag dienstags|mittwoch mittwochs|donnerstag donnerstags|freitag freitags|samstag samstags sonnabend|sonntag sonntags
        werktag werktags|wochenende
        erste ersten erster erstes|zweite zweiten zweiter zweites|dritte dritten dritter drittes|vierte vierten
        erwachsene erwachsenen erwachsener|kind kinder kindern|schüler schülern|studierende studierenden studenten|senioren rentner rentnern
        männer männern|frauen
        frühling frühjahr|sommer|herbst|winter
        morgens|mittags|abends|nachts
        norden nördliche nördlichen|süden südliche südlichen|osten östliche östlichen|westen westliche westlichen
        käufer|verkäufer
        mieter|vermieter
        arbeitnehmer|arbeitgeber
        täglich|wöchentlich|monatlich|vierteljährlich|jährlich
        brutto|netto
        links|rechts
        bar|karte
        mitglieder|nichtmitglieder""",
    "fr": """lundi lundis|mardi mardis|mercredi mercredis|jeudi jeudis|vendredi vendredis|samedi samedis|dimanche dimanches
        premier première|deuxième second seconde|troisième|quatrième
        adulte adultes|enfant enfants|étudiant étudiants|senior seniors retraités
        hommes|femmes
        printemps|été|automne|hiver
        matin|soir|nuit
        nord|sud|ouest
        acheteur|vendeur
        locataire locataires|bailleur bailleurs propriétaire propriétaires
        salarié salariés|employeur employeurs
        quotidien|hebdomadaire|mensuel mensuelle|trimestriel|annuel annuelle
        brut|net
        gauche|droite
        espèces|carte|chèque""",
    "es": """lunes|martes|miércoles|jueves|viernes|sábado sábados|domingo domingos
        primer primera primero|segunda segundo|tercera tercer tercero|cuarta cuarto
        adulto adultos|niño niños niña niñas menores|estudiante estudiantes|jubilado jubilados
        hombres|mujeres
        primavera|verano|otoño|invierno
        mañana|tarde|noche
        norte|sur|oeste
        comprador|vendedor
        inquilino inquilina arrendatario|arrendador casero
        trabajador trabajadores|empleador empresario
        diario|semanal|mensual|trimestral|anual
        bruto|neto
        izquierda|derecha
        efectivo|tarjeta""",
    "it": """lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica
        primo prima|secondo seconda|terzo terza
        adulti adulto|bambini bambino|studenti studente|anziani pensionati
        uomini|donne
        primavera|estate|autunno|inverno
        mattina|pomeriggio|sera
        nord|sud|est|ovest
        inquilino|proprietario locatore
        contanti|carta""",
    "pt": """segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado sábados|domingo domingos
        primeira primeiro|segunda segundo|terceira terceiro
        adultos adulto|crianças criança|estudantes estudante|idosos reformados
        homens|mulheres
        primavera|verão|outono|inverno
        manhã|tarde|noite
        norte|sul|leste|oeste
        inquilino|senhorio proprietário
        dinheiro|cartão""",
    "nl": """maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag
        eerste|tweede|derde
        volwassenen|kinderen|studenten|senioren
        mannen|vrouwen
        lente voorjaar|zomer|herfst|winter
        ochtend|middag|avond
        noorden|zuiden|oosten|westen
        huurder|verhuurder
        contant|pin kaart""",
    "ru": """понедельник понедельникам|вторник|среду среда|четверг|пятницу пятница|субботу суббота|воскресенье
        взрослых взрослые взрослого|детей дети ребенка|студентов студенты|пенсионеров пенсионеры
        мужчин мужчины|женщин женщины
        весной|летом|осенью|зимой
        утром|днем|вечером
        север|юг|восток|запад""",
    "id": """senin|selasa|rabu|kamis|jumat|sabtu|minggu
        dewasa|anak anak-anak|mahasiswa pelajar|lansia
        pertama|kedua|ketiga
        pagi|siang|sore|malam
        utara|selatan|timur|barat
        tunai|kartu""",
    "ko": """월요일|화요일|수요일|목요일|금요일|토요일|일요일
        성인 어른|어린이 아동|학생|노인 경로
        오전|오후
        남성|여성""",
    "vi": """xuân|hạ|thu|đông""",
    "zh": """周一 星期一|周二 星期二|周三 星期三|周四 星期四|周五 星期五|周六 星期六|周日 周天 星期日 星期天
        第一|第二|第三|第四
        成人|儿童|学生|老人
        男性|女性
        春季|夏季|秋季|冬季
        上午|下午|晚上
        平峰|高峰
        买方|卖方
        出租|承租
        雇主|雇员
        毛利|净利
        红色|蓝色|绿色|黄色|黑色|白色""",
    "ja": """月曜|火曜|水曜|木曜|金曜|土曜|日曜
        平日|週末
        第一|第二|第三
        大人|小人 子供 子ども|学生|高校|中学|小学
        男性|女性
        午前|午後
        買主|売主
        借主|貸主
        毎日|毎週|毎月|毎年""",
    "hi": """सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार
        पहली पहला पहले|दूसरी दूसरा दूसरे|तीसरी तीसरा तीसरे
        वयस्क वयस्कों|बच्चे बच्चों|छात्र छात्रों|वरिष्ठ
        पुरुष पुरुषों|महिला महिलाओं
        सामान्य|आरक्षित
        किरायेदार|मकान-मालिक मकानमालिक
        उत्तर|दक्षिण|पूर्व|पश्चिम""",
    "ar": """الاثنين الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد
        الأولى الأول|الثانية الثاني|الثالثة الثالث
        للكبار الكبار البالغين للبالغين|للأطفال الأطفال|للطلاب الطلاب
        الرجال للرجال|النساء للنساء
        المستأجر|المؤجر
        البائع|المشتري
        الشمال الشمالية|الجنوب الجنوبية|الشرق الشرقية|الغرب الغربية""",
    "th": """วันจันทร์|วันอังคาร|วันพุธ|วันพฤหัสบดี|วันศุกร์|วันเสาร์|วันอาทิตย์
        ผู้ใหญ่|เด็ก|นักเรียน|นักศึกษา|ผู้สูงอายุ
        ผู้ชาย|ผู้หญิง
        ผู้เช่า|ผู้ให้เช่า
        ครั้งแรก เข็มแรก|ครั้งที่สอง เข็มที่สอง
        เช้า|บ่าย|เย็น
        เงินสด|บัตร""",
}


@lru_cache(maxsize=16)
def _lines(lang: str) -> tuple[tuple[frozenset[str], ...], ...]:
    return tuple(tuple(frozenset(word.split()) for word in line.strip().split("|")) for line in _SETS.get(lang, "").splitlines())


@lru_cache(maxsize=16)
def _all_words(lang: str) -> frozenset[str]:
    return frozenset(word for line in _lines(lang) for words in line for word in words)


def word_in_set(words: Collection[str], lang: str | None) -> str | None:
    """Return the first word of a text that excludes others; None where it has none."""
    return next((word for word in sorted(_all_words(lang or "en")) if word in words), None)


def same_as(word: str, lang: str | None) -> frozenset[str]:
    """Return the forms that count as one word of a set."""
    return next((words for line in _lines(lang or "en") for words in line if word in words), frozenset((word,)))


def excluded(claim: Collection[str], source: Collection[str], lang: str | None) -> tuple[str, str] | None:
    """Return a word of the claim and the word of the source that excludes it; None where neither text has a word of a set alone.

    Args:
        claim: the words of the claim, folded; for a script without blanks the text itself.
        source: the words of the stretch of the source.
        lang: two-letter language code; English where it is not known.
    """
    known = _all_words(lang or "en")
    if not isinstance(claim, str) and known.isdisjoint(claim):
        return None
    for line in _lines(lang or "en"):
        mine = [words for words in line if any(word in claim for word in words)]
        theirs = [words for words in line if any(word in source for word in words)]
        if len(mine) == 1 and theirs and mine[0] not in theirs:
            return next(word for word in sorted(mine[0]) if word in claim), next(word for word in sorted(theirs[0]) if word in source)
    return None
