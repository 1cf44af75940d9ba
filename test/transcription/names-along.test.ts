import { describe, expect, test } from 'vitest';
import { namesToHear } from '../../src/extraction/known/names.ts';
import { nearestName } from '../../src/extraction/known/nearest.ts';
import { namesIn, vocabularyPrompt } from '../../src/transcription/vocabulary/prompt.ts';
import { repair } from '../../src/transcription/vocabulary/repair.ts';

const DEPARTMENT = { name: 'Mapleton Fire Department', city: 'Mapleton' };

describe('names that were sent along', () => {
  test('streets of the record with their kind, towns, places, hospitals, and those that were listed', () => {
    const location = {
      street: 'MACCORKLE',
      street_postfix: 'AVENUE' as const,
      incorporated_municipality: 'Charleston',
      cross_streets: [{ street: 'Main St' }],
    };
    const unit = { reported_unit_id: 'E41', med_responses: [{ hospital_destination: 'Thomas Memorial' }] };
    const known = { base: { location }, dispatch: { unit_responses: [unit] } };
    expect(namesToHear(known, ['Kanawha Blvd', 'Medic 8', '1300, East'])).toEqual([
      'Maccorkle Avenue',
      'Main Street',
      'Charleston',
      'Thomas Memorial',
      'Kanawha Boulevard',
      'Medic 8',
      '1300 East',
    ]);
    expect(namesToHear(undefined, undefined)).toEqual([]);
  });

  test('go to a remote recogniser before what it is told without them, and a node of ours reads every one', () => {
    const names = Array.from(
      { length: 200 },
      (_, i) => `Kanawha ${'abcdefghij'[i % 10]}${'klmnopqrst'[Math.floor(i / 10) % 10]}${i < 100 ? 'x' : 'y'} Road`,
    );
    const prompt = vocabularyPrompt(DEPARTMENT, names);
    expect(prompt.startsWith(names.join(', '))).toBe(true);
    expect(namesIn(prompt)).toEqual(expect.arrayContaining([...names, 'Mapleton']));
    expect(vocabularyPrompt(DEPARTMENT, [])).toBe(vocabularyPrompt(DEPARTMENT));
  });

  test.each([
    ['1120 Quarrior Street.', 'Quarrier Street', '1120 Quarrier Street.'],
    ['1120 Canal Boulevard.', 'Kanawha Boulevard', '1120 Canal Boulevard.'],
    ['3431 Russell Boulevard.', 'Rudisill Boulevard', '3431 Russell Boulevard.'],
    ['1120 Quarrior Avenue.', 'Quarrier Street', '1120 Quarrior Avenue.'],
  ])('%s beside %s', (heard, name, written) => {
    expect(repair(heard, [name])).toBe(written);
  });
});

describe('a name that was read', () => {
  test.each([
    ['Quarrior', 'Quarrier'],
    ['Titan', 'Tieton'],
    ['Britain', 'Brittain'],
    ['Hickson', 'Hixson'],
    ['mac corkle', 'MacCorkle'],
    ['Misaba', 'Mesaba'],
  ])('%s is %s', (heard, name) => {
    expect(nearestName(heard, [name, 'Maple', 'Oak'])).toBe(name);
  });

  test.each([
    ['Lacey', 'Losey'],
    ['Baker', 'Barker'],
    ['Simon', 'Siegen'],
    ['Russell', 'Rudisill'],
    ['Nelson', 'Noxon'],
    ['Harding', 'Hartley'],
    ['4th', '5th'],
  ])('%s is not %s', (heard, name) => {
    expect(nearestName(heard, [name], true)).toBeUndefined();
  });

  test('at the house of the record one that nobody uses may sound farther off', () => {
    expect(nearestName('Eller', ['Ellerbe'])).toBeUndefined();
    expect(nearestName('Eller', ['Ellerbe'], true)).toBe('Ellerbe');
  });
});
