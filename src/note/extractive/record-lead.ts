const readsIllnesses =
  /^(?:(?:so|and|okay|now|all right|let['’]s see),? ){0,3}(?:(?:i|we)(?:['’]ve| have)? (?:got |had )?(?:you|him|her) down (?:for|with|as having)|(?:your|his|her) other (?:conditions|diagnoses|(?:medical|health) (?:conditions|problems|issues))(?: are)?,?(?: (?:i|we)(?:['’]ve| have)(?: got)?| i see)?|(?:my|the|our|your|this) (?:list|chart|records?|screen|computer|system) (?:says|has|shows|lists)(?: (?:that )?you have)?|(?:it )?says here(?: that)?(?: you have)?)(?= ),? (?!(?:here|that|you|he|she|it|this|there|your|his|her|what|how|why|so|we|i|no|nothing)\b)/i;

/** How a clinician begins to read illnesses from the record: "I've got you down for", "my list says"; else null. */
export function recordLead(text: string): string | null {
  return readsIllnesses.exec(text)?.[0] ?? null;
}

/** True where illnesses are read from the record. */
export function isReadOut(text: string): boolean {
  return recordLead(text) !== null;
}
