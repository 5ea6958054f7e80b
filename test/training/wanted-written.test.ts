import { expect, it } from 'vitest';
import { ownVisit } from './own-visits.ts';
import { scoreWanted } from './wanted-written.ts';

it('counts what is wanted and written, and sentences that are of talk alone', () => {
  const visit = ownVisit(
    'one',
    'none|Doctor: Lovely weather.\nhpi|Patient: My knee hurts.\nhpi?|It is what it is.\nplan|Doctor: Rest it.\n',
  );
  const from = (quote: string) => {
    const start = visit.dialogue.indexOf(quote);
    return {
      section: 'subjective' as const,
      heading: null,
      group: null,
      layout: 'prose' as const,
      text: quote,
      sources: [{ start, end: start + quote.length, quote, turn: 0 }],
    };
  };
  const note = [from('Lovely weather.'), from('My knee hurts.'), from('It is what it is.')];
  expect(scoreWanted([visit], [note])).toEqual({
    wanted: 'My knee hurts.Rest it.'.length,
    written: 'My knee hurts.'.length,
    sentences: 3,
    ofTalk: 1,
  });
});
