import { expect, it } from 'vitest';
import { endsIn, readEnds } from './sentence-ends.ts';

const dialogue = '[doctor] hi ann what hurts\n[patient] my knee and it is swollen\n[doctor] okay';

it('the words of a visit and where a sentence ends or may end after them, by turn', () => {
  expect(endsIn({ id: 'one', dialogue }, '2 6?')).toEqual([
    { words: ['hi', 'ann', 'what', 'hurts'], ends: ['no', 'yes', 'no', 'no'] },
    { words: ['my', 'knee', 'and', 'it', 'is', 'swollen'], ends: ['no', 'may', 'no', 'no', 'no', 'no'] },
    { words: ['okay'], ends: ['no'] },
  ]);
});

it('ends that fit no words are refused, and so is a visit whose ends nobody read', () => {
  expect(() => endsIn({ id: 'one', dialogue }, '2 11')).toThrow('one: 11 fits no words');
  expect(() => readEnds({ id: 'one', dialogue })).toThrow('one: its sentence ends have not been read');
});
