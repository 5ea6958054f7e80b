import type { WriteNote } from '../notebook/ports.ts';
import { wholeNote } from '../notebook/whole-note.ts';

const turns = [
  'Doctor: What brings you in today?',
  'Patient: I have had a cough and a fever for, um, two weeks, and my left knee hurts when I walk.',
  'Doctor: Any chest pain or shortness of breath?',
  'Patient: No. I take lisinopril twenty, no, forty milligrams a day.',
  'Doctor: Your blood pressure is one thirty over eighty. The lungs are clear, the left knee is swollen.',
  'Doctor: This is acute bronchitis. I will start guaifenesin and get an x-ray of the knee. Come back in two weeks.',
];
const rounds = 3;

/** Writes an invented note a few times and drops it, so that the first patient's does not wait for code to load. */
export async function warmUp(write: WriteNote, signal: AbortSignal): Promise<void> {
  const transcript = Array.from({ length: rounds }, () => turns.join('\n')).join('\n');
  for (let i = 0; i < rounds; i += 1) {
    await wholeNote(write({ transcript, specialty: 'physician', engine: 'extractive' }, signal));
  }
}
