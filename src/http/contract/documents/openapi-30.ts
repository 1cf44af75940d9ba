type Node = Record<string, unknown>;

/** The same document as OpenAPI 3.0, for generators that know no other. */
export function asOpenApi30({ info, components, ...document }: Node): Node {
  const { summary: _, license, ...shown } = info as { summary: string; license: { name: string } };
  const nullable = new Set<string>();
  const rest = converted(document, nullable) as Node;
  const { schemas, ...others } = converted(components, nullable) as { schemas: Record<string, Node> };
  // Only the schema that is referred to can allow null there: a reference has no room for it.
  for (const $ref of nullable) allowNull({ $ref }, schemas);
  return {
    ...rest,
    components: { ...others, schemas },
    openapi: '3.0.3',
    info: { ...shown, license: { name: license.name, url: '/docs' } },
  };
}

/** Examples are data: what looks like a keyword in them is none. */
const DATA = new Set(['example', 'examples', 'enum', 'x-enumDescriptions', 'x-extensible-enum']);

function converted(node: unknown, nullable: Set<string>): unknown {
  if (Array.isArray(node)) return node.map((part) => converted(part, nullable));
  if (typeof node !== 'object' || node === null) return node;
  const parts = Object.entries(node).map(([key, part]) => [key, DATA.has(key) ? part : converted(part, nullable)]);
  return rewritten(Object.fromEntries(parts), nullable);
}

/** What 3.1 says in JSON Schema's words, 3.0 has words of its own for. */
function rewritten({ const: only, contentEncoding, ...node }: Node, nullable: Set<string>): Node {
  if (only !== undefined) node.enum = [only];
  if (contentEncoding === 'base64') node.format = 'byte';
  if (node.type === 'null') return { ...node, ...NULL };
  if (Array.isArray(node.type)) return { ...node, type: node.type.find((type) => type !== 'null'), nullable: true };
  const { anyOf, ...beside } = node;
  const options = Array.isArray(anyOf) ? (anyOf as Node[]).filter((option) => option.enum !== NULL.enum) : [];
  if (!Array.isArray(anyOf) || options.length === anyOf.length) return referring(node);
  const [option = {}, ...more] = options;
  if (more.length > 0) throw new Error('3.0 has no word for one of several or null');
  if (typeof option.$ref !== 'string') return { ...option, ...beside, nullable: true };
  nullable.add(option.$ref);
  return referring({ ...option, ...beside });
}

const NULL = { type: 'string', nullable: true, enum: [null] };

/** Nothing may stand beside a reference. */
function referring({ $ref, ...beside }: Node): Node {
  if (typeof $ref !== 'string') return beside;
  return Object.keys(beside).length === 0 ? { $ref } : { ...beside, allOf: [{ $ref }] };
}

function allowNull(schema: Node, schemas: Record<string, Node>): void {
  const target = typeof schema.$ref === 'string' ? schemas[schema.$ref.split('/').at(-1) ?? ''] : undefined;
  if (target) allowNull(target, schemas);
  else if (Array.isArray(schema.allOf)) for (const part of schema.allOf as Node[]) allowNull(part, schemas);
  else schema.nullable = true;
}
