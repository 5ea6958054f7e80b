import { takesLetterA } from '../language/letter-a.ts';
import { endsWithTo } from '../language/trim-edges.ts';
import { lowerInitial } from '../language/uncapital.ts';
import { upperFirst } from '../language/upper-first.ts';
import { matchesOf } from '../matches.ts';
import { namesOrder } from './choosing/left-out-orders.ts';
import { namesTest } from './choosing/left-out-results.ts';
import { withoutLooseEnd } from './loose-ends.ts';
import { mendSentence, type Told } from './mend-sentence.ts';
import { byClinic, withoutClinician } from './rephrase/clinician-voice.ts';
import { plainPlan } from './rephrase/plain-plan.ts';
import {
  findingOf,
  relativeOf,
  rephrasePlan,
  rephraseStatement,
  rephraseTold,
  type Subject,
} from './rephrase/rephrase.ts';
import { ofClinician } from './rephrase/rephrase-said.ts';
import { ofTheClinic } from './rephrase/statement.ts';
import { told } from './rephrase/told.ts';
import { isAuxiliary, isBaseVerb, isPast } from './rephrase/verbs.ts';
import { namesAnything } from './visit/clinical-words.ts';
import { ratiosAsSaid, reworded, type Unit, wordsOf } from './visit/units.ts';

/** The unit as a sentence of the history, in the third person; null where nothing clinical is left. */
export function sayTold(unit: Unit, subject: Subject, say = sayWhole): string | null {
  const text = say(unit, subject) ?? firstSaid(unit, (part) => say(part, subject));
  // What named the patient was taken off.
  return subject.they === 'the patient' && text !== null && nameless.test(text) && !/\bpatient\b/i.test(text)
    ? (say(unit, named(subject)) ?? firstSaid(unit, (part) => say(part, named(subject))))
    : text;
}

/**
 * The same of what a clinician concludes: "i" is never the patient, however a patient might have said it. `isSure`: it is
 * surely an assessment, though it names nothing clinical.
 */
export function sayConcluded(unit: Unit, subject: Subject, isSure = false): string | null {
  if (unit.role !== 'clinician') return sayTold(unit, subject);
  return sayTold(unit, subject, concluded) ?? (isSure ? sayTold(unit, subject, concludedSurely) : null);
}

// "It's not where I want it, under one thirty": where the clinician can't be left out, the clinic speaks.
function concluded(unit: Unit, subject: Subject): string | null {
  return impersonal(told(unit.text, subject), unit, isClinical(unit) ? byClinic : withoutClinician);
}

function concludedSurely(unit: Unit, subject: Subject): string | null {
  return impersonal(told(unit.text, subject), unit, byClinic);
}

const nameless = /\b(?:they|them|their)\b/i;

function named(subject: Subject): Subject {
  return { ...subject, named: true };
}

