import { matchesOf } from '../matches.ts';
import { type Cue, cueOf, isBare, ledTo, thingFirst } from './correction-cues.ts';
import { kin } from './kin.ts';
import { isLike, medicinesIn, sizeOf, type Thing, thingsIn } from './like-things.ts';
import {
  allowedAfterAll,
  medicineIn,
  otherMedicine,
  proposesMedicine,
  withoutDropped,
  withoutMedicine,
} from './plan-dropped.ts';
import { lowerInitial } from './uncapital.ts';
import { upperFirst } from './upper-first.ts';
import type { Utterance } from './utterances.ts';
import { withdrawn } from './withdrawn.ts';

/** "I'll give you gabapentin. Hmm. No, let me think. With the apnea I'd rather not. Let's do duloxetine instead." */
const thinksAgain =
  /^(?:(?:hm+|oh|um|uh|wait)[,.…]* )?(?:no|wait|hang on|hold on)[,.…]+ let me think\b[^a-z]*$/i;
const takesOther =
  /\b(?:let['’]s|we['’]ll|i['’]ll|i['’]d rather)(?=) (?:do|use|try|go with|give|start|say) .{3,60}\binstead\b/i;
const onlySound = /^(?:hm+|um+|uh+)[.,…!]*$/i;

/**
 * The sentences of a turn with what its speaker takes back put right: "To the left. No, wait, the right." → "To the
 * right." What was said of somebody else by mistake goes. Like replaces like only; all else stays as it was said.
 */
export function withCorrections(sentences: readonly Utterance[]): readonly Utterance[] {
  const out: Utterance[] = [];
  let fixes = 0;
  for (let i = 0; i < sentences.length; i++) {
    const sentence = sentences[i]!;
    const before = out.at(-1);
    const allowed = before === undefined ? null : allowedAfterAll(before.text, sentence.text);
    if (allowed !== null) {
      fixes++;
      out[out.length - 1] = { ...before!, end: sentence.end, text: allowed };
      continue;
    }
    if (
      thinksAgain.test(sentence.text) &&
      sentences.slice(i + 1, i + 3).some(({ text }) => takesOther.test(text))
    ) {
      let last = out.length - 1;
      while (last >= 0 && onlySound.test(out[last]!.text)) last--;
      if (last >= 0 && proposesMedicine(out[last]!.text)) {
        fixes++;
        out.length = last;
        continue;
      }
    }
    const planned = mayDrop.test(sentence.text) ? withoutDropped(sentence.text) : null;
    if (planned !== null) {
      fixes++;
      out.push({ ...sentence, text: planned });
      continue;
    }
    const other =
      before === undefined ? null : otherMedicine(before.text, sentence.text, sentences[i + 1]?.text);
    if (other !== null) {
      fixes++;
      i += other.used;
      out[out.length - 1] = { ...before!, end: sentences[i]!.end, text: other.text };
      continue;
    }
    const [wrong, right] = partedAt(sentence) ?? [out.at(-1), sentence];
    const cue =
      wrong === undefined || isQuestion(wrong.text)
        ? null
        : (cueOf(right.text) ?? doseInstead(wrong.text, right.text));
    const past =
      wrong === undefined
        ? null
        : (inThePast(wrong.text, right.text) ?? notThatMedicine(wrong.text, right.text));
    const fixed: Fixed | null =
      past ?? (cue === null ? null : fix(wrong!.text, cue, textsAfter(sentences, i)));
    const earlier = fixed === null && cue !== null ? beforeDrawn(out, cue) : null;
    if (earlier !== null) {
      fixes++;
      out.pop();
      out[out.length - 1] = { ...out.at(-1)!, end: sentence.end, text: earlier };
      continue;
    }
    if (fixed === null) {
      const left = withoutDoubted(sentence.text, textsAfter(sentences, i));
      if (left !== null) fixes++;
      out.push(left === null ? sentence : { ...sentence, text: left });
      continue;
    }
    fixes++;
    i += fixed.used;
    const again = fixed.text === null ? null : saidAgain(fixed.text, sentences[i + 1]?.text);
    if (again !== null) i++;
    if (right === sentence) out.pop();
    if (fixed.text !== null) out.push({ ...wrong!, end: sentences[i]!.end, text: again ?? fixed.text });
    if (fixed.besides !== undefined) out.push({ ...right, text: fixed.besides });
  }
  return fixes === 0 ? sentences : out;
}

