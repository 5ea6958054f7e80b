import { contextOfPhrase } from '../language/context.ts';
import type { Source } from '../note.ts';
import { isAnothers, isDeniedNext } from './denied-next.ts';
import { sourcesOf } from './draft.ts';
import {
  asSince,
  bothSaid,
  howAskedNext,
  howNext,
  oftenAnswered,
  oftenConfirmed,
  withUnit,
} from './how-taken.ts';
import { doseBefore, keptMedications } from './kept-medications.ts';
import { drugAt } from './lexicon/drugs.ts';
import { medicationsIn } from './medications.ts';
import { asksOfEver, isNotTakenNow, isTakenByKin, isTellersOwn, tellsHowItWent } from './not-taken-now.ts';
import { goesOnAboutKin, isOfKinNamed, relativeOfThemselves } from './of-whom.ts';
import { isAgreed } from './recorded-list.ts';
import { stoppedIn } from './stopped-medications.ts';
import { plainOf, type Unit } from './units.ts';
import type { Passage } from './visit.ts';

export interface CurrentMedication {
  name: string;
  how: string;
  sources: Source[];
}

const notTaken =
  /\b(?:allerg(?:y|ies|ic)|used to|no longer|quit|discontinued|came off|off of|ran out|reaction|instead of|refuse|in the past|years ago|told (?:me|him|her|us|you) (?:to (?:stop|quit|hold|avoid)|not)|never (?:tried|took|taken)|(?:they|he|she|doctor|dentist) (?:gave|prescribed) (?:me|her|him|us)|did fine on|as a (?:child|kid|baby)|like my \w+ (?:took|takes)|makes? me|made me|was (?:also |still )?(?:on|taking) (?:the )?[a-z]+ before)(?=)\b/;
// "I had citalopram after he was born, for about a year."
const was = /\b(?:i|she|he) (?:had|was on|was taking)\b/;
const forThen =
  /\b(?:for (?:about )?(?:an?|\d+|a few|a couple of)(?=) (?:years?|months?)|then(?=$|[,.])|after (?:he|she|they|the baby) (?:was|were)|(?:that|last) (?:winter|summer|spring|autumn|fall)|until|till|up to)(?=)\b/;

