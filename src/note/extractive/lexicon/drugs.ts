import { listedMedicines } from '../../evidence/drug-names.ts';
import { standsAt } from '../../matches.ts';

/** Medicines and supplements that outpatients take, as they are spoken: generic names, brands, and classes people name. */
const alsoSaid = `
acetaminophen acyclovir adalimumab adderall advair advil albuterol alendronate aleve allegra allopurinol alprazolam ambien amiodarone amitriptyline
amlodipine amoxicillin anastrozole apixaban aripiprazole armour-thyroid aspirin atenolol ativan atorvastatin atrovent augmentin azathioprine azithromycin
azelastine bactrim baclofen beclomethasone benadryl benazepril bentyl benzonatate benztropine betamethasone biktarvy biotin bisoprolol botox brilinta budesonide bumetanide
bumex buprenorphine bupropion buspar buspirone bystolic calcitriol calcium canagliflozin candesartan carbamazepine carbidopa cardizem carvedilol cefdinir
ceftriaxone cefuroxime celebrex celecoxib celexa cellcept cephalexin cetirizine chantix chlorthalidone cholecalciferol cialis ciprofloxacin cipro citalopram
claritin clindamycin clobetasol clonazepam clonidine clopidogrel clotrimazole clozapine codeine colace colchicine concerta coreg cortisone coumadin cozaar creon
crestor cyanocobalamin cyclobenzaprine cyclophosphamide cymbalta dapagliflozin depakote desloratadine desonide dexamethasone dextromethorphan diazepam diclofenac dicyclomine digoxin dilantin
diltiazem dilaudid diovan diphenhydramine divalproex docusate donepezil dovonex doxazosin doxycycline duloxetine dupixent dutasteride effexor eliquis elavil empagliflozin enalapril
enbrel enoxaparin entresto epiduo epinephrine epipen erythromycin escitalopram esomeprazole estradiol eszopiclone etanercept excedrin ezetimibe famotidine farxiga felodipine
fenofibrate fentanyl ferrous finasteride flecainide flexeril flomax flonase flovent fluconazole fluocinonide fluorouracil fluoxetine fluticasone fluvoxamine folate fosamax furosemide
gabapentin gemfibrozil glargine glimepiride glipizide glucophage glucosamine glucotrol glyburide guaifenesin haldol haloperidol heparin humalog humira humulin hydralazine
hydrochlorothiazide hydrocodone hydrocortisone hydroxychloroquine hydroxyzine ibuprofen imdur imipramine imitrex imodium imuran indapamide indomethacin infliximab insulin invokana ipratropium
irbesartan isosorbide isotretinoin januvia jardiance keflex kenalog keppra ketoconazole ketorolac klonopin labetalol lactulose lamictal lamotrigine lantus lasix latanoprost
letrozole levaquin levemir levetiracetam levofloxacin levothyroxine lexapro lidocaine linagliptin lipitor liraglutide lisinopril lithium loperamide lopressor loratadine lorazepam
losartan lovastatin lovenox lunesta lyrica macrobid magnesium meclizine medrol melatonin meloxicam memantine mesalamine metamucil metformin methadone methimazole methocarbamol methotrexate
methylphenidate methylprednisolone metoclopramide metolazone metoprolol metronidazole midodrine miralax mirtazapine mobic modafinil mometasone montelukast morphine motrin mounjaro mucinex multivitamin multi-vitamin mupirocin
nabumetone nadolol naltrexone naprosyn naproxen narcan nasacort nasonex neurontin nexium niacin nicotine nifedipine nitrofurantoin nitroglycerin norco norethindrone norflex nortriptyline norvasc novolog nystatin
olanzapine olmesartan omeprazole ondansetron orphenadrine ortho-cyclen oxcarbazepine oxybutynin oxycodone oxycontin ozempic pantoprazole paracetamol paroxetine paxil paxlovid penicillin pepcid percocet phenobarbital phenytoin
phexxi pioglitazone plaquenil plavix potassium pradaxa pramipexole prasugrel pravachol pravastatin prazosin prednisolone prednisone pregabalin premarin prevacid prilosec primidone pristiq
procardia progesterone prolia promethazine propranolol protonix proventil prozac pseudoephedrine quetiapine quinapril raloxifene ramipril ranexa ranitidine ranolazine reglan remicade repatha requip
restasis retin-a rifaximin risperdal risperidone ritalin rituximab rivaroxaban rizatriptan robaxin robitussin ropinirole rosuvastatin rybelsus sacubitril salbutamol salmeterol seroquel sertraline sildenafil simvastatin singulair sinemet
sitagliptin skelaxin solifenacin spiriva spironolactone stelara strattera sucralfate sudafed sulfasalazine sumatriptan symbicort synthroid tacrolimus tamiflu tamoxifen tamsulosin tegretol telmisartan
temazepam terazosin terbinafine testosterone theophylline tizanidine topamax topiramate toradol torsemide toviaz tramadol trazodone trelegy tretinoin triamcinolone triamterene tricor tums tylenol
ultram unithroid ursodiol valacyclovir valium valproate valsartan valtrex vancomycin varenicline vasotec venlafaxine ventolin verapamil viagra vicodin victoza voltaren vyvanse warfarin wegovy wellbutrin
xanax xarelto xolair xyzal zantac zestril zetia ziprasidone zithromax zocor zofran zoloft zolpidem zonisamide zyprexa zyrtec
combivent carafate duoneb breo anoro toujeo basaglar tresiba trintellix rexulti latuda abilify benicar micardis altace aldactone toprol tenormin hyzaar norflex
microgynon rigevidon yasmin yaz cerazette desogestrel cerelle calpol nurofen difflam gaviscon dioralyte rennie piriton clenil fostair seretide qvar bricanyl beclometasone stiolto trimethoprim flucloxacillin beconase dihydrocodeine lansoprazole bendroflumethiazide gliclazide mebeverine buscopan hyoscine cyclizine prochlorperazine fexofenadine chlorphenamine mefenamic tranexamic zolmitriptan edoxaban lymecycline canesten fybogel movicol laxido senna anusol cetraben e45 doublebase nurofen clarithromycin valsartan epilim priadel oramorph zapain lercanidipine
septrin septra cefalexin tessalon phenergan compazine antivert aricept namenda pyridium ditropan vesicare myrbetriq levitra accutane differin elidel protopic eucrisa otezla arava boniva actonel evista
amantadine levodopa co-careldopa madopar rasagiline selegiline zopiclone voltarol difene ponstan pizotifen domperidone nefopam solpadeine adcal calcichew risedronate visine xonvea sytron dorzolamide timolol brimonidine bimatoprost travoprost cyclopentolate nebivolol ticagrelor mirabegron betmiga tolterodine trospium fesoterodine alendronic alfuzosin febuxostat stilnox ketonal doxy tiotropium umeclidinium relvar trimbow salamol pulmicort dymista avamys flixonase oilatum diprobase dermol eumovate betnovate dermovate fucidin fucibet daktacort levonorgestrel mirena kyleena nexplanon depo-provera evorel oestrogel utrogestan vagifem tibolone dicloxacillin bilastine levocetirizine prucalopride linaclotide infacol colief sudocrem lemsip
elderberry turmeric creatine methylfolate probiotics probiotic semaglutide tirzepatide emgality aimovig nurtec ubrelvy lipase paxil cortef coq10 zinc lysine`
  .trim()
  .split(/\s+/);

