import { upperFirst } from '../../language/upper-first.ts';
import type { DraftSentence } from '../../writer.ts';
import { namesOrder } from '../choosing/left-out-orders.ts';
import { merged } from '../choosing/said-twice.ts';
import { sourcesOf } from '../draft.ts';
import { reach } from '../learned/antecedent-features.ts';
import type { LinearModel } from '../learned/linear-model.ts';
import { passagesOf } from '../learned/struck-out.ts';
import { namesDrug } from '../lexicon/drugs.ts';
import { kindLabel } from '../plan/kind-label.ts';
import { planKindOf } from '../plan/plan-kind.ts';
import { lowerFirst } from '../say.ts';
import { wordsOf } from '../visit/units.ts';
import { fewUnits, type Passage } from '../visit/visit.ts';
import { type Antecedent, antecedentsOf } from './antecedents.ts';
import { isNamedIn, type ThingNamed, thingsNamed } from './things-named.ts';

/** So likely must a sentence be about a thing for the note to name it: one of a dose or an order, another, one that names a test or says when to call, one of the history. */
const namesFrom = { order: 0.65, else: 0.85, besides: 0.85, history: 0.75 };
/** What is tested, seen, drunk or filled in is no medicine. */
const notOfMedicine: ReadonlySet<string> = new Set(['Additional Testing', 'Specialist Referrals']);
const ofClinic =
  /\b(?:bloods?|blood draw|labs?|desk|appointment|schedule|set (?:it|that) up|letter|forms?|nurse|pharmacy|(?:re)?check|cups?|cameras?|bathroom|scans?|x-?rays?|that (?:side|kind|way|number|weight))\b/i;

const history = 'HISTORY OF PRESENT ILLNESS';

/** A line of the note that may be about something that it does not name. */
interface Open {
  sentence: DraftSentence;
  /** What opens its kind in the plan, or ''. */
  label: string;
  text: string;
  passage: Passage;
  /** So likely must what it is about be. */
  from: number;
  /** What it is about for certain. */
  announced: ThingNamed | null;
}

/**
 * The sentences, each that points to a medicine or a test which neither it nor the line before names with that name before
 * it: "Oxybutynin: it is about the worst one for memory." `passages`: all that was said, as the models read it.
 */
export function withAntecedents(
  sentences: readonly DraftSentence[],
  passages: readonly Passage[],
  model: LinearModel,
): readonly DraftSentence[] {
  if (passages.length < fewUnits) return sentences;
  const open = new Map<DraftSentence, Open>();
  for (const sentence of sentences) {
    const one = openIn(sentence, passages);
    if (one !== null) open.set(sentence, one);
  }
  if (open.size === 0) return sentences;
  const meant = antecedentsOf(
    [...new Set([...open.values()].filter((one) => one.announced === null).map(({ passage }) => passage))],
    passages,
    model,
  );
  let last: DraftSentence | null = null;
  return sentences.map((sentence) => {
    const before =
      last !== null && last.heading === sentence.heading && last.group === sentence.group ? last : null;
    const one = open.get(sentence);
    const thing = one === undefined ? null : thingMeant(one, meant.get(one.passage), before);
    last = one === undefined || thing === null ? sentence : withName(one, thing);
    return last;
  });
}

function openIn(sentence: DraftSentence, passages: readonly Passage[]): Open | null {
  const { section, layout, group, heading } = sentence;
  const isLine = section === 'plan' && layout === 'bullet' && group !== null;
  const isTold = heading === history;
  if (!isLine && section !== 'assessment' && heading !== 'RESULTS' && !isTold) return null;
  const label = kindLabel.exec(sentence.text)?.[0] ?? '';
  const text = sentence.text.slice(label.length);
  if (tellsOfWhat.test(text) || !mayPoint.test(text) || ofKind.test(text)) return null;
  const passage = passagesOf(sentence, passages).find(
    ({ role, unit }) => (role === 'clinician') !== isTold && !unit.question,
  );
  if (passage === undefined || (isTold && !followsMedicine(passage, passages))) return null;
  const own = thingsNamed(passage);
  const announced = isTold ? null : announcedBefore(passage, passages);
  if (announced === null && own.some(({ kind }) => kind === 'medicine')) return null;
  const from = isTold
    ? namesFrom.history
    : own.some(({ kind }) => kind === 'form' || kind === 'test') ||
        (planKindOf(text) === 'Follow-up' && !takesOrStops.test(text))
      ? namesFrom.besides
      : isOrder.test(text)
        ? namesFrom.order
        : namesFrom.else;
  return { sentence, label, text, passage, from, announced };
}

