"""Units of measurement and scale words, with exact factors, in the languages that answers come in.

A unit has a dimension and a factor to the base of that dimension; two quantities are equal only within one dimension. Units with an offset (temperatures) are
converted exactly too. A word that is not in the table is no unit: nothing is guessed.
"""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple


class Unit(NamedTuple):
    """A unit: `value * factor + offset` is the quantity in the base of its dimension."""

    name: str
    dimension: str
    factor: Fraction
    offset: Fraction = Fraction(0)

    def in_base(self, amount: Fraction) -> Fraction:
        """Return an amount of this unit in the base of its dimension."""
        size = amount if self.factor is _ONE else amount * self.factor
        return size + self.offset if self.offset is not _NONE else size


# dimension | factor | offset | symbols (case counts) | words (case does not count)
_TABLE = """
mass|1/1000000000|0|ng|nanogram nanograms nanogramm
mass|1/1000000|0|µg μg mcg ug|microgram micrograms mikrogramm microgramo microgramos microgramme microgrammes 微克
mass|1/1000|0|mg|milligram milligrams milligramm miligramo miligramos milligramme milligrammes miligam 毫克 मिग्रा मि.ग्रा. มก. มิลลิกรัม ملغ ملغم مجم مليغرام ミリグラム
mass|1|0|g|gram grams gramm gramo gramos gramme grammes gam 克 ग्राम กรัม غرام جرام グラム
mass|1000|0|kg|kilogram kilograms kilo kilos kilogramm kilogramo kilogramos kilogramme kilogrammes kilôgam 公斤 千克 किलोग्राम किलो กิโลกรัม กก. كيلوغرام كغ كجم キログラム キロ
mass|1000000|0|t|tonne tonnes ton tons tonnen tonelada toneladas tấn 吨 噸 टन ตัน طن トン
mass|0.45359237e3|0|lb lbs|pound pounds libra libras livres pfund
mass|28.349523125|0|oz|ounce ounces onza onzas
volume|1/1000000|0|µL μL µl μl|microliter microlitre microliters microlitres
volume|1/1000|0|mL ml cc|milliliter milliliters millilitre millilitres mililitro mililitros mililit millilitre 毫升 มล. มิลลิลิตร مل ミリリットル मिलीलीटर
volume|1/100|0|cL cl|centilitre centiliter
volume|1|0|L l|liter liters litre litres litro litros lít 升 लीटर ลิตร لتر リットル
volume|1000|0|m³ m3|立方米 立方メートル
volume|3.785411784|0|gal|gallon gallons
length|1/1000000000|0|nm|nanometer nanometre
length|1/1000000|0|µm μm|micrometer micrometre
length|1/1000|0|mm|millimeter millimeters millimetre millimetres milímetro milímetros milimet 毫米 มม. มิลลิเมตร ملم ミリ
length|1/100|0|cm|centimeter centimeters centimetre centimetres centímetro centímetros zentimeter xentimet 厘米 सेंटीमीटर ซม. เซนติเมตร سم センチ
length|1|0|m|meter meters metre metres metro metros mètre mètres mét 米 मीटर เมตร متر أمتار メートル
length|1000|0|km|kilometer kilometers kilometre kilometres kilómetro kilómetros kilomètre kilomètres kilômét 公里 千米 किलोमीटर किमी กิโลเมตร กม. كيلومتر كم キロメートル
length|0.3048|0|ft|foot feet pie pies fuß pied pieds
length|0.0254|0||inch inches pulgada pulgadas zoll pouce pouces
length|0.9144|0|yd|yard yards
length|1609.344|0|mi|mile miles milla millas meile meilen
area|1|0|m² m2 sqm|平方米 平方メートル
area|10000|0|ha|hectare hectares hectárea hectáreas hektar héc-ta 公顷 ヘクタール हेक्टेयर هكتار เฮกตาร์
area|1000000|0|km² km2|平方公里
area|4046.8564224|0||acre acres
time|1/1000|0|ms|millisecond milliseconds
time|1|0|s|second seconds sec secs segundo segundos sekunde sekunden seconde secondes giây 秒 सेकंड วินาที ثانية ثوان 秒間
time|60|0|min|minute minutes mins minuto minutos minuten phút 分钟 分鐘 分 分間 मिनट นาที دقيقة دقائق
time|3600|0|h hr hrs|hour hours hora horas stunde stunden heure heures giờ tiếng 小时 小時 時間 घंटे घंटा ชั่วโมง ساعة ساعات
time|86400|0|d|day days día días dia dias tag tage tagen jour jours ngày 天 日 日間 दिन วัน يوم يوما يوماً أيام ايام
time|604800|0||week weeks semana semanas woche wochen semaine semaines tuần 周 週 星期 週間 सप्ताह हफ्ते สัปดาห์ أسبوع أسابيع
month|1|0||month months mes meses monat monate monaten mois tháng 个月 個月 か月 ヶ月 カ月 ケ月 箇月 महीने महीना माह เดือน شهر شهرا شهراً أشهر اشهر شهور
month|3|0||quarter quarters trimestre trimestres quartal quartale
month|12|0|yr yrs|year years año años ano anos jahr jahre jahren an ans année années năm 年 年間 वर्ष साल ปี سنة سنوات عام أعوام عاما
month|120|0||decade decades década décadas jahrzehnt
percent|1|0|%  % ٪|percent per-cent prozent pourcent 百分 प्रतिशत เปอร์เซ็นต์ ร้อยละ パーセント
points|1|0|pp ppt|percentage-point percentage-points prozentpunkt prozentpunkte prozentpunkten pontos-percentuais puntos-porcentuales 百分点 điểm-phần-trăm
points|1/100|0|bp bps|basis-point basis-points basispunkt basispunkte
celsius|1|0|°C ºC ℃|degrees-celsius degree-celsius grados-celsius grad-celsius degrés-celsius độ-c 摄氏度 度
celsius|5/9|-160/9|°F ºF ℉|degrees-fahrenheit degree-fahrenheit
celsius|1|-273.15|K|kelvin
power|1|0|W|watt watts vatios 瓦
power|1000|0|kW|kilowatt kilowatts
power|1000000|0|MW|megawatt megawatts
power|1000000000|0|GW|gigawatt gigawatts
energy|1|0|J|joule joules
energy|1000|0|kJ|kilojoule kilojoules
energy|3600|0|Wh|watt-hour watt-hours
energy|3600000|0|kWh|kilowatt-hour kilowatt-hours kilowattstunden
energy|3600000000|0|MWh|megawatt-hour megawatt-hours
energy|3600000000000|0|GWh|gigawatt-hour gigawatt-hours
energy|4184|0|kcal|kilocalorie kilocalories
energy|4.184|0|cal|
bits|1|0|bit bits|
bits|1000|0|kbit Kbit kb kbps|kilobit kilobits
bits|1000000|0|Mbit Mb Mbps|megabit megabits
bits|1000000000|0|Gbit Gb Gbps|gigabit gigabits
bytes|1|0|B|byte bytes
bytes|1000|0|kB KB KiB|kilobyte kilobytes
bytes|1000000|0|MB MiB|megabyte megabytes
bytes|1000000000|0|GB GiB|gigabyte gigabytes
bytes|1000000000000|0|TB TiB|terabyte terabytes
pressure|1|0|Pa|pascal
pressure|1000|0|kPa|
pressure|100000|0|bar|
pressure|133.322387415|0|mmHg|
pressure|6894.757293168|0|psi|
frequency|1|0|Hz|hertz
frequency|1000|0|kHz|kilohertz
frequency|1000000|0|MHz|megahertz
frequency|1000000000|0|GHz|gigahertz
voltage|1|0|V|volt volts
voltage|1000|0|kV|kilovolt kilovolts
current|1|0|A|ampere amperes amps
current|1/1000|0|mA|milliampere
amount|1|0|mol|mole moles
amount|1/1000|0|mmol|millimole millimoles
activity|1|0|IU UI IE|international-unit international-units
speed|1/3.6|0|km/h kph kmh|
speed|0.44704|0|mph|
speed|1|0|m/s|
tablet|1|0||tablet tablets tablette tabletten comprimido comprimidos comprimé comprimés viên 片 錠 गोली गोलियाँ เม็ด قرص أقراص
capsule|1|0||capsule capsules kapsel kapseln cápsula cápsulas gélule gélules 粒 カプセル
dollar|1|0|$|dollar dollars dólar dólares đô-la ドル डॉलर ดอลลาร์ دولار دولارا دولاراً
USD|1|0|US$ USD|us-dollar us-dollars 美元
CAD|1|0|CA$ C$ CAD|canadian-dollar canadian-dollars
AUD|1|0|A$ AU$ AUD|australian-dollar australian-dollars
EUR|1|0|€ EUR|euro euros 欧元 ユーロ यूरो ยูโร يورو
GBP|1|0|£ GBP|pound-sterling pounds-sterling 英镑 ポンド
JPY|1|0|JPY JP¥|yen 日元 円 엔
CNY|1|0|CNY CN¥ RMB|yuan renminbi 元 人民币
yen|1|0|¥ ￥|
crown|1|0||crown crowns krone kroner kronor kronen couronne couronnes corona coronas
KRW|1|0|₩ KRW|won 원
BRL|1|0|R$ BRL|real reais reales
MXN|1|0|MX$ MXN|
RUB|1|0|₽ RUB|rubel rubles rublos
INR|1|0|₹ INR Rs Rs.|rupee rupees rupias रुपये रुपए रुपया
VND|1|0|₫ VND|đồng vnđ
CHF|1|0|CHF|franken swiss-franc swiss-francs
THB|1|0|฿ THB|baht บาท
SAR|1|0|SAR|riyal riyals ريال ريالا ريالاً
"""

