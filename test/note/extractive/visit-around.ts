import { linesFor } from '../specialty-guides/note-for.ts';

/** A short exchange, what the note of the visit around it must hold (`HEADING: the line`), and what it must not. */
export type Case = [said: string, holds: RegExp[], not?: RegExp[]];

/** The note's lines of a visit for a sore throat in which `said` is said before the examination and `after` in the plan. */
export const visitAround = (said: string, after: string) =>
  linesFor(
    'family_medicine',
    `D: Hi, what brings you in today?
P: I've had a sore throat for three days.
${said}
D: Let me take a look. Your throat is a little red, and your lungs are clear.
D: So I think this is viral pharyngitis. Drink plenty of fluids and rest.
${after}
P: Okay, thank you.`.replace(/\n\n/g, '\n'),
  );
