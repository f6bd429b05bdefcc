"""Does every date and time of a claim stand in a source that the claim cites?"""

from __future__ import annotations

from collections.abc import Iterator

from citebound.model import Finding, Outcome, Place, Span
from citebound.ports import Case, Explanation
from citebound.text.dates import DateMention, TimeMention, is_written
from citebound.text.reading import Reading

Near = tuple[str, Reading, DateMention | TimeMention]


class DatesCheck:
    """Compares dates by their parts and times of day by their minutes.

    *Finds* a date or a time that no cited source has, in the month names of English, Spanish, German, French, Italian, Portuguese, Dutch, Turkish, Arabic, Hindi
    and Thai, in ISO form, and in the forms of Chinese, Japanese and Vietnamese. `exact` takes a date only as it is written.

    *Does not find* a date that is there and belongs to something else, a weekday, or a period in words (`the following spring`).
    """

    name = "dates"
    version = "1"
    codes = {
        "date_mismatch": Explanation("A date or time of the claim stands in no source that the claim cites.", "Check the date against the source."),
        "date_not_verbatim": Explanation(
            "The date stands in the source in another form, and this profile takes dates only as they are written.", "Write the date as the source does."
        ),
        "ambiguous_date": Explanation(
            "Day and month of the date can be meant either way, and one way stands in the source.",
            "Write the month as a word, or give the language of the record.",
        ),
    }

    def check(self, case: Case) -> Iterator[Finding]:
        """Yield one finding for each date and time that is not supported."""
        mode = case.settings.numbers
        if mode == "off" or not case.bound.claim.kind.asserts or not case.cited:
            return
        for date in case.claim.dates:
            yield from self._date(date, mode, case)
        inside = [(date.start, date.end) for date in case.claim.dates]
        for time in case.claim.times:
            if time.plain and not any(start <= time.start < end for start, end in inside):
                yield from self._time(time, mode, case)

    def _date(self, date: DateMention, mode: str, case: Case) -> Iterator[Finding]:
        written = case.claim.text[date.start : date.end]
        if any(is_written(written, reading.text) for reading in case.cited):
            return
        others = [(source.id, reading, other) for source, reading in zip(case.bound.sources, case.cited, strict=True) for other in reading.dates]
        agreeing = [each for each in others if date.agrees(each[2])]
        turned = date._replace(month=date.day, day=date.month)
        if date.ambiguous and (agreeing or any(turned.agrees(other) for _, _, other in others)):
            yield self._finding("ambiguous_date", f"{written} can be read in two ways", date, case, None)
        elif agreeing and mode != "by_value":
            yield self._finding("date_not_verbatim", f"{written} stands in the source in another form", date, case, agreeing[0])
        elif not agreeing:
            yield self._finding("date_mismatch", f"the date {written} does not occur in what the claim cites", date, case, others[0] if others else None)

    def _time(self, time: TimeMention, mode: str, case: Case) -> Iterator[Finding]:
        written = case.claim.text[time.start : time.end]
        if any(is_written(written, reading.text) for reading in case.cited):
            return
        others = [(source.id, reading, other) for source, reading in zip(case.bound.sources, case.cited, strict=True) for other in reading.times]
        if mode != "by_value" or not any(other.minutes == time.minutes for _, _, other in others):
            yield self._finding("date_mismatch", f"the time {written} does not occur in what the claim cites", time, case, others[0] if others else None)

    def _finding(self, code: str, message: str, mention: DateMention | TimeMention, case: Case, near: Near | None) -> Finding:
        offset = case.bound.claim.span.start
        span = Span(offset + mention.start, offset + mention.end)
        place = Place(near[0], Span(near[2].start, near[2].end)) if near else None
        says = near[1].text[near[2].start : near[2].end] if near else None
        outcome = Outcome.UNDECIDED if code == "ambiguous_date" else Outcome.MISSING
        return Finding(code, self.name, outcome, message, span, case.claim.text[mention.start : mention.end], place=place, says=says)
