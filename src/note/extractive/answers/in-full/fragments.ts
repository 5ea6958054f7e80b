import { isPast } from '../../rephrase/verbs.ts';
import { plainOf, type Unit } from '../../visit/units.ts';

/** How an answer opens: with a yes, with a no, or with neither. */
export type Opening = 'yes' | 'no' | 'none';

const onlyOpens =
  /^(?:(?:yes|yeah|yep|no|nope|oh|well|um|uh|er|so(?!-so\b)(?<!so-so)|right|now|let me think|hmm|gosh|oh dear)\W*)+$/i;
const opens =
  /^(?:(?:oh|well|um|uh|er|so|now(?=,)|gosh|ah|(?:i|we) think|i would say|i'd say|i suppose|i guess|let me think|let's see|hmm)\b[,. ]+)+/i;
const saysYes =
  /^(?:yes|yeah|yep|yup|aye|mm-hmm|uh-huh|that's right|correct|i (?:am|do|did|have|was|can)|it (?:is|does|did|has|was)|(?:he|she) (?:is|does|did|has|was))(?:,|$) ?/i;
const saysNo = /^(?:no|nope|nah)(?:[,.]|$) ?/i;
const endsNo = /, (?:no|nope)\W*$/i;
const late = /, (?:yes|yeah|yep|i think|i suppose|i'd say|doctor|really|to be honest)$/i;

/** The yes or no of a unit that says nothing else ("Well, yes."); null for what says more. */
export function openingOf(text: string): Opening | null {
  if (!onlyOpens.test(text)) return null;
  if (/\b(?:no|nope)\b/i.test(text)) return 'no';
  return /\b(?:yes|yeah|yep)\b/i.test(text) ? 'yes' : 'none';
}

// "No, just the physio.": without it, a denial of the physio.
const onlyThat = /^(?:no|nope|nah),? (just|only) [a-z]/i;
const onlyAgain = /^(?:no, )?(?:just|only)\b/i;

// "It was sixteen."
const isFigure =
  /^it(?:['’]s| is| was) (?=(?:(?:about|around|maybe) )?(?=)(?:\d[\d.]*|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z]+ty)(?=)(?:(?: point)?(?=)[ -](?:one|two|three|four|five|six|seven|eight|nine|ten))?)$)/i;

/** What was said, without marks at its end and without hesitation at its beginning. */
export function bareOf(unit: Unit): string {
  const plain = plainOf(unit);
  // A "no" before a comma may be gone as a hesitation; "with the hip, no" is one, too.
  const late = !saysNo.test(unit.text) && endsNo.test(unit.text);
  const lost = late || (saysNo.test(unit.text) && !saysNo.test(plain));
  const said = lost ? `no, ${withinSentence(late ? plain.replace(endsNo, '') : plain)}` : plain;
  const bare = said
    .replace(/(?<![.!?…,\s])[.!?…,\s]+$/, '')
    .replace(opens, '')
    .replace(isFigure, '');
  const only = onlyThat.exec(unit.text)?.[1];
  return only === undefined || onlyAgain.test(bare)
    ? bare
    : bare.replace(/^(no, )?/i, `$1${only.toLowerCase()} `);
}

/** A day, a month or a feast. */
export const namesTime =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|Christmas|Easter|Thanksgiving|New Year)(?:day)?s?\b/;

/** An answer as it stands within a sentence. */
export function withinSentence(text: string): string {
  return namesTime.test(text) ? text : text.replace(/^[A-Z](?=[a-z' ])/, (letter) => letter.toLowerCase());
}

/** The yes or no that a fragment opens with, and what is left of it. */
export function opened(text: string): { opening: Opening; rest: string } {
  const yes = saysYes.test(text);
  const after = yes ? text.replace(saysYes, '') : text;
  const no = saysNo.test(after);
  const said = no ? after.replace(saysNo, '') : after;
  const rest = said.includes(', ') ? said.replace(late, '') : said;
  if (yes || no) return { opening: yes ? 'yes' : 'no', rest };
  return { opening: text.includes(', ') && /, (?:yes|yeah|yep)$/i.test(text) ? 'yes' : 'none', rest };
}

const subordinate =
  /(?:^|[ ,])(?:when(?:ever)?|if|since|before|after|until|till|while|once|as soon as|because|cos|who|where|than|(?!^)(?:which|that))\b/i;
const clause =
  /\b(?<!\bof )(?:i|he|she|it|they|we|there|that|this|you)(?=)(?:['’](?:s|m|ve|d|re|ll))?\b(?! (?:one|side|week|morning|night|day|year|time|much|summer|winter|spring)\b)|\b(?:is|are|was|were|am|has|have|had|do|does|did|can|could|will|would|don't|doesn't|isn't|wasn't|hasn't|haven't|can't|[a-z]+['’]s (?:been|got|had|not|always|never|just|giving|a|the|worse|better)|gets?|got|makes?|takes?|goes|comes?|feels?|seems?|hurts?|bothers|wakes|keeps|helps|changes (?:it|the|my|his|her|them))(?=)\b/i;
const someone = /\b(?:i|he|she|it|they|we|there|you)\b/gi;
const joined = /,? (?:and|or) (?:i|he|she|it|they|we)\b/gi;
const goesOn =
  /(?<!\b(?:when|whenever|if|since|before|after|until|till|while|once|as|because|cos|and|or|that|than|who|where|time)) (?:i|he|she|they|we) [a-z]/i;
const kinDid = /^(?:my )?[a-z]+ (?:did|does|do|had|has|have)(?=$|,)/i;
const noVerb = /^(?:left|hurt|cut|put|set|read|felt|fall|spread|bit)$/;
const longest = 16;

/** True for what has no subject and verb of its own: "most nights", "when I lie down", "the right one". */
export function isFragment(unit: Unit): boolean {
  if (unit.question || unit.words.length > longest) return false;
  const bare = bareOf(unit);
  // "No problem in rehab" loses its "no" as a courtesy.
  return (unit.words[0] !== 'no' || /^no\b/i.test(bare)) && hasNoVerb(bare);
}

/** The same of the words themselves. */
export function hasNoVerb(bare: string): boolean {
  const said = opened(bare).rest.replace(kinDid, '');
  if (said === '') return true;
  const from = subordinate.exec(said)?.index ?? said.length;
  const [main, hangs] = [said.slice(0, from), said.slice(from)];
  // "My dad died of a stroke."
  const end = main.search(/, | and /);
  const words = (end < 0 ? main : main.slice(0, end)).split(' ');
  if (words.some((word, i) => i > 0 && isPast(word) && !noVerb.test(word))) return false;
  return !clause.test(main) && (hangs === '' || !standsAlone(hangs));
}

// "When it gets high I have headaches": what follows the clause.
function standsAlone(hangs: string): boolean {
  return goesOn.test(hangs) || (hangs.replace(joined, '').match(someone) ?? []).length > 1;
}

/** "It's pain.": says what it is and nothing else. */
export const isShort = /^(?:it['’]s|it is|they['’]re|that['’]s) [a-z ,.-]{2,50}$/i;
