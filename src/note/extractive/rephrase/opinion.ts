const opens =
  /^(?:(?:so|and|but|now|again|overall|honestly|well|okay),? )*i (?:(?:do|also|just|really|still) )*(not )?(think|believe|suspect|feel|guess)(?=)(?: like)?(?: that)?,? (?=(?:you|he|she|it|they|this|that|the|your|his|her|there|these|those|everything|most|we|an?|some)\b)/i;

// Says already how sure the speaker is, or what is decided.
const hedged =
  /\b(?:may|might|could|probably|(?:most |more )?likely|possibl[ye]|seems?|looks?|sounds?|appears?|should|would|can|need|needs|more of)\b/i;
// Judges a condition: "is well controlled" is the assessment itself.
const judged =
  /\b(?:controlled|stable|well|fine|good|great|better|worse|worsen\w*|improv\w+|normal|progress\w*|resolved|high|low|elevated|at goal|out of control)\b/i;

const participles: Record<string, string> = {
  think: 'thought',
  believe: 'believed',
  suspect: 'suspected',
  feel: 'felt',
  guess: 'thought',
};

// "your" comes out of a recogniser as "you have": "you have hypertension is not well controlled".
const misheardYour = /^you have ((?!an?\b|to\b|been\b|had\b)[\w-]+(?: [\w-]+){0,2}) (is|are) /i;

/**
 * A clinician's opinion without the first person, as sure as it was said: "i think you have a strain" → you are thought
 * to have a strain, "i think your asthma is well controlled" → your asthma is well controlled. The text itself where
 * it gives no opinion. Contractions are written out in `text`; the patient is still "you".
 */
export function withoutFirstPerson(given: string): string {
  // "I doubt it's torn."
  const text = given
    .replace(doubts, '$1i do not think ')
    .replace(
      thinksOf,
      /^(?:with|when|given)\b/i.test(given) ? ', we think of ' : ', which makes us think of ',
    );
  const found = opens.exec(text);
  if (found === null) return text;
  const rest = text.slice(found[0].length).replace(misheardYour, 'your $1 $2 ');
  const thought = participles[found[2]!.toLowerCase()]!;
  if (found[1]) return doubted(rest, thought) ?? text;
  // "I think we're close enough": of how things stand with what both do.
  if (/^we (?:are|have) /i.test(rest)) return rest;
  if (hedged.test(opening(rest, 4)) || judged.test(opening(rest, 12))) return rest;
  return (
    turned(rest, /^(.{1,60}?) (is|are|am) (?!going\b|gonna\b)/i, `are ${thought} to be`) ??
    turned(rest, /^(.{1,60}?) (was|were|has been|have been) /i, `are ${thought} to have been`) ??
    turned(rest, /^(you|he|she|they) (have|has)(?: got)? (?!to\b|had\b|been\b)/i, `are ${thought} to have`) ??
    text
  );
}

// "With fatigue and snoring I think about sleep apnea."
const thinksOf =
  /,? i (?:always |immediately |do )?think (?:about|of) (?!(?:it|this|that|them|you|her|him|how|what)\b)(?=[a-z])/i;
const doubts =
  /^((?:(?:so|and|but|now),? )*)i (?:(?:really|highly|do|very much) )?doubt (?:that )?(?=(?:it|you|he|she|this|that|they)\b)/i;

function opening(text: string, words: number): string {
  return text.split(' ').slice(0, words).join(' ');
}

// "You've torn anything, because your strength is good": the verb found is another clause's.
const goesPast = /, |\b(?:and|but|because|if|when|that|which)\b/i;

function turned(rest: string, subject: RegExp, verb: string): string | null {
  const found = subject.exec(rest);
  if (found === null || goesPast.test(found[1]!)) return null;
  const plural =
    /^(?:you|they|these|those|we)$/i.test(found[1]!) || /^(?:are|were|have been)$/i.test(found[2]!);
  return `${found[1]} ${plural ? verb : verb.replace(/^are/, 'is')} ${rest.slice(found[0].length)}`;
}

// "i do not think you need an x-ray" → there is no need for an x-ray.
function doubted(rest: string, thought: string): string | null {
  const needed = /^(?:you|we|he|she|they) (?:need|needs) (?!to\b)(?:any )?/i.exec(rest);
  if (needed) return `there is no need for ${rest.slice(needed[0].length)}`;
  const status = /^(.{1,60}?) (is|are|was|were) /i.exec(rest);
  if (status && !goesPast.test(status[1]!) && judged.test(rest))
    return `${status[0]}not ${rest.slice(status[0].length)}`;
  return (
    turned(rest, /^(.{1,60}?) (is|are) /i, `are not ${thought} to be`) ??
    turned(rest, /^(you|he|she|they) (have|has) (?!to\b|had\b|been\b)/i, `are not ${thought} to have`)
  );
}
