import { describe, expect, it } from 'vitest';
import { incidentTypes } from '../../src/extraction/core/incident-types.ts';
import { read } from '../../src/extraction/text/reading.ts';
import { INCIDENT_TYPES } from '../../src/neris/values/incident-types.ts';

const typesOf = (account: string) => incidentTypes(read(account)).map(({ type }) => type);

/** Accounts of every family as crews tell them, with and without punctuation; the primary type first. */
const ACCOUNTS: [account: string, types: string[]][] = [
  [
    'We had an allergic reaction at the campground. They had set their camp chairs on top of a nest and she was stung, hives all over. Gave her epi and she was transported.',
    ['MEDICAL||ILLNESS||ALLERGIC_REACTION_STINGS'],
  ],
  [
    'Propane leak at 214 Hill Road. The snow came down right on the tank and broke the regulator. We shut the valve.',
    ['HAZSIT||HAZARDOUS_MATERIALS||GAS_LEAK_ODOR'],
  ],
  [
    'This is the wreck on Route 9. The driver was pinned and we cut him out. Right before the helicopter he went down hill on us. They flew him out.',
    ['RESCUE||TRANSPORTATION||MOTOR_VEHICLE_EXTRICATION_ENTRAPPED', 'MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Man down in a doorway, unresponsive, breathing on his own. No sign he had been hit or had fallen. Transported.',
    ['MEDICAL||ILLNESS||UNCONSCIOUS_VICTIM'],
  ],
  [
    'Arm laceration on Kimball. We put a tourniquet on him and the ambulance took him in. Engine 110 was coming too and I had them turned around.',
    ['MEDICAL||INJURY||HEMORRHAGE_LACERATION'],
  ],
  [
    "His wife thought he'd had a stroke, but no, the ladder kicked out on him and he landed on his hip. Medic 4 took him to Monument.",
    ['MEDICAL||INJURY||FALL'],
  ],
  [
    'this is the fall this morning he came off a six foot step ladder onto the driveway right wrist was bent we splinted it',
    ['MEDICAL||INJURY||FALL'],
  ],
  [
    "Engine 1, one Subaru, zero patients. The windshield and roof are caved in. The driver wasn't hurt. Police took over.",
    ['HAZSIT||HAZARD_NONCHEM||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Chimney fire at 612 Moscow Road. Dropped bags down the flue until it quit. Camera on every wall and up in the attic, no extension.',
    ['FIRE||STRUCTURE_FIRE||CHIMNEY_FIRE'],
  ],
  [
    'Dryer fire at 12 Oak Street. The dryer was too hot to touch, fire in the drum and nothing past the cabinet. The alarm sent her downstairs.',
    ['FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE'],
  ],
  [
    "Medic 6 to 400 Third Street for a female having a panic attack, said she couldn't breathe, vitals all normal, transported.",
    ['MEDICAL||ILLNESS||PSYCHOLOGICAL_BEHAVIOR_ISSUES'],
  ],
  [
    'Dispatched 0333 for a heart attack. She was on the edge of the bed, three words at a time, crackles halfway up. CPAP and transported.',
    ['MEDICAL||ILLNESS||BREATHING_PROBLEMS'],
  ],
  [
    'Medic 9 to 5 Hill Street for a seizure. No seizure, he was blue with a needle in his arm. Narcan brought him around. Refused transport.',
    ['MEDICAL||ILLNESS||OVERDOSE'],
  ],
  [
    'Engine 5, 310 Industrial Parkway. Copperhead in the woodpile got him on the thumb. Medic 2 to Regional.',
    ['MEDICAL||INJURY||ANIMAL_BITES'],
  ],
  [
    'Engine 9, wires down at Hill and Main after a tree fell on them. No fire. Utility cut it.',
    ['HAZSIT||HAZARD_NONCHEM||ELEC_POWER_LINE_DOWN_ARCHING_MALFUNC'],
  ],
  [
    'Engine 9, 5 Hill Street. Oven fire. B shift had a fully involved house two doors down last night. This one stayed in the oven.',
    ['FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE'],
  ],
  [
    "Engine 1, alley behind 40 Pins Way. Somebody's old sofa and some bags, going good. Two hundred gallons.",
    ['FIRE||OUTSIDE_FIRE||TRASH_RUBBISH_FIRE'],
  ],
  [
    'Brush 8 off Route 6. Train threw sparks for half a mile and burned about two acres of grass along the tracks.',
    ['FIRE||OUTSIDE_FIRE||VEGETATION_GRASS_FIRE'],
  ],
  [
    'Alarm at the middle school. Pull station by the gym. Camera shows a seventh grader walking by and pulling it.',
    ['NOEMERG||FALSE_ALARM||INTENTIONAL_FALSE_ALARM'],
  ],
  [
    "Alarm at 9 Elk Street. Somebody's nephew and a pull station and a five dollar bet. Reset, had a word with him.",
    [],
  ],
  [
    'engine seven reported car over the bank on county road nine checked both sides nothing there no tracks no skid marks unfounded',
    ['NOEMERG||GOOD_INTENT||NO_INCIDENT_FOUND_LOCATION_ERROR'],
  ],
  [
    'Captain Dawkins, Engine 3. House fire at 614 Lumpkin. Smoke from a window on the B side. It was one back bedroom, the bed and a dresser and the curtains, and it never got up in the attic. Knocked down at 2:04.',
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  [
    'Dorm fire at Peterson Hall. The sprinkler had it in check when Engine 1 walked in, desk and a poster and some papers. No injuries.',
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  [
    "House fire, attic. Didn't see any smoke alarms. Engine 1 got there at 1410, smoke from the ridge vent. Pulled ceilings and put it out from below.",
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    '66 year old male fell off a ladder, he was on the ground by the time we got there. Medic 2 transported.',
    ['MEDICAL||INJURY||FALL'],
  ],
  [
    'guy was driving home on route nine his truck started to lose power he pulls over and the whole front of it is burning up good we hit it with the bumper line',
    ['FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_PASSENGER'],
  ],
  [
    'Food truck at the fairgrounds, the fryer flashed over and it went up the hood and out the roof vent. Knocked it down with one line.',
    ['FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_FOOD_TRUCK'],
  ],
  [
    'At the new subdivision, a big heap of framing scraps and shingles was burning where the builder stacks it. Soaked it with 600 gallons.',
    ['FIRE||OUTSIDE_FIRE||CONSTRUCTION_WASTE'],
  ],
  [
    'Came in as a chimney on Hill Road. Sparks out of the top when we pulled up. We dropped dry chem down the flue. Told them no fires until it gets swept.',
    ['FIRE||STRUCTURE_FIRE||CHIMNEY_FIRE'],
  ],
  [
    'automatic alarm nothing showing panel had a smoke head on six could not find a reason for it the panel reset and it held the last one was a guy vaping in the stairwell',
    ['PUBSERV||ALARMS_NONMED||FIRE_ALARM'],
  ],
  [
    'Engine 3. A contractor hit a two inch main in front of 900 Linwood. You could hear it blowing. They squeezed it off at 1430.',
    ['HAZSIT||HAZARDOUS_MATERIALS||GAS_LEAK_ODOR'],
  ],
  [
    'two vehicle fender bender at fourth and high everybody was out exchanging insurance engine one swept up the glass',
    ['HAZSIT||HAZARD_NONCHEM||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Woman drove around the barricade into the low water crossing and the car got pushed off the road. Boat 2 got her in a vest and brought her in. No injuries.',
    ['RESCUE||WATER||PERSON_IN_WATER_SWIFTWATER'],
  ],
  [
    "An 80 year old woman took her husband's pills by mistake this morning instead of her own. Medic 7 took her in.",
    ['MEDICAL||INJURY||POISONING'],
  ],
  [
    "Medic 4 for a gentleman on the floor. Wasn't hurt, checked his sugar and his pressure and all was fine. We got him into his wheelchair.",
    ['PUBSERV||CITIZEN_ASSIST||LIFT_ASSIST'],
  ],
  [
    'unresponsive not breathing cpr in progress on arrival epi three rounds pronounced on scene',
    ['MEDICAL||ILLNESS||CARDIAC_ARREST'],
  ],
  [
    'Engine 12 and Truck 12 dispatched to a smell of gas on Lorain. Engine 10 got there first and cancelled us at 1422.',
    ['NOEMERG||CANCELLED'],
  ],
  [
    "Medic 40 and Engine 40, call came in at 0812 for an unconscious person at the DMV. On scene 0819. Male, 34, had a full body seizure in line about two minutes per the security guard and hit the floor. He's got a history of them and ran out of Keppra. Little cut over the eye, bandaged it. He was coming around by the time we loaded him. Medic 40 transported to Adventist 0838. Somebody pulled the fire alarm trying to get help, we reset that too.",
    ['MEDICAL||ILLNESS||CONVULSIONS_SEIZURES'],
  ],
  [
    'Engine 41 got a sick person at 77 Poli. Husband and wife both with headaches and throwing up, thought they had the flu. As soon as we walked in our monitor started screaming, 190 parts. Backed everyone out. It was the wall heater. Both went to CMH with AMR on oxygen. Gas company shut it off and tagged it.',
    [
      'HAZSIT||HAZARDOUS_MATERIALS||CARBON_MONOXIDE_RELEASE',
      'MEDICAL||INJURY||CARBON_MONOXIDE_OTHER_INHALATION_INJURY',
    ],
  ],
  [
    "Truck 42. Toned at 2011 for a structure fire at 900 Petit, responding with the full box. At 2014 Engine 42 said it was a barbecue in the back yard, and at 2015 the BC dropped the rest of us. We hadn't got past the freeway. Available at 2015.",
    ['NOEMERG||CANCELLED'],
  ],
  [
    'Engine 42 was flagged down at the beach lot, family with keys locked in the car. No kids in it, no animals, nobody in danger. We popped it with the lockout kit. Ten minutes.',
    ['PUBSERV||CITIZEN_ASSIST||CITIZEN_ASSIST_SERVICE_CALL'],
  ],
  [
    'Engine 20, alarm at the VFW. Cook had the flat top smoking making burgers for the fish fry crowd. Hood fan was off. No fire.',
    ['NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM'],
  ],
  [
    'Engine 20, car fire in a garage that turned into a house fire. Garage and the bedroom above it were well involved. Held it to that side.',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'Engine 20, sent for an unknown problem. It was a neighbor dispute over a fence, PD matter. Nobody hurt.',
    ['LAWENFORCE'],
  ],
  [
    'Engine 30, 300 pound man stuck in his bathtub. Not hurt. Took four of us and a mega mover. Back in his chair, refused anything else.',
    ['PUBSERV||CITIZEN_ASSIST||PERSON_IN_DISTRESS'],
  ],
  [
    'engine thirty car into a hydrant at beal and fifth driver took off water forty feet in the air we shut it down called the city',
    ['PUBSERV||OTHER||DAMAGED_HYDRANT'],
  ],
  [
    "Engine 51. Family of three sick with headaches, they had been running a generator on the porch. By the time we arrived they'd opened everything and we metered zero. Medic 51 took the mom, SPCO 22.",
    ['MEDICAL||INJURY||CARBON_MONOXIDE_OTHER_INHALATION_INJURY'],
  ],
  [
    'engine fifty one smoke alarm with smoke in the apartment microwave was on fire with a potato in it we unplugged it and carried it out to the balcony no extension',
    ['FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE'],
  ],
  [
    "engine fifty one water rescue call at the boat ramp caller heard yelling we had two boats up and down the bank an hour and didn't find anybody no cars in the lot either",
    ['NOEMERG||GOOD_INTENT||NO_INCIDENT_FOUND_LOCATION_ERROR'],
  ],
  [
    'Engine 2 helped an older couple, their stair lift quit with nobody on it and they needed a bed moved downstairs.',
    [],
  ],
  [
    'Medic 4 here. We were supposed to go to the gas leak on Third but got diverted to 88 Elm for a chest pain. 60 year old male, chest pain two hours, took his own nitro. 12-lead unremarkable. Transported to Mercy. Engine 6 went to the gas leak instead.',
    ['MEDICAL||ILLNESS||CHEST_PAIN_NON_TRAUMA'],
  ],
  [
    'Engine 9 to the river walk for a person in the water. We checked both banks with PD and the drone for forty minutes and never found anybody. Witness was gone too. Cleared 2214.',
    ['NOEMERG||GOOD_INTENT||NO_INCIDENT_FOUND_LOCATION_ERROR'],
  ],
  [
    'Engine 9 for a brush fire at the substation. It was a transformer burning inside the fence. Power company de-energized and we put foam on it. Little bit of grass.',
    ['FIRE||OUTSIDE_FIRE||UTILITY_INFRASTRUCTURE_FIRE'],
  ],
  [
    "Engine 9, Medic 4. Came in as a stabbing. He'd put his hand through a window by accident, big cut on the forearm. Tourniquet, transported.",
    ['MEDICAL||INJURY||HEMORRHAGE_LACERATION'],
  ],
  [
    'Engine 2 for a structure fire alarm that turned into a gas leak. Meter outside got hit by a car backing up. Driver was fine. Gas company shut it at the curb.',
    ['HAZSIT||HAZARDOUS_MATERIALS||GAS_LEAK_ODOR'],
  ],
  [
    "Engine 2 with PD looking for a four year old who slipped out of the house. Found him an hour later in the neighbor's tree house. Not a scratch.",
    ['PUBSERV||CITIZEN_ASSIST||LOST_PERSON'],
  ],
  [
    'Engine 2 to the apartments, alarm. Third pull this week, same floor, same teens running down the stairs laughing. No fire.',
    ['NOEMERG||FALSE_ALARM||INTENTIONAL_FALSE_ALARM'],
  ],
  [
    'Engine 4 on a CO alarm at 22 Pine Street. Alarm in the upstairs hall was still going when we got there. Had 85 parts per million on the main floor. Shut the boiler off and opened it up. No one had symptoms.',
    ['HAZSIT||HAZARDOUS_MATERIALS||CARBON_MONOXIDE_RELEASE'],
  ],
  [
    'Engine 9 to the middle school on an alarm. It was a pull station in the east hallway by the gym. No smoke, no fire. The principal looked at the video and it was a sixth grader goofing around. Reset and returned.',
    ['NOEMERG||FALSE_ALARM||INTENTIONAL_FALSE_ALARM'],
  ],
  [
    'engine five toned for a vehicle accident at oh nine twelve we were responding when the trooper got there said it was a fender bender no injuries nobody needed so county put us back in service at oh nine eighteen',
    ['NOEMERG||CANCELLED'],
  ],
  [
    "Truck 3. We got called over to 18 Dove Court, lady's legs gave out going to the bathroom and her husband couldn't get her up off the floor. No injuries, no complaints. Two of us stood her up and walked her to bed.",
    ['PUBSERV||CITIZEN_ASSIST||LIFT_ASSIST'],
  ],
  [
    'Engine 6 to a two car crash at Route 9 and Miller. Everyone was out and walking around, nobody hurt, all refused to be checked. We put down oil dry on the antifreeze and stood by for the tow.',
    ['HAZSIT||HAZARD_NONCHEM||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Brush 4 sent to a grass fire at mile marker 112. We ran it from 108 to 116 both directions and never found any smoke or fire. Went home.',
    ['NOEMERG||GOOD_INTENT||NO_INCIDENT_FOUND_LOCATION_ERROR'],
  ],
  [
    'Engine 15 here. We were on our way to a reported dwelling fire on Chestnut at 2212 hours. Engine 14 got there and reported food on the stove and that they could handle it. We were cut loose at 2217.',
    ['NOEMERG||CANCELLED'],
  ],
  [
    'Engine 6 on a gas odor. The gas grill on the back deck, the hose had a crack in it and was leaking at the tank. I closed the cylinder and that took care of it.',
    ['HAZSIT||HAZARDOUS_MATERIALS||GAS_LEAK_ODOR'],
  ],
  [
    'Engine 11 to the office park for a waterflow alarm. There was a guy on a scissor lift hanging signs and he knocked a head off. Water everywhere. No fire. We shut down the riser and helped squeegee.',
    ['NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM'],
  ],
  [
    'Engine 2 for a welfare check with PD on an open door. It was a burglary, house had been ransacked, nobody inside. PD took over and we left.',
    ['LAWENFORCE'],
  ],
  [
    'Medic 3, 58 year old whose defibrillator fired on him four times. Heart rate 180 in v-tach. Amio and to Mercy.',
    ['MEDICAL||ILLNESS||HEART_PROBLEMS'],
  ],
  [
    'Engine 6 to the chicken plant, an ammonia line on the roof let go. Evacuated 120. Their team isolated it. Nobody hurt.',
    ['HAZSIT||HAZARDOUS_MATERIALS||HAZMAT_RELEASE_FACILITY'],
  ],
  [
    'Truck 12 was due on the box at the mall. PD on scene advised smoke from a bread oven, no fire. Battalion 6 put everybody in service before we turned a wheel.',
    ['NOEMERG||CANCELLED'],
  ],
  [
    "engine 6 lift assist at 14 elm street medic 12 cancelled she wasn't hurt we got her back up in bed",
    ['PUBSERV||CITIZEN_ASSIST||LIFT_ASSIST'],
  ],
  [
    'engine three alarm at the office building remodel guys were sanding drywall no fire battalion one i turned around at ten oh three before he got to us',
    ['NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM'],
  ],
  [
    'Alarm at the plant on a duct smoke. Alarm tech said the head was full of dust and bad. No smoke.',
    ['NOEMERG||FALSE_ALARM||MALFUNCTIONING_ALARM'],
  ],
  [
    'Engine 1, two car accident. Came in as a rollover, no rollover, a Kia rear ended a truck. Nobody hurt, no patients. Rescue 1 got canceled.',
    ['HAZSIT||HAZARD_NONCHEM||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Called as a rollover with entrapment. One car on its side, driver had already climbed out, minor cuts, Medic 7 checked him and he refused.',
    ['MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Overdose at the motel. Dispatch gave it as a cardiac arrest. He had a pulse, pinpoint pupils. The girlfriend, she was doing compressions. We gave Narcan. He refused.',
    ['MEDICAL||ILLNESS||OVERDOSE'],
  ],
  [
    'Garage fire at 12 Elm, detached two car garage fully involved with two cars inside.',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'Outlet sparking in a bedroom at 10 Vine, homeowner smelled something burning. We killed the breaker, no fire in the wall.',
    ['HAZSIT||HAZARD_NONCHEM||ELEC_HAZARD_SHORT_CIRCUIT'],
  ],
  [
    "Odor of natural gas outside. We smelled it too but couldn't find a leak, gas company didn't find anything either.",
    ['HAZSIT||INVESTIGATION||ODOR'],
  ],
  [
    'gas leak reported at twelve rose meters all zero nobody smelled a thing checked the meter and the stove all good',
    ['NOEMERG||GOOD_INTENT||NO_INCIDENT_FOUND_LOCATION_ERROR'],
  ],
  [
    'A pipe had frozen and split, water running out from under the garage door. We shut the water off and squeegeed.',
    ['PUBSERV||CITIZEN_ASSIST||CITIZEN_ASSIST_SERVICE_CALL'],
  ],
  [
    'automatic alarm at the nursing home popped the head off and it was wet inside plus about ten years of dust so bad detector thats all it was',
    ['NOEMERG||FALSE_ALARM||MALFUNCTIONING_ALARM'],
  ],
  [
    'Automatic alarm, smoke detector in the corridor. Somebody cooked a bag of popcorn for six minutes, opened the door and that set off the hall head. No fire. Last month it was a bad head.',
    ['NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM'],
  ],
  [
    'chest pain at the church squeezing pain in his chest we gave him aspirin acadian took him the preacher wants us to do a cpr class',
    ['MEDICAL||ILLNESS||CHEST_PAIN_NON_TRAUMA'],
  ],
  [
    'they gave it to us as a possible stroke no droop no drift sugar was thirty one so theres your stroke ran in the d ten and he is wondering why the fire department is in his bedroom',
    ['MEDICAL||ILLNESS||DIABETIC_PROBLEMS'],
  ],
  [
    'dig in on a gas line fiber crew with a trencher got a one inch plastic service call came in at ten forty two gas company squeezed it off',
    ['HAZSIT||HAZARDOUS_MATERIALS||GAS_LEAK_ODOR'],
  ],
  [
    't bone at cypress and hilltop a woman had neck pain we put a collar on her and amr took her other driver no treatment needed no transport airbags went off in both cars',
    ['MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Sent for a grass fire and it turned out to be an almond shaker burning in an orchard, engine compartment and the cab going pretty good. Knocked it down.',
    ['FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_COMMERCIAL'],
  ],
  [
    'Call came in for a vehicle fire. Engine 6 and Ladder 2 were dispatched. A trooper said just steam. Dispatch cancelled Engine 6 and Ladder 2 at 1439. Neither one of us ever made the scene.',
    ['NOEMERG||CANCELLED'],
  ],
  [
    'Vehicle fire on I-40. A motorhome fully involved on the shoulder. They were towing a Jeep and that burned too. Used the deck gun.',
    ['FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_RV'],
  ],
  [
    'man down at the bus stop bystander said he fell and hit his head he was having a seizure when we got there versed given transported',
    ['MEDICAL||ILLNESS||CONVULSIONS_SEIZURES'],
  ],
  [
    'Two-car accident. It was given out as a rollover with entrapment, which it absolutely wasn’t. A woman had neck pain, we put a collar on her and AMR transported her.',
    ['MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Carbon monoxide in a duplex. 180 parts per million in the kitchen. The boiler flue had dropped off the chimney. The tenant had a headache, we put her on oxygen and brought out everybody.',
    [
      'HAZSIT||HAZARDOUS_MATERIALS||CARBON_MONOXIDE_RELEASE',
      'MEDICAL||INJURY||CARBON_MONOXIDE_OTHER_INHALATION_INJURY',
    ],
  ],
  [
    'They had it as unconscious. He is a diabetic, wouldn’t answer, so I put the glucose gel in his cheek and he came around.',
    ['MEDICAL||ILLNESS||DIABETIC_PROBLEMS'],
  ],
  [
    'Chest pain, 59 year old male, history of two stents. Medic 8 gave aspirin and took him in.',
    ['MEDICAL||ILLNESS||CHEST_PAIN_NON_TRAUMA'],
  ],
  [
    "We got sent for a garage fire, it wasn't, it was a rubbish pile in the alley. Pile was going pretty good, knocked it down. It charred the overhead door of the garage.",
    ['FIRE||OUTSIDE_FIRE||TRASH_RUBBISH_FIRE'],
  ],
  [
    'wiring for the sign over the front window and it had run the wall and the ceiling space over the produce case knocked down at oh four forty four',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'What burned was an electric scooter on the charger in the living room and it took the couch and the rug with it. Nothing in the walls.',
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  [
    'Single car into a pole on the bypass, car was on fire when we got there. Driver had been pulled out by a trooper, had a broken arm, Medic 5 took him. One line.',
    ['FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_PASSENGER', 'MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Reported dumpster fire at the grocery. Dumpster was up against the building and it had got into the soffit and was running the mansard. Under control 2347.',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'Dispatched for a house fire at 1410. Engine 26 got there first and said it was food on the stove and cancelled everybody else. We were at Pippin and turned around.',
    ['NOEMERG||CANCELLED'],
  ],
  [
    "grass fire behind the school we put it out with the booster didn't need the tanker so I cancelled it half an acre",
    ['FIRE||OUTSIDE_FIRE||VEGETATION_GRASS_FIRE'],
  ],
  [
    'two car crash one patient neck pain transported by Medic 3. We held the balance of the assignment.',
    ['MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'flooded basement, sump pump quit, helped her unplug the freezer',
    ['PUBSERV||CITIZEN_ASSIST||CITIZEN_ASSIST_SERVICE_CALL'],
  ],
  ['House fire with smoke from all the windows, interior attack, knocked down at 1710.', []],
  [
    "High rise, apartment 905. Bedding and a nightstand on fire in the bedroom, it didn't get past that room. That one in 2019 had half the floor gone.",
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  [
    'chimney fire flames out the top of the chimney dropped the bombs no extension we did have one up on the hill last march that got in the walls and took the whole place',
    ['FIRE||STRUCTURE_FIRE||CHIMNEY_FIRE'],
  ],
  [
    'Vehicle fire, a cement mixer, southbound on 35. Heavy fire in the engine compartment, knocked it down.',
    ['FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_COMMERCIAL'],
  ],
  [
    'Vehicle fire in the median. A minivan, front end fully involved. The tow truck got there at 1510.',
    ['FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_PASSENGER'],
  ],
  [
    'detached garage fire flames out the overhead door and through the roof his pickup in the driveway was burning in the front end too garage is a total loss',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    "Rancher was burning his pasture with a permit and the wind came up, it jumped the fireguard into the neighbor's CRP. Under control at 1600.",
    ['FIRE||OUTSIDE_FIRE||VEGETATION_GRASS_FIRE'],
  ],
  [
    'Combine and stubble fire. John Deere combine burning hard, and a second fire running east through the stubble. Everything out by 1741.',
    ['FIRE||OUTSIDE_FIRE||VEGETATION_GRASS_FIRE', 'FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_COMMERCIAL'],
  ],
  [
    'automatic alarm at the church they were cutting tile in there and dust all over no smoke no fire reset',
    ['NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM'],
  ],
  [
    'couch on fire in the alley behind the apartments put it out with the can',
    ['FIRE||OUTSIDE_FIRE||TRASH_RUBBISH_FIRE'],
  ],
  [
    'Dump truck hit the overhead wires and its tires caught fire. Waited for the power company, then put it out.',
    ['FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_COMMERCIAL'],
  ],
  [
    'Basement fire. Found a pile of laundry and boxes burning by the furnace, hit it with the can. The joists above were not burned, just sooty.',
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  ['House fire, smoke showing from the eaves on arrival. Knocked the fire down in 10 minutes.', []],
  [
    'dryer fire the lint trap and clothes inside burned we pulled it out in the driveway and hosed it',
    ['FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE'],
  ],
  [
    'reported brush fire area of miller road checked the area unable to locate anything',
    ['NOEMERG||GOOD_INTENT||NO_INCIDENT_FOUND_LOCATION_ERROR'],
  ],
  [
    "Prank call for a structure fire at the Arby's. Nothing there, employees had no idea.",
    ['NOEMERG||FALSE_ALARM||OTHER_FALSE_CALL'],
  ],
  [
    'Farmer went down into the manure pit and the gas got him. We winched him up with the tripod on supplied air. Medic 5 bagged him and flew him out.',
    ['RESCUE||OUTSIDE||CONFINED_SPACE_RESCUE', 'MEDICAL||INJURY||CARBON_MONOXIDE_OTHER_INHALATION_INJURY'],
  ],
  [
    'A lady got her hand pulled into the dough sheeter past the wrist. We unbolted the top roller and backed it off her. Two broken fingers, Medic 8 splinted it and transported.',
    ['RESCUE||STRUCTURE||EXTRICATION_ENTRAPPED', 'MEDICAL||INJURY||OTHER_TRAUMATIC_INJURY'],
  ],
  [
    'The steam boiler in the back room came apart at the seam. No fire. One employee got scalded down his arm, Medic 7 wrapped it and ran him to the burn center.',
    ['HAZSIT||OVERPRESSURE||RUPTURE_WITHOUT_FIRE', 'MEDICAL||INJURY||BURNS_EXPLOSION'],
  ],
  [
    'CO alarm at a duplex. Our meter was showing 85 at the front door. Mom and the two kids had headaches. Medic 14 gave them oxygen and took all three to Mercy.',
    [
      'HAZSIT||HAZARDOUS_MATERIALS||CARBON_MONOXIDE_RELEASE',
      'MEDICAL||INJURY||CARBON_MONOXIDE_OTHER_INHALATION_INJURY',
    ],
  ],
  [
    'ladder 2 here with some ducklings down in a storm drain we popped the grate and scooped them up all seven reunited',
    ['PUBSERV||CITIZEN_ASSIST||CITIZEN_ASSIST_SERVICE_CALL'],
  ],
  [
    "Medic 5, heat call at the ball park. Kid was talking nonsense and had stopped sweating. We cooled him with towels and ran him to Children's.",
    ['MEDICAL||INJURY||HEAT_COLD_EXPOSURE'],
  ],
  [
    'Came in as a stroke. Not a stroke, his sugar was 31. Gave him an amp of D50 and he came right around.',
    ['MEDICAL||ILLNESS||DIABETIC_PROBLEMS'],
  ],
  [
    "Engine 3 for a fall. She hadn't really fallen, she slid down because her left side quit working. Face was drooping. Stroke alert to St. Joe's by Medic 3.",
    ['MEDICAL||ILLNESS||STROKE_CVA'],
  ],
  [
    "Staff says she's been confused since breakfast. Sugar was 118, stroke exam was negative. Medic 4 transported.",
    ['MEDICAL||ILLNESS||ALTERED_MENTAL_STATUS'],
  ],
  [
    'Engine 1, slip on the ice. 77-year-old male went down in his driveway, wrist is deformed. Splinted it. AMR transported.',
    ['MEDICAL||INJURY||FALL'],
  ],
  [
    'dispatched for chest pain at the senior center turned out to be her asthma no chest pain at all gave her a neb medic three transported',
    ['MEDICAL||ILLNESS||BREATHING_PROBLEMS'],
  ],
  [
    'ladder one lift assist lady slid off the edge of the bed no pain nothing hurt got her up into the recliner monday it was the fella across the hall and he did break his hip',
    ['PUBSERV||CITIZEN_ASSIST||LIFT_ASSIST'],
  ],
  [
    'Engine 5 to a rollover. Driver was out walking around, not hurt. Medic 4 was cancelled. We disconnected the battery and waited for the wrecker.',
    ['HAZSIT||HAZARD_NONCHEM||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Guy on a snowmobile went through the ice. We threw him a throw bag and got him out with the sled. He was hypothermic, Medic 2 took him.',
    ['RESCUE||WATER||PERSON_IN_WATER_STANDING', 'MEDICAL||INJURY||HEAT_COLD_EXPOSURE'],
  ],
  [
    'Ammonia leak at the co-op. They were filling a nurse tank and the transfer hose let go. Plant manager closed the valve.',
    ['HAZSIT||HAZARDOUS_MATERIALS||HAZMAT_RELEASE_FACILITY'],
  ],
  [
    "a tanker truck rolled on the interstate ramp and it's leaking sulfuric acid county hazmat patched it",
    ['HAZSIT||HAZARDOUS_MATERIALS||HAZMAT_RELEASE_TRANSPORT'],
  ],
  [
    'It had started in the back kitchen around the hood and was already up in the ceiling and running the cockloft. Restaurant was closed. Knocked down at 0249.',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'Garage fire, single family house. It had burned through the garage lid and into the trusses. Knocked down at 1427.',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'Detached garage on Kimball, ripping when we turned the corner. The roof had already fallen in on the cars. Hit it with the deck gun. House next door had siding sag from the heat.',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'A hunting cabin up Bear Creek. All we found was the woodstove and the chimney standing. Wet it down so it did not get in the woods.',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'engine seventy three farmhouse a fire that started in the cellar by the fuse box and climbed the walls on all sides of the stair took till three to dig it all out',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'Bedroom fire. It was contained to the bedroom. Smoke had gotten up into the attic and the walls were hot but nothing was burning up there.',
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  [
    'House fire at 12 Pike. Fire in the back bedroom, bed and dresser burning. Truck 2 took the roof and cut a hole. Held it to the room. Fire out at 1412.',
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  [
    'A Christmas display in the corner of the VFW hall caught from the lights. Bartender used the extinguisher. No extension.',
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  [
    "So it came in as a structure fire, full assignment. It's food on the stove, the skillet had flamed up and the husband carried it out. No extension anywhere.",
    ['FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE'],
  ],
  [
    'Tower 3 and Engine 8 for a chimney. Homeowner heard it roaring like a freight train. Sparks coming out the cap. Burned itself out in the flue. Walls around it were cool.',
    ['FIRE||STRUCTURE_FIRE||CHIMNEY_FIRE'],
  ],
  [
    'Brush fire behind the houses on Copper Basin Road, two acres of chaparral and pine litter running uphill at the homes. Engine 73 held the house. Nine acres.',
    ['FIRE||OUTSIDE_FIRE||WILDFIRE_URBAN_INTERFACE'],
  ],
  [
    'Motorhome on I-70. The whole coach was gone by the time we arrived. Foam on it. Some grass on the shoulder burned.',
    ['FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_RV'],
  ],
  [
    "Engine 4 for a dumpster behind the store. Flames were hitting the back wall but it's block. Put it out with the red line.",
    ['FIRE||OUTSIDE_FIRE||DUMPSTER_OUTDOOR_CONTAINER_FIRE'],
  ],
  [
    'Engine 2 had a pickup burning in a driveway, close to the garage. No fire in the garage.',
    ['FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_PASSENGER'],
  ],
  [
    'Caller on the highway reported a brush fire near mile 41. We drove both directions from 38 to 45, found nothing.',
    ['NOEMERG||GOOD_INTENT||NO_INCIDENT_FOUND_LOCATION_ERROR'],
  ],
  [
    'Alarm at the office tower, smoke detector on the ninth floor. Somebody put a bag of popcorn in the break room microwave. No fire, just a black bag and haze.',
    ['NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM'],
  ],
  [
    'Water flow alarm at the museum. No water flowing, no fire. The pressure bump tripped the switch according to the tech.',
    ['NOEMERG||FALSE_ALARM||MALFUNCTIONING_ALARM'],
  ],
  [
    'High school again. Pull station by the gym. Camera shows a kid in a hoodie yanking it and running. No fire.',
    ['NOEMERG||FALSE_ALARM||INTENTIONAL_FALSE_ALARM'],
  ],
  ['Engine 6 stood by at the stadium for the fireworks show. No incidents.', ['PUBSERV||OTHER||STANDBY']],
  [
    'House fire. Heavy smoke out of the attic vents. We pulled ceiling in the hallway and had fire running the length of the attic. Knocked down 1534.',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'Fire was out at 1512. Truck 2 cut a hole in the roof and pulled the ceilings, no extension. One bedroom and its contents lost.',
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  [
    'School bus, no kids on it, smoke from the engine compartment and then it lit off. Driver got off fine. Foam.',
    ['FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_COMMERCIAL'],
  ],
  [
    'basement fire turned out to be a pile of laundry next to the furnace burning we carried it out and wet it down nothing structural',
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  [
    'Caller across the lake saw smoke and thought a cabin was on fire. It was a guy burning leaves in a barrel.',
    ['NOEMERG||GOOD_INTENT||SMOKE_FROM_NONHOSTILE_SOURCE'],
  ],
  [
    'Reported wreck at mile marker 88. Checked from 85 to 92, nothing there.',
    ['NOEMERG||GOOD_INTENT||NO_INCIDENT_FOUND_LOCATION_ERROR'],
  ],
  [
    'Strange chemical odor on the third floor. We noticed it too. Meters showed nothing, never found it. Aired the place out.',
    ['HAZSIT||INVESTIGATION||ODOR'],
  ],
  [
    'A delivery truck backed over the hydrant at Third and Vine and it was shooting water. Shut the valve.',
    ['PUBSERV||OTHER||DAMAGED_HYDRANT'],
  ],
  [
    'The call was received at 1402 as a store on fire at 12 Main Street. Engine 2 arrived at 1409 and found a dumpster burning behind the store. The building was not on fire. It was put out with the booster line.',
    ['FIRE||OUTSIDE_FIRE||DUMPSTER_OUTDOOR_CONTAINER_FIRE'],
  ],
  [
    'engine six dispatched at fourteen ten for a house fire at nine hundred oak street on scene fourteen fifteen found a recycling bin on fire beside the garage house was not involved put it out with the can',
    ['FIRE||OUTSIDE_FIRE||DUMPSTER_OUTDOOR_CONTAINER_FIRE'],
  ],
  [
    'engine nine he left oil on the stove and fell asleep on the couch fire was in the frying pan only no extension to the cabinets damage was limited to the pan',
    ['FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE'],
  ],
  [
    'Engine 1 on scene at 1911, smoke showing. The stove was burning and the fire had spread to the cabinets and the hood above it. Knocked down in two minutes. We pulled the ceiling and found no extension.',
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  [
    'Engine 8 arrived at 0312 at a one-story house with smoke from the front door. A couch and a coffee table had burned in the living room. Crews opened the walls and found no extension. Under control at 0325.',
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  [
    'Engine 5 arrived at 0231 to a two story duplex with fire showing from the back and out through the roof. Knocked down at 0300.',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'Automatic alarm at the school. Truck 3 found a smoke detector clogged with dirt on the second floor. No smoke and no fire.',
    ['NOEMERG||FALSE_ALARM||MALFUNCTIONING_ALARM'],
  ],
  [
    'engine five fire alarm at the dorm nothing showing somebody had burned popcorn in the microwave on three the detector right outside went off last time it was a bad battery engine five cleared',
    ['NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM'],
  ],
  [
    'engine three lady was confused and shaky her glucose was forty one we gave her orange juice and she perked right up refused transport',
    ['MEDICAL||ILLNESS||DIABETIC_PROBLEMS'],
  ],
  [
    'Engine 2 arrived at 1410. Man short of breath, blood sugar was 140. Medic 2 gave albuterol and transported.',
    ['MEDICAL||ILLNESS||BREATHING_PROBLEMS'],
  ],
  [
    'Engine 3 to the football field for a player who went down in the heat. Seventeen year old male, hot and confused, we put ice packs under his arms. Medic 3 transported him.',
    ['MEDICAL||INJURY||HEAT_COLD_EXPOSURE'],
  ],
  [
    'engine one on the interstate call came in thirteen twenty two for a wreck with people pinned found a semi jack knifed and a van that slid into it nobody was pinned and nobody was hurt the ambulance was turned around we pulled the batteries',
    ['HAZSIT||HAZARD_NONCHEM||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Came in as a crash with fire on Route 9. There was no crash, just a minivan with the engine compartment burning on the shoulder. Knocked down with one line.',
    ['FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_PASSENGER'],
  ],
  [
    'Rescue 2 at the overlook. A man slipped off the path and slid thirty feet down a steep embankment, breaking his wrist. We set up a rope system and hauled him up in the Stokes. Medic 2 splinted his wrist and transported him.',
    ['RESCUE||OUTSIDE||LOW_ANGLE_RESCUE', 'MEDICAL||INJURY||FALL'],
  ],
  [
    'engine two see oh alarm going off at forty ash street we had 85 parts per million by the furnace the wife had a headache put her on oxygen she refused transport',
    [
      'HAZSIT||HAZARDOUS_MATERIALS||CARBON_MONOXIDE_RELEASE',
      'MEDICAL||INJURY||CARBON_MONOXIDE_OTHER_INHALATION_INJURY',
    ],
  ],
  [
    'Engine 1 was dispatched at 7:42 a.m. to 88 Park Street for a possible broken hip. A woman had slid out of her chair and could not get up. She had no injury. We lifted her back into the chair.',
    ['PUBSERV||CITIZEN_ASSIST||LIFT_ASSIST'],
  ],
  [
    'Engine 2 was dispatched at 1407 for a gas leak at 9 Oak. Our meters read zero everywhere and nobody smelled anything. No leak found.',
    ['NOEMERG||GOOD_INTENT||NO_INCIDENT_FOUND_LOCATION_ERROR'],
  ],
  [
    'Engine 3 and Ladder 1 responded to 44 Elm Street for a kitchen fire. Dispatched at 1402, on scene 1407. Two story single family, light smoke showing from the front door. Homeowner met us outside. Grease fire in a frying pan on the stove, she put a lid on it before we got there. No extension to the cabinets. We ventilated with a fan. Engine 3 cleared 1430.',
    ['FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE'],
  ],
  [
    'truck five reporting house fire at nineteen twenty two maple street dispatched oh two fourteen on scene oh two nineteen heavy smoke and fire showing from the second floor windows on the alpha side and it had already extended into the attic we made an aggressive interior attack knocked down at oh two forty searched all clear no injuries red cross is assisting the family of four',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'This is Captain Lopez on Engine 9. Structure fire at 812 Cedar Lane, one-story house. On arrival we had smoke from the eaves. Stretched a line, found a couch burning in the living room, knocked it down quickly. Fire was contained to the living room, mostly contents. Checked the attic, no extension. Occupant was treated for smoke inhalation by Medic 9 and transported to Mercy.',
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE', 'MEDICAL||INJURY||CARBON_MONOXIDE_OTHER_INHALATION_INJURY'],
  ],
  [
    'Engine 2 to a reported house fire, 77 Grove Street. We got there at 1433, house on fire, put water on it, had it under control at 1450. Nobody home.',
    [],
  ],
  [
    'engine fourteen we ran a car fire in the walmart parking lot at forty five hundred west main street this afternoon ford explorer engine compartment fully involved one line and it was out in about five minutes nobody hurt owner says it had been overheating no damage to other vehicles',
    ['FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_PASSENGER'],
  ],
  [
    'Brush 12 and Tender 4 for a grass fire along the railroad tracks at County Road 18. About two acres burned, under control at 1530, we mopped up for an hour. Cause unknown.',
    ['FIRE||OUTSIDE_FIRE||VEGETATION_GRASS_FIRE'],
  ],
  [
    'Engine 7, trash fire behind the Dollar General at 210 Pine. Pile of cardboard and trash burning against a fence. Put it out with the booster line.',
    ['FIRE||OUTSIDE_FIRE||TRASH_RUBBISH_FIRE'],
  ],
  [
    'engine one power pole on fire at the corner of fifth and walnut transformer blew and the pole top was burning we stood by for the power company they killed the power and we put it out',
    ['FIRE||OUTSIDE_FIRE||UTILITY_INFRASTRUCTURE_FIRE'],
  ],
  [
    'Marine 1, boat fire at the marina, slip 22. A cabin cruiser was fully involved on our arrival. We knocked it down with foam.',
    ['FIRE||TRANSPORTATION_FIRE||BOAT_PERSONAL_WATERCRAFT_BARGE_FIRE'],
  ],
  [
    'Engine 30 combine fire out in a wheat field off Highway 83. The combine was fully involved and the stubble had caught. Tender 30 nursed us. Farmer was disking around it when we got there. Fire out at 1712.',
    ['FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_COMMERCIAL'],
  ],
  [
    'engine twenty two fire alarm at the nursing home twelve hundred park avenue on scene at oh three ten panel showed a smoke detector in room two fourteen found a resident had burnt toast in the microwave no fire reset the panel',
    ['NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM'],
  ],
  [
    'Ladder 6, automatic alarm at the Hampton Inn, 3300 Airport Road. Steam from a shower set off the detector in room 312. No smoke, no fire. Reset and cleared.',
    ['NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM'],
  ],
  [
    'Engine 8 for a residential fire alarm, 19 Birch Court. Homeowner said it went off for no reason. We walked the house with a camera and found nothing. Reset the alarm.',
    ['PUBSERV||ALARMS_NONMED||FIRE_ALARM'],
  ],
  [
    'engine five smoke detector activation at three oh two lake drive found a low battery in the hallway detector replaced the battery for the elderly lady cleared',
    ['NOEMERG||FALSE_ALARM||MALFUNCTIONING_ALARM'],
  ],
  [
    'Engine 11, CO alarm, 55 Hill Street. Family of three outside when we arrived. Metered the house, no readings anywhere, zeros on every floor. Detector was brand new, we could not find any reason for it. Told them to call back if it sounds again.',
    ['PUBSERV||ALARMS_NONMED||CO_ALARM'],
  ],
  [
    'engine four carbon monoxide call at nine oh one river road we got a reading of one hundred twenty parts per million in the basement furnace flue was disconnected two occupants had headaches medic four checked them out and transported both to general gas company red tagged the furnace',
    [
      'HAZSIT||HAZARDOUS_MATERIALS||CARBON_MONOXIDE_RELEASE',
      'MEDICAL||INJURY||CARBON_MONOXIDE_OTHER_INHALATION_INJURY',
    ],
  ],
  [
    'Engine 16 odor of natural gas at 2218 Oak Ridge. Homeowner smelled gas near the stove. Nobody on my crew could smell anything, four gas meter showed nothing. Dominion Energy came out and checked, no leak. Nothing found.',
    ['NOEMERG||GOOD_INTENT||NO_INCIDENT_FOUND_LOCATION_ERROR'],
  ],
  [
    'Engine 21, gas leak at 18 Water Street. Contractor hit a one inch gas line with a backhoe. We evacuated the two homes next to it and stood by until National Grid clamped it.',
    ['HAZSIT||HAZARDOUS_MATERIALS||GAS_LEAK_ODOR'],
  ],
  [
    'rescue three two vehicle accident at highway sixty one and mill road one driver trapped with heavy dash intrusion we used the spreaders and cutters and had him out at eighteen forty two medic three transported him to the trauma center other driver signed a refusal state police on scene',
    ['RESCUE||TRANSPORTATION||MOTOR_VEHICLE_EXTRICATION_ENTRAPPED', 'MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Engine 19 MVA at Broadway and 4th. Two cars, minor damage, no injuries. Everyone was out of the vehicles walking around. We put down absorbent on some coolant and cleared. PD had the scene.',
    ['HAZSIT||HAZARD_NONCHEM||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Engine 27 and Medic 27 rollover on Interstate 40 at mile marker 112. Single occupant, self extricated, complaining of neck pain. C-collar, transported to Regional.',
    ['MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'medic two chest pain sixty two year old male at four fifteen third street short of breath and sweaty twelve lead showed a stemi gave aspirin and nitro transported to saint lukes',
    ['MEDICAL||ILLNESS||CHEST_PAIN_NON_TRAUMA'],
  ],
  [
    'Two car crash at Fifth and Main. The jaws were ready but the door opened by hand. One patient with neck pain, Medic 4 transported.',
    ['MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Engine 10, difficulty breathing, 88 Walnut Apartment 2. Seventy-four-year-old female with COPD, wheezing, put her on a neb and oxygen, she got better. Medic 10 transported her.',
    ['MEDICAL||ILLNESS||BREATHING_PROBLEMS'],
  ],
  [
    'Medic 6 seizure call. Dispatched as an unconscious person. On arrival a 24 year old male was postictal on the floor of the gym, known epileptic. Transported to County.',
    ['MEDICAL||ILLNESS||CONVULSIONS_SEIZURES'],
  ],
  [
    'engine nine fall at one twenty seven harbor view eighty year old female tripped over a rug broken hip we splinted her and medic nine transported',
    ['MEDICAL||INJURY||FALL'],
  ],
  [
    'Engine 9 lift assist at 127 Harbor View. She slid out of bed, no injury, we helped her back up and she refused evaluation.',
    ['PUBSERV||CITIZEN_ASSIST||LIFT_ASSIST'],
  ],
  [
    'Engine 33 allergic reaction, 9 year old boy stung by a bee at the park, hives and facial swelling. Gave epi, he improved, transported by Medic 33.',
    ['MEDICAL||ILLNESS||ALLERGIC_REACTION_STINGS'],
  ],
  [
    'Squad 4 shooting at 1900 block of Hudson. One male, gunshot wound to the thigh. Tourniquet applied, PD on scene, Medic 4 took him to the trauma center.',
    ['MEDICAL||INJURY||GUNSHOT_WOUND'],
  ],
  [
    'engine seven stabbing outside the bar on center street male with a stab wound to the abdomen police had the scene secured medic seven transported priority one',
    ['MEDICAL||INJURY||STAB_PENETRATING_TRAUMA'],
  ],
  [
    'Ambulance 5 for a woman in labor at 33 Ash. Contractions two minutes apart, baby delivered at 0412, mom and baby both doing well, transported to Womens Hospital.',
    ['MEDICAL||ILLNESS||PREGNANCY_CHILDBIRTH'],
  ],
  [
    'Rescue 12 ice rescue at Long Lake. Man went through the ice about fifty yards out while ice fishing. Two rescuers in suits pulled him out at 1015. He was hypothermic, warmed him and Medic 12 transported.',
    ['RESCUE||WATER||PERSON_IN_WATER_STANDING', 'MEDICAL||INJURY||HEAT_COLD_EXPOSURE'],
  ],
  [
    'engine four stuck elevator at the medical office building two people trapped between two and three we got them out with the drop key nobody hurt',
    ['RESCUE||STRUCTURE||ELEVATOR_ESCALATOR_RESCUE'],
  ],
  [
    'Technical rescue, trench collapse at a construction site on Route 6. Worker buried to the waist. We shored it and dug him out in two hours. Crush injury to his legs, flown to the trauma center by LifeFlight.',
    ['RESCUE||OUTSIDE||TRENCH', 'MEDICAL||INJURY||OTHER_TRAUMATIC_INJURY'],
  ],
  [
    'engine two grain bin rescue at the co op man stuck in corn up to his chest we used the rescue tube and got him out he was checked by medics and refused transport',
    ['RESCUE||STRUCTURE||CONFINED_SPACE_RESCUE'],
  ],
  [
    'Engine 40 wires down at 600 Chestnut. Tree took down a power line across the road, it was arcing. We blocked the road until Duke Energy arrived.',
    ['HAZSIT||HAZARD_NONCHEM||ELEC_POWER_LINE_DOWN_ARCHING_MALFUNC'],
  ],
  [
    'Engine 5 smoke in the building at the law office, 12 Court Street. Found an overheated light ballast in the hallway, light haze. Killed the breaker, no fire.',
    ['HAZSIT||HAZARD_NONCHEM||ELEC_HAZARD_SHORT_CIRCUIT'],
  ],
  [
    'engine eleven smoke investigation at forty four hundred birch caller reported a house on fire we found the homeowner using his fire pit in the back yard no problem',
    ['NOEMERG||GOOD_INTENT||SMOKE_FROM_NONHOSTILE_SOURCE'],
  ],
  [
    'Engine 6 vehicle accident, checked the area of mile marker 20 both directions, nothing found. Returned to service.',
    ['NOEMERG||GOOD_INTENT||NO_INCIDENT_FOUND_LOCATION_ERROR'],
  ],
  [
    'Engine 12 was dispatched to a fire alarm at 800 Main. Cancelled en route at 1412 by the alarm company.',
    ['NOEMERG||CANCELLED'],
  ],
  [
    'Engine 12 and Truck 4 dispatched to a fire alarm at 800 Main Street. Engine 12 on scene 1409 and cancelled Truck 4. Cook set off the alarm burning bacon.',
    ['NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM'],
  ],
  [
    'tanker nine moved up to station three to cover while they were at a structure fire we stood by from fourteen hundred to sixteen thirty no calls',
    ['PUBSERV||OTHER||MOVE_UP'],
  ],
  [
    'Engine 3 water leak at the apartments on Grand. Pipe burst in the ceiling on the second floor. We shut off the water and called maintenance.',
    ['PUBSERV||CITIZEN_ASSIST||CITIZEN_ASSIST_SERVICE_CALL'],
  ],
  [
    'Engine 1 child locked in a car at the Kroger parking lot. Two year old, car running, we opened it with the lockout kit, kid was fine.',
    ['PUBSERV||CITIZEN_ASSIST||PERSON_IN_DISTRESS'],
  ],
  [
    'Engine 20 diesel spill on Route 9. Semi ruptured a saddle tank on road debris, about eighty gallons on the roadway. Diked and absorbed it.',
    ['HAZSIT||HAZARDOUS_MATERIALS||FUEL_SPILL_ODOR'],
  ],
  [
    'hazmat two chlorine leak at the city pool pump house three employees coughing we isolated the cylinder medic two evaluated three patients for inhalation and all refused',
    [
      'HAZSIT||HAZARDOUS_MATERIALS||HAZMAT_RELEASE_FACILITY',
      'MEDICAL||INJURY||CARBON_MONOXIDE_OTHER_INHALATION_INJURY',
    ],
  ],
  [
    'Engine 14 overdose at 77 Fulton. Female unresponsive in the bathroom, breathing four a minute. Narcan given, she woke up, transported by AMR.',
    ['MEDICAL||ILLNESS||OVERDOSE'],
  ],
  [
    'Engine 8 psych patient at the bus station, threatening to hurt himself. PD on scene. Medic 8 transported voluntarily.',
    ['MEDICAL||ILLNESS||PSYCHOLOGICAL_BEHAVIOR_ISSUES'],
  ],
  [
    'engine seventeen dog bite at the park ten year old girl bitten on the arm by a loose dog bleeding controlled bandaged and transported animal control has the dog',
    ['MEDICAL||INJURY||ANIMAL_BITES'],
  ],
  [
    'Engine 22 chimney fire at 91 Old Post Road. Dropped a chimney bomb. The fire had gotten into the wall around the thimble, we opened it up and put it out. Moderate damage.',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'Engine 51 barn fire on County Line Road. Barn was fully involved with hay and equipment inside. Tanker shuttle. Total loss. Saved the house.',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'engine sixty one e bike fire on the sidewalk at two ten canal street battery went into thermal runaway we hit it with the line and overhauled it',
    ['FIRE||TRANSPORTATION_FIRE||POWERED_MOBILITY_DEVICE_FIRE'],
  ],
  [
    'Engine 3 wildfire on Bear Ridge, 200 acres of timber and brush, homes threatened along Ridge Road, we did structure protection all night.',
    ['FIRE||OUTSIDE_FIRE||WILDFIRE_URBAN_INTERFACE'],
  ],
  [
    'Crash Fire 1, alert two at the airport, Cessna with an unsafe gear light. Landed without incident.',
    ['RESCUE||TRANSPORTATION||AVIATION_STANDBY'],
  ],
  [
    'Engine 9 sick person, 45 year old female with nausea and vomiting since last night. Vitals stable, transported by Medic 9.',
    ['MEDICAL||ILLNESS||NAUSEA_VOMITING'],
  ],
  [
    'engine three assault at the gas station male punched in the face broken nose refused transport pd took the report',
    ['MEDICAL||INJURY||ASSAULT'],
  ],
  [
    'Engine 4 fire hydrant struck by a car at Pine and 3rd. Hydrant sheared off, water department shut it down. Driver had left.',
    ['PUBSERV||OTHER||DAMAGED_HYDRANT'],
  ],
  [
    'Rescue 2 hiker with a broken ankle two miles up the Bear Creek trail. Carried her out in the litter, transported by county EMS.',
    ['RESCUE||OUTSIDE||BACKCOUNTRY_RESCUE', 'MEDICAL||INJURY||OTHER_TRAUMATIC_INJURY'],
  ],
  [
    'engine nineteen pulled alarm at the high school a student pulled the fire alarm as a prank nothing showing reset it school resource officer handling',
    ['NOEMERG||FALSE_ALARM||INTENTIONAL_FALSE_ALARM'],
  ],
  [
    'Engine 45 dryer fire. Lint burning in the dryer at 15 Shore Drive, unplugged it, used a can, carried it outside. No extension into the wall.',
    ['FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE'],
  ],
  [
    'Engine 31 choking at the steakhouse. Customer had already cleared it with the Heimlich before we arrived. Checked him out, he refused.',
    ['MEDICAL||INJURY||CHOKING'],
  ],
  [
    'Engine 7 and Squad 2 kayaker in the river hung up on a log in swift water. Boat 2 got her to shore. She was cold but okay, refused treatment.',
    ['RESCUE||WATER||PERSON_IN_WATER_SWIFTWATER'],
  ],
  [
    'engine eighteen school bus versus car at elm and fourth twelve kids on the bus nobody hurt parents notified one adult in the car complained of back pain transported by medic eighteen',
    ['MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Engine 13 man with his hand stuck in a dough mixer at the bakery. We took the mixer apart. Hand was lacerated and crushed, Medic 13 transported.',
    ['RESCUE||STRUCTURE||EXTRICATION_ENTRAPPED', 'MEDICAL||INJURY||HEMORRHAGE_LACERATION'],
  ],
  [
    'Engine 55 controlled burn. Caller reported a large brush fire; property owner had a burn permit and was on scene with a hose. No action.',
    ['NOEMERG||GOOD_INTENT||CONTROLLED_BURNING_AUTHORIZED'],
  ],
  [
    'Engine 28 dumpster fire at the apartment complex on Lake Street. Two yard dumpster, out with tank water.',
    ['FIRE||OUTSIDE_FIRE||DUMPSTER_OUTDOOR_CONTAINER_FIRE'],
  ],
  [
    'Engine 62 cardiac arrest at 19 Fern. Wife was doing CPR. Worked him for thirty minutes, no shocks advised, called it on scene with medical control.',
    ['MEDICAL||ILLNESS||CARDIAC_ARREST'],
  ],
  [
    'Engine 16 smelled smoke in the hallway of a six story apartment building. Light haze on the fourth floor. We checked every apartment and could not find a source. It dissipated.',
    ['HAZSIT||INVESTIGATION||SMOKE_INVESTIGATION'],
  ],
  [
    'engine thirty stroke patient sixty year old male sudden weakness on the right side and slurred speech last known well at noon medic thirty transported stroke alert',
    ['MEDICAL||ILLNESS||STROKE_CVA'],
  ],
  [
    'Engine 23 cat in a tree at 40 Sycamore, laddered it and brought the cat down.',
    ['PUBSERV||CITIZEN_ASSIST||CITIZEN_ASSIST_SERVICE_CALL'],
  ],
  [
    'Engine 10 plane crash at the county airstrip, single engine Piper off the end of the runway. Pilot walked away, no injuries, no fire, no fuel leaking.',
    ['RESCUE||TRANSPORTATION||AVIATION_COLLISION_CRASH'],
  ],
  [
    'Engine 80 tractor trailer fire on the turnpike, brakes caught fire and it spread to the trailer. Driver uninjured.',
    ['FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_COMMERCIAL'],
  ],
  [
    'Engine 3, pile of construction debris burning at the job site on Oak. Put it out with the booster.',
    ['FIRE||OUTSIDE_FIRE||CONSTRUCTION_WASTE'],
  ],
  [
    'engine nine fence fire at twelve elm street about ten feet of fence burning put it out with the can',
    ['FIRE||OUTSIDE_FIRE||OTHER_OUTSIDE_FIRE'],
  ],
  [
    'Engine 40, tank battery fire off County Road 20, lightning hit an oil tank and it was burning when we arrived. Foam attack.',
    ['FIRE||OUTSIDE_FIRE||OUTSIDE_TANK_FIRE'],
  ],
  [
    'Battalion 2 on the house explosion at 40 Elm Street. Gas explosion leveled the house.',
    ['FIRE||SPECIAL_FIRE||EXPLOSION'],
  ],
  [
    'Engine 7 railroad bridge fire over the creek, ties on the trestle burning, hit it with the deck gun.',
    ['FIRE||SPECIAL_FIRE||INFRASTRUCTURE_FIRE'],
  ],
  [
    'engine five chimney fire at nine pine road flames out the top dropped chimney bombs it stayed in the flue',
    ['FIRE||STRUCTURE_FIRE||CHIMNEY_FIRE'],
  ],
  [
    'Crash 1, small plane on fire on the taxiway, pilot out safe, foam knocked it down.',
    ['FIRE||TRANSPORTATION_FIRE||AIRCRAFT_FIRE'],
  ],
  [
    'engine eleven locomotive fire at the rail yard engine room of the locomotive was burning we put it out with dry chem',
    ['FIRE||TRANSPORTATION_FIRE||TRAIN_RAIL_FIRE'],
  ],
  [
    'Engine 2 food truck fire at the fairgrounds, fryer got away from them and the whole truck was burning.',
    ['FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_FOOD_TRUCK'],
  ],
  [
    'hazmat three white powder in an envelope at the post office field test came back positive for a biological agent sealed and turned over to the fbi',
    ['HAZSIT||HAZARDOUS_MATERIALS||BIOLOGICAL_RELEASE_INCIDENT'],
  ],
  [
    'Hazmat 2, a soil density gauge was run over at a construction site, radioactive source damaged, readings above background.',
    ['HAZSIT||HAZARDOUS_MATERIALS||RADIOACTIVE_RELEASE_INCIDENT'],
  ],
  [
    'Engine 4 suspicious package at the courthouse. Bomb squad took it away.',
    ['HAZSIT||HAZARD_NONCHEM||BOMB_THREAT_RESPONSE_SUSPICIOUS_PACKAGE'],
  ],
  [
    'Engine 8 boiler relief valve venting steam in the school basement, shut the boiler down, nothing ruptured.',
    ['HAZSIT||OVERPRESSURE||NO_RUPTURE'],
  ],
  [
    'engine eight an air compressor tank ruptured at the tire shop blew out a window no fire nobody hurt',
    ['HAZSIT||OVERPRESSURE||RUPTURE_WITHOUT_FIRE'],
  ],
  [
    'Medic 4 abdominal pain, 33 year old male, doubled over, transported to Mercy.',
    ['MEDICAL||ILLNESS||ABDOMINAL_PAIN'],
  ],
  [
    'medic four altered mental status eighty year old female confused since this morning no stroke signs transported',
    ['MEDICAL||ILLNESS||ALTERED_MENTAL_STATUS'],
  ],
  [
    'Engine 9, heart palpitations, 50 year old male, rate of 180, SVT on the monitor, adenosine converted him.',
    ['MEDICAL||ILLNESS||HEART_PROBLEMS'],
  ],
  [
    'medic one obvious death at twelve oak street rigor and lividity turned over to the coroner',
    ['MEDICAL||ILLNESS||NO_APPROPRIATE_CHOICE'],
  ],
  [
    'Medic 2, patient with covid symptoms at the shelter, part of an outbreak, transported in full PPE.',
    ['MEDICAL||ILLNESS||PANDEMIC_EPIDEMIC_OUTBREAK'],
  ],
  [
    'engine two sick person at four elm street fever and body aches for two days vitals good transported',
    ['MEDICAL||ILLNESS||SICK_CASE'],
  ],
  [
    'Engine 6, unconscious female at the bus stop. She fainted in the line, came around on her own, refused.',
    ['MEDICAL||ILLNESS||UNCONSCIOUS_VICTIM'],
  ],
  [
    'Engine 6, unknown medical problem at 4 Oak Street. Patient would not tell us what was wrong and walked away.',
    ['MEDICAL||ILLNESS||UNKNOWN_PROBLEM'],
  ],
  [
    'engine three welfare check at forty main street neighbor had not seen him in a week he was fine just out of town',
    ['MEDICAL||ILLNESS||WELL_PERSON_CHECK'],
  ],
  [
    'Medic 7, diving accident at the quarry. Twenty-year-old dove into shallow water, no feeling in his legs, boarded and flown out.',
    ['MEDICAL||INJURY||DROWNING_DIVING_SCUBA_ACCIDENT'],
  ],
  [
    'engine twelve electrician got shocked by a two seventy seven volt panel awake and alert entry burn on his thumb transported for observation electric shock',
    ['MEDICAL||INJURY||ELECTROCUTION'],
  ],
  [
    'Engine 5 set up a landing zone for Life Flight at the ball field for a county EMS patient.',
    ['MEDICAL||OTHER||AIRMEDICAL_TRANSPORT'],
  ],
  [
    'Engine 5 blood pressure checks at the senior center this morning, community paramedic visit.',
    ['MEDICAL||OTHER||COMMUNITY_PUBLIC_HEALTH'],
  ],
  [
    'Medic 4, doctor at the clinic wanted the patient directly admitted, direct admit to Mercy for observation.',
    ['MEDICAL||OTHER||HEALTHCARE_PROFESSIONAL_ADMISSION'],
  ],
  [
    'medic twelve als intercept with the volunteer ambulance on route nine our medic rode in with them',
    ['MEDICAL||OTHER||INTERCEPT_OTHER_UNIT'],
  ],
  ['Ambulance 3, EMS standby at the high school football game, no patients.', ['MEDICAL||OTHER||STANDBY_REQUEST']],
  [
    'Medic 2 interfacility transfer from Valley Hospital to Regional, no changes.',
    ['MEDICAL||OTHER||TRANSFER_INTERFACILITY'],
  ],
  [
    'engine two swatting call at forty four maple nothing going on at all hoax call pd handling',
    ['NOEMERG||FALSE_ALARM||OTHER_FALSE_CALL'],
  ],
  [
    'Engine 1, elevator alarm at the library. Nobody in the car, no reason found, reset it.',
    ['PUBSERV||ALARMS_NONMED||OTHER_ALARM'],
  ],
  [
    'engine ten missing person search for an eighty year old man with dementia who walked away from home found him two blocks over he was fine',
    ['PUBSERV||CITIZEN_ASSIST||LOST_PERSON'],
  ],
  [
    'Engine 4 did damage assessments after the tornado in the Oak Hills subdivision, checked 40 homes.',
    ['PUBSERV||DISASTER_WEATHER||DAMAGE_ASSESSMENT'],
  ],
  ['Engine 4 standby at the fireworks display for the city, no incidents.', ['PUBSERV||OTHER||STANDBY']],
  [
    'engine sixty farmer had his arm caught in a hay baler out in the field we took the rollers apart and got him out medic sixty flew him out mangled arm',
    ['RESCUE||OUTSIDE||EXTRICATION_ENTRAPPED', 'MEDICAL||INJURY||OTHER_TRAUMATIC_INJURY'],
  ],
  [
    'Tower 3, two workers stuck in a boom lift forty feet up when it lost power. Brought them down with the bucket, no injuries.',
    ['RESCUE||OUTSIDE||LIMITED_NO_ACCESS'],
  ],
  [
    'rescue nine low angle rescue a lady slid down the embankment behind the park hauled her up in the stokes no injuries',
    ['RESCUE||OUTSIDE||LOW_ANGLE_RESCUE'],
  ],
  [
    'Rescue 9, steep angle rescue off the levee, haul system, patient refused care.',
    ['RESCUE||OUTSIDE||STEEP_ANGLE_RESCUE'],
  ],
  [
    'Ladder 6, balcony collapse at an apartment building. Second-floor balcony gave way, nobody on it. Shored it up.',
    ['RESCUE||STRUCTURE||BUILDING_STRUCTURE_COLLAPSE'],
  ],
  [
    'engine two freight train derailment at the grain elevator three cars off the rails nothing leaking nobody hurt',
    ['RESCUE||TRANSPORTATION||TRAIN_RAIL_COLLISION_DERAILMENT'],
  ],
  ['Engine 9 for an illness at 4 Oak Street, patient treated and transported.', ['MEDICAL||ILLNESS']],
  ['Engine 9 for an injured person at 4 Oak Street, treated and transported by Medic 9.', ['MEDICAL||INJURY']],
  [
    'Engine 4 medical at 12 Oak, chest pain. Smoke alarm in the hall was chirping so we put a battery in it. Medic 4 got a line and sat him down on the cot, transported.',
    ['MEDICAL||ILLNESS||CHEST_PAIN_NON_TRAUMA'],
  ],
  [
    'engine seven stroke at ninety elm she was in her chair by the door left side weakness helicopter set down in the field and took her to the university hospital',
    ['MEDICAL||ILLNESS||STROKE_CVA'],
  ],
  [
    'Engine 12, tree fell on a house at 9 Birch during the storm. Hole in the roof, nobody hurt. Tarped it, family is staying with relatives.',
    ['PUBSERV||DISASTER_WEATHER||WEATHER_RESPONSE'],
  ],
  [
    'Engine 3, gas line hit in a trench at 40 Main Street, contractor with a backhoe. Spire pinched it off.',
    ['HAZSIT||HAZARDOUS_MATERIALS||GAS_LEAK_ODOR'],
  ],
  [
    'Engine 2, diesel fuel in the creek from an overturned tank at the farm, about 200 gallons. Boomed it off.',
    ['HAZSIT||HAZARDOUS_MATERIALS||FUEL_SPILL_ODOR'],
  ],
  [
    'Engine 8 to a possible structure fire at 12 Oak, smoke coming out of the garage. It was a car warming up in the garage, exhaust. No fire.',
    ['NOEMERG||GOOD_INTENT||SMOKE_FROM_NONHOSTILE_SOURCE'],
  ],
  [
    'truck nine fell asleep with food on the stove at apartment four b he had it in the sink when we got there the pan was on fire before we came he put it out himself no extension',
    ['FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE'],
  ],
  [
    'Engine 31 structure fire, we were third due. Fire was on the second floor in two bedrooms and it got the roof too. Pulled ceilings all night.',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'engine forty house fire on maple kitchen was well involved when we pulled up fire kept to the kitchen cabinets and stove gone smoke damage through the house',
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  [
    "Engine 6 here. So the tones were for a possible structure fire, caller across the street saw smoke coming from the eaves at 418 Delmar Avenue, two-story brick single-family. Got there at 1520 and there was light smoke in the kitchen, the oven was on fire, a pizza box they had left in it. Mom had shut the door on it. We pulled the oven out, hit it with the can, it never got out of the oven. Smoke alarm was going. Mom and three kids were out on the porch. No damage besides the oven. If she had opened that door it would have been in the cabinets. Ameren wasn't needed.",
    ['FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE'],
  ],
  [
    'ladder twelve vacant house fire at twenty six eleven north hamlin in the middle of the night we had fire out the front windows and up through the roof on arrival house has been boarded up for years squatters been in and out defensive the whole way ladder pipe and two and a halfs exposure on the delta side got its siding melted nobody inside that we found searched after knockdown comed cut the power at the pole and cpd had the block shut down',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    "This is Lieutenant Barnes, Engine 17. Apartment fire, 900 Lakeview Terrace, Apartment 6C, an eight-story apartment building. Fire was in a bedroom, mattress and bedding, held to the bedroom. Sprinkler head in the hall didn't trip. One occupant burned both hands, Medic 17 took him to the burn center. Two residents of 6C are displaced because of the smoke, Red Cross is putting them up. We carried out one dog and two cats. Police handled traffic and Con Ed shut the electric to the unit. We had a job in that same building in March where it got into the cockloft.",
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE', 'MEDICAL||INJURY||BURNS_EXPLOSION'],
  ],
  [
    'Medic 31. We were sent for chest pain at the Holiday Inn, 2200 Airport Way, Room 214. Turned out to be a panic attack. Thirty-one-year-old female, hyperventilating, twelve lead was clean, no chest pain when we asked her. Coached her breathing, she felt better, refused transport.',
    ['MEDICAL||ILLNESS||PSYCHOLOGICAL_BEHAVIOR_ISSUES'],
  ],
  [
    'engine two automatic alarm at walgreens thirteen ten state street came in as a water flow when we got there the alarm company tech was on scene he was testing the system and forgot to put it on test no fire no water flowing cleared at ten fifteen',
    ['NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM'],
  ],
  [
    'Engine 44 for the CO detector at 71 Ferry Street, row house. Old detector, chirping every minute, the battery was dead. Readings were zero on all three floors. Put in a new nine volt. Last winter we had a real one on this block with two people in the hospital.',
    ['NOEMERG||FALSE_ALARM||MALFUNCTIONING_ALARM'],
  ],
  [
    'Truck 9, vehicle into a building at the nail salon, 5500 Southwest Freeway service road. Elderly driver hit the gas instead of the brake and put a Buick halfway through the front. She was checked by Medic 9 and refused. No structural collapse, building inspector came out. Two customers inside, neither hurt.',
    ['MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Engine 20, brush fire off Skyline Drive. About a quarter acre of grass and brush along the road, somebody flicked a cigarette. Knocked down with the booster line. No structures threatened. Forest Service rolled by and said it was ours.',
    ['FIRE||OUTSIDE_FIRE||VEGETATION_GRASS_FIRE'],
  ],
  [
    'tender four wildland fire mutual aid to the forest service off forest road nineteen eighty acres in timber and brush we shuttled water all day and protected nothing but trees released at eighteen hundred',
    ['FIRE||OUTSIDE_FIRE||WILDFIRE_WILDLAND'],
  ],
  [
    'Engine 88. Smell of gas at the Baptist church, 40 Church Street. All of us could smell it at the front door. Meter hit ten percent LEL in the basement by the furnace, leaking union on the gas line. We shut it off at the meter and aired it out. Columbia Gas came and red tagged the furnace. Nobody was in the building, the secretary met us out front.',
    ['HAZSIT||HAZARDOUS_MATERIALS||GAS_LEAK_ODOR'],
  ],
  [
    "engine five hundred gas odor outside at the corner of sheridan and pine we drove around and could smell it a little on pine but couldn't find a leak anywhere meters were at zero called nicor and they took over",
    ['HAZSIT||INVESTIGATION||ODOR'],
  ],
  [
    'engine twenty nine medical alarm at eleven sunset court lady hit her pendant by accident she was fine no emergency went back in service',
    ['MEDICAL||OTHER||MEDICAL_ALARM'],
  ],
  [
    'Engine 3 and Engine 5, tractor trailer versus pickup on US 30 at mile marker 88. Pickup driver was pinned, Rescue 1 cut him out in twenty minutes, he was flown by LifeNet. Truck driver refused. About a hundred gallons of diesel on the road from the saddle tank, we dammed it, cleanup contractor handled it. State patrol and DOT on scene.',
    [
      'RESCUE||TRANSPORTATION||MOTOR_VEHICLE_EXTRICATION_ENTRAPPED',
      'MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION',
      'HAZSIT||HAZARDOUS_MATERIALS||FUEL_SPILL_ODOR',
    ],
  ],
  [
    'Engine 14, garage fire at 77 Lincoln. Detached garage fully involved with a car inside. Knocked down in ten minutes. House siding warped, minor. Family was home and came outside. Nobody hurt, nobody displaced.',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    "engine seven mattress fire in a vacant apartment second floor of a three story apartment building on broad street squatter's candle we put it out with the can contents only building has been vacant since the flood",
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  [
    'Quint 4, elevator rescue at Memorial Hospital parking garage, one visitor stuck for forty minutes. Elevator tech got there and reset it, doors opened, she walked out, no complaints.',
    ['RESCUE||STRUCTURE||ELEVATOR_ESCALATOR_RESCUE'],
  ],
  [
    'engine fifty one strange odor at the office building four hundred corporate drive employees smelled something burning in the server room found a burned out ups battery no fire shut it down ventilated with fans and turned it over to their it guy fifty employees had evacuated to the parking lot',
    ['HAZSIT||HAZARD_NONCHEM||ELEC_HAZARD_SHORT_CIRCUIT'],
  ],
  [
    'Engine 1, 0300 this morning, we were toned for a commercial fire alarm at the Kroger. Before we got out of the bay dispatch cancelled us, employee error. Never left the station.',
    ['NOEMERG||CANCELLED'],
  ],
  [
    'Boat 3 and Engine 12 to the reservoir for a pontoon boat taking on water with five people aboard. We towed them to the ramp. Everybody had life jackets, no injuries.',
    ['RESCUE||WATER||WATERCRAFT_IN_DISTRESS'],
  ],
  [
    'engine six kid with his head stuck in the bannister at nineteen willow we spread the balusters and got him out no injuries mom was happy',
    ['RESCUE||STRUCTURE||EXTRICATION_ENTRAPPED'],
  ],
  [
    'Battalion 7. Two-alarm fire at the furniture warehouse, 1500 Industrial Parkway. Heavy fire through the roof on arrival, went defensive. Roof collapsed at 0240. Building was closed, nobody inside. PSE&G and the water department were called. One firefighter twisted his knee and was treated on scene. Fire marshal is investigating.',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'Engine 22, diabetic problem at 15 Hope Street, a duplex. 70 year old male, sugar of 41, confused. Gave oral glucose and he came up to 120. Refused transport. His wife had thought it was a stroke.',
    ['MEDICAL||ILLNESS||DIABETIC_PROBLEMS'],
  ],
  [
    'engine nineteen fell off a ladder at thirty three ridge road roofer about twelve feet possible broken wrist and back pain we boarded him medic nineteen took him to the trauma center',
    ['MEDICAL||INJURY||FALL'],
  ],
  [
    'Engine 4, heat exhaustion at the football field at Lincoln High School. Seventeen-year-old male, collapsed at practice, hot and confused. Ice packs and cooling, he improved. County EMS transported.',
    ['MEDICAL||INJURY||HEAT_COLD_EXPOSURE'],
  ],
  [
    "engine eighty two rv fire at the love's truck stop on interstate forty motorhome was fully involved two semis parked next to it got scorched owner and his wife and their dog got out fine",
    ['FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_RV'],
  ],
  [
    'Engine 33 smoke coming from a storm drain. Found steam from a broken steam line, utility notified.',
    ['NOEMERG||GOOD_INTENT||SMOKE_FROM_NONHOSTILE_SOURCE'],
  ],
  [
    "engine eleven shed fire behind a house at two oh four quail hollow storage shed fully involved lawn mower and gas cans inside it melted the neighbor's vinyl fence we knocked it down in five minutes homeowner was home",
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'Engine 71 trailer fire at 88 County Road 12, single wide mobile home. Fire in the back bedroom, flames out one window, kept it to the bedroom and hallway. Grandma and two kids got out. The three of them are displaced by the fire, Red Cross notified. Deputies on scene and the electric co-op pulled the meter.',
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  [
    'engine nine carbon monoxide alarm at fourteen grant street we had sixty parts per million on the first floor from a car left running in the garage family of four got out no symptoms ventilated to zero left it with the homeowner',
    ['HAZSIT||HAZARDOUS_MATERIALS||CARBON_MONOXIDE_RELEASE'],
  ],
  [
    'Hazmat 1, anhydrous nurse tank rolled over on County Road 9, leaking at the valve. Farmer had burns to his face and eyes, flushed him and Medic 2 transported. Hazmat plugged the leak.',
    ['HAZSIT||HAZARDOUS_MATERIALS||HAZMAT_RELEASE_TRANSPORT', 'MEDICAL||INJURY||BURNS_EXPLOSION'],
  ],
  [
    'Engine 18 to the middle school for white powder in an envelope. Hazmat tested it, it was baby powder. PD took the envelope.',
    ['NOEMERG||GOOD_INTENT||INVESTIGATE_HAZARDOUS_RELEASE'],
  ],
  [
    'rescue four swift water rescue low water crossing on salado creek lady drove her suv into the high water and was on the roof when we got there boat crew brought her in she was okay no patient sapd closed the road',
    ['RESCUE||WATER||PERSON_IN_WATER_SWIFTWATER'],
  ],
  [
    'engine forty two here with the fire this morning at seventeen hundred pecan street they gave it to us as an automatic alarm but when we turned the corner we had smoke showing from a one story house i called for a working fire water heater in the utility closet was burning and it had got up into the wall behind it and run the wall into the attic we pulled ceiling and caught it before it took the roof nobody home the dog was out back two adults displaced on account of no power atmos shut the gas and oncor pulled the meter',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    "This is Engine 3's officer. Fire alarm at the high-rise office tower, 200 Peachtree. Panel showed a heat detector in the elevator machine room. Workers were welding up there and set it off. No fire. Building engineer reset it. About 300 people came down the stairs.",
    ['NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM'],
  ],
  [
    "engine nine and ladder two fire alarm at the assisted living place on hickory a duct detector was so dirty you couldn't see through it that's what tripped it no smoke no fire staff had the residents in the dining room told them to get the alarm company out",
    ['NOEMERG||FALSE_ALARM||MALFUNCTIONING_ALARM'],
  ],
  [
    "Engine 17, gas alarm at the water treatment plant, 9 Plant Road. Methane detector in the digester building went off. We metered the whole building and got nothing, plant operator couldn't find a reason either. Reset and held.",
    ['PUBSERV||ALARMS_NONMED||GAS_ALARM'],
  ],
  [
    "So Truck 3, uh, high angle rescue at the water tower on Route 20. Painter's harness locked up and he was hanging about eighty feet up. We rigged a haul from the catwalk and lowered him at 1322. He was dehydrated and his legs were numb, medics started a line and took him to St. Joe's. Sheriff kept folks back.",
    ['RESCUE||OUTSIDE||HIGH_ANGLE_RESCUE', 'MEDICAL||INJURY||HEAT_COLD_EXPOSURE'],
  ],
  [
    "squad eleven industrial accident at the stamping plant worker's arm was caught in a press up to the elbow we backed the rollers off by hand and had him out in eighteen minutes partial amputation tourniquet on and medic eleven flew him out of the parking lot with lifeflight",
    ['RESCUE||STRUCTURE||EXTRICATION_ENTRAPPED', 'MEDICAL||INJURY||HEMORRHAGE_LACERATION'],
  ],
  [
    'engine two motorcycle accident on highway one at the big curve rider laid it down doing about fifty road rash and a broken collarbone medic two transported to dominican chp on scene bike was leaking a little gas we put kitty litter on it',
    ['MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Medic 8, pedestrian struck at 5th and Main by a pickup doing about ten. Sixty-year-old man with a broken leg, splinted, transported to Harborview. Driver stayed on scene. Seattle Police are investigating.',
    ['MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Engine 12 vehicle fire at 7800 Dyer, a wreck that caught fire. Two vehicles, one had its front end burning when we pulled up. Both drivers were out. One had chest pain from the seat belt and was transported by Rescue 12. Knocked the fire down with the trash line.',
    ['FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_PASSENGER', 'MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Brush 4 controlled burn that got away from the owner on Star Route 2. He had a permit but it jumped his line and burned about three acres of pasture. Knocked down with the brush truck, no structures.',
    ['FIRE||OUTSIDE_FIRE||VEGETATION_GRASS_FIRE'],
  ],
  [
    'Engine 7 illegal burn at 10 Creek Road, guy burning trash and tires in his back yard. Made him put it out, county deputy wrote him a ticket.',
    ['FIRE||OUTSIDE_FIRE||TRASH_RUBBISH_FIRE'],
  ],
  [
    'engine fifty five mulch fire in front of the bank at nine hundred main about ten by ten probably a cigarette soaked it with the booster',
    ['FIRE||OUTSIDE_FIRE||VEGETATION_GRASS_FIRE'],
  ],
  [
    'Engine 91, school bus fire on Route 50, engine compartment. Driver got all 22 kids off, nobody hurt. Crosslay, knocked down in five. Maryland State Police closed the road.',
    ['FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_COMMERCIAL'],
  ],
  [
    'Engine 3, manhole fire in front of 44 Court Street. Smoke and flames from the manhole cover, underground cable burning. Con Ed responded, they killed the feeder. Checked CO in the buildings, zero. No one evacuated.',
    ['FIRE||OUTSIDE_FIRE||UTILITY_INFRASTRUCTURE_FIRE'],
  ],
  [
    'tanker six battery storage container fire at the solar farm on county road nine one of the lithium battery energy storage units was venting and burning we let it burn per the manufacturer and protected the others with a water curtain',
    ['FIRE||SPECIAL_FIRE||ESS_FIRE'],
  ],
  [
    "engine thirty one microwave fire at the college dorm food wrapped in foil burned inside the microwave it was out when we got there sprinkler didn't activate about sixty students outside",
    ['FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE'],
  ],
  [
    'Engine 10, 14 Bay Street, first floor of a three-decker. Somebody left a pot on the stove and went to the store. Heavy smoke, pot was burned up, nothing on fire, we carried it outside and ventilated. Tenant came back while we were there. Hallway detectors were going off.',
    ['NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM'],
  ],
  [
    'engine sixteen couch on fire on the front porch at eight twelve college street students lit it after the game it was up against the house and charred the porch ceiling knocked down with the can and the booster line',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    "medic fourteen back pain at sixty six lexington forty year old female threw out her back lifting a box can't get off the couch we carried her down and took her to mercy",
    ['MEDICAL||ILLNESS||BACK_PAIN_NON_TRAUMA'],
  ],
  ['Medic 3 migraine at the call center, light sensitivity and vomiting. Transported.', ['MEDICAL||ILLNESS||HEADACHE']],
  [
    'engine two eye injury machine shop worker got metal shavings in his eye flushed it and transported him to the eye clinic',
    ['MEDICAL||INJURY||EYE_TRAUMA'],
  ],
  [
    'Engine 22. Nosebleed, 80-year-old on blood thinners at 8 Mill Street, been bleeding an hour. Pinched it off, Medic 22 took him in.',
    ['MEDICAL||INJURY||HEMORRHAGE_LACERATION'],
  ],
  [
    'engine one poison ingestion two year old drank some lamp oil mom called poison control kid coughing transported to childrens',
    ['MEDICAL||INJURY||POISONING'],
  ],
  [
    'engine eight tree down across elm street in the storm no wires involved cut it up with the chain saw and opened the road public works hauled it off',
    ['PUBSERV||DISASTER_WEATHER||WEATHER_RESPONSE'],
  ],
  [
    'Engine 13 assisted Springfield PD with forcing a door at 30 Main, barricaded subject. Stood by two hours. No patients, no fire.',
    ['LAWENFORCE'],
  ],
  [
    'engine three bomb threat at the high school we staged while police and the dogs swept it nothing found kids went back in at eleven',
    ['NOEMERG||FALSE_ALARM||BOMB_SCARE'],
  ],
  [
    'Engine 5 horse stuck in a mud hole at 400 Ranch Road. Used straps and a skid steer to pull it out. Vet checked it over, horse walked off.',
    ['PUBSERV||CITIZEN_ASSIST||CITIZEN_ASSIST_SERVICE_CALL'],
  ],
  [
    "engine nineteen water flow alarm at the old folks high rise pipe in the stairwell froze and let go water down four floors shut the riser down nobody displaced elevator's out",
    ['NOEMERG||FALSE_ALARM||MALFUNCTIONING_ALARM'],
  ],
  [
    "Rescue 7 kid fell down a storm drain at Cole Park, about ten feet. We put a ladder in, medic went down, brought him up in the basket. Bumped his head, he's fine, transported for evaluation by Medic 7.",
    ['RESCUE||OUTSIDE||CONFINED_SPACE_RESCUE', 'MEDICAL||INJURY||FALL'],
  ],
  [
    'engine twenty six we had a semi haul some muriatic acid totes leaking on the scale at the weigh station on interstate eighty hazmat team patched one tote about thirty gallons on the ground driver not hurt state police and a clean up contractor on scene',
    ['HAZSIT||HAZARDOUS_MATERIALS||HAZMAT_RELEASE_TRANSPORT'],
  ],
  [
    'Engine 6 mercury spill in the chemistry lab at the high school. Broken thermometer, small amount. Evacuated the room, 24 students. County hazmat cleaned it up.',
    ['HAZSIT||HAZARDOUS_MATERIALS||HAZMAT_RELEASE_FACILITY'],
  ],
  [
    'ladder ten smoke in the hotel lobby from the fireplace damper closed no fire opened the damper and aired it out hotel stayed open',
    ['NOEMERG||GOOD_INTENT||SMOKE_FROM_NONHOSTILE_SOURCE'],
  ],
  [
    'Engine 40, electrical odor at 9 Court. Homeowner and my crew both smelled it in the hall. Found a melted outlet behind the dryer, no fire, killed the circuit and told him to get an electrician.',
    ['HAZSIT||HAZARD_NONCHEM||ELEC_HAZARD_SHORT_CIRCUIT'],
  ],
  [
    'engine twelve returned from a lift assist and came across a two car accident at grant and third nobody hurt pd coming swept the glass and went home',
    ['HAZSIT||HAZARD_NONCHEM||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Engine 66 and Truck 66. Row house, 1423 North Carlisle, flames out of two second-floor windows, front bedroom and middle bedroom both going. Knocked down in ten minutes. PECO and PGW shut utilities, Red Cross for five people displaced. Search negative.',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    "alright captain on engine eleven this is for the fire at the mobile home park out on sawmill road lot fourteen we got paged at oh four twelve caller said a shed was burning well it wasn't a shed it was a single wide fully involved when engine eleven got there at oh four twenty two with the propane tank venting old man that lives there was standing in the road in his underwear he had burns on his arms and face medic eleven treated him and life flight flew him to augusta we used the deck gun and two inch and three quarters tender seven and tender nine shuttled water from the pond the trailer next door caught the heat and melted some skirting lady over there had to be moved out she's okay under control at oh five thirty total loss georgia power pulled the meter sheriff's office was there and the state fire marshal has been called red cross is helping him he's displaced last year we lost one two lots down the same way",
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE', 'MEDICAL||INJURY||BURNS_EXPLOSION'],
  ],
  [
    "Engine 52 with a correction on the address, that's 1810 not 1801 North Pulaski. Three-flat. Food on the stove on the second floor, no fire, just smoke, pot was in the sink when we walked in. Smoke detectors going on all three floors. Tenant had aired it out. No extension, no damage. Engine 52 back in service 1830.",
    ['NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM'],
  ],
  [
    "this is rescue one we had a rollover on state route forty seven just north of the river bridge pickup on its roof in the ditch driver was hanging in his seat belt we cut the belt and he crawled out the back window no tools needed scalp laceration and neck pain c collar board and rescue one took him to saint mary's passenger was thrown out she was dead when we got there ohio state patrol has it and the coroner came engine four washed down some fuel",
    ['MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Ladder 24. Commercial fire alarm at the Marriott, 300 River Street, 14 floors. Panel said waterflow, fifth floor. Guest hung a garment bag on a sprinkler head and broke it. Water on three floors. We shut the zone valve and squeegeed. About 80 guests came down to the lobby. No fire. Engineering and the sprinkler company took over. Savannah Police helped with the crowd.',
    ['NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM'],
  ],
  [
    "engine thirty eight carbon monoxide detector going off at twenty two hundred acorn lane town house mom dad and a baby out in the minivan when we got there we metered forty on the first floor and ninety in the basement by the water heater backdrafting shut it down washington gas came and tagged it opened it up and got it to zero baby was checked by medic thirty eight and was fine parents declined transport everybody's staying at a hotel tonight because there's no heat",
    ['HAZSIT||HAZARDOUS_MATERIALS||CARBON_MONOXIDE_RELEASE'],
  ],
  [
    'Engine 6, Truck 2. Box alarm at 55 Wharf, the fish pier, reported smoke in the warehouse. Forklift battery charger shorted out and was smoking, no flames. Unplugged it, ventilated. Workers were on break outside. Eversource not needed. Had it been an hour later nobody would have been there.',
    ['HAZSIT||HAZARD_NONCHEM||ELEC_HAZARD_SHORT_CIRCUIT'],
  ],
  [
    "Medic 12, Engine 12. Possible overdose at the library, 100 Library Plaza, men's restroom. Not an overdose, it was a diabetic, sugar read LO on the meter. Gave D10, came right up, talking and eating. Refused. Library security stayed with him. We do get overdoses in that same restroom about every week.",
    ['MEDICAL||ILLNESS||DIABETIC_PROBLEMS'],
  ],
  [
    'engine five lines down at the corner of cherry and second a garbage truck snagged a low cable and pulled the service drop off a house nobody hurt power was out on the block truck driver stayed in his cab like he should entergy got there in an hour and cleared it new orleans pd had the intersection blocked',
    ['HAZSIT||HAZARD_NONCHEM||ELEC_POWER_LINE_DOWN_ARCHING_MALFUNC'],
  ],
  [
    'Engine 2 and Tower 1, elevator stuck at 88 Beacon, a ten-story apartment building, older lady with her dog in it between seven and eight. She was having chest pain by the time we got the door open so Medic 1 took her to Mass General. Elevator company was called. Dog went with the doorman.',
    ['RESCUE||STRUCTURE||ELEVATOR_ESCALATOR_RESCUE', 'MEDICAL||ILLNESS||CHEST_PAIN_NON_TRAUMA'],
  ],
  [
    'brush six reporting a fire along the railroad tracks at mile post forty train threw sparks and lit the grass in four or five places we chased them for two miles maybe three acres total nothing threatened bnsf was notified',
    ['FIRE||OUTSIDE_FIRE||VEGETATION_GRASS_FIRE'],
  ],
  [
    "Engine 15, vacant commercial building at 3rd and Vine, used to be a furniture store, it's for sale. Homeless guys had a warming fire in there and it got away from them. Fire was in a pile of debris on the first floor, hadn't gotten into the structure. Knocked it down with one line. Two men were out on arrival, they were fine. PD identified them.",
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  [
    'engine seventy one house fire at forty six spruce everybody was out when we got there the smoke detectors woke them up fire was in the basement laundry area dryer and a pile of clothes and it had burned up through the floor into the kitchen we opened the walls and got it family of six displaced staying with relatives because of fire damage two cats found and given oxygen both are fine xcel cut the gas and electric',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    "Engine 30 and Medic 30 for a fall at Walmart, 4000 Commerce. Customer slipped on some oil, hip pain, can't stand. Scooped her, Medic 30 transported to Baptist. Store manager has video.",
    ['MEDICAL||INJURY||FALL'],
  ],
  [
    "engine nine house fire on maple bedroom on the second floor was going when we made the push it was one room didn't get out into the hallway at all under control in ten minutes",
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  [
    "Engine 3, apartment fire, we had one room going, living room, the couch and the drapes. Truck checked above, no extension. Fire didn't go anywhere else.",
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  [
    'squad two fire in a dorm room somebody left a candle and it lit the bedding and some clothes on the floor rest of the building just smoke put it out with the standpipe line',
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  [
    'The fire stayed with the contents of the office, it never made it into the structure. Engine 7 knocked it at 2200.',
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  [
    'We were able to hold the fire to the one bedroom. Engine 14 and Ladder 3 on scene at 0214, smoke showing side charlie.',
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  [
    'It was a room and contents, second floor bedroom, in a two and a half story wood frame. Engine 10 had it knocked at 0340.',
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  [
    'engine eleven two story house fire started in the bathroom fan and by the time we got there it was running the attic had to pull all the ceilings',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'Smoke pushing from the eaves on both sides. We pulled ceiling and had fire overhead in the attic. Engine 2 opened it up.',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'Fire on the outside of the house, mulch had caught the vinyl siding and it was burning up into the soffit. Knocked down with one line.',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'It had already vented through the roof when we turned the corner. Went defensive. Engine 1, Engine 4 and Tower 2.',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'The deck and the back wall of the house were burning when Engine 9 arrived. Knocked at 1522.',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'engine sixteen barn fire it was on the ground when we got there just protected the house and let it burn',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'Fire from three windows on the alpha side second floor. Engine 10 stretched a two and a half, knocked it, primary was negative.',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'ladder four pot on the stove had flames about a foot high we shut the burner and used a dry chem that was the extent of it',
    ['FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE'],
  ],
  [
    'So we got toned for a car fire on Route 9, Engine 4, and about two minutes out dispatch told us PD had it out with an extinguisher and we could go back. Never got there.',
    ['NOEMERG||CANCELLED'],
  ],
  [
    'Yeah this is Engine 12. We got started on a smoke investigation at 1705. Ladder 2 got there first and sent us home. We never arrived, returned at 1711.',
    ['NOEMERG||CANCELLED'],
  ],
  [
    'engine seven residential alarm homeowner said the thing goes off by itself all the time nothing showing nothing found we silenced it she needs to get it replaced',
    ['NOEMERG||FALSE_ALARM||MALFUNCTIONING_ALARM'],
  ],
  [
    'Fire alarm, five story office. A bug had gotten into the smoke head on three. Reset it and left.',
    ['NOEMERG||FALSE_ALARM||MALFUNCTIONING_ALARM'],
  ],
  [
    'Engine 14 for a general fire alarm at the apartments. Lady on two was searing steaks and filled the hallway with smoke. No fire. Reset the panel.',
    ['NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM'],
  ],
  [
    'Activated pull station at the gym. A basketball hit it. System was reset.',
    ['NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM'],
  ],
  [
    'Alarm at a house under renovation, drywallers were sanding right under the detector. No fire.',
    ['NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM'],
  ],
  [
    'engine three pull station at the dorm third one this week some drunk student pulled it no fire no smoke campus police are looking at the video',
    ['NOEMERG||FALSE_ALARM||INTENTIONAL_FALSE_ALARM'],
  ],
  [
    'engine six reported structure fire smoke coming from behind the house turned out the guy was smoking a brisket returned everybody',
    ['NOEMERG||GOOD_INTENT||SMOKE_FROM_NONHOSTILE_SOURCE'],
  ],
  [
    'Smell of gas at the school. We metered the whole building, no readings, none of us smelled anything. Columbia Gas checked too. Nothing.',
    ['NOEMERG||GOOD_INTENT||NO_INCIDENT_FOUND_LOCATION_ERROR'],
  ],
  [
    'Medical call at the bus stop, man down per the caller. Nobody there when Engine 5 arrived. Checked the block, gone.',
    ['NOEMERG||GOOD_INTENT||NO_INCIDENT_FOUND_LOCATION_ERROR'],
  ],
  [
    'engine four customer drove off with the nozzle in his tank about five gallons of gas on the ground at the pumps we put down kitty litter',
    ['HAZSIT||HAZARDOUS_MATERIALS||FUEL_SPILL_ODOR'],
  ],
  [
    'engine eight inside gas odor found the stove knob bumped on shut it off vented the place meters clear',
    ['HAZSIT||HAZARDOUS_MATERIALS||GAS_LEAK_ODOR'],
  ],
  [
    "They had it as a crash with fire but there was no crash, it was just a Ford pickup pulled off on the shoulder, engine compartment going pretty good. Water on it at 1633. Driver's fine, no injuries.",
    ['FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_PASSENGER'],
  ],
  [
    'Car hit a tree and caught fire. Driver got out with burns to his hands and a broken leg, Medic 9 flew him. Engine 9 put the car out.',
    ['FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_PASSENGER', 'MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Cessna with an engine fire on the ramp, pilot got out. ARFF and Engine 3 foamed it.',
    ['FIRE||TRANSPORTATION_FIRE||AIRCRAFT_FIRE'],
  ],
  [
    "engine four grandpa's right arm went limp and he was talking gibberish last known well nine thirty medic four",
    ['MEDICAL||ILLNESS||STROKE_CVA'],
  ],
  [
    'Student had a fit in the cafeteria, shaking all over for two minutes, tired and confused after. Medic 2 took her.',
    ['MEDICAL||ILLNESS||CONVULSIONS_SEIZURES'],
  ],
  [
    'Baby was already out when we got there, cut the cord, mom and baby doing great. Medic 8 took them both.',
    ['MEDICAL||ILLNESS||PREGNANCY_CHILDBIRTH'],
  ],
  [
    'Woman on the bridge rail said she wanted to die. PD talked her down. Medic 1 took her for evaluation.',
    ['MEDICAL||ILLNESS||PSYCHOLOGICAL_BEHAVIOR_ISSUES'],
  ],
  [
    'Nursing home patient not acting like herself, pulling at her clothes, not oriented. Medic 5 transported.',
    ['MEDICAL||ILLNESS||ALTERED_MENTAL_STATUS'],
  ],
  [
    "His back locked up getting out of bed, no fall, couldn't move. Medic 3 took him.",
    ['MEDICAL||ILLNESS||BACK_PAIN_NON_TRAUMA'],
  ],
  [
    'engine six roofer came off a ladder about twelve feet landed on his back medic six took him to trauma',
    ['MEDICAL||INJURY||FALL'],
  ],
  [
    'Lady kicked by a horse, square in the belly. Medic 3 gave oxygen and took her.',
    ['MEDICAL||INJURY||OTHER_TRAUMATIC_INJURY'],
  ],
  [
    'We delivered a baby tonight. Central EMS got tied up at a wreck but they transported her.',
    ['MEDICAL||ILLNESS||PREGNANCY_CHILDBIRTH'],
  ],
  [
    'breathing problem this morning she was leaned over with her sats down we put her on oxygen no helicopter with all the smoke off that fire on the rim squad 5 drove her in',
    ['MEDICAL||ILLNESS||BREATHING_PROBLEMS'],
  ],
  [
    'Car versus moose on Route 201. No injuries, nobody wanted an ambulance. We swept up the glass.',
    ['HAZSIT||HAZARD_NONCHEM||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Guy got his arm pulled into the rollers. They had him out before we got there. Arm was crushed. Medic 6 took him in.',
    ['MEDICAL||INJURY||INDUSTRIAL_INACCESSIBLE_ENTRAPMENT'],
  ],
  [
    'male not acting right confused since yesterday sugar was one twenty medic 6 started an iv and took him to mercy',
    ['MEDICAL||ILLNESS||ALTERED_MENTAL_STATUS'],
  ],
  ["Neighbor's pit bull tore up her forearm. Bandaged and transported by Medic 3.", ['MEDICAL||INJURY||ANIMAL_BITES']],
  [
    'Cook spilled fryer oil down his leg, blisters from the knee down. Medic 2 to the burn center.',
    ['MEDICAL||INJURY||BURNS_EXPLOSION'],
  ],
  [
    'Two shot at the corner store. One in the thigh, one in the shoulder. Medics 1 and 4 took them.',
    ['MEDICAL||INJURY||GUNSHOT_WOUND'],
  ],
  ['Electrician got across 480, burns on his hand, irregular rhythm. Medic 2.', ['MEDICAL||INJURY||ELECTROCUTION']],
  ["Man found in a snowbank, temp was 89. Warmed him, Medic 6 to St Mary's.", ['MEDICAL||INJURY||HEAT_COLD_EXPOSURE']],
  [
    "Four year old pulled from the backyard pool by dad, coughing and crying. Medic 3 took him to Children's.",
    ['MEDICAL||INJURY||DROWNING_DIVING_SCUBA_ACCIDENT'],
  ],
  [
    "Soccer player's ankle was turned sideways. Splinted it, Medic 2 transported.",
    ['MEDICAL||INJURY||OTHER_TRAUMATIC_INJURY'],
  ],
  [
    "Worker's hand crushed in a press at the plant, already out when we arrived. Medic 3 took him.",
    ['MEDICAL||INJURY||INDUSTRIAL_INACCESSIBLE_ENTRAPMENT'],
  ],
  [
    'Medic 3 took a patient from County General to University for a cath lab transfer. Uneventful.',
    ['MEDICAL||OTHER||TRANSFER_INTERFACILITY'],
  ],
  [
    'Two painters hanging off a broken swing stage at the ninth floor. Truck 1 got them with the aerial, not hurt.',
    ['RESCUE||OUTSIDE||HIGH_ANGLE_RESCUE'],
  ],
  [
    'Worker buried to his waist when the side of the ditch let go, trench was eight feet deep with no box. We shored it and dug him out. Crush injury to his legs, helicopter took him.',
    ['RESCUE||OUTSIDE||TRENCH', 'MEDICAL||INJURY||OTHER_TRAUMATIC_INJURY'],
  ],
  [
    'Man pinned under his tractor when it rolled. Lifted it with air bags. Pelvis was broken, flown out by LifeFlight.',
    ['RESCUE||OUTSIDE||EXTRICATION_ENTRAPPED', 'MEDICAL||INJURY||OTHER_TRAUMATIC_INJURY'],
  ],
  [
    'Small plane nosed over on landing at the grass strip. Pilot walked away. No fuel leak.',
    ['RESCUE||TRANSPORTATION||AVIATION_COLLISION_CRASH'],
  ],
  [
    'engine four lady locked herself out of her house with the stove on we got in a window',
    ['PUBSERV||CITIZEN_ASSIST||CITIZEN_ASSIST_SERVICE_CALL'],
  ],
  ['Put up smoke detectors for an elderly couple at 12 Elm.', ['PUBSERV||CITIZEN_ASSIST||CITIZEN_ASSIST_SERVICE_CALL']],
  [
    'Missing four year old, searched the neighborhood, found him asleep in a closet.',
    ['PUBSERV||CITIZEN_ASSIST||LOST_PERSON'],
  ],
  ['Stood by for PD on a barricaded subject, he came out, we cleared.', ['PUBSERV||OTHER||STANDBY']],
  [
    'Battery storage container at the solar farm was burning, let it burn and cooled the neighbors.',
    ['FIRE||SPECIAL_FIRE||ESS_FIRE'],
  ],
  [
    'School bus with an engine fire, kids were all off. Put it out with the crosslay.',
    ['FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_COMMERCIAL'],
  ],
  [
    'engine four difficulty breathing seventy two year old female copd on home oxygen she had fallen last week but not today sats were eighty four cpap and a neb she was better medic four transported',
    ['MEDICAL||ILLNESS||BREATHING_PROBLEMS'],
  ],
  [
    'Called for an unconscious person at the library. 24 year old female, bystanders said she shook for a minute. She was confused when we got there. Known epileptic. Cleared up and refused.',
    ['MEDICAL||ILLNESS||CONVULSIONS_SEIZURES'],
  ],
  [
    'Engine 31 and Ladder 9 responding to a reported high rise fire at 900 North Michigan at 1412. First due Engine 13 reported food on the stove and command returned us at 1417 before we arrived.',
    ['NOEMERG||CANCELLED'],
  ],
  [
    "Medic 3 and Engine 3 for a seizure. Truck 1 was sent too but was cancelled en route. Kid, four years old, fever of 104, seizure stopped before we arrived. Medic 3 transported to Children's.",
    ['MEDICAL||ILLNESS||CONVULSIONS_SEIZURES'],
  ],
  [
    'engine five called for a building fire behind the dollar general it was a dumpster pushed up against the wall burning good the wall was blackened but nothing inside put it out with tank water',
    ['FIRE||OUTSIDE_FIRE||DUMPSTER_OUTDOOR_CONTAINER_FIRE'],
  ],
  [
    'Man in the water at the marina, fell off his boat. Engine 1 pulled him out, he had swallowed a lot of water and was coughing. Medic 1 transported him.',
    ['RESCUE||WATER||PERSON_IN_WATER_STANDING', 'MEDICAL||INJURY||DROWNING_DIVING_SCUBA_ACCIDENT'],
  ],
  [
    'So it was an office fire, basically a printer and a desk. Sprinkler had it mostly out. Engine 4 mopped up with a can. Water damage was worse than the fire.',
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  [
    'engine fifteen fire in a classroom a bulletin board and a couple desks burned custodian hit it with an extinguisher we overhauled',
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  [
    'Bathroom fire, the exhaust fan dropped burning plastic on some towels. Towels and the vanity burned. No extension into the attic. Engine 9.',
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  [
    'Started on the back porch, ran up the siding and into the eaves. Engine 12 hit it from outside and then made the interior. Attic had fire about halfway across.',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'The roof of the strip mall was burning from the tar work. Roofers had a torch going. Engine 2 took a line up the ladder and put it out.',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'Heavy fire showing from the first and second floor windows on arrival. Fire was extending to the exposure on the delta side.',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    'Smoke detector in a house, the lady was cleaning her oven with the self clean cycle and it smoked the place up. No fire.',
    ['NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM'],
  ],
  [
    'Reported brush fire on Miller Road. We found a guy burning leaves in a barrel legally, had a hose, no problem. Smoke was from that.',
    ['NOEMERG||GOOD_INTENT||SMOKE_FROM_NONHOSTILE_SOURCE'],
  ],
  [
    'Caller reported a car over the embankment on Route 6. We searched from mile 10 to mile 14 with thermal imagers and found no vehicle.',
    ['NOEMERG||GOOD_INTENT||NO_INCIDENT_FOUND_LOCATION_ERROR'],
  ],
  [
    'Pedestrian hit by a car in the crosswalk at 3rd and Main. Leg fracture and road rash. Medic 4 to Trauma.',
    ['MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'motorcycle down on county road nine rider had a broken wrist and road rash no helmet medic nine transported',
    ['MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Three car rear ender on I-40 westbound. No injuries reported by any of the occupants. We blocked the lane for the troopers and cleared.',
    ['HAZSIT||HAZARD_NONCHEM||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    "Car upside down in a creek bed off Mill Road, female hanging in her seat belt, couldn't get the doors. Cut the belt and took her out the back glass. Medic 5 took her to Regional with a neck injury.",
    ['RESCUE||TRANSPORTATION||MOTOR_VEHICLE_EXTRICATION_ENTRAPPED', 'MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Anhydrous nurse tank rolled on County 7 and was leaking from the valve. Evacuated four farms. Co-op shut it off.',
    ['HAZSIT||HAZARDOUS_MATERIALS||HAZMAT_RELEASE_TRANSPORT'],
  ],
  [
    "Garbage truck with a hot load, he dumped it in the road and it was burning. We soaked it and he loaded it back up. Truck itself wasn't damaged. Engine 9.",
    ['FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_COMMERCIAL'],
  ],
  [
    'Car fire in an attached garage, it had spread to the house by the time we got there, garage and kitchen heavily involved and into the attic over the garage. Engine 3, Engine 5, Truck 1.',
    ['FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE'],
  ],
  [
    "Engine 7 sent for a smoke alarm sounding at 88 Pine. Wrong address, nobody at 88 or 86 had an alarm going. Dispatch couldn't get the caller back.",
    ['NOEMERG||GOOD_INTENT||NO_INCIDENT_FOUND_LOCATION_ERROR'],
  ],
  [
    'engine three seventy nine year old male got tangled in his oxygen tubing went down in the hallway skin tear on his arm and his wrist looks broken no loc medic three to mercy',
    ['MEDICAL||INJURY||FALL'],
  ],
  [
    'Engine 1 and Medic 1 for chest pain. When we got there it was really trouble breathing, CHF, lungs full of fluid. CPAP and nitro. Transported.',
    ['MEDICAL||ILLNESS||BREATHING_PROBLEMS'],
  ],
  [
    'Homeless man under the bridge, been out in the rain all night, temp 91, shivering and slow to answer. Warmed the ambulance up and Medic 7 took him in.',
    ['MEDICAL||INJURY||HEAT_COLD_EXPOSURE'],
  ],
  [
    'Medic 4, man threw gas on a burn pile and it flashed on him. Face and arms burned. Fire was already out. Helicopter took him to the burn center.',
    ['MEDICAL||INJURY||BURNS_EXPLOSION'],
  ],
  [
    'Engine 8, car into the front of the nail salon at 1200 Main. Driver hit the gas instead of the brake. Nobody hurt in the salon or the car. Building inspector looked at it, wall is okay. Tow removed the car.',
    ['HAZSIT||HAZARD_NONCHEM||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    "Engine 12 rollover on 71, came in as people trapped. Everybody was out. Mom had a bump on her head and the baby was checked in the car seat. Both went to Children's with Medic 12.",
    ['MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'bus and a pickup at fourth and vine seven patients total all green two transported by medic three five refused engine three',
    ['MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'engine eleven lady smelled gas in her kitchen we did too pilot was out on the range relit it and meters went to zero',
    ['HAZSIT||HAZARDOUS_MATERIALS||GAS_LEAK_ODOR'],
  ],
  [
    'heating oil delivery guy overfilled the tank about fifteen gallons in the basement and the yard engine two put down pads and the oil company is doing the cleanup',
    ['HAZSIT||HAZARDOUS_MATERIALS||FUEL_SPILL_ODOR'],
  ],
  [
    "Mom locked the keys and her 8 month old in the Tahoe at Target. It was 90 out. We unlocked it in four minutes, baby was sweaty but fine, mom didn't want EMS.",
    ['PUBSERV||CITIZEN_ASSIST||PERSON_IN_DISTRESS'],
  ],
  [
    'tender five requested by hopewell for a grass fire got about halfway and they called and said they had it out so we went home never hit the scene',
    ['NOEMERG||CANCELLED'],
  ],
  [
    'Engine 6 kitchen fire, cabinets over the stove burned and the microwave melted. Held it to the kitchen. Checked the attic, no fire up there.',
    ['FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE'],
  ],
  [
    'engine seven two car accident came in with entrapment and fire neither was true nobody hurt both drivers standing on the sidewalk pd had it',
    ['HAZSIT||HAZARD_NONCHEM||MOTOR_VEHICLE_COLLISION'],
  ],
  [
    'Medic 2 at the church. Lady fell in the parking lot, thought she was having a stroke but she just tripped on the curb. Wrist pain. Transported.',
    ['MEDICAL||INJURY||FALL'],
  ],
  [
    'Engine 11 for a cardiac arrest behind the library. He had a pulse, slow breathing, gave him Narcan and he came around. Medic 11 took him.',
    ['MEDICAL||ILLNESS||OVERDOSE'],
  ],
  [
    'Fire alarm at the dorm. Four showers running and the hallway looked like a sauna. It was steam, nothing else. If they would fix the fan we would not be doing this twice a semester.',
    ['NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM'],
  ],
  [
    "Fire alarm at the dorm. Walked six with the camera. No smoke, no vape that we could find. I can't tell you why it went off. Could be the detector, could be a kid. Tuesday was popcorn.",
    ['PUBSERV||ALARMS_NONMED||FIRE_ALARM'],
  ],
  [
    'Automatic alarm, seven story office. No smoke, the head full of dust and faulting on its own. The alarm contractor is coming Thursday to replace it.',
    ['NOEMERG||FALSE_ALARM||MALFUNCTIONING_ALARM'],
  ],
  [
    'Automatic alarm at the motel. The clerk was sure somebody had been smoking, and there was nothing. Housekeeping was running a steam cleaner, but that was hours before. We pulled the head and gnats fell out of it. No fire.',
    ['NOEMERG||FALSE_ALARM||MALFUNCTIONING_ALARM'],
  ],
  [
    "engine one hotel alarm desk clerk told us it was the bad sensor in the pool area but that one's not even on the loop panel said second floor and there's a guy with a can of silicone spray doing his boots big cloud of it hanging under the head no fire",
    ['NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM'],
  ],
  [
    'Fire alarm at the nursing home. A resident pulled the station last Christmas, but not this time. The station had been caught by the corner of a linen cart. No fire.',
    ['NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM'],
  ],
  [
    "Engine 4. Residential fire alarm. She had been cooking supper, but that was hours earlier. Detectors are only a year old, batteries tested good. Couldn't come up with a reason.",
    ['PUBSERV||ALARMS_NONMED||FIRE_ALARM'],
  ],
  [
    'Fire alarm at the middle school, pull station by the gym. The principal thought a basketball hit it, but the gym was empty. Two eighth graders confessed that they pulled it to get out of a math test.',
    ['NOEMERG||FALSE_ALARM||INTENTIONAL_FALSE_ALARM'],
  ],
  [
    "Engine 30, alarm at the senior center. Tech was servicing the system and he thought it was on test but it wasn't. No fire.",
    ['NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM'],
  ],
  [
    'Automatic alarm at the hotel. Steam from the pool hung in the hall. The smoke head in 212 was defective as well. No fire. Reset.',
    [],
  ],
  ["Fire alarm at the store. A bird's nest had been built in front of the beam. No smoke, no fire.", []],
  [
    'Engine 1 was sent on an unknown alarm sounding at the dental office. Fire panel normal. We found nothing and never did learn what was sounding.',
    ['PUBSERV||ALARMS_NONMED||OTHER_ALARM'],
  ],
  [
    'Ladder 1. Fall at the condos. She tripped over the rug. Husband was telling dispatch it was a stroke, but we did the stroke scale and she was perfect. Right hip. Splinted, County EMS took her.',
    ['MEDICAL||INJURY||FALL'],
  ],
  [
    'Rescue 1, a man fell out of his tree stand. Both lower legs broken. We splinted both legs and the ambulance took him.',
    ['MEDICAL||INJURY||FALL'],
  ],
  [
    'Smoke alarm at the group home. Staff was melting wax for a craft project, it got too hot and smoked. No flame. Ventilated.',
    ['NOEMERG||FALSE_ALARM||ACCIDENTAL_ALARM'],
  ],
  [
    'Fire alarm at the Catholic school this morning. Father was at it with his palms in the sacristy to make ashes for the service. He meant to do that outside. No fire beyond the bowl. Reset the panel and cleared at 0845.',
    [],
  ],
  [
    'Truck 5, fire alarm at Lakeview Apartments, dispatched 2318, arrived 2324, no smoke or fire, alarm reset, clear 2350.',
    ['PUBSERV||ALARMS_NONMED||FIRE_ALARM'],
  ],
];

describe('incident types (drafting guide, section 2)', () => {
  it.each(ACCOUNTS)('%s', (account, types) => {
    expect(typesOf(account)).toEqual(types);
  });

  it('reaches every code of the national list with these accounts', () => {
    const reached = new Set(ACCOUNTS.flatMap(([, types]) => types));
    expect(Object.keys(INCIDENT_TYPES).filter((type) => !reached.has(type))).toEqual([]);
  });

  it('gives the words behind each type', () => {
    const account = 'Engine 5, dumpster fire behind the store at 12 Oak Street. Put it out with the booster line.';
    expect(incidentTypes(read(account))).toEqual([
      {
        type: 'FIRE||OUTSIDE_FIRE||DUMPSTER_OUTDOOR_CONTAINER_FIRE',
        sources: [{ start: 10, end: 23, words: 'dumpster fire' }],
      },
    ]);
  });

  it('says nothing of an account that says nothing', () => {
    expect(typesOf('')).toEqual([]);
    expect(typesOf('Engine 4 reporting, more later.')).toEqual([]);
  });

  it.each([
    ['last week we had a car fire there, today there was nothing to it', []],
    ['if it had reached the attic we would have lost the house', []],
  ])('takes nothing from other incidents and thoughts: %s', (account, types) => {
    expect(typesOf(account)).toEqual(types);
  });
});
