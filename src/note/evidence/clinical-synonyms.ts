/**
 * Ways to say one thing, one line a concept: the name first, then what patients and clinicians say for it. A note may
 * say "dyspnea" when the patient said "trouble breathing"; it may not say what has no such pair. What stands after
 * `||` is only related: it helps to find where a sentence comes from, but does not bear the concept out.
 */

/** Symptoms, findings and diagnoses: to name one is to claim it. */
const conditions = `
dyspnea | dyspnea on exertion | breathlessness | shortness of breath on exertion | short of breath with exertion | shortness of breath | short of breath | trouble breathing | difficulty breathing | problems breathing | out of breath | hard to breathe | can't breathe | breathless | puffed | winded | breathing problems | difficulties breathing | breathing difficulty || catch my breath | catch your breath
orthopnea | extra pillows | lying flat | lay flat
hypertension | high blood pressure | htn | elevated blood pressure | blood pressure is high | blood pressure has been high | hypertensive | blood pressure is above goal | blood pressure is still high | blood pressure is a little high | blood pressure is still a little high | blood pressure is a bit high | blood pressure is still a bit high | blood pressure is too high | blood pressure's high | blood pressure's still high | blood pressure's a bit high | blood pressure's a little high | blood pressure's still a bit high | blood pressure's too high | for the blood pressure | blood pressure medication | blood pressure medicine | blood pressure pill || pressure is high | blood pressure
hypotension | low blood pressure | hypotensive
diabetes mellitus | diabetes | diabetic | type 2 diabetes | type two diabetes | type ii diabetes | type 1 diabetes | type one diabetes | diabetes type 2 | dm | t2dm || high sugar | sugar diabetes
hyperglycemia | high blood sugar | sugars are high | sugar is high | elevated glucose | high sugars || blood sugar
hypoglycemia | low blood sugar | low sugar | low sugars | sugar drops || lows
hyperlipidemia | high cholesterol | cholesterol | hypercholesterolemia | dyslipidemia | elevated cholesterol || ldl
myocardial infarction | heart attack | mi | heart attacks
coronary artery disease | cad | blocked arteries | clogged arteries | coronary disease || blockage
congestive heart failure | heart failure | chf | hfref | hfpef
atrial fibrillation | a fib | afib | a-fib | irregular heart rhythm || irregular heartbeat
cerebrovascular accident | stroke | cva || mini stroke | tia | transient ischemic attack
palpitations | heart racing | heart is racing | racing heart | flutters | fluttering | fluttery | heart flutter | skipped beats | skipping beats | heart pounding | heart pound | heart pounds | heart starts racing | heart beating fast
chest pain | chest discomfort | chest pressure | chest tightness | tightness in my chest | pain in my chest | pains in my chest | pain in your chest | tight chest
edema | swelling | swollen | puffy | puffiness | swell | swells | swelled | fluid retention
effusion | fluid in the joint | fluid in your joint | fluid in the knee || water on the knee
ecchymosis | bruising | bruise | bruises | bruised | black and blue
erythema | redness | red | erythematous | reddened
pruritus | itchiness | itching | itchy | itch | itches | pruritic
urticaria | hives | welts | wheals | nettle rash
rash | skin rash | rashes
photophobia | light sensitivity | sensitivity to light | sensitive to light | light bother | light bothers | light does | light hurts
dizziness | dizzy | lightheaded | lightheadedness | light headed | light-headed | woozy | vertigo | room spinning || faint | spinning
syncope | pass out | passed out | passing out | fainted | fainting | blacked out | black out | loss of consciousness | lost consciousness | blackouts | blacking out || faint
fatigue | tired | tiredness | exhausted | worn out | no energy | low energy | lack of energy | fatigued | wiped out | run down | energy is low
malaise | unwell | not feeling well | feeling sick | out of sorts
fever | fevers | febrile | feverish | any temperature | any temperatures | had a temperature | have a temperature | having a temperature | running a temperature | high temperature | high temperatures || temperature
chills | shivering | shivers | shivery | rigors
night sweats | sweating at night | sweats | diaphoresis | sweaty | sweating
nausea | nauseous | nauseated | queasy | feel sick | feels sick | felt sick | sick to my stomach | sick to your stomach
vomiting | vomit | throwing up | throw up | threw up | thrown up | been sick | being sick | be sick | was sick | vomited | puking | emesis
diarrhea | loose stools | loose stool | watery stools | runny stools | diarrhoea | the runs
constipation | constipated || can't go
abdominal pain | stomach pain | belly pain | stomach ache | stomachache | tummy pain | pain in my stomach | pain in my belly | pain in my tummy | pains in my tummy | tummy ache | stomach hurts | belly hurts | stomach has been hurting | belly has been hurting | tummy has been hurting | stomach is hurting | belly is hurting | tummy is hurting | pain in your belly | pain in your stomach
bloating | bloated | distention | distended
heartburn | acid reflux | reflux | gerd | gastroesophageal reflux disease | gastroesophageal reflux
dysphagia | trouble swallowing | difficulty swallowing | hard to swallow | hurts to swallow
melena | black stools | black stool | tarry stools | dark stools | black poo | black poos | black poop
hematochezia | blood in my stool | blood in my poo | blood in your stool | blood in the stool | blood in stool | blood in your stools | blood in my stools | blood in her stool | blood in his stool | blood in stools | bloody stool | bloody stools | rectal bleeding
hematuria | blood in my urine | blood in my wee | blood in your urine | blood in the urine | bloody urine
dysuria | burning when she urinates | burning when she pees | burns when she urinates | burns when she pees | hurts when she urinates | hurts when she pees | pain when she urinates | pain when she pees | burning when he urinates | burning when he pees | burns when he urinates | burns when he pees | hurts when he urinates | hurts when he pees | pain when he urinates | pain when he pees | pain when you urinate | pain when you pee | pain when i urinate | pain when i pee | burning when i pee | burning with urination | painful urination | hurts when i pee | burns when i pee | burning when you pee | burning urination | pain with urination | burning when you urinate | burning when i go | burns when i urinate | burns when i go | burns when you pee | burns when you urinate | hurts when i urinate | hurts to pee | burns to pee | burning or blood when you urinate | burning when i wee | stinging when i wee | stings when i wee | stinging when you pass urine | burning when you pass urine | pain when you pass urine | pain passing urine
urinary frequency | frequent urination | urinate often | urinates often | peeing a lot | going to the bathroom a lot | urinating more often | pee a lot | polyuria | urinate frequently | peeing more often
urinary urgency | urgency
nocturia | get up at night to pee | up at night to pee | up twice a night to pee | up once a night to pee | wake up to pee | get up at night to urinate | gets up at night to urinate | up at night to urinate | up twice a night to urinate | up once a night to urinate | wakes up to urinate | wake up to urinate
urinary tract infection | uti | bladder infection
incontinence | leaking urine | leakage | leaking | urine leakage
polydipsia | thirsty | excessive thirst | increased thirst | thirst
headache | headaches | head hurts | cephalalgia | head pain || migraine | migraines
blurred vision | blurry vision | blurry | vision is blurry | vision changes | changes in vision | vision change
numbness | numb || paresthesia | paresthesias | tingling | tingly | pins and needles | tingle
neuropathy | nerve damage | nerve pain
seizure | seizures | convulsion | convulsions | epilepsy | any fits | had fits | have fits | having fits | get fits | getting fits | or fits
memory loss | forgetful | forgetfulness | memory problems | forgetting | my memory | her memory | his memory | your memory | the memory
insomnia | problems sleeping | trouble with sleep | trouble sleeping | can't sleep | difficulty sleeping | hard to sleep | fall asleep | sleep problems | not sleeping
depression | depressed | major depressive disorder | mdd | depressive disorder || feeling down | sad | low mood | feeling low
anxiety | anxious | generalized anxiety disorder | gad | worry | worrying | worried || nervous
panic attack | panic attacks | panic
suicidal ideation | thoughts of suicide | suicidal | hurting yourself | hurting myself | harming yourself | suicide | kill myself | killing yourself | wanting to die | ending your life | end your life | thoughts of ending your life | thoughts of self-harm
homicidal ideation | hurting anyone else | hurting anybody else | harming anybody else | or anyone else | or anybody else | or someone else | or other people | hurting anyone | harming anyone else | harming anyone | harming someone else | harming other people | hurting other people | killing anyone | killing someone | hurting others | harming others | hurting someone else
hallucinations | hearing voices | seeing things | hearing or seeing things | see bugs | saw bugs | seeing bugs | see things | saw things | see spiders | saw spiders
cough | coughing | coughs | coughed
sputum | phlegm | mucus | productive cough || bringing up
hemoptysis | coughing up blood | coughing blood
wheezing | wheeze | wheezes | wheezy
rhinorrhea | runny nose | nose is runny | nose running | nasal discharge | nasal drainage
nasal congestion | stuffy nose | stuffed up | congestion | congested | stuffy
sneezing | sneeze | sneezes
sore throat | throat pain | pharyngitis | throat hurts | scratchy throat | throat is sore
strep throat | streptococcal pharyngitis | strep
otalgia | ear pain | earache | ear hurts | ear ache
otitis media | ear infection | middle ear infection | ear infections
otorrhea | ear drainage | drainage from the ear | drainage coming out of the ear
hearing loss | trouble hearing | can't hear | difficulty hearing
tinnitus | ringing in my ears | ringing in your ears | ears ringing | ringing in the ears | ear has been ringing | ears have been ringing | ears are ringing | ear is ringing | ears ring
conjunctivitis | pink eye
sinusitis | sinus infection
covid | coronavirus | covid-19
pneumonia | lung infection
asthma | reactive airway
chronic obstructive pulmonary disease | copd | emphysema | chronic bronchitis
upper respiratory infection | uri | viral cold | head cold || cold
lymphadenopathy | swollen glands | swollen lymph nodes || lymph nodes | lymph node | glands
arthritis | osteoarthritis | degenerative joint disease | wear and tear
rheumatoid arthritis | ra
arthralgia | joint pain | joint pains | achy joints | aching joints
myalgia | muscle pain | muscle aches | body aches | achy | sore muscles | muscle soreness
back pain | backache | back hurts | back is sore | back's sore | sore back | lumbago | low back pain | lower back pain | pain in my back | pain in the back
knee pain | knee hurts | pain in my knee
fracture | fractured | broken bone | broken wrist | broken arm | broken hand | broken finger | broken thumb | broken ankle | broken leg | broken foot | broken toe | broken hip | broken rib | broken ribs | broken nose | broken collarbone || broken | break | broke
sprain | sprained || twisted
laceration | lacerations | lacerated | a cut | the cut | clean cut | deep cut | little cut | small cut | centimeter cut | cm cut | nasty cut | this cut | that cut | cut my | cut his | cut her | gash | gashed | sliced | slashed | split his | split her | split my | knife went | blade went || stitches | sutures | glued
muscle strain | pulled muscle | strained || strain
laceration | gash || cut
contusion || bruised
tenderness | tender | hurts when i press | sore to touch | pain to palpation | tender to palpation
stiffness | stiff
hypothyroidism | low thyroid | underactive thyroid | hypothyroid
hyperthyroidism | overactive thyroid | thyroid that was overactive | hyperthyroid
obesity | obese | overweight
weight gain | gained weight | gaining weight || gained
weight loss | lost weight | losing weight | weight reduction
anorexia | loss of appetite | poor appetite | no appetite | decreased appetite || not eating | not hungry
anemia | low blood count | low iron | anemic
malignancy | cancer | carcinoma | malignant || tumor | tumour
chronic kidney disease | ckd | kidney disease | kidneys are stage | kidneys are at stage | kidneys are stable stage | kidneys are in stage | kidney function is stage | kidney problems
kidney stones | kidney stone | nephrolithiasis | renal calculi | renal stones
gallstones | cholelithiasis | gallbladder stones
gout | gouty
deep vein thrombosis | dvt | clot in the leg || blood clot | blood clots
pulmonary embolism | clot in the lung | clot in the lungs | pe
sleep apnea | osa | stop breathing at night | obstructive sleep apnea
snoring | snore | snores
bleeding | bleed | hemorrhage | bleeds
menorrhagia | heavy menstrual bleeding | heavy periods | heavy period | periods are heavy | periods have been heavy | periods are so heavy | periods are really heavy
ulcer | ulcers || sore | sores
murmur | whooshing
rales | crackles
rhonchi | rhonchus
meniscus tear | torn meniscus | torn medial meniscus | torn your medial meniscus | torn lateral meniscus | torn your lateral meniscus | torn your meniscus | medial meniscus tear | lateral meniscus tear | meniscal tear | tear of the meniscus | tear of the medial meniscus
rotator cuff tear | torn rotator cuff
plantar fasciitis | heel pain
carpal tunnel syndrome | carpal tunnel
pregnancy | pregnant | expecting
menopause | hot flashes | menopausal
cyst | cysts
pes planus | flat feet
`;

