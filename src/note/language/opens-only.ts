const lead = /^(?:and|but|so|well|then|yeah|yes|um|uh|okay|oh|like|maybe|probably|now)$/;
const time =
  /^(?:(?:about|around|almost|over|maybe|probably|just|like) )*(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|\d{1,2}|a couple|a couple of|couple|a few|few|several)(?=)(?: or (?:two|three|four|five|so))?(?=) (?:minutes?|hours?|days?|weeks?|months?|years?) ago|last (?:night|week|weekend|month|year|spring|summer|fall|winter)|yesterday(?: (?:morning|evening|afternoon))?|this (?:morning|week|past weekend)|(?:over|on) the weekend|back then|the other (?:day|night))$/;
// What an examiner finds while looking is a finding of its own.
const when =
  /^(?:when|while|after|before|since|if|whenever|once|as)(?=) (?:i|my|he|she|they|we|it)(?=)\b(?! (?:look|listen|press|push|feel|walk|move|bend|examine|palpate|touch|check|see|saw|'s|is)\w*)/;
// "without ibuprofen | i would say my pain is a three"
const withOrWithout = /^without(?: the| my| any)? [a-z]{3,15}$/;
const clause = /^(?:i|he|she|we|they|my|it)$/;
const subject = /^(?:i|he|she|we|they)$/;
const past =
  /^(?:was|were|had|did|went|got|took|came|saw|felt|fell|broke|hurt|woke|began|became|lost|found|could|made|hit|quit|ran|[a-z]{3,}ed)$/;

/**
 * True where the words so far only say when and their clause follows: "twenty years ago | i broke my ankle", "when i was a
 * kid | i had strep throat". `own` are those words, `next` the first ones after them. An answer ("two days ago | i am taking
 * tylenol") is whole: what follows is then of another time.
 */
export function opensOnly(own: readonly string[], next: readonly string[]): boolean {
  if (own.length > 9 || next.length < 2 || !clause.test(next[0]!.toLowerCase())) return false;
  let from = 0;
  while (from < own.length && lead.test(own[from]!.toLowerCase())) from++;
  const said = own.slice(from).join(' ').toLowerCase();
  if (withOrWithout.test(said) && subject.test(next[0]!.toLowerCase())) return true;
  const [, verb, third] = next.map((word) => word.toLowerCase());
  const happened =
    past.test(verb!) || (/^(?:my|just|also|really|actually)$/.test(verb!) && past.test(third ?? ''));
  if (time.test(said)) return happened;
  return when.test(said) && !own.slice(from + 2).some((word) => subject.test(word.toLowerCase()));
}
