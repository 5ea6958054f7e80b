/** What is spoken of by a word of every day and may be a problem of its own. */
export interface Matter {
  /** As it heads a problem. */
  heading: string;
  /** What the name of a problem of the same matter has in it. */
  same: RegExp;
}

const table: readonly (readonly [heading: string, said: string, same: RegExp])[] = [
  ['blood pressure', 'pressure pressures bp', /hypertens|blood pressure|preeclampsia/],
  ['cholesterol', 'cholesterol lipids ldl statin statins', /cholesterol|lipid/],
  ['blood sugar', 'sugar sugars glucose a1c', /diabet(?!ic )|sugar|glyc|glucose/],
  ['thyroid', 'thyroid tsh', /thyroid|graves|hashimoto/],
  ['sleep', 'sleep sleeping', /sleep|insomnia|apnea|apnoea|nightmare/],
  ['mood', 'mood', /depress|mood|bipolar|dysthymia/],
  ['potassium', 'potassium', /potassium|kal(?:a)?emia/],
  ['sodium', 'sodium', /sodium|natr(?:a)?emia/],
  ['iron', 'iron ferritin', /iron|an(?:a)?emi/],
  ['vitamin B12', 'b12 b-12', /b12/],
  ['vitamin D', 'vitamin_d', /vitamin d/],
  ['kidney function', 'kidney kidneys creatinine gfr egfr', /kidney|\bckd\b|renal|neph/],
  ['liver', 'liver', /liver|hepat|cirrho/],
  ['prostate', 'prostate psa', /prostat|psa\b/],
  ['erectile dysfunction', 'erection erections erectile viagra sildenafil cialis tadalafil', /erectile/],
  ['bladder', 'bladder waterworks', /bladder|urin|uti\b|cystitis|incontinen/],
  [
    'smoking',
    'smoke smokes smoking cigarettes cigarette vape vaping nicotine tobacco',
    /smok|tobacco|nicotine|vap(?:e|ing)/,
  ],
  ['alcohol use', 'alcohol drinking beer beers wine pints', /alcohol|drinking/],
  ['contraception', 'contraception contraceptive birth_control iud mirena coil', /contracep|birth control/],
  ['memory', 'memory', /memory|dementia|alzheimer|cognitive/],
  ['weight', 'weight bmi wegovy', /weight|obes/],
  ['anticoagulation', 'warfarin coumadin inr thinner thinners', /anticoag|warfarin/],
  ['testosterone', 'testosterone', /testosterone|hypogonad/],
  ['menopause', 'hrt hormones estrogen oestrogen menopause', /menopaus|hormone|hot fl/],
  ['bowels', 'bowels', /constip|bowel|diarrh|colitis|crohn/],
  ['hearing', 'hearing', /hearing|deaf/],
  ['balance', 'balance', /balance|vertigo|dizz|\bfalls?\b/],
  ['nose', 'nose', /nos(?:e|al)|rhin|sinus|epistaxis/],
];

const byWord = new Map<string, Matter>();
for (const [heading, said, same] of table) {
  const matter = { heading, same };
  for (const word of said.split(' ')) byWord.set(word.replaceAll('_', ' '), matter);
}

/** Pressure of something else. */
const otherPressure = /^(?:eye|eyes|ear|sinus|chest|head|peer|under|with|intraocular|airway|water)$/;

/** The matters that words name, with where and in how many words. */
export function mattersNamed(bare: readonly string[]): { matter: Matter; at: number; length: number }[] {
  const found: { matter: Matter; at: number; length: number }[] = [];
  for (let i = 0; i < bare.length; i++) {
    // "The pressure's up."
    const word = bare[i]!.endsWith("'s") ? bare[i]!.slice(0, -2) : bare[i]!;
    const one = byWord.get(word);
    if (one !== undefined && !(one.heading === 'blood pressure' && otherPressure.test(bare[i - 1] ?? ''))) {
      const isWhole = one.heading === 'blood pressure' && bare[i - 1] === 'blood';
      found.push({ matter: one, at: isWhole ? i - 1 : i, length: isWhole ? 2 : 1 });
    }
    const two = i > 0 ? byWord.get(`${bare[i - 1]} ${word}`) : undefined;
    if (two !== undefined) found.push({ matter: two, at: i - 1, length: 2 });
  }
  return found;
}
