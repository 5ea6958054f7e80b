import { upperFirst } from '../../language/upper-first.ts';
import { matchesOf } from '../../matches.ts';
import type { DraftSentence } from '../../writer.ts';
import { hasFiniteVerb } from '../rephrase/clauses.ts';
import { relativeOf, type Subject } from '../rephrase/rephrase.ts';
import { inThirdPerson } from '../rephrase/third-person.ts';
import { type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { contentStems } from './asked-content.ts';
import { covers } from './question-label.ts';
import { reportedQuestion } from './reported-question.ts';

const asked = /(?:^|(?<=[;:.,] ))[Aa]sked "([^"]{4,240})\?": /g;
const ofSpeaker = /\b(?:i|i'm|i've|i'd|i'll|we|us|me|my|our|mine)\b/i;
const ofHearer = /\b(?:you|you're|you've|you'd|your|yours|yourself)\b/i;
const ofThird = /\b(?:he|she|him|her|his|they|he's|she's)\b/i;
const saysYes = /^yes(?:, |; |\. |\.$)/;
const saysNo = /^(?:no|not)\b/i;

/**
 * A note in which questions that an answer stands under are told as a scribe tells them, not in the words of the talk: Asked
 * "How are you sleeping?": terrible → Asked how she is sleeping: terrible; Asked "Does it affect the pill?": it does not → She
 * asked whether it affects the pill: it does not. What cannot be told so stays as it was said.
 */
export function withQuestionsReported(
  sentences: readonly DraftSentence[],
  passages: readonly Passage[],
  who: Subject,
): readonly DraftSentence[] {
  if (!sentences.some(({ text }) => text.includes('sked "'))) return sentences;
  const units = new Map(passages.map(({ unit }) => [unit.start, unit]));
  return sentences.map((sentence) => {
    const said = sentence.sources.map(({ start }) => units.get(start)).filter((unit) => unit !== undefined);
    const text = reported(sentence.text, said, who);
    return text === sentence.text ? sentence : { ...sentence, text, asPut: sentence.text };
  });
}

// From the last question to the first: what stands behind one answers it.
function reported(text: string, said: readonly Unit[], who: Subject): string {
  let whole = text;
  for (const { 0: lead, 1: question = '', index } of [...matchesOf(asked, text)].reverse()) {
    const answer = whole.slice(index + lead.length);
    const told = toldAs(question, answer, said, who);
    if (told !== null) whole = `${whole.slice(0, index)}${lead.startsWith('A') ? upperFirst(told) : told}`;
  }
  return whole;
}

function toldAs(question: string, answer: string, said: readonly Unit[], who: Subject): string | null {
  const clause = reportedQuestion(question);
  if (clause === null) return null;
  const asking = askedBy(question, said);
  if (asking === undefined) return null;
  if (asking.role !== 'clinician') {
    if (ofHearer.test(question) || (asking.role === 'relative' && ofSpeaker.test(question))) return null;
    const bare = answer.replace(saysYes, '');
    if (saysAllAsked(question, bare)) return bare;
    const teller = asking.role === 'relative' ? relativeOf(who, asking.kin) : who;
    return `${inThirdPerson(`i asked ${clause.clause}`, teller, 'first')}: ${answer}`;
  }
  if (ofSpeaker.test(question)) return null;
  const replying = said.find(({ role, start }) => role !== asking.role && start > asking.start);
  const toRelative = replying?.role === 'relative' && ofHearer.test(question);
  if (toRelative && !(ofThird.test(question) && replying.kin !== null)) return null;
  const hearer = toRelative ? relativeOf(who, replying.kin) : who;
  if (clause.stated !== null && saysYes.test(answer)) {
    const rest = answer.slice('yes'.length);
    return `${inThirdPerson(clause.stated, hearer, 'second')}${rest.startsWith(', ') ? `; ${rest.slice(2)}` : rest}`;
  }
  return `asked ${inThirdPerson(clause.clause, hearer, 'second')}: ${answer}`;
}

// The one of those a sentence comes from that asks it; else the one that asks at all.
function askedBy(question: string, said: readonly Unit[]): Unit | undefined {
  const words = wordsOf(question);
  return (
    said.find((unit) => unit.question && words.slice(-4).every((word) => unit.words.includes(word))) ??
    said.find((unit) => unit.question)
  );
}

// In words.
const fewest = 4;

// "Can I walk the dog?" "You may walk the dog."
function saysAllAsked(question: string, answer: string): boolean {
  if (saysNo.test(answer) || !hasFiniteVerb(answer) || wordsOf(answer).length < fewest) return false;
  const named = contentStems(wordsOf(question));
  return named.length > 0 && covers(answer, named);
}
