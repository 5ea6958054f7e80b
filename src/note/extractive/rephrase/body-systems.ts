import { upperFirst } from '../../language/upper-first.ts';

/** What a clinician examines, as spoken, and the heading an examination prints it under. Longest match first. */
const spoken: [string, string][] = [
  ['Lungs', 'lung|lungs|pulmonary|respiratory|chest and lungs'],
  ['Breath sounds', 'breath sounds'],
  ['Heart', 'heart|cardiac|cardiovascular|cardiovascular system'],
  ['Heart sounds', 'heart sounds'],
  ['Abdomen', 'abdominal|abdomen|belly|stomach|gi|gastrointestinal'],
  ['Neck', 'neck'],
  ['Thyroid', 'thyroid'],
  ['Throat', 'throat|oropharynx|oropharyngeal|pharynx'],
  ['Tonsils', 'tonsils'],
  ['Mouth', 'mouth|oral'],
  ['Nose', 'nose|nasal|sinus|sinuses|facial'],
  ['Face', 'face'],
  ['Ears', 'ear|ears'],
  ['Eyes', 'eye|eyes|ophthalmologic|fundoscopic'],
  ['Head', 'head'],
  [
    'Extremities',
    'extremity|extremities|lower extremity|lower extremities|legs|lower legs|upper extremity|upper extremities',
  ],
  ['Skin', 'skin|dermatologic'],
  ['Neurological', 'neurological|neurologic|neuro'],
  ['Musculoskeletal', 'musculoskeletal|msk'],
  ['Spine', 'spine'],
  ['Psychiatric', 'psychiatric|psych|mental status'],
  ['General', 'general'],
  ['Pelvic', 'vaginal|pelvic|bimanual'],
  ['Back', 'back|lumbar spine|low back|lower back|lumbar'],
  ['Breasts', 'breast|breasts'],
  ['Rectal', 'rectal|prostate'],
];

const systems = new Map(
  spoken.flatMap(([name, words]) => words.split('|').map((word): [string, string] => [word, name])),
);
const joints =
  /^(?:(right|left|bilateral|both) )?((?:lower |upper |index |middle |ring |little |great |big |small )?(?=)(?:knees?|(?<=(?:right|left) )(?:ear|eye|ear ?drum)|shoulders?|hips?|ankles?|elbows?|wrists?|hands?|foot|feet|fingers?|thumbs?|toes?|arms?|legs?|calf|calves|forearms?|thighs?|extremity))$/;

/** The heading for a spoken part of the body ("heart" → Heart, "right knee" → Right knee), or null. */
export function systemOf(words: string): string | null {
  const low = words.toLowerCase().trim();
  const named = systems.get(low);
  if (named) return named;
  const joint = joints.exec(low);
  if (!joint) return null;
  return upperFirst(low);
}
