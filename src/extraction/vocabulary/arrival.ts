import type { ArrivalCondition } from '../../neris/values/fire.ts';
import type { Rows } from '../modules/fire/statements.ts';

// What the first crew reports. Words are as in the reading.

const ROUTE = '(?:out|from|through|thru|up|off|over|above|around|under|at|in|on|along)';
const MOVES =
  '(?:showing|shown|visible|evident|blowing|rolling|venting|shooting|coming|pouring|pushing|lapping|licking|ripping|roaring|issuing|jumping|billowing|puffing|seeping|pumping|boiling|rising|leaving|spewing|running|climbing|crawling|belching|chugging|churning|drifting|wafting|banked|bellowing|curling|hanging|streaming|oozing|leaking|standing|jetting|torching)';
/** "House fire 411 Walnut nothing showing": what denies or names a place is not between a thing and its move. */
const BETWEEN = '(?: (?!(?:\\.|no|nothing|not|none|without|smoke|A\\d+|U\\d+|T\\d+)(?: |$))\\S+){0,2}?';
const OPENING =
  '(?:windows?|doors?|doorway|roof|eaves?|front|rear|back|sides?|garage|floor|attic|porch|chimney|flue|vents?|gables?|soffits?|walls?|deck|balcony|ridge|corner|division|story|kitchen|bedroom|basement|alpha|bravo|charlie|delta|exterior|building|house|structure|trailer|unit|apartment|bay|siding|overhang|dormer|cornice|storefront|steeple|tower|cupola|louvers|skylights?|bulkhead|transom|crawl ?space)';

