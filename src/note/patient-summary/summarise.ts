import { medicinesIn } from '../evidence/named-medicines.ts';
import { numberRuns } from '../evidence/number-runs.ts';
import { functionWords } from '../evidence/stem.ts';
import { kindLabel } from '../extractive/plan/kind-label.ts';
import { kinByLabel } from '../extractive/visit/kin-of-relative.ts';
import { kin } from '../language/kin.ts';
import { takesLetterA } from '../language/letter-a.ts';
import { patientOf } from '../language/patient.ts';
import { upperFirst } from '../language/upper-first.ts';
import type { Encounter } from '../note.ts';
import type { Transcript } from '../transcript.ts';
import type { DraftSentence } from '../writer.ts';
import { isBareTopic } from './bare-topic.ts';
import { namesMedicine, withHowTaken } from './how-taken.ts';
import type { Pronoun } from './others-said.ts';
import { gradeOfCounts, type ReadingCounts, readingCounts } from './reading-grade.ts';
import { type Reader, type Spoken, toReader } from './second-person.ts';
import { shortSentences, wordsIn } from './short-sentences.ts';
import { fromAct, pointsBack, standsAlone } from './stands-alone.ts';
import { toPlainWords } from './to-plain-words.ts';
import { withMedicineNamed } from './with-medicine.ts';
import { isWorthTelling } from './worth-telling.ts';

/** The highest Flesch-Kincaid grade a summary may have (AMA and NIH advise sixth to eighth grade). */
export const highestGrade = 8;

const parts = {
  reason: { heading: 'Why you came in', most: 2 },
  found: { heading: 'What we found', most: 10 },
  todo: { heading: 'What to do', most: 22 },
  back: { heading: 'When to come back', most: 3 },
  help: { heading: 'When to get help', most: 6 },
} as const;
type Part = keyof typeof parts;

interface Item {
  part: Part;
  text: string;
  from: DraftSentence;
}

/**
 * The patient's version of a note, made of its checked sentences only, so that it can say nothing the note does not:
 * what was found, what to do, when to come back and, where it was said, when to seek help. Each sentence keeps the
 * sources of the one it was made from. The reading grade is at most `highestGrade`: sentences are parted, and where
 * that is not enough the hardest findings are left out, then the hardest advice that names no medicine and no figure,
 * then the rest of it. A summary that leaves something out says that the note has more.
 */
export function summariseForPatient(
  sentences: readonly DraftSentence[],
  { transcript, encounter }: { transcript: Transcript; encounter: Encounter },
): DraftSentence[] {
  const note = sentences.map(({ text }) => text).join('\n');
  const pronouns = callsThemHeOrShe(note);
  const pronoun = pronouns ? pronounOf(note) : null;
  const toPatient = pronoun !== null && isToldThemselves(transcript, pronoun);
  const reader = readerOf(transcript, encounter, pronouns);
  const explained = new Set<string>();
  const seen = new Set<string>();
  const items: Item[] = [];
  for (const line of sentences) {
    const written = line.asPut === undefined ? line : { ...line, text: line.asPut };
    const part = partOf(line, sentences);
    if (part === null || items.filter((item) => item.part === part).length >= parts[part].most) continue;
    const whole = withHowTaken(unanswering(written), sentences);
    if (whole.text === '') continue;
    const from = isAboutOthers(whole, reader, pronouns) ? withoutKin(whole) : whole;
    if (isAboutOthers(from, reader, pronouns) || introduces.test(from.text)) continue;
    const tidied = tidy(from);
    if (!isWorthTelling(tidied, from.section) || onlyOptions.test(tidied)) continue;
    const replied = reply.exec(tidied);
    const own = replied === null ? tidied : `${tidied.slice(0, replied.index)}.`;
    const question = put.exec(own)?.[1];
    const spoken = {
      pronouns,
      pronoun,
      toPatient:
        toPatient && from.sources.some(({ turn }) => addresses.test(transcript.turns[turn]?.text ?? '')),
      said: wordsOf(from, transcript),
    };
    const tell = (line: string) => {
      const turned = toPlainWords(withMedicineNamed(toReader(line, reader, spoken)), explained);
      return shortSentences(part === 'todo' ? fromAct(turned) : turned).join(' ');
    };
    const told =
      question !== undefined
        ? `We asked: ${question}`
        : isQuoted(from.text)
          ? shortSentences(from.text.replace(/\.$/, '')).join(' ')
          : behindQuestion(own, tell);
    const text = replied === null ? told : `${told} ${withReply(replied, reader, spoken)}`;
    const key = text.toLowerCase().replace(/\W+/g, ' ');
    if (text === '' || seen.has(key)) continue;
    if (part === 'todo' && !readsWell(text, from, items)) continue;
    const before = items.at(-1);
    if ((part === 'todo' || from.heading === 'RESULTS') && pointsBack(text)) {
      const isNext =
        before?.part === part && before.text.length < longestItem && followsOn(from, before.from);
      // "Your A1c is 8.4. It was 7.6 in the spring."
      if (isNext) {
        items[items.length - 1] = {
          ...before,
          text: `${before.text} ${text}`,
          from: merged(before.from, from),
        };
        continue;
      }
      if (part === 'found') continue;
    }
    if (part === 'back' && saysAgain(text, items)) continue;
    seen.add(key);
    items.push({ part, text, from });
  }
  return simplify(items)
    .sort((a, b) => order.indexOf(a.part) - order.indexOf(b.part))
    .map(({ part, text, from }) => ({
      section: 'patient_summary',
      heading: parts[part].heading,
      group: null,
      layout: 'bullet',
      text,
      sources: from.sources,
    }));
}

