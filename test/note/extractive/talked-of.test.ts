import { describe, expect, it } from 'vitest';
import { topicOf } from '../../../src/note/extractive/answers/talked-of.ts';
import { unitsOf } from '../../../src/note/extractive/visit/units.ts';
import { visit } from '../visit-for-tests.ts';
import { noteOf } from './written-note.ts';

/** What the clinician says, and what it is about. */
const topics: [said: string, name: string | null][] = [
  ['And the grey one?', 'grey one'],
  ['Any lumps?', 'lumps'],
  ['Lumps?', 'Lumps'],
  ['How many soaked towels?', 'soaked towels'],
  ['How much codeine?', 'codeine'],
  ["How's the wound doing?", 'wound'],
  ['How are your bowels?', 'bowels'],
  ['Any blood on the tissue?', 'blood on the tissue'],
  ['Is there a swelling behind the knee?', 'swelling behind the knee'],
  ['Is the bedroom at home damp?', 'bedroom at home'],
  ['And the elbow, is it stiff?', 'elbow'],
  ['Any change in your eyesight?', 'eyesight'],
  ['Has he said anything about bruising?', 'bruising'],
  ['Now, the elastic stockings.', 'elastic stockings'],
  ['And this, Symbicort.', 'Symbicort'],
  ["What's this, the lansoprazole?", 'lansoprazole'],
  ['And the green one, the salmeterol?', 'salmeterol'],
  ['Bringing it up?', null],
  ['Every night?', null],
  ['Since when?', null],
  ['Just the twice?', null],
  ['Does it sting?', null],
  ['Any rash, itching or swelling?', null],
  ['Anything else?', null],
  ['And your husband?', null],
  ['Any problems?', null],
  ['Did you finish those?', null],
  ['That sounds horrid.', null],
];

it.each(topics)('"%s" is about %s', (said, name) => {
  const [unit] = unitsOf(visit(`D: ${said}\nP: Fine.`).turns);
  expect(topicOf(unit!)?.name ?? null).toBe(name);
});

const history = async (talk: string) =>
  (
    await noteOf(
      `Doctor: What brings you in today, Mrs. Amsel?
Patient: I've had a cough for two weeks, and I bring up some green phlegm with it in the mornings.
${talk}
Doctor: Let me listen to your chest. Your lungs are clear.
Doctor: So I think this is bronchitis. I'm going to start you on doxycycline, one hundred milligrams, twice a day.
Patient: Okay, thank you.`,
    )
  ).subjective;

describe('what means nothing without its question is told with what was asked about', () => {
  it.each([
    [
      'Doctor: And your sugars?\nPatient: This morning, one fifty. They run high after supper.',
      'Her sugars: this morning, 150; they run high after supper.',
    ],
    [
      "Doctor: How's the scar?\nPatient: It's okay. It's numb along the edge.",
      'The scar is fine; it is numb along the edge.',
    ],
    [
      "Doctor: How's the scar?\nPatient: It's okay. It's numb.\nDoctor: Any oozing?\nPatient: No, it closed up well.",
      'The scar closed up well.',
    ],
    ['Doctor: And the bleeding?\nPatient: It stopped after a month.', 'Bleeding: it stopped after a month.'],
    [
      'Doctor: Any blood on the tissue?\nPatient: There was some, dark red, about a week ago.',
      'Blood on the tissue: there was some, dark red, about a week ago.',
    ],
    [
      'Doctor: Is there a lump under the scab?\nPatient: It is rubbery.',
      'Lump under the scab: it is rubbery.',
    ],
    [
      'Doctor: Is the room at work warm?\nPatient: It gets freezing by noon.',
      'Room at work: it gets freezing by noon.',
    ],
    [
      'Doctor: And the elbow, is it stiff?\nPatient: It is, yeah, it has been locked for a month.',
      'The elbow has been locked for a month.',
    ],
    [
      'Doctor: Feet swelling?\nPatient: They did from the new tablets, I think.',
      'Feet swelling: she thinks they did from the new tablets.',
    ],
    [
      'Doctor: Now, the elastic stockings. Be truthful.\nPatient: Well. I wear them.\nDoctor: Every day?\nPatient: When I go out. They pinch me behind the knees.',
      'The elastic stockings pinch her behind the knees',
    ],
    [
      'Doctor: Any change in your eyesight?\nPatient: The right one has been cloudy since May.',
      'Eyesight: the right one has been cloudy since May.',
    ],
    [
      "Doctor: What's this, the omeprazole?\nPatient: That's my mother's.",
      "Omeprazole: that is her mother's.",
    ],
    [
      'Doctor: And this, Symbicort. Are you still on this?\nPatient: Yes, twice a day.',
      'is still on Symbicort',
    ],
    [
      'Doctor: This is the Breo. You take this how?\nPatient: One puff at bedtime.',
      'takes the Breo, 1 puff at bedtime',
    ],
  ])('%s', async (talk, line) => {
    expect(await history(talk)).toContain(line);
  });

  it.each([
    ['Doctor: And your sugars?\nPatient: A hundred and ten.', 'Her sugars were 110.'],
    ["Doctor: Do you drive?\nPatient: I've not dared.", 'Driving: she has not dared.'],
    ['Doctor: How often do you bathe?\nPatient: At weekends, twice.', 'Bathing: at weekends, twice.'],
    [
      'Doctor: And the Symbicort, how often do you reach for that?\nPatient: Couple of times a day.',
      'Symbicort: couple of times a day.',
    ],
    [
      'Doctor: And how often are you using the grey inhaler?\nPatient: Twice a week.',
      'is using the grey inhaler twice weekly',
    ],
    ['Doctor: And the other one, the salmeterol?\nPatient: Every evening.', 'Salmeterol every evening.'],
    ["Doctor: How's the elbow feel now?\nPatient: It's stiffer than it was.", 'elbow'],
    ['Doctor: Has he said anything about pus?\nPatient: He says it has dried up.', 'Pus: '],
    [
      'Doctor: How many wet nappies?\nPatient: I keep a chart. Yesterday, four. The day before, seven.',
      'Wet nappies: she keeps a chart; yesterday, 4, the day before, 7.',
    ],
    [
      "Doctor: Any clots?\nPatient: Yeah. Like, I don't know, a dime, maybe bigger.",
      'Clots: a dime, maybe bigger.',
    ],
    [
      'Doctor: How much codeine?\nPatient: Two of the thirties, at night. Only the first day or so.',
      'Codeine: 2 of the',
    ],
    ['Doctor: This started when?\nPatient: Saturday night.', 'started on Saturday night'],
  ])('%s', async (talk, line) => {
    expect(await history(talk)).toContain(line);
  });
});

