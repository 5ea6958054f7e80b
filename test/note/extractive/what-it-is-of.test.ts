import { expect, it } from 'vitest';
import { coughVisit } from './written-note.ts';

/** What was said in few words, what the note must make of it, and what it must not. */
const said: [said: string, holds: RegExp, not?: RegExp][] = [
  // A medicine, and what became of it.
  ['Doctor: Anything else?\nPatient: Metformin, but I quit that.', /She quit metformin/, /She quit that/],
  ['Doctor: Anything else?\nPatient: Gabapentin, but it made me dopey.', /Gabapentin made her dopey/],
  [
    'Doctor: What do you take?\nPatient: Lisinopril. And a statin, but I stopped it.',
    /stopped the statin[\s\S]*- Lisinopril\./,
    /stopped the lisinopril/,
  ],
  // A medicine that the clinician named before asking.
  [
    'Doctor: Now, the blood thinner, the Eliquis. Twice a day?\nPatient: Morning for sure. Night I miss some.',
    /Eliquis: morning for sure/,
  ],
  [
    'Doctor: The other inhaler, the Symbicort. Two puffs twice a day?\nPatient: I do the morning.',
    /Symbicort: she does the morning/,
  ],
  [
    'Doctor: Eliquis, Lasix. Are you taking all of these?\nPatient: I take what is there.',
    /./,
    /Lasix: she takes/,
  ],
  // What the clinician recalls, and the patient confirms.
  [
    "Doctor: And you've had a kidney cancer, I think, twenty fifteen?\nPatient: Left side, yes.",
    /had a kidney cancer, 2015, left side/,
  ],
  ['Doctor: You lost your husband, I think.\nPatient: In March.', /./, /[Pp]robably she lost/],
  // When, of a habit that is over.
  ['Doctor: Do you smoke?\nPatient: In college.', /She smoked in college/],
  ['Doctor: Do you drink?\nPatient: In my twenties.', /She drank in her 20s/],
  ['Doctor: Do you smoke?\nPatient: On weekends.', /She smokes on weekends/],
  // What is had, and what someone is.
  [
    'Doctor: Sick to your stomach?\nPatient: Yeah, every time.',
    /She is nauseated every time/,
    /has nauseated/,
  ],
  ['Doctor: Itchy?\nPatient: Oh yeah. At night.', /It is itchy at night/],
  ['Doctor: Alcohol?\nPatient: A little sherry.', /a little sherry/, /slightly sherry/],
  ['Doctor: Mammogram?\nPatient: I keep meaning to.', /Mammogram: she keeps meaning to/],
  ["Doctor: Do you ever feel you'd rather not be here?\nPatient: No, never.", /./, /her would/],
  // What it is likened to is not asked of.
  ['Doctor: Dark urine? Like tea?\nPatient: No.', /[Dd]ark urine/, /denies any tea/],
  // What the clinician turns to is nothing of the patient.
  ['Doctor: And I gotta ask about the cigarettes.\nPatient: Eight a day.', /./, /has to ask|have to ask/],
];

it.each(said)('%s', async (talk, holds, not) => {
  const { subjective } = await coughVisit(talk);
  expect(subjective).toMatch(holds);
  if (not) expect(subjective).not.toMatch(not);
});
