import { men, women } from '../../language/kin.ts';
import { hasFiniteVerb } from '../rephrase/clauses.ts';
import type { Subject } from '../rephrase/rephrase.ts';

const relative = new RegExp(`\\b(?:his|her) (?:(${women})|(${men}))\\b('s)?`, 'gi');
const nextWord = /[a-z']+/i;
const advised = /^ (?:was advised|understands|agrees)\b/;
const opensClause =
  /(?:[,;:"]|\b(?:and|but|or|because|so|when|if|that|then|since|where|while|until|till|before|after|what|who|as|than)) $/i;
const she = /\b(?:she|hers)\b/i;
const he = /\b(?:he|him)\b/i;

/**
 * A sentence in which a relative of the other sex is named once and then meant: "His daughter is ten minutes away, his
 * daughter comes by mornings" → His daughter is ten minutes away, she comes by mornings. As it is where two may be meant.
 */
export function namedOnce(text: string, { they }: Subject): string {
  if (they !== 'she' && they !== 'he') return text;
  const found = [...text.matchAll(relative)];
  const [first, second] = found;
  if (first === undefined || second === undefined) return text;
  const isWoman = first[1] !== undefined;
  // Her daughter is "she", as the patient is.
  if (isWoman === (they === 'she')) return text;
  const name = (first[1] ?? first[2])!.toLowerCase();
  const ofSex = found.filter((one) => (one[1] !== undefined) === isWoman);
  if (ofSex.some((one) => (one[1] ?? one[2])!.toLowerCase() !== name)) return text;
  if ((isWoman ? she : he).test(text.slice(0, ofSex[1]?.index ?? 0))) return text;
  return text.replace(relative, (said, woman, _man, owns: string | undefined, at: number) => {
    if (at === first.index || (woman !== undefined) !== isWoman) return said;
    if (owns !== undefined) return isWoman ? 'her' : 'his';
    // Who is told to do something is named (patient-summary/second-person.ts).
    if (advised.test(text.slice(at + said.length))) return said;
    const next = nextWord.exec(text.slice(at + said.length))?.[0] ?? '';
    if (next !== '' && (opensClause.test(text.slice(0, at)) || hasFiniteVerb(`she ${next.toLowerCase()}`)))
      return isWoman ? 'she' : 'he';
    return isWoman ? 'her' : 'him';
  });
}
