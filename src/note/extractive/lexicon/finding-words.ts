import type { BodySystem } from './body-systems.ts';

/** Words of one body system, as a pattern in small letters. */
export type SystemWords = readonly (readonly [BodySystem, string])[];

/** Signs that are found in one system only. */
export const signs: SystemWords = [
  [
    'Psychiatric',
    String.raw`making sense|mood|affect|thinking|psychosis|thought (?:process\w*|content)|thoughts(?=(?:['’]re| are) (?:organi[sz]ed|linear|logical|clear|coherent))|insight|judge?ment|psychotic|grandiose|neatly dressed|eye contact|mental status|psychomotor|hallucinat\w+|delusion\w*|suicidal|homicidal|tearful|pressured speech|anxious|depressed`,
  ],
  [
    'General',
    '(?:no|any|apparent|acute|respiratory) distress|well[- ](?:developed|nourished|appearing|groomed|dressed|hydrated)|ill[- ]appearing|toxic(?:[- ]appearing)?|nontoxic|wheelchair|vital signs|vitals|blood pressure|fever|afebrile|temperature|weigh(?:t|s|ing)(?! ?[- ]?bear)|in height|pleasant|cachectic|frail|diaphoretic|ecog|performance status|karnofsky|heart rate(?! (?:is |was )?(?:nice |a )?(?:and )?reg)|percentiles?',
  ],
  [
    'Genitourinary',
    String.raw`c\.?v\.?a\.?(?= (?:\w+ )?tender)|cva|costovertebral|sounded to \d|adnexa\w*|epididymi\w*|varicoceles?|hydroceles?|cremasteric|cervical motion tenderness|hypospadias|prolapse|cystocele|rectocele|introitus|fo?etal|heart tones|bab(?:y|ies)(?:'s)? (?:heart|is (?:head|breech)|head)|head down|fundus (?:is |feels )?(?:nice and )?(?:firm|boggy|soft|below|above|at)|fundus.{0,20}(?:umbilicus|belly button)|(?:over|at|on) (?:the|your|her) fundus|lochia`,
  ],
  [
    'Gastrointestinal',
    String.raw`on the glove|fissure|skin tags?|no tags|rebound\w*|guarding|peritoneal|murphy'?s?|mcburney'?s?|rovsing'?s?|psoas sign|obturator sign|bowel sounds|hepato\w*|splenomegaly|ascites|organomegaly|hemorrhoids?|guaiac\w*|hemoccult|fluid wave|distend\w*|abdominal distention|nondistended|rigidity|stool|reducible`,
  ],
  [
    'Cardiovascular',
    String.raw`it['’]s (?:ir)?regular|colou?r(?:['’]s| is| comes)(?=) (?:right )?back|(?:ir)?regular (?:just )?now|murmurs?|gallops?|rubs?|(?<!\bit )clicks?(?! (?:when|on|in|at|as|with|and)\b(?! auscult))|rate and(?: a)? rhythm|rate,? rhythm|regular rhythm|s[1-4]|pulses?|pulse rate|ectopic beats|ectopy|capillary refill|cap refill|apical impulse|pmi|heaves?|thrills?|tachycardi\w*|bradycardi\w*|irregularly irregular|dorsalis|posterior tibial pulses?|radial artery|(?:cath(?:eter)?|access|puncture) site`,
  ],
  [
    'Respiratory',
    String.raw`(?:talk|speak)ing in (?:full|whole|complete) sentences|in full sentences|(?:your|the|his|her|any) neck muscles(?! (?:are |feel )?(?:(?:all|both|quite|very|really|pretty|a bit|a little) )*(?:tight|tense|tender|sore|stiff|knotted|in spasm))|grunting|tracheal tug\w*|(?:sub|inter)costal|recessions?|nasal flaring|flaring of (?:the|his|her) (?:nose|nostrils)|head[- ]bobbing|whoop|whistl\w+|air moving|moving (?:\w+ )?air|wheez\w*|rales|rhonchi|crackles|breath sounds|air (?:movement|entry|exchange)|stridor|egophony|fremitus|(?<!\blid )retractions?|accessory muscles?|muscles? to breathe|pursed[- ]lip\w*|exhalation|respirations?|(?:clear|dull\w*|resonan\w+|hyperresonan\w+) to (?:auscultation|oscillation|percussion)|work of breathing|respiratory effort|lung fields|bases`,
  ],
  [
    'Eyes',
    String.raw`drusen|weiss ring|lens(?:es)?|macula[es]?|cup[- ]to[- ]disc|fovea|vitreous|choroid\w*|intraocular|eye pressures?|discs?(?= (?:is|are)(?=) (?:sharp|flat|clear|crisp)\b)|lashes|lid lag\w*|lid retraction|proptosis|exophthalmos|front chamber|iris|colou?red part|vision|20[-/]\d{2}|papill?edema|conjunctiv\w*|scler(?:a|ae|al)|extraocular|eoms?|eomi|perrla?|visual (?:fields?|acuity)|icter\w+|optic disc|funduscop\w+|corneal?|cataracts?|ptosis|red reflex`,
  ],
  [
    'Ears, Nose, Mouth and Throat',
    String.raw`vocal cords?|(?:both|right|left) cords?|(?<!\btight as a )drums?|tympanic|turbinates?|nares|septum|tonsil\w*|peritonsillar|pharyngeal|exudates?|uvula|bone(?:['’]s| is) (?:better|louder) than air|air(?:['’]s| is) (?:better|louder) than bone|mucous membranes|oral mucosa|cerumen|effusions? behind|hearing (?:is|was|intact|test|loss)|thrush|dentition|gums?|weber|rinne|postnasal|sinus(?:es)?(?! (?:rhythm|tachy|brady|tract))`,
  ],
  [
    'Hematologic/Lymphatic',
    String.raw`no nodes|nodes (?:over|above|in|behind|under)|(?:front|back) nodes|lymph\w*|adenopathy|(?:cervical|axillary|inguinal|groin|supraclavicular|swollen|enlarged|palpable) (?:lymph )?(?:nodes?|glands)`,
  ],
  [
    'Neck',
    String.raw`jugular|venous distention|carotids?|bruits?|jvd|neck veins?|thyromegaly|thyroid|goiter|trachea\w*|nuchal|supple`,
  ],
  [
    'Neurological',
    String.raw`asterixis|cauda equina|pull test|arm swing|turns? in (?:\d|two|three|four|five|six|seven|eight) steps|finger taps?|less expressive|voice is (?:\w+ ){0,2}(?:soft|quiet)|drift|beating (?:up|down|to)|naming|tuning fork|heel to toe|follows? \d|(?:ankle|knee|biceps|triceps) jerks?|steps back|clock(?:['’]s| is)|reflex(?:es)?|\d\+ (?:bilateral |right |left )?(?:biceps|triceps|patellar?|achilles|brachioradialis|ankle jerks?|knee jerks?)|sensation|sensory|cranial nerves?|neuro(?!vascular)\w*|gait|tremors?|coordination|romberg|oriented|orientation|finger[- ]to[- ]nose|heel[- ]to[- ]shin|(?:heel|toe|tandem)[- ](?:to[- ]toe |toe )?walk\w*|dix[- ]hallpike|nystagmus|pronator|babinski|clonus|dysmetria|cogwheel\w*|bradykinesia|monofilament|vibrat\w+|proprioception|light touch|pin ?prick|facial (?:droop|symmetry|asymmetry)|focal (?:deficits?|weakness)|motor(?: function| control| strength| weakness| and sensation| and sensory)?|speech|kernig\w*|brudzinski\w*|responds to touch|(?:ulnar|median|radial|peroneal|facial|distal) (?:\w+ )?nerves?|nerves are|feeling (?:is|was) (?:normal|intact|reduced|the same)|numbness|tingling|paresthesias?`,
  ],
  [
    'Musculoskeletal',
    String.raw`range of motion|rom|flexion|extension|flection|abduction|adduction|rotation|supination|pronation|dorsiflexion|plantarflexion|plantar flexion|lachman\w*|mc ?murray\w*|drawer|varus|valgus|tinel\w*|phalen\w*|finkelstein\w*|spurling\w*|hawkins|neer\w*|empty can|belly[- ]press|lift[- ]?off|jobe\w*|yergason\w*|patellar grind|piano key|straight[- ]leg|faber|fadir|trendelenburg|thompson\w*|squeeze test|apprehension|inversion stress|crepitus|laxity|paraspinal\w*|spasms?|midline tenderness|weight[- ]bearing|bear weight|squat\w*|joint line|ligaments?|tendons?(?! reflex)|muscle tone|muscle bulk|clubbing of (?:your|the|his|her) (?:fingers|nails)|epicondyle|malleolus|spurs?|(?<!\bno )clunks?|a1 pulley|(?:it )?clicks?(?= (?:when|on|in|at|as|with)\b)|it clicks?|catch(?:es|ing)?(?= (?:when|on|in|at)\b)`,
  ],
  [
    'Extremities',
    String.raw`(?<!\bnails?,? (?:there(?:['’]s| is| are) )?(?:some |a bit of )?)pitting(?! (?:in|of|on) (?:\w+ ){0,2}(?:them|nails?|fingernails?|toenails?))|pedal edema|ankle edema|(?:leg|lower[- ]extremity|peripheral|dependent) (?:edema|swelling)|homans?'?s?|calf tenderness|cyanosis|clubbing|varicos\w+|fluid in (?:your|the|his|her|both) (?:legs|ankles|feet)|(?:edema|swelling) (?:in|of|to|at) (?:(?:your|his|her|the|both|of|bilateral|lower)(?=) ){0,3}(?=)(?:legs|ankles|feet|extremit\w+|lower legs|shins)`,
  ],
  [
    'Skin',
    String.raw`rash(?:es)?|hives|sun damage|freckl\w+|pitting(?= (?:in|of|on) (?:\w+ ){0,2}(?:them|nails?|fingernails?|toenails?))|dry patch(?:es)?|(?:patch(?:es)?|spots|bumps|welts?|oozing|crust(?:s|ing)?|streaks?|straight lines)(?=(?: here)? (?:on|over|across|along|up|down|inside|behind)(?=) (?:(?:the|your|his|her|both|each|left|right|inner|outer|upper|lower) ){1,3}(?:abdomen|belly|stomach|chest|trunk|back|neck|arms?|forearms?|elbows?|wrists?|hands?|legs?|thighs?|shins?|knees?|ankles?|feet|face|cheeks?))|urticaria\w*|plaques?|mole|moles|nev(?:us|i)|papul\w+|pustul\w+|macul\w+|vesic(?:le|les|ular)|satellite lesions?|comedones|turgor|jaundice\w*|biopsy site|pigment\w+|petechia\w*|erythema nodosum|livedo|purpura|scal[ey]\w*|eczema\w*|psoria\w+|cellulitis|pallor`,
  ],
];

