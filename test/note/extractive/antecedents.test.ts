import { describe, expect, it } from 'vitest';
import { thingsNamed } from '../../../src/note/extractive/antecedents/things-named.ts';
import { shippedModels } from '../../../src/note/extractive/learned/shipped-models.ts';
import { readPassages } from '../../../src/note/extractive/visit/visit.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';
import { ownVisits } from '../../training/own-visits.ts';
import { statusVisits } from '../../training/status-training.ts';
import { noteOf, sentencesOf } from './written-note.ts';

const natural = new Map(statusVisits().map(({ id, dialogue }) => [id, dialogue]));

describe('what a sentence names', () => {
  it.each([
    ['And I take the metformin, and a baby aspirin.', ['metformin medicine', 'baby aspirin medicine']],
    ['The pill makes me sick.', ['pill form']],
    // Of whatever was named before.
    ['Capsules.', []],
    ['We need a chest x-ray.', ['chest x-ray test']],
    ['Your knee pain is worse.', ['knee pain trouble']],
    ['My brother bought me a light box.', ['light box thing']],
    ["The Goody's?", ['goody thing']],
    ['Okay, good.', []],
  ])('%s', async (text, named) => {
    const [passage] = await readPassages(
      parseTranscript(`Doctor: ${text}`).turns,
      shippedModels(),
      () => undefined,
    );
    expect(thingsNamed(passage!).map(({ name, kind }) => `${name} ${kind}`)).toEqual(named);
  });
});

describe('a line of a whole visit that does not name what it is about', () => {
  it.each([
    ['d05', /Seroquel: 25 for a week, then done/],
    ['g06', /Black cohosh: the patient was advised to leave that one alone/],
    // "Semaglutide." was said by itself before it.
    ['s01', /Semaglutide: once weekly, under the skin/],
  ])('%s is told with its name', async (id, line) => {
    expect((await noteOf(natural.get(id)!)).plan).toMatch(line);
  });

  it('is named in the history, too', async () => {
    // "I had some prednisone left." … "I took five milligrams, about a week, after the repast."
    expect((await noteOf(ownVisits().find(({ id }) => id === 'l12')!.dialogue)).subjective).toMatch(
      /Prednisone: she took 5 mg, about a week/,
    );
  });

  it('comes from where that was named, too', async () => {
    const dialogue = natural.get('d05')!;
    const line = (await sentencesOf(dialogue)).find(({ text }) => text.includes('Seroquel: 25 for a week'))!;
    expect(line.sources.some(({ start, end }) => dialogue.slice(start, end).includes('Seroquel'))).toBe(true);
  });

  it('is not told with the name that the line before it has', async () => {
    for (const [, dialogue] of [...natural].slice(0, 20)) {
      const lines = (await noteOf(dialogue)).plan.split('\n');
      for (const [i, line] of lines.entries()) {
        const name = /^- (?:[A-Z][A-Za-z -]+: )?([A-Z][a-z]+): /.exec(line)?.[1];
        if (name !== undefined && lines[i - 1]!.startsWith('- '))
          expect([line, lines[i - 1]!.startsWith(`- ${name}: `)]).toEqual([line, false]);
      }
    }
  });
});

describe('a few lines', () => {
  it('are left as they are', async () => {
    const { plan } = await noteOf(
      'Doctor: You have shingles. I will give you valacyclovir.\nPatient: Okay.\nDoctor: It can upset the stomach.',
    );
    expect(plan).not.toContain('Valacyclovir: ');
  });
});
