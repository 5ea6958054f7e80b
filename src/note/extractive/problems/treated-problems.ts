import { isOnlyTalkedOver } from '../choosing/only-talked-over.ts';
import type { RankedTrouble } from '../learned/trouble-ranking.ts';
import { isChronic, isList, topicsOfName, topicsSaid } from '../lexicon/problem-topics.ts';
import { wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { isConclusion, type LikelyTitle, titleOf } from './likely-titles.ts';
import type { Problem } from './problems.ts';
import type { Mention } from './troubles.ts';

const from = 0.07;
/** A medicine of so many illnesses that it tells of none. */
const ofMany = 'prednisone';

/**
 * The illnesses that the patient has, which head none of `problems` and for which something is planned all the same: asthma
 * told in the history, where the plan has "a new inhaler". Without a plan of their own yet.
 */
export function treatedProblems(
  problems: readonly Problem[],
  troubles: readonly RankedTrouble[],
  planFrom: number,
): Problem[] {
  const named = problems.filter(({ sources }) => sources.length > 0);
  if (named.length === 0) return [];
  const known = new Set(named.flatMap(({ name }) => [...topicsOfName(wordsOf(name))]));
  const planned = new Set<number>();
  for (const { problem, passage } of problems.flatMap((problem) =>
    problem.passages.map((passage) => ({ problem, passage })),
  )) {
    const { section, role, unit } = passage;
    if (section !== 'plan' || role !== 'clinician' || isCutFor(passage, problem)) continue;
    const said = topicsSaid(unit.words.filter((word) => word !== ofMany));
    if (!isList(said))
      for (const topic of said) if (isChronic(topic) && !known.has(topic)) planned.add(topic);
  }
  if (planned.size === 0) return [];
  const treated: LikelyTitle[] = [];
  for (const trouble of troubles.toSorted((a, b) => b.problem - a.problem)) {
    if (trouble.problem < from) break;
    if (trouble.symptom && !isConclusion(trouble.name)) continue;
    const topics = [...topicsOfName(wordsOf(trouble.name))].filter((topic) => planned.has(topic));
    if (topics.length === 0 || !trouble.mentions.some(isStated)) continue;
    const title = titleOf(trouble, planFrom);
    if (title === null || title.possible || !title.isMeant) continue;
    for (const topic of topics) planned.delete(topic);
    treated.push(title);
  }
  return treated.map(({ name, sources }) => ({ name, said: name, sources, passages: [] }));
}

const cuts =
  /\b(?:cut|lower|reduce|decrease|stop|hold|halve|come off)(?=) (?:(?:back|down)(?=) )?(?:on )?(?:the|your|his|her|that|taking)\b/;
const byMedicine =
  /\b(?:hypotension|dizz\w+|faint\w*|falls?|cough|swelling|edema|bleed\w*|low sodium|high potassium|confusion|drowsiness|bradycardia)\b/i;

/** "It's orthostatic hypotension. I'd like to cut the amlodipine.": done for what the medicine does, not for what it treats. */
export function isCutFor({ unit }: Passage, { name, passages }: Problem): boolean {
  return cuts.test(unit.said) && byMedicine.test(name) && passages[0]?.unit.turn === unit.turn;
}

// "Diabetes?" "Borderline, they said." "And panic?" "That's gone.": what is asked is had only as it was answered.
function isStated(mention: Mention): boolean {
  const { unit, role, reply } = mention.passage;
  if (!unit.question) return !isOnlyTalkedOver(mention);
  // "It'll turn your stool black." "Constipation?": the patient asks what a medicine may do.
  if (role !== 'clinician') return ownsIt.test(unit.said);
  return reply !== null && reply.answer !== 'no' && !reply.units.some(({ said }) => isNotHad.test(said));
}

// "I've got osteoporosis, does that matter?"
const ownsIt =
  /^(?:(?:and|but|so|well|okay)(?=),? ){0,2}i(?:'ve| have)(?: got| also)? (?!to\b|any\b|no\b)[a-z]/;

const isNotHad =
  /\b(?:borderline|pre-?diabet(?:ic|es)|gone|used to|years ago|better now|(?:my |his |her )?(?:mom|mum|mother|dad|father|sister|brother|family|gran|nan|grandmother|grandfather)(?:'s)?)(?=)\b/;