// What was said, of which a line was made.
function wordsOf({ sources }: DraftSentence, { text }: Transcript): string {
  return sources.map(({ start, end }) => text.slice(start, end)).join('\n');
}

const asked = /(?:^|(?<=[.] ))asked "([^"]{1,200}\?)":\s*/i;

// A question stands as it was put, before what answers it.
function behindQuestion(text: string, turned: (said: string) => string): string {
  const question = asked.exec(text);
  if (question === null) return turned(text);
  const before = question.index === 0 ? '' : `${turned(text.slice(0, question.index).trimEnd())} `;
  const answer = behindQuestion(text.slice(question.index + question[0].length), turned);
  if (saysItself(question[1]!, answer)) return `${before}${upperFirst(answer)}`;
  return `${before}"${upperFirst(question[1]!)}" ${upperFirst(answer)}`;
}

// "Can I still walk the dog?" "You may walk the dog."
function saysItself(question: string, answer: string): boolean {
  const told = answer.toLowerCase();
  const words =
    question
      .toLowerCase()
      .match(/[a-z]{3,}/g)
      ?.filter((word) => !functionWords.has(word)) ?? [];
  return words.length > 1 && words.every((word) => asksOnly.has(word) || told.includes(word));
}
const asksOnly: ReadonlySet<string> = new Set(
  'still just though right okay can could may might should will would'.split(' '),
);

