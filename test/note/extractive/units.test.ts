import { expect, it } from 'vitest';
import { unitsOf } from '../../../src/note/extractive/visit/units.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';

const unitsIn = (said: string) => unitsOf(parseTranscript(`[doctor] ${said}`).turns).map(({ text }) => text);

it('parts unpunctuated speech also where the recogniser wrote a decimal point as a full stop', () => {
  const said =
    "last time you came in your a1c was a little bit higher at seven . three and you're on metformin so i'm not gon na make any changes there and then for your diabetes we'll keep you on the metformin";
  expect(unitsIn(said)).toContain("so i'm not gon na make any changes there");
});

it('keeps sentences that were punctuated whole', () => {
  const said =
    "Your potassium is 3.9, so it's holding steady. I think you're tolerating it, okay, and we keep it.";
  expect(unitsIn(said)).toEqual([
    "Your potassium is 3.9, so it's holding steady.",
    "I think you're tolerating it, okay, and we keep it.",
  ]);
});

const asks = (said: string, by = 'patient') =>
  unitsOf(parseTranscript(`[doctor] What brings you in?\n[${by}] ${said}`).turns).at(-1)!;

it.each([
  ["I've had the rash for, I don't know, six weeks?", "I've had the rash for six weeks."],
  ["I haven't slept through in, gosh, three months?", "I haven't slept through in three months."],
  ['We moved house, that was, what, April?', 'We moved house, that was April.'],
  ['A fortnight, so, two weeks?', 'A fortnight, so, two weeks.'],
  ['A week?', 'A week.'],
  ['The itching, since maybe Easter, so two months?', 'The itching, since maybe Easter, so two months.'],
  ['And ibuprofen, I want to say, four a day?', 'And ibuprofen four a day.'],
  ['I was fired or laid off I guess?', 'I was fired or laid off I guess.'],
  [
    'Last night I felt sick and then it started hurting on the right side of my chest?',
    'Last night I felt sick and then it started hurting on the right side of my chest.',
  ],
  [
    "Well, it's been both dark and bright blood, actually?",
    "Well, it's been both dark and bright blood, actually.",
  ],
])('takes an answer in doubt for an answer: %s', (said, text) => {
  expect(asks(said)).toMatchObject({ question: false, text });
});

it.each([
  'Can I fly, it is in three weeks?',
  'I take ibuprofen for my knees, is that one of the two?',
  'He was what, sixty-six?',
  'Every day, for six weeks?',
  'So what is it?',
])('still hears a question: %s', (said) => {
  expect(asks(said).question).toBe(true);
});

it('hears what is not to be done any more as no question', () => {
  expect(asks('No more climbing, okay?', 'doctor').question).toBe(false);
  expect(asks('No more pain?', 'doctor').question).toBe(true);
});

const saidByDoctor = (said: string) =>
  unitsOf(parseTranscript(`[doctor] ${said}\n[patient] Eighteen years ago.`).turns)
    .filter(({ role }) => role === 'clinician')
    .map(({ text, question }) => `${question ? 'asks' : 'tells'}: ${text}`);

it.each([
  [
    'Well, we did a right orchiectomy due to your cancer, when did you have that?',
    ['tells: Well, we did a right orchiectomy due to your cancer', 'asks: when did you have that?'],
  ],
  [
    'You were in here last week for some back pain, how did they treat you?',
    ['tells: You were in here last week for some back pain', 'asks: how did they treat you?'],
  ],
])('hears what is told before a question: %s', (said, units) => {
  expect(saidByDoctor(said)).toEqual(units);
});

it.each([
  "You're on apixaban and tamsulosin, are you taking those?",
  'You had it on Monday or Tuesday, did they say?',
  'Your neck and lower back pain, is this new?',
  "She's been having heavy periods since, was it spring?",
])('parts no question that needs its beginning: %s', (said) => {
  expect(saidByDoctor(said)).toHaveLength(1);
});
