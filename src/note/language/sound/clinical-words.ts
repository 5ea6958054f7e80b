import { once } from '../../once.ts';

/** Words of the clinic that recognisers mishear, besides medicines. As they are spoken; what has a plural may have one. */
const words = `
abdomen abdominal ablation abnormal abrasion abscess acid acne acute adhesive adrenal affect airway albumin alcohol allergic allergies allergy alopecia
amnesia anaphylaxis anemia anemic anesthesia aneurysm angina angiogram angioplasty ankle ankles antibiotic antibiotics anticoagulant antibody antihistamine
anus anxiety anxious aorta aortic aphasia apnea appendectomy appendicitis appendix appetite arrhythmia arteries artery arthritis arthroscopy arthroplasty ascites
aspiration asthma ataxia atrial atrophy attack audiogram aura auscultation axilla
bacteria bacterial bandage   benign bilateral bile bilirubin biopsies biopsy bladder bleed bleeding bloating bloated blockage blood blurry blurred
bolus bone bones bowel bowels bradycardia brace bradykinesia brain breast breasts breath breathe breathing bronchial bronchitis bronchoscopy bruise bruises bruising bruit bruits bunion burning bursitis bypass
calcification calf calves callus cancer cancerous candida cannula carbon carcinoma cardiac cardiologist cardiology cardiomyopathy cardiovascular cardioversion carotid carpal cartilage  cataract cataracts
catheter cavity cecum cell cells cellulitis cerebral cervical cervix cesarean chemo chemotherapy chest chickenpox chills chiropractor chlamydia cholecystectomy cholesterol chronic circulation circumcision cirrhosis
clavicle clot clots clotting cognitive colic colitis colon colonoscopy colposcopy concussion congestion congestive conjunctiva conjunctivitis constipated constipation contraception contraceptive contraction contractions contrast contusion convulsion cornea corneal coronary
cortisone cough coughing cramp cramping cramps cranial creatinine crepitus croup culture curtain cyanosis cyst cysts cystoscopy cytology
debridement deformity degenerative dehydrated dehydration delirium dementia dental denture depression dermatitis dermatologist dermatology detachment deviated diabetes diabetic diagnosis diagnostic dialysis diaphragm diarrhea diastolic dilated dilation
dipstick disc discharge discomfort dislocation disorder distended distension diuretic diverticulitis diverticulosis dizziness dizzy doppler dorsal drainage dribble dribbling dyspnea dysphagia dysplasia
earwax eardrum eczema echocardiogram edema effusion ejaculation ejection elbow electrolytes electrocardiogram embolism emphysema endocarditis endocrinologist endometrial endometriosis endometrium endoscopy enlarged enzyme enzymes epidural epilepsy erectile erection erosion erythema
esophageal esophagus estrogen eustachian exacerbation exam excision exertion exhaustion extension extremities extremity exudate exudates eyelid
faint fainted fainting fatigue fatigued fecal feces femoral femur ferritin fetal fetus fever feverish fevers fibrillation fibroid fibroids fibromyalgia fibrosis fibula fissure fistula flank flare flares flaring flashes flexion floaters flutter fluttering follicle fracture fractures fungal
gait gallbladder gallop gallstone gallstones ganglion gangrene gastric gastritis gastroenteritis gastroenterologist genital gestational gland glands glaucoma glucose goiter gout graft groin guarding gums gynecologist gynecology
hallucinations hamstring headache headaches heartburn heartbeat heart heel hematocrit hematoma hematuria hemoglobin hemorrhage hemorrhages hemorrhoid hemorrhoids hepatic hepatitis hereditary hernia hernias herniated herniation herpes hip hips hives hoarse hoarseness hormone hormones hospice hospital hospitalized  humerus hydration hydronephrosis hyperglycemia hyperlipidemia hypertension hypertensive hyperthyroidism hypoglycemia hypotension hypothyroidism hypothyroid hysterectomy hysteroscopy
imaging immune immunization immunotherapy impacted impetigo impingement implant implants incision incontinence incontinent indigestion infarction infected infection infections infertility inflammation inflammatory influenza infusion infusions ingrown inguinal inhaler inhalers inject injection injections insomnia insufficiency insulin intercourse intermittent intestinal intestine intravenous iodine iron irregular irritation itching itchy
jaundice jaw  joint joints jugular ketones kidney kidneys kyphosis
  labyrinthitis laceration lactose laparoscopic laparoscopy laryngitis larynx lateral latex laxative laxatives lesion lesions leukemia leukocytes ligament ligaments lightheaded lightheadedness   lipids liters liver lobe lobes localized lobectomy  lumbar lumpectomy lump lumps lung lungs lupus lymph lymphadenopathy lymphedema lymphoma
macula macular magnesium malaise malignancy malignant mammogram mastectomy mastitis  medication medications melanoma melena membrane meningitis meniscus menopause menstrual menstruation  metabolic metastasis metastases metastatic microalbumin micturition migraine migraines  miscarriage   monofilament mononucleosis mucosa mucus murmur murmurs muscle muscles muscular myocardial
nasal nausea nauseated nauseous nearsighted nebulizer nebulizers neck nerve nerves neurologist neurology neurological neuropathy nipple nitrites nodes nodule nodules nosebleed nosebleeds nostril numbness
obese obesity obstetrician obstruction obstructive occult oncologist oncology ophthalmologist optic optometrist oral orthopedic orthopedist orthotic osteoarthritis osteopenia osteoporosis ostomy ovarian ovaries ovary overdose ovulation oximeter oxygen
pacemaker pain painful painless painkiller palate palpation palpitations pancreas pancreatic pancreatitis panic paralysis parathyroid paresthesia parkinson's pathology pediatric pediatrician pelvic pelvis penile penis peripheral peritonitis pharmacist pharmacy pharyngitis phlebitis phlegm  physician  pimple placenta plaque plasma platelets pleural pleurisy pneumonia pneumothorax podiatrist polio pollen polycystic polyp polyps posterior postmenopausal postnasal potassium preeclampsia prediabetes pregnancy pregnant prescription prescriptions pressure  probiotic procedure progesterone prolapse prostate prosthesis prosthetic protein proteinuria proximal psoriasis psychiatric psychiatrist psychiatry psychologist puffy pulmonary pulmonologist pulse pulses puncture pupil pupils 
quadrant quadriceps radiation radiculopathy radiologist radiology radius rales rash rashes rebound rectal rectum reflex reflexes reflux refraction regurgitation rehab remission renal replacement resection respiratory respirations retention retina retinal retinopathy rheumatoid rheumatologist rheumatology rhinitis rhonchi rhythm ribs ringworm rosacea rotator rupture ruptured
saliva sarcoidosis scab scabies scapula scar scarring scars sciatic sciatica sclera sclerosis scoliosis sebaceous secretions sedation seizure seizures semen sensation sepsis septic septum serum shingles shoulder sickle sinus sinuses sinusitis skeletal skin smear sneezing sodium sore soreness spasm spasms specimen speculum sperm spinal spine spirometry spleen splint spondylosis sprain sputum stairs staples stenosis stent stents sternum steroid steroids stiffness stitches stomach stool stools strep stress stroke stuffy suicidal supplement supplements suture sutures swab swallow swallowing sweats sweating swelling swollen symptom symptoms syncope syndrome synovial systolic
tablet tablets tachycardia tampon tear tears tampons tenderness tendinitis tendon tendonitis tendons testicle testicles testicular testosterone tetanus thalassemia therapist therapy thigh thighs thoracic thorax throat throbbing thrombosis thrush thyroid thyroidectomy tibia tightness tingling tinnitus tissue toenail tonsil tonsillectomy tonsillitis tonsils topical tourniquet trachea transfusion transfusions transplant tremor tremors trimester tubal tube tuberculosis tumor tumors
ulcer ulcers ultrasound umbilical underweight unconscious ureter ureters urethra urinalysis urinary urinate urinating urination urine urogram urologist urology urticaria uterine uterus
vaccine vaccines vaccinated vaccination vagina vaginal vaginosis valve vape vaping varicose vascular vasculitis vasectomy vein veins venous ventricle ventricular vertebra vertebrae vertigo vestibular vision vitamin vitamins vitreous vomit vomited vomiting vulva walker wart warts weight wheeze wheezes wheezing wheezy wheelchair winded womb wound wounds wrist yeast
crackles bruising  pale pooping pounding cobweb
antiemetic antacid beta blocker ointment cream lotion milligram milligrams milliliters micrograms millimeters centimeters  dosage refill refills suppository
cholangitis choledocholithiasis cholelithiasis cholecystitis colectomy colostomy cystitis pyelonephritis prostatitis prostatectomy lithotripsy nephrologist nephropathy nephrectomy keratosis melasma basal squamous folliculitis hidradenitis hirsutism vitiligo myopathy myalgia neuralgia trigeminal neuroma plantar fasciitis tarsal metatarsal patella patellar meniscal cruciate labrum scaphoid epicondylitis tenosynovitis sacroiliac stenotic spondylolisthesis laminectomy discectomy myelopathy hemiplegia dysarthria dystonia nystagmus diplopia photophobia tympanic otitis mastoiditis turbinates rhinorrhea epistaxis laryngoscopy thrombocytopenia neutropenia leukopenia anticoagulation hypoxia hypoxemia hypercalcemia hyperkalemia hypokalemia hyponatremia ketoacidosis acromegaly hemochromatosis myeloma sarcoma adenoma lipoma hemangioma polycythemia endarterectomy pericarditis myocarditis cardiomegaly claudication thrombectomy embolization orthostatic orthopnea bronchiectasis atelectasis empyema granuloma histoplasmosis cachexia lymphocytes neutrophils eosinophils reticulocyte haptoglobin transferrin triglycerides lipase amylase troponin phosphatase prolactin cortisol aldosterone catecholamines androgen
amniocentesis episiotomy oligomenorrhea amenorrhea menorrhagia dysmenorrhea dyspareunia adenomyosis salpingectomy oophorectomy myomectomy hysterosalpingogram lochia lactation
schizophrenia bipolar delusions dissociation psychosis bulimia anorexia agoraphobia serotonin
ileostomy ileum jejunum duodenum duodenal esophagitis gastroparesis hemorrhoidectomy appendiceal ascending sigmoid sigmoidoscopy fundoplication crohn's celiac gluten bariatric`;

