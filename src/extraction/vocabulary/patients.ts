// What crews say of patients. Rows are pattern pieces over the reading: lower case, numbers in digits, units as U0.

/** The patient, as an object. */
const PATIENT =
  '(?:him|her|them|both of them|both|all of them|the 2 of them|everybody|everyone|the patients?|our patient|patient|pt|the pt|(?:the|his|her|that|this|our|1) (?:(?:older|other|little|male|female|elderly|young|younger|pickup|truck|car|van|suv|1st|2nd|3rd|injured|pregnant) )?(?:driver|passenger|victim|rider|kid|child|baby|infant|toddler|boy|girl|man|woman|male|female|lady|gentleman|guy|gal|worker|employee|climber|hiker|motorcyclist|cyclist|bicyclist|biker|pedestrian|operator|swimmer|skier|kayaker|hunter|farmer|roofer|homeowner|resident|tenant|occupant|student|player|firefighter|teenager|teen|mother|father|mom|dad|son|daughter|brother|sister|grandmother|grandfather|grandma|grandpa|boyfriend|girlfriend|husband|wife|person|subject|individual|fella|coworker|neighbor|friend|buddy)|all \\d+|\\d+ of them|\\d+ patients?|\\d+ people|the other(?: \\d+)?(?: patients?| driver| passenger)?|the others|the rest)(?: and (?:his |her |the |their )?\\w+)?';
const GAVE =
  '(?:gave|give|gives|giving|given|got|gets|pushed|push|administered|hung|started|starting|start|put|placed|applied|with|received|had|of|another|on|drew up|squirted|sprayed|inserted|established|ran|did|did a|used)';

