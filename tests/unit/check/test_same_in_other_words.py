"""What all checks promise together: a claim that says the same in other words, with other denials, bounds or units, has nothing against it."""

from __future__ import annotations

import pytest
from tests.builders import numbered

from citebound import Verifier

_verifier = Verifier("standard")


@pytest.mark.parametrize(
    ("lang", "claim", "source"),
    [
        ("en", "The pool is not open on Mondays", "The pool is closed on Mondays."),
        ("en", "The pool is closed on Mondays", "The pool does not open on Mondays."),
        ("en", "Bookings cannot be cancelled", "No cancellation of bookings is possible."),
        ("en", "Nobody under 18 is admitted", "Only adults aged 18 or over are admitted."),
        ("en", "The fee does not exceed 30 euros", "The fee is 30 euros at most."),
        ("en", "The fee is at most 30 euros", "The fee must not exceed 30 euros."),
        ("en", "The form has to arrive by 4 May", "The form must arrive no later than 4 May."),
        ("en", "The device is both light and robust", "The device is not only light but also robust."),
        ("en", "Neither the lamp nor the cable is included", "The lamp is not included, and the cable is not included either."),
        ("en", "The factory stopped making bicycles", "The factory no longer makes bicycles."),
        ("en", "The factory does not make bicycles any more", "The factory no longer makes bicycles."),
        ("en", "Smoking is not allowed in the hall", "Smoking is prohibited in the hall."),
        ("en", "Smoking in the hall is forbidden", "You must not smoke in the hall."),
        ("en", "Guests may not smoke in the hall", "Smoking is banned in the hall."),
        ("en", "It is not unusual for trains to be late", "It is common for trains to be late."),
        ("en", "The court did not uphold the claim", "The court rejected the claim."),
        ("en", "The court dismissed the claim", "The court did not accept the claim."),
        ("en", "The licence is invalid", "The licence is not valid."),
        ("en", "The drug should not be given to children", "The drug is unsuitable for children."),
        ("en", "Members pay nothing for the tour", "The tour is free for members."),
        ("en", "The tour costs members nothing", "Members do not have to pay for the tour."),
        ("en", "No parking is available on site", "There is no parking on site."),
        ("en", "The study did not find a link between tea and sleep", "The study found no link between tea and sleep."),
        ("en", "The study found no evidence of a link", "The study did not find any evidence of a link."),
        ("en", "The tenant need not pay for repairs", "The tenant does not have to pay for repairs."),
        ("en", "Without a ticket nobody is let in", "Nobody is let in without a ticket."),
        ("en", "Entry is impossible without a ticket", "Entry is only possible with a ticket."),
        ("en", "The rule does not apply to students", "Students are exempt from the rule."),
        ("en", "The lift is out of order", "The lift is not working."),
        ("en", "The contract ends unless it is renewed", "The contract ends if it is not renewed."),
        ("en", "The bridge was not finished until 1932", "The bridge was finished in 1932."),
        ("en", "The mayor denied that the fund was empty", "The mayor said that the fund was not empty."),
        ("en", "The vote failed to reach a majority", "The vote did not reach a majority."),
        ("en", "The company lost the case", "The company did not win the case."),
        ("de", "Das Bad hat montags nicht geöffnet", "Das Bad ist montags geschlossen."),
        ("de", "Rauchen ist im Saal nicht erlaubt", "Im Saal ist Rauchen verboten."),
        ("de", "Das Gericht gab der Klage nicht statt", "Das Gericht wies die Klage ab."),
        ("de", "Die Frist darf 30 Tage nicht überschreiten", "Die Frist beträgt höchstens 30 Tage."),
        ("de", "Der Antrag muss spätestens am 4. Mai vorliegen", "Der Antrag muss bis zum 4. Mai vorliegen."),
        ("de", "Ohne Ausweis ist kein Einlass möglich", "Einlass ist nur mit Ausweis möglich."),
        ("de", "Das Gerät ist sowohl leicht als auch robust", "Das Gerät ist nicht nur leicht, sondern auch robust."),
        ("de", "Die Lampe gehört nicht zum Lieferumfang", "Die Lampe ist im Lieferumfang nicht enthalten."),
        ("fr", "La piscine n'est pas ouverte le lundi", "La piscine est fermée le lundi."),
        ("fr", "Il n'est pas permis de fumer dans la salle", "Il est interdit de fumer dans la salle."),
        ("fr", "Le tribunal n'a pas accepté la demande", "Le tribunal a rejeté la demande."),
        ("fr", "Les frais ne dépassent pas 30 euros", "Les frais sont de 30 euros au maximum."),
        ("fr", "Le musée ne vend plus de billets papier", "Le musée a cessé de vendre des billets papier."),
        ("es", "La piscina no abre los lunes", "La piscina está cerrada los lunes."),
        ("es", "No se permite fumar en la sala", "Está prohibido fumar en la sala."),
        ("es", "El tribunal no aceptó el recurso", "El tribunal rechazó el recurso."),
        ("es", "La tasa no supera los 30 euros", "La tasa es de 30 euros como máximo."),
        ("vi", "Hồ bơi không mở cửa vào thứ hai", "Hồ bơi đóng cửa vào thứ hai."),
        ("vi", "Không được hút thuốc trong hội trường", "Cấm hút thuốc trong hội trường."),
        ("zh", "泳池星期一不开放", "泳池星期一关闭。"),
        ("zh", "大厅内不允许吸烟", "大厅内禁止吸烟。"),
        ("zh", "费用不超过30欧元", "费用最多30欧元。"),
        ("ja", "プールは月曜日には開いていない", "プールは月曜日は休みである。"),
        ("ja", "館内では喫煙できない", "館内での喫煙は禁止されている。"),
        ("hi", "तरणताल सोमवार को नहीं खुलता", "तरणताल सोमवार को बंद रहता है।"),
        ("ar", "لا يفتح المسبح يوم الاثنين", "المسبح مغلق يوم الاثنين."),
        ("th", "สระว่ายน้ำไม่เปิดวันจันทร์", "สระว่ายน้ำปิดวันจันทร์"),
        ("en", "The results came out 14 days after the visit", "The results appeared a fortnight after the visit."),
        ("en", "Repairs took 42 days", "It was reopened after six weeks of repairs."),
        ("en", "She led the choir for two decades", "She led the choir for 20 years."),
        ("en", "Entries are taken from 3 May", "Entries are accepted not before 3 May."),
        ("en", "The offer was turned down by union members, 310 to 190", "Union members rejected the offer by 310 votes to 190."),
        ("en", "The talks broke down before the strike started", "The strike started after the talks broke down."),
        ("en", "The old lamp in the hall is lit", "The old lamp in the hall might be moved. It is lit."),
        ("en", "Copper costs more than iron", "Iron costs less than copper."),
        ("en", "The iron wire runs below the copper wire", "The copper wire runs above the iron wire."),
        ("de", "Eine Prüfung wird alle 14 Tage empfohlen", "Die Messer sollten alle zwei Wochen geprüft werden."),
        ("es", "Se recomienda descansar cada 120 minutos", "Se aconseja hacer una pausa cada dos horas."),
        ("es", "En el depósito caben 500 mililitros", "El depósito tiene una capacidad de medio litro."),
        ("vi", "Khu lò nung chỉ dành cho người từ 18 tuổi trở lên", "Người dưới 18 tuổi không được vào khu lò nung."),
        ("hi", "सूरजपुर वॉरियर्स ने नीलगढ़ टीम को तीन विकेट से हराया", "नीलगढ़ टीम सूरजपुर वॉरियर्स से तीन विकेट से हार गई।"),
        ("fr", "L'échange et le remboursement des billets sont exclus", "Les billets ne peuvent être ni échangés ni remboursés."),
        ("ja", "チケットの払い戻しはできない", "購入後のチケットは払い戻しができない。"),
    ],
)
def test_the_same_in_other_words_has_no_finding(lang: str, claim: str, source: str) -> None:
    """Whatever share of its words stands there, no check finds a fault that fails the claim or takes from its support."""
    report = _verifier.verify(f"{claim} [1].", numbered(source), lang=lang)

    assert [finding.code for claim in report.claims for finding in claim.findings if finding.check != "lexical"] == []
