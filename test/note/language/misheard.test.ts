import { describe, expect, it } from 'vitest';
import { withNamesWhole } from '../../../src/note/evidence/split-names.ts';
import { mended } from '../../../src/note/language/mended.ts';
import { noteOf } from '../extractive/written-note.ts';

it.each([
  ['any chess pain or light headed', 'any chest pain or lightheaded'],
  ['like you half to sit up for air', 'like you have to sit up for air'],
  ['half of it hurts', 'half of it hurts'],
  ['one twenty six over seventy ate', 'one twenty six over seventy eight'],
  ['come back in ate weeks', 'come back in eight weeks'],
  ['i ate toast', 'i ate toast'],
  ['the first to days are bad', 'the first two days are bad'],
  ['i went to work', 'i went to work'],
  ['pressure is won thirty ate over ate tea ate', 'pressure is one thirty eight over eighty eight'],
  ['the lens is minus sicks', 'the lens is minus six'],
  ['an a1c of seven point ate', 'an a1c of seven point eight'],
  ['he uses it tree times a day', 'he uses it three times a day'],
  ['she is on to liters at night', 'she is on two liters at night'],
  ['for milligrams at bedtime', 'four milligrams at bedtime'],
  ['he won thirty dollars', 'he won thirty dollars'],
  ['i think i over ate at the party', 'i think i over ate at the party'],
  ['switch from drops to tablets', 'switch from drops to tablets'],
  ['it hit a tree last fall', 'it hit a tree last fall'],
  ['i am here for my tan lines', 'i am here for my tan lines'],
  ['once a weak maybe', 'once a week maybe'],
  ['pitting a dema to the shin', 'pitting edema to the shin'],
  ['the injection fraction was thirty five', 'the ejection fraction was thirty five'],
  ['create a nine one point four', 'creatinine one point four'],
  ['it was one forty to over ninety today', 'it was one forty two over ninety today'],
  ['one oh for over seventy sitting', 'one oh four over seventy sitting'],
  ['one thirty over eighty to and a pulse of sixty', 'one thirty over eighty two and a pulse of sixty'],
  ['from over eighty to under sixty', 'from over eighty to under sixty'],
  ['he is over eighty to be fair', 'he is over eighty to be fair'],
  ['she went from fifty to sixty', 'she went from fifty to sixty'],
  ['a click to out of six', 'a click two out of six'],
  ['it was nice to get out of bed', 'it was nice to get out of bed'],
  ['take to of those with food', 'take two of those with food'],
  ['drink to and a half liters', 'drink two and a half liters'],
  ['see me in to weeks', 'see me in two weeks'],
  ['i moved in to help her', 'i moved in to help her'],
  ['it started to weeks ago', 'it started two weeks ago'],
  ['the sore is for point one by two', 'the sore is four point one by two'],
  ['thanks for point taken', 'thanks for point taken'],
  ['two tablets every six ours', 'two tablets every six hours'],
  ['that seat is ours', 'that seat is ours'],
  ['my dad had hard failure', 'my dad had heart failure'],
  ['it was hard to fail', 'it was hard to fail'],
  ['when was your last tennis shot', 'when was your last tetanus shot'],
  ['i hurt it at tennis', 'i hurt it at tennis'],
  ['was that a sight effect', 'was that a side effect'],
  ['no cackles at the bases', 'no crackles at the bases'],
  ['are you wearing yourself at home', 'are you weighing yourself at home'],
  ['do you want the flew shot', 'do you want the flu shot'],
])('a recogniser wrote "%s" for "%s"', (heard, meant) => {
  expect(mended(heard).text).toBe(meant);
});