/** Any treatment, by whoever of the responders. */
export const CARE: readonly string[] = [
  `(?:soaked|packed|doused|hosed|iced|sponged|fanned) ${PATIENT} (?:\\w+ )?(?:down|with|in|off)|(?:cold|wet|cool) (?:towels|saline|water on (?:him|her))|(?:elevated|propped up) (?:his|her|the) (?:legs?|feet|arm|foot|ankle|head)|(?:held|took|maintained) c ?spine|collar (?:and|backboard|board|long)|collar on|(?:a|the) collar(?! bone)|(?:sugar|glucose) (?:packets?|tubes?|gel|paste)|tubes? of (?:oral )?glucose|(?:gave|got|had) (?:him|her|them) (?:\\w+ ){0,2}?(?:drinking|water|gatorade|fluids|a sandwich|crackers|something to eat)|plugged (?:the|a) wound|rinsed (?:it|the)|picked (?:the )?glass out|(?:pulled|took|got) the (?:splinter|stinger|hook) out|stinger out`,
  '(?:put|had|placed|got) (?:him|her|them) on \\d+ liters|tubed (?:him|her)|cleaned up and (?:refused|released|bandaged)|oral glucose|pelvic binder|t x a|txa|blood (?:was )?(?:hung|started|given)|(?:narcan|aspirin|nitro|albuterol|epi|fentanyl|zofran|benadryl|ketamine|oxygen|fluids|d ?10|d ?50|d ?25|dextrose|glucagon|glucose|morphine|epi ?pen|steroids|duo ?neb|versed) (?:was |were )?(?:given|administered|pushed|started|on board)|\\d+ shocks?(?! hazards?| absorbers?)|(?:ran|worked|working) (?:a|the) (?:full )?code',
  `(?:put|placed|started|gave|given|got|administered|applied|with|on some|received|threw|(?:had|have|kept) (?:him|her|them) on) (?:(?!home|his|own|portable|medical)\\w+ ){0,4}?(?:oxygen|o 2|o2|non rebreather|nonrebreather|nrb|nasal cannula|cannula|cpap|c pap|bipap|bi pap)(?! tanks?| bottles?| cylinders?| hose| at home| concentrator)`,
  '(?:oxygen|o 2|o2) and (?:an? )?(?:line|iv|i v)(?! (?:to|off|into|inside))|(?:oxygen|o 2|o2) (?:was (?:given|applied|administered|started)|by|via|therapy|administered|applied|given|on)',
  '(?:\\d+|high flow|blow by) (?:liters? )?(?:of )?(?:oxygen|o 2|o2)',
  'non rebreather|nonrebreather|nebuli[sz]er|breathing treatment|duo ?neb|neb treatment',
  `bagged ${PATIENT}|bagging|b v m|bvm|bag valve|assisted (?:his|her|their|the)? ?(?:ventilations?|respirations?|breathing)|ventilated ${PATIENT}|ventilating ${PATIENT}`,
  'intubat\\w+|i gel|igel|king airway|(?:put|placed|dropped|inserted) (?:an? )?(?:airway|opa|npa|tube)|suctioned|rescue breath\\w*|managed (?:the|his|her) airway|opened (?:the|his|her) airway',
  `${GAVE} (?:\\w+ ){0,5}?(?:narcan|naloxone|narcam)`,
  '(?:narcan|naloxone) (?:up|nasally|was|brought|woke|given|in each|intranasal)',
  '(?:started|starting|doing|began|did|took over|continued|performed|performing|initiated|resumed|working|in progress) (?:\\w+ ){0,3}?(?:cpr|c p r|compressions|chest compressions)',
  '(?:cpr|c p r|compressions) (?:was |were )?(?:in progress|started|initiated|continued|under way|underway|performed)',
  `took over (?:cpr|c p r|compressions)|compressions|(?:we|medics?|paramedics?|they|U\\d+|crew|crews|aed|a e d|and|then) shocked ${PATIENT}|shocked (?:once|twice|\\d+ times)|delivered (?:a|1|\\d+) shocks?|defib\\w*|(?:aed|a e d) (?:shocked|delivered)|worked (?:him|her|the code|the arrest|it as a code)|(?:put|got|with|had|placed|applied) the lucas|lucas (?:device|machine)`,
  `${GAVE} (?:\\w+ ){0,4}?(?:aspirin|nitro|nitroglycerin|albuterol|nebs?|epi|epinephrine|epi ?pens?|benadryl|solu ?medrol|zofran|fentanyl|morphine|ketamine|versed|ativan|valium|oral glucose|dextrose|d 10|d 50|d 25|glucagon|adenosine|amiodarone|atropine|iv fluids?|i v fluids?|saline|ivs?|i v|pain meds|pain medicine|pain medication|something for (?:the|his|her) (?:pain|nausea)|(?:activated )?charcoal|t x a|txa|toradol|steroids|levophed|ice packs?)`,
  '(?:gave|give|given|giving|administered|pushed|hung|started|received) (?:\\w+ ){0,5}?(?:glucose|a large bore|meds|medications?|orange juice|juice|tylenol|ibuprofen|magnesium|calcium|sugar|fluids?)',
  'ivs?|i v|hung (?:a bag|fluids?|\\d+)|fluids? wide open|(?:medics?|paramedics?|they|U\\d+) (?:got|started) an? (?:line(?! (?:to|off|into|inside|through|from|in|around|between|down|stretched|on the|across|up))|iv|i v)|bolus',
  'splint(?:ed|ing|s)?|splint|slings?|swathed?|traction splint|in traction|immobili[sz]\\w+|c spined?|c collar\\w*|c collars|cervical collar|cervical spine|spinal (?:precautions|motion|immobili[sz]ation)|collared|backboard\\w*|back boards?|back boarded|long ?board|spine board|boarded(?! up)|(?:put|placed|got|had) (?:\\w+ ){0,3}?(?:collars?|ked|stokes|scoop)|vacuum (?:mattress|splint)',
  `colou?r on ${PATIENT}|packaged(?= (?:him|her|them|the patient|and|up|for))|(?:had|got) (?:him|her|them) packaged`,
  'bandag\\w+|band ?aids?|dressed (?:it|his|her|the|that|them|both|and)|dressings?|gauze|steri strips?|tourniquets?|turniquet|pressure (?:dressing|bandage)|direct pressure|(?:held|put|applied|kept) (?:some |direct )?pressure (?:on|to) (?:it|his|her|the (?:wound|cut|laceration|bleed|leg|arm|neck|head))|held pressure|controlled (?:the|his|her)? ?bleeding|bleeding (?:was |is )?(?:controlled|under control|stopped)|(?:stopped|got) the bleeding|packed (?:the|his|her) wound|chest seal|occlusive|needle decompress\\w*|decompressed',
  'wrapped (?:it|his|her|up his|up her|the|that|him|them|an?) ?(?:up|in|wound|arm|leg|hand|wrist|ankle|head|foot|finger|fingers|knee|burns?|burn)?|clean(?:ed)? (?:it(?! up| all)|him|her|his|the wound|the cut|the burn|the scrape|the scrapes|up his|up her|and (?:dressed|bandaged|wrapped)|out the wound|that up|them up)',
  'irrigated (?:it|his|her|the|out|and|by)|dressed by|flushed (?:out )?(?:(?:his|her|their|the|both) )?(?:eyes?|face|wound|skin|burns?)|rinsed (?:his|her|their|out his|out her)|washed (?:his|her|out his|out her)|eye ?wash',
  `(?:cooled|warmed|cooling|warming) ${PATIENT}`,
  '(?:was|were|got|been|being) (?:\\w+ and )?(?:iced|wrapped(?! around| up in| in)|dressed(?! in)|cleaned and|irrigated|stitched|packaged|suctioned|oxygenated|medicated|warmed up)|(?:iced|elevated|cleaned|rinsed|flushed) and (?:wrapped|dressed|splinted|bandaged|iced|covered)',
  '\\d+ (?:rounds?|doses?|milligrams?|amps?) of (?:epi|eppy|eppi|epinephrine|narcan|naloxone|nar can|aspirin|nitro|amiodarone|fentanyl|morphine|adenosine|atropine|versed|ketamine)|nar can|shocked (?:him|her) (?:once|twice|again|\\d+ times?|at|with|and)|took over (?:on )?(?:the )?(?:cpr|c p r|compressions|ventilations|bagging)',
  '(?:put |held |some )?ice (?:on|to) (?:it|his|her|the (?:neck|wrist|ankle|knee|head|bump|hand|arm|swelling))|pinched (?:his|her|the) nose|(?:ice|cold|hot|heat|warm) packs?|iced (?:it|his|her)|burn (?:gel|sheets?|dressing|cream)|cooled (?:it|him|her|them|the burn|the burns|his|her)|cool(?:ed|ing) (?:him|her|them) down|warm(?:ed|ing) (?:him|her|them|the patient|everybody)|rewarm\\w*|(?:warm|space|emergency|wool|heated) blankets?|(?:wrapped|bundled) (?:him|her|them) (?:up )?in|blankets? (?:on|around) (?:him|her|them)',
  `patched ${PATIENT} up|patched up (?:his|her)|first aid (?:was )?(?:given|rendered|provided|on)|(?:gave|did|provided|performed|rendered|some|basic|minor) first aid|(?:rendered|rendering|provided|providing|gave) (?:\\w+ ){0,3}?(?:aid|care|treatment)(?! to go)`,
  `treated (?:and|for|by|on|at|in|with|his|her|the (?:wound|burn|burns|patients?|driver|cut)|${PATIENT}|\\d+ (?:patients?|people|for))|(?:was|were|got|being|be|getting) treated|treating (?:him|her|them|the patient)|(?:we|that we|medics|crews|U\\d+) treated|treatment (?:was )?(?:started|initiated|provided|rendered|given)|(?:started|began|initiated|provided|als|bls) treatment`,
  'care (?:was |is |had been )?(?:turned over|transferred|handed (?:over|off)|passed|given) to|(?:after|with) (?:(?:the|some|a|an|oral|\\d+) ){0,2}(?:d ?10|d ?50|d ?25|dextrose|glucagon|narcan|naloxone|albuterol|duoneb|glucose|epi|benadryl)',
  '(?:took over|assumed|transferred|turned over|handed over|handed off|transfer of|gave) (?:\\w+ )?(?:patient )?care|patient care (?:was )?(?:transferred|turned|handed|to)|(?:worked|working) on (?:him|her|them|the patient)|stabili[sz]ed (?:him|her|the patient|them)|(?:was|were|got) stabili[sz]ed|working (?:on )?(?:him|her)(?! (?:out|up|over|free|loose))',
  'delivered (?:en route|on scene|in the (?:ambulance|rig|medic|back))|delivered (?:a|the|her) (?:\\w+ ){0,2}?(?:baby|boy|girl|child|infant|son|daughter)|(?:cut|clamped) the cord|helped (?:her )?deliver|heimlich|abdominal thrusts?|back blows?|back slaps?|(?:popped|cleared|dislodged|removed|got) (?:\\w+ ){0,3}?(?:obstruction|airway clear)|coached (?:his|her|him|her) (?:through|breathing)|sedated|restrained (?:him|her)|soft restraints',
];

