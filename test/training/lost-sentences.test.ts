import { expect, it } from 'vitest';
import { draft } from '../note/visit-for-tests.ts';
import { scoreLostSentences } from './lost-sentences.ts';

const dialogue = `[doctor] What happened?
[patient] I slipped on the gangway and my kneecap snapped.
[patient] I wear a neoprene sleeve at the shipyard.
[doctor] Let us book an arthrogram.`;
const note = `HISTORY OF PRESENT ILLNESS
He slipped on the gangway and his kneecap snapped. He wears a neoprene sleeve at the shipyard. He denies fever.

PLAN
Book an arthrogram on Monday.`;

it('counts the sentences that were said, whatever they are about, and what of them is lost and flagged', () => {
  const written = [draft('subjective', 'He slipped on the gangway.'), draft('plan', 'Book an arthrogram.')];
  // Nobody spoke of a fever; the kneecap is in a sentence of which ours has a part.
  expect(scoreLostSentences([{ id: 'one', dialogue, note }], [written])).toEqual({
    sentences: 3,
    lost: 1,
    flagged: 0,
  });
  expect(scoreLostSentences([{ id: 'one', dialogue, note }], [[draft('plan', 'Rest.')]])).toMatchObject({
    lost: 3,
    flagged: 1,
  });
});