describe('words that sound like a term of the clinic, and that nobody says there', () => {
  it.each([
    ['she takes knee pro sin twice a day', 'she takes naprosyn twice a day'],
    ['she takes met oh pro law fifty', 'she takes metoprolol fifty'],
    ['he was on for oh some ide for that', 'he was on furosemide for that'],
    ['i take listen a prill in the morning', 'i take lisinopril in the morning'],
    ['we stopped the ella quiz last week', 'we stopped the eliquis last week'],
    ['my oh zen pick is running out', 'my ozempic is running out'],
    ['been on gab a pen tin since may', 'been on gabapentin since may'],
    ['a course of leave a flocks a sin', 'a course of levofloxacin'],
    ['the die a beat is runs in my family', 'the diabetes runs in my family'],
    ['any die a betes or high per tension', 'any diabetes or hypertension'],
    ['she had a hiss to wreck to me', 'she had a hysterectomy'],
    ['he needs a sis toss copy', 'he needs a cystoscopy'],
    ['your he mo globe in is low', 'your hemoglobin is low'],
    ['your ferret ins four today', "your ferritin's four today"],
    ['the creating in is one point two', 'the creatinine is one point two'],
    ['a cat or act in the left eye', 'a cataract in the left eye'],
    ['early written op a thee on the right', 'early retinopathy on the right'],
    ['there are pole ups in the colon', 'there are polyps in the colon'],
    ['we found fiber oids and cysts on the over ease', 'we found fibroids and cysts on the ovaries'],
    ['the urine has night rights in it', 'the urine has nitrites in it'],
    ['i have a soar throat', 'i have a sore throat'],
    ['short of breathe on the stares', 'short of breath on the stairs'],
    ['my dad had a hart attack', 'my dad had a heart attack'],
    ['are you losing wait', 'are you losing weight'],
    ['i see her twice a weak', 'i see her twice a week'],
    ['regular rhythm no murder', 'regular rhythm no murmur'],
    ['were there any clocks', 'were there any clots'],
    ['there was blood in the your in', 'there was blood in the urine'],
  ])('"%s" is "%s"', (heard, meant) => {
    expect(mended(heard).text).toBe(meant);
  });

  it.each([
    'i have to wait in the car',
    'wait a minute please',
    'i feel weak today',
    'we ate out a lot',
    'i can create a new plan for you',
    'take a deep breath and breathe out',
    'she listens a lot to me',
    'the pain comes and goes with the weather',
    'i was born in ohio',
    'the lens is thick',
    'my feet are swollen by supper most days',
    'i like painting in the garden',
    'we ate crackers and cheese',
    'the service was bad there',
    'i can see the hole in the tyre',
    'she just has to wait and see',
    'we washed our hands',
    'it is weak but it works',
    'her lease is up',
    'it is a trial of a new pill',
    'he went to the mall to get shoes',
    'my uncles all had it',
    'lean back and look up at the light',
    'i like to ski in winter',
    'doctor law and doctor tully are both away',
    'my knee and my sister',
    'come on in and have a seat',
    'can you call in the prescription',
    'you got my attention there',
    'are you in a hurry to go',
    'is it worse when you sit or stand',
    'she wore a mask the whole time',
    'the flame on the stove went out',
    'we have two dogs and a bird',
    'he drives a truck for a living',
    'put the heel of your hand here',
    'no i know what you mean',
    'i left the bag at home',
  ])('"%s" is what was said', (said) => {
    expect(mended(said).text).toBe(said);
  });
});

it('what is set with marks was meant as it stands', () => {
  for (const said of [
    'She had clods of earth on her boots.',
    'i take met oh pro law, i think',
    'Met oh pro law',
  ])
    expect(mended(said).text).toBe(said);
});

it('tells where in what was written each word stands', () => {
  const written = 'no chess pain in ate weeks on met oh pro law now';
  const { text, placeOf } = mended(written);
  expect(text).toBe('no chest pain in eight weeks on metoprolol now');
  for (const [word, from] of [
    ['chest', 'chess'],
    ['pain', 'pain'],
    ['eight', 'ate'],
    ['weeks', 'weeks'],
    ['metoprolol', 'met oh pro law'],
    ['now', 'now'],
  ] as const) {
    const at = text.indexOf(word);
    expect(written.slice(placeOf(at), placeOf(at + word.length))).toBe(from);
  }
});

it.each([
  ['a tour of a statin forty', 'atorvastatin forty'],
  ['am low dip peen five', 'amlodipine five'],
  ['flu ox a teen twenty', 'fluoxetine twenty'],
  ['start her on it', 'start her on it'],
  ['is treating it', 'is treating it'],
])('the medicine in "%s" is whole: %s', (heard, meant) => {
  expect(withNamesWhole(heard)).toBe(meant);
});

it('a visit of misheard words gives a note of those meant, with their numbers', async () => {
  const { subjective, objective, plan } = await noteOf(`[doctor] any chess pain
[patient] no but i get winded on the stares and i half to stop
[doctor] pressure is one twenty six over seventy ate
[doctor] on exam the lungs are clear and there is pitting a dema in both legs
[doctor] your he mo globe in is ten point one
[doctor] we'll recheck the count in ate weeks`);
  expect(subjective).toMatch(/[Dd]enies chest pain/);
  expect(subjective).toMatch(/winded on the stairs/);
  expect(objective).toMatch(/126 over 78/);
  expect(objective).toMatch(/[Pp]itting edema/);
  expect(objective).toMatch(/hemoglobin is 10\.1/);
  expect(plan).toMatch(/8 weeks/);
});