// "One course of prednisolone in November." "Nitrofurantoin, that sorted it."
const courseThen = /\b(?:an?|one|another|few|\d) (?:[a-z]+ )?courses? of\b/;
const goesOnNow = /\b(?:i'm|i am|he's|she's|now|still|currently|just started)\b/;
const wasOver =
  /\b(?:(?:that|it|which) (?:sorted|cleared|fixed)(?=) (?:it|that|me)|did the trick|gave (?:me|him|her) the runs|did(?: not|n't| n't)(?=) (?:agree with|suit)(?=) (?:me|him|her))(?=)\b/;
// "What did you take last time?" "The colchicine."
// "I had Macrobid once, for a week", "I did Zoloft for a year"
const didOnce =
  /\b(?:i|he|she)(?=) (?:had|did|got|took|tried)\b[^.]{0,40}? once\b(?! (?:a|an|per|each|every|daily|weekly|in|i|he|she|we|it)(?=)\b)|\b(?:i|he|she) did [a-z]+ for (?:about |like )?(?:an?|\d+)(?=) (?:years?|months?)\b/;
// "Prednisone in February, from the urgent care.", "amoxicillin for a tooth, in August"
const thatMonth =
  /^(?:(?:and|yes|yeah|just|only|no),? )*[a-z-]+,? (?:for (?:an?|my|his|her|the) [a-z]+,? )?(?=)(?:in (?:january|february|march|april|may|june|july|august|september|october|november|december)|last (?:spring|summer|fall|autumn|winter|year|month)|(?:a|\d+) (?:weeks?|months?|years?) ago)(?=)\b/;
const asksThen =
  /\b(?:take|have|use|try|give|get|work|help)(?=) (?:[a-z]+ ){0,3}(?=)(?:last time|the time before|back then)\b(?! (?:i|we|you)\b)|\bdid (?:you|he|she|they) (?:have|try|get|take|give you)(?=) (?:something|anything) else\b|\bthe one before that\b/;

// "I only took Advil the first week."
const took = /\b(?:took|used|had|needed)\b/;
const atFirst = /\b(?:the|that) first (?:(?:few|couple of) )?(?=)(?:day|week|month|night)/;

const goesOnTaking =
  /\b(?:i|he|she) (?:take|takes|use|uses|have it|get)\b|\b(?:every|daily|helps?|as needed)\b/;

const isGoingOn = (text: string) => goesOnNow.test(text) || goesOnTaking.test(text);

function isPast(text: string, asked: Unit | null): boolean {
  return (
    (asked !== null && asksOfEver(asked) && !isGoingOn(text)) ||
    (was.test(text) && forThen.test(text)) ||
    (didOnce.test(text) && !isGoingOn(text)) ||
    (thatMonth.test(text) && !goesOnNow.test(text)) ||
    wasOver.test(text) ||
    (atFirst.test(text) && took.test(text) && !goesOnNow.test(text)) ||
    (!goesOnNow.test(text) && (courseThen.test(text) || (asked !== null && asksThen.test(asked.said))))
  );
}

const asksUse =
  /\b(?:tak(?:e|ing)|giving|using|use|on|medications?|prescribed|still|tablets?|pills?|getting on with)\b/;

// "Your potassium is 3.9", "we checked your estradiol": measured, not taken.
const measured =
  /^(?:potassium|calcium|magnesium|estradiol|testosterone|progesterone|insulin|iron|folate|folic acid|vitamin [a-z0-9]+|lithium|digoxin|phenytoin|glucose|niacin)$/;

// "Thyroid, kidneys and calcium all normal", "calcium and the myeloma screen are fine".
const foundNormal =
  /^(?:,? (?:and|or) (?:the )?[a-z]{3,12}(?: [a-z]{3,12})?)?(?: is| are| was| were)?(?=)(?: all| both| came back)?(?=) (?:normal|fine|okay|good|negative|low|high)(?=)\b/;

// `low` is the sentence in lower case.
function isMeasured(name: string, low: string): boolean {
  if (!measured.test(name)) return false;
  const at = low.indexOf(name);
  return (
    /^ \d+\.\d+\b(?! ?(?:m[gE]|mcg|meq|g\b|units?))/.test(low.slice(at + name.length)) ||
    (name === 'calcium' && /^ \d\d[.,]?(?: |$)/.test(low.slice(at + name.length))) ||
    /^ (?:levels?|counts?|tests?|results?|control)(?=)\b|^ (?:is|was|were|came back|(?:came|comes) out (?:to be|at)|of|at)(?=) (?:a (?:little|bit) )?(?=)(?:\d|low|high|normal|fine|good|elevated|not)/.test(
      low.slice(at + name.length),
    ) ||
    foundNormal.test(low.slice(at + name.length)) ||
    /\b(?:check(?:ed|ing)?|test(?:ed|ing)?|measured?|looked at|drew|ordered|repeat)\b/.test(low.slice(0, at))
  );
}

/** What the patient takes as the visit begins: said by them, or asked by the clinician and confirmed. */
export function currentMedications(passages: readonly Passage[], until: number): CurrentMedication[] {
  const found = new Map<string, CurrentMedication>();
  for (const { unit, role, reply, index, section } of passages) {
    if (index >= until) break;
    if (goesOnAboutKin(unit, passages[index - 1]?.unit) || relativeOfThemselves(unit)) continue;
    if (section === 'plan') continue;
    if (unit.clinical.drugs === 0 || isOfKinNamed(passages[index]!, passages)) continue;
    // "I took some tablets when I was seventeen. Paracetamol."
    const before = passages[index - 1]?.unit;
    if (before?.turn === unit.turn && goesOnAboutThen(unit, before)) continue;
    const text = plainOf(unit);
    const low = text.toLowerCase();
    const named = medicationsIn(text);
    if (
      named.length === 0 ||
      notTaken.test(low) ||
      isNotTakenNow(low) ||
      (role === 'relative' && (isTellersOwn(low) || isAskedOfTeller(unit.answers))) ||
      (role === 'patient' && isTakenByKin(low)) ||
      isPast(low, role === 'clinician' ? null : unit.answers) ||
      // "Have you ever been on metformin?" "Years ago."
      (unit.question && asksOfEver(unit) && !isGoingOn(`${low} ${reply?.units[0]?.said ?? ''}`))
    )
      continue;
    const spoken = role === 'patient' || role === 'relative' || role === 'unknown';
    if (spoken && unit.question) continue;
    if (!spoken && isDeniedNext(passages[index]!, passages)) continue;
    const confirmed =
      unit.question &&
      reply !== null &&
      reply.answer !== 'no' &&
      !(reply.answer === 'open' && isLeftOpen(low, named, reply.units[0]!, passages[index]!, passages)) &&
      !/\b(?:were|was|did|can|could) (?:you|he|she)\b|\byou can (?:take|have)\b/.test(low) &&
      (asksUse.test(low) ||
        (reply.answer === 'yes' && named.some(({ how }) => how !== '')) ||
        (reply.answer === 'open' &&
          named.length === 1 &&
          howNext(named[0]!.name, passages[index]!, passages) !== ''));
    const stated =
      !spoken &&
      !unit.question &&
      /\b(?:you (?:still |also )?take|you(?:'re| are) (?:on|taking|currently|still)|(?:he|she) (?:is|takes|was)|takes|currently (?:on|taking)|(?:we|i)(?:'ve| have)?(?=) (?:have|had|put|placed|started|got)(?=) (?:you|him|her)|treated with|your(?! \d))(?=)\b/.test(
        low,
      );
    if (
      !spoken &&
      !confirmed &&
      !stated &&
      !(named.some(({ how }) => how !== '') && isTaken(passages, index)) &&
      !isAgreed(passages[index]!, passages) &&
      !isReadOut(passages[index]!, passages)
    )
      continue;
    const theirs = spoken || !isAnothers(passages[index]!, passages) ? named : named.slice(0, -1);
    for (const { name, how: own } of theirs) {
      const last = name === named.at(-1)!.name;
      const next = own === '' && named.length === 1 ? howNext(name, passages[index]!, passages) : own;
      const asked =
        next === '' && last
          ? howAskedNext(name, passages[index]!, passages)
          : withUnit(next, last, unit, passages[index + 1]?.unit);
      const since = named.length === 1 ? asSince(asked, passages[index]!, passages) : asked;
      // "Are you taking it twice a day?" "Once.": how often, the answer says.
      const settled =
        confirmed && reply?.answer === 'open' && since === own
          ? oftenAnswered(since, reply.units[0]!)
          : since;
      const often = last && spoken ? oftenConfirmed(name, passages[index]!, passages) : null;
      const how = often === null ? settled : bothSaid(settled, often.how);
      if (isMeasured(name, low) || (name === 'nicotine' && !replaces.test(low))) continue;
      if (tellsHowItWent(low.slice(low.indexOf(name) + name.length))) continue;
      const context = contextOfPhrase(text, name);
      if (context && (context.negated || context.hypothetical || context.family)) continue;
      const known = found.get(name);
      const sources = sourcesOf(
        unit,
        ...(confirmed && reply ? [reply.units[0]!] : []),
        ...(often === null ? [] : [often.unit]),
      );
      if (!known) found.set(name, { name, how, sources });
      else {
        const both = bothSaid(known.how, how);
        if (both !== known.how) found.set(name, { name, how: both, sources: [...known.sources, ...sources] });
      }
    }
  }
  const stopped = new Set(stoppedIn(passages, until));
  // "I've stopped the alendronic.", of alendronic acid.
  for (const name of stopped)
    for (const known of [...found.keys()])
      if (known === name || known.startsWith(`${name} `) || known.endsWith(` ${name}`)) found.delete(known);
  for (const [name, medication] of found) {
    if (medication.how !== '') continue;
    const told = continued(name, passages, until);
    if (told !== null)
      found.set(name, { name, how: told.how, sources: [...medication.sources, ...sourcesOf(told.unit)] });
  }
  // "No, I stopped that." "I'll stop the propranolol on your repeat.": not taken, though it is on the list.
  for (const kept of keptMedications(passages, until))
    if (!found.has(kept.name) && !stopped.has(kept.name)) found.set(kept.name, kept);
  // "Still on your aspirin?" "I do the baby aspirin every day."
  for (const [name, { how }] of found)
    if (how === '' && [...found.keys()].some((other) => other.endsWith(` ${name}`))) found.delete(name);
  return [...found.values()];
}

// "And what are you taking, Mom?", asked of who came with the patient.
const toKin = / (?:mom|mum|mama|mommy|dad|daddy)$/;
function isAskedOfTeller(asked: Unit | null): boolean {
  return asked?.words.includes('you') === true && toKin.test(asked.said);
}

const examples =
  /\b(?:anything|something|over the counter|off the street|(?:that|those) (?:kinds?|sorts?) of|such as)\b/;
const besides = /\b(?:else|besides|apart from|other than|aside from)\b/;
const kind = /\b(?:pills?|tablets?|control|inhaler)$/;

/** Whether an answer that is neither yes nor no leaves it open if what was asked for is taken. */
function isLeftOpen(
  low: string,
  named: readonly { name: string }[],
  { words, said, clinical }: Unit,
  asking: Passage,
  passages: readonly Passage[],
): boolean {
  const { name } = named.at(-1)!;
  // "When you take that ibuprofen or Tylenol, how bad is it then?"
  if (named.length > 1 && / or /.test(low)) return true;
  // "Anything over the counter, Advil, Aleve?" "I took the blue ones."
  if (examples.test(low)) return !besides.test(low) && howNext(name, asking, passages) === '';
  // "You're on lercanidipine?" "Bendroflumethiazide." "Water pill?" "He gave me one, the furosemide."
  return (
    named.length === 1 &&
    !besides.test(low) &&
    clinical.drugs > 0 &&
    !said.includes(name) &&
    (kind.test(name) || drugAt(words, words[0] === 'the' ? 1 : 0) > 0)
  );
}

const replaces = /\b(?:patch(?:es)?|gum|lozenges?|replacement|spray)\b/;

const takes =
  /\b(?:i(?:['’]ve| have)? (?:(?:only|still|just|usually|always) )?(?:take|takes|use|been on)|i['’]m (?:only |still )?(?:on|taking)|that['’]s (?:the|my|for) [a-z]+)(?=)\b/i;

// "First one I've got is metoprolol, fifty." "Yes, I take that in the morning.": a list that the clinician reads out.
function isTaken(passages: readonly Passage[], at: number): boolean {
  const { unit } = passages[at]!;
  for (let i = at + 1; i < passages.length && i < at + 4; i++) {
    const next = passages[i]!;
    if (next.unit.turn === unit.turn) continue;
    return next.role !== 'clinician' && !next.unit.question && takes.test(next.unit.text);
  }
  return false;
}

const leads = new Set(
  "and so okay ok then um uh now the your right also well plus there's there is next it says".split(' '),
);
const decidesOn =
  /\b(?:start|try|stop|will|'ll|want|send|need|should|could|would|going|gon|give|instead|allerg\w*|add|increase|change|switch|if|we|i|i'm|i'd|not|no)(?=)\b/;
const longestRead = 12;
const likelyRead = 0.4;
const likelyWithDose = 0.2;

// "Metformin, five hundred, twice a day.", in a list that the clinician reads out.
function isReadOut({ unit, section, keep, index }: Passage, passages: readonly Passage[]): boolean {
  const likely = /\d/.test(plainOf(unit)) ? likelyWithDose : likelyRead;
  if (unit.question || section !== 'meds' || keep < likely || unit.words.length > longestRead) return false;
  const from = unit.words.findIndex((word) => !leads.has(word));
  if (from < 0 || drugAt(unit.words, from) === 0 || decidesOn.test(unit.said)) return false;
  const next = passages.slice(index + 1, index + 4).filter((p) => p.unit.turn === unit.turn + 1);
  return !next.some((p) => p.role !== 'clinician' && leavesOff.test(p.unit.said));
}

const leavesOff =
  /\b(?:never|quit|stopped|ran out|came off|took me off|no more|no longer|used to|any ?more|allerg\w*)\b|^no$|\b(?:do|did|am|'m|have|was) (?:n't|not)\b(?! (?:miss|forget|skip|know|mind|remember)\b)/;

// "I had antibiotics for mastitis. Dicloxacillin.", of the mother.
const ofTeller = /^(?:(?:and|but|well|yes|no) )*i (?:had|was on|took|was given|got)\b/;

function goesOnAboutThen({ words, role, said }: Unit, before: Unit): boolean {
  if (words.length < 3 && longAgo.test(before.said)) return true;
  return (
    role === 'relative' &&
    words.length < 6 &&
    ofTeller.test(before.said) &&
    !/\b(?:he|she|him|her|his)\b/.test(said)
  );
}

const longAgo = /\bwhen (?:i|he|she) was\b|\byears ago\b|\bas a (?:kid|child|teenager)\b/;
const keeps = /\b(?:continue|keep|refill)\b/;
// "…, 600 for a few days, and keep the hand up": the hand.
const keepsIt = /\b(?:continue|refill|keep (?:it|that|them|taking|going|on))\b/;
const changes =
  /\b(?:increase|decrease|raise|lower|reduce|switch|change|start|stop|instead|up to|go up|down to|double)\b/i;

// "Let's continue you on the allopurinol, 100 milligrams once a day": so it was taken before.
function continued(
  name: string,
  passages: readonly Passage[],
  until: number,
): { how: string; unit: Passage['unit'] } | null {
  for (const { unit, role } of passages.slice(until)) {
    const text = plainOf(unit);
    if (role !== 'clinician') continue;
    if (unit.clinical.drugs === 1 && unit.said.includes(name) && doseBefore(text) !== '')
      return { how: doseBefore(text), unit };
    const [before = '', after = ''] = unit.said.split(name, 2);
    if (!(keeps.test(before) || keepsIt.test(after)) || changes.test(text)) continue;
    const here = medicationsIn(text).find((one) => one.name === name);
    if (here !== undefined && /\d/.test(here.how)) return { how: here.how, unit };
  }
  return null;
}
