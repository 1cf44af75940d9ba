// Where the water came from. Words are as in the reading; U\d+ is a unit.

export const TANK = [
  '(?:tank|booster) water',
  "(?:on|off|from|with|out of|used|using) (?:of )?(?:our|the|their|his|my|its|U\\d+ s|U\\d+) (?:own )?(?:(?:engine|truck|pumper|rig|apparatus|quint|brush truck|squad)(?:'s|s)? )?(?:\\d+ gallon )?(?:on ?board )?(?:booster |water )?tanks?",
  'booster tank',
  'water (?:we|they|i) (?:carried|had on board|had on the (?:truck|engine|rig)|brought)',
  '(?:on|off|with) what (?:we|i|they|U\\d+) (?:carried|had on board)(?! (?:in|up|to|out))',
  '(?:on ?board|on board) (?:water|tank)|water on board',
  'what (?:we had|was|we carried|we brought|they had|they carried|U\\d+ had|U\\d+ carried|it had|it carried|he had) (?:left )?(?:on|in|with) (?:the |our |its |his |their |those )?(?:engine|tank|truck|rig|pumper|board|booster|brush truck)s?',
  "(?:\\d+ gallon|booster|engine'?s?|our|the) tank (?:did (?:the job|it|the trick)|had (?:it|plenty|enough)|was (?:enough|plenty)|took care of it|handled it)",
  '(?:off|on|from) (?:what (?:was|we had|we carried) (?:in|on) the (?:tank|engine|truck|rig|brush truck))',
  '(?:our|the) (?:own )?(?:tank|water) (?:was|is) (?:enough|plenty|all we needed|all it took)',
  '(?:less than|half|about half|part of|most of|all of|under|just|only) (?:a|1|our|the|of our|of the) (?:booster )?tank',
  '1 tank(?: of water|ful)?|a tank of water|tankful|tank full of water',
  '(?:emptied|dumped|used up|went through|used) (?:our|the|a|1|both|U\\d+ s) (?:\\d+ gallon )?(?:booster )?tanks?',
  '\\d+ gallons ..3 (?:off|from|out of|on) (?:the|our) (?:engine|truck|rig|tank|brush truck|pumper|booster)',
  '\\d+ gallons of tank',
  '\\d+ gallons (?:was|were) (?:plenty|enough|all (?:it|we|that))',
  'off (?:of )?the tank|on the tank|tank only|water (?:was |came )?(?:off|from) (?:of )?(?:the|our) (?:own )?(?:trucks?|engines?|rigs?|brush trucks?|pumper)',
  '(?:plenty|enough)(?: of water| water)? (?:in|on|off|from) (?:the|our) (?:tank|truck|engine|rig|pumper|brush truck|booster)',
];

/** The tank said to have been the whole of it. */
export const TANK_ALONE =
  '(?<!(?:used|through|up|dumped|emptied) )all (?:of it )?(?:\\S+ )?(?:on |off |from |with |was )?(?:of )?(?:the |our )?(?:tank|booster tank)(?: water)?|tank (?:water )?(?:only|alone|the whole time)|(?:only|just|strictly|entirely|nothing but|solely) ..2 (?:tank|booster)(?: water)?|(?:everything|whole thing|all of it|whole job|whole fire|it all) (?:was |came |done |we did )?(?:on|off|from|with|out of) (?:of )?(?:the |our |my )?(?:own )?(?:booster )?tank';

export const SHUTTLE = [
  '(?:tanker|tender|water|tankers|tenders|truck) (?:shuttles?|relay|shuttling|shuttled)',
  'shuttl(?:e|ed|ing) (?:the )?water',
  '(?:tankers|tenders|U\\d+|tanker|tender) (?:was |were |and U\\d+ )?(?:shuttled|shuttling|ran the shuttle|hauled water|hauling water|ran water|running water|shuttle)',
  '(?:ran|run|running|set up|setup|did|had|on|by|using|with|established) (?:a |the )?(?:water )?(?:tanker |tender )?shuttle',
  '(?:dump|drop|folding|portable|port a|porta|fold a|fol da) tanks?|portatanks?|fold a tank|dump site',
  'hauled (?:the |all the |all our )?water',
  'shuttl(?:ed|ing)(?! (?:people|kids|residents|patients|us|them|students|guests|families|everybody|everyone|bus|back and forth between))',
];

