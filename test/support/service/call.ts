import { expectAsDocumented } from '../document.ts';

export interface CallOptions {
  credential?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: answers are inspected freely in tests
  json: any;
}

/** One request. A string body is sent as it is, anything else as JSON. Both ways are held against the reference. */
export async function call(url: string, method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const headers: Record<string, string> = { ...options.headers };
  if (options.credential !== undefined) headers.authorization = `Bearer ${options.credential}`;
  const init: RequestInit = { method, headers };
  if (options.body !== undefined) {
    headers['content-type'] ??= 'application/json';
    init.body = typeof options.body === 'string' ? options.body : JSON.stringify(options.body);
  }
  const response = await fetch(path.startsWith('http') ? path : url + path, init);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
  const answer = {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson ? JSON.parse(text) : undefined,
  };
  expectAsDocumented(method, path, options.body, answer);
  return answer;
}