/** Everything else a visit talks about: tests, treatments, habits, times, people. */
const matters = `
hemoglobin a1c | a1c | a one c | hba1c | hemoglobin a 1 c | a 1 c
weakness | weak
abdomen | belly | stomach | tummy | abdominal
urination | urinate | pee | peeing | urinating | void | voiding
tympanic membrane | ear drum | eardrum | tm | ear drums | eardrums
range of motion | bend | flexion | extension | motion | rom
gait | ambulating | ambulate || walk | walking | limp | limping
fall || falls | fell | fallen
renal function | kidney function | kidneys
hepatic | liver
lesion | mole | lump | nodule | mass || spot | growth | bump
infection | infected | infections || infectious
allergies | allergic | allergy | reaction
tobacco | smoke | smoker | smoking | cigarettes | smokes | nicotine | pack a day | packs | cigarette
alcohol | drink | drinks | drinking | beer | beers | wine | liquor | etoh
illicit drugs | recreational drugs | street drugs | marijuana | cannabis | cocaine | weed | drug use | edible
caffeine | coffee | coffees | tea | soda
electrocardiogram | ekg | ecg
echocardiogram | echo | ultrasound of the heart | ultrasound of your heart
magnetic resonance imaging | mri
computed tomography | ct | cat scan | ct scan
radiograph | x-ray | x ray | xray | x-rays | xrays | films | x rays | radiographs
complete blood count | cbc | blood count
laboratory | lab | labs | blood test | blood tests | bloodwork | blood work | laboratory tests | laboratory studies
urinalysis | urine test | urine sample | ua
biopsy | tissue sample
colonoscopy | colon screening
mammogram | mammography
ultrasound | sonogram | doppler
physical therapy | physical therapist | therapy | pt | physiotherapy
anticoagulation | anticoagulant | blood thinner | blood thinners
analgesic | painkiller | pain medicine | pain medication | pain pill | pain reliever
antibiotic | antibiotics
corticosteroid | steroid | steroids | cortisone | prednisone
vaccination | vaccine | shot | shots | immunization | immunizations | vaccinated
injection | shot | inject | injected | injections
surgery | operation | operated | surgical | procedure | scoped | arthroscopy
appendectomy | appendix out | appendix removed | appendix
cholecystectomy | gallbladder out | gallbladder removed
tonsillectomy | tonsils out | tonsils removed
hysterectomy | uterus removed
medication | medicine | medicines | medications | meds | med | pill | pills | prescription | prescriptions
emergency department | emergency room | er | ed | emergency
hospitalization | hospital | hospitalized | admitted | admission
specialist referral | referral | refer | referred
follow-up | return | come back | see you back | see you again | recheck | follow up
twice daily | twice a day | two times a day | bid | two times daily
three times daily | three times a day | tid
four times daily | four times a day | qid
daily | once a day | every day | each day | once daily | everyday | qd | a day
as needed | prn | when you need it | if you need it | when needed
bedtime | before bed | at night | nightly | evening
bilateral | both | bilaterally | both sides | on both sides
heart rate | pulse | heartbeat | beats per minute | bpm
respiratory rate | respirations | breathing rate
oxygen saturation | oxygen | o2 sat | pulse ox | oxygen level | oxygenation | spo2 | sat | sats | saturation
temperature | temp
mother | mom | mommy | mum
father | dad | daddy
child | kid | kids | children
grandmother | grandma
grandfather | grandpa
pupils equal | pupils
cranial nerves | nerves
menstruation | period | periods | menses | menstrual | cycle | lmp
contraception | birth control | contraceptive
hallux | big toe | great toe
`;

