/** Which call it is, in one line: its number, its address and the units that were sent. Read tolerantly. */
export function callOf(known: unknown): string | undefined {
  const { base, dispatch } = parts(known);
  const [numbers, sent] = [parts(base), parts(dispatch)];
  const place = parts(numbers.location ?? sent.location);
  const house = text(place.complete_number) || text(place.number);
  const street = ['street_prefix_direction', 'street', 'street_postfix', 'street_postfix_direction'];
  const address = [house, ...street.map((name) => inWords(text(place[name])))].filter(Boolean).join(' ');
  const units = Array.isArray(sent.unit_responses) ? sent.unit_responses : [];
  const names = units.map((unit) => text(parts(unit).reported_unit_id)).filter(Boolean);
  const shown = [
    text(sent.incident_number) || text(numbers.incident_number),
    address,
    names.slice(0, MOST_UNITS).join(', ') + (names.length > MOST_UNITS ? ' …' : ''),
  ].filter(Boolean);
  return shown.length > 0 ? shown.join(' · ') : undefined;
}
const MOST_UNITS = 6;

function parts(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** Codes are in capitals. */
function inWords(code: string): string {
  const words = code.replace(/_/g, ' ');
  return /^[A-Z ]+$/.test(words) && words.length > 2
    ? words.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
    : words;
}
