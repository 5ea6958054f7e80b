/**
 * Medicines of outpatient care in the United States and Britain, one line a substance: the generic name, then brand names and
 * short forms. Written for notegen; extend it by a line. Names that are also common words (Lotion, Colace is not) are
 * left out, because a word that is not a drug would be judged as one.
 */
const lines = `
acetaminophen tylenol paracetamol | ibuprofen motrin advil | naproxen aleve naprosyn | aspirin asa ecotrin | meloxicam mobic
celecoxib celebrex | diclofenac voltaren | ketorolac toradol | indomethacin indocin | etodolac | nabumetone
tramadol ultram | hydrocodone norco vicodin lortab | oxycodone percocet oxycontin roxicodone | morphine | hydromorphone dilaudid
codeine | fentanyl duragesic | methadone | buprenorphine suboxone subutex | naloxone narcan | naltrexone vivitrol
gabapentin neurontin | pregabalin lyrica | cyclobenzaprine flexeril | methocarbamol robaxin | tizanidine zanaflex | baclofen
carisoprodol soma | metaxalone skelaxin | lidocaine lidoderm xylocaine | bupivacaine marcaine | capsaicin
prednisone deltasone | prednisolone orapred | methylprednisolone medrol solumedrol depomedrol | dexamethasone decadron
triamcinolone kenalog | hydrocortisone cortef | betamethasone | clobetasol | mometasone nasonex | budesonide pulmicort
fluticasone flonase flovent | salmeterol serevent | advair | symbicort | breo | trelegy | dulera | beclomethasone qvar
albuterol proair ventolin proventil salbutamol | levalbuterol xopenex | ipratropium atrovent | tiotropium spiriva
montelukast singulair | umeclidinium | vilanterol | formoterol | theophylline | roflumilast
loratadine claritin | cetirizine zyrtec | fexofenadine allegra | levocetirizine xyzal | diphenhydramine benadryl
hydroxyzine atarax vistaril | chlorpheniramine | guaifenesin mucinex robitussin | dextromethorphan delsym
pseudoephedrine sudafed | phenylephrine | benzonatate tessalon | oxymetazoline afrin | azelastine astelin | olopatadine
epinephrine epipen | omalizumab xolair | dupilumab dupixent
amoxicillin amoxil | augmentin clavulanate | ampicillin | penicillin | dicloxacillin | azithromycin zithromax
clarithromycin biaxin | erythromycin | doxycycline vibramycin | minocycline | tetracycline | clindamycin cleocin
cephalexin keflex | cefdinir omnicef | cefuroxime ceftin | ceftriaxone rocephin | cefpodoxime | cefixime | cefazolin ancef
ciprofloxacin cipro ciprodex | levofloxacin levaquin | moxifloxacin | ofloxacin | bactrim septra sulfamethoxazole trimethoprim
nitrofurantoin macrobid | fosfomycin | metronidazole flagyl | tinidazole | vancomycin | linezolid | mupirocin bactroban
rifampin | isoniazid | gentamicin | tobramycin | nystatin | fluconazole diflucan | terbinafine lamisil | clotrimazole lotrimin
ketoconazole nizoral | itraconazole | acyclovir zovirax | valacyclovir valtrex | famciclovir | oseltamivir tamiflu | paxlovid
remdesivir | ivermectin | permethrin | albendazole | hydroxychloroquine plaquenil | truvada | descovy | biktarvy
methotrexate trexall | leflunomide arava | sulfasalazine azulfidine | azathioprine imuran | mycophenolate cellcept
adalimumab humira | etanercept enbrel | infliximab remicade | certolizumab cimzia | golimumab simponi | tocilizumab actemra
rituximab rituxan | abatacept orencia | ustekinumab stelara | secukinumab cosentyx | tofacitinib xeljanz | upadacitinib rinvoq
apremilast otezla | vedolizumab entyvio | cyclosporine restasis | tacrolimus prograf | mercaptopurine
lisinopril zestril prinivil | benazepril lotensin | enalapril vasotec | ramipril altace | captopril | quinapril accupril
losartan cozaar | valsartan diovan | olmesartan benicar | irbesartan avapro | candesartan atacand | telmisartan micardis
entresto sacubitril | amlodipine norvasc | nifedipine procardia adalat | felodipine | diltiazem cardizem | verapamil calan
metoprolol lopressor toprol | carvedilol coreg | atenolol tenormin | bisoprolol zebeta | propranolol inderal | nadolol corgard
nebivolol bystolic | labetalol | sotalol betapace | timolol | hydralazine | clonidine catapres | minoxidil rogaine
doxazosin cardura | terazosin hytrin | prazosin minipress | guanfacine intuniv tenex | methyldopa
hydrochlorothiazide hctz microzide | chlorthalidone | indapamide | furosemide lasix | bumetanide bumex | torsemide demadex
spironolactone aldactone | eplerenone inspra | triamterene | metolazone | acetazolamide diamox
digoxin lanoxin | amiodarone pacerone | flecainide | propafenone | dofetilide tikosyn | dronedarone multaq | ivabradine
warfarin coumadin | apixaban eliquis | rivaroxaban xarelto | dabigatran pradaxa | edoxaban | heparin | enoxaparin lovenox
clopidogrel plavix | ticagrelor brilinta | prasugrel effient | nitroglycerin | isosorbide imdur | ranolazine ranexa
atorvastatin lipitor | simvastatin zocor | rosuvastatin crestor | pravastatin pravachol | lovastatin | pitavastatin
ezetimibe zetia | fenofibrate tricor | gemfibrozil lopid | evolocumab repatha | alirocumab praluent | niacin | vascepa
metformin glucophage | glipizide glucotrol | glyburide | glimepiride amaryl | pioglitazone actos | sitagliptin januvia
linagliptin tradjenta | saxagliptin | empagliflozin jardiance | dapagliflozin farxiga | canagliflozin invokana
liraglutide victoza saxenda | semaglutide ozempic wegovy rybelsus | dulaglutide trulicity | exenatide byetta
tirzepatide mounjaro zepbound | insulin | glargine lantus basaglar toujeo | lispro humalog | aspart novolog | detemir levemir
degludec tresiba | glucagon | repaglinide | acarbose
levothyroxine synthroid levoxyl | liothyronine cytomel | methimazole tapazole | propylthiouracil
omeprazole prilosec | pantoprazole protonix | esomeprazole nexium | lansoprazole prevacid | rabeprazole | dexlansoprazole
famotidine pepcid | ranitidine zantac | cimetidine tagamet | sucralfate carafate | misoprostol cytotec | maalox | mylanta | tums
ondansetron zofran | promethazine phenergan | metoclopramide reglan | prochlorperazine compazine | meclizine antivert | scopolamine
polyethylene miralax | docusate colace | senna senokot | bisacodyl dulcolax | psyllium metamucil | lactulose | linaclotide linzess
lubiprostone | loperamide imodium | dicyclomine bentyl | hyoscyamine levsin | mesalamine asacol lialda | simethicone
bismuth | rifaximin xifaxan | ursodiol | cholestyramine
sertraline zoloft | fluoxetine prozac | escitalopram lexapro | citalopram celexa | paroxetine paxil | fluvoxamine
venlafaxine effexor | desvenlafaxine pristiq | duloxetine cymbalta | bupropion wellbutrin zyban | mirtazapine remeron
trazodone desyrel | vilazodone viibryd | vortioxetine trintellix | amitriptyline elavil | nortriptyline pamelor | doxepin
imipramine | clomipramine | buspirone buspar | lorazepam ativan | alprazolam xanax | clonazepam klonopin | diazepam valium
temazepam restoril | zolpidem ambien | eszopiclone lunesta | suvorexant | ramelteon | melatonin
quetiapine seroquel | aripiprazole abilify | risperidone risperdal | olanzapine zyprexa | ziprasidone geodon
lurasidone latuda | haloperidol haldol | clozapine clozaril | cariprazine vraylar | brexpiprazole rexulti | lithium
lamotrigine lamictal | valproate depakote valproic | carbamazepine tegretol | oxcarbazepine trileptal | topiramate topamax
levetiracetam keppra | phenytoin dilantin | lacosamide vimpat | zonisamide | phenobarbital | primidone
methylphenidate ritalin concerta | adderall amphetamine dextroamphetamine | lisdexamfetamine vyvanse | atomoxetine strattera
modafinil provigil | donepezil aricept | memantine namenda | rivastigmine exelon | carbidopa levodopa sinemet | pramipexole mirapex
ropinirole requip | benztropine cogentin | amantadine | disulfiram | acamprosate | varenicline chantix | nicotine
sumatriptan imitrex | rizatriptan maxalt | zolmitriptan | eletriptan relpax | ubrogepant ubrelvy | rimegepant nurtec
erenumab aimovig | galcanezumab emgality | fremanezumab ajovy | onabotulinumtoxin botox | fioricet butalbital
finasteride proscar propecia | dutasteride avodart | tamsulosin flomax | alfuzosin | silodosin | oxybutynin ditropan
tolterodine detrol | solifenacin vesicare | mirabegron myrbetriq | sildenafil viagra | tadalafil cialis | vardenafil
phenazopyridine pyridium azo | testosterone | bethanechol | desmopressin
allopurinol zyloprim | febuxostat uloric | colchicine colcrys | probenecid
alendronate fosamax | risedronate actonel | ibandronate boniva | zoledronic reclast | denosumab prolia | raloxifene evista
teriparatide forteo | calcitriol | cholecalciferol | ergocalciferol
estradiol estrace | premarin | progesterone prometrium | medroxyprogesterone provera depo | norethindrone | levonorgestrel mirena
nexplanon etonogestrel | clomiphene clomid | letrozole femara | anastrozole arimidex | tamoxifen nolvadex | exemestane
leuprolide lupron | bicalutamide casodex | oxytocin pitocin | magnesium | potassium
tretinoin retina | isotretinoin accutane | adapalene differin | benzoyl | calamine | imiquimod | fluorouracil efudex
latanoprost xalatan | brimonidine alphagan | dorzolamide | travoprost | bimatoprost | prednisolone | ketorolac
cisplatin | carboplatin | paclitaxel taxol | docetaxel | doxorubicin | capecitabine xeloda | pembrolizumab keytruda
nivolumab opdivo | trastuzumab herceptin | bevacizumab avastin | imatinib gleevec | lenalidomide revlimid | filgrastim neupogen
microgynon rigevidon | desogestrel cerazette cerelle | flucloxacillin | lymecycline | beclometasone clenil | fostair | seretide
terbutaline bricanyl | gaviscon | dioralyte | gliclazide | bendroflumethiazide | mebeverine | cyclizine | chlorphenamine piriton
dihydrocodeine | codamol | beconase | mefenamic | tranexamic | benzydamine difflam | stiolto | lercanidipine
folate folic | cyanocobalamin | ferrous | propofol | ketamine | midazolam versed
`;

