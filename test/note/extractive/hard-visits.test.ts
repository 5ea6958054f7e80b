import { expect, it } from 'vitest';
import { noteOf, sentencesOf } from './written-note.ts';

const visit = (
  middle: string,
  end: string,
) => `[doctor] So this is a 58-year-old woman who presents today with left knee pain. How long has it hurt?
[patient] My left knee has been hurting for about three weeks.
${middle}
[doctor] On your knee exam there is some swelling and tenderness over the medial joint line.
[doctor] For your first problem of knee pain, I think this is osteoarthritis.
${end}`;

it('writes a return precaution as an instruction, not as an event', async () => {
  const note = await noteOf(
    visit(
      '[patient] No other problems.',
      '[doctor] If you get a fever or chest pain, go to the emergency room.',
    ),
  );
  expect(note.plan).toMatch(/fever/i);
  expect(note.subjective).not.toMatch(/Reports (?:fever|chest pain)/);
  expect(note.assessment).not.toMatch(/fever|chest pain/i);
});

it("puts a relative's disease under family history", async () => {
  const { subjective } = await noteOf(
    visit(
      '[doctor] Does anything run in the family?\n[patient] My mother had rheumatoid arthritis and diabetes.',
      '',
    ),
  );
  expect(subjective).toMatch(/FAMILY HISTORY\n[^\n]*mother had rheumatoid arthritis/i);
  expect(subjective).not.toMatch(/PAST MEDICAL HISTORY[\s\S]*rheumatoid/i);
});

it('keeps the side that was said', async () => {
  const note = Object.values(await noteOf(visit('[patient] It swells at night.', ''))).join('\n');
  expect(note).toMatch(/left knee/i);
  expect(note).not.toMatch(/right/i);
});

it('writes the dose that was settled on, not the one taken back', async () => {
  const { plan } = await noteOf(
    visit(
      '[patient] It swells.',
      "[doctor] I'm going to prescribe meloxicam, seven, no, I'm sorry, fifteen milligrams once a day.",
    ),
  );
  expect(plan).toMatch(/meloxicam,? 15 mg once daily/i);
});

it('keeps a correction that comes as a sentence of its own', async () => {
  const { plan } = await noteOf(
    visit(
      '[patient] It swells.',
      "[doctor] I'm going to prescribe naproxen 500 milligrams twice a day for five days. No, wait, let's make it ten days.",
    ),
  );
  expect(plan).toContain('10 days');
});

it('writes every number only as it was said', async () => {
  const text = visit(
    '[patient] I take two Tylenol a day.',
    '[doctor] Your blood pressure was 142/90. Come back in six weeks.',
  );
  const digits =
    Object.values(await noteOf(text))
      .join('\n')
      .replace(/^\d+\. /gm, '')
      .match(/\d+/g) ?? [];
  for (const n of digits) expect(['58', '3', '2', '142', '90', '6', '1']).toContain(n);
});

it('names no sex where none was said', async () => {
  const dialogue =
    '[doctor] What brings you in?\n[patient] I have had a cough and a fever for three days, and I take lisinopril.';
  expect((await sentencesOf(dialogue)).map((s) => s.text).join(' ')).not.toMatch(/\b(?:she|he)\b/i);
});

it.each([
  ['one word', 'ouch'],
  ['another language', '[doctor] ¿Cómo está?\n[patient] Me duele la cabeza desde hace dos días.'],
  ['no letters from our alphabet', '医生：您好\n病人：我头疼'],
  ['punctuation', '... , ; : ! ? a'],
  ['a long run of spaces', `x${' '.repeat(50_000)}y`],
  ['numbers alone', '12 '.repeat(500)],
])('writes something honest or nothing of %s', async (_, text) => {
  for (const sentence of await sentencesOf(text)) expect(sentence.sources.length).toBeGreaterThan(0);
});

it('stops a very long visit soon after the signal aborts', async () => {
  const long = Array.from(
    { length: 3000 },
    (_, i) => `[doctor] Any chest pain or fever?\n[patient] No, but my knee hurts since day ${i}.`,
  ).join('\n');
  const controller = new AbortController();
  const writing = sentencesOf(long, controller.signal);
  setTimeout(() => controller.abort(), 5);
  await expect(writing).rejects.toMatchObject({ code: 'cancelled' });
});
