// What burned, how it burned and how far it went. Phrases as explained in core/phrases.ts.

const PASSENGER =
  'car+|sedan+|suv+|pickup+|pickup truck|minivan+|mini van|coupe|hatchback|station wagon|passenger vehicle|vehicle+|auto|automobile|jeep|motorcycle+|chevy|silverado|ford|f 150|f 250|dodge|ram|toyota|camry|corolla|tacoma|honda|civic|accord|nissan|altima|hyundai|kia|subaru|tesla|buick|impala|malibu|explorer|tahoe|suburban|volkswagen|mercedes|bmw|lexus|mazda|cadillac|chrysler|prius|ev|golf cart+|atv+|utv+|side by side|4 wheeler|dirt bike|limo|limousine|police car|patrol car|cruiser';
const COMMERCIAL =
  'semi+|semi truck+|semi trailer|tractor trailer+|18 wheeler+|big rig+|truck tractor|box truck+|delivery truck+|delivery van|amazon van|u haul|moving truck|moving van|dump truck+|garbage truck+|trash truck+|refuse truck|recycling truck|cement truck|concrete truck|mixer truck|tanker truck|tank truck|fuel truck|tow truck|wrecker|flatbed|flatbed truck|logging truck|log truck|cattle truck|grain truck|work truck|utility truck|bucket truck|commercial truck|commercial vehicle|box trailer|van trailer|reefer trailer|reefer|school bus|city bus|transit bus|charter bus|bus|buses|coach|shuttle bus|ambulance|fire truck|street sweeper|combine+|farm tractor+|tractor+|hay baler|baler+|swather|harvester|cotton picker|cotton stripper|grain cart|sprayer|skid steer|skidsteer|bobcat|excavator+|backhoe+|bulldozer|dozer+|front end loader|loader+|forklift+|fork lift|feller buncher|skidder+|farm machinery|farm equipment|heavy equipment';
const RV =
  'rv+|r v|motorhome+|motor home+|camper+|camper trailer|camper van|travel trailer+|5th wheel+|5th wheel trailer|pop up camper|winnebago|airstream|recreational vehicle';
const FOOD_TRUCK =
  'food truck+|taco truck+|food trailer+|ice cream truck|concession trailer|food cart|lunch truck|catering truck';
const BOAT =
  'boat+|pontoon|pontoon boat|jet ski+|watercraft|cabin cruiser|yacht|sailboat|barge+|tugboat|tug|houseboat|fishing vessel|vessel|bass boat|skiff|shrimp boat|lobster boat|trawler|ski boat';
const TRAIN =
  'train+|locomotive+|rail car+|railcar+|boxcar+|tank car+|freight train|subway train|subway car|trolley|light rail car';
const AIRCRAFT = 'plane+|airplane+|aircraft|helicopter|cessna|jet|airliner|crop duster|small plane|737|glider';
const MOBILITY =
  'e bike+|ebike+|electric bike+|e scooter+|electric scooter+|scooter+|hoverboard+|electric wheelchair|power wheelchair|mobility scooter|moped+|powered wheelchair|electric bicycle+|e bike battery';

const DUMPSTER =
  'dumpster+|trash compactor|compactor|roll off|roll off container|rolloff|outdoor container|recycling bin|donation bin|clothing bin|porta potty|porta john|port a john|portable toilet|outdoor trash can';
const TRASH =
  'trash|rubbish|garbage|garbage can+|trash can+|trash pile+|debris|debris pile+|burn pile+|brush pile+|leaf pile|leaves pile|pile of leaves|pile of trash|pile of brush|burn barrel+|tire pile|pile of tires|tires|refuse|junk pile|litter|landfill|pallets|pile of pallets|cardboard pile|mattress on the curb';
const CONSTRUCTION =
  'construction debris|construction waste|demolition debris|lumber pile|construction trash|roofing debris';
const GRASS =
  'grass|brush|field|vegetation|mulch|weeds|weed|hay field|stubble|wheat field|corn field|cornfield|ditch|roadside|median|marsh|reeds|bushes|bush|hedge+|shrub+|shrubs|shrubbery|tree+|palm tree+|stump+|pasture|crp|crop|bean field|prairie|grassland|tumbleweeds|pine straw|cattails|phragmites|arroyo|landscaping|ornamental grass|mulch bed|flower bed|hillside|embankment|shoulder grass|cheatgrass|cheat grass';
const WILDLAND =
  'wildland|wild land|wildfire|wild fire|woods|forest|timber|chaparral|sagebrush|range|rangeland|forestry|canyon|ridge|slash pine';
const UTILITY =
  'transformer+|power pole+|utility pole+|electric pole+|telephone pole+|light pole+|pole|pole top|substation|power line+|wires|manhole+|underground vault|vault|electrical vault|pole mounted transformer|pad mount|pad mount transformer|pedestal|switchgear yard|cell tower|meter pedestal|oil well|wellhead|pump jack|gas meter|gas line|gas main|pipeline';
