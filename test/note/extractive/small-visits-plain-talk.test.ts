import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('what is only a manner of speaking is left out, and nothing else', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Hello there. You've come about your knee? / Patient: Good morning doctor, yes. The right one. It swells up after I walk.",
      ['The patient has come about their right knee'],
      [/morning/i],
    ],
    [
      "Doctor: I want to be honest with you, it's bronchitis. I want to be honest about the smoking. To be honest, I'd give the inhaler a rest.",
      [],
      [/We want about|We want,/],
    ],
  ])('%s', (...one) => holds(one));
});
