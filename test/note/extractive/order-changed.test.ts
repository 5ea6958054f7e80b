import { describe, expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const planned = async (said: string) =>
  (
    await noteOf(`Doctor: Morning, Mrs Ito. What can I do for you?
Patient: My knee has been hurting for a month, when I climb the stairs.
Doctor: Let me look at it. The knee is a little swollen.
Doctor: I think this is osteoarthritis of the knee. ${said}
Patient: Okay, thank you.`)
  ).plan;

describe('an order that is changed later on', () => {
  it.each([
    [
      "I'd like to see you in three weeks.\nPatient: I'm away then. Can it be the week after?\nDoctor: Four weeks, then.",
      /Follow up in 4 weeks/,
      /3 weeks/,
    ],
    [
      "I'd like to see you in three weeks.\nPatient: Can it be later?\nDoctor: Four weeks, then, but my nurse calls you on Monday.",
      /nurse calls her on Monday[\s\S]*Follow up in 4 weeks/,
      /3 weeks|later/,
    ],
    [
      "I'll send in the patches, the fourteen milligram. Patches or gum?\nPatient: Patches.\nDoctor: For five a day, actually, let's do the seven.",
      /patches, the 7 mg/,
      /14/,
    ],
    [
      "Take paracetamol, one gram three times a day.\nDoctor: And I'll send in patches, the fourteen milligram.\nPatient: Okay.\nDoctor: For five a day, actually, let's do the seven.",
      /3 times daily[\s\S]*patches, the 7 mg/,
      /14/,
    ],
    [
      "I'll give you prednisone, forty milligrams for five days.\nPatient: That made me jumpy.\nDoctor: Okay, let's do twenty, then.",
      /prednisone, 20 mg for 5 days/,
      /40/,
    ],
    [
      "I'll see you in three weeks. Take naproxen twice a day for two weeks.\nPatient: I'm away then.\nDoctor: Four weeks, then.",
      /for 2 weeks[\s\S]*in 4 weeks|in 4 weeks[\s\S]*for 2 weeks/,
      /3 weeks/,
    ],
    [
      "We'll do the blood test on Monday.\nPatient: I work Mondays.\nDoctor: Tuesday, then.",
      /blood test on Tuesday/,
      /Monday/,
    ],
    [
      "Naproxen, five hundred twice a day, well, no, at your age let's say two fifty twice a day.",
      /250/,
      /500/,
    ],
  ])('%s', async (said, holds, not) => {
    const plan = await planned(said);
    expect(plan).toMatch(holds);
    expect(plan).not.toMatch(not);
  });

  it.each([
    [
      "Take it twice a day for two weeks, then stop.\nPatient: Okay.\nDoctor: If it's not better by then, call me.",
      /2 weeks/,
    ],
    [
      'Take naproxen twice a day for two weeks.\nPatient: And my chest?\nDoctor: Ten days, then, of doxycycline.',
      /naproxen[^.]*2 weeks/i,
    ],
    [
      "Take naproxen twice a day for two weeks.\nPatient: I get sick from everything.\nDoctor: Okay, let's do twenty, then.",
      /naproxen[^.]*2 weeks/i,
    ],
    ["I'll see you in six weeks.\nPatient: Okay.\nDoctor: Then we'll talk about the scan.", /6 weeks/],
  ])('%s stands', async (said, holds) => {
    expect(await planned(said)).toMatch(holds);
  });
});
