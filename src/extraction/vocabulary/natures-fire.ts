// What burned, how it burned and how far it went. Phrases as explained in core/phrases.ts.

const PASSENGER =
  'equinox|rogue|cr v|crv|rav 4|rav4|trailblazer|f150|wrangler|grand cherokee|jeep cherokee|sentra|elantra|sonata|cruze|traverse|odyssey|sienna|caravan|highlander|sorento|forester|jetta|passat|gmc|yukon|escalade|expedition|mustang|camaro|corvette|durango|tundra|acura|infiniti|audi|volvo|pontiac|oldsmobile|4 runner|pathfinder|murano|maxima|chevrolet|car+|sedan+|suv+|pickup+|pickup truck|minivan+|mini van|coupe|hatchback|station wagon|passenger vehicle|vehicle+|auto|automobile|jeep|motorcycle+|chevy|silverado|ford|f 150|f 250|dodge|ram|toyota|camry|corolla|tacoma|honda|civic|accord|nissan|altima|hyundai|kia|subaru|tesla|buick|impala|malibu|explorer|tahoe|suburban|volkswagen|mercedes|bmw|lexus|mazda|cadillac|chrysler|prius|ev|golf cart+|atv+|utv+|side by side|4 wheeler|dirt bike|limo|limousine|police car|patrol car|cruiser';
const COMMERCIAL =
  'semi+|semi truck+|semi trailer|tractor trailer+|18 wheeler+|big rig+|truck tractor|box truck+|delivery truck+|delivery van|amazon van|u haul|moving truck|moving van|dump truck+|garbage truck+|trash truck+|refuse truck|recycling truck|cement truck|concrete truck|mixer truck|cement mixer|concrete mixer|vac truck|vacuum truck|roll off truck|stake body|straight truck|straight job|panel van|step van|bread truck|mail truck|ups truck|u p s truck|ups van|u p s van|fedex truck|fedex van|usps truck|postal truck|mail van|amazon truck|beer truck|milk truck|feed truck|water truck|oil truck|boom truck|crane truck|crane|tandem dump|semi tractor|peterbilt|kenworth|freightliner|mack truck|day cab|sleeper cab|car hauler|car carrier|livestock trailer|stock trailer|hay truck|potato truck|bean truck|church bus|party bus|motor coach|motorcoach|tour bus|paver|asphalt paver|grader|road grader|snow plow|plow truck|windrower|hay rake|grain auger|tanker truck|tank truck|fuel truck|tow truck|wrecker|flatbed|flatbed truck|logging truck|log truck|cattle truck|grain truck|work truck|utility truck|bucket truck|commercial truck|commercial vehicle|box trailer|van trailer|reefer trailer|reefer|school bus|city bus|transit bus|charter bus|bus|buses|coach|shuttle bus|ambulance|fire truck|street sweeper|combine+|farm tractor+|tractor+|hay baler|baler+|swather|harvester|cotton picker|cotton stripper|almond shaker|nut shaker|tree shaker|shaker|nut harvester|grape harvester|beet harvester|potato digger|potato harvester|hay wagon|manure spreader|feed wagon|feed mixer|disc mower|discbine|haybine|forage chopper|silage chopper|forwarder|knuckleboom|trencher|ditch witch|road roller|telehandler|scraper|articulated dump|haul truck|milk tanker|grain cart|sprayer|skid steer|skidsteer|bobcat|excavator+|backhoe+|bulldozer|dozer+|front end loader|loader+|forklift+|fork lift|feller buncher|skidder+|farm machinery|farm equipment|heavy equipment';
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
  'framing scraps|lumber scraps|scraps of lumber|framing lumber|construction scraps|wood scraps|job site scraps|cut offs|cutoffs|construction debris|construction waste|scrap lumber|scrap wood|pile of lumber|demo debris|demolition pile|building materials|job site trash|demolition debris|lumber pile|construction trash|roofing debris';
const GRASS =
  'grass|brush|field|vegetation|mulch|weeds|weed|hay field|stubble|wheat field|corn field|cornfield|ditch|roadside|median|marsh|reeds|bushes|bush|hedge+|shrub+|shrubs|shrubbery|tree+|palm tree+|stump+|pasture|crp|crop|bean field|prairie|grassland|tumbleweeds|pine straw|cattails|phragmites|arroyo|landscaping|ornamental grass|mulch bed|flower bed|flowerbed|bark dust|bark mulch|beauty bark|bark|wood chips|pine needles|pine mulch|planter|hillside|embankment|shoulder grass|cheatgrass|cheat grass';
