/** A stretch of a longer text. */
export interface Piece {
  text: string;
  start: number;
}

const longestPiece = 600;
const said = /\S/;
const space = /\s/;
const abbreviated = /\b(?:dr|mr|mrs|ms|vs|st)\.$/i;

/** Cuts a text after sentence ends, and within endless sentences at a space, so that work on a piece stays small. */
export function piecesOf(text: string, start = 0): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  while (from < text.length) {
    const to = pieceEnd(text, from);
    const piece = text.slice(from, to);
    if (said.test(piece)) pieces.push({ text: piece, start: start + from });
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
      (i + 1 >= text.length || space.test(text[i + 1]!)) &&
      (c !== 46 || !abbreviated.test(text.slice(Math.max(from, i - 4), i + 1)))
    ) {
      return i + 1;
    }
  }
  if (limit === text.length) return limit;
  const at = text.lastIndexOf(' ', limit);
  return at > from ? at + 1 : limit;
}