/** Looked at by responders, whatever came of it. */
export const EVALUATED: readonly string[] = [
  `check(?:ed|ing)? ${PATIENT}(?: \\w+)? (?:out|over)|check(?:ed|ing)? (?:on )?${PATIENT}|checked (?:out )?(?:and|by)|checked out (?:fine|okay|ok|good|clean|at)|(?:was|were|got|get|be|being|all|both) checked(?: out| over)?|checked (?:his|her|their) (?:vitals|sugar|pressure|blood)|(?:medics?|paramedics?|U\\d+) checked|look(?:ed|ing)? (?:${PATIENT}|it|that|(?:his|her) \\w+) over|(?:look(?:ed)?|looking) at (?:him|her|them|both|everybody|everyone|his|her|by)|(?:was|were|got|get|been|be) (?:looked (?:at|over)|seen by)|eval(?:ed|uated)? by|(?:took|got|ran) (?:a |an |some |a full |his |her |their )*(?:set of vitals|vitals|ekg|e k g|12 lead)|gave (?:him|her|them|everybody) (?:a|the) once over`,
  '(?:evaluat|assess|examin)(?:ed|ing|ion|ions|e|ment|ments|ation)?(?! the (?:structure|damage|building|scene|house|vehicle|situation|fire|roof|cause|stability))|vitals?|vital signs|12 lead|ekg|e k g|head to toe|blood pressure|bp|b p|pulse ox|sats|patient contact|triaged|medically cleared|(?:blood )?sugar (?:was|of)',
];

/** Nothing needed doing. */
export const NO_CARE: readonly string[] = [
  '(?:no|not any|without) (?:medical )?(?:treatment|care|attention|intervention|interventions)(?: was| were| is)? ?(?:needed|necessary|required|given|rendered|provided|indicated|warranted)?',
  "(?:didn't|did not|doesn't|don't|never|not) (?:really )?(?:need|require|needing|requiring) (?:any |no |medical |any medical )?(?:treatment|care|attention|medical)|(?:he|she|they|patient|driver|who|kid|baby|girl|boy) (?:didn't|did not) need (?:anything|any help|any aid)",
  '(?:needed|required|requiring|needing) no (?:medical )?(?:treatment|care|attention)',
  'nothing (?:to treat|wrong with|we needed to|for us to treat|for the medics to)',
];

/** Well, by the crew's own look; with an evaluation it says that no care was needed. */
export const WELL: readonly string[] = [
  "(?:nobody|no 1)(?: was| is| got)? (?:hurt|injured)|no (?:apparent |visible |obvious |other )?(?:injuries|injury|complaints?|symptoms|problems|pain)|not (?:hurt|injured)|wasn't (?:hurt|injured)|weren't (?:hurt|injured)|unhurt|uninjured|(?:neither|none)(?: of them| 1| driver| 1 of them)? (?:was|were|is|had|has|claimed|complained of) (?:\\w+ )?(?:hurt|injured|injuries|injury|complaints?|pain)|not a (?:scratch|mark)|nothing wrong",
  "(?:he|she|they|patient|pt|driver|passenger|kids?|child|baby|girl|boy|man|woman|both|everybody|everyone|vitals|vital signs|mom|dad|mother|father|lady|gentleman|guy|occupants?|who|he's|she's|they're|everything) (?:(?:was|were|is|are|all|checked out|looked|perfectly|totally|just|breathing|be|belted|buckled|in|and|both|came back|seemed|appeared) ){0,5}(?:fine|okay|ok|good|normal|within normal limits)",
  'checked out (?:fine|okay|ok|good|clean)',
];

export const DEAD: readonly string[] = [
  '(?:passed away|passed|died|expired|was gone|was dead) (?:\\w+ )?(?:before|prior to) (?:(?:we|U\\d+|they|crews|medics) (?:arrived|got|made|came)|(?:our |the )?arrival)|dead on (?:arrival|our arrival|scene)|d o a|doa|dead when (?:we|U\\d+|they|crews) (?:got|arrived|found|made)|(?:deceased|dead) (?:on|upon|prior to|before) (?:our |the )?arrival|was already (?:dead|deceased|gone)|were already (?:dead|deceased)|obvious(?:ly)? (?:dead|death|deceased|doa)|found (?:him|her) (?:dead|deceased)|injuries incompatible with life',
];
/** Dead, unless the same patient was worked on. */
export const DEATH_SIGNS: readonly string[] = [
  'lividity|rigor(?: mortis)?|cold (?:and )?stiff|stiff (?:and )?cold|no (?:resuscitation|c ?p ?r|efforts?|resuscitative efforts?) (?:was |were )?(?:attempted|started|made|initiated|begun)|obvious signs of death|signs of obvious death|decapitat\\w+|decomposed|decomposition|beyond (?:help|saving)|pronounced (?:dead|deceased|on scene|at the scene|him|her|at|by)|(?:was|were) pronounced|(?:is|was) (?:dead|deceased) at the scene|no signs of life|obvious fatality',
];

