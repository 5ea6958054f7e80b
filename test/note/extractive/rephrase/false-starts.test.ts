import { describe, expect, it } from 'vitest';
import {
  rephraseStatement,
  rephraseTold,
  subjectFor,
} from '../../../../src/note/extractive/rephrase/rephrase.ts';

const she = subjectFor('female');
const unknown = subjectFor('unknown');

describe('what a patient began and said otherwise is told once', () => {
  it.each([
    ['so i like iced it last night and kept it elevated', 'She iced it last night and kept it elevated.'],
    ['i wrapped it after a the game', 'She wrapped it after the game.'],
    ['i twisted my myself around her', 'She twisted herself around her.'],
    [
      "i'm ready to quit and but i'm having a hard time",
      'She is ready to quit but she is having a hard time.',
    ],
    ["i'm , i'm , been stretching with a ball", 'She has been stretching with a ball.'],
    ['the joint pain is , has been going away', 'The joint pain has been going away.'],
    ["it's i barely can walk half a mile", 'She barely can walk half a mile.'],
    ["it really is it's very stiff in the morning", 'It is very stiff in the morning.'],
    ['you know i have to i get that numbness at night', 'She gets that numbness at night.'],
    ['i was chills and sweating all night', 'She had chills and sweating all night.'],
    ["i just in so much pain i can't sleep", 'She is in so much pain she cannot sleep.'],
    ['there i have had some swelling in my ankles', 'She has had some swelling in her ankles.'],
    ["it's moved down into my groin", 'It has moved down into her groin.'],
    [
      'i still have a beer but not as much as i used to',
      'She still has a beer but not as much as she used to.',
    ],
    [
      'i lift heavy weights and my elbow is sore which elbow',
      'She lifts heavy weights and her elbow is sore.',
    ],
    ['i wish unfortunately i gained some weight', 'Unfortunately she gained some weight.'],
    ['foof , about six hours later i felt dizzy', 'About 6 hours later she felt dizzy.'],
    ['when i was a kid i had strep throat', 'When she was a kid she had strep throat.'],
  ])('%s → %s', (said, told) => {
    expect(rephraseStatement(said, she, 'subject')).toBe(told);
  });

  it.each([
    ["i'm tired and have to take a break", 'She is tired and has to take a break.'],
    ['i do my exams now and have not felt anything', 'She does her exams now and has not felt anything.'],
    ['i can sit and have dinner', 'She can sit and have dinner.'],
    ['my kids eat and have fun', 'Her children eat and have fun.'],
  ])('keeps the verb with its subject: %s', (said, told) => {
    expect(rephraseStatement(said, she, 'subject')).toBe(told);
  });

  it('keeps two people two', () => {
    expect(rephraseStatement('my wife and i were walking yesterday', unknown, 'subject')).toBe(
      "The patient's wife and the patient were walking yesterday.",
    );
  });

  it.each([
    ['i have a 3 millimeter stone', 'She has a 3 mm stone.'],
    ['i see a counselor once a week', 'She sees a counselor once weekly.'],
    ['i had my physical and i feel fine', 'She had her physical and she feels fine.'],
    ['the pain at the base of the thumb is worse', 'The pain at the base of the thumb is worse.'],
  ])('leaves alone what was said right: %s', (said, told) => {
    expect(rephraseStatement(said, she, 'subject')).toBe(told);
  });
});

describe('what a clinician began and said otherwise is told once', () => {
  it.each([
    ['brittany so i see that you are having some right foot pain', 'She is having some right foot pain.'],
    [
      'raymond it looks like you have been having trouble swallowing',
      'She has been having trouble swallowing.',
    ],
    ['and i see here that it was about 180 over 95', 'It was about 180/95.'],
    ["you've so you've got a history of diabetes", 'She has a history of diabetes.'],
    ['you looks like you hurt your left foot', 'She hurt her left foot.'],
    ["you use you're using two puffs of the inhaler", 'She is using 2 puffs of the inhaler.'],
    ["you're on some insulin have your sugars been running high", 'She is on some insulin.'],
    ['we had placed you on omeprazole', 'We had placed her on omeprazole.'],
  ])('%s → %s', (said, told) => {
    expect(rephraseTold(said, she)).toBe(told);
  });
});
