import { setImmediate } from 'node:timers/promises';
import type { NoteWriter } from '../note/writer.ts';
import { streamNote } from './note-pipeline.ts';

const visit = [
  'Doctor: What brings you in today?',
  'Patient: I have had a cough and a fever for, um, two weeks, and my left knee hurts when I walk.',
  'Doctor: Any chest pain or shortness of breath?',
  'Patient: No. I take lisinopril twenty, no, forty milligrams a day.',
  'Doctor: Your blood pressure is one thirty over eighty. The lungs are clear, the left knee is swollen.',
  'Doctor: This is acute bronchitis. I will start guaifenesin and get an x-ray of the knee. Come back in two weeks.',
];

/**
 * Writes an invented visit's note for nobody, so that the first patient's does not wait for code and patterns to be
 * compiled. It goes on as long as nobody else wants something: what it has done by then is what that note needs too.
 */
export async function warmUp(writer: NoteWriter, wanted: () => boolean): Promise<void> {
  // A note may have been asked for while the thread was loading.
  if (!wanted()) return;
  const input = {
    request: { transcript: visit.join('\n'), specialty: 'physician', engine: 'extractive' },
  } as const;
  const deps = {
    writer,
    now: () => new Date(0),
    newId: () => 'warm-up',
    seed: () => 0,
    version: '',
    retentionMs: 0,
  };
  for await (const _ of streamNote(input, deps, new AbortController().signal)) {
    // Orders are messages: they are read between two events.
    await setImmediate();
    if (!wanted()) return;
  }
}