const TANK =
  'propane tank+|propane cylinder+|tank battery|tank batteries|oil tank+|fuel tank farm|storage tank+|crude tank|lp tank|lpg tank|diesel tank|salt water tank|saltwater tank|outside tank';
const ESS =
  'battery storage container|battery storage unit+|battery container|energy storage unit+|energy storage|energy storage system|battery storage|ess|bess|powerwall|power wall|battery energy storage|solar battery|wall battery|battery bank|lithium battery bank|home battery';
const INFRASTRUCTURE =
  'bridge|trestle|tunnel|overpass|railroad tie+|rail ties|railroad trestle|pier|dock|boardwalk|wharf|subway tracks|guardrail|culvert|wind turbine|turbine|billboard';
const OTHER_OUTSIDE =
  'fence+|fence line|wood fence|bench|mailbox|hay bale+|round bale+|hay stack|haystack|hay pile|wood pile|woodpile|firewood|playground|playground equipment|campfire|bonfire|fire pit|warming fire|homeless camp|encampment|tent+|tarp+|grill+|barbecue grill|patio furniture|shopping cart|trash in the alley|swing set|portable generator|generator|lawn mower|lawnmower|riding mower|sign|gazebo|pergola|compost|compost pile|mulch pile|sawdust pile|silage pile|propane grill|gas grill';

const BUILDING =
  'structure|house|home|residence|residential|dwelling|single family|building|apartment|apartments|duplex|townhouse|townhome|row house|rowhouse|condo|condominium|mobile home|double wide|doublewide|single wide|singlewide|trailer house|trailer home|manufactured home|modular home|cabin|cottage|camp|garage|detached garage|attached garage|carport|shed|storage shed|tool shed|outbuilding|barn|pole barn|hay barn|dairy barn|chicken house|poultry house|stable|shop|workshop|machine shop|store|strip mall|restaurant|diner|bar|tavern|church|school|office|warehouse|factory|mill|plant|hotel|motel|storage unit+|storage units|greenhouse|high rise|brownstone|walk up|triple decker|3 decker|commercial|commercial building|commercial structure|business|row home|rowhome|bungalow|ranch|vacant|vacant house|vacant building|salon|laundromat|auto shop|body shop|gas station|convenience store|grocery store|bowling alley|gym|nursing home|hospital|dorm|dormitory|silo|elevator|grain elevator|porch|deck|tenement|store front|storefront|taxpayer|row of stores|machine shed|boathouse|sugar house|sugarhouse|tobacco barn|bunkhouse|lodge|clubhouse|multi family|working|2nd alarm|3rd alarm';
const ROOM =
  'bedroom|kitchen|living room|bathroom|basement|laundry room|dining room|den|office|closet|family room|room|utility room|hotel room|dorm room|playroom|nursery|bonus room|storage room|break room|classroom|rec room|sunroom|mudroom|front room|back room|storeroom|stock room|apartment|restroom|study|lounge|guest room|cellar|supply room';
const CONTENTS =
  'mattress|couch|sofa|bed|bedding|blanket+|chair|recliner|curtain+|curtains|drapes|clothes|clothing|pile of clothes|laundry|trash can|wastebasket|waste basket|trash|paper|papers|furniture|boxes|dresser|christmas tree|tv|television|desk|rug|carpet|pillow|lamp|nightstand|table|cabinets|kitchen cabinets|cupboards|contents|bookshelf|shelf|shelves|toys|box spring|futon|loveseat|wheelchair|computer|towels|merchandise|rack of clothes|cardboard|stock|crib|power strip|extension cord|bathroom fan|countertop|desks|chairs|bulletin board|printer|copier|workbench|vanity|totes|plastic bin+|mattresses|couches|beds|dressers|toy box|ottoman|coffee table|end table|entertainment center|stereo|vacuum cleaner|bookcase|filing cabinet|bean bag|dog bed|stuffed animals|decorations|wreath|office chair|potted plant|air mattress|hamper|laundry basket|shower curtain|blinds|tool box|tools|shelving|backpack|suitcase|piano|pool table|stacks of paper|files|costumes|props|cleaning rags|rags|oily rags';
const FURNITURE =
  'mattress|couch|sofa|bed|bedding|recliner|curtains|drapes|furniture|dresser|box spring|futon|loveseat|nightstand|closet contents';
