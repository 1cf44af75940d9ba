// What makes up a rescue, apart: where somebody was, how they were held there, how the crew got them out.

/** Places and things that hold people, by the rescue they make. */
export const SCENES = {
  'RESCUE||OUTSIDE||TRENCH': [
    '{trench|excavation}',
    '{ditch|hole|footer|foundation|dirt|bank|north wall|south wall|east wall|west wall|wall of dirt|side|sides|side wall|sand} ~4 {let go|caved|caved in|gave way|sheared|sloughed|slid in|came in}',
  ],
  'RESCUE||OUTSIDE||CONFINED_SPACE_RESCUE': [
    '{manhole|wet well|lift station|manure pit|slurry pit|septic tank|septic|storm drain|storm sewer|catch basin|culvert|cistern|old well|dry well|hand dug well|abandoned well|water well|well shaft|well pit|mine shaft|mineshaft|old mine|sewer|underground vault|utility vault|valve vault|water vault|meter vault|meter pit|valve pit|drain pipe|drainage pipe|tanker trailer|tank trailer|tank car|rail car|hopper car|drop pipe|steam tunnel|cave|sinkhole}',
  ],
  'RESCUE||STRUCTURE||CONFINED_SPACE_RESCUE': [
    '{grain bin|corn bin|bean bin|bin|silo|hopper|vat|duct|ductwork|air shaft|vent shaft|chimney|crawl space|crawlspace|elevator pit|boiler drum|mixing tank|holding tank|storage tank|process tank|fermenter|fermentation tank|wine tank|brew kettle|reactor vessel|laundry chute|trash chute|garbage chute|degreaser|tank at the|paint booth pit|dust collector|digester|clarifier}',
  ],
  'RESCUE||OUTSIDE||EXTRICATION_ENTRAPPED': [
    '{tractor|auger|hay baler|round baler|baler|pto|p t o|power takeoff|skid steer|skidsteer|bobcat|combine|corn picker|wood chipper|chipper|log splitter|snow blower|snowblower|snow thrower|riding mower|lawn mower|zero turn|mower|logs|log|oak|tree|limb|boulder|big rock|headstone|hay bale|round bale|bale|gate|fence|goal post|soccer goal|playground|monkey bars|park bench|bike rack|four wheeler|atv|utv|side by side|excavator|backhoe|mini excavator|trackhoe|dump trailer|boat trailer|steel beam|concrete barrier|septic lid|dock|golf cart}',
  ],
  'RESCUE||STRUCTURE||EXTRICATION_ENTRAPPED': [
    '{press|punch press|brake press|machinery|conveyor|conveyor belt|dough mixer|mixer|sheeter|slicer|meat grinder|grinder|roller|rollers|gears|lathe|mill|milling machine|cardboard baler|compactor|trash compactor|palletizer|printing press|folder|bread slicer|injection molder|molder|stamping machine|extruder|shredder|pallet rack|racking|shelving|forklift|vending machine|treadmill|railing|banister|bannister|spindles|balusters|bathtub drain|tub drain|garage door|overhead door|crib|dumbwaiter|car lift|vehicle lift|dock leveler|freezer door|pasta maker|ice cream machine|wringer}',
  ],
  'RESCUE||OUTSIDE||HIGH_ANGLE_RESCUE': [
    '{water tower|cell tower|radio tower|antenna tower|tower|cliff|cliff face|bluff|rock face|rock wall|ledge|smokestack|stack|crane|tower crane|billboard|swing stage|window washer|window washers|wind turbine|turbine|dam face|quarry wall|high wall|grain leg|catwalk|bridge deck|bosun chair|gorge|canyon wall|steeple|climbing wall}',
  ],
  'RESCUE||OUTSIDE||LIMITED_NO_ACCESS': [
    '{bucket truck|bucket|scissor lift|boom lift|man lift|manlift|cherry picker|lift basket|ski lift|chair lift|chairlift|gondola|zip line|zipline|ferris wheel|roller coaster|carnival ride|amusement ride|tree stand|treestand|deer stand|up a tree|up in a tree|up the tree|in a tree|mud|mud flat|mudflat|mud flats|marsh|muck|quicksand|sandbar|island|flat roof|church roof|school roof}',
  ],
  'RESCUE||OUTSIDE||BACKCOUNTRY_RESCUE': [
    '{trail|trailhead|trail head|# miles in|mile in|miles in|half miles in|mile and a half in|miles back|miles up|summit|backcountry|wilderness|state forest|national forest|slickrock|switchbacks|overlook trail|logging road|deep in the woods}',
  ],
  'RESCUE||STRUCTURE||ELEVATOR_ESCALATOR_RESCUE': ['{elevator|elevators|escalator|moving walkway|wheelchair lift}'],
  'RESCUE||WATER||PERSON_IN_WATER_STANDING': [
    '{pond|lake|reservoir|quarry|lagoon|retention pond|retention basin|farm pond|canal|harbor|marina|bay|ice|swimming pool|golf course pond|boat ramp|stock pond}',
  ],
  'RESCUE||WATER||PERSON_IN_WATER_SWIFTWATER': [
    '{river|creek|floodwater|floodwaters|flood water|flooded road|flooded street|flooded underpass|high water|arroyo|rapids|low head dam|spillway|flash flood|the current|storm channel|flood channel|low water crossing|water was moving|water was ripping}',
  ],
} as const satisfies Record<string, readonly string[]>;

