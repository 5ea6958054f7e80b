import { expect, it } from 'vitest';
import { withNamesWhole } from '../../../src/note/evidence/split-names.ts';
import { withMisheardMended } from '../../../src/note/language/misheard.ts';
import { noteOf } from '../extractive/written-note.ts';

it.each([
  ['any chess pain or light headed', 'any chest pain or lightheaded'],
  ['like you half to sit up for air', 'like you have to sit up for air'],
  ['half of it hurts', 'half of it hurts'],
  ['one twenty six over seventy ate', 'one twenty six over seventy eight'],
  ['come back in ate weeks', 'come back in eight weeks'],
  ['i ate toast', 'i ate toast'],
  ['the first to days are bad', 'the first two days are bad'],
  ['i went to work', 'i went to work'],
  ['once a weak maybe', 'once a week maybe'],
  ['pitting a dema to the shin', 'pitting edema to the shin'],
  ['the injection fraction was thirty five', 'the ejection fraction was thirty five'],
  ['create a nine one point four', 'creatinine one point four'],
])('a recogniser wrote "%s" for "%s"', (heard, meant) => {
  expect(withMisheardMended(heard)).toBe(meant);
});

it('what is set with marks was meant as it stands', () => {
  expect(withMisheardMended('She had clods of earth on her boots.')).toBe(
    'She had clods of earth on her boots.',
  );
});

it('tells where each change stands and how long it is', () => {
  const changes: number[][] = [];
  withMisheardMended('no chess pain in ate weeks', (...change) => changes.push(change));
  expect(changes).toEqual([
    [3, 10, 10],
    [17, 3, 5],
  ]);
});

it.each([
  ['a tour of a statin forty', 'atorvastatin forty'],
  ['am low dip peen five', 'amlodipine five'],
  ['flu ox a teen twenty', 'fluoxetine twenty'],
  ['start her on it', 'start her on it'],
  ['is treating it', 'is treating it'],
])('the medicine in "%s" is whole: %s', (heard, meant) => {
  expect(withNamesWhole(heard)).toBe(meant);
});

it('a visit of misheard words gives a note of those meant, with their numbers', async () => {
  const { subjective, objective, plan } = await noteOf(`[doctor] any chess pain
[patient] no but i get winded on the stares and i half to stop
[doctor] pressure is one twenty six over seventy ate and you have one plus pitting a dema in both legs
[doctor] your he mo globe in is ten point one
[doctor] we'll recheck the count in ate weeks`);
  expect(subjective).toMatch(/[Dd]enies chest pain/);
  expect(subjective).toMatch(/winded on the stairs/);
  expect(objective).toMatch(/126 over 78/);
  expect(objective).toMatch(/pitting edema/);
  expect(objective).toMatch(/hemoglobin is 10\.1/);
  expect(plan).toMatch(/8 weeks/);
});
