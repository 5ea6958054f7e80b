import type { BodySystem } from './body-systems.ts';

/** Words that tell which part of the examination a finding belongs to; earlier rows win. */
const table: [BodySystem, string][] = [
  ['Psychiatric', 'mood|affect|thought (?:process|content)|insight|judgm?ent|eye contact|mental status'],
  [
    'Neurological',
    String.raw`reflex(?:es)?|sensation|strength|cranial|neuro\w*|motor|gait|tremor|coordination|romberg|oriented|finger[- ]to[- ]nose|straight leg|dix[- ]hallpike|nystagmus|pronator`,
  ],
  ['Eyes', String.raw`eyes?|pupils?|conjunctiva\w*|sclera\w*|extraocular|fundus|visual`],
  [
    'Ears, Nose, Mouth and Throat',
    'ears?|tympanic|nose|nasal|turbinates?|nares|throat|tonsils?|tonsillar|peritonsillar|pharynx|oropharynx|mouth|tongue|uvula|sinus(?:es)?|mucous|exudates?|hearing',
  ],
  ['Breast', String.raw`breasts?|nipples?|axilla\w*`],
  [
    'Cardiovascular',
    'heart|murmurs?|gallops?|rubs?|rate and rhythm|rhythm|s1|s2|pulses?|jugular|carotids?|bruits?|jvd|cardiac|cardiovascular|pitting',
  ],
  [
    'Respiratory',
    String.raw`lungs?|breath sounds|wheez\w*|rales|rhonchi|crackles|respiratory|breathing|auscultation|air movement`,
  ],
  [
    'Gastrointestinal',
    String.raw`abdomen|abdominal|belly(?![- ]press)|bowel sounds|rebound|guarding|liver|spleen|hepato\w*|rectal|murphy'?s?|rigidity|stomach|quadrant`,
  ],
  [
    'Genitourinary',
    String.raw`cva|costovertebral|pelvic|genital|testic\w*|prostate|cervix|vaginal|uterus|kidney|flank|fundal height|fo?etal`,
  ],
  ['Hematologic/Lymphatic', String.raw`lymph\w*|adenopathy|cervical nodes?`],
  ['Neck', 'neck|thyroid|thyromegaly|supple'],
  [
    'Musculoskeletal',
    String.raw`knees?|hips?|shoulders?|elbows?|wrists?|hands?|fingers?|thumb|ankles?|foot|feet|toes?|back|spine|lumbar|legs?|arms?|calf|thigh|range of motion|flexion|extension|joints?|muscles?|effusion|crepitus|mcmurray'?s?|lachman'?s?|drawer|varus|valgus|tinel'?s?|phalen'?s?|extremit\w*|tender\w*|palpation|weight[- ]bearing|squat\w*|deformity|ecchymosis|swelling|bruising`,
  ],
  [
    'Skin',
    String.raw`skin|rash(?:es)?|lesions?|ulcer\w*|wound|plaques?|mole|cellulitis|turgor|erythema\w*|laceration`,
  ],
  ['General', 'distress|appear(?:s|ing)?|alert|well[- ]nourished|general'],
];

/** A phrase that opens a part of the examination ("on your lung exam") beats words met on the way. */
const opening =
  /\b(?:on|for|in|with|of) (?:your|the|his|her) ([a-z ]{2,30}?) exam\b|\b([a-z]+) exam\b|\b(?:looking at|examining|listening to|feeling) (?:your|the|his|her) ([a-z]+)/;

/** The body system that these words are about, or null where they name none. */
export function examSystemOf(text: string): BodySystem | null {
  const lower = text.toLowerCase();
  const lead = /exam|looking at|listening to|feeling/.test(lower) ? opening.exec(lower) : null;
  const named = lead ? systemIn(lead[1] ?? lead[2] ?? lead[3] ?? '') : null;
  return named ?? systemIn(lower);
}

/** All rows in one pattern, each in a group of its own: the first word that any row knows, and of several rows the first. */
const anyRow = new RegExp(`\\b(?:${table.map(([, words]) => `(${words})`).join('|')})(?=)\\b`);

function systemIn(text: string): BodySystem | null {
  const found = anyRow.exec(text);
  if (found === null) return null;
  return table[found.findIndex((group, i) => i > 0 && group !== undefined) - 1]![0];
}
