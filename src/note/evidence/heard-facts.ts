import { namesComeApart } from '../language/unmarked.ts';
import type { Encounter } from '../note.ts';
import { once } from '../once.ts';
import type { Transcript } from '../transcript.ts';
import { heardText } from './heard-text.ts';
import { hiddenSubstances, substanceIn } from './named-medicines.ts';
import { numberRuns } from './number-runs.ts';
import { oddlyWritten } from './odd-writing.ts';
import { type Polarity, polarityOf } from './polarity.ts';
import { splitNames } from './split-names.ts';
import { addTo, type TranscriptIndex } from './transcript-index.ts';
import { unitAfter } from './units.ts';

/** One hearing of a number: in which passage, and with which unit, if one was said. */
export interface HeardNumber {
  passage: number;
  unit: string | null;
}

/** What a word names by itself: nothing, a medicine or a month. */
export interface NamedBy {
  substance: string | null;
  month: number | null;
}

/** What was said, by kind of fact. */
export interface HeardFacts {
  /** Each number's hearings, in the order of speech. */
  numbers: ReadonlyMap<number, readonly HeardNumber[]>;
  /** Numbers known without being said, with their unit: the patient's age, the length of the visit. */
  given: ReadonlyMap<number, string>;
  /** Every word, with what it names. */
  words: ReadonlyMap<string, NamedBy>;
  /** Substance → the passages that name it, by any of its names. */
  substances: ReadonlyMap<string, readonly number[]>;
  /**
   * Substances whose names only show when the words they were written as are put together ("met for men"); looked for
   * when first asked, which few notes do.
   */
  splitSubstances(): ReadonlySet<string>;
  /** Figures run together with letters or signs, and words in other scripts, that the transcript itself has. */
  oddities: ReadonlySet<string>;
  /** Concept key → how it was said, each time. */
  polarities: ReadonlyMap<string, ReadonlySet<Polarity>>;
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthWords = new Set(
  'january february march april may june july august september october november december jan feb sep sept oct nov dec'.split(
    ' ',
  ),
);

/** Gathers the facts of a transcript in one pass. */
export function hearFacts({ turns }: Transcript, index: TranscriptIndex, encounter: Encounter): HeardFacts {
  const numbers = new Map<number, HeardNumber[]>();
  const hear = (value: number, heard: HeardNumber) => {
    const list = numbers.get(value);
    if (list === undefined) numbers.set(value, [heard]);
    else list.push(heard);
  };
  // Numbers are read turn by turn, because "seven . five" is parted where the full stop is.
  for (const turn of turns) {
    const plain = heardText(turn);
    for (const run of numberRuns(plain.text)) {
      const unit = unitAfter(plain.text, run.end);
      const [start, end] = [turn.start + plain.placeOf(run.start), turn.start + plain.placeOf(run.end)];
      const [passage] = index.passagesOf({ turn: turn.index, start, end });
      for (const value of run.readings) hear(value, { passage, unit });
    }
  }
  const words = new Map<string, NamedBy>();
  const substances = new Map<string, number[]>();
  const oddities = new Set<string>();
  const polarities = new Map<string, Set<Polarity>>();
  for (let at = 0; at < index.passages.length; at += 1) {
    const { text, terms } = index.passages[at]!;
    const lower = text.toLowerCase();
    for (const word of lower.match(/[a-z0-9]+/g) ?? []) {
      const { substance, month } = words.get(word) ?? named(word, words);
      if (substance !== null) addTo(substances, substance, at);
      if (month !== null) hear(month, { passage: at, unit: null });
    }
    for (const substance of hiddenSubstances(lower)) addTo(substances, substance, at);
    for (const written of oddlyWritten(text)) oddities.add(written);
    for (const term of terms) {
      if (term.concept?.kind !== 'condition' || !term.concept.exact) continue;
      const said = polarities.get(term.key) ?? new Set();
      polarities.set(term.key, said.add(polarityOf(term, at, index)));
    }
  }
  for (const hearings of numbers.values()) hearings.sort((a, b) => a.passage - b.passage);
  return {
    numbers,
    given: givenNumbers(encounter),
    words,
    substances,
    splitSubstances: once(() => splitSubstances(turns)),
    oddities,
    polarities,
  };
}

function named(word: string, words: Map<string, NamedBy>): NamedBy {
  const month = monthWords.has(word) ? months.indexOf(word.slice(0, 3)) + 1 : null;
  const by = { substance: substanceIn(word), month };
  words.set(word, by);
  return by;
}

// Only recognisers that write no marks write names so.
function splitSubstances(turns: Transcript['turns']): ReadonlySet<string> {
  const found = new Set<string>();
  if (!namesComeApart(turns)) return found;
  for (const { text } of turns) for (const { name } of splitNames(text)) found.add(substanceIn(name) ?? name);
  return found;
}

function givenNumbers({ patient, duration_minutes: minutes }: Encounter): Map<number, string> {
  const given = new Map<number, string>();
  if (patient?.age !== undefined) given.set(patient.age, 'year');
  if (minutes !== undefined) given.set(minutes, 'minute');
  return given;
}
