import { matchesOf } from '../matches.ts';

/**
 * What recognisers write for words that sound alike, where what is written can be nothing else: `written = meant`. Only
 * what its sound does not tell (sound/): other words, or none that sounds so.
 */
const phrases = `
knows bleed = nosebleed
n stemi = NSTEMI
n-stemi = NSTEMI
non stemi = NSTEMI
non-stemi = NSTEMI
end stemi = NSTEMI
dexa methasone = dexamethasone
beta methasone = betamethasone
the augmenting = the Augmentin
on augmenting = on Augmentin
augmenting eight = Augmentin eight
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
climbing stares = climbing stairs
a dema = edema
edima = edema
injection fraction = ejection fraction
rejection fraction = ejection fraction
create a nine = creatinine
creating nine = creatinine
creatine nine = creatinine
creatine level = creatinine level
fair it in = ferritin
ferret in = ferritin
hysterical ectomy = hysterectomy
five roids = fibroids
fibroid s = fibroids
lay tex = latex
deficiency an anemia = deficiency anemia
iron deficient anemia = iron deficiency anemia
flue shots = flu shots
flair up = flare-up
flair ups = flare-ups
mild flair = mild flare
bad flair = bad flare
both basis = both bases
lung basis = lung bases
room err = room air
room heir = room air
after sects = after sex
during sects = during sex
having sects = having sex
feinted = fainted
clods = clots
very close veins = varicose veins
new monia = pneumonia
diabetis = diabetes
as ma = asthma
author itis = arthritis
my grain = migraine
migraine with or a = migraine with aura
colesterol = cholesterol
a one see = a1c
kid knees = kidneys
you're in infection = urine infection
your in infection = urine infection
you're in sample = urine sample
you're in test = urine test
you're in culture = urine culture
heart burn = heartburn
heart palpations = heart palpitations
palpations = palpitations
anti inflammatory = anti-inflammatory
tetness = tetanus
nausha = nausea
naws ea = nausea
vomitting = vomiting
pollups = polyps
eye you d = iud
i you d = iud
pap's mere = pap smear
pap smere = pap smear
a leave = aleve
fair us sulfate = ferrous sulfate
license april = lisinopril
listen april = lisinopril
my rain a = mirena
jardians = jardiance
acyclovear = acyclovir
metoprol tartate = metoprolol tartrate
part of my site = part of my sight
tile and all = tylenol
baby aspirins = baby aspirin
sort of breath = short of breath
hard failure = heart failure
hard block = heart block
hard attack = heart attack
flew shot = flu shot
flew shots = flu shots
flew vaccine = flu vaccine
tennis shot = tetanus shot
tennis booster = tetanus booster
sight effect = side effect
sight effects = side effects
contrast die = contrast dye
leg ulster = leg ulcer
venus ulcer = venous ulcer
venus leg = venous leg
venus ulster = venous ulcer
vain surgery = vein surgery
vain stripping = vein stripping
vain ultrasound = vein ultrasound
vain ultra sound = vein ultrasound
light a cane = lidocaine
die tissue in = dietitian
die titian = dietitian
allergy sees = allergies
fever shells = fever chills
no cackles = no crackles
panicky tack = panic attack
cree at a nine = creatinine
no flewed = no fluid
soft mower = soft murmur
throw closed = throat closed
high brow = eyebrow
monitor batch = monitor patch
wearing yourself = weighing yourself
heeling nicely = healing nicely
heeling well = healing well
bread sounds = breath sounds
crackers at the = crackles at the
crackers in the lungs = crackles in the lungs
`;