_SCALES = {
    10**2: "hundred hundreds",
    10**3: "thousand thousands k tausend mil mille nghìn ngàn 千 हजार हज़ार ألف آلاف الف พัน thsd هزار ribu bin тысяч тыс",
    10**4: "万 萬 หมื่น",
    10**5: "lakh lakhs लाख แสน",
    10
    ** 6: "million millions mn mio mio. millones millón millionen milliarden_ triệu milhões milhão millions مليون ملايين ล้าน 百万 juta milyon миллион миллионов млн milion",
    10**7: "crore crores करोड़",
    10**8: "亿 億",
    10
    ** 9: "billion billions bn mrd mrd. milliarde milliarden milliard milliards tỷ tỉ 十亿 مليار مليارات พันล้าน miliar milyar миллиард миллиардов млрд mil-millones",
    10**12: "trillion trillions tn billionen billón billones 兆 万亿 تريليون ล้านล้าน",
}


# One and the same value for one text, so that the factor 1 can be told by what it is.
@lru_cache(maxsize=256)
def _fraction(text: str) -> Fraction:
    if "/" in text:
        top, bottom = text.split("/")
        return Fraction(Decimal(top)) / Fraction(Decimal(bottom))
    return Fraction(Decimal(text))


_LETTERS = re.compile(r"[^\W\d_]+")