export const NURSE = [
  'nurs(?:ed|ing) (?:us|them|me|it|U\\d+|the engine|off|from|water|our|the|him)',
  'nurse (?:tender|tanker|line|truck|operation|feed|fed|us|rig|engine)',
  '(?:nursed|nursing)',
  '(?:fed|feeding|supplied|supplying|supported|refilled|topped) (?:us|them|me|U\\d+|the engine|our engine) (?:off )?(?:with|from|off|out of|by) (?:of )?(?:(?:their|its|his|the|U\\d+ s|a) (?:own )?(?:tank|tanker|tender|water|booster tank)|U\\d+)',
  'dumped (?:his|its|their|a) (?:load|tank|water) (?:into|in) (?:us|our (?:tank|engine)|the engine|U\\d+)',
  '(?:filled|topped) (?:us|our tank|U\\d+) (?:up |off )?(?:from|with|off) (?:his|its|their|U\\d+|the tanker|the tender)',
  '(?:gave|pumped|gave us|pumped us|dumped) (?:us |me |U\\d+ )?(?:their|its|his|all their) (?:tank|water|tank water)',
];

export const DRAFT = [
  '(?:draft|drafted|drafting|drafts) (?:water )?(?:from|out of|off|at|in|on)',
  '(?:at|to|went to|set up to|set up at|set up a|established a|from|on|into) (?:the )?draft(?:ing)?(?: site)?',
  'dry hydrant',
  'drafted(?! (?:a|the|by|up|this|an|into)\\b)|(?:set up|setup) (?:at|on) (?:the|a|his|their) (?:\\S+ )?(?:pond|creek|lake|river|canal|reservoir|quarry) (?:and|to) (?:draft|pump|suck)\\w*',
  '(?:pump(?:ed|ing)?|pulled|pulling|sucked|sucking|suction|supplied|supply|water|fill(?:ed|ing)?) ..3 (?:from|out of|off of) (?:the|a|his|their|her) ..2 (?:pond|creek|lake|river|canal|ditch|stream|pool|swimming pool|cistern|reservoir|bayou|stock tank|tank dam|irrigation ditch|slough|harbor|quarry)',
  '(?:floating pump|floater pump|floto pump|portable pump|trash pump) ..4 (?:in|into|at|on) (?:the|a|his|their)',
];

export const FIRE_BOAT = [
  '(?:fire ?boat|marine unit|boat \\d+) ..3 (?:supplied|pumped|fed|flowed|supply|supplying|pumping)',
  '(?:supplied|fed|water|supply) (?:by|from) (?:the |a )?(?:fire ?boat)',
];

/** A flow, said of a hydrant in the same breath. */
export const FLOW = '(?<flow>\\d[\\d.]*|A\\d+) ?(?:gallons? (?:a|per) (?:minute|min)|gpm|g p m|gallons? a min)';
/** Without the unit, only said with a verb of flowing. */
export const BARE_FLOW =
  '(?:flows?|flowed|flowing|giving (?:us|me|him|her|them|U\\d+)|gave (?:us|me|him|her|them|U\\d+)|good for|getting|making|pumping|put(?:ting)? out|gets us) (?:a good |a solid |about |around |right at |close to |over |better than |maybe |somewhere around |roughly |us )*(?<bare>[1-9]\\d{2,3}|[1-9]\\d? [1-9]0(?= a minute| gallons)|T\\d+)(?! (?:feet|foot|yards|psi|pounds|p s i))';
export const HYDRANT = '(?:hydrants?|plug|the plug)';
/** A hydrant really used, whatever it flowed. */
export const HYDRANT_USED = [
  '(?:caught|hit|took|tagged|laid (?:in |a line |5 inch )?(?:from|off)|laid in|hooked (?:up )?(?:to|on)|tied (?:in|into|to)|connected to|supplied (?:by|from|off)|off|from|gave (?:me|us)|had|got|on|caught us|grabbed|wrapped|secured|opened|established) (?:of )?(?:a|the|that|our|my|their) ..2 (?:hydrant|plug)',
  'hydrant ..3 (?:supply|plenty|was good|worked|supplied|supplying)',
  'hydrant supply|hydrant water|positive water (?:supply )?from',
];

export const NO_WATER = [
  'no water (?:from us|by us|out of us)',
  "(?<!\\b(?:had|have|has|got|was|with|of|there|still|lost|is|were) )no water(?= \\.| we (?:don't|never|didn't|do not)\\b|$)",
  'no water (?:was |were |got |had to be )?(?:used|needed|flowed|applied|put on|required|necessary|on it|on the fire)',
  "(?:did not|didn't|never|wouldn't|without) (?:even |have to |need to |had to )?(?:us(?:e|ed|ing)|flow(?:ed|ing)?|put(?:ting)?|need(?:ed|ing)?|appl(?:y|ied|ying)|spray(?:ed|ing)?|throw(?:ing)?|threw|squirt(?:ed)?) (?:a drop|any water|water|1 drop|a single drop|any)(?: of water)?(?= on| of|\\b)",
  'not a drop(?: of water)?',
  'used no water|flowed no water|0 water used|0 gallons|no gallons',
  'water (?:was|got|had been) (?:not|never) (?:used|needed|flowed|applied)',
  "water wasn't (?:used|needed|flowed|applied)",
];
