import { substanceOf } from '../../evidence/drug-names.ts';
import type { DraftSentence } from '../../writer.ts';
import { isNamedIn, thingsNamed } from '../antecedents/things-named.ts';
import { passagesOf, withoutLines } from '../learned/struck-out.ts';
import { drugAt } from '../lexicon/drugs.ts';
import { wordsOf } from '../visit/units.ts';
import { fewUnits, type Passage } from '../visit/visit.ts';
import { kindLabel } from './kind-label.ts';

/** Words of a line to which another is joined. */
const longest = 60;

/**
 * The lines of the plan, each that points back to what was said in the breath before joined to the line which tells that,
 * wherever it stands: "Start empagliflozin, 10 mg in the morning. It protects the kidneys." `passages`: all that was said,
 * as the models read it.
 */
export function withLinesJoined(
  sentences: readonly DraftSentence[],
  passages: readonly Passage[],
): readonly DraftSentence[] {
  if (passages.length < fewUnits) return sentences;
  /** Which line tells the passage of an index last. */
  const ending = new Map<number, DraftSentence>();
  const lines: { sentence: DraftSentence; from: readonly Passage[] }[] = [];
  for (const sentence of sentences) {
    if (sentence.section !== 'plan' || sentence.layout !== 'bullet' || sentence.group === null) continue;
    const from = passagesOf(sentence, passages);
    if (from.length === 0) continue;
    lines.push({ sentence, from });
    ending.set(from.at(-1)!.index, sentence);
  }
  const texts = new Map<DraftSentence, { text: string; sources: DraftSentence['sources'] }>();
  const gone = new Map<DraftSentence, DraftSentence>();
  for (const { sentence, from } of lines.toSorted((a, b) => a.from[0]!.index - b.from[0]!.index)) {
    const first = from[0]!;
    let to = lineBefore(first, passages, ending);
    if (to === undefined || to === sentence || !pointsBack(sentence, first)) continue;
    to = gone.get(to) ?? to;
    const told = texts.get(to) ?? to;
    const text = sentence.text.replace(kindLabel, '');
    if (to === sentence || wordsOf(told.text).length + wordsOf(text).length > longest) continue;
    texts.set(to, { text: `${told.text} ${text}`, sources: [...told.sources, ...sentence.sources] });
    gone.set(sentence, to);
  }
  for (const [i, { sentence }] of lines.entries())
    if (!texts.has(sentence) && !gone.has(sentence))
      for (const { sentence: beside } of [lines[i - 1], lines[i + 1]].filter((one) => one !== undefined))
        if (beside.group === sentence.group && isNameOf(sentence, beside)) gone.set(sentence, beside);
  if (gone.size === 0) return sentences;
  return withoutLines(sentences, new Set(gone.keys()), (sentence) => {
    const told = texts.get(sentence);
    return told === undefined ? sentence : { ...sentence, ...told };
  });
}

// "Start lamotrigine." "Lamictal."
function isNameOf(line: DraftSentence, beside: DraftSentence): boolean {
  const words = namesOf(line);
  if (words.length === 0 || drugAt(words, 0) < words.length) return false;
  const name = words.join(' ');
  return (
    namesOf(beside).length > words.length && isNamedIn(beside.text, { name, key: substanceOf(name) ?? name })
  );
}

function namesOf({ text }: DraftSentence): string[] {
  return wordsOf(text.replace(kindLabel, '')).filter((word) => !articles.has(word));
}
const articles: ReadonlySet<string> = new Set(['the', 'a', 'an', 'your', 'his', 'her', 'that', 'this']);

/** In passages; between may stand what the plan does not tell: "The metformin. Did we settle that? No. We'll switch it." */
const reach = 4;

function lineBefore(
  { index, unit }: Passage,
  passages: readonly Passage[],
  ending: ReadonlyMap<number, DraftSentence>,
): DraftSentence | undefined {
  for (let i = index - 1; i >= Math.max(0, index - reach); i--) {
    const one = passages[i]!;
    if (one.unit.turn !== unit.turn) return undefined;
    const line = ending.get(i);
    if (line !== undefined) return line;
    if (thingsNamed(one).some(({ kind }) => kind !== 'thing')) return undefined;
  }
  return undefined;
}

function pointsBack({ text }: DraftSentence, passage: Passage): boolean {
  const { unit, role } = passage;
  const line = text.replace(kindLabel, '');
  if (role !== 'clinician' || unit.question || unit.opens || told.test(line)) return false;
  if (thingsNamed(passage).some(({ kind }) => kind === 'medicine' || kind === 'test')) return false;
  return pointing.test(line) || elliptic.test(line);
}

const told =
  /^(?:Asked|Appointment|Offered|Options discussed|Done at this visit|To)\b|^[A-Z][A-Za-z' -]{2,40}: /;
/** Among the first words; "this one" may be another. */
const pointing =
  /^(?:(?!if\b)[a-z'-]+ ){0,6}(?=)(?:it|its|that|this|them|those|these|both|they)\b(?! (?:one|ones)\b)/i;
/** A dose or how it is taken, of what was named before. */
const elliptic =
  /^(?:\d[\d.]*(?! (?:days?|weeks?|months?|years?|o'clock)\b)|once|twice|half|every|until|till|at (?:night|bedtime)|in the (?:morning|evening)|with (?:food|meals)|then (?:\d|once|twice|half)|up to \d|no more than|(?:one|two) (?:after|with|before|in the|at|every|each|drop|puff|spray|tablet|dose|sachet)|maybe (?:an?|one|two|with|in)|unless|not all at once|best (?:on|with|taken)|if (?:it|that)(?: is|['’]s) still there)\b/i;