_ONE, _NONE = _fraction("1"), _fraction("0")


class _Tables(NamedTuple):
    symbols: dict[str, Unit]
    words: dict[str, Unit]
    scales: dict[str, int]
    unit_patterns: dict[str, re.Pattern[str]]
    scale_patterns: dict[str, re.Pattern[str]]
    before_pattern: re.Pattern[str]
    before_ends: frozenset[str]
    openers: frozenset[str]


@lru_cache(maxsize=1)
def _tables() -> _Tables:
    symbols: dict[str, Unit] = {}
    words: dict[str, Unit] = {}
    for line in _TABLE.strip().splitlines():
        dimension, factor, offset, short, long = line.split("|")
        names = short.split() or long.split()
        unit = Unit(names[0].replace("-", " "), dimension, _fraction(factor), _fraction(offset))
        symbols |= dict.fromkeys(short.split(), unit)
        words |= {word.replace("-", " "): unit for word in long.split()}
    scales = {word.replace("-", " "): size for size, text in _SCALES.items() for word in text.split()}
    money = [name for name, unit in symbols.items() if is_money(unit)]
    before = re.compile("(?:" + "|".join(re.escape(name) for name in sorted(money, key=lambda item: (-len(item), item))) + r")\s?$")
    # A single sign, or the last two characters of a longer name: hardly any word before a number ends so.
    ends = frozenset(name[-2:] for name in money)
    openers = frozenset(match.group().lower() for name in (*symbols, *words, *scales) if (match := _LETTERS.match(name)))
    return _Tables(symbols, words, scales, _by_first(symbols, words), _by_first({}, scales), before, ends, openers)


