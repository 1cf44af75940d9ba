/** English accounts and everyday talk to judge by, seen by no threshold and no table. */
export const JUDGING_TEXTS: Record<string, string> = {
  dumpster:
    'Engine thirty one was sent to a dumpster on fire behind the grocery store. One line was pulled and the fire was out in five minutes. Nothing else was damaged. The manager said that somebody had thrown hot ashes into it.',
  fall: 'We were called for a woman of eighty two who fell in her bathroom. She had pain in her left hip and could not stand. We kept her warm and still until the ambulance came. She was taken to county hospital at ten past nine.',
  attic:
    'On arrival we had smoke coming from the attic vents of a one story ranch. The family was out on the lawn. Two crews went in with a line and found the fire around a bathroom fan. It was under control in twenty minutes.',
  crash:
    'There were two cars in the intersection, both with heavy damage in front. One driver was trapped by his legs. It took us eighteen minutes to cut him free with the spreader. The other driver walked around and refused to be taken to hospital.',
  gas: 'A contractor hit a two inch gas line with a backhoe on River Road. We closed the street and moved eleven people out of their houses. The gas company squeezed the pipe at a quarter to four. Our meters read nothing after that.',
  grass:
    'A grass fire was burning along the railroad, about three acres when we arrived. The wind pushed it towards a fence. Two brush trucks caught it at the gravel road. We stayed for an hour and wet down the edges.',
  elevator:
    'Three people were stuck in an elevator between the fourth and the fifth floor. Power was shut off and the door was opened with a key. Nobody was hurt. The building owner was told to leave it off until it has been repaired.',
  shop: 'The shop on the corner sells bread, cheese and flowers. I go there every morning before work because the coffee is good. Last week they painted the walls green and now it looks like a different place altogether.',
  weather:
    'It rained all night and in the morning the yard was full of leaves. My father swept them into a pile while we made pancakes. Around noon the sun came out and we could see the mountains for the first time this week.',
  phone:
    'I lost my phone on the bus and had to call the office from my neighbor. They found it under a seat and kept it for me. Now I always put it into the inner pocket of my jacket and close the zipper.',
  team: 'Our team played badly in the first half, but after the break they scored three goals in ten minutes. Everybody stood up and shouted. My little brother was so excited that he spilled his lemonade over my new shoes.',
  library:
    'The library is open from nine until six and on Saturdays until noon. You can borrow ten books for three weeks. If somebody else is waiting for one of them, you will get a letter and should bring it back soon.',
};

/** What is said in one breath. */
export const SHORT_TEXTS = {
  tuning: [
    'Engine two on scene, nothing showing.',
    'Command to all units, the fire is under control at fourteen thirty.',
    'Yes, that is correct, nobody was hurt.',
    'Ladder nine returning to quarters.',
    'We had one patient, a forty year old man with chest pain.',
    'No, the sprinkler did not go off.',
    'It was a false alarm.',
  ],
  judging: [
    'Medic six is available.',
    'The fire was out when we arrived.',
    'Two people were taken to the hospital by ambulance.',
    'We cleared the scene at twenty past eleven.',
  ],
};
