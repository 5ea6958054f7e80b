import { medicinesIn } from './like-things.ts';
import { lowerInitial } from './uncapital.ts';
import { upperFirst } from './upper-first.ts';

const proposes =
  /^(?:(?:so|and|then|okay|well|now),?(?=) ){0,2}(?=)(?:i['’]ll|i['’]d|we['’]ll|let['’]s|i['’]m (?:going to|gonna)) [a-z]/i;
const dropped =
  /,? (?:(?:ah|oh|well|um|uh|hmm|er),? ){0,2}no,? (?:(?:actually|wait|sorry|hang on|hold on),? ){0,2}(?=(?:(?:scrap|scratch|strike|forget) (?:that|it)|(?:i|we) (?:wo|ca)n['’]t|(?:i|we) do(?:n['’]t| not) want to|not with (?:your|his|her|that|the)|keep (?:the|you|him|her|on)|leave the)\b)/i;
/** Nothing is left of it but why not. */
const gone =
  /^(?:(?:scrap|scratch|strike|forget) (?:that|it)|(?:i|we) (?:wo|ca)n['’]t)(?:[,.]? |(?=[.!]?$))/i;
const givesWhy = /^not with /i;

/**
 * A plan without what its speaker drops in the same breath: "I'll do you naproxen, ah no, I won't, not with your ulcer." →
 * No naproxen, not with your ulcer. Null where nothing is dropped.
 */
export function withoutDropped(text: string): string | null {
  const turn = text.search(turns);
  const allowed = turn < 0 ? null : allowedAfterAll(text.slice(0, turn), text.slice(turn + 1).trimStart());
  if (allowed !== null) return allowed;
  const only = onlyThoughtOf(text);
  if (only !== null) return only;
  const lead = forWhat.exec(text)?.[0];
  const meant = lead === undefined ? null : meantBehind(lead, text.slice(lead.length));
  if (meant !== null) return meant;
  const kept = lastDropped(text);
  if (kept !== null) return kept;
  if (!proposes.test(text)) return null;
  const other = otherInstead(text);
  if (other !== null) return other;
  const found = dropped.exec(text);
  if (found === null) return null;
  const rest = text.slice(found.index + found[0].length);
  const why = rest.replace(gone, '');
  if (why === rest && !givesWhy.test(rest)) return upperFirst(rest);
  return withoutMedicine(text.slice(0, found.index), why);
}

// "For the attack, rizatriptan... no, with your chest tightness let's use Nurtec."
const forWhat = /^(?:(?:and|so|then),? )?for (?:the|your|his|her|an?|any) [a-z][a-z -]{2,30}, /i;

function meantBehind(lead: string, said: string): string | null {
  const meant = otherInstead(said);
  if (meant === null || lead === '') return meant;
  return lead + (medicinesIn(meant)[0]?.start === 0 ? meant : lowerInitial(meant));
}

// "Stop the latanoprost, and I'm going to put you on netarsudil and... no, sorry, that one makes eyes even redder."
const thatOne =
  /(?: and| or)?(?:,|…|\.{2,3}) (?:(?:oh|ah|well|um|uh),? )?no,? (?:(?:sorry|wait|actually|hang on|hold on),? )?(?=(?:that one|that|it)(?:['’]s| is| gives?| gave| makes?| made| can| might| causes?| has) [^.]{3,70}[.!]?$)/i;
const thenProposes = /,? and (?=(?:then )?(?:i['’]m (?:going to|gonna)|i['’]ll|we['’]ll|let['’]s) )/gi;

function lastDropped(text: string): string | null {
  const found = thatOne.exec(text);
  if (found === null) return null;
  const before = text.slice(0, found.index);
  const joint = [...before.matchAll(thenProposes)].at(-1);
  if (joint === undefined) return null;
  const wrong = before.slice(joint.index + joint[0].length);
  return medicinesIn(wrong).length === 1 ? `${before.slice(0, joint.index)}.` : null;
}

// "I'd say ibuprofen but I don't want you on any more painkillers.", "I'd give you Toradol, but not with your kidneys."
const thoughtOf =
  /^(?:(?:so|and|well|now|normally|usually),?(?=) ){0,2}i['’]d (?:normally |usually )?(?=)(?:say|suggest|give you|use|do|go with|put you on|start you on|reach for) [a-z]{4,20}(?: [a-z]{2,12})?$/i;
const butWhy =
  /,? but (?=(?:i (?:don['’]t|do not) (?:want|like)|i (?:can['’]t|won['’]t)|not (?:with|at|in|on)|you (?:can['’]t|shouldn['’]t))\b)/i;

function onlyThoughtOf(text: string): string | null {
  const but = butWhy.exec(text);
  if (but === null) return null;
  const before = text.slice(0, but.index);
  return thoughtOf.test(before) && medicineIn(before) !== null
    ? withoutMedicine(before, text.slice(but.index + but[0].length))
    : null;
}

const turnsBack =
  /(?:,|…|\.{2,3}) (?:(?:well|hm+|oh|um|uh|er|ah|let me (?:think|see)|actually)(?=)(?:,|…|\.{2,3})?(?=) ){0,3}(?:no|sorry|actually no|wait|hang on|hold on)(?:,|…|\.{2,3}) (?:(?:actually|wait|sorry|hang on|hold on)(?=)(?:,|…|\.{2,3})?(?=) ){0,2}/i;
const decidesOther =
  /(?:^|,? )(?=(?:so )?(?:let['’]s|we['’]ll|i['’]ll|make it)(?=) (?:do|use|try|go with|give|start|say) |i['’]d rather (?:do|use|try|go (?:with|for)|give you|start you on) )/i;
/** In characters. */
const longestWhy = 50;
const endStop = /(?<![\s,.!…])[\s,.!…]+$/;
const reason = /^(?:with|given|because|since) /i;
const notThat = /^not (?:an? |the )?([a-z]{4,})\b[^,]{0,40}, (?=[a-z])/i;

// "I'll start you on lisinopril, actually no, with the cough, let's do losartan.", "I'll give you Eliquis, no, warfarin."
function otherInstead(text: string): string | null {
  const found = turnsBack.exec(text);
  if (found === null) return null;
  const before = text.slice(0, found.index);
  const wrong = medicinesIn(before);
  const rest = text.slice(found.index + found[0].length);
  const decides = decidesOther.exec(rest);
  if (decides !== null && decides.index <= longestWhy) {
    const decided = rest.slice(decides.index + decides[0].length).replace(endStop, '');
    if (wrong.length === 0 || medicinesIn(decided).length === 0) return null;
    const why = rest
      .slice(0, decides.index)
      .replace(/^(?:with|given) (?=(?:your|his|her|the)\b)/i, 'because of ');
    return upperFirst(reason.test(why) ? `${decided}, ${lowerInitial(why)}.` : `${decided}.`);
  }
  // "A Fleet, sorry, not a Fleet with her kidneys, a bisacodyl suppository"
  const not = notThat.exec(rest);
  if (not !== null) {
    const at = before.toLowerCase().lastIndexOf(` ${not[1]!.toLowerCase()}`);
    const head = at < 0 ? '' : before.slice(0, at).replace(/ (?:an?|the)$/i, '');
    return head === '' ? null : `${head} ${rest.slice(not[0].length)}`;
  }
  if (wrong.length !== 1) return null;
  // "Prozac, no, sorry, you had a rash with that, Zoloft, fifty"
  const [right] = medicinesIn(rest);
  if (right === undefined) return null;
  const lead = rest.slice(0, right.start);
  return lead === '' || lead.endsWith(', ')
    ? `${before.slice(0, wrong[0]!.start)}${rest.slice(right.start)}`
    : null;
}

const opensTurn =
  /^(?:(?:well|hm+|oh|um|uh|er|ah|actually)(?=),?(?=) ){0,3}(?=)(?:no|sorry|wait|hang on|hold on)(?=)(?:,|…|\.{2,3}|\.) (?=)(?:(?:actually|wait|sorry|hang on|hold on)(?=),?(?=) ){0,2}/i;
const isTaken = /^(?:you(?:['’]re| are)|(?:he|she)(?:['’]s| is))(?=) (?:already )?(?:on|allergic)\b/i;
const thatThen = /^(?:so )?([a-z-]{4,20})(?= (?:then|instead)\b)/i;

/**
 * A plan's medicine given up in the next breath: "We'll do amlodipine." "Hmm, no, with your ankles I'd rather go for
 * losartan." → We'll do losartan, with your ankles. "Let's get you on Cipro." "Oh wait, you're on tizanidine." "Bactrim
 * then." → Bactrim then. Null where it stands; `used` tells how many sentences after the turn were needed.
 */
export function otherMedicine(
  before: string,
  turn: string,
  next: string | undefined,
): { text: string; used: number } | null {
  const cue = opensTurn.exec(turn)?.[0];
  if (cue === undefined || /^not\b/i.test(turn.slice(cue.length))) return null;
  const lead = forWhat.exec(before)?.[0] ?? '';
  const proposed = before.slice(lead.length);
  if (lead === '' && !proposes.test(proposed)) return null;
  if (medicinesIn(proposed).length !== 1) return null;
  if (next !== undefined && isTaken.test(turn.slice(cue.length)) && thatThen.test(next)) {
    return medicinesIn(next)[0]?.start === 0 ? { text: next, used: 1 } : null;
  }
  const text = meantBehind(lead, `${proposed.replace(endStop, '')}, no, ${turn.slice(cue.length)}`);
  return text === null ? null : { text, used: 0 };
}

const stops =
  /\b(?:stop|hold(?: off)?|avoid|skip|quit|come off|leave off|stay off|cut out|do(?:n['’]t| not) take)\b/i;
const turns = /, (?:or |well,? |oh,? )?(?:no|wait|actually|you know what),? /i;
const afterAll =
  /^(?:(?:or|well|oh|um|no|wait|actually|you know what|scratch that|on second thought)(?=)\b,?(?=) ){1,4}(?=(?:it|that)(?:['’]s| is| should be)(?=) (?:okay|ok|fine|all right|safe)(?=) to (?:take|use|keep)\b|you (?:can|could|may)(?=) (?:keep|take|use|stay|continue|still)\b|(?:keep|continue|stay on)\b)/i;
const takesBack = /\b(?:no|wait|actually|you know what|scratch|second thought)\b/i;
const it = /\b(?:it|that|them)\b(?!['’]| (?:is|should)\b)/i;

/** "Stop the ibuprofen." and then "Well, actually, you can keep taking it": You can keep taking the ibuprofen. */
export function allowedAfterAll(before: string, rest: string): string | null {
  const cue = afterAll.exec(rest)?.[0];
  if (cue === undefined || !takesBack.test(cue) || !stops.test(before)) return null;
  const medicines = medicinesIn(before);
  const told = rest.slice(cue.length);
  if (medicines.length !== 1 || medicinesIn(told).length > 0) return null;
  return it.test(told) ? upperFirst(told.replace(it, `the ${lowerInitial(medicines[0]!.text)}`)) : null;
}

/** "I'll give you indomethacin." and then "not with your kidneys": No indomethacin, not with your kidneys. */
export function withoutMedicine(before: string, why: string): string | null {
  const medicines = medicinesIn(before);
  if (medicines.length !== 1) return /[a-z]/i.test(why) ? upperFirst(why) : null;
  return /[a-z]/i.test(why) ? `No ${medicines[0]!.text}, ${why}` : `No ${medicines[0]!.text}.`;
}

/** The only medicine that is named, in small letters; null for none or several. */
export function medicineIn(text: string): string | null {
  const [one, ...more] = medicinesIn(text);
  return one === undefined || more.length > 0 ? null : one.text.toLowerCase();
}

/** True for words that propose something: "I'll start you on lisinopril". */
export function proposesMedicine(text: string): boolean {
  return proposes.test(text);
}

/** True for why something that was just proposed is not done: "not with your kidneys". */
export function tellsWhyNot(before: string, rest: string): boolean {
  return proposes.test(before) && givesWhy.test(rest);
}
