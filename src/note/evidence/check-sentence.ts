import { withoutAsked } from '../asked-opening.ts';
import { uncapital } from '../language/uncapital.ts';
import type { Encounter, Source } from '../note.ts';
import type { Transcript } from '../transcript.ts';
import type { DraftSentence } from '../writer.ts';
import { conditionsIn } from './check-conditions.ts';
import { hearSides, sidesAreHeard } from './check-laterality.ts';
import { type MedicationFinding, medicationsIn } from './check-medications.ts';
import { numbersAreHeard } from './check-numbers.ts';
import type { CheckedSentence, EvidenceFlag } from './checked-sentence.ts';
import { findSources } from './find-sources.ts';
import { isFixedPhrase } from './fixed-phrases.ts';
import { hearFacts } from './heard-facts.ts';
import { oddlyWritten } from './odd-writing.ts';
import { plainText } from './plain-text.ts';
import { partsOf, withoutBilateral } from './reduce-sentence.ts';
import { indexTranscript, type TranscriptIndex } from './transcript-index.ts';

/** Checks a note's sentences, by whoever wrote them, against what was said. */
export interface EvidenceChecker {
  /** The transcript as it was read for checking; what comes after need not read it again. */
  readonly index: TranscriptIndex;
  /**
   * A sentence with a number, medicine, side, symptom or diagnosis that was not said, or said the other way round,
   * is shortened where that is safe and else left out; either way it is flagged. One that states no such fact but
   * has no source either is kept and flagged.
   */
  check(draft: DraftSentence): CheckedSentence;
}

const labelled = /^(?!Asked )([A-Z][^:"]{2,78}): \S/;

type FlagCode = Extract<EvidenceFlag['code'], `unsupported_${string}`>;

const removed: Readonly<Record<FlagCode, string>> = {
  unsupported_number: 'Something with a number that was not said was left out.',
  unsupported_medication: 'Something with a medicine that was not named was left out.',
  unsupported_laterality: 'Something with a side (left, right, both) that was not said was left out.',
  unsupported_negation: 'Something was left out because the transcript says the opposite.',
  unsupported_sentence: 'Something that names a symptom or a diagnosis nobody mentioned was left out.',
};

const kept = {
  renamed: 'This medicine was said by another of its names. Check that it is the same.',
  respelled: 'This medicine is spelled differently in the transcript. Check that it is the same.',
  odd: 'Something here is written so that it can not be read for certain: a number run together with letters or signs, or other letters. Check it.',
  noSource: 'No words of the transcript were found that bear this sentence out. Check it.',
} as const;

export function createEvidenceChecker(transcript: Transcript, encounter: Encounter): EvidenceChecker {
  const index = indexTranscript(transcript);
  const sides = hearSides(index);
  const heard = hearFacts(transcript, index, encounter);

  function faultOf(written: string, sources: readonly Source[]): FlagCode | null {
    return faultIn(plainText(written).text, sources);
  }

  function faultIn(
    text: string,
    sources: readonly Source[],
    medications: MedicationFinding = medicationsIn(text, heard),
  ): FlagCode | null {
    if (medications === 'unsaid') return 'unsupported_medication';
    const places: number[] = [];
    for (const source of sources) {
      const [first, last] = index.passagesOf(source);
      for (let place = first; place <= last; place += 1) places.push(place);
    }
    if (!numbersAreHeard(text, places, heard)) return 'unsupported_number';
    if (!sidesAreHeard(text, places, sides, index)) return 'unsupported_laterality';
    const stated = withoutAsked(text);
    const conditions = conditionsIn(stated, index.termsOf(stated), heard);
    if (conditions === 'unsaid') return 'unsupported_sentence';
    return conditions === 'contradicted' ? 'unsupported_negation' : null;
  }

  /** The sentence without what is not borne out, or null where nothing whole is left. */
  function reduce(text: string, sources: readonly Source[]): string | null {
    const plain = withoutBilateral(text);
    if (plain !== null && faultOf(plain, sources) === null) return plain;
    // "Sulfa (hives).": the allergy stands, though nobody called what it did so.
    const bare = text.replace(/ \([^()]{2,60}\)\.$/, '.');
    if (bare !== text && faultOf(bare, sources) === null) return bare;
    const parts = partsOf(text);
    if (parts === null) return null;
    const good = parts.items.filter((item) => faultOf(parts.whole(item), sources) === null);
    const shorter = good.length === 0 ? null : parts.join(good);
    return shorter !== null && faultOf(shorter, sources) === null ? shorter : null;
  }

  return {
    index,
    check(draft) {
      if (isFixedPhrase(draft.text)) return { sentence: draft, flags: [] };
      const sources = sourcesOf(draft);
      const plain = plainText(draft.text).text;
      const medications = medicationsIn(plain, heard);
      const fault = faultIn(plain, sources, medications);
      const asked = fault === null ? null : underAsked(draft, sources);
      if (asked !== null && faultOf(asked, sources) === null)
        return { sentence: { ...draft, text: asked, sources }, flags: [] };
      if (fault !== null) {
        const text = reduce(draft.text, sources);
        const flags = [{ code: fault, message: removed[fault] }];
        return { sentence: text === null ? null : { ...draft, text, sources }, flags };
      }
      const flags: EvidenceFlag[] = [];
      const odd = oddlyWritten(plain).filter((written) => !heard.oddities.has(written));
      if (odd.length > 0) {
        const code = odd.some((written) => /\d/.test(written))
          ? 'unsupported_number'
          : 'unsupported_sentence';
        flags.push({ code, message: kept.odd });
      }
      if (medications === 'renamed' || medications === 'respelled') {
        flags.push({ code: 'unsupported_medication', message: kept[medications] });
      }
      if (sources.length === 0 && flags.length === 0)
        flags.push({ code: 'unsupported_sentence', message: kept.noSource });
      return { sentence: { ...draft, sources }, flags };
    },
  };

  // "Numbness: the outside of the foot.", of "any numbness?": what was only asked of is not said to be so.
  function underAsked({ text, group }: DraftSentence, sources: readonly Source[]): string | null {
    const label = group === null ? labelled.exec(text)?.[1] : undefined;
    const first = sources[0];
    if (label === undefined || first === undefined || sources.length < 2) return null;
    if (!transcript.text.slice(first.start, first.end).trimEnd().endsWith('?')) return null;
    return `Asked about ${uncapital(label)}: ${text.slice(label.length + 2)}`;
  }

  function sourcesOf({ sources, group, text }: DraftSentence): readonly Source[] {
    const valid = sources.filter((source) => isWithin(source, transcript));
    if (valid.length > 0) return valid.map((source) => withAudio(source, transcript));
    return findSources(plainText(group === null ? text : `${group}: ${text}`).text, index);
  }
}

/** A model may point anywhere; only a stretch within its turn is a source. */
function isWithin({ turn, start, end }: Source, { turns }: Transcript): boolean {
  const spoken = turns[turn];
  return spoken !== undefined && start < end && start >= spoken.start && end <= spoken.end;
}

function withAudio(source: Source, { turns }: Transcript): Source {
  const audio = turns[source.turn]?.audio;
  if (audio === undefined || source.audio_start !== undefined) return source;
  return { ...source, audio_start: audio.start, audio_end: audio.end };
}
