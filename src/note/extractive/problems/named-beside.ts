const becauseFirst =
  /^(?:(?:and|so|but|now|okay),? ){0,2}(?:because of|given|due to|on account of|(?:since|because|as)(?=) (?:you|he|she)(?:['’]ve| have|['’]s| has)(?: got| had)?) (?=[a-z])/;
const mainFrom = /,? (?=(?:i|we|let['’]s)(?:['’][a-z]{1,2})? [a-z])/;
const becauseLast =
  /,? (?:because of (?:the|your|his|her|an?)|given (?:the|your|his|her)|(?:since|because)(?=) (?:you|he|she)(?=)(?:['’]ve| have|['’]s| has)(?: got| had)?(?: an?)?) [a-z][a-z' -]{2,40}[.]?$/;
/** "Stay away from amoxicillin", "a lower dose of cephalexin": what is not given, or not as to others. */
const against =
  /\b(?:avoid|stay away|stay off|keep away|steer clear|hold off|stop|(?:lower|smaller|reduced|half the) dose|instead of|not)\b|n['’]t\b/;

const gives =
  /\b(?:giv|us|tak|prescrib|hav)(?:e|ing)\b|\b(?:put you|start|add|dose|avoid|stay away|stay off|keep away|steer clear|hold off|stop|instead)\b/;

function isAgainst(said: string): boolean {
  return against.test(said) && gives.test(said);
}

// "Because of your diabetes, I don't want to give you steroids.", "stop the ibuprofen because you've had an ulcer"
function withoutReason(said: string): string {
  const first = becauseFirst.exec(said)?.[0];
  if (first !== undefined) {
    const rest = said.slice(first.length);
    const from = rest.search(mainFrom);
    const main = from < 0 ? '' : rest.slice(from);
    return isAgainst(main) ? main.replace(/^,? /, '') : said;
  }
  const last = becauseLast.exec(said);
  return last !== null && isAgainst(said.slice(0, last.index)) ? said.slice(0, last.index) : said;
}

// "With breast cancer, there's a small increase in risk.", "with diabetes, it's about one in two hundred"
const forWhom =
  /^(?:(?:and|so|but|now|okay),? ){0,2}(?:with|for) (?!(?:the|your|his|her|this|that|my)\b)[a-z][a-z' -]{3,40}, (?=[^.;]{0,80}\b(?:risks?|chances?|odds|one in|1 in|in a (?:hundred|thousand|million)|in (?:100|1000)|extra cases?)\b)/;
const mayTell = /\b(?:because|given|due to|account|since|as|with|for)\b/;

/**
 * What the clinician says (in small letters) without an illness that it names only as why something is not given, or of
 * which it tells a risk: neither is what the visit is about.
 */
export function withoutBeside(said: string): string {
  return mayTell.test(said) ? withoutReason(said).replace(forWhom, '') : said;
}
