import { fireFormOf } from './facts.ts';
import { INCIDENT, type IncidentDraft } from './payload/incident.ts';
import { isRecord, problemsIn } from './payload/problems.ts';
import { type ObjectSpec, type Spec, tagsOf } from './payload/spec.ts';
import { neededModules } from './rules.ts';

/**
 * The paths of everything this incident needs and does not have yet, and of what modules that failed would have filled.
 * Expects a draft-valid draft.
 */
export function missingOf(draft: IncidentDraft, failed: readonly (keyof IncidentDraft)[] = []): string[] {
  const missing: string[] = [];
  const seen: Record<string, unknown> = { ...draft };
  for (const module of new Set([...neededModules(draft), ...failed])) {
    // A detail module is asked for field by field; nobody having spoken of the alarms at all is one question.
    if (module === 'medical_details' || module === 'exposures')
      seen[module] = draft[module]?.length ? draft[module] : [{}];
    else if (module === 'fire_detail' || module === 'hazsit_detail') seen[module] = draft[module] ?? {};
    else if (!draft[module]) missing.push(module);
  }
  const form = fireFormOf(draft);
  const fire = draft.fire_detail?.location_detail;
  if (form && !fire?.type) {
    // The incident type already decides which details of the fire are wanted.
    missing.push('fire_detail.location_detail.type');
    seen.fire_detail = { ...draft.fire_detail, location_detail: { ...fire, type: form } };
  }
  if (draft.incident_types?.length && !draft.incident_types.some(isPrimary)) missing.push('incident_types.primary');
  return [...missing, ...missingIn(INCIDENT, seen, '')];
}

function isPrimary(entry: NonNullable<IncidentDraft['incident_types']>[number]): boolean {
  return entry.type === 'UNDETERMINED' || ('primary' in entry && entry.primary === true);
}

function missingIn(spec: Spec, value: unknown, path: string): string[] {
  switch (spec.kind) {
    case 'object':
      return Object.entries(spec.fields).flatMap(([key, field]) => {
        const part = isRecord(value) ? value[key] : undefined;
        const at = path === '' ? key : `${path}.${key}`;
        return field.need === 'required'
          ? missingRequired(field, part, at)
          : isAbsent(part)
            ? []
            : missingIn(field, part, at);
      });
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item, index) => missingIn(spec.item, item, `${path}[${index}]`))
        : [];
    case 'variants':
      return missingInVariants(spec.options, value, path);
    case 'either': {
      const fitting = spec.options.find((option) => problemsIn(option, value).length === 0);
      return fitting ? missingIn(fitting, value, path) : [];
    }
    case 'again':
      return missingIn(spec.spec(), value, path);
    default:
      return [];
  }
}

function missingRequired(spec: Spec, value: unknown, path: string): string[] {
  if (spec.kind === 'object' || spec.kind === 'variants') {
    const parts = isRecord(value) ? value : {};
    if (spec.kind === 'object' && spec.isAnswered)
      return spec.isAnswered(parts) ? missingIn(spec, parts, path) : [path];
    return missingIn(spec, parts, path);
  }
  return isAbsent(value) ? [path] : missingIn(spec, value, path);
}

/** Without its `type`, a form lacks the type and what every form still possible would need. */
function missingInVariants(options: readonly ObjectSpec[], value: unknown, path: string): string[] {
  const tag = isRecord(value) ? value.type : undefined;
  const tagPath = `${path}.type`;
  const possible = options.filter((option) =>
    tag === undefined ? problemsIn(option, value).length === 0 : Object.hasOwn(tagsOf(option), String(tag)),
  );
  const [first = [], ...others] = possible.map((option) =>
    missingIn(option, value, path).filter((at) => at !== tagPath),
  );
  const common = first.filter((at) => others.every((other) => other.includes(at)));
  return tag === undefined ? [tagPath, ...common] : common;
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
