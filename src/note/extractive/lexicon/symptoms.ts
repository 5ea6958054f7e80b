import type { BodySystem } from './body-systems.ts';

/**
 * What patients are asked about and complain of, by body system: one phrase a line as it is spoken;
 * `spoken = written` where a note says it another way.
 */
const table: Partial<Record<BodySystem, string>> = {
  Constitutional: `
fever
fevers = fever
chills
night sweats
sweats
sweating
profuse sweating
weight loss
weight gain
losing weight = weight loss
lost weight = weight loss
gaining weight = weight gain
gained weight = weight gain
weight changes
fatigue
fatigued = fatigue
tired = fatigue
tiredness = fatigue
exhausted = fatigue
malaise
body aches
loss of appetite
decreased appetite
poor appetite
appetite changes
low-grade fever
low grade fever
generalized weakness
lack of energy = low energy
low energy`,
  Eyes: `
blurry vision = blurred vision
blurred vision
double vision
vision changes
changes in your vision = vision changes
change in vision = vision changes
vision loss
eye pain
itchy eyes
watery eyes
dry eyes
eye redness
red eyes
floaters
light sensitivity = photophobia
sensitivity to light = photophobia`,
  'Ears, Nose, Mouth and Throat': `
sore throat
throat pain
runny nose = rhinorrhea
stuffy nose = nasal congestion
nasal congestion
nasal stuffiness = nasal congestion
sinus congestion
sinus pressure
sinus pain
congestion
postnasal drip
post nasal drip = postnasal drip
sneezing
nosebleeds = epistaxis
nose bleeds = epistaxis
ear pain
earache = ear pain
ringing in your ears = tinnitus
ringing in my ears = tinnitus
tinnitus
hearing loss
difficulty hearing
hoarseness
difficulty swallowing = dysphagia
trouble swallowing = dysphagia
problems swallowing = dysphagia
painful swallowing = odynophagia
pain when swallowing = odynophagia
dry mouth
mouth sores
loss of taste
loss of smell
toothache
bad breath`,
  Cardiovascular: `
chest pain
chest pains = chest pain
chest pressure
chest tightness
chest discomfort
palpitations
heart racing = palpitations
heart fluttering = palpitations
flutters = palpitations
fluttering = palpitations
flutters in my chest = palpitations
heart palpitations = palpitations
swelling in your legs = leg swelling
swelling in my legs = leg swelling
swelling of your legs = leg swelling
leg swelling
swelling in your ankles = ankle swelling
ankle swelling
lower extremity swelling
fluid retention
orthopnea
syncope
passing out = syncope
passed out = syncope
fainting = syncope
fainted = syncope`,
  Respiratory: `
shortness of breath
short of breath = shortness of breath
trouble breathing = difficulty breathing
difficulty breathing
problems breathing = difficulty breathing
hard to breathe = difficulty breathing
out of breath = shortness of breath
winded = shortness of breath
cough
coughing = cough
dry cough
productive cough
coughing up blood = hemoptysis
hemoptysis
wheezing
wheeze = wheezing
phlegm = sputum
sputum
mucus
snoring
dyspnea
dyspnea on exertion`,
  Gastrointestinal: `
abdominal pain
belly pain = abdominal pain
stomach pain = abdominal pain
stomach ache = abdominal pain
stomach cramps = abdominal cramping
abdominal cramping
abdominal discomfort
nausea
nauseous = nausea
nauseated = nausea
vomiting
vomited = vomiting
throwing up = vomiting
threw up = vomiting
diarrhea
constipation
constipated = constipation
heartburn
acid reflux
reflux symptoms
reflux
bloating
bloated = bloating
blood in your stool = blood in the stool
blood in your stools = blood in the stool
blood in my stool = blood in the stool
blood in the stool
bloody stools
bloody stool
black stools
dark stools
rectal bleeding
bowel movement changes
changes in your bowel habits = changes in bowel habits
indigestion
jaundice
hemorrhoids`,
  Genitourinary: `
burning when you urinate = dysuria
burning when i urinate = dysuria
burning with urination = dysuria
burning when you pee = dysuria
burning when i pee = dysuria
painful urination = dysuria
pain with urination = dysuria
pain when you urinate = dysuria
trouble urinating = difficulty urinating
difficulty urinating
urinary symptoms
urinary problems = urinary symptoms
urinary frequency
urinary urgency
frequent urination = urinary frequency
urinating more = urinary frequency
urinary incontinence
incontinence
blood in your urine = hematuria
blood in my urine = hematuria
blood in the urine = hematuria
hematuria
flank pain
pelvic pain
vaginal discharge
vaginal bleeding
vaginal dryness
hot flashes
discharge
urgency
erectile dysfunction`,
  Musculoskeletal: `
joint pain
joint pains = joint pain
joint swelling
joint stiffness
muscle aches
muscle pain
muscle cramps
muscle weakness
back pain
low back pain
lower back pain = low back pain
neck pain
neck stiffness
knee pain
hip pain
shoulder pain
elbow pain
wrist pain
hand pain
foot pain
ankle pain
leg pain
arm pain
thigh pain
finger pain
heel pain
calf pain
morning stiffness
stiffness
swelling
limited range of motion`,
  Skin: `
rash
rashes = rash
itching
itchy skin = itching
itchiness = itching
hives
bruising
redness
skin changes
lesions
skin lesions
ulcer
sores
acne
hair loss
dry skin
changing moles`,
  Neurological: `
headache
headaches = headache
dizziness
dizzy = dizziness
lightheadedness
lightheaded = lightheadedness
light headed = lightheadedness
vertigo
numbness
tingling
pins and needles = tingling
weakness
weak = weakness
tremor
tremors = tremor
seizures
seizure
memory loss
memory problems
confusion
confused = confusion
difficulty walking
trouble walking = difficulty walking
balance problems
loss of consciousness
lost consciousness = loss of consciousness
slurred speech
difficulty speaking
migraines
unsteady = unsteadiness
falls
fallen = falls`,
  Psychiatric: `
depression
depressed = depressed mood
anxiety
anxious = anxiety
stress
stressed = stress
insomnia
trouble sleeping = difficulty sleeping
difficulty sleeping
problems sleeping = difficulty sleeping
suicidal ideation
thoughts of hurting anyone else = thoughts of harming others
thoughts of hurting anyone = thoughts of harming others
thoughts of hurting others = thoughts of harming others
thoughts of hurting other people = thoughts of harming others
thoughts of harming anyone else = thoughts of harming others
thoughts of harming others = thoughts of harming others
thoughts of hurting yourself = thoughts of self-harm
thoughts of harming yourself = thoughts of self-harm
thoughts of hurting yourself or others = thoughts of self-harm or of harming others
thoughts of hurting yourself or anyone else = thoughts of self-harm or of harming others
thoughts of harming yourself or others = thoughts of self-harm or of harming others
thoughts of harming yourself or anyone else = thoughts of self-harm or of harming others
thoughts of self-harm
homicidal ideation
homicidal thoughts = homicidal ideation
hearing voices = auditory hallucinations
suicidal thoughts = suicidal ideation
thoughts of suicide = suicidal ideation
hurting yourself = self-harm
harming yourself = self-harm
harm yourself or hurt others = self-harm or harm to others
hurting yourself or others = self-harm or harm to others
hurt yourself or others = self-harm or harm to others
panic attacks
mood swings
hallucinations
irritability`,
  Endocrine: `
excessive thirst
increased thirst = excessive thirst
thirsty = excessive thirst
always thirsty = excessive thirst
heat intolerance
cold intolerance
cold all the time = cold intolerance
always cold = cold intolerance
feeling cold = cold intolerance
hot or cold intolerance
hair growth
increased urination`,
  'Hematologic/Lymphatic': `
easy bruising
bruise easily = easy bruising
bleeding
swollen glands
swollen lymph nodes
lymph node swelling
swollen tonsils = tonsil swelling`,
  'Allergic/Immunologic': `
seasonal allergies
pollen allergies
hay fever`,
};

