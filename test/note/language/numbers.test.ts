import { describe, expect, it } from 'vitest';
import { figures } from '../../../src/note/language/figures.ts';
import { numbersIn } from '../../../src/note/language/numbers.ts';
import { plainSpeech } from '../../../src/note/language/plain-speech.ts';

describe('spoken numbers become figures', () => {
  it.each([
    ['stay at forty one more week', 'stay at 40 one more week'],
    ['she is forty one', 'she is 41'],
    ['the blue one fifteen minutes before gym', 'the blue one 15 minutes before gym'],
    ['her pulse is one fifteen', 'her pulse is 115'],
    ['the ratio is nought point five five', 'the ratio is 0.55'],
    ['free t four four point one', 'free T4 4.1'],
    // blood pressure, temperature, saturation
    ['one twenty eight over eighty two', '128/82'],
    ['one thirty over eighty five', '130/85'],
    ['pressure is one oh five over sixty', 'pressure is 105/60'],
    ['one-oh-five over fifty-eight', '105/58'],
    ['length is on the thirty-fifth', 'length is on the 35th'],
    ['a hundred and ten over seventy', '110/70'],
    ['one hundred forty two over ninety one', '142/91'],
    ['120 over 80', '120/80'],
    ['ninety eight point six', '98.6'],
    ['a hundred and one point four', '101.4'],
    ['a hundred . four', '100.4'],
    ['temp 99 . 1 today', 'temp 99.1 today'],
    ['ninety seven percent on room air', '97% on room air'],
    ['97 percent', '97%'],
    ['heart rate of eighty eight beats per minute', 'heart rate of 88 bpm'],
    ['oh two sat is ninety six percent', 'O2 sat is 96%'],
    ['pulse in the sixties', 'pulse in the 60s'],
    ['sugars in the one eighties', 'sugars in the 180s'],
    ['thirty eight point five degrees celsius', '38.5 degrees C'],
    // a nought written as the letter, and a year said by its last digits
    ['the thermometer read one O one point four', 'the thermometer read 101.4'],
    ['it was one O one', 'it was 101'],
    ['back in O five after a fall', 'back in 2005 after a fall'],
    ['September of oh three', 'September of 2003'],
    ['in oh eight weeks', 'in oh 8 weeks'],
    ['positive at one to four zero', 'positive at 1 to 40'],
    ['blood type O, one child', 'blood type O, 1 child'],
    // numbers to call
    ['call nine one one', 'call 911'],
    ['call 9-1-1', 'call 911'],
    ['text nine eight eight', 'text 988'],
    // doses
    ["that's nine milliliters", "that's 9 mL"],
    ['five hundred milligrams', '500 mg'],
    ['gabapentin three hundred three times a day', 'gabapentin 300, 3 times daily'],
    ['three hundred three milligrams', '303 mg'],
    ['twenty five micrograms', '25 mcg'],
    ['a thousand milligrams twice a day', '1000 mg twice daily'],
    ['fifty milligrams a day', '50 mg daily'],
    ['ten units every day', '10 units daily'],
    ['two and a half milligrams', '2.5 mg'],
    ['half a milligram', '0.5 mg'],
    ['point five milligrams', '0.5 mg'],
    ['five milliliters', '5 mL'],
    ['one twenty milligram tablet', 'one 20 mg tablet'],
    ['two fifty milligram tablets', '2 50 mg tablets'],
    ['eight hundred milligrams three times a day', '800 mg 3 times daily'],
    ['one tablet once a day', '1 tablet once daily'],
    ['take it one time a day', 'take it once daily'],
    ['two puffs every four to six hours', '2 puffs every 4 to 6 hours'],
    ['two thousand units', '2000 units'],
    ['eighteen hundred calories', '1800 calories'],
    ['ten milligrams per deciliter', '10 mg/dL'],
    // lab values
    ['seven point two', '7.2'],
    ['a one c was six point nine', 'A1c was 6.9'],
    ['seven point two five', '7.25'],
    ['two hundred and thirty', '230'],
    ['one fifty', '150'],
    ['potassium of three point oh', 'potassium of 3.0'],
    // years, ages, durations
    ['in two thousand nineteen', 'in 2019'],
    ['in two thousand and five', 'in 2005'],
    ['back in twenty eighteen', 'back in 2018'],
    ['nineteen eighty five', '1985'],
    ['a fifty year old woman', 'a 50-year-old woman'],
    ['a 7 year old boy', 'a 7-year-old boy'],
    ['he is sixty three years old', 'he is 63 years old'],
    ['a nine month old', 'a 9-month-old'],
    ['two weeks', '2 weeks'],
    ['two and a half weeks', '2 and a half weeks'],
    ['six eight weeks', '6 to 8 weeks'],
    ['ten fifteen minutes', '10 to 15 minutes'],
    ['one or two days', '1 or 2 days'],
    ['one week ago', '1 week ago'],
    ['twenty plus years', '20+ years'],
    ['about twenty-eight days', 'about 28 days'],
    ['at seven thirty in the morning', 'at 7:30 in the morning'],
    // grades and scales
    ['one plus pitting edema', '1+ pitting edema'],
    ['two plus radial pulses', '2+ radial pulses'],
    ['a three out of six systolic murmur', 'a 3/6 systolic murmur'],
    ['two over six murmur', '2/6 murmur'],
    ['five over five strength', '5/5 strength'],
    ['strength is four out of five', 'strength is 4/5'],
    ['four out of ten', '4/10'],
    ['an eight out of a ten', 'an 8/10'],
    ['twenty six out of thirty', '26/30'],
    ['a two by three centimeter ulcer', 'a 2 x 3 cm ulcer'],
    ['a four millimeter stone', 'a 4 mm stone'],
    ['point four by two by three centimeters', '0.4 x 2 x 3 cm'],
    ['point one twenty five milligrams', '0.125 mg'],
    ['august thirty first', 'august 31st'],
    ['on the twenty sixth', 'on the 26th'],
    ['stage three disease', 'stage 3 disease'],
    ['type two diabetes', 'type 2 diabetes'],
    ['l four l five', 'L4 L5'],
    ['at c six', 'at C6'],
    ['b twelve', 'B12'],
    ['covid nineteen', 'COVID-19'],
    ['call nine one one', 'call 911'],
  ])('%s → %s', (spoken, written) => {
    expect(figures(spoken)).toBe(written);
  });

  it.each([
    'twenty four seven',
    'one of them',
    'no one came',
    'this one hurts',
    'the other one is fine',
    'one day i fell',
    'a fifty fifty chance',
    'one thing i noticed',
    'you two',
    'at one point',
    'it is 10-degree flexed',
    'on the second visit',
    'a couple of weeks',
    'he and she',
    'for me to go',
  ])('%s stays as it is', (spoken) => {
    expect(figures(spoken)).toBe(spoken);
  });

  it.each([
    ['two out of three times', '2 out of 3 times'],
    ['three out of five days', '3 out of 5 days'],
    ['two thirds', '2 thirds'],
  ])('%s is no grade: %s', (spoken, written) => {
    expect(figures(spoken)).toBe(written);
  });

  it('is the same when done twice', () => {
    const text =
      'one thirty over eighty, five hundred milligrams twice a day for ten days, a1c seven point two';
    expect(figures(figures(text))).toBe(figures(text));
  });
});

