import { describe, expect, it } from 'vitest';
import { isGuess, toldAndAsked } from '../../../src/note/extractive/visit/told-and-asked.ts';
import { wordsOf } from '../../../src/note/extractive/visit/units.ts';
import { coughVisit as visit } from './written-note.ts';

const parts = (text: string) =>
  toldAndAsked({ turn: 0, text, start: 10, end: 10 + text.length }).map((p) => p.text);

describe('what who was asked tells stands apart from what they ask', () => {
  it.each([
    ['I have milk in my coffee, does that count?', ['I have milk in my coffee.', 'does that count?']],
    ['A toe, and does the rib count?', ['A toe.', 'does the rib count?']],
    ['No, should there be?', ['No.', 'should there be?']],
    ["I'm on the pill, aren't I?", ["I'm on the pill."]],
    ["I cry most days, but it's not stopped, has it?", ["I cry most days, but it's not stopped.", 'has it?']],
  ])('%s', (text, said) => expect(parts(text)).toEqual(said));

  it.each([
    'It was, what, five weeks ago?',
    'I was wondering, is it safe?',
    "Porridge, that's good, isn't it?",
    'Wait, the flu shot, am I getting that?',
    'Is it the tablets, do you think?',
    'I go to my wife, I go, was that there?',
  ])('not in %s', (text) => expect(parts(text)).toEqual([text]));

  it('the parts stand where they were said', () => {
    const text = 'A toe, does a toe count?';
    const [told, asked] = toldAndAsked({ turn: 0, text, start: 0, end: text.length });
    expect(text.slice(told!.start, told!.end)).toBe('A toe');
    expect(text.slice(asked!.start, asked!.end)).toBe('does a toe count?');
  });
});

describe('an amount or a time said in doubt answers who asked for it', () => {
  it.each([
    ['Twenty minutes?', 'how long did that last', true],
    ['Couple, three weeks?', "how long's it been there", true],
    ['Like June?', "when'd you last feel them", true],
    ['July?', 'does it itch', false],
    ['Whippets?', 'how often is that', false],
    ['Today?', 'how long does it take you', false],
    ['How many weeks?', 'how long has it been', false],
  ])('%s', (text, asked, guessed) => expect(isGuess(wordsOf(text), asked)).toBe(guessed));

  it('and is told', async () => {
    const { subjective } = await visit(
      'Doctor: When did the iron start?\nPatient: November?\nDoctor: Have you broken bones before?\nPatient: A toe, does a toe count?',
    );
    expect(subjective).toContain('November');
    expect(subjective).toContain('a toe');
  });
});
