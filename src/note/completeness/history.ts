import { polarityOf } from '../evidence/polarity.ts';
import { stem } from '../evidence/stem.ts';
import type { Term } from '../evidence/terms.ts';
import type { Passage, TranscriptIndex } from '../evidence/transcript-index.ts';
import { felt } from './felt-concepts.ts';
import type { NoteContent } from './note-content.ts';
import type { Omission } from './omission.ts';
import { wasSo } from './visit-said.ts';

/** Words that make a diagnosis the patient's own: had, diagnosed, treated. */
const own =
  /\b(?:i(?:'ve| have)?(?: also)?(?: always| already| actually| just)?(?=) (?:have|had|got|been diagnosed|was diagnosed|suffer)|i've (?:got|had)|diagnosed with|history of|significant for|(?:he|she|you)(?:'ve| have| has|'s)? (?:had|got|have|has)|my|your|known|is a|with a)(?=)\b/i;
const operation =
  /\b(?:\w{3,}(?:ectomy|plasty|ostomy)|(?:heart |gastric |artery |coronary )bypass|cabg|stents?|(?:knee|hip|valve|shoulder|joint) replacement|replaced|c-section|cesarean|transplant(?:ed)?|pacemaker|defibrillator|(?:appendix|gallbladder|tonsils|wisdom teeth|uterus|thyroid)(?=) (?:out|removed|taken out)|(?:back|knee|hip|shoulder|heart|spine|neck|hernia|cataract|brain) (?:surgery|operation|fusion|repair)|tubal ligation|vasectomy|tubes (?:tied|cut))(?=)\b/i;
const done =
  /\b(?:had|have had|underwent|got|was|were|ago|since|after|removed|out|in (?:19|20)\d\d|back in|status post|when (?:i|she|he))\b/i;
const notDone =
  /\b(?:might|may|need|needs|would|could|if|going to|gon ?na|schedul\w+|recommend|consider|before (?:the|your|my)|for (?:the|your) upcoming|avoid|talk about)\b/i;
/** Concepts that visits name in passing, so that missing one of them means little. */
const loose = new Set(
  'malaise|depression|anxiety|erythema|tenderness|laceration|contusion|muscle strain|sprain|infection|obesity|pregnancy|menopause|cyst|murmur|rales|rhonchi|effusion|hyperglycemia|hypoglycemia|hypotension|upper respiratory infection|covid|ulcer|arthritis|malignancy|fracture'
    .split('|')
    .map((name) => `condition:${name}`),
);

/** Diagnoses the patient has or had, and operations, that no sentence of the note names. */
export function* missingHistory(index: TranscriptIndex, note: NoteContent): Generator<Omission> {
  const open = new Map<string, number[]>();
  for (const [at, passage] of index.passages.entries()) {
    for (const term of passage.terms) {
      if (!isDiagnosis(term) || isCovered(term, note) || !isHad(passage, term, at, index)) continue;
      open.set(term.key, [...(open.get(term.key) ?? []), at]);
    }
    const operated = operation.exec(passage.text);
    if (operated === null || !wasDone(at, index) || notDone.test(passage.text)) continue;
    const stems = (operated[0].toLowerCase().match(/[a-z]{4,}/g) ?? []).map(stem);
    if (note.holds(stems) || note.sentences.some(({ text }) => sameOperation(operated[0], text))) continue;
    const term = {
      key: '',
      concept: null,
      text: operated[0],
      start: operated.index,
      end: operated.index + operated[0].length,
    };
    if (!isAffirmed(term, at, index) || !wasSo(passage, term.start, term.end)) continue;
    open.set(stems.join(' '), [at]);
  }
  for (const places of open.values())
    yield { kind: 'history', sources: places.slice(0, 2).map((at) => index.passages[at]!.source) };
}

function isDiagnosis({ concept, key, text }: Term): boolean {
  // "Your blood pressure's a little high today." is a measurement.
  if (/^blood pressure/i.test(text)) return false;
  return concept?.kind === 'condition' && concept.exact && !felt.has(key) && !loose.has(key);
}

function isCovered({ key, text }: Term, note: NoteContent): boolean {
  return note.holds([key]) || note.holds((text.match(/[a-z]{3,}/g) ?? []).map(stem));
}

const asksOfIllness =
  /\b(?:(?:medical|health|other|any)(?=) (?:problems?|conditions?|issues|history)|(?:past|medical) history|diagnosed with|wrong with (?:you|him|her)|illness(?:es)?)(?=)\b/i;

// "What else is wrong with you?" "Diabetes. And gout, but that's quiet."
function isListed(at: number, { passages }: TranscriptIndex): boolean {
  const { turn } = passages[at]!.source;
  const asked = passages.slice(Math.max(0, at - 5), at).findLast(({ source }) => source.turn !== turn);
  return asked !== undefined && asked.role !== 'patient' && asksOfIllness.test(asked.text);
}

const known =
  /\bi (?:know|see|understand)(?=)(?: here)?(?: that)?(?=) (?:you|he|she)(?=)(?:['’]ve| have|['’]s| has)?(?: also)? had\b/i;

// "I know that you've had a bypass, so how's that going?" presupposes it.
function isAffirmed(term: Term, at: number, index: TranscriptIndex): boolean {
  if (known.test(index.passages[at]!.text.slice(0, term.start))) return true;
  return polarityOf(term, at, index) === 'affirmed';
}

function isHad(passage: Passage, term: Term, at: number, index: TranscriptIndex): boolean {
  if (!isListed(at, index) && !own.test(passage.text.slice(Math.max(0, term.start - 80), term.start)))
    return false;
  return isAffirmed(term, at, index) && wasSo(passage, term.start, term.end);
}

// "How is your knee replacement? I know you had that done last year."
function wasDone(at: number, { passages }: TranscriptIndex): boolean {
  const { text, source } = passages[at]!;
  if (done.test(text)) return true;
  const next = passages[at + 1];
  return (
    next?.source.turn === source.turn &&
    /\b(?:had|got) (?:that|it|this)(?=) (?:done|replaced|out|fixed|repaired)(?=)\b/i.test(next.text)
  );
}

const families: readonly RegExp[] = [
  /bypass|cabg/i,
  /stent/i,
  /replace|arthroplasty/i,
  /gallbladder|cholecyst/i,
  /appendi|appendix/i,
  /tonsil/i,
  /c-section|cesarean/i,
  /uterus|hysterectomy/i,
  /pacemaker|defibrillator|icd/i,
  /surgery|operation|fusion|repair|procedure|\wectomy|\wplasty/i,
];

function sameOperation(said: string, written: string): boolean {
  return families.some((family) => family.test(said) && family.test(written));
}
