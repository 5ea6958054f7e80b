import type { BodySystem } from './body-systems.ts';

/** Words that tell which part of the examination a finding belongs to; earlier rows win. */
const table: [BodySystem, RegExp][] = [
  [
    'Psychiatric',
    /\b(?:mood|affect|thought (?:process|content)|insight|judgm?ent|eye contact|mental status)\b/,
  ],
  [
    'Neurological',
    /\b(?:reflex(?:es)?|sensation|strength|cranial|neuro\w*|motor|gait|tremor|coordination|romberg|oriented|finger[- ]to[- ]nose|straight leg|dix[- ]hallpike|nystagmus|pronator)\b/,
  ],
  ['Eyes', /\b(?:eyes?|pupils?|conjunctiva\w*|sclera\w*|extraocular|fundus|visual)\b/],
  [
    'Ears, Nose, Mouth and Throat',
    /\b(?:ears?|tympanic|nose|nasal|turbinates?|nares|throat|tonsils?|tonsillar|peritonsillar|pharynx|oropharynx|mouth|tongue|uvula|sinus(?:es)?|mucous|exudates?|hearing)\b/,
  ],
  ['Breast', /\b(?:breasts?|nipples?|axilla\w*)\b/],
  [
    'Cardiovascular',
    /\b(?:heart|murmurs?|gallops?|rubs?|rate and rhythm|rhythm|s1|s2|pulses?|jugular|carotids?|bruits?|jvd|cardiac|cardiovascular|pitting)\b/,
  ],
  [
    'Respiratory',
    /\b(?:lungs?|breath sounds|wheez\w*|rales|rhonchi|crackles|respiratory|breathing|auscultation|air movement)\b/,
  ],
  [
    'Gastrointestinal',
    /\b(?:abdomen|abdominal|belly|bowel sounds|rebound|guarding|liver|spleen|hepato\w*|rectal|murphy'?s?|rigidity|stomach|quadrant)\b/,
  ],
  [
    'Genitourinary',
    /\b(?:cva|costovertebral|pelvic|genital|testic\w*|prostate|cervix|vaginal|uterus|kidney|flank)\b/,
  ],
  ['Hematologic/Lymphatic', /\b(?:lymph\w*|adenopathy|cervical nodes?)\b/],
  ['Neck', /\b(?:neck|thyroid|thyromegaly|supple)\b/],
  [
    'Musculoskeletal',
    /\b(?:knees?|hips?|shoulders?|elbows?|wrists?|hands?|fingers?|thumb|ankles?|foot|feet|toes?|back|spine|lumbar|legs?|arms?|calf|thigh|range of motion|flexion|extension|joints?|muscles?|effusion|crepitus|mcmurray'?s?|lachman'?s?|drawer|varus|valgus|tinel'?s?|phalen'?s?|extremit\w*|tender\w*|palpation|weight[- ]bearing|squat\w*|deformity|ecchymosis|swelling|bruising)\b/,
  ],
  [
    'Skin',
    /\b(?:skin|rash(?:es)?|lesions?|ulcer\w*|wound|plaques?|mole|cellulitis|turgor|erythema\w*|laceration)\b/,
  ],
  ['General', /\b(?:distress|appear(?:s|ing)?|alert|well[- ]nourished|general)\b/],
];

/** A phrase that opens a part of the examination ("on your lung exam") beats words met on the way. */
const opening =
  /\b(?:on|for|in|with|of) (?:your|the|his|her) ([a-z ]{2,30}?) exam\b|\b([a-z]+) exam\b|\b(?:looking at|examining|listening to|feeling) (?:your|the|his|her) ([a-z]+)/;

/** The body system that these words are about, or null where they name none. */
export function examSystemOf(text: string): BodySystem | null {
  const lower = text.toLowerCase();
  const lead = opening.exec(lower);
  const named = lead ? systemIn(lead[1] ?? lead[2] ?? lead[3] ?? '') : null;
  return named ?? systemIn(lower);
}

function systemIn(text: string): BodySystem | null {
  let best: BodySystem | null = null;
  let at = Number.POSITIVE_INFINITY;
  for (const [system, pattern] of table) {
    const found = pattern.exec(text);
    if (found && found.index < at) {
      best = system;
      at = found.index;
    }
  }
  return best;
}