function followsMedicine({ index }: Passage, passages: readonly Passage[]): boolean {
  return passages.slice(Math.max(0, index - reach), index).some(({ unit }) => unit.clinical.drugs > 0);
}

/** The medicine that was said by itself right before: "Allopurinol. We start low, a hundred a day." */
function announcedBefore({ index, unit }: Passage, passages: readonly Passage[]): ThingNamed | null {
  const before = passages[index - 1];
  if (before?.unit.turn !== unit.turn || before.role !== 'clinician' || before.unit.question) return null;
  const [thing, other] = thingsNamed(before);
  if (thing === undefined || other !== undefined || !/^(?:medicine|form)$/.test(thing.kind)) return null;
  const name = new Set(thing.name.split(' '));
  return before.unit.words.every((word) => name.has(word) || opensName.has(word)) ? thing : null;
}
const opensName: ReadonlySet<string> = new Set(
  'and but so now then okay right well next also as for the your that this a an'.split(' '),
);
const takesOrStops = /\b(?:stops?|takes?|gives?|skips?|dose|doses)\b/i;
/** A word that points back, a dose, or something to do whose object is left out. */
const mayPoint =
  /\b(?:it|its|that|this|them|those|these|both|one|ones)\b|\d|\b(?:once|twice|daily|half|double)\b|\b(?:stop|start|take|hold|keep|finish|continue|skip|halve|leave)\b/i;
const isOrder =
  /\d[\d.]{0,6}(?![\d.]| (?:weeks?|months?|days?|years?|minutes?|o'clock|pounds|things?|problems?|reasons?|times)\b)|\b(?:once|twice|daily|half|double|stop|start|take|hold|keep|finish|continue|skip|halve|leave|increase|cut|switch|puffs?|tablets?|go (?:up|down|to)|off|avoid|drop|pill|at most|(?:days|nights|times) a (?:day|week|month))\b/i;
/** A medicine by its kind. */
const ofKind = /\b(?:statins?|(?:blood )?thinners?|antidepressants?|antibiotics?|beta.?blockers?)\b/i;
/** What says by itself of what it is. */
export const tellsOfWhat =
  /^(?:Asked|Offered|Options discussed|Done at this visit)\b|^[A-Z][A-Za-z' -]{2,40}: /;

function thingMeant(
  { sentence, text, from, announced }: Open,
  antecedent: Antecedent | undefined,
  before: DraftSentence | null,
): ThingNamed | null {
  const thing = announced ?? antecedent?.thing;
  if (thing === undefined || isNamedIn(text, thing) || (before !== null && isNamedIn(before.text, thing)))
    return null;
  if (announced !== null) return thing;
  const isSure = antecedent!.chance >= from;
  const may =
    thing.kind === 'medicine'
      ? sentence.heading !== 'RESULTS' &&
        (sentence.heading === history || (!notOfMedicine.has(planKindOf(text)) && !ofClinic.test(text)))
      : thing.kind === 'test' && namesOrder(thing.name.split(' ').at(-1)!);
  return isSure && may && !namesDrug(wordsOf(text)) ? thing : null;
}

function withName({ sentence, label, text }: Open, { said, passage }: ThingNamed): DraftSentence {
  const sources = merged(sentence, { sources: sourcesOf(passage.unit) });
  return { ...sentence, text: `${label}${upperFirst(said)}: ${lowerFirst(text)}`, sources };
}
