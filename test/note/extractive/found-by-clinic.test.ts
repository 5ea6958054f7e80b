import { describe, expect, it } from 'vitest';
import { subjectFor } from '../../../src/note/extractive/rephrase/rephrase.ts';
import { sayFound, sayFoundByClinic } from '../../../src/note/extractive/say.ts';
import { type Unit, unitsOf } from '../../../src/note/extractive/visit/units.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';

const who = subjectFor('female');
const said = (text: string): Unit => unitsOf(parseTranscript(`Doctor: ${text}`).turns)[0]!;

describe('a finding that cannot be told without the examiner', () => {
  it.each([
    ["Liver and spleen I can't feel.", 'Liver and spleen we cannot feel.'],
    ["Thumb strength, push up, don't let me, okay, four out of five.", 'Thumb strength, 4 out of 5.'],
    ['Nope, nothing in the canal.', 'Nothing in the canal.'],
    ["I'd like to check sensation where you sit, if I may.", null],
    ['My hands are warm, for once.', null],
  ])('%s', (text, line) => {
    const unit = said(text);
    expect(sayFoundByClinic(unit, who)).toBe(line);
  });
});

describe('a finding in a word', () => {
  it.each([
    ['Spleen, no.', 'Spleen: no.'],
    ['Maculas are flat and dry, no drusen to speak of.', 'Maculas are flat and dry, no drusen to speak of.'],
    ['The heart is.', null],
  ])('%s', (text, line) => {
    expect(sayFound(said(text), who, 'Eyes')).toBe(line);
  });
});
