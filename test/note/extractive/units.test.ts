import { expect, it } from 'vitest';
import { unitsOf } from '../../../src/note/extractive/units.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';

const unitsIn = (said: string) => unitsOf(parseTranscript(`[doctor] ${said}`).turns).map(({ text }) => text);

it('parts unpunctuated speech also where the recogniser wrote a decimal point as a full stop', () => {
  const said =
    "last time you came in your a1c was a little bit higher at seven . three and you're on metformin so i'm not gon na make any changes there and then for your diabetes we'll keep you on the metformin";
  expect(unitsIn(said)).toContain("so i'm not gon na make any changes there");
});

it('keeps sentences that were punctuated whole', () => {
  const said =
    "Your potassium is 3.9, so it's holding steady. I think you're tolerating it, okay, and we keep it.";
  expect(unitsIn(said)).toEqual([
    "Your potassium is 3.9, so it's holding steady.",
    "I think you're tolerating it, okay, and we keep it.",
  ]);
});
