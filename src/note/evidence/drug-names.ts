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

/** Said seldom, or in one of the two countries alone: no other word is taken for one of these because it sounds like it. */
const seldom = `
rabeprazole aciphex | lansoprazole zoton | dexlansoprazole dexilant | nizatidine axid | rolaids | alginate gaviscon | picosulfate laxoberal picolax
macrogol movicol laxido | ispaghula fybogel | psyllium benefiber citrucel fibercon | alosetron lotronex | eluxadoline viberzi | diphenoxylate lomotil
bisacodyl dulcolax | senna senokot sennosides | lubiprostone amitiza | prucalopride | balsalazide | mesalazine pentasa octasa | budesonide uceris entocort
glycopyrrolate | alverine | colpermin | kaopectate | peptobismol | dimenhydrinate dramamine | cinnarizine stugeron | betahistine serc
prochlorperazine stemetil buccastem | hyoscine buscopan kwells | granisetron | aprepitant emend | doxylamine diclegis xonvea unisom | trimethobenzamide
acarbose precose | nateglinide starlix | saxagliptin onglyza | alogliptin nesina | vildagliptin galvus | exenatide bydureon | dapagliflozin forxiga
glyburide glibenclamide | janumet | synjardy | xigduo | glyxambi | kombiglyze | soliqua | xultophy | lispro admelog lyumjev | aspart fiasp novorapid | semglee
levothyroxine eltroxin euthyrox tirosint | carbimazole | cabergoline dostinex | bromocriptine | octreotide | lanreotide | fludrocortisone | somatropin genotropin
phentermine adipex | orlistat xenical | contrave | qsymia | megestrol megace | dronabinol marinol | cyproheptadine periactin
perindopril coversyl | fosinopril | trandolapril | moexipril | azilsartan edarbi | aliskiren | eprosartan | hyzaar | zestoretic | exforge | lotrel | caduet
dyazide maxzide | amiloride | ziac | finerenone kerendia | vericiguat verquvo | mavacamten camzyos | nicorandil | ivabradine corlanor procoralan
isosorbide isordil monomil | nitroglycerin nitrostat | nisoldipine | nicardipine | pindolol | acebutolol | betaxolol | moxonidine | propafenone rythmol
mexiletine | disopyramide norpace | dipyridamole aggrenox | cilostazol pletal | pentoxifylline trental | dalteparin fragmin | tinzaparin | fondaparinux arixtra | acenocoumarol
fluvastatin lescol | pitavastatin livalo | ezetimibe vytorin | colesevelam welchol | colestipol colestid | colestyramine questran | bempedoic nexletol | inclisiran leqvio
icosapent | lovaza | bezafibrate | bosentan tracleer | ambrisentan letairis | macitentan opsumit | riociguat adempas | treprostinil tyvaso
fluticasone arnuity | mometasone asmanex | ciclesonide alvesco | budesonide rhinocort | olodaterol striverdi | aclidinium tudorza | incruse | glycopyrronium seebri
anoro | stiolto spiolto | bevespi | breztri | trimbow | utibron | zafirlukast accolate | aminophylline | mepolizumab nucala | benralizumab fasenra | tezepelumab tezspire | carbocisteine
pirfenidone esbriet | nintedanib ofev | desloratadine clarinex | bepotastine | ketotifen zaditor | cromolyn | oxymetazoline otrivine | xylometazoline | pholcodine benylin covonia
nyquil | dayquil | theraflu | midol | pamprin | coricidin | zicam | cetirizine zirtek | clarityn | actifed | lemsip | beechams | strepsils
cefaclor | cefadroxil | cefprozil | ceftazidime | cefepime | ertapenem | meropenem | nafcillin | pivmecillinam | phenoxymethylpenicillin
methenamine hiprex | rifampicin | ethambutol | pyrazinamide | dapsone | chloramphenicol | fidaxomicin dificid | tigecycline | colistin | macrodantin
griseofulvin | voriconazole | posaconazole | terconazole | miconazole monistat | mebendazole vermox ovex | praziquantel | chloroquine | mefloquine | atovaquone malarone | primaquine | quinine
aciclovir | molnupiravir lagevrio | baloxavir xofluza | dolutegravir tivicay | bictegravir | emtricitabine | tenofovir | lamivudine | abacavir | genvoya | triumeq | cabotegravir apretude | sofosbuvir epclusa harvoni | entecavir
baricitinib olumiant | guselkumab tremfya | risankizumab skyrizi | ixekizumab taltz | tildrakizumab | anakinra | belimumab benlysta | penicillamine | deucravacitinib sotyktu | acitretin | tralokinumab
amitriptyline endep | dosulepin | lofepramine | desipramine norpramin | clomipramine anafranil | phenelzine nardil | tranylcypromine parnate | selegiline emsam | esketamine spravato | auvelity | nefazodone
fluvoxamine luvox | levomilnacipran fetzima | milnacipran savella | zuranolone | agomelatine | oxazepam | chlordiazepoxide librium | clorazepate | triazolam halcion | nitrazepam | zaleplon | zopiclone zimovane
daridorexant dayvigo lemborexant belsomra quviviq | tasimelteon | chlorpromazine thorazine | perphenazine | fluphenazine | trifluoperazine | flupentixol | zuclopenthixol | amisulpride | sulpiride | pimozide | loxapine
paliperidone invega | asenapine saphris | iloperidone fanapt | lumateperone caplyta | pimavanserin nuplazid | lithium lithobid priadel | valproate depakene epilim
brivaracetam briviact | cenobamate xcopri | clobazam onfi | ethosuximide zarontin | perampanel fycompa | rufinamide | tiagabine | vigabatrin | lacosamide | gabapentin gralise
dexmethylphenidate focalin | methylphenidate metadate medikinet xenidate daytrana | dextroamphetamine dexedrine | lisdexamfetamine elvanse | clonidine kapvay | viloxazine qelbree | armodafinil nuvigil | solriamfetol sunosi | pitolisant wakix
galantamine razadyne | entacapone comtan | opicapone | rotigotine neupro | rasagiline azilect | safinamide | rytary | trihexyphenidyl artane | apomorphine | tetrabenazine | valbenazine ingrezza | deutetrabenazine austedo | riluzole | pyridostigmine mestinon
glatiramer copaxone | fingolimod gilenya | dimethylfumarate tecfidera | teriflunomide aubagio | natalizumab tysabri | ocrelizumab ocrevus | ofatumumab kesimpta | dalfampridine ampyra
naratriptan | frovatriptan frova | almotriptan | sumatriptan imigran | lasmiditan reyvow | atogepant qulipta | zavegepant | eptinezumab vyepti | ergotamine cafergot | dihydroergotamine | migraleve | pizotifen
tapentadol nucynta | oxymorphone | meperidine demerol pethidine | butrans | belbuca | zubsolv | sublocade | oxycodone oxynorm longtec shortec | morphine zomorph oramorph | codamol | dydramol | nefopam
etoricoxib arcoxia | piroxicam feldene | sulindac | oxaprozin daypro | flurbiprofen | ketoprofen | salicylate | nabumetone relafen | dantrolene | chlorzoxazone | biofreeze | bengay | salonpas | aspercreme | ibuleve | voltarol
darifenacin enablex | fesoterodine toviaz | trospium | vibegron gemtesa | flavoxate | pentosan elmiron | avanafil stendra | androgel | ulipristal ellaone | levonelle | drospirenone yasmin slynd | norgestimate sprintec | nuvaring | loestrin
elagolix orilissa | relugolix | ospemifene | estring | vagifem | climara | vivelle | prempro | tibolone | goserelin zoladex | triptorelin decapeptyl | danazol | fezolinetant veozah | clomifene | methylergonovine | terbutaline
sevelamer renvela | cinacalcet sensipar | lanthanum | epoetin procrit epogen | darbepoetin aranesp | patiromer veltassa | tolvaptan | romosozumab evenity | abaloparatide tymlos | calcitonin | pegloticase | hydroxyurea hydroxycarbamide | deferasirox
enzalutamide xtandi | abiraterone zytiga | apalutamide erleada | palbociclib ibrance | ribociclib kisqali | abemaciclib verzenio | fulvestrant faslodex | olaparib lynparza | osimertinib tagrisso | ibrutinib imbruvica | acalabrutinib | venetoclax venclexta
ipilimumab | atezolizumab tecentriq | durvalumab imfinzi | pemetrexed | gemcitabine | oxaliplatin | irinotecan | vincristine | etoposide | cyclophosphamide cytoxan | temozolomide temodar | dasatinib | nilotinib | sunitinib | pazopanib | everolimus | bortezomib velcade | daratumumab darzalex | pegfilgrastim neulasta
tazarotene tazorac | trifarotene | azelaic finacea | dapsone aczone | sulfacetamide | halobetasol | fluocinolone | desoximetasone | calcipotriene dovonex calcipotriol dovobet | crisaborole | ruxolitinib opzelura jakafi | pimecrolimus | salicylic | ciclopirox | efinaconazole | selenium selsun | bacitracin neosporin polysporin | silvadene | hydroquinone | aldara
ketorolac acular | olopatadine pataday patanol | loteprednol lotemax | netarsudil rhopressa | tafluprost | brinzolamide azopt | cosopt | combigan | timolol | pilocarpine | atropine | lifitegrast xiidra | ranibizumab | aflibercept eylea | faricimab | carbomer | hypromellose | systane
sofradex | otomize | cilodex | gentisone | ofloxacin floxin | apixaban | diazoxide | thiamine | pyridoxine | hydroxocobalamin | phytonadione | ashwagandha | echinacea | ginkgo | ginseng | valerian | feverfew | berberine | niacinamide | chondroitin | spirulina | kratom | kava | biotin
nytol | sominex | floradix | spatone | pregnacare | berocca | centrum | citracal | caltrate | feosol | prenatals | tetrahydrocannabinol | cannabidiol | dentinox | nurofen | calpol | pedialyte | culturelle
albendazole albenza | melphalan alkeran | disulfiram antabuse | eslicarbazepine aptiom | exemestane aromasin | almotriptan axert | betamethasone celestone | leuprolide eligard | mometasone elocon
fenoprofen | diclofenac flector | morphine kadian mst sevredol | potassium klorcon | baclofen lioresal | etodolac lodine | lofexidine lucemyra | bimatoprost lumigan | methazolamide | methyltestosterone | norethindrone micronor
primidone mysoline | nabilone | namzaric | nicorette | niaspan | nuedexta | ramelteon rozerem | silodosin rapaflo | roflumilast daliresp | cyclosporine sandimmune | aliskiren tekturna | imipramine tofranil | toremifene | travoprost travatan
diroximel vumerity | tetrabenazine xenazine | denosumab xgeva | zolmitriptan zomig | mebeverine colofac | dexketoprofen | zineryt | crotamiton eurax | ferrograd | indoramin | femoston | loprazolam | targinact | abstral | bonjela | anbesol
optrex | sterimar | metanium | feminax | syndol | pirinase | vicks | desitin | aquaphor | eucerin | cerave | cetaphil | tramacet | gtn | thalidomide | ticlopidine | cyproterone | sinthrome
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
function readDrugs(text: string): ReadonlyMap<string, string> {
  const drugs = new Map<string, string>();
  for (const entry of text.split(/\||\n/)) {
    const words = entry.trim().split(/\s+/);
    for (const word of words) {
      if (word !== '' && !alsoLaboratory.has(word) && !drugs.has(word)) drugs.set(word, words[0]!);
    }
  }
  return drugs;
}

const often = readDrugs(lines);
const drugs = readDrugs(lines + seldom);

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

/** Those of them that other words may be misheard names of. */
export function oftenSaidMedicines(): Iterable<string> {
  return often.keys();
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
