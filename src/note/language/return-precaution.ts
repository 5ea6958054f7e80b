const condition = /\b(?:if|unless|should (?:you|it|the|your|this|that))\b/i;
const reaction =
  /\b(?:(?:call|ring|phone) (?:me|us|the|your|911|9|1)|give (?:me|us|the (?:office|surgery|practice)) a (?:call|ring|bell|shout)|999|a&e|bring (?:him|her|them) (?:back|in)|(?:pop|get) back|in touch|contact (?:me|us|the|your|my)|hear from you|come (?:back|in|see|on back|on in)|return to|go (?:straight |right |back )?to the (?:er|ed|emergency|hospital|urgent)|emergency (?:room|department)|911|let (?:me|us) know|reach out|seek (?:medical|care|help|attention)|get (?:help|seen|checked)|be seen|see (?:me|us|a doctor|someone)|message me)(?=)\b/i;
const courtesy =
  /\b(?:questions?|anything else|need anything|if you (?:need|want|like|'d like|decide|agree|choose)|help you|sounds?|okay with|want to talk|insurance|expensive|cost|prescription|paperwork|portal|pharmacy|appointment|refill|results?|test)(?=)\b/i;

/** "If it gets worse, call us"; also where it is only kindly meant ("if you have questions"). */
export function saysWhenToCall(text: string): boolean {
  return condition.test(text) && reaction.test(text);
}

/** "If it gets worse, call us": what to look out for, and what to do then. */
export function isReturnPrecaution(text: string): boolean {
  return saysWhenToCall(text) && !courtesy.test(text);
}
