import { describe, expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const planned = async (said: string) =>
  (
    await noteOf(`Doctor: Morning, Mrs Ito. What can I do for you?
Patient: I've been tired for a month, and I can't get going in the morning.
Doctor: Let me look at you. The thyroid is a little enlarged.
Doctor: I think this is hypothyroidism. ${said}
Doctor: I'll see you in six weeks.
Patient: Okay, thank you.`)
  ).plan;

describe('what was ordered and is settled otherwise, as the other could not', () => {
  it.each([
    [
      "I'll start levothyroxine, fifty, an hour before your coffee.\nPatient: I can't do an hour.\nDoctor: Can you do bedtime?\nPatient: Bedtime I can do.\nDoctor: Bedtime, then.",
      /an hour before her coffee, changed to bedtime/,
      /^- Bedtime/m,
    ],
    [
      "I'll send you to physio, they have a class on Wednesdays.\nPatient: I can't on Wednesdays.\nDoctor: Thursdays, then.",
      /(?:class on Wednesdays, changed to Thursdays|class on Thursdays)/,
      /^- Thursdays/m,
    ],
    [
      "We'll give you the tetanus shot and the flu shot today.\nPatient: No flu shot, please.\nDoctor: Okay. Just the tetanus.",
      /flu (?:shot|vaccine) today, changed to only the tetanus/,
      /^- (?:Just )?[Tt]he tetanus/m,
    ],
    [
      "I'd start venlafaxine, thirty-seven and a half.\nPatient: I don't want something I can't come off.\nDoctor: Then gabapentin at bedtime, three hundred.",
      /[Gg]abapentin at bedtime, 300/,
      /[Vv]enlafaxine/,
    ],
    [
      "I'd like you to wear a two-week heart monitor.\nPatient: I've got a watch.\nDoctor: You know what, fine, forget the monitor, send me the watch strips.",
      /watch strips/,
      /2-week/,
    ],
  ])('%s', async (said, holds, not) => {
    const plan = await planned(said);
    expect(plan).toMatch(holds);
    expect(plan).not.toMatch(not);
  });

  it.each([
    [
      "I'll start levothyroxine, fifty, on an empty stomach.\nPatient: And if I can't take it?\nDoctor: Then a lower dose.",
      /changed to/,
    ],
    ["I'll start levothyroxine, fifty.\nPatient: Okay.\nDoctor: Then we'll see.", /changed to/],
    [
      "I'll take bloods today, and an ECG.\nPatient: I don't like needles.\nDoctor: Skip the gym this week.",
      /^(?![\s\S]*ECG)/,
    ],
  ])('and stands otherwise: %s', async (said, not) => {
    expect(await planned(said)).not.toMatch(not);
  });
});
