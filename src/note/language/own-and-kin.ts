const bloodKin =
  '(?:(?:grand|step|half-)?(?:mother|mom|mum|father|dad|ma|pa|son|daughter|brother|sister)|grann?y|gran|nan|aunt|uncle|cousin|niece|nephew)s?';
const noThenKin = new RegExp(
  `^(?:no|nope|nah|not me|i (?:have|do|did)(?: not| ?n['’]t))(?:,|\\.)? (?:but )?(?=my (?:[a-z]+ )?${bloodKin}(?:[.!]|(?:['’]s|,? (?:has|had|have|does|did|got|gets|is|was|are|were)\\b)(?! [a-z]+ing\\b| (?:it|them) (?:at|in|with|on|for)\\b)))`,
  'i',
);

const kinThenOwn = new RegExp(
  `^(?:no,? )?(?:that|it)(?:['’]?s| is| was) my (?:[a-z]+ )?(?:${bloodKin}|wife|husband|partner)[.,]?(?= (?:i|i['’]?m|i['’]?ve) )`,
  'i',
);

/** Where the own part begins behind one told of another: "that was my sister i had my appendix out" → 18; 0 where none does. */
export function ownAfterKin(text: string): number {
  const found = /^[nti]/i.test(text) ? kinThenOwn.exec(text) : null;
  return found === null ? 0 : found[0].length + 1;
}

/**
 * Where what is told of another begins, behind the patient's own answer: "ever had kidney stones?" "No, my dad had
 * them." → 4. 0 where nothing is.
 */
export function kinAfterNo(text: string): number {
  return /^[ni]/i.test(text) ? (noThenKin.exec(text)?.[0].length ?? 0) : 0;
}

const ownDenial =
  /^i(?:['’]m not|['’]ve never| never| (?:do|did|have|am|was) ?n(?:ot|['’]?t))(?: (?:have|had|get|got|did))?(?=)(?: (?:one|any|it|them|that))?(?=)(?: (?:myself|though))?$/i;
const leadsToIt = /^(?:but |i['’]ve been (?:tested|checked),? (?:and|but) (?=i\b))/i;
const marks = /(?<![.!])[.!]+$/;

/** True for a denial of one's own that leaves what to the question: "I never have.", "not me", "I don't have one". */
export function deniesOwn(text: string): boolean {
  const said = text.replace(leadsToIt, '').replace(marks, '');
  return ownDenial.test(said) || said.toLowerCase() === 'not me';
}
