import { kin } from '../language/kin.ts';
import type { HeardFacts } from './heard-facts.ts';
import { polarityInNote } from './polarity.ts';
import type { Term } from './terms.ts';

/** Endings of Greek and Latin names of diseases and findings. */
const conditionEnding =
  /(?:itis|osis|oses|emia|emic|oma|omas|pathy|algia|uria|plegia|paresis|ectasis|megaly|rrhea|penia|philia|phobia|sclerosis|stenosis|trophy|thorax|edema|cele|lithiasis|spasm|malacia|dynia|sthesia|kinesia|ectopic)$/;
/** Words with such an ending that name no disease, or that any visit may use. */
const harmless = new Set([
  'diagnosis',
  'diagnoses',
  'prognosis',
  'dosis',
  'family',
  'coma',
  'aroma',
  'auscultation',
]);

const conditionWords = new Set(
  `lupus psoriasis eczema melanoma cancer leukemia lymphoma hernia hemorrhoids hemorrhoid glaucoma cataract cataracts
  scabies shingles herpes chlamydia gonorrhea syphilis hiv hepatitis cirrhosis pancreatitis crohn's colitis celiac
  parkinson's alzheimer's dementia parkinsonism sepsis abscess wart warts acne rosacea vitiligo impetigo ringworm
  polyp polyps goiter aneurysm angina cardiomyopathy tamponade pericarditis endocarditis jaundice ascites stroke
  concussion whiplash scoliosis sciatica tendinitis tendonitis bursitis bunion bipolar schizophrenia psychosis mania
  delirium adhd autism anorexia bulimia ptsd endometriosis fibroids fibroid preeclampsia eclampsia miscarriage
  mononucleosis influenza croup covid measles mumps rubella chickenpox varicella tuberculosis malaria meningitis
  encephalitis bronchiolitis pertussis hydrocele varicocele phimosis dislocation subluxation avulsion contracture
  gangrene cyanosis clubbing lethargy tremor tremors photophobia phonophobia diplopia proptosis nystagmus ptosis`.split(
    /\s+/,
  ),
);

const ofKin = new RegExp(`^(?:his|her|the patient's) ${kin} `, 'i');

export type ConditionFinding = 'borne out' | 'unsaid' | 'contradicted';

/**
 * Whether the symptoms, findings and diagnoses a note's sentence names (`terms` are its own) were said, and with the same polarity.
 * A contradiction needs every clear mention in the transcript to say the opposite.
 */
export function conditionsIn(text: string, terms: readonly Term[], heard: HeardFacts): ConditionFinding {
  let finding: ConditionFinding = 'borne out';
  for (const term of terms) {
    if (term.concept === null) {
      if (isConditionWord(term.text) && !isSaidSomehow(term.text, heard)) return 'unsaid';
      continue;
    }
    if (term.concept.kind !== 'condition' || !term.concept.exact) continue;
    const said = heard.polarities.get(term.key);
    if (said === undefined) {
      if (!saidWordByWord(term.text, heard)) return 'unsaid';
      continue;
    }
    const polarity = polarityInNote(text, term);
    // "Ever had kidney stones?" "No, my dad had them.": denied of the one, and had by the other.
    if (polarity === 'affirmed' && isOnly(said, 'denied') && !ofKin.test(text)) finding = 'contradicted';
    if (polarity === 'denied' && isOnly(said, 'affirmed')) finding = 'contradicted';
  }
  return finding;
}

function isOnly(said: ReadonlySet<string>, polarity: string): boolean {
  return said.has(polarity) && !said.has(polarity === 'denied' ? 'affirmed' : 'denied');
}

function isConditionWord(word: string): boolean {
  if (harmless.has(word)) return false;
  return conditionWords.has(word) || (word.length >= 7 && conditionEnding.test(word));
}

/** "Knee pain" where the transcript talks about the knee and about pain, if not in that order. */
function saidWordByWord(phrase: string, { words }: HeardFacts): boolean {
  return phrase
    .split(/[^a-z0-9]+/)
    .every(
      (word) =>
        word.length < 3 ||
        words.has(word) ||
        words.has(word.replace(/s$/, '')) ||
        (word === 'pain' && saysPain.some((said) => words.has(said))),
    );
}

/** "My knee, it's been killing me." */
const saysPain = [
  'pains',
  'painful',
  'hurts',
  'hurting',
  'hurt',
  'sore',
  'aches',
  'aching',
  'ache',
  'killing',
  'agony',
];

/** The word itself, or one that differs in its ending only ("psoriasis", "psoriatic"). */
function isSaidSomehow(word: string, { words }: HeardFacts): boolean {
  if (words.has(word)) return true;
  const start = word.slice(0, Math.max(5, word.length - 3));
  for (const said of words.keys()) if (said.startsWith(start)) return true;
  return false;
}