def _by_first(symbols: dict[str, Unit], words: dict[str, Unit] | dict[str, int]) -> dict[str, re.Pattern[str]]:
    """Return, by the first character of a name, a pattern that takes the longest name first: one pattern for all of them would try hundreds at every place.

    A name in letters ends where its word ends, one in a script without blanks anywhere. Case counts in symbols (`mg`, `Mg`), not in words.
    """
    named: dict[str, list[tuple[str, bool]]] = {}
    for name in symbols:
        named.setdefault(name[0], []).append((name, True))
    for name in words:
        for first in {name[0].lower(), name[0].upper()}:
            named.setdefault(first, []).append((name, False))
    return {first: re.compile("|".join(_one(*each) for each in sorted(names, key=lambda item: (-len(item[0]), item)))) for first, names in named.items()}


def _one(name: str, cased: bool) -> str:  # noqa: FBT001
    text = re.escape(name).replace(r"\ ", r"[\s-]")
    text = text if cased else f"(?i:{text})"
    return text if not name[-1].isalpha() or name[-1] >= "\u0e00" else rf"{text}(?![^\W\d_])"


def is_money(unit: Unit) -> bool:
    """Tell whether a unit is a currency."""
    return unit.dimension in ("dollar", "yen", "crown") or (len(unit.dimension) == 3 and unit.dimension.isupper())


# Dimensions whose names or signs are the same: neither contradicts the other.
_SAME_WORD = frozenset(
    pair
    for one, two in (("dollar", "USD"), ("dollar", "CAD"), ("dollar", "AUD"), ("mass", "GBP"), ("yen", "JPY"), ("yen", "CNY"), ("dollar", "MXN"))
    for pair in ((one, two), (two, one))
)


def same_kind(one: Unit, two: Unit) -> bool:
    """Tell whether two units may measure the same thing; a bare `dollar` may be any dollar, `¥` yen or yuan, a `pound` weight or money."""
    return one.dimension == two.dimension or (one.dimension, two.dimension) in _SAME_WORD


def openers() -> frozenset[str]:
    """Return the runs of letters, in lower case, with which the names of units and scales begin: no other word opens one."""
    return _tables().openers


def scale_at(text: str, at: int) -> tuple[int, int] | None:
    """Return (scale, end) of the scale word that begins at `at`, or None."""
    tables = _tables()
    pattern = tables.scale_patterns.get(text[at : at + 1])
    match = pattern.match(text, at) if pattern else None
    return (tables.scales[re.sub(r"[\s-]", " ", match.group().lower())], match.end()) if match else None


def unit_at(text: str, at: int) -> tuple[Unit, int] | None:
    """Return (unit, end) of the unit that begins at `at`, or None."""
    tables = _tables()
    pattern = tables.unit_patterns.get(text[at : at + 1])
    match = pattern.match(text, at) if pattern else None
    if not match:
        return None
    name = match.group()
    unit = tables.symbols.get(name) or tables.words.get(re.sub(r"[\s-]", " ", name.lower()))
    return (unit, match.end()) if unit else None


def currency_before(text: str, at: int) -> tuple[Unit, int] | None:
    """Return (unit, start) of the currency sign that ends right before `at`, or None."""
    tables = _tables()
    ends = tables.before_ends
    near = text[at - 3 : at] if at > len("US$") else text[:at]
    if near[-1:] not in ends and near[-2:] not in ends and near[:-1][-2:] not in ends and near[:-1][-1:] not in ends:
        return None
    match = tables.before_pattern.search(text, max(0, at - 6), at)
    return (tables.symbols[match.group().strip()], match.start()) if match else None
