import type { Sex } from '../../language/patient.ts';

/** How the note names the patient in a sentence. */
export interface Subject {
  /** "she" */
  they: string;
  /** "her" as object */
  them: string;
  /** "her" as possessive */
  their: string;
  theirs: string;
  themself: string;
  /** Named again where a sentence has named them: a line of the plan may be read without the line before. */
  named?: true;
}

const subjects: Record<Sex, Subject> = {
  female: { they: 'she', them: 'her', their: 'her', theirs: 'hers', themself: 'herself' },
  male: { they: 'he', them: 'him', their: 'his', theirs: 'his', themself: 'himself' },
  unknown: {
    they: 'the patient',
    them: 'the patient',
    their: "the patient's",
    theirs: "the patient's",
    themself: 'themself',
  },
};

/** The subject of what a relative says of themselves ("i gave her tylenol" → her mother gave her Tylenol). */
export function relativeOf(patient: Subject, kin: string | null): Subject {
  // A guest of the visit who is no relative.
  if (kin === 'clinician') return relativeCalled('the clinician');
  return relativeCalled(kin === null ? 'the relative' : `${patient.their} ${kin}`, kin);
}

/** The subject of what is said to a relative, who is called as the note calls them: "her mother". */
export function relativeCalled(they: string, kin: string | null = null): Subject {
  return { they, them: they, their: `${they}'s`, theirs: ownOf(kin) ?? `${they}'s`, themself: 'themself' };
}

// "I had it at forty for mine."
function ownOf(kin: string | null): string | null {
  if (kin === null) return null;
  if (/^(?:mother|wife|daughter|sister|aunt|niece|grandmother|granddaughter)$/.test(kin)) return 'hers';
  return /^(?:father|husband|son|brother|uncle|nephew|grandfather|grandson)$/.test(kin) ? 'his' : null;
}

export function subjectFor(sex: Sex): Subject {
  return subjects[sex];
}
