import { findDepartment } from '../../departments/directory.ts';
import { limitsInForce } from '../../limits/ceilings.ts';
import type { Credential } from '../../partners/credentials.ts';
import type { Db } from '../../storage/tables.ts';
import { credentialOf, type Handler } from './handler.ts';

export const ping: Handler = async ({ pipeline }, request) => {
  const credential = credentialOf(request);
  let told = TOLD.get(credential);
  if (!told) {
    told = JSON.stringify(await whoCalls(pipeline.db, credential)).slice(0, -1);
    TOLD.set(credential, told);
  }
  return `${told},"server_time":"${new Date().toISOString()}"}`;
};

/** A key's credential stays the same while nothing about the key changes, and with it everything but the time. */
const TOLD = new WeakMap<Credential, string>();

async function whoCalls(db: Db, { via, mode, scope, partner, ...credential }: Credential) {
  const department = via === 'session' ? credential.department : null;
  return {
    ok: true,
    partner: { slug: partner.slug, name: partner.name },
    mode,
    credential: {
      via,
      scope,
      department,
      department_name: department === null ? null : ((await findDepartment(db, department))?.name ?? null),
    },
    limits: limitsInForce(mode, partner.ceilings),
  };
}
