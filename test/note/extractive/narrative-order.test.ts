import { describe, expect, it } from 'vitest';
import { daysAgo } from '../../../src/note/extractive/visit/chronology.ts';
import { noteOf } from './written-note.ts';

const hpiOf = async (dialogue: string) =>
  /HISTORY OF PRESENT ILLNESS\n(.*)/.exec((await noteOf(dialogue)).subjective)?.[1] ?? '';
const comesBefore = (text: string, ...parts: RegExp[]) => {
  const places = parts.map((part) => text.search(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
};
const summingUp = `[doctor] For your asthma, continue the albuterol inhaler.
[doctor] For your gout, continue the allopurinol 100 milligrams daily.`;

describe('the history of present illness', () => {
  it('opens with who comes and why, whoever spoke first', async () => {
    const hpi = await hpiOf(`[patient] My asthma has been acting up for two weeks.
[doctor] So Joseph is a 59-year-old male here for follow-up of his asthma. How is the cough?
[patient] I cough every night and I wheeze.
${summingUp}`);
    comesBefore(hpi, /59-year-old/, /acting up/);
  });

  it('puts what is said of a problem later in the visit with that problem', async () => {
    const hpi = await hpiOf(`[doctor] Joseph is a 59-year-old male here for a check-up. How is your asthma?
[patient] My asthma has been bad since the spring, I use the inhaler twice a day.
[doctor] And your gout?
[patient] My gout flared up in the left foot last month and it hurt for a week.
[doctor] Okay. Does anything wake you up?
[patient] Oh, the asthma also wakes me up at night three times a week.
${summingUp}`);
    comesBefore(hpi, /since the spring/, /wakes/, /flared/);
  });

  it('keeps with a sentence what goes on from it', async () => {
    const hpi = await hpiOf(`[doctor] Joseph is a 59-year-old male here for a check-up. How is your asthma?
[patient] My asthma has been bad since the spring, I use the inhaler twice a day.
[doctor] And your gout?
[patient] My gout flared up in the left foot last month. It was swollen and painful for a week.
${summingUp}`);
    comesBefore(hpi, /since the spring/, /flared/, /swollen/);
  });

  it('goes back to the complaint where the visit does, before the illnesses beside it', async () => {
    const hpi = await hpiOf(`[doctor] Joseph is a 59-year-old male here for back pain. What happened?
[patient] I lifted a box three days ago and my back has been hurting since.
[doctor] And how is your asthma?
[patient] My asthma has been bad since the spring, I use the inhaler twice a day.
[doctor] Okay. Anything else?
[patient] The back pain is starting to go down into my leg.
${summingUp}`);
    comesBefore(hpi, /lifted/, /into his leg/, /since the spring/);
  });

  it('tells what they came for before what they also have', async () => {
    const hpi =
      await hpiOf(`[doctor] Joseph is a 59-year-old male here for a cough. Before that, how is your asthma?
[patient] My asthma has been bad since the spring.
[doctor] And the cough?
[patient] I have had this bronchitis cough for two weeks and I bring up green stuff.
[doctor] For your bronchitis with cough, take azithromycin for five days.
${summingUp}`);
    comesBefore(hpi, /59-year-old/, /2 weeks/, /since the spring/);
  });

  it('leaves an operation that was asked of to the surgical history', async () => {
    const note = await noteOf(`[doctor] Joseph is a 59-year-old male here for back pain. What happened?
[patient] I lifted a box three days ago and my back has been hurting since.
[doctor] Any surgeries in the past?
[patient] Yes, I had a lumbar fusion about six years ago.
${summingUp}`);
    expect(note.subjective).toMatch(/SURGICAL HISTORY\n.*lumbar fusion/);
    expect(/HISTORY OF PRESENT ILLNESS\n(.*)/.exec(note.subjective)?.[1]).not.toContain('fusion');
  });

  it('puts what happened earlier before what came later, where both times were said', async () => {
    const hpi = await hpiOf(`[doctor] Joseph is a 59-year-old male here for knee pain. What happened?
[patient] The knee swelled up yesterday after work.
[patient] The knee started hurting two weeks ago when I slipped on the ice.
${summingUp}`);
    comesBefore(hpi, /2 weeks ago/, /yesterday/);
  });

  it('moves no sentence that another needs, and none about something else', async () => {
    const hpi = await hpiOf(`[doctor] Joseph is a 59-year-old male here for knee pain. What happened?
[patient] The knee swelled up yesterday after work. It was hot and painful.
[doctor] Anything else?
[patient] I had a bad cough two weeks ago but my cough is better.
${summingUp}`);
    comesBefore(hpi, /yesterday/, /hot/, /2 weeks ago/);
  });
});

describe('a time that was said', () => {
  it.each([
    ['i fell 2 weeks ago', 14],
    ['it began a couple of months ago', 60],
    ['i have had this cough for about 3 days', 3],
    ['he was sick last night', 1],
    ['it started 3 months ago and yesterday it got worse', 90],
    ['i was diagnosed with asthma in 2004', 100_000],
    ['take it for 5 days', null],
    ['he remembers the pain from 2 years ago', null],
    ['it is worse at night', null],
  ])('%s: %s days ago', (said, ago) => {
    expect(daysAgo(said)).toBe(ago);
  });
});