const PERSON =
  'he|she|him|her|them|they|man|woman|guy|kid|kids|boy|girl|lady|worker+|patient|victim|driver|operator|person|people|somebody|someone|employee+|teenager+|teen|hiker+|farmer|contractor|male|female|toddler|child|children|fella|gentleman|plumber|painter|climber+|hunter|trimmer|mechanic|laborer|student+|couple|rider+|roofer+|technician|tech|skier+|dad|mom|grandpa|owner|homeowner|swimmer+|fisherman|fishermen|angler|angler+|cook|maintenance man|inspector|year old';
const LIMB =
  'hand+|arm+|leg+|foot|feet|finger+|head|hair|sleeve|wrist|thumb|knee|ankle|shoe|boot|glove|pelvis|waist|ring|fingertips|shoelace|pant leg|neck';

export const HELD = {
  /** Held by something, or unable to leave a place by themselves. */
  HELD: [
    `{${PERSON}|${LIMB}} ~5 {stuck|trapped|pinned|buried|caught|wedged|entangled|hung up|stranded|jammed|lodged|engulfed|marooned|dangling|hanging|suspended|mired|sunk in|sunk}`,
    `{stuck|trapped|pinned|buried|caught|wedged|entangled|hung up|stranded|jammed|dangling|hanging|suspended} ~3 {under|in|inside|underneath|beneath|between|on|up|by|against|off|below|at}`,
    `{${LIMB}} ~3 {pulled|sucked|drawn|dragged|went|gone|run|crushed|mashed|wrapped|twisted|in up} ~1 {into|in|through|up|under|between|around|past|to}`,
    `{pulled|sucked|drawn|dragged|got|caught|stuck|put|ran|had} {his|her|a|the} ~1 {${LIMB}} ~3 {in|into|between|through|under|inside}`,
    `{${LIMB}} {in|inside|between|through|down|under} {a|an|the|his|her|1|that}`,
    '{on top of|over on|down on|onto} {him|her|them|a man|a worker|the operator|the farmer|his legs|her legs|his leg|her leg|his foot}',
    "{couldn't|could not|can't|unable to|not able to|no way to|wouldn't be able to} {get|climb|come|make it|walk|pull|free|reach|get himself|get herself|get themselves|get his|get her|move|self rescue} ~4",
    '{up to|in to|buried to|in past} {his|her|the|their} {waist|chest|neck|armpits|knees|hips|thighs|shoulders|chin|knee|thigh|hip}',
    '{trapped|stuck|pinned} {him|her|them|a|the|1|2}',
    '{with|had|left} {him|her|them|2|3|1|a guy|a man|a worker|people} ~3 {feet up|feet in the air|up in the air|stuck|hanging|between floors}',
    'between {floors|the # floor|# and|1 and|2 and|3 and}',
  ],
  /** Lying helpless where nobody can just walk up. */
  DOWN: [
    '{passed out|collapsed|slumped|unresponsive|unconscious|overcome|went down|gas got him|gas got her|fell|fallen|dropped|let go and|broke|busted|blew out|rolled her|rolled his|twisted|hurt|injured|sprained|chest pain|went in after|tumbled|slid}',
    '{broken|fractured|sprained|twisted|bad|dislocated|swollen} {ankle|leg|knee|hip|foot|wrist|arm|back|femur|shoulder|pelvis}',
    '{dehydrated|exhausted|overheated|lost|cramping up|cramped up|stung|bitten|snakebit|seizure|seizing|heart attack|not able to walk|unable to walk|unable to continue}',
  ],
  /** Into the water. */
  IN_WATER: [
    '{went|gone|broke|fell|broken|fallen|goes|dropped|punched} {through|under|into|thru} ~3',
    '{fell|fallen|rolled|drove} in',
    '{in the water|in the drink|in over his head|in over her head|treading water|going under|went under|clinging|hanging on to|holding on to|hanging onto|holding onto|swept|washed|on the roof of|on top of the car|on top of his|on top of her|on the roof|on the hood|water picked|pinned against|floating|face down|bobbing|tipped over|rolled his|rolled her|on a rock|on the rocks|on a log|divers|dive team|last seen|lost sight of|jumped from|jumped off|jumped in|dove in|dove off|submerged|on the bottom|under the surface|off the dock|off a dock|up to her|up to his|standing on the roof|standing on top}',
  ],
  FREED: [
    '{got|pulled|cut|brought|hauled|lifted|lowered|slid|winched|walked|took|eased|worked|raised|plucked|backed|dug|had|carried|wheeled|packed|hoisted|removed|moved|handed|assisted|helped|guided|bring|get|getting|bringing|lower|raise|haul|packaged|freed|floated|towed|paddled|rode} {him|her|them|it|all|both|the man|the woman|the worker|the kid|the boy|the girl|the patient|the victim|the driver|the farmer|everybody|everyone|each|the hiker|the climber|the operator|his|her|the lady|the guy|the 2|the 3|the 4} ~5 {out|free|loose|down|up|off|clear|in|over|ashore|to|into|across|back}',
    '{he|she|they|patient|victim|hand|arm|leg|foot|both|everyone|all} ~2 {out|free|freed|loose|clear|removed|down|up and out|off|on the ground|ashore|back} {at|by|in|about|around|within} ~1',
    '{out|free|freed|loose} at <time>',
    '{extricat*|disentangle*}',
    '{unbolted|disassembled|took apart|taken apart|reversed|backed it off|dismantled|spread the|pried|cribbed|cribbing|air bags|airbags under|jacked|lifted it|lifted the|winched|cut the|sawed|unscrewed|removed the|pulled the comb|soap|dish soap|wd 40|lubed|ring cutter|halligan}',
    '{sked|stokes|basket|litter|half back|halfback|tripod|harness|haul|rescue tube|one wheel|1 wheel|big wheel|throw bag|throw bags|life ring|suit|suits|sled|raft|boat|swimmer|johnboat|inflatable|board}',
  ],
  ROPES: [
    '{rope|ropes|lowered|rappel*|repel*|belay|raising system|haul system|lowering system|mechanical advantage|rigged|anchors|harness|main line|high angle|stokes|litter basket}',
  ],
  LADDER: ['{aerial|ladder|ladders|platform|tower ladder|stick|snorkel|bucket up|the bucket|our bucket|ground ladder}'],
  CARRY: [
    '{litter|stokes|wheel|one wheel|1 wheel|wheeled|carried|carry|carryout|utv|side by side|atv|six wheeler|mule|ranger|hoist|hoisted|packed out|packed her|packed him|hiked in|walked in|sked|basket|snowmobile|rescue sled|backboard|walked her out|walked him out|walked them out}',
  ],
  SHORING: [
    '{panels|struts|shoring|shored|shores|trench box|vac truck|vacuum truck|air knife|speed shores|finform|by hand|shovels|buckets}',
  ],
  SPACE_TOOLS: [
    '{confined space|tripod|supplied air|retrieval line|retrieval|scba and|on air|in on air|4 gas|meter down|ventilated|blower|rescue tube|coffer dam|cofferdam|winch|winched|davit|rat pack|sked|half back|harness}',
  ],
} as const satisfies Record<string, readonly string[]>;
