import { lowerInitial } from '../../language/uncapital.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { gerundOf, isBaseVerb } from '../rephrase/verbs.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

/** What was done, or asked for, to find something out, and where it was said. */
export interface Manoeuvre {
  part: string;
  unit: Unit;
}

const verbs = new Set(
  `tap touch lift raise bring bend straighten turn twist rotate push pull press squeeze grip walk march step stand reach hold close shut spread squat
kick shrug smile cover read rest let make resist swallow cough wiggle stick follow count hop jump name stretch cross tuck draw tug thump stroke rub pinch tip tilt say remember spell lay
swing roll move breathe`.split(/\s+/),
);
/** Without an object they only get the patient into place. */
const places = new Set(
  'stand turn roll move step hold hop rest make let lift touch read stick tip'.split(' '),
);
const nowhere = new Set(
  'up back down around round over still here there again on off it this that them you me him her go along now then a second sec bit to the wall light window side'.split(
    ' ',
  ),
);
/** Alone they say enough. */
const soleVerbs = new Set('smile cough swallow squat shrug jump walk'.split(' '));
const postures = new Set('hands arms palms elbow elbows eyes thumbs fingers feet tiptoes heels'.split(' '));
const postured = new Set(
  'out up down in on apart over open closed shut at by together behind across spread wide straight flat'.split(
    ' ',
  ),
);
/** "Grip is weak" asks for nothing. */
const states = new Set('is are was were has had'.split(' '));
const held = /\b(?:hands?|arms?|legs?|foot|feet|breath|fingers?|elbows?|out)\b/;
const leads =
  /^(?:and|so|now|okay|ok|then|just|good|great|right|all right|alright|again|next|but|first|please|well|fine|oh|perfect|let me (?:see|have) you|let['’]s (?:see|have) you|can you|could you|will you|would you|i (?:want|need) you to|go ahead and|try (?:to|and)|you)(?= )/;
const ofExaminer =
  /^(?:i['’]m (?:just )?(?:going to|gon ?na)|i am (?:just )?going to|i['’]ll(?: just)?|let me(?: just)?|(?:can|may|shall) i(?: just)?|i['’]d like to|i would like to|i(?: just)?) (?=[a-z])/;
const looks =
  /^(?:have a |take a )?(?=)(?:look|peek|feel|press|listen|check|examine|test)(?=)(?: (?:at|in|on|to|inside))?(?=) (?:the|your|his|her) ((?!bloods?\b|labs\b|results?\b|notes?\b|records?\b|chart\b|list\b|weight\b|temperature\b|oxygen\b|sugars?\b)[a-z]+(?: (?:around|in|of|on|over) (?:the|your|his|her) [a-z]+)?)(?: (?:now|first|again|quickly))?$/;
/** "And look in your ears.": what only an examiner does. */
const looksOn = /^(?:look in|listen to) (?:your|his|her) /;
const onlyPart = /^(?:the|your|his|her) ([a-z]+)$/;
/** Clauses that ask for no movement: "tell me if it hurts", "with Dad right here". */
const beside = new Set(
  "don't don’t you okay ok sorry no shout i've i'll i'm with keep but as that's it's dad mom puff".split(' '),
);
const tail = / (?:for me|please|now|again|with me|and back|if you can|hard|there|real quick)$/;
/** "As far as you can", "like you're emptying a can". */
const manner = / (?:like|(?:as|so) [a-z]+ as) /;
/** "Cough and do it again." */
const again = / and do (?:it|that)(?: again)?$/;
/** Tests by their names. */
const namedTest =
  /^(?:(?:the|a) )?(?=)(?:hawkins|neers?|empty can|drop arm|phalens?|tinels?|lachmans?|mcmurrays?|romberg|dix[- ]?hallpike|epley|straight leg raise|finkelstein|spurlings?|faber|fadir|apleys?|thompson|murphys?|babinski|hoffmanns?|trendelenburg)(?=)(?:['’]s)?(?: (?:one|test|sign))?$/i;
const brokenOff = /\b(?:the|a|on|of|to|in)(?=) (?:the a|a the|a little|on|of|the the)\b/;
const longest = 11;

/**
 * What a unit asks the patient to do, or says the examiner does, as the name for what is found by it: "Tap your finger and
 * thumb for me, big and fast" → Tapping the finger and thumb, big and fast. Null for what only gets the patient into place.
 */
export function manoeuvreIn(unit: Unit): string | null {
  if (unit.words.length > 3 * longest || (unit.question && unit.words.length < 3)) return null;
  const kept: string[] = [];
  let examiner = false;
  let acts = false;
  for (const clause of clausesOf(plainOf(unit).replace(warns, ''))) {
    let said = clause;
    for (let i = 0; i < 4 && leads.test(said); i++) said = said.replace(leads, '').trimStart();
    if (ofExaminer.test(said)) examiner = true;
    said = said.replace(ofExaminer, '');
    const place = (examiner || looksOn.test(said) ? looks.exec(said) : null)?.[1];
    const act =
      (place === undefined ? undefined : ofThePatient(place)) ??
      namedTest.exec(said)?.[0].replace(/^(?:the|a) | one$/gi, '') ??
      actIn(said, examiner);
    if (act !== null) {
      kept.push(act);
      acts = true;
      continue;
    }
    const part = acts ? null : onlyPart.exec(said);
    const first = said.split(' ', 1)[0]!;
    if (part !== null) kept.push(part[1]!);
    else if (acts && said.split(' ').length < 4 && !beside.has(first) && !isBaseVerb(first))
      kept.push(ofThePatient(said));
  }
  const label = kept.join(', ');
  return !acts || label.split(' ').length > longest || brokenOff.test(label) ? null : upperFirst(label);
}

/** "McMurray's, sorry, this may hurt." */
const warns =
  /,? (?:sorry,? )?(?:this|that|it)(?: (?:may|might|will|could)|['’]ll) (?:hurt|sting|pinch|be (?:a bit |a little )?(?:cold|sore|uncomfortable))\b[^,.]*/i;

function clausesOf(text: string): string[] {
  return text
    .replace(/(?<![.?!])[.?!]+$/, '')
    .split(':', 1)[0]!
    .split(/[,.] (?:and )?/)
    .flatMap((clause) => {
      const [first, ...more] = clause.split(/ (?:and|then) (?=[a-z])/);
      const out = [first!];
      for (const part of more) {
        if (verbs.has(part.split(' ', 1)[0]!)) out.push(part);
        else out[out.length - 1] += ` and ${part}`;
      }
      return out;
    })
    .map(lowerInitial);
}

function ofThePatient(said: string): string {
  return said.replace(/\b(?:your|my|his|her|these(?! back)|those|this|that) (?=[a-z])/g, 'the ');
}

function actIn(clause: string, examiner: boolean): string | null {
  let said = clause.split(manner, 1)[0]!.replace(again, '');
  for (let i = 0; i < 3 && tail.test(said); i++) said = said.replace(tail, '');
  const [first, ...rest] = said.split(' ') as [string, ...string[]];
  if (postures.has(first))
    return rest.length === 0
      ? first === 'tiptoes' || first === 'heels'
        ? first
        : null
      : postured.has(rest[0]!)
        ? ofThePatient(said)
        : null;
  if (!verbs.has(first) || states.has(rest[0] ?? '')) return null;
  if (rest.length === 0) return soleVerbs.has(first) ? gerundOf(first) : null;
  if (places.has(first) && rest.every((word) => nowhere.has(word))) return null;
  // "Squeeze test is negative."
  if (/^(?:tests?|signs?)$/.test(rest[0]!)) return null;
  if (first === 'lay' && !(examiner && /^(?:you|him|her)$/.test(rest[0]!))) return null;
  if (first === 'breathe' && !breath.test(rest.join(' '))) return null;
  if (first === 'hold' && !held.test(said)) return null;
  // "Rest of the belly's soft."
  if (first === 'rest' && rest[0] === 'of') return null;
  if (first === 'let' && rest.join(' ') === 'it out') return null;
  if (first === 'let' && !/^(?:your|it|the|that|both)$/.test(rest[0]!)) return null;
  if (first === 'roll' && /^(?:on|onto|over|to|up)$/.test(rest[0]!)) return null;
  const what = ofThePatient(
    rest.join(' ').replace(/\bagainst (?:me|my (?:hands?|fingers?|palms?))$/, 'against resistance'),
  ).replace(examiner ? /^(?:you|him|her|me) (?=[a-z])/ : /^me (?=[a-z])/, '');
  return `${gerundOf(first)} ${what}`;
}

const breath = /^(?:in|out|deep|deeply|in deep|in and out)$/;

const otherSide =
  /^(?:and |now |then |on |good,? |okay,? )*(?:the |your )?(?=)(left|right|other)(?: (?:one|side|hand|arm|leg|foot|ear|eye|knee))?(?=)(?: first| now| too)?$/;
/** "Now let me take it, you relax": the same movement, without the patient's own strength. */
const passively =
  /\b(?:let me|i['’]m (?:just )?(?:going to|gon ?na)|i['’]ll)(?=) (?:do|take|get|move|lift|bring)(?=) (?:it|this|that)\b/;
const goesOn =
  /^(?:(?:and|but|so|now|okay|good) )*(?:the )?(?:left|right|other|that|it|they|none|nothing|no|about|\d|same)(?=\b)/;
const sided = /\b(?:left|right|both|other)\b/;
/** "I've got you." */
const ofSelf = /\bi(?:['’](?:ve|m|ll))?\b/;
const resists =
  /^(?:(?:and|now|okay|good) )*(?:push|pull|squeeze|resist|kick)(?= (?:push|pull|squeeze|and)\b|$)/;
const furthest = 8;
const longestReply = 8;
const longestAside = 5;

/** True for words that move a part for the patient: "And now let me take it, you relax." */
export function movesForPatient(unit: Unit): boolean {
  return passively.test(unit.text.toLowerCase());
}

const howFar =
  /^(?:(?:okay|and|so|now)(?=),? )?(?=),? ?(?=)i can (?:get|take|bring|bend|lift|move)(?=) (?:it|you|him|her)\b|^goes (?:up |down |out |back )?(?=)(?:to|all the way|past|about|\d)(?=)\b/i;

/** True for how far the examiner can move something: "I can get it all the way." */
export function tellsHowFar(text: string): boolean {
  return howFar.test(text);
}

/** What was done just before something was found, where nothing else was found in between. */
export function manoeuvreBefore(
  p: Passage,
  passages: readonly Passage[],
  stands: (unit: Unit) => boolean,
): Manoeuvre | null {
  let side: string | null = null;
  let by = '';
  for (let at = p.index - 1; at >= 0 && p.index - at <= furthest; at--) {
    const { unit, role, section, keep } = passages[at]!;
    if (unit.turn < p.unit.turn - 3 || unit.reply !== undefined) return null;
    if (role !== 'clinician') {
      if (unit.words.length > longestReply) return null;
      continue;
    }
    const turned = unit.words.length < 7 ? otherSide.exec(unit.said)?.[1] : undefined;
    if (turned !== undefined) {
      side ??= turned === 'other' ? 'other side' : turned;
      continue;
    }
    if (movesForPatient(unit)) {
      by = ' (passively)';
      continue;
    }
    const part = unit.done ?? manoeuvreIn(unit);
    if (part === '') return null;
    // "Push, pull, push.": against what, nothing says.
    if (part === null && resists.test(unit.said)) return null;
    if (part !== null)
      return { part: `${part}${side === null || sided.test(p.unit.said) ? '' : `, ${side}`}${by}`, unit };
    const finds = section === 'exam' && keep > 0.3 && !ofSelf.test(unit.said);
    if (unit.question || (unit.words.length <= longestAside && !finds && !stands(unit))) continue;
    if (finds && !stands(unit) && (by !== '' || side !== null || goesOn.test(p.unit.said))) continue;
    return null;
  }
  return null;
}