const WILDLAND =
  'brush and timber|oak brush|gambel oak|manzanita|pinyon|juniper|junipers|pine litter|ponderosa|wildland|wild land|wildfire|wild fire|woods|forest|timber|chaparral|sagebrush|rangeland|forestry|canyon|ridge|slash pine';
const UTILITY =
  'transformer+|power pole+|utility pole+|electric pole+|telephone pole+|light pole+|pole|pole top|substation|power line+|wires|manhole+|underground vault|vault|electrical vault|crossarm|cross arm|pole mounted transformer|pad mount|pad mount transformer|pedestal|switchgear yard|cell tower|meter pedestal|oil well|wellhead|pump jack|gas meter|gas line|gas main|pipeline';
const TANK =
  'propane tank+|propane cylinder+|tank battery|tank batteries|oil tank+|fuel tank farm|storage tank+|crude tank|lp tank|lpg tank|diesel tank|salt water tank|saltwater tank|outside tank';
const ESS =
  'solar storage battery|solar storage|storage battery|storage batteries|lithium storage|battery cabinet|battery rack|battery shed|battery trailer|battery wall|battery wall unit|battery storage container|battery storage unit+|battery container|energy storage unit+|energy storage|energy storage system|battery storage|ess|bess|powerwall+|battery backup|battery backup unit+|battery pack wall|power wall|battery energy storage|solar battery|wall battery|battery bank|lithium battery bank|home battery';
const INFRASTRUCTURE =
  'bridge|trestle|tunnel|overpass|railroad tie+|rail ties|railroad trestle|pier|dock|boardwalk|wharf|subway tracks|guardrail|culvert|wind turbine|turbine|billboard';
const OTHER_OUTSIDE =
  'picnic table+|picnic shelter|park bench|fence+|fence line|wood fence|bench|mailbox|hay bale+|round bale+|hay stack|haystack|hay pile|wood pile|woodpile|firewood|playground|playground equipment|campfire|bonfire|fire pit|warming fire|homeless camp|encampment|tent+|tarp+|grill+|barbecue grill|patio furniture|shopping cart|trash in the alley|swing set|portable generator|generator|lawn mower|lawnmower|riding mower|sign|gazebo|pergola|compost|compost pile|mulch pile|sawdust pile|silage pile|propane grill|gas grill';

const BUILDING =
  'structure|house|home|residence|residential|dwelling|single family|building|apartment|apartments|duplex|townhouse|townhome|row house|rowhouse|condo|condominium|mobile home|double wide|doublewide|single wide|singlewide|trailer house|trailer home|manufactured home|modular home|cabin|cottage|camp|garage|detached garage|attached garage|carport|shed|storage shed|tool shed|outbuilding|barn|pole barn|hay barn|dairy barn|chicken house|poultry house|stable|shop|workshop|machine shop|store|strip mall|restaurant|diner|bar|tavern|church|school|office|warehouse|factory|mill|plant|hotel|motel|storage unit+|storage units|greenhouse|high rise|brownstone|walk up|triple decker|3 decker|commercial|commercial building|commercial structure|business|row home|rowhome|bungalow|ranch|vacant|vacant house|vacant building|salon|laundromat|auto shop|body shop|gas station|convenience store|grocery store|bowling alley|gym|nursing home|hospital|dorm|dormitory|silo|elevator|grain elevator|porch|deck|balcony|lanai|addition|sunroom|breezeway|gazebo|pavilion|tenement|store front|storefront|taxpayer|row of stores|machine shed|boathouse|sugar house|sugarhouse|tobacco barn|bunkhouse|lodge|clubhouse|multi family|2 family|3 family|4 family|6 family|group home|hall|vfw|legion|library|dealership|theater|working|2nd alarm|3rd alarm';