export const APPLIANCE =
  'pot|pan|pots|skillet|frying pan|fry pan|stove|stovetop|stove top|cooktop|cook top|oven|toaster oven|range|burner|microwave|toaster|fryer|deep fryer|air fryer|turkey fryer|dryer|clothes dryer|washer|washing machine|dishwasher|refrigerator|fridge|freezer|water heater|hot water heater|furnace|boiler|crock pot|slow cooker|coffee maker|coffee pot|wok|griddle|pizza oven|broiler|hood vent|appliance|window unit|window ac|drum|rice cooker|space heater|ac unit|air conditioner|dehumidifier|ice maker|vending machine|kettle|saucepan|stockpot|grease trap|flat top|dutch oven|chip pan|wall oven|baking sheet|cookie sheet|pizza box';

const PARTS =
  'attic|attics|attic space|roof|roof line|roofline|wall|walls|ceiling|ceilings|floor joists|joists|rafters|trusses|cockloft|cock loft|eaves|soffit|soffits|siding|void|voids|void space+|crawl space|crawlspace|studs|framing|chase|shingles|knee wall|knee walls|dormer|gable+|fascia|truss space|mansard|roof decking|cornice|pipe chase|subfloor|exterior wall|porch roof';
const BEYOND = `${PARTS}|2nd floor|3rd floor|upstairs|upper floor+|floor above|structure|building|house|home|floor|floors|flooring|porch|deck|next apartment|next unit|adjoining unit+|loft|stairwell|rest of the house|barn|shop`;
const FLAME = 'fire|flames|flame|heavy fire';
const ALIGHT =
  '{on fire|burning|fully involved|well involved|fully engulfed|engulfed|ablaze|in flames|going good|going pretty good|going pretty well|going real good|going strong|going when|going on arrival|had flames|had fire|cooking pretty good|heavily involved|caught fire|afire|up in flames|caught on fire|catch fire|was lit|lit up|lit off|flamed up|flared up|flashed up|flaring up|torched|blazing|totally involved|smoldering|flaming|in flame|half involved|involved|rolling|burned up|burnt up}';

const burning = (things: string): string[] => [
  `{${things}} fire+`,
  `{${things}} ~5 ${ALIGHT}`,
  `{${FLAME}} ~2 in|from|under|inside|on|of the|a|an|his|her|their|some ~2 {${things}}`,
  `burning {${things}}`,
  `{${things}} {with|had|having} {a|an|some|its|his|her} ~2 {fire|flames}`,
];

/** Kinds of things that burn. */
export const FIRE_SUBJECTS = {
  FOOD_TRUCK: burning(FOOD_TRUCK),
  RV: burning(RV),
  COMMERCIAL: [...burning(COMMERCIAL), 'hot load'],
  PASSENGER: [
    ...burning(PASSENGER),
    `{engine compartment|engine bay|dash|dashboard|passenger compartment|front end|interior of the car|interior of the vehicle|trunk|engine block} ~3 ${ALIGHT}`,
    `{fire|flames} ~3 {engine compartment|engine bay|under the hood|under the dash|passenger compartment|wheel well|front end}`,
    '{front end|engine compartment|engine bay|hood|interior|dash|back seat|front seat} {was|were} {going|cooking|rolling|lit|gone}',
    'under the hood ~2 {burning|on fire|in flames|going}',
  ],
  BOAT: burning(BOAT),
  TRAIN: burning(TRAIN),
  AIRCRAFT: burning(AIRCRAFT),
  MOBILITY: burning(MOBILITY),
  TRUCK: burning('truck+|trailer+|van+|cargo van|work van|equipment trailer|utility trailer|horse trailer'),
  DUMPSTER: [...burning(DUMPSTER), `it was {just|only|actually}? {a|the} ~1 {${DUMPSTER}}`],
  CONSTRUCTION: burning(CONSTRUCTION),
  TRASH: [
    ...burning(TRASH),
    "it was {just|only}? {a|an|somebody's|his|her|their} ~1 {burn pile|brush pile|trash pile|burn barrel|leaf pile|pile of leaves|pile of brush}",
    'illegal burn',
    'unpermitted burn',
    'open burn',
    'rubbish fire',
  ],
  GRASS: [
    ...burning(GRASS),
    'grass ~3 burned',
    '{burn barrel|burn pile|fire|it|sparks|embers|flames|ashes|campfire|brush pile|fireworks|firework|mower|cigarette|debris pile|controlled burn} ~2 {got|gotten|spread|jumped|crept|escaped|blew|burned|moved|ran} {away}? {into|through|to|across|in|up into} ~2 {grass|brush|weeds|leaves|pasture|field|stubble|ditch|pine straw|hay field}',
    '{sparks|embers|blowout|rim|chain|chains|brakes|mower|train|exhaust} ~4 {lit|started|set|ignited|caught} ~5 {grass|brush|weeds|shoulder|median|ditch|field|roadside|spots|spot fires|fires}',
    '{lit|started|set|touched off} {#|a few|several|a couple|some|multiple} {spots|spot fires|fires|little fires|small fires} ~4 {median|shoulder|interstate|highway|tracks|railroad|road|ditch}',
    'acre+ of grass',
    '{lit|caught|ignited} ~2 {grass|brush|weeds|field|leaves}',
    `acre+ of ~2 {${GRASS}}`,
    `acre+ ~1 {${GRASS}}`,
  ],
  WILDLAND: [...burning(WILDLAND), 'wildfire', 'brush and timber', 'timber fire', 'forest service fire'],
  UTILITY: burning(UTILITY),
  TANK: burning(TANK),
  ESS: burning(ESS),
  INFRASTRUCTURE: burning(INFRASTRUCTURE),
  OTHER_OUTSIDE: burning(OTHER_OUTSIDE),
  BUILDING: burning(BUILDING),
  ROOM: burning(ROOM),
  CONTENTS: [
    ...burning(CONTENTS),
    `{ignited|ignites} {the|a|some|her|his|their|nearby} ~1 {${CONTENTS}}`,
    `{${CONTENTS}} {ignited|had ignited|were ignited|was ignited|had caught|caught}`,
  ],
  APPLIANCE: [
    ...burning(APPLIANCE),
    'grease fire',
    'cooking fire',
    'stovetop fire',
    'oil fire',
    'food on the stove ~4 fire|flames|burning',
    'pot|pan of ~3 on fire|burning|flaming|ablaze',
    'unattended cooking',
    `{grease|oil|food|butter} {on|in} {the|a|her|his} ~1 {${APPLIANCE}} ~2 {flared|flared up|caught|ignited|flashed|lit off|flaming}`,
    'lint ~3 burning|fire',
  ],
  CHIMNEY: [
    'chimney|flue fire+',
    'chimney|flue ~2 on fire',
    'flames|fire|sparks ~4 {out the|out of the|from the|in the|up the|out} ~4 chimney|flue',
    '{chimney|flue} {bomb+|chain+}',
    'fire|it ~3 in the chimney|flue',
    'creosote ~3 fire|burning|lit|caught',
  ],
} as const satisfies Record<string, readonly string[]>;

