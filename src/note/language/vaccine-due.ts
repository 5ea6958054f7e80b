const due =
  /\b(?:miss(?:ed|ing)|(?:over)?due|behind (?:on|with)|skipped|caught? up (?:on|with)|declin(?:ed?|ing|es)|refus(?:ed?|ing|es)|recommend(?:ed)?|offer(?:ed|ing)?)(?=)(?: for| on)? (?:(?:his|her|your|their|the|a|an|that|another|first|second|third|last|next|two|four|six|nine|twelve|month|birth|dose|of)[- ]){0,6}$/;
const illness =
  /^(?:(?:acute |chronic )?(?:viral )?hepatitis(?: [ab])?|tetanus|diphtheria|polio|measles|mumps|rubella|meningitis|pertussis|whooping cough|rsv|flu|influenza|covid(?:-?19)?|pneumonia|shingles|hpv|varicella|chicken ?pox|rotavirus)$/;

/** True of an illness by whose name a vaccine goes. `phrase` in small letters. */
export function isGivenAgainst(phrase: string): boolean {
  return illness.test(phrase);
}

/** "She missed her six month …", "you're due the …": what follows is a vaccine. `before` in small letters. */
export function isVaccineDue(before: string): boolean {
  return due.test(before);
}
