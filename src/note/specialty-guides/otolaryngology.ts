import { required, type SpecialtyGuide } from './guide.ts';

export const otolaryngology: SpecialtyGuide = {
  raises:
    /\b(?:hear\w*|ring\w*|tinnitus|vertigo|spin\w*|dizz\w+|ears?|drain\w*|discharge|congest\w*|stuff\w*|sinus\w*|smell|taste|nosebleeds?|hoarse\w*|voice|swallow\w*|choke?\w*|snor\w*|apnea|throat|tonsils?|lumps?|neck|allerg\w+|facial pressure|noise|loud)(?=)\b/i,
  history: [
    {
      heading: 'NOISE EXPOSURE',
      fits: /\b(?:loud (?:noise|music|machin\w+)|noise exposure|ear ?plugs|hearing protection|concerts|firearms|shooting)\b/i,
    },
  ],
  exam: [
    {
      name: 'Ears',
      system: 'Ears, Nose, Mouth and Throat',
      fits: /\b(?:ears?|canals?|tympanic|ear ?drums?|cerumen|wax|weber|rinne|hearing)\b/i,
    },
    {
      name: 'Nose',
      system: 'Ears, Nose, Mouth and Throat',
      fits: /\b(?:nose|nasal|septum|turbinates?|polyps?|nares|sinus(?:es)?)\b/i,
    },
    {
      name: 'Oral cavity and throat',
      system: 'Ears, Nose, Mouth and Throat',
      fits: /\b(?:tonsils?|throat|pharynx|oropharynx|tongue|uvula|palate|mouth|gums|exudates?)\b/i,
    },
    {
      name: 'Larynx',
      system: 'Ears, Nose, Mouth and Throat',
      fits: /\b(?:vocal (?:cords?|folds?)|larynx|laryngoscop\w*|epiglottis|scope)\b/i,
    },
  ],
  first: ['Ears, Nose, Mouth and Throat', 'Neck'],
  required: [required(/\b(?:hearing (?:loss|aids?)|trouble hearing)\b/i, /hear/)],
};
