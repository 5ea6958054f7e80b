import type { Source } from '../../note.ts';
import { type SourcedText, sourcesOf } from '../draft.ts';
import type { RankedTrouble } from '../learned/trouble-ranking.ts';
import { mattersNamed } from '../lexicon/matters.ts';
import { tokensOf } from '../problems/trouble-named.ts';
import type { CorrectedSide } from '../visit/corrected-side.ts';
import type { Passage } from '../visit/visit.ts';
import { openingTurns } from './announced-complaint.ts';
import { complaintsByRule, earlyOf, partReach } from './chief-complaint.ts';
import { quotesTold, troubleOfPart } from './complaint-answered.ts';
import { withSideTold } from './side-of.ts';
import type { SymptomStatus } from './symptom-status.ts';

/** What may be why the patient came. */
export interface ComplaintCandidate extends SourcedText {
  /** In which ways it was found; 'rules': the rules would take it. */
  by: readonly string[];
  /** What is named by it, if it is the name of a trouble. */
  trouble: RankedTrouble | null;
}

/** True of the patient's own words. */
export function isQuoted({ text }: SourcedText): boolean {
  return text.includes('"');
}

/** Of which nothing is wrong: no heading of a problem. */
export const visitKinds: ReadonlyMap<string, RegExp> = new Map([
  ['annual physical', /\b(?:annual|yearly|physical|wellness|medicare|once-over|mot)\b/],
  ['hospital follow-up', /\b(?:hospital|discharged?|er|emergency|a and e|a&e|ward|admitted)\b/],
  ['medication review', /\b(?:reviews?|refills?|repeats?|med(?:ication)? check)\b/],
  ['test results', /\b(?:results?|blood (?:tests?|work)|bloods|labs|scan|x-ray|mri|biopsy|smear)\b/],
  [
    'well-child visit',
    /\b(?:well[- ](?:child|baby)|check-?up|[a-z]+ (?:month|year)s? check|growth|vaccines?|jabs)\b/,
  ],
  ['postoperative visit', /\b(?:surgery|operation|op|post-?op|stitches|wound|replacement)\b/],
  ['prenatal visit', /\b(?:pregnan[a-z]*|prenatal|antenatal|midwife|trimester)\b/],
  [
    'follow-up visit',
    /\b(?:follow[- ]?up|[a-z]+ (?:months?|weeks?) (?:visit|check|since)|check|checking in|see you (?:back|again))\b/,
  ],
]);

/**
 * All that may be why the patient came, each text once: what the rules make of it (`byRules`, and each rule alone), what is
 * quoted as the visit opens, and all symptoms, conditions, parts of the body, matters and kinds of visit that are named.
 */
export function complaintCandidates(
  byRules: SourcedText | null,
  heard: readonly Passage[],
  statuses: readonly SymptomStatus[],
  problem: { name: string; sources: Source[] } | null,
  corrected: readonly CorrectedSide[],
  troubles: readonly RankedTrouble[],
): ComplaintCandidate[] {
  const found = new Map<string, ComplaintCandidate & { by: string[] }>();
  const add = (by: string, { text, sources }: SourcedText): void => {
    const key = text.toLowerCase();
    const known = found.get(key);
    if (known === undefined) {
      const trouble = troubles.find(({ name }) => name.toLowerCase() === key) ?? null;
      found.set(key, { text, sources, by: [by], trouble });
    } else if (!known.by.includes(by)) known.by.push(by);
  };
  if (byRules !== null) add('rules', byRules);
  for (const one of complaintsByRule(heard, statuses, corrected, troubles)) add(one.rule, one);
  for (const one of quotesTold(withoutInFull(heard), openingTurns)) add('quote', one);
  if (problem !== null) add('problem', { text: problem.name, sources: problem.sources });
  for (const { name, mentions } of troubles)
    add('trouble', { text: name, sources: sourcesOf(mentions[0]!.passage.unit) });
  for (const { written, sources, present } of statuses)
    if (present) add('symptom', { text: written, sources });
  for (const passage of earlyOf(heard)) {
    const { unit } = passage;
    for (const { matter } of mattersNamed(tokensOf(unit.text).map(({ bare }) => bare)))
      add('matter', { text: matter.heading, sources: sourcesOf(unit) });
    for (const [part] of unit.said.matchAll(parts)) add('bodyPart', ofPart(part, passage, heard));
    for (const [kind, said] of visitKinds)
      if (said.test(unit.said)) add('kind', { text: kind, sources: sourcesOf(unit) });
  }
  return [...found.values()].filter(({ text }) => text.trim() !== '' && !date.test(text));
}

// "The GP wrote in March", "it says 2021, is that right?"
const date =
  /^(?:in )?(?=)(?:\d+|january|february|march|april|may|june|july|august|september|october|november|december|last [a-z]+)$/i;

function withoutInFull(heard: readonly Passage[]): readonly Passage[] {
  return heard.filter(({ unit }) => !unit.inFull);
}

const parts =
  /\b(?:(?:left|right) )?(?:head|neck|throat|ears?|eyes?|shoulders?|elbows?|wrists?|hands?|thumbs?|fingers?|chest|breasts?|back|tummy|belly|stomach|groin|hips?|legs?|knees?|ankles?|feet|foot|heels?|toes?|skin|tooth|teeth|jaw|arms?|scalp|face|nose|voice|bladder|waterworks|bowels?)\b/g;

// What is wrong with a part that is named, with the side that is told of it.
function ofPart(named: string, passage: Passage, heard: readonly Passage[]): SourcedText {
  const { index } = passage;
  const part = named.replace(/feet$/, 'foot').replace(/(?<=[a-z]{2})(?<!bowel)s$/, '');
  const after = withoutInFull(heard.slice(index + 1, index + partReach));
  const trouble = withSideTold(troubleOfPart(part, passage, after), heard);
  // "Where does it hurt?" "Both shoulders."
  const near = heard.slice(Math.max(0, index - nearPain), index + nearPain + 1);
  const hurts =
    / problem$/.test(trouble.text) &&
    !/^(?:bowels?|skin|voice) /.test(trouble.text) &&
    near.some(({ unit }) => painSaid.test(unit.said));
  return hurts ? { ...trouble, text: trouble.text.replace(/ problem$/, ' pain') } : trouble;
}
const nearPain = 3;
const painSaid =
  /\b(?:pains?|painful|hurts?|hurting|sore|ach(?:es?|ing|y)|agony|killing|throbbing|burning)\b/;
