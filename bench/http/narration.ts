import { Agent, request } from 'node:http';
import { DEPARTMENT } from './servers.ts';

export interface Answer {
  status: number;
  text: string;
}

/** As a partner's server sends it: over connections that stay open, with as little around it as Node has to offer. */
export function post({ url, key }: { url: string; key: string }, body: string | Buffer): Promise<Answer> {
  const bytes = Buffer.from(body);
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'content-length': String(bytes.length),
  };
  return new Promise((resolve, reject) => {
    request(`${url}/v1/narrations`, { method: 'POST', agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
      response.on('error', reject);
    })
      .on('error', reject)
      .end(bytes);
  });
}

const agent = new Agent({ keepAlive: true });

/** An account of 300 words as a partner would send it. */
export function textNarration(): string {
  return JSON.stringify({
    department: DEPARTMENT,
    transcript: words(300),
    external_ref: 'bench',
    metadata: { vehicle: 'Engine 41', shift: 'B' },
  });
}

const SENTENCES = [
  'Engine 41 and Ladder 7 were dispatched at fourteen twenty five to a reported house fire at 123 Maple Street.',
  'We were on scene at fourteen thirty two and found smoke from the second floor of a two story home.',
  'I established command and completed a size up, and the crew of Engine 41 stretched a line to the front door.',
  'Primary search was started at fourteen thirty six and nobody was found, everyone had left before we arrived.',
  'Water on the fire at fourteen thirty eight, knocked down at fourteen forty five, under control ten minutes later.',
  'A smoke alarm was sounding in the hallway, and there were no sprinklers in the building.',
  'The fire started at the stove in the kitchen where a pan of oil had been left on the burner.',
];

function words(count: number): string {
  const all: string[] = [];
  for (let i = 0; all.length < count; i++) all.push(...(SENTENCES[i % SENTENCES.length] ?? '').split(' '));
  return all.slice(0, count).join(' ');
}
