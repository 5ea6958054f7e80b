import { describe, expect, it } from 'vitest';
import { withQualified } from '../../../src/note/language/qualified-answer.ts';
import { splitUtterances } from '../../../src/note/language/utterances.ts';

const meant = (said: string, question?: string) =>
  withQualified(
    splitUtterances(said).map(({ start, end }) => ({ text: said.slice(start, end) })),
    question,
  )
    .map(({ text }) => text)
    .join(' ');

describe('an answer that is taken back in the same breath', () => {
  it.each([
    ["No. Well, there's some spotting.", "Well, there's some spotting."],
    ['No. One time. A drop.', 'One time. A drop.'],
    ["No. I mean, it'd ache.", "I mean, it'd ache."],
    ['Nah. Well, yeah, go ahead.', 'Well, yeah, go ahead.'],
    ['No. Sometimes into the hip.', 'Sometimes into the hip.'],
    ['No. A little in the morning.', 'A little in the morning.'],
    ['No. Well, at weddings.', 'Well, at weddings.'],
    ['No. Well, I slipped in March.', 'Well, I slipped in March.'],
    ['Nope. Actually, yes, on Monday.', 'Actually, yes, on Monday.'],
    ['No. Oh, wait, my appendix.', 'Oh, wait, my appendix.'],
    ['No. Well. I had one in May.', 'Well. I had one in May.'],
    ["No, well, there's a rash.", "Well, there's a rash."],
    ['No, hang on, I did, in March.', 'Hang on, I did, in March.'],
    ['No. Only when I laugh.', 'Only when I laugh.'],
    ['I wish. No.', 'No.'],
    ['Ha. Nope. Never.', 'Nope. Never.'],
    ['Yes. Well, no, not really.', 'Well, no, not really.'],
    ['Yeah. No, actually, I quit in May.', 'No, actually, I quit in May.'],
  ])('%s -> %s', (said, expected) => {
    expect(meant(said)).toBe(expected);
  });

  it.each([
    'No. Well, not really.',
    "No. Well, I don't think so.",
    'No. Well, no more than usual.',
    "No. I mean, I'm tired, but no.",
    'No. Well, my sister did, to Peru.',
    'No. Well, I used to.',
    'No. Well, I quit last month.',
    'No. I mean, nothing to speak of.',
    'No. Just the cough.',
    'No. But my mother did.',
    'No. I had asthma as a kid.',
    "No. It's the stairs.",
    'No. Maybe next time.',
    'No. Kind of a lump, here.',
    'No. Well, you know me.',
    'No. Well, okay.',
    'Yeah. No, I understand.',
    'No, sir.',
    'Headaches. No.',
    'I wish I could. No.',
    'Mornings. Yes.',
  ])('%s stays', (said) => {
    expect(meant(said)).toBe(said);
  });

  it('stays where what is not so was asked', () => {
    expect(meant('No. Only when I need it.', "You don't take it daily, then?")).toBe(
      'No. Only when I need it.',
    );
  });

  it('stays where each of several questions has its own', () => {
    expect(meant('No. A bit on the stairs.', 'Chest pain? Breathlessness?')).toBe('No. A bit on the stairs.');
    expect(meant('No. A bit. On the stairs.', 'Chest pain? Breathlessness?')).toBe('A bit. On the stairs.');
  });
});

describe('what is added to a "no" to several things', () => {
  it.each([
    ['Any headache, chest pain, short of breath?', 'No. Well, the cough.', 'No. Well, the cough.'],
    // Of what was asked itself.
    ['Any numbness, tingling, weakness?', 'No. Well, my fingers tingle.', 'Well, my fingers tingle.'],
    ['Any bleeding?', 'No. Well, the gums.', 'Well, the gums.'],
    ['Do you smoke?', 'Not really. When I go out.', 'When I go out.'],
    ['Do you smoke?', 'No. Well, hardly ever.', 'Well, hardly ever.'],
    ['Do you smoke?', 'Not really. I never liked it.', 'Not really. I never liked it.'],
  ])('%s %s', (question, said, expected) => {
    expect(meant(said, question)).toBe(expected);
  });
});
