import { describe, expect, it } from 'vitest';
import { withoutClinician } from '../../../src/note/extractive/rephrase/clinician-voice.ts';
import { rephrasePlan, subjectFor } from '../../../src/note/extractive/rephrase/rephrase.ts';
import { told } from '../../../src/note/extractive/rephrase/told.ts';
import { noteOf } from './written-note.ts';

const visit = (said: string, earlier = 'Any trouble with your stomach?\nPatient: No, none.') =>
  noteOf(
    [
      'Doctor: What brings you in?',
      'Patient: My wrist has hurt since I fell off the ladder on Sunday, and it is swollen.',
      'Doctor: Can you move the fingers?',
      'Patient: Yes, but the thumb side is very sore.',
      `Doctor: ${earlier}`,
      'Doctor: Let me look. The wrist is swollen and tender over the radius, good pulses.',
      'Patient: Ouch.',
      'Doctor: The x-ray shows a fracture of the distal radius, not out of place.',
      'Patient: I thought so.',
      `Doctor: We will put you in a cast today. ${said}`,
      'Patient: Okay.',
    ].join('\n'),
  );

describe('what is planned in words that are no order as they are known', () => {
  it.each([
    [
      'Have your own doctor recheck the bone density in six weeks.',
      /have .* own doctor recheck the bone density in 6 weeks/,
    ],
    [
      'If the fingers turn blue, or you run a fever, you go to the emergency room wherever you are.',
      /If the fingers turn blue.*go to the emergency room wherever/,
    ],
    [
      "I'll write you the school letter, and pack the splint in your carry-on.",
      /school letter, and pack .* carry-on/,
    ],
  ])('%s', async (said, line) => {
    expect((await visit(said)).plan).toMatch(line);
  });

  it.each(['Do the stairs bother you?', 'Have your kids seen it yet?'])('asks %s', async (said) => {
    expect((await visit(said)).plan).not.toMatch(/stairs|kids/);
  });
});

it('writes what is advised while the medicines are gone through', async () => {
  const earlier = [
    'Do you use any inhaler?',
    'Patient: The brown one, morning and night.',
    'Doctor: Rinse your mouth and spit after every puff.',
    'Patient: Nobody told me that.',
  ].join('\n');
  expect((await visit('', earlier)).plan).toMatch(/rinse .* mouth and spit after every puff/);
});

describe('a line of the plan', () => {
  const he = subjectFor('male');

  it.each([
    ["I'll give you a splint for the night.", 'We will provide a splint for the night.'],
    ["I'll give you some drops.", 'We will provide drops.'],
    ["I'd like a new MRI this week.", 'We will order a new MRI this week.'],
    ["I'll order a plain x-ray of the hip.", 'We will order a plain x-ray of the hip.'],
    ["I'm ordering a DEXA, vitamin D and calcium.", 'We will order a DEXA, vitamin D and calcium.'],
    ['Drink as often as you like.', 'The patient was advised to drink as often as he likes.'],
    ['If he is vomiting or confused before that, ER.', 'If he is vomiting or confused before that, ER.'],
    ['Your insurance has to okay it.', 'His insurance has to approve it.'],
    ['He should be back to himself by Friday.', 'He should be back to himself by Friday.'],
    ['He should feel better in a day.', 'He should feel better in a day.'],
    ['He should stay home for two days.', 'The patient was advised to stay home for 2 days.'],
    ['I need you not to be lifting the boat.', 'The patient was advised not to be lifting the boat.'],
    [
      'If you cut your hand or lose feeling in it, call us.',
      'If he cuts his hand or loses feeling in it, the patient was advised to call us.',
    ],
    [
      "Don't lift it if you can't bend or kneel.",
      'The patient was advised not to lift it if he cannot bend or kneel.',
    ],
  ])('%s', (said, line) => {
    expect(rephrasePlan(said, he, 'we')).toBe(line);
  });

  it.each([
    ["The skin's irritated, it's eczema.", "The skin's irritated, it is eczema."],
    ['The ache, it comes from the hip.', 'The ache comes from the hip.'],
  ])('%s', (said, line) => {
    expect(told(said, he)).toBe(line);
  });

  it.each([
    [
      "It isn't broken, and I think it'll settle.",
      'It is not broken, and it is thought that it will settle.',
    ],
    ['I think that will help.', 'It is thought that this will help.'],
  ])('%s is as sure as it was said', (said, line) => {
    expect(withoutClinician(told(said, he)!)).toBe(line);
  });
});

describe('what would begin a question, were no full stop behind it', () => {
  const she = subjectFor('female');

  it.each([
    [
      'Do it at bedtime, with a glass of milk.',
      'The patient was advised to do it at bedtime, with a glass of milk.',
    ],
    ['Do these twice a day.', 'The patient was advised to do these twice daily.'],
    [
      'But have your own doctor check it in a month.',
      'The patient was advised to have her own doctor check it in a month.',
    ],
  ])('%s', (said, line) => {
    expect(rephrasePlan(said, she, 'we')).toBe(line);
  });

  it.each([
    'do it hurt at night',
    'do these bother you',
    'Do the stairs bother you?',
    'have your kids seen it',
  ])('asks %s', (said) => {
    expect(rephrasePlan(said, she, 'we')).toBeNull();
  });

  it.each([
    [
      "What's holding the heel back is the shoe and the sugar.",
      'What is holding the heel back is the shoe and the sugar.',
    ],
    ["What I don't know is why it fell.", 'What I do not know is why it fell.'],
    ["What isn't good is the salt and the beer.", 'What is not good is the salt and the beer.'],
    ["Three colds a winter is what's wearing you out.", '3 colds a winter is what is wearing her out.'],
  ])('%s', (said, line) => {
    expect(told(said, she)).toBe(line);
  });

  it.each(['what is bothering you is it the knee', 'what makes it worse', 'what is going on with the foot'])(
    'asks %s',
    (said) => {
      expect(told(said, she)).toBeNull();
    },
  );
});
