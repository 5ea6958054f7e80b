import { describe, expect, it } from 'vitest';
import { shippedModels } from '../../../src/note/extractive/learned/shipped-models.ts';
import { whyNot } from '../../../src/note/extractive/learned/trouble-features.ts';
import { isSameTrouble } from '../../../src/note/extractive/problems/likely-titles.ts';
import { namedIn, tokensOf } from '../../../src/note/extractive/problems/trouble-named.ts';
import { troublesIn } from '../../../src/note/extractive/problems/troubles.ts';
import { unitsOf } from '../../../src/note/extractive/visit/units.ts';
import { readPassages } from '../../../src/note/extractive/visit/visit.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';

const namesIn = (said: string) =>
  unitsOf(parseTranscript(`Doctor: ${said}`).turns).flatMap((unit) =>
    namedIn(unit, tokensOf(unit.text)).map(({ name }) => name),
  );

describe('what is named in everyday talk', () => {
  it.each([
    ['She is anaemic.', ['anaemia']],
    ['You have torn your rotator cuff.', ['torn rotator cuff']],
    ["The prostate's enlarged.", ['enlarged prostate']],
    ['It could be a slipped disc.', ['slipped disc']],
    ['We have dried you out.', ['dehydration']],
    ['There was blood in her wee.', ['hematuria']],
    ['His knee is hurting.', ['knee pain']],
    ["That's an iron deficiency anemia.", ['iron deficiency anemia']],
    ['There is an infection in the breast.', ['infection of the breast']],
    ['I think of von Willebrand disease.', ['von willebrand disease']],
    ['You have got hep C.', ['hepatitis c']],
    ['This is tinea pedis.', ['tinea pedis']],
    ["I think your pressure's bottoming out when you stand.", ['blood pressure drop when standing']],
    ["You're dropping your blood pressure when you get up.", ['blood pressure drop when standing']],
  ])('%s', (said, names) => {
    expect(namesIn(said)).toEqual(names);
  });

  it.each([
    'Your blood pressure is fine.',
    'The pressure in your eyes dropped nicely.',
    'We can talk in the fall.',
    'It is six weeks since you broke your wrist.',
    'You have the discharge papers with you.',
    'That is the problem.',
    'She has a good heart.',
    'The stream is weak.',
  ])('names nothing: %s', (said) => {
    expect(namesIn(said)).toEqual([]);
  });
});

describe('whose a trouble is', () => {
  const reasons = async (...lines: string[]) => {
    const passages = await readPassages(
      parseTranscript(lines.join('\n')).turns,
      shippedModels(),
      () => undefined,
    );
    return troublesIn(passages).map(({ name, mentions }) => [name, mentions.map(whyNot)]);
  };

  it('is told by the words before it', async () => {
    expect(await reasons("Doctor: It isn't a stroke.", 'Patient: My mother had asthma.')).toEqual([
      ['stroke', ['neg']],
      ['asthma', ['kin']],
    ]);
    expect(await reasons('Doctor: You are due the flu vaccine.')).toEqual([['flu', ['vaccine']]]);
    expect(await reasons('Doctor: The asthma is acting up.')).toEqual([['asthma', [null]]]);
  });

  it('joins all places where it is named, by its fullest name', async () => {
    expect(
      await reasons('Patient: Is it anemia?', 'Doctor: Yes.', 'Doctor: It is iron deficiency anaemia.'),
    ).toEqual([['iron deficiency anaemia', [null, null]]]);
  });
});

it.each([
  ['UTI', 'bladder infection'],
  ['cystitis', 'urine infection'],
  ['high blood pressure', 'hypertension'],
  ['GERD', 'acid reflux'],
  ['herpes zoster', 'shingles'],
  ['a-fib', 'atrial fibrillation'],
])('%s is another name of %s', (a, b) => {
  expect(isSameTrouble(a, b)).toBe(true);
});

it.each([
  ['ear infection', 'bladder infection'],
  ['hypotension', 'high blood pressure'],
])('%s is not %s', (a, b) => {
  expect(isSameTrouble(a, b)).toBe(false);
});

describe('an illness that is to be prevented, or that a sign may come from, is none that is there', () => {
  it.each([
    ["Eliquis, that's your stroke protection.", 'stroke', false],
    ['That keeps you from having a stroke.', 'stroke', false],
    ['The risk of a stroke is bigger.', 'stroke', false],
    ["And that can be from low iron, so I'll check.", 'low iron', false],
    ['You had a stroke.', 'stroke', true],
    ['I think this is from low iron.', 'low iron', true],
  ])('%s', async (said, name, named) => {
    const { turns } = parseTranscript(`Doctor: ${said}`);
    const passages = await readPassages(turns, shippedModels(), () => undefined);
    expect(troublesIn(passages).some((one) => one.name === name)).toBe(named);
  });
});
