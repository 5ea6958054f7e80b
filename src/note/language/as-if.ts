const subject = /^(?:i|he|she|it|they|you)(?:['’](ve|d))?$/;
const past =
  /^(?:[a-z]{2,}[^e]ed|got|had|ate|bit|broke|burnt|bumped|cut|did|dreamt|drank|fell|felt|flew|gave|hit|hurt|knew|lost|made|put|ran|sat|saw|shot|slept|spilt|stole|stood|stuck|stung|swam|swallowed|took|threw|tore|went|woke|wore)$/;
const participle = /^(?:been|bitten|broken|drunk|eaten|fallen|given|gone|swum|taken|thrown|torn|worn|woken)$/;

/**
 * True for words that after "like" say what is not so: "I wake up, like I licked a carpet", "like I've nicked someone's
 * baby". Left without the "like", they would tell it as it happened.
 */
export function asIf(who: string, verb: string, afterVerb: string): boolean {
  const told = subject.exec(who);
  if (told === null) return false;
  if (told[1] === undefined) return past.test(verb);
  const main = verb === 'just' ? afterVerb : verb;
  return past.test(main) || participle.test(main);
}
