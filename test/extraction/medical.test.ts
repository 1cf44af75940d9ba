import { describe, expect, it } from 'vitest';
import type { Context } from '../../src/extraction/context.ts';
import { medicalDetails } from '../../src/extraction/modules/medical.ts';
import { read } from '../../src/extraction/text/reading.ts';

type Patient = [care: string, transport: string, status: string];

const CARE: Readonly<Record<string, string>> = {
  care: 'PATIENT_EVALUATED_CARE_PROVIDED',
  fine: 'PATIENT_EVALUATED_NO_CARE_REQUIRED',
  dead: 'PATIENT_DEAD_ON_ARRIVAL',
  'refused care': 'PATIENT_EVALUATED_REFUSED_CARE',
  'refused all': 'PATIENT_REFUSED_EVALUATION_CARE',
};
const TRANSPORT: Readonly<Record<string, string>> = {
  ems: 'TRANSPORT_BY_EMS_UNIT',
  other: 'OTHER_AGENCY_TRANSPORT',
  refused: 'PATIENT_REFUSED_TRANSPORT',
  none: 'NO_TRANSPORT',
};
const STATUS: Readonly<Record<string, string>> = { better: 'IMPROVED', same: 'UNCHANGED', worse: 'WORSE' };

function patients(transcript: string): Patient[] {
  const reading = read(transcript);
  const context = { reading, types: ['MEDICAL||INJURY||FALL'] } as unknown as Context;
  const found: Patient[] = [];
  for (const { path, value, sources } of medicalDetails(context)) {
    const [, index, field] = /^medical_details\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
    expect(sources.length).toBeGreaterThan(0);
    found[Number(index)] ??= ['', '', ''];
    const row = found[Number(index)] as Patient;
    const [place, table] =
      field === 'patient_care_evaluation'
        ? [0, CARE]
        : field === 'transport_disposition'
          ? [1, TRANSPORT]
          : [2, STATUS];
    row[place as 0 | 1 | 2] = Object.entries(table as object).find(([, code]) => code === value)?.[0] ?? String(value);
  }
  return found;
}

