import { describe, expect, it } from 'vitest';
import { numberRuns } from '../../../src/note/evidence/number-runs.ts';
import { vitalsIn } from '../../../src/note/extractive/examination/vitals.ts';
import { figures } from '../../../src/note/language/figures.ts';
import { plainSpeech } from '../../../src/note/language/plain-speech.ts';

describe('figures as clinics say them', () => {
  it('three digits one by one are one figure, also where the first is said twice', () => {
    expect(plainSpeech("haemoglobin's one one four")).toBe("haemoglobin's 114");
    expect(figures('sodium one three six, platelets two one oh')).toBe('sodium 136, platelets 210');
    expect(plainSpeech('BP one four two over eight eight')).toMatch(/142\/88|142 over 88/);
    expect(plainSpeech('ring nine nine nine')).toBe('ring 999');
  });

  it('what is counted is no figure', () => {
    expect(figures('one two three')).not.toMatch(/123/);
    expect(figures('two four six weeks')).not.toMatch(/246/);
    expect(figures('L three four five')).not.toMatch(/345/);
  });

  it('a decimal keeps its point where only what is measured tells it', () => {
    expect(figures('temperature thirty-six eight')).toBe('temperature 36.8');
    expect(figures("potassium's five one")).toBe("potassium's 5.1");
    expect(figures('I take thirty-six eight times')).not.toMatch(/36\.8/);
    expect(numberRuns('temperature thirty-six eight')[0]!.readings.has(36.8)).toBe(true);
    expect(numberRuns('two five milligram tablets')[0]!.readings.has(2.5)).toBe(false);
  });

  it.each([
    ["Hemoglobin's nine eight, was eleven three in May.", "Hemoglobin's 9.8, was 11.3 in May."],
    ['A1c at the desk is eight point two, last time it was seven six.', /8\.2, last time it was 7\.6\./],
    ['It was thirty-eight four at bedtime.', 'It was 38.4 at bedtime.'],
    ['ninety-nine six last night', '99.6 last night'],
    ['a hundred and two three this morning', '102.3 this morning'],
    ['one-oh-six over fifty-eight', '106/58'],
    ['pulse one-oh-two', 'pulse 102'],
    ['sugars in the one-sixties', 'sugars in the 160s'],
    ["head's thirty-fifth", "head's 35th"],
    ['that was oh-eight', 'that was 2008'],
    ['in bed by ten-thirty', 'in bed by 10:30'],
    ['the alarm goes at six forty', 'the alarm goes at 6:40'],
    ['he works twenty-fours', 'he works twenty-fours'],
  ])('%s', (said, written) => {
    if (typeof written === 'string') expect(figures(said)).toBe(written);
    else expect(figures(said)).toMatch(written);
  });

  it.each([
    ['thirty-eight six packs', /38\.6/],
    ['haemoglobin ten two weeks ago', /10\.2/],
    ["she's forty six", /40\.6/],
    ['the sugar was up at two fifty', /2:50/],
    ['ten-thirty minutes', /10:30/],
    ['a forty-second rest', /42nd/],
  ])('%s holds no such figure', (said, none) => {
    expect(figures(said)).not.toMatch(none);
  });

  it('sight, weight and the hour of an appointment are two numbers', () => {
    expect(figures('six twelve on the left')).toBe('6/12 on the left');
    expect(figures('eleven pounds today, and she was eight fourteen before')).toMatch(
      /was 8 pounds 14 before/,
    );
    expect(figures('see you tomorrow, eight thirty')).toMatch(/tomorrow, 8:30/);
    expect(figures('I was two fifteen')).toMatch(/215/);
  });

  it('a centile is an ordinal, a mil is a millilitre, and "the four hundred one" is the one of 400', () => {
    expect(figures('seventy-fifth centile')).toBe('75th centile');
    expect(figures('seven and a half mil once a day')).toBe('7.5 mL once daily');
    expect(figures('a mole of six mil, with a ragged edge')).toBe('a mole of 6 mm, with a ragged edge');
    expect(figures('we take it out with a four mil margin')).toBe('we take it out with a 4 mm margin');
    expect(figures('give him five mil of the syrup across the day')).toBe(
      'give him 5 mL of the syrup across the day',
    );
    expect(figures('the four hundred one from the chemist')).toBe('the 400 one from the chemist');
  });

  it('a pressure is of the posture that was named before it', () => {
    expect(vitalsIn('blood pressure lying down 134 over 78, standing 112 over 70')).toEqual([
      { name: 'Blood pressure', value: '134 over 78 lying, 112 over 70 standing' },
    ]);
    expect(vitalsIn('she weighs 11 pounds 1 ounce')).toEqual([
      { name: 'Weight', value: '11 pounds 1 ounce' },
    ]);
  });
});
