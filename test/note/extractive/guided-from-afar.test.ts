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
const amidst = 40;
const inPlan = 96;

/** The note of a consultation by video, in the midst of which an exchange comes up. */
async function noteWith(exchange: string, at = amidst): Promise<string> {
  const said = exchange
    .split(' / ')
    .map((line) => line.replace(/^D:/, 'Doctor:').replace(/^P:/, 'Patient:').replace(/^W:/, 'Wife:'));
  const { subjective, objective, assessment, plan } = await noteOf(
    [...visit.slice(0, at), ...said, ...visit.slice(at)].join('\n'),
  );
  return [subjective, objective, assessment, plan].join('\n');
}

type Case = [exchange: string, has: RegExp[], not?: RegExp[]];

describe('what is measured during a call', () => {
  it.each<Case>([
    [
      'D: Have you got one of those finger clips? Could you pop it on for me? / P: Hang on. It says ninety-four.',
      [/Oxygen saturation: 94% \(home reading\)/],
      [/finger clip|It says 94/],
    ],
    [
      "D: Have you a thermometer handy? Could you do it for me now? / P: Hang on, it's under my tongue. Thirty-eight four.",
      [/Temperature: 38\.4 \(home reading\)/],
      [/thermometer handy/],
    ],
    [
      'D: Have you got the cuff there? Do one for me now, lying down. / P: A hundred and thirty over seventy. / D: Now do it once more standing. / W: A hundred and eighteen over sixty-six, heart ninety.',
      [/130 over 70 lying \(home reading\)/, /118 over 66 standing \(home reading\)/, /Heart rate: 90/],
    ],
    [
      'D: And a blood pressure machine? Could you do one for me now, sat down? / P: A hundred and forty over eighty-eight. And it says seventy-six at the bottom.',
      [/140 over 88 sitting/, /Heart rate: 76 \(home reading\)/],
    ],
    [
      "D: What's the machine saying? / P: One forty-six over ninety. / D: And the pulse on there? / P: Seventy-two.",
      [/Blood pressure: 146 over 90 \(home reading\)/, /Heart rate: 72 \(home reading\)/],
    ],
    [
      "D: Let's count your pulse. Two fingers on your wrist, and count for me, thirty seconds. Go. And stop. / P: Forty-one. / D: So that's eighty-two a minute.",
      [/Heart rate: 82 \(home reading\)/],
      [/\b41\b/],
    ],
    [
      "D: Can you watch her breathing and count the breaths for me, half a minute. / W: Eleven. / D: So that's twenty-two.",
      [/Respiratory rate: 22 \(home reading\)/],
      [/Counting the breaths/],
    ],
    // Of another time: these stay in the history.
    [
      "D: Do you have a blood pressure machine? / P: Yeah. I've got one. It was, um, one thirty-eight over eighty-six, last week.",
      [/138 over 86, last week/],
      [/home reading/],
    ],
    [
      "D: And what's your blood pressure usually? / P: A hundred and thirty over eighty.",
      [/130 over 80/],
      [/home reading/],
    ],
    ['D: And the sumatriptan, how much do you take? / P: Fifty.', [], [/home reading/]],
  ])('%s', async (exchange, has, not = []) => {
    const note = await noteWith(exchange);
    for (const words of has) expect(note).toMatch(words);
    for (const words of not) expect(note).not.toMatch(words);
  });
});

describe('what the patient is asked to do while looked at', () => {
  it.each<Case>([
    ["D: Now curl your toes up for me. / P: Like that? They're a bit stiff.", [], [/curl/i]],
    ['D: Puff your cheeks out, both of them. / P: Like that?', [], [/Puff(?:ing)? (?:her|the|your) cheeks/]],
    ['D: Run your finger along the collarbone, slowly. / P: Ooh. There.', [], [/Run |along the collarbone/i]],
    [
      'D: And now, use your good hand, hold the left wrist and push it out for me, gently. Does it go any farther? / P: No, it is solid.',
      [],
      [/good hand/],
    ],
  ])('%s', async (exchange, has, not = []) => {
    const note = await noteWith(exchange);
    for (const words of has) expect(note).toMatch(words);
    for (const words of not) expect(note).not.toMatch(words);
  });
});

describe('what is advised for later stays', () => {
  it.each<Case>([
    ['D: Keep the leg up on a stool. / P: Okay.', [/advised to keep the leg up on a stool/]],
    ['D: And press on your nose for ten minutes if it bleeds. / P: Right.', [/10 minutes if it bleeds/]],
    [
      'D: Sit on the edge of the bed, waggle your feet, then stand. / P: Waggle me feet. Right you are.',
      [/advised to sit on the edge of the bed/],
    ],
    [
      'D: Put your feet up in the evening, and rest the knee on a stool. / P: Okay, thank you.',
      [/advised to put her feet up in the evening/],
    ],
  ])('%s', async (exchange, has) => {
    const note = await noteWith(exchange, inPlan);
    for (const words of has) expect(note).toMatch(words);
  });
});
