import { vitalsIn } from '../examination/vitals.ts';
import { plainOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import type { Naming } from './first-named.ts';

/** Tests and what they measure, by the words that name them. */
const testNames = new Map(
  `a1c hba1c
hemoglobin haemoglobin hematocrit
creatinine gfr egfr kidney
cholesterol ldl hdl triglycerides lipids non-hdl
tsh thyroid
potassium
sodium
calcium
magnesium
glucose sugar sugars
ferritin iron
b12
psa
inr
troponin troponins
bnp
platelets
white
alt ast liver
bilirubin
albumin
crp esr
ekg ecg electrocardiogram
echo echocardiogram ejection
x-ray xray x-rays ray rays film films
mri
ct
ultrasound
mammogram
pap
pfts pft spirometry fev1
biopsy pathology
colonoscopy endoscopy
urine urinalysis
strep
guaiac occult
covid
flu
blood-pressure pressure bp
swab
culture
levels level
count`
    .split('\n')
    .flatMap((line) => line.split(' ').map((name) => [name, line] as const)),
);

const tells =
  /\b(?:is|was|are|were|'s|came back|looks?|looked|shows?|showed|reveals?|revealed)(?=)\b|\blow at\b/;
// "These x-rays of the neck show some degenerative changes."
const findsThere =
  /\b(?:shows?|showed|reveals?|revealed)(?=) (?!(?:you|me|us|him|her|that (?:you|we)|up|how|what|it)\b)[a-z]/;
const outcome =
  /\b(?:high|low|higher|lower|normal|good|fine|great|stable|elevated|negative|positive|clear|unchanged|abnormal|reduced|benign)(?=)\b|\d/;
const notNow =
  /\b(?:if|should be|would be|will|'ll|going to|gon na|want|need|order|check|repeat|recheck|get|goal|until|once|when|how|could|may|might|take|taking|mg|milligrams?|medication|drink)(?=)\b/;
// "It's low at 8.2."
const itself =
  /^(?:(?:and|so|okay|uh|um|yeah|here|but) )*(?:it|that|this)(?:'s| is| was| came back| looks)(?=)(?: (?:a (?:little|bit|little bit)|slightly|quite|very|pretty|still))?(?=) (?:high|low|higher|lower|normal|elevated|negative|positive)\b/;

/**
 * Results that the clinician tells ("it's low at 8.2", "your EKG looks good") where no chosen passage, and no other
 * section, names the test; each test once.
 */
export function leftOutResults(passages: readonly Passage[], chosen: ReadonlySet<Passage>): Passage[] {
  const named = new Set<string>();
  const figures = new Set<string>();
  const open: Naming[] = [];
  for (const [at, passage] of passages.entries()) {
    const { unit, role } = passage;
    if (role === 'patient' || role === 'relative') continue;
    const names = namesIn(passage);
    if (chosen.has(passage)) {
      // "Did you have x-rays taken today?" tells nothing of what they showed.
      if (!unit.question) for (const name of names) named.add(name);
      for (const figure of figuresIn(passage)) figures.add(figure);
      continue;
    }
    if (unit.question || unit.words.length > 30) continue;
    const before = passages[at - 1];
    const about =
      names.length > 0
        ? names
        : itself.test(unit.said) && before?.unit.turn === unit.turn
          ? namesIn(before)
          : names;
    if (
      about.length === 0 ||
      !tells.test(unit.said) ||
      !(outcome.test(plainOf(unit)) || findsThere.test(unit.said)) ||
      notNow.test(unit.said)
    )
      continue;
    open.push({ passage, names: about });
  }
  return open
    .filter(({ passage, names }) => {
      const values = figuresIn(passage);
      return values.length > 0
        ? values.every((value) => !figures.has(value))
        : names.every((name) => !named.has(name));
    })
    .map(({ passage }) =>
      passage.section === 'vitals' || vitalsIn(plainOf(passage.unit)).length > 0
        ? passage
        : { ...passage, section: 'results' },
    );
}

/** True for a word that names a test or what it measures. */
export function namesTest(word: string): boolean {
  return testNames.has(bare(word));
}

function figuresIn({ unit }: Passage): string[] {
  return plainOf(unit).match(/(?<![A-Za-z\d.])\d+(?:\.\d+)?/g) ?? [];
}

function namesIn({ unit }: Passage): string[] {
  const names = unit.words.flatMap((word) => testNames.get(bare(word)) ?? []);
  return unit.said.includes('stool card') ? [...names, 'stool card'] : names;
}

function bare(word: string): string {
  return word.endsWith("'s") ? word.slice(0, -2) : word;
}
