"""Answers and records as hypothesis strategies: realistic fragments in several scripts, markers of all kinds, Markdown, and characters that break programs."""

from __future__ import annotations

from hypothesis import strategies as st

from citebound.model import Record, Source

PROFILES = ("standard", "strict", "legal", "section")

FACTS = (
    "Rent aid pays at most 850 dollars per month",
    "The office is open from 9 to 17 on weekdays",
    "Employees are entitled to 14 days of annual leave",
    "The market grew by 7.5% to 1,250 million euros in 2024",
    "Applications must be filed within 30 days of the notice",
    "Liều tối đa cho người lớn là 4 g mỗi ngày",
    "Trẻ em dùng 7,5 mg/kg mỗi 6 giờ",
    "La tasa de desempleo bajó al 11,2 % en el segundo trimestre",
    "Der Mindestlohn beträgt 12,82 Euro je Stunde",
    "Le montant maximal est de 1.250,50 euros par an",
    "يحق للعامل ٢١ يوما من الإجازة السنوية",
    "员工每年享有15天带薪年假",
    "会議は午前9時30分に始まります",
    "कर्मचारी को 12 दिन का अवकाश मिलता है",
    "พนักงานมีสิทธิลาพักร้อน 6 วัน",
    "Notice must be given in writing",
    "The valve is rated for 10⁵ Pa and 2½ turns",
    "Dose: 5–10 mg, i.e. 0.5 to 1.0 tablets",
)
QUIET = (
    "I could not find this in the documents.",
    "Hello!",
    "What is the maximum?",
    "Here are the rules:",
    "This is not legal advice.",
    "[Data not available]",
    "Tôi không tìm thấy thông tin.",
)
MARKERS = (
    "[1]", "[2]", "[1][2]", "[1] [2]", "[1, 2]", "[1-2]", "[1–3]", "[3-1]", "[1-999999999]", "[0]", "[9]", "[١]", "［１］", "[src-cap]", "[src-none_7]",
    "[SRC-CAP]", "[src-cap, 1]", "[Labour Law, Article 30]", "[labour  law, Article 30]", "[Civil Code, Article 30]", "[Labour Law, Articles 30-31]",
    "[Labour Law, Article 99]", "[Bộ luật Lao động, Điều 113]", "[1", "1]", "[]", "[[1]]", "[1](https://a.example/x)", "[^1]", "【1】", "【4:0†source】",
    "[sic]", "[2023]", "[1, p. 3]", "\\[1\\]", "(1)",
)  # fmt: skip
MARKDOWN = (
    "# Fees\n", "## References\n", "- ", "* [ ] ", "- [x] ", "1. ", "12) ", "> ", "**", "_", "`x[1]`", "```\ny[2] = 3\n```\n",
    "| a | b |\n|---|---|\n| 7 | [1] |\n", "\n\n", "\n", "    indented 5\n", "[1]: https://a.example\n", "<b>", "<!-- 9 -->", "$[0,1]$", "---\n",
    "\\", "![alt 3](i.png)", "https://a.example/7[1].", "~~~\n",
)  # fmt: skip
HOSTILE = (
    "\u0301", "\u0300\u0323", "\u200b", "\u200d", "\u202e", "\u2066", "\ufeff", "\u00ad", "\x00", "\x1b[31m",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f1fb\U0001f1f3", "9" * 60, "1" + ",000" * 12, "1.2.3.4.5", "\u0661\u0662\u066b\u0665", "İ",
    "ß", "ﬁ", "\u2028", "\x85", "\r\n", "\t", "\u3000", "½", "²", "\U000e0041", "\ud7fb", "K",
)  # fmt: skip
JOINTS = (" ", " ", " ", ". ", ".", ", ", "; ", "\n", "。", "? ", ": ", "")

SOURCE_TEXTS = (
    "Rent Relief pays a maximum of 850 dollars per month toward rent. Applications must be filed within 30 days of the notice.",
    "The office is open from 9 to 17 on weekdays. Notice must be given in writing.",
    "Employees are entitled to 14 days of annual leave.\n\nThe market grew by 7.5% to 1,250 million euros in 2024.",
    "Liều tối đa cho người lớn là 4 g mỗi ngày. Trẻ em dùng 7,5 mg/kg mỗi 6 giờ.",
    "La tasa de desempleo bajó al 11,2 % en el segundo trimestre. Der Mindestlohn beträgt 12,82 Euro je Stunde.",
    "يحق للعامل ٢١ يوما من الإجازة السنوية. 员工每年享有15天带薪年假。会議は午前9時30分に始まります。",
    "कर्मचारी को 12 दिन का अवकाश मिलता है। พนักงานมีสิทธิลาพักร้อน 6 วัน",
    "The valve is rated for 10⁵ Pa and 2½ turns.\u200b It weighs 1\u200b2 kg.",
    "",
    " \n\u200b",
)

_fragment = st.one_of(
    st.sampled_from(FACTS),
    st.sampled_from(FACTS),
    st.sampled_from(MARKERS),
    st.sampled_from(MARKERS),
    st.sampled_from(QUIET),
    st.sampled_from(MARKDOWN),
    st.sampled_from(HOSTILE),
    st.text(max_size=6).filter(lambda text: not any("\ud800" <= char <= "\udfff" for char in text)),
)


@st.composite
def answers(draw: st.DrawFn) -> str:
    """Any answer: fragments of every kind in any order."""
    return "".join(draw(_fragment) + draw(st.sampled_from(JOINTS)) for _ in range(draw(st.integers(0, 8))))


@st.composite
def plain_answers(draw: st.DrawFn) -> str:
    """An answer of plain cited sentences, such as a well-behaved system writes."""
    sentences = [
        f"{draw(st.sampled_from(FACTS))} {draw(st.sampled_from(('[1]', '[2]', '[1][2]', '[9]', '')))}".rstrip() + "." for _ in range(draw(st.integers(1, 6)))
    ]
    return " ".join(sentences)


@st.composite
def sources(draw: st.DrawFn) -> tuple[Source, ...]:
    """Up to five sources: numbered, with ids of words, labelled as articles; now and then two of one id, or an empty one."""
    made: list[Source] = []
    for place in range(1, draw(st.integers(0, 4)) + 1):
        source_id = draw(st.sampled_from((str(place), str(place), str(place), "src-cap", "src-fees", "1", "Labour Law, Article 30")))
        metadata = draw(st.sampled_from(((), (), (("law", "Labour Law"), ("article", "30")), (("law", "Bộ luật Lao động"), ("article", "113")))))
        made.append(Source(source_id, draw(st.sampled_from(SOURCE_TEXTS)), place, None, None, metadata))
    return tuple(made)


@st.composite
def distinct_sources(draw: st.DrawFn) -> tuple[Source, ...]:
    """One to four numbered sources."""
    texts = draw(st.lists(st.sampled_from(SOURCE_TEXTS), min_size=1, max_size=4))
    return tuple(Source(str(place), text, place) for place, text in enumerate(texts, 1))


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Any record."""
    return Record("r-1", draw(answers()), draw(sources()), draw(st.sampled_from((None, None, "en", "vi", "de-CH", "zh", "xx"))))
