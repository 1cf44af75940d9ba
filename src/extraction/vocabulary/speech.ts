// How people talk around the facts. Words are as in the reading: lower case, numbers in digits ("the 1 we had", "2nd").

/** Sounds and phrases that say nothing; dropped before anything is read. The longest first. */
export const FILLERS: readonly string[] = [
  "what'd they say",
  "what'd i say",
  'what did i say',
  'what did they say',
  'let me think',
  'let me look',
  'let me check',
  'let me count',
  'hang on',
  'hold on',
  'how do you say',
  'what do you call it',
  'i wanna say',
  'if i remember right',
  'if i recall',
  'as i recall',
  'looks like it was',
  'let me see',
  "let's see",
  'i want to say',
  'what was it',
  'you know',
  'you see',
  'i guess',
  'i believe',
  'i think it was',
  'i think',
  'or so',
  'uh',
  'um',
  'erm',
  'ah',
  'hmm',
  'mm',
  'uhh',
  'umm',
];

/** "44, no, sorry, 48": what stands between a slip and its correction. */
export const CORRECTIONS: readonly string[] = [
  'what am i saying',
  'what am i talking about',
  'that is wrong',
  "that's wrong",
  "that's not right",
  'let me back up',
  'pardon me',
  'i misspoke',
  'i flipped that',
  'i had that backwards',
  'i got that backwards',
  "that's backwards",
  'strike it',
  'i take that back',
  'let me correct that',
  'let me fix that',
  'correct that',
  'scratch that',
  'strike that',
  'check that',
  'make that',
  'excuse me',
  'my mistake',
  "no i'm sorry",
  "i'm sorry",
  'i meant',
  'i mean',
  'correction',
  'disregard',
  'sorry',
  'rather',
  'actually',
  'wait',
  'well',
  'no',
  'or',
];
/** Cues too weak to correct by themselves. */
export const WEAK_CORRECTIONS = new Set(['no', 'or', 'actually', 'wait', 'well', 'rather']);