const asTold =
  /,? (?:just )?(?:like|as) you(?:['’]d| had)? (?:said|(?:told|asked|advised) me(?: to)?|suggested|recommended|advised)(?: to)?(?=[.!]?$)/i;
// "I check every morning like you said, and they've been around one sixty."
const asToldBefore =
  /,? (?:just )?(?:like|as) you(?:['’]d| had)? (?:said|(?:told|asked|advised) me(?: to)?|suggested|recommended|advised|asked)(?: to)?(?=,? (?:and|but|so)\b)/i;
const ofOwnAct = /^(?:(?:so|and|well|yeah|yes),? )?i(?:['’]ve| have)? [a-z][^,.;]+$/i;

// "I cut down like you said."
function asAdvised(text: string): string {
  if (!text.includes(' you')) return text;
  const at = text.search(asTold);
  if (at < 0) return text.replace(asToldBefore, '');
  return at > 0 && ofOwnAct.test(text.slice(0, at)) ? text.replace(asTold, ' as advised') : text;
}

function sayWhole(unit: Unit, subject: Subject): string | null {
  if (unit.role === 'relative') return whole(byRelative(unit, subject), unit, 'history');
  const advised = unit.role === 'patient' ? asAdvised(unit.text) : unit.text;
  if (advised !== unit.text) return sayWhole(reworded(unit, advised), subject);
  if (unit.role === 'patient' && (ofClinician.test(unit.text) || isThought(unit))) return null;
  const text = unit.role === 'patient' ? ofTheClinic(unit.text) : unit.text;
  const said = spokenToPatient(text === unit.text ? unit : reworded(unit, text))
    ? rephraseTold(text, subject)
    : rephraseStatement(text, subject, subject.they === 'the patient' ? 'report' : 'subject');
  return impersonal(said, unit, unit.isStaff ? ofStaff : withoutClinician);
}

const mostLost = 1.5;

// "I'm having the home nurse come on Saturday.", says the nurse: the clinic is.
function ofStaff(text: string): string | null {
  const [left, said] = [withoutClinician(text), byClinic(text)];
  return left === null || (said !== null && said.length > mostLost * left.length) ? said : left;
}

// "What's your worry?" "That it's broken.": what is feared or was read is not so.
function isThought({ text, answers }: Unit): boolean {
  return answers !== null && that.test(text) && asksThought.test(answers.said);
}
const that =
  /^(?:just |only |well,? )?(?=)that (?:i(?:['’]m|['’]ve)?|it(?:['’]s)?|my|he(?:['’]s)?|she(?:['’]s)?|they(?:['’]re)?|there(?:['’]s)?|you(?:['’]re)?|something(?:['’]s)?)(?= )/i;
const asksThought =
  /\b(?:think|thought|thinking|worr(?:y|ied|ies|ying)|afraid|scared|frighten\w*|fear|concern\w*|tell you|told you|said|say|says|read|believe|hope|expect|mean)\b/;

function impersonal(said: string | null, unit: Unit, spoken = withoutClinician): string | null {
  const text = whole(said, unit, 'history');
  if (text === null) return null;
  const kept = spoken(text);
  const read = kept === null || kept === text ? kept : withoutLooseEnd(kept);
  return read !== null && onlyThought.test(read) ? null : read;
}

const spouses: Record<string, string> = { mother: 'father', father: 'mother', parent: 'other parent' };

// "Fell off his bike.", said without a subject, is of the patient; "took him to hospital" is of who tells it.
const ofPatient =
  /^(?:fell|slipped|tripped|landed|twisted|threw up|ate|drank|slept|woke up|felt|lost|gained|had|got|ended up|came off|went|started(?= [a-z]{2,12}ing\b)|stopped(?!$| (?:[a-z]+ ){0,3}by\b)|quit|gave up)\b(?! (?:[a-z]+ )?(?:him|her|it|them)\b| (?:giving|putting|letting|doing)\b)/;

// "Dad, you fell twice last week.": said to the patient.
const callsPatient =
  /^(?:(?:oh|well|but|no|now|yes)(?=)\b,? )?(?=)(?:dad|daddy|mom|mum|mama|papa|pop|grandma|grandpa|honey|sweetie|sweetheart|darling|buddy|dear), (?=you\b)/i;

/** Who comes along with an adult, and may turn to them. */
const turnsToPatient = /^(?:wife|husband|partner|son|daughter|sister|brother|carer)$/;
// "Your foot goes.", "you were picking things off the bedspread"; not "you told me", "you can hear it", said to the doctor.
const toThePatient =
  /^(?:(?:and|but|no|well|oh|yes)(?=),? ){0,2}(?=)(?:your (?:(?:left|right) )?(?=)(?:head|face|eyes?|ears?|mouth|tongue|hands?|arms?|feet|foot|legs?|knees?|hips?|back|chest|skin|toes?|memory|breath|sugars?|hearing)(?=)\b|you(?:['’]re|['’]ve| are| were| have| had| already| don['’]t| didn['’]t| fell| stopped| forgot| take| took| sleep| slept| wake| woke| snore| missed)(?=) (?!know\b|see\b|hear\b|tell\b|told\b|say\b|said\b|have to\b|need\b|got to\b|met\b|want\b|think\b|going\b|right\b|welcome\b)[a-z])/i;

// "You took him off it", said to the doctor.
const ofPatientByPronoun = /(?<!\S)(?:he|she|him|her|his)(?![^\s'])/;

const children = 'son|daughter|baby|child|little (?:boy|girl|one)';
const parents = { she: 'mother|mom|mum', he: 'father|dad' };

// A parent's "my son", a grown child's "my mom", is the patient.
function whomTheyAre(kin: string | null, { they }: Subject): string | null {
  if (kin === 'mother' || kin === 'father' || kin === 'parent') return children;
  if (kin === 'sibling') return 'brother|sister';
  if (kin !== 'child' && kin !== 'son' && kin !== 'daughter') return null;
  return they === 'she' || they === 'he'
    ? parents[they]
    : kin === 'child'
      ? `${parents.she}|${parents.he}`
      : null;
}

// "Worse since Mom died", "Dad's memory", says a daughter.
const isGrownChild = /^(?:daughter|son|child)$/;
const bareParent =
  /(?<!\b(?:my|his|her|your|our|their|the|a|step|and|or) |, )\b(mom|mum|dad)\b(?! (?:and|or) (?:mom|mum|dad)\b|,| you\b)/gi;

function spouseOf({ they }: Subject): string | null {
  return they === 'she' ? 'husband' : they === 'he' ? 'wife' : null;
}

// A grown daughter's "my dad" is her mother's husband, a mother's "my husband" is the child's father; her son or daughter is the patient.
function byRelative(unit: Unit, subject: Subject): string | null {
  const called = callsPatient.exec(unit.text);
  if (called !== null) return rephraseTold(unit.text.slice(called[0].length), subject);
  if (
    turnsToPatient.test(unit.kin ?? '') &&
    toThePatient.test(unit.text) &&
    !ofSpeaker.test(unit.said) &&
    !ofPatientByPronoun.test(unit.said)
  )
    return rephraseTold(unit.text, subject);
  const relative = relativeOf(subject, unit.kin);
  const own = isGrownChild.test(unit.kin ?? '') ? unit.text.replace(bareParent, 'my $1') : unit.text;
  const text = ofPatient.test(unit.said) ? `${subject.they} ${lowerFirst(own)}` : own;
  const said = rephraseStatement(text, relative, 'subject');
  if (said === null || !said.toLowerCase().includes(`${relative.their} `)) return said;
  const other = spouses[unit.kin ?? ''];
  const cameWith = whomTheyAre(unit.kin, subject);
  const spouse = isGrownChild.test(unit.kin ?? '') ? spouseOf(subject) : null;
  const turned = said
    .replace(
      new RegExp(`\\b${relative.their} (?:(mother|mom|mum)|(?:father|dad))(?:[- ]in[- ]law)?\\b`, 'gi'),
      (own, woman) => {
        if (other) return `${subject.their} grand${woman ? 'mother' : 'father'}`;
        return spouse === (woman ? 'wife' : 'husband') ? `${subject.their} ${spouse}` : own;
      },
    )
    .replace(new RegExp(`\\b${relative.their} (brother|sister)\\b`, 'gi'), (own, sibling) =>
      spouse === null ? own : `${subject.their} ${sibling === 'brother' ? 'son' : 'daughter'}`,
    )
    .replace(new RegExp(`\\b${relative.their} (?:husband|wife|partner)\\b`, 'gi'), (own) =>
      other ? `${subject.their} ${other}` : own,
    )
    .replace(new RegExp(`\\b${relative.their} (?:${cameWith ?? 'patient'})\\b`, 'gi'), (own) =>
      cameWith ? 'the patient' : own,
    );
  return upperFirst(turned);
}

const toPatient = /(?<!\S)your?(?![^\s'])/;
const ofSpeaker = /(?<!\S)(?:i|my|me|we|our)(?![^\s'])/;

// Where the speaker is not known, "you" shows that the clinician speaks.
function spokenToPatient(unit: Unit): boolean {
  if (unit.role === 'clinician' || unit.isStaff) return true;
  return toPatient.test(unit.said) && !ofSpeaker.test(unit.said);
}

// "Push up, don't let me, okay, four out of five.": told to the patient, as is "against my finger".
const directs =
  /^(?:push|press|pull|squeeze|resist|hold|look|bend|straighten|lift|raise|read|open|close|touch|follow|turn|lie|sit|stand|walk|let me|do not let|tell)\b|\b(?:against|let) (?:me|my)\b|^I (?:do|was|am|can|have|will|would like [a-z ]+|have to check)$/i;
const clauseMark = /, (?:(?:and|but|so) )?/;

/** The same where the examiner can't be left out: "the ankle jerk I get on the left" → we get. For what is surely found. */
export function sayFoundByClinic(unit: Unit, subject: Subject): string | null {
  const finding = findingOf(unit.text.replace(/^\W{0,3}nope, /i, ''), named(subject));
  if (finding === null || finding === undefined) return null;
  const clauses = finding.text.replace(/[.]$/, '').split(clauseMark);
  const kept = clauses.filter((clause) => !directs.test(clause));
  const told = kept.length === clauses.length ? finding.text : `${upperFirst(kept.join(', '))}.`;
  const text = whole(byClinic(told), unit, 'finding');
  if (text === null || ofRoom.test(text) || wordsOf(text).length < 3) return null;
  return finding.system === null ? text : `${finding.system}: ${lowerFirst(text)}`;
}

// "We would like to check sensation where you sit."
const ofRoom =
  /\bwe (?:will|are going to|want|would (?:like|want)|need|may|asked|hold|held|scoped|were touching|have (?:he|she)|do this|cannot be)\b|\bif we\b|\bus\b|\bour (?!thumb)[a-z]+ (?:is|are|says?)\b|^(?:since|as|because|never|our) /i;

const belly = /\b(?:belly|tummy|stomach)\b/i;

/** Parts of the body that the heading over a finding says already. */
const implied = new Map([
  ['Lungs', 'Respiratory'],
  ['Heart', 'Cardiovascular'],
  ['Abdomen', 'Gastrointestinal'],
  ['Breasts', 'Breast'],
]);

// What the examiner says of themselves, knows or wants is no finding.
const ofExaminer =
  /\bI (?:am(?! (?:not )?(?:feeling|hearing|seeing|appreciating|noticing))|know|remember|was|like|love|will|want|would|did not know|asked)\b|\bfamily\b|\bmy nurse\b/;

/** The unit as a finding under a body system's heading, with the part it was said of ("Right knee: full motion."). */
export function sayFound(unit: Unit, subject: Subject, heading: string, group = heading): string | null {
  // "Is there a bunny in that ear? Nope, no bunny."
  if (/^\W{0,3}nope\b/i.test(unit.text)) return null;
  const told = toldInAWord.exec(unit.text);
  if (told !== null && wordsOf(told[1]!).length < 4)
    return `${upperFirst(told[1]!)}: ${told[2]!.toLowerCase()}.`;
  const finding = findingOf(unit.text, named(subject));
  const part = finding?.system;
  // "Her lungs are clear." has no words to spare.
  if (
    part &&
    /^\p{L}+\.$/u.test(finding.text) &&
    (unit.text.toLowerCase().includes(part.toLowerCase()) || (part === 'Abdomen' && belly.test(unit.text)))
  )
    return judged.test(`${finding.text.slice(0, -1)},`)
      ? `${part} ${verbOf(unit, part)} ${lowerFirst(finding.text)}`
      : `${part} ${lowerFirst(finding.text)}`;
  const found = soleSign(finding?.text, unit) ?? whole(finding?.text ?? null, unit, 'finding');
  const text =
    found === null || ofExaminer.test(found) ? null : sign.test(found) ? found : withoutClinician(found);
  if (text === null || !part) return text;
  if (part === heading || part === group || implied.get(part) === heading)
    return judged.test(text) ? `${part} ${verbOf(unit, part)} ${lowerFirst(text)}` : text;
  return `${part}: ${lowerFirst(text)}`;
}

// "Spleen, no.", "Drop arm, no.": of what was looked for.
const toldInAWord = /^(?:(?:and|now|the|your|okay|any),? )*([a-z][a-z ]{2,30}), (no|yes)[.!]?$/i;

const perceived =
  /\b(?:there(?:'s| is| are)|hear|see|feel|appreciate|notice|found|(?:you|he|she|it)(?=) (?:do |does |definitely )?(?=)(?:have|has))(?=)\b/;
const sign =
  /^(?:Stridor|Wheez(?:es|ing)|Crackles|Rales|Rhonchi|Edema|Swelling|Bruising|Ecchymosis|Erythema|Effusion|Guarding|Jaundice|Clubbing|Cyanosis|Crepitus|\p{L}+megaly|Lymphadenopathy)\.$/u;

// "I appreciate some stridor": one word, and all that was found.
function soleSign(text: string | undefined, unit: Unit): string | null {
  return text !== undefined && sign.test(text) && perceived.test(unit.said) ? text : null;
}

// "The skin looks good, no ulcers": under its heading a judgement alone does not read.
const judged = /^(?:Good|Fine|Normal|Great|Unremarkable)(?=[,.]| and | bilaterally)/;

function verbOf(unit: Unit, part: string): string {
  const after = unit.text.slice(unit.text.toLowerCase().indexOf(part.toLowerCase()) + part.length);
  return (
    /\b(?:looks?|sounds?|feels?|appears?|is|are)\b/i.exec(after)?.[0].toLowerCase() ??
    (part.endsWith('s') ? 'are' : 'is')
  );
}

/** True where the finding names the part of the body that it is about. */
export function namesPart(unit: Unit, subject: Subject): boolean {
  return (
    /\b(?:right|left|both|bilateral)\b/i.test(unit.text) || findingOf(unit.text, subject)?.system != null
  );
}

export function lowerFirst(text: string): string {
  if (/^A (?:little|bit|lot|few|touch|small|tiny)\b/.test(text)) return `a${text.slice(1)}`;
  return /^[A-Z][a-z]+(?![A-Z'])/.test(text) &&
    !/^(?:Pap$|Pap |Tdap|Cologuard|McMurray|Lachman|Tinel|Phalen|Murphy|Spurling|Hawkins|Neer|Romberg|Homan)/.test(
      text,
    )
    ? lowerInitial(text)
    : text;
}

/** The unit as a line of the plan. */
export function sayPlanned(unit: Unit, subject: Subject): string | null {
  const planned = (part: Unit) => whole(rephrasePlan(part.text, named(subject), 'we'), part, 'plan');
  return planned(unit) ?? firstSaid(unit, planned);
}

/** The unit as a line of the plan in its own words, where it is no order or advice as `sayPlanned` knows them. */
export function sayPlannedPlainly(unit: Unit, subject: Subject): string | null {
  return whole(plainPlan(unit.text, named(subject)), unit, 'plan');
}

const joint =
  /,? (?:so(?=,? (?:um ,? )?(?=)(?:i|we|you|it|that|they)\b)|but|because|which|(?=you know\b)|and(?=,? (?:i|we|you|then)(?=)\b))(?=[ ,])/gi;
const fewest = 5;
const mostTries = 3;

// "You're due for a mammogram, so we have to schedule for that": where the whole does not read, its beginning may.
function firstSaid(unit: Unit, say: (part: Unit) => string | null): string | null {
  if (unit.question || unit.words.length < 2 * fewest || !isClinical(unit)) return null;
  for (const { index } of matchesOf(joint, unit.text).reverse().slice(0, mostTries)) {
    const part = reworded(unit, unit.text.slice(0, index));
    if (part.words.length < fewest || !isClinical(part)) continue;
    const said = say(part);
    if (said !== null) return said;
  }
  return null;
}

const decidesThen =
  /(?:, (?:and|so|but)|^there you go, so|,) (?=(?:i['’]ll|we['’]ll|i will|we will|i['’]m going to|we['’]re going to|let['’]s)(?=) (?:get|give|send|start|put|add|order|write|book|refer|do|check|have)\b)/gi;

/** "I'll show you, and we'll get you a new spacer.": where the whole does not read, what is decided at its end may. */
export function sayPlannedLast(unit: Unit, subject: Subject): string | null {
  if (unit.question) return null;
  const last = matchesOf(decidesThen, unit.text).at(-1);
  if (last === undefined) return null;
  const part = reworded(unit, unit.text.slice(last.index + last[0].length));
  return part.words.length < fewest ? null : sayPlanned(part, subject);
}

function isClinical({ clinical, words }: Unit): boolean {
  return namesAnything(clinical) || words.some((word) => namesTest(word) || namesOrder(word));
}

/** What was thought did not come to be said, or only the end of something did. */
const onlyThought = /^It is (?:not )?thought that\.$|^We do not (?:think|believe)\.$|^(?:Or|Than|Nor) /;
// Speech breaks off; a sentence that ends so says nothing.
const unfinished =
  /^(?:we will |the patient was advised to )?(?=)(?:order|continue|start|stop|prescribe|refer to|provide|follow up|get|have|do)(?=)(?: (?:study|it|that|the patient|him|her))?\.$|(?<![-\w])(?:has|have|is|are|was|the|a|an|of|to|with|for|no|his|her|their|your|my|and|or|but|if|when|that|than|where|which|who|from|into|about|at|in that|in this|in the|on the|on|recommend we)\.$/i;
// "… to see what type of anemia we are dealing with"
const stranded =
  /\bwhat (?:type|kind|sort|stage|degree|part) of [a-z ]{2,50} (?:with|for|about|of|on|to|in|from|at)\.$/i;

// "… to see what kind of tear it is."
const clauseEnds =
  /\b(?:it|that|this|these|they|he|she|things|there|(?:the|his|her|patient's) [a-z]+(?: [a-z]+)?)(?=)(?: really| actually)?(?=) (?:is|are|was|were|has|have|had)\.$/;
const clauseOpens = /\b(?:what|how|where|who|which|whether) /;

// "… until she has that.", "the nurse will see her.": what was meant, not what was broken off.
const object =
  /\b(?:before|after|like|with|for|about|from|have|has|had|do|does|did|take|takes|get|gets|see|sees|use|uses|want|wants|try|tried|help|helps|call|calls|give|gives|tell|tells|ask|asks|show|bring|until|call|mention|stops?|bothers?|miss(?:es|ed)?|wakes?|limits?|worries|suits?|affects?|hurts?) (?:that|her)\.$/;

// "It never bothered her."
function doneToHer(text: string): boolean {
  const verb = / ([a-z]+) her\.$/.exec(text)?.[1];
  return verb !== undefined && !isAuxiliary(verb) && (isPast(verb) || isBaseVerb(verb.replace(/s$/, '')));
}

// "…, and we will order that.", "… we can continue to observe her.", "… that the PCP put him on.": of a whole sentence.
const pointsBack =
  /(?: (?:to|will|can|could|would|should|may|not|always) [a-z]+| (?:of|on|to|for)) (?:that|her)\.$|\b(?:put|puts|keeps?|takes?) (?:it|him|her|them|the patient) on\.$|\b(?:over)?due for\.$/;
/** In letters; less is said of nothing. */
const leastWhole = 50;
const leastFound = 24;

function endsInClause(text: string): boolean {
  return clauseEnds.test(text) && clauseOpens.test(text.slice(-70));
}

// "Put the mask back on.", "methimazole, twenty to begin with.": the speaker's own full stop stands there.
const ending = /\b(with|on|in|to|for|about|from|at|into|of|is|are|was|has|have|that|this|her|no)\.$/;
// As the person is changed, the verb is: "wherever you are" → wherever she is, "all you've got" → all she has.
const turned = new Map([
  ['is', /(?:^|')(?:are|re|am|m)$/],
  ['was', /^were$/],
  ['has', /(?:^|')(?:have|ve|got)$/],
  ['have', /(?:^|')(?:ve|got)$/],
  ['her', /^you$/],
]);

function endsAsSaid(text: string, said: string): boolean {
  const last = ending.exec(text)?.[1];
  const stop = said.length - 1;
  if (last === undefined || !/[.!]/.test(said.charAt(stop))) return false;
  const from = said.lastIndexOf(' ', stop) + 1;
  const saidLast = said.slice(from, stop).toLowerCase();
  return saidLast === last || saidLast.endsWith(`'${last}`) || turned.get(last)?.test(saidLast) === true;
}

// "That white patch I don't like." has lost what is not done.
/** "It is stage 1 A." */
const staged = /\b[Ss]tage [1-4] A\.$/;

function whole(sentence: string | null, unit: Unit, kind: Told): string | null {
  const told = sentence === null ? null : withoutLooseEnd(sentence);
  const text = told === null ? null : mendSentence(told, unit.clinical, kind);
  if (
    text !== null &&
    /^(?:At|Around|In|And then|Then) /.test(text) &&
    !(kind === 'plan' && text.includes(', ') && /\d/.test(text)) &&
    !hasVerb(text)
  )
    return null;
  if (
    text === null ||
    (/\b(?:do|does|did) not\.$/.test(text) && !/(?:n['’]t|\bnot)\W*$/.test(unit.text)) ||
    (unfinished.test(text) &&
      !(text.endsWith(' A.') && takesLetterA(text.slice(0, -3))) &&
      !(
        (kind === 'plan' ||
          namesAnything(unit.clinical) ||
          /\d/.test(text) ||
          (kind === 'finding' && text.length > leastFound && text.includes(', '))) &&
        endsAsSaid(text, unit.text)
      ) &&
      !endsInClause(text) &&
      !staged.test(text) &&
      !stranded.test(text) &&
      !object.test(text) &&
      !doneToHer(text) &&
      !(kind === 'plan' && text.length > leastWhole && pointsBack.test(text)) &&
      !endsWithTo.has(/ (\w+) to\.$/.exec(text)?.[1] ?? '') &&
      !/\b(?:than that|(?:as|than) (?:it|he|she|they) (?:is|are|was|were))\.$|\b(?:influenza|flu|hepatitis|[Tt]ype|[Gg]roup|vitamin|strep|factor|hemophilia) A\.$/.test(
        text,
      )) ||
    /^(?:The patient|(?:The patient|He|She) (?:should|can|may|will))\.$/.test(text) ||
    !text.includes(' ')
  )
    return null;
  return lighter(ratiosAsSaid(text.replace(/,? oh\b,?/gi, ''), unit.text));
}

function hasVerb(text: string): boolean {
  return wordsOf(text).some(
    (w) => isAuxiliary(w) || isPast(w) || isBaseVerb(w.replace(/(?:e?s|ing)$/, '')) || isBaseVerb(w),
  );
}

// Where the sex is not known "the patient" stands for every pronoun; once a sentence has named them, it need not again.
function lighter(text: string): string {
  const first = /\b[Tt]he patient\b(?!')/.exec(text);
  if (!first) return text;
  const from = first.index + first[0].length;
  const rest = text.slice(from).replace(/\bthe patient's\b/g, 'their');
  // "It helps the patient sleep but the patient gets a dry mouth": who was named did not do it.
  const isSubject = opensSubject.test(text.slice(0, first.index));
  return text.slice(0, from) + (isSubject ? rest.replace(again, '$1 ') : rest);
}
const opensSubject =
  /(?:^|[,;:."] |\b(?:and|but|so|because|when|if|that|then|as|since|while|until|before|after) )$/i;
const again =
  /^((?:.*?\b)(?:and|but)) the patient (?=(?:has|had|was|is|does|did|will|would|[a-z]+(?:s|ed)|felt|went|took|fell|got|saw|came|made|said|told|could|can)\b)/;
