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
  // An "it" that is not what was asked of.
  [
    "Doctor: Does your neck hurt?\nPatient: It's ninety-five up there, everybody's sweating.",
    /./,
    /neck is 95/,
  ],
  ["Doctor: Any vaginal bleeding?\nPatient: No, it's dry as a bone.", /./, /bleeding is dry/],
  ['Doctor: Does it go through to the back?\nPatient: No, it goes off after a while.', /./, /back goes off/],
  ["Doctor: How's your mood?\nPatient: It'll be a year in November.", /./, /mood will be/],
  ["Doctor: How's your knee?\nPatient: It's swollen, and it's stiff.", /knee is swollen/],
  ["Doctor: How's the weight?\nPatient: It's about 180.", /weight is about 180/],
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
  // A joke before the answer, and who somebody is.
  [
    'Doctor: Ever the opposite, high for days?\nPatient: I wish. No.',
    /[Oo]pposite[^.]*no\.|denies/,
    /I wish/,
  ],
  ['Doctor: And you are?\nHusband: Walter.', /./, /[Ww]alter/],
  // What they have now is no past, and what a friend has no family's.
  [
    "Doctor: Anything else?\nPatient: Actually, I've got this lump on my neck.",
    /HISTORY OF PRESENT ILLNESS[^\n]*\n[^\n]*lump on her neck/,
  ],
  // A word that was looked for.
  [
    "Doctor: Any trouble eating?\nPatient: My throat's been kind of, you know. Scratchy.",
    /throat has been scratchy/,
  ],
  [
    "Doctor: Do you smoke?\nPatient: I had two or three of Derek's on the holiday.",
    /2 or 3 of Derek's/,
    /Derek is/,
  ],
  // An echo, and who somebody is.
  [
    'Doctor: Where?\nPatient: Down here.\nDoctor: The shin.\nPatient: The shin.',
    /./,
    /the shin: the shin|"The shin": the shin/i,
  ],
  // Another part of the body is another matter.
  [
    "Doctor: Any neck pain?\nPatient: No more than anyone.\nDoctor: Fair. Trouble with this shoulder before the fall?\nPatient: No. I mean, it'd get sore.",
    /./,
    /Neck pain: it would/,
  ],
  // What came when is told with what it came with.
  [
    'Doctor: Do you smoke?\nPatient: I stopped for ten days, and then my brother passed.',
    /SOCIAL HISTORY[\s\S]*10 days/,
    /FAMILY HISTORY[\s\S]*10 days/,
  ],
  [
    "Doctor: Any diabetes?\nPatient: They said pre. Dad's got it, he lost a foot. And he had a heart attack at fifty.",
    /FAMILY HISTORY[\s\S]*heart attack at 50/,
  ],
  // What the clinician turns to is nothing of the patient.
  ['Doctor: And I gotta ask about the cigarettes.\nPatient: Eight a day.', /./, /has to ask|have to ask/],
];

it.each(said)('%s', async (talk, holds, not) => {
  const { subjective } = await coughVisit(talk);
  expect(subjective).toMatch(holds);
  if (not) expect(subjective).not.toMatch(not);
});
