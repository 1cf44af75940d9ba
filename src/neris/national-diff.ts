import { INCIDENT } from './payload/incident.ts';
import { isRecord } from './payload/problems.ts';
import { type ObjectSpec, type Spec, tagsOf } from './payload/spec.ts';

/**
 * What differs between a national JSON schema of the incident payload and our description of it, one line each.
 * `national` says what the national schema has and we do not, `ours` the reverse.
 */
export function nationalDifferences(schema: unknown): string[] {
  const root = record(schema);
  const comparison: Comparison = { definitions: record(root.$defs), differences: [], open: [] };
  compare(comparison, INCIDENT, root, 'incident');
  return comparison.differences;
}

interface Comparison {
  definitions: Node;
  differences: string[];
  /** Definitions being compared right now, so that one that holds itself is compared once. */
  open: string[];
}

type Node = Record<string, unknown>;

function compare(comparison: Comparison, spec: Spec, node: Node, path: string): void {
  const { differences } = comparison;
  if (typeof node.$ref === 'string') {
    const name = node.$ref.split('/').at(-1) ?? '';
    if (comparison.open.includes(name)) return;
    comparison.open.push(name);
    compare(comparison, spec, record(comparison.definitions[name]), path);
    comparison.open.pop();
    return;
  }
  for (const keyword of Object.keys(node)) {
    if (!KEYWORDS.has(keyword)) differences.push(`${path}: national keyword ${keyword} is not compared`);
  }
  switch (spec.kind) {
    case 'again':
      compare(comparison, spec.spec(), node, path);
      break;
    case 'object':
      compareObject(comparison, spec, node, path);
      break;
    case 'list':
      compareFacts(differences, path, node, { type: 'array', minItems: spec.length, maxItems: spec.length });
      compare(comparison, spec.item, record(node.items), `${path}[]`);
      break;
    case 'variants':
    case 'either':
      compareOptions(comparison, spec.options, node, path);
      break;
    case 'code':
      compareNames(differences, path, 'value', Object.keys(spec.codes), node.enum ?? [node.const]);
      break;
    default:
      compareFacts(differences, path, node, factsOf(spec));
  }
}

/** Title, description and default say nothing about what is accepted. */
const KEYWORDS = new Set(
  (
    '$defs $ref additionalProperties anyOf const default description discriminator enum format items maxItems ' +
    'maxLength minItems minLength oneOf pattern properties required title type'
  ).split(' '),
);

function compareObject(comparison: Comparison, spec: ObjectSpec, node: Node, path: string): void {
  const { differences } = comparison;
  const fields = Object.entries(spec.fields);
  const properties = record(node.properties);
  compareFacts(differences, path, node, { type: 'object', additionalProperties: spec.open ? undefined : false });
  compareNames(differences, path, 'key', Object.keys(spec.fields), Object.keys(properties));
  const required = fields.filter(([, field]) => field.need === 'required').map(([key]) => key);
  compareNames(differences, path, 'required key', required, node.required ?? []);
  for (const [key, field] of fields) {
    const property = properties[key];
    if (property === undefined) continue;
    const { nullable, rest } = withoutNull(record(property));
    if (nullable !== (field.need === undefined)) {
      differences.push(`${path}.${key}: ${nullable ? 'national: may be null' : 'ours: may be null'}`);
    }
    compare(comparison, field, rest, `${path}.${key}`);
  }
}

function withoutNull(node: Node): { nullable: boolean; rest: Node } {
  const options = Array.isArray(node.anyOf) ? node.anyOf.map(record) : [];
  const others = options.filter(({ type }) => type !== 'null');
  if (others.length === options.length) return { nullable: false, rest: node };
  return { nullable: true, rest: others.length === 1 ? record(others[0]) : { ...node, anyOf: others } };
}

/** Each option is compared with the one on the other side that it differs from least. */
function compareOptions(comparison: Comparison, options: readonly Spec[], node: Node, path: string): void {
  const theirs = [node.anyOf ?? node.oneOf].flat().map(record);
  if (theirs.length !== options.length) {
    comparison.differences.push(`${path}: national: ${theirs.length} forms, ours: ${options.length}`);
  }
  for (const option of options) {
    const trials = theirs.map((other) => {
      const trial: Comparison = { ...comparison, differences: [] };
      compare(trial, option, other, `${path}(${nameOf(option)})`);
      return trial.differences;
    });
    comparison.differences.push(...(trials.sort((a, b) => a.length - b.length)[0] ?? []));
  }
}

function nameOf(spec: Spec): string {
  return spec.kind === 'object' ? Object.keys(tagsOf(spec)).join(' or ') : spec.kind;
}

function factsOf(spec: Spec): Node {
  switch (spec.kind) {
    case 'text': {
      const { minLength, maxLength, pattern } = spec;
      return { type: 'string', minLength, maxLength, pattern: pattern?.source, format: undefined, enum: undefined };
    }
    case 'timestamp':
      return { type: 'string', format: 'date-time' };
    case 'true':
      return { type: 'boolean', const: true };
    case 'anything':
      return { type: 'object', additionalProperties: true };
    default:
      return { type: spec.kind };
  }
}

function compareFacts(differences: string[], path: string, node: Node, facts: Node): void {
  for (const [keyword, ours] of Object.entries(facts)) {
    const national = keyword === 'pattern' ? unescaped(node[keyword]) : node[keyword];
    if (national !== ours) differences.push(`${path}: ${keyword}: national: ${national}, ours: ${ours}`);
  }
}

/** A colon may be escaped or not; the expression is the same. */
function unescaped(pattern: unknown): unknown {
  return typeof pattern === 'string' ? pattern.replaceAll('\\:', ':') : pattern;
}

function compareNames(differences: string[], path: string, what: string, ours: string[], national: unknown): void {
  const theirs = [national].flat().map(String);
  for (const name of theirs) if (!ours.includes(name)) differences.push(`${path}: national: ${what} ${name}`);
  for (const name of ours) if (!theirs.includes(name)) differences.push(`${path}: ours: ${what} ${name}`);
}

function record(value: unknown): Node {
  return isRecord(value) ? value : {};
}
