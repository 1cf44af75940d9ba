// How many came on a rig, in the words of those who rode it.

const PEOPLE =
  '(fellas|fellows|people|personnel|emts?|firefighters?|members?|guys|men|crew|crew members|on board|onboard|aboard|of us|of them|on the (engine|truck|rig|ladder|squad|rescue|crew|medic|quint)|riding|total|up(?! (?:there|here|on|in|at|by|the|to|around|near|that))|in the cab|volunteers|strong|deep)';

const MEMBERS = '(fellas|fellows|boys|people|personnel|firefighters|members|guys|men|volunteers|ffs|bodies|folks)';

/** A crew's size, with what to add for the one who is named apart: "officer and three" are four. */
export const CREWS: readonly (readonly [pattern: RegExp, plus: number])[] = [
  [
    /\b(each|every) (rig|unit|engine|company|truck|crew|piece) (had|has|with|carried|was) (a crew of )?(?<count>\d{1,2})(?= (\.|on|aboard|people|personnel|guys|U\d|T\d|and)|$)/,
    0,
  ],
  [
    /\bcrew of (?<count>\d{1,2}) (plus|and) (me|myself|an? officer|the officer|officer|the captain|a captain|captain|a driver)(?= (\.|T\d|U\d|on|aboard|so)|$)/,
    1,
  ],
  [
    /\bcrew was( (?!T\d|U\d|\.|so\b)\S+){1,7} (and|plus)( (?!T\d|U\d|\.|so\b)\S+){1,3} so (that's |just )?(?<count>\d{1,2})\b(?! of)/,
    0,
  ],
  [
    /\b(me|myself|(the|an?|my|our) (officer|captain|lieutenant|driver|engineer|boss))( (?!T\d|U\d|\.|so\b)\S+){1,9} so (that's |that was |that makes |that made |it was |just |call it )*(?<count>\d{1,2})(?= (of us|total|in all|altogether|all together|aboard|on board|\.|T\d|U\d)|$)/,
    0,
  ],
  [
    /\b(the|our|that) (?<kind>engine|truck|ladder|medic|rescue|squad|tower|quint|tanker|tender|brush) (crew|company|guys) all (?<count>\d) of (them|us)\b/,
    0,
  ],
  [
    /\b(?<!\b(behind|beat|after|before|to|for|by|past|joined|from|of|met|told|helped) )(an? |the )?(officer|captain|lieutenant|lt|boss|chief|me|myself) (and|plus|with) (?<count>\d{1,2})( others?| more| firefighters?| guys| crew| members?| on board)?\b/,
    1,
  ],
  [
    /\b(?<count>\d{1,2}) (firefighters|guys|ff|ffs|men|others) (and|plus|with) (an |the |a |one |1 )?(officer|captain|lieutenant|lt|boss|myself|me)\b/,
    1,
  ],
  [
    /\b(?<count>\d{1,2}) of us (were |was |riding |(rode|came|rolled|responded|went)( out)? )?(on|in) (the )?(?<unit>U\d+)/,
    0,
  ],
  [/\b(?<count>\d{1,2}) of us (took|ran|brought|rode|rolled) (the )?(?<unit>U\d+)/, 0],
  [
    /\b(?<count>\d{1,2}) of us (were |was |riding )?(on|in) (the|our) (?<kind>engine|truck|ladder|medic|rescue|quint|brush|tanker|tender|ambulance|tower|pumper|squad)\b/,
    0,
  ],
  [/\b(had|with|took) (?<count>1) (more|other|guy|firefighter|man|person|volunteer|other guy) with me\b/, 1],
  [
    /\b(with )?(?<count>\d{1,2}) (emts?|medics?|firefighters?|guys|men|others|volunteers|probies) (and|plus) (me|myself)\b/,
    1,
  ],
  [/\b(just|only|it was|that was|that's|with) me and (my|the|a) partner\b/, 1],
  [/\bme and my partner (took|rode|ran|were on|brought|went|responded)( (on|in|out))? (the )?(?<unit>U\d+)/, 1],
  [/\b(?<=T\d+ )me and (?!the rest|another|all|both|our|U\d|command|\d|everybody|dispatch)[a-z]+(?= \.|$)/, 1],
  [/\bi had (?<count>\d{1,2})( \w+)? with me( (on|in) (?<unit>U\d+))?\b/, 1],
  [/\b(?<count>\d{1,2})( \w+)? with me (on|in) (?<unit>U\d+)\b/, 1],
  [/\b(crew|staff|staffing|company|complement|minimum) (of|was|is) (just |only |about )?(?<count>\d{1,2})\b/, 0],
  [/\b(?<count>\d{1,2}) (man|person|member|woman) (\w+ )?crew\b/, 0],
  [/\bstaffed (with|by|at) (?<count>\d{1,2})\b/, 0],
  [/\b(?<before>U\d+) (was |were )?staffed (?<count>\d{1,2})\b/, 0],
  [/\b(?<!\b(all|the) )(?<count>\d{1,2}) of us\b/, 0],
  [/\b(just|only|it was|that's|(me|i) and \w+) the (?<count>\d{1,2}) of us\b/, 0],
  [
    /\bi (was|rode|drove|ran|had|responded|went|came|got there)( riding| driving)?( on| in)? (?<unit>U\d+) with (just |only )?(?<count>\d{1,2}) (other|others|more)\b/,
    1,
  ],
  [
    /\b(with|had|has|under|carrying|staffed by|it was|that was) (captain|cap|lieutenant|lt|chief|engineer|sergeant|officer) (?!\d|U\d|and |with )[a-z]+ (and|plus|with) (?<count>\d{1,2})( firefighters?| others?| more| guys| crew| members?| aboard| on board)\b/,
    1,
  ],
  [
    /\bi had (just |only )?(?<count>\d{1,2}) (other|more) (guys?|firefighters?|people|person|members?|man|men|volunteers?)( (on|in) (the|our) (?<kind>engine|truck|ladder|medic|rescue|quint|brush|tanker|tender|ambulance|tower|pumper|squad)\b)?/,
    1,
  ],
  [
    /\b(just|only|it was|that was|that's|with) me and (?!the rest|another|all|both|our|U\d|command|\d|everybody|dispatch)((the|my|our|a) )?((new|rookie|other|probationary) )?[a-z]+(?= (\.|T\d|U\d|on|in|riding|today|tonight|so|we)|$)/,
    1,
  ],
  [
    /\b(?<!\b(\d+(st|nd|rd|th)|the|this|that|another|other|last|next|same|any|no) )(?<count>\d{1,2}) on (it|there|her|that)\b/,
    0,
  ],
  [
    new RegExp(
      `\\b(with|had|has|carrying|having|we had|i had) (their |a |about |our )?(?<count>\\d{1,2}) ${PEOPLE}\\b`,
    ),
    0,
  ],
  [/\b(?<count>\d{1,2}) (on board|onboard|aboard)\b/, 0],
  [
    /\b(?<before>U\d+) ?'?s (?<count>\d{1,2})(?! (patients?|inch|story|minutes?|lines?|man|person))(?= [a-z]+ed\b| (took|went|got|pulled|cut|were|had|did|made))/,
    0,
  ],
  [/\b(?<=T\d+ )(?<count>\d{1,2}) (of them|on the rig)\b(?! (were|was|had|got|went|to))/, 0],
  [new RegExp(`\\b(?<count>\\d{1,2}) (${MEMBERS} )?(on|in) (the )?(?<unit>U\\d+)\\b(?! with \\d)`), 0],
  [
    new RegExp(
      `\\b(?<before>U\\d+) ((just|only) )?(had|has|carried|carrying|rode with|ran with|was running|were running|running|rolled with|came with|riding) (just |only |a crew of |a full crew of )?(?<count>\\d{1,2})(?= (${MEMBERS}|and|on|aboard|with|today|total|riding|the|we|i|they|it|there|he|she|nobody|nothing|police|pd|campus|dispatch|caller|when|upon|then|so|but|heavy smoke|light smoke|smoke|water was|fire was|U\\d+|T\\d+|\\d+ on|\\.)\\b|$| \\.)(?! and (\\d|a half|a quarter)| on (scene|the (floor|ground|roof|line|scene|hose)))`,
    ),
    0,
  ],
  [
    /\b(we|i) had (?<count>\d{1,2})(?= (including|counting|and|on(?! ((mon|tues|wednes|thurs|fri|satur|sun|christmas |labor |memorial )day|thanksgiving|christmas|halloween|easter|new year|january|february|march|april|may|june|july|august|september|october|november|december|that|this|A\d|the \d))|aboard|with|today|total|riding|(the )?U\d+ (had|has|was|with|rode|ran|on scene|on the scene|arrived|got there)|\.)|$)/,
    0,
  ],
  [/\b(?<=(T\d+|U\d+|scene|there|in|up|us|\.) (and )?)they had (?<count>\d{1,2})(?= (and|i|we|U\d+|T\d+|\.)|$)/, 0],
  [
    /\b(had|with) (just |only )?(?<count>1) (guy|person|firefighter|man|member)\b(?= (on (board|it|the)|aboard|riding|today|tonight|T\d|U\d|and U\d|\.)|$)/,
    0,
  ],
  [
    /\b(?<kind>engine|truck|ladder|medic|rescue|squad|tower|quint|tanker|tender|brush|ambulance) (had|carried) (just |only )?(?<count>\d{1,2}) (guys|people|firefighters|personnel|members|men|aboard|on board|on it|of them)\b/,
    0,
  ],
  [/\b(?<count>\d{1,2}) (people |guys |men |firefighters |personnel )?(on )?each\b/, 0],
  [/\b(?<before>U\d+) (?<count>\d{1,2}) (personnel|people|members|firefighters|crew|guys|men|aboard|on board)\b/, 0],
  [/\b(?<count>\d{1,2}) (guys|people|firefighters|personnel|members|men) (on it|on the rig|on the truck)\b/, 0],
  [
    /\b(?<!\b(before|behind|beat|with|for|to|by|of|from|after|ahead of) )(that's us|us|we're) (?<count>\d{1,2}) (people|personnel|guys|on the)\b/,
    0,
  ],
  [
    new RegExp(
      `\\b(?<count>\\d{1,2}) (${MEMBERS} )?(on|in|aboard) (the|our|my) (?<kind>engine|rig|crew|squad|truck|ladder|medic|rescue|quint|brush|tanker|tender|ambulance|tower|pumper|wagon|boat|battalion)\\b`,
    ),
    0,
  ],
  [
    /(^|\. )(?<count>\d{1,2}) (guys|personnel|firefighters|man crew|person crew)( on board| aboard| total)?(?= \.|$)/,
    0,
  ],
  [
    /\b(?<=T\d+ )(?<count>\d{1,2}) (personnel|guys|firefighters|aboard|on board|man crew|person crew)\b(?! (went|were|was|who|on the (roof|line|2nd)))/,
    0,
  ],
  [/\b(?<count>\d{1,2}) personnel(?= (\.|on board|aboard|T\d|U\d|responded|and U\d)|$)/, 0],
  [/\b(so|for) (?<count>\d{1,2}) (of us )?total\b/, 0],
  [/\b(had|has) (their|its) (?<count>\d{1,2})\b/, 0],
  [
    /\b(?<before>(T\d+|scene|U\d+|(signed|marked) (on|up)|route|dispatched|emergent|responded|responding|arrived|code 3|code 1|priority 1|hot|sirens?|out|there|up|in|riding|running|short|heavy|light|rolled|rolling|went|came|ran|left|understaffed|shorthanded|handed|staffed)) (also )?with (just |only )?(?<count>\d{1,2})(?! and (a half|a quarter|\d quarter)| (other|others|more)\b)(?! (?!flames|sparks|conditions|companies|on |and |aboard |had |was |were |we |i )[a-z]+s\b)(?! (people|patients|kids|children|men|women|inch|feet|foot|hundred|thousand|car|vehicle|story|lines?|percent|acres?|minute|hour))/,
    0,
  ],
];

/** A crew of one. */
export const LONE: readonly (readonly [pattern: RegExp, plus: number])[] = [
  [/\b(by myself|just me|me alone|all alone|alone) (on|in) (?<unit>U\d+)/, 0],
  [
    /\b(it was just me|just myself|(just )?me by myself|i was (by myself|alone|solo)|all by myself)(?= (\.|T\d|today|tonight|on (the|my) (rig|engine|truck|tanker|tender|brush|squad))|$)/,
    0,
  ],
  [/\b(?<before>U\d+) (was |came |responded |rode |riding )?(by himself|by herself|by myself|alone|solo)\b/, 0],
  [
    /\b(a |the )?(lone|only a|just a|just the|single) (driver|operator|firefighter|member) (on|in|with) (?<unit>U\d+)/,
    0,
  ],
  [/\b(?<before>U\d+) (with |had |was )?(just |only )?(a |the )?(lone |single )?(driver|operator) only\b/, 0],
  [/\b(?<before>U\d+) (just|only) (a|the|1) (driver|operator)\b/, 0],
  [/\b(?<before>U\d+) (just|only) had (a|the|its|their|1) (driver|operator|guy|man)\b(?! and| plus)/, 0],
  [
    /\b(?<before>U\d+) ((came|rolled|responded|went|ran|was|got there|arrived|rode) )?(with|had) (just|only) (a|the|1) (driver|operator|guy|man|firefighter|member|person)\b/,
    0,
  ],
];

const ROLE =
  '(captain|lieutenant|lt|sergeant|officer|engineer|driver( operator)?|chauffeur|operator|firefighters?( paramedics?| emts?)?|medics?|paramedics?|emts?|probie|rookie|guys?|volunteers?|members?)';
export const ROLE_IN_LIST = `((a|an|the|my|our|1|\\d{1,2}) (acting |company |probationary |volunteer )?${ROLE}( in the back| on the back| up front)?|\\d (in the back|on the back|backseat))`;
/** "a captain, an engineer and two firefighters": one by one. */
export const CREW_LIST = new RegExp(
  `\\b(with|had|has|carried|carrying|by|crew was|crew of|we had|consisting of|just|only) (?<list>(me|myself|${ROLE_IN_LIST})(( and| plus| with)? ${ROLE_IN_LIST})+)\\b`,
);
