import { expect, test } from 'vitest';
import { read } from '../../src/extraction/text/reading.ts';

function addresses(text: string): string[] {
  return read(text).items.flatMap(({ address }) => {
    if (!address) return [];
    const { number, street, crossStreet, unitPrefix, unitValue, direction, marker } = address;
    const parts = [
      number,
      street.prefixDirection,
      street.name,
      street.postfix,
      street.postfixDirection,
      unitPrefix,
      unitValue,
    ];
    const cross = crossStreet
      ? ['x', crossStreet.prefixDirection?.value, crossStreet.name.value, crossStreet.postfix?.value]
      : [];
    return [
      [...parts.map((part) => part?.value), ...cross, direction?.value, marker && `mm ${marker.value}`]
        .filter(Boolean)
        .join(' '),
    ];
  });
}

test.each([
  ['on Princeton-Glendale Road north of Tylersville Road.', 'Princeton-Glendale ROAD'],
  ['at the Nilles Road and Route 4 intersection', 'Nilles ROAD x Route 4'],
  ['crash on nilles road at the river road intersection', 'Nilles ROAD x River ROAD'],
  ['Rollover on Nilles at River Road.', 'Nilles x River ROAD'],
  ['on 75 at the 23 mile marker', '75 mm 23'],
  ['pulse 90 high street side', ''],
  ['staffed with four twelve mill street dryer fire', '12 Mill STREET'],
  ['on scene at twenty two fourteen eight mill street', '8 Mill STREET'],
  ['at 12 mill street unit 4 responded', '12 Mill STREET'],
  ['at 244 Maple Run Road. Hold on, Maple Run Lane, the Road is across the brook', '244 Maple Run LANE'],
  ['244 maple run road no sorry lane not road', '244 Maple Run LANE'],
  ['westbound i ninety at milepost 291 came in', 'Interstate 90 WESTBOUND mm 291'],
  ['barn fire at N6541 County Road J', 'N6541 County Road J'],
  ['seven forty one county road double d', '741 County Road DD'],
  ['at 111 North Court Street', '111 NORTH Court STREET'],
  ['310 Deer Run Apartments', ''],
  ['car off the road highway sixty six near milepost eighty eight', 'Highway 66 mm 88'],
  ['trash at 1010 N.W. 10th St.', '1010 NORTHWEST 10th STREET'],
  ['at two twenty two and a half cherry lane', '222 1/2 Cherry LANE'],
  ['chest pain at 9270 South 1300 East, the dental office', '9270 SOUTH 1300 EAST'],
  ['A neighbor saw two teenagers run from it.', ''],
  ['neither one hurt highway patrol had the lane shut', ''],
  ['he walked at 5 Points Park', ''],
  ['thirteen one hundred east one thirty sixth street', '13100 EAST 136th STREET'],
  ['up on maple hill road number four eleven', '411 Maple Hill ROAD'],
  ['at 118 North Water Street.', '118 NORTH Water STREET'],
  ['fire forty two tower road', '42 Tower ROAD'],
  ['it was a private one 14 oak street', '14 Oak STREET'],
  ['at Third Street and Oak.', '3rd STREET x Oak'],
  ['fall at eleven forty five west four hundred south in the kitchen', '1145 WEST 400 SOUTH'],
  ['crash at 700 East and 3300 South', '700 EAST x 3300'],
  ['on 84 westbound at mile marker 223', '84 WESTBOUND mm 223'],
  ['semi fire i eighty four westbound mile marker two twenty three', 'Interstate 84 WESTBOUND mm 223'],
  ['roll over out the south fork road mile marker twelve', 'South Fork ROAD mm 12'],
  ['7431 Number Four Road, two-story farmhouse', '7431 Number Four ROAD'],
  ['fire at 20110 Seven Mile Road', '20110 Seven Mile ROAD'],
  ['at, um, 5300, hang on, 5305 MacCorkle Avenue Southeast', '5305 MacCorkle AVENUE SOUTHEAST'],
  ['up Forest Road 1250 at mile marker 6', 'Forest Road 1250 mm 6'],
  ['at 4710 South Bonham, uh, Street', '4710 SOUTH Bonham STREET'],
  ['at four sixtieth street and one ninetieth avenue', '460th STREET x 190th AVENUE'],
  ['at four sixtieth street', '4 60th STREET'],
  ['at fourteen oh two no excuse me fourteen twelve north walnut street', '1412 NORTH Walnut STREET'],
  ['two car accident tonight post road and airport road', 'Post ROAD x Airport ROAD'],
  ['it was 4711, uh, South, uh, Bonham Street', '4711 SOUTH Bonham STREET'],
  ['Interstate 25 northbound at, let me look, mile marker 9, no, mile marker 11', 'Interstate 25 NORTHBOUND mm 11'],
  ['at mile marker 105 on the Ohio Turnpike', 'Ohio TURNPIKE mm 105'],
  ['East Shaw Avenue and, um, North Cedar, no, North Maple Avenue', 'EAST Shaw AVENUE x NORTH Maple AVENUE'],
  ['at Main and Third Streets', 'Main STREET x 3rd STREET'],
  ['on Main Street at its intersection with Third Avenue', 'Main STREET x 3rd AVENUE'],
  ['we went to 512 Elm for a gas smell', '512 Elm'],
  ['on scene at 1530 Main was blocked', ''],
  ['responded to US 127 at Millville Avenue', 'US 127 x Millville AVENUE'],
  ['giving us 300 gallons', ''],
  ['I-71 north, mile marker 86', 'Interstate 71 NORTHBOUND mm 86'],
  ['7700 Old State Route 4', '7700 Old State Route 4'],
  ['at 2217 South Lowell Avenue.', '2217 SOUTH Lowell AVENUE'],
  ['fifty two nineteen otsego street two story house', '5219 Otsego STREET'],
  ['one two three maple we arrived', ''],
  ['one two three maple street', '123 Maple STREET'],
  ['twelve forty five Oak Drive', '1245 Oak DRIVE'],
  ['four oh seven Pine Lane', '407 Pine LANE'],
  ['4801 Montgomery Boulevard Northeast', '4801 Montgomery BOULEVARD NORTHEAST'],
  ['500 108th Avenue Northeast', '500 108th AVENUE NORTHEAST'],
  ['1904 South 16th Street', '1904 SOUTH 16th STREET'],
  ['nine fifteen west northern lights boulevard', '915 WEST Northern Lights BOULEVARD'],
  ['88 Broadway', '88 Broadway'],
  ['4410 County Road 224', '4410 County Road 224'],
  ['1212 Highway 61 North', '1212 Highway 61 NORTH'],
  ['1000 Mountain Rest Road', '1000 Mountain Rest ROAD'],
  ['77 North Street', '77 North STREET'],
  ['45 Avenue B', '45 Avenue B'],
  ['one oh five seven six kenai spur highway', '10576 Kenai Spur HIGHWAY'],
  ['on kentucky highway fifteen by the exit', 'Kentucky Highway 15'],
  ['1200 Cedar Lane Road', '1200 Cedar Lane ROAD'],
  ['thirty two fifty napier avenue apartment c seven it come in', '3250 Napier AVENUE APARTMENT C7'],
  ['305 main street apartment c two patients', '305 Main STREET APARTMENT C'],
  ['1515 Ala Wai Boulevard, Apartment 1412', '1515 Ala Wai BOULEVARD APARTMENT 1412'],
  ['thirty one forty north garfield avenue suite c that is the store', '3140 NORTH Garfield AVENUE SUITE C'],
  [
    'at the intersection of north zaragoza road and pebble hills boulevard',
    'NORTH Zaragoza ROAD x Pebble Hills BOULEVARD',
  ],
  ['at the corner of Fifth Street and Main Street', '5th STREET x Main STREET'],
  ['on Interstate 80, eastbound, at mile marker 367', 'Interstate 80 EASTBOUND mm 367'],
  ['on I-95 northbound near mile marker 12', 'Interstate 95 NORTHBOUND mm 12'],
  ['westbound Interstate 94 at mile marker 58', 'Interstate 94 WESTBOUND mm 58'],
  ['on State Route 9', 'State Route 9'],
  ['engine one on scene fourteen thirty two one twenty three maple street', '123 Maple STREET'],
  ['at mile marker 112 on Interstate 70', 'Interstate 70 mm 112'],
  ['at the corner of Fifth and Main.', '5th x Main'],
  ['12 Dr. Martin Luther King Jr. Boulevard', '12 Dr Martin Luther King Jr BOULEVARD'],
  ['in the 1200 block of Oak Street', 'Oak STREET'],
  ['221 St. Charles Avenue', '221 St Charles AVENUE'],
  ['16 Church Hill Road', '16 Church Hill ROAD'],
  ['2950 Transmitter Rd', '2950 Transmitter ROAD'],
])('%s', (said, address) => {
  expect(addresses(said)).toEqual(address ? [address] : []);
});

test.each([
  'three people on scene with a line',
  'engine 4 and truck 2 went down the road',
  'two story house with smoke showing',
  'en route 21 54',
  'they were just down the street',
  'we pulled two lines and put a third in place',
  'one car versus a pole in the drive',
  'first engine took the alley way in',
])('%s is no address', (said) => {
  expect(addresses(said)).toEqual([]);
});
