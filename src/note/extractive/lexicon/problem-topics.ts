/**
 * What is done about which trouble, as outpatients are treated: words of a problem's name, then the medicines, tests,
 * devices, people and advice that belong to it, as they are spoken. A word may belong to several. `*` at the end of a
 * word stands for any ending, at its beginning for any first part (a class of medicines).
 */
const table: readonly (readonly [names: string, said: string])[] = [
  [
    'diabetes diabetic prediabetes pre-diabetes hyperglycemia sugar sugars glucose',
    'a1c sugar sugars glucose insulin metformin glipizide glimepiride glyburide pioglitazone ozempic mounjaro trulicity victoza rybelsus jardiance farxiga invokana januvia semaglutide tirzepatide lantus humalog novolog basaglar tresiba glucometer carbs sweets *gliptin *gliflozin *glutide',
  ],
  [
    'hypertension hypertensive pressure htn',
    'amlodipine norvasc losartan cozaar hydrochlorothiazide chlorthalidone hyzaar diovan benicar clonidine cuff blood_pressure pressures salt *pril *sartan *dipine',
  ],
  ['standing orthostatic postural dizziness dizzy fainting', 'midodrine fludrocortisone stockings slowly'],
  [
    'cholesterol hyperlipidemia hypercholesterolemia lipids lipid dyslipidemia',
    'cholesterol ldl lipid lipids lipitor crestor zocor ezetimibe zetia repatha *statin',
  ],
  [
    'fibrillation a-fib afib af flutter palpitations arrhythmia beats',
    'apixaban eliquis xarelto rivaroxaban pradaxa warfarin coumadin inr diltiazem flecainide amiodarone digoxin metoprolol cardioversion ablation rhythm monitor holter echo echocardiogram thinner *olol',
  ],
  [
    'heart cardiac coronary angina chf cardiomyopathy murmur valve aortic aneurysm bypass stent mitral ventricular',
    'lasix furosemide torsemide bumex spironolactone entresto carvedilol metoprolol nitroglycerin nitro aspirin plavix clopidogrel brilinta isosorbide imdur ranexa statin cardiologist cardiology echo echocardiogram stress_test cath catheterization ekg ecg salt fluid weigh heart *olol *statin',
  ],
  [
    'asthma copd emphysema bronchitis wheezing lung',
    'inhaler inhalers puffs albuterol ventolin nebulizer spacer spiriva symbicort advair trelegy breo stiolto fostair trimbow salbutamol montelukast singulair prednisone spirometry pulmonologist pulmonary_rehab oxygen chest_x-ray',
  ],
  ['apnea apnoea snoring', 'cpap sleep_study mask sleep_clinic sleep_test snoring apnea'],
  ['insomnia sleeping', 'melatonin trazodone ambien zolpidem zopiclone bedtime caffeine coffee screens'],
  [
    'depression depressive bipolar mood grief',
    'sertraline zoloft fluoxetine prozac citalopram celexa escitalopram lexapro bupropion wellbutrin venlafaxine effexor duloxetine cymbalta mirtazapine therapist talk_therapy counseling counselor counselling psychiatrist psychologist cbt nine_eight_eight 988 lithium lamictal',
  ],
  [
    'anxiety panic ptsd obsessive',
    'sertraline zoloft escitalopram lexapro buspirone buspar hydroxyzine propranolol lorazepam ativan clonazepam alprazolam xanax therapist talk_therapy counseling counselor counselling cbt breathing',
  ],
  ['adhd attention', 'adderall vyvanse ritalin concerta methylphenidate strattera atomoxetine stimulant'],
  [
    'thyroid hypothyroidism hyperthyroidism graves',
    'thyroid tsh levothyroxine synthroid methimazole endocrinologist endocrinology',
  ],
  [
    'reflux gerd gord heartburn ulcer gastritis',
    'omeprazole prilosec pantoprazole protonix nexium famotidine pepcid tums endoscopy pylori spicy antacid acid *prazole',
  ],
  [
    'constipation constipated bowel',
    'miralax stool_softener fiber fibre laxative senna lactulose prunes clean-out',
  ],
  ['diarrhea gastroenteritis vomiting virus', 'imodium fluids electrolyte dioralyte pedialyte sips'],
  ['bedwetting wetting enuresis', 'alarm desmopressin pull-ups'],
  [
    'anemia anaemia iron',
    'iron ferritin ferrous transfusion infusion infusions hemoglobin haemoglobin hematologist hematology blood_count',
  ],
  ['b12', 'b12 cyanocobalamin'],
  ['gout', 'allopurinol colchicine uric'],
  [
    'osteoporosis osteopenia',
    'alendronate fosamax risedronate prolia reclast calcium vitamin_d bone_density dexa',
  ],
  [
    'infection uti cystitis pneumonia cellulitis abscess strep otitis sinusitis bronchitis mastitis syphilis gonorrhea chlamydia lyme impetigo tonsillitis',
    'antibiotic antibiotics amoxicillin augmentin azithromycin zithromax cephalexin keflex ceftriaxone doxycycline bactrim trimethoprim nitrofurantoin macrobid clindamycin cipro ciprofloxacin penicillin flucloxacillin *cillin *mycin *cycline *floxacin',
  ],
  [
    'thrush yeast fungus ringworm tinea athlete fungal',
    'nystatin fluconazole antifungal terbinafine clotrimazole lotrimin *azole',
  ],
  ['shingles zoster herpes', 'valacyclovir valtrex acyclovir'],
  [
    'migraine migraines headache headaches',
    'sumatriptan imitrex rizatriptan maxalt triptan topiramate topamax propranolol amitriptyline excedrin headache_diary neurologist *triptan *gepant',
  ],
  [
    'neuropathy nerve sciatica radiculopathy carpal ulnar',
    'gabapentin neurontin pregabalin lyrica duloxetine nerve emg b12 splint',
  ],
  ['seizure seizures epilepsy', 'keppra levetiracetam lamotrigine depakote eeg neurologist'],
  ['stroke tia', 'aspirin clopidogrel plavix carotid carotids speech'],
  [
    "dementia memory alzheimer alzheimers alzheimer's",
    'donepezil aricept memantine memory neuropsychology driving',
  ],
  ["parkinson parkinson's", 'levodopa carbidopa sinemet ropinirole pramipexole'],
  ['tremor', 'propranolol primidone'],
  ['prostate bph', 'tamsulosin flomax finasteride psa urologist urology prostate'],
  [
    'hematuria incontinence bladder urinary urination',
    'cystoscopy urologist urology oxybutynin mirabegron bladder pelvic_floor',
  ],
  ['stone stones nephrolithiasis calculus', 'strain strainer urologist urology lithotripsy toradol flomax'],
  [
    'kidney renal nephropathy',
    'kidney kidneys creatinine nephrologist nephrology ibuprofen nsaids potassium',
  ],
  [
    'fibroid fibroids periods menstrual bleeding menopause perimenopause endometriosis polycystic',
    'iud mirena hysterectomy embolization tranexamic progesterone estrogen hormone hormones pelvic_ultrasound gynecologist gynecology gynaecologist',
  ],
  ['contraception pregnancy', 'pill implant iud nexplanon prenatal folic'],
  [
    'arthritis osteoarthritis knee hip shoulder back neck strain sprain tear tendinitis tendinopathy fracture meniscus cuff bursitis lumbar ankle wrist foot elbow epicondylitis ligament fasciitis',
    'physical_therapy physiotherapy physio exercises brace splint sling boot cast crutches ice heat rest ibuprofen naproxen meloxicam diclofenac voltaren orthopedic orthopedics orthopaedic mri injection cortisone x-ray lifting squatting knee hip shoulder ankle wrist elbow hand finger',
  ],
  [
    'rheumatoid lupus psoriatic polymyalgia',
    'methotrexate prednisone rheumatologist rheumatology humira hydroxychloroquine plaquenil',
  ],
  [
    'eczema dermatitis psoriasis acne rash hives urticaria keratosis keratoses mole melanoma wart cancer',
    'cream ointment moisturizer emollient hydrocortisone triamcinolone dermatologist dermatology biopsy sunscreen freeze freezing retinoid tretinoin doxycycline',
  ],
  [
    'allergies allergy rhinitis',
    'zyrtec claritin allegra cetirizine loratadine flonase antihistamine epipen allergist',
  ],
  [
    'smoking smoker nicotine tobacco vaping',
    'patch patches gum quit quitting cigarettes varenicline chantix bupropion quitline',
  ],
  ['alcohol drinking', 'naltrexone drinking drinks'],
  ['obesity overweight weight', 'weight calories diet dietitian nutritionist wegovy'],
  ['laceration cut wound bite burn', 'stitches sutures tetanus vaseline dressing'],
  [
    'clot dvt embolism thrombosis',
    'eliquis apixaban xarelto rivaroxaban lovenox enoxaparin warfarin doppler thinner',
  ],
  [
    'preventive prevention maintenance wellness annual physical',
    'vaccine vaccination shots mmr shingles mammogram booster colonoscopy',
  ],
  ['pre-op preoperative', 'surgery operation anesthesia'],
  ['fall falls', 'rugs rails walker cane balance'],
];