export const ARRIVAL_ROWS: Rows<ArrivalCondition> = [
  [
    'NO_SMOKE_FIRE_SHOWING',
    'nothing (?:was |is |visibly )?(?:showing|visible|evident|seen|to see)',
    'nothing (?:showing )?(?:from|on) (?:the )?(?:outside|exterior|street|front|alpha|a side|road|curb)',
    'nothing at all (?:showing|from the (?:outside|street|exterior))',
    'no (?:visible |obvious )?(?:smoke|fire|flames?) (?:or|and|nor) (?:any )?(?:smoke|fire|flames?)(?: (?:was |were )?(?:showing|visible|evident))',
    'no (?:visible )?smoke (?:was )?(?:showing|visible|evident)',
    'no smoke no (?:fire|flames?) (?:showing|visible)',
    'no (?:visible |obvious )?(?:smoke|fire|flames?) (?:or|and|nor|no) (?:any )?(?:smoke|fire|flames?)(?! in| extension| damage| alarms?| detectors?)',
    'no (?:visible |outward |exterior )?(?:signs?|evidence|indications?) of ..3 (?:fire|smoke)',
    "(?:did not|didn't|couldn't|could not) (?:see|have) anything (?:showing|from the (?:outside|street|exterior|road))",
    'with 0 showing',
  ],
  [
    'SMOKE_SHOWING',
    `smoke(?! alarms?| detectors?| heads?| machine)${BETWEEN} ${MOVES}`,
    `(?:light|heavy|moderate|thick|black|brown|gray|grey|white|dark|lazy|some|a little|little bit of|good|visible|pressurized|haze of|wisp of|wisps of|nasty|turbulent|laminar) ..2 smoke(?! damage| alarms?| detectors?| and water| and heat) ..1 ${ROUTE}`,
    '(?:pushing|pumping|pouring|puffing|belching|rolling|throwing|banking|chugging|blowing) (?:out )?(?:\\S+ ){0,2}smoke(?! alarms?| detectors?| out with| ejector)',
    `smoke (?:out|from|through|thru) (?:of )?(?:\\S+ ){0,4}?${OPENING}`,
    '(?:had|with|have|met with|found|finding|encountered|to find) (?:a |an )?(?:light|heavy|moderate|medium|thick|black|brown|gray|grey|dark|visible)?(?: \\S+)? ?smoke(?! damage| alarms?| detectors?| inhalation| investigation| eater| machine| heads?| (?:and |or |slash )?(?:c ?o|carbon monoxide|heat|fire) (?:alarm|detector)| in the (?:air|area|neighborhood))(?: conditions?)?',
    '(?:heavy|light|moderate|medium) smoke conditions?',
    'smoke (?:on|in) (?:the )?\\S+ (?:floor|hallway|hall)',
  ],
  [
    'SMOKE_FIRE_SHOWING',
    `(?:fire|flames?)(?! alarm| department| panel| marshal| truck| engine| escape| door| hydrant)${BETWEEN} ${MOVES}`,
    `(?:heavy|good|lots of|a lot of|plenty of|moderate|visible|well established|active|open) ..1 (?:fire|flames?)(?! alarm| damage| load| department| marshal) ${ROUTE}`,
    `(?:heavy|visible|active|open) (?:fire|flames?)(?! alarm| damage| load| department| marshal| stream)`,
    `(?:fire|flames?) (?:out|from|through|thru|up)(?: of)?(?! (?:getting|spreading|reaching|extending|going|moving|communicating|taking)) ..4 ${OPENING}`,
    '(?:fire|flames?|it) (?:was |were |had |is |already |burned |broke |gone |come )*(?:through|thru|out through) the roof',
    '(?:could see|can see|saw|see|blowing|throwing|pushing) (?:\\S+ ){0,2}(?:fire|flames?)(?! alarm| damage| load| department| marshal| out with) (?:in|inside|through|out|from|behind|on)',
    '(?:fire|flames?|sparks and flames?) (?:(?:maybe|about|around|probably|a good|some|over|at least|nearly) )*(?:a|\\d+|couple|a couple|a few|several|few) (?:feet|foot|ft|inches|yards|stories)(?: high)? (?:out|above|over|off|from|up|in|high)',
    '(?:fire|flames?) (?:out|from|off) (?:of )?(?:the )?(?:top|tip)',
    '(?:flames?|fire|flame and sparks|flames and sparks|sparks and flames?) (?:(?!(?:\\.|no|not|nothing|A\\d+|U\\d+|T\\d+)(?: |$))\\S+ ){0,6}?(?:out of|out|off|from|above|over|atop) (?:the )?(?:top of (?:the |that |his |her |their )?)?(?:chimney|flue|stack)',
    `(?:a|\\d+|couple|a few|several) (?:feet|foot|ft) of (?:\\S+ )?(?:fire|flames?)(?! hose| line| damage)`,
    `flames? (?:at|on|along) the (?:\\S+ ){0,2}?${OPENING}`,
    '(?<!blitz )fire on ..4 (?:floors?(?: \\d+)?|side|porch|deck|balcony|roof|wall|corner|division)',
    '(?:well|heavily|partially|half|mostly|50 percent|about half) involved',
    '(?:well|really) off',
    'going (?:pretty |real |really )?(?:good|well|strong|hard)',
    '(?:was|were) (?:already )?on fire',
    "(?<!smoke )(?:was|were|it's|is|just) (?:already |just |really |absolutely )?(?:ripping|cranking|rocking and rolling)",
    '(?<!smoke )(?:was|were) (?:already )?(?:rolling|roaring|cooking|rocking|blowing|lit up)(?= (?:pretty good |good )?(?:when|as|by the time|once|on (?:our )?arrival|upon))',
    '(?:house|back|front|rear|side|floor|roof|porch|garage|attic|kitchen|bedroom|room|place|building|trailer|barn|shed|deck|unit|apartment|corner|end|half|thing)(?: \\S+){0,3}? (?:was|were) (?:already |just |all |really )*(?:going|burning|lit|cooking)(?= (?:pretty good |good |well )?(?:when|as|by the time|once|on (?:our )?arrival|upon))',
    'blowing out ..3 windows?',
    `smoke and (?:a little |a bit of |a little bit of |some |light |heavy |visible |a few |lots of )*(?:fire|flames?|licks of flame)(?! damage| alarms?| department| marshal)(?: (?:was |were |already )?${MOVES})?`,
    `(?:fire|flames) and (?:a little |some |light |heavy |thick |black |dark )*smoke(?! damage| alarms?| detectors?)(?: (?:was |were |already )?${MOVES})?`,
  ],
  [
    'STRUCTURE_INVOLVED',
    '(?:fully|completely|totally|entirely|all|100 percent|heavily and fully) (?:involved|engulfed|ablaze)',
    '(?:fully|completely|totally) (?:going|on fire|developed)',
    'fully involved',
    'engulfed in flames?',
    '(?:whole|entire) (?:house|home|building|structure|trailer|thing|place|barn|shed|garage|cabin) ..2 (?:involved|on fire|going|burning|engulfed)',
  ],
  [
    'FIRE_OUT_UPON_ARRIVAL',
    '(?:fire|it|flames?|everything)(?: was| is| were)?(?: already| pretty much| basically)? out (?:on|upon|prior to|before|when|by the time|at)(?: our| my| the)? ?(?:arrival|arriving|we|i|they|U\\d+|1st)(?: (?:arrived|got|made|pulled|walked|came|rolled|showed))?',
    'fire out (?:on|upon|prior to) arrival',
    '(?<!(?:everyone|everybody|occupants?|family|residents?|people|kids|were|all|tenants?|they|he|she|came|already|got|was|guests|students|workers) )out (?:on|upon|prior to) (?:our )?arrival',
    '(?:fire|flames?|it) (?:was |had )(?:already )?(?:been )?(?:out|extinguished|put out|snuffed out) (?:already|by then)',
    '(?:fire|flames?|it) (?:was |had )?(?:already )(?:been )?(?:out|extinguished|put out|self extinguished)',
    'self extinguished|(?:burned|burnt) itself out|(?:had )?gone out on its own|went out (?:on its own|by itself)',
    'extinguished (?:on|upon|prior to|before) (?:our |my )?(?:arrival|arriving|we)',
    'had (?:already )?(?:put|got|gotten|snuffed|smothered|knocked|had) (?:it|the fire|the flames) out ..6 (?:before|when|by the time|prior to|already|on arrival)',
    'had (?:already )(?:put|gotten|snuffed|smothered) (?:it|the fire|the flames) out',
    'had (?:already )?(?:extinguished|smothered) (?:it|the fire|the flames)',
    '(?:put|got) (?:it|the fire) out ..6 (?:before|prior to) (?:we|our|i|my|arrival|U\\d+ (?:arrived|got))',
    "(?:homeowner|owner|tenant|occupants?|residents?|neighbors?|staff|employees?|husband|wife|son|daughter|maintenance|he|she|they) (?:had|'d) (?:it|the fire) out",
  ],
  [
    'FIRE_SPREAD_BEYOND_STRUCTURE',
    "(?:already|had|has) ..1 (?:spread|jumped|extended|gotten|got|gone|moved|communicated) ..2 (?:to|into|onto) ..3 (?:next door|neighbor(?:'s|s|ing) ..1 (?:house|home|garage|building|structure|trailer)|(?:house|home|building|trailer|garage) next door|exposures?|2nd (?:house|building|home|structure|trailer)|adjacent (?:house|building|home|structure)|adjoining (?:house|building|home|structure)|other (?:house|building|home))",
    '(?:2|3|4|both) (?:houses|homes|buildings|structures|trailers|mobile homes|garages) ..2 (?:going|on fire|involved|burning)',
  ],
];

