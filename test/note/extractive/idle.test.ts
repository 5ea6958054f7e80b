import { describe, expect, it } from 'vitest';
import { isIdle } from '../../../src/note/extractive/visit/idle.ts';
import { unitsOf } from '../../../src/note/extractive/visit/units.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';

const said = (text: string, by = 'patient') => unitsOf(parseTranscript(`[${by}] ${text}`).turns)[0]!;

describe('the small change of talk', () => {
  it.each([
    "There's three things.",
    'Okay, a couple of questions.',
    'Well, one thing.',
    "That's what scares everybody.",
    "That's a good question.",
    "That's none of your business.",
    "I've got my list here.",
    'My son printed it out.',
    'He keeps the diary.',
    "I'll write it all down.",
    'Funny you should mention it.',
    "Don't ask me.",
    'Next question.',
    'Theirs is worse.',
    'People ask about it.',
    'And then the knee thing.',
    "I'm Mum.",
    'I never put the two together.',
    'Here you go.',
    'Here is a list of past and current medications I am taking.',
    'Yes, here is the form with all the details for the lab work.',
    'Keep up the hard work.',
  ])('%s', (text) => {
    expect(isIdle(said(text))).toBe(true);
  });

  it.each([
    "You'll have to speak up, my love.",
    'Nice job.',
    "I'll take that.",
    'Say no more.',
    "Grandma'll be thrilled.",
  ])('of the clinician: %s', (text) => {
    expect(isIdle(said(text, 'doctor'))).toBe(true);
  });

  it.each([
    'Two tablets.',
    'Here is the report from the surgery of October two thousand seven.',
    'Two times.',
    "That's what hurts.",
    "That's what the surgeon took out.",
    "That's the good knee.",
    "I've got the flu.",
    "I've got a bag on my stomach.",
    'My husband wrote me off work.',
    'People say I look surprised.',
    'She keeps falling.',
    "It's the knee thing.",
    "It's my mother.",
    "I'll take the second one at night.",
    'Everybody at home has it.',
    'A good deal better.',
  ])('not %s', (text) => {
    expect(isIdle(said(text))).toBe(false);
  });
});
