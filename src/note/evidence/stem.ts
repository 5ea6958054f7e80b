/** Words that carry no fact of their own, so that sharing them proves nothing. */
export const functionWords: ReadonlySet<string> = new Set(
  `a about above after again all also am an and any anything are around as at back be because been before being
  below better between bit but by call came can come could did do does doing done down each either else even ever every
  everything exactly feel feeling few for from further get gets getting give go goes going gonna good got great had has
  have having he her here hers hi him his how i if in into is it its just keep kind know last let like little look looks
  lot make many may maybe me mean might more most much must my need needs new next no nor not now of off oh okay on once
  one only or other our out over own patient please pretty put quite really reports reported right said same say see
  seen she should so some something sort still such sure take taken taking tell than thank thanks that the their them
  then there these they thing things think this those though through to today too try two um uh under until up us use
  used using very want wants was we well went were what when where which while who why will with without would yeah yes
  yet you your denies denied notes states noted presents present presented history follow up continue start s t d ll ve
  re m don didn doesn isn wasn`.split(/\s+/),
);

/**
 * A word without its endings, so that "increased", "increases" and "increasing" meet. Deliberately light (in the
 * manner of Porter's first steps): it serves to compare words, never to show them.
 */
export function stem(word: string): string {
  if (word.length < 4 || !endings.includes(word[word.length - 1]!) || hasDigit(word)) return word;
  let base = word.endsWith('s') ? singular(word) : word;
  if (base.endsWith('ing') && base.length > 5) base = undouble(base.slice(0, -3));
  else if (base.endsWith('ied') && base.length > 4) base = `${base.slice(0, -3)}y`;
  else if (base.endsWith('ed') && base.length > 4) base = undouble(base.slice(0, -2));
  if (base.endsWith('ly') && base.length > 4) base = base.slice(0, -2);
  if (base.endsWith('ness') && base.length > 6) base = base.slice(0, -4);
  if (base.endsWith('e') && base.length > 3) base = base.slice(0, -1);
  return base.endsWith('y') && base.length > 3 ? `${base.slice(0, -1)}i` : base;
}

/** How every word ends that is changed at all. */
const endings = 'sgdye';

function hasDigit(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    if (code >= 48 && code <= 57) return true;
  }
  return false;
}

function singular(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  const before = word[word.length - 2]!;
  if (before === 'e' && hissingPlural.test(word)) return word.slice(0, -2);
  return noPlural.includes(before) ? word : word.slice(0, -1);
}

const hissingPlural = /(?:ss|sh|ch|x|z)es$/;
/** Before an "s" at the end that makes no plural. */
const noPlural = 'sui';
const doubled = 'bdgmnprt';

function undouble(base: string): string {
  const last = base[base.length - 1]!;
  return last === base[base.length - 2] && doubled.includes(last) ? base.slice(0, -1) : base;
}