/** What denies the words that follow it. */
export const NEGATIONS =
  /\b(no|not|never|without|none|nobody|nothing|neither|nor|cannot|\w+n't|didnt|wasnt|werent|isnt|hadnt|couldnt|wouldnt|havent|hasnt|doesnt|dont|denies|denied|ruled out|instead of|rather than)\b/g;

/** What makes the words around it a thought, a plan or a danger that did not happen. */
export const HYPOTHESES =
  /\b(if|(we|it|they|he|she|i|that|there|you)'d (have|of)|would have|would've|would of|could have|could've|could of|might have|might've|may have|should have|thought about|thinking about|talked about|talked of|considered|was going to|were going to|about to|in case|(checked|checking|looked|looking|monitored) for|expecting|expected|next (week|month|year|summer|spring|fall|winter|shift)|this weekend|(1|some) of these days|before (somebody|someone|anybody|he|she|they|it) (gets|kills|burns|ends|does)|afraid|worried|threatened to|planned to|planning to|(?<!\b(?:like|as|what|how) (?:(?:you|he|she|they|we)(?:'re|'s)|(?:he|she|it|they|we|you) (?:was|were|is|are)) )supposed to|before it could|almost(?! (right away|immediately|instantly|at once))|nearly|potential|possible|possibly|maybe|probably|suspected)\b/g;

/** What places the words around it at another incident. */
export const EARLIER =
  /\b(last (mon|tues|wednes|thurs|fri|satur|sun)day's|last (week|month|year|summer|winter|spring|fall|time|season|thanksgiving|christmas|halloween|easter|shift|tour|january|february|march|april|june|july|august|september|october|november|december)('s)?|(\d+|a few|a couple|couple|several|few|2 mardi gras) (days?|weeks?|weekends?|months?|years?|shifts?|tours?|springs?|mardi gras) (ago|back|before)|(summers?|winters?|seasons?|tours?) (ago|back)|my (1st|2nd) (day|week|month|year|shift|tour) (on|at|here|as|with)|a (while|ways) (back|ago)|the (week|month|year) before|years? ago|months? ago|weeks? ago|earlier (this|in the) (week|month|year)|back in (january|february|march|april|may|june|july|august|september|october|november|december|the (day|days|fall|spring|summer|winter|\d+s?))|in (january|february|march|april|june|july|august|september|october|november|december)|that time (?<!\b(at|by|about|around|during|until|till|since|from|before|after|in|right|all|for|of) that time )(he|she|we|they|it|the|there|U\d+|his|her|somebody|around)|same (\w+ )?(guy|fella|fellow|gentleman|man|woman|lady|gal|kid|girl|boy|patient|person|house|place|address|building|apartment|family) (that |who |as )?(we|i|U\d+) (had|picked|took|were|was|went|ran|saw|worked|did|helped|carried|cut|put|pulled|transported|treated|responded|got)|(?<=\b(guy|lady|man|woman|kid|fella|patient|1|run|call|fire|wreck) (that |who )?)(we|i) (had|ran on|saw|went on) (last night|yesterday|earlier (today|tonight)|the (day|night) before)|(1|ones|run|call) (we|they|you) had|(?<!\b(doing|for|reporting|recording|dictating|writing up|this is|this was|report on) )(the|that) 1 (by|over|off|near|down|up|on|at|from|last)|the (1|run|call|job|incident) (right )?before|not the same|the other day|the (1st|last|other) time it was|the other night|previous(ly)?|used to|we were just there|(were|was|been) there for the same|for the same thing|we('ve| have) been (there|here) before|(?<!\b(it's|is|that's|was|it) )always|every (week|month|year)|times this (month|week|year)|separate report|different call|that's not this|like (in |back in )?(january|february|march|april|may|june|july|august|september|october|november|december|(mon|tues|wednes|thurs|fri|satur|sun)day|christmas|thanksgiving) when|history of)\b/;

/** Days that a call is remembered by. */
export const HOLIDAYS = new Set(
  "thanksgiving christmas easter halloween new-year's juneteenth mardi valentine's yesterday".split(' '),
);

/** Where another call was, told as "that same corner". */
export const OCCASION_PLACES = new Set(
  `corner parking intersection stretch curve bend field pasture house place address building apartment unit room complex subdivision street road block
  neighborhood park bridge exit ramp mile light farm barn store school trail river creek pond lake spot hill lot camp motel hotel
  guy fella fellow gentleman man woman lady gal kid girl boy patient family driver`.split(/\s+/),
);

/** How a memory is told: of what was had, done or found on a day that is not this call's. */
export const MEMORY =
  /\b(?:(?:we|i|they|he|she)(?:'d| had| have|'ve)|(?:we|i) (?:were|was) (?:in|at|on|there|out|over|here|just|up|down|to|called)|(?:we|i) (?:cut|pulled|worked|lost|ran|took|got|did|flew|carried|picked|responded|went|put|fought|brought|found|saw|caught)|(?:that|this|same|the same) (?:\w+ )?(?:\w+) (?:had|burned|caught|fell|got|died|crashed|flipped|rolled)|there (?:was|were)|there's been|(?:neighbor|brother|sister|husband|wife|son|daughter|buddy|place next door) had|(?:man|woman|guy|lady|kid|fella|somebody|someone|another \w+) (?:\w+ )?(?:fell|got|had|was|died|went|crashed|flipped|rolled))\b/;

/** What hands the words that follow it to a caller, a dispatcher or a rumour. */
export const HEARSAY =
  /\b(dispatch(ed|er)? (had|has|put|gave|called|said|told|says) (it|this|us)?( out)?( as)?|(they|county|central|communications|comm center|911|caller|screen|ticket|notes) (had|has|have|got|put|gave|listed|coded|said) (it|this|that|us)( down| in| out| to us| listed)? as|dispatched (as|for|to|on) (a|an|the)?|(came|comes|come|went|goes|was received|were received|received|toned out|paged out) ((in|out|across|over|to us|to me|down) )?((at )?([TA]\d+ )(hours )?)?(as|for) (a|an)\b|(came|comes|went|goes) (in|out|across|over|to us) (as|for)|dispatched( (at|to) [TA]\d+){1,2} (as|for) (a|an|the)\b|(a|an|for|to) reported(?! (to|that|it|the|by)\b)|(?<=^|\. )reported(?! (to|that|it|the|by|at|on|in|no|via|T\d)\b)|(?<!\b(transported|treated|evaluated|splinted|hospital|er|mercy|general)( \S+){0,4} )for (a|an) (possible|suspected)|called in as|(got |get |were |was )called (out )?(for|to) (a|an)|(?<=^|\. |U\d+ )called (out )?for (a|an)(?! (2nd|3rd|tow|ambulance|medic|helicopter|investigator|fire|hazmat|chaplain|supervisor|boat|tanker|tender|truck|rit|wrecker|drone|U\d))|went out (on|for) (a|an)|calls? (it|this)? ?in as|toned (out )?(as|for) (a|an)?|paged (out )?(as|for) (a|an)?|sent (out )?(for|on|as) (a|an)?|(?<=^|\. |\b(?:we|we were|we got|got|were|U\d+|us) )sent (out |over |up |down )?to (a|an)(?! (hospital|trauma|burn))|(initially |originally |1st )?reported (as|to be)|put (it )?out as|gave it to us as|(they|dispatch|county|central|caller|911) (told|tells|advised) us|(callers?|somebody|someone|bystanders?|witness(es)?|pd|police|dispatch|they|people) (was|were|is|are) (sure|convinced|positive)|(bystanders?|witness(es)?|somebody|someone|people|folks) (had )?told us|(1st|initial|original|early) reports? (was|were)|(they|dispatch|county|central) (had )?upgraded (it|us|this|the call) to|callers? (saw|smelled|heard|said|says|say|told|reported|reports|reporting|stated|states|thought|had|was reporting|advised)|told (dispatch|911)|neighbors? (said|says|thought|reported|told)|(was|were) reporting|reports? of(?<!\b(gave|giving|gives|radioed) (\S+ ){0,3}reports? of)|passerby (said|thought|reported)|(somebody|someone|bystanders?|witness(es)?|people|folks|guy|lady|woman|man|kid|crowd|passenger|wife|husband|friend|buddy)( (in|on|at|from|across) the [a-z]+)? (said|says|thought|swore|claimed|kept saying|was saying|yelled|was yelling)(?=( (?!U\d|T\d)\S+){2,14} (not true|wasn't true|not so|not the case|wrong|there (was|were) not|there wasn't|there weren't|((but|and) )?(he|she|it|they|nobody|no 1) (was|were) not|nobody was|(he|she|it|they) (wasn't|weren't))\b)|word was|rumor|supposedly|allegedly|came in for (a|an)?|started for (a|an)?|responded (to|for) (a|an)? ?reported|for a reported|for reports of|(i|we|he|she|they) (figured|thought|assumed)|looked like (a|an)?)\b/g;

/** What says that nobody knows. */
export const IGNORANCE =
  /\b(not sure|unsure|don't know|didn't know|do not know|couldn't tell|can't tell|could not tell|can't say|can't speak|couldn't say|unknown(?! (medical|problem|type|injur))|no idea|unclear|undetermined|wasn't sure|weren't sure|i don't have|under investigation|still investigating|tell you if)\b/g;
