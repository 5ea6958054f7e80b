import { isReturnPrecaution } from '../../language/return-precaution.ts';
import { lowerInitial } from '../../language/uncapital.ts';
import { hasFiniteVerb } from '../rephrase/clauses.ts';
import { withoutEndMarks } from '../visit/end-marks.ts';
import { plainOf, reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { withChanges } from '../visit/with-changes.ts';
import { actOf } from './the-same.ts';

/** "Things I'd want you to ring about, or 999." */
const names =
  /^(?:(?:now|so|and|okay|right),? )*(?:(?:the|these|some|a few|couple of|are|there) ){0,3}(?:other |main )?things? (?:that )?(?=)(?:i['’]d|i would|i|we['’]d|we would|we)(?=) (?:want|like|need) you to ((?:ring|call|phone|contact|come back)(?: (?:me|us|in|to us))?)(?: about| for| with)?((?:,? or)(?=) (?:999|9-9-9|911|a ?& ?e|a and e|111))?$/i;
/** "Ring me if the joint goes hot" */
const first =
  /^(?:(?:now|so|and|but|please|just),? )*((?:ring|call|phone|contact)(?=) (?:me|us|the surgery|111|999|911)(?: (?:straight away|back|at once|again))?|come (?:straight )?back(?: to (?:me|us))?|go (?:straight )?to (?:a ?& ?e|casualty|hospital)) if [^\n]{3,200}$/i;
const goesOn = /^(?:or|also|and also|or also|and)(?:,)? (?:if )?/i;
const opensIf = /^(?:(?:or|also|and),? ){0,2}if /i;
const acts =
  /\b(?:i['’](?:d|ll|m)|we['’](?:d|ll)|let (?:me|us)|ring|call|go (?:to|straight)|(?:come|get) back|in touch|same|please|you (?:should|need to|must))(?=)\b/i;
const mostWords = 45;
const turnsOn = 2;

/**
 * The passages with what is to be done in what goes on from a return precaution: "If you bleed a lot, that's A&E. Or
 * numbness round your saddle." → If you have numbness round your saddle, that's A&E.
 */
export function withActsShared(passages: readonly Passage[]): readonly Passage[] {
  const changed = new Map<Passage, Unit | null>();
  let shared: { act: string; turn: number; named: boolean } | null = null;
  for (const p of passages) {
    if (p.role !== 'clinician') continue;
    const { unit } = p;
    const said = withoutEndMarks(plainOf(unit));
    const named = names.exec(said);
    const act = named === null ? (actOf(said) ?? first.exec(said)?.[1]) : `${named[1]}${named[2] ?? ''}`;
    if (act !== undefined) {
      shared = {
        act: lowerInitial(act).replace(/^(ring|call|phone)(?= or|$)/i, '$1 us'),
        turn: unit.turn,
        named: named !== null,
      };
      if (named !== null) changed.set(p, null);
      continue;
    }
    const condition =
      shared === null || unit.turn > shared.turn + turnsOn ? null : conditionOf(unit, said, shared.named);
    if (condition === null) {
      // "All right?" asks between two of them.
      if (unit.words.length > 3) shared = null;
      continue;
    }
    shared!.turn = unit.turn;
    changed.set(p, reworded(unit, `${condition}, ${shared!.act}`));
  }
  return withChanges(passages, changed);
}

// What goes on from it, and says of itself nothing that is to be done.
function conditionOf({ question, words, clinical }: Unit, said: string, named: boolean): string | null {
  if (question || words.length > mostWords) return null;
  const isIf = opensIf.test(said);
  if (!(goesOn.test(said) || (named && isIf)) || acts.test(said) || isReturnPrecaution(said)) return null;
  const rest = said.replace(goesOn, '').replace(/^if /i, '');
  if (isIf) return `If ${rest}`;
  // "Or the Samaritans."
  if (/^and\b/i.test(said) || clinical.symptoms.length + clinical.conditions === 0) return null;
  const [head = ''] = rest.split(/,| or | that | when /, 1);
  if (!hasFiniteVerb(head)) return `If you have ${rest}`;
  return /^(?:you|it|he|she|they|the|your|there)\b/i.test(head) ? `If ${rest}` : null;
}