describe('medical_details: one patient (guide section 7)', () => {
  it.each<[string, Patient[]]>([
    ['We gave him four baby aspirin. He had a kid to pick up so he signed the refusal.', [['care', 'refused', '']]],
    [
      'The deputy had given the guy Narcan. We checked him over and he refused to go.',
      [['refused care', 'refused', '']],
    ],
    [
      'His wife was shook up. We splinted it, Medic 3 took him in, his wife followed in their own car.',
      [['care', 'ems', '']],
    ],
    ['we put a sling on her and diluzio took her because our second truck was out', [['care', 'other', '']]],
    ['We bandaged his hand. Trooper Bell took him to detox.', [['care', '', '']]],
    [
      'Her roommate was upset and the activities director took her down to the dining room. We splinted the hip.',
      [['care', '', '']],
    ],
    ['We gave her a neb. No real improvement by the time Medic 3 got her to Lutheran.', [['care', 'ems', 'same']]],
    [
      'one patient male twenty six we put on a chest seal the other guy was in handcuffs he did not want anything',
      [['care', '', '']],
    ],
    [
      'A woman from the next table gave him back blows. We listened to his lungs, no treatment needed.',
      [['fine', '', '']],
    ],
    [
      'Medic 3 gave him Narcan. He signed the, no wait, that was the other guy. This one went with us.',
      [['care', 'ems', '']],
    ],
    [
      "wife couldn't wake him she was thinking stroke sugar was 31 pushed d ten he signed the refusal",
      [['care', 'refused', '']],
    ],
    ['We gave her a neb and Medic 2 took her in, wheezing was just about gone.', [['care', 'ems', 'better']]],
    ['Gave epi, the hives were fading and her voice cleared up. Medic 2 transported.', [['care', 'ems', 'better']]],
    ['Gave him oxygen, pain went down his left arm. Medic 2 transported.', [['care', 'ems', '']]],
    ['Held c-spine till the county ambulance got there and they took him.', [['care', 'other', '']]],
    ['He was dead on arrival, no CPR. No transport.', [['dead', 'none', '']]],
    ['She takes aspirin and nitro at home. Vitals were good and she refused to go.', [['fine', 'refused', '']]],
    [
      'Medic 3 splinted it. She denied any injury to her neck, vitals were good. He left with his brother.',
      [['care', '', '']],
    ],
    ['CPR, one shock, ROSC, then he rearrested on the way in with Medic 5.', [['care', '', 'worse']]],
    ['Medic 9 gave fentanyl, he was still screaming and they flew him out.', [['care', 'other', '']]],
    ['Gave him Narcan. Campion, the ambulance, they took him to Mercy Hospital.', [['care', 'other', '']]],
    ['Three treated for eye irritation by Medic 2, none transported.', []],
    ['Medic 10 put a chest seal on him, scooped him up and ran for Barnes.', [['care', 'ems', '']]],
    ['This is Medic 4. We splinted it. We left at 1349 for St. Charles.', [['care', 'ems', '']]],
    [
      'Medic 82, which is the hospital’s medic unit, gave him nitro. Medic 82 took him to UPMC.',
      [['care', 'other', '']],
    ],
    ['mayo ambulance gave him oxygen and mayo took him to saint marys', [['care', 'other', '']]],
    ['She was talking to us at first but going down hill, Medic 3 transported her.', [['care', 'ems', 'worse']]],
    ['The wife had been doing compressions. We put the LUCAS on him. No transport.', [['care', 'none', '']]],
    [
      'Gave him Narcan and he signed the refusal. Second one on that block today, the first one this morning was dead before we got to him but that is its own report.',
      [['care', 'refused', '']],
    ],
    ['We took over compressions and pulses returned at 0512. Medic 4 transported him.', [['care', 'ems', 'better']]],
    ['He was treated for a broken leg and taken to the medical center by Ellis County EMS.', [['care', 'other', '']]],
    ['Her wrist was iced and wrapped and she refused transport.', [['care', 'refused', '']]],
    ['gave her narcan and there was no change lakeside ambulance transported her', [['care', 'other', 'same']]],
    ['Care was turned over to Medic 9 and they transported.', [['care', 'ems', '']]],
    ['sats went from 84 to 93 on the non rebreather and medic 9 took her to mercy', [['care', 'ems', 'better']]],
    [
      'Helicopter met us at the football field and took him to Phoenix. We immobilized the arm.',
      [['care', 'other', '']],
    ],
    ['We put her on oxygen and Medic 12 transported her to St. Luke’s.', [['care', 'ems', '']]],
    ['splinted the wrist and ambulance 7 took him to county general', [['care', 'ems', '']]],
    ['Engine 4 put a c-collar on him and AMR transported him to Mercy.', [['care', 'other', '']]],
    ['we bandaged his hand and acadian took him to the hospital', [['care', 'other', '']]],
    ['Gave her aspirin and nitro. A private ambulance transported her to the ER.', [['care', 'other', '']]],
    ['Crew controlled the bleeding and Life Flight took him to the trauma center.', [['care', 'other', '']]],
    ['He was airlifted to the burn center after we dressed the burns.', [['care', 'other', '']]],
    ['We bandaged the cut and she refused transport.', [['care', 'refused', '']]],
    ['cleaned up his knee and he signed a refusal', [['care', 'refused', '']]],
    ['Medic 3 gave him oral glucose, he felt better and signed off AMA.', [['care', 'refused', 'better']]],
    ['We checked him over, no injuries, no treatment needed, and he was not transported.', [['fine', 'none', '']]],
    ['Evaluated by Medic 2, no injuries found, no transport.', [['fine', 'none', '']]],
    ['She refused to be evaluated and refused transport.', [['refused all', 'refused', '']]],
    ["he wouldn't let us touch him and he refused to go", [['refused all', 'refused', '']]],
    ['We took vitals and she refused treatment and transport.', [['refused care', 'refused', '']]],
    [
      'Found an elderly male, rigor and lividity present, obviously dead, no resuscitation attempted.',
      [['dead', '', '']],
    ],
    ['he was dead on arrival and we left him with the medical examiner', [['dead', '', '']]],
    ['Treated at the scene and released.', [['care', 'none', '']]],
    ['we gave two of narcan and bagged him and he woke up medic 9 transported to mercy', [['care', 'ems', 'better']]],
    ['CPR was started, two shocks delivered, no change, and Medic 4 transported.', [['care', 'ems', 'same']]],
    [
      'We had him on oxygen but he got worse and he coded in the ambulance. Medic 6 took him to General.',
      [['care', 'ems', 'worse']],
    ],
    [
      'breathing treatment from medic five and he was breathing a lot better medic five took him to baptist',
      [['care', 'ems', 'better']],
    ],
    [
      'did compressions for twenty minutes got pulses back medic two transported code three to saint joes',
      [['care', 'ems', 'better']],
    ],
    [
      'She initially refused but we talked her into it and Medic 8 took her to Mercy. We splinted the arm first.',
      [['care', 'ems', '']],
    ],
  ])('%s', (transcript, expected) => {
    expect(patients(transcript)).toEqual(expected);
  });
});

