import { stem } from '../../evidence/stem.ts';
import { upperFirst } from '../../language/upper-first.ts';
import type { DraftSentence } from '../../writer.ts';
import { draft, sentence, sourcesOf } from '../draft.ts';
import { conditionStatuses } from '../learned/statuses.ts';
import type { RankedTrouble } from '../learned/trouble-ranking.ts';
import { topicsOfName } from '../lexicon/problem-topics.ts';
import { titleOf } from '../problems/problem-title.ts';
import type { Mention } from '../problems/troubles.ts';
import { isPlainToSee, isVague } from '../problems/vague-name.ts';
import type { Reading } from '../reading.ts';
import { wordsOf } from '../visit/units.ts';

const past = 'PAST MEDICAL HISTORY';
const afterPast: ReadonlySet<string | null> = new Set([
  'SURGICAL HISTORY',
  'MEDICATIONS',
  'ALLERGIES',
  'FAMILY HISTORY',
  'SOCIAL HISTORY',
  'REVIEW OF SYSTEMS',
]);
/** How likely the model must hold it had, or over. */
const surely = { had: 0.7, past: 0.6 };
// What came of something that is told, or is no illness: "I got hives from it", "some spasm on the right".
const tellsLittle =
  /(?:^|\b)(?:bleed(?:s|ing)?|hemorrhage|spasms?|tumou?rs?|hives|inflammation|dehydrat(?:ed|ion)|sunburn|wisdom teeth|cramps?|leg syndrome|capsulitis|pregnan(?:t|cy)|flu|cold)$/;
/** "Bell's palsy" */
const eponym = /^[a-z]+'s /;
const had = conditionStatuses.indexOf('had');
const over = conditionStatuses.indexOf('past');
/** What is found there is no past illness. */
const found: ReadonlySet<string> = new Set(['exam', 'results', 'vitals']);

/**
 * The history with the illnesses, as an item each, that the patient surely has or had and that neither it nor a heading of
 * the assessment names: "Pre-eclampsia, yeah.", "And lisinopril, for my high blood pressure."
 */
export function withConditionsLeftOut(
  sentences: readonly DraftSentence[],
  troubles: readonly RankedTrouble[],
  { problems, passages }: Pick<Reading, 'problems' | 'passages'>,
): readonly DraftSentence[] {
  const known = [...sentences.map(({ text }) => text), ...problems.map(({ name }) => name)].map(wordsOf);
  const items: DraftSentence[] = [];
  const units = passages.map(({ unit }) => unit);
  for (const { name, symptom, mentions, status } of troubles) {
    if (status === null || symptom || isVague(name) || isPlainToSee(name) || tellsLittle.test(name)) continue;
    const isPast = status[over]! > surely.past;
    if (!isPast && status[had]! < surely.had) continue;
    const told = mentions.filter(isTold);
    const words = wordsOf(name);
    if (told.length === 0 || known.some((one) => namesIt(one, words))) continue;
    known.push(words);
    const { unit } = told[0]!.passage;
    const title = titleOf(name, units);
    items.push(
      draft(
        'subjective',
        past,
        'bullet',
        null,
        sentence(isPast ? `history of ${eponym.test(title) ? upperFirst(title) : title}` : title),
        sourcesOf(unit),
      ),
    );
  }
  if (items.length === 0) return sentences;
  const last = sentences.findLastIndex(({ heading }) => heading === past);
  const next = sentences.findIndex(({ heading }) => afterPast.has(heading));
  const at = last >= 0 ? last + 1 : next >= 0 ? next : sentences.length;
  return sentences.toSpliced(at, 0, ...items);
}

function isTold({ passage: { section, unit, reply } }: Mention): boolean {
  if (section !== null && found.has(section)) return false;
  return !unit.question || reply?.answer === 'yes';
}

// The noun that it ends with, or an illness of the same topic: "hypertension" for "high blood pressure".
function namesIt(said: readonly string[], name: readonly string[]): boolean {
  const of = name.indexOf('of');
  const noun = stem(name[of > 0 ? of - 1 : name.length - 1]!);
  if (said.some((word) => stem(word) === noun)) return true;
  const topics = topicsOfName(name);
  return topics.size > 0 && [...topicsOfName(said)].some((topic) => topics.has(topic));
}
