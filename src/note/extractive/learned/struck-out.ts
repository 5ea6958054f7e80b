import { firstEndingAfter } from '../../first-ending-after.ts';
import type { DraftSentence } from '../../writer.ts';
import { kindLabel } from '../plan/kind-label.ts';
import { tellsAppointment } from '../plan/plan-kind.ts';
import { fewUnits, type Passage } from '../visit/visit.ts';
import { struckWeights } from '../weights/struck-weights.ts';
import { FeatureHashes } from './hashing.ts';
import { type LinearModel, probabilities, unpack } from './linear-model.ts';
import { addStruckFeatures, type Doubtful, doubtfulWords } from './struck-features.ts';

/** The model that ships with notegen, made by `npm run train`. */
export function shippedStruckModel(): LinearModel {
  return unpack(struckWeights);
}

/** How sure it must be that readers would strike a sentence out, and where more hangs on it. */
const sure = 0.45;
const surer = 0.6;
const weighty = new Set(['PHYSICAL EXAM', 'RESULTS', 'plan']);

/** "Stop the inhaler.", "continue the patch": who takes or leaves a medicine is told so, however shortly. */
const orders = /\b(?:[Ss]top(?:ped)?|[Cc]ontinue|with food)\b|\badvised to (?:try|rinse|take it|finish)\b/;

/** "She is not sleeping very well.", "he is worrying about his job": how they bear it, though it names no symptom. */
const bears =
  /\b(?:not|cannot|hardly|barely|never)(?=) (?:(?:really|been|even) )?(?=)(?:sleep|sleeping|eat|eating|cope|coping)(?=)\b|\b(?:is|are|was|been)(?=) (?:(?:so|very|really|quite) )?(?=)(?:worrying|worried|stressed|anxious|struggling|tearful|lonely)(?=)\b/;

/** `chance`: that readers would strike it out. */
export function isStruckOut({ sentence: { section, heading, text } }: Doubtful, chance: number): boolean {
  if (section === 'plan' ? orders.test(text) || tellsAppointment(text) : bears.test(text)) return false;
  return chance > (weighty.has(heading ?? section) || /\d|\ballerg/.test(text) ? surer : sure);
}

/**
 * The sentences without those that a clinician would strike out of the note: scraps that nothing in it explains, small
 * talk, what nobody writes down. `passages` are those of the whole visit as the models read them.
 */
export function withoutStruckOut(
  sentences: readonly DraftSentence[],
  passages: readonly Passage[],
  model: LinearModel,
  orders: ReadonlySet<number> = new Set(),
): readonly DraftSentence[] {
  if (passages.length < fewUnits) return sentences;
  const found = new FeatureHashes();
  const struck = new Set<DraftSentence>();
  for (const doubtful of doubtfulAmong(sentences, passages)) {
    const { sentence } = doubtful;
    if (sentence.section === 'plan' && comesFromOneOf(sentence, orders)) continue;
    found.clear();
    addStruckFeatures(found, doubtful, passages);
    if (isStruckOut(doubtful, probabilities(model, found.hashes)[1]!)) struck.add(doubtful.sentence);
  }
  return struck.size === 0 ? sentences : withoutLines(sentences, struck);
}

/** Every sentence that may be struck out, with what is told of it. */
export function* doubtfulAmong(
  sentences: readonly DraftSentence[],
  passages: readonly Passage[],
): Generator<Doubtful> {
  for (const [i, sentence] of sentences.entries()) {
    const words = doubtfulWords(sentence);
    if (words === null) continue;
    const last = sentences[i - 1];
    yield {
      sentence,
      words,
      label: kindLabel.exec(sentence.text)?.[0] ?? '',
      before: last?.heading === sentence.heading && last.group === sentence.group ? last : null,
      from: passagesOf(sentence, passages),
    };
  }
}

/** Whether a sentence comes from one of those that begin at `starts`. */
export function comesFromOneOf({ sources }: DraftSentence, starts: ReadonlySet<number>): boolean {
  return sources.some(({ start }) => starts.has(start));
}

const endOf = ({ unit }: Passage): number => unit.end;

/** The passages that a sentence comes from. */
export function passagesOf({ sources }: DraftSentence, passages: readonly Passage[]): Passage[] {
  const found = new Set<number>();
  for (const { start, end } of sources)
    for (let i = firstEndingAfter(passages, start, endOf); i < passages.length; i++) {
      if (passages[i]!.unit.start >= end) break;
      found.add(i);
    }
  return [...found].sort((a, b) => a - b).map((i) => passages[i]!);
}

/** The sentences without some: what opened the lines of a kind goes on to the next of them. `told` gives those that stay as they are told. */
export function withoutLines(
  sentences: readonly DraftSentence[],
  gone: ReadonlySet<DraftSentence>,
  told: (sentence: DraftSentence) => DraftSentence = (sentence) => sentence,
): readonly DraftSentence[] {
  const left: DraftSentence[] = [];
  let label = '';
  let group: string | null = null;
  for (const sentence of sentences) {
    if (sentence.group !== group) label = '';
    group = sentence.group;
    const own = kindLabel.exec(sentence.text)?.[0] ?? '';
    if (own !== '') label = '';
    if (gone.has(sentence)) label ||= own;
    else {
      const one = told(sentence);
      left.push(label === '' ? one : { ...one, text: label + one.text });
      label = '';
    }
  }
  return left;
}
