import type { DraftSentence } from '../../writer.ts';
import { kindLabel } from '../plan/kind-label.ts';
import { clinicalWords, namesAnything } from '../visit/clinical-words.ts';
import { wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import type { FeatureSink } from './hashing.ts';
import { sectionLabels } from './section-labels.ts';

/** A sentence that may be worth nothing to whoever reads the note. */
export interface Doubtful {
  sentence: DraftSentence;
  /** Its words, without what opens its kind. */
  words: readonly string[];
  /** What opens its kind in the plan, or ''. */
  label: string;
  /** The one before it under the same heading, if any. */
  before: DraftSentence | null;
  /** What it was made of, in the order in which it was said. */
  from: readonly Passage[];
}

const weighed = new Set([
  'HISTORY OF PRESENT ILLNESS',
  'PAST MEDICAL HISTORY',
  'SOCIAL HISTORY',
  'PHYSICAL EXAM',
  'RESULTS',
]);

/** "Order thyroid panel." */
const ordered = /^(?:Order|Refer|Prescribe) /;

/** The words of a sentence that may be struck out: one of talk, which names no symptom, illness or medicine; else null. */
export function doubtfulWords({ section, heading, group, text }: DraftSentence): readonly string[] | null {
  if (heading === null ? section !== 'assessment' && section !== 'plan' : !weighed.has(heading)) return null;
  // The name of a problem, and that the patient agrees.
  if (section === 'assessment' && text.toLowerCase() === `${group}.`) return null;
  if (section === 'plan' && (group === null || group === 'agreement')) return null;
  const written = text.replace(kindLabel, '');
  if (section === 'plan' && ordered.test(written)) return null;
  const words = wordsOf(written);
  return namesAnything(clinicalWords(words)) ? null : words;
}

/** What the model that knows what readers strike out sees of a sentence as it is written. */
export function addStruckFeatures(
  out: FeatureSink,
  { sentence, words, label, before, from }: Doubtful,
  passages: readonly Passage[],
): void {
  const { section, heading, group, text } = sentence;
  const under = heading ?? section;
  const written = label === '' ? text : text.slice(label.length);
  const form = formOf(written);
  const w = anyPatient(words);
  const size = sizeOf(w.length);
  out.add('bias');
  out.add('head=', under);
  if (heading === 'PHYSICAL EXAM') out.add('group=', group ?? '');
  if (label !== '') out.add('label=', label);
  out.add('form=', form);
  out.add('form=', form, under);
  for (let k = 0; k < w.length; k++) {
    if (w.indexOf(w[k]!) === k) out.add('w=', w[k]);
    out.add('b=', w[k], '_', w[k + 1] ?? '$');
  }
  const [first = '', second = '', third = ''] = w;
  out.add('f=', first);
  out.add('f=', first, '_', second);
  out.add('f=', first, `_${second}_`, third);
  out.add('fh=', under, first);
  out.add('l=', w.at(-1));
  out.add('l=', w.at(-2), '_', w.at(-1));
  out.add('len=', size);
  out.add('lenh=', under, size);
  out.add('lenf=', form, size);
  out.add(before === null ? 'opens' : 'goes');
  if (w.some((word) => pointing.has(word))) out.add('points', before === null ? '0' : '1');
  if (w.includes('#')) out.add('num', size);
  if (before !== null) out.add('shared=', String(Math.min(3, sharedWith(before, words))));
  addSpoken(out, under, from, passages);
}

const pointing = new Set(['it', 'that', 'this', 'them', 'those', 'one']);

/** In which form a sentence is written; '' of none that tells anything. */
export function formOf(text: string): string {
  if (text.startsWith('Asked ')) return 'asked';
  if (text.includes('"')) return 'quote';
  if (/^[^.]{1,60}: /.test(text)) return 'colon';
  if (text.startsWith('The patient was advised')) return 'advised';
  return /^We (?:will|would)/.test(text) ? 'we' : '';
}

/** "She", "he" and "the patient" are one word, and so are all figures. */
function anyPatient(words: readonly string[]): string[] {
  const out: string[] = [];
  for (const [k, word] of words.entries()) {
    const first = word.charCodeAt(0);
    if (first >= 48 && first <= 57) out.push('#');
    else if (word === 'he' || word === 'she' || word === 'patient') out.push('P');
    else if (word === 'his' || word === 'her') out.push("P's");
    else if (word !== 'the' || words[k + 1] !== 'patient') out.push(word);
  }
  return out;
}

function sizeOf(length: number): string {
  if (length < 4) return String(length);
  return length < 6 ? '4' : length < 9 ? '6' : length < 14 ? '9' : length < 22 ? '14' : '22';
}

/** In letters: shorter words are in any sentence. */
const longFrom = 4;

function sharedWith(before: DraftSentence, words: readonly string[]): number {
  const said = wordsOf(before.text);
  let shared = 0;
  for (const word of words) if (word.length >= longFrom && said.includes(word)) shared++;
  return shared;
}

function addSpoken(
  out: FeatureSink,
  under: string,
  from: readonly Passage[],
  passages: readonly Passage[],
): void {
  out.add('sources=', String(Math.min(4, from.length)));
  const first = from[0];
  const last = from.at(-1);
  if (first === undefined || last === undefined) return;
  let [most, least] = [0, 1];
  for (const { keep } of from) {
    most = Math.max(most, keep);
    least = Math.min(least, keep);
  }
  out.add('kmax=', oddsOf(most));
  out.add('kmax=', oddsOf(most), under);
  out.add('kmin=', oddsOf(least));
  out.add('role=', first.role, last.role);
  out.add('role=', last.role, under);
  let best = 1;
  for (let c = 2; c < last.sections.length; c++) if (last.sections[c]! > last.sections[best]!) best = c;
  out.add('sec=', sectionLabels[best], under);
  out.add('sec=', oddsOf(last.sections[best]!), under);
  const next = passages[last.index + 1];
  if (next !== undefined) {
    out.add('next=', next.role === last.role ? 's' : 'o', next.unit.words[0] ?? '');
    out.add('nk=', oddsOf(next.keep));
  }
  const previous = passages[first.index - 1];
  if (previous !== undefined) out.add('pk=', oddsOf(previous.keep));
  out.add('pos=', String(Math.floor((8 * last.index) / passages.length)), under);
}

function oddsOf(chance: number): string {
  const odds = Math.log((chance + 1e-4) / (1 - chance + 1e-4));
  return String(Math.max(-6, Math.min(6, Math.round(1.5 * odds))));
}
