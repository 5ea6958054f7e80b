import { type ComplaintCandidate, isQuoted } from '../history/complaint-candidates.ts';
import type { SymptomStatus } from '../history/symptom-status.ts';
import { wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import type { FeatureSink } from './hashing.ts';
import { conditionStatuses } from './statuses.ts';
import type { RankedTrouble } from './trouble-ranking.ts';

/** A visit of which it is asked why the patient came. */
export interface ComplaintVisit {
  candidates: readonly (ComplaintCandidate & { words: readonly string[] })[];
  /** What the rules would take. */
  byRules: ComplaintCandidate | null;
  statuses: readonly SymptomStatus[];
  passages: readonly Passage[];
  /** Index of the passage at which the clinician begins to sum up. */
  planFrom: number;
  /** Which passages have a word, by its stem. */
  said: ReadonlyMap<string, readonly Passage[]>;
  /** Which candidate was named first, second and so on. */
  order: ReadonlyMap<ComplaintCandidate, number>;
  /** The highest chance that a trouble is the complaint, by itself. */
  best: number;
}

export function complaintVisit(
  found: readonly ComplaintCandidate[],
  troubles: readonly RankedTrouble[],
  statuses: readonly SymptomStatus[],
  passages: readonly Passage[],
  planFrom: number,
): ComplaintVisit {
  const said = new Map<string, Passage[]>();
  for (const passage of passages)
    for (const word of passage.unit.words) {
      const key = stemOf(word);
      const own = said.get(key);
      if (own === undefined) said.set(key, [passage]);
      else if (own.at(-1) !== passage) own.push(passage);
    }
  const candidates = found.map((one) => ({ ...one, words: wordsOf(one.text.toLowerCase()) }));
  const inOrder = candidates.toSorted((a, b) => a.sources[0]!.start - b.sources[0]!.start);
  return {
    candidates,
    byRules: candidates.find(({ by }) => by.includes('rules')) ?? null,
    statuses,
    passages,
    planFrom,
    said,
    order: new Map(inOrder.map((one, i) => [one, i])),
    best: Math.max(0, ...troubles.map(({ complaint }) => complaint)),
  };
}

function stemOf(word: string): string {
  return word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Of these many complaints have one. */
const commonWords: ReadonlySet<string> = new Set(
  'pain problem visit the and left right bad for with follow-up check review its'.split(' '),
);
const shortest = 3;

function tellingOf(words: readonly string[]): string[] {
  return words.filter((word) => word.length >= shortest && !commonWords.has(word));
}

const inPassage = 24;
const inQuestion = 14;
const before = 6;

/** What the model of complaints sees of a candidate: what it is, which rules found it, and where and how it is said. */
export function addComplaintFeatures(
  out: FeatureSink,
  one: ComplaintVisit['candidates'][number],
  visit: ComplaintVisit,
): void {
  const { by, words, trouble, text } = one;
  const kind = kindOf(one);
  out.add('bias');
  out.add('kind=', kind);
  for (const way of by) {
    out.add('by=', way);
    out.add('by=', way, kind);
  }
  out.add('ways=', upTo(5, by.length), kind);
  const { byRules } = visit;
  if (byRules !== null && byRules !== one) {
    out.add('rule=', byRules.by.filter((way) => way !== 'rules').join('+'), kind);
    out.add('quoted=', String(isQuoted(byRules)), kind);
  }
  for (const word of words) out.add('w=', word);
  if (kind === 'quote') out.add('length=', upTo(8, words.length >> 1));
  addPlace(out, one, kind, visit);
  const telling = tellingOf(words);
  addEchoes(out, telling, kind, visit);
  const start = one.sources[0]!.start;
  const beside = visit.candidates.filter((other) => other !== one && other.sources[0]!.start === start);
  out.add('beside=', upTo(3, beside.length), kind);
  out.add('order=', upTo(8, visit.order.get(one)!), kind);
  const alike = visit.candidates.filter(
    (other) => other !== one && other.words.some((word) => telling.includes(word)),
  );
  out.add('alike=', upTo(3, alike.length), kind);
  for (const way of new Set(alike.flatMap((other) => other.by))) out.add('alikeBy=', way, kind);
  if (trouble !== null) addTrouble(out, trouble, kind, visit.best);
  const low = text.toLowerCase();
  const status = visit.statuses.find(({ written }) => written.toLowerCase() === low);
  out.add('review=', status === undefined ? 'none' : String(status.present), kind);
}

function kindOf(one: ComplaintCandidate): string {
  const { text, by, trouble } = one;
  if (isQuoted(one)) return 'quote';
  if (by.includes('kind')) return 'visit';
  if (trouble !== null) return trouble.symptom ? 'symptom' : 'condition';
  if (by.includes('matter')) return 'matter';
  return / problem$/.test(text) ? 'part' : / pain$/.test(text) ? 'pain' : 'other';
}

function upTo(most: number, count: number): string {
  return String(Math.min(most, count));
}

/** Where it is said first, by whom, and what was asked. */
function addPlace(
  out: FeatureSink,
  { sources }: ComplaintCandidate,
  kind: string,
  { passages, planFrom }: ComplaintVisit,
): void {
  const { start } = sources[0]!;
  const passage = passages.find(({ unit }) => unit.start <= start && unit.end > start);
  if (passage === undefined) return;
  const { unit, index, role, section, reply } = passage;
  const who = unit.question ? `${role}?` : role;
  const when = phaseOf(index, passages.length, planFrom);
  out.add('who=', who, kind);
  out.add('when=', when, kind);
  out.add('who=', who, when, kind);
  out.add('section=', section, kind);
  out.add('turn=', upTo(9, unit.turn), kind);
  for (const word of unit.words.slice(0, inPassage)) out.add('in=', word, role);
  out.add('opens=', unit.words[0], unit.words[1] ?? '$');
  if (unit.answers !== null) {
    for (const word of unit.answers.words.slice(0, inQuestion)) out.add('asked=', word);
    out.add('asks=', unit.answers.words[0], unit.answers.words[1] ?? '$');
  }
  if (reply !== null) out.add('reply=', reply.answer, kind);
  const last = passages[index - 1];
  if (last !== undefined)
    for (const word of last.unit.words.slice(-before)) out.add('before=', word, last.role);
}

const phases = [3, 6, 10, 16, 24];

function phaseOf(index: number, length: number, planFrom: number): string {
  const early = phases.findIndex((end) => index < end);
  if (early >= 0) return String(early);
  return index < length / 3 ? 'third' : index < planFrom ? 'middle' : 'late';
}

/** How often its words are said, when and by whom. */
function addEchoes(
  out: FeatureSink,
  telling: readonly string[],
  kind: string,
  { passages, said }: ComplaintVisit,
): void {
  const saying = new Set(telling.flatMap((word) => said.get(stemOf(word)) ?? []));
  const early = Math.max(16, passages.length / 4);
  const counts = { ep: 0, ec: 0, lp: 0, lc: 0 };
  let first = Number.POSITIVE_INFINITY;
  for (const { index, role } of saying) {
    first = Math.min(first, index);
    counts[`${index < early ? 'e' : 'l'}${role === 'clinician' ? 'c' : 'p'}`]++;
  }
  for (const [when, count] of Object.entries(counts)) out.add(when, upTo(4, count), kind);
  out.add('first=', saying.size === 0 ? 'none' : phaseOf(first, passages.length, passages.length), kind);
}

function addTrouble(
  out: FeatureSink,
  { complaint, problem, status, notHad }: RankedTrouble,
  kind: string,
  best: number,
): void {
  out.add('complaint=', String(Math.round(6 * complaint)), kind);
  out.add('problem=', String(Math.round(5 * problem)), kind);
  for (const [i, chance] of (status ?? []).entries())
    out.add('status=', conditionStatuses[i]!, String(Math.round(4 * chance)));
  if (complaint === best) out.add('best', kind);
  out.add('nothad=', String(notHad));
}
