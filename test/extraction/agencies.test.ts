import { describe, expect, it } from 'vitest';
import { agencies } from '../../src/extraction/core/agencies.ts';
import { contextOf } from './context.ts';

const agenciesIn = (account: string) => agencies(contextOf(account)).map(({ value }) => value);

describe('outside agencies (drafting guide, section 7)', () => {
  it.each([
    [
      'Springfield PD had the street and the power company pulled the meter.',
      ['LAW_ENFORCEMENT', 'UTILITIES_PUBLIC_WORKS'],
    ],
    ['m m r took the both of them over to munson', ['EMS']],
    ['driver was fine deer was not deputy dispatched it', ['LAW_ENFORCEMENT']],
    ['falk took him to salem hospital in their ambulance', ['EMS']],
    ['The ambulance from the Med Center came.', ['EMS']],
    ['Frontier Ambulance ran him over to the hospital.', ['EMS']],
    ["Springfield Fire's ambulance transported one.", []],
    ['Delmarva came, red-tagged it, and we left the place with them.', ['UTILITIES_PUBLIC_WORKS']],
    ['Maintenance came and shut the gas off at the meter.', []],
    ['It was midnight on the dot.', []],
    ['LPD already had the street shut down.', ['LAW_ENFORCEMENT']],
    ['n h p had the right lane shut down', ['LAW_ENFORCEMENT']],
    ['last year that same field burned forty enid p d shut garland down for us', ['LAW_ENFORCEMENT']],
    ['state troopers shut the northbound side down', ['LAW_ENFORCEMENT']],
    ['sheriffs deputy took a report', ['LAW_ENFORCEMENT']],
    ['Con Ed cut the electric and the Red Cross has the family.', ['UTILITIES_PUBLIC_WORKS', 'HOUSING_SERVICES']],
    ['o g and e got there and killed the power', ['UTILITIES_PUBLIC_WORKS']],
    ['We called city public works about the pole.', ['UTILITIES_PUBLIC_WORKS']],
    ['Duke Energy arrived and de-energized the line.', ['UTILITIES_PUBLIC_WORKS']],
    ['amr took him to the hospital', ['EMS']],
    ['paramedics from the county wrapped her up', ['EMS']],
    ['d o t needs to salt that bridge', []],
    ['Police were never called.', []],
    ['His daughter works for the gas company.', []],
    ['BRPD worked the traffic.', ['LAW_ENFORCEMENT']],
    ['She has copd and was on oxygen.', []],
    ['County EMS was closer but they were tied up.', []],
    ['Hamilton County EMS transported.', ['EMS']],
    ['He was flown by LifeNet.', ['EMS']],
    ['Hilltown Ambulance transported her.', ['EMS']],
    ['Valley Ambulance, a private service, took him in.', ['EMS']],
    ['The ambulance transported him.', []],
    ['lumbee river electric come and cut the drop', ['UTILITIES_PUBLIC_WORKS']],
    ['excel came and pulled the power', ['UTILITIES_PUBLIC_WORKS']],
    ['UP Health EMS got there behind us.', ['EMS']],
    ['Mayo Ambulance, the private outfit, took the two of them.', ['EMS']],
    ['u mass ems thats not us wrapped it', ['EMS']],
    ['He is bringing a restoration outfit in the morning.', []],
    ['d p s is working the wreck', ['LAW_ENFORCEMENT']],
    ['The owner came and shut the gas off.', []],
    ['The family declined the Red Cross.', []],
    ['I called the State Fire Marshal and a deputy is supposed to be here later.', []],
    ['A clean-up contractor was talked about.', []],
    ['our ambulance took her to mercy', []],
    ['The deputy chief walked around the building.', []],
    ['Police kept the street closed, although last week they could not.', ['LAW_ENFORCEMENT']],
    ['animal control has the dog', ['ANIMAL_SERVICES']],
    ['A cleanup contractor is coming for the absorbent.', ['REMEDIATION_SERVICES']],
    ['Adult protective services was notified.', ['SOCIAL_SERVICES']],
    ['no injuries police had traffic', ['LAW_ENFORCEMENT']],
    ['sun star took him to morton plant', ['EMS']],
  ])('%s', (account, kinds) => {
    expect(agenciesIn(account)).toEqual(kinds);
  });

  it.each([
    "If we'd gotten a reading we'd have had the gas company out.",
    'We never called the power company.',
    'No police on this one.',
    'The Red Cross was not needed.',
    'Medic 4 transported the patient.',
    'Last month PD had a shooting there.',
    'You will have to get the ambulance times from them.',
    'I will get the police case number tomorrow.',
  ])('are absent: %s', (account) => {
    expect(agenciesIn(account)).toEqual([]);
  });
});
