import { expect, it } from 'vitest';
import { shippedModels } from '../../../src/note/extractive/learned/shipped-models.ts';
import { currentMedications } from '../../../src/note/extractive/medications/current-medications.ts';
import { readPassages } from '../../../src/note/extractive/visit/visit.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';

const models = shippedModels();

async function list(...lines: string[]): Promise<string> {
  const { turns } = parseTranscript(lines.join('\n'));
  const passages = await readPassages(turns, models, () => undefined);
  return currentMedications(passages, passages.length)
    .map(({ name, how }) => `${name} ${how}`.trim())
    .join('; ');
}

/** What the patient says of a medicine, and its line in the list; empty: not a current medicine. */
const told: [said: string, expected: string][] = [
  ['i take lisinopril twenty milligrams once a day.', 'lisinopril 20 mg once daily'],
  ['metformin five hundred twice a day.', 'metformin 500 twice daily'],
  ["i'm on atorvastatin forty at bedtime.", 'atorvastatin 40 at bedtime'],
  ['i take a baby aspirin every morning.', 'baby aspirin every morning'],
  ['i take two puffs of albuterol every four hours as needed.', 'albuterol 2 puffs every 4 hours as needed'],
  ['levothyroxine seventy five micrograms in the morning.', 'levothyroxine 75 mcg in the morning'],
  ['i take vitamin d.', 'vitamin d'],
  // Taken once, in another's or not at all.
  ['zoloft, in college, for like a year.', ''],
  ['propranolol for two months, and i was dizzy all day.', ''],
  ['they had me on coumadin six months.', ''],
  ['morphine, i saw spiders.', ''],
  ['keflex gave me the runs.', ''],
  ['the first doctor gave me amoxicillin, then steroids.', ''],
  ['i had some of his naproxen once.', ''],
  ["there is paracetamol in the bathroom, it's my roommate's.", ''],
  ['my dad, he is on something, sertraline maybe.', ''],
  ['i want to get on birth control.', ''],
  ['yeah, nicotine.', ''],
  ['i only took motrin for the first few days.', ''],
  ['i took motrin the first week and i still take it.', 'motrin'],
  ['i still take the sertraline, since college.', 'sertraline'],
  ['i use a nicotine patch.', 'nicotine patch'],
  ['the metformin, two in the morning, two at night.', 'metformin 2 in the morning, 2 at night'],
  ['i use insulin, ten units at night.', 'insulin 10 units at night'],
  ['i take tylenol as needed for the pain.', 'tylenol as needed'],
  ['i take prozac twenty milligrams a day.', 'prozac 20 mg daily'],
  ['i take gabapentin three hundred milligrams three times a day.', 'gabapentin 300 mg 3 times daily'],
  ['i take sertraline fifty milligrams every morning.', 'sertraline 50 mg every morning'],
  ['i take methotrexate fifteen milligrams once a week.', 'methotrexate 15 mg once weekly'],
  ['i take ibuprofen and tylenol.', 'ibuprofen; tylenol'],
  ['omeprazole twenty, in the morning, before breakfast.', 'omeprazole 20 in the morning before breakfast'],
  ['i take paracetamol, one gram, four times a day.', 'paracetamol 1 g 4 times daily'],
  [
    'i take amlodipine ten milligrams and losartan fifty milligrams daily.',
    'amlodipine 10 mg; losartan 50 mg daily',
  ],
  ['i use an albuterol inhaler as needed.', 'albuterol inhaler as needed'],
  ['i take vitamin b12 injections every month.', 'vitamin b12 injections every month'],
  ['i take metoprolol twenty five milligrams by mouth twice a day.', 'metoprolol 25 mg by mouth twice daily'],
  ['i use hydrocortisone cream twice a day.', 'hydrocortisone cream twice daily'],
  ['i take nitroglycerin under the tongue when i need it.', 'nitroglycerin under the tongue as needed'],
  ['i take crestor and olmesartan daily.', 'crestor daily; olmesartan daily'],
  ['i take ibuprofen and tylenol as needed.', 'ibuprofen as needed; tylenol as needed'],
  ["i'm on five hundred of metformin.", 'metformin 500'],
  ["i'm on twice a day gabapentin.", 'gabapentin twice daily'],
  ['i take lisinopril. it is twenty milligrams once a day.', 'lisinopril 20 mg once daily'],
  ['i take the metformin. i take it every morning.', 'metformin every morning'],
  ['i take lisinopril. my knee hurts twice a day.', 'lisinopril'],
  ['i am allergic to penicillin.', ''],
  ['i used to take lisinopril but it made me cough.', ''],
  ['i stopped the metformin last year.', ''],
  ["i don't take aspirin.", ''],
  ['i never tried gabapentin.', ''],
  ['my husband takes warfarin.', ''],
  ['my mother took prednisone for years.', ''],
  ['if it gets bad i would take oxycodone.', ''],
  ['i ran out of lisinopril.', ''],
  ['they gave me prednisone at urgent care.', ''],
  ['i had a reaction to codeine.', ''],
  ['i quit taking zoloft two months ago.', ''],
  ['i am not on any warfarin.', ''],
  // Tablets by their strength, and how many of them.
  ['paracetamol, four of the two hundreds, twice a day.', 'paracetamol 4 x 200 twice daily'],
  ['gabapentin, the three hundreds, two of them at bedtime.', 'gabapentin 300, 2 at bedtime'],
  ['co-codamol, the thirty five-hundreds, two at night.', 'co-codamol 30/500, 2 at night'],
  ['i take tylenol, the five hundreds.', 'tylenol 500'],
  ['calpol, two teaspoons.', 'calpol 2 teaspoons'],
  ['movicol, one sachet a day.', 'movicol one sachet daily'],
  ['i take gabapentin forty two times a day.', 'gabapentin 40, 2 times daily'],
  ['sertraline for my nerves, fifty at night.', 'sertraline 50 at night'],
  ['i take the water pill, chlorthalidone, twenty five.', 'chlorthalidone 25'],
  ['i take furosemide, the water pill, forty.', 'furosemide 40'],
  ['i take lisinopril and a water pill.', 'lisinopril; water pill'],
  ['i take ramipril, five, the cholesterol one, forty, and that one for sleep at night.', 'ramipril 5'],
  // Put right as soon as it was said.
  ["atenolol, fifty. no, wait, they cut it, so it's twenty five once a day.", 'atenolol 25 once daily'],
  ['atenolol, fifty. they put me on it in 2010.', 'atenolol 50'],
  ['enalapril, five. oh no, candesartan. candesartan, eight.', 'candesartan 8'],
  ["enalapril, five. no, that's it.", 'enalapril 5'],
  // Handed by somebody, once.
  ['my neighbor gave me a valium and i slept.', ''],
  ['a friend at work gave me one of her oxycodone.', ''],
  // Then, and not now.
  ['prednisone in february, from the urgent care.', ''],
  ['prednisone in the morning, since february.', 'prednisone in the morning'],
  ['levothyroxine, they put it up to fifty in march.', 'levothyroxine'],
  ['i had macrobid once, for a week.', ''],
  ['i take methotrexate once a week.', 'methotrexate once weekly'],
  ['i did zoloft for a year.', ''],
  ['lexapro, twenty, back when my dad was sick.', ''],
  ['and propranolol, when i was like seventeen.', ''],
  ['flexeril, i slept until noon.', ''],
  // A relative's.
  ["mum's on sertraline.", ''],
  ["my brother's got diabetes. i take metformin.", 'metformin'],
];

