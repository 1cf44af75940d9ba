import { limitsInForce } from '../../limits/ceilings.ts';
import { credentialOf, type Handler } from './handler.ts';

export const ping: Handler = async ({ findDepartment, speechLanguages }, request) => {
  const { via, mode, scope, partner, ...credential } = credentialOf(request);
  const department = via === 'session' ? credential.department : null;
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
    limits: limitsInForce(mode, partner.ceilings),
    server_time: new Date().toISOString(),
    speech_languages: speechLanguages,
  };
};
