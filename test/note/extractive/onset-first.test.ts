import { expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const hpiOf = async (dialogue: string) =>
  /HISTORY OF PRESENT ILLNESS\n(.*)/.exec((await noteOf(dialogue)).subjective)?.[1] ?? '';
const examined = `[doctor] okay . let me examine you . there is tenderness of the left knee .
[doctor] so for your knee pain , i want you to ice it and take ibuprofen 600 milligrams .
[patient] okay .`;

/** A visit, and parts of its history in the order in which they must stand. */
const cases: [name: string, visit: string, parts: RegExp[]][] = [
  [
    'when it began comes before what it is like',
    `[doctor] this is a 40-year-old man here for left knee pain . how are you doing ?
[patient] the pain is sharp when i go down the stairs .
[doctor] i see .
[patient] i take tylenol for it at night .
[doctor] and when did it start ?
[patient] my left knee started hurting three weeks ago when i fell off a ladder .
${examined}`,
    [/40-year-old/, /3 weeks ago/, /stairs/],
  ],
  [
    'what needs the sentence before it stays with it',
    `[doctor] this is a 40-year-old man here for left knee pain . how are you doing ?
[patient] i take tylenol every night because of the pain .
[patient] my left knee started hurting three weeks ago when i fell off a ladder . it swelled up right away .
${examined}`,
    [/40-year-old/, /3 weeks ago/, /swelled up/, /Tylenol every night/i],
  ],
  [
    'at a follow-up what was at the last visit comes first',
    `[doctor] this is a 40-year-old man here for a follow-up of his left knee pain . how are you doing ?
[patient] i have pain in the left knee on the stairs every day .
[patient] since the last visit i have been going to physical therapy twice a week .
${examined}`,
    [/40-year-old/, /since the last visit/i, /stairs/],
  ],
];

it.each(cases)('%s', async (_, visit, parts) => {
  const hpi = await hpiOf(visit);
  const places = parts.map((part) => hpi.search(part));
  expect(places, hpi).not.toContain(-1);
  expect(places, hpi).toEqual(places.toSorted((a, b) => a - b));
});
