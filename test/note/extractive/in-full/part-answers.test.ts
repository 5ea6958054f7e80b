import { describe, expect, it } from 'vitest';
import { habitAnswer } from '../../../../src/note/extractive/answers/in-full/habit-answer.ts';
import { itemsAsked } from '../../../../src/note/extractive/answers/in-full/items-asked.ts';
import { partAnswer } from '../../../../src/note/extractive/answers/in-full/part-answers.ts';
import { noteOf, stiffVisit } from '../written-note.ts';

const self = { they: 'i', have: 'have', had: 'had' };

describe('several things asked for at once', () => {
  it.each([
    [
      'any new headaches, tenderness of the scalp, pain in the jaw',
      ['new headaches', 'tenderness of the scalp', 'pain in the jaw'],
    ],
    ['have you had any rash, mouth ulcers or red eyes', ['rash', 'mouth ulcers', 'red eyes']],
    ['any pins and needles or weakness in the hand', ['pins-and-needles', 'weakness in the hand']],
    ['do you get breathless walking or lying down', []],
    ['on the testicle or the epididymis', []],
    ['any questions or concerns', []],
    ['do you smoke or drink', []],
  ])('%s', (asked, items) => {
    expect(itemsAsked(asked)).toEqual(items);
  });

  it.each([
    [['scalp tenderness', 'jaw pain'], 'And the scalp, no', 'no scalp tenderness'],
    [['nausea', 'vomiting'], 'Nausea, yes', 'i have nausea'],
    [
      ['vomiting', 'diarrhoea'],
      'Diarrhoea, yes, four times since last night',
      'i have diarrhoea, four times since last night',
    ],
    [['fever', 'chills'], 'Chills, a bit', 'i have a bit of chills'],
    [
      ['headaches', 'blurred vision', 'weakness'],
      'Just the headaches',
      'i have headaches, no blurred vision or weakness',
    ],
    [['diabetes', 'blood pressure', 'asthma'], 'Blood pressure', 'i have high blood pressure'],
    [['stomach ulcers', 'asthma'], 'Ulcer, years ago', 'i had ulcer, years ago'],
    [['palpitations', 'chest pain'], 'The odd flutter', 'i have the occasional flutter'],
    [['nausea', 'vomiting'], 'Not been sick', 'i have not been sick'],
    [['swelling', 'redness'], 'Not red', 'it is not red'],
    // what nobody has
    [['man', 'woman'], 'Woman', null],
    [['hands warm', 'cold'], 'Warm', null],
    [['morning', 'night'], 'Morning, yes', null],
    [['weight loss'], "Weight, I've lost a bit", 'i have lost a bit of weight'],
  ])('%s: %s', (items, said, told) => {
    expect(partAnswer(said, items, [], self)).toBe(told);
  });

  it('denies the others where the answer does', () => {
    expect(
      partAnswer('Nothing else', ['diabetes', 'blood pressure', 'asthma'], ['Blood pressure'], self),
    ).toBe('no diabetes or asthma');
  });

  it('leaves what stands by itself', () => {
    expect(partAnswer('My chest is fine', ['chest pain', 'cough'], [], self)).toBeNull();
    expect(partAnswer("Every day, it's in the cup holder", [], [], self)).toBeNull();
    expect(partAnswer("Yep, it's in two bits", [], [], self)).toBeNull();
    expect(partAnswer("Nobody, it's him and Bruno", [], [], self)).toBeNull();
    expect(partAnswer("Like, it's not gone", [], [], self)).toBeNull();
    expect(partAnswer("Honey, it's Wednesday", [], [], self)).toBeNull();
    expect(partAnswer('A bit on the stairs', ['chest pain', 'cough'], [], self)).toBeNull();
  });
});

describe('habits asked of', () => {
  it.each([
    ['do you smoke or drink', 'Wine at weekends', 'i drink wine at weekends'],
    ['smoking', 'Ten a day', 'i smoke ten a day'],
    ['do you smoke', '10 a day', 'i smoke 10 a day'],
    ['do you drink', 'Used to have a pint', null],
    ['how is your sleep', 'A glass of wine helps', null],
  ])('%s? %s', (asked, said, told) => {
    expect(habitAnswer(asked, said)).toBe(told);
  });
});

describe('what is denied in part', () => {
  it('is not denied as a whole', async () => {
    const { subjective } = await noteOf(
      stiffVisit("Doctor: Do you smoke or drink?\nPatient: I don't smoke. Wine at weekends."),
    );
    expect(subjective).toMatch(/She does not smoke\./);
    expect(subjective).toMatch(/She drinks wine at weekends\./);
    expect(subjective).not.toMatch(/smoke or drink/);
  });

  it('is the one question that names it', async () => {
    const { subjective } = await noteOf(
      stiffVisit(
        "Doctor: Any blood in your stool? Any change in your bowels?\nPatient: No blood. They've been looser, if anything.",
      ),
    );
    expect(subjective).toMatch(/denies any blood in the stool\./);
    expect(subjective).not.toMatch(/or change in the bowels/);
  });

  it('keeps its own no apart from what is affirmed', async () => {
    const { subjective } = await noteOf(
      stiffVisit(
        'Doctor: Any vomiting or diarrhoea?\nPatient: No vomiting. Diarrhoea, yes, four times since last night.',
      ),
    );
    expect(subjective).toMatch(/She has diarrhoea, 4 times since last night\./);
    expect(subjective).toMatch(/denies any vomiting\./);
  });
});

describe('"that" of a medicine', () => {
  it('is the one that was spoken of just before', async () => {
    const { subjective } = await noteOf(
      stiffVisit(
        "Doctor: What have you tried?\nPatient: My husband's been giving me his ibuprofen. That takes the edge off.\nDoctor: How much of that?\nPatient: Four hundred, maybe twice a day.",
      ),
    );
    expect(subjective).toMatch(/She takes ibuprofen, 400, maybe twice daily\./);
  });
});

describe('when the one thing asked for is had', () => {
  it('is told with it', async () => {
    const { subjective } = await noteOf(
      stiffVisit(
        'Doctor: Any dizziness?\nPatient: When I stand up.\nDoctor: Any headaches?\nPatient: Most days.',
      ),
    );
    expect(subjective).toMatch(/She has dizziness when she stands up\./);
    expect(subjective).toMatch(/She has headaches most days\./);
  });

  it('is left as it was asked and answered where it is no thing that anybody has', async () => {
    const { subjective } = await noteOf(
      stiffVisit(
        'Doctor: Swell up?\nPatient: Now and then, after mowing.\nDoctor: Regular?\nPatient: When I go upstairs.',
      ),
    );
    expect(subjective).not.toMatch(/\bhas (?:swell|regular)/);
    expect(subjective).toMatch(/Swell up\b.*after mowing/);
  });
});

describe('what it feels like', () => {
  it('is no symptom of its own', async () => {
    const { subjective } = await noteOf(
      stiffVisit('Doctor: What does it feel like?\nPatient: Like a toothache.'),
    );
    expect(subjective).toMatch(/it feels like a toothache\./i);
    expect(subjective).not.toMatch(/Reports toothache/);
  });
});
