import { listedMedicines } from '../../evidence/drug-names.ts';
import { standsAt } from '../../matches.ts';

/** What outpatients take beside the medicines of the evidence's list: supplements, creams, names of one country. */
const alsoSaid = `
armour-thyroid calcium cortisone creon desonide divalproex epiduo excedrin fluocinonide glucosamine humulin magnesium
midodrine multivitamin multi-vitamin nasacort nicotine norflex orphenadrine ortho-cyclen phexxi potassium progesterone
retin-a testosterone unithroid combivent duoneb yaz rennie canesten anusol cetraben e45 doublebase zapain septrin
cefalexin levitra elidel protopic eucrisa co-careldopa madopar difene ponstan domperidone solpadeine adcal calcichew
visine sytron cyclopentolate betmiga alendronic stilnox ketonal doxy relvar salamol dymista avamys flixonase oilatum
diprobase dermol eumovate betnovate dermovate fucidin fucibet daktacort kyleena depo-provera evorel oestrogel
utrogestan bilastine infacol colief sudocrem elderberry turmeric creatine methylfolate probiotics probiotic lipase
coq10 zinc lysine prenatals b6 kalms cuprofen anadin panadol quercetin curcumin flixotide ciclosporin trimovate piriteze
braltus butec stalevo novomix elleste kliovance noriday qlaira daktarin locoid hydromol epaderm aveeno enstilar duac
roaccutane fucithalmic prevagen santyl zzzquil d-mannose zometa parsabiv aygestin replens suprep envarsus dienogest nayzilam
nicotinamide niacinamide baqsimi cohosh injectafer diastat areds preservision cocois cabenuva fenugreek riboflavin phoslo leqembi
inositol sirolimus venofer lokelma epimax lariam lipoflavonoid betnesol zurzuvae ashwagandha otex nosalt`
  .trim()
  .split(/\s+/);

/** "I am well versed"; and what only names a medicine with the word after it. */
const notAlone = new Set('versed benzoyl salicylic azelaic folic zoledronic bempedoic'.split(' '));
const names = [...alsoSaid, ...[...listedMedicines()].filter((name) => !notAlone.has(name))];

const pairs =
  `vitamin d|vitamin c|vitamin b12|vitamin e|vitamin d3|vitamin b|fish oil|folic acid|iron supplement|iron supplements|iron tablets|iron pill|iron pills|birth control|birth control pills|oral contraceptive|baby aspirin|nicotine patch|benzoyl peroxide|co q 10|omega 3|cough syrup|rescue inhaler|blue inhaler|brown inhaler|purple inhaler|pink inhaler|green inhaler|orange inhaler|grey inhaler|gray inhaler|red inhaler|white inhaler|tylenol pm|advil pm|carbidopa levodopa|mirena coil|alendronic acid|preventer inhaler|reliever inhaler|mini pill|co codamol|co trimoxazole|co amoxiclav|co dydramol|combined pill|water tablet|water tablets|epi pen|pain medication|water pill|allergy shots|gummy vitamin|gummy vitamins|daily vitamin|daily vitamins|chewable vitamin|chewable vitamins|ortho tri-cyclen|milk of magnesia|prenatal vitamins|prenatal vitamin|steroid inhaler|insulin pump|nasal spray|eye drops|muscle relaxer|muscle relaxers|stool softener|doxycycline hyclate|metoprolol succinate|ferrous sulfate|ferrous fumarate|ferrous gluconate|vitamin b6|valproic acid|zoledronic acid|azelaic acid|salicylic acid|bempedoic acid|tranexamic acid|mefenamic acid|mycophenolate mofetil|sodium valproate|st john's wort|cod liver oil|evening primrose oil|milk thistle|saw palmetto|pepto bismol|alka seltzer|ms contin|depo provera|depo shot|cbd oil|cbd gummies|krill oil|evorel conti|evorel sequi|artificial tears|cranberry tablets|cranberry pills|cranberry capsules|zinc tablets|polyethylene glycol|witch hazel|calamine lotion|testosterone gel|calcium carbonate|magnesium glycinate|magnesium citrate|magnesium oxide|potassium chloride|black cohosh|red clover|dong quai|agnus castus|devil's claw|night nurse|day nurse|steroid nasal spray|steroid spray|gtn spray|angina spray|heart spray|nitro spray|spray under the tongue|b12 injection|b12 injections|b12 shot|b12 shots|red yeast rice|boric acid|fleet enema|cinnamon capsules|cinnamon pills`
    .split('|')
    .map((p) => p.split(' '));

