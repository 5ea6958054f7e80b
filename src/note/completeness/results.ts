import { type NumberRun, numberRuns } from '../evidence/number-runs.ts';
import type { Passage, TranscriptIndex } from '../evidence/transcript-index.ts';
import { asker, type NoteContent } from './note-content.ts';
import type { Omission } from './omission.ts';
import { anyTest, tests } from './tests.ts';
import type { Topic } from './topic.ts';
import { isQuestion } from './visit-said.ts';

const outcome =
  /\b(?:normal|negative|positive|elevated|abnormal|unremarkable|clean|stable|within normal|came back|come back|showed|shows?|showing|revealed|(?:was|is|are|were|been|['’]s|running)(?: (?:a (?:little|bit|tad|tiny bit)(?: bit)?|slightly|still|pretty|quite|somewhat|on the|too))?(?=) (?:high|low|elevated|higher|lower|good|fine|okay|down|up)(?=)(?: side)?|looks? (?:good|fine|okay|great)|reduced|consistent with|no (?:acute |evidence|sign|fracture)|(?:do ?n['’]t|do not) see any|in good (?:position|alignment))(?=)\b/i;
const toCome =
  /\b(?:(?:i|we)(?:'ll| will|'d| would|'m| am|'re| are|)(?=)(?: also)?(?: just)?(?=) (?:like|want|going|gon|order|get|check|repeat|do|see|need|recheck|look|send)|let's|let us|want to|wan na|order(?:ed|ing)?|schedule|if (?:the|your|it|that|you|we|this)|once (?:we|the)|when (?:we|the)|goal|target|should be|below|under|next (?:visit|time)|in (?:\w+ )?(?:weeks|months)|take (?:a )?look|repeat|recheck|before your|prior to your|keep (?:a |an )?(?:log|eye|track)|stay on|stick with|monitor|show me|pull up|let's see|excuse me|greater than|less than|qualif\w+|to (?:check|see|get))(?=)\b/i;
/** Before a value that is said to be so, whatever else the sentence goes on to: "the bad was 153, and it should be below 100". */
const told =
  /(?:\b(?:is|was|are|were|came back|reads?|showed)|['’]s)(?=)(?: (?:about|around|at|like|still|now|only|just)){0,2} $/i;
const aimedAt = /\b(?:goal|target|should|if|once|until|unless|when)\b/i;

/** Results and measurements that were said, where the note does not have them. */
export function* missingResults(index: TranscriptIndex, note: NoteContent): Generator<Omission> {
  const isAbout = asker(note.sentences);
  const isTold = asker(note.sentences.filter(({ section }) => section !== 'plan'));
  const isWritten = (readings: readonly number[]) => readings.some((value) => note.numbers.has(value));
  const names = index.passages.map(({ text }) => anyTest.test(text));
  for (const [at, passage] of index.passages.entries()) {
    const { text, source } = passage;
    const about = testedIn(at, index.passages, names);
    if (about === null) {
      if (isUnnamedPressure(passage, note) && !isQuestion(passage))
        yield { kind: 'result', sources: [source] };
      continue;
    }
    if (isQuestion(passage)) continue;
    const values = valuesIn(text);
    const stated = values.filter((value) => isToldIn(text, value));
    if (stated.length === 0 && toCome.test(text)) continue;
    const numbers =
      stated.length > 0
        ? stated.map(({ whole, readings }) => (whole.length > 0 ? whole : [...readings]))
        : values.map(({ readings }) => [...readings]);
    if (numbers.length === 0) {
      if (passage.role === 'patient' || !outcome.test(text) || note.isMadeFrom(source)) continue;
      const named = testsIn(about);
      // That a pulse is fine, without its figure, is worth nobody's second look.
      if (!off.test(text) && named.every((one) => vitalSigns.has(one))) continue;
      if (named.some(({ written }) => isTold(written))) continue;
    } else {
      const areWritten = stated.length > 0 ? numbers.every(isWritten) : numbers.some(isWritten);
      if (areWritten && testsIn(about).some(({ written }) => isAbout(written))) continue;
    }
    yield { kind: 'result', sources: [source] };
  }
}

function testsIn(text: string): readonly Topic[] {
  return tests.filter(({ said }) => said.test(text));
}

const ratio = /\bover\b|\d ?\/ ?\d/i;

// "Up you get, 108 over 62": a blood pressure, said without its name.
function isUnnamedPressure({ role, text }: Passage, { numbers }: NoteContent): boolean {
  if (role === 'patient' || !ratio.test(text)) return false;
  const values = numberRuns(text);
  return values.some((high, i) => {
    const low = values[i + 1];
    if (low === undefined || !/^ ?(?:\/|over) ?$/i.test(text.slice(high.end, low.start))) return false;
    const systolic = [...high.whole, ...high.readings].filter((value) => value >= 80 && value <= 240);
    const diastolic = [...low.whole, ...low.readings].filter((value) => value >= 40 && value <= 130);
    return systolic.length > 0 && diastolic.length > 0 && !systolic.some((value) => numbers.has(value));
  });
}

const off = /\b(?:high|higher|low|lower|elevated|abnormal|up|down|reduced)\b/i;
const vitalSigns = new Set(
  tests.filter(({ said }) =>
    ['blood pressure', 'heart rate', 'oxygen', 'temperature', 'weight'].some((name) => said.test(name)),
  ),
);
const itself =
  /^(?:(?:and|so|okay|uh|um|yeah|here|but)[\s,]+)*(?=)(?:(?:it|that|this)(?=)(?:['’]s| is| was| came| looks)(?=)|i (?:do ?n['’]t|do not|can|do) see|there(?:['’]s| is| are) no)\b/i;

/** The words that name what a passage may be a result of: its own, or, of "it is low at 8.2", those just before. */
function testedIn(at: number, passages: readonly Passage[], names: readonly boolean[]): string | null {
  const { text, role, source } = passages[at]!;
  if (names[at]) return text;
  const before = names[at - 1] ? passages[at - 1] : names[at - 2] ? passages[at - 2] : undefined;
  if (role === 'patient' || before?.source.turn !== source.turn) return null;
  return itself.test(text) || valuesIn(text).some((value) => isToldIn(text, value)) ? before.text : null;
}

/** Names with a figure in them. */
const numberedNames =
  /\b(?:(?:hb)?a ?(?=)(?:1|one) ?c|t ?[34]|b ?(?:12|twelve)|(?:sp)?o2|covid[- ]?19|fev1|h1)(?=)\b/gi;

/** The values said in a text; counts, times and doses are none. */
function valuesIn(said: string): NumberRun[] {
  const text = said.replace(numberedNames, (name) => '_'.repeat(name.length));
  return numberRuns(text).filter(({ start, end }) => {
    if (/^(?:a|an|one|once|first|second|both|couple|single)$/i.test(text.slice(start, end))) return false;
    return !/^[\s-]*(?:days?|weeks?|months?|years?|hours?|minutes?|times?|of|more|o'clock|percent chance|(?:mg|milligrams?|micrograms?)(?! per)|tablets?|pills?|puffs?)\b/i.test(
      text.slice(end),
    );
  });
}

function isToldIn(text: string, { start }: NumberRun): boolean {
  const before = text.slice(0, start);
  return told.test(before) && !aimedAt.test(before);
}