/** "I am well versed"; and what only names a medicine with the word after it. */
const notAlone = new Set('versed benzoyl salicylic azelaic folic zoledronic bempedoic'.split(' '));
const names = [...alsoSaid, ...[...listedMedicines()].filter((name) => !notAlone.has(name))];

const pairs =
  `vitamin d|vitamin c|vitamin b12|vitamin e|vitamin d3|vitamin b|fish oil|folic acid|iron supplement|iron supplements|iron tablets|birth control|birth control pills|oral contraceptive|baby aspirin|nicotine patch|benzoyl peroxide|co q 10|omega 3|cough syrup|rescue inhaler|blue inhaler|brown inhaler|purple inhaler|pink inhaler|green inhaler|orange inhaler|grey inhaler|gray inhaler|red inhaler|white inhaler|tylenol pm|advil pm|carbidopa levodopa|mirena coil|alendronic acid|preventer inhaler|reliever inhaler|mini pill|co codamol|co trimoxazole|co amoxiclav|co dydramol|combined pill|water tablet|water tablets|epi pen|pain medication|water pill|allergy shots|gummy vitamin|gummy vitamins|daily vitamin|daily vitamins|chewable vitamin|chewable vitamins|ortho tri-cyclen|milk of magnesia|prenatal vitamins|prenatal vitamin|steroid inhaler|insulin pump|nasal spray|eye drops|muscle relaxer|muscle relaxers|stool softener|doxycycline hyclate|metoprolol succinate|ferrous sulfate|valproic acid|zoledronic acid|azelaic acid|salicylic acid|bempedoic acid|tranexamic acid|mefenamic acid|mycophenolate mofetil|sodium valproate|st john's wort|cod liver oil|evening primrose oil|milk thistle|saw palmetto|pepto bismol|alka seltzer|ms contin|depo provera|depo shot|cbd oil|cbd gummies|krill oil|zinc tablets|polyethylene glycol|witch hazel|calamine lotion|testosterone gel|calcium carbonate|magnesium glycinate|magnesium citrate|magnesium oxide|potassium chloride`
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
  const word = words[at]!;
  const named = firsts.get(word);
  if (named !== undefined) for (const name of named) if (standsAt(name, words, at)) return name.length;
  if (endsAsDrug(word)) return 1;
  // "The sertraline's fifty."
  return word.endsWith("'s") && isDrug(word.slice(0, -2)) && aNumber.test(words[at + 1] ?? '') ? 1 : 0;
}

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

const aNumber = /^(?:\d|ten|fif|twe|thir|for|six|sev|eig|nin|hun|one|two|three|fo?ur|five)/;

export function isDrug(word: string): boolean {
  return singles.has(word) || endsAsDrug(word);
}

function endsAsDrug(word: string): boolean {
  return word.length >= shortestEnding && endings.test(word);
}
