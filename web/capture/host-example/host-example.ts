/** The least a web host does to embed the capture page. Copy from here. */
const api = new URL(document.documentElement.dataset.api ?? 'v1', window.location.href).href;
const page = new URL(window.location.href.replace(/\/host-example.*$/, ''));
const frame = document.getElementById('capture') as HTMLIFrameElement;
const log = document.getElementById('log') as HTMLOListElement;
const problem = document.getElementById('problem') as HTMLParagraphElement;

const field = (id: string) => document.getElementById(id) as HTMLInputElement;

document.getElementById('open')?.addEventListener('submit', async (event) => {
  event.preventDefault();
  problem.textContent = '';
  const session = await mintSession();
  if (!session) return;
  const parameters = new URLSearchParams({ token: session, ref: field('ref').value, accent: field('accent').value });
  if (field('lang').value) parameters.set('lang', field('lang').value);
  if (field('autostart').checked) parameters.set('autostart', '1');
  // A new query loads the page anew; a new fragment alone changes nothing in a page that has a session.
  frame.src = `${page}?n=${Date.now()}#${parameters}`;
});

/** In your product this runs on your server: the key must not reach a browser. */
async function mintSession(): Promise<string | undefined> {
  const key = field('key').value.trim();
  if (!key.startsWith('svc_test_')) {
    problem.textContent = 'Use a test key here, never a live one.';
    return undefined;
  }
  const answer = await fetch(`${api}/sessions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ department: field('department').value.trim() }),
  });
  const body = await answer.json();
  if (!answer.ok) problem.textContent = `${body.error.code}: ${body.error.message}`;
  return body.token;
}

window.addEventListener('message', ({ origin, source, data }) => {
  // Anybody can post to a window: only what comes from the page itself counts.
  if (origin !== page.origin || source !== frame.contentWindow || !String(data?.type).startsWith('svc:')) return;
  const { type, version, ...fields } = data;
  const time = document.createElement('time');
  time.textContent = new Date().toLocaleTimeString();
  const name = document.createElement('strong');
  name.textContent = type;
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.append(time, ' ', name, ` v${version} `, short(type, fields));
  const whole = document.createElement('pre');
  whole.textContent = JSON.stringify(data, null, 2);
  details.append(summary, whole);
  const item = document.createElement('li');
  item.append(details);
  log.append(item);
  item.scrollIntoView({ block: 'nearest' });
  // Your application takes the draft over here: if (type === 'svc:draft') openReport(data.narration);
});

function short(type: string, fields: Record<string, unknown>): string {
  if (type === 'svc:draft') return String((fields.narration as { id?: string }).id);
  return Object.values(fields).map(String).join(' · ');
}
