const waits = new Set(
  "a an the my your his her our their and or but because if when while of to in on at for with from by about i i'm i've you're we're they're he's she's it's is are was were am been have has had very really just like some any that".split(
    ' ',
  ),
);
const subject = /^(?:i|you|he|she|it|we|they|there|that|my|your|his|her)(?:'[a-z]+)?$/;
const startsAnew =
  /^(?:well|um|uh|so|no|yes|yeah|okay|oh|and|but|or|what|how|which|who|if|when|because|let|let's|where|then|also|maybe|now|hey)$/;
const clauseFollows = /^(?:and|or|but|because|if|when|while)$/;

/**
 * True where the three points after `before` are a pause in the middle of a sentence and not its end: "because i think
 * i'm ... i'm favoring it", "in the ... in the emergency room", "a history of ... migraines".
 */
export function onlyHesitates(before: string, next: string): boolean {
  const last = plain(before);
  const first = plain(next);
  if (first !== '' && isStump(last, first)) return true;
  if (first === '' || !waits.has(last)) return false;
  if (pronounOf(last) === pronounOf(first)) return true;
  if (last === 'that' || startsAnew.test(pronounOf(first))) return false;
  return clauseFollows.test(last) === subject.test(first);
}

const twoLetters = new Set(
  'ah am an as at be by do eh go ha he hi hm if in is it me my no of oh ok on or so to uh um up us we ye mg ml cc cm mm iv im er pa md bp tv pt ot ct'.split(
    ' ',
  ),
);

const saidTwice = new Set(['on', 'of', 'in', 'for', 'with', 'at', 'from', 'into', 'about']);

/**
 * Which word is said again after a pause: the `paused` one after a small one ("to further ... for further evaluation") or
 * the one `before` it ("on this ... on the drops"). `next` and `then` follow the pause; words in lower case.
 */
export function saidAgain(
  before: string | undefined,
  paused: string,
  next: string,
  then: string | undefined,
): 'paused' | 'before' | null {
  if (paused.length > 3 && paused === then) return 'paused';
  return before === next && saidTwice.has(next) ? 'before' : null;
}

/** True for what was begun and said anew after the pause: "ro ... urology", "abnormalaries ... abnormalities". */
export function isStump(before: string, next: string): boolean {
  if (before.length === 2) return /^[a-z]{2}$/.test(before) && !twoLetters.has(before);
  if (before.length > 2 && before.length < next.length && next.startsWith(before)) return before.length > 3;
  return before.length > 7 && next.length > 7 && before !== next && before.slice(0, 6) === next.slice(0, 6);
}

function plain(word: string): string {
  return word
    .toLowerCase()
    .replace('’', "'")
    .replace(/^[^a-z]{1,9}|[^a-z']{1,9}$/g, '');
}

function pronounOf(word: string): string {
  const at = word.indexOf("'");
  return at < 0 ? word : word.slice(0, at);
}
