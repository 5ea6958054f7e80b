import { tellsHowFar } from '../examination/manoeuvre.ts';
import { sectionLabels } from '../learned/section-labels.ts';
import { endsCondition } from '../lexicon/condition-phrases.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { isSaidSo } from './opinion-said.ts';
import { namedBeside, problemNamed } from './problem-name.ts';
import { isSign, isVague } from './vague-name.ts';

// So plain a diagnosis is none of the plan, whatever the model makes of it: "Our diagnosis here would be lateral
// epicondylitis." "You may have a ligament strain from the twisting."
export const tellsDiagnosis =
  /\b(?:(?:your|my|our|the) diagnosis(?: here| for you)? (?:is|would be)|(?:i (?:think|believe) )?you (?:have |might |may ){1,3}(?:an?|some|got) )/i;

export const names =
  /^(?:so |and |okay,? )*i (?:think|believe|suspect) (?:that )?(?:this is|it is|it's|you have) (?:an? )?(?=[a-z])/i;

// "This is major depressive disorder, it was a first episode."
export function isPlainName(text: string): boolean {
  const opening = thisIs.exec(text)?.[0].length;
  const name = opening === undefined ? undefined : problemNamed(text)?.name;
  return name !== undefined && !isVague(name) && text.toLowerCase().startsWith(name, opening);
}

// "And generalized anxiety disorder with panic attacks, which is still bothering you."
export function isPlainlyBeside(text: string): boolean {
  const name = namedBeside(text);
  return name !== null && !isVague(name) && text.toLowerCase().startsWith(`and ${name},`);
}

const thisIs = /^(?:(?:so|and|now|okay|well),? )?(?=)this is (?:an? |likely |most likely )?/i;

// "So I think this is pharyngitis", once somebody was examined, is the diagnosis, however early in the visit.
export function saysPlainly({ index, unit }: Passage, examined: number): boolean {
  return examined >= 0 && index > examined && names.test(plainOf(unit));
}

// "For the Wilson's disease, keep taking the zinc."
export function treatsProblem({ unit }: Passage): boolean {
  return treats.test(unit.text) && problemNamed(plainOf(unit))?.strong === true;
}

const treats =
  /^(?:(?:and|so|okay|now|then)(?=),?(?=) ){0,3}(?=)(?:for|regarding|as for)(?=) (?:the|your|his|her) [^.]{3,60}, (?:please )?(?=)(?:keep taking|continue|start|stop|increase|decrease|stay on|take|use|we(?:['’]ll| will)|i(?:['’]ll| will|['’]m going to)|let['’]s)(?=)\b/i;

// "Your lungs are clear. You've got trace edema at both ankles.", "you have a small effusion": found, and not what the
// trouble is called.
export function isFoundSign({ unit, sections }: Passage, before: Passage | undefined): boolean {
  const likely = sections[exam]!;
  if (likely > (onlyExamined.test(unit.said) ? perhapsFound : surelyFound) && isSignHad(unit)) return true;
  return (
    before?.section === 'exam' &&
    before.unit.turn === unit.turn &&
    (tellsHowFar(unit.text) || isSignHad(unit))
  );
}

function isSignHad(unit: Unit): boolean {
  return hasIt.test(unit.text) && isSign(problemNamed(plainOf(unit))?.name ?? '');
}

const exam = sectionLabels.indexOf('exam');
const surelyFound = 0.75;
const perhapsFound = 0.25;
/** What nobody but who examines speaks of. */
const onlyExamined =
  /\b(?:effusion|edema|oedema|crepitus|crackles|wheeze|rales|rhonchi|murmur|gallop|tenderness)\b/;

const hasIt =
  /^(?:(?:and|so|but|okay|now|then)(?=),? ){0,2}(?=)(?:you|he|she)(?=)(?:(?:['’]ve| have|['’]s| has)(?: got)?|['’]ve got)(?=) /i;

// "I'm worried that you tore your ACL."
const hurts = new Set(
  'tore torn ruptured broke broken fractured sprained strained dislocated pulled scratched'.split(' '),
);

/** In words: where more is said, a decision may be in it. */
const longestSo = 14;

const footAndMouth = /\bhand,? foot,? and mouth\b/;

export function mayDiagnose(p: Passage): boolean {
  return (
    p.unit.words.some(
      (word, i, words) =>
        hurts.has(word) ||
        endsCondition(words, i) ||
        word === 'viral' ||
        (word === 'cold' && words[i - 1] === 'a'),
    ) ||
    footAndMouth.test(p.unit.said) ||
    (p.unit.words.length <= longestSo && isSaidSo(p.unit.text))
  );
}
