import type { Encounter } from '../note.ts';
import type { SpecialtyGuide } from '../specialty-guides/guide.ts';
import type { SourcedText } from './draft.ts';
import type { SymptomStatus } from './history/symptom-status.ts';
import type { ComplaintVisit } from './learned/complaint-features.ts';
import type { RankedTrouble } from './learned/trouble-ranking.ts';
import type { CurrentMedication } from './medications/current-medications.ts';
import type { BareOffer } from './plan/offered-bare.ts';
import type { Problem } from './problems/problems.ts';
import type { Subject } from './rephrase/rephrase.ts';
import type { Unit } from './visit/units.ts';
import type { Passage } from './visit/visit.ts';

/** What was said, before answers are put together with their questions, with all troubles that it names. */
export interface Heard {
  passages: readonly Passage[];
  troubles: readonly RankedTrouble[];
  /** Where the clinician begins to sum up. */
  planFrom: number;
}

/** Everything the section writers know of a visit. */
export interface Reading {
  /** All that was said, as the models read it; `passages` are what it was then taken to mean. */
  asRead: readonly Passage[];
  passages: readonly Passage[];
  /** Passages that go into the note as sentences. */
  chosen: readonly Passage[];
  /** Index of the passage at which the clinician begins to sum up. */
  planFrom: number;
  statuses: readonly SymptomStatus[];
  problems: readonly Problem[];
  /** The visit as its troubles are weighed, without what was told of allergies. */
  heard: Heard;
  /** Where sentences begin that order a known thing. */
  orders: ReadonlySet<number>;
  /** All that may be why the patient came. */
  complaints: ComplaintVisit;
  /** Why the patient came. */
  complaint: SourcedText | null;
  /** What the patient takes as the visit begins. */
  medications: readonly CurrentMedication[];
  /** What the patient is allergic to, or that they deny allergies. */
  allergies: readonly SourcedText[];
  /** What was taken back, declined or done since, or stands in a line of `done` or `offers`: none is a line of its own. */
  takenBack: ReadonlySet<Unit>;
  /** What the clinician did to the patient while saying so. */
  done: readonly Passage[];
  /** What was offered by its name alone, with the answers. */
  offers: readonly BareOffer[];
  /** What was put to the patient in a question, by that question. */
  put: ReadonlyMap<Unit, BareOffer>;
  who: Subject;
  /** "her mother", where a parent tells a child's history and is told what to do; else null. */
  parent: string | null;
  /** The patient's, in years, where it was said. */
  age: number | null;
  encounter: Encounter;
  /** What the specialty looks for; null in general medicine. */
  guide: SpecialtyGuide | null;
}
