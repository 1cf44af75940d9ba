import { limitsInForce } from '../../limits/ceilings.ts';
import { refusalsInForce } from '../../limits/refusals.ts';
import { credentialOf, type Handler } from './handler.ts';

export const ping: Handler = async ({ findDepartment, narrations, settings, speechLanguages }, request) => {
  const found = credentialOf(request);
  const { via, mode, scope, partner, ...credential } = found;
  const department = via === 'session' ? credential.department : null;
  const { known } = await narrations.carriedBy(found);
  return {
    ok: true,
    partner: { slug: partner.slug, name: partner.name },
    mode,
    credential: {
      via,
      scope,
      department,
      department_name: department === null ? null : ((await findDepartment(department))?.name ?? null),
    },
    limits: { ...limitsInForce(mode, partner.ceilings), ...refusalsInForce(settings.REFUSED_PER_HOUR) },
    server_time: new Date().toISOString(),
    speech_languages: speechLanguages,
    ...(known && { known: JSON.parse(known) as object }),
  };
};
