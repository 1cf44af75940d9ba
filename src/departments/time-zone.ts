import { NERIS_ID } from './department.ts';
import { stateOfFips } from './states.ts';

/**
 * The IANA zone of a department, from the state and county digits of its NERIS id; undefined when the id is malformed
 * or its state digits belong to no state or territory. A county code the table does not know (new ones appear, as
 * Connecticut's planning regions did) has its state's zone.
 *
 * - The zone named is the one whose region of the tz database holds the county, so that past dates are right too.
 * - A county that the federal line (49 CFR part 71) or a reservation's border divides has the clock most of its people
 *   live by, which is not always the clock of most of its land.
 * - A county wholly on one side of the line has the federal time, even where a town keeps its neighbours' time by
 *   custom (Phenix City, Alabama; Jackpot, Nevada).
 */
export function timeZoneOf(nerisId: string): string | undefined {
  if (!NERIS_ID.test(nerisId)) return undefined;
  const exception = ZONE_BY_COUNTY.get(nerisId.slice(2, 7));
  if (exception !== undefined) return exception;
  const state = stateOfFips(nerisId.slice(2, 4));
  return state && ZONE_BY_STATE.get(state.code);
}

/** The zone of each state, or of the greater part of it. */
const STATES_OF_ZONE: Record<string, string> = {
  'America/New_York': 'CT DE DC FL GA KY ME MD MA NH NJ NY NC OH PA RI SC VT VA WV',
  'America/Detroit': 'MI',
  'America/Indiana/Indianapolis': 'IN',
  'America/Chicago': 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI',
  'America/Denver': 'CO MT NM UT WY',
  'America/Boise': 'ID',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR',
  'America/St_Thomas': 'VI',
  'Pacific/Guam': 'GU',
  'Pacific/Saipan': 'MP',
  'Pacific/Pago_Pago': 'AS',
};

