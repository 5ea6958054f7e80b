/**
 * Trains the boundary model (where unpunctuated speech has its sentence ends) and the voice model (clinician or
 * patient) and writes src/note/language/weights/*.ts. Only weights are written, no text. How well sentences are then
 * parted, evaluate-sentences.ts measures.
 *
 *   npx tsx test/training/train-language.ts [folder with aci-bench/train.jsonl and mts-dialog/train.jsonl]
 *
 * Data: ACI-BENCH train (Yim et al. 2023), of its subset aci, which has no stops, the sentence ends as they were read
 * (aci-sentence-ends.json), and MTS-Dialog train (Ben Abacha et al. 2023), both CC BY 4.0; for the voice model also our
 * own visits (test/training/visits). The shuffle is seeded, so the
 * same data gives the same weights.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boundaryRules, knownWord } from '../../src/note/language/boundary.ts';
import {
  boundaryFeatures,
  boundaryWord,
  readWords,
  sentenceFeatures,
} from '../../src/note/language/boundary-features.ts';
import { slot } from '../../src/note/language/hashed-linear.ts';
import { voiceFeatures } from '../../src/note/language/voice-features.ts';
import { aciTrain, mtsTrain } from './corpus.ts';
import { ownVisits } from './own-visits.ts';
import { readEnds, type SpokenTurn } from './sentence-ends.ts';

interface Example {
  features: number[];
  label: 0 | 1;
  weight: number;
  /** What stands before the weights are added, where rules score as well. */
  offset?: number;
}

const corpora = process.argv[2] ?? join(process.env.NOTEGEN_SHARED ?? '../shared', 'corpora');
interface Dialogue {
  turns: { clinician: boolean | null; text: string }[];
  /** Set by what it does to visits of others, ACI-BENCH's and our own. */
  weight: number;
}

function dialogues(): Dialogue[] {
  const aci = aciTrain(corpora).filter((row) => row.subset !== 'aci');
  const all = [...aci, ...mtsTrain(corpora)];
  return all.map(({ dialogue }) => ({
    weight: 1,
    turns: dialogue.split('\n').flatMap((line) => {
      const match = /^\s*\[?(doctor|patient|guest_\w+)\]?:?\s+(.*)$/i.exec(line);
      if (!match) return [];
      const speaker = match[1]!.toLowerCase();
      return [
        { clinician: speaker === 'doctor' ? true : speaker === 'patient' ? false : null, text: match[2]! },
      ];
    }),
  }));
}

const clinicians = new Set(
  'Doctor,GP,Nurse,Nurse practitioner,NP,PA,Resident,Attending,Physio,Pharmacist,Midwife'.split(','),
);
const bystanders = new Set('Scribe,Student,Tech,Interpreter'.split(','));

/** Their sentences are joined by commas as a writer joins them, so they teach who speaks and not where one ends. */
function ownDialogues(): Dialogue[] {
  return ownVisits().map(({ dialogue }) => ({
    turns: dialogue.split('\n').map((line) => {
      const [, speaker = '', text = ''] = /^([A-Z][A-Za-z]+(?: practitioner)?): (.*)$/.exec(line) ?? [];
      return { clinician: bystanders.has(speaker) ? null : clinicians.has(speaker), text };
    }),
    weight: 0.7,
  }));
}

