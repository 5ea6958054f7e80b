import type { Source, Warning } from '../note.ts';

/** What kind of thing was said and is missing from the note. */
export const omissionKinds = [
  'specialty',
  'allergy',
  'medication',
  'planned',
  'dose',
  'symptom',
  'answer',
  'account',
  'history',
  'habit',
  'result',
  'finding',
  'precaution',
  'instruction',
] as const;
export type OmissionKind = (typeof omissionKinds)[number];

/** Something that was said and that no sentence of the note covers; `sources` are the words. */
export interface Omission {
  kind: OmissionKind;
  sources: readonly Source[];
}

const what: Readonly<Record<OmissionKind, { one: string; more: string }>> = {
  specialty: {
    one: 'Something that matters in this specialty was said or denied and is not in the note.',
    more: 'More of what matters in this specialty was said or denied and is not in the note.',
  },
  allergy: {
    one: 'What was said about an allergy is not in the note.',
    more: 'More about allergies is not in the note.',
  },
  medication: {
    one: 'A medicine that was talked about is not in the note.',
    more: 'More medicines that were talked about are not in the note.',
  },
  planned: {
    one: 'A medicine that was started, continued, changed or stopped is not in the plan.',
    more: 'More medicines that were started, continued, changed or stopped are not in the plan.',
  },
  dose: {
    one: 'The dose of a medicine was said and is not in the note.',
    more: 'More doses that were said are not in the note.',
  },
  symptom: {
    one: 'A symptom the patient has is not in the note.',
    more: 'More symptoms the patient has are not in the note.',
  },
  answer: {
    one: 'What the patient answered (when it began, where, how bad, how often, what work) is not in the note.',
    more: 'More of what the patient answered is not in the note.',
  },
  account: {
    one: 'Something the patient told about how they are is not in the note.',
    more: 'More of what the patient told about how they are is not in the note.',
  },
  history: {
    one: 'A diagnosis or an operation the patient has had is not in the note.',
    more: 'More diagnoses or operations the patient has had are not in the note.',
  },
  habit: {
    one: 'That the patient smokes, drinks or uses drugs, or did, is not in the note.',
    more: 'More of what the patient smokes, drinks or uses is not in the note.',
  },
  result: {
    one: 'A test result or measurement is not in the note.',
    more: 'More results or measurements are not in the note.',
  },
  finding: {
    one: 'A finding of the examination is not in the note.',
    more: 'More findings of the examination are not in the note.',
  },
  precaution: {
    one: 'When to call or come back was said and is not in the note.',
    more: 'More about when to call or come back is not in the note.',
  },
  instruction: {
    one: 'An order or an instruction to the patient is not in the note.',
    more: 'More orders or instructions to the patient are not in the note.',
  },
};

/** From so many of a kind on, one warning stands for the rest. */
const mostOfAKind = 5;

/**
 * One `possible_omission` warning each, in the order of `omissionKinds`, then of speech. The message names the kind and
 * never the words, which are the patient's: `sources` says where they are.
 */
export function omissionWarnings(omissions: readonly Omission[]): Warning[] {
  const warnings: Warning[] = [];
  for (const kind of omissionKinds) {
    const some = withoutRepeats(omissions.filter((omission) => omission.kind === kind).sort(byPlace));
    const single = some.length > mostOfAKind ? some.slice(0, mostOfAKind - 1) : some;
    for (const { sources } of single) warnings.push(warning(what[kind].one, sources));
    const rest = some.slice(single.length).flatMap(({ sources }) => sources);
    if (rest.length > 0) warnings.push(warning(what[kind].more, rest));
  }
  return warnings;
}

/** Two symptoms of one sentence are one place to look at. */
function withoutRepeats(omissions: readonly Omission[]): Omission[] {
  const seen = new Set<number>();
  return omissions.filter(({ sources }) => {
    const at = sources[0]!.start;
    if (seen.has(at)) return false;
    seen.add(at);
    return true;
  });
}

function byPlace(a: Omission, b: Omission): number {
  return a.sources[0]!.start - b.sources[0]!.start;
}

function warning(message: string, sources: readonly Source[]): Warning {
  return { code: 'possible_omission', message, sources: [...sources] };
}