export const ROOM =
  'bedroom|kitchen|living room|bathroom|basement|laundry room|dining room|den|office|closet|family room|room|utility room|hotel room|dorm room|playroom|nursery|bonus room|storage room|break room|classroom|rec room|sunroom|mudroom|front room|back room|storeroom|stock room|stockroom|mail room|mailroom|locker room|server room|electrical room|janitor closet|bathroom stall|stairwell closet|boys bathroom|girls bathroom|studio|efficiency|pantry|foyer|hallway|lobby|apartment|restroom|study|lounge|guest room|cellar|supply room';
export const CONTENTS =
  'stuff|belongings|presents|gifts|bedspread|jerseys|uniforms|sleeping bag+|storage bins|personal items|mattress|couch|sofa|bed|bedding|blanket+|chair|recliner|curtain+|curtains|drapes|clothes|clothing|pile of clothes|laundry|trash can|wastebasket|waste basket|trash|paper|papers|furniture|boxes|dresser|christmas tree|tv|television|desk|rug|carpet|pillow|lamp|nightstand|table|cabinets|kitchen cabinets|cupboards|contents|bookshelf|shelf|shelves|toys|box spring|futon|loveseat|wheelchair|computer|towels|merchandise|rack of clothes|cardboard|cardboard bale|bale of cardboard|stock|crib|power strip|extension cord|bathroom fan|countertop|desks|chairs|bulletin board|printer|copier|workbench|vanity|totes|plastic bin+|mattresses|couches|beds|dressers|toy box|ottoman|coffee table|end table|entertainment center|stereo|vacuum cleaner|bookcase|filing cabinet|bean bag|dog bed|stuffed animals|decorations|wreath|office chair|potted plant|air mattress|hamper|laundry basket|shower curtain|blinds|tool box|tools|shelving|backpack|suitcase|piano|pool table|stacks of paper|files|costumes|props|cleaning rags|rags|oily rags|tapestry|poster+|wall hanging|books|sheets|comforter|quilt|bunk bed|bunk+|headboard|cushion+|pillows|area rug|throw rug|heating pad|electric blanket|charger|laptop|phone charger|battery charger|surge protector|plastic tub+|storage bins|storage tub+|storage shelves|pallets of product|pallet of product|bag of clothes|bags of clothes|jacket|coats|paper towels|toilet paper|diaper pail|candle|dish towel+|broom|mop|cat tree|aquarium|fish tank|terrarium|heat lamp|pet bed|crates|luggage|racking|tapestries|papers and books|stuffed chair|easy chair|armchair|arm chair|sectional|linens|tablecloths|folding chairs|bedspread|paper towel dispenser|dispenser|mattress pad|stack of chairs|stage curtain|banner|robes|hymnals|book cart|cloth|tablecloth|silk flowers|mail|magazines|newspapers|fake tree|christmas display|christmas decorations|display|display case|showcase|counter|sales counter|cash register|folding table|shelf of|clothes rack|racks of clothes|product|paper products|insulation batts';
export const FURNITURE =
  'mattress|couch|sofa|bed|bedding|recliner|curtains|drapes|furniture|dresser|box spring|futon|loveseat|nightstand|closet contents';
export const APPLIANCE =
  'exhaust hood|range hood|hood filters|char broiler|charbroiler|pot|pan|pots|skillet|frying pan|fry pan|stove|stovetop|stove top|cooktop|cook top|oven|toaster oven|range|burner|microwave|toaster|fryer|deep fryer|air fryer|turkey fryer|dryer|clothes dryer|washer|washing machine|dishwasher|refrigerator|fridge|freezer|water heater|hot water heater|furnace|boiler|crock pot|slow cooker|coffee maker|coffee pot|wok|griddle|pizza oven|broiler|hood vent|appliance|window unit|window ac|drum|rice cooker|space heater|ac unit|air conditioner|dehumidifier|ice maker|vending machine|kettle|saucepan|stockpot|grease trap|flat top|dutch oven|chip pan|wall oven|baking sheet|cookie sheet|pizza box';

export const PARTS =
  'attic|attics|attic space|roof|roof line|roofline|wall|walls|ceiling|ceilings|floor joists|joists|rafters|trusses|cockloft|cock loft|eaves|soffit|soffits|siding|void|voids|void space+|crawl space|crawlspace|studs|framing|chase|shingles|knee wall|knee walls|dormer|gable+|fascia|truss space|mansard|roof decking|decking|cornice|pipe chase|subfloor|exterior wall|porch roof|skirting|plaster|baseboard+|steeple|cupola|balloon framing|stud bay+|roof deck|drop ceiling|drop ceilings|vinyl|clapboard+|shakes|overhang|sheathing|beams|roof beams|floor beams|sub floor|lath|belfry|bell tower|parapet|dormers|roof trusses|attic insulation|insulation|side wall|rear wall|back wall|outside wall|plenum|garage lid|subflooring|lintel|tongue and groove|tar paper|roof membrane|rubber roof';