// Half of what is recognised is written "do n't", half "don't": the model learns both.
const variants = (text: string) => [
  text.replace(/\s+(n't|'\w+)\b/g, '$1').replace(/\b(gon|wan|got) (na|ta)\b/g, '$1$2'),
  text.replace(/(\w)n't\b/g, "$1 n't").replace(/\b(gon|wan|got)(na|ta)\b/gi, '$1 $2'),
];

/** The words of a punctuated text and the mark after each; where a comma stands, a sentence may end. */
function withMarks(text: string): SpokenTurn {
  const words: string[] = [];
  const ends: SpokenTurn['ends'] = [];
  for (const token of text.split(/\s+/)) {
    const word = boundaryWord(token);
    const mark = /(?:\.\.+|…|[a-z]-$)/.test(token) ? ',' : /[.?!,;]["')\]]*$/.exec(token)?.[0][0];
    const end = mark === undefined ? 'no' : /[,;]/.test(mark) ? 'may' : 'yes';
    if (word === '') {
      if (ends.length > 0 && mark) ends[ends.length - 1] = end;
    } else {
      words.push(word);
      ends.push(/^(?:dr|mr|mrs|ms)\.$/i.test(token) ? 'no' : end);
    }
  }
  return { words, ends };
}

const punctuatedWeight = 0.5;
const readWeight = 2;

/** One a gap, but for those where a sentence may end; with `partAll`, what comes next begins after those as well. */
function gapExamples({ words, ends }: SpokenTurn, weight: number, partAll: boolean): Example[] {
  const read = readWords(words.map(knownWord));
  let from = 0;
  return words.slice(0, -1).flatMap((_, i): Example[] => {
    const start = from;
    if (ends[i] === 'yes' || (partAll && ends[i] === 'may')) from = i + 1;
    if (ends[i] === 'may') return [];
    const features = [...boundaryFeatures(read.words, i), ...sentenceFeatures(read, i, start)];
    return [{ features, label: ends[i] === 'yes' ? 1 : 0, weight, offset: boundaryRules(read, i, start) }];
  });
}

function punctuatedExamples(dialogue: Dialogue): Example[] {
  return dialogue.turns.flatMap(({ text }) =>
    variants(text).flatMap((variant) => gapExamples(withMarks(variant), punctuatedWeight, false)),
  );
}

const shortened = /^(?:n't|'\w+|na|ta)$/;

/** "do n't", "gon na" as one word each. */
function joined({ words, ends }: SpokenTurn): SpokenTurn {
  const whole: SpokenTurn = { words: [], ends: [] };
  for (const [i, word] of words.entries()) {
    const last = whole.words.length - 1;
    if (last >= 0 && shortened.test(word)) {
      whole.words[last] += word;
      whole.ends[last] = ends[i]!;
    } else {
      whole.words.push(word);
      whole.ends.push(ends[i]!);
    }
  }
  return whole;
}

function readExamples(turns: readonly SpokenTurn[]): Example[] {
  return turns
    .flatMap((turn) => [turn, joined(turn)])
    .flatMap((turn) => [false, true].flatMap((partAll) => gapExamples(turn, readWeight, partAll)));
}

function voiceExamples(dialogue: Dialogue): Example[] {
  return dialogue.turns.flatMap(({ clinician, text }) => {
    if (clinician === null) return [];
    const label = clinician ? 1 : 0;
    const sentences = text.split(/(?<=[.?!])\s+/).filter((sentence) => /\p{L}/u.test(sentence));
    return variants(text)
      .slice(0, 1)
      .flatMap(() =>
        [...new Set([text, ...sentences])].map(
          (part): Example => ({
            // Unpunctuated transcripts have no question marks: half of the examples lose theirs.
            features: voiceFeatures(part.length % 2 ? part : part.replaceAll('?', '')),
            label,
            weight: dialogue.weight,
          }),
        ),
      );
  });
}

function train(examples: readonly Example[], bits: number, epochs: number, l2: number) {
  const weights = new Float64Array(1 << bits);
  const gradients = new Float64Array(1 << bits).fill(1);
  let bias = 0;
  let biasGradient = 1;
  let state = 20240229;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const order = examples.map((_, i) => i);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    for (const index of order) {
      const { features, label, weight, offset = 0 } = examples[index]!;
      let sum = bias + offset;
      for (const f of features) sum += weights[slot(f, bits)]!;
      const error = (1 / (1 + Math.exp(-sum)) - label) * weight;
      for (const f of features) {
        const s = slot(f, bits);
        const g = error + l2 * weights[s]!;
        gradients[s]! += g * g;
        weights[s]! -= (0.3 * g) / Math.sqrt(gradients[s]!);
      }
      biasGradient += error * error;
      bias -= (0.3 * error) / Math.sqrt(biasGradient);
    }
  }
  return { weights, bias };
}

function evaluate(name: string, perDialogue: readonly Example[][], bits: number, epochs: number, l2: number) {
  const folds = 5;
  let tp = 0;
  let fp = 0;
  let fn = 0;
  let right = 0;
  let total = 0;
  for (let fold = 0; fold < folds; fold++) {
    const { weights, bias } = train(
      perDialogue.filter((_, i) => i % folds !== fold).flat(),
      bits,
      epochs,
      l2,
    );
    for (const { features, label, offset = 0 } of perDialogue.filter((_, i) => i % folds === fold).flat()) {
      let sum = bias + offset;
      for (const f of features) sum += weights[slot(f, bits)]!;
      const said = sum > 0 ? 1 : 0;
      total++;
      if (said === label) right++;
      if (said && label) tp++;
      else if (said) fp++;
      else if (label) fn++;
    }
  }
  console.log(
    `${name}: ${total} examples, accuracy ${((100 * right) / total).toFixed(1)} %, F1 ${((200 * tp) / (2 * tp + fp + fn)).toFixed(1)} % (5-fold by dialogue)`,
  );
}

function save(name: string, { weights, bias }: { weights: Float64Array; bias: number }, bits: number) {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9);
  const scale = Math.min(largest, 4) / 127;
  const bytes = Int8Array.from(weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / scale))),
  );
  const base64 = Buffer.from(bytes.buffer).toString('base64');
  const lines = base64.match(/.{1,100}/g)!.map((line) => `  '${line}',`);
  const constant = `${name}Model`;
  writeFileSync(
    new URL(`../../src/note/language/weights/${name}-model.ts`, import.meta.url),
    [
      "import type { HashedModel } from '../hashed-linear.ts';",
      '',
      `/** Made by \`npx tsx test/training/train-language.ts\`; do not edit. Trained on ACI-BENCH and MTS-Dialog (CC BY 4.0)${name === 'voice' ? ' and test/training/visits' : ''}. */`,
      `export const ${constant}: HashedModel = {`,
      `  bits: ${bits},`,
      `  scale: ${scale.toPrecision(6)},`,
      `  bias: ${bias.toPrecision(6)},`,
      '  weights: [',
      ...lines.map((line) => `  ${line}`),
      "  ].join(''),",
      '};',
      '',
    ].join('\n'),
  );
}

const all = dialogues();
const boundary = [
  ...all.map(punctuatedExamples),
  ...aciTrain(corpora)
    .filter(({ subset }) => subset === 'aci')
    .map((visit) => readExamples(readEnds(visit))),
];
const voice = [...all, ...ownDialogues()].map(voiceExamples);
evaluate('boundary', boundary, 17, 4, 1e-5);
save('boundary', train(boundary.flat(), 17, 4, 1e-5), 17);
evaluate('voice', voice, 13, 6, 1e-4);
save('voice', train(voice.flat(), 13, 6, 1e-4), 13);