const REFUSED =
  "(?:refused|refuses|refusing|refuse|declined|declines|declining|denied|turned down|didn't want|did not want|don't want|doesn't want|wanted no|waived|said no to)";

export const REFUSED_EVALUATION: readonly string[] = [
  `${REFUSED} (?:\\w+ ){0,3}?(?:evaluation|assessment|exam|evaluated|assessed|checked|looked at|examined|seen|touched|vitals)`,
  "(?:wouldn't|would not|didn't|did not|won't) (?:even )?let (?:us|anybody|anyone|the medics|the crew|them|me|U\\d+|my \\w+) (?:\\w+ )?(?:look|touch|check|near|evaluate|assess|examine|take (?:a |his |her |any )?(?:vitals|blood pressure|look))",
];
export const REFUSED_CARE: readonly string[] = [
  `${REFUSED} (?:\\w+ ){0,3}?(?:treatment|care|medical(?! evaluation)|first aid|help|aid|everything|assistance|service|services)`,
];
export const REFUSED_TRANSPORT: readonly string[] = [
  `${REFUSED} (?:\\w+ ){0,5}?(?:transport\\w*|to go|going|a ride|the ride|the hospital|the ambulance|ambulance|everything)`,
  "sign(?:ed|s|ing)? (?:\\w+ ){0,4}?(?:refusals?|refusal form|release|waiver|ama|a m a|rma|r m a|form|sheet|paperwork)|sign(?:ed|s) (?:off|out)(?! on)|(?:got|obtained|took|have|had|with|completed|get|did|run|ran) (?:(?!\\d)\\w+ ){0,3}?refusals?|refusals? (?:was |were |is |got |on |form )?(?:signed|obtained|completed|scene|taken|from)|against medical advice|(?:refused|declined) (?:ama|a m a|rma|r m a)|(?:went|left|signed|out|was|is|it) (?:ama|a m a)|rma d|rma'd|r m a d|(?:was|were|as|both|an?) (?:rma|r m a|refusals?)",
  '(?:he|she|they|both|patient|driver|passenger|1|2|3|4|other|others|rest|all|who|male|female|man|woman|lady|gentleman|guy|of them|kid|mother|father|mom|dad|husband|wife|okay|ok|fine|good|out|over|clean|normal|victim|occupants?|drivers|patients|boy|girl|baby|son|daughter|brother|sister|child|children|teenager|couple|worker|resident|homeowner|tenant|student|grandmother|grandfather|injuries|injury|complaints?|hurt|injured|passengers|people|persons?|family|kids|then|also|still|and|but|ultimately|ended up|eventually) (?:\\w+ly |also |then |still |all |both |just )?refus(?:ed|ing)(?! (?:to|evaluation|assessment|any|all|treatment|care|medical|help|aid|first|oxygen|a|an|the|further|everything|our|his|her|iv|service|being|entry|assistance|breath|field|sobriety|access))',
  "(?:wouldn't|would not|won't|didn't want to|did not want to|doesn't want to|don't want to|not wanting to|refused to|wasn't going to|(?:did not|didn't|does not|doesn't) (?:wish|care|elect|desire|opt|feel (?:he|she) needed) to|(?:opted|chose|elected|decided|preferred) not to|wanted nothing to do with) (?:go|going|be transported|be taken|be seen at|ride|get in (?:the|our) (?:ambulance|rig)|the ambulance|the hospital|any ambulance)",
  '(?:turned|turns) (?:us|them|the (?:medics|ambulance)) down|(?:said|says) (?:he|she|they) (?:was|were|is|are) (?:not|fine and didn.t want to) go(?:ing)?',
];
/** A refusal that did not last. */
export const RELENTED =
  /\b(at 1st|initially|originally|talked (him|her|them) into|convinced (him|her|them)|changed (his|her|their) mind|agreed to|finally (agreed|went|let)|relented|came around to)\b/;

export const NO_TRANSPORT: readonly string[] = [
  "(?:didn't|did not|never|don't|doesn't) (?:need|call for|want) (?:an |the |any )?(?:ambulance|medic|squad)|no (?:ambulance|medic|transport) (?:was )?(?:needed|necessary|required|called)|without (?:a |any )?transport|(?:by|in|via|went|going|pov|private|personal) (?:a |her |his |their )?(?:pov|p o v|private (?:vehicle|auto|car)|personal (?:vehicle|car)|own (?:car|vehicle))",
  "(?:no|not|wasn't|weren't|never|isn't|none|nobody|no 1|neither|wasnt) (?:(?!(?:and|but|he|she|so|then|by|changes?|improvement|better|worse|pulse|response|injur\\w+|ambulance|ems|medics?|paramedics?|amr|they|we|squad)\\b|U\\d)\\w+ ){0,3}?(?:transport(?:ed|ing|s)?)(?! times?)",
  "(?:didn't|did not|doesn't|don't) (?:\\w+ ){0,3}?(?:transport|go to the hospital)",
  "(?:didn't|did not|doesn't|don't|no) need (?:\\w+ ){0,2}?(?:transport\\w*|to go|the hospital|a ride|the ambulance)",
  "transport (?:was |is )?(?:not|wasn't|isn't|un)(?: ?(?:needed|necessary|required))?",
  '(?:treated|evaluated|assessed|checked|cleared) (?:\\w+ ){0,4}?(?:and )?(?:released|let go)|released (?:on|at) (?:the )?scene(?! to)|(?:nobody|no 1|none of them|neither|neither 1) (?:went|had to go|needed to go|going) to the hospital|treat and release',
];

