// Alarms and sprinklers. Words are as in the reading.

export const SMOKE_ALARM =
  '(?:smoke (?:alarm|detector|head)s?(?! compan(?:y|ies)| monitoring| program| giveaway| install\\w*| blitz| check)|smokes(?= (?:were|was|went|sound\\w*|going|work\\w*|are|did|activ\\w*|woke|alerted|never))|(?:hard ?wired|interconnected|working|battery) smokes|(?:smoke (?:and|or|slash) (?:c o|co|carbon monoxide|heat)|combo|combination|smoke c o|smoke co) (?:alarm|detector)s?|(?:hard ?wired|hard wired|interconnected|battery|battery operated|battery powered|hallway|bedroom|hall|working|house|basement|kitchen|upstairs|downstairs|residential) (?:smoke )?(?:detector|alarm)s?(?! system| panel| company)|(?<=\\b(?:the|an|1|her|his|their|every|those) )(?<!fire )alarms? (?:in|on|outside|at the top of) (?:the|her|his|a|their|that) (?:\\S+ )?(?:hall|hallway|bed ?rooms?|living room|kitchen|basement|stairs|ceiling|landing|bedroom|den)|(?<!(?:c o|co|monoxide|burglar|security|fire|car|smoke) )alarms?(?=(?: (?!\\.(?: |$))\\S+){0,8} batter(?:y|ies))|(?<!c o |co |monoxide |heat |duct |gas |tilt |metal |voltage |leak |4 gas |beam )detectors|(?<=\\b(?:the|a|1|that|her|his|their|every) )detector(?= (?:in|on the|by|at|outside|over|above|near|went|was|woke|had|that|because|kept|never|did|is what|and (?:she|he|they|the))))';

export const NO_SMOKE_ALARM = [
  "(?:no |any |the )?smoke (?:alarm|detector)s? ..6 (?:there (?:were|was) none|there (?:weren't|wasn't) any|(?:they|he|she|house|place|home) (?:had none|(?:didn't|did not) have (?:any|1|none)))",
  '(?:no|neither|without(?: any)?|0|not any|not 1|not an?(?= smoke)|never had|not a single|lacked|lacking) (?:(?!working|functioning|functional|operational|operating|activated|sprinklers?|injuries|exposures?|extension|hydrants?|damage|fire alarms?)\\S+ )?(?:smoke (?:alarm|detector)s?|smoke or \\S+ (?:alarm|detector)s?|fire or smoke (?:alarm|detector)s?)',
  "(?:not|wasn't|isn't|weren't) (?:equipped|fitted|outfitted) with (?:any )?smoke (?:alarm|detector)s?",
  "(?:didn't|did not|doesn't|does not|don't|do not|couldn't|could not|never|wasn't|weren't|was not|were not|ain't) (?:(?:even|really|ever|actually|able to) )?(?:(?:have|find|see|had|locate|come across)(?: (?:any|an?|no|1|so much as a|a single))?|any|an?|no|1) (?:\\S+ )?(?:smoke (?:alarm|detector)s?)",
  'no (?:alarms|detectors) (?:of any kind|anywhere|in (?:the|that|it)|at all|present|found)',
  'no detectors(?= .| in | no | and no |$)',
  'smoke (?:alarm|detector)s? (?:was|were) (?:not present|not installed|nonexistent|not found)',
  'no sprinklers? (?:no|or|and no|nor) (?:smoke )?(?:alarms|detectors)',
];
/** After "no smoke alarms": a silence, not an absence. */
export const SOUNDING =
  /^(?: ?(?:were|was|had|that|ever|went|in the \S+|is|are|have))*(?: ?(?:sound\w*|going off|went off|activat\w*|alert\w*|ringing|heard|working|operat\w*|beeping|off))/;

export const ALARM_WORKED =
  "(?:going(?= and| when| so| in the| all| \\.|$)|(?:were|was|are|is|still|all|already) going(?! (?:to|over|into|through|bad|up|down|out|back)\\b)|did (?:activate|sound|go off|work|operate|alert)|sound(?:ed|ing|s|in)|(?:going|went|goes|gone|go) off|activat(?:ed|ing|ion)|alert(?:ed|ing)|woke|woken|wake|scream(?:ing|ed)|blar(?:ing|ed)|ringing|beeping|operat(?:ed|ing|ional)|work(?:ed|ing|s)?(?! fire)|in alarm|tripped|did (?:its|their|his|the|it's|what) (?:job|they|it)|function(?:al|ing|ed)|tested (?:good|fine|ok|okay|out)|screech(?:ing|ed)|chirping away|howling|squealing|hollering|wailing|squawking|(?:got|gets|getting|r[ua]n|brought|drove|sent|rousted) (?:them|him|her|everybody|everyone|the (?:family|kids|tenants?|couple)|all of them|both of them) (?:out|up|off|moving|awake|going|to the)|tipped (?:them|him|her) off|notified|warned|saved|heard (?:the|it|them)|(?:is|was|are|were) what (?:she|he|they|everybody|(?:the \\S+)) heard|is what got|kicked off|set off|in full alarm|doing (?:its|their) job|singing|buzzing)";

