import { describe, expect, it } from 'vitest';
import {
  rephraseStatement,
  rephraseTold,
  subjectFor,
} from '../../../../src/note/extractive/rephrase/rephrase.ts';

const he = subjectFor('male');

describe('slips of speech do not reach the note', () => {
  it.each([
    ['it started about i would say probably about three days ago', 'It started probably about 3 days ago.'],
    [
      'about after about a half an hour i was short of breath',
      'After about a half an hour he was short of breath.',
    ],
    ["i'm serious , it was brutal in november", 'It was brutal in November.'],
    [
      "if i'm doing something i'm ... i'm , uh , like exerting myself , i feel dizzy",
      'If he is exerting himself, he feels dizzy.',
    ],
    ['it was really , really hot that day', 'It was hot that day.'],
    ["i'm favoring , um , my back when i walk", 'He is favoring his back when he walks.'],
    ["that's , kind of , helped me build up muscle", 'That has helped him build up muscle.'],
    ['i had lot of sweating', 'He had a lot of sweating.'],
    ['she yeah she tries to wake me', 'She tries to wake him.'],
    ['i ride . ', 'He rides.'],
  ])('%s → %s', (said, told) => {
    expect(rephraseStatement(said, he, 'subject')).toBe(told);
  });

  it.each([
    ["i'm serious about quitting", 'He is serious about quitting.'],
    ['when i walk, my knee hurts', 'When he walks, his knee hurts.'],
    ['the pain was, i think, from the fall', 'The pain was probably from the fall.'],
  ])('%s keeps what it says: %s', (said, told) => {
    expect(rephraseStatement(said, he, 'subject')).toBe(told);
  });

  it('drops the name of what is talked of where the clause says it', () => {
    expect(rephraseTold('now your heart disease you had a heart attack in twenty eighteen', he)).toBe(
      'He had a heart attack in 2018.',
    );
  });
});

describe('a denial ends where something is reported', () => {
  it.each([
    ['no fever some chills', 'He denies fever but reports some chills.'],
    ['no fever , some chills at night', 'He denies fever but reports some chills at night.'],
    ['no pain in some positions', 'He denies pain in some positions.'],
    ['no fever or chills', 'He denies fever or chills.'],
  ])('%s → %s', (said, told) => {
    expect(rephraseStatement(said, he, 'subject')).toBe(told);
  });
});

describe('a verb far from its subject agrees with it', () => {
  it.each([
    [
      "i did that two weeks back in january and haven't had any problems since",
      'He did that 2 weeks back in January and has not had any problems since.',
    ],
    [
      'it was bad in the winter and have been better since',
      'It was bad in the winter and has been better since.',
    ],
    [
      "i don't know if that's stress but always have headaches in the front",
      'He does not know if that is stress but always has headaches in the front.',
    ],
    ['they said they would call and have not called', 'They said they would call and have not called.'],
    ['when i walk i purse my lips', 'When he walks he purses his lips.'],
    ['i own an auto repair shop', 'He owns an auto repair shop.'],
  ])('%s → %s', (said, told) => {
    expect(rephraseStatement(said, he, 'subject')).toBe(told);
  });
});

describe('"we" in what a patient tells is the patient', () => {
  it.each([
    ['we were doing a lot of yard work and it was hot', 'He was doing a lot of yard work and it was hot.'],
    ['about six hours after we got home i felt dizzy', 'About 6 hours after he got home he felt dizzy.'],
    ["we've been moving boxes in our basement", 'He has been moving boxes in his basement.'],
    ['we do not have stairs', 'He does not have stairs.'],
  ])('%s → %s', (said, told) => {
    expect(rephraseStatement(said, he, 'subject')).toBe(told);
  });

  it.each([
    ['we all had the flu last month', 'They all had the flu last month.'],
    ['my wife works and we eat out a lot', 'His wife works and they eat out a lot.'],
    ['we opened the covid clinic in march', 'They opened the COVID clinic in March.'],
  ])('%s: with others it is they', (said, told) => {
    expect(rephraseStatement(said, he, 'subject')).toBe(told);
  });
});

describe('more slips', () => {
  it.each([
    ['i thought it might , was maybe because i was cold', 'He thought it was maybe because he was cold.'],
    [
      'i took it for like , gosh , i think it was two weeks back in january',
      'He took it for probably 2 weeks back in January.',
    ],
    ['now what i do is i- i do make reservations twice a week', 'He makes reservations twice weekly.'],
    [
      'i resisted , as much , as i could , from the salty foods',
      'He resisted, as much as he could, from the salty foods.',
    ],
    ['they had to remove a little bit of my colon', 'They had to remove some of his colon.'],
    [
      'they removed a cataract a couple of , like couple months ago',
      'They removed a cataract a couple of months ago.',
    ],
    [
      'it was placed in my right artery about what was that 2018',
      'It was placed in his right artery about 2018.',
    ],
    ['it still hurts at lot', 'It still hurts a lot.'],
  ])('%s → %s', (said, told) => {
    expect(rephraseStatement(said, he, 'subject')).toBe(told);
  });
});