// "Tuesday. So, three days. No, wait, it was Monday night.": what was drawn from the wrong day goes with it.
const drawn = /^so,? (?:about |like |that['’]s )?[a-z0-9 ]{3,20}[.!]$/i;

function beforeDrawn(out: readonly Utterance[], cue: Cue): string | null {
  const [before, last] = out.slice(-2);
  return last !== undefined && drawn.test(last.text) ? (fix(before!.text, cue, [])?.text ?? null) : null;
}

const mayDrop = /no| but i | but you |, (?:or |well,? |oh,? )?(?:wait|actually|hang on|hold on|sorry)/;
const doubted =
  /^(.{8,}), (?!(?:hm+|um|uh|oh|no)\b)([^,]{2,40}),(?: (?:hm+|um|uh|oh|no)(?=),?){0,2}(?=) (?:wait|hang on|hold on)[.!…]+$/i;

// "I'll give you rizatriptan, ten milligrams, hmm, wait. Rizatriptan five milligrams.": the dose goes.
function withoutDoubted(text: string, next: readonly string[]): string | null {
  if (!/(?:wait| on)[.!…]+$/i.test(text)) return null;
  const [, kept, amount] = doubted.exec(text) ?? [];
  if (kept === undefined || thingFirst(amount!)?.kind !== 'count') return null;
  return next.some((later) => thingsIn(later).some(({ kind }) => kind === 'count')) ? `${kept}.` : null;
}

const textsAfter = (sentences: readonly Utterance[], i: number) =>
  sentences.slice(i + 1, i + 4).map(({ text }) => text);

const inside =
  /[.?!…] (?=(?:oh|um|uh|no|wait|sorry|i['’]m sorry|actually|correction|scratch|hang on|hold on)(?=)\b)|, (?=no, (?:sorry|wait|hang on|hold on|i['’]m sorry|(?:i )?tell a lie)\b|well,? (?:i|he|she)(?=) (?:had|did|used to)\b)/i;

const onlyTurns = /^(?:oh|well|um|uh|er)(?:,? (?:oh|well|um|uh|er))?$/i;

// "My left knee. Sorry, right knee." and "800 units, no, sorry, 1000" are one utterance.
function partedAt({ text, start, ...rest }: Utterance): [Utterance, Utterance] | null {
  if (!text.includes('. ') && !text.includes('? ') && !text.includes(', no, ') && !text.includes(', well'))
    return null;
  const at = inside.exec(text)?.index;
  // "Well, no, sorry, right."
  if (at === undefined || onlyTurns.test(text.slice(0, at))) return null;
  const gap = start + at + 1;
  return [
    { ...rest, start, end: gap, text: text.slice(0, text[at] === ',' ? at : at + 1) },
    { ...rest, start: gap + 1, text: text.slice(at + 2) },
  ];
}

// "Ibuprofen, six hundred every six hours... four hundred, you're little."
function doseInstead(before: string, rest: string): Cue | null {
  if (!/(?:\.\.|…)$/.test(before)) return null;
  const ofMedicine = medicinesIn(before).length > 0;
  return ofMedicine && thingFirst(rest)?.kind === 'count'
    ? { rest, sure: false, checks: false, takes: true }
    : null;
}

interface Fixed {
  /** What stands in place of the sentence taken back; null where nothing does. */
  text: string | null;
  /** What was said besides. */
  besides?: string;
  /** How many sentences after the correcting one were needed too. */
  used: number;
}

// "That was, what, February? No, March.": in doubt, not asked.
const isQuestion = (text: string) =>
  text.endsWith('?') && !/, what,|^[\w-]+(?: [\w-]+){0,2}\?$/.test(text) && !isBare(text);

const notMedicine =
  /(?:^|\b(?:so|sorry|then|wait),? |, )(?:not|no) (?:the )?([a-z-]{4,})(?=[,.!]| then\b| for (?:you|him|her)\b|$)/i;

// "I'll send in prednisone." "Sorry, not prednisone, with your diabetes I'd rather not."
function notThatMedicine(before: string, next: string): Fixed | null {
  const [not, name] = notMedicine.exec(next) ?? [];
  if (name === undefined || !proposesMedicine(before)) return null;
  if (medicineIn(before) !== name.toLowerCase()) return null;
  const why = next.replace(not!, '').replace(cueAlone, '');
  return { text: withoutMedicine(before, lowerInitial(why.replace(/^[ ,.!]+/, '')))!, used: 0 };
}
const cueAlone = /^(?:(?:oh|no|wait|sorry|actually|hang on|hold on)(?=),?(?=) ?){1,3}/i;

const leadsAgain =
  /^(?:(?:so|then|okay|right|and),?(?=) ){0,2}(?=)(?:(?:keep (?:taking|on)|continue|stay on|take|that['’]s|it['’]s)(?=)(?: (?:with|the|it|at))? )?/i;
const doseWords = new Set(
  'a the of for per and it in at mg mcg milligrams milligram micrograms microgram units unit ml mils tablets tablet puffs puff please then'.split(
    ' ',
  ),
);

// "… amoxicillin, 187.5 twice a day." "So 187.5 milligrams twice a day for five days.": told once, as it was told in full.
function saidAgain(text: string, next: string | undefined): string | null {
  if (next === undefined || next.length > longestAgain) return null;
  const said = next.slice(leadsAgain.exec(next)![0].length);
  const [dose, ...more] = thingsIn(said);
  const [first, ...behind] = thingsIn(text).filter(({ kind }) => kind !== 'medicine');
  if (dose?.kind !== 'count' || dose.start !== 0 || first?.text !== dose.text) return null;
  const others = more.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), said);
  if (
    !others
      .slice(dose.end)
      .split(/[ ,.!]+/)
      .every((word) => word === '' || doseWords.has(word.toLowerCase()))
  )
    return null;
  const named = (things: readonly Thing[], { text: one }: Thing) =>
    things.some((other) => other.text.toLowerCase() === one.toLowerCase());
  if (behind.every((thing) => named(more, thing))) return text.slice(0, first.start) + said;
  return more.every((thing) => named(behind, thing)) ? text : null;
}
/** In characters. */
const longestAgain = 80;

