import { required, type SpecialtyGuide } from './guide.ts';

/** Each eye by itself: acuity, pressure, anterior segment, fundus. */
export const ophthalmology: SpecialtyGuide = {
  raises:
    /\b(?:vision|sight|blur\w*|double|floaters?|flash(?:es|ing)?|curtain|shadow|halos?|glare|night driving|dry|burn\w*|tear\w*|watery|red(?:ness)?|discharge|itch\w*|pain\w*|light|contacts?|contact lens(?:es)?|glasses|drops?)\b/i,
  always:
    /\b(?:20\/\d+|twenty (?:over )?(?=)(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|hundred|two hundred)|floaters?|flashes|curtain|pressures? (?:is|are|was|of|\d+)|cup[- ]to[- ]disc)(?=)\b/i,
  history: [
    {
      heading: 'OCULAR HISTORY',
      fits: /\b(?:cataracts?|lasik|glaucoma|retinal (?:tear|detachment)|macular|lazy eye|amblyopia|eye (?:surgery|injury|injection)s?|(?:contacts?|contact lens(?:es)?|glasses))\b/i,
    },
  ],
  labels: [{ asked: /\b(?:contact lens(?:es)?|contacts|glasses)\b/i, label: 'Glasses or contact lenses' }],
  exam: [
    {
      name: 'Visual acuity',
      system: 'Eyes',
      fits: /\b(?:acuity|20\/\d+|twenty (?:over )?(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|hundred|two hundred)|read(?:s|ing)? the \w+ line|20 over \d+)\b/i,
    },
    {
      name: 'Intraocular pressure',
      system: 'Eyes',
      fits: /\b(?:(?:eye|intraocular) pressures?|iop|tonometr\w*|pressures? (?:is|are|was|of|in|\d+))\b/i,
    },
    {
      name: 'Slit lamp',
      system: 'Eyes',
      fits: /\b(?:slit[- ]lamp|cornea\w*|lens|cataracts?|anterior chamber|iris|conjunctiva\w*|lids?|lashes)\b/i,
    },
    {
      name: 'Fundus',
      system: 'Eyes',
      fits: /\b(?:fund(?:us|i)|retina\w*|macula\w*|optic (?:nerve|disc)s?|cup[- ]to[- ]disc|vessels|dilated|drusen)\b/i,
    },
  ],
  first: ['Eyes'],
  required: [
    required(/\b(?:floaters?|flashes|curtain)\b/i, /float|flash|curtain/),
    required(/\b20\/\d+\b/, /20\/\d+|acuity/),
  ],
};
