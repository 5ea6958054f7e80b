/**
 * What a patient is told to look out for, or to see to, by what they have: words of a problem's name, and what is said when
 * they are to ring or come back. A sign may be of several.
 */
const table: readonly (readonly [names: RegExp, signs: RegExp])[] = [
  [
    /angina|coronary|heart|chest pain|fibrillation|palpitations|arrhythmia/,
    /\bchest (?:pain|pressure|tightness|discomfort)\b|\bpass out\b|\bheart (?:race|races|racing)\b/,
  ],
  [/heart failure|\bchf\b|cardiomyopathy/, /\bswelling\b|\bankles\b|\bpounds\b|\bbreath(?:less)?\b/],
  [
    /asthma|copd|emphysema|bronch|pneumonia|croup|wheez/,
    /\bbreath(?:e|ing|less|lessness)?\b|\bwheez(?:e|ing|y)\b|\blips\b|\boxygen\b|\brescue inhaler\b/,
  ],
  [/cholesterol|lipid/, /\bmuscle (?:aches?|pains?|cramps?)\b/],
  [
    /sciatica|back|\bdis[ck]\b|lumbar|stenosis|radiculopathy/,
    /\b(?:numb(?:ness)?|tingling)(?=) [a-z ]{0,20}\b(?:bottom|groin|genitals|saddle|back passage|legs?|foot)\b|\bcontrol (?:of )?(?:your|the) (?:bladder|bowels?)\b/,
  ],
  [
    /urinary tract|\buti\b|bladder infection|cystitis|water infection|pyelonephritis/,
    /\bfevers?\b|\bflank\b|\bshivery\b|\bburning\b|\bback pain\b|\bplenty of (?:water|fluids)\b/,
  ],
  [
    /depress|mood|anxiety|bipolar|ptsd/,
    /\b(?:hurt(?:ing)?|harm(?:ing)?) yourself\b|\bsuicid|\b(?:dark|worse|those) thoughts\b|\bnine[- ]eight[- ]eight\b|\b988\b|\bsamaritans\b/,
  ],
  [/migraine|headache/, /\bheadaches?\b|\bstiff neck\b/],
  [/diabet|sugar/, /\bsugars?\b|\bshaky\b/],
  [
    /hypertension|blood pressure/,
    /\b(?:dizzy|light-?headed|faint)\b|\b(?:top|blood) (?:number|pressures?)\b/,
  ],
  [
    /cellulitis|abscess|wound|laceration|bite/,
    /\bredness\b|\bred streaks?\b|\bspread(?:s|ing)?\b|\bpus\b|\boozing\b/,
  ],
  [
    /gastroenteritis|diarrh|vomiting|stomach bug|constipation|stone|cold\b|flu\b|viral|upper respiratory/,
    /\bkeep (?:any )?(?:fluids?|water|anything) down\b|\bplenty of (?:water|fluids)\b|\bblood in (?:the|your|his|her) (?:stools?|poo|poop)\b/,
  ],
  [/pregnan|prenatal/, /\bbaby\b|\bcontractions?\b|\bwater breaks\b|\bkicks?\b|\bleaking fluid\b/],
  [
    /fibroid|menorrhagia|menstrual|periods|uterine bleeding/,
    /\bsoak(?:s|ing)?\b|\bpads?\b|\bbleed(?:s|ing)?\b/,
  ],
  [/ulcer|gastritis|reflux|gerd/, /\bblack stools?\b|\bvomit(?:ing)? blood\b/],
  [/peanut|food allergy|egg allergy|anaphyla/, /\bhives\b|\bthroat (?:closing|swell)|\bepi-?pen\b|\blips\b/],
  [/clot|\bdvt\b|embolism|fibrillation/, /\bbleeding\b|\bblood thinner\b/],
  [/menisc|knee/, /\block(?:s|ing)?\b|\bgives? (?:way|out)\b/],
];

/** True where `said`, in small letters, tells of a sign to look out for with what is called `name`. */
export function isSignOf(name: string, said: string): boolean {
  const low = name.toLowerCase();
  return table.some(([names, signs]) => names.test(low) && signs.test(said));
}