describe('medical_details: several patients', () => {
  it.each<[string, Patient[]]>([
    [
      'One patient. The Jeep driver complained of chest pain, Medic 22 evaluated her and she signed the refusal. The other driver was not injured.',
      [['refused care', 'refused', '']],
    ],
    [
      'Bee sting. The cook gave her his own EpiPen before we got in. We gave Benadryl, hives went down, Medic 17 transported her.',
      [['care', 'ems', 'better']],
    ],
    [
      'Twelve-lead was clean, and so was the second one. Aspirin, a line, and he felt a lot better. We transported to Mercy.',
      [['care', 'ems', 'better']],
    ],
    [
      'the driver of the first car was dead when we got there the driver of the second car had two broken legs medic nine took him to the trauma center the third driver had a bloody nose and signed a refusal',
      [
        ['dead', '', ''],
        ['care', 'ems', ''],
        ['', 'refused', ''],
      ],
    ],
    [
      'Two workers overcome. One was unconscious, no change, Medic 2 transported. The other one walked around dizzy, got oxygen, felt better and refused to go.',
      [
        ['care', 'ems', 'same'],
        ['care', 'refused', 'better'],
      ],
    ],
    [
      'The woman was shivering, heat packs, Chaffee County EMS took her to the hospital. Her boyfriend waved us off, would not let anybody so much as take a pulse.',
      [
        ['care', 'other', ''],
        ['refused all', '', ''],
      ],
    ],
    [
      'The pickup driver had the dash down on his legs, and an older couple was in the van. Had him out at 2141 and County EMS left with him. The wife had a broken wrist, they splinted it and took her in the other ambulance. The husband let them look at him, nothing wrong with him, and he would not go.',
      [
        ['care', 'other', ''],
        ['care', 'other', ''],
        ['fine', 'refused', ''],
      ],
    ],
    [
      'The mother was dizzy, we put her on oxygen. And the grandfather, he sleeps out back, we checked him, no symptoms, needed nothing.',
      [
        ['care', '', ''],
        ['fine', '', ''],
      ],
    ],
    [
      'The older one had swallowed some water, we put him on oxygen and Medic 8 took him in. The younger one, twelve, had road rash, we dressed that and he refused to go.',
      [
        ['care', 'ems', ''],
        ['care', 'refused', ''],
      ],
    ],
    [
      'The driver had a sore neck, we collared her and Medic 1 took her to Mercy. A customer who was folding sheets had cuts on his shin. We bandaged it and he declined to go.',
      [
        ['care', 'ems', ''],
        ['care', 'refused', ''],
      ],
    ],
    [
      'three patients the owner she had passed out medic 4 took her to mercy then one of the stylists had a headache we put her on oxygen and she would not go then the shampoo girl we checked her no complaints not transported',
      [
        ['care', 'ems', ''],
        ['care', 'refused', ''],
        ['fine', 'none', ''],
      ],
    ],
    [
      'two patients first was a male got aspirin and went with medic 4 the second was his wife we checked her vitals she refused transport',
      [
        ['care', 'ems', ''],
        ['refused care', 'refused', ''],
      ],
    ],
    [
      'Four occupants. Two refused and two were transported by Medic 7 to Loyola.',
      [
        ['', 'refused', ''],
        ['', 'refused', ''],
        ['care', 'ems', ''],
        ['care', 'ems', ''],
      ],
    ],
    [
      'wife called when her husband passed out we put him on oxygen and medic 2 took him to memorial the wife had a little dizziness they checked her over and she refused to go',
      [
        ['care', 'ems', ''],
        ['refused care', 'refused', ''],
      ],
    ],
    [
      'She has both femurs broken, tourniquet on the right leg. Medic 2 transported her. The truck driver got looked at too, he signed the refusal.',
      [
        ['care', 'ems', ''],
        ['refused care', 'refused', ''],
      ],
    ],
    [
      'We gave her fentanyl and splinted it. Her husband got lightheaded so Rescue 1 got vitals on him. He was fine, needed nothing. Medic 2 transported her.',
      [
        ['care', 'ems', ''],
        ['fine', '', ''],
      ],
    ],
    [
      'female on the rock then her boyfriend he had a cut we cleaned it and dressed it he refused transport signed the form her we checked out head to toe not hurt no transport',
      [
        ['fine', 'none', ''],
        ['care', 'refused', ''],
      ],
    ],
    [
      'The child was hot, we cooled her off, medics looked her over, mom declined transport.',
      [['care', 'refused', '']],
    ],
    [
      'Medic 2 transported one to Mercy. The other two were treated on scene and released.',
      [
        ['care', 'ems', ''],
        ['care', 'none', ''],
        ['care', 'none', ''],
      ],
    ],
    [
      'She had pressure in her chest. Her mother had a heart attack at about the same age. Nitro was given. Ambulance 31 took her to Alta View.',
      [['care', 'ems', '']],
    ],
    [
      'the clerk was with him in the bathroom we bagged him and the officer talked him into it and AMR took him to Mercy',
      [['care', 'other', '']],
    ],
    [
      'The dad had burns to both hands, wrapped them in dressings. Mom and the two kids got out without a scratch.',
      [['care', '', '']],
    ],
    ['all four doors opened, the driver was looked at and refused transport', [['refused care', 'refused', '']]],
    [
      "first one is a male thirties we bagged him and he came around. second one's a female we put her on oxygen, no change. AMR took both of them in. third guy's their buddy, refused any evaluation and refused to go",
      [
        ['care', 'other', 'better'],
        ['care', 'other', 'same'],
        ['refused all', 'refused', ''],
      ],
    ],
    [
      'two patients first patient a male we bagged him second patient is the girlfriend got vitals on her she refused transport cox ambulance took him to cox south',
      [
        ['care', 'other', ''],
        ['refused care', 'refused', ''],
      ],
    ],
    [
      'Three occupants, all three transported by Medic 5.',
      [
        ['care', 'ems', ''],
        ['care', 'ems', ''],
        ['care', 'ems', ''],
      ],
    ],
    [
      'mother and her two kids were looked at, all refused transport',
      [
        ['', 'refused', ''],
        ['', 'refused', ''],
        ['', 'refused', ''],
      ],
    ],
    [
      'Two patients, one with neck pain transported by Medic 3, the other had cuts that we bandaged and he refused to go.',
      [
        ['care', 'ems', ''],
        ['care', 'refused', ''],
      ],
    ],
    [
      'All four were put on oxygen. Mom and the baby were transported by Medic 2, dad and the older boy refused.',
      [
        ['care', 'ems', ''],
        ['care', 'ems', ''],
        ['care', 'refused', ''],
        ['care', 'refused', ''],
      ],
    ],
    [
      'driver was dead on arrival, passenger was intubated and flown to the trauma center',
      [
        ['dead', '', ''],
        ['care', 'other', ''],
      ],
    ],
    [
      'four people in the minivan dad had a broken arm we splinted it and medic five took him to banner the other three were checked out had no injuries and did not need to go',
      [
        ['care', 'ems', ''],
        ['fine', 'none', ''],
        ['fine', 'none', ''],
        ['fine', 'none', ''],
      ],
    ],
    [
      'three patients medic 10 took two of them to regional and medic 11 took the other one to saint francis all three were collared',
      [
        ['care', 'ems', ''],
        ['care', 'ems', ''],
        ['care', 'ems', ''],
      ],
    ],
    [
      'Two teenagers at the park. Both were evaluated by Medic 17, no treatment needed. Both were released to their parents, no transports.',
      [
        ['fine', 'none', ''],
        ['fine', 'none', ''],
      ],
    ],
    [
      'Two patients. Patient one, the driver, had neck pain, we put a collar on him and Medic 2 transported him to General. Patient two, the passenger, had no complaints, we checked her out and she refused transport.',
      [
        ['care', 'ems', ''],
        ['fine', 'refused', ''],
      ],
    ],
    [
      'the first patient was the rider with a broken leg we splinted it and medic four took him to university the second patient was dead on arrival',
      [
        ['care', 'ems', ''],
        ['dead', '', ''],
      ],
    ],
    [
      'The driver of the sedan complained of chest pain, we gave him oxygen and Medic 7 took him to Mercy. The driver of the truck had a cut on his arm, we bandaged it and he refused transport.',
      [
        ['care', 'ems', ''],
        ['care', 'refused', ''],
      ],
    ],
    [
      'Two patients, one transported by Medic 5 and one refused.',
      [
        ['care', 'ems', ''],
        ['', 'refused', ''],
      ],
    ],
    [
      'We had two patients and both refused transport.',
      [
        ['', 'refused', ''],
        ['', 'refused', ''],
      ],
    ],
    [
      'three patients all three were treated and transported by medic one',
      [
        ['care', 'ems', ''],
        ['care', 'ems', ''],
        ['care', 'ems', ''],
      ],
    ],
    [
      'The driver was treated for a laceration and Medic 3 transported him. The other driver was not hurt.',
      [['care', 'ems', '']],
    ],
    [
      'The husband had a headache so we put him on oxygen and Rescue 5 transported him. The wife was checked out, she was fine, and she refused transport. Two patients.',
      [
        ['care', 'ems', ''],
        ['fine', 'refused', ''],
      ],
    ],
    [
      'Mom had back pain and went by Medic 8. Both kids were checked out, no injuries.',
      [
        ['care', 'ems', ''],
        ['fine', '', ''],
        ['fine', '', ''],
      ],
    ],
    [
      'Driver of the Impala was pinned. The medics gave her fluids and Medic 2 took her to Methodist. The farmer was walking around, the medics looked at him, nothing wrong, and he was not transported.',
      [
        ['care', 'ems', ''],
        ['fine', 'none', ''],
      ],
    ],
    [
      'The rider was pronounced dead at the scene. The car driver was evaluated, no injuries, refused transport.',
      [
        ['dead', '', ''],
        ['fine', 'refused', ''],
      ],
    ],
    [
      'The mom was dizzy and her nine year old had thrown up. Both went on oxygen, and AMR took the two of them to Mercy. The grandfather let us check him over, nothing wrong, he needed nothing, no transport.',
      [
        ['care', 'other', ''],
        ['care', 'other', ''],
        ['fine', 'none', ''],
      ],
    ],
    [
      'First patient, the foreman, got ice packs and left with Medic 4 for Mercy Hospital. Second, a kid of nineteen, we gave him fluids and AMR took him in. Third, lightheaded, we cooled him off and he refused transport.',
      [
        ['care', 'ems', ''],
        ['care', 'other', ''],
        ['care', 'refused', ''],
      ],
    ],
    [
      'Bus with twelve kids, all twelve were checked by medics and nobody was hurt. Driver of the car had a broken arm, splinted, and went with Medic 2.',
      Array.from({ length: 12 }, (): Patient => ['fine', '', '']),
    ],
    ['The patient in the chair was evaluated and transported by Medic 2. The van driver signed off.', []],
    [
      'We gave him aspirin and Medic 6 transported him. The lady we had last night broke her hip and AMR took her.',
      [['care', 'ems', '']],
    ],
  ])('%s', (transcript, expected) => {
    expect(patients(transcript)).toEqual(expected);
  });
});

