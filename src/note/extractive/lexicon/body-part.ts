const part =
  /^(?:knee|hip|shoulder|elbow|wrist|hand|thumb|finger|ankle|foot|feet|heel|toe|ear|eye|arm|leg|calf|back|neck|chest|head|belly|stomach|throat|breast|skin|face|scalp|groin|eyelid|nail)s?$/;

/** True for the plain name of an outer part of the body: "knee", "ears". */
export function isBodyPart(word: string): boolean {
  return part.test(word);
}