export const ALARM_FAILED =
  "(?:(?:did not|didn't|never|don't|do not|doesn't|failed to|not|none|wasn't|weren't|hadn't|ain't|no|neither) (?:(?:of|1 of) (?:them|those|these|it|the \\S+) )?(?:\\S+ )?(?:go off|went off|going off|gone off|sound(?:ed|ing)?|activat(?:e|ed|ing)|work(?:ed|ing)?|operat(?:e|ed|ing|ional)|alert(?:ed)?|function(?:ing|al|ed)?|made a (?:sound|peep|noise)|make a (?:sound|peep|noise)|made a peep|ring|rang|trip(?:ped)?|chirp(?:ed)?|beep(?:ed)?|peep(?:ed)?|alarm(?:ed)?)|(?:(?:didn't|did not|doesn't|don't|never|hadn't) (?:even )?(?:have|had|got)|(?:neither|none|not 1|nary a 1)(?: 1)?(?: of (?:them|those|the \\S+))? (?:had|has|have|got)) (?:(?:an?|any|no|its|their|the|1|good|live|working) )?(?:\\S+ )?batter(?:y|ies)|been dead|(?:no|dead|missing|without|bad|drained|the|pulled the|took the|taken the|removed the) batter(?:y|ies)(?! backup| powered| operated)|batter(?:y|ies) (?:was|were|had been|been|is|are|had) (?:\\S+ )?(?:dead|out|missing|removed|taken|pulled|gone|died|disconnected|corroded)|batter(?:y|ies) (?:removed|missing|pulled|dead|taken out|out of)|disabled|disconnected|inoperable|inoperative|non ?working|nonfunctional|non functional|non operational|taken down|unplugged|were silent|was silent|stayed silent|silent|painted over|not (?:working|operational|functional)|out of service|failed|bagged|(?:didn't|did not|never|don't|doesn't) (?:do|did) (?:a thing|anything|squat|nothing|their job|its job)|(?:was|were) (?:dead|useless|no good|junk|quiet|expired)|ripped out|hanging (?:there )?(?:dead|by (?:its|the) wires?))";

export const FIRE_ALARM = [
  "(?:building(?:'s)?|house|monitored|automatic|commercial|school|facility|central|addressable|complex|audible|general|hotel|mall|store|interior|local) (?:fire )?alarm(?: system| panel)?(?! company| call)",
  '(?:fire )?alarm (?:system|panel|control panel)|annunciator(?: panel)?|fire panel|panel (?:show(?:ed|ing|s)|said|says|reads?|indicated|indicating|had (?:\\S+ ){0,2}?(?:smoke|smokes|detectors?|water ?flow|zones?|alarm|trouble|heat)|(?:was|is) (?:showing|in alarm|reading|indicating|going off|lit up|chirping))|facp',
  '(?:the|a|their|its|pulled the|had a|has a|with a) fire alarm(?! call| at (?:the|A\\d+)| response| assignment| activation at| box)(?! for)',
  'fire alarms?(?: systems?)? (?:yes|present|in place|installed)',
  '(?:fire )?alarm (?:horns?|strobes?|bells?|horn strobes?)|(?:horns|strobes|horn strobes|horns and strobes|bells) (?:(?:were|was|are|all) )*(?:going|ringing|sounding|flashing|active|on)',
  'pull stations?|manual pull|pulled the (?:fire )?(?:alarm|station)',
  'fire alarms? (?:was|were|went|had|activated|sound\\w+|is what|did|tripped|notified|ringing|going|brought|evacuated|emptied|alerted|worked|operat\\w+)',
  'alarm (?:was|were) (?:sounding|ringing|going off) (?:in|throughout) the building',
];
export const NO_FIRE_ALARM = [
  'fire alarms?(?: systems?)? (?:none(?! of)|not present)',
  "(?:no|neither(?: a)?|without(?: a| any)?|didn't have (?:a|any)|doesn't have (?:a|any)|did not have (?:a|any)|don't have (?:a|any)|not have an?|wasn't any|wasn't a|wasn't no|isn't a|no monitored|nor an?|or) (?:\\S+ )?(?:fire alarms?(?! company)(?: system| panel)?|(?:fire )?alarm (?:system|panel))",
];
export const NO_BOTH_ALARMS = ['no (?:smoke or fire|fire or smoke) (?:alarm|detector)s?'];