it.each(told)('"%s" → %s', async (said, expected) => {
  expect(await list('[doctor] what medicines do you take?', `[patient] ${said}`)).toBe(expected);
});

const asked: [asked: string, answered: string, expected: string][] = [
  ['are you still taking the lisinopril?', 'yes, every day.', 'lisinopril daily'],
  ['are you taking your metformin?', 'yes.', 'metformin'],
  [
    'what do you take, candesartan, eight?',
    'candesartan, yes, every morning.',
    'candesartan 8 every morning',
  ],
  ['and how many days a week do you take the ibuprofen?', 'five.', 'ibuprofen'],
  ["and you're on lisinopril twenty milligrams daily?", 'yes.', 'lisinopril 20 mg daily'],
  ['are you still taking the lisinopril?', 'no.', ''],
  ['do you take any aspirin?', 'no, i do not.', ''],
  ['have you tried ibuprofen?', 'no.', ''],
  ["and i've got amlodipine five, and, um, zoloft?", "no, that's my husband's.", 'amlodipine 5'],
  ['your throat closed on lisinopril?', 'that was my sister.', ''],
  // Asked for as an example, or answered by what is taken.
  ['anything over the counter, advil, aleve?', 'i took some of the blue ones.', ''],
  ['do you take anything for it, tylenol?', 'it takes two a day to touch it.', ''],
  ['what do you take besides the insulin?', 'levothyroxine, seventy-five.', 'insulin; levothyroxine 75'],
  ["and you're on the lercanidipine?", 'ramipril, ten.', 'ramipril 10'],
  ['you take the amlodipine, ten, and what else?', 'a baby aspirin.', 'amlodipine 10; baby aspirin'],
  ['are you still on the flovent?', "they don't make it anymore.", ''],
  ['still the venlafaxine?', 'i never filled it.', ''],
  [
    "you're on ramipril, alendronic acid once a week, and calcium?",
    'i stopped the alendronic, it burned.',
    'ramipril; calcium',
  ],
  // What is counted is no dose.
  ['what have you taken?', 'just tums. they do nothing. so three.', 'tums'],
  ['are you on the sertraline?', "it's my wife's birthday, but yes, i am.", 'sertraline'],
];

