/** What recognisers write for words that sound alike, where what is written can be nothing else: `written = meant`. */
const phrases = `
chess pain = chest pain
chess pains = chest pains
chest pane = chest pain
joint pane = joint pain
back pane = back pain
soar throat = sore throat
knows bleed = nosebleed
knows bleeds = nosebleeds
short of breathe = short of breath
shortness of breathe = shortness of breath
out of breathe = out of breath
light headed = lightheaded
head aches = headaches
past out = passed out
past away = passed away
past a stone = passed a stone
passed medical history = past medical history
wrest room = restroom
rest less = restless
sun in law = son in law
wait loss = weight loss
wait gain = weight gain
lost wait = lost weight
losing wait = losing weight
gained wait = gained weight
gaining wait = gaining weight
way yourself = weigh yourself
way your self = weigh yourself
way myself = weigh myself
every our = every hour
half an our = half an hour
an our = an hour
once a weak = once a week
twice a weak = twice a week
times a weak = times a week
last weak = last week
next weak = next week
this weak = this week
every weak = every week
a weak ago = a week ago
couple weaks = couple weeks
few weaks = few weeks
for times a day = four times a day
for times daily = four times daily
to times a day = two times a day
too times a day = two times a day
tubes tide = tubes tied
up the stares = up the stairs
down the stares = down the stairs
on the stares = on the stairs
flight of stares = flight of stairs
flights of stares = flights of stairs
climbing stares = climbing stairs
climb stares = climb stairs
a dema = edema
pitting a dema = pitting edema
a deema = edema
edima = edema
injection fraction = ejection fraction
rejection fraction = ejection fraction
create a nine = creatinine
create a nin = creatinine
creating nine = creatinine
creatine nine = creatinine
creatine level = creatinine level
he mo globe in = hemoglobin
hemo globe in = hemoglobin
hemo globin = hemoglobin
he moglobin = hemoglobin
fair it in = ferritin
ferret in = ferritin
fair a tin = ferritin
ultra sound = ultrasound
history ectomy = hysterectomy
hyster ectomy = hysterectomy
hysterical ectomy = hysterectomy
append ectomy = appendectomy
tonsil ectomy = tonsillectomy
five roids = fibroids
fiber oids = fibroids
fibroid s = fibroids
end oh meet real = endometrial
end o metrial = endometrial
endo metrial = endometrial
lay tex = latex
deficiency an anemia = deficiency anemia
iron deficient anemia = iron deficiency anemia
flue shot = flu shot
flue shots = flu shots
flair up = flare-up
flair ups = flare-ups
mild flair = mild flare
bad flair = bad flare
flair of = flare of
both basis = both bases
lung basis = lung bases
room err = room air
room heir = room air
after sects = after sex
during sects = during sex
having sects = having sex
feinted = fainted
blood clods = blood clots
clods = clots
very close veins = varicose veins
new monia = pneumonia
new moan ya = pneumonia
high per tension = hypertension
hyper tension = hypertension
die a beat ease = diabetes
die a betes = diabetes
diabetis = diabetes
ass ma = asthma
as ma = asthma
brawn kite is = bronchitis
arthur itis = arthritis
author itis = arthritis
are thritis = arthritis
my grain = migraine
my grains = migraines
migraine with or a = migraine with aura
sigh attica = sciatica
sigh at ica = sciatica
colon oscopy = colonoscopy
colonos copy = colonoscopy
end oscopy = endoscopy
endos copy = endoscopy
mammo gram = mammogram
thy roid = thyroid
thigh roid = thyroid
pro state = prostate
by opsy = biopsy
bi opsy = biopsy
buy opsy = biopsy
cholest roll = cholesterol
colesterol = cholesterol
a won c = a1c
a one see = a1c
in haler = inhaler
kid knees = kidneys
you're in infection = urine infection
your in infection = urine infection
you're in sample = urine sample
your in sample = urine sample
you're in test = urine test
you're in culture = urine culture
bowl movement = bowel movement
bowl movements = bowel movements
a neurism = aneurysm
hart attack = heart attack
hart rate = heart rate
heart burn = heartburn
heart palpations = heart palpitations
palpations = palpitations
anti biotic = antibiotic
anti biotics = antibiotics
anty biotics = antibiotics
anti inflammatory = anti-inflammatory
tet nus = tetanus
tetness = tetanus
nausha = nausea
naws ea = nausea
die a rhea = diarrhea
die area = diarrhea
vomitting = vomiting
pall ups = polyps
pollups = polyps
poly ups = polyps
sin us = sinus
eye you d = iud
i you d = iud
pap's mere = pap smear
pap smere = pap smear
add ville = advil
a leave = aleve
i be profen = ibuprofen
eye be profen = ibuprofen
eye bu profen = ibuprofen
fair us sulfate = ferrous sulfate
license april = lisinopril
listen april = lisinopril
my rain a = mirena
pro jester own = progesterone
ester gin = estrogen
for rows a mid = furosemide
part of my site = part of my sight
tile and all = tylenol
tie lenol = tylenol
baby aspirins = baby aspirin
`;

const meant = new Map(
  phrases
    .trim()
    .split('\n')
    .map((line) => line.split(' = ') as [string, string]),
);
const alike = [...meant.keys()].toSorted((a, b) => b.length - a.length).join('|');
// "I half to sit up", "seventy ate", "ate weeks", "the first to days", "two weaks".
const inPlace = [
  String.raw`half(?= to (?:sit|take|go|get|stop|use|be|do|have|wear|see|lie|sleep|stand|wait|drink|eat|come|keep|pee|urinate|rest|stay|work|change|hold|walk)\b)`,
  String.raw`ate(?= (?:weeks?|days?|months?|years?|hours?|milligrams?|tablets?|pills?|out of ten)\b)`,
  String.raw`(?<=\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) )ate`,
  String.raw`(?<=\b(?:first|last|next|past|every|these|have|had|for|of|the) )too?(?= (?:days|weeks|months|years|hours|children|kids|tablets|pills|puffs|boys|girls|times)\b)`,
  String.raw`(?<=\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve) )weaks`,
].join('|');
const misheard = new RegExp(String.raw`\b(?:${alike}|${inPlace})\b`, 'gi');
const single: Record<string, string> = { half: 'have', ate: 'eight', to: 'two', too: 'two', weaks: 'weeks' };
const mark = /[.?!]/;

/**
 * An utterance with the words that a recogniser took for others: "chess pain" → chest pain, "create a nine" → creatinine.
 * Only where nobody set marks: who writes "a dema." types as they mean it. `onChange` is told of each: where it stands in
 * `text`, and the lengths of what was written and of what was meant.
 */
export function withMisheardMended(
  text: string,
  onChange?: (at: number, written: number, meant: number) => void,
): string {
  if (mark.test(text)) return text;
  return text.replace(misheard, (said: string, at: number) => {
    const low = said.toLowerCase();
    const word = meant.get(low) ?? single[low]!;
    onChange?.(at, said.length, word.length);
    return word;
  });
}
