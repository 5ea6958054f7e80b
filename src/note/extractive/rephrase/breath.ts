const copula = /^(?:is|are|was|were|been|am)$/;
const joiner = /^(?:but|because)$/;
const measure = /^(?:much|often|well|long|far|soon)$/;
const other =
  /^(?:and|but|or|so|because|which|who|i|he|she|it|they|you|we|like|as|if|when|though|although|however|too|then|well|no|yes|probably|maybe|at|in|on|for|to|by|with|from|of|that|this|there|what|how|do|let|please)$/;
const whose = /^(?:my|your|his|her|our)$/;
const goesOn = /^(?:when|because|after|since|and|at|in|on|for|to|every)$/;
const clause = /^(?:i|he|she|it|they|my|the)$/;

/**
 * The words without commas where the speaker only took breath: "it was, hot that day", "i'm favoring, my back when i
 * walk", "but, i am tired", "as much, as i could".
 */
export function withoutBreath(text: string): string {
  let at = text.indexOf(', ');
  if (at < 0) return text;
  let out = '';
  let from = 0;
  for (; at >= 0; at = text.indexOf(', ', at + 2)) {
    if (!isBreath(text, at)) continue;
    out += text.slice(from, at);
    from = at + 1;
  }
  return from === 0 ? text : out + text.slice(from);
}

function isBreath(text: string, at: number): boolean {
  const before = text.slice(text.lastIndexOf(' ', at) + 1, at).toLowerCase();
  const [next = '', second = '', third = ''] = text
    .slice(at + 2, at + 60)
    .toLowerCase()
    .split(' ');
  if (joiner.test(before)) return clause.test(next) && second !== '';
  if (copula.test(before)) return /^[a-z]+[.]?$/.test(next) && !other.test(next.replace('.', ''));
  if (measure.test(before))
    return next.replace(',', '') === 'as' && text.slice(0, at).toLowerCase().endsWith(`as ${before}`);
  if (!whose.test(next) || second === '') return false;
  const ends = third === '' || /[,.]$/.test(second) || goesOn.test(third);
  if (before.endsWith('ing')) return ends && doing.test(text.slice(0, at));
  // "I ride, my bike for an hour": at the beginning only.
  return (
    (next === 'my' || next === 'our') &&
    goesOn.test(third) &&
    /^(?:i|we) (?:[a-z]+ly )?[a-z]+$/i.test(text.slice(0, at))
  );
}

const doing = /\b(?:am|is|are|was|were|been|keep|kept|started) [a-z]+ing$/i;
