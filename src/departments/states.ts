export type State = { fips: string; code: string; name: string };

/** The postal code of a state given as its code or its full name, in any case; undefined when it is neither. */
export function stateCode(text: string): string | undefined {
  return CODE_BY_SPELLING.get(spelling(text));
}

/** Whether this is a state's code or short form and nothing else; full names may be towns, too (New York). */
export function shortensState(text: string): boolean {
  const said = spelling(text);
  return CODE_BY_SPELLING.has(said) && !STATES.some(([, , name]) => spelling(name) === said);
}

/** The states that a text names in full, and where. */
export function statesNamed(text: string): { code: string; start: number; end: number }[] {
  return [...text.matchAll(FULL_NAMES)].map(({ 0: name, index }) => ({
    code: stateCode(name) ?? '',
    start: index,
    end: index + name.length,
  }));
}

/** The state whose two FIPS digits these are. */
export function stateOfFips(fips: string): State | undefined {
  return STATE_BY_FIPS.get(fips);
}

/** FIPS digits, postal code and name of the fifty states, the District and the five inhabited territories. */
const STATES: readonly (readonly [fips: string, code: string, name: string])[] = [
  ['01', 'AL', 'Alabama'],
  ['02', 'AK', 'Alaska'],
  ['04', 'AZ', 'Arizona'],
  ['05', 'AR', 'Arkansas'],
  ['06', 'CA', 'California'],
  ['08', 'CO', 'Colorado'],
  ['09', 'CT', 'Connecticut'],
  ['10', 'DE', 'Delaware'],
  ['11', 'DC', 'District of Columbia'],
  ['12', 'FL', 'Florida'],
  ['13', 'GA', 'Georgia'],
  ['15', 'HI', 'Hawaii'],
  ['16', 'ID', 'Idaho'],
  ['17', 'IL', 'Illinois'],
  ['18', 'IN', 'Indiana'],
  ['19', 'IA', 'Iowa'],
  ['20', 'KS', 'Kansas'],
  ['21', 'KY', 'Kentucky'],
  ['22', 'LA', 'Louisiana'],
  ['23', 'ME', 'Maine'],
  ['24', 'MD', 'Maryland'],
  ['25', 'MA', 'Massachusetts'],
  ['26', 'MI', 'Michigan'],
  ['27', 'MN', 'Minnesota'],
  ['28', 'MS', 'Mississippi'],
  ['29', 'MO', 'Missouri'],
  ['30', 'MT', 'Montana'],
  ['31', 'NE', 'Nebraska'],
  ['32', 'NV', 'Nevada'],
  ['33', 'NH', 'New Hampshire'],
  ['34', 'NJ', 'New Jersey'],
  ['35', 'NM', 'New Mexico'],
  ['36', 'NY', 'New York'],
  ['37', 'NC', 'North Carolina'],
  ['38', 'ND', 'North Dakota'],
  ['39', 'OH', 'Ohio'],
  ['40', 'OK', 'Oklahoma'],
  ['41', 'OR', 'Oregon'],
  ['42', 'PA', 'Pennsylvania'],
  ['44', 'RI', 'Rhode Island'],
  ['45', 'SC', 'South Carolina'],
  ['46', 'SD', 'South Dakota'],
  ['47', 'TN', 'Tennessee'],
  ['48', 'TX', 'Texas'],
  ['49', 'UT', 'Utah'],
  ['50', 'VT', 'Vermont'],
  ['51', 'VA', 'Virginia'],
  ['53', 'WA', 'Washington'],
  ['54', 'WV', 'West Virginia'],
  ['55', 'WI', 'Wisconsin'],
  ['56', 'WY', 'Wyoming'],
  ['60', 'AS', 'American Samoa'],
  ['66', 'GU', 'Guam'],
  ['69', 'MP', 'Northern Mariana Islands'],
  ['72', 'PR', 'Puerto Rico'],
  ['78', 'VI', 'Virgin Islands'],
];

/** Names in common use beside the official ones. */
const OTHER_NAMES: readonly (readonly [name: string, code: string])[] = [
  ['Washington DC', 'DC'],
  ['US Virgin Islands', 'VI'],
  ['United States Virgin Islands', 'VI'],
  ['Commonwealth of the Northern Mariana Islands', 'MP'],
];

/** Short forms as newspapers print them, where they are not the postal code with dots. */
const SHORT_NAMES: readonly (readonly [name: string, code: string])[] = [
  ['Ala', 'AL'],
  ['Ariz', 'AZ'],
  ['Ark', 'AR'],
  ['Calif', 'CA'],
  ['Colo', 'CO'],
  ['Conn', 'CT'],
  ['Del', 'DE'],
  ['Fla', 'FL'],
  ['Ill', 'IL'],
  ['Ind', 'IN'],
  ['Kan', 'KS'],
  ['Mass', 'MA'],
  ['Mich', 'MI'],
  ['Minn', 'MN'],
  ['Miss', 'MS'],
  ['Mont', 'MT'],
  ['Neb', 'NE'],
  ['Nev', 'NV'],
  ['Okla', 'OK'],
  ['Ore', 'OR'],
  ['Tenn', 'TN'],
  ['Tex', 'TX'],
  ['Wash', 'WA'],
  ['WVa', 'WV'],
  ['Wis', 'WI'],
  ['Wyo', 'WY'],
];

const STATE_BY_FIPS = new Map(STATES.map(([fips, code, name]) => [fips, { fips, code, name }]));

const CODE_BY_SPELLING = new Map<string, string>([
  ...STATES.flatMap(([, code, name]): [string, string][] => [
    [spelling(code), code],
    [spelling(name), code],
  ]),
  ...[...OTHER_NAMES, ...SHORT_NAMES].map(([name, code]): [string, string] => [spelling(name), code]),
]);

const FULL_NAMES = new RegExp(`\\b(?:${STATES.map(([, , name]) => name).join('|')})\\b`, 'gi');

function spelling(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}
