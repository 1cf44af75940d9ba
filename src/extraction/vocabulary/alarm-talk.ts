// How crews talk around the reason of an alarm: what makes a thing the reason, and what takes it back. Each is held
// against the few words before or behind a thing that could have set an alarm off.

/** "It was steam", "turned out to be", "found the head": said to be the reason before it is named. */
export const REASON_BEFORE =
  /\b(turned out|turns out|come to find out|ended up being|caused by|due to|because of|on account of|set off by|tripped by|triggered by|thanks to|from|(reason|cause|culprit|problem|issue|trouble|source|answer)('s| was| is| being)|(traced|tracked|narrowed|chalked|put) (it |this |that )?(back |down |up )?to|(we|i|he|she|they|what we|crew|and|tech|maintenance|custodian) (had )?found( was| out)?|sure enough|(it|this|that|all it)( was|'s| is)( just| only| simply| nothing but| all)?|nothing (more|other|but)( than)?|nothing but|(just|only) (an?|some|the)?)( (that|it was|an?|the|some|his|her|their|its|just|only|1|somebody's|someone's|old|plain|good|to be|\w+ly)){0,4}$/;
export const REASON_FAR_BEFORE =
  /\b(what (?:it|this|that) (?:was|is|really was|turned out to be)( [^. ]+){0,9}|what happened( was| is)?( [^. ]+){0,9}|turned out|turns out|ended up being|caused by|due to|because of|set off by|tripped by|(reason|cause|culprit|problem)( was| is)|(traced|tracked) (it |this )?(back |down )?to|found (an?|the|it|that)|it was (just|only|an?))( [^. ]+){0,4}$/;