export const BEYOND = `${PARTS}|2nd floor|3rd floor|upstairs|upper floor+|floor above|structure|building|house|home|floor|floors|flooring|porch|deck|next apartment|next unit|adjoining unit+|loft|stairwell|rest of the house|barn|shop`;
const FLAME = 'fire|flames|flame|heavy fire';
export const ALIGHT =
  '{on fire|burning|fully involved|well involved|fully engulfed|engulfed|ablaze|in flames|going good|going pretty good|going pretty well|going real good|going strong|going when|going on arrival|had flames|had fire|cooking pretty good|heavily involved|caught fire|afire|up in flames|caught on fire|catch fire|was lit|lit up|lit off|flamed up|flared up|flashed up|flaring up|torched|blazing|totally involved|smoldering|flaming|in flame|half involved|involved|rolling|burned up|burnt up}';

const burning = (things: string): string[] => [
  `{${things}} fire+`,
  `{${things}} ~5 ${ALIGHT}`,
  `{${FLAME}} ~2 in|from|under|inside|on|of the|a|an|his|her|their|some ~2 {${things}}`,
  `burning {${things}}`,
  `{${things}} {with|had|having} {a|an|some|its|his|her} ~2 {fire|flames}`,
  `{what burned|what was burning|what was on fire|all that burned|all that was burning|all that was on fire|only thing burning|only thing on fire|only thing that burned|only thing that was burning} {was|were|is|turned out to be|ended up being} ~3 {${things}}`,
];