export type ConceptKind = 'condition' | 'matter';

export interface Concept {
  /** `condition:dyspnea`, `matter:daily`. */
  key: string;
  kind: ConceptKind;
  /** False where the phrase is only related to the concept. */
  exact: boolean;
}

/** Phrase (see `phraseKey`) → its concept. The first line that lists a phrase has it. */
export function readConcepts(): ReadonlyMap<string, Concept> {
  const phrases = new Map<string, Concept>();
  const add = (kind: ConceptKind, line: string) => {
    const [same = '', related = ''] = line.split(' || ');
    const names = same.split(' | ');
    const entries = [
      ...names.map((name) => [name, true]),
      ...related.split(' | ').map((name) => [name, false]),
    ];
    for (const [phrase, exact] of entries as [string, boolean][]) {
      const key = phraseKey(phrase);
      if (key !== '' && !phrases.has(key)) phrases.set(key, { key: `${kind}:${names[0]}`, kind, exact });
    }
  };
  for (const line of conditions.trim().split('\n')) add('condition', line);
  for (const phrase of pressureUp()) add('condition', `hypertension | ${phrase}`);
  for (const line of matters.trim().split('\n')) add('matter', line);
  return phrases;
}

/** "Blood pressure's still a bit high", "blood pressure remains above goal": every way to say that it is up. */
function pressureUp(): string[] {
  const verbs = [
    "blood pressure's",
    "blood pressure's been",
    'blood pressure is',
    'blood pressure remains',
    'blood pressure has been',
  ];
  const degrees =
    ' |still |also |running |a little |a bit |slightly |still a little |still a bit |running a bit |too |quite '
      .split('|')
      .map((degree) => degree.trimStart());
  const states = ['high', 'up', 'elevated', 'above goal', 'over goal', 'on the high side', 'not at goal'];
  return verbs.flatMap((verb) =>
    degrees.flatMap((degree) => states.map((state) => `${verb} ${degree}${state}`)),
  );
}

/** Whose stool or stomach it is does not change the concept. */
export function phraseWord(word: string): string {
  return owners.has(word) ? 'the' : word;
}

/** They stand where a phrase has "the". */
export const owners: ReadonlySet<string> = new Set(['my', 'your', 'his', 'her', 'their', 'our']);

/** The words of a phrase as the matcher sees them. */
export function phraseKey(phrase: string): string {
  return (phrase.toLowerCase().match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? []).map(phraseWord).join(' ');
}