/** Parts of a building, and things that are none: "fully involved" said of these is not the structure. */
export const INVOLVED_PARTS =
  '(?:rooms?|bedroom|kitchen|attic|porch|deck|attached garage|living room|basement|unit|apartment|floor|roof|car|truck|pickup|vehicle|suv|van|engine compartment|front end|cab|couch|mattress|bed|stove|dryer|wall|corner|side|closet|balcony|division \\d+|dumpster|camper|rv|boat|sedan|minivan|jeep|semi|tractor(?: trailer)?|bus|motorcycle|mower|combine|hay ?stack)';

/** Where the account reaches the scene. */
export const ARRIVAL_CUES =
  "on ?scene|(?:on|upon|at) (?:our |my |their |his )?arrival|arriv(?:ed|es|ing|al)|got (?:there|here|in|on scene|to the scene|up there|out there)|gets (?:there|here)|get (?:there|here)|pull(?:ed|ing|s)? (?:up|in|onto)|roll(?:ed|ing|s)? (?:up|in)|show(?:ed|s|ing) up|1st (?:in|due|on ?scene|arriving)|found|finding|find|met with|greeted|gave (?:me|us|dispatch|an?|them)|reported|reporting|reports|size up|sized|came around the corner|turned (?:onto|the corner|down)|made the scene|on location|10 23|10 97|could see|you could see|we had|i had|i've got|we've got|they had|with";

/** Where it leaves the first look behind. */
export const ARRIVAL_ENDS =
  'water on|knocked|by then|later|minutes in|primary|pulled (?:the|a|an)|stretched|forced|under control|ladders? up|overhaul|conditions (?:changed|worsened)|flashed|flashover|then it';
