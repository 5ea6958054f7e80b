import { isAuxiliary, isPast } from './verbs.ts';

/**
 * What is left of a sentence without the clauses in which somebody (`speaks`) is spoken of: "a creatinine was drawn because
 * I was concerned" → a creatinine was drawn; "tender, I barely touched it, no break in the skin" → tender, no break in the
 * skin. Null where no statement is left.
 */
export function withoutOwnClause(text: string, speaks: RegExp): string | null {
  const parts = text.split(/(,? (?:because|which|before|but|so|as|while|and|when|if) |, |: )/);
  let best = '';
  let end = 0;
  for (let from = 0; from < parts.length; from += 2) {
    // What follows a subordinating word does not stand alone.
    if (from > 0 && subordinates.test(parts[from - 1]!)) continue;
    const to = runEnd(parts, from, speaks);
    const run = parts.slice(from, Math.max(from, to - 1)).join('');
    const listed = from > 0 && parts[from - 1] === ': ' && run.split(' ').length > 2;
    if (from > 0 && !listed && !ofPatient.test(run)) continue;
    if ((listed || states(run)) && (best === '' || (from > 0 && run.length > best.length))) {
      best = run;
      end = to;
    }
    if (best !== '' && from === 0) break;
  }
  return best === '' ? null : best + findingsAfter(parts, end, speaks);
}

const subordinates = /because|which|before|as|while|when|if/;
const addsOn = /^,? ?(?:and|but)? ?$/;
// What was said or thought of the patient is not so for certain.
const reports =
  /\b(?:told|tell|said|say|asked|ask|offer\w*|suggest\w*|recommend\w*|explain\w*|discuss\w*|think|thought|wonder\w*|want\w*|worr\w+|hope|wish|mean|call|would|will|could|might|may|need|refer\w*|sure|concerned)\b/;
const finding =
  /^(?:normal|clear|clean|negative|positive|unremarkable|no|mild|moderate|severe|slight|trace|soft|smooth|(?:a )?(?:couple|few)|(?:external|internal|full|good|left|right|both) [a-z]+(?: [a-z]+)? (?:is|are|was|were)|(?:the|his|her) [a-z]+(?: [a-z]+)? (?:is|are|was|were)|\d+ (?:days|weeks|months|years) ago (?:it|that) was)(?=)\b/i;

// "…, I looked at it, normal, a couple of dots": findings that follow what the clinician did.
function findingsAfter(parts: readonly string[], from: number, speaks: RegExp): string {
  if (from >= parts.length || reports.test(parts[from]!)) return '';
  let out = '';
  for (let at = from + 2; at < parts.length; at += 2) {
    const [joint, part] = [parts[at - 1]!, parts[at]!];
    if (speaks.test(part)) return out;
    if (!addsOn.test(joint) || !finding.test(part)) return out;
    out += `${out === '' && !joint.includes('but') ? ', ' : joint}${part}`;
  }
  return out;
}

function runEnd(parts: readonly string[], from: number, speaks: RegExp): number {
  let to = from;
  while (to < parts.length && !speaks.test(parts[to]!)) to += 2;
  return to;
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
      (word) =>
        isAuxiliary(word) ||
        isPast(word) ||
        /^(?:denies|takes|looks?|sounds?|shows?)$|^(?!patient)[a-z]+'s$/.test(word),
    )
  );
}