export interface Symptom {
  system: BodySystem;
  written: string;
  words: readonly string[];
}

function build(): Map<string, Symptom[]> {
  const byFirstWord = new Map<string, Symptom[]>();
  for (const [system, lines] of Object.entries(table)) {
    for (const line of lines.trim().split('\n')) {
      const [spoken, written] = line.split(' = ');
      const words = spoken!.trim().split(' ');
      const symptom = { system: system as BodySystem, written: (written ?? spoken!).trim(), words };
      const list = byFirstWord.get(words[0]!);
      if (list) list.push(symptom);
      else byFirstWord.set(words[0]!, [symptom]);
    }
  }
  for (const list of byFirstWord.values()) list.sort((a, b) => b.words.length - a.words.length);
  return byFirstWord;
}

const symptoms = build();

/** Whether a phrase stands at words[at]. */
function standsAt(phrase: readonly string[], words: readonly string[], at: number): boolean {
  for (let k = 0; k < phrase.length; k++) if (words[at + k] !== phrase[k]) return false;
  return true;
}

/** The symptoms named in these words, longest match first; `at` is the index of the first word. */
export function symptomsIn(words: readonly string[]): { symptom: Symptom; at: number }[] {
  const found: { symptom: Symptom; at: number }[] = [];
  for (let i = 0; i < words.length; i++) {
    const named = symptoms.get(words[i]!);
    const hit = named?.find((symptom) => standsAt(symptom.words, words, i));
    if (!hit) continue;
    found.push({ symptom: hit, at: i });
    i += hit.words.length - 1;
  }
  return found;
}
