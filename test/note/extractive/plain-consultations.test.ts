import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const visit = readFileSync(
  fileURLToPath(new URL('../../training/plain-visits/f04.txt', import.meta.url)),
  'utf8',
)
  .trim()
  .split('\n');

/** The note of a consultation for a blocked nose by telephone, in which an exchange comes up on its line `at`. */
async function noteWith(exchange: string, at: number): Promise<string> {
  const said = exchange.split(' / ').map((line) => line.replace(/^D:/, 'Doctor:').replace(/^P:/, 'Patient:'));
  const { subjective, objective, assessment, plan } = await noteOf(
    [...visit.slice(0, at), ...said, ...visit.slice(at)].join('\n'),
  );
  return [subjective, objective, assessment, plan].join('\n');
}

const inHistory = 40;

describe('what is asked and answered in a plain consultation', () => {
  it.each<[exchange: string, has: RegExp[], not?: RegExp[]]>([
    [
      'D: Any Viagra, or anything of that type? / P: No, nothing like that. Just, ibuprofen, for my knee. Now and again.',
      [/Viagra, or anything of that type: no\./, /Ibuprofen: now and again/],
      [/type: (?:no; )?now and again/],
    ],
    [
      'D: Anything else, any tablets you buy, any steroids, or, or water tablets? / P: No. Just the, just the cream.',
      [/water tablets: no, only the cream/],
    ],
    [
      "D: Any reaction to antibiotics before? / P: No, I've had, um, amoxicillin loads of times. And the other one.",
      [/Reaction to antibiotics before: no, she has had amoxicillin/],
    ],
    [
      "D: Are you able to walk normally? Any staggering or, or falling to one side? / P: No. I've been holding on to things, just in case.",
      [/denies any staggering or falling to one side/, /has been holding on to things/],
      [/not able to walk/],
    ],
    [
      "D: And are you managing to eat and drink? / P: I'm not really eating. I'm drinking water, mostly.",
      [/is not really eating/, /drinking water/],
      [/not managing/],
    ],
    [
      "D: Who's at home? / P: My wife, and two kids. My son's fifteen and my daughter's, she's twelve.",
      [/son's 15 and her daughter is 12/],
      [/wife is 12/],
    ],
    [
      'D: Any kidney problems in the family, or heart problems? / P: My brother gets kidney stones. Dad had a heart attack. He was, um, sixty-eight.',
      [/father was 68/],
      [/brother was 68/],
    ],
    [
      "D: How often does it happen? / P: Erm, it was sort of once a week to begin with. I'd say it's two or three times a week now.",
      [/It occurred once weekly to begin with/],
    ],
    ['D: How tall are you? / P: Five eleven.', [/5 foot 11/], [/511/]],
    [
      "D: Have you got a tape measure at all? / P: Er, I've got one in the drawer.",
      [],
      [/tape measure|drawer/i],
    ],
    [
      'D: Any fever? Have you got a thermometer? / P: Yeah, I did it. It was thirty-six point eight.',
      [/Temperature: 36\.8 \(home reading\)/],
    ],
    [
      'D: Could you just look up, and down, and side to side, without moving your head? / P: Yeah.',
      [],
      [/could look up/],
    ],
    [
      "D: If you could just, um, lie back a bit and press gently, just above the pubic bone. / P: Okay. It's a bit sore there.",
      [],
      [/lie back/],
    ],
    [
      "D: How are you getting about? / P: It's a pain, 'cause I'm driving, so I'm having to stop all the time.",
      [],
      [/describes a pain/],
    ],
    [
      "D: What else? / P: I've not been doing my, I used to do a swim on a Thursday and I've not been doing that.",
      [/used to do a swim/],
      [/doing (?:my|her|the),/],
    ],
    [
      "D: Anything else? / P: And, um, I'm, they said I was borderline for the diabetes.",
      [/[Tt]hey said/],
      [/is they said/],
    ],
  ])('%s', async (exchange, has, not = []) => {
    const note = await noteWith(exchange, inHistory);
    for (const words of has) expect(note).toMatch(words);
    for (const words of not) expect(note).not.toMatch(words);
  });
});

describe('what the clinician says again of the history', () => {
  it('opens it, and is no finding and no plan', async () => {
    const note = await noteWith(
      "D: So let me just sum up. You've had about two weeks of a blocked nose, it's worse in the mornings, and there's no blood. Is that right? / P: Yes.",
      78,
    );
    expect(note).toMatch(
      /HISTORY OF PRESENT ILLNESS\n(?:[^\n]{0,60}\. )?She has had about 2 weeks of a blocked nose/,
    );
    expect(note).not.toMatch(/sum up/i);
    expect(note.slice(note.indexOf('PHYSICAL EXAM'))).not.toContain('worse in the mornings');
  });
});

describe('what is arranged in a plain consultation', () => {
  const inPlan = 98;
  it.each<[exchange: string, has: RegExp[], not?: RegExp[]]>([
    [
      "D: If you need ten puffs and it doesn't work, that's 999. And the same if you can't finish a sentence, or your lips go blue. / P: Okay.",
      [/If she cannot finish a sentence, or her lips go blue, that is 999/],
      [/^- (?:\w+: )?The same if/m],
    ],
    [
      "D: I'd stop the co-codamol and just have plain paracetamol. / P: Okay.",
      [/The patient was advised to stop the co-codamol and have plain paracetamol/],
    ],
    [
      "D: If they can't scan you within a few hours, they'll ring you. / P: Okay.",
      [/cannot scan her within/],
      [/scan she/],
    ],
    [
      "D: We don't really like people to be on just the blue one any more. / P: Right.",
      [/on only the blue one/],
    ],
    [
      "D: If you get bad pain, go straight to A and E. Don't wait for the scan. / P: Okay.",
      [/go straight to A and E/],
      [/[Oo]rder not/],
    ],
    [
      "D: And for the midwife, you refer yourself online. I'll text you the link. / P: Okay.",
      [/The patient may refer herself online/],
    ],
  ])('%s', async (exchange, has, not = []) => {
    const note = await noteWith(exchange, inPlan);
    for (const words of has) expect(note).toMatch(words);
    for (const words of not) expect(note).not.toMatch(words);
  });
});
