import type { Cue } from './correction-cues.ts';
import { medicineIn, proposesMedicine, tellsWhyNot, withoutMedicine } from './plan-dropped.ts';
import { upperFirst } from './upper-first.ts';

/** What is left of two sentences of which the second takes the first back. */
export interface Withdrawn {
  /** What stands in place of the first; null where nothing does. */
  text: string | null;
  /** What stands in place of the second; undefined where nothing does. */
  besides?: string;
  /** How many sentences after the second were needed too. */
  used: number;
}

/** Where no like thing takes the place of a like one: the consent, the habit or the name that is withdrawn. */
export function withdrawn(before: string, { rest, checks }: Cue, next: readonly string[]): Withdrawn | null {
  return (
    consentIn(before, rest) ??
    putOff(before, rest) ??
    notGiven(before, rest) ??
    otherGiven(before, rest) ??
    ownDenial(before, rest) ??
    lookedUp(before, rest, checks, next)
  );
}

const consents =
  /^(?:(?:okay|ok|yes|yeah|yep|sure|fine|all right|alright|oh|well|um)(?=)\b[,.]?(?=) ?){0,3}(?=)(?:(?:yes|yeah|sure|okay|put me (?:down|in)|sign me up|book (?:me|it)(?: in)?|schedule (?:me|it)|go (?:ahead|for it)|let['’]s (?:do|try|book|schedule) (?:it|that|this)|i['’]ll (?:do|take|have|try) (?:it|that|one))(?=)(?: then)?\W*)?$/i;
