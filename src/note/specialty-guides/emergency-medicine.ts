import { required, type SpecialtyGuide } from './guide.ts';

/** Time course, red flags asked for, what was given here, disposition. */
export const emergencyMedicine: SpecialtyGuide = {
  raises:
    /\b(?:started|sudden\w*|worst|woke|minutes|hours|ago|ambulance|ems|paramedics|fell|fall|crash|accident|hit (?:my|your|his|her) head|seat ?belt|airbags?|lost consciousness|passed out|vomit\w*|fevers?|bleed\w*|numb\w*|weak\w*|blood thinners?|pregnan\w+|last (?:ate|drank|meal)|tetanus|radiat\w*|sweat\w*|short(?:ness)? of breath|chest pain|severe|10 out of 10)(?=)\b/i,
  always:
    /\b(?:tetanus|lost consciousness|pass(?:ed)? out|blood thinners?|hit (?:my|your|his|her) head|last (?:ate|meal)|(?:we|i) gave you|admit\w*|discharge you|sent? you home)\b/i,
  history: [],
  labels: [
    { asked: /\b(?:tetanus)\b/i, label: 'Last tetanus shot' },
    { asked: /\b(?:last (?:eat|ate|meal))\b/i, label: 'Last meal' },
  ],
  exam: [],
  first: ['General'],
  required: [
    required(/\btetanus\b/i, /tetanus|tdap|td\b/),
    required(/\b(?:los[et] consciousness|passed out|pass out)\b/i, /conscious|syncope|pass/),
    required(/\b(?:blood thinners?)\b/i, /thinner|anticoag|warfarin|eliquis|xarelto|apixaban/),
    required(/\bhit (?:my|your|his|her) head\b/i, /head/),
  ],
};
