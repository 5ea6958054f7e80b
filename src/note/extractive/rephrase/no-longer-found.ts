/** How what is perceived is not there any more. */
const perceived: Record<string, string> = {
  feel: 'palpable',
  felt: 'palpable',
  get: 'palpable',
  palpate: 'palpable',
  hear: 'audible',
  heard: 'audible',
  see: 'visible',
  saw: 'visible',
  find: 'found',
  found: 'found',
};
const when =
  '(?:before|last (?:time|visit|month|week|year|spring|summer|fall|winter)|the last time|at (?:the|your) last visit|(?:an?|two|three|six|\\d+) (?:week|month|year)s? ago|in (?:january|february|march|april|may|june|july|august|september|october|november|december))';
const not = "(?:ca(?:n['’]t|nnot|n not)|(?:do|did|could)(?:n['’]t| not))";
/** "And now I can't get anything", "I don't hear it today" */
const gone = new RegExp(
  `,? (?:(?:and|but) )?(?:(now|today),? )?i ${not}(?: (feel|hear|see|find|get|palpate))?(?: (?:it|anything|that|them|one))?(?: at all)?(?: (now|today))?$`,
  'i',
);
/** "Neck, I felt a 3 cm node there", "last time I could feel the liver edge", "you had a murmur" */
const was = new RegExp(
  `^((?:(?:and|the|your) )?[a-z]+,? )?(?:(${when}),? )?(?:i (?:could )?(felt|feel|heard|hear|saw|see|found|find)|(?:you|he|she) had) (?:an?|the|your|his|her|that|some) `,
  'i',
);
/** "The spleen that I could feel is not palpable now" */
const thatWas = /\b(?:that|which) i (?:could|used to|was able to) (feel|hear|see)\b/i;
/** "I didn't hear that wheeze today that you had before" */
const notThat = new RegExp(
  `^i ${not} (hear|feel|see|find) ((?:the|that) (?:[a-z]+ ){1,4}?)(?:(today|now) )?(?:that )?((?:you|he|she) had (?:${when}))$`,
  'i',
);
/** "There was a wheeze in June, none now" */
const none = new RegExp(
  `^there (?:was|were) (?:an? |some )?(.*?\\b${when}),? (?:and |but )?(?:there(?:['’]s| is| are) )?none (now|today)$`,
  'i',
);

/**
 * What an examiner found at another visit and finds no more, as the finding it is: "neck, I felt a 3 cm node there
 * before and now I can't get anything" → neck, 3 cm node there before, not palpable now. The text itself where nothing
 * is so said; it has no stop at its end.
 */
export function asNoLongerFound(text: string): string {
  const end = /(?<![.!])[.!]+$/.exec(text)?.[0] ?? '';
  const said = text.slice(0, text.length - end.length);
  const found = noLonger(said);
  return found === null ? text : `${found}${end}`;
}

function noLonger(said: string): string | null {
  const before = none.exec(said);
  if (before !== null) return `${before[1]}, none present ${before[2]!.toLowerCase()}`;
  const ends = gone.exec(said);
  const [whole, part = '', early = '', verb] = (ends === null ? null : was.exec(said)) ?? [];
  if (ends !== null && whole !== undefined) {
    const what = said.slice(whole.length, ends.index);
    const how =
      perceived[
        (ends[2] === undefined || ends[2] === 'get' ? (verb ?? ends[2] ?? 'feel') : ends[2]).toLowerCase()
      ];
    return `${part}${what}${early === '' ? '' : ` ${early.toLowerCase()}`}, not ${how} ${(ends[1] ?? ends[3] ?? 'now').toLowerCase()}`;
  }
  const missed = notThat.exec(said);
  if (missed !== null)
    return `${missed[2]!.trim()} that ${missed[4]} is not ${perceived[missed[1]!.toLowerCase()]}${missed[3] === undefined ? '' : ` ${missed[3]}`}`;
  return thatWas.test(said)
    ? said.replace(thatWas, (_, by: string) => `that was ${perceived[by.toLowerCase()]}`)
    : null;
}
