import { required, type SpecialtyGuide } from './guide.ts';

export const urology: SpecialtyGuide = {
  raises:
    /\b(?:stream|dribbl\w*|hesitan\w*|strain\w*|empty\w*|urgen\w*|frequen\w*|at night|nocturia|leak\w*|incontinen\w*|pads?|burn\w*|blood|clots?|flank|stones?|erect\w*|libido|testic\w*|scrot\w*|catheter|psa|prostate|urin\w+|pee(?:ing)?|bladder|kidneys?)(?=)\b/i,
  always: /\b(?:psa|blood in (?:my|your|the) urine|stream)\b/i,
  history: [
    {
      heading: 'URINARY SYMPTOMS',
      fits: /\b(?:stream|dribbl\w*|hesitan\w*|strain\w* to|empty(?:ing)?|urgen\w*|get(?:ting)? up (?:\w+ ){0,4}(?:at|a|per|during the) night|nocturia|leak\w*|incontinen\w*|pads?)\b/i,
    },
  ],
  labels: [
    { asked: /\b(?:at night)\b/i, label: 'Getting up at night' },
    { asked: /\b(?:how many pads)\b/i, label: 'Pads' },
    { asked: /\b(?:stream)\b/i, label: 'Stream' },
  ],
  exam: [
    { name: 'Rectal', system: 'Genitourinary', fits: /\b(?:prostate|rectal)\b/i },
    {
      name: 'Genital',
      system: 'Genitourinary',
      fits: /\b(?:testic\w*|testes|scrot\w*|penis|penile|epididym\w*|hernia)\b/i,
    },
  ],
  first: ['Gastrointestinal', 'Genitourinary'],
  required: [required(/\bpsa\b/i), required(/\bblood in (?:my|your|the) urine\b/i, /hematuria|blood in/)],
};