const reply = / \(([^():"]{2,40}): ("[^"]{1,400}"(?:, then "[^"]{1,400}")?)\)\.?$/;

// "(the patient: "I'd rather not")": in the words in which it was said.
function withReply([, who = '', words = '']: RegExpExecArray, reader: Reader, spoken: Spoken): string {
  const said = words.replace(/^"[a-z]/, (first) => first.toUpperCase()).replace(/(?<![.?!])"$/, '."');
  return `${toReader(who, reader, spoken)} said: ${said}`;
}

const put = /^Asked ("[^"]{1,400}\?")\.$/;

// The patient's own words are theirs as they stand.
function isQuoted(text: string): boolean {
  return text.startsWith('"');
}

// A medicine with a figure is told however it was said, unless an earlier line names it.
function readsWell(text: string, from: DraftSentence, items: readonly Item[]): boolean {
  const told = /\d/.test(text) ? medicinesIn(text).map(({ substance }) => substance) : [];
  if (told.some((one) => !items.some((item) => medicinesIn(item.text).some((m) => m.substance === one))))
    return true;
  return standsAlone(text) && (!pointsBack(text) || followsOn(from, items.at(-1)?.from));
}

const longestPause = 200;
/** In characters: no more goes into one line. */
const longestItem = 240;
/** "Options discussed: …", of which the note says elsewhere what was chosen. */
const onlyOptions = /^Options discussed: /;

function merged(before: DraftSentence, next: DraftSentence): DraftSentence {
  return { ...before, sources: [...before.sources, ...next.sources] };
}

// "That will help with the swelling" right after what will help.
function followsOn({ sources: [own] }: DraftSentence, before: DraftSentence | undefined): boolean {
  if (own === undefined || before === undefined) return before === undefined;
  return before.sources.some(
    ({ turn, start, end }) => own.turn === turn && own.start >= start && own.start - end < longestPause,
  );
}

const when = /\bin (?:about |a |an )?(?:\w+ ){0,4}?(?:days?|weeks?|months?|years?)\b/i;

// "Follow up in 2 weeks to see how it goes." "Follow up in 2 weeks."
function saysAgain(text: string, items: readonly Item[]): boolean {
  const time = when.exec(text)?.[0].toLowerCase();
  return (
    time !== undefined && items.some((item) => item.part === 'back' && item.text.toLowerCase().includes(time))
  );
}

const order: readonly Part[] = ['reason', 'found', 'todo', 'back', 'help'];

function partOf(sentence: DraftSentence, all: readonly DraftSentence[]): Part | null {
  const { section, heading, group, text, sources } = sentence;
  if (sources.length === 0 || text.endsWith('?')) return null;
  if (section === 'subjective') return heading === 'CHIEF COMPLAINT' ? 'reason' : null;
  if (section === 'objective') {
    if (heading === 'VITALS') return all.find(isPressure) === sentence ? 'found' : null;
    return heading === 'RESULTS' && wordsIn(text) >= 3 ? 'found' : null;
  }
  if (section === 'assessment') {
    if (group === null) return 'found';
    const own = all.filter((other) => other.section === 'assessment' && other.group === group);
    const told = own.find(({ text }) => !isBareTopic(text) && (thought.test(text) || !pointsBack(text)));
    return told === sentence ? 'found' : null;
  }
  if (wordsIn(text) < 3 && !stops.test(text)) return null;
  const own = text.replace(wePhone, '');
  if (helpWhen.test(own) && helpWords.test(own) && !weCall.test(own)) return 'help';
  return returnWords.test(text) ? 'back' : 'todo';
}

/** "Stop Benadryl." */
const stops = /^(?:Medical Treatment: )?(?:Stop|Hold) [a-z]/i;
/** "It is thought that this is from too much milk." */
const thought = /^It is thought\b|\b(?:is|are) thought to (?:be|have)\b/;
const reading = /^\d{2,3} over \d{2,3}\b/;

function isPressure({ heading, group, text }: DraftSentence): boolean {
  return heading === 'VITALS' && group === 'Blood pressure' && reading.test(text);
}

const helpWhen = /\bif\b|\breturn (?:for|precautions)|\bany (?:new|worsening)/i;
const helpWords =
  /\b(?:call|ring|emergency|911|999|111|nine one one|a&e|a and e|casualty|ambulance|right away|straight away|urgent(?:ly)?|be seen|er|come (?:back|in)|(?:bring|take) (?:her|him|them|your child|the patient) (?:back|in|to)|hospital|seek|let (?:us|me) know|return)\b/i;
/** "We will only call the patient if the antibiotic has to change." */
const weCall = /^we (?:will|may) (?:only )?(?:call|ring|text|phone|let)\b(?![^.]*\.\s)/i;
/** "We will send it off and ring the patient with the results. If they are normal …" */
const wePhone =
  /\bwe will [^.]{0,80}\b(?:call|ring|text|phone)(?=) (?:the patient|you|him|her|them|(?:his|her|the patient's) [a-z]+)\b/gi;
const returnWords =
  /\b(?:follow(?:ing)?[- ]?(?=)up (?:in|with (?:me|us)|visit|appointment)|see (?:him|her|you|them|the patient|your child)(?=)(?: back| again)?(?=)(?: in)?\b.{0,200}\b(?:days?|weeks?|months?|year)|(?:come|be) back (?:in|for)|back in (?:a|an|one|two|three|four|five|six|\d+)|return (?:to clinic )?in|rtc|recheck in)(?=)\b/i;

/** "John is a 61-year-old male with a past medical history of …" tells patients nothing of themselves. */
const introduces = /^.{0,60}\b(?:is|was) an? (?:\w+ )?\d{1,3}[- ]year[- ]old\b/i;

// Where nobody said who the patient is, "she" is somebody else.
function callsThemHeOrShe(note: string): boolean {
  const count = (pattern: RegExp) => note.match(pattern)?.length ?? 0;
  return (
    /^(?:He|She|His|Her)\b/m.test(note) && count(/\b(?:he|she|his|her)\b/gi) > count(/\bthe patient['’]s\b/gi)
  );
}

/** So many times more often than the other. */
const surely = 2;

function pronounOf(note: string): Pronoun | null {
  const he = note.match(/\b(?:he|his|him)\b/gi)?.length ?? 0;
  const she = note.match(/\b(?:she|hers?)\b/gi)?.length ?? 0;
  return he > surely * (she + 1) ? 'he' : she > surely * (he + 1) ? 'she' : null;
}

/** So many times "you" for each "she": who is spoken to, and not of. */
const spokenTo = 3;

const addresses = /\byou/i;

// Nobody else is there to be told of the patient, and the clinician dictates nothing.
function isToldThemselves({ turns }: Transcript, pronoun: Pronoun): boolean {
  if (turns.some(({ role, label }) => role === 'relative' || interprets.test(label ?? ''))) return false;
  const ofThem = pronoun === 'he' ? /\b(?:he|him|his)\b/gi : /\b(?:she|hers?)\b/gi;
  let you = 0;
  let them = 0;
  for (const { role, text } of turns)
    if (role === 'clinician') {
      you += text.match(/\byou/gi)?.length ?? 0;
      them += text.match(ofThem)?.length ?? 0;
    }
  return you > spokenTo * them;
}

const ofKin = new RegExp(`\\b${kin}\\b`, 'i');

const reasonFirst =
  /^(?:[a-z]+(?: [a-z]+){0,3}: )?(?:with|given|because of|since|as|considering) [^,.]{3,80}, (?=[a-z])/i;
const reasonLast = /,? (?:since|because|given|as(?= (?:his|her|the)\b)) /i;

// "With her sister, we would like her to get her mammogram.", "… since her mother broke her hip": what is to be done stands without it.
function withoutKin(sentence: DraftSentence): DraftSentence {
  const { section, text } = sentence;
  if (section !== 'plan' || !ofKin.test(text)) return sentence;
  const opened = text.replace(reasonFirst, (reason) => (ofKin.test(reason) ? '' : reason));
  const at = opened.search(reasonLast);
  const reason = at < 0 ? '' : opened.slice(at);
  const bare = ofKin.test(reason) && !reason.slice(1).includes(',') ? `${opened.slice(0, at)}.` : opened;
  return bare === text || ofKin.test(bare) ? sentence : { ...sentence, text: upperFirst(bare) };
}

/** A sentence about a relative or another doctor can't be turned to the patient by its pronouns. */
function isAboutOthers({ section, text }: DraftSentence, reader: Reader, pronouns: boolean): boolean {
  // "If your son can't wake you, he should ring 999.": where the patient is not "he", that is the son.
  if (reader !== 'patient' || (section === 'plan' && !pronouns)) return false;
  return ofKin.test(text) && /\b(?:he|she|his|her|him)\b/i.test(text);
}

// What speech broke off: "… remove the lymph nodes as well as."
const dangling = /(?:,? (?:as well as|as|and|or|but|the|an?|of|because|if|so|since|we)){1,4}(?=[.]?$)/i;

// A result's label ("X-ray: …") says what was looked at and stays.
const planLabel = /^(?:[A-Z][\w/-]*(?: (?:[A-Z][\w/-]*|and|of))*): (?=\w)/;
const kinds =
  /^(?:medical|medications?|medicines?|meds|treatment|additional|labs?|imaging|tests?|testing|referrals?|specialist|patient|education|counsel|follow|plan|orders?|other|diet|lifestyle|monitoring|return|next|therapy|disposition|safety|nutrition|activity)/i;

const fewestAlone = 3;

// "Work: two weeks off.": what it is about stays, the kind of line goes.
function withoutKind(text: string): string {
  const own = text.replace(kindLabel, '');
  const label = planLabel.exec(own)?.[0];
  // "Counselling: continue that."
  return label !== undefined && kinds.test(label) && wordsIn(own.slice(label.length)) >= fewestAlone
    ? own.slice(label.length)
    : own;
}

/** "Refer to dietitian", "to physical therapist" */
const someoneReferredTo =
  /^We will refer the patient to (?=([a-zA-Z]))(?=(?!(?:an?|the|our|his|her|their)\b)(?:[a-zA-Z]+ ){0,2}[a-z]*(?:gist|specialist|educator|consultant|dist|titian|tionist|trist|therapist|surgeon)\b)/;

/** "Levothyroxine: to "75": we will leave that.": what the patient had said before it. */
const answering = /(^|: )to "[^"]{1,200}": /i;
/** "Leave that.", "that is the problem": of what the patient had said. */
const ofAnswered = /^(?:that|those|it|these)\b|\b(?:that|those|it|these)\.?$/i;

const goesOn = /[.?!] \S/;

function unanswering(sentence: DraftSentence): DraftSentence {
  if (sentence.section !== 'plan') return sentence;
  const text = sentence.text.replace(kindLabel, '');
  const found = answering.exec(text);
  if (found === null) return sentence;
  const before = found[1]!;
  const said = text.slice(found.index + found[0].length);
  if (before === '' && ofAnswered.test(said) && !goesOn.test(said)) return { ...sentence, text: '' };
  const own = before === '' ? upperFirst(said) : text.slice(0, found.index) + before + said;
  return { ...sentence, text: own };
}

/** What a clinician writes for colleagues, out of the way of the words that matter. */
function tidy(sentence: DraftSentence): string {
  const { section, text } = sentence;
  if (isPressure(sentence)) return `The patient's blood pressure was ${text}`;
  return (section === 'objective' ? text : withoutKind(text))
    .replace(/^(?:the )?patient (?:presents|is here|comes in|came in)(?: today)? (?:for|with|due to) /i, '')
    .replace(/^(?:presents|here)(?: today)? (?:for|with) /i, '')
    .replace(/^RTC (?:in )?(?=\w)/, 'Come back in ')
    .replace(/^Going to (?![^.:]{2,60}: )(?=[a-z])/, 'We are going to ')
    .replace(
      section === 'plan' ? /^(?:We will refer|Refer) (?:the patient )?to (?=\w)/ : /^$/,
      'We will refer the patient to ',
    )
    .replace(someoneReferredTo, (lead, next: string) => `${lead}${/[aeio]/i.test(next) ? 'an' : 'a'} `)
    .replace(
      section === 'plan' ? /^(?:Prescribe|Order|Provide) (?=\w)/ : /^$/,
      (act) => `We will ${act.toLowerCase()}`,
    )
    .replace(dangling, (end, at: number, all: string) => (takesLetterA(all.slice(0, at)) ? end : ''))
    .replace(/^(?:(?:no|yes|yeah|okay|ok|so|well|all right|alright), )+(?=\w+ \w)/i, '');
}

// Looked for first: reading the whole visit for who the patient is takes longer than its summary.
const young =
  /\b(?:[1-9]|1[0-3]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)[- ]{1,3}years?[- ]old\b/i;

const ofParent = /^(?:mother|father|parent)$/;

// Of a visit without labels.
function isParentUnnamed(turns: Transcript['turns']): boolean {
  return (
    turns.some(({ role, label }) => role === 'relative' && label === null) &&
    ofParent.test(kinByLabel(turns)(null) ?? '')
  );
}

const handled =
  /(?:^|[.,!?] |\b(?:then|please|just|you can|you should|you may) )(?:(?:and|so|but|then) )?(?:(?:give|bring) (?:him|her)|(?:take|keep|book) (?:him|her(?= (?:to|back|in|home|straight|off|out|warm|cool)\b)))\b/i;
const ofChild =
  /\b(?:napp(?:y|ies)|diapers?|nursery|daycare|preschool|kindergarten|calpol|toddler|baby|soft spot|fontanelle|feeds|breastfe\w+|mmr|teething|children['’]s)\b/i;

const interprets = /interpret/i;
const ofOther = /\b(?:he|she|his|her|him)\b/gi;
const ofSpeaker = /\b(?:i|me|my)\b/gi;

// "Give him fluids, and bring him back on Friday.", said to who is labelled the patient and speaks of another.
function carerIn(turns: Transcript['turns'], called: boolean): Reader {
  if (!called || turns.some(({ role, label }) => role === 'relative' || interprets.test(label ?? '')))
    return 'patient';
  if (!turns.some(({ role, text }) => role === 'clinician' && handled.test(text))) return 'patient';
  let others = 0;
  for (const { role, text } of turns)
    if (role === 'patient')
      others += (text.match(ofOther)?.length ?? 0) - (text.match(ofSpeaker)?.length ?? 0);
  if (others < 0) return 'patient';
  return turns.some(({ text }) => ofChild.test(text)) ? 'parent' : 'carer';
}

/** A child too young to read its summary: known by age, or because a parent does the talking. */
function readerOf(transcript: Transcript, { patient }: Encounter, called: boolean): Reader {
  const { turns } = transcript;
  if (patient?.age !== undefined) return patient.age < 14 ? 'parent' : 'patient';
  const spoken = (role: string) =>
    turns.reduce((sum, turn) => sum + (turn.role === role ? turn.text.length : 0), 0);
  // The clinician introduces the patient by age: "Karen is a 3-year-old".
  const age = young.test(transcript.text) ? patientOf(transcript).age : null;
  if (age !== null && age < 14) return 'parent';
  const parent = turns.some(({ label }) =>
    /\b(?:mother|father|mom|mum|dad|parent|guardian)\b/i.test(label ?? ''),
  );
  if ((parent || isParentUnnamed(turns)) && spoken('relative') > spoken('patient')) return 'parent';
  return carerIn(turns, called);
}

/** Says that the note has more than the summary could say plainly; it has the sources of what it stands for. */
const moreInNote = 'There is more in your note. Ask us to go through it with you.';

function simplify(items: readonly Item[]): Item[] {
  const kept = [...items];
  const leftOut: Item[] = [];
  const known = new Map<string, ReadingCounts>();
  const countsOf = (line: string) => {
    const counts = known.get(line) ?? readingCounts(line);
    known.set(line, counts);
    return counts;
  };
  const gradeOf = (lines: readonly string[]) => gradeOfCounts(lines.map(countsOf));
  const shown = () => (leftOut[0] === undefined ? kept : [...kept, { ...leftOut[0], text: moreInNote }]);
  while (gradeOf(linesOf(shown())) > highestGrade) {
    const found = kept.filter(({ part }) => part === 'found' || part === 'reason');
    const advice = kept.filter(isExplanation);
    const pool = found.length > 0 ? found : advice.length > 0 ? advice : kept;
    const hardest = pool.reduce<Item | null>(
      (worst, item) => (worst === null || gradeOf([item.text]) > gradeOf([worst.text]) ? item : worst),
      null,
    );
    if (hardest === null) break;
    kept.splice(kept.indexOf(hardest), 1);
    leftOut.push(hardest);
  }
  return shown();
}

/** Of the plan: no medicine, no figure and no time, so not what the patient must have in writing. */
function isExplanation({ part, text }: Item): boolean {
  if (part !== 'todo' || /\d/.test(text) || numberRuns(text).some(({ whole }) => whole.some((n) => n > 1))) {
    return false;
  }
  return !namesMedicine(text);
}

/** The summary as it will be laid out: each heading once, then its sentences. */
function linesOf(items: readonly Item[]): string[] {
  return order.flatMap((part) => {
    const texts = items.filter((item) => item.part === part).map(({ text }) => text);
    return texts.length === 0 ? [] : [parts[part].heading, ...texts];
  });
}
