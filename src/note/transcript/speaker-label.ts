import type { Role } from '../transcript.ts';

const clinicianWords =
  'doctor doctors dr doc physician clinician provider md np gp consultant surgeon psychiatrist psychologist therapist physiotherapist practitioner resident registrar intern attending cardiologist dermatologist pediatrician paediatrician neurologist urologist oncologist obstetrician midwife hcp prescriber pharmacist pa counselor counsellor';
const relativeWords =
  'mother mom mum mommy mama father dad daddy wife husband spouse partner son daughter parent parents guardian caregiver carer caretaker sister brother grandmother grandma grandfather grandpa aunt uncle niece nephew relative family fiance fiancee girlfriend boyfriend guest friend neighbor neighbour roommate flatmate housemate cousin coworker colleague coach teacher nan nana grandad granddad granddaughter grandson';
const assistantWords = 'nurse rn lpn ma assistant receptionist tech technician medic paramedic';
const otherWords = 'interpreter translator observer student scribe moderator operator system dragon';

const kinds = new Map<string, Role | 'assistant'>();
for (const word of clinicianWords.split(' ')) kinds.set(word, 'clinician');
for (const word of relativeWords.split(' ')) kinds.set(word, 'relative');
for (const word of assistantWords.split(' ')) kinds.set(word, 'assistant');
for (const word of otherWords.split(' ')) kinds.set(word, 'other');
for (const word of ['patient', 'pt', 'client', 'child', 'veteran']) kinds.set(word, 'patient');

const letters = new Map<string, Role>([
  ['d', 'clinician'],
  ['dr', 'clinician'],
  ['c', 'clinician'],
  ['p', 'patient'],
  ['pt', 'patient'],
  ['m', 'relative'],
  ['f', 'relative'],
]);

/** What a speaker label says about its speaker. `assistant` is a nurse or aide: the clinician only where no one else is. */
export type LabelRole = Role | 'assistant';

/** True for `SPEAKER_00`, `Speaker 1`, `spk_0`, `S2`, `Unknown speaker`: a voice, not a role. */
export function isVoiceLabel(label: string): boolean {
  return /^(?:unknown[ _]?)?(?=)(?:speaker|spk|spkr|voice|person|participant|channel)(?=)[ _#-]{0,2}[\p{L}\d]{0,3}$|^s ?\d{1,2}$/iu.test(
    label,
  );
}

/** The role a label names, or null where it names a person or a voice. One or two letters count as labels only by `letterRole`. */
export function labelRole(label: string): LabelRole | null {
  const words = label
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  if (words.length === 0 || words.length > 6) return null;
  const found = words.map((word) => kinds.get(word)).filter((kind) => kind !== undefined);
  if (found.length === 0) return null;
  // "Patient's mother", "Mother of patient", "guest_family": whoever is related speaks; "Physician Assistant": examines.
  if (found.includes('relative')) return 'relative';
  if (words.join(' ').includes('physician assistant')) return 'clinician';
  if (words.includes('nurse') && words.includes('practitioner')) return 'clinician';
  if (words.includes('medical') && words.includes('assistant')) return 'assistant';
  return found.find((kind) => kind === 'patient') ?? found[0] ?? null;
}

/** The role of a one- or two-letter label (`D:`, `P:`, `Pt:`), or null. */
export function letterRole(label: string): Role | null {
  return letters.get(label.toLowerCase()) ?? null;
}

const titled = /^(?:mr|mrs|ms|miss|mx)\b\.?/iu;

/** True for `Mrs. Jones`: in a visit's transcript a title without `Dr` is the patient's. */
export function isPatientTitle(label: string): boolean {
  return titled.test(label);
}
