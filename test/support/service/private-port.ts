import { expect } from 'vitest';

/** One series of the figures: its name with its labels, as Prometheus writes it, and its value. */
export type Series = Map<string, number>;

/** What the operator's port answers. */
export interface PrivatePort {
  get(path: string): Promise<{ status: number; text: string; headers: Headers }>;
  /** `/readyz`: its status, and what it says of each part. */
  // biome-ignore lint/suspicious/noExplicitAny: answers are inspected freely in tests
  ready(): Promise<{ status: number; json: any }>;
  metrics(): Promise<Series>;
}

export function privatePort(url: string): PrivatePort {
  const get = async (path: string) => {
    const response = await fetch(url + path);
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  return {
    get,
    async ready() {
      const { status, text } = await get('/readyz');
      return { status, json: JSON.parse(text) };
    },
    async metrics() {
      const { status, text, headers } = await get('/metrics');
      expect(status).toBe(200);
      expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
      const series: Series = new Map();
      for (const line of text.split('\n')) {
        if (line === '' || line.startsWith('#')) continue;
        const at = line.lastIndexOf(' ');
        series.set(line.slice(0, at), Number(line.slice(at + 1)));
      }
      return series;
    },
  };
}

/** The sum of a metric over all series that have these labels. */
export function sumOf(series: Series, name: string, labels: Record<string, string> = {}): number {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  let sum = 0;
  for (const [key, value] of series) {
    const [own, rest = ''] = key.split('{');
    if (own === name && wanted.every((pair) => rest.includes(pair))) sum += value;
  }
  return sum;
}
