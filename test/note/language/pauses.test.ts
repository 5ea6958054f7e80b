import { describe, expect, it } from 'vitest';
import { clean } from '../../../src/note/language/clean.ts';
import { splitUtterances } from '../../../src/note/language/utterances.ts';

const split = (text: string) => splitUtterances(text).map(({ start, end }) => text.slice(start, end));

describe('three points in the middle of a sentence do not end it', () => {
  it.each([
    "i ache , because i think i'm ... i'm favoring my back .",
    'i feel dizzy , and i ... i still feel pain .',
    'the pain is in the ... in the left foot .',
    'i had it for about ... about two weeks .',
    'how about your ... your acid reflux ?',
    'i get them , yes , if ... i stand up fast .',
  ])('%s', (text) => {
    expect(split(text)).toEqual([text]);
  });

  it.each<[string, string[]]>([
    ['I had... well, nothing.', ['I had...', 'well, nothing.']],
    ['it was ... how is your sleep ?', ['it was ...', 'how is your sleep ?']],
    [
      'so that helped ... the other thing is my knee .',
      ['so that helped ...', 'the other thing is my knee .'],
    ],
    [
      'look at your ... hey , dragon , show me the x-ray .',
      ['look at your ...', 'hey , dragon , show me the x-ray .'],
    ],
  ])('%s: there something new begins', (text, parts) => {
    expect(split(text)).toEqual(parts);
  });

  it.each([
    ["i think i'm ... i'm favoring my back", "i think i'm favoring my back"],
    ['your screen for diabetes is ... was fine', 'your screen for diabetes was fine'],
    ['in terms of your ... the bypass that you had', 'in terms of the bypass that you had'],
  ])('%s: what is said after the pause stands', (said, cleaned) => {
    expect(clean(said)).toBe(cleaned);
  });
});

it('a title that stands apart from its point is no sentence', () => {
  expect(split("i'm seeing mrs . peterson , she's a 43-year-old patient .")).toHaveLength(1);
  expect(split('you saw dr . moore ? good .')).toEqual(['you saw dr . moore ?', 'good .']);
});

describe('words that only say when stay with what happened', () => {
  it.each([
    [
      'twenty years ago i broke my ankle i had to put in a cast but that seems to be okay',
      'twenty years ago i broke my ankle',
    ],
    [
      "when i was a kid i had strep throat but i haven't had anything like that as an adult",
      'when i was a kid i had strep throat but',
    ],
    [
      'um last night i woke up with a bad cough and i could not go back to sleep at all',
      'um last night i woke up with',
    ],
    [
      'so yesterday i fell down the stairs and landed on my wrist and it swelled up',
      'so yesterday i fell down the stairs',
    ],
  ])('%s', (text, opening) => {
    expect(split(text)[0]).toContain(opening);
  });

  it('an answer is whole where what follows is of another time', () => {
    expect(
      split("about four days ago i've been putting ice on it and taking ibuprofen for the pain")[0],
    ).toBe('about four days ago');
  });

  it('a time with its clause ends where the next begins', () => {
    expect(
      split('when i fell i hurt my knee it swelled up right away and i could not walk')[0],
    ).not.toContain('swelled');
  });
});

describe('two statements without a stop between them come apart', () => {
  it.each([
    [
      "you're still taking your medications for that you're still on your aspirin",
      "you're still on your aspirin",
    ],
    [
      "so you say you've injured your right foot before tell me a little bit about that injury",
      'tell me a little bit about that injury',
    ],
    [
      'i broke my ankle i had to wear a boot for six weeks after that',
      'i had to wear a boot for six weeks after that',
    ],
  ])('%s: %s', (text, part) => {
    expect(split(text)).toContain(part);
  });

  it.each([
    [
      'both of my parents have hypertension and one of them did have kidney disease',
      'and one of them did have kidney disease',
    ],
    ['no fever or chills you know i kinda you know get headaches pretty often', 'get headaches pretty often'],
  ])('%s: one sentence ends with %s', (text, ending) => {
    const last = split(text).at(-1)!;
    expect(last.endsWith(ending) && last !== ending).toBe(true);
  });
});

describe('what is said while a word is looked for', () => {
  it.each([
    ["It's been sore since, what, we were moving house.", "It's been sore since we were moving house."],
    ["Most days since, I don't know, the wedding.", 'Most days since the wedding.'],
    ["And I don't know, I've been low.", "I've been low."],
    ['It hurt like a, and I sat down.', 'It hurt, and I sat down.'],
    ["It's in my, there's a lump there.", "there's a lump there."],
    ['I put on the, what do you call it, the patch.', 'I put on the patch.'],
    ['Lungs, cough, okay, a few crackles.', 'Lungs, cough, a few crackles.'],
    ['I ran out in, I want to say May.', 'I ran out in May.'],
    ['A rash, if you must know.', 'A rash.'],
    ["She made a list, hang on, it's in my bag.", "She made a list, it's in my bag."],
    ['Never, well, in college.', 'Never except in college.'],
    ['Take it at four, no, take it when you get home.', 'take it when you get home.'],
    [
      "She had her stick, no, she didn't have her stick, and she fell.",
      "she didn't have her stick, and she fell.",
    ],
    ["Ten times, no, that's more like thirty, a day.", 'thirty times, a day.'],
    ['The left, well, both, but more the left.', 'both, but more the left.'],
    ['Ears are clear, a couple of, no, they cleared.', 'Ears are clear, they cleared.'],
    ["Half days at the shop, which, I'm stacking.", "Half days at the shop, I'm stacking."],
  ])('%s', (said, meant) => {
    expect(clean(said)).toBe(meant);
  });

  it.each([
    "I don't know, it comes and goes.",
    'I want to say something about my knee.',
    'I gave it to her, so she knows.',
    "If I didn't wake up that'd be all right.",
    'It was doing well even so.',
    "I don't think so.",
    "It's like somebody is sitting on me.",
    'He chews his sleeve, like a goat.',
    "She doesn't know it's like this.",
    'My elbow, which, I think, is better.',
    "I can't get my boots on, they're in the car.",
  ])('%s stays', (said) => {
    expect(clean(said)).toBe(said);
  });

  it.each(['It was, like, a cold.', "It's like a week now.", 'I had, like, a fever.'])(
    '"like" hesitates in %s',
    (said) => {
      expect(clean(said)).not.toMatch(/like/);
    },
  );
});
