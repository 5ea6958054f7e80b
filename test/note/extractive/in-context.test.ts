import { describe, expect, it } from 'vitest';
import { goesOn } from '../../../src/note/extractive/plan/goes-on.ts';
import { unitsOf } from '../../../src/note/extractive/visit/units.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';
import { noteOf } from './written-note.ts';

const visit = (asked: string, answer: string) =>
  noteOf(
    [
      'Doctor: What brings you in?',
      'Patient: My left knee has hurt for three weeks, since I fell on the stairs.',
      'Doctor: Any swelling?',
      'Patient: A little at night. I take ibuprofen for it.',
      'Doctor: Let me look. The left knee is swollen, and it is tender on the inner side. The ligaments are stable.',
      'Patient: Okay.',
      'Doctor: So this is a sprain of the left knee. I want you in physical therapy twice a week.',
      `Patient: ${asked}`,
      `Doctor: ${answer} I will see you in four weeks.`,
      'Patient: Thank you.',
    ].join('\n'),
  );

describe('what the clinician answers in few words', () => {
  it.each([
    ['And work?', "Off until I say so, I'll write it.", /Work: off until we say so/],
    [
      'And somebody said about a brace?',
      'Yes, please. And a pillow under it at night.',
      /Asked "Somebody said about a brace\?": yes, and a pillow under it at night\./,
    ],
    ['What about for the pain?', "I'd send you to physio for that.", /Pain: /],
    [
      'Do I stay off the stairs?',
      'No, use the stairs.',
      /asked whether they stay off the stairs: no, the patient was advised to use the stairs\./,
    ],
    [
      'Would the pills make me sleepy?',
      'They can, and dry in the mouth.',
      /asked whether the pills would make them sleepy: they can, and dry in the mouth\./,
    ],
    [
      'I suppose I could try the water tablet.',
      "Ten milligrams, in the morning, I'll send it over.",
      /To ".*could try the water tablet": 10 mg, in the morning/,
    ],
    [
      'I fly to my daughter on Friday.',
      'Thursday, then, before you fly.',
      /To "I fly to my daughter on Friday": Thursday, then, before/,
    ],
    [
      'Should I sleep downstairs?',
      'I would for now, and keep the lamp on.',
      /asked whether they should sleep downstairs: we would for now/,
    ],
    [
      'Can I go to the wedding on Saturday, we have a room booked?',
      "If the swelling is down and you feel like it, you can, but don't dance.",
      /asked whether the patient can go to the wedding.*: if the swelling is down/,
    ],
  ])('%s %s', async (asked, answer, line) => {
    expect((await visit(asked, answer)).plan).toMatch(line);
  });

  it.each([
    [
      'What do I take?',
      'Stop the ibuprofen and take acetaminophen, 650 milligrams, three times a day with food.',
    ],
    ['Okay.', 'Use ice on the knee twice a day.'],
    ['Right.', 'Off the ladder until I say so.'],
    ['I work until Friday.', 'On Thursday we will get an x-ray of the knee.'],
    ['I work on roofs.', 'We will get an x-ray of the knee today.'],
  ])('%s %s: it needs no question', async (asked, answer) => {
    expect((await visit(asked, answer)).plan).not.toMatch(/Asked "|To "/);
  });
});

describe('what goes on with the line before', () => {
  it.each<[string, RegExp]>([
    [
      "We'll do a blood test for Lyme today. If it's positive I'll call you and start doxycycline.",
      /Lyme today\. If it is positive we will call/,
    ],
  ])('%s', async (said, line) => {
    expect((await visit('Okay.', said)).plan).toMatch(line);
  });

  it('leaves a return precaution by itself', async () => {
    const { plan } = await visit(
      'Okay.',
      "We'll get an x-ray of the knee today. If it gets hot or you run a fever, you call us.",
    );
    expect(plan).toMatch(/- Follow-up: If it gets hot/);
  });
});

const unit = (said: string) => unitsOf(parseTranscript(`Doctor: ${said}`).turns)[0]!;

describe('what means something only with the sentence before', () => {
  it.each([
    'Only until the swelling is down.',
    'Every hour, at night as well.',
    'Start that on Monday.',
    "Don't stop it on your own.",
    'Use that for two weeks.',
    "If it's positive, I call you.",
    "If it is, he'll have to go in.",
    'That will help with the sleep, too.',
    'It can upset the stomach.',
    "It'll drop the pressure a little, so get up slowly.",
    "They'll make you drowsy.",
    'Not when you are lying down.',
    'Even at night.',
    'All in one go.',
    'Nothing for two weeks.',
    'Half a tablet for the first week.',
    'Three to five weeks, I hope.',
    'Any day after ten.',
    'None until we have spoken.',
    'You can have a second one after four hours.',
    'If it does, tell the pharmacist.',
    'If not, we will try the other ear.',
    'If you leave it off, the blood test is no use.',
    'You can go over to it tomorrow.',
  ])('%s', (said) => {
    expect(goesOn(unit(said))).toBe(true);
  });

  it.each([
    'If it gets worse, call us.',
    "If it's not gone in three weeks we scan it.",
    'Stop the ibuprofen.',
    'Start metformin and take it with supper.',
    'See you in a month.',
    "I'll see that it gets done.",
    'Ice it, and call me if it swells.',
    'The water tablet, take it at noon.',
    'Labs in four weeks.',
    'Eight weeks, and bring the diary.',
    'Nothing heavy over your head.',
    'Two glasses of milk a day.',
    "It's time to stop smoking.",
    'We will see them both next month.',
    'The cut, wash it every day.',
    'No lifting for a month.',
    'Get one of those pill boxes.',
    'For the itching, a cream at night.',
    'If the rash spreads, go back to the cream.',
  ])('%s stands alone', (said) => {
    expect(goesOn(unit(said))).toBe(false);
  });
});

describe('an answer that is not sure of itself', () => {
  it('is no question that the next line answers', async () => {
    const { plan } = await noteOf(`Doctor: What brings you in?
Patient: My left knee has hurt for three weeks, since I fell on the stairs.
Doctor: So this is a sprain of the left knee. When was your eye exam?
Patient: Uh. Before Covid?
Doctor: You're getting a referral.
Patient: Okay.`);
    expect(plan).toMatch(/The patient is getting a referral\./);
    expect(plan).not.toMatch(/Asked/);
  });
});