it.each(asked)('asked "%s", answered "%s" → %s', async (question, answer, expected) => {
  expect(await list(`[doctor] ${question}`, `[patient] ${answer}`)).toBe(expected);
});

const spoken: [lines: string[], expected: string][] = [
  [
    [
      '[doctor] what do you take?',
      '[patient] losartan.',
      '[doctor] fifty, a hundred?',
      '[patient] a hundred.',
    ],
    'losartan 100',
  ],
  [
    ['[doctor] still the oxycodone?', '[patient] oxycodone.', '[doctor] how many?', '[patient] two.'],
    'oxycodone',
  ],
  [
    ['[doctor] what do you take?', '[patient] zoloft.', "[doctor] how'd that go?", '[patient] i quit it.'],
    '',
  ],
  [['[doctor] tablets?', '[patient] finasteride.', '[doctor] still taking it?', '[patient] gave it up.'], ''],
  [
    [
      '[doctor] keep the heat on, tylenol up to three times a day.',
      '[doctor] continue your aspirin, eighty one daily, and brilinta.',
      '[patient] okay.',
    ],
    'aspirin 81 daily; brilinta',
  ],
  [
    ['[doctor] what do you take?', '[patient] candesartan, eight.', '[doctor] once a day?', '[patient] yep.'],
    'candesartan 8 once daily',
  ],
  [
    ['[doctor] what do you take?', '[patient] candesartan, eight.', '[doctor] twice a day?', '[patient] no.'],
    'candesartan 8',
  ],
  [
    [
      '[doctor] what have you tried?',
      '[patient] the naproxen. two in the morning.',
      '[doctor] you were taking it, or you are?',
      '[patient] i quit that last month.',
    ],
    '',
  ],
  [
    [
      '[doctor] what do you take?',
      '[patient] metformin, a thousand.',
      '[doctor] and do you smoke?',
      '[patient] i quit that in 2010.',
    ],
    'metformin 1000',
  ],
  [
    [
      '[doctor] anything for the bones?',
      '[patient] they gave me a pill once a week and it burned, so i stopped.',
      '[doctor] risedronate. okay.',
    ],
    '',
  ],
];

it.each(spoken)('%j → %s', async (lines, expected) => {
  expect(await list(...lines)).toBe(expected);
});

it.each([
  ['Okay, a kidney stone. That takes topiramate off my list. Smoking?', 'No.'],
  ["Any allergies? I've got penicillin, hives.", "No, that's my brother."],
])('lists nothing that is ruled out or an allergy: %s', async (said, reply) => {
  expect(await list(`Doctor: ${said}`, `Patient: ${reply}`)).toBe('');
});
