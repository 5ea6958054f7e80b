import { describe, expect, test } from 'vitest';
import { summariseForPatient } from '../../../src/note/patient-summary/summarise.ts';
import type { DraftSentence } from '../../../src/note/writer.ts';
import { draft, visit } from '../visit-for-tests.ts';

const transcript = visit(`D: hello\nP: ${'word '.repeat(200)}`);

/** Sentences of the plan as they were said one after the other, `apart` characters from each other. */
function summary(plan: readonly string[], apart = 10): string[] {
  let at = 20;
  const sentences: DraftSentence[] = plan.map((text) => {
    const sources = [{ turn: 1, start: at, end: at + 10 }];
    at += 10 + apart;
    return draft('plan', text, { sources });
  });
  return summariseForPatient(sentences, { transcript, encounter: {} }).map(({ text }) => text);
}

const prescribed = 'We will prescribe amoxicillin 500 mg twice daily.';

describe('a summary leaves out what can not be read by itself', () => {
  test.each([
    'Can lead to losing the arch of the foot.',
    'Supply it might mean that we have to do some surgery.',
    'Not enough to require any kind of bracing.',
    'Any worse and if we need to go on to a scan.',
    'For the patient to get some education about the heart.',
    'To make sure that nothing else is going on.',
    'Something called a whole blood transfusion.',
    'The relationship between histology and treatment was carefully reviewed.',
    'We explained the risks of the injection.',
    'The patient is in a lot of pain.',
    'No family history of colon cancer.',
  ])('%s', (line) => {
    expect(summary([prescribed, line])).toEqual(['We will prescribe amoxicillin 500 mg twice a day.']);
  });

  test('a condition and what follows from it stay one sentence, with one mark at its end', () => {
    const line =
      'If he needs a little more time to get over it, and we can write him another letter for work.';
    for (const text of summary([prescribed, line])) expect(text).not.toMatch(/,\.|over it\.$/);
  });

  test('what points back is told right after what it points to, and nowhere else', () => {
    const line = 'That will help with the swelling.';
    expect(summary(['We will provide a wrap.', line])).toContain(`We will provide a wrap. ${line}`);
    expect(summary(['We will provide a wrap.', line], 600).join(' ')).not.toContain(line);
  });
});

describe('a summary keeps', () => {
  test.each([
    ['Keep the leg high.', 'Keep the leg high.'],
    ['Take it in the morning.', 'Take it in the morning.'],
    ['The patient is due for a mammogram.', 'You are due for a mammogram.'],
    ['The patient is going to need surgery.', 'You are going to need surgery.'],
    ['If it gets worse, go to the emergency room.', 'If it gets worse, go to the emergency room.'],
    ['Going to repeat the tracing today.', 'We are going to repeat the tracing today.'],
  ])('%s', (line, told) => {
    expect(summary([prescribed, line])).toContain(told);
  });

  test('a medicine with a figure, however it was said', () => {
    expect(summary(['Any, so Lasix 40 mg once daily.']).join(' ')).toContain('40 mg');
  });

  test('what is to be done, where its beginning was cut off', () => {
    expect(summary([prescribed, 'Supply is and order a podiatry consult.'])).toContain(
      'We will order a podiatry consult.',
    );
  });

  test('a time to come back once', () => {
    const told = summary(['Follow up in 2 weeks to see how it goes.', 'Follow up in 2 weeks.']);
    expect(told.filter((line) => line.includes('2 weeks'))).toHaveLength(1);
    expect(summary(['Follow up in 2 weeks.', 'Follow up in 3 months.'])).toHaveLength(2);
  });
});
