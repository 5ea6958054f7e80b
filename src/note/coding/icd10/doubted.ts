import type { Doubt } from '../../writer.ts';

/** How a sentence's writer, who read the whole visit, says that the problem named by `words` stands; null where it says nothing. */
export function doubtOf(words: string, doubts: readonly Doubt[] | undefined): Doubt['as'] | null {
  if (doubts === undefined || doubts.length === 0) return null;
  const said = ` ${plain(words)} `;
  return (
    doubts.find(({ words: doubted }) => {
      const own = ` ${plain(doubted)} `;
      return own.includes(said) || said.includes(own);
    })?.as ?? null
  );
}

function plain(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(/s(?= |$)/g, '');
}
