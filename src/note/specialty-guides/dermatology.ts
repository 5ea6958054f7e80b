import { required, type SpecialtyGuide } from './guide.ts';

/** The lesion: site, size, colour, border, course (ABCDE: asymmetry, border, color, diameter, evolution). */
export const dermatology: SpecialtyGuide = {
  raises:
    /\b(?:itch\w*|bleed\w*|crust\w*|scab\w*|ooz\w*|flak\w*|scal\w+|spread\w*|grow(?:n|s|ing)?|bigger|darker|chang(?:ed|ing|es)|color|colour|border|irregular|asymmetr\w*|spots?|moles?|rash\w*|breakouts?|acne|pimples?|blisters?|hives|bumps?|patch(?:es)?|dry skin|creams?|ointments?|lotions?|soaps?|detergents?|plants?|pets?)(?=)\b/i,
  always: /\b(?:sunburns?|sunscreen|tanning|skin cancer|melanoma)\b/i,
  history: [
    {
      heading: 'SUN EXPOSURE',
      fits: /\b(?:sunburns?|sunscreen|spf|tanning|tan(?:ned)? easily|in the sun|sun exposure|outdoors)\b/i,
    },
  ],
  labels: [
    { asked: /\b(?:sunscreen)\b/i, label: 'Sunscreen' },
    { asked: /\b(?:sunburns?)\b/i, label: 'Sunburns' },
  ],
  exam: [
    {
      name: 'Lesions',
      system: 'Skin',
      fits: /\b(?:lesions?|moles?|nev(?:us|i)|papules?|plaques?|macules?|nodules?|pustules?|vesicles?|patch(?:es)?|millimeters?|mm\b|centimeters?|cm\b|borders?|pigment\w*|pearly|ulcerat\w*|scaly|asymmetr\w*|comedones?)(?=)\b/i,
    },
  ],
  first: ['Skin'],
  required: [
    required(/\bskin cancer|melanoma\b/i, /skin cancer|melanoma|carcinoma/),
    required(/\b(?:sunscreen|tanning|sunburns?)\b/i, /sun|tanning/),
  ],
};