/** Organs and parts with a system of their own. */
export const organs: SystemWords = [
  ['Breast', 'breasts?|nipples?|areola|dimpling|peau d.orange'],
  ['Eyes', String.raw`eyes?|pupils?|eyelids?|lids?|retina\w*|fundus|fundi`],
  [
    'Ears, Nose, Mouth and Throat',
    'ears?|eardrums?|ear canals?|nose|nasal|throat|voice box|pharynx|oropharynx|oropharyngeal|mouth|tongue|oral|lips?|teeth|palate',
  ],
  ['Neck', 'neck'],
  [
    'Gastrointestinal',
    String.raw`abdomen|abdominal|belly(?![- ]press)|stomach|liver|spleen|epigastri\w+|(?:(?:right|left) )?(?:upper|lower) (?:right |left )?quadrants?|quadrants?|tummy|belly button|umbilic\w+|periumbilical|rectal|rectum|bowels?|colon|gallbladder|hernias?`,
  ],
  [
    'Genitourinary',
    String.raw`kidneys?|flanks?|pelvic|pelvis|bimanual|vagina\w*|vulva\w*|labia|cervix|uter(?:us|ine)|fundal|ovar(?:y|ies|ian)|penis|penile|scrot\w+|testic\w+|testes|genital\w*|prostate|urethra\w*|bladder`,
  ],
  ['Cardiovascular', 'hearts?|cardiac|cardiovascular'],
  ['Respiratory', 'lungs?|pulmonary|respiratory|breathing|pleural|chest'],
  [
    'Head',
    'heads?|scalp|skull|soft spot|temples?(?! arter)|crown|fontanel(?:le)?s?|atraumatic|normocephalic|face|facial|temporal',
  ],
  ['Skin', 'skin'],
];