/** Kinds of things that burn. */
export const FIRE_SUBJECTS = {
  FOOD_TRUCK: burning(FOOD_TRUCK),
  RV: burning(RV),
  COMMERCIAL: [
    ...burning(COMMERCIAL),
    `{semi's|trailer's|tractor's|rig's|bus's|combine's|wheeler's} ~2 {brakes|tires|tire|engine|axle|bearing|cab|hub|motor|turbo|load} ~1 ${ALIGHT}`,
    'hot load',
  ],
  PASSENGER: [
    ...burning(PASSENGER),
    `{car's|suv's|van's|pickup's|vehicle's|jeep's|minivan's|sedan's} ~2 {brakes|tires|tire|engine|motor|hood|dash|battery} ~1 ${ALIGHT}`,
    `{engine compartment|engine bay|dash|dashboard|passenger compartment|front end|interior of the car|interior of the vehicle|trunk|engine block} ~3 ${ALIGHT}`,
    `{fire|flames} ~3 {engine compartment|engine bay|under the hood|under the dash|passenger compartment|wheel well|front end}`,
    '{front end|engine compartment|engine bay|hood|interior|dash|back seat|front seat} {was|were} {going|cooking|rolling|lit|gone}',
    `{${PASSENGER}} ~2 {hit|struck|ran into|crashed|went off|ran off|slid|rolled|flipped|left the road|into} ~9 {caught fire|caught on fire|burst into flames|went up in flames|ended up on fire}`,
    'under the hood ~2 {burning|on fire|in flames|going}',
  ],
  BOAT: burning(BOAT),
  TRAIN: burning(TRAIN),
  AIRCRAFT: burning(AIRCRAFT),
  MOBILITY: [...burning(MOBILITY), `{${MOBILITY}} ~6 {caught|popping|shooting flames|went up|blew up}`],
  TRUCK: burning('truck+|trailer+|van+|cargo van|work van|equipment trailer|utility trailer|horse trailer'),
  DUMPSTER: [
    ...burning(DUMPSTER),
    `smoke ~1 {from|out of|off|in|inside} {a|the|his|her|their} ~1 {${DUMPSTER}}`,
    `{smoking|smoldering} {${DUMPSTER}}`,
    `{${DUMPSTER}} ~4 {smoking|was smoking}`,
    `it was {just|only|actually}? {a|the} ~1 {${DUMPSTER}}`,
  ],
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
    `fire {started|began|broke out|was burning|burned|burning} ~4 {in|along|on} ~2 {${GRASS}}`,
    '{spark|sparks|ember|embers|cigarette|firework+|muffler|blade|hot metal|slag} ~2 {in|into|on|hit|landed in|landed on} ~3 {grass|field|brush|weeds|stubble|pasture|ditch|hay field|crp}',
    'grass ~3 burned',
    '{burn barrel|burn pile|leaves|trash fire|fire|it|sparks|embers|flames|ashes|campfire|brush pile|fireworks|firework|mower|cigarette|debris pile|controlled burn} ~2 {got|gotten|spread|jumped|crept|escaped|blew|burned|moved|ran} {away}? {into|through|to|across|in|up into} ~2 {grass|brush|weeds|leaves|pasture|field|stubble|ditch|pine straw|hay field}',
    '{sparks|embers|blowout|rim|chain|chains|brakes|mower|train|exhaust} ~4 {lit|started|set|ignited|caught} ~5 {grass|brush|weeds|shoulder|median|ditch|field|roadside|spots|spot fires|fires}',
    '{lit|started|set|touched off} {#|a few|several|a couple|some|multiple} {spots|spot fires|fires|little fires|small fires} ~4 {median|shoulder|interstate|highway|tracks|railroad|road|ditch}',
    'acre+ of grass',
    '{feet|foot|yards|yard|patch|strip|square|area|corner|stretch|swath} ~1 of ~2 {grass|weeds|brush|stubble|pasture|cattails|leaves|pine straw|ditch grass|field grass}',
    '{#|several|a few|a couple|a bunch of|multiple|little|small} ~1 {spots|spot fires|little fires|small fires|spot} ~3 {along|on|in|up and down|down} ~2 {tracks|railroad|shoulder|median|interstate|highway|ditch|right of way|roadside|berm}',
    '{lit|caught|ignited} ~2 {grass|brush|weeds|field|leaves}',
    `acre+ of ~2 {${GRASS}}`,
    `acre+ ~1 {${GRASS}}`,
  ],
  WILDLAND: [
    ...burning(WILDLAND),
    `fire {started|began|broke out|was burning|burned|burning} ~4 in ~2 {${WILDLAND}}`,
    `acre+ of ~3 {${WILDLAND}}`,
    `{ran|spread|burned|burning|moved|jumped|got|crept|running|pushing|up} {into|through|up|in|to} ~3 {${WILDLAND}}`,
    'wildfire',
    'brush and timber',
    'timber fire',
    'forest service fire',
  ],
  UTILITY: burning(UTILITY),
  TANK: burning(TANK),
  ESS: burning(ESS),
  INFRASTRUCTURE: burning(INFRASTRUCTURE),
  OTHER_OUTSIDE: burning(OTHER_OUTSIDE),
  BUILDING: burning(BUILDING),
  ROOM: burning(ROOM),
  CONTENTS: [
    ...burning(CONTENTS),
    `{ignited|ignites|caught|lit|set fire to|fell on|fell onto|torched|spread to|got to} {the|a|an|some|her|his|their|nearby} ~1 {${CONTENTS}}`,
    `set {the|a|an|some|her|his|their|nearby} ~1 {${CONTENTS}} {on fire|afire|ablaze|alight|off|going}`,
    `{torched|lit|set fire to|ignited} {a|the|some} ~3 {${CONTENTS}}`,
    `{smoking|smoldering|charred} {${FURNITURE}}`,
    `{${CONTENTS}} {ignited|had ignited|were ignited|was ignited|had caught|caught|had started|was starting|started to burn|starting to burn|was going|were going}`,
  ],
  APPLIANCE: [
    ...burning(APPLIANCE),
    'grease fire',
    `{${APPLIANCE}} ~3 {grease|oil|food|butter|drippings} {caught|lit|ignited|flared|flashed|flamed} ~1`,
    `{${APPLIANCE}} ~4 {with|had} {fire|flames} {in|on|inside|coming out of} it`,
    `{${APPLIANCE}} {with|had} {fire|flames}`,
    `{${APPLIANCE}} ~4 had {a|some} ~1 {fire|flame|flames} {in|on|inside|at|behind|under|coming}`,
    'cooking fire',
    `{${APPLIANCE}} ~3 {went up|lit off|burst into} {at|in|on|and|when|while|flames|.}`,
    '{exhaust fan|exhaust hood|hood|grill|flat top|fryer|griddle|broiler} ~8 {and|that} {it|which}? {was|were|started}? {flaming|on fire|burning|flaming up}',
    '{turkey fryer|fryer|grease|oil} ~8 {overflowed|boiled over|spilled|got too hot|overheated|splashed} and {it}? {lit|caught|ignited|flashed|went up|lit off}',
    'stovetop fire',
    `{${APPLIANCE}} ~4 {and|which|then|it|that} {it|then}? {caught|ignited|flared|flashed|flamed|flared up|flamed up|took off} {she|he|they|we|so|and|but|on|before|when|while|up|.}`,
    'oil fire',
    'food on the stove ~4 fire|flames|burning',
    'pot|pan of ~3 on fire|burning|flaming|ablaze',
    'unattended cooking',
    `{grease|oil|food|butter} {on|in} {the|a|her|his} ~1 {${APPLIANCE}} ~2 {flared|flared up|caught|ignited|flashed|lit off|flaming}`,
    'lint ~3 burning|fire',
  ],
  CHIMNEY: [
    'chimney|flue {fire+|job}',
    '{toned|dispatched|called|paged|sent|responded|went|out|in} {out}? {for|to|on|as} a {chimney|flue} {on|at|in|over|out|.}',
    '{chem|dry chem|bomb|bombs|bag|bags|baggies|powder|salt|extinguisher|chains} ~2 down the {flue|chimney|stack|pipe|stovepipe}',
    '{sparks|flames|fire|embers} ~3 {out of|out|off|from|at} the top ~12 {flue|chimney|damper|creosote}',
    '{sparks|flame|flames|fire|embers} ~6 {top of the chimney|top of the flue|top of the stack}',
    'chimney|flue ~2 on fire',
    '{roar|roaring|rumbling|glowing|howling} ~2 {in|from|up|out of|inside} {the|his|her|their|that} ~1 {flue|chimney|stovepipe}',
    '{chem|dry chem|powder} ~2 {bag|bags|bomb|bombs} ~3 {top|down it|down the|roof}',
    'flames|fire|sparks ~4 {out the|out of the|from the|in the|up the|out} ~4 chimney|flue',
    '{chimney|flue} {bomb+|chain+}',
    '{sparks|flames|fire|embers} ~3 {out the|out of the|from the|off the|at the} {cap|top of the chimney|chimney top|stack|flue|stovepipe|stove pipe}',
    '{burn|burned|burnt|burning} ~3 {in|inside|up} {the|that}? {flue|chimney|stovepipe|liner}',
    '{stovepipe|stove pipe|flue pipe} ~2 {fire|on fire|cherry red|glowing|red hot}',
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
  TRUCK: ['{truck+|trailer+|van+|cargo van|work van}'],
  BOAT: [`{${BOAT}}`],
  TRAIN: [`{${TRAIN}}`],
  AIRCRAFT: [`{${AIRCRAFT}}`],
  MOBILITY: [`{${MOBILITY}}`],
  DUMPSTER: [`{${DUMPSTER}}`],
  CONSTRUCTION: [`{${CONSTRUCTION}}`],
  TRASH: [`{${TRASH}}`],
  GRASS: [
    '{bark dust|bark mulch|mulch|mulch bed|mulch beds|grass|weeds|brush|shrubs|shrubbery|hedge|bushes|landscaping}',
  ],
  UTILITY: [`{${UTILITY}}`],
  TANK: [`{${TANK}}`],
  ESS: [`{${ESS}}`],
  INFRASTRUCTURE: [`{${INFRASTRUCTURE}}`],
  OTHER_OUTSIDE: [`{${OTHER_OUTSIDE}}`],
  BUILDING: [`{${BUILDING}|mall|place}`],
  ROOM: [`{${ROOM}}`],
  CONTENTS: [`{${CONTENTS}}`],
  APPLIANCE: [`{${APPLIANCE}}`],
  CHIMNEY: ['{chimney|flue|stovepipe|stove pipe}'],
  PART: [`{${PARTS}|skylight+|overhead|our heads|stairs|stairwell|stairway|staircase}`],
} as const satisfies Record<string, readonly string[]>;