/** The same things by their bare names, for an account that opens with one and tells later that it burned. */
export const FIRE_THINGS = {
  FOOD_TRUCK: [`{${FOOD_TRUCK}}`],
  RV: [`{${RV}}`],
  COMMERCIAL: [`{${COMMERCIAL}}`],
  PASSENGER: [`{${PASSENGER}}`],
  BOAT: [`{${BOAT}}`],
  TRAIN: [`{${TRAIN}}`],
  AIRCRAFT: [`{${AIRCRAFT}}`],
  MOBILITY: [`{${MOBILITY}}`],
  DUMPSTER: [`{${DUMPSTER}}`],
  CONSTRUCTION: [`{${CONSTRUCTION}}`],
  TRASH: [`{${TRASH}}`],
  GRASS: ['{mulch|mulch bed|mulch beds|grass|weeds|brush|shrubs|shrubbery|hedge|bushes|landscaping}'],
  UTILITY: [`{${UTILITY}}`],
  TANK: [`{${TANK}}`],
  ESS: [`{${ESS}}`],
  INFRASTRUCTURE: [`{${INFRASTRUCTURE}}`],
  OTHER_OUTSIDE: [`{${OTHER_OUTSIDE}}`],
  BUILDING: [`{${BUILDING}|mall|place}`],
  ROOM: [`{${ROOM}}`],
  CONTENTS: [`{${CONTENTS}}`],
  APPLIANCE: [`{${APPLIANCE}}`],
} as const satisfies Record<string, readonly string[]>;

