export function leaves(value: unknown, path = ''): [path: string, value: unknown][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return value === null || value === undefined ? [] : [[path, value]];
  return Object.entries(value).flatMap(([key, below]) => leaves(below, path ? `${path}.${key}` : key));
}