const hadThen =
  /^well,? (i|he|she)(?=) (?:had|did|used to)(?: have)?(?=)(?: (?:it|that|them))?(?=[,.!]|$| (?:as|when|before|until|till|years|back|in)(?=)\b)/i;
const hadName = /^well,? (i|he|she) (?:had|used to have) (?!it\b|that\b)([a-z][a-z' -]{2,40})[.!]?$/i;
const hasIt =
  /^((?:(?:and|well|yes|yeah|no|oh),? )*(i|he|she))(?:['’]ve| have|['’]s(?= got)| has)(?: got)?(?= [a-z])/i;

// "I have asthma, well, I had it as a kid.", "she's got reflux, well, she had reflux"
function hadOnce(told: string, next: string): Fixed | null {
  const [so, lead, who] = hasIt.exec(told) ?? [];
  if (so === undefined || !/^well\b/i.test(next)) return null;
  const then = hadThen.exec(next);
  const again = then === null ? hadName.exec(next) : null;
  const other = (then ?? again)?.[1];
  if (other?.toLowerCase() !== who!.toLowerCase()) return null;
  if (again !== null && !told.toLowerCase().endsWith(again[2]!.toLowerCase())) return null;
  const rest = then === null ? '.' : next.slice(then[0].length);
  return { text: `${lead} had${told.slice(so.length)}${rest}`, used: 0 };
}

const usedTo = /^(?:(?:well|or|no|at least),? )?(?:i|he|she|we) used to (.+)$/i;

// "I walk nine miles. I used to walk nine miles."
function inThePast(before: string, next: string): Fixed | null {
  const done = next.includes(' used to ') ? usedTo.exec(next)?.[1]?.replace(marksAtEnd, '') : undefined;
  const told = before.replace(marksAtEnd, '');
  if (done === undefined) return hadOnce(told, next);
  return told.endsWith(` ${done}`)
    ? { text: `${told.slice(0, -done.length)}used to ${done}.`, used: 0 }
    : null;
}

function fix(before: string, cue: Cue, next: readonly string[]): Fixed | null {
  const old = thingsIn(before);
  const dose = cue.checks ? checked(before, old, [cue.rest, ...next]) : null;
  if (dose !== null || !cue.takes) return dose;
  const person = otherPerson(before, cue.rest);
  if (person !== null) return person;
  const told = thingFirst(cue.rest)?.kind === 'count' ? clauseBehind.exec(cue.rest)?.[0] : undefined;
  const own = old.length === 0 ? null : replaced(before, old, told?.trimEnd() ?? cue.rest, cue.sure);
  if (own !== null && told !== undefined)
    return { text: own.text, besides: upperFirst(cue.rest.slice(told.length)), used: 0 };
  if (own !== null) return { ...own, used: isOnly(next[0] ?? '', own.thing) ? 1 : 0 };
  // "Yes. Wait, no, that was my sister."
  if (notOurs.test(cue.rest)) return { text: onlyYes.test(before) ? 'No.' : null, used: 0 };
  const moved = movedFrom.exec(cue.rest);
  const when = old.findLast(({ kind }) => kind === 'when');
  if (moved !== null && when !== undefined) {
    const besides = upperFirst(`${moved[1]} ${when.text}${cue.rest.slice(moved[0].length)}`);
    const so = /^so /i.test(next[0] ?? '') ? replaced(before, old, next[0]!.slice(3)) : null;
    return { text: so?.text ?? null, besides, used: so === null ? 0 : 1 };
  }
  const named = sameFrame(before, cue.rest);
  if (named !== null) return { text: named, used: 0 };
  const notThat = restated(before, cue.rest, next[0]) ?? withdrawn(before, cue, next);
  if (notThat !== null) return notThat;
  // "No." "Wednesday.", "No, I was still at work." "Wednesday."
  const says = !cue.sure && cue.rest !== '';
  const reach = old.length === 0 || (says && denying.test(cue.rest)) ? 0 : says ? 1 : 2;
  for (const [i, later] of next.slice(0, reach).entries()) {
    if (/^no[.!,]*$/i.test(later)) continue;
    if (denying.test(later)) break;
    const mustBeBare = says || (i === 1 && !cue.sure);
    const found = later.length > 40 || (mustBeBare && !isBare(later)) ? null : replaced(before, old, later);
    if (found !== null)
      return {
        text: found.text,
        used: i + 1 + (isOnly(next[i + 1] ?? '', found.thing) ? 1 : 0),
        ...(tellsRisk.test(cue.rest) && { besides: upperFirst(cue.rest) }),
      };
  }
  return null;
}

// "No twenty it was eighteen before", a recogniser's without its comma
const clauseBehind = /^(?:[a-z0-9.]{1,20} ){1,3}?(?=(?:it|they)(?=)(?:['’]s| was| were| is| changed| put) )/i;

const isOn = /^(?:you|he|she)(?:['’](?:re|s)| are| is) (?:only |still )?on (?![^,]{1,20}, (?:so )?let)/i;
const measured = /^ (?:over|percent|degrees|pounds|lbs|kilos?|kgs?|stone|years?)\b/i;

// "125 twice a day." "Let me check his weight. He's 21 kilos, so it should be 187.5."
function checked(before: string, old: readonly Thing[], next: readonly string[]): Fixed | null {
  if (!old.some(({ kind }) => kind === 'medicine') || !old.some(({ kind }) => kind === 'count')) return null;
  for (const [i, told] of next.entries()) {
    const later = cueOf(told)?.rest ?? told;
    const said = later.replace(/^[^.?!]{3,40}, so /, '').replace(isOn, '');
    const dose = ledTo(said);
    if (later === '' || (dose === null && later.length < longestRepeat)) continue;
    if (dose?.kind !== 'count' || measured.test(said.slice(dose.end))) break;
    const found = replaced(before, old, said, false, true);
    return found === null ? null : { text: found.text, used: i };
  }
  return null;
}

const person = `(?:(?:my|our|the|his|her) (?:[a-z-]+ )?(?:${kin}|neighbou?r|friend|nurse|carer|caregiver|boss|teacher)|dr\\.? [a-z]+|me|i)`;
const onlyPerson = new RegExp(`^((?:it was )?${person})(?: (?:did|does|do|was|has|is))?[.,]*$`, 'i');
const opensPerson = new RegExp(`^(?:it was )?${person}\\b`, 'i');
const onlyThey = /^(?:she|he|they)(?=['’ ])/i;
const ofKin = new RegExp(`^(my (?:[a-z-]+ )?(?:${kin}))(?=['’ ])`, 'i');
const wasKin = new RegExp(`^(?:it|that)(?:['’]s| was| is) (my (?:[a-z-]+ )?(?:${kin}))[.!]?$`, 'i');

// "My sister. Sorry, no, the neighbour did."; "My daughter. No, she moved out, so I do."; "My father had … No, that was my uncle."
function otherPerson(before: string, rest: string): Fixed | null {
  const bare = onlyPerson.exec(before)?.[1];
  if (bare !== undefined) {
    if (onlyThey.test(rest)) return { text: rest.replace(onlyThey, bare), used: 0 };
    return opensPerson.test(rest) ? { text: upperFirst(rest), used: 0 } : null;
  }
  const meant = wasKin.exec(rest)?.[1];
  return meant !== undefined && ofKin.test(before)
    ? { text: before.replace(ofKin, upperFirst(meant)), used: 0 }
    : null;
}

// "No, I don't smoke.", "Was it Monday?": of something else.
const denying = /\b(?:no|not|never|none|nothing)\b|n['’]t\b|[?]$/i;
const shortest = /^(?:[\w'’-]+ ){0,2}[\w'’-]+[.!]?$/;
const roughly = /^(?:(?:just |more )?like|about|most|nearly|only|just) (?:[\w'’-]+ ){0,4}[\w'’-]+[.!]?$/i;

// "Walking. No, not walking. Sitting.", "Tea. No, I've gone off tea. Water.", "An hour? No, like one lesson."
function restated(before: string, rest: string, next: string | undefined): Fixed | null {
  if (before.endsWith('?'))
    return isBare(before) && roughly.test(rest) ? { text: upperFirst(rest), used: 0 } : null;
  if (!shortest.test(before)) return null;
  const said = before.replace(marksAtEnd, '').toLowerCase();
  const again = rest.replace(marksAtEnd, '').toLowerCase();
  const not = again.replace(/^not (?:an? |the )?/, '') === said && again !== said;
  if (!not && !(again.length < longestRepeat && again.endsWith(` ${said}`) && /^i\b/.test(again)))
    return null;
  if (next !== undefined && shortest.test(next) && !answers.test(next)) return { text: next, used: 1 };
  return not ? { text: upperFirst(rest), used: 0 } : null;
}
const answers = /^(?:yes|yeah|no|nope|okay|ok|right|thanks?|sorry|ow|oh)\b/i;

// "Wait, you're allergic to penicillin."
const tellsRisk = /\b(?:allerg|react|pregnan|interact|kidney|liver|bleed)/i;

const notOurs = new RegExp(
  `^(?:it|that|this|those|they)(?:['’]s| is| was|['’]re| are| were)(?=) (?:(?:for|about) )?(?:(?:my|his|her|your|their) (?:${kin})\\b|the other\\b|someone else\\b|somebody else\\b)`,
  'i',
);
const onlyYes = /^(?:yes|yeah|yep)[.,!]*$/i;
const movedFrom =
  /^((?:it|that) (?:was|is|started|began|would have been|must have been) (?:before|after))(?: that)?(?=[,.])/i;

/** A sentence with another thing in its place, and both things. */
export interface Replaced {
  text: string;
  thing: string;
  wrong: string;
}

/**
 * `before`, which holds the things `old`, with the thing that `rest` comes to in place of the like one, and with what
 * else it says unless `alone`; or null.
 */
export function replaced(
  before: string,
  old: readonly Thing[],
  rest: string,
  sure = false,
  alone = false,
): Replaced | null {
  // "It was before the wedding, so more like five.", "Dr. Patel has retired, it's Dr. Gomez."
  const [turns, so] = /(?<!\bdr)[.?!] /i.test(rest) ? ['', -1] : lastTurn(rest);
  const end = so < 0 ? '' : rest.slice(so + turns.length);
  const concluded = ledTo(end);
  const drawn =
    concluded &&
    put(before, old, concluded, end.slice(concluded.end), {
      sure,
      alone: alone || concluded.kind === 'name',
      reason: rest.slice(0, so),
    });
  if (drawn !== null) return drawn;
  const thing = ledTo(rest);
  return thing && put(before, old, thing, rest.slice(thing.end), { sure, alone });
}

function lastTurn(rest: string): [string, number] {
  const so = rest.lastIndexOf(', so ');
  return so < 0 ? [', ', rest.search(/, (?=(?:it|that)['’]s (?:dr|doctor)\b)/i)] : [', so ', so];
}

const mayFollow =
  /^(?:$|[,.;:!…]|,?(?=) (?:because|cause|so|ago|not|when|that|of (?:the|that)|an?|per|units?|mg|milli\w+|mcg|micro\w+|mils?|ml|pounds?|stone|kilos?|times|tablets?|pills?|puffs?|in the|at|every|twice|once|(?:two|three|four|\d) times|one|side|if|since|from|now|and (?:then |i )?(?:[a-z]{3,}ed|fell|hit|broke|hurt|felt|went|got))(?=)\b)/i;
/** Why it is that time, and nothing else: "it was before the wedding". */
const onlyWhen =
  /^(?:because\b|(?:it|that)(?:['’]s| was| is| must have been)(?=) (?:at|before|after|when|around|the (?:day|week|month)))(?=)\b/i;
const isOne = /^(?:one|1)$/i;
/** "An ultrasound will do.", "Sunday, actually." */
const willDo = /^,? (?:will do|should do|is enough|instead|first|actually)(?=[.!,]|$)/i;
const marksAtEnd = /(?<![\s.?!…])[\s.?!…]+$/;

function put(
  before: string,
  old: readonly Thing[],
  thing: Thing,
  behind: string,
  { sure, alone, reason }: { sure: boolean; alone: boolean; reason?: string },
): Replaced | null {
  const tail = (thing.kind === 'name' ? behind.replace(/^ now\b/i, '') : behind)
    .replace(willDo, '')
    .replace(/^,? then(?=,)/i, '');
  const wrong = likeIn(old, thing, tail);
  if (wrong === undefined || wrong.text.toLowerCase() === thing.text.toLowerCase()) return null;
  const after = before.slice(wrong.end).replace(marksAtEnd, '');
  const first = /^ [\w'’]+/.exec(tail)?.[0];
  const again = first !== undefined && (after.startsWith(first) || `${after}s` === first);
  if (!again && !mayFollow.test(tail) && !(sure && tail.split(' ').length < 5)) return null;
  // "Two tablets at night. Sorry, one tablet."
  const renumbered =
    again && after.startsWith(`${first}s`)
      ? after.replace(/^ [\w'’]+/, first)
      : isOne.test(thing.text)
        ? after.replace(/^( [a-z]{2,}[^s\s])s\b/, '$1')
        : after;
  const said = again ? sharedPart(renumbered, tail) : 0;
  const added = tail.slice(said).replace(marksAtEnd, '');
  const bare = after.endsWith(added) || (alone && /^[,;.!]/.test(added)) ? '' : added;
  // A dose belongs to the medicine that was named by mistake.
  const told = new Set(thingsIn(tail).map(({ kind }) => kind));
  const goes =
    wrong.kind === 'medicine' && thingsIn(after).some(({ kind }) => kind === 'count' || told.has(kind));
  // "Take 250 of amoxicillin three times a day. It should be 300 for a week."
  const named = wrong.kind === 'medicine' ? undefined : thingsIn(after).findLast(isMedicine);
  const kept = (bare.startsWith(' ') && !again) || goes ? after.slice(0, named?.end ?? 0) : renumbered;
  const head = headFor(before.slice(0, wrong.start), thing);
  const why = reason === undefined || alone || onlyWhen.test(reason) ? '' : `, ${reason}`;
  const meant = inPlaceOf(wrong, thing);
  const text = `${head}${meant}${kept}${bare}${why}.`;
  return {
    text: /^[A-Z]/.test(before) ? upperFirst(text) : text,
    thing: meant.length > thing.text.length && wrong.kind === 'often' ? meant : thing.text,
    wrong: wrong.text,
  };
}

// "Forty milligrams for five days. Actually, let's make it thirty.": of several, the nearest in size.
function likeIn(old: readonly Thing[], thing: Thing, tail: string): Thing | undefined {
  const like = old.filter((other) => isLike(other, thing, tail));
  const last = like.at(-1);
  if (like.length < 2 || thing.kind !== 'count' || last!.kind === 'count') return last;
  const dose = like.findLast(({ kind }) => kind === 'count');
  if (dose === undefined) return last;
  const far = (other: Thing) => Math.abs(Math.log(sizeOf(thing.text) / sizeOf(other.text)));
  return far(dose) < far(last!) ? dose : last;
}

const isMedicine = ({ kind }: Thing) => kind === 'medicine';

// Of how many characters the words are that both begin with.
function sharedPart(after: string, tail: string): number {
  let at = 0;
  for (const [word] of matchesOf(/ [^ ]+/g, after)) {
    if (!tail.startsWith(word, at)) break;
    at += word.length;
  }
  return at;
}

// "on Monday" → "yesterday"; "that was, what, June" → "that was July"
function headFor(head: string, thing: Thing): string {
  const sure = head.replace(/(?:,|^) ?what, $/i, (hedge) => (hedge.startsWith(',') ? ' ' : ''));
  if (/^(?:last|this|yesterday|today|an?|\d)\b/i.test(thing.text)) return sure.replace(/\b(?:on|in) $/i, '');
  return thing.kind === 'when' && /^[A-Z]/.test(thing.text) ? sure.replace(/\bthe $/i, '') : sure;
}

const unit =
  / (?:seconds?|minutes?|hours?|days?|nights?|weeks?|fortnights?|months?|years?)(?: and a half)?$/i;

// "Three weeks", of which five were meant.
function inPlaceOf(wrong: Thing, thing: Thing): string {
  if (wrong.kind === 'when') {
    const modifier = /^(?:last|this) /i.exec(wrong.text)?.[0] ?? '';
    if (/day$/i.test(thing.text)) return thing.text + (partOfDay.exec(wrong.text)?.[0] ?? '');
    if (modifier !== '' && /^[a-z]+$/i.test(thing.text)) return modifier + thing.text;
  }
  const named =
    thing.kind === 'medicine' || thing.kind === 'name' || (thing.kind === 'when' && !noName.test(thing.text));
  const within = wrong.start > 0 && /^[a-z]/.test(wrong.text);
  const said = named && !(within && thing.kind === 'medicine') ? thing.text : lowerInitial(thing.text);
  // "Twice a week. No, once."
  if (wrong.kind === 'often' && /^(?:once|twice)$/i.test(thing.text))
    return said + (/^(?:once|twice|\S+ times)( .+)$/i.exec(wrong.text)?.[1] ?? '');
  if (wrong.kind !== 'span' || thing.kind !== 'count') return said;
  const counted = unit.exec(wrong.text)![0].replace(/ and a half$/i, '');
  return `${said}${/s$/.test(counted) || /^(?:one|1)$/i.test(said) ? counted : `${counted}s`}`;
}
const noName = /^(?:the|end|middle|last|this|early|late|yesterday|today|tomorrow)\b/i;
const partOfDay = / (?:morning|night|evening|afternoon)$/i;

const frame = /^((?:it['’]s|it is|it was|that['’]s|that was) (?:my |the |his |her |a )?)([a-z]+)\b/i;

// "It's my breath that stops me. No, it's my hip."
function sameFrame(before: string, rest: string): string | null {
  const [was, opens, wrong] = frame.exec(before) ?? [];
  const [is, again, right] = frame.exec(rest) ?? [];
  if (was === undefined || is === undefined || opens!.toLowerCase() !== again!.toLowerCase()) return null;
  if (!/^[.!]?$/.test(rest.slice(is.length)) || wrong!.toLowerCase() === right!.toLowerCase()) return null;
  return `${opens}${right}${before.slice(was.length)}`;
}

const before =
  /^(?:(?:okay|ok|all right|right|yes|yeah|well|oh|no|then|was (?:it|that)|if i['’]m honest)\b,? ){0,4}/i;

/** Whether a sentence only says that thing again: "It's the right.", "Well, then, three weeks." */
export function isOnly(text: string, thing: string): boolean {
  if (text.length > longestRepeat) return false;
  const said = text.slice(before.exec(text)![0].length);
  const again = ledTo(said);
  return (
    again !== null &&
    partOf(again.text.toLowerCase(), thing.toLowerCase()) &&
    /^(?: one| side)?(?:,? then)?[.!?]*$/.test(said.slice(again.end))
  );
}
// "July" for "the end of July", "eleven" for "eleven months".
const partOf = (part: string, thing: string) => thing.endsWith(part) || thing.startsWith(`${part} `);

/** In characters. */
const longestRepeat = 44;
