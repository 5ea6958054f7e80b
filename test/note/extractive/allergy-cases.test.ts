import { describe, expect, it } from 'vitest';
import { reactionIn } from '../../../src/note/extractive/about-allergy.ts';
import { noteOf } from './written-note.ts';

const asked = (question: string, answer: string) =>
  noteOf(`[doctor] What brings you in?
[patient] I have had a cough and a fever for three days, and it is worse at night.
[doctor] ${question}
[patient] ${answer}
[doctor] I think you have acute bronchitis. I'll prescribe an albuterol inhaler.`);

describe('what an allergen did stands with the allergy and is no symptom of today', () => {
  it.each([
    ['Any allergies?', 'Sulfa. I came out in hives.', 'Sulfa (hives).'],
    ['Any allergies?', 'Only penicillin, I come out in a rash.', 'Penicillin (rash).'],
    ['Are you allergic to any medications?', "I'm allergic to sulfa, it gives me a rash.", 'Sulfa (rash).'],
    ['Are you allergic to anything?', 'Yes, codeine. It made me throw up.', 'Codeine (vomiting).'],
    ['Any allergies to medications?', 'Azithromycin. It gave me hives.', 'Azithromycin (hives).'],
  ])('%s %s → %s', async (question, answer, line) => {
    const { subjective } = await asked(question, answer);
    expect(subjective).toContain(`ALLERGIES\n${line}`);
    expect(subjective).not.toMatch(/Reports[^.\n]*(?:hives|rash|vomiting)/);
    expect(/HISTORY OF PRESENT ILLNESS\n(.*)/.exec(subjective)?.[1]).not.toMatch(
      /hives|rash|sulfa|throw|vomit/i,
    );
  });

  it.each([
    ["You're allergic to Percocet, Vicodin and regulin.", 'Percocet, vicodin, and regulin.'],
    ["I'm allergic to penicillin and sulfa.", 'Penicillin and sulfa.'],
    ["I'm allergic to penicillin, my whole arm swelled.", 'Penicillin'],
  ])('%s → %s', async (said, line) => {
    const { subjective } = await asked(
      `${said.startsWith('You') ? said : 'Okay.'}`,
      said.startsWith('I') ? said : 'Yes.',
    );
    expect(subjective).toContain(`ALLERGIES\n${line}`);
    expect(subjective).not.toMatch(/ALLERGIES\n.*\b(?:my|arm)\b/);
  });

  it('makes no past condition of allergies that are denied', async () => {
    const { subjective } = await asked(
      'Are you allergic to penicillin or sulfa?',
      'No known allergies to any medications.',
    );
    expect(subjective).toContain('ALLERGIES\nDenies known allergies.');
    expect(subjective).not.toContain('PAST MEDICAL HISTORY');
  });

  it.each([
    ['it gave me hives', 'hives'],
    ['my throat swelled up and swelling of the face', 'swelling'],
    ['no rash', null],
    ['i just do not like it', null],
  ])('"%s": %s', (said, reaction) => {
    expect(reactionIn(said)).toBe(reaction);
  });
});

describe('an answer to several questions denies what it says it denies', () => {
  it.each([
    [
      'Any cough or ear pain?',
      'No cough, but my right ear hurts a little.',
      /denies cough but/,
      /denies[^.]*ear pain/i,
    ],
    [
      'Any chest pain, shortness of breath, or leg swelling?',
      'No chest pain, but some headache in the morning.',
      /denies chest pain but reports some headache in the morning/,
      /denies[^.]*(?:shortness|swelling)/i,
    ],
    [
      'Any fever, chills, or flank pain?',
      'No fever, but I have some lower back pain.',
      /denies fever but/,
      /denies[^.]*chills/i,
    ],
  ])('%s %s', async (question, answer, says, never) => {
    const { subjective } = await asked(question, answer);
    const hpi = /HISTORY OF PRESENT ILLNESS\n(.*)/.exec(subjective)?.[1] ?? '';
    expect(hpi).toMatch(says);
    expect(hpi).not.toMatch(never);
  });

  it('still denies the one thing that was asked', async () => {
    expect((await asked('Any dizziness?', 'No, but I get up twice a night.')).subjective).toMatch(
      /denies[^.]*dizziness/i,
    );
  });
});

it('sums a score of risk up in the assessment, not in the history', async () => {
  const { subjective, assessment } = await noteOf(`[doctor] What brings you in?
[patient] My heart has been racing on and off for three months.
[doctor] The tracing is irregular. This is called atrial fibrillation. You are over sixty-five and you have high blood pressure, so your CHA2DS2-VASc score is two. I recommend a blood thinner, so we will start apixaban five milligrams twice a day.
[patient] Okay, sounds good.`);
  expect(subjective).not.toContain('VASc');
  expect(assessment).toContain('CHA2DS2-VASc score is 2');
});

describe('an allergy that is taken back is none', () => {
  it.each([
    ['Lidocaine, no wait, that was novocaine.', 'Novocaine.'],
    ["Codeine. Oh no, that's my wife. Penicillin gave me a rash.", 'Penicillin (rash).'],
    ["I'm allergic to amoxicillin, sorry, I mean azithromycin.", 'Azithromycin.'],
    ['Codeine, no, sorry, it was tramadol.', 'Tramadol.'],
    ['Penicillin. Sorry, and sulfa.', 'Penicillin and sulfa.'],
    ['Penicillin, no, just that.', 'Penicillin.'],
  ])('%s', async (answer, written) => {
    const { subjective } = await asked('Any allergies to medicines?', answer);
    expect(/ALLERGIES\n(.*)/.exec(subjective)?.[1]).toBe(written);
  });
});
