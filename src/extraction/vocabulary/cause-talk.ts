// How an account speaks of the cause of a fire, whatever the cause. Words are as in the reading.

/** What introduces a cause. */
export const CAUSE_BEFORE =
  '(?:cause|caused|causes|culprit|source of ignition|ignition source|heat source|source|origin)(?: of (?:the |this )?fire)?(?: \\S+){0,2}? (?:was|is|were|by|as|to|being|appears|looks|from|on|accidental)|caused by|cause|started (?:by|from|with|when|after|because|as|it)|due to|because of|on account of|blam(?:ed|es|ing)(?: it| this)? on|put (?:it|this|that) (?:down )?(?:to|on|as)|(?:puts?|putting|writing|wrote|marking|listing) (?:it|this|that) (?:down |up )?(?:to|on|as)|chalk(?:ed|ing|s)? (?:it|this|that) up to|(?:going|went|go) (?:down )?as|traced(?: it| this)?(?: back)? to|tracked it (?:back )?to|pinned it on|narrowed it (?:down )?to|attributed to|result of|resulted from|determined(?: \\S+){0,4}? (?:was|to|by|from|be|an?|the|it)|ruled(?: it| this)?(?: \\S+)?(?: as| to be| an?)?|call(?:ed|ing|s)? it(?: an?)?|listed(?: it)? as|points? to|pointed to|pointing to|(?:finding|findings|conclusion|determination|ruling|verdict|official cause) (?:is|was|are|were|came back(?: as)?)|agree[sd]? (?:on|it was|that it was)|(?:looked|looks)(?= (?:mechanical|electrical|incendiary)(?: |$))|came from|come from|thanks to|looks like|looks to be|looked to be|appears to (?:be|have)|appeared to be|appears|ended up being|turned out to be|turned out|accidental|confirmed(?: it was)?|found that|originated (?:from|with)|ignited by|set off by|touched off by|lit by|sparked by|stemmed from';

/** Whose finding it is, said right before the words: "they say a cigarette". */
export const CAUSE_SAID =
  "(?:they|he|she|investigators?|marshals?|arson|o ?f ?i|unit|guy)(?: (?:came|come|was|were|drove|went|looked|out|over|here|by|through|and|it|at|there|up|in|on|scene|down|around)){0,6} (?:say|says|said|are saying|is saying|is calling|are calling|is going with|are going with|went with)(?: (?:that|it|was|is|it's|this|just|probably|from|a|an|the|some)){0,4}";

/** What, after the words, makes them the cause. */
export const CAUSE_AFTER =
  "(?:is |was |are |that )?what (?:did|started|caused|lit|set|got|kicked|touched) (?:it|this|the|him)|started (?:it|the fire|this)|(?:was|is|were) (?:the|your|our) (?:cause|culprit|source|origin|ignition)|(?:is|was) (?:right |just )?where (?:it|the fire|this|everything) (?:all )?(?:started|began|originated|kicked off)|caused (?:it|the fire|this)|that'?s (?:what|where|how|your|when) (?:it |did|started|the|cause|caused|got|lit)|set (?:it|the \\S+|everything|this) (?:off|on fire)|ignited|to blame|got it going|touched (?:it )?off|did it|kicked (?:it )?off|that's your cause|there's your cause|lit (?:it|the|off|up)|malfunctioned|shorted|overheated|exploded|blew up|caught (?:the|fire|it)|at fault|responsible";

/** A finding that nobody can tell; "at this time" makes it a mere not-yet. */
export const UNDETERMINED = [
  "(?:could not|couldn't|can't|cannot|was unable to|were unable to|unable to|wasn't able to|weren't able to|not able to|never could|never did|didn't|did not) (?:be )?(?:\\S+ )?(?:determined?|pin ?point|pin (?:it )?down|nail (?:it )?down|establish|identify|figure out|find|tell(?! you| ya)|come up with|put) ..4 (?:cause|what (?:started|caused)|how it started|a finger on)",
  "cause ..4 (?:could not|couldn't|cannot|can't|was not able to|unable to|not able to|wasn't able to|never) ..1 (?:be )?(?:determined|established|pinned down|nailed down|found|identified|figured out|pinpointed)",
  'cause ..5 (?:undetermined|indeterminate|unable to be determined|undeterminable)',
  '(?:ruled|ruling|listed|listing|called|calling|classified|left|leaving|marked|came back|coming back|carrying|going|wrote it up|logged|put it down|putting it down) ..3 (?:undetermined|indeterminate)',
  'undetermined cause|undetermined origin',
];
export const NOT_YET =
  /\b(yet|at this (?:time|point)|right now|so far|still|pending|for now|currently|until|as of|at the moment|tonight|today|working on)\b/;

/** The cause is left open: words that merely stand somewhere are then no cause. */
export const CAUSE_OPEN = [
  '(?:leave|leaving|left|list|listing|listed|call|calling|called|carry|carrying) (?:it|that|this|the cause) (?:as |down as )?(?:undetermined|open|blank|unknown|pending)',
  "(?:not|won't|wouldn't|never|rather not|couldn't|can't|i'd hate to|n't) (?:(?:going|gonna|about|ready|want|like) (?:to )?)?(?:be )?(?:put(?:ting)?|giv(?:e|ing)|list(?:ing)?|call(?:ing)?|nam(?:e|ing)|guess(?:ing)?|speculat(?:e|ing)|hang(?:ing)?|say(?:ing)?) ..3 (?:cause|what (?:started|caused)|how it started)",
  "(?:leave|leaving|left) ..3 cause (?:to|for|up to|open|blank|off|with)|(?:don't|do not|didn't|did not) have (?:a|any) cause|no cause (?:yet|from me|at this|that we|for now|listed|given)|(?:leave|leaving|left) ..3 (?:what (?:started|caused) it|how it started) (?:to|for|up to)",
  "cause ..4 (?:unknown|under investigation|pending|not known|isn't known|open|being investigated|up to|not determined)",
  "(?:not|n't|never) (?:going to |gonna )?(?:put(?:ting)?|call(?:ing)?|list(?:ing)?|say(?:ing)?) (?:that|it|this) (?:down )?(?:as|is|was) (?:the|a) cause",
  '(?:unknown|unclear) cause',
  "(?:nobody|no one|don't|didn't|not sure|no idea|do not|couldn't|can't|no telling|unclear|unknown) ..2 (?:knows?|sure|idea|tell|say)? ?(?:exactly )?(?:what|how) (?:started|caused|it started|the fire started|it got started)",
  'still (?:investigating|under investigation|looking (?:at|into) (?:the )?cause)|under investigation',
];

/** Whose word for a cause is a guess. */
export const CAUSE_GUESS =
  /\b(likely|guess|guessing|guessed|think|thinks|thought|assume|suspect|figures|figured|wonder|theory|rumor|heard|neighbors? (?:said|says|thinks)|bystanders?|somebody said|someone said|might|may|could|could've|might've|claims|speculat\w+|suspects?|suspicious|if|swears?|swore|1st (?:story|word|version|theory|report)|story (?:i|we) (?:got|heard)|(?:at 1st|initially|originally)(?= (?:it|we|they|i|somebody|the)))\b/;
