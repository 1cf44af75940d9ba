// How recognisers write what they hear, where nothing else can be meant.

/** Words they write in two, as the two. */
export const SPLIT_WORDS =
  'with|out out|side in|side bed|room bed|rooms bath|room class|room show|room room|mate room|mates mini|van farm|house ware|house green|house side|walk drive|way hall|way stair|way door|way high|way road|way wind|shield wheel|chair down|stairs up|stairs fire|place micro|wave sheet|rock dry|wall over|turned over|dose over|dosed over|loaded over|pass under|pass un|conscious un|responsive un|attended head|ache head|aches trans|former bon|fire camp|site play|ground scrap|yard junk|yard rail|road fire|fighter fire|fighters fire|works card|board land|lord grand|mother grand|father grand|daughter grand|son grand|baby step|ladder motor|cycle motor|cyclist snow|mobile any|body some|body every|body no|body some|one some|where every|thing any|thing some|thing tail|gate tail|pipe life|guard mid|night grass|land under|neath air|way tooth|ache stomach|ache work|shop dish|washer lap|top skate|board tumble|weeds along|side anti|freeze by|stander hill|side road|side counter|top roof|top frost|bite north|bound south|bound east|bound west|bound every|one any|one in|to';

/** Where the two are two words after all: what may not stand before, or behind. */
export const TWO_WORDS: Readonly<Record<string, { before?: RegExp; behind?: RegExp }>> = {
  without: { behind: /^of$/ },
  everyone: { behind: /^(of|in|that)$/ },
  anyone: { behind: /^of$/ },
  roadside: { behind: /^of$/ },
  hillside: { behind: /^of$/ },
  inside: { behind: /^[a-d]$/ },
  outside: { behind: /^[a-d]$/ },
  nobody: { behind: /^(found|located|recovered|was)$/ },
  // "Called in to 911", "took him in to Mercy".
  into: {
    before:
      /^(?!(got|gotten|gets?|getting|down|up|over|right|clear|back|ran|run|runs|pushed|spread|moved|burned|extended|crashed|slammed|straight|halfway)$)/,
  },
};
