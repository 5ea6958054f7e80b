import { standsAt } from '../../matches.ts';
import type { BodySystem } from './body-systems.ts';

/** "Any change in the color of your phlegm?" */
const changesOf = (
  spoken: string,
  written = spoken,
) => `change in the color of your ${spoken} = change in ${written} color
changes in the color of your ${spoken} = change in ${written} color
change in the color of the ${spoken} = change in ${written} color
change in your ${spoken} = change in ${written}
changes in your ${spoken} = change in ${written}
change in the ${spoken} = change in ${written}
change in color of your ${spoken} = change in ${written} color
change in ${spoken} = change in ${written}`;

/**
 * What patients are asked about and complain of, by body system: one phrase a line as it is spoken;
 * `spoken = written` where a note says it another way.
 */
const table: Partial<Record<BodySystem, string>> = {
  Constitutional: `
fever
fevers = fever
any temperature = fever
any temperatures = fever
had a temperature = fever
have a temperature = fever
having a temperature = fever
running a temperature = fever
high temperature = fever
high temperatures = fever
feverish = fever
shivers = chills
shivery = chills
shivering = chills
chills
night sweats
shaking chills = chills
rigors
sweats
sweating
profuse sweating
weight loss
weight gain
losing weight = weight loss
lost weight = weight loss
lost some weight = weight loss
lost a lot of weight = weight loss
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
blurring of vision = blurred vision
vision problems
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
sensitivity to light = photophobia
sensitive to light = photophobia`,
  'Ears, Nose, Mouth and Throat': `
sore throat
throat hurts = sore throat
throat is sore = sore throat
throat has been sore = sore throat
scratchy throat = sore throat
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
ear ache = ear pain
ringing in your ears = tinnitus
ringing in my ears = tinnitus
ear has been ringing = tinnitus
ears have been ringing = tinnitus
ears are ringing = tinnitus
ear is ringing = tinnitus
ears ring = tinnitus
tinnitus
hearing loss
difficulty hearing
trouble hearing = difficulty hearing
hearing problems = difficulty hearing
hoarseness
drooling
drool = drooling
difficulty swallowing = dysphagia
difficulty in swallowing = dysphagia
trouble swallowing = dysphagia
problems swallowing = dysphagia
painful swallowing = odynophagia
pain when swallowing = odynophagia
dry mouth
mouth sores
loss of taste
loss of smell
toothache
bad breath
swollen tonsils = tonsil swelling
bleeding gums`,
  Cardiovascular: `
chest pain
chest pains = chest pain
pain in my chest = chest pain
pain in her chest = chest pain
pain in his chest = chest pain
pain in your chest = chest pain
pains in my chest = chest pain
pains in your chest = chest pain
tightness in my chest = chest tightness
tightness in your chest = chest tightness
chest pressure
chest tightness
chest discomfort
palpitations
palpitation = palpitations
irregular heartbeat
anginal pain = chest pain
heart racing = palpitations
heart pounding = palpitations
heart races = palpitations
heart thumping = palpitations
heart thumps = palpitations
heart pound = palpitations
heart pounds = palpitations
heart fluttering = palpitations
fluttery = palpitations
flutters = palpitations
fluttering = palpitations
flutters in my chest = palpitations
heart palpitations = palpitations
swelling in your legs = leg swelling
swelling in my legs = leg swelling
swelling of your legs = leg swelling
leg swelling
swollen legs = leg swelling
swollen ankles = ankle swelling
swollen feet = leg swelling
puffy ankles = ankle swelling
swelling in your ankles = ankle swelling
ankle swelling
lower extremity swelling
fluid retention
orthopnea
syncope
passing out = syncope
blackouts
blacking out = syncope
blacked out = syncope
black out = syncope
passed out = syncope
fainting = syncope
fainted = syncope`,
  Respiratory: `
shortness of breath
breathlessness = shortness of breath
breathless = shortness of breath
short of puff = shortness of breath
puffed = shortness of breath
wheezy = wheezing
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
blood in your sputum = hemoptysis
blood in sputum = hemoptysis
wheezing
wheeze = wheezing
phlegm = sputum
sputum
${changesOf('sputum')}
${changesOf('phlegm', 'sputum')}
${changesOf('mucus')}
mucus
snoring
dyspnea = shortness of breath
dyspnea on exertion`,
  Gastrointestinal: `
abdominal pain
belly pain = abdominal pain
tummy pain = abdominal pain
tummy ache = abdominal pain
pain in your tummy = abdominal pain
pain in my tummy = abdominal pain
pains in my tummy = abdominal pain
pain in your stomach = abdominal pain
pain in my stomach = abdominal pain
pain in her stomach = abdominal pain
pain in his stomach = abdominal pain
pain in her tummy = abdominal pain
pain in his tummy = abdominal pain
stomach pain = abdominal pain
stomach ache = abdominal pain
stomach cramps = abdominal cramping
tummy cramps = abdominal cramping
abdominal cramping
abdominal discomfort
stomach discomfort = abdominal discomfort
nausea
nauseous = nausea
nauseated = nausea
vomiting
thrown up = vomiting
blood in the vomit = hematemesis
blood in your vomit = hematemesis
blood in vomit = hematemesis
vomiting blood = hematemesis
hematemesis
vomited = vomiting
throwing up = vomiting
throw up = vomiting
threw up = vomiting
threw up = vomiting
diarrhea
diarrhoea = diarrhea
the runs = diarrhea
constipation
constipated = constipation
heartburn
heart burn = heartburn
acid reflux = reflux
reflux symptoms = reflux
reflux
bloating
bloated = bloating
blood in your stool = blood in the stool
blood in the stools = blood in the stool
blood in your poo = blood in the stool
blood in my poo = blood in the stool
blood in the poo = blood in the stool
blood in the poop = blood in the stool
blood in his poop = blood in the stool
blood in her poop = blood in the stool
blood in my poop = blood in the stool
blood in his poo = blood in the stool
blood in her poo = blood in the stool
blood in your stools = blood in the stool
blood in my stool = blood in the stool
blood in the stool
blood in stool = blood in the stool
blood in stools = blood in the stool
bloody stools
bloody stool
black stools
black stool = black stools
black poo = black stools
black poos = black stools
black poop = black stools
tarry stools = black stools
tarry stool = black stools
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
burning when she urinates = dysuria
burning when she pees = dysuria
burns when she urinates = dysuria
burns when she pees = dysuria
hurts when she urinates = dysuria
hurts when she pees = dysuria
pain when she urinates = dysuria
pain when she pees = dysuria
burning when he urinates = dysuria
burning when he pees = dysuria
burns when he urinates = dysuria
burns when he pees = dysuria
hurts when he urinates = dysuria
hurts when he pees = dysuria
pain when he urinates = dysuria
pain when he pees = dysuria
burning when i go = dysuria
burns when i pee = dysuria
burns when i urinate = dysuria
burns when i go = dysuria
burns when you pee = dysuria
burns when you urinate = dysuria
hurts when i pee = dysuria
hurts when i urinate = dysuria
hurts to pee = dysuria
burns to pee = dysuria
burning or blood when you urinate = dysuria
burning with urination = dysuria
burning when you pee = dysuria
burning when i pee = dysuria
burning when i wee = dysuria
burning when you wee = dysuria
stinging when i wee = dysuria
stings when i wee = dysuria
stinging when you wee = dysuria
stinging when you pass urine = dysuria
burning when you pass urine = dysuria
pain when you pass urine = dysuria
pain passing urine = dysuria
painful urination = dysuria
pain with urination = dysuria
pain when you urinate = dysuria
trouble urinating = difficulty urinating
difficulty urinating
urinary symptoms
urinary problems = urinary symptoms
urinary frequency
urine frequency = urinary frequency
nocturia
urinary urgency
frequent urination = urinary frequency
urinating more = urinary frequency
urinary incontinence
incontinence
blood in your urine = hematuria
blood in your wee = hematuria
blood in my wee = hematuria
blood in the wee = hematuria
blood in my urine = hematuria
blood in the urine = hematuria
hematuria
blood in urine = hematuria
flank pain
pelvic pain
vaginal discharge
vaginal bleeding
vaginal dryness
heavy menstrual bleeding
heavy periods = heavy menstrual bleeding
weak stream = weak urinary stream
weak urinary stream
weak urine stream = weak urinary stream
hot flashes
hot flushes
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
stiff neck = neck stiffness
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
any fits = seizures
had fits = seizures
have fits = seizures
having fits = seizures
get fits = seizures
getting fits = seizures
or fits = seizures
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
been feeling down = depressed mood
i feel down = depressed mood
lost interest = loss of interest
low mood
feeling low = low mood
feeling so low = low mood
feeling really low = low mood
feeling very low = low mood
anxiety
anxious = anxiety
stress
stressed = stress
insomnia
trouble sleeping = difficulty sleeping
difficulty sleeping
problems sleeping = difficulty sleeping
suicidal ideation
wanting to die = suicidal ideation
thoughts of ending your life = suicidal ideation
ending your life = suicidal ideation
end your life = suicidal ideation
killing yourself = suicidal ideation
racing thoughts
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
thoughts of hurting yourself or anybody else = thoughts of self-harm or of harming others
thoughts of hurting yourself or someone else = thoughts of self-harm or of harming others
thoughts of hurting yourself or other people = thoughts of self-harm or of harming others
of hurting anybody else = thoughts of harming others
thoughts of hurting anybody else = thoughts of harming others
of hurting anyone else = thoughts of harming others
of hurting someone else = thoughts of harming others
thoughts of hurting someone else = thoughts of harming others
of hurting other people = thoughts of harming others
thoughts of harming yourself or anybody else = thoughts of self-harm or of harming others
thoughts of harming yourself or someone else = thoughts of self-harm or of harming others
thoughts of harming yourself or other people = thoughts of self-harm or of harming others
of harming anybody else = thoughts of harming others
thoughts of harming anybody else = thoughts of harming others
of harming anyone else = thoughts of harming others
of harming someone else = thoughts of harming others
thoughts of harming someone else = thoughts of harming others
of harming other people = thoughts of harming others
thoughts of harming other people = thoughts of harming others
thoughts of killing yourself = suicidal ideation
thoughts of not wanting to be here = thoughts of not wanting to be here
thoughts of not being here = thoughts of not being here
thoughts of self-harm
homicidal ideation
homicidal thoughts = homicidal ideation
hearing voices = auditory hallucinations
seeing things other people = visual hallucinations
hearing or seeing things other people = auditory or visual hallucinations
hearing or seeing things others = auditory or visual hallucinations
seeing things others = visual hallucinations
suicidal thoughts = suicidal ideation
thoughts of suicide = suicidal ideation
hurting yourself = self-harm
harming yourself = self-harm
harm yourself or hurt others = self-harm or harm to others
hurting yourself or others = self-harm or harm to others
hurt yourself or others = self-harm or harm to others
panic attacks
anxiety attacks = panic attacks
mood swing = mood swings
mood swings
hallucinations
irritability`,
  Endocrine: `
excessive thirst
increased thirst = excessive thirst
thirsty = excessive thirst
always thirsty = excessive thirst
heat intolerance
heat or cold intolerance
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
bruise easy = easy bruising
bleeding
swollen glands
swollen lymph nodes
lymph node swelling`,
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

function longestAt(named: readonly Symptom[], words: readonly string[], at: number): Symptom | undefined {
  for (const symptom of named) if (standsAt(symptom.words, words, at)) return symptom;
  return undefined;
}

const ofStress = new Set('test tests testing echo echocardiogram ekg fracture fractures mri ball'.split(' '));

/** The symptoms named in these words, longest match first; `at` is the index of the first word. */
export function symptomsIn(words: readonly string[]): { symptom: Symptom; at: number }[] {
  const found: { symptom: Symptom; at: number }[] = [];
  for (let i = 0; i < words.length; i++) {
    const named = symptoms.get(words[i]!);
    const hit = named && longestAt(named, words, i);
    // Who falls asleep does not fall; a "stress test" is none.
    if (!hit || (words[i + 1] === 'asleep' && words[i] === 'falls')) continue;
    if (words[i] === 'weak' && isOfHeart(words, i)) continue;
    if (words[i] === 'stress' && ofStress.has(words[i + 1] ?? '')) continue;
    found.push({ symptom: hit, at: i });
    i += hit.words.length - 1;
  }
  return found;
}

// "They said the heart was weak.", "a weak heart muscle", "the pulse is weak": no weakness that is felt.
function isOfHeart(words: readonly string[], at: number): boolean {
  return (
    beats.test(words[at + 1] ?? '') ||
    words.slice(Math.max(0, at - weakReach), at).some((word) => beats.test(word))
  );
}
const beats = /^(?:heart|pump|pulses?)$/;
const weakReach = 3;
