// Asked "Cold bother you?": …, Asked about melanoma: …, She asked whether it affects the pill: …
const asked =
  /(^|[;:.] )(?:(?:The patient|the patient|[Ss]?[Hh]e|(?:[Hh]is|[Hh]er|[Tt]he patient's) [a-z]{2,20}) asked (?:whether|how|what|when|where|whereabouts|which|who|why) [^:";.]{2,240}|[Aa]sked (?:(?:about|whether|how|what|when|where|whereabouts|which|who|why) [^:";.]{2,240}|"[^"]{2,160}"(?:, then "[^"]{2,160}")?)): /g;

/** A sentence of the note without the questions that it answers: what was only asked is neither said to be so nor denied. */
export function withoutAsked(text: string): string {
  return text.includes('sked ') ? text.replace(asked, '$1') : text;
}
