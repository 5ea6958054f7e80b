import { required, type SpecialtyGuide } from './guide.ts';

export const cardiology: SpecialtyGuide = {
  raises:
    /\b(?:chest (?:pain|pressure|tightness|discomfort)|exert\w+|stairs|blocks?|short(?:ness)? of breath|winded|orthopnea|pillows?|lying flat|lay flat|wake up (?:gasping|short)|swell\w*|ankles?|palpitations?|flutter\w*|skip\w*|racing|dizz\w+|lightheaded\w*|faint\w*|pass(?:ed|ing) out|blood thinners?|bleeding|claudication|salt|sodium|fluid|weights?|ejection fraction|stress test|echo\w*|monitor|blood pressures?)(?=)\b/i,
  history: [
    {
      heading: 'CARDIAC HISTORY',
      fits: /\b(?:heart attack|stents?|bypass|cabg|ablation|cardioversion|pacemaker|defibrillator|icd|cath(?:eterization)?|angioplasty|valve (?:replacement|repair|surgery)|heart failure)\b/i,
    },
  ],
  labels: [
    { asked: /\b(?:how many pillows)\b/i, label: 'Pillows' },
    { asked: /\b(?:how far|how many (?:blocks|stairs|flights))\b/i, label: 'Exercise tolerance' },
    { asked: /\b(?:smok\w+|cigarettes|packs)\b/i, label: 'Smoking' },
  ],
  exam: [
    {
      name: 'Jugular veins and edema',
      system: 'Cardiovascular',
      fits: /\b(?:jvd|jugular|neck veins?|pitting|edema)\b/i,
    },
  ],
  first: ['General', 'Cardiovascular', 'Respiratory'],
  required: [
    required(/\b(?:orthopnea|lying flat|lay flat|pillows?)\b/i, /orthopnea|flat|pillow/),
    required(
      /\b(?:pass(?:ed|ing) out|faint(?:ed|ing)?|syncope)\b/i,
      /syncope|pass\w{0,20} out|faint|conscious/,
    ),
  ],
};
