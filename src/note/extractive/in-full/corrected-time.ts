const outright =
  /^(?:(?:well|oh|um|uh|no|sorry)(?=),? ){0,3}(?=)(?:i tell a lie|i lie|i(?:['’]m| am) (?:lying|wrong)|that['’]s (?:wrong|not right|a lie)|scratch that|correction)(?=)\b,?\s*/i;
// These may take something else back, unless the time is what they go on with.
const weakly =
  /^(?:(?:well|oh|um|uh|no|sorry|wait|actually|hang on|hold on|come to think of it|let me think|make (?:that|it))(?=),? ){1,4}(?=)(?:(?:it|that)(?:['’]s| was| is| must be| must have been|['’]s been| has been)? )?(?=(?:(?:more like|closer to|nearer|about|around|maybe|nearly|almost|over|on) )*(?:\d|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty) |a couple|a few|mon|tues|wednes|thurs|fri|satur|sun))/i;
// "Three weeks? No, because the washer broke and it was before, so a month."
const reasoned =
  /^(?:(?:oh|well),? )?(?=)no,? (?:because|cos|since|wait)(?=)\b[^.?!]{3,100}\bso (?=(?:about |maybe |more like |probably )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten)(?=)(?: and a half)? (?:days?|weeks?|months?|years?)\W*$)/i;
const span =
  /(?<![a-z])(?:(?:about|around|maybe|nearly|almost|over|more like|closer to|nearer)(?=) ){0,2}(?=)\b(?:\d+(?:\.\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|a couple of|a few|couple of)(?=)(?: and a half)? (days?|weeks?|months?|years?|hours?|fortnight)(?: and a half)?\b/gi;
const day = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?\b/gi;
const single = (word: string) => word.toLowerCase().replace(/s$/, '');

/**
 * A sentence with the time in it that the next one, which takes it back, says instead: "it's been about a month." "No, I
 * tell a lie, … so five weeks." → it's been five weeks. Null where nothing is taken back, or no time of the same kind is said.
 */
export function withTimeCorrected(told: string, next: string): string | null {
  const meant = withoutCue(next);
  if (meant === null) return null;
  for (const kind of [span, day]) {
    const [wrong] = [...told.matchAll(kind)].reverse();
    const [right] = [...meant.matchAll(kind)].reverse();
    if (wrong === undefined || right === undefined || single(wrong[0]) === single(right[0])) continue;
    return `${told.slice(0, wrong.index)}${right[0].replace(/^(?:more like|closer to|nearer) /i, 'about ')}${told.slice(wrong.index + wrong[0].length)}`;
  }
  return null;
}

/** What a sentence says that takes another back, without "no, I tell a lie"; null for one that takes nothing back. */
export function withoutCue(next: string): string | null {
  const lead = outright.exec(next) ?? weakly.exec(next) ?? reasoned.exec(next);
  return lead === null ? null : next.slice(lead[0].length);
}
