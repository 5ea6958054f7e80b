import type { Unit } from '../visit/units.ts';

const opens =
  /^(?:(?:so|and|then|okay),? )?(?=)(?:(?:his|her|your|the|a) )?(?![^.]* (?:is|are|was|were|can|has|have|had|did|does|for)(?=) )(?=(?:mmr|polio|ipv|tdap|dtap|prevnar|pcv|hib|pentacel|rotavirus|shingrix|gardasil|bexsero|pneumovax)(?=)\b[a-z0-9 ,']{0,60} today[.]?$)/i;

/** "His MMR and the polio today.": what is given, and no more. */
export function isVaccineToday({ said, question }: Unit): boolean {
  return !question && opens.test(said);
}

/** "His MMR and the polio today." → we will give the MMR and the polio today. */
export function givenToday(said: string): string {
  return said.replace(opens, 'we will give the ');
}
