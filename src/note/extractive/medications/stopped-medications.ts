import { drugsIn } from '../lexicon/drugs.ts';
import { plainOf, reworded, type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { medicationsIn } from './medications.ts';
import { withoutOtherStopped } from './other-stopped.ts';
import { restartOf } from './restarted.ts';
import { withoutMeasured } from './without-measured.ts';

const stops =
  /\b(?:stopped|came off|went off|coming off|quit|gave (?:up(?: on)?|(?:it|that|them) up)|(?:we[ae]n(?:ed)?|took|taken|got|taking)(?=) (?:myself|himself|herself|me|him|her) off|weaned off|not taking|no longer (?:take|takes|taking|on)|don['’]t take|(?:do(?:es)?)(?: ?n['’]t| not) use(?=(?: (?:it|that|them|those|the [a-z]+))? any ?more\b)|(?:haven['’]t|hasn['’]t|have not|has not|['’]ve not|['’]s not)(?=) (?:been taking|taken)|told (?:me|him|her|us)(?=) (?:to )?(?=)(?:hold|stop|quit|come off|stay off)|(?:threw|tossed|chucked|flushed)(?=)(?: (?:it|that|them|those))?(?=) (?:out|away|down)|(?:had|made) (?:me|him|her)(?=) (?:stop|hold)|(?:they|he|she|hospital) (?:stopped|held)|packed|finished|completed|(?:did|tried)(?= (?:that|it|them|the [a-z]+)(?=) for (?:about |like |maybe )?(?=)(?:an?|one|two|three|ten|\d+|a few|a couple of)(?=) (?:days?|weeks?|months?))|ran out|run out|left (?:it|that|them)(?=) (?:off|down)|let (?:it|that|them)(?=) go|dropped (?:it|that|them)(?! (?:to|down|from|by|on|off|in|back)\b)|(?:(?:i|he|she)(?=)(?:['’]m|['’]s| am| is)) off(?=) (?:it|that|them|those)(?! for (?:now|surgery|the)\b))(?=)\b/;
