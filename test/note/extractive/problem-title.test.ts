import { expect, it } from 'vitest';
import { titleOf } from '../../../src/note/extractive/problems/problem-title.ts';

it.each([
  ['call pre-diabetes', 'pre-diabetes'],
  ['decent-size tear', 'tear'],
  ['real ear infection', 'ear infection'],
  ['quite a bruise', 'bruise'],
  ['crossed over into osteoporosis', 'osteoporosis'],
  ['another water infection', 'water infection'],
  ['calluses', 'calluses'],
  ['quiet ear', 'quiet ear'],
])('a problem that was spoken of as "%s" is headed "%s"', (said, title) => {
  expect(titleOf(said, [])).toBe(title);
});
