import { describe, expect, it } from 'vitest';
import { timeZoneOf } from '../../src/departments/time-zone.ts';

/** County FIPS, county, zone, and the hours its clocks are from UTC in January and in July. */
const COUNTIES: readonly [fips: string, county: string, zone: string, january: number, july: number][] = [
  ['24031', 'Montgomery, Maryland', 'America/New_York', -5, -4],
  ['36061', 'New York, New York', 'America/New_York', -5, -4],
  ['11001', 'District of Columbia', 'America/New_York', -5, -4],
  ['09001', 'Fairfield, Connecticut, a county until 2022', 'America/New_York', -5, -4],
  ['09190', 'Western Connecticut planning region', 'America/New_York', -5, -4],
  ['01113', 'Russell, Alabama (Phenix City)', 'America/Chicago', -6, -5],
  ['17031', 'Cook, Illinois', 'America/Chicago', -6, -5],
  ['08031', 'Denver, Colorado', 'America/Denver', -7, -6],
  ['06037', 'Los Angeles, California', 'America/Los_Angeles', -8, -7],
  // Florida
  ['12086', 'Miami-Dade', 'America/New_York', -5, -4],
  ['12073', 'Leon (Tallahassee)', 'America/New_York', -5, -4],
  ['12033', 'Escambia (Pensacola)', 'America/Chicago', -6, -5],
  ['12005', 'Bay (Panama City)', 'America/Chicago', -6, -5],
  ['12045', 'Gulf (Port St. Joe)', 'America/New_York', -5, -4],
  // Michigan
  ['26163', 'Wayne (Detroit)', 'America/Detroit', -5, -4],
  ['26103', 'Marquette', 'America/Detroit', -5, -4],
  ['26053', 'Gogebic (Ironwood)', 'America/Menominee', -6, -5],
  ['26109', 'Menominee', 'America/Menominee', -6, -5],
  // Indiana
  ['18097', 'Marion (Indianapolis)', 'America/Indiana/Indianapolis', -5, -4],
  ['18003', 'Allen (Fort Wayne)', 'America/Indiana/Indianapolis', -5, -4],
  ['18089', 'Lake (Gary)', 'America/Chicago', -6, -5],
  ['18163', 'Vanderburgh (Evansville)', 'America/Chicago', -6, -5],
  ['18149', 'Starke (Knox)', 'America/Indiana/Knox', -6, -5],
  ['18123', 'Perry (Tell City)', 'America/Indiana/Tell_City', -6, -5],
  ['18025', 'Crawford (Marengo)', 'America/Indiana/Marengo', -5, -4],
  ['18083', 'Knox (Vincennes)', 'America/Indiana/Vincennes', -5, -4],
  ['18125', 'Pike (Petersburg)', 'America/Indiana/Petersburg', -5, -4],
  ['18131', 'Pulaski (Winamac)', 'America/Indiana/Winamac', -5, -4],
  ['18155', 'Switzerland (Vevay)', 'America/Indiana/Vevay', -5, -4],
  ['18019', 'Clark (Jeffersonville)', 'America/Kentucky/Louisville', -5, -4],
  ['18029', 'Dearborn (Lawrenceburg)', 'America/New_York', -5, -4],
  // Kentucky
  ['21067', 'Fayette (Lexington)', 'America/New_York', -5, -4],
  ['21111', 'Jefferson (Louisville)', 'America/Kentucky/Louisville', -5, -4],
  ['21231', 'Wayne (Monticello)', 'America/Kentucky/Monticello', -5, -4],
  ['21227', 'Warren (Bowling Green)', 'America/Chicago', -6, -5],
  ['21145', 'McCracken (Paducah)', 'America/Chicago', -6, -5],
  // Tennessee
  ['47093', 'Knox (Knoxville)', 'America/New_York', -5, -4],
  ['47065', 'Hamilton (Chattanooga)', 'America/New_York', -5, -4],
  ['47037', 'Davidson (Nashville)', 'America/Chicago', -6, -5],
  ['47157', 'Shelby (Memphis)', 'America/Chicago', -6, -5],
  ['47007', 'Bledsoe (Pikeville)', 'America/Chicago', -6, -5],
  // Kansas, Nebraska, the Dakotas
  ['20173', 'Sedgwick (Wichita)', 'America/Chicago', -6, -5],
  ['20181', 'Sherman (Goodland)', 'America/Denver', -7, -6],
  ['20071', 'Greeley (Tribune)', 'America/Denver', -7, -6],
  ['31055', 'Douglas (Omaha)', 'America/Chicago', -6, -5],
  ['31157', 'Scotts Bluff', 'America/Denver', -7, -6],
  ['31031', 'Cherry (Valentine)', 'America/Chicago', -6, -5],
  ['38015', 'Burleigh (Bismarck)', 'America/Chicago', -6, -5],
  ['38089', 'Stark (Dickinson)', 'America/Denver', -7, -6],
  ['38025', 'Dunn (Killdeer)', 'America/Denver', -7, -6],
  ['38053', 'McKenzie (Watford City)', 'America/Chicago', -6, -5],
  ['38085', 'Sioux (Fort Yates)', 'America/Chicago', -6, -5],
  ['38057', 'Mercer (Beulah)', 'America/North_Dakota/Beulah', -6, -5],
  ['38059', 'Morton (Mandan)', 'America/North_Dakota/New_Salem', -6, -5],
  ['38065', 'Oliver (Center)', 'America/North_Dakota/Center', -6, -5],
  ['46099', 'Minnehaha (Sioux Falls)', 'America/Chicago', -6, -5],
  ['46103', 'Pennington (Rapid City)', 'America/Denver', -7, -6],
  ['46102', 'Oglala Lakota', 'America/Denver', -7, -6],
  ['46113', 'Shannon, its code until 2015', 'America/Denver', -7, -6],
  ['46117', 'Stanley (Fort Pierre)', 'America/Chicago', -6, -5],
  ['46075', 'Jones (Murdo)', 'America/Chicago', -6, -5],
  // Texas
  ['48201', 'Harris (Houston)', 'America/Chicago', -6, -5],
  ['48141', 'El Paso', 'America/Denver', -7, -6],
  ['48229', 'Hudspeth (Sierra Blanca)', 'America/Denver', -7, -6],
  ['48109', 'Culberson (Van Horn)', 'America/Chicago', -6, -5],
  // Idaho, Oregon, Nevada
  ['16001', 'Ada (Boise)', 'America/Boise', -7, -6],
  ['16055', "Kootenai (Coeur d'Alene)", 'America/Los_Angeles', -8, -7],
  ['16049', 'Idaho (Grangeville)', 'America/Los_Angeles', -8, -7],
  ['41051', 'Multnomah (Portland)', 'America/Los_Angeles', -8, -7],
  ['41045', 'Malheur (Ontario)', 'America/Boise', -7, -6],
  ['32003', 'Clark (Las Vegas)', 'America/Los_Angeles', -8, -7],
  ['32007', 'Elko', 'America/Los_Angeles', -8, -7],
  // Arizona, where only the Navajo Nation puts its clocks forward
  ['04013', 'Maricopa (Phoenix)', 'America/Phoenix', -7, -7],
  ['04001', 'Apache (Window Rock)', 'America/Denver', -7, -6],
  ['04017', 'Navajo (Show Low)', 'America/Phoenix', -7, -7],
  ['04005', 'Coconino (Flagstaff)', 'America/Phoenix', -7, -7],
  // Alaska and Hawaii
  ['02020', 'Anchorage', 'America/Anchorage', -9, -8],
  ['02063', 'Chugach, since 2019', 'America/Anchorage', -9, -8],
  ['02066', 'Copper River, since 2019', 'America/Anchorage', -9, -8],
  ['02261', 'Valdez-Cordova, until 2019', 'America/Anchorage', -9, -8],
  ['02110', 'Juneau', 'America/Juneau', -9, -8],
  ['02198', 'Prince of Wales-Hyder', 'America/Sitka', -9, -8],
  ['02282', 'Yakutat', 'America/Yakutat', -9, -8],
  ['02180', 'Nome', 'America/Nome', -9, -8],
  ['02016', 'Aleutians West (Unalaska)', 'America/Nome', -9, -8],
  ['15003', 'Honolulu', 'Pacific/Honolulu', -10, -10],
  // Territories
  ['72127', 'San Juan, Puerto Rico', 'America/Puerto_Rico', -4, -4],
  ['78030', 'St. Thomas, Virgin Islands', 'America/St_Thomas', -4, -4],
  ['66010', 'Guam', 'Pacific/Guam', 10, 10],
  ['69110', 'Saipan, Northern Mariana Islands', 'Pacific/Saipan', 10, 10],
  ['60010', 'Eastern District, American Samoa', 'Pacific/Pago_Pago', -11, -11],
];

