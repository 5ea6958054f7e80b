const bloodKin =
  '(?:(?:grand|step|half-)?(?:mother|mom|mum|father|dad|ma|pa|son|daughter|brother|sister)|grann?y|gran|nan|aunt|uncle|cousin|niece|nephew)s?';
const noThenKin = new RegExp(
  `^(?:no|nope|nah|not me)(?:,|\\.)? (?:but )?(?=my (?:[a-z]+ )?${bloodKin}(?:[.!]|(?:['’]s|,? (?:has|had|have|does|did|got|gets|is|was|are|were)\\b)(?! [a-z]+ing\\b| (?:it|them) (?:at|in|with|on|for)\\b)))`,
  'i',
);

/**
 * Where what is told of another begins, behind the patient's own answer: "ever had kidney stones?" "No, my dad had
 * them." → 4. 0 where nothing is.
 */
export function kinAfterNo(text: string): number {
  return /^n/i.test(text) ? (noThenKin.exec(text)?.[0].length ?? 0) : 0;
}