/** Minerals and the like name a laboratory value as often as a medicine, so they are not judged as medicines. */
const alsoLaboratory = new Set([
  'potassium',
  'magnesium',
  'testosterone',
  'progesterone',
  'retina',
  'nicotine',
]);

/** Drug word → its substance (the first word of its line). */
function readDrugs(): ReadonlyMap<string, string> {
  const drugs = new Map<string, string>();
  for (const entry of lines.split(/\||\n/)) {
    const words = entry.trim().split(/\s+/);
    for (const word of words) {
      if (word !== '' && !alsoLaboratory.has(word) && !drugs.has(word)) drugs.set(word, words[0]!);
    }
  }
  return drugs;
}

const drugs = readDrugs();

/** Endings of generic names (WHO stems), for medicines no list knows. */
const drugEnding =
  /(?:pril|sartan|statin|olol|dipine|azole|cillin|mycin|cycline|floxacin|gliptin|gliflozin|glutide|prazole|triptan|oxetine|azepam|azolam|caine|dronate|ciclovir|cyclovir|tidine|setron|parin|xaban|zumab|ximab|umab|tinib|sone|solone|thiazide|semide|terol|fibrate|barbital|profen|fenac)$/;
const notDrugs = new Set([
  'cocaine',
  'caffeine',
  'person',
  'sone',
  'reason',
  'season',
  'april',
  'caine',
  'azole',
  'benzodiazepam',
]);

