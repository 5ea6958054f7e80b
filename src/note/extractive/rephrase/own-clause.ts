import { isAuxiliary, isPast } from './verbs.ts';

/**
 * What is left of a sentence without the clauses in which somebody (`speaks`) is spoken of: "a creatinine was drawn because
 * I was concerned" → a creatinine was drawn. Null where no statement is left.
 */
export function withoutOwnClause(text: string, speaks: RegExp): string | null {
  const parts = text.split(/(,? (?:because|which|before|but|so|as|while|and|when|if) |, |: )/);
  let best = '';
  for (let from = 0; from < parts.length; from += 2) {
    // What follows a subordinating word does not stand alone.
    if (from > 0 && /because|which|before|as|while|when|if/.test(parts[from - 1]!)) continue;
    let to = from;
    while (to < parts.length && !speaks.test(parts[to]!)) to += 2;
    const run = parts.slice(from, Math.max(from, to - 1)).join('');
    const listed = from > 0 && parts[from - 1] === ': ' && run.split(' ').length > 2;
    if (from > 0 && !listed && !ofPatient.test(run)) continue;
    if ((listed || states(run)) && (best === '' || (from > 0 && run.length > best.length))) best = run;
    if (best !== '' && from === 0) break;
  }
  return best === '' ? null : best;
}

// What begins a sentence of its own about the patient: "they have …" may be other people.
const ofPatient =
  /^(?:(?:then|now) )?(?=)(?:(?:she|he|there|no|last)\b|the patient (?!and\b)|(?:her|his|the) (?:[a-z0-9'-]+ ){1,5}(?:is|are|was|were|has|shows?|showed|looks?)(?=)\b)/i;

function states(text: string): boolean {
  const words = text.toLowerCase().split(/[ ,]+/);
  if (words[0] === 'no') return words.length > 1;
  // A finding needs no verb.
  if (/^\d/.test(words[0]!) && words.length > 3) return true;
  return (
    words.length > 3 &&
    words.some(
      (word) => isAuxiliary(word) || isPast(word) || /^(?:denies|takes|looks?|sounds?|shows?)$/.test(word),
    )
  );
}