export const OTHER_ALARM =
  '(?:c o|co|carbon monoxide|heat|gas|natural gas|propane|methane|radon) (?:alarm|detector)s?|carbon monoxide and smoke (?:alarm|detector)s?|smoke and (?:c o|co|carbon monoxide) (?:alarm|detector)s?|smoke co (?:alarm|detector)s?|smoke c o (?:alarm|detector)s?';
export const NO_OTHER_ALARM = [
  "(?:no|without(?: any)?|nor|or|didn't have (?:a|any)|did not have (?:a|any)) (?:c o|co|carbon monoxide|heat) (?:alarm|detector)s?",
  'no smoke or (?:c o|co|carbon monoxide) (?:alarm|detector)s?',
];

export const SPRINKLERS =
  "(?:(?:fire |wet |dry |wet pipe |dry pipe |residential |automatic |building |building's )?(?<!lawn |yard |garden |irrigation |impact )sprinklers?(?: systems?| heads?)?|(?:fully |partially |building's |is |was |it's |building |place |store |plant |facility |been )sprinkle?r?led|sprinklered|sprinkled building|fm 200|f m 200|halon|clean agent(?: system)?|(?:fire )?suppression system|deluge system|pre action system|sprinkler)(?! repair| company| contractor| tech| shut ?off| guy| room| riser room)";
export const NO_SPRINKLERS = [
  "(?:no|without(?: any| a)?|not|non|neither|isn't|wasn't|weren't|aren't|never|0|ain't|un|nor|lacked|lacks|or) (?:(?!(?:batter(?:y|ies)|injur(?:y|ies)|extension|hydrants?|exposures?|alarms?|detectors?|damage|smoke|hose|victims?|people|1|power|electric|patients?|problems?|issues?|idea|sure|sound|noise)(?: |$))\\S+ )?(?:fire )?(?:sprinklers?(?: system| protection)?|sprinklered|sprinkled|sprinklers|(?:fire )?suppression systems?(?! (?:on|in|over|above) (?:the |that )?(?:\\S+ )?(?:hood|stove|range|kitchen)))",
  "(?:didn't|did not|doesn't|does not|don't|do not|wasn't|weren't|was not|were not|never|isn't) (?:\\S+ )?(?:have|had|any|equipped with|protected by|fitted with|a|no) (?:\\S+ )?(?:sprinklers?(?: system)?|(?:fire )?suppression systems?)",
  '(?:neither|none) (?:(?!\\.)\\S+ ){0,6}?(?:has|have|had|was|were|is|are) (?:any |an? )?(?:(?:fire|working|automatic) )?(?:sprinklers?(?: systems?)?|(?:fire )?suppression systems?|sprinklered|sprinkled|sprinkler protection)',
  'unsprinklered|non ?sprinklered|unsprinkled',
  'sprinklers? (?:not present|none|were not (?:present|installed)|was not (?:present|installed))',
];
/** After "no sprinklers": heads that stayed shut, not a building without them. */
export const SPRINKLERS_IDLE =
  /^(?: ?(?:heads?|were|was|had|ever|have|that|system))*(?: ?(?:activat\w*|going off|went off|flow\w*|operat\w*|fused|popped|open\w*|discharg\w*|tripped|off|hit|broken|damaged|impair\w*))/;

export const HOOD_SYSTEM =
  '(?:hood (?:fire )?(?:suppression |extinguish\\w+ |protection )?systems?|ansul(?: system)?|hood suppression(?: system)?|kitchen (?:hood|suppression) systems?|(?:range|kitchen|vent|cooking) hood (?:suppression|extinguish\\w+)(?: system)?|wet chem(?:ical)? system|ansel system|hood extinguisher|stove ?top (?:fire ?stop|suppression)|fire ?stop cans?)';
export const NO_HOOD_SYSTEM = [
  "hood (?:had|has|with|(?:did not|didn't|does not|doesn't) have|without) (?:no |any |an? )(?:fire )?(?:suppression|extinguish\\w+)(?: system)?",
  'no (?:fire )?suppression (?:system )?(?:on|in|over|above) (?:the |that )?(?:\\S+ )?(?:hood|stove|range|kitchen)',
  "(?:no|without(?: a)?|didn't have an?|doesn't have an?|wasn't an?|not have an?) (?:(?!sprinklers?|alarms?|detectors?|injuries|damage|extension)\\S+ )?(?:(?:range |kitchen |vent |stove )?hood (?:fire )?(?:suppression |extinguish\\w+ |protection )?systems?|ansul(?: system)?|hood suppression(?: system)?|ansel system|kitchen suppression(?: system)?)",
];