describe('the time zone of a department (drafting guide 3)', () => {
  it.each(COUNTIES)('%s %s is in %s', (fips, _county, zone, january, july) => {
    expect(timeZoneOf(`FD${fips}001`)).toBe(zone);
    for (const year of [2020, 2026]) {
      expect([hoursFromUtc(zone, `${year}-01-15T12:00Z`), hoursFromUtc(zone, `${year}-07-15T12:00Z`)]).toEqual([
        january,
        july,
      ]);
    }
  });

  it('is that of the state for a county code not known yet', () => {
    expect(timeZoneOf('FD18999001')).toBe('America/Indiana/Indianapolis');
  });

  it.each(['', 'FD', 'FD2403100', 'FD240310011', 'fd24031001', 'XX24031001', 'FD24O31001'])(
    'is unknown for the malformed id "%s"',
    (id) => {
      expect(timeZoneOf(id)).toBeUndefined();
    },
  );

  it.each(['FD00001001', 'FD03001001', 'FD43001001', 'FD99001001'])('is unknown where no state is: %s', (id) => {
    expect(timeZoneOf(id)).toBeUndefined();
  });
});

function hoursFromUtc(zone: string, moment: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(moment),
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return Number(offset.match(/^GMT([+-]\d\d):00$/)?.[1] ?? Number.NaN);
}
