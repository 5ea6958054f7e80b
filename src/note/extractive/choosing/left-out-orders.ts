import { isProvided } from '../visit/provided.ts';
import type { Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { firstNamed, type Naming } from './first-named.ts';

/** What is ordered, fitted or taught, by the words that name it; several words of one line are one thing. */
const orderNames = new Map(
  `sling
cast air-cast casts
brace braces
boot
splint splints
crutches
walker
bandage wrap
ekg ecg electrocardiogram
x-ray xray rays ray x-rays radiograph radiographs
mri
ct cat
ultrasound sonogram doppler duplex
echo echocardiogram
holter
spirometry pfts
abi abis
treadmill
mammogram
colonoscopy
endoscopy
cystoscopy
enterography
swallow
biopsy
emg
dexa
labs bloods bloodwork
a1c hba1c
psa
tsh
cbc
ferritin
bmp cmp
urinalysis
swab
culture
troponin troponins
kidney renal
physio physiotherapy
dietitian dietician nutritionist
cardiologist cardiology
neurologist neurology
urologist urology
dermatologist dermatology
gastroenterologist gastroenterology
endocrinologist endocrinology
nephrologist nephrology
pulmonologist pulmonology
rheumatologist rheumatology
hematologist hematology haematology
oncologist oncology
ophthalmologist ophthalmology
psychiatrist psychiatry
podiatrist podiatry
vascular
orthopedics orthopedic orthopaedic
humidifier
stockings
weigh scale
antibiotic antibiotics
inhaler
injection injections shot shots
vaccine vaccination vaccines booster
tdap dtap
mmr
polio ipv
prevnar pcv pneumovax
hib pentacel
rotavirus
shingrix
gardasil
bexsero menb
patch patches`
    .split('\n')
    .flatMap((line) => line.split(' ').map((name) => [name, line] as const)),
);

/** True for a word that names something to order, fit or refer to. */
export function namesOrder(word: string): boolean {
  return orderNames.has(word);
}

const decides =
  /\b(?:i|we|you)(?=)(?:'ll| will|(?:'m|'re| am| are)(?=) (?:(?:also|just|actually) )?(?=)(?:going to|gon na|ordering|getting|giving|sending|putting|referring|starting)| (?:also )?(?:have to|need to|want to|wan na|want you)|'d (?:also )?(?:like|recommend|suggest)| would (?:also )?(?:like|recommend|suggest))(?=)\b|\blet's\b|\bgo ahead and\b|^(?:(?:and|also|so|then|please|just|but) )*(?:weigh|wear|use|get|order|repeat|check|elevate)(?=)\b/;
/** Undecided, done, or said of something else than what is done now. */
const undecided =
  /\b(?:if|unless|might|may|could|possibl[ey]|maybe|perhaps|eventually|in the future|down the (?:road|line)|consider|option|talk (?:more )?about|discuss|look at|show|did|had|was|were|last|already|n't|not|because|worry|before|once|when)\b/;
// "I'll ask the pharmacy to do blister packs", "I'll get the district nurse to come and dress it": arranged, whatever for.
const asksSomebody =
  /^(?:(?:and|also|so|then|okay|right)(?=) ){0,2}(?:i|we)(?=)(?:'ll| will|'m going to)(?=) (?:(?:also|just) )?(?:ask|get|have)(?=) (?:the|our|your|my|an?|someone|somebody) (?:[a-z]+ ){0,4}?(?:to )?(?=)(?:do|call|ring|phone|contact|visit|fit|make|book|arrange|organise|organize|send|write|teach|give|deliver|text|set|come (?:out|by|round|and|to your)|check on|look after|help)(?=)\b/;
/** "… so you don't have to" */
const aim = / so (?:that )?(?=)(?:you|he|she|they) /;
const stressTest = /\bstress (?:test|echo)/;
const longest = 45;

const awaiting = new Set(['once', 'when', 'until']);
const comes = new Set(['back', 'in', 'through']);

// "Let's speak again once the bloods and the ECG are back.": waited for, and ordered elsewhere.
function wordsSaid({ words }: Unit): readonly string[] {
  const at = words.findLastIndex((word) => awaiting.has(word));
  return at > 0 && comes.has(words.at(-1)!) ? words.slice(0, at) : words;
}

/**
 * What the clinician orders, fits or tells the patient to do in so many words, from `planFrom` on, where no chosen
 * passage of the plan speaks of it: "And then I'll give you crutches."
 */
export function leftOutOrders(
  passages: readonly Passage[],
  chosen: ReadonlySet<Passage>,
  planFrom: number,
): Passage[] {
  const planned = new Set<string>();
  const open: Naming[] = [];
  for (const passage of passages.slice(planFrom)) {
    const { unit, role, section } = passage;
    if (role === 'patient' || role === 'relative') continue;
    const names = wordsSaid(unit).flatMap((word) => orderNames.get(word) ?? []);
    if (stressTest.test(unit.said)) names.push('treadmill');
    if (asksSomebody.test(unit.said)) names.push(`asked ${passage.index}`);
    if (names.length === 0) continue;
    if (chosen.has(passage)) {
      if (section === 'plan' || section === 'assessment') for (const name of names) planned.add(name);
    } else if (
      section === 'plan' &&
      !unit.question &&
      unit.words.length > 2 &&
      unit.words.length < longest &&
      decides.test(unit.said) &&
      !undecided.test(unit.said.split(aim, 1)[0]!) &&
      !isProvided(unit, passages[passage.index - 1]?.unit)
    )
      open.push({ passage, names });
  }
  return firstNamed(open, planned);
}
