const becauseFirst =
  /^(?:(?:and|so|but|now|okay),?(?=) ){0,2}(?=)(?:because of|given|due to|on account of|(?:since|because|as|seeing as)(?=) (?:you|he|she)(?=)(?:['’]ve| have|['’]s| has)?(?: got| had)?|(?:you|he|she)(?=)(?:['’]ve| have|['’]s| has)(?: got| had)?(?= [^.]{3,50}, so (?:i|we)\b)) (?=[a-z])/;
// "With that bleeding ulcer, it's not safe.", "…, but with your asthma I don't want to use it"
const withFirst =
  /(?:^|, (?:and|so|but) )(?:(?:and|so|but|now|okay),? ){0,2}with (?=(?:the|that|your|his|her)\b)/;
const mainFrom =
  /,? (?:so )?(?=(?:i|we|let['’]s)(?:['’][a-z]{1,2})? [a-z])|, (?=(?:it|that|[a-z]{4,20})(?:['’]s| is| isn['’]t)\b)/;
const becauseLast =
  /,? (?:because of (?:the|your|his|her|an?)|given (?:the|your|his|her)|(?:since|because)(?=) (?:you|he|she)(?=)(?:['’]ve| have|['’]s| has)(?: got| had)?(?: an?)?) [a-z][a-z' -]{2,40}[.]?$/;
/** "Stay away from amoxicillin", "a lower dose of cephalexin": what is not given, or not as to others. */
const against =
  /\b(?:avoid|(?:rather|prefer) not|unsafe|stay away|stay off|keep away|steer clear|hold off|stop|(?:lower|smaller|reduced|half the) dose|instead of|not)\b|n['’]t\b/;

const gives =
  /\b(?:giv|us|tak|prescrib|hav)(?=)(?:e|ing)\b|\b(?:safe|unsafe|(?:good|great|best) (?:idea|choice|option|one)|risk it|recommend)(?=)\b|\b(?:put you|start|add|dose|avoid|stay away|stay off|keep away|steer clear|hold off|stop|instead)(?=)\b/;

const refuses = /n['’]t\b|\b(?:not|cannot|unsafe)\b/;

function mainOf(rest: string): string {
  const from = rest.search(mainFrom);
  return from < 0 ? '' : rest.slice(from).replace(/^,? (?:so )?/, '');
}

function isAgainst(said: string): boolean {
  return against.test(said) && gives.test(said);
}

// "Because of your diabetes, I don't want to give you steroids.", "stop the ibuprofen because you've had an ulcer"
function withoutReason(said: string): string {
  const first = becauseFirst.exec(said)?.[0];
  if (first !== undefined) {
    const main = mainOf(said.slice(first.length));
    return isAgainst(main) ? main : said;
  }
  const beside = said.includes('with ') ? withFirst.exec(said) : null;
  if (beside !== null) {
    const main = mainOf(said.slice(beside.index + beside[0].length));
    return refuses.test(main) && gives.test(main) ? said.slice(0, beside.index) + main : said;
  }
  const last = becauseLast.exec(said);
  return last !== null && isAgainst(said.slice(0, last.index)) ? said.slice(0, last.index) : said;
}

// "With breast cancer, there's a small increase in risk.", "with diabetes, it's about one in two hundred"
const forWhom =
  /^(?:(?:and|so|but|now|okay),? ){0,2}(?:with|for) (?!(?:the|your|his|her|this|that|my)\b)[a-z][a-z' -]{3,40}, (?=[^.;]{0,80}\b(?:risks?|chances?|odds|one in|1 in|in a (?:hundred|thousand|million)|in (?:100|1000)|extra cases?)\b)/;
const mayTell = /\b(?:because|given|due to|account|since|as|with|for|so)\b/;

/**
 * What the clinician says (in small letters) without an illness that it names only as why something is not given, or of
 * which it tells a risk: neither is what the visit is about.
 */
export function withoutBeside(said: string): string {
  return mayTell.test(said) ? withoutReason(said).replace(forWhom, '') : said;
}
