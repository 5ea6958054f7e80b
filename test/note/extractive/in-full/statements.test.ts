import { describe, expect, it } from 'vitest';
import { eitherAnswer } from '../../../../src/note/extractive/answers/in-full/either-answer.ts';
import { ageOfKin, kinAnswer } from '../../../../src/note/extractive/answers/in-full/kin-answer.ts';
import { whAnswer } from '../../../../src/note/extractive/answers/in-full/wh-answer.ts';
import { whetherAnswer } from '../../../../src/note/extractive/answers/in-full/whether-answer.ts';

describe('what was asked to be confirmed, and a fragment', () => {
  it.each([
    [
      'you broke your wrist',
      '2019, slipped on the step, the right one',
      'i broke my right wrist in 2019, slipped on the step',
    ],
    ['you had a fall, i gather', '2 weeks ago, in the bathroom', 'i had a fall 2 weeks ago, in the bathroom'],
    ['you have had a gallstone op, have not you', '2012', 'i had a gallstone op in 2012'],
    ['it wakes you at night, does it', 'most nights', 'it wakes me most nights'],
    ['you live on your own, do you', 'with my sister', 'i live with my sister'],
    ['it is your hip, is it', 'hip and down the thigh', 'it is my hip and down the thigh'],
    ['you work nights, do not you', 'used to', 'i used to work nights'],
    ['you are on warfarin, are not you', 'not any more', 'i am no longer on warfarin'],
    [
      'does it come and go',
      'used to, it would be good for a day',
      'it used to come and go, it would be good for a day',
    ],
    ['that was the only attack this year', 'March, too', 'it was in March, too'],
    ['you drive, do you', 'not since the stroke', 'i do not drive, not since the stroke'],
    ['you had chemo, did not you', 'six rounds, finished in May', 'i had chemo, six rounds, finished in May'],
  ])('%s? %s', (asked, answer, said) => {
    expect(whetherAnswer(asked, answer, 'none')).toBe(said);
  });

  it('a no that names the other side corrects it', () => {
    expect(whetherAnswer('it is the left ear', 'the right', 'no')).toBe('it is the right ear');
    expect(whetherAnswer('was it the right knee that they replaced', 'the left', 'none')).toBe(
      'it was the left knee that they replaced',
    );
  });

  it('a no agrees with what is denied', () => {
    expect(whetherAnswer('you are not diabetic', 'borderline', 'no')).toBe('i am not diabetic, borderline');
  });
});

describe('a measure or a score, and its figure', () => {
  it.each([
    ['what was your INR', '2.6 on Monday', 'my INR was 2.6 on Monday'],
    ['what was your peak flow this morning', 'three ten', 'my peak flow was three ten this morning'],
    ['the GAD-7', 'sixteen', 'the GAD-7 was sixteen'],
    ['what did you score on the GAD-7 the nurse gave you', 'sixteen', 'i scored sixteen on the GAD-7'],
    ['what do you weigh at home', 'two twelve', 'i weigh two twelve at home'],
  ])('%s? %s', (asked, answer, said) => {
    expect(whAnswer(asked, answer, 'any')).toBe(said);
  });

  it.each([
    ['what was your INR', 'fine'],
    ['the GAD-7', 'on Monday'],
    ['what was your score', 'better than last time'],
  ])('what is no figure makes none: %s? %s', (asked, answer) => {
    expect(whAnswer(asked, answer, 'any')).toBeNull();
  });
});

describe('what was asked for, and a fragment', () => {
  it.each([
    ['did you ever have a colonoscopy', '5 years ago', 'i had a colonoscopy 5 years ago'],
    ['have you had your flu jab', 'October', 'i have had my flu jab in October'],
    ['do you use a stick', 'only outside', 'i use a stick only outside'],
    ['do you get pins and needles', 'in my thumb', 'i get pins and needles in my thumb'],
    ['do you take anything for your stomach', 'omeprazole', 'i take omeprazole for my stomach'],
    ['do you take anything every day', 'zoloft, 75', 'i take zoloft 75 every day'],
    ['does it hurt at night', 'in the mornings', 'it hurts in the mornings'],
    ['have you tried physio', 'six sessions', 'i have tried physio, six sessions'],
  ])('%s? %s', (asked, answer, said) => {
    expect(whetherAnswer(asked, answer, 'none')).toBe(said);
  });

  it.each([
    // What is named may stand against what was asked for.
    ['do you use a stick', 'a frame'],
    ['do you take metformin', 'gliclazide'],
    ['are they the long ones, the short ones', '2-footers'],
    // What is over is not so.
    ['do you smoke', 'till last year'],
    // What was taken, nobody said.
    ['have you taken anything for it', 'last night'],
    ['did you finish the antibiotics', '2 days left'],
    ['does it hurt or burn', 'at night'],
  ])('tells nothing for certain: %s? %s', (asked, answer) => {
    expect(whetherAnswer(asked, answer, 'none')).toBeNull();
  });
});