export function clinicalWords(): readonly string[] {
  return words.trim().split(/\s+/);
}

/** Right words that sound like one of these or like a medicine, and that few visits have: they stand for themselves. */
export const rightWords = new Set(
  'disk disks discs rubs bite bites band uncle uncles aunt aunts granny lean leaning skinny ski skiing sweet sweets rails coast strike mold rush limp measles castor statin statins flooring tyre tyres tire tires haemoglobin haemoglobins anaemia oedema diarrhoea leucocytes nebuliser nebulisers litres millimetres centimetres tearing cool pool skull wheel wheels mall malls bald bail mild moles hurt birth birthing lin rub tune team teams cab cabs sour plants'.split(
    ' ',
  ),
);

/** Spelled out by letter as they are spoken. */
export const abbreviations =
  'psa copd iud ekg ecg tsh ldl hdl inr cbc gfr bmi mri gerd adhd ptsd uti crp esr a1c cpap dvt ibs pcos'.split(
    ' ',
  );

/** Names of which an s after them is "is" or "has": "ferret ins four". */
export const measured = new Set(
  'hemoglobin creatinine ferritin potassium sodium glucose cholesterol hematocrit troponin prostate spleen liver'.split(
    ' ',
  ),
);

// Everyday words that sound like others: what is meant, then what may be heard for it.
const alike = `
sore soar|pain pane|pains panes|stairs stares|heel heal|heels heals|feet feat|heart hart|muscle mussel|vein vain|veins vanes|toe tow|toes tows|low lo|chess chest|chest chess|bowel vowel|bowels vowels
flu flue|pale pail|wean ween|tear tier|flare flair|pill peel|pills peels|clots cloths clods clocks|coughing coffin|prostate prostrate|murmur murder|murmurs murders|flank flag
bladder batter|bruise bruce|retinal rental|macular molecular|vitreous vicious|bloating floating|mucus mucous
itching etching|spleen spline|lump lamp|lumps lamps|colon colin
`;

/** By what was heard: what it is read for where the neighbours ask for it. */
export const soundAlike = once((): ReadonlyMap<string, readonly string[]> => {
  const byHeard = new Map<string, string[]>();
  for (const line of alike.trim().split(/[|\n]/)) {
    const [meant, ...heard] = line.split(' ');
    for (const one of heard) byHeard.set(one, [...(byHeard.get(one) ?? []), meant!]);
  }
  return byHeard;
});
