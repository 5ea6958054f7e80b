import { required, type SpecialtyGuide } from './guide.ts';

/** Menses, pregnancies, contraception, bleeding; in pregnancy also fetal movement, fluid and contractions (ACOG). */
export const obstetricsGynecology: SpecialtyGuide = {
  raises:
    /\b(?:bleed\w*|spotting|clots?|discharge|itch\w*|odor|cramp\w*|pelvic|intercourse|sex\w*|partners?|hot flashes|night sweats|dryness|nausea|contractions?|leak\w*|fluid|headaches?|vision|swelling|breast\w*|lumps?|nipple|trying to (?:conceive|get pregnant))\b/i,
  always:
    /\b(?:last (?:menstrual )?period|lmp|gravida|para|g ?\d ?p ?\d|weeks? (?:pregnant|along|gestation)|birth control|contracepti\w+|iud|pap(?: smear)?s?|(?:baby|fetal) (?:mov\w+|heart\w*|kick\w*)|baby moving|due date)\b/i,
  history: [
    {
      heading: 'OBSTETRIC HISTORY',
      fits: /\b(?:gravida|para|g ?\d ?p ?\d|pregnan(?:t|cy|cies)|miscarr\w+|abortions?|deliver(?:y|ies|ed)|c-sections?|cesareans?|vaginal births?|children|weeks? (?:along|gestation)|due date|contractions?|(?:baby|fetal) (?:mov\w+|kick\w*)|baby moving|preeclampsia|gestational)(?=)\b/i,
    },
    {
      heading: 'GYNECOLOGIC HISTORY',
      fits: /\b(?:periods?|menstru\w+|menses|lmp|cycles?|menarche|menopaus\w+|pap(?: smear)?s?|birth control|contracepti\w+|vasectomy|tubes tied|iud|the pill|condoms?|hormones?|fibroids?|endometriosis|sexually)\b/i,
    },
  ],
  labels: [
    { asked: /\b(?:last (?:menstrual )?period|lmp)\b/i, label: 'Last menstrual period' },
    { asked: /\b(?:birth control|contracepti\w+)\b/i, label: 'Contraception' },
    {
      asked: /\b(?:how many (?:pregnanc\w+|times have you been pregnant|children|kids))\b/i,
      label: 'Pregnancies',
    },
    { asked: /\b(?:last pap|pap smear)\b/i, label: 'Pap smear' },
    { asked: /\b(?:how (?:far along|many weeks))\b/i, label: 'Gestation', unit: 'weeks' },
    { asked: /\b(?:how often .{0,20}periods?|cycles?)\b/i, label: 'Cycle' },
  ],
  exam: [
    {
      name: 'Obstetric',
      system: 'Genitourinary',
      fits: /\b(?:fundal|fetal|fundus (?:is|measures)|baby'?s heart\w*|heart tones|vertex|breech|presentation|head (?:is )?down|measur(?:es|ing) (?:at )?(?:about )?\d+(?:\.\d+)? ?(?:cm|centimeters)|listening to the baby)\b/i,
    },
    {
      name: 'Pelvic',
      system: 'Genitourinary',
      fits: /\b(?:cervix|cervical|vagina\w*|vulva\w*|uterus|adnexa\w*|ovar(?:y|ies)|speculum|pelvic)\b/i,
    },
  ],
  first: ['Breast', 'Gastrointestinal', 'Genitourinary'],
  required: [
    required(/\b(?:last (?:menstrual )?period|lmp)\b/i, /period|lmp|menstrua|menses/),
    required(/\b(?:birth control|contraception|contraceptives?|iud)\b/i, /birth control|contracept|iud/),
    required(/\b(?:gravida|para|miscarriages?)\b/i, /gravida|para\b|miscarr|g\d|pregnan/),
    required(/\b(?:baby mov\w+|fetal movement|kicks)\b/i, /mov|kick/),
  ],
};
