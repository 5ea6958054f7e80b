import { expect, test } from 'vitest';
import { z } from 'zod';
import { issueWords } from '../src/issue-words.ts';

const schema = z.strictObject({
  name: z.string().min(1).max(5),
  password: z.string().min(12),
  age: z.number().min(0).max(120),
  minutes: z.int(),
  sex: z.enum(['female', 'male']),
  version: z.literal(2),
  on: z.boolean(),
  date: z.iso.date(),
  list: z.array(z.string()),
  own: z.string('must be said as it is'),
});

const told = (given: unknown): Record<string, string> =>
  Object.fromEntries(
    (schema.safeParse(given).error?.issues ?? []).map((issue) => [issue.path.join('.'), issueWords(issue)]),
  );

test('faults of a request are told in words, without what was given and without those of the library', () => {
  const given = { name: '', password: 'Jane Doe', age: -1, minutes: 1.5, sex: 'Jane', version: 3, on: 'yes' };
  expect(told({ ...given, date: '2026-02-30', list: 5, own: 5 })).toEqual({
    name: 'must not be empty',
    password: 'must have 12 characters or more',
    age: 'must be 0 or more',
    minutes: 'must be a whole number',
    sex: 'must be one of female, male',
    version: 'must be 2',
    on: 'must be true or false',
    date: 'must be a date such as 2026-03-02',
    list: 'must be a list',
    own: 'must be said as it is',
  });
  expect(told({ name: 'too long', age: 121 })).toMatchObject({
    name: 'must have 5 characters or fewer',
    age: 'must be 120 or less',
    password: 'is missing',
    on: 'is missing',
    sex: 'must be one of female, male',
  });
  expect(told([])).toEqual({ '': 'must be an object' });
});
