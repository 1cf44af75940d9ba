# pyright: strict, reportUnnecessaryTypeIgnoreComment=true
"""What a partner writes with the generated classes."""

from typing import List

from openapi import AudioInput, Error, Narration, NarrationRequest, NerisIncidentTypeCode

spoken = NarrationRequest(department="FD24031901", audio=AudioInput(data="UklGRg==", mime="audio/wav"))
written = NarrationRequest(transcript="Engine 3 …")


def summary(narration: Narration) -> List[str]:
    neris = narration.neris
    if neris is None or neris.incident_types is None:
        return [gap.question for gap in narration.gaps]
    cooking = NerisIncidentTypeCode.FIRE_STRUCTURE_FIRE_CONFINED_COOKING_APPLIANCE_FIRE
    return [str(incident.type == cooking) for incident in neris.incident_types if incident.primary]


def wait_seconds(body: Error) -> int:
    details = body.error.details
    return details.retry_after_seconds or 0 if details else 0
