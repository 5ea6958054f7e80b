import { describe, expect, it } from 'vitest';
import { hasFiniteVerb, isSubordinateAlone } from '../../../src/note/extractive/rephrase/clauses.ts';
import { noteOf } from './written-note.ts';

const hpiOf = async (dialogue: string) =>
  /HISTORY OF PRESENT ILLNESS\n(.*)/.exec((await noteOf(dialogue)).subjective)?.[1] ?? '';
const opening = `[doctor] John is a 61-year-old male who presents with back pain. John, what happened?
[patient] I was lifting a box two days ago and my back started to hurt on the right side.`;
const closing =
  '[doctor] For your back pain, I think it is a lumbar strain. Continue ibuprofen 600 milligrams three times a day.';

describe('an answer without a verb', () => {
  it('takes the verb of what was asked', async () => {
    const hpi = await hpiOf(`${opening}
[doctor] Okay, and what have you taken for the pain?
[patient] Tylenol, but it really doesn't seem to help.
${closing}`);
    expect(hpi).toContain('He has taken Tylenol for the pain, but it does not seem to help.');
  });

  it('is reported where it names a symptom', async () => {
    const hpi = await hpiOf(`${opening}
[doctor] Any numbness or tingling down your legs?
[patient] A little bit of numbness, but nothing in the foot.
${closing}`);
    expect(hpi).toMatch(/He reports some numbness, but nothing in the foot\./);
  });

  it('is left out where nothing completes it', async () => {
    const hpi = await hpiOf(`${opening}
[doctor] Is it worse when you move?
[patient] When it catches and I almost fall.
${closing}`);
    expect(hpi).not.toContain('When it catches');
  });

  it('stays a question where the clinician asks it', async () => {
    const hpi = await hpiOf(`${opening}
[doctor] Any other symptoms? You know, muscle aches, chest pain.
[patient] I have a headache.
${closing}`);
    expect(hpi).not.toMatch(/has muscle aches|[.] Muscle aches/);
  });
});

it('two people stay the subject of what they did', async () => {
  const hpi = await hpiOf(`[doctor] What happened to your ankle?
[patient] I did my wife and I were on a walk yesterday and I stepped off the curb.
[doctor] For your ankle sprain, take ibuprofen and ice it.`);
  expect(hpi).toContain("The patient's wife and the patient were on a walk yesterday");
});

describe('what was told already', () => {
  it('is not told again when the clinician reads it back', async () => {
    const hpi = await hpiOf(`${opening}
[doctor] I know that you were endorsing the back pain. Any fever?
[patient] No fever.
${closing}`);
    expect(hpi).not.toContain('endorsing');
  });
});

describe('talk of the clinician that is not of the patient', () => {
  it.each([
    'Stress can often be a trigger for things like that.',
    "That's a fantastic day and happy birthday coming up.",
    'So for example, cysts and lumps, those are all benign things.',
    'We will go over the history with the patient.',
  ])('%s', async (talk) => {
    const hpi = await hpiOf(
      `${opening}\n[doctor] ${talk}\n[patient] Yeah, it still hurts when I bend.\n${closing}`,
    );
    expect(hpi).not.toMatch(/trigger|birthday|benign|go over/);
  });
});

describe('"it" in an answer', () => {
  it('is the medicine that was asked of', async () => {
    const hpi = await hpiOf(`${opening}
[doctor] And are you still taking the lisinopril?
[patient] I take it every morning with my breakfast.
${closing}`);
    expect(hpi).toContain('He takes lisinopril every morning with his breakfast.');
  });

  it('stays "it" where two medicines were asked of', async () => {
    const hpi = await hpiOf(`${opening}
[doctor] And are you still taking the lisinopril and the metformin?
[patient] I take it every morning with my breakfast.
${closing}`);
    expect(hpi).not.toMatch(/takes (?:lisinopril|metformin) every morning/);
  });
});

describe('a sentence of the note', () => {
  it.each([
    ['He took Tylenol.', true],
    ['Tylenol, twice daily.', false],
    ['Some joint pain.', false],
    ['It hurts.', true],
    ['Muscle aches and chills.', false],
    ['The pain is worse.', true],
    ['His cholesterol and triglycerides.', false],
    ['She has been tired.', true],
    ['His hands get tingly.', true],
    ['Left the stove on twice.', true],
    ['Left knee pain.', false],
    ['Denies chest pain.', true],
  ])('%s has a verb of its own: %s', (text, has) => {
    expect(hasFiniteVerb(text)).toBe(has);
  });

  it.each([
    ['When it catches and she almost falls.', true],
    ['Only when it seems to go over 85 degrees.', true],
    ['When he walks it hurts.', false],
    ['If he eats pasta, he has diarrhea.', false],
    ['Since then it has not bothered him.', false],
    ['After the fall and the collision.', true],
    ['When he walks, the knee gives way.', false],
  ])('%s waits for its main clause: %s', (text, alone) => {
    expect(isSubordinateAlone(text)).toBe(alone);
  });
});
