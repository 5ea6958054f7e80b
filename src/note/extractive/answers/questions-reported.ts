import { upperFirst } from '../../language/upper-first.ts';
import type { DraftSentence } from '../../writer.ts';
import { hasFiniteVerb } from '../rephrase/clauses.ts';
import { relativeOf, type Subject } from '../rephrase/rephrase.ts';
import { inThirdPerson } from '../rephrase/third-person.ts';
import { type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { contentStems, holdsStem } from './asked-content.ts';
import { reportedQuestion } from './reported-question.ts';

const asked = /^((?:[A-Z][A-Za-z ]{2,30}: )?)Asked "([^"]{4,240})\?": (.+)$/;
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
  if (!sentences.some(({ text }) => asked.test(text))) return sentences;
  const units = new Map(passages.map(({ unit }) => [unit.start, unit]));
  return sentences.map((sentence) => {
    const found = asked.exec(sentence.text);
    if (found === null) return sentence;
    const said = sentence.sources.map(({ start }) => units.get(start)).filter((unit) => unit !== undefined);
    const text = told(found, said, who);
    return text === null ? sentence : { ...sentence, text, asPut: sentence.text };
  });
}

function told(
  [, label, question, answer]: RegExpExecArray,
  said: readonly Unit[],
  who: Subject,
): string | null {
  const opening = question!.slice(0, 12).toLowerCase();
  const asking =
    said.find(({ text }) => text.toLowerCase().includes(opening)) ?? said.find((unit) => unit.question);
  if (asking === undefined) return null;
  const replying = said.find(({ role, start }) => role !== asking.role && start > asking.start);
  const reported = reportedQuestion(question!);
  if (reported === null) return null;
  if (asking.role !== 'clinician') {
    if (ofHearer.test(question!) || (asking.role === 'relative' && ofSpeaker.test(question!))) return null;
    const bare = answer!.replace(saysYes, '');
    if (saysAllAsked(question!, bare)) return `${label}${upperFirst(bare)}`;
    const teller = asking.role === 'relative' ? relativeOf(who, asking.kin) : who;
    return `${label}${upperFirst(inThirdPerson(`i asked ${reported.clause}`, teller, 'first'))}: ${answer}`;
  }
  if (ofSpeaker.test(question!)) return null;
  const toRelative = replying?.role === 'relative' && ofHearer.test(question!);
  if (toRelative && !(ofThird.test(question!) && replying.kin !== null)) return null;
  const hearer = toRelative ? relativeOf(who, replying.kin) : who;
  if (reported.stated !== null && saysYes.test(answer!)) {
    const stated = upperFirst(inThirdPerson(reported.stated, hearer, 'second'));
    const rest = answer!.slice('yes'.length);
    return `${label}${stated}${rest.startsWith(', ') ? `; ${rest.slice(2)}` : rest}`;
  }
  return `${label}Asked ${inThirdPerson(reported.clause, hearer, 'second')}: ${answer}`;
}

// "Can I walk the dog?" "You may walk the dog."
function saysAllAsked(question: string, answer: string): boolean {
  if (saysNo.test(answer) || !hasFiniteVerb(answer)) return false;
  const named = contentStems(wordsOf(question));
  const told = contentStems(wordsOf(answer));
  return named.length > 0 && named.every((stem) => holdsStem(told, stem));
}