/** "… and that's what set it off", "… , nothing else", "… got the detector". */
export const REASON_BEHIND =
  /^(?:[^ ]+ ){0,4}?(?:(?:that's|that is|that was|which is|which was|is|so that's) (?:what (?:did|set|got|tripped|triggered|caused|moved|it was|happened)|the whole (?:thing|story|deal)|all it was|all that was|all\b|it \.|why|the reason|the cause|the culprit|your (?:problem|alarm|reason|cause|answer|culprit))|that'll do it|(?:was|is) (?:the|your|our) (?:cause|culprit|problem|reason)|(?:is|was) to blame|(?:had |has )?(?:set|sets|setting) (?:it|the|off|that|them|our)|(?:tripped|trips|triggered|activated|got|reached|kicked|hit) (?:it|the (?:detector|head|alarm|sensor|beam|flow|switch|system|duct|smoke))|made it (?:go|trip|alarm)|picked it up|caused (?:it|the)|did it\b|nothing (?:else|more)\b|and nothing (?:else|more)\b|enough (?:\w+ )?to (?:set|trip))/;

/** What happened at another time, or happens at all times, says nothing of tonight. */
export const OTHER_OCCASION =
  /\b(last (mon|tues|wednes|thurs|fri|satur|sun)day|last (week|weekend|month|year|semester|season|summer|winter|spring|fall|time|1|1s|call|run|\d+ times|couple of times|few times|thanksgiving|christmas|halloween|easter|shift|tour|\w+ber|\w+uary|march|april|june|july|august)|(mon|tues|wednes|thurs|fri|satur|sun)day( it| that 1|'s)? was|(previous|prior|earlier) (1|1s|time|times|call|calls|run|runs|alarm|alarms|visit|visits)|(the|all the|those|all those|them) others? (\d+ |time |times |1 |1s )?(was|were|been)|(1|\d+|some|most|half|both|all|couple) of (those|them|these|the others) (was|were)|(the|1|time|times|run|call) before( that| this| it)?|\d+ (days?|weeks?|months?|years?|winters?|summers?|shifts?|nights?) (ago|back|before)|(back )?in (january|february|march|april|june|july|august|september|october|november|december|the (spring|summer|fall|winter|past))|\d+ times (this|since|in|last|already)|(usually|normally|typically|generally|most (of the time|times|nights|days|weeks)|half the time|\d+ times out of \d+|most (every|of our|of their)|more often than not)|the real 1|used to|history of|always|(\d+ times|once|twice|\d+) a (day|week|month|semester|year|shift)|every (day|week|month|night|time|shift|morning|semester)|the (night|day|week|weekend|morning) before|next door|down the (street|road|hall from)|across the (street|road)|her neighbor|his neighbor|their neighbor)\b/;
/** Here the account comes back to this alarm. */
export const THIS_OCCASION =
  /\b(tonight|today|this (time|1|morning|afternoon|evening|alarm|call)|panel|well|but(?! that)|turned out|turns out|(we|i)(?! (was|were|had|ran|came|went|got called) ?(here|there|1|that|it|out|back|the same)?))\b/;
/** "Same as last week": the other time's reason is this one's. */
export const SAME_AS = /\b(same|like|again|just like|as|as bad as|still|since)( \w+)?$/;

/** What somebody believes, guesses or was told to expect is no finding. */
export const BELIEVED =
  /\b(thinks?|thinking|thought|figure|figured|figures|guess|guessed|guesses|guessing|suspect(s|ed)?|assum(e|ed|es|ing)|wonder(s|ed|ing)?( about| if)?|worried|afraid|(was|were|is|been|seemed|pretty|real) (sure|certain|positive|convinced)|swore|swears|convinced|betting|bet|heard|blam(es|ed|ing)|suspicious|expect(s|ed|ing)?|hop(ed|ing)|insist(s|ed)|claim(s|ed)|suggest(s|ed)|told dispatch|tells dispatch|telling (me|us)|supposedly|theory|hunch|idea was|rumor|(could|might|may|must|can)( \w+)?( be| been| have|'ve)|coulda|mighta|maybe|probably|possibly|perhaps|either(?= (?:it|it's|that|the|an?)\b)|whether|likely|unless|if)\b/;
/** What others told the crew stands behind what the crew saw. */
export const TOLD_BY_OTHERS = /\b(says?|said|saying|told|tells|telling|mentioned|reported|reports|advised|stated)\b/;
/** Of these a belief is as good as a finding. */
export const WHO_KNOWS = /\b(tech|technician|alarm company|alarm (guy|man|tech|outfit|contractor)|electrician)\b/;

/** Looked for, or meant to be done: not there. */
export const SOUGHT =
  /\b(look(ed|ing)?( \w+)? for|check(ed|ing)?( \w+)?( for)?|ask(ed|ing)? about|no(?! (?:fire|smoke|flames|heat|damage|odor|problem)\b)|not|nobody|nobody'd|nobody was|none|never|without|instead of|rather than|rul(ed|ing) out)( (the|an?|any|some|been|was|of))?( \w+)?$/;
export const PLANNED =
  /\b(will|'ll|going to|gonna|coming (out |in |back |by )?(to|and)|wants? (it|them|to|us)|supposed to|told (him|her|them|the \w+)( \w+)? to|ask(ed)? (him|her|them|the \w+)( \w+)? to|advised|recommended|scheduled to|due to be|next time|in case)( [^. ]+){0,5}$/;

/** "… but that wasn't it", "not this time", "that's a different zone": named and taken back. */
export const TAKEN_BACK =
  /\b((that|it|this|those|they|them)( sure| really| certainly)? (wasn't|was not|weren't|were not|isn't|is not|ain't)( it| that| them| the case| the (cause|reason|problem|culprit|issue|1)| our (problem|culprit))?(?= (?:\.|panel|we|so|and|but|though|either|this|tonight|today|because|what|the panel|zone|when|turned|no)\b| \.|$)|(wasn't|was not|weren't|isn't|not) (that|it|the cause|the reason|the problem|the culprit|him|her|them)\b|(that's|that is|it's|that was|it was) not (what|it|that|why|the)|(not|isn't|wasn't|aren't) even|but (his|her|their|the|that|its) (apartment|room|kitchen|unit|door|hall|place|house|hood|area|zone|wing|floor)( \w+)? (was|is|were)( all)? (clear|cold|shut|closed|locked|clean|off|fine|normal|unplugged)|but (it|that) (was|is)( \w+)? (unplugged|cold|off|closed|normal)|(can't|couldn't|won't) (hang|pin|blame|put) it on|i don't think so|not (this|that) (time|1)|not tonight|not today|forget that|scratch that|ruled (that|it|them|those) out|(had|has|have) nothing to do with|nothing to do with (it|this)|(didn't|did not|couldn't have|could not have|wouldn't have|don't|doesn't) (do it|set|trip|cause|make a peep|reach|have anything)|never (sounded|tripped|alarmed|reached|got to|went off)|(that|it|which) (1 )?(was|is|checked)( all| out)? (green|normal|clear|fine|cold|clean|okay|ok|good|off)|(different|other|another|opposite|wrong|far) (zone|end|floor|wing|side|building|hall|part|stairwell|story|area)|(hours|way|well|long|days) (earlier|before|ago)|(hours|day|days|week|long) (earlier|before|ago|since)|T\d+ (earlier|before)(?= \.)|(already )?(changed|replaced|fixed|repaired) (it|that|the \w+) (then|since|already))\b/;