/** Went to hospital. Who took the patient is read around it. */
export const TRANSPORTED: readonly string[] = [
  `(?:loaded|packaged)(?: ${PATIENT})?(?: up)?(?: and)? (?:left|went|gone|rolled|headed|took off|transported|away|were gone|gone)|went (?:in )?(?:by ground|by ambulance|by squad|by medic|ground)(?= )|(?:rode|road|riding|rides) (?:in|along|up|down) (?:with|in|to)|(?<=\\b(?:ems|e m s|amr|a m r|ambulance|medics?|paramedics|squad|rescue) )(?:took|had|got) (?:him|her|them|both)(?! (?:off|out|down|over|back|on|up|into|in the|a|an|with|hooked|loaded|packaged|to sign|to agree))`,
  '(?:taken|sent|headed|en route|went|going|gone|off|on (?:his|her|their) way) to (?:\\w+ ){0,2}?(?:general|regional|memorial|mercy|methodist|baptist|presbyterian|providence|deaconess|good samaritan|sacred heart|saint \\w+|st [a-z]+)(?! (?:street|avenue|road|drive|lane|park|school|church|hall|stadium|bridge|airport))',
  '(?:was|were|been|being) (?:then |later )?(?:taken|rushed) (?:in )?to(?! (?:the|an?|his|her|our|their|safety|shore|jail|custody|rehab|triage|command|staging|detox|dry|higher|ground|task|another|1|where|be|see|[AUT]\\d+)\\b)',
  '(?:taken|carried|hauled) (?:in |there |out )?by (?:(?:amr|a m r|air evac|life ?flight|private ambulance|\\w+ (?:ems|ambulance)|\\w+ county ems)|U\\d+|(?:the )?(?:ambulance|medics|ems|squad))|transported|transporting|transports(?= (?:him|her|them|the|1|to|both))|(?:did|made|handled|had|took|got|has|was|with) the transport|for transport(?:ation)? to|transport(?:ation)? (?:was )?(?:to|by|via)(?! be)',
  `(?:took|take|takes|taking|ran|run|hauled|rushed|taken|sent|left with|headed (?:out )?with|departed with|gone with|went) ${PATIENT} (?:code 3 |hot |emergent |priority 1 |non emergent |lights and sirens |\\w+ )?(?:to|in to|into|down to|over to|up to|on to|off to|by ground|by air|by ambulance|from there|for|in)(?! (?:the |a |an |our |their |his |her )?(?:ambulance|shore|bank|boat|top|bottom|ground|surface|front|yard|lawn|street|rig|truck|engine|medic|stretcher|cot|porch|safety|us|window|ladder|road|command|landing|lz|chopper|helicopter|helipad|staging|triage|rehab|jail|custody|station|sidewalk|side|rescue|squad|back|basket|stokes|custody|kitchen|couch|chair|bed|driveway|bottom|stairs|stairwell|1st|2nd|floor|curb|parking|deck|pier|trailhead|trail|ridge|waiting|walk|edge|hallway|lobby|elevator|house|garage|living|water|dock|beach|raft|U\\d+))`,
  '(?<=\\bU\\d+ (?:went |went on |headed |off |on |and off )?)to (?:\\w+ ){0,2}?(?:hospital|the er|e r|medical center|trauma center|burn center|general|regional|memorial|mercy|methodist|baptist|presbyterian|providence|childrens)(?! (?:street|avenue|road|drive|lane|park|school|church|hall|boulevard))',
  `(?:brought|carried) ${PATIENT} (?:\\w+ )?(?:to|into) (?:\\w+ ){0,4}?(?:hospital|er|e r|medical center|trauma center|burn center|regional|emergency room)`,
  `(?:left|leaving|rolled|pulled out|departed|headed out|took off|en route|enroute|went|gone) with ${PATIENT}`,
  `(?:left|leaving|rolled|departed|went|took off) (?:the scene )?(?:with ${PATIENT} )?for (?:\\w+ ){0,4}?(?:hospital|er|e r|medical center|trauma center|burn center|regional|general|memorial|mercy|children's|health|hospital's)`,
  "(?:went|going|gone|go|goes|taken|sent|off|on (?:his|her|their) way|en route|enroute) (?:\\w+ ){0,3}?to (?:\\w+ ){0,4}?(?:hospital|er|e r|emergency room|medical center|trauma center|burn center|children's|childrens)",
  '(?:went|going|gone|rode|riding|left) (?:in |along )?(?:with|by) U\\d+',
  '(?:ran|went|rolled) (?:hot|code 3|emergent|emergency traffic|priority 1|lights and sirens) to',
  '(?<=U\\d+ )took (?:him|her|them)(?= \\.|$| and | from| at T)',
  '(?:went|going|gone|go) (?:in )?to (?:\\w+ ){1,3}?(?:by|with|in) (?:U\\d+|(?:the |an )?(?:ambulance|ems|medics))',
  '(?:went|rode) (?:in |along )?(?:with|by) (?:the |an? )?(?:\\w+ ){0,3}?(?:ambulance|ems|e m s|medics|amr|a m r)',
];
/** Went by air: another service's aircraft. */
export const AIRLIFTED: readonly string[] = [
  "(?:was |were |being |got )?(?:airlifted|air lifted|medevac(?:ed|'d)?(?: out| to)|medivac(?:ed)? (?:out|to)|flown (?:out|to|by|from)|life ?flighted|life flight(?:ed)?(?: him| her| out)|care ?flighted)",
  `(?:flew|fly) ${PATIENT}`,
  '(?:life ?flight|care ?flight|air evac|air ?life|med ?flight|air med|the helicopter|helicopter|chopper|the bird|flight crew|medevac|air ambulance|air methods|life star|lifestar|stat ?flight|life ?net|mercy air|reach) (?:\\w+ ){0,3}?(?:took|transported|flew|left with|departed with|lifted off with|carried) ?(?:him|her|them|the patient|1|both)?',
];

