import { type AroundWord, nounLike, type Opening } from './opening.ts';

const findingEnds =
  /^(?:bilaterally|present|normal|limits|clear|regular|noted|discharge|tenderness|rhythm|intact|murmurs?|swelling|edema|masses|good|fine|well|okay|today|auscultation|distention|bruits|lymphadenopathy|stable|soft|midline)$/;
const placeEnds = /^(?:right|left|sides?|legs?|arms?|knees?|feet|ankles?|muscles|back|bilaterally)$/;
const findingNoun =
  /^(?:pain|swelling|redness|numbness|tingling|tenderness|murmurs?|wheez\w+|fevers?|edema|masses|issues|midline|peritoneal|palpable|rash|rales|crackles)$/;
const ofPulse = /^(?:brisk|active|strong|bounding|palpable|normal|equal|good|posterior|bilateral|2\+)$/;

/** By the first words of what was found on examination: how surely they open a statement. */
export const findingOpenings: readonly Opening[] = [
  [
    'your',
    (around) => {
      if (tellsFinding(around)) return 2.5;
      return placeEnds.test(around.before) && /^(?:is|are)$/.test(around.c) ? 4 : 0;
    },
  ],
  [
    'the',
    (around) => {
      const { words, at, b, c, before } = around;
      if (tellsFinding(around)) return 2.5;
      if (b === 'only' && c === 'thing') return nounLike(before) ? 4 : 0;
      return findingEnds.test(before) && /^(?:is|are)$/.test(words[at + 4] ?? '') ? 2.5 : 0;
    },
  ],
  // "regular | reflexes are slow"
  [
    'reflexes lungs abdomen pulses strength pupils ears throat skin heel pedal',
    (around) => (findingEnds.test(around.before) ? describes(around) : 0),
  ],
  ['speech gait sensation tonsils uvula', describes],
  ['listen listening', ({ b, before }) => (b === 'to' && findingEnds.test(before) ? 4 : 0)],
  [
    'no',
    ({ b, leading, before }) => {
      if (!findingNoun.test(b)) return findingEnds.test(before) ? 1 : 0;
      return leading === before &&
        nounLike(before) &&
        !findingNoun.test(before) &&
        !/^(?:no|yes|oh|there's|said|see|got|say|mostly)$/.test(before)
        ? 3
        : 0;
    },
  ],
  ['normal positive negative', ({ before }) => (findingEnds.test(before) ? 1 : 0)],
  // "… less than three seconds | strong dorsalis pedis pulse"
  [
    'capillary dorsalis strong',
    ({ b, c, before }) =>
      /^(?:refill|pedis|dorsalis|pedal|pulses?)$/.test(b) &&
      nounLike(before) &&
      (!ofPulse.test(before) || c === 'is' || c === 'are')
        ? 5
        : 0,
  ],
  [
    'heart respiratory blood',
    ({ b, c, before }) =>
      /^(?:rate|pressure)$/.test(b) &&
      /^(?:is|was)$/.test(c) &&
      !/^(?:the|your|his|her|and|my|that)$/.test(before)
        ? 7
        : 0,
  ],
];

function tellsFinding({ words, at, before }: AroundWord): boolean {
  return (
    findingEnds.test(before) &&
    words.slice(at + 2, at + 4).some((word) => /^(?:is|are|was|were|looks?)$/.test(word))
  );
}

function describes({ b, before }: AroundWord): number {
  return /^(?:is|are|sounds?|looks?)$/.test(b) && !before.endsWith('ed') ? 3 : 0;
}