// "I have some old amoxicillin at home but I haven't used it", "he prescribed Flexeril but I never filled it"
const unused =
  /\b(?:(?:have|has|had|['’]ve)(?=) ?(?:n['’]t|not)(?=) (?:even |ever |actually )?(?=)(?:used|opened|touched|tried|filled)|did ?(?:n['’]t|not)(?=) (?:even |actually )?(?=)(?:(?:end up )?(?=)(?:using|taking)|take|use|fill|open|try)|never (?:even |actually |really )?(?=)(?:(?:re)?filled|opened|touched|started|used|tried|picked up))(?=$|[.,;]| (?:it|that|them|those|any|one|the [a-z]+)(?:$|[.,;]| (?:yet|at all|so far|and|but|because|though)\b)| yet\b)/;
// "All except the ramipril", "everything but the Lipitor", "yes, but not the Jardiance any more"
const excepts =
  /\b(?:all|every ?thing|both|every one)(?: of (?:them|those|it))?,? (?:except|but|bar|save|apart from|other than)(?: for)?(?= (?:the|my|his|her) )|^(?:yes|yeah|yep|yup|most of them|mostly|right|correct),? (?:but |just |only )?(?:not|except(?: for)?|apart from|other than)(?= (?:the|my|his|her) )|\b(?:but|just) not(?= (?:the|my|his|her) [a-z-]{3,20}(?: [a-z]{3,12})? (?:any ?more|now|these days)\b)/;
/** What lies ready and is taken only when it has to be. */
const keptReady =
  /^(?:epi ?pens?|epinephrine|nitro\w*|naloxone|narcan|glucagon|albuterol|salbutamol|ventolin|(?:rescue|reliever|blue) inhaler|\w+triptan|baqsimi|gvoke)$/;
const again =
  /\b(?:started (?:it|them|that|back|taking)|back on|again|but now|almost|nearly|never|not stopped|have ?n['’]t (?:stopped|finished)|have ?n['’]t taken(?=)(?: (?:it|them|that|any|mine|my [a-z]+))?(?=)(?: yet)? (?:today|this morning))(?=)\b/;
const endsItself =
  /\b(?:it|which|bleeding|pain|cough|coughing|vomiting|itching|everything)(?=)(?:['’]s| has| had| all)? $/;
const pronoun = /\b(?:it|that one|that|them|those|these|both|the lot)\b/;
const several = /^(?:them|those|these|both|the lot)$/;
const clauseEnds =
  /[.,;?!]|\b(?:and|but|because|when|since|so|about|after|last|as|for|in|at (?:an?|one|two|six|twelve|\d)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)(?=)\b/;
const kinds: [RegExp, RegExp][] = [
  [/\bstatins?\b/, /statin$|^(?:lipitor|crestor|zocor)$/],
  [
    /\bantibiotics?\b/,
    /(?:cillin|mycin|cycline|floxacin|oxacin)$|^(?:trimethoprim|nitrofurantoin|cephalexin|keflex|bactrim|augmentin|co[- ]amoxiclav|macrobid|metronidazole)$/,
  ],
  [/\bbeta[- ]blockers?\b/, /olol$/],
  [/\bsteroids?\b/, /^(?:prednisolone|prednisone|dexamethasone|medrol)$/],
  [
    /\bwater (?:pill|tablet)s?\b/,
    /^(?:furosemide|lasix|hydrochlorothiazide|hctz|bumetanide|bumex|torsemide|chlorthalidone|indapamide|spironolactone|bendroflumethiazide)$/,
  ],
];

/** What "it" may be without a name: "lisinopril. And a statin, but I stopped it." */
export const medicineUnnamed =
  /\b(?:statins?|antibiotics?|steroids?|beta[- ]blockers?|iron|pills?|tablets?|inhalers?|patch(?:es)?|creams?|gels?|shots?|injections?|drops|ointments?|sprays?|vitamins?|supplements?|capsules?|course)(?=)\b/;

/** What a passage says of a medicine that is over. */
interface Stop {
  names: string[];
  /** The word that stands for the name, and where it stands in the plain words. */
  word: { text: string; at: number } | null;
}

/** A medicine that was stopped, and what tells that it is taken again. */
export interface StoppedMedication {
  name: string;
  restart: Unit | null;
}

/** The medicines that the patient, or who speaks for them, says they stopped. */
export function stoppedIn(passages: readonly Passage[], until: number): StoppedMedication[] {
  return passages.slice(0, until).flatMap((passage) => {
    if (ranOut(passage.unit) !== null) return [];
    const names = stopIn(passage, passages)?.names ?? [];
    return names.map((name) => ({ name, restart: restartOf(name, passage.index, passages) }));
  });
}

const outLately =
  /\b(?:ran|run) out(?: of (?:it|them|that|(?:the|my|his|her) [a-z-]{4,20}))?(?=) ((?:(?:about|around|maybe) ){0,2}(?=)(?:yesterday|today|this (?:week|morning|weekend)|last (?:week|weekend|night|[a-z]{3,6}day)|on [a-z]{3,6}day|(?:\d{1,2}|a few|a couple of) (?:days|weeks) ago|a week ago))(?=)\b/;

function ranOut(unit: Unit): string | null {
  return unit.said.includes(' out') ? (outLately.exec(plainOf(unit).toLowerCase())?.[1] ?? null) : null;
}

/** The medicines that have run out of late, which are taken still, and when: "I ran out of the lisinopril last week". */
export function ranOutLately(
  passages: readonly Passage[],
  until: number,
): Map<string, { when: string; passage: Passage }> {
  const found = new Map<string, { when: string; passage: Passage }>();
  for (const passage of passages.slice(0, until)) {
    const when = passage.role === 'clinician' ? null : ranOut(passage.unit);
    if (when !== null)
      for (const name of stopIn(passage, passages)?.names ?? [])
        found.set(name, { when: `ran out ${when.replace('about maybe', 'about')}`, passage });
  }
  return found;
}

/** "I stopped that one" with the medicine in place of the pronoun. */
export function withOwnStopsNamed(passages: readonly Passage[]): Passage[] {
  return passages.map((passage) => {
    const stop = stopIn(passage, passages);
    if (stop === null || stop.word === null || stop.names.length === 0) return passage;
    const plain = plainOf(passage.unit);
    const { text, at } = stop.word;
    const name = stop.names.join(' and the ');
    const before = plain.slice(0, at);
    // "They stopped all that."
    const what = ofKind(text)
      ? `${text} (${name})`
      : /\ball $/i.test(before)
        ? `${text} (the ${name})`
        : `${text === '' ? ' ' : ''}the ${name}`;
    return {
      ...passage,
      unit: reworded(passage.unit, `${before}${what}${plain.slice(at + text.length)}`),
      keep: Math.max(passage.keep, certain),
    };
  });
}
const certain = 0.6;

// "I stopped the water tablet.", of the spironolactone
const ofKind = (text: string) => kinds.some(([said]) => said.test(text));

function stopIn({ unit, role, index }: Passage, passages: readonly Passage[]): Stop | null {
  if (role === 'clinician' || unit.question) return null;
  const plain = plainOf(unit);
  const text = plain.toLowerCase();
  const left = unused.exec(text);
  const except = left === null && unit.clinical.drugs > 0 ? excepts.exec(text) : null;
  const found = left ?? except ?? stops.exec(text);
  if (found === null || (left === null && except === null && again.test(text))) return null;
  // "The bleeding stopped with the tranexamic acid."
  if (found[0] === 'stopped' && endsItself.test(text.slice(0, found.index))) return null;
  if (found[0].startsWith('told') && nobody.test(text.slice(0, found.index))) return null;
  if (withoutOtherStopped(text).length <= found.index) return null;
  const from = found.index + found[0].length;
  const rest = text.slice(from);
  const end = rest.search(clauseEnds);
  const object = end < 0 ? rest : rest.slice(0, end);
  const named = unit.clinical.drugs > 0 ? namesIn(object) : [];
  if (left !== null && keptReady.test(named[0] ?? namesIn(text).at(-1) ?? '')) return null;
  const kind = kinds.find(([said]) => said.test(object));
  if (named.length > 0 && !named.every((name) => kind?.[0].test(name))) return { names: named, word: null };
  if (kind !== undefined) {
    const near = [
      ...spokenBefore(index, passages, reach).flat(),
      ...namesIn(text),
      ...spokenAfter(index, passages),
    ];
    const meant = new Set(near.filter((name) => kind[1].test(name)));
    const said = kind[0].exec(object)!;
    return meant.size === 1 && named.length > 0
      ? { names: [...meant], word: { text: said[0], at: from + said.index } }
      : { names: meant.size > 0 ? [...meant] : named, word: null };
  }
  const word = (pronoun.exec(object) ?? pronoun.exec(found[0]))?.[0];
  const isWhen = found[0].endsWith('out') && ranOut(unit) !== null;
  if (word === undefined && !isWhen && !/^(?: taking| using)? *$/.test(object)) return null;
  // "The rosuvastatin, I stopped that."
  const lead = text.slice(0, found.index);
  const spoken = unit.clinical.drugs > 0 ? ownNames(lead) : [];
  const own = word !== undefined && isOfCourse(lead, spoken.at(-1)) ? [] : spoken;
  const isUnnamed =
    own.length === 0 &&
    (medicineUnnamed.test(lead) ||
      (word !== undefined && ofCourse.test(lead)) ||
      unnamedBefore(index, passages));
  const before = own.length > 0 ? own : isUnnamed ? [] : (spokenBefore(index, passages, 4).at(-1) ?? []);
  const after = before.length > 0 || unit.clinical.drugs > 0 ? null : namedInReply(index, passages);
  const meant = after === null ? before : [after];
  if (meant.length === 0) return null;
  const names = word !== undefined && several.test(word) ? meant : meant.slice(-1);
  // "Then I ran out."
  if (after !== null && word === undefined && !found[0].endsWith('out'))
    return { names, word: { text: '', at: from } };
  const at = word === undefined ? -1 : object.search(pronoun);
  return {
    names,
    word: own.length > 0 || word === undefined || at < 0 ? null : { text: word, at: from + at },
  };
}

// "Nobody told me to stop."
const nobody = /\b(?:nobody|no one|never|not|n['’]t)(?: \w+)? $/;
/** "I've had a course of steroids, I finished them": of these, not of what was asked. */
export const ofCourse = /\b(?:steroids|antibiotics|painkillers|a course|courses)\b/;

// "Ramipril and the donepezil, and she had antibiotics but she finished those."
function isOfCourse(lead: string, last: string | undefined): boolean {
  return last !== undefined && ofCourse.test(lead.slice(lead.lastIndexOf(last) + last.length));
}

const reach = 10;

function namesIn(text: string): string[] {
  return medicationsIn(text).map(({ name }) => name);
}

// "Spironolactone, I'm not on that now, they stopped it.": no list of medicines has what is not taken.
function ownNames(lead: string): string[] {
  const names = namesIn(lead);
  return names.length > 0 ? names : drugsIn(wordsOf(lead)).map(({ name }) => name);
}

// "Tamsulosin. And an antibiotic, but that's done. I finished it yesterday."
function unnamedBefore(index: number, passages: readonly Passage[]): boolean {
  const { turn } = passages[index]!.unit;
  for (let i = index - 1; i >= 0 && i >= index - 4 && turn - passages[i]!.unit.turn <= 1; i--) {
    const { unit } = passages[i]!;
    const text = plainOf(unit).toLowerCase();
    if (unit.clinical.drugs === 0) {
      if (medicineUnnamed.test(text)) return true;
      continue;
    }
    const last = ownNames(text).at(-1);
    return last !== undefined && medicineUnnamed.test(text.slice(text.lastIndexOf(last) + last.length));
  }
  return false;
}

// Each list that was spoken before, in the same turn or the one it answers.
function spokenBefore(index: number, passages: readonly Passage[], most: number): string[][] {
  const out: string[][] = [];
  const { turn, answers } = passages[index]!.unit;
  const asked = answers?.start;
  for (let i = Math.max(0, index - most); i < index; i++) {
    const { unit } = passages[i]!;
    if (unit.clinical.drugs === 0) continue;
    if (
      most > 4 ||
      turn - unit.turn <= 1 ||
      (turn - unit.turn === 2 && (asked === unit.start || asksOfIt(passages, i, index)))
    ) {
      const names = namesIn(withoutMeasured(plainOf(unit)));
      if (names.length > 0) out.push(names);
    }
  }
  return out;
}

// "The Aleve. I was taking two." "You were, or you are?" "I quit that."
function asksOfIt(passages: readonly Passage[], from: number, to: number): boolean {
  const between = passages.slice(from + 1, to).filter((p) => p.role === 'clinician');
  return (
    between.length > 0 &&
    between.every((p) => p.unit.question && (ofIt.test(p.unit.said) || onlyFigure.test(plainOf(p.unit))))
  );
}
// "Ten?"
const onlyFigure = /^\d{1,4}(?:\.\d{1,3})?[.?!]?$/;
const ofIt =
  /\b(?:tak(?:e|ing)|using|use|help\w*|work\w*|still|(?:did|how'd) (?:it|that) go)\b(?! (?:drinks?|drugs|alcohol|smok\w+))/;

// "I finished the antibiotics on Friday. Doxycycline, a week of it."
function spokenAfter(index: number, passages: readonly Passage[]): string[] {
  const next = passages[index + 1]?.unit;
  return next !== undefined &&
    next.turn === passages[index]!.unit.turn &&
    next.clinical.drugs > 0 &&
    !takesNow.test(next.said)
    ? namesIn(plainOf(next))
    : [];
}
// "It burned my gullet, so I stopped." "Alendronate.": the clinician names it, and says nothing else.
function namedInReply(index: number, passages: readonly Passage[]): string | null {
  const next = passages[index + 1];
  if (next?.role !== 'clinician' || next.unit.words.length > 4 || next.unit.clinical.drugs !== 1) return null;
  return namesIn(plainOf(next.unit))[0] ?? null;
}
const takesNow =
  /\b(?:i|he|she)(?:'m| am|'s| is)?(?=) (?:now |still |just )?(?=)(?:take|takes|on|have|has|use)(?=)\b|\bnow\b/;

const correction =
  /^(?:(?:no|so|well|oh|um|yeah|yes|actually|sorry)(?=),?(?=) ){0,3}(?=)(?:it['’]s |i['’]m on |i take |that['’]s )?(?=)(\d{1,4}(?=)(?:\.\d{1,3})?)(?=)(?: (?:mg|milligrams?|mcg|micrograms?))?(?=)(?:,? (?:actually|now|these days|i think|i believe))?\.?$/i;

/** "Omeprazole, twenty?" "Forty, actually.": the strength as the answer corrects it; null where it corrects none. */
export function correctedStrength(strength: string, answer: Unit): string | null {
  if (answer.words.length > 7) return null;
  const said = correction.exec(plainOf(answer))?.[1];
  if (said === undefined || said === strength) return null;
  const ratio = Number(said) / Number(strength);
  // "Metformin, five hundred?" "Two.": how many; "Ten, three times." "Two.": how often.
  const isCount = Number(said) < 5 && ratio < fewerTimes && !/ (?:mg|mcg|mi)/.test(plainOf(answer));
  return ratio > 0.1 && ratio < 10 && !isCount ? said : null;
}
const fewerTimes = 0.25;