/** How far a fire in a building went. */
export const FIRE_EXTENTS = {
  STRUCTURE: [
    `{fire|flames} {overhead|above us|above the ceiling|over our heads}`,
    `{fire|flames} ~1 {overhead|up|above us} {in|into|inside} ~2 {${PARTS}}`,
    `{fire|flames|flame|it} ~2 {running|ran|racing|burning|burned|chewing|eating} {the|through the|across the|along the|up the|in the|into the|up into the|up in the|up through the|inside the|under the|behind the} ~1 {${PARTS}}`,
    `{burning|burned} {up into|into|up through|through|up in|inside|behind} ~2 {${PARTS}|outside of the house|side of the house|side of the building}`,
    `{vented|venting|broken|broke|punched|burned|burnt|already|gone|went|come|came|blown} {through|thru|out} ~1 {roof|eaves|gable|soffit|soffits}`,
    `{started|going|running|run|burning|climbing|spreading|spread|extended|extending|got|gotten|crept|moving|fire|flames|working|burned} up the {side|outside|back|rear|exterior} {wall}? of {the|a|his|her} {house|building|home|residence|garage|trailer|structure|barn}`,
    `{side|outside|back|rear|corner|exterior|front} {wall}? of {the|a|his|her|their} {house|building|home|residence|garage|trailer|structure|barn|shop} ~2 ${ALIGHT}`,
    `{fire|flames} had {the|all of the|most of the|half the|the whole|the entire} ~1 {${PARTS}}`,
    `{${PARTS}} {had|has} ~1 {fire|flames|burned|caught|ignited|burnt} ~1`,
    `{caught|ignited|lit} {the|his|her|their|up the} ~1 {siding|eaves|soffit|soffits|porch|deck|roof|shingles|wall|exterior wall|exterior|framing|studs|rafters|joists}`,
    '{on the ground|flat on the ground|already down|nothing left|burned to the foundation|a pile|ashes|to the foundation|down to the foundation|in on itself|a total loss when} ~1 {when|by the time} {we|<unit>|the first}',
    '{house|barn|building|structure|garage|shed|trailer|cabin|shop} {was|were} ~2 down {when|on arrival|by the time}',
    '{house|barn|building|structure|garage|shed|trailer|cabin} ~12 {let it burn|burned itself down|burn itself down}',
    '{house|building|barn|structure|garage|trailer|home|shop|cabin|shed|mobile home} ~3 total loss',
    '{fire|flames} {from|out of|out|blowing out|showing from|showing out of} {the|both|all} ~2 {1st and 2nd|2nd and 3rd} floor+',
    '{1st|2nd|3rd|upper|entire|whole|top} floor ~1 {fully involved|well involved|fully engulfed|heavily involved|totally involved|involved}',
    '{involved|burning} on {2|3|all 3|all|both} floors',
    '{fire|flames} on {2|3|all 3|all|both|every} {floors|levels|stories}',
    `{fire|flames|flame|it} ~1 {had|got|gotten|gone|went|ran|run|spread|extended|burned|moved|worked|climbed|traveled|jumped|broke|came|running|chewed|ripped|raced|ate} ~4 {in|into|to|up|through|across|up into|inside|under|up through|along} ~2 {${BEYOND}}`,
    `{fire|flames|flame} ~1 {was|is|showing|blowing|rolling|pushing|coming|venting|up|running} ~3 {in|into|through|across|inside|under|from|out of|out|up} ~2 {${PARTS}}`,
    `it {was|is} {all|up|already}? ~1 {in|into|through|inside} ~1 {${PARTS}}`,
    `{fire|flames} in|into|through|from|on|under|throughout|across the|that|both|all|a ~3 {${PARTS}|rear porch|porch|porches|front porch|back porch|deck|back deck}`,
    '{fire|flames} ~1 {showing|blowing|venting|pushing|coming|shooting|visible} ~6 {through|out|out of|thru} ~1 {roof|eaves|attic|soffit|soffits|gable|gable vent|attic vent|cockloft}',
    '{fire|flames} {through the|out the|venting from the|from the|out of the|out|thru the} ~1 {roof|eaves|attic|soffit|soffits|gable|gable vent|attic vent|cockloft}',
    `{extended|extending|spread|spreading|got|gotten|gone|worked|moved|burned|ran} {to|into|up|up into|through|in|up in|up to} ~3 {${PARTS}|2nd floor|3rd floor|upstairs|floor above|structure|house|building}`,
    `{had|found|have|some|with} ~1 extension {to|into|in|up} ~3 {${BEYOND}}`,
    '{burned|burning|burnt|vented|self vented|broke} {through|thru} ~1 {roof|floor|ceiling|wall}',
    `{${PARTS}} {was|were} ~2 {burning|on fire|involved|fully involved|going|lit up|burned through|well involved}`,
    `{${PARTS}|deck|porch} of {the|a|his|her|their} ~3 {was|were} ~1 {burning|on fire|involved|going|fully involved}`,
    '{fire|it|flames} {was|had|is} ~2 {up in|up on|up to|into|up into} the {2nd|3rd|4th|upper|top|next} {floor|story}',
    'fire {in|inside} the wall+',
    'in the walls and',
    '{structure|house|building|barn|garage|shed|home|trailer|cabin|shop|porch|deck|residence|place|store|church|duplex|mobile home|double wide|single wide|doublewide|singlewide|apartment|it|unit|carport|warehouse} ~2 {fully involved|well involved|fully engulfed|heavily involved|totally involved|half involved|engulfed|completely involved}',
    'fully|well|heavily involved ~3 {structure|house|building|barn|garage|shed|home|trailer|cabin|shop|double wide|single wide|residence|carport}',
    '{fully involved|fully engulfed|well involved}',
    'roof|floor|ceiling ~3 {collapsed|fell in|caved in|came down|in the floor|gone|burned off|caving in|had come down|was down}',
    '{burned|burnt} {to the ground|down|flat}',
    'heavy fire {throughout|on 2 floors|on both floors|from 2 floors|both floors|on arrival in the structure|in the rear|on the # floor|on the 1st floor|on the 2nd floor|on the 3rd floor|1st floor|2nd floor|3rd floor}',
    'all 4 sides',
    'defensive',
    'surround and drown',
    'fire on {2|3|both|multiple|several} floors',
    '{1st|2nd|3rd} and {2nd|3rd|attic} floor? ~1 {involved|burning|on fire}',
    'structure|structural involvement',
    'involving|involved the {roof|attic|walls|ceiling|structure|siding|exterior wall|floor|floor joists|exterior|porch|deck}',
    '{siding|exterior wall|outside wall|porch|back porch|front porch|deck|back deck|eaves|soffit|roof|shingles|attic} {on fire|burning|fire|was burning|was on fire|caught|had caught|was going|going}',
    'ceiling came down on',
    'up in the attic',
    '{got|took|burned|lost} {the|most of the|part of the} {roof|attic}',
    'up the {wall|walls|siding|outside wall} and|to|into',
    'up|into ~2 {wall|walls} {to|and|into} ~2 {attic|2nd floor|ceiling|roof|eaves}',
    'burning in the {attic|walls|wall|ceiling|roof|floor|joists|soffit|eaves|cockloft}',
    'joists|studs|rafters|trusses ~3 {burning|burned|charred through|charred|on fire}',
    'fire inside the {wall|walls|ceiling|attic|floor}',
    'lightning ~4 {attic|roof} ~3 {fire|burning}',
    'involved|involving ~3 floor+ and',
  ],
  /** Fire and a part of the building in one breath; the words between tell whether it burned there. */
  REACHED: [
    `{fire|flames|flame} ~6 {in|into|through|across|along|up|of|out of|out|from|to|inside|under|above|behind|over|throughout|overhead in} {the|that|this|his|her|their|both|all|all the} ~1 {${PARTS}}`,
    `{${PARTS}} ~4 {was|were|full|had} {on|of|fully|already|well|rolling|all}? {fire|flames|burning|involved|going|rolling|lit}`,
    `{burning|burned|running|rolling|racing|going|roaring|ripping} ~2 {in|through|across|along|up|over|length of|inside} {the}? ~1 {${PARTS}}`,
  ],
  WINDOWS: [
    '{fire|flames} ~4 {out|out of|from|through} ~3 windows',
    '{fire|flames} ~3 {2|3|4|5|6|7|8|9|multiple|several|all the} ~2 windows',
    'windows ~2 {blowing|showing|venting|pushing} {fire|flames}',
    '{fire|flames} ~2 both windows',
    '{fire|flames} ~4 {every|multiple|several} window+',
  ],
  ROOM: [
    'room and contents',
    'contents fire',
    `{${ROOM}} and {its|the|all the|all its|their|his|her}? contents`,
    `contents of {the|a|1|that|his|her} ~1 {${ROOM}}`,
    'contents only',
    'only the contents',
    `{held|kept|keep|hold|confined|confine|contained|contain|limited|limit|stayed|stay|staying|isolated|restricted} ~4 {to|in|inside|within|with} ~4 {${ROOM}|room of origin|area of origin|bedroom of origin|${CONTENTS}|unit of origin}`,
    `{boxed|held} it in ~2 {${ROOM}}`,
    `{stopped|caught|cut it off|stopped it|caught it|got it|knocked it} {at|before it left|before it got out of|in} ~2 {doorway|door|${ROOM}}`,
    `{1|single|the 1} {bedroom|room|office|classroom} {going|burning|on fire|involved|of fire|off}`,
    `{it was|was|were|had} {just|only|all}? {the|that|a}? {1} {bedroom|room}`,
    `{lit|caught|torched|set} {the|his|her|their|some|a} ~2 {${FURNITURE}|clothes|boxes|trash|curtain}`,
    `{${FURNITURE}|christmas tree|boxes|clothes|wastebasket} {and|or} ~3 {${CONTENTS}} ~2 {burned|burning|on fire|involved|lost|that's all|is all|was all}`,
    `no {structural|structure} {involvement|extension|damage}`,
    `{never|not|didn't|did not|hadn't|had not} {got|get|gotten|make it|made it|extend|extended|spread} {into|in|to} {the|any of the} {structure|building itself|walls|structural}`,
    `never {left|got out of|made it out of|got past|went past|got beyond|spread past|spread beyond|came out of|extended beyond|extended past} ~2 {${ROOM}}`,
    `{did not|didn't} {leave|get out of|make it out of|get past|spread past|spread beyond|extend beyond|extend past|go past} ~2 {${ROOM}}`,
    `no {extension|spread} {beyond|past|outside|out of} ~3 {${ROOM}|room of origin}`,
    `{1|single} ${'room'} {fire|involved|of fire}`,
    `{${ROOM}} {was|fully} ~1 involved`,
    'damage|fire ~3 {was|is}? limited to ~3 bedroom|kitchen|room|basement|bathroom|closet|den|office',
    `{${ROOM}} fire ~2 {just|basically|mostly|only|mainly} ~4 {${CONTENTS}}`,
    'just the {1|bedroom|room|kitchen|living room|contents}',
    'spread|extended|got|went into|to|up ~3 {cabinets|kitchen cabinets|cupboards|curtains|couch|furniture}',
    '{cabinets|kitchen cabinets|cupboards} ~4 {burning|on fire|burned|caught|charred|involved|lost}',
    `{a|the|some|his|her|their|1|2|3|couple|few|several|closet|of|and} {${CONTENTS}} ~5 {burned|burnt|consumed|burned up|burnt up|destroyed by fire}`,
    `{burned|consumed|burnt} {a|the|some|his|her|their|up|most} ~3 {${FURNITURE}}`,
    `{burned|burnt|damaged|lost} {only|just} ~2 {${CONTENTS}}`,
  ],
  APPLIANCE: [
    `{stayed|staying|held|kept|confined|contained|limited|isolated} ~2 {in|inside|to|on} ~4 {${APPLIANCE}}`,
    `never {left|got out of|made it out of|got past|came out of|got off} ~3 {${APPLIANCE}}`,
    `{did not|didn't} {leave|get out of|make it out of|get past|get off|spread past|spread beyond|extend past|extend beyond} ~3 {${APPLIANCE}}`,
    `no {extension|spread} {beyond|past|outside|out of|from} ~3 {${APPLIANCE}}`,
    `{fire|flames} {in|inside|inside of} ~2 {${APPLIANCE}}`,
    `{fire|flames} {was|were|is} {just|only|all|still|small|confined}? {in|inside|inside of|on} ~2 {${APPLIANCE}}`,
    `{only|just} {in|on|inside} the {${APPLIANCE}}`,
    `{pan|pot|oven|skillet|microwave|fryer|toaster|stove|burner} {only|was all that burned|was all it was|was as far as it got}`,
    'damage ~3 limited to ~3 stove|oven|dryer|microwave|range|toaster|fryer|dishwasher|appliance|pan|pot',
    'just the {stove|oven|dryer|microwave|pan|pot|dishwasher|toaster}',
    'nothing {outside|beyond|past} the {stove|oven|dryer|microwave|pan|pot|dishwasher|toaster|appliance|fryer|unit}',
  ],
  /** That it went no further, wherever it was. */
  HELD: [
    'no {extension|further extension|spread|fire spread|extensions}',
    "{did not|didn't|never|hadn't|had not} {go|went|gone|spread|get|got|gotten|extend|extended|make it|made it|move|moved|travel} ~1 {anywhere|anywhere else|any further|any farther|past|beyond|out|out of|into the hallway|into the hall|into the rest|further|farther|much further}",
    "{did not|didn't|never} {spread|extend|travel}",
    '{that was it|that was all|that was the extent|all that burned|all it burned|as far as it got|as far as it went|nothing else burned|nothing else was burning|1 room job}',
    'rest of {the|it} ~2 {smoke|untouched|fine|okay|clean|clear}',
    '{checked|opened|opened up} ~6 {clean|clear|negative|all clear}',
  ],
  CHIMNEY: [
    'never got out of the {flue|chimney|liner}',
    '{stayed|confined|contained|held|kept|limited} ~2 {in|to|inside} ~2 {flue|chimney|liner}',
    'chimney bomb+',
    'chimney chain+',
    'no extension ~4 chimney|flue',
  ],
} as const satisfies Record<string, readonly string[]>;