/** Ambulances that are another agency's: companies, county services, squads with a name. */
export const OTHER_AMBULANCE =
  /\b(amr|a m r|american medical response|rural metro|acadian|falck|g m r|p m t|medstar|med star|paramedics plus|superior (air )?ambulance|superior|pro ?transport|priority ambulance|empress|hatzol\w+|hatzal\w+|transcare|armstrong|cataldo|fallon|gold cross|sunstar|remsa|allina|north memorial|mobile life|mobile (health|medic)|mercy flights?|life ?flight|life ?net|life ?star|life ?care|life ?line|care ?flight|air evac|air methods|med ?flight|med ?trans|guardian (flight|ambulance)|medcorp|med express|metro west|metrowest|northwell|ambulnz|royal ambulance|norcal|westmed|lifewest|mccormick|care ambulance|community ambulance|medic ?west|southwest ambulance|puckett|grady|national ems|jan care|ja[nm]care|stat ems|mmr|m m r|huron valley|private ambulance|private ems|third service|3rd service|ambulance (company|service|corps|district|association|crew from)|volunteer ambulance|first aid squad|1st aid squad|(county|parish|regional|hospital|city|township|borough|valley|area|district|university|tribal|metro|community) (ems|e m s|ambulance|medics|paramedics|rescue squad|medic unit)|(?<=\b(?:transported|taken|transport) by (?:[a-z]+ ){0,2})county|mutual aid (ambulance|medic)|the (county|hospital|private|contract|transport) (ambulance|ems|service)|(?!(?:the|an?|our|my|by|and|called|no|for|that|this|another|if|with|to|her|his|their|of|or|in|als|bls|fire|department|was|when|until|till|from|cancel|canceled|cancelled|2nd|1st|had|did|then|on|local|need|needed|want|wanted|needing|no|who|what|where|because|so|but|at|took|take|more|extra|additional|medic|one|want|basic|life|is|it|there|were|them|him|he|she|we|they|i|as|us|you|before|after|while|waiting|requested|request|loaded|into|inside|patient|scene|out|back|up|down|off|over|hospital|route|arrived|same|just|also|only|have|has|get|got|ordered|started|starting|send|sent|moved|gurney|cot|stretcher|and|number|unit|first|rescue|squad|duty|engine|our|your|any|than|by|called|not|never|don't|didn't|without|assisted|assist|assisting|helped|help|helping|met|gave|let|once|await|awaiting|notified|notify|requesting|told|advised|city's|an|toned|paged|two|three|bring|brought|put|see|until|via|per) )[a-z]{3,} (ambulance|ems|e m s))\b/g;

/** Aircraft are another service's; one that was turned down carried nobody. */
export const AIRCRAFT = /\b(?:helicopter|chopper|medevac|medivac|air ambulance|flight crew|the bird)\b/g;
export const AIRCRAFT_OFF =
  /\b(?:cancel\w*|turned (?:it|us|them) down|turned down|declined|weather|unavailable|never|didn't|couldn't|wasn't|not|no|by ground|instead|so)\b/;
/** An oxygen level that rose or fell. */
export const SATURATION =
  /\b(?:sats?|saturations?|pulse ox|oxygen|o 2|spo2|sat level)(?: \w+){0,2}? (?:went|came|come|rose|climbed|improved|jumped|up|dropped|fell|going)(?: up| down| back)?(?: from)? (?<a>\d+)(?: percent)?(?: up| down| all the way)? to(?: about| around| a)? (?<b>\d+)\b/g;
/** A pain that went from one number to another. */
export const PAIN =
  /\bpain(?: \w+){0,3}? from (?:an? )?(?<a>\d+)(?: out of 10)?(?: down| up)? to (?:an? |about an? )?(?<b>\d+)\b/g;
/** A responder's own way of naming whoever drives the ambulance. */
export const OWN_AMBULANCE = /\bour (?:own )?(?:ambulance|medic|medics|rescue|squad|aid car|bus|paramedics)\b/g;
export const UNNAMED_AMBULANCE =
  /\b(?:the )?(?:medics|medic|paramedics|ambulance|ambulance crew|medic unit|medic crew|ems|squad|aid car)\b/g;
/** Units that carry patients. */
export const EMS_UNITS =
  /^(Medic|Ambulance|Paramedic|ALS|BLS|EMS|Aid|MERS|Medic Ambulance|Rescue|Squad|Rescue Squad)\b/;

export const IMPROVED: readonly string[] = [
  '(?:pulses?|heartbeat|heart beat|a pulse|circulation|breathing|consciousness) (?:had |was |were |has )?(?:returned|restored|regained|came back|come back)|(?:regained|got back|recovered) (?:a |his |her )?(?:pulses?|heartbeat)',
  '(?:pulse|pulses|heartbeat|rosc|r o s c|a rhythm|circulation) back|(?:got|had|brought|get|bring|have) (?:him|her) back(?! (?:to (?!(?:life|baseline|us|himself|herself)\\b)|in|into|on|up|inside|down|home|from|across|onto|out|over|at|off|there))|got (?:a|his|her) pulse|rosc (?:in|after|at|on|with|achieved|obtained|within|before)|(?:got|had|have|achieved|with|regained) (?:\\w+ )?(?:rosc|r o s c)|(?:got|achieved|regained) (?:\\w+ )?(?:pulses?(?! of| ox| was| in)|return of spontaneous)|return of (?:spontaneous|pulses)|regained (?:a |his |her )?(?:pulse|consciousness)|(?:started|starting|began) (?:to )?breath(?:e|ing) (?:on (?:his|her|its|their) own|again)',
  "(?:was|were|is|felt|feeling|feels|feel|got|getting|doing|did|looked|looking|much|lot|little|bit|some|breathing|breathed|he's|she's|started feeling|seemed|sounded) (?:a )?(?:whole )?(?:lot |little |bit |much |some |way |quite a bit |considerably |significantly |already )?better(?! (?:part|safe|than (?!(?:when |how )?(?:we|they|he|she|I) )))",
  '(?:got|brought) (?:him|her|it) (?:back )?up to (?:about )?\\d+|improv(?:ed|ing|ement)(?! (?:road|the road))|perked (?:right )?up|pinked (?:right |back )?up|came out of it|snapped out of|back to (?:normal|baseline|himself|herself|his baseline|her baseline)|(?:sugar|glucose|sats?|blood pressure|color|oxygen|o 2) (?:\\w+ ){0,3}?(?:came|come|went|back|coming|climbed|rose) (?:right |back )*up|(?:got|brought) (?:his|her|their) (?:temp|temperature|pressure|sugar|sats?|pulse ox) (?:back )?up|(?:quit|stopped) (?:shivering|shaking|seizing|wheezing)|more with it|(?:it|they|sats?) came (?:right |back )?up to \\d+|symptoms (?:were |had |started )?(?:resolved|resolving|went away|cleared|eased|improving)|(?:he|she|patient|kid|boy|girl) (?:had )?turned (?:right |completely |it )?around(?! at| and| in| on| by)|(?:hives|swelling|rash|redness) (?:was |were |started |had )*(?:going|gone|went|coming|came) (?:down|away)|breathing (?:got |was |became |came )?(?:real |pretty |nice and |a )?(?:whole )?(?:lot |little |bit |much )?easi?(?:er|y)(?! (?:on|in) arrival)|(?:pain|headache|dizziness|breathing|swelling|chest pain|hives|nausea|wheezing) (?:\\w+ ){0,2}?(?:eased|went away|resolved|subsided|went down|came down|cleared up|improved|let up|gone|relieved|down to)|(?:some|good|got|with|pain|had) relief(?! crew| valve| company)|(?:alert|conscious|awake) (?:and \\w+ )?(?:again|now|by the time|when (?:we|they|U\\d+) (?:left|loaded|handed|turned|transported))|airway (?:was )?cleared|started (?:crying|talking(?! (?:nonsense|crazy|gibberish|funny|out of))|breathing)|(?:pain|it|he|she) (?:was |went |came |had gone |got )*(?:down|went) (?:to|from \\w+ to) (?:about )?an? (?:0|1|2|3)(?: out of 10)?|(?:got|had) (?:his|her|their|some) color back|color (?:was |came |got |looked )?(?:good|better|back|improved)',
];
/** These say improved only behind a treatment, and not where it was so all along. */
export const TALKING: readonly string[] = [
  '(?:crying and looking|looking around|tracking us|smiling|talking our ears off|fussing|bawling|crying like)|(?:awake|alert|up|conscious|sitting up|wide awake|eyes open) (?:\\w+ ){0,2}?and (?:(?:mad|cussing|cursing|arguing|joking|telling jokes|swearing|hollering|complaining|yelling|asking|knew|knows|(?:making|make|made) (?:more )?sense|laughing|hungry|eating|crying)|talking|oriented|alert|conversing|walking|breathing)(?! the whole| throughout| all along| on (?:our )?arrival| when we (?:got|arrived|walked|pulled))|(?:talking|talkin) to (?:us|me|them|the medics|his wife|her husband)|(?:joking|laughing|kidding|chatting|talking|cutting up) with (?:us|me|my guys|the (?:crew|medics|guys))|making sense|alert and oriented(?! the whole| throughout| on arrival| when we got)|knows what day|answering (?:our |all |their )?questions|asking for|came (?:right |back )?around(?! (?:the|to the|a|from|behind|back)\\b)|(?:came|coming|come) (?:right )?to(?= (?:and|after|before|pretty|within)\\b)|woke (?:right |back )?up(?! to| and called| when| and smelled)|waking up|breathing on (?:his|her|their) own|pressure (?:came|went|was) (?:back )?up',
];
export const UNCHANGED: readonly string[] = [
  "(?:was|were|is|looked|felt|feeling|any|doing|seemed) (?:really )?no better|(?:wasn't|weren't|isn't|not) (?:really )?(?:doing |feeling |looking )?any better|no (?:real |significant |major |other )?changes?|unchanged|(?:not|no|didn't|never|neither|wasn't) (?:\\w+ )?(?:getting )?(?:any )?better (?:and |or |nor )?(?:not |no |any )?(?:any )?worse|(?:no|any) worse (?:and |or )?(?:no |any )?better|(?:about|stayed|was|were|remained|much|pretty much|still|condition|exactly|is|is about) the same(?! (?:age|size|way|kind|weight|stuff|problem|address|corner|location|area|as (?:the|last|yesterday)|house|place|address|guy|lady|car|1|building|spot|time|thing|night|day|deal|as the))|same as (?:when )?(?:we found|before|we got)|(?:condition|status|vitals|mental status|he|she|patient) (?:\\w+ )?(?:remained|stayed) (?:the same|unchanged|unresponsive|unconscious)|(?:didn't|did not|never|hasn't|hadn't) (?:really )?(?:change|changed|improve|improved|get better|get any better|come around|wake up|respond to)|never (?:got|had) (?:a |any )?(?:pulse|pulses|rosc|him back|her back)|(?:no|without|zero) (?:improvement|response to|relief)|(?:didn't|did not|never|wasn't) (?:\\w+ )?(?:touch|help|work|do (?:anything|much|a thing)) (?:the |for the |for his |for her |his |her )?(?:pain|much|breathing)|still (?:unresponsive|unconscious|confused|altered|hurting|in (?:a lot of )?pain) (?:when|by the time|at)",
];
export const WORSE: readonly string[] = [
  'deteriorat(?:ed|ing|e)|worsen(?:ed|ing)|(?:was|were|got|getting|gotten|gets|went|looking|looked|doing|became|is|felt|feeling) (?:a )?(?:lot |little |bit |much |steadily |quickly |progressively )?worse|worse (?:than|off than|by the time|en route|when (?:we|they|U\\d+) (?:left|loaded|handed))|went downhill|going downhill|(?:went|going|headed|heading) the wrong (?:way|direction)|(?:pressure|sats?|b p|bp|g c s|gcs) (?:kept |was |were |started |had been )?(?:dropping|tanking|falling|crashing)(?: on us| the whole| en route| while)|took a turn|crashed on us|crashing|(?:he|she|patient|they) (?:\\w+ )?coded|coded (?:on|en|in|at|just|right|before|again)|(?:lost|losing) (?:his |her |the |a )?pulses?|went into (?:cardiac )?arrest|arrested (?:on|en|in) (?:us|route|the)|(?:mental status|condition|level of consciousness|responsiveness) (?:was |were |kept |had )?(?:declined|declining|dropping|decreased|decreasing)|(?:he|she|patient) was (?:declining|crashing|circling)|(?:went|became|going) (?:unresponsive|unconscious|limp|blue|downhill)|stopped breathing (?:on|en|while|just|again)',
];

/** People a statement can be about. Vehicles' people make patients of their own; kin and bystanders only where several are counted. */
export const CRASH_ROLES =
  /\b(?:(?<vehicle>\w+) )?(?<role>driver|passenger|operator|motorcyclist|bicyclist|cyclist|pedestrian|rider|biker)\b(?: (?:of|in|on|from|was in|is in|with) (?:the |a |an |that )?(?:\w+ ){0,3}?(?<of>pickup|sedan|suv|truck|van|minivan|car|semi|jeep|motorcycle|bike|bicycle|vehicle|camry|civic|honda|toyota|ford|chevy|dodge|nissan|tesla|subaru|bus|tractor|box truck|f 150|silverado|accord|corolla|trailer|coupe|hatchback|wagon|scooter|moped|atv|utv|golf cart)\b)?(?: (?:number )?(?<no>[1-9])(?! (?:vehicles?|cars?|patients?|people|persons?|years?|of|others?|kids|children|passengers?|adults?|occupants?|drivers?|feet|miles?|times|hours?|minutes?)\b))?/g;
/** What tells one driver from another when it stands before the role. */
export const VEHICLE_WORDS =
  /^(?:pickup|sedan|suv|truck|van|minivan|car|semi|jeep|motorcycle|bike|vehicle|camry|civic|honda|toyota|ford|chevy|dodge|nissan|tesla|subaru|bus|tractor|accord|corolla|coupe|wagon|scooter|moped|atv|tahoe|kia|hyundai|gmc|buick|mazda|cart|1st|2nd|3rd|at fault|striking|white|black|red|blue|silver|gray|green|rear|front|back|backseat|seat)(?:'s|s)?$/;
/** "The lady in the SUV": told apart by the vehicle as well as any driver. */
export const PEOPLE_IN_VEHICLES =
  /\b(?<role>lady|woman|man|guy|kid|child|infant|baby|toddler|boy|male|female|girl|boy|gentleman|fella|person|teenager|mother|father|mom|dad|couple|1) (?:in|driving|from|riding|on|out of) (?:the |a |an |that )?(?:[\w']+ )?(?<of>pickup|sedan|suv|truck|van|minivan|car|semi|jeep|motorcycle|bike|bicycle|camry|civic|honda|toyota|ford|chevy|dodge|nissan|tesla|subaru|bus|accord|corolla|coupe|hatchback|scooter|moped|atv|golf cart|back ?seat|front seat|passenger seat)\b/g;

/** "Number 2 is", "the 2nd 1", "patient 3": patients told one after the other. */
export const NUMBERED =
  /\b(?:(?<f>[2-9](?:nd|rd|th)) (?:an?|the) (?=(?:teen\w*|male|female|man|woman|girl|boy|kid|lady|guy|toddler|baby|elderly|older|wife|husband|passenger|\d+ year)\b)|(?<e>[1-9](?:st|nd|rd|th)) (?:one's|ones|guy's|lady's|kid's|patient's|person's|victim's|woman's|man's|fella's|girl's|boy's|guy|girl|boy|lady|kid|driver)\b(?! (?:on|in|due|arriving))|(?:patient|pt|victim|subject|casualty|occupant)(?: number)? (?<a>\d)(?! (?:patients?|people|years?|yo)\b)|(?:patient|number) (?<h>to|too|won)(?= (?:is|was|had|with|has)\b)|number (?<b>\d)(?= (?:is|was|had|has|with|patient|female|male|an?|the|driver|passenger|teenage|older|elderly|adult|we|\d+ year|refused|went|got|she|he|complain\w+|only|just|did)\b)|(?<c>[1-9](?:st|nd|rd|th)) (?:1(?! (?:on|in|due|arriving|there))|patient(?! contact)|person|victim|occupant|driver|passenger|male|female|man|woman|guy|lady|kid|child|subject|individual|gentleman|fella|worker|rider|firefighter|resident|hiker|swimmer)\b|(?<d>[1-9](?:st|nd|rd|th)) (?:was|is) (?:an?|the|our|his|her|\d+) (?!call|alarm|floor|unit|engine|due))/g;

/** People of whom each may be a patient, counted; firefighters and crews are not among them. */
const PERSONS =
  'occupants|kids|children|adults|passengers|students|teenagers|teens|residents|workers|employees|riders|boaters|hikers|players|females|males|men|women|drivers|kayakers|campers|swimmers|family members|tenants|juveniles|boys|girls';
export const COUNTED_PERSONS = new RegExp(
  `\\b(?:(?<kin>mother|mom|father|dad|grandmother|grandma|grandfather|driver|woman|lady|man|couple|parents) and (?:his |her |their |the )?)?(?<n>\\d+) (?:\\w+ )?(?:${PERSONS})\\b`,
  'g',
);

/** How many patients there were. */
export const COUNTED =
  /\b(?<n>\d+) (?:(?!\d|vehicles?\b|cars?\b)\w+ ){0,2}?(?:patients|victims|injured|casualties|people (?:were |was )?(?:hurt|injured|sick|ill|treated|transported|overcome|symptomatic|complaining|affected|with symptoms|exposed))\b/g;
export const PAIR =
  /\bboth (?:(?:were|was|got|had to be) (?:treated|transported|evaluated|checked|taken|released|assessed|pronounced|dead|hurt|injured|flown|airlifted|seen)|patients|victims|drivers|occupants|kids|of them|men|women|parties|workers|people|riders|boys|girls|students|passengers|were|was|had|refused|got|went|signed|declined|transported|treated|checked|evaluated|complained|complaining|felt|feeling|feel|taken)\b/g;