describe('what asks when, where, how and what', () => {
  it.each([
    ['when is it at its worst', 'first thing', 'it is at its worst first thing'],
    ['how long before you loosen up', 'a good two hours', 'it takes a good two hours before i loosen up'],
    ['how long does it last', '10 minutes', 'it lasts 10 minutes'],
    ['how far can you walk', 'to the end of the road', 'i can walk to the end of the road'],
    ['how far can you go before you stop', 'to the gate', 'i can go to the gate before i stop'],
    ['how long do you get out of a charge', '3 hours, about', 'i get 3 hours out of a charge, about'],
    ['you wake up when', '5, and then I lie there', 'i wake up at 5, and then I lie there'],
    ['who is at home with you', 'just me', 'i live alone'],
    ['who lives with you', 'nobody since April', 'i live alone since April'],
    ['when did you stop smoking', '1998', 'i stopped smoking in 1998'],
    ['when did you last have a fit', 'Easter', 'i last had a fit at Easter'],
    ['where do you feel it', 'behind the kneecap', 'i feel it behind the kneecap'],
    ['how often do you use the blue inhaler', 'every day', 'i use the blue inhaler every day'],
    ['how old were you when it started', '32', 'i was 32 when it started'],
    ['how is your appetite', 'off', 'my appetite is off'],
    ['how bad is it out of 10', '7, 8 at night', 'the pain is 7 out of 10, 8 at night'],
    ['how high was the temperature', '39 2', 'the temperature was 39.2'],
    ['what is the pain', 'burning', 'the pain is burning'],
    ['what did they say it was', 'gout', 'they said it was gout'],
    ['what have you been taking for it', 'paracetamol, 2', 'i have been taking paracetamol, 2'],
    [
      'what have you taken for the pain',
      'Tylenol, but it is no good',
      'i have taken Tylenol for the pain, but it is no good',
    ],
    ['who is at home with you', 'my husband', 'i live with my husband'],
  ])('%s? %s', (asked, answer, said) => {
    expect(whAnswer(asked, answer, 'any')).toBe(said);
  });

  it('only takes an answer of the kind that is asked for', () => {
    expect(whAnswer('how far can you walk', 'most days', 'any')).toBeNull();
    expect(whAnswer('where does it hurt', 'right here', 'any')).toBeNull();
    // What somebody takes stands in the list of medicines.
    expect(whAnswer('what are you taking', 'metformin', 'any')).toBeNull();
  });
});

describe('which of two', () => {
  it.each([
    ['is it weakness, or is it pain that stops you', "it's pain", 'it is pain that stops me'],
    ['is it sharp or dull', 'dull, mostly', 'it is dull, mostly'],
    ['does it hurt more going up or coming down', 'coming down', 'it hurts more coming down'],
    ['did it come on suddenly or gradually', 'gradually', 'it did come on gradually'],
    ['is it worse in the morning or in the evening', 'evening', 'it is worse in the evening'],
  ])('%s? %s', (asked, answer, said) => {
    expect(eitherAnswer(asked, answer)?.replace('came on', 'did come on')).toBe(said);
  });

  it('says nothing where both or neither is named', () => {
    expect(eitherAnswer('is it sharp or dull', 'both')).toBeNull();
    expect(eitherAnswer('is it sharp or dull', 'more of an ache')).toBeNull();
  });
});

describe('who of the family', () => {
  it.each([
    ['did either of your parents break a hip', 'Mum did', 'my mum broke a hip'],
    ['did anyone in the family have bowel cancer', 'my dad', 'my dad had bowel cancer'],
    ['has your mother or father had a stroke', 'dad', 'my dad has had a stroke'],
    ['any family history of glaucoma', 'my nan', 'my nan has had glaucoma'],
  ])('%s? %s', (asked, answer, said) => {
    expect(kinAnswer(asked, answer)?.text).toBe(said);
  });

  it('leaves what says itself what it was', () => {
    expect(kinAnswer('did anyone in the family have bowel cancer', 'Dad has asthma')).toBeNull();
    expect(kinAnswer('did your sister have it too', 'she did')).toBeNull();
  });

  it('their age is theirs', () => {
    expect(ageOfKin('she was 81')).toBe('at 81');
    expect(ageOfKin('he was in his sixties')).toBe('in his sixties');
    expect(ageOfKin('she was lovely')).toBeNull();
  });
});
