import { expect, test } from 'vitest';
import { numberRuns } from '../../../src/note/evidence/number-runs.ts';

test.each([
  ['one forty-eight', 148],
  ['a hundred and two point one', 102.1],
  ['seven and a half', 7.5],
  ['a year and a half', 1.5],
  ['two hundred and twelve', 212],
  ['fifteen hundred', 1500],
  ['three thousand, two hundred', 3200],
  ['four of the two hundreds', 200],
  ['the eight five-hundreds', 500],
  ['the eight five-hundreds', 8],
  ['forty two times a day', 40],
  ['one oh five', 105],
  ['twenty fifteen', 2015],
  ['in O eight', 2008],
  ['one O one point four', 101.4],
  ['nine eight eight', 988],
  ['zero point nine', 0.9],
  ['ninety eight . six', 98.6],
  ['seven . 5', 7.5],
  ['1 28', 128],
  ['1,300', 1300],
  ['three quarters', 0.75],
  ['half a teaspoon', 0.5],
  ['a two and a half centimeter cut', 2.5],
  ['a hundred and one four', 101.4],
  ['five-four and two twenty-one', 221],
  ['Six. Eight at night.', 6],
  ['Six. Eight at night.', 8],
  ['thirty-seven four. One twenty-six over seventy', 37.4],
  ['thirty-seven four. One twenty-six over seventy', 126],
])('"%s" can be heard as %d', (text, value) => {
  expect(numberRuns(text).some(({ readings }) => readings.has(value))).toBe(true);
});

test('numbers that are listed are not added up', () => {
  const heard = numberRuns('take forty, eight, and one twenty-eight').flatMap(({ readings }) => [
    ...readings,
  ]);
  expect(heard).toContain(128);
  expect(heard).not.toContain(48);
  expect(heard).not.toContain(29);
});

test('of a number that runs on no beginning is heard', () => {
  const heard = numberRuns('five ten and two twenty-one').flatMap(({ readings }) => [...readings]);
  expect(heard).not.toContain(220);
});

test('"at this point" is no number', () => {
  expect(numberRuns('at this point we wait')).toEqual([]);
});

test.each([
  ['twenty a day', 20],
  ['one twice a day', 1],
  ['two a night', 2],
])('"%s" says %d, whatever small word comes after', (text, value) => {
  expect(numberRuns(text)[0]!.whole).toEqual([value]);
});

test('an article before a number is no part of it', () => {
  const heard = numberRuns('a two and a half centimeter cut').flatMap(({ readings }) => [...readings]);
  expect(heard).not.toContain(12.5);
});

test.each([
  ['her creatinine was . 7 today', 0.7],
  ['a . five centimeter stone', 0.5],
  ['a point five centimeter stone', 0.5],
])('"%s" is less than one', (text, value) => {
  expect(numberRuns(text).some(({ readings }) => readings.has(value))).toBe(true);
});