/** Per state (FIPS digits), the counties that differ from it, as `FIPS name`. */
const EXCEPTIONS: Record<string, Record<string, string>> = {
  // Alaska. Only Adak's clock differs today; the other zones differ in the past. Unalaska, nearly all of Aleutians
  // West's people, is east of the line through the islands and keeps Alaska time; Adak and Atka alone do not.
  '02': {
    'America/Juneau': '100 Haines, 105 Hoonah-Angoon, 110 Juneau, 230 Skagway',
    'America/Sitka': '130 Ketchikan Gateway, 195 Petersburg, 198 Prince of Wales-Hyder, 220 Sitka, 275 Wrangell',
    'America/Yakutat': '282 Yakutat',
    'America/Nome': '013 Aleutians East, 016 Aleutians West, 158 Kusilvak, 180 Nome, 188 Northwest Arctic',
  },
  // Arizona keeps standard time all year, the Navajo Nation inside it does not. In Apache County most people, most
  // places and the Nation's own fire service (Fort Defiance, Window Rock, Chinle) are on Navajo time; in Coconino
  // (Flagstaff, Page) and Navajo (Show Low, Winslow, Holbrook, the Hopi villages) most are not.
  '04': { 'America/Denver': '001 Apache' },
  // Florida west of the Apalachicola. Gulf County is divided: Port St. Joe and its coast, most of its people, are on
  // Eastern time like the rest of the state, Wewahitchka is not.
  '12': {
    'America/Chicago': `005 Bay, 013 Calhoun, 033 Escambia, 059 Holmes, 063 Jackson, 091 Okaloosa, 113 Santa Rosa,
      131 Walton, 133 Washington`,
  },
  // Idaho north of the Salmon River; Idaho County is divided at Riggins, its seat Grangeville is on the Pacific side.
  '16': {
    'America/Los_Angeles': `009 Benewah, 017 Bonner, 021 Boundary, 035 Clearwater, 049 Idaho, 055 Kootenai, 057 Latah,
      061 Lewis, 069 Nez Perce, 079 Shoshone`,
  },
  '18': {
    'America/Chicago': `051 Gibson, 073 Jasper, 089 Lake, 091 LaPorte, 111 Newton, 127 Porter, 129 Posey, 147 Spencer,
      163 Vanderburgh, 173 Warrick`,
    'America/Indiana/Knox': '149 Starke',
    'America/Indiana/Tell_City': '123 Perry',
    'America/Indiana/Marengo': '025 Crawford',
    'America/Indiana/Petersburg': '125 Pike',
    'America/Indiana/Vevay': '155 Switzerland',
    'America/Indiana/Vincennes': '027 Daviess, 037 Dubois, 083 Knox, 101 Martin',
    'America/Indiana/Winamac': '131 Pulaski',
    'America/Kentucky/Louisville': '019 Clark, 043 Floyd, 061 Harrison',
    'America/New_York': '029 Dearborn, 115 Ohio',
  },
  '20': { 'America/Denver': '071 Greeley, 075 Hamilton, 181 Sherman, 199 Wallace' },
  '21': {
    'America/Chicago': `001 Adair, 003 Allen, 007 Ballard, 009 Barren, 027 Breckinridge, 031 Butler, 033 Caldwell,
      035 Calloway, 039 Carlisle, 047 Christian, 053 Clinton, 055 Crittenden, 057 Cumberland, 059 Daviess, 061 Edmonson,
      075 Fulton, 083 Graves, 085 Grayson, 087 Green, 091 Hancock, 099 Hart, 101 Henderson, 105 Hickman, 107 Hopkins,
      139 Livingston, 141 Logan, 143 Lyon, 145 McCracken, 149 McLean, 157 Marshall, 169 Metcalfe, 171 Monroe,
      177 Muhlenberg, 183 Ohio, 207 Russell, 213 Simpson, 219 Todd, 221 Trigg, 225 Union, 227 Warren, 233 Webster`,
    'America/Kentucky/Louisville': '111 Jefferson',
    'America/Kentucky/Monticello': '231 Wayne',
  },
  '26': { 'America/Menominee': '043 Dickinson, 053 Gogebic, 071 Iron, 109 Menominee' },
  // Nebraska's west. Cherry County is divided: Valentine, half its people, is on Central time, its western ranches are not.
  '31': {
    'America/Denver': `005 Arthur, 007 Banner, 013 Box Butte, 029 Chase, 033 Cheyenne, 045 Dawes, 049 Deuel, 057 Dundy,
      069 Garden, 075 Grant, 091 Hooker, 101 Keith, 105 Kimball, 123 Morrill, 135 Perkins, 157 Scotts Bluff,
      161 Sheridan, 165 Sioux`,
  },
  // North Dakota's southwest. Dunn, McKenzie and Sioux are divided: the towns of Dunn are on Mountain time, those of
  // McKenzie (Watford City) and Sioux (Fort Yates) on Central.
  '38': {
    'America/Denver': `001 Adams, 007 Billings, 011 Bowman, 025 Dunn, 033 Golden Valley, 037 Grant, 041 Hettinger,
      087 Slope, 089 Stark`,
    'America/North_Dakota/Beulah': '057 Mercer',
    'America/North_Dakota/Center': '065 Oliver',
    'America/North_Dakota/New_Salem': '059 Morton',
  },
  // Malheur County's southern fifth, nearly empty, is on Pacific time; Ontario, Vale and Nyssa are not.
  '41': { 'America/Boise': '045 Malheur' },
  // South Dakota's west. Stanley County is divided: Fort Pierre, most of its people, lives by Central time. Shannon is
  // Oglala Lakota's code of before 2015.
  '46': {
    'America/Denver': `007 Bennett, 019 Butte, 031 Corson, 033 Custer, 041 Dewey, 047 Fall River, 055 Haakon,
      063 Harding, 071 Jackson, 081 Lawrence, 093 Meade, 102 Oglala Lakota, 103 Pennington, 105 Perkins, 113 Shannon,
      137 Ziebach`,
  },
  '47': {
    'America/New_York': `001 Anderson, 009 Blount, 011 Bradley, 013 Campbell, 019 Carter, 025 Claiborne, 029 Cocke,
      057 Grainger, 059 Greene, 063 Hamblen, 065 Hamilton, 067 Hancock, 073 Hawkins, 089 Jefferson, 091 Johnson,
      093 Knox, 105 Loudon, 107 McMinn, 121 Meigs, 123 Monroe, 129 Morgan, 139 Polk, 143 Rhea, 145 Roane, 151 Scott,
      155 Sevier, 163 Sullivan, 171 Unicoi, 173 Union, 179 Washington`,
  },
  '48': { 'America/Denver': '141 El Paso, 229 Hudspeth' },
};

const ZONE_BY_STATE = new Map(
  Object.entries(STATES_OF_ZONE).flatMap(([zone, states]) =>
    states.split(' ').map((code): [string, string] => [code, zone]),
  ),
);

const ZONE_BY_COUNTY = new Map(
  Object.entries(EXCEPTIONS).flatMap(([state, zones]) =>
    Object.entries(zones).flatMap(([zone, counties]) =>
      counties.split(',').map((county): [string, string] => [state + county.trim().slice(0, 3), zone]),
    ),
  ),
);
