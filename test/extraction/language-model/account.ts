import type { Account } from '../../../src/extraction/engine.ts';
import type { ModelClaim } from '../../../src/extraction/language-model/ask.ts';

export const ACCOUNT: Account = {
  transcript:
    'This is Engine 41. Engine 41 was dispatched at 1425 and on scene at 1432 at 123 Maple Street, a single family house, smoke showing. The mattress and a dresser in the bedroom burned, it never left the room. We put it out with an inch and three quarter line off tank water. The smoke alarm was sounding. Moderate damage. Engine 41 cleared at 1510.',
  department: { neris_id: 'FD24031901', name: 'Montgomery County', city: 'Gaithersburg', state: 'MD' },
  receivedAt: new Date('2026-03-14T23:00:00Z'),
};

export function claim(concept: string, words: string, ...of: string[]): ModelClaim {
  return { concept, words, of };
}

/** What a good model says of it. */
export const GOOD: readonly ModelClaim[] = [
  claim('type=ROOM_AND_CONTENTS_FIRE', 'The mattress and a dresser in the bedroom burned'),
  claim('unit', 'Engine 41'),
  claim('addr', '123 Maple Street'),
  claim('use=DETATCHED_SINGLE_FAMILY_DWELLING', 'a single family house'),
  claim('t=dispatch', '1425', 'Engine 41'),
  claim('t=on_scene', '1432', 'Engine 41'),
  claim('t=unit_clear', '1510', 'Engine 41'),
  claim('arrive=SMOKE_SHOWING', 'smoke showing'),
  claim('room=BEDROOM', 'in the bedroom'),
  claim('damage=MODERATE_DAMAGE', 'Moderate damage'),
  claim('water=TANK_WATER', 'tank water'),
  claim('hose=SMALL_DIAMETER_FIRE_HOSE', 'inch and three quarter line'),
  claim('smokealarm=PRESENT', 'The smoke alarm was sounding'),
  claim('smokeworks=true', 'The smoke alarm was sounding'),
];
