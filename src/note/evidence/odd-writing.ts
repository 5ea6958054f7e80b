import { unitAfter } from './units.ts';

/** Names with a figure in them, and figures with letters after them, as clinicians write them. */
const knownNames =
  /^(?:hba?1c?|a1c?|[bclst]\d{1,2}|d[23]|k[12]|h[12]|h2o|mmh2o|f?t[34]|(?:sp|sa|p|pa)?o2|(?:p|pa|et)?co2|cd\d{1,2}|(?:g\d{1,2})?p\d{1,2}(?:a\d{1,2})?|g\d{1,2}|x\d{1,2}|q\d{1,2}h?|fev1|phq[29]|gad[27]|cha2ds2|ca\d{2,3}|coq10|cn\d{1,2}|[ckm]?m[23])s?$/;
const knownEndings = /^\d+(?:st|nd|rd|th|s|x|h|hrs?|am|pm|f|c|k|iu|oz|y|yo|d|w|ppd|pk|mmhg|bpm|up)$/;
const mayBeOdd = /[\d\u0080-\uFFFF]/;
const joiners = /[-–—/.,:;()[\]+~<>=≤≥±$#°'‘’"“”%]+/;

/**
 * What in a text (plain, see plain-text.ts) can't be read for certain: figures run together with letters or signs that
 * don't belong to them ("left^2", "2knee"), and words in letters other than Latin ones.
 */
export function oddlyWritten(text: string): string[] {
  const odd: string[] = [];
  if (!mayBeOdd.test(text)) return odd;
  for (const token of text.toLowerCase().split(/\s+/)) {
    if (!mayBeOdd.test(token)) continue;
    const bare = token.replace(/^[-"'“‘([]+|(?<![-)\]"'”’.,;:?!])[-)\]"'”’.,;:?!]+$/g, '');
    if (/\d/.test(bare) ? !isFigure(bare) : isForeign(bare)) odd.push(bare);
  }
  return odd;
}

function isFigure(token: string): boolean {
  return token.split(joiners).every(
    (piece) =>
      /^(?:\d*|[a-z]*)$/.test(piece) ||
      knownNames.test(piece) ||
      knownEndings.test(piece) ||
      // "36weeks", "10mg"
      (/^\d+[a-z]+$/.test(piece) && unitAfter(piece, piece.search(/[a-z]/)) !== null),
  );
}

function isForeign(token: string): boolean {
  return /(?!\p{Script=Latin})\p{L}/u.test(token);
}