describe('medical_details: not said is not filled', () => {
  it.each<[string, Patient[]]>([
    ['Nobody was hurt and no patients were found.', []],
    ['The manager had already done the Heimlich before we got there. She declined transport.', [['', 'refused', '']]],
    [
      'Daughter said she had been getting worse all week. Gave her fluids, Medic 2 took her to Regional.',
      [['care', 'ems', '']],
    ],
    [
      'Medic 4 got her on oxygen. She was a lot better than we found her. AMR loaded and left.',
      [['care', 'other', 'better']],
    ],
    ['Back to his baseline when we arrived. Medic 2 transported him.', [['care', 'ems', '']]],
    ['Traction splint. The ambulance out of Rawlins took her to Memorial.', [['care', 'other', '']]],
    ['We gave him heat packs. The bird was on the ground at 11:06 and off with him at 11:19.', [['care', 'other', '']]],
    [
      'We gave him oral glucose, sugar went from 41 to 120. His mom came and signed him off.',
      [['care', 'refused', 'better']],
    ],
    ['His wife drove him to the hospital. We bandaged it.', [['care', '', '']]],
    [
      'The lady driving was pinned. City EMS gave her oxygen and took her to the trauma center in their ambulance. The pickup driver was checked over and refused transport.',
      [
        ['care', 'other', ''],
        ['refused care', 'refused', ''],
      ],
    ],
    [
      'Husband and wife were inside. Medic 2 put her on oxygen and transported her. He felt fine, we checked him and he refused to go.',
      [
        ['care', 'ems', ''],
        ['refused care', 'refused', ''],
      ],
    ],
    [
      'Gave him Narcan and another 4 because the first one did nothing. He was sitting up talking and signed off.',
      [['care', 'refused', 'better']],
    ],
    ['He went with the officers to the hospital in the cruiser.', []],
    ['We bandaged it and he drove himself to urgent care.', [['care', 'none', '']]],
    ['The dog was already dead. We bandaged his hand.', [['care', '', '']]],
    [
      'We asked for the helicopter and they turned it down for weather, so Medic 2 took him to General.',
      [['care', 'ems', '']],
    ],
    ['His breathing had been getting worse for two days. Medic 2 transported him.', [['care', 'ems', '']]],
    ['Engine 4 stretched a line to the second floor and boarded up the window.', []],
    ["We didn't give any oxygen and did not start CPR.", []],
    ['If he had gotten worse we would have transported him.', []],
    ['We thought about splinting it but she was able to walk. Medic 1 transported her.', [['care', 'ems', '']]],
    ['Awake and talking the whole time. We splinted the ankle.', [['care', '', '']]],
    ['We splinted it. The wife was worse off last year.', [['care', '', '']]],
    [
      'We put her on CPAP and she got worse. My partner rode in to bag. County EMS left for Mercy Hospital.',
      [['care', 'other', 'worse']],
    ],
    [
      "Kids were over at grandma's. She had a bad headache, we put her on oxygen and the headache's easing off. AMR took her in. Husband, we checked him, he wouldn't go.",
      [
        ['care', 'other', 'better'],
        ['refused care', 'refused', ''],
      ],
    ],
    ['We gave him Narcan. AMR got there and he agreed to go to Parkview with them.', [['care', 'other', '']]],
    ['We splinted it and he was transported to the hospital.', [['care', '', '']]],
    ['Medic 2 took him to the ambulance. We splinted it.', [['care', '', '']]],
  ])('%s', (transcript, expected) => {
    expect(patients(transcript)).toEqual(expected);
  });

  it('is silent without a MEDICAL type', () => {
    const reading = read('Medic 12 transported her.');
    expect(medicalDetails({ reading, types: ['FIRE||OUTSIDE_FIRE||OTHER'] } as unknown as Context)).toEqual([]);
  });
});
