import { describe, expect, it } from 'vitest';
import { calledByName, withoutCall } from '../../../src/note/extractive/visit/called-by-name.ts';
import { unitsOf } from '../../../src/note/extractive/visit/units.ts';
import type { Passage } from '../../../src/note/extractive/visit/visit.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';
import { noteOf } from './written-note.ts';

const passagesOf = (said: string) =>
  unitsOf(parseTranscript(said).turns).map((unit) => ({ unit, role: unit.role }) as Passage);

const opening = `[doctor] Anna is a 61-year-old female who presents with back pain. Anna, what happened?
[patient] I was lifting a box two days ago and my back started to hurt on the right side.`;
const closing =
  '[doctor] For your back pain, I think it is a lumbar strain. Continue ibuprofen 600 milligrams three times a day.';
const subjectiveOf = async (talk: string) => (await noteOf(`${opening}\n${talk}\n${closing}`)).subjective;

/** An exchange, what the history must hold, and what it must not. */
type Case = [said: string, holds: string[], not?: RegExp[]];

const cases: Record<string, Case[]> = {
  'what is meant': [
    [
      '[doctor] when was your last colonoscopy ?\n[patient] i had one in 2018 and i had one polyp and that was removed .',
      [
        'She had a colonoscopy in 2018 and she had one polyp and that was removed.'.replace(
          ' and had',
          ' and she had',
        ),
      ],
      [/had one in 2018/],
    ],
    [
      '[doctor] how about your epilepsy , any seizures recently ?\n[patient] not in a while , it has been quite a few months .',
      ['Seizures: not in a while, it has been quite a few months.'],
    ],
    [
      '[doctor] any constipation ?\n[patient] yes , i also have that problem .',
      ['The patient reports constipation.'],
      [/that problem/],
    ],
  ],
  'whose it is': [
    [
      '[doctor] who in your family has had skin cancer ?\n[patient] my mom and her sister , i think they both had melanoma .',
      ["er mother and her mother's sister"],
      [/Her mother and her sister/],
    ],
    [
      '[doctor] and what is your level of pain ?\n[patient] without ibuprofen i would say my pain is a three and i can walk a little bit',
      ['Without ibuprofen her pain is a 3'],
    ],
  ],
  'no wrong person': [
    [
      "[doctor] how long have you been playing soccer ?\n[patient] since i was five .\n[doctor] that's cool . our youngest daughter , she is almost sixteen . she plays in the league , too .",
      [],
      [/sixteen|16|in the league/],
    ],
    [
      '[doctor] do your brothers or sisters have medical problems ?\n[patient] i do not have any siblings and , thankfully , my children are all healthy .',
      ['She has no siblings and her children are all healthy.'],
      [/denies siblings|thankfully/i],
    ],
  ],
  'no more than was denied': [
    [
      "[doctor] how is your reflux since we've put you on the protonix ?\n[patient] i think it's a bit better . i do n't get up at night anymore with reflux .",
      [],
      [/Denies reflux/],
    ],
    [
      "[doctor] how have you been feeling ?\n[patient] i've been doing things that i've done every day and i have n't gotten tired . and now , i've been getting tired .",
      ['Now, she has been getting tired.'],
    ],
    [
      '[doctor] do you have any history of smoking , illicit drug use , heavy alcohol consumption ?\n[patient] no drugs . i do drink socially , but never more than that . and i used to smoke , but i quit about 30 years ago .',
      [
        'She drinks socially, but never more than that.',
        'She used to smoke, but she quit about 30 years ago.',
      ],
      [/denies (?:any )?history of smoking/i],
    ],
    [
      '[doctor] have you lost weight ?\n[patient] no , but i was always hungry .\n[doctor] your face looks thinner .\n[patient] well , the past six months i have lost some weight .',
      ['lost some weight'],
      [/denies any weight loss/],
    ],
  ],
  'no symptom that nobody has': [
    ['[patient] we are waiting to see the baby to see which name fits .', [], [/seizures/i]],
    ['[patient] a coworker suggested to try chromium for weight loss .', [], [/Reports[^.]*weight loss/i]],
    ['[patient] do you think that my weight gain could be from the birth control ?', ['Reports weight gain']],
  ],
  'nothing of what was only spoken of': [
    [
      "[patient] you're certain i do n't have alpha-gal syndrome , the one where a tick bites you and you get an allergic reaction to meat ?",
      [],
      [/meat/i],
    ],
    [
      '[doctor] and any recent , uh , weight gain or fluid retention ?\n[patient] no .',
      ['The patient denies any weight gain or fluid retention'],
      [/recent|\buh\b/],
    ],
  ],
  'the family apart': [
    [
      "[doctor] is there any family history of seizures or like tourette's syndrome ?\n[patient] well no history of seizures but i never heard of that other thing .",
      [],
      [/(?:She|The patient) denies history of seizures/],
    ],
  ],
  'nothing needless': [
    [
      "[doctor] any family history ?\n[patient] my dad had prostate cancer and heart disease , but i think that's it .",
      ['Her father had prostate cancer and heart disease.'],
      [/that is it/],
    ],
    ['[patient] they told me , excuse me , that the knee pain is age-related .', [], [/excuse her/]],
    [
      '[patient] the pain is pretty much all the time anytime i put any pressure on it .',
      ['The pain is constant anytime she put any pressure on it.'],
    ],
    [
      '[patient] i was playing doubles and i got in front of another player and actually ended up falling on top of my foot',
      [],
      [/(?:^|\. )Ended up|She ended up/],
    ],
  ],
};

