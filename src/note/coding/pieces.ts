/** A stretch of a longer text. */
export interface Piece {
  text: string;
  start: number;
}

const longestPiece = 600;

/** Cuts a text after sentence ends, and within endless sentences at a space, so that work on a piece stays small. */
export function piecesOf(text: string, start = 0): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  while (from < text.length) {
    const to = pieceEnd(text, from);
    if (text.slice(from, to).trim() !== '') pieces.push({ text: text.slice(from, to), start: start + from });
    from = to;
  }
  return pieces;
}

function pieceEnd(text: string, from: number): number {
  const limit = Math.min(text.length, from + longestPiece);
  for (let i = from; i < limit; i++) {
    const c = text.charCodeAt(i);
    const ends = c === 46 || c === 63 || c === 33 || c === 10;
    if (
      ends &&
      (i + 1 >= text.length || /\s/.test(text[i + 1]!)) &&
      !/\b(?:dr|mr|mrs|ms|vs|st)\.$/i.test(text.slice(Math.max(from, i - 4), i + 1))
    ) {
      return i + 1;
    }
  }
  if (limit === text.length) return limit;
  const space = text.lastIndexOf(' ', limit);
  return space > from ? space + 1 : limit;
}