describe('the numbers of a text', () => {
  const values = (text: string) => numbersIn(text).map((number) => number.values[0]);

  it.each([
    ['128/82 today', ['128', '82']],
    ['one twenty eight over eighty two', ['128', '82']],
    ['500 mg', ['500']],
    ['five hundred milligrams', ['500']],
    ['1,000 units', ['1000']],
    ['A1c 7.20', ['1', '7.2']],
    ['twice a day', ['2']],
    ['once daily for ten days', ['1', '10']],
    ['no numbers here', []],
    ['a hundred . four', ['100.4']],
    ['both knees', ['2']],
  ])('%s', (text, expected) => {
    expect(values(text)).toEqual(expected);
  });

  it('give every reading a careful scribe may write', () => {
    const [number] = numbersIn('about one twenty eight');
    expect(number!.values).toEqual(expect.arrayContaining(['128', '120', '28', '20']));
    expect(numbersIn('one and a half')[0]!.values).toContain('1.5');
  });

  it('say their unit and where they stand', () => {
    const text = 'take five hundred milligrams with food';
    const [number] = numbersIn(text);
    expect(number).toMatchObject({ unit: 'mg', kind: 'spoken' });
    expect(text.slice(number!.start, number!.end)).toBe('five hundred');
  });
});

it.each([
  ['Temp was ninety-eight four.', 'Temp was 98.4.'],
  ["Your temperature's ninety-nine one, pulse eighty-two.", "Your temperature's 99.1, pulse 82."],
  ['Oxygen ninety-eight, four days.', 'Oxygen 98, 4 days.'],
  ['Half a tablet, then a whole one three times a day.', 'Half a tablet, then a whole one 3 times daily.'],
  ['I did one three weeks ago.', 'I did one 3 weeks ago.'],
  ['Two three weeks.', '2 to 3 weeks.'],
])('what stands between a number and the next is heard: %s', (said, written) => {
  expect(plainSpeech(said)).toBe(written);
});
