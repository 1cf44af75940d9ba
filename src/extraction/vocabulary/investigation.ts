// Who looks for the cause. Words are as in the reading.

export const STATE_MARSHAL =
  "(?:state (?:fire )?marshal(?:'s|s)?(?: office| investigator| guy| man)?|state fire (?:investigator|investigation)(?:'s|s)?|s f m o|sfmo|state arson|marshal(?:'s|s)? office from the state|state police fire (?:marshal|investigator|unit)|investigator from the state(?: fire marshal(?:'s|s)?)?(?: office)?)";

export const FIRE_INVESTIGATOR =
  "(?:(?:fire|arson|county|city|duty|town|on call|b l m|blm|forest service|forestry|department|our|d n r|cal fire|state forestry|odf) ?(?:fire )?investigators?|investigators?|fire marshal(?:'s|s)?(?: office| guy)?|marshal(?:'s|s)?(?: office)?|county marshal|town marshal|deputy (?:fire )?marshal|arson (?:unit|squad|team|investigators?|guys?|detectives?|task force|dog)|arson|fire investigations?(?: unit| team| division| bureau)?|investigations? (?:unit|team|division|bureau|section|office)|f i u|fiu|o f i|ofi|bfi|office of fire investigations?|bomb (?:and|n) arson|f m o|fmo|bureau of fire investigation|b f i|origin and cause (?:team|guy|investigator)|cause and origin (?:team|guy|investigator)|fire inspector|fire prevention|prevention bureau|task force)";

/** Behind "arson" alone: the squad, not the deed. */
export const ARSON_SQUAD =
  /^(?:(?:is|was|were|are|has been|have been) (?:out|here|there|on|en|called|notified|requested|still|coming|working|looking|going|investigating|handling|paged)|came|got|showed|responded|took|did|went|has it|on scene|to)\b/;

export const LAW_INVESTIGATOR =
  "(?:detectives?|sheriff's (?:detective|investigator)s?|police (?:detective|investigator)s?|p d (?:detective|investigator)s?|pd (?:detective|investigator)s?)";

export const OUTSIDE_AGENCY = '(?:a t f|atf|bureau of alcohol|chemical safety board|n t s b|ntsb|f b i|fbi|osha)';

/** What says that they came and worked. */
export const PRESENT_VERBS =
  "(?:(?:is|are) (?:ruling|calling|putting|listing|saying|blaming)|came|drove (?:out|up|over|down|in)|made the (?:trip|drive|scene)|rolled (?:out|in|up)|responded|sent (?:2|3|an?|his|her|their|out|over)|arrived|showed up|got (?:there|here|on scene|in (?:at|around|about|by)|out (?:here|there))|(?:was|were) out (?:at|around|about|by|for|looking|with|on)|(?:(?:was|were|is|are) (?:handling|on it|on the scene|doing|processing|looking|investigating)|(?:has|have|got) (?:it|the scene)(?! (?:that|been|to))|(?:is|are|was|were) (?:still |now )?(?:up|out|over|down|in|back) (?:on |in |at |by )?(?:the|that) (?:\\S+ )?(?:porch|basement|attic|house|building|kitchen|garage|room|roof|floor|rubble|debris)|(?:was|were|is|are) (?:still |now )?(?:(?:up |out |over |down )?there|here|out (?:there|here|now)|over there|going through|digging|in there|on ?scene|inside|on location|working|already)|both (?:here|there|on ?scene|came|out)|here (?:since|now|already))|on ?scene|went (?:through|in|over)|worked|work(?:s|ing) (?:it|the scene)|investigated|determined|ruled|confirmed|put it|traced|found|concluded|pinned|narrowed|dug|looked|took (?:over|photos|pictures|it|samples|statements|custody)|did (?:the|a|his|her|their|an)|handled|hit on|alerted|indicated|finished|walked|could not|couldn't|was unable|were unable|interviewed|says? (?:it|the|that|this)|said (?:it|the|that|this)|called it|(?:are |is )?(?:now )?blaming|blamed|signed off|released|listed|stayed|met us|spent|(?:has|have) (?:determined|ruled|been (?:here|there|out|through|on ?scene|working))|come (?:out|down|over|by|up) and|was able|made it|responded and|interviewing|agreed|pointed|photographed|cleared it|wrapped|and (?:he|she|they) (?:put|ruled|determined|found|traced|confirmed|worked|went|said))";
/** What says that they are still to come. */
export const FUTURE_WORDS =
  "(?:will|he'll|she'll|they'll|who'll|that'll|gonna|going to|coming|en route|tomorrow|in the morning|on (?:the|his|her|their) way|later today|supposed to|scheduled|follow up|on monday|next week|notified|requested|respond(?:ing)?|to come|to respond|has been (?:called|notified|requested)|was (?:called|notified|requested|paged)|(?:is|are) (?:called|notified))";
