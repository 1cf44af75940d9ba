import type { Account } from '../../../src/extraction/engine.ts';
import type { ModelClaim, Stage } from '../../../src/extraction/language-model/claims.ts';

export const ACCOUNT: Account = {
  transcript:
    'This is Engine 41. Engine 41 was dispatched at 1425 and on scene at 1432 at 123 Maple Street, a single family house, smoke showing. The mattress and a dresser in the bedroom burned, it never left the room. We put it out with an inch and three quarter line off tank water. The smoke alarm was sounding. Moderate damage. Engine 41 cleared at 1510.',
  department: { neris_id: 'FD24031901', name: 'Montgomery County', city: 'Gaithersburg', state: 'MD' },
  receivedAt: new Date('2026-03-14T23:00:00Z'),
};

/** What a good model says of it. */
export const GOOD: Readonly<Partial<Record<Stage, readonly ModelClaim[]>>> = {
  core: [
    { concept: 'type=ROOM_AND_CONTENTS_FIRE', words: 'The mattress and a dresser in the bedroom burned', of: [] },
    { concept: 'unit', words: 'Engine 41', of: [] },
    { concept: 'addr', words: '123 Maple Street', of: [] },
    { concept: 'use=DETATCHED_SINGLE_FAMILY_DWELLING', words: 'a single family house', of: [] },
    { concept: 't=dispatch', words: '1425', of: ['Engine 41'] },
    { concept: 't=on_scene', words: '1432', of: ['Engine 41'] },
    { concept: 't=unit_clear', words: '1510', of: ['Engine 41'] },
  ],
  fire_detail: [
    { concept: 'arrive=SMOKE_SHOWING', words: 'smoke showing', of: [] },
    { concept: 'room=BEDROOM', words: 'in the bedroom', of: [] },
    { concept: 'damage=MODERATE_DAMAGE', words: 'Moderate damage', of: [] },
    { concept: 'water=TANK_WATER', words: 'tank water', of: [] },
    { concept: 'hose=SMALL_DIAMETER_FIRE_HOSE', words: 'inch and three quarter line', of: [] },
    { concept: 'smokealarm=PRESENT', words: 'The smoke alarm was sounding', of: [] },
    { concept: 'smokeworks=true', words: 'The smoke alarm was sounding', of: [] },
  ],
  exposures: [],
};