/** Lesions that are the skin's unless an organ is named. */
export const lesions: SystemWords = [
  [
    'Skin',
    'toenails?|fingernails?|nails?|lesions?|sores|spots?|contusions?|ulcer(?:s|ated|ation|ations)?|wounds?|incisions?|lacerations?|abrasions?|boils?|abscess(?:es)?|blisters?|scars?|granulation|purulent|fluctuan\\w+|insect bite',
  ],
];

/** Limbs, joints, muscles and bones. */
export const limbs: SystemWords = [
  ['Musculoskeletal', '(?:your|the|his|her|my|low|lower|upper|mid|inferior|on) back(?! of)'],
  [
    'Musculoskeletal',
    String.raw`knees?|kneecaps?|patella\w*|hips?|shoulders?|elbows?|wrists?|hands?(?! side)|palms?|arch(?:es)?|fingers?|thumbs?|knuckles?|ankles?|foot|midfoot|forefoot|heels?|toes?|spine|spinal|lumbar|thoracic|cervical|sacral|coccyx|trapezius|calf|calves|thighs?|shins?|arms?|forearms?|biceps|triceps|joints?|muscles?|muscular|musculature|extremit\w+|legs?|feet`,
  ],
  [
    'Musculoskeletal',
    String.raw`collarbone|clavicle|ribs?|tuberosity|humerus|trochanter\w*|achilles|metatarsals?|phalanx|jaw|musculoskeletal|bony|bones?|deformit(?:y|ies)|effusions?|fractures?|atrophy`,
  ],
  [
    'Extremities',
    String.raw`(?:legs|ankles|feet|lower legs|lower extremit\w+) (?:\w{1,12} ){0,3}(?:edema|swelling|swollen|fluid)`,
  ],
];
