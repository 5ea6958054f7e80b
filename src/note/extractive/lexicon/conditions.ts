/** Words and endings that make a phrase the name of a  ("right knee pain", "type 2 diabetes"). */
const heads = new Set(
  `abnormality gain abrasion abscess ache aches acne addiction adhd aids allergies allergy alzheimer's anemia aneurysm angina anxiety aphasia apnea
appendicitis arrest arrhythmia arthritis asthma ataxia attack autism bleed bleeding block blockage bph bronchitis bruise bruising bunion burn bursitis
cad calculus callus cancer carcinoma cardiomyopathy carpal cataract cellulitis cerumen chf chlamydia cholesterol cirrhosis clot   colitis
 concussion  congestion conjunctivitis constipation contraception contusion copd cough covid cramps crohn's croup cyst cysts deformity
degeneration dehydration delay deficiency dementia dependence depression dermatitis diabetes diarrhea dislocation disease disorder
diverticulitis dizziness dysfunction dyslipidemia dyspepsia dysphagia dyspnea eczema edema effusion  embolism emphysema endometriosis enlargement epilepsy 
exacerbation  fainting failure fall fasciitis fatigue fever fibrillation fibroids fibromyalgia flu flare  fracture gallstones gastritis gerd glaucoma goiter gout headache headaches
heartburn hematuria hemorrhoid hemorrhoids hepatitis hernia herniation hirsutism hiv hives hyperglycemia hyperlipidemia hypertension
hyperthyroidism hypoglycemia hypotension hypothyroidism impairment impaction impetigo impingement incontinence infarction infection infections infertility
inflammation influenza injury insomnia insufficiency intolerance irritation itching jaundice laceration lesion lesions leukemia lipoma loss lump lupus
lyme iritis apnoea haemorrhage convulsion convulsions norovirus teething hypermobility lymphoma malaria mass melanoma menopause migraine migraines mole mono murmur myopathy nausea neuralgia neuropathy nodule nodules numbness obesity
obstruction osteoarthritis osteopenia osteoporosis otitis pain palpitations pancreatitis panic paralysis parkinson's pcos pharyngitis plaque pneumonia
pneumonitis polyp polyps pregnancy pressure problem prediabetes psoriasis ptsd rash reaction reflux regurgitation retention retinopathy rhinitis rosacea rupture
scabies schizophrenia sciatica scoliosis seizure seizures sepsis shingles sinusitis smoking spasm spasms sprain stenosis stone stones strain stress stroke
swelling symptoms syncope syndrome tachycardia tear tendinitis tendonitis tendinopathy tendon throat thrombosis keratosis keratoses nevus nevi melasma vitiligo thrush tinnitus tonsillitis transplant trauma tremor tumor tumour oedema haemorrhoids rosea
tunnel ulcer ulcers urticaria uri uti vertigo virus vomiting wart warts tics rigidus tenosynovitis weakness  wheezing wound disorders diseases syndromes neoplasm neoplasms tumors hemorrhage syphilis gonorrhea herpes measles mumps rubella varicella roseola ringworm threadworms quinsy chilblains chickenpox zoster rabies tetanus
tuberculosis mononucleosis purpura palsy dystonia parkinsonism chorea hordeolum chalazion stye pterygium strabismus nystagmus gangrene varices pneumothorax alopecia lichen
pemphigus pemphigoid pruritus contracture malabsorption prolapse stricture malnutrition cachexia torticollis whiplash frostbite sunburn malformation delirium psychosis
bulimia anorexia preeclampsia pre-eclampsia eclampsia hydrocephalus pityriasis tinea molluscum verruca phimosis ileus endophthalmitis raynaud's detachment occlusion fissure
dvt tia bppv nstemi bv piles colic hyperemesis perimenopause burnout bereavement wheeze wax hand-foot-and-mouth quervain's meniere's hashimoto's paget's dupuytren's perthes schlatter's
multiforme phlegmon cramp palsies corns callosities verrucas eczemas hemiplegia miscarriage endometritis nosebleeds nosebleed blepharospasm osgood-schlatter willebrand willebrand's tongue-tie
ocd ibs ibd keloid keloids dandruff pleurisy scleroderma sjogren's barrett's cushing's addison's graves' cataracts bunions hammertoe hammertoes lice anaphylaxis
pseudogout alcoholism floaters svt pvcs hemophilia haemophilia enuresis encopresis hypospadias lymphedema lymphoedema angioedema dysphoria dyslexia dyspraxia lumbago spondylolisthesis ganglion hypogonadism gynecomastia gynaecomastia astigmatism keratoconus deafness boil boils carbuncle blindness ascites bronchospasm hemoptysis haemoptysis tumours poisoning bifida plagiocephaly volvulus seroma paronychia rheumatoid pylori ckd pvd nafld equina`.split(
    /\s+/,
  ),
);
const endings =
  /(?:itis|osis|emia|omas|rrhagia|uria|algia|pathy|plegia|paresis|rrho?ea|penia|megaly|oma|opia|ectasia|ectasis|dynia|thyroidism|iasis|stasis|trophy|plasia|phobia|mania|malacia|chalasia|somnia|lepsy|cele|schisis|ventilation|glycemia|adenopathy)$/;

/** Names that go on in Latin: "lichen sclerosus et atrophicus", "tinea pedis", "myasthenia gravis". */
const latinFirst =
  /^(?:lichen|pityriasis|tinea|acne|alopecia|erythema|molluscum|verruca|pemphigus|purpura|myasthenia|polycythemia|lupus|hidradenitis|otitis|osteogenesis|epidermolysis|hallux|granuloma|keratosis|dermatitis|pruritus|herpes|condylomata|porphyria|colitis|angina|fibrodysplasia|mycosis|tabes|chorea|placenta|polymyalgia|dermatomyositis|hyperemesis|telogen|livedo|pyoderma|sclerosis|rhinitis)$/;
const latinOn =
  /^(?:et|media|externa|vera|pedis|corporis|cruris|capitis|unguium|versicolor|gravis|simplex|multiforme|gravidarum|nodosum|effluvium|reticularis|imperfecta|bullosa|rubra|rosea|alba|nigra|totalis|universalis|ossificans|gangrenosum|fungoides|pectoris|cutanea|tarda|previa|minor|planus|[a-z]{3,}(?:osus|osum|osa|icus|icum|ica|aris|alis|atus|atum|ata|anus|oides|ivus|iva|ivum|inum|idus))$/;

/** True for a word that goes on with a Latin name which `first` begins. */
export function continuesLatinName(first: string, word: string): boolean {
  return latinFirst.test(first) && latinOn.test(word);
}

/** True where this word can end or carry the name of a problem. */
export function isConditionWord(word: string): boolean {
  return heads.has(word) || (word.length > 6 && endings.test(word) && !/^(?:dia|pro)gnosis$/.test(word));
}

const whole = new Set(
  `hypertension diabetes hyperlipidemia hypothyroidism hyperthyroidism asthma copd cad chf gerd gout depression anxiety
arthritis osteoarthritis osteoporosis obesity epilepsy fibromyalgia migraines reflux prediabetes dyslipidemia adhd bph`.split(
    /\s+/,
  ),
);

/** "hypertension diabetes mellitus" → hypertension, diabetes mellitus: names that speech without marks ran together. */
export function separateConditions(text: string): string[] {
  const items: string[][] = [[]];
  for (const word of text.split(' ')) {
    const before = items.at(-1)!.at(-1);
    if (before !== undefined && whole.has(word) && whole.has(before)) items.push([word]);
    else items.at(-1)!.push(word);
  }
  return items.map((words) => words.join(' '));
}
