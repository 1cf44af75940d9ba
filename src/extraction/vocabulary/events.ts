/** What happens at a time: to the call, to a unit, or on the fireground. */
export type CallEvent = 'call_arrival' | 'call_answered' | 'call_create' | 'incident_clear';
export type UnitEvent = 'dispatch' | 'enroute_to_scene' | 'on_scene' | 'canceled_enroute' | 'staging' | 'unit_clear';
/** The milestones of a report, in the order of the national payload. */
export const TACTIC_EVENTS = [
  'command_established',
  'completed_sizeup',
  'primary_search_begin',
  'primary_search_complete',
  'water_on_fire',
  'fire_knocked_down',
  'fire_under_control',
  'suppression_complete',
  'extrication_complete',
] as const;
export type TacticEvent = (typeof TACTIC_EVENTS)[number];
/** `none` takes a time away from the events around it: it is the time of something the report has no place for. */
export type EventKind = CallEvent | UnitEvent | TacticEvent | 'none';

/** Patterns on the reading, tried in this order: of two that overlap the earlier row wins. */
export const EVENTS: readonly (readonly [EventKind, RegExp])[] = [
  [
    'dispatch',
    /\b(?<=^|(\.|the|our) )dispatch (came|went) (in|out|over|across)(?= ((at|around|about) )*T\d)|(?<=\b(they|dispatch|dispatcher|central|county|comm center|communications|911) )put (us|me|U\d+)( ((and|with|plus) )?(the )?(U\d+|us|me))* (on (it|the (call|run|job|box))|out|in)(?= ((at|around|about) )?T\d)|(?<=\b(they|dispatch|dispatcher|central|county|comm center|communications|911) )(gave|handed|sent|assigned) (us|me) (the|this|that|a) (call|run|job|alarm|ticket)(?= ((at|around|about) )*T\d)|(?<=\b(they|dispatch|dispatcher|central|county|comm center|communications|911) )(gave|assigned|handed) (it|this|that|the (call|run|job|alarm)) (out )?to (?=(the )?U\d)|(?<=\b(they|dispatch|dispatcher|central|county|communications|911) )put (?=(the )?U\d+( (and )?(the )?U\d+)* (on it|on the (call|run|job)))|(?<=\b(they|dispatch|dispatcher|central|county|communications|911) )(gave|sent|started|handed|toned|assigned) (us|me) (?=(the )?U\d)|(1st|initial|full|still|2nd|3rd|4th|working fire|box|extra|additional|mutual aid) (alarm|assignment|box|dispatch|response|companies)( (was|were|got|went|came|is))?( (struck|transmitted|sounded|pulled|requested|called|toned|toned out|dispatched|sent|out|in|started|filled))?(?= (at |around |about )?T\d+ (((was|were|for|which|that|got|gave|brought|sent|is|of|us|me) )*U\d|\.|(which|that) (sent|brought|got|gave)))/g,
  ],
  ['unit_clear', /\b(cleared|clear|available|in service) (up )?(at|from|out of) (the )?(hospital|er)\b/g],
  [
    'unit_clear',
    /\b((1st|last|next) (1 |1s |unit |company |engine |rig )?(to (leave|clear|go)|out(?= (at )?T\d))|(?<=(U\d+|we) (was |were )(all |both )?)(free|freed up|let go)(?= (at|by|around|about) T\d))\b/g,
  ],
  [
    'on_scene',
    /\b((1st|last|next|2nd|3rd) (1 |1s |unit |company |rig )?(to (arrive|get (there|here))|in(?= (at )?T\d))|(1st|2nd|3rd|next|last) (in|due|there|here|arriving|on scene)( (unit|company|engine|rig|truck))? (was|were|being|is)(?= (the )?(U\d+|us|me) ((at|by|around|about) )?T\d)|came rolling (in|up)|behind (us|them|him|me) (was|were|came)|been (there|here|on scene|on location) since(?= T\d)|(was|were) (both|all|already|also) (there|here)(?= ((at|by|around|about) )?T\d))\b/g,
  ],
  [
    'none',
    /\b((dispatch|dispatcher|central|county|command) (advised|updated|told (us|me|them)|radioed|notified (us|me|them)|came (back|on))|(?<!\b(primary|and|and (a|the|our)) )secondary( search| searches)?( was| is| were| got)? (done|complete|completed|clear|all clear|negative|finished|started)|(en route|enroute|on (the|our|their) way|rolling|responding|headed|arrived|got|were|was|out|off) (to|at|for) (the )?(hospital|er|emergency room|trauma center|(\w+ ){0,2}(general|hospital|medical|regional|memorial|mercy|health))|(en route|enroute) with (him|her|the patient|1|2)|signed on(?= with \d+ ((at|around|about) )?T\d)|called back|last seen|last known|storm (came|rolled|blew) through|transported|transport(ing)? (to|at)|(?<=(transport(ed|ing)?|(took|drove|hauled|ran|had|loaded|packaged) (him|her|them|both|the (patient|driver|lady|man|kid))) ((?!U\d|T\d|\.)\S+ ){0,7}and )left(?= (at )?T\d)|left (the scene |scene )?(for|with (him|her|them|1|2|both|the (patients?|driver|victim|kid|lady|man|woman)))|(?<=no (change|changes|difference) (\S+ ){0,2})on the way( in)?|(left|leaving|departed) (for )?(the )?(hospital|er)|arrived at (the )?(hospital|er)|at (the )?hospital|pulse back|rosc|got (a )?pulse|shocked|valve was (closed|shut)|let (everybody|everyone|them|people|students|the kids) back( in)?|started back in|back inside|went back in(?! (service|quarters))|back in at|pulled everybody out|pulled everyone out|evacuated (everybody|everyone|them|us)|went defensive|(?<!with (the )?)(police|pd|deputy|deputies|troopers?|officers) (had )?(cleared|left|secured)|cleared (us|them|me|ems|medics) (in|to (enter|go))|(cleared|secured|made safe|declared safe) by (the )?(pd|police|deput\w+|law|officers?|troopers?|sheriff\S*)|(turned|handed|transferred|gave|released|passed) (him|her|them|it|care|command|patient|the patient|patient care|the scene)? ?(care )?(over|off|to)( to)?|care (was )?(transferred|turned over)|terminated (the )?command|(was|were) returned by|extrication (was )?(began|begun|started|underway|initiated|under way|in progress)|(began|started|start|begin|starting) (the )?(extrication|extricating|cutting)|(?<!\b(took|take|assumed|established|had|have|taking) )command (was )?(terminated|transferred|passed)|struck (the|a) (2nd|3rd|second|third)|reset (the|it)|power (was )?(cut|off|out)|(investigator|marshal|(gas|power|electric|utility|light|energy|insurance|water|tow|towing|phone|restoration|ambulance|alarm|elevator) company|utility|tech|coroner|deputy|trooper|police|pd|helicopter|red cross) (got|arrived|came|was|showed|on scene|made it|there|here)( there| here| out| on scene| up)?|(gas|power|electric) company (got|arrived|came|on scene)( there| here)?)\b/g,
  ],
  [
    'on_scene',
    /\b(?<=U\d+ ((from|out of) [a-z]+ )?)(also |then )?(came|followed)(?= (with (just |only )?(\d+|a) ([a-z]+ )?)?(at|by|around|about) T\d)|(?<=\b(U\d+|we|i) )(was|were) (up |down |out |right )?at the (?!hospital|er|emergency|station|quarters|firehouse|time|table|fill|truck|shop|training|academy|mall when)[a-z]+( [a-z]+)?(?= at T\d)/g,
  ],
  [
    'on_scene',
    /\b(?<=\b(U\d+|we|i|they|he|she) )(both |all |also |then )?(came|comes|come) (in|up)\b(?! (as|for|from|to|with a report)\b)/g,
  ],
  [
    'dispatch',
    /\b(?<=U\d+ )(also |all |both )?(got|received|caught|took|were given|was given) (the|this|that|a) (call|run|alarm|box|job|ticket)\b|(?<=\bwe )(got|were) hit(?= (at|for|with) )|(?<=\b(we|i) )(caught|took|picked up) (the|this|that|a) (call|run|job|box|alarm|ticket)(?= ((at|around|about) )*T\d)/g,
  ],
  [
    'call_answered',
    /\b(call (was )?answered|answered the call|answered the phone|call taker (picked up|answered)|dispatch (answered|picked up)|(?<=\b(dispatchers?|center|room|911|county|central|they|and|it) (was |got )?)(answered|picked up)( it| the phone| the line)?(?= (at )?T\d))\b/g,
  ],
  [
    'call_create',
    /\b((call|incident|cad|event|ticket) (was )?(created|entered|opened|generated)|entered (it )?(in|into) (the )?cad|created (the )?(call|incident))\b/g,
  ],
  [
    'call_arrival',
    /\b((911|9 1 1)(?= (at |around |about )?T\d)|(?<!\b(this|that|last|our|another|next|other|next|previous|whole|entire) )(911 |9 1 1 |phone )?call (was|time|was placed|was made|was logged|got in|went in)(?= ((at|around|about) )*T\d)|(?<=\b(neighbors?|caller|owner|homeowner|wife|husband|passerby|driver|tenant|resident|clerk|lady|man|woman|guy|somebody|someone|trucker|motorist|hiker|snowmobiler|buddy|farmer|daughter|son|mother|manager|worker|employee|coworker)( (?!T\d|U\d|\.|we\b|i\b)\S+){1,10} and )called(?= ((that|it|this|which) was )?((at|around|about) )*T\d)|(?<=\b(call|alarm|it) (didn't|did not) (\w+ )?)come in(?= (until|till|til) ((about|around) )?T\d)|(dispatch|dispatchers?|central|county|comm center|communications|the center|911|9 1 1) (took|got|gets|received|had|fielded|picked up|answered) (a|the|this|that|our|their|1|several|multiple|the 1st|the initial) ((911|9 1 1|phone|first|1st|emergency) )?calls?\b|phone rang|(?<=T\d+ (that's|thats|that was|which (was|is)|is|was) when (\S+ ){1,4})(called|phoned)|(?<=\b(fire|crash|wreck|it|accident|leak|alarm|incident|this|smoke) (was|got) (first |1st |initially )?)reported(?= (at|around|about) T\d)|(?<!\b(1st|2nd|3rd|4th) )alarm (activated|tripped|dropped|transmitted|sounded|signal)(?= ((at|around|about) )*T\d)|(?<!\b(we|i|they|U\d+|both|all) )got the call(?= (at )?T\d)|(?<=\b(she|he|they|who|mom|dad|mother|father|lady|woman|man|guy|driver|clerk|security|nurse|employee|worker|landlord|roommate|kid|boyfriend|girlfriend|grandmother|grandma|deputy|trooper|school|hospital|facility) )called(?= (at|around|about) T\d)|(911|9 1 1) (call )?(was|came in|came|comes in|hit|got it|received|rang)|(911|9 1 1) call|(call|calls|alarm|request|report) (originally )?(was |were )?(received|came(?= ((at|around|about) )*T\d)|hits? (911|9 1 1|dispatch)|came (in|through|over)|comes in|come in|started|began|coming in|dropped|hit)|(?<!\b(on|of|for|after|upon|our|their|his|her|from) )call (arrival|arrived)(?= (time )?((was|at) )*T\d)|calls(?= (at|around|about) T\d)|(time of (the )?(call|alarm)|(call|alarm) time)(?= (was )?T\d)|(?<!\b(to|on|left|cleared|from|off|of|ended|closed|for|terminated) (the |this |that |our )?)(?<!\b(another|new|different|medical|other|next|last|previous|prior|earlier) )(call|time of call) (was )?(at|time)|came in to dispatch|called (it |this |us )?in|phoned (it )?in|called (911|9 1 1)|calls (911|9 1 1)|dialed (911|9 1 1)|call to (911|dispatch)|received (the|a) call|call (was|had been|has been) received|(it|this) come in|(?<=\b(alarm company|monitoring company|alarm co|police|pd|county|neighbors?|caller|callers|owner|owners|homeowner|wife|husband|passerby|driver|tenant|tenants|resident|clerk|lady|man|woman|guy|somebody|someone|trucker|motorist|hiker|buddy|buddies|friend|friends|farmer|daughter|son|mother|mom|dad|father|manager|worker|workers|employee|coworker|sister|brother|nurse|teacher|staff|security|school|store|grandson|granddaughter|grandmother|grandma|nephew|niece|kid|kids|roommate|boyfriend|girlfriend|landlord|maintenance|foreman|supervisor|principal|janitor|custodian|guard|cashier|bartender|aide|caregiver|engineer|conductor|pilot|operator|desk|office|walker|runner|cyclist|biker|mailman|carrier|jogger|golfer|fisherman|camper|boater|witness|bystander|people|folks|family|parents|student|students|crossing guard|deputy|trooper|officer) (had |actually |finally |first )?)(called|phoned|reported it)( us| them| for help| dispatch)?(?= ((at|around|about) )*T\d)|(?<!\b(2nd|3rd|another|other|more|additional|next) )callers? (reported|called|called it in|(starting|started|beginning|calling)( in)?(?= ((at|around|about) )*T\d))|came in)\b/g,
  ],
  [
    'incident_clear',
    /\b((the )?last (unit|company|rig|crew|truck|apparatus|engine) (was |were |had )?(cleared|clear|left|off the scene|out of there|available)|(?<!\b(on|at|from|left|cleared) (the )?)(scene|call|incident|job) (was |got )?(cleared(?! (by|for|to|of)\b)|clear(?= (at )?T\d)|terminated|closed( out)?|secured(?! by)|over|ended|wrapped( up)?)|(ended|closed|terminated|wrapped( up)?) (out )?(the (call|incident|job)|it out|it up)|closed it out|(which|that|and that) (ended|closed|wrapped|finished) (it|things)( up| out| off)?|terminated the (call|incident)|(was|is) (the end of|it for) ((the|this|that) (call|incident|job|run|1)|it(?= \.|$))|end of (the )?(call|incident))\b/g,
  ],
  [
    'primary_search_complete',
    /\b((?<=\b(primary|search)( search)? (at )?T\d+ and )(finished|completed|complete|wrapped)( it| up| it up)*|(?<=\b(primary|search)( search)? (was )?(started|began|begun|underway|initiated) (at )?T\d+ (by U\d+ )?(and )?)(complete|completed|done|finished|(came|come) (back|up) (all )?(negative|clear|empty))(?= (at )?T\d)|(?<!secondary )(primary|search|searches)( search| searches)?( was| were| is| are| came (back|up)| both| complete| completed| done| negative| and)* (all clear|clear|negative|complete|completed|done)|(completed|finished|finish|wrapped up|done with|completing) (the |our |a |their |my )?(primary|search)( search)?( all clear)?|(called|gave|had|got|reported|with) (it |us |me |an |the |a )?(all )?clear (on the (primary|search)|of the primary)|searches? .{0,30}all clear|(?<!secondary )search(es)? of (\S+ ){1,7}(was |were |came back )?(negative|all clear)|(took|had|did|ran) the (primary|search)( search)? (\S+ ){0,6}all clear|(primary|search)( search)?( (of|on|in|through) \S+( \S+){0,4})? ((which|that) )?(was|had been|has been|got) (completed|complete|done|finished)|primary all clear|primary and( a| the| our)? secondary( search| searches)?( were| was| both| all| came (back|up)| complete| completed| with)* (clear|negative|complete|completed|done)|(primary|search|searches) (\S+ ){0,3}(with |and )?(negative (results|findings)|(found|turned up|yielded) (nobody|no 1|no victims|no occupants|nothing|negative))|called it all clear|(ran|did|took|made|handled|had) (the|a|our|their) (primary|search)( search)?( (?!T\d|U\d|\.|secondary)\S+){0,6}? (was|were|came (back|up)) (all )?(negative|clear|empty)|(ran|did|took|made|handled) (the|a|our|their) (primary|search)( search)?( and)?( it| that)? (negative|clear)|(ran|did|took|made|handled) (the|a|our|their) (primary|search)( search)?( (?!T\d|U\d|\.|secondary)\S+){0,8}? (nobody|no 1|no victims)( was| else)?( in| inside| there| found| home| here)|(search\w*|primary|swept)( (?!T\d|U\d|\.)\S+){0,5} (house|building|place|structure|it|unit|apartment|everything|both floors|all floors) (was|were) (all )?clear|(swept|went through) (the|both|all|every) (\S+ ){1,4}(all clear|nobody|negative|clear)(?! of)|searched (\S+ ){1,6}(nobody|no 1|no victims|no occupants|negative|came up empty|all clear)|cleared (the )?(house|structure|building|apartment|unit) (of|for) occupants|(?<!\b(we|were|we're|units|everybody|everyone|are|crews|they|us|companies|myself|me|both|trucks|rigs|U\d+ and U\d+|U\d+ U\d+) )all clear(?! (of|from) (the|that) (scene|call)))\b/g,
  ],
  [
    'primary_search_begin',
    /\b((start|started|starts|begins|initiates|began|begin|begun|beginning|initiated|commenced|assigned|starting) (the |a |our |their |on the |to )?(primary|search)( search)?|went (in|inside) (for|on|to) (the |a |do )?(the )?(primary|search)|(primary|search)( search| searches)? (was |were |is )?(started|begun|underway|under way|began|initiated|commenced))\b/g,
  ],
  [
    'completed_sizeup',
    /\b((did|do|done|doing|completed|complete|finished|finish|made|ran|took|had|walked|with|got|my|a|the|quick|gave|performed|conducted) ((a|an|the|my|our|his|her|their|quick|full|complete|completed|initial|good|rapid|fast|own|brief|hot|my own|walking) ){0,4}(360|3 60|3-60|size ?up|walk ?around|lap)|(360|3 60|size ?up|walk ?around) (was )?(complete|completed|done|finished|showed|revealed|shows)|walked (all the way )?around (it|the (house|building|structure)|all (4|the|of the) sides?)|(got|had) (a look at |eyes on )all (4|of the) sides|lap around)\b/g,
  ],
  [
    'command_established',
    /\b((establish|established|establishes|took|take|takes|assumed|assume|assumes|had|has|set up|setup|started|taking|assuming|establishing|initiated|ran|was|held) ((?!by |from |to |of |under |and |with |at |\. |command |in (?:my|the|a|his|her|our) )\S+ ){0,3}command\b(?! post| staff| from| over)|command (was )?(established|set up|assumed|initiated)|(?<=(^|\.|T\d+|and) )command(?= (at )?T\d)|had command)\b/g,
  ],
  [
    'water_on_fire',
    /\b(water (was |is )?(put |applied |placed |flowed |going )?(on|onto) (the )?(fire|it|that|them|flames|seat|blaze)|appl(y|ied|ying) water|water (was )?applied|(began|started|begin) (flowing|applying) water|put (the )?water on|(got|had|getting|get) (the )?(1st )?water on|(1st|initial) water|flow(ed|ing) water on|wet stuff on|water (was |is )?flowing(?= (at |by |around )?T\d)|(?<=\b(had|got) (him|her|them|us|1|it|both|(a|the|my|our) \w+( line)?) )flowing(?= ((at|by|around|about) )*T\d)|water to (it|the fire|the seat)|water (in|through) (the|that|a) (window|door|front door|back door|hole|roof)|(hit|hitting) (it|the fire|the flames|that|the (?!hydrant|plug|scene|road|street|brakes|button|lights|ground|door|switch|tree|pole|car|house|roof|bricks)\w+)( \w+){0,1} (with|from|through|using)(?! (the |a |an |our |his |her |their )?(truck|behind|car|hand|camera|dry|abc|extinguisher|co2|c o 2|purple|class|chem\w*|axe|\w+ extinguisher|\w+ \w+ extinguisher|tic|irons|can|water can|pressurized)\b)|open(ed)? (up )?(on it )?(with )?(the|a|an|our|both|that) (deck gun|deck|nozzle|line|monitor|red line|blitz\w*|master stream|ladder pipe|2 and a half|1 and 3 quarter|inch and 3 quarter|crosslay|booster|bumper line)( on| up)?|opened up on (it|the fire)|put (the|a|an|our|his|both|my|1|2) (\w+ ){0,4}(deck gun|line|lines|quarter|half|nozzle|stream|hose|monitor|pipe|reel|crosslay|gun) (on|to) (it|the fire|that|work on it)(?! side)|(filled|flooded|drowned|soaked|doused|foamed) (it|the (dumpster|compartment|can|pile|fire|trailer|bed|engine compartment|car|truck|attic))( \w+){0,2}|(went|got|go) to work (on it )?with (the|a|an|2|our)|(attacked|sprayed|attacking) (it|the (fire|flames|seat))( \w+){0,1}(?= (with|from|through|using))|started (with|in with|on it with) the (booster|red|deck|line|inch|crosslay|1|2|bumper|reel)( \w+){0,1}|flow(ed|ing) (the|a|an|both|our|2|our) (\w+ ){0,4}(line|lines|deck gun|gun|monitor|half|quarter|stream|crosslay|booster)|(deck gun|ladder pipe|monitor|master stream|lines?|quarter|half|booster|crosslay) (was |were |is )?(flowing|in operation|in service|on it|to work))\b/g,
  ],
  [
    'fire_knocked_down',
    /\b(knock(ed)? (it |the fire |the flames |most of it |the bulk of it |the main body |everything |that )?down|knock ?down|knocked (the|this|that) (fire|flames|bulk)|(?<=\b(it|fire|flames) (was|got|is) )knocked(?! (over|off|out|loose|into|to|around|against|unconscious|from|by|free|open|back)\b)|knocked( it)?(?= (at |by )?T\d)|knocked it (quick|fast|quickly|back|right down)|a (good|quick|great|fast|nice) knock|(had|got|made) (a |the |good )?(good )?knock|(bulk|main body) of (the )?fire (was )?(knocked|down))\b/g,
  ],
  ['fire_under_control', /\b(under control(?! of)|controlled at|fire controlled|had control of|declared control)\b/g],
  [
    'suppression_complete',
    /\b(extinguished|extinguishment|(fire|it|blaze|everything|flames) (was|is|were) (completely |all |fully |totally |pretty much )?out( cold)?(?! (on|upon|prior|before|when|by the time|there|of|at (our|the|a|A\d+)|in the|near|by A\d+|past|already)\b)|(fire|flames) (completely |all |fully )?out(?= (\.|((at|by) )?((around|about) )?T\d|and)|$)|(fire|it|whole thing) (all )?out at(?= ((about|around) )?T\d)|put (it|the fire|the flames|that|them) (all |completely )?out(?! as| for| on the (radio|air)| over the (radio|air)| to (everybody|everyone|all|dispatch|incoming))|out cold|dead out|(had|got) (it|the fire|everything|the flames) (all |all the way |completely |totally |finally )?(put )?out(?! (of|the|and about)\b)|(declared|confirmed|marked) (it |the fire )?out|called (it|the fire) out)\b/g,
  ],
  [
    'call_arrival',
    /\b(?<=((^|\. )|times? ))(received at|(call|received)(?= T\d))\b|(?<=T\d+ )(call )?received(?= (T\d|\.)|$)/g,
  ],
  [
    'suppression_complete',
    /\bout (?=(at |by )?T\d)(?<=((^|\. )|(water on|knock\w*|control)\b[^.]{0,40} |\b(hurt|injured|can|extinguisher|hose|extension|primary|all clear) )out )/g,
  ],
  [
    'extrication_complete',
    /\b((?<!self )(?<!(was|were) able to )(extricated(?! (himself|herself|themselves))|extrication( was)? (complete|completed|done|finished)|extrication(?= (at |time )?(was )?T\d))|(?<=\b(extrication|extricating|cutting) (was )?(began|begun|started|initiated|underway) (at )?T\d+ (and )?(was )?)(completed|complete|done|finished)(?= (at )?T\d)|(was|had|got|were) (\S+ ){0,2}(out|free|removed|freed) (of|from) the (vehicle|car|truck|pickup|wreck|wreckage|van|suv|sedan|cab|jeep|semi|tractor|bus)|cut (him|her|them) (out|free)|to (get|cut|pull) (him|her|them|the (driver|passenger|patient|victim)) (out|free)( of|$|(?= \.))|freed (him|her|them|the (driver|passenger|patient|victim))|(patient|driver|passenger|victim|he|she|occupant|operator) (was|came|is|were) (free|freed)|(?<!\b(check|checked|checking|checks|flew|fly|flown|look|looked|walk|walked|help|helped|carry|carried|bring|brought|take|took|kicked|passed|find|found|let) )(patient|driver|passenger|victim|he|she|him|her|them|both|occupant|operator|girl|boy|kid|man|woman|lady|guy|last 1) (was |were |came |finally |all )*(out|free|removed)(?= ((at |by |around |about )*T\d|(in|within|after) (about |around |under |less than |just )?\d+ minutes)))\b/g,
  ],
  [
    'canceled_enroute',
    /\b((turned|waved|called|stood) (them|him|her|it|everybody else|everyone else|the others|the rest( of them)?|(the )?U\d+( (and )?(the )?U\d+)*) (around|off|down|back)|(told|advised|had) (them|him|her|(the )?U\d+( (and )?(the )?U\d+)*) (to )?(turn around|turn back|stand down|disregard|cancel)|cancel|cancels|stand down|cancelled|canceled|cancelling|canceling|called off|turned around|turned back|disregarded|stood down|waved off|((was|were|got) )?(rerouted|diverted|reassigned|redirected|pulled off)(?= (to|for) (another|a|an|the other)))( en route| enroute| in route| on (the|their|his) way( in)?)?\b/g,
  ],
  ['staging', /\b(?<!from )(staged|staging|stage)\b(?! (fright|coach|1|2|3|4))/g],
  [
    'dispatch',
    /\b((?<=\b(they|dispatch|dispatcher|central|county|911) )(sent|started|toned|paged|put) (us|me) (and|with|plus) (?=(the )?U\d)|pagers? (went off|hit|dropped|opened up|came|tripped|activated)|(?<=\b(wasn't|weren't|not) )(added|sent|requested|started|called)(?= (on )?(until|till|til) )|dispatched|toned( out)?|tone (us )?out|tones? (were|was|dropped|went|out|came|hit|drop|at)|toning|tone times?|(?<=^|\. )tones?(?= T\d)|(?<=\b(dispatch|they|county|central|dispatcher) )(hits?|tones|sends|pages|kicks|bangs) (us|me)( out)?(?= (at|around|about) T\d)|(was|were|got|us|get) (struck|banged|kicked|tapped|bumped|hit|rung|blown|sent|called|put|thrown|knocked) out|(banged|kicked|tapped|bumped|hit|sent|called|put|toned|paged|tones?|rang|got) (us|me|them|everybody|both of us|all of us|all (2|3|4|5) of us|(the )?U\d+( (and )?(the )?U\d+)*) out(?! of)|(dispatch|central|county|they|comm|911) (sent|started|put|requested|called|asked for|called for) (us|me)(?= ((at|around|about) )?T\d)|(bells|box) (hit|was struck|came in|rang|struck|went out)|struck the box|(caught|took|picked up) (the|this|that|a) (run|job|1|ticket|call|alarm|box)(?= at)|(?<=(^|\.|T\d+|times?|U\d+|time of) )dispatch(?= T\d)|(?<=T\d+ )dispatch(?= \.|$)|paged( out)?|page (went out|(came|hit|dropped)( (in|out|over|through|across))?)|page was(?= (at )?T\d)|(?<=(U\d+|units|us|them|we|both|all|everybody) )(all |both )?went out( (on|for) (it|this|that|the (call|run|job|box|alarm)))?(?= ((at|around|about) )?T\d)|alerted|got (toned|paged|dispatched|the tones)|(?<!\b(to|by|from|with|at|of|told|called|notified|advised) )dispatch (at|time was|time|was at|was(?= T\d))|(?<=\b(the|my|our|on) )dispatch(?= (that |it )?(was|is|should be|should have been) T\d)|(was|were|got|been|being) (sent(?! (home|back|away|off|to the hospital))|assigned|started|added|special called|requested|called out)|(?<=\b(we|i|us|U\d+|units|crews|all|both) (was|were|got|get) )called(?= ((at|around|about) )*T\d| (for|to) (a|an) (?!(2nd|3rd)\b)[a-z]+( [a-z]+)?( [a-z]+)? (at|around|about) T\d)|(?<=U\d+ )sent(?= at T\d)|special called|added (to|on) (the |this |our )?(call|assignment|alarm|box|run|job)|due out|(?<!\b(i|we|them|him|her|us) )(sent|started)(?= (out )?(the )?U\d+( ((and|plus|with) )?(the )?(U\d+|us|me))* ((out|at|around|about) )*T\d)|(they|dispatch|dispatcher|dispatchers|central|county|911) (sent|started|toned|tones?|paged|put) (out )?(?=U\d))\b/g,
  ],
  [
    'enroute_to_scene',
    /\b(en route|enroute|in route|on route|responding|responded|rolling|left (the |our )?(quarters|station|firehouse|house|barn)|rolled (out|(?=(with \d+ )?(at )?T\d))|(?<=\b(we|i) )rolled (?=(the )?U\d+ (at )?T\d)|went responding|turned out(?= ((at|around|about) )?T\d)|signed on the air|hit the road|hit the street|pulled out( of (the )?(station|quarters|house|barn))?(?= (at )?T\d)|headed (out|over|that way)(?= (at )?T\d)|(?<=\b(we|i|U\d+) )(all |both )?((went|took off|headed out)(?= ((at|around|about) )?T\d)|(went|rolled|left|headed)( out)?(?= (emergency|emergent|hot|cold|routine|code \d|priority \d|non ?emergen\w+|lights and sirens?) ((at|around|about) )?T\d))|took off(?= (at )?T\d)|out the door|on the road|out of (the )?(barn|station|bay|quarters)|on (our|their|the) way(?! (back|home|in with)| to the (hospital|station|er))(?! (and|but|when) ((i|we|they|he|command|dispatch|U\d+) )?(then )?(turned|cancel\w+|waved|sent|called)))\b/g,
  ],
  [
    'on_scene',
    /\b((got|gets|made it|came) to (us|me|(the|his|her|their|that|a) (?!(hospital|er|emergency|trauma|station|roof|seat|bottom|point|fire|patient|top|basement|attic|helicopter|lz|ambulance|medics?|driver|victim|kid|man|woman|lady|guy|end|floor|upstairs|back)\b)[a-z]+( (?!T\d)[a-z]+)?)(?= ((at|by|around|about) )*T\d)|brought (in )?(the )?U\d+( in| up| out)?(?= ((at|by|around|about) )+T\d)|on scene|onscene|on the scene|at scene|at the scene(?= ((at|by|around|about) )?T\d)|arrived|arrivals?( times?)?|arrives|arriving|arrive|(got|gotten|get|gets|getting) (there|here|in|on scene|out there|up there|on location|in there)|ma(de|ke) (it in|it there|it here|(?<!make )it|it(?! T\d)|the scene|scene|location)|pull(ed|s)? (up|in)|pulling up|roll(ed|s)? (up|in)|showed (up|(?=(at )?T\d))|(?<=\b(didn't|did not|never|don't) )show( up)?(?= (until|till|til) )|marked (on |up )?(scene|arrival)|on location|(was |were )?1st (in|due(?= (at |by )?T\d)|on scene|arriving|there)|beat(en)? (us|me|them|him|everybody|everyone|(the )?U\d+( (and )?(the )?U\d+)*)( (there|in|here|to (it|the scene)))?|hit the scene|reached (the )?scene|(?<!\b(while|since|when) (we|they|he|she|i) )(was|were) (there|in(?= ((at|by|around|about) )?T\d| right behind))( right behind)?|right behind (us|them|me|him)?|(?<=U\d+ (was |were |(came )?in |there |also )?)(right |just )?(with|alongside) (us|them|me|him)(?= ((also|too|at) )*T\d)|(?<=(U\d+|we're|i'm|they're|he's|she's) )(there|in)(?= (at |by |around |about )?T\d)|(?<=(T\d+|code \d|priority \d|emergent|emergency|hot|cold|routine|sirens?|lights|traffic|and|then|us) (and )?)there(?= ((at|by|around|about) )?T\d)|(?<=(^|\.) )there(?= ((at|by|around|about) )?T\d)|(\d+|a|couple|couple of|few) minutes? (behind|after|later|ahead of|before)( (us|them|me|him|that|U\d+))?|(?<=(wasn't|weren't|not) )(far|too far|long) (behind|after)( (us|them|me|him))?|close behind|took (us |them |him |me |(the )?U\d+ )?(until|till|til)(?= T\d+ to (get|make|arrive))|on (our|my|their|his) (heels|tail|bumper)|came (in |up )?(right|just|soon|shortly) (after|behind)( (us|them|me|him|that))?|came up)\b/g,
  ],
  [
    'unit_clear',
    /\b((cut|turned|let) (us|me|them|everybody else|the others|the rest( of them)?|(the )?U\d+( (and )?(the )?U\d+)*) (loose|go at)|(sent|told) (them|everybody else|the others|the rest( of them)?|(the )?U\d+( (and )?(the )?U\d+)*) (back home|home|back|back in service|(to )?(go( on)? home|clear|return|go( on)? back|head back|head home)( up)?)|(put|had) (the )?U\d+( (and )?(the )?U\d+)* (clear|back in service|available)|(back |went |marked |returned |were |was |went back )?(available|in service)|cleared( the scene| up| out| the call)?(?! (the |a |his |her |of |some |my |our )?(house|building|structure|room|rooms|apartment|residence|roadway|road|debris|area|airway|panel|alarm|smoke|snow|tree|driveway|lane|lanes|intersection|floor|home|basement|attic|roof|stairs|stairwell|hallway|street|yard|garage|ice|brush|path|glass|windows?|\d\w\w floor|kitchen|bedrooms?|porch|vehicle|car|shoulder|highway|interstate)\b)|clear( of the scene| the scene)?|returned (to (quarters|station|service)|home)|returned|released|left (the )?scene|(?<=(U\d+|T\d+|we|i|everybody|everyone|units|crew|crews|companies|^|\.|and|then) (had |all |both |finally |just )?)left (?=(at )?T\d+(?! (for|with)\b))|10-8|(?<=(^|\.) )(clears|clear(ing)? times?)(?= U\d)|(the )?last (1s?|ones?) (out|to leave|there)(?= (at |by )?T\d)|back in (the |our )?(service|quarters|house|barn|district)|secured|(was|were|got|get) (sent|turned|cut) (home|back|loose)|(?<=U\d+ )(both |all )?(cut loose|turned loose|let go)|(?<=(U\d+|we|everybody|everyone|units|both|companies|crews) )(all |were |was )*(back home|back|home)(?= ((at|by|around|about) )?T\d)|departed( the scene)?(?= (at )?T\d+(?! (for|to|with|and arrived)\b))|back at (the |our )?(station|quarters|firehouse|barn)|picked up (and went|at)|(stayed|remained|stuck around|hung around|stood by|held|hung out)( (on scene|there|here|behind|around|on the scene|with it|out there))*( (to|for|with) ((?!U\d|T\d|until|till|\.)\S+ ?){1,4}?)? (until|till|til)(?= ((about|around) )?T\d)|terminated|(got|were|was) out of there(?= ((at|by|around|about) )?T\d)|took up(?= ((at|by|around|about) )?T\d)|off (the )?scene(?= (at |by )?T\d)|went home|(?<=(everybody|everyone|else|units|them|rest|others|U\d+) )(home|loose)|(?<=T\d+ (and )?)home(?= at T\d)|headed (back|home))\b/g,
  ],
];

export type PronounKind = 'alarm' | 'all' | 'both' | 'rest' | 'self' | 'they';

/** Words that stand for units. `self`: the narrator's; `all`: every one; `alarm`: those it sent; `both`, `rest`, `they`: by what was named before. */
export const PRONOUNS: readonly (readonly [PronounKind, RegExp])[] = [
  [
    'alarm',
    /\b(all |both )?(the )?(1st|2nd|3rd|4th|mutual aid|automatic aid|auto aid|extra|additional|outside|out of town) (alarm )?(units|companies|crews|engines|trucks|tankers|tenders|departments)( (were|was) all)?\b/g,
  ],
  [
    'rest',
    /\b((everybody|everyone|all( (of (us|them)|units|companies|crews|\d))?) (except|but|besides|other than|minus)( for)? (us|me|(the )?U\d+( (and )?(the )?U\d+)*)|(everybody|everyone|all (the )?others?|all (the )?(other|remaining) (units|companies|crews)|the rest( of (us|them|the (units|companies|crews|assignment)))?|the others|remaining units|the other \d(?= (were|was|went|came|ran|non|emergent|hot|cold|code|priority|arrived|cleared|got|responded|back|on scene|cancelled|canceled|at|units|T\d))) ?(else)?)\b/g,
  ],
  [
    'all',
    /\b((?<!(other|both|these|of) )the (companies|units)(?! that| who| from)|all (the )?(units|companies|apparatus|crews|personnel|of us|of them|rigs|trucks)|everybody|everyone|every unit|whole (crew|assignment|box)|all (2|3|4|5|6|7|8|9)( of (us|them))?|the (3|4|5) of (us|them)|all)\b/g,
  ],
  ['both', /\b(both( of (us|them))?( units| engines| crews| rigs| trucks| companies)?|the 2 of (us|them))\b/g],
  [
    'self',
    /\b(we|i(?! (mean|think|believe|guess|suppose|recall|remember|say|said|wanna|want to say|show|showed|show them|(have|had|got) (them|it|him) (as|at|on scene|there|in|arriving|clear|marked))\b)|us|our crew|my crew|our unit|our company|we've|we'd|i'd|we're|i'm|me|our engine|our rig|my (company|rig|engine|unit)|this unit|this crew|(?<!by )myself(?= (at |was )?(at )?T\d))\b/g,
  ],
  ['they', /\b(they'd|they've|they're|he'd|she'd|they|them|he|she|him)\b/g],
];

/** How a unit drove. */
export const RESPONSE_MODES: readonly (readonly ['EMERGENT' | 'NON_EMERGENT', RegExp])[] = [
  [
    'NON_EMERGENT',
    /\b(non ?emergent|non ?emergency|nonemergent|no lights( (and|or|no) sirens?)?|without lights|code (1|2)|priority (3|4)|cold response|(ran|went|responded|running|drove|responding|going|came|rolled|other \d|others) (it |in )?(cold|routine|quiet|with traffic|with the flow)|all cold|routine(ly)?|with (the )?flow of traffic|(?<=U\d+ )((was|were) )?cold(?= (\.|and|U\d|but|T\d)|$))\b/g,
  ],
  [
    'EMERGENT',
    /\b(emergent|emergency (traffic|response|mode)|lights and sirens?(?! (were|was|are) (off|shut|cut|out))|(?<=\b(went|ran|run|running|came|drove|responded|responding|rolled|our|the|with) )lights on(?! the| in| at)|code (3|red|3)|priority (1|one)|(ran|run|went|responded|running|rolled|responding|all|going|came|everybody|everyone|both|(all|both) of (us|them)|all (2|3|4|5|6)|units|other \d|others) (it |in )?hot|hot response|red lights and sirens?|(?<=\b(went|ran|running|came|drove|responded|responding|rolled|T\d+|U\d+|all|both) )with (the )?lights|(?<=\bupgraded (us |it |them |the response )?to )(an )?(emergency|hot)|(?<=U\d+ )((was|were) )?hot(?= (\.|and|U\d|but|T\d|everybody|everyone)|$)|(running|ran|responded|responding|went|went out|rolled|came|came in) emergency(?! (room|department|medical|vehicle))|(?<=U\d+ )emergency(?= (\.|and|U\d|T\d)))\b/g,
  ],
];