/** That there was a fire at all, or that there was none. */
export const FIRE_SIGNS = {
  FIRE: [
    '{fire|flames} {showing|visible|venting|blowing|rolling|shooting|through}',
    '{fire|flames} {in|on|from|under|up|out} {the|a|an|his|her|1|2|both|that|back|front|of}',
    'fire {was|had} {coming|in|through|showing|burning|confined|contained|held|already|all|up|on|small|got|gotten|spread|extended|gone|reached|started|been}',
    'flames',
    'water on the {fire|flames|it|seat}',
    'water on {fire|it}',
    'knocked {it|the fire|the bulk|most|everything|that|this}? down',
    '{knock down|knockdown}',
    'had a knock',
    'good knock',
    'fire {was|is}? ~2 {out|extinguished|under control|knocked|contained}',
    'fire under control',
    'put {it|the fire|that|this|them|him} out',
    'put out {with|by|using} ~2 {can|line|extinguisher|lid|water|hose|booster|water can|crosslay|foam|homeowner|owner|tenant|resident|occupant|staff}',
    '{rafters|studs|joists|trusses|insulation} ~3 {burning|on fire|smoldering}',
    'put out the {fire|flames|rest|grass|hot spots}',
    'extinguished {it|the|with|by|at}',
    'had it {out|extinguished}',
    'hit it with {the|a|an} {can|line|hose|extinguisher|water can|red line|booster|dry chem|crosslay}',
    'hot spots',
    'mopped up ~2 {hot spots|edges|edge|line|perimeter|fire|stumps|black}',
    'mop up {operations|lasted|took|crew|crews|until|stage|and patrol|for #|with forestry}',
    '{did|doing|finished|started|during} ~1 mop up',
    'working fire',
    '{burned|burnt} {to the frame|to the ground|to the rims|to the axles|to the waterline|itself out|down to|clear through}',
    '{thermal runaway|engine fire|brake fire}',
    '{was|were|still|started|found|had|kept|is|are} {still|already|just|all}? {smoldering|flaming|burning off|burning when|burning on|burning in|burning and|burning pretty good}',
    '{foam|dry chem|class a foam|extinguisher} ~3 {put|knocked|finished|smothered|out|on it}',
    '{finished|smothered|hit|got|knocked} {it|them} ~3 {with|using} {a|an|the|some|our|foam|2}? ~1 {foam|extinguisher|can|dry chem|line|booster}',
    '{soaked|wet|drowned|flooded} {it|them|everything|the pile|the beds} down?',
    'surround and drown',
    'overhaul*',
    'seat of the fire',
    'fully involved|engulfed',
    'found|had|got ~2 fire {in|on|under|inside|coming|out}',
    'under control at',
  ],
  /** That something burned, for what the account opens with; weaker than any word that nothing did. */
  ALIGHT: [
    '{on fire|in flames|ablaze|caught fire|flaming|burning|smoldering|lit off|torched|flamed up|flared up|blazing|melted to the ground|went up in}',
    '{caught|went up} {from|off|when|somehow|like|fast|quick|pretty|on the charger|while}',
    '{stove|fryer|grill|heater|motor|battery|exhaust|turbo|catalytic converter|hay|grease|propane} {caught|lit off|ignited}',
    '{brakes|tire+|engine|load|bearing|wiring} {caught|lit off|lit up}',
  ],
  OUT_ALREADY: [
    '{out|extinguished} {on arrival|when we got there|when we arrived|before we got there|prior to arrival|before arrival|by the time we}',
    '{put|got} ~2 out {before|prior}',
    'self extinguished',
    'burned itself out',
    'went out on its own',
  ],
  NO_FIRE: [
    'no {fire|flames|active fire|actual fire|sign of fire|signs of fire|evidence of fire|fires} ~1',
    'there was no fire',
    "wasn't|weren't {a|any|no|on} fire",
    "there wasn't {any|a|no} fire",
    "fire that {wasn't|was not}",
    'nothing {burning|on fire|burned|was burning|was on fire}',
    "it {wasn't|was not|isn't} on fire",
    'not {a|on} fire',
    'nothing to put out',
    'never {was|had} a fire',
  ],
  CONTROLLED: [
    '{permitted|authorized|permissible} {burn|burning|fire}',
    'prescribed burn|fire|burning',
    'controlled burn|burning|fire',
    'control burn',
    'burn permit',
    'permit ~5 burn|burning|fire|pile|good|valid|current',
    'had {a|his|her|their|the} ~2 permit',
    'burning ~5 permit',
    "it's authorized",
    'legal {burn|fire|burning|recreational fire}',
    'recreational fire',
    'live burn training',
    'training burn',
  ],
  ESCAPED: [
    '{got|gotten|get} {away|loose|out} {from|of|on|into}? ~2 {him|her|them|control|hand|guy|owner|homeowner|crew|the woods|the grass|the field}?',
    'escaped',
    'out of control',
    'jumped the {line|lines|fire line|road|break}',
    'had {spread|jumped|crept}',
  ],
  INTERFACE: [
    'interface',
    'urban interface',
    'wui',
    'w u i',
    '{homes|houses|structures|subdivision|neighborhood} {were|was}? threatened',
    'structure protection',
    'threatening {homes|houses|structures|several homes|the subdivision|a subdivision}',
    '{homes|houses} ~3 {evacuated|lost|destroyed|burned}',
  ],
  EXPLOSION: [
    '{house|building|gas|propane|home|structure|natural gas|apartment|garage|plant|dust|chemical|boiler} explosion',
    '{house|building|home|garage|apartment|store|shop|silo} ~1 {exploded|blew up|leveled by}',
    'explosion ~3 {leveled|blew out|flattened}',
  ],
} as const satisfies Record<string, readonly string[]>;
