import { expect, test } from 'vitest';
import { location } from '../../src/extraction/core/location.ts';
import { contextOf } from './context.ts';

const locationValue = (transcript: string, path: string) =>
  location(contextOf(transcript)).find((each) => each.path === `base.location.${path}`)?.value;

test.each([
  ['House fire at 412 Oak Street, Springfield Engine 6 came mutual aid.', 'Riverton'],
  ['Barn fire at 412 Oak Street. Tender 6 out of Springfield was on scene at 1948.', 'Riverton'],
  ['412 Oak Street. Red Cross is putting them up over in Springfield.', 'Riverton'],
  ['Mutual aid into Springfield for a barn fire at 412 Oak Street.', 'Springfield'],
  ['Mutual aid into Grand Chute for a barn fire at 412 Oak Street.', 'Grand Chute'],
  ['We had a rollover out in Springfield on State Route 73.', 'Springfield'],
])('%s is in %s', (transcript, town) => {
  expect(locationValue(transcript, 'incorporated_municipality')).toBe(town);
});

test.each([
  ['It was 886 County Road 410. No, hang on, 868. 868 County Road 410.', 868, 'County Road 410'],
  ['Gas leak at the dental office, 1450 Lincolnway.', 1450, 'Lincolnway'],
  ['overdose at the library three twenty four south meridian in springfield', 324, 'Meridian'],
  ['awake and mad at us second patient is his girlfriend', undefined, undefined],
  ['a car fire at nineteen twelve south seventh street and hulman street', undefined, '7th'],
  ['the wildland fire up Garden Creek Road yesterday evening', undefined, 'Garden Creek'],
  ['water rescue river road at wayside drive where the low water crossing is', undefined, 'River'],
  ['crash on nilles near river road two patients', undefined, undefined],
  ["i'm putting it down as mechanical highway patrol had the lane", undefined, undefined],
  ['crash at forest and richmond engine four dispatched', undefined, 'Forest'],
  ['crash at noon and we had two patients', undefined, undefined],
  ['Medical call at senior towers 600 Niagara Street.', 600, 'Niagara'],
  ['Chimney fire up on Moscow Road this morning, number 1410.', 1410, 'Moscow'],
  ['1420 Hamilton Cleves Road. Sorry, 1402 Hamilton Cleves Road.', 1402, 'Hamilton Cleves'],
  ['Given as 410 Maple Avenue, turned out to be 401 Maple Avenue.', 401, 'Maple'],
  ['sent to 6011 dixie highway which was wrong it was 6110 dixie highway', 6110, 'Dixie'],
  ['We were training at 375 Boymel Drive when we heard the call for a car fire on Winton Road.', undefined, 'Winton'],
  ['The driver was from 204 Poplar Street. He hit a pole at 12 Gilmore Road.', 12, 'Gilmore'],
  ['Two people down at the gas station, 11020 East Admiral Place.', 11020, 'Admiral'],
  ['They took her to Mercy from 12 Oak Street.', 12, 'Oak'],
  ['Smoke coming from 12 Oak Street, a neighbor called.', 12, 'Oak'],
  ['we were coming back from mercy hospital on mack road', undefined, undefined],
  ['He was driving down Cedar Lane and hit a tree.', undefined, 'Cedar'],
  ['Car fire on Route 4 just north of town.', undefined, 'Route 4'],
  ['vehicle fire northbound 81 at mile marker 17 interstate 81 northbound', undefined, 'Interstate 81'],
  ['Crash on the Turnpike westbound at mile 188.', undefined, 'Turnpike'],
  ['The wreck was where Route 2 meets Cobb Hill Road.', undefined, 'Route 2'],
  ['Swiftwater call at the Cape Road low-water crossing.', undefined, 'Cape'],
  ['Crash on Mountain Run Lake Road at Elm Street.', undefined, 'Mountain Run Lake'],
  ['Crash at Robert C. Byrd Drive and Stanaford Road.', undefined, 'Robert C Byrd'],
  ['Lift assist at 12 J. P. Morgan Street.', 12, 'J P Morgan'],
  ['Barn fire, 6480 County Road B. Dairy barn.', 6480, 'County Road B'],
  ['Fire on side C. Truck Street was closed, we were at 12 Oak Street.', 12, 'Oak'],
])('%s', (transcript, number, street) => {
  expect(locationValue(transcript, 'number')).toBe(number);
  expect(locationValue(transcript, 'street')).toBe(street);
});

test.each([
  ['interstate twenty nine northbound mile marker sixty three three cars sliding', 'distance_marker', '63'],
  [
    'alarm at the hotel two oh one foster street room three eighteen alarm came in at oh six fifty two',
    'unit_value',
    '318',
  ],
  ['Eastbound on Airport Way at Lathrop Street, a crash.', 'direction_of_travel', 'EASTBOUND'],
  ['We went eastbound on Airport Way to 12 Oak Street.', 'direction_of_travel', undefined],
])('%s: %s is %s', (transcript, path, value) => {
  expect(locationValue(transcript, path)).toBe(value);
});