const meant = new Map(
  phrases
    .trim()
    .split('\n')
    .map((line) => line.split(' = ') as [string, string]),
);
const alike = [...meant.keys()].toSorted((a, b) => b.length - a.length).join('|');
// Each begins with its own word: a look behind that comes first is taken at every word of a text.
// "I half to sit up", "seventy ate", "ate weeks", "the first to days", "two weaks", "won thirty over ate tea".
const inPlace = [
  String.raw`half(?= to (?:sit|take|go|get|stop|use|be|do|have|wear|see|lie|sleep|stand|wait|drink|eat|come|keep|pee|urinate|rest|stay|work|change|hold|walk)\b)`,
  String.raw`ate(?= (?:weeks?|days?|months?|years?|hours?|milligrams?|tablets?|pills?|out of ten|point)\b)`,
  String.raw`ate(?<=\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) ate)`,
  String.raw`too?(?= (?:days|weeks|months|years|hours|children|kids|tablets|pills|puffs|boys|girls|times)\b)(?<=\b(?:first|last|next|past|every|these|have|had|for|of|the) too?)`,
  String.raw`weaks(?<=\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve) weaks)`,
  String.raw`ate(?<=\b(?:hundred|minus|point|over ate tea) ate)`,
  String.raw`ate tea(?<=\b(?:one|two|three|four|five|six|seven|eight|nine|ate|ten|teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) over ate tea)`,
  String.raw`won(?= (?:oh|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: (?:one|two|three|four|five|six|seven|eight|ate|nine))? over\b)`,
  'sicks',
  String.raw`for(?= (?:milligrams?|percent|liters|centimeters|millimeters)\b)`,
  String.raw`to(?= (?:milligrams?|puffs|liters|tablets|pills|capsules)\b)(?<=\b(?:on|of|take|takes|taking) to)`,
  // "One thirty to over ninety", "one oh for over sixty", "over eighty to and"
  String.raw`to(?= over (?:\w+ty|\w+teen)\b)(?<=(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) to)`,
  String.raw`for(?= over (?:\w+ty|\w+teen)\b)(?<=(?:oh|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) for)`,
  String.raw`to(?= (?:and|pulse|your|heart|that|thats|it|its)\b)(?<=over (?:forty|fifty|sixty|seventy|eighty|ninety) to)`,
  // "To out of six", "to of those", "to and a half liters", "in to weeks", "to weeks ago"
  String.raw`to(?= (?:out of (?:three|four|five|six|ten)|of (?:those|them|these)|and a half|weeks ago|days ago|months ago|years ago)\b)`,
  String.raw`to(?= (?:weeks|days|months)\b)(?<=\bin to)`,
  String.raw`for(?= point (?:one|two|three|four|five|six|seven|eight|nine) (?:by|centimeters|millimeters|percent)\b)`,
  'for(?= layer (?:wrap|rap|dressing|bandage|compression))',
  String.raw`ours(?<=\bevery (?:two|three|four|six|eight|twelve) ours)`,
  String.raw`tree(?= (?:times|days|weeks|months|years|hours|milligrams?|pills|tablets|puffs)\b)`,
  String.raw`tan(?= (?:milligrams?|days|weeks|months|years|minutes)\b)`,
].join('|');
const misheard = new RegExp(String.raw`\b(?:${alike}|${inPlace})\b`, 'gi');
const single: Record<string, string> = {
  half: 'have',
  ate: 'eight',
  'ate tea': 'eighty',
  won: 'one',
  sicks: 'six',
  for: 'four',
  to: 'two',
  too: 'two',
  tree: 'three',
  tan: 'ten',
  weaks: 'weeks',
  ours: 'hours',
};
const mark = /[.?!]/;

/** Whether somebody set marks in a text: then only its pieces may be without. */
export function isMarked(text: string): boolean {
  return mark.test(text);
}

/** Where a text without marks has what is listed, in order: characters [start, end), and what was meant. */
export function listedMisheard(text: string): { start: number; end: number; meant: string }[] {
  if (isMarked(text)) return [];
  return matchesOf(misheard, text).map(({ 0: word, index }) => {
    const low = word.toLowerCase();
    return { start: index, end: index + word.length, meant: meant.get(low) ?? single[low]! };
  });
}
