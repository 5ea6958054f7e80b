import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createExtractiveWriter } from '../../../src/note/extractive/extractive-writer.ts';
import { bucketOf } from '../../../src/note/extractive/learned/hashing.ts';
import type { LinearModel } from '../../../src/note/extractive/learned/linear-model.ts';
import { shippedModels } from '../../../src/note/extractive/learned/shipped-models.ts';
import { shippedStruckModel, withoutStruckOut } from '../../../src/note/extractive/learned/struck-out.ts';
import { readPassages } from '../../../src/note/extractive/visit/visit.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';
import type { DraftSentence } from '../../../src/note/writer.ts';

const buckets = 1 << 14;

/** Strikes out what has one of these features, as sure as can be. */
function against(...features: readonly string[]): LinearModel {
  const weights = new Int8Array(buckets * 2);
  weights[bucketOf('bias', buckets) * 2] = 20;
  for (const feature of features) weights[bucketOf(feature, buckets) * 2 + 1] = 127;
  return {
    classes: 2,
    buckets,
    weights,
    values: Float32Array.from({ length: 256 }, (_, b) => (b << 24) >> 24),
  };
}

const visit = readFileSync('models/examples/diabetes-follow-up.txt', 'utf8');

async function writtenWith(model: LinearModel | null, transcript = visit): Promise<DraftSentence[]> {
  const writer = createExtractiveWriter(undefined, undefined, model);
  const sentences: DraftSentence[] = [];
  const input = {
    transcript: parseTranscript(transcript),
    specialty: 'physician',
    language: undefined,
    encounter: {},
    seed: 1,
  } as const;
  for await (const sentence of writer.write(input, new AbortController().signal)) sentences.push(sentence);
  return sentences;
}

const textsOf = async (model: LinearModel | null, transcript?: string) =>
  (await writtenWith(model, transcript)).map(({ text }) => text);

const line = (group: string, text: string): DraftSentence => ({
  section: 'plan',
  heading: null,
  group,
  layout: 'bullet',
  text,
  sources: [],
});

describe('what readers would strike out', () => {
  it('is left out, and nothing else', async () => {
    const all = await textsOf(null);
    const left = await textsOf(against('w=floor'));
    expect(all.filter((text) => !left.includes(text))).toEqual([
      'He is able to feel the floor when he walks.',
      'He can feel the floor fine.',
    ]);
    expect(left.every((text) => all.includes(text))).toBe(true);
  });

  it('is never what names a symptom, an illness or a medicine, nor a list, a vital sign or a heading', async () => {
    const all = await writtenWith(null);
    // Who is named once is named where the first sentence stands.
    const bare = (text: string) => text.replace(/^The patient /, '').toLowerCase();
    const left = new Set((await textsOf(against('bias'))).map(bare));
    const gone = all.filter(({ text }) => !left.has(bare(text)));
    expect(gone.length).toBeGreaterThan(5);
    expect(
      gone.filter(({ text }) => /metformin|lisinopril|headache|numbness|penicillin/i.test(text)),
    ).toEqual([]);
    const kept = new Set(['MEDICATIONS', 'ALLERGIES', 'VITALS', 'REVIEW OF SYSTEMS', 'CHIEF COMPLAINT']);
    expect(gone.filter(({ heading }) => kept.has(heading ?? ''))).toEqual([]);
    expect(
      gone.filter(({ layout, group, text }) => layout === 'numbered' && text.toLowerCase() === `${group}.`),
    ).toEqual([]);
  });

  it('leaves the name of its kind to the next line of the same problem', async () => {
    const lines = [
      line('Cough', 'Follow-up: We want that one.'),
      line('Cough', 'Come back in a week.'),
      line('Knee', 'Additional Testing: We want that, too.'),
      line('Knee', 'Follow-up: Come back in a month.'),
    ];
    const { turns } = parseTranscript(visit);
    const passages = await readPassages(turns, shippedModels(), () => undefined);
    expect(withoutStruckOut(lines, passages, against('w=want')).map(({ text }) => text)).toEqual([
      'Follow-up: Come back in a week.',
      'Follow-up: Come back in a month.',
    ]);
  });

  it('is never an order in a word or two, nor that the patient agrees', async () => {
    const lines = [
      line('Fatigue', 'Additional Testing: Order thyroid panel.'),
      line('Fatigue', 'Refer to gastroenterology.'),
      line('agreement', 'The patient understands and agrees with the recommended medical treatment plan.'),
    ];
    const { turns } = parseTranscript(visit);
    const passages = await readPassages(turns, shippedModels(), () => undefined);
    expect(withoutStruckOut(lines, passages, against('bias'))).toEqual(lines);
    expect(withoutStruckOut([line('Fatigue', 'It is so.')], passages, against('bias'))).toEqual([]);
  });

  it('stays in an excerpt', async () => {
    const excerpt = 'Doctor: What do you do?\nPatient: I am retired. I live with my wife.';
    expect(await textsOf(against('bias'), excerpt)).toEqual(await textsOf(null, excerpt));
  });
});

it.each([['child-ear-infection', 'They have one of those.', 'amoxicillin']])(
  'the model that ships leaves out of %s what tells a clinician nothing',
  async (name, gone, stays) => {
    const transcript = readFileSync(`models/examples/${name}.txt`, 'utf8');
    const all = (await textsOf(null, transcript)).join('\n');
    const left = (await textsOf(shippedStruckModel(), transcript)).join('\n');
    expect(all).toContain(gone);
    expect(left).not.toContain(gone);
    expect(left).toContain(stays);
  },
);