describe('what stands by itself, or may be of something else, stays as it is', () => {
  it.each([
    ['Doctor: Any clots?\nPatient: No. It was gone by supper.', /clots: it was gone/i],
    ["Doctor: How's the scar?\nPatient: They told me to leave it alone.", /scar told/i],
    ["Doctor: How's the wound?\nPatient: It's hard to see it from up here.", /wound is hard to/i],
    ['Doctor: Any rash or itching?\nPatient: It was worse last week.', /(?:rash|itching): it/i],
    [
      'Doctor: And the cough?\nPatient: My daughter has a cat. It sleeps on my bed.',
      /cough (?:sleeps|: it)/i,
    ],
    ['Doctor: Any chest pain?\nPatient: No, dear.', /: dear/i],
    [
      'Doctor: Did the hospital change anything?\nPatient: They put me on a water pill. Furosemide. Twenty.',
      /anything: 20/,
    ],
    ['Doctor: Every day?\nPatient: When I climb the stairs.', /(?:has|have) every day/],
    ['Doctor: And since then?\nPatient: Most mornings.', /(?:has|have) since/],
  ])('%s', async (talk, wrong) => {
    expect(await history(talk)).not.toMatch(wrong);
  });
});

describe('what the clinician arranges is named where only the question names it', () => {
  it.each([
    [
      'Doctor: When was your last tetanus shot?\nPatient: Oh, ages ago.\nDoctor: Then we will give you one today.',
      /provide (?:a )?tetanus shot today/i,
    ],
    [
      'Doctor: Have you had a colonoscopy?\nPatient: No. Nobody offered.\nDoctor: With that history you should have, so I am ordering it.',
      /[Ww]e (?:will order|are ordering) the colonoscopy\./,
    ],
    [
      'Patient: And do I stop the blood thinner?\nDoctor: No, do not stop it until I call you.',
      /not to stop the blood thinner/i,
    ],
    ['Patient: What about the flu jab?\nDoctor: We will do it at your next visit.', /do the flu jab at/i],
  ])('%s', async (talk, line) => {
    const { plan } = await noteOf(
      `Doctor: What brings you in today, Mrs. Amsel?
Patient: I've had a cough for two weeks, and I bring up some green phlegm with it in the mornings.
Doctor: Let me listen to your chest. Your lungs are clear.
Doctor: So I think this is bronchitis. I want you to rest and to drink plenty of water.
${talk}
Patient: Okay, thank you.`,
    );
    expect(plan).toMatch(line);
  });
});