/** A hand-over that shows they were there. */
export const HANDED_OVER =
  '(?:left (?:it|the scene|everything) in the (?:hands|care|custody) of|turned (?:it|the scene|everything|the building|the house|the property)? ?over to|left (?:it|the scene)? ?with|stayed with|met with|handed (?:it|the scene)? ?(?:over|off) to|released (?:it|the scene)? ?to|stood by (?:with|for)|assisted|walked|gave the scene to|worked with|stood by while|stayed for|stayed while)';

/** The company's own finding of origin and cause. */
export const CREW_INVESTIGATED = [
  '(?:captain|lieutenant|battalion chief|chief|assistant chief|deputy chief) [a-z]+ (?:from (?:our|my) (?:department|company|shift|station|crew) )?(?:did|handled|conducted|completed|performed) (?:the|an|a|his|her) (?:cause (?:and|n) origin|origin (?:and|n) cause|c and o|o and c|cause determination|cause investigation)',
  '(?:i|we|my captain|my lieutenant|our captain|our lieutenant|the captain|captain|lieutenant|company officer|our officer|my officer|engine officer|U\\d+(?: s)?(?: officer| captain| lieutenant)?) (?:did|handled|conducted|completed|performed|finished|took care of) (?:the|my|our|an|a|his|her|my own|our own) (?:own )?(?:cause (?:and|n) origin|origin (?:and|n) cause|c and o|o and c|cause determination|origin and cause investigation|cause investigation|fire investigation|investigation|cause work ?up)',
  '(?:i|we|company officer|our officer|the captain|captain|lieutenant) investigated (?:it |the cause |the fire )?(?:ourselves|myself|himself|herself|on scene)',
  'investigated (?:by|at) (?:the )?(?:company|company officer|company level|crew|U\\d+|engine officer)',
];

export const INVESTIGATION_NO = [
  'no (?:further |fire |formal |additional |outside )?investigations? (?:is |was |were |will be )?(?:needed|required|necessary|warranted|requested|called for)',
  'no (?:fire )?(?:investigators?|fire marshal|marshal) (?:is |was |were )?(?:needed|required|necessary|requested|called)',
  "(?:investigators?|fire marshal|marshal|marshal's office|fire investigator) (?:was |is |were )?(?:not|wasn't|isn't|weren't) (?:needed|required|necessary|called|requested|notified|warranted)",
  "(?:investigators?|marshal(?:'s|s)?(?: office)?) (?:said|says|felt|figured|told us|didn't think) (?:they|he|she) (?:didn't|did not|doesn't|don't|wouldn't|won't) (?:need|have|want) to (?:come|respond|see)",
  'no need (?:for|of|to (?:call|get|bother|bring|request)) ..3 (?:investigat\\w+|marshal\\S*)',
  "(?:did not|didn't|don't|do not|never|wasn't any|wasn't no|won't|doesn't|not going to)(?: (?!(?:we|i|they|he|she|it|so|and|but|\\.)(?: |$))\\S+){0,3}? (?:need|needed|call|called|request|requested|bother|require|want|get|warrant)(?: out)? ..4 (?:investigators?|investigation|marshal\\S*)(?! (?:is|are|was|were|has|had|came|will|showed|got|arrived|says|said|worked|ruled|did|investigated|looked|went|wants|wanted)\\b)",
  'investigation (?:is |was )?(?:not|never) (?:needed|required|necessary|warranted|requested)',
  "investigation (?:wasn't|isn't) (?:needed|required|necessary|warranted|requested)",
  "(?:didn't|did not|doesn't|does not) (?:need|require|warrant|call for) (?:an |any |to be )?(?:investigat\\w+)",
  'no (?:fire )?investigat(?:ion|ors?)(?= \\.|$| at all)|(?:investigation|investigator|fire marshal|marshal) (?:no|negative)(?= \\.|$)',
  'nothing to investigate|no reason to investigate|no call for (?:an )?investigat\\w+',
];

export const CAUSE_OBVIOUS = [
  'cause (?:was|is|of (?:the |this )?fire (?:was|is)|seemed|is all|being|(?:was|is)? ?(?:pretty|fairly|very|quite|plain|kind of|all))(?: pretty| fairly| very| quite| plain| kind of| just)? (?:obvious|clear|self explanatory|evident|plain)',
  'cause ..5 (?:pretty|fairly|very|plain|real) (?:obvious|clear|plain|evident)|obvious cause|cause obvious|clear cause|obvious what (?:started|caused|happened)',
  "(?:pretty|fairly|very|it was|it's) (?:obvious|clear|plain) (?:what|how|where|the cause)",
  'no (?:big )?mystery(?: there| here| on this 1)?(?= \\.|$)|no (?:mystery|question|doubt) (?:about )?(?:what|how|where|the cause|on (?:the )?cause|about (?:the )?cause)',
  "cause wasn't (?:a|any|no) (?:mystery|question|secret)|cause was no (?:mystery|secret)",
  "didn't (?:take|need) (?:an? )?(?:investigator|detective|genius|rocket scientist) to (?:figure|see|tell|know)",
];
