import { isConditionWord } from '../lexicon/conditions.ts';
import { isChronic, topicsOfName } from '../lexicon/problem-topics.ts';
import { symptomsIn } from '../lexicon/symptoms.ts';
import { type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { nameIn } from './diagnosis-name.ts';
import { isConclusion } from './likely-titles.ts';
import { mattersSaid } from './spoken-topic.ts';
import { isVague } from './vague-name.ts';

/** What a question or a last remark turns to: "And the wart on my hand?", "and the gout, any attacks?" */
export interface AskedTopic {
  /** The illness that it names; null for a part or a trouble. */
  illness: string | null;
  question: Unit;
}

/** The matters that questions turn to, by the turn in which the clinician answers them or decides on them. */
export function askedTopics(passages: readonly Passage[]): ReadonlyMap<number, AskedTopic> {
  const topics = new Map<number, AskedTopic>();
  for (const { unit, role, index } of passages) {
    const said = saidToTurn(passages, index);
    if (said === undefined) continue;
    const answered = passages
      .slice(index + 1)
      .find((next) => next.role === 'clinician' && next.unit.turn > unit.turn);
    if (answered === undefined || answered.unit.turn - unit.turn > farthest) continue;
    const name = nameIn(said);
    const isIllness = name !== null && said.startsWith(name) && isWhole(said, name) && namesIllness(name);
    // What the clinician asks of a part is no topic: "and the ears?"
    if (!isIllness && role === 'clinician') continue;
    topics.set(answered.unit.turn, { illness: isIllness ? name : matterIn(said), question: unit });
  }
  return topics;
}

const farthest = 2;

// What is asked, or told last of all before the clinician answers: "And I'm still getting the migraines."
function saidToTurn(passages: readonly Passage[], at: number): string | undefined {
  const { unit, role } = passages[at]!;
  if (unit.question) return turnsTo.exec(unit.text.toLowerCase())?.[1];
  const next = passages[at + 1]?.unit;
  // "Now, your anxiety. How's the Lexapro?"
  if (role === 'clinician')
    return next?.turn === unit.turn && next.question
      ? turnsAlone.exec(unit.text.toLowerCase())?.[1]
      : undefined;
  if (next?.turn === unit.turn) return undefined;
  const said = unit.text.toLowerCase();
  // "His bottom's really red too."
  return adds.exec(said)?.[1] ?? (addsToo.test(said) ? said : undefined);
}
const addsToo = /[a-z] (?:too|as well)[.!]?$/;
const turnsAlone =
  /^(?:(?:and|now|okay|so|then|next),? ){1,2}(?:the|your|his|her) ([a-z][a-z' -]{2,40})[.]?$/;
const adds =
  /^(?:(?:okay|great|good|right|all right|alright|sure|oh|thanks)(?=),?(?=) ){0,2}(?=)(?:and|also)(?:,| also)?(?=) (?:(?:i['’]m|he['’]s|she['’]s) (?:still |also )?(?=)(?:getting|having) |(?:i|he|she)(?: still| also)?(?=) (?:gets?|have|has) |(?:i['’]ve|he['’]s|she['’]s) (?:also )?got )(?=)(?:(?:the|my|his|her|these|those|bad|an?|this) )?(?=)([a-z][a-z' -]{2,40}?)(?=[,.]|$| (?:again|too|still|every|at|on|a lot)\b)/;
const turnsTo =
  /^(?:(?:okay|great|good|right|all right|alright|perfect|sure|oh|thanks)(?=),?(?=) ){0,2}(?=)(?:and|what about|how about|also|now)(?=)(?:,? (?:how is|how are|how's|what about|how about))?(?=) (?:the|my|your|his|her) ([a-z][a-z' -]{2,50}?)(?=[,?.]|$| (?:how|is|are|has|have|do|does|any|that|on|when|can|should)(?=)\b)/;

// "And my sugars?"
function matterIn(said: string): string | null {
  const [matter] = mattersSaid(`the ${said}`);
  return matter !== undefined && treated.test(matter) ? matter : null;
}
const treated =
  /^(?:blood pressure|cholesterol|blood sugar|thyroid|sleep|smoking|alcohol use|reflux|weight)$/;

// Not "my blood pressure tablets".
function isWhole(said: string, name: string): boolean {
  return /^(?:$| (?:on|in|at|of|around)\b)/.test(said.slice(name.length));
}

function namesIllness(name: string): boolean {
  const words = wordsOf(name);
  if (isConclusion(name) || [...topicsOfName(words)].some(isChronic)) return true;
  return !isVague(name) && words.some((word) => isConditionWord(word)) && symptomsIn(words).length === 0;
}
