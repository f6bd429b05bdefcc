"""citebound: checks, claim by claim, whether the cited sources of an answer support it.

>>> import citebound
>>> report = citebound.verify("Rent aid pays at most 1200 dollars per month [1].", ["Rent aid pays at most 850 dollars per month."])
>>> report.verdict, report.reason
(<AnswerVerdict.FAIL: 'fail'>, 'unsupported_number')
"""

from citebound.config import Profile
from citebound.errors import CiteboundError, ConfigurationError, InputError, IntegrityError, InternalError, UsageError
from citebound.model import Action, AnswerVerdict, ClaimKind, ClaimVerdict, Record, Source
from citebound.pipeline import Verifier, verify
from citebound.reported import Report
from citebound.version import __version__

__all__ = [
    "Action",
    "AnswerVerdict",
    "CiteboundError",
    "ClaimKind",
    "ClaimVerdict",
    "ConfigurationError",
    "InputError",
    "IntegrityError",
    "InternalError",
    "Profile",
    "Record",
    "Report",
    "Source",
    "UsageError",
    "Verifier",
    "__version__",
    "verify",
]