for (const [about, exchanges] of Object.entries(cases))
  describe(`a history that is read once has ${about}`, () => {
    it.each(exchanges)('%s', async (said, holds, not = []) => {
      const written = await subjectiveOf(said);
      for (const line of holds) expect(written).toContain(line);
      for (const words of not) expect(written).not.toMatch(words);
    });
  });

it('the doctor who did something is not the patient', async () => {
  const { subjective, objective } =
    await noteOf(`[doctor] next patient is sophia jackson . she's a 57 year old female who is here for a surgical consult . her dermatologist referred her . she biopsied a 0.7 millimeter lesion which was located on right inferior back . pathology came back as melanoma .
[doctor] mrs. jackson , it's good to meet you .
[patient] likewise .
[doctor] for the melanoma i recommend a wide excision .`);
  expect(subjective + objective).toContain('Her dermatologist biopsied a 0.7 mm lesion');
  expect(subjective + objective).not.toContain('She biopsied');
});

it('a family history that is read out has no lead', async () => {
  const { subjective } = await noteOf(`${opening}
[doctor] okay . and for family history , it looks like there's high blood pressure , diabetes and heart disease . and you're allergic to percocet .
[patient] yes .
${closing}`);
  expect(subjective).not.toMatch(/For family history|it looks like/);
});

describe('a name that is only called', () => {
  it.each([
    [
      'He was in the emergency room, vincent, and had a low hemoglobin.',
      'He was in the emergency room and had a low hemoglobin.',
    ],
    ['Vincent, we think that it is anemia.', 'We think that it is anemia.'],
    ['Follow up in 2 weeks vincent.', 'Follow up in 2 weeks.'],
    // Whose name it is, or who is named, stays.
    [
      'Vincent is a 56-year-old male here with abnormal lab findings.',
      'Vincent is a 56-year-old male here with abnormal lab findings.',
    ],
    ['He will follow up with Dr. Vincent.', 'He will follow up with Dr. Vincent.'],
    ['His brother is called vincent.', 'His brother is called vincent.'],
  ])('goes: %s', (text, told) => {
    expect(withoutCall(text, 'vincent')).toBe(told);
  });

  it('is the one the visit opens with', () => {
    const nameIn = (said: string) => calledByName(passagesOf(said).map(({ unit }) => unit));
    expect(nameIn('[doctor] hi , louis . how are you ?')).toBe('louis');
    expect(nameIn('[doctor] good morning carolyn how are you')).toBe('carolyn');
    expect(nameIn('[doctor] okay . so , anna is a 44-year-old female with gout .')).toBe('anna');
    expect(nameIn('[doctor] hi there . what brings you in ?')).toBeNull();
    expect(nameIn('[doctor] hello , how are you today ?')).toBeNull();
    expect(nameIn("[doctor] okay , hernia , what's been going on ?")).toBeNull();
    expect(nameIn('[doctor] hi , knee , what happened ?')).toBeNull();
  });
});

it('a friend who was visiting is no past illness', async () => {
  const written = await subjectiveOf(
    '[doctor] have you been able to walk on it ?\n[patient] no , i was unable to walk . i had a friend that was visiting and so she heard me fall .',
  );
  expect(written.split('PAST MEDICAL HISTORY')[1] ?? '').not.toMatch(/friend/);
});

it('a day with how long ago it was says when it began', async () => {
  expect(
    await subjectiveOf(
      '[doctor] when did this happen ?\n[patient] uh , it was saturday , so about four , five days ago .',
    ),
  ).not.toMatch(/Duration:/);
});

it('a drug that the doctor takes back is in no line', async () => {
  const { plan } = await noteOf(`[doctor] what brings you in ?
[patient] i have had a sore throat for two days .
[doctor] your throat is red . i think this is strep pharyngitis . we're gon na go ahead and treat you with penicillin or , i'm sorry , amoxicillin , 500 milligrams , three times a day .`);
  expect(plan).toContain('amoxicillin, 500 mg, 3 times daily');
  expect(plan).not.toMatch(/penicillin|sorry/);
});

describe('the list of medicines', () => {
  it('has how many are taken where no strength was said', async () => {
    expect(
      await subjectiveOf(
        "[doctor] have you taken anything for it ?\n[patient] i take two ibuprofen a day and that does n't help .",
      ),
    ).toContain('- Ibuprofen 2 daily.');
  });

  it('leaves out what was taken before', async () => {
    expect(
      await subjectiveOf(
        "[doctor] you are on ten milligrams of norvasc daily , is that the medicine you're on ?\n[patient] yes . i was also on lisinopril before but with the adjustments that is the one i'm on .",
      ),
    ).not.toContain('- Lisinopril');
  });
});

describe('the list of medicines leaves out', () => {
  it('what the patient came off without being told to', async () => {
    const written = await subjectiveOf(
      "[doctor] how is your depression ? i know we have you on the prozac 20 milligrams a day . are you taking that ?\n[patient] i was taking it regularly , but i've kind of weaned myself off of it .",
    );
    expect(written.split('MEDICATIONS')[1] ?? '').not.toMatch(/Prozac/);
  });
});
