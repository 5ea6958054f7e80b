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

/** The note of a consultation for a blocked nose by telephone, in the history of which an exchange comes up. */
async function noteWith(exchange: string): Promise<string> {
  const said = exchange.split(' / ').map((line) => line.replace(/^D:/, 'Doctor:').replace(/^P:/, 'Patient:'));
  const at = 40;
  const { subjective, objective, assessment, plan } = await noteOf(
    [...visit.slice(0, at), ...said, ...visit.slice(at)].join('\n'),
  );
  return [subjective, objective, assessment, plan].join('\n');
}

type Exchange = [exchange: string, has: RegExp[], not?: RegExp[]];

async function holds([exchange, has, not = []]: Exchange): Promise<void> {
  const note = await noteWith(exchange);
  for (const words of has) expect(note).toMatch(words);
  for (const words of not) expect(note).not.toMatch(words);
}

describe('what a "no" denies', () => {
  it.each<Exchange>([
    [
      "D: Have you had any numbness, in the face or the arm? Any weakness? / P: No. Well. Me fingers went a bit pins-and-needlesy one time, on this hand, but I thought I'd been lying on it.",
      [/fingers went slightly pins-and-needlesy/],
      [/denies any[^.]* numbness/, /Denies numbness/],
    ],
    [
      'D: Any falls? / P: No. Well. Our mam found me on the bathroom floor Tuesday.',
      [/found her on the bathroom floor/],
      [/denies any falls/, /Denies falls/],
    ],
    [
      "D: Any trouble with your water? / P: No. Well. Me stream's not what it was.",
      [/stream is not what it was/],
      [/denies any trouble with the water/],
    ],
    [
      'D: Any other medicines at all? Anything herbal? / P: No. Just a vitamin D in the winter.',
      [/Vitamin D/],
      [/denies any other medicines/],
    ],
    [
      'D: Have you had any operations? / P: No, just me tonsils as a kid.',
      [/tonsils as a kid/],
      [/denies operations/],
    ],
    [
      "D: Any chance at all you could be pregnant? / P: No. I mean, I've got the coil. I've had it three years.",
      [/She is not pregnant/, /has the coil/],
    ],
    // As they were.
    ['D: Any rash at all? / P: No. Just the cough.', [/Denies rash/]],
    ['D: Any allergy to tablets? / P: No. Just a bit of hay fever.', [/hay fever/]],
    ["D: Any swelling of the legs? / P: No. Well, it's fine.", [/denies any [^.]*swelling/]],
  ])('%s', async (...exchange) => holds(exchange));
});

describe('what is wished for, likened or long ago', () => {
  it.each<Exchange>([
    [
      'D: Have you been very thirsty, losing weight? / P: Thirsty? I drink a lot of squash. Losing weight, I wish.',
      [/Denies weight loss/],
      [/Reports[^.]* weight loss/],
    ],
    ['D: Any weight loss? / P: Weight loss? I should be so lucky.', [/Denies weight loss/]],
    [
      "D: Have you felt unwell? Fever, sweats, lost weight? / P: I wish I had lost some, look. No, I'm all right in meself.",
      [/Denies fever, sweats, or weight loss/],
    ],
    ['D: And tired how, like sleepy? / P: Like no battery.', [/It is like no battery/], [/denies battery/]],
    [
      "D: And what sort of a pain is it in the shoulder? / P: It's a toothache. All day long.",
      [/a toothache/],
      [/Reports[^.]* toothache/],
    ],
    [
      'D: Any anxiety before, like at school? / P: I used to get it before exams. I threw up before my A level maths.',
      [/vomited before her A level maths/],
      [/Reports[^.]* vomiting/],
    ],
    [
      'D: Dizzy? Have you fainted? / P: Dizzy, when I stand up quick. One time I must hold the trolley. I did not fall.',
      [/Reports dizziness/],
      [/Reports[^.]* syncope/],
    ],
    [
      'D: Your mood? Is there any worry going on? / P: I am not sad. I am angry with myself, because the flat is dirty.',
      [/angry with herself/],
      [/denies any[^.]* worry/],
    ],
    // As they were: nobody jokes of dying, and a toothache may be one.
    ['D: Do you ever wish you were dead? / P: I wish I was.', [], [/denies[^.]* (?:dead|death|dying)/]],
    ['D: Any pain in your mouth? / P: I have a toothache.', [/Reports[^.]* toothache/]],
    ['D: Any headache? / P: Like, no pain at all.', [], [/It is like/]],
  ])('%s', async (...exchange) => holds(exchange));
});

describe('where it is denied, and of whom', () => {
  it.each<Exchange>([
    [
      'D: Any bleeding between, or after sex? / P: Between, no. After, no.',
      [/Genitourinary: Denies bleeding between periods or after sex/],
      [/Denies bleeding\./],
    ],
    [
      "D: Ever any black stuff, like tar? / P: No. / D: Any slime, any mucus? / P: No. I don't think so.",
      [/Denies mucus in the stool/],
    ],
    [
      'P: Call me Bethan. / D: Any liver trouble, Bethan? / P: No.',
      [/denies any [^.]*liver trouble/],
      [/bethan/],
    ],
    [
      "P: My name's Gwyneth but people call me Gwen. / D: Any kidney trouble, Gwen? / P: No.",
      [/denies any [^.]*kidney trouble/],
      [/gwen\b/],
    ],
    ['D: Any cough, any mucus? / P: No.', [/Respiratory: [^\n]*mucus/]],
  ])('%s', async (...exchange) => holds(exchange));
});
