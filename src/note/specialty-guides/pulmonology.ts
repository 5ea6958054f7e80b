import { required, type SpecialtyGuide } from './guide.ts';

export const pulmonology: SpecialtyGuide = {
  raises:
    /\b(?:short(?:ness)? of breath|winded|breath\w*|wheez\w*|cough\w*|phlegm|sputum|mucus|blood|stairs|blocks?|oxygen|liters?|inhalers?|puffs?|nebuliz\w*|rescue|spacer|night\w*|snor\w*|cpap|sleepy|apnea|allerg\w+|pets?|mold|asbestos|dust|exposure|travel\w*|fevers?|night sweats|weight|hospital\w*|steroids|flare\w*|exacerbation\w*)(?=)\b/i,
  always: /\b(?:pack[- ]years?|packs? (?:a|per) day|quit smoking|cough\w* up blood|home oxygen)\b/i,
  history: [
    {
      heading: 'SMOKING HISTORY',
      fits: /\b(?:smok(?:e|ed|es|er|ing)|packs?|pack[- ]years?|cigarettes?|vap(?:e|es|ing)|tobacco)\b/i,
    },
    {
      heading: 'OCCUPATIONAL AND ENVIRONMENTAL EXPOSURE',
      fits: /\b(?:asbestos|dust|mold|silica|chemicals|fumes|shipyard|mines?|birds?|hay)\b/i,
    },
  ],
  labels: [
    { asked: /\b(?:smok\w+|cigarettes|packs)\b/i, label: 'Smoking' },
    { asked: /\b(?:how many pillows)\b/i, label: 'Pillows' },
    { asked: /\b(?:oxygen)\b/i, label: 'Oxygen' },
    { asked: /\b(?:rescue inhaler|albuterol)\b/i, label: 'Rescue inhaler use' },
  ],
  exam: [],
  first: ['General', 'Respiratory', 'Cardiovascular'],
  required: [
    required(/\b(?:smok(?:e|ed|er|ing)|packs? (?:a|per) day)\b/i, /smok|tobacco|pack|cigar/),
    required(/\bcough\w* up blood\b/i, /hemoptysis|blood/),
  ],
};