const singles = new Set(names);
/** The names of one word and of several by their first word, longest first. */
const firsts = new Map<string, string[][]>();
for (const name of [...pairs, ...names.map((one) => [one])])
  firsts.set(
    name[0]!,
    [...(firsts.get(name[0]!) ?? []), name].sort((a, b) => b.length - a.length),
  );
const endings =
  /^[a-z]{3,}(?:statin|pril|sartan|olol|azole|cillin|mycin|floxacin|prazole|gliptin|gliflozin|glutide|mab|tidine|setron|triptan|vir|cycline|dronate|parin|xaban)$/;

/** Letters of the shortest word that `endings` fits. */
const shortestEnding = 6;

/** The medicine that begins at `at`: how many words its name has, or 0. */
export function drugAt(words: readonly string[], at: number): number {
  const word = words[at] ?? '';
  const named = firsts.get(word);
  if (named !== undefined) for (const name of named) if (standsAt(name, words, at)) return name.length;
  if (endsAsDrug(word) || (word === 'prenatal' && isTablet(words, at))) return 1;
  // "The sertraline's fifty", "the sertraline's working", "and the metformin's off?"
  const name = word.endsWith("'s") ? word.slice(0, -2) : '';
  if (name === '' || !isDrug(name)) return 0;
  const next = words[at + 1] ?? '';
  return isThus.test(next) || (saysOfIt.has(next) && !mayBeMeasured.has(name)) ? 1 : 0;
}

// "My prenatal, and a baby aspirin": not "the prenatal visit".
function isTablet(words: readonly string[], at: number): boolean {
  return owned.has(words[at - 1] ?? '') && ofTablet.has(words[at + 1] ?? 'and');
}
const owned: ReadonlySet<string> = new Set('the my her your a one just only'.split(' '));
const ofTablet: ReadonlySet<string> = new Set(
  'and or every daily once at in plus but still most i too as well'.split(' '),
);

/** A name as it stands among words. */
export interface Named {
  name: string;
  at: number;
  length: number;
}

/** The medicines that these words name, in their order. */
export function drugsIn(words: readonly string[]): Named[] {
  const out: Named[] = [];
  for (let i = 0; i < words.length; i++) {
    const length = drugAt(words, i);
    if (length === 0) continue;
    out.push({ name: words.slice(i, i + length).join(' '), at: i, length });
    i += length - 1;
  }
  return out;
}

export function namesDrug(words: readonly string[]): boolean {
  return words.some((_, i) => drugAt(words, i) > 0);
}

/** The one medicine that these words name, however often; null where they name none or several. */
export function onlyDrugIn(words: readonly string[]): string | null {
  const [first, ...more] = drugsIn(words);
  return first !== undefined && more.every(({ name }) => name === first.name) ? first.name : null;
}

/** The same as it stands in the text: "Chantix". */
export function onlyDrugAsSaid({ words, text }: { words: readonly string[]; text: string }): string | null {
  const name = onlyDrugIn(words);
  const at = name === null ? -1 : text.toLowerCase().indexOf(name);
  return at < 0 ? null : text.slice(at, at + name!.length);
}

/** "Omeprazole's the one that doesn't mix", not "potassium's still low". */
const saysOfIt: ReadonlySet<string> = new Set(
  'the a an what been not still fine okay out supposed meant'.split(' '),
);
const mayBeMeasured: ReadonlySet<string> = new Set(
  'potassium calcium magnesium iron testosterone lithium zinc insulin progesterone'.split(' '),
);
const isThus =
  /^(?:\d|(?:work|help)ing\b|(?:off|stopped|gone|done)$|ten|fif|twe|thir|for|six|sev|eig|nin|hun|one|two|three|fo?ur|five)/;

export function isDrug(word: string): boolean {
  return singles.has(word) || endsAsDrug(word);
}

function endsAsDrug(word: string): boolean {
  return word.length >= shortestEnding && endings.test(word);
}
