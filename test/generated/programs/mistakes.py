# pyright: basic, reportUnnecessaryTypeIgnoreComment=true
"""What must not check. A mark without a mistake is an error itself."""

from openapi import Narration, NerisIncidentTypeCode, OutcomeRequest


def misspelt_module(narration: Narration) -> object:
    return narration.neris and narration.neris.bse  # pyright: ignore[reportAttributeAccessIssue]


misspelt_code = NerisIncidentTypeCode.FIRE_STRUCTURE_FIRE_CHIMNY_FIRE  # pyright: ignore[reportAttributeAccessIssue]
without_the_required = OutcomeRequest()  # pyright: ignore[reportCallIssue]
