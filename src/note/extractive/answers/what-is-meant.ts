import { sentence } from '../draft.ts';
import { withActingDrugNamed, withDrugNamed } from '../medications/named-drug.ts';
import type { Subject } from '../rephrase/rephrase.ts';
import type { Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { underItsTopic } from './answer-under-question.ts';
import { withTopicNamed } from './asked-topic.ts';
import { underTopic, withShownNamed } from './leaning.ts';
import { withThingNamed } from './thing-asked-of.ts';

/** Where a sentence of the history comes from, and what stands around it. */
interface Place {
  passage: Passage;
  passages: readonly Passage[];
  /** What was asked, with or without a question mark. */
  asked: Unit | null;
  written: ReadonlySet<Passage>;
  /** The sentences that stand before it. */
  said: ReadonlyMap<Unit, string>;
  /** True where it was put together with what was said before. */
  isWhole: boolean;
  /** True where nothing was added to the words of the passage. */
  isTold: boolean;
  who: Subject;
  /** Who speaks, for a parent who is asked as "you". */
  teller: Subject;
}

/**
 * The sentence with what it speaks of by name, where it says only "it", "one" or "this" and it is sure what is meant;
 * `named` is where that was named, where that was in another's words.
 */
export function whatIsMeant(text: string, place: Place): { text: string; named: Unit | null } {
  const { passage, passages, asked, written, said, who, teller } = place;
  const { unit, index } = passage;
  const before = passages[index - 1]?.unit;
  const isToldBefore = before !== undefined && said.has(before);
  const taken = withDrugNamed(text, unit, asked, before);
  const drug = isToldBefore ? taken : withActingDrugNamed(taken, unit, before);
  const plain = withTopicNamed(drug === text ? text : sentence(drug), passage, passages, who, written);
  const thing = unit.inFull ? plain : withThingNamed(plain, unit.answers);
  if (thing !== plain) return { text: thing, named: unit.answers };
  const found =
    plain !== text || place.isWhole
      ? null
      : ((unit.inFull ? null : underTopic(text, passage, passages, said, teller)) ??
        withShownNamed(text, passage, passages, said));
  if (found !== null) return found;
  const whole =
    place.isTold && unit.opens && !place.isWhole && !unit.inFull && plain === text
      ? underItsTopic(unit, plain, asksBefore(passage, passages), teller)
      : null;
  return whole === null ? { text: plain, named: null } : { text: whole, named: unit.answers };
}

// The last questions before an answer.
function asksBefore({ index }: Passage, passages: readonly Passage[]): Unit[] {
  return passages.slice(Math.max(0, index - 3), index).map(({ unit }) => unit);
}
