import { describe, expect, it } from 'vitest';
import { noteOf, coughVisit as visit } from './written-note.ts';

describe('an answer that makes no sentence stands in its own words under what was asked', () => {
  it.each([
    ['Doctor: Which ear hurts?\nPatient: The right.', 'right ear pain'],
    [
      'Doctor: Any bruises?\nPatient: I go blue if you so much as look at me.',
      'Bruises: "I go blue if you so much as look at me."',
    ],
    ['Doctor: Ever had pancreatitis?\nPatient: Lord, no.', 'ancreatitis'],
    ['Doctor: Who is at home with you?\nPatient: Just me and the parrot.', 'She lives with the parrot.'],
  ])('%s', async (said, line) => {
    expect((await visit(said)).subjective).toContain(line);
  });

  it.each([
    'Doctor: Any headaches?\nPatient: Let me think, I wrote it down.',
    "Doctor: Any headaches?\nPatient: I'm telling you.",
  ])('has nothing of the talk: %s', async (said) => {
    expect((await visit(said)).subjective).not.toMatch(/wrote it down|telling/);
  });
});

describe('what was said after what another told', () => {
  it('names who said it, where it is another', async () => {
    const { subjective } = await noteOf(
      `Doctor: What brings you in today?
Patient: My chest has been tight for a month, mostly in the mornings.
Daughter: She coughs at night.
Patient: Every night, since my birthday in June.
Doctor: Let me listen to your chest. Your lungs are clear.
Doctor: So I think this is asthma. I'm going to start you on albuterol, two puffs, four times a day.`,
    );
    expect(subjective).toMatch(/said: "Every night, since my birthday in June\."/);
  });
});

it('takes "miss many" for no name', async () => {
  expect(
    (await visit('Doctor: Do you take your tablets, and do you miss many?\nPatient: Not loads.')).subjective,
  ).not.toContain('Miss Many');
});

describe('a result is told though the clinician who had it done stays in it', () => {
  it.each([
    [
      "Doctor: Your creatinine was 1.9 in the hospital. I had them draw it again on Monday, and it's 1.2.",
      'We had them draw it again on Monday, and it is 1.2.',
    ],
    ['Doctor: So let me look at the films, there is no fracture.', 'There is no fracture.'],
  ])('%s', async (said, line) => {
    expect((await visit(said)).objective).toContain(line);
  });
});

it('lists what the clinician reads out, where nobody says that it is not taken', async () => {
  const { subjective } =
    await visit(`Doctor: Let's go through your medicines. Metformin, a thousand, twice a day.
Patient: Yes.
Doctor: Lisinopril, forty.
Patient: The little pink one, yes.
Doctor: Amlodipine, five.
Patient: That one I quit in the spring.`);
  expect(subjective).toMatch(/- Metformin 1000 mg twice daily/i);
  expect(subjective).toMatch(/- Lisinopril 40 mg/);
  expect(subjective).not.toMatch(/- Amlodipine 5 mg/);
});

it.each([
  ['Doctor: Which foot is it?\nPatient: Right foot.', 'right foot'],
  ['Doctor: Are you right handed or left handed?\nPatient: Right handed.', 'right handed'],
])('the side of an answer is no hesitation: %s', async (said, side) => {
  expect((await visit(said)).subjective.toLowerCase()).toContain(side);
});

it('what brought somebody in stands without that question', async () => {
  const { subjective } = await noteOf(
    `Doctor: What seems to be the problem today?
Patient: My left knee is getting really bad.
Doctor: Let me look at it. The knee is swollen.
Doctor: I think this is arthritis. I'm going to start you on ibuprofen, four hundred milligrams, three times a day.`,
  );
  expect(subjective).not.toContain('Asked "What seems');
});

describe('a few light words tell something by what was asked', () => {
  it.each([
    ['Doctor: Feel sick?\nPatient: Bit.', 'Asked "Feel sick?": bit.'],
    ['Doctor: How often do you use the brown inhaler?\nPatient: When I remember.', ': when she remembers.'],
    ['Doctor: Which joints?\nPatient: My knees, and my left hip.', ': her knees, and her left hip.'],
    ['Doctor: Does it swell?\nPatient: No, not that I know.', 'no'],
    ['Doctor: Any weight loss?\nPatient: I wish.', 'denies any weight loss'],
    ['Doctor: Who had the prostate?\nPatient: My father, no.', 'her father, no'],
    ['Doctor: Are you able to wear it?\nPatient: I put it on.', '"I put it on."'],
    ["Doctor: Any pauses?\nPatient: I, not that I've seen, my wife might've.", '"I, not that I\'ve seen'],
    ['Doctor: Numb, too?\nPatient: Yeah, like I got socks on.', 'like she '],
    ['Doctor: Clots, bits?\nPatient: No, nothing like that.', 'No clots or bits.'],
    ['Doctor: Jaw ache when you chew?\nPatient: No.', 'Asked "Jaw ache when you chew?": no.'],
    ['Doctor: Burning when you go?\nPatient: No.', 'She denies burning when she goes.'],
    ['Doctor: Kidney, liver, heart?\nPatient: No.', 'Kidney, liver, heart: no.'],
    ['Doctor: Itch, bleed?\nPatient: No.', 'Asked about itch, bleed: no.'],
    [
      "Doctor: Hearing or seeing things that other people don't?\nPatient: No.",
      'denies hearing or seeing things that other people do not.',
    ],
    ['Doctor: Even sitting still?\nPatient: No.', 'itting still: no.'],
    ['Doctor: Mood?\nPatient: Fed up.', 'Mood: fed up.'],
    ['Doctor: Left- or right-handed?\nPatient: Right, of course.', ': right, of course.'],
    ['Doctor: Crutches?\nPatient: One.', 'Crutches: one.'],
    ['Doctor: And, um, how was the walking, um, after that?\nPatient: Up and down.', 'up and down'],
  ])('%s', async (said, line) => {
    expect((await visit(said)).subjective).toContain(line);
  });

  it.each([
    'Doctor: How are you?\nPatient: Fine.',
    'Doctor: Can I listen to you?\nPatient: Okay.',
    'Doctor: Huh?\nPatient: Fine, the door was stuck.',
    'Doctor: Any cough at night?\nPatient: Erm.',
  ])('but not where nothing is asked: %s', async (said) => {
    expect((await visit(said)).subjective).not.toContain('Asked "');
  });
});

describe('what adds to what was just told stands after it', () => {
  it.each([
    [
      'Doctor: And the leg?\nPatient: My feet swell by the evening.\nDoctor: Since?\nPatient: Since Easter, about.',
      'swell by the evening; asked "Since?": since Easter',
    ],
    ["Doctor: You don't smoke.\nPatient: Not since the docks shut.", 'said: "Not since the docks shut."'],
  ])('%s', async (said, line) => {
    expect((await visit(said)).subjective).toContain(line);
  });

  it.each([
    "Doctor: You don't smoke.\nPatient: Yes, that's right.",
    'Doctor: You have had pain in the knee.\nPatient: Pain in the knee.',
  ])('but not what only agrees: %s', async (said) => {
    expect((await visit(said)).subjective).not.toContain(' said: ');
  });
});

it('what an answer says of somebody else stands as it was said', async () => {
  const { subjective } = await visit('Doctor: Any pain under the ribs?\nPatient: He kicks there.');
  expect(subjective).toContain(': "He kicks there."');
});
