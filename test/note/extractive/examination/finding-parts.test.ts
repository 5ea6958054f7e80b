import { expect, it } from 'vitest';
import { findingParts } from '../../../../src/note/extractive/examination/finding-parts.ts';
import { systemNamed } from '../../../../src/note/extractive/lexicon/finding-system.ts';

/** An examiner's sentence, and its parts: `system: words`. */
const cases: [said: string, ...parts: string[]][] = [
  [
    'knees, both sides, there are thick scaly plaques',
    'Skin: knees, both sides, there are thick scaly plaques',
  ],
  [
    'your abdomen is soft and your lungs are clear',
    'Gastrointestinal: your abdomen is soft',
    'Respiratory: your lungs are clear',
  ],
  [
    'you have tenderness of the right lower quadrant, but other than that, your heart sounds nice and clear and your lungs are clear as well',
    'Gastrointestinal: you have tenderness of the right lower quadrant',
    'Cardiovascular: your heart sounds nice and clear',
    'Respiratory: your lungs are clear as well',
  ],
  [
    'your abdomen is soft, and your lower extremities have no edema.',
    'Gastrointestinal: your abdomen is soft',
    'Extremities: your lower extremities have no edema',
  ],
  [
    'listening to your lungs, you do have some wheezing, and your heart is a regular rate and rhythm',
    'Respiratory: listening to your lungs, you do have some wheezing',
    'Cardiovascular: your heart is a regular rate and rhythm',
  ],
  [
    "lungs are nice and clear, your heart's at a regular rate and rhythm",
    'Respiratory: lungs are nice and clear',
    "Cardiovascular: your heart's at a regular rate and rhythm",
  ],
  [
    'no murmurs or gallops listen to your lungs quick',
    'Cardiovascular: no murmurs or gallops',
    'Respiratory: listen to your lungs quick',
  ],
  ['there is no bruits your lung exam', 'Neck: there is no bruits', 'Respiratory: your lung exam'],
  ['no thyromegaly on your abdomen', 'Neck: no thyromegaly', 'Gastrointestinal: on your abdomen'],
  [
    'no lesion no bruising your eyes seem equal and reactive to light',
    'Skin: no lesion no bruising',
    'Eyes: your eyes seem equal and reactive to light',
  ],
  [
    'on your neurovascular exam of your right foot your capillary refill is less than 3 seconds strong dorsalis pedis pulse and your sensation is intact to light touch',
    'Cardiovascular: on your neurovascular exam of your right foot your capillary refill is less than 3 seconds strong dorsalis pedis pulse',
    'Neurological: your sensation is intact to light touch',
  ],
  [
    'skin is intact, no midline tenderness to palpation',
    'Skin: skin is intact',
    'Musculoskeletal: no midline tenderness to palpation',
  ],
  [
    'no satellite lesions, no suspicious moles, no axillary, cervical, or supraclavicular lymphadenopathy',
    'Skin: no satellite lesions, no suspicious moles',
    'Hematologic/Lymphatic: no axillary, cervical, or supraclavicular lymphadenopathy',
  ],
  [
    'we have a nice regular rate and rhythm for your lung exam',
    'Cardiovascular: we have a nice regular rate and rhythm',
    'Respiratory: for your lung exam',
  ],
  [
    'i do note a strong bounding dorsalis pedis pulse with motor and sensation is intact for that foot',
    'Cardiovascular: i do note a strong bounding dorsalis pedis pulse',
    'Neurological: motor and sensation is intact for that foot',
  ],
  [
    'the neck is supple. there is no lymphadenopathy; the throat is red',
    'Neck: the neck is supple',
    'Hematologic/Lymphatic: there is no lymphadenopathy',
    'Ears, Nose, Mouth and Throat: the throat is red',
  ],
  [
    'alert and oriented, and the lungs are clear',
    'Neurological: alert and oriented',
    'Respiratory: the lungs are clear',
  ],
  // One part of the body stays one finding.
  [
    'on your lower extremities, i do appreciate 1+ pitting edema, so you do have a little bit of fluid in your legs',
    'Extremities: on your lower extremities, i do appreciate 1+ pitting edema, so you do have a little bit of fluid in your legs',
  ],
  [
    'your lower extremity strength is good, and there is no swelling',
    'Musculoskeletal: your lower extremity strength is good, and there is no swelling',
  ],
  [
    'there is edema and erythema of your right knee, but your left knee looks fine',
    'Musculoskeletal: there is edema and erythema of your right knee, but your left knee looks fine',
  ],
  ['tightness in your muscles in your neck', 'Neck: tightness in your muscles in your neck'],
  [
    'on your knee exam i do not see any redness or warmth of the skin and those are big words',
    'Musculoskeletal: on your knee exam i do not see any redness or warmth of the skin and those are big words',
  ],
  ['no murmurs, rubs, or gallops', 'Cardiovascular: no murmurs, rubs, or gallops'],
  [
    'your lungs are clear and there are no wheezes',
    'Respiratory: your lungs are clear and there are no wheezes',
  ],
  [
    'ankles, no ankle edema is noted, no calf tenderness',
    'Extremities: ankles, no ankle edema is noted, no calf tenderness',
  ],
  ['everything looks good', 'null: everything looks good'],
  ['a rash on your belly', 'Skin: a rash on your belly'],
  ['strong pulses in both feet', 'Cardiovascular: strong pulses in both feet'],
];

it.each(cases)('%s', (said, ...parts) => {
  expect(findingParts(said, systemNamed).map(({ text, about }) => `${about}: ${text}`)).toEqual(parts);
});