const defers =
  /^(?:(?:let me|i['’]ll|i want to|i need to|i have to|i should|i['’]d better|i['’]d like to|i better)(?=) (?:first |just )?(?=)(?:think|talk|speak|ask|check|sleep on|see what|wait)(?=)\b|not (?:today|yet|now|this (?:time|week|month|year))(?=)\b|(?:maybe )?(?:another|next|some other) time\b|i changed my mind\b|i['’]d (?:rather|sooner) (?:not|wait)(?=)\b)/i;

// "Yeah, put me down. No, let me talk to her."
function consentIn(before: string, rest: string): Withdrawn | null {
  return defers.test(rest) && consents.test(before)
    ? { text: null, besides: upperFirst(rest), used: 0 }
    : null;
}

const ordered =
  /^(?:(?:so|and|then|okay|now),? )*(?:i['’]ll|i['’]m going to|we['’]ll|let['’]s|i['’]d like to|i want to|we can)(?=) (?:refer you (?:to|for)|send you (?:to|for)|order|get|do|start|set up|book|schedule|put in(?: for)?|add|give you|put you on) ([^,.?]{3,60})[.!]?$/i;
const off =
  /^(?:let['’]s |we['’]ll |i['’]ll |i['’]d )?(?=)(?:just |rather )?(hold off|wait|hold)(?=)(?: on)? (?:that|it|this|those|them)(?=)\b/i;

// "I'll refer you to physical therapy. Actually, hold off on that until the X-ray."
function putOff(before: string, rest: string): Withdrawn | null {
  const found = off.exec(rest);
  const what = found === null ? undefined : ordered.exec(before)?.[1];
  if (found === null || what === undefined) return null;
  return { text: `We'll hold off on ${what}${rest.slice(found[0].length)}`, used: 0 };
}

// "I'll give you indomethacin. No, wait, not with your kidneys."
function notGiven(before: string, rest: string): Withdrawn | null {
  const text = tellsWhyNot(before, rest) ? withoutMedicine(before, rest) : null;
  return text === null ? null : { text, used: 0 };
}

const givesOther =
  /^(?:(?:actually|you know(?: what)?|i think),?(?=) ){0,2}(?=)(?:(?:with|given|because of) (?:[a-z'’]+ ){1,5}?)?(?=(?:let['’]s|we['’]ll|i['’]ll)(?=) (?:do|use|try|go with|give|start|put)(?=) )/i;

// "I'll start you on lisinopril… No, actually, let's do losartan.", "naproxen. No, with your ulcer let's use Tylenol."
function otherGiven(before: string, rest: string): Withdrawn | null {
  const lead = givesOther.exec(rest);
  if (lead === null || !proposesMedicine(before)) return null;
  const decided = rest.slice(lead[0].length);
  const wrong = medicineIn(before);
  const right = medicineIn(decided);
  return wrong !== null && right !== null && right !== wrong ? { text: upperFirst(decided), used: 0 } : null;
}

const honestly = /^(?:(?:honestly|really|actually|truly|(?:to be|if i['’]m) honest),?(?=) ){1,2}/i;
const onlyDenies =
  /^(i|we|he|she|it|they)(?=) ((?:do|does|did|have|has|had|was|were|is|are|can|could|wo|would)n['’]t|(?:am|['’]m) not)(?=)(?:,? (?:honestly|really|actually))?[.!]*$/i;
const doing: Record<string, RegExp> = {
  have: /^(?:['’]ve| have) /i,
  has: /^(?:['’]s| has) /i,
  had: /^(?:['’]d| had) /i,
  was: /^ was /i,
  were: /^ were /i,
  is: /^(?:['’]s| is) /i,
  are: /^(?:['’]re| are) /i,
  can: /^ can /i,
  could: /^ could /i,
  would: /^(?:['’]d| would) /i,
};
const asFarAs = /,| (?:when|if|whenever|unless|until|because|as|most|some(?:times)?|now and|every)(?= )/i;

// "I take one when I remember. No, honestly, I don't." → No, I don't take one.
function ownDenial(before: string, rest: string): Withdrawn | null {
  const [, who, denial] = onlyDenies.exec(rest.replace(honestly, '')) ?? [];
  if (who === undefined || before.endsWith('?')) return null;
  const opened = before.replace(/^(?:(?:well|so|oh|um|yes|yeah),? )*/i, '');
  if (!opened.toLowerCase().startsWith(who.toLowerCase())) return null;
  const does = opened.slice(who.length).replace(/(?<![.!…])[.!…]+$/, '');
  const verb = denial!.toLowerCase().replace(/n['’]t$/, '');
  const begun =
    verb === 'do'
      ? /^ (?!(?:am|have|had|was|were|will|can|did|see|know|think|guess|mean|suppose|hope|understand)\b)(?=[a-z])/i
      : doing[verb];
  const found = begun?.exec(does);
  if (!found) return null;
  const done = does.slice(found[0].length);
  const [what = ''] = done.split(asFarAs, 1);
  return { text: `No, ${who.toLowerCase() === 'i' ? 'I' : who.toLowerCase()} ${denial} ${what}.`, used: 0 };
}

const oneWord = /^(?:(?:it['’]s|the) )?([A-Z][a-z]{2,})[.!]?$/;
const looks =
  /^(?:(?:let me|i['’]ll) (?:look|see|check)|(?:i['’]ve got|i have|i got|here(?:['’]s| is))(?=) (?:it|them|the (?:box|bottle|packet|pack|list|label|card))|it says|hang on)(?=)\b/i;
const inEnd = /(?:\.{2,3}|…|:|,| -+| –| —) (?:it['’]s )?([A-Z][a-z]{2,}(?: \d+)?)[.!]?$/;

// "Yasmin. No, I've got the packet here... Yaz."
function lookedUp(before: string, rest: string, checks: boolean, next: readonly string[]): Withdrawn | null {
  if (!oneWord.test(before) || !(checks || looks.test(rest))) return null;
  const here = inEnd.exec(rest)?.[1];
  if (here !== undefined) return { text: `${here}.`, used: 0 };
  const after = oneWord.exec(next[0] ?? '')?.[1];
  return after === undefined ? null : { text: `${after}.`, used: 1 };
}