const byName = new Map<string, number[]>();
const bySaid = new Map<string, number[]>();
const endings: (readonly [string, number])[] = [];
for (const [topic, [names, said]] of table.entries()) {
  for (const name of names.split(' ')) byName.set(name, [...(byName.get(name) ?? []), topic]);
  for (const word of said.split(' '))
    if (word.startsWith('*')) endings.push([word.slice(1), topic]);
    else {
      const whole = word.replaceAll('_', ' ');
      bySaid.set(whole, [...(bySaid.get(whole) ?? []), topic]);
    }
}
const chronic = new Set(
  'diabetes hypertension cholesterol fibrillation asthma apnea insomnia depression anxiety adhd thyroid reflux constipation anemia gout osteoporosis migraine seizure dementia parkinson prostate'
    .split(' ')
    .flatMap((name) => byName.get(name)!),
);
const shortestMedicine = 7;
const onStanding = byName.get('standing')!;

/** The topics of a problem, by the words of its name. */
export function topicsOfName(words: readonly string[]): ReadonlySet<number> {
  if (words.some((word) => word === 'standing' || word === 'orthostatic' || word === 'postural'))
    return new Set(onStanding);
  return new Set(words.flatMap((word) => byName.get(word) ?? []));
}

const several = 3;

/** True for the topics of what is a list of its own: "bloods today, iron, kidneys, liver, thyroid". */
export function isList(said: ReadonlySet<number>): boolean {
  return said.size >= several;
}

/** True for an illness that stays, so that whoever has it is treated for it whatever they came for. */
export function isChronic(topic: number): boolean {
  return chronic.has(topic);
}

/** The topics that are touched on in a passage's words. */
export function topicsSaid(words: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [i, word] of words.entries()) {
    for (const topic of bySaid.get(word) ?? []) found.add(topic);
    if (i > 0) for (const topic of bySaid.get(`${words[i - 1]} ${word}`) ?? []) found.add(topic);
    if (word.length < shortestMedicine) continue;
    for (const [ending, topic] of endings) if (word.endsWith(ending)) found.add(topic);
  }
  return found;
}
