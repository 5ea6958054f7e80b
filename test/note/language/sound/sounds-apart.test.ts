import { expect, it } from 'vitest';
import { pronounce, spellOut } from '../../../../src/note/language/sound/pronounce.ts';
import { soundCodes, soundsApart, weightOf } from '../../../../src/note/language/sound/sounds-apart.ts';

it.each([
  ['knee', 'ni'],
  ['write', 'rIt'],
  ['phlegm', 'flem'],
  ['nation', 'naSun'],
  ['pneumonia', 'numonyu'],
  ['chest', 'Cest'],
  ['chronic', 'kronik'],
  ['tonsillitis', 'tonsilItis'],
  ['rate', 'rAt'],
])('"%s" sounds like %s', (word, sounds) => {
  expect(pronounce(word)).toBe(sounds);
});

it('an abbreviation is said letter by letter', () => {
  expect(spellOut('iud')).toBe('IyUdi');
});

const share = (heard: string, term: string) => {
  const [a, b] = [heard.split(' ').map(pronounce).join(''), pronounce(term)].map(soundCodes);
  return soundsApart(a!, b!, 99) / weightOf(b!);
};

it.each([
  ['create a nine', 'creatinine', 'creation'],
  ['met oh pro law', 'metoprolol', 'metolazone'],
  ['over ease', 'ovaries', 'overseas'],
  ['night rights', 'nitrites', 'nightmares'],
])('"%s" is nearer to %s than to %s', (heard, term, other) => {
  expect(share(heard, term)).toBeLessThan(0.15);
  expect(share(heard, term)).toBeLessThan(share(heard, other));
});

it('a distance over what is asked for is not measured', () => {
  expect(soundsApart(soundCodes('kat'), soundCodes('elefunt'), 0.5)).toBe(Number.POSITIVE_INFINITY);
});
