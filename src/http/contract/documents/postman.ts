import { type Operation, ROUTES, type Route, TAGS } from '../routes.ts';
import { EXAMPLES } from '../samples/examples.ts';

/** Every request of the reference as a Postman collection (v2.1), grouped as there; `baseUrl`, `key` and `id` are to be set. */
export function postmanCollection() {
  const routes = Object.entries(ROUTES) as [Operation, Route][];
  return {
    info: {
      name: 'Incident-Drafting Partner API',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{key}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: 'https://api.example.com/v1' },
      { key: 'key', value: '' },
      { key: 'id', value: '' },
    ],
    item: Object.entries(TAGS).map(([name, description]) => ({
      name,
      description,
      item: routes.filter(([, { tag }]) => tag === name).flatMap(([, route]) => requestsOf(route)),
    })),
  };
}

function requestsOf(route: Route) {
  const { method, path, summary, description, credential, body, success, parameters = [] } = route;
  const examples = Object.entries(body?.examples ?? { '': undefined });
  return examples.map(([, example]) => {
    const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.example !== undefined);
    const headers = parameters.filter((parameter) => parameter.in === 'header');
    return {
      name: example ? `${summary}: ${example.summary}` : summary,
      request: {
        method,
        description: `${description}\n\nAnswers ${success.status}.`,
        ...(credential === 'none' ? { auth: { type: 'noauth' } } : {}),
        header: [
          ...(body ? [{ key: 'Content-Type', value: 'application/json' }] : []),
          // A key belongs to one request: Postman makes a new one each time.
          ...headers.map(({ name }) => ({ key: name, value: '{{$guid}}' })),
        ],
        url: {
          raw: `{{baseUrl}}${placed(path)}`,
          host: ['{{baseUrl}}'],
          path: placed(path).slice(1).split('/'),
          query: query.map(({ name, example: value }) => ({ key: name, value: String(value) })),
        },
        ...(example
          ? {
              body: {
                mode: 'raw',
                raw: JSON.stringify(example.value, null, 2),
                options: { raw: { language: 'json' } },
              },
            }
          : {}),
      },
    };
  });
}

function placed(path: string): string {
  return path.replace('{id}', '{{id}}').replace('{neris_id}', EXAMPLES.department.neris_id);
}
