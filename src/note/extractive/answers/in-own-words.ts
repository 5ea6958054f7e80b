import { answerTo } from '../../language/answer.ts';
import { lowerInitial } from '../../language/uncapital.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { onlyDrugAsSaid } from '../lexicon/drugs.ts';
import { inFirstPerson } from '../visit/first-person.ts';
import { plainOf, reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { withAsked } from '../visit/with-changes.ts';

/** What each unit is from here on; null where it is nothing. */
type Anew = Map<Unit, Unit | null>;
/** What else is so of its passage. */
type Placed = Map<Unit, Partial<Passage>>;

/**
 * The passages with answers, and the questions they lean on, in words of their own, where to lean on the question would
 * say something else: "any blood in your stool?" "It's been darker." → My stool has been darker, and nothing of blood;
 * "still smoking?" "I am, but I'm down to half a pack." → I still smoke, down to half a pack.
 */
export function withOwnWords(passages: readonly Passage[]): readonly Passage[] {
  const anew: Anew = new Map();
  const placed: Placed = new Map();
  for (const p of passages) {
    const { unit, index } = p;
    if (p.role === 'clinician') {
      if (!unit.question) statedAnew(p, passages, anew, placed);
      else if (youIn.test(unit.said)) parentFollowed(p, anew);
      else if (blood.test(unit.said)) bloodAsked(unit, anew);
      else if (unit.words.length <= longestAnaphor) actAskedOf(p, passages, anew);
    } else if (unit.question) {
      if (unit.opens && unit.clinical.drugs > 0) withoutEcho(p, passages, anew, placed);
    } else {
      const before = passages[index - 1];
      if (before !== undefined && before.role === 'clinician' && unit.opens) ageCorrected(unit, before, anew);
      if (unit.said.endsWith('at night')) nightWith(p, passages, anew);
      if (unit.answers !== null) inFullFor(unit, unit.answers, anew, placed);
    }
  }
  return anew.size === 0 ? passages : withAsked(passages, anew, ({ unit }) => placed.get(unit));
}

function inFullFor(unit: Unit, asked: Unit, anew: Anew, placed: Placed): void {
  const text =
    darkened(unit, asked, anew) ??
    neither(unit, asked, anew) ??
    onBothSides(unit, asked, anew) ??
    hardDoing(unit, asked) ??
    lessNow(unit, asked, anew) ??
    feltSo(unit, asked) ??
    bothered(unit, asked, anew) ??
    sickWith(unit, asked, anew, placed);
  if (text === null) return;
  const own = reworded(anew.get(unit) ?? unit, text);
  anew.set(unit, anew.get(asked) === null ? { ...own, answers: null } : own);
}

const orAsked =
  /^(?:(?:and|so|okay),?(?=) ){0,2}(?=)(do|does|is|are)(?=) (it|they) (?:ever )?([^,?]{3,60}?),? or (do|does|is|are)(?=) (it|they) (?:ever )?([^,?]{3,60})\?$/i;
const none = /^(?:no|nope|nah)(?: (?:nothing like that|neither|not really|none of that))?$/;

// "Do they wake you up, or are they worse when you lie down?" "No, nothing like that.": neither the one nor the other.
function neither({ said }: Unit, asked: Unit, anew: Anew): string | null {
  if (!none.test(said) || !asked.said.includes(' or ')) return null;
  const [, verb, who, act, alsoVerb, alsoWho, alsoAct] = orAsked.exec(asked.text) ?? [];
  if (alsoAct === undefined) return null;
  anew.set(asked, null);
  const first = `${who} ${verb!.toLowerCase()} not ${inFirstPerson(act!)}`;
  return `${upperFirst(first)}, and ${alsoWho} ${alsoVerb!.toLowerCase()} not ${inFirstPerson(alsoAct)}.`;
}

const both = /^(?:and )?(?:in )?((?:both|the (?:left|right)|your (?:left|right)) [a-z]{3,9})$/;
const itIs =
  /^(?:yes|yeah|yep),? (?:in )?(?=)(both [a-z]{3,9}|the (?:left|right) [a-z]{3,9}),?(?=) (?:and )?it['’]s (.{3,60})$/i;

// "Both feet?" "Yes, both feet, it's worse at night."
function onBothSides({ text }: Unit, asked: Unit, anew: Anew): string | null {
  const where = asked.words.length <= longestPlace ? both.exec(asked.said)?.[1] : undefined;
  const [, side, how] = (where !== undefined && itIs.exec(text)) || [];
  if (side === undefined || side.toLowerCase() !== where!.replace('your ', 'the ')) return null;
  anew.set(asked, null);
  return `It's in ${side.toLowerCase()}, ${how}`;
}
const longestPlace = 4;

const asksWorse =
  /\bwhat (?:makes|made) (?:it|that|this|them|(?:the|your) (?:[a-z]+ )?[a-z]+)(?: feel)? worse\b/;
const isHard =
  /^(?:(?:um|uh|well|like|so),?(?=) ){0,2}([a-z]{2,}ing [^,.]{3,110}) (?:is|are)(?=)(?: (?:really|very|pretty|so|just))?(?=) (?:hard|rough|tough|bad|painful|difficult|terrible|the worst)[.]?$/i;

// "What makes it worse?" "Putting my bra on is really hard."
function hardDoing({ text }: Unit, asked: Unit): string | null {
  const doing = asksWorse.test(asked.said) ? isHard.exec(text)?.[1] : undefined;
  return doing === undefined ? null : `It's worse when ${lowerInitial(doing)}.`;
}

const thenWakes = /^((?:if|when) .{3,50}?),? it (?=(?:wakes|hurts|kills|aches|throbs|burns|gets|feels)\b)/i;
const onlyNight = /^(?:and )?(?:then )?at night$/;

// "And then at night | if I roll over on it it wakes me up"
function nightWith({ unit, index }: Passage, passages: readonly Passage[], anew: Anew): void {
  const next = passages[index + 1]?.unit;
  if (next?.turn !== unit.turn || !onlyNight.test(unit.said) || !thenWakes.test(next.text)) return;
  anew.set(unit, null);
  anew.set(next, {
    ...reworded(next, upperFirst(next.text.replace(thenWakes, '$1 at night, it '))),
    start: unit.start,
  });
}

const passed = /\b(stools?|urine|pee|wee|poo|poop|bowel movements?)\b/;
const bled = /\b(?:blood|bloody|black|tarry|dark|red)\b/;
const colored =
  /^(?:(?:um|uh|well|yeah|you know|so|like|i mean)(?=),? ){0,3}(?:it|they)(?=)(?:['’]s|['’]ve| is| are| has| have| was| were| looks?| looked)(?=)( been| looked| gotten)?(?=) ((?:(?:a|little|bit|kind|kinda|sort|of|pretty|slightly|just|more|maybe|really)(?=) ){0,4}(?:darker|dark|brown|brownish|lighter|orange|greenish|green|cloudy|dark brown|tea colored)(?=)\b.{0,80})$/i;

// "Any blood in your stool?" "It's been darker.": how it looks, and no blood.
function darkened({ text, opens }: Unit, asked: Unit, anew: Anew): string | null {
  const what = opens && bled.test(asked.said) ? passed.exec(asked.said)?.[1] : undefined;
  const [, been = ' was', color] = (what !== undefined && colored.exec(text)) || [];
  if (color === undefined) return null;
  const name = what!.replace(/s$/, '');
  anew.set(asked, reworded(asked, `How is your ${name}?`));
  return `My ${name} ${been === ' was' ? 'is' : 'has been'} ${color}`;
}

const habit = /\b(smok|vap|drink)(?:e|es|ing)?\b/;
const longestHabit = 7;
const lessSince =
  /^(?:(?:yes|yeah|well|um|uh)(?=),? ){0,2}i (?:am|do)(?=),? but (?:i['’]m|i am|i['’]ve|i have|i)(?=) (?:cut|gotten|got)?(?=) ?(?:it )?(?=)(?:down|back) to (.{3,60})$/i;

// "Are you still smoking?" "I am, but I'm down to about half a pack a day."
function lessNow({ text, opens }: Unit, asked: Unit, anew: Anew): string | null {
  const stem = opens ? habit.exec(asked.said)?.[1] : undefined;
  const amount = stem === undefined ? undefined : lessSince.exec(text)?.[1];
  if (amount === undefined) return null;
  if (asked.words.length <= longestHabit) anew.set(asked, null);
  return `I still ${stem === 'drink' ? stem : `${stem}e`}, down to ${amount}`;
}

const asksAny = /^(?:(?:and|so|okay|or) )*(?:any|do you (?:have|get)|have you had)(?=) /;
const feels =
  /^(?:(?:yeah|yes|um|uh|well|just|maybe)(?=),? ){0,2}(?:a (?:little|bit)(?=)(?: bit)? of )?an? (?:[a-z]+ ){1,2}(?=)(?:feeling|sensation|pain|ache|pressure|cramp)(?=) [a-z]/i;
const fewestFelt = 9;

// "Any stomach pain?" "A bit of a gnawing feeling in the middle when my stomach's empty", without a stop
function feltSo({ text, opens, words }: Unit, asked: Unit): string | null {
  return opens &&
    !/[.?!]$/.test(text) &&
    words.length >= fewestFelt &&
    asksAny.test(asked.said) &&
    feels.test(text)
    ? `I have ${lowerInitial(text.replace(/^(?:(?:yeah|yes|um|uh|well),? ){1,2}/i, ''))}`
    : null;
}

const asksBothered =
  /^(?:(?:and|so|okay)(?=) ){0,2}(?:do|does)(?=) (?:the )?(?=)(lights?|noises?|sounds?)(?=)(?: or (noises?|sounds?|lights?))?(?=) bother you(?=)(?: or (noises?|sounds?|lights?))?$/;
const bothers =
  /^(?:(?:yes|yeah|oh|well|um)(?=),? ){0,2}(?:the )?(?=)(lights?|noises?|sounds?)(?=)(?: (?:does|do|bothers me))?(?=),? ?(?:(a (?:little|bit)|(?:not )?(?:so|as) much)|for sure|definitely|too|really|a lot|the most)? ?[.!]?$/i;

// "Does light bother you, or noise?" "Light does, for sure. Noise, a little."
function bothered({ text }: Unit, asked: Unit, anew: Anew): string | null {
  if (!asked.said.includes('bother')) return null;
  const [, first, or, also = or] = asksBothered.exec(asked.said) ?? [];
  if (first === undefined) return null;
  anew.set(
    asked,
    reworded(asked, `Are you sensitive to ${first}${also === undefined ? '' : ` or ${also}`}?`),
  );
  const [, what, how] = bothers.exec(text) ?? [];
  if (what === undefined || how?.endsWith('much')) return null;
  return `I'm ${how === undefined ? '' : 'slightly '}sensitive to ${what.toLowerCase()}.`;
}

const youAre =
  /^(?:(?:and|so|okay),? ){0,2}you(?:['’]re| are)(?: how old)?(?: now)?,? (\d{1,2})(?: now)?[?.]?$/i;
const turned =
  /^(?:(?:no|well|actually|just),?(?=) ){0,2}(\d{1,2}),?(?=) ((?:(?:as of )?(?:last|this)(?=) [a-z]{3,9}|in [a-z]{3,9}|yesterday|today))[.!]?$/i;
const mostYears = 2;

// "You're 41 now?" "Forty-two last month."
function ageCorrected(unit: Unit, { unit: asked }: Passage, anew: Anew): void {
  if (unit.words.length > longestAge || !/\byou(?:'re| are)\b/.test(asked.said)) return;
  const age = youAre.exec(plainOf(asked))?.[1];
  const [, now, when] = (age !== undefined && turned.exec(plainOf(unit))) || [];
  if (now === undefined || Math.abs(Number(now) - Number(age)) > mostYears) return;
  anew.set(asked, null);
  anew.set(unit, { ...reworded(unit, `I turned ${now} ${when}.`), answers: null });
}
const longestAge = 6;

function statedAnew(p: Passage, passages: readonly Passage[], anew: Anew, placed: Placed): void {
  const first = p.unit.words[0];
  if (p.unit.said.includes(' have ')) doseFromRecord(p, passages, anew, placed);
  else if (first === 'if') withoutLike(p.unit, anew);
  else if (p.unit.said.includes(' order')) dueOrdered(p, passages, anew);
  else if (p.unit.said.endsWith('blood in there')) bloodFound(p, passages, anew);
}

const ofStool = /\b(?:rectal|stool|guaiac|hemoccult)\b/;

// "The guaiac is positive." "So there is blood." "Yeah, there's blood in there."
function bloodFound({ unit, index }: Passage, passages: readonly Passage[], anew: Anew): void {
  const before = passages.slice(Math.max(0, index - turnsBack), index);
  if (before.some((p) => p.role === 'clinician' && ofStool.test(p.unit.said)))
    anew.set(unit, reworded(unit, unit.text.replace(/\bin there\b/i, 'in the stool')));
}

const likes = /^if you(?:['’]d| would) like(?: to)?,? (?=(?:that|it) (?:would|will|can|could|might|may)\b)/i;

// "We could do an injection. If you'd like. That would help you sleep.", without the stops.
function withoutLike(unit: Unit, anew: Anew): void {
  const text = unit.text.replace(likes, '');
  if (text !== unit.text) anew.set(unit, reworded(unit, upperFirst(text)));
}

const months = 'january|february|march|april|may|june|july|august|september|october|november|december';
const ordersThat = new RegExp(
  `^(?:(?:yep|yes|yeah|right|okay),? ){0,2}(?:(?:in )?(${months}),? )?((?:i|we)(?:['’]ll| will) (?:go ahead and )?(?:put (?:the|an) order in for|order)) (?:that|it)(?= ?[.]?$)`,
  'i',
);
const due = /\bmy ([a-z]+(?: [a-z]+)?)(?:['’]s| is) due\b/;
const taggedRight = /,? right ?[.?]?$/i;

// "My mammogram is due in January, right?" "Yep, January, I'll put the order in for that."
function dueOrdered({ unit, index }: Passage, passages: readonly Passage[], anew: Anew): void {
  const before = passages[index - 1]?.unit;
  if (before === undefined || before.turn !== unit.turn - 1 || before.role === 'clinician') return;
  const what = due.exec(before.said)?.[1];
  const [, month, orders] = (what !== undefined && ordersThat.exec(unit.text)) || [];
  if (orders === undefined) return;
  const when = month === undefined ? '' : ` in ${upperFirst(month.toLowerCase())}`;
  anew.set(unit, reworded(unit, `${upperFirst(orders)} your ${what}${when}.`));
  anew.set(before, { ...reworded(before, before.text.replace(taggedRight, '.')), question: false });
}

const fromRecord =
  /^(?:(?:okay|ok|so|well|and|yes|yeah|yep),?(?=) ){0,2}(?=)i(?:['’]ve| have)(?: got)?(?=) (?:it|that|you)(?=)(?: down)?(?: here)?(?: down)?(?=) (?:as|at|on) (?=\d)(.{2,60})$/i;
const turnsBack = 4;
const certain = 0.6;

// "What dose of losartan?" "I don't remember." "I have it here as 50 milligrams."
function doseFromRecord(
  { unit, index, keep }: Passage,
  passages: readonly Passage[],
  anew: Anew,
  placed: Placed,
): void {
  const dose = fromRecord.exec(plainOf(unit))?.[1];
  if (dose === undefined || unit.clinical.drugs > 0) return;
  const before = passages
    .slice(0, index)
    .findLast((p) => p.unit.clinical.drugs > 0 && p.unit.turn >= unit.turn - turnsBack);
  const name = before === undefined ? null : onlyDrugAsSaid(before.unit);
  if (name === null) return;
  anew.set(unit, reworded(unit, `You take ${name} ${dose}`));
  placed.set(unit, { section: 'meds', keep: Math.max(keep, certain) });
}

const longestEcho = 4;

// "Are you taking your Lasix?" "The water pill? I was.": said back, and answered then.
function withoutEcho(
  { unit, index }: Passage,
  passages: readonly Passage[],
  anew: Anew,
  placed: Placed,
): void {
  const asked = passages[index - 1]?.unit;
  if (asked?.role !== 'clinician' || !asked.question || asked.clinical.drugs !== 1) return;
  if (unit.words.length > longestEcho || !/^(?:the|my|that) /.test(unit.said)) return;
  const rest = passages.slice(index + 1).filter((p) => p.unit.turn === unit.turn);
  if (rest.length === 0 || rest.some((p) => p.unit.question)) return;
  anew.set(unit, null);
  for (const p of rest) anew.set(p.unit, { ...p.unit, answers: asked });
  anew.set(asked, asked);
  placed.set(asked, {
    reply: { answer: answerTo(asked.text, rest[0]!.unit.text), units: rest.map((p) => p.unit) },
  });
}

const wasSick =
  /^(?:(?:and|so|okay) )*(?:was|were|had)(?=) (?:he|she|you|they) (?:been )?(?=)(?:sick|ill|unwell|poorly|under the weather)(?=) (?:before (?:that|this|then|it)|at all)$/;
const tellsSince =
  /^(?:yes|yeah|yep|he was|she was|i was),? (?=(?:he|she|i|they)(?:['’](?:s|d|ve)| has| had| have)(?: had)? [a-z])/i;

// "Was he sick before that?" "Yeah, he's had a cold for about five days.": the cold alone.
function sickWith(unit: Unit, asked: Unit, anew: Anew, placed: Placed): string | null {
  if (!wasSick.test(asked.said) || !tellsSince.test(unit.text)) return null;
  placed.set(unit, { section: 'hpi' });
  anew.set(asked, null);
  return upperFirst(unit.text.replace(tellsSince, ''));
}

const youIn = /^(?:(?:and|so|okay) )*(?:does|is|can|will) (?:he|she) (?:[a-z]+ ){1,6}(?:you|your voice)\b/;
const toYou =
  /\b(follow(?:ing)?|smil(?:e|es|ing) (?:back )?at|look(?:ing)? at|recogni[sz](?:e|ing)|respond(?:ing)? to|turn(?:ing)? to)(?=) (?:you\b|your (?=voice\b))/gi;

// "Does she follow you with her eyes and turn to your voice?", asked of the mother.
function parentFollowed({ unit, reply }: Passage, anew: Anew): void {
  const kin = reply?.units[0]?.kin ?? null;
  if (kin === null || reply!.units[0]!.role !== 'relative') return;
  const their = /\bshe\b/.test(unit.said) ? 'her' : 'his';
  const text = unit.text.replace(toYou, (said, act: string) =>
    /voice|your $/i.test(said) ? `${act} ${their} ${kin}'s ` : `${act} ${their} ${kin}`,
  );
  if (text !== unit.text) anew.set(unit, reworded(unit, text));
}

const blood = /\bvomit(?:ing|ed)? up (?:any )?blood\b|\bblack(?: or|,) tarry stools?\b/;

// "Any black or tarry stools or vomiting up any blood?": two things, and neither is a vomiting without blood.
function bloodAsked(unit: Unit, anew: Anew): void {
  const text = unit.text
    .replace(/\b(vomit(?:ing|ed)?) up (?:any )?blood\b/i, '$1 blood')
    .replace(/\bblack(?: or|,) tarry (?=stools?\b)/i, 'black ');
  if (text !== unit.text) anew.set(unit, reworded(unit, text));
}

const longestAnaphor = 9;
const askedIfDone =
  /^(?:(?:and|so|okay) )*(?:did|have) (?:you|he|she)(?=)(?: ever)?(?: end up| get around to| manage)?(?=)(?: (?:doing|do|to doing|to do|done|going|go|trying|try))?(?=) (?:that|it|to it|to that)$/;
const wasGoingTo =
  /^(?:(?:and|so|okay|now|last time),?(?=) ){0,3}(?=)(you|he|she) (?:were|was)(?=) (?:going to|gon ?na|gonna|supposed to|planning to|planning on) (?=[a-z])(.{4,80}?)[.]?$/i;

const didNot =
  /^(?:no,? )?(?:i|we|he|she) did(?: ?n['’]t| not)(?: (?:go|do (?:it|that)|end up (?:going|doing it)))? ?[.]?$/i;

// "You were going to go to that group. Did you end up doing that?": Did you go to that group?
function actAskedOf({ unit, index, reply }: Passage, passages: readonly Passage[], anew: Anew): void {
  const before = passages[index - 1]?.unit;
  if (before?.turn !== unit.turn || before.question || !askedIfDone.test(unit.said)) return;
  const [, who, act] = wasGoingTo.exec(before.text) ?? [];
  if (act === undefined) return;
  anew.set(before, null);
  const [answer] = reply?.units ?? [];
  if (answer !== undefined && didNot.test(answer.text)) anew.set(answer, reworded(answer, 'No.'));
  anew.set(unit, reworded(unit, `${upperFirst(`did ${who!.toLowerCase()}`)} ${act.trimEnd()}?`));
}
