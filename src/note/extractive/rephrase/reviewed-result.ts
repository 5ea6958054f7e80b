const reviews =
  /(?<!\b(?:[Ww]hen|[Ii]f|as|before) )\bI (?:(?:have|did|also|personally|was able to|do)(?=) ){0,3}(?=)(?:review(?:ed)?|look(?:ed)? (?:at|over)|go over|went over|wanted to go over|take a look at|took a look at|pulled up|brought up|am looking at|was reviewing) (?=.)/;
const showing =
  /^(.{3,110}?)(?:,? and I (noticed?|see|saw|found|appreciate)|,?(?: and| which| that)?(?: it| they| this)?( (?:(?:does|do|also) )?(?:shows?|showed|demonstrates?|demonstrated|is|was|are|were))) /;
const named =
  /^((?:[a-z]+ )[A-Za-z' -]{3,60}?)(?=$|,| and (?:overall,? )?(?:everything|it|they|we|she|he|all)\b| (?:dated|including)\b)/;

const clauseNext = /^[a-z -]{3,30}, (?:it|there|they|nothing|no) /;

/** "I did review the results of her x-ray, which showed no fracture" → her x-ray showed no fracture; else what was reviewed. */
export function resultOf(sentence: string): string {
  const review = reviews.exec(sentence);
  if (review === null) return sentence;
  const before = sentence.slice(0, review.index);
  const rest = sentence.slice(review.index + review[0].length);
  // "I pulled up the films, it's a distal radius fracture."
  if (review[0].endsWith(' up ') && clauseNext.test(rest)) return `${before}${rest.replace(', ', ': ')}`;
  const shown = showing.exec(rest);
  if (shown && !/\b(?:she|he|patient|we|you|they|I)$|,? (?:and )?(?:everything|all)$/.test(shown[1]!)) {
    const what = shown[1]!
      .replace(/^(?:the )?results? (?:of|from) /i, '')
      .split(/ that (?:we|I) (?:did|ordered|got|had done)\b/)[0]!;
    const verb = shown[2] ? 'showed' : shown[3]!.trim();
    return `${before}${what} ${verb === 'show' && !/s$/.test(what) ? 'shows' : verb} ${rest.slice(shown[0].length)}`;
  }
  const what = named.exec(rest)?.[1];
  if (what === undefined) return sentence;
  const noun = what.replace(/ (?:from|of|for|with|in|on) .*/, '');
  return `${before}${what.replace(/^our /, 'the ')} ${/[^s]s$/.test(noun) ? 'were' : 'was'} reviewed${rest.slice(what.length)}`;
}
