import { wholeNote } from '../../notebook/whole-note.ts';
import type { Check } from './check.ts';

const visit = 'Doctor: What brings you in?\nPatient: I have had a cough for two weeks.';

/** The built-in writer needs nothing; that it works is shown by a note. */
export const writerCheck: Check = {
  name: 'built-in writer',
  async look({ app }) {
    const write = await app.writer();
    const began = performance.now();
    const request = { transcript: visit, specialty: 'physician', engine: 'extractive' } as const;
    await wholeNote(write(request, AbortSignal.timeout(30_000)));
    return { state: 'ok', found: `wrote a note in ${Math.round(performance.now() - began)} ms` };
  },
};