/** Every listed name, lower case. */
export function listedMedicines(): Iterable<string> {
  return drugs.keys();
}

export function isListedMedicine(word: string): boolean {
  return drugs.has(word);
}

/** The substance a word names, or null where it is no medicine. `word` is lower case. */
export function substanceOf(word: string): string | null {
  const known = drugs.get(word);
  if (known !== undefined) return known;
  return word.length >= 7 && drugEnding.test(word) && !notDrugs.has(word) ? word : null;
}

/** Names that stand inside common words ("specialist", "augmenting", "conversed"). */
const insideWords = new Set(
  'cialis augmentin versed differin concerta lyrica ultram amaryl ambien ferrous aspart atarax tricor requip'.split(
    ' ',
  ),
);
/** Letters of the shortest name that is looked for inside other words. */
export const shortestName = 6;
const firstLetters = 4;
const longNames = byFirstLetters(
  [...drugs.keys()].filter((name) => name.length >= shortestName && !insideWords.has(name)),
);

// As one expression they were 100 KB of machine code.
function byFirstLetters(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const first = name.slice(0, firstLetters);
    groups.set(first, [...(groups.get(first) ?? []), name]);
  }
  return groups;
}

const noMedicine = /^aspiring(?:ly)?$|methamphetamines?$/;

function mayBeNone(letters: string): boolean {
  return letters.startsWith('aspiring') || letters.includes('methamphetamine');
}

/** The listed names that a run of letters holds ("warfarinleft"), in order; short names are not looked for. */
export function medicinesInside(letters: string): string[] {
  const text = mayBeNone(letters) ? letters.replace(noMedicine, '') : letters;
  const found: string[] = [];
  for (let at = 0; at + shortestName <= text.length; ) {
    const name = longNameAt(text, at);
    if (name !== undefined) found.push(name);
    at += name?.length ?? 1;
  }
  return found;
}

function longNameAt(text: string, at: number): string | undefined {
  for (const name of longNames.get(text.slice(at, at + firstLetters)) ?? [])
    if (text.startsWith(name, at)) return name;
  return undefined;
}
