import { describe, expect, it } from 'vitest';
import { reactionIn } from '../../../src/note/extractive/allergies/allergy-reaction.ts';
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
    ["Any allergies? I've got penicillin, hives.", 'Still that.', 'Penicillin (hives).'],
    [
      'Allergies to any medicine?',
      'Erythromycin. Stomach. And latex, I get a rash.',
      'Erythromycin (stomach upset) and latex (rash).',
    ],
    ['Any medicine allergies?', 'No. Well, peanuts.', 'Peanuts. Denies medication allergies.'],
    ['Any allergies?', 'Only penicillin, I come out in a rash.', 'Penicillin (rash).'],
    ['Are you allergic to any medications?', "I'm allergic to sulfa, it gives me a rash.", 'Sulfa (rash).'],
    ['Are you allergic to anything?', 'Yes, codeine. It made me throw up.', 'Codeine (vomiting).'],
    ['Any allergies?', 'Sulfa. I came up like a lobster.', 'Sulfa (redness).'],
    ['Any allergies?', 'Sulfa. I was sick as a dog.', 'Sulfa.'],
    ['Any allergies?', 'Codeine makes me sick as a dog, and tape.', 'Codeine (sickness) and tape.'],
    ['Any allergies?', 'Dogs and cats.', 'Dogs and cats.'],
    ["Penicillin's the allergy I have.", 'Hives when I was little.', 'Penicillin (hives as a child).'],
    ['And the allergy I have is codeine.', 'I itch.', 'Codeine (itching).'],
    ["Anything you can't take?", 'Sulfa gave me hives.', 'Sulfa (hives).'],
    [
      "It's ramipril you can't have?",
      'I coughed so hard. It was my lip that swelled.',
      'Ramipril (lip swelling).',
    ],
    ['And penicillin, hives?', 'Mm-hm, from when I was little.', 'Penicillin (hives as a child).'],
    ['You had a reaction to erythromycin?', 'It made me throw up.', 'Erythromycin (vomiting).'],
    ['Any allergy before?', 'Doxycycline, I threw up, is that an allergy?', 'Doxycycline (vomiting).'],
    ["You're all right with penicillin?", "It's the sulfa one I can't have.", 'Sulfa.'],
    ["And you're allergic to...", "Bee stings, I've got the pen.", 'Bee stings.'],
    ['Any allergies?', "The Bactrim, and I'm not allergic to eggs.", 'Bactrim.'],
    ['Any allergies?', 'Elastoplast, it lifts the skin.', 'Elastoplast (skin peeling).'],
    ['Any allergies?', 'Shellfish, and me a lobster man.', 'Shellfish.'],
    ['Any allergies?', 'Co-trimoxazole, my face swelled.', 'Co-trimoxazole (facial swelling).'],
    ['Any allergies?', 'Seafood, nah, joking. Bactrim, a rash.', 'Bactrim (rash).'],
    ['Any allergies, penicillin?', "No, I've had penicillin loads of times.", 'Denies allerg'],
    ['Any allergies?', "I've had hives with penicillin.", 'Penicillin (hives).'],
    ['Any allergies?', 'Sulfa.\n[doctor] Okay. Anything else you take?\n[patient] Loratadine.', 'Sulfa.'],
    [
      'Any allergies?',
      'Codeine makes me see things.\n[doctor] What sort of things?\n[patient] Cats.',
      'Codeine (hallucinations).',
    ],
    ['Any allergies?', 'Penicillin. My lips swelled up.', 'Penicillin (lip swelling).'],
    ['Any allergies?', 'Wasps. I swell, but only where it stings.', 'Wasps (local swelling).'],
    ['Any allergies?', 'Levaquin, my tendons swelled.', 'Levaquin (tendon swelling).'],
    ['Any allergies?', 'Morphine makes me see spiders.', 'Morphine (hallucinations).'],
    ['Any allergies?', 'Valproate made my hair fall out.', 'Valproate (hair loss).'],
    ['Still allergic to just the contrast dye?', 'Yes, hives.', 'Contrast dye (hives).'],
    ['Any allergies?', "Just tape. I've got red spots on my leg, since about May.", 'Tape.'],
    ['Any allergies to medications?', 'Azithromycin. It gave me hives.', 'Azithromycin (hives).'],
    ['Any drug allergies?', 'Cipro, I think, no, that was Keflex, a rash.', 'Keflex (rash).'],
    [
      'Any trouble with lidocaine, tape, or antibiotics?',
      'Bacitracin, I break out from it.',
      'Bacitracin (rash).',
    ],
    [
      'You still can’t do tape?',
      'The adhesive, I blister. And codeine makes me throw up.',
      'Adhesive (blisters) and codeine (vomiting).',
    ],
    [
      'And you’re the one with the penicillin allergy, you get a rash?',
      'Hives, all over.',
      'Penicillin (hives).',
    ],
    ['And it’s codeine you can’t have.', 'I itch all over, yes.', 'Codeine (itching).'],
    ['You’ve got a sulfa allergy, right?', 'Yes.', 'Sulfa.'],
    ['And it’s still just the latex?', 'Just latex, it makes me itch.', 'Latex (itching).'],
    ['And it’s sulfa you reacted to?', 'That’s the one, my lips swelled.', 'Sulfa (lip swelling).'],
    ['Ever have trouble with contrast or shellfish?', 'The CAT scan dye gave me hives.', 'Dye (hives).'],
    [
      'Are you allergic to anything, latex, penicillin?',
      'Latex. A rash, as a kid.',
      'Latex (rash as a child).',
    ],
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
    expect(subjective).not.toMatch(/ALLERGIES\n.*\bmy\b/);
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
    ['my throat swelled up and swelling of the face', 'throat swelling'],
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

describe('an allergy is heard however it is told', () => {
  it.each([
    [
      'And it says erythromycin here.',
      'That made me terribly sick, yes. Nothing else.',
      'Erythromycin (sickness).',
    ],
    [
      "And it's penicillin you're allergic to.",
      'It is, a rash. As a child.',
      'Penicillin (rash as a child).',
    ],
    [
      'And trimethoprim brings you out in a rash, is that right?',
      'Yes, all over my chest.',
      'Trimethoprim (rash).',
    ],
    ['Still allergic to sulfa?', 'As far as I know.', 'Sulfa.'],
    ['Are you allergic to penicillin or sulfa?', 'Yes, sulfa.', 'Sulfa.'],
    ['What allergies do you have?', 'Penicillin and aspirin.', 'Penicillin and aspirin.'],
    ['Any allergies?', 'Kiwi fruit.', 'Kiwi.'],
    [
      'Any allergies?',
      'Penicillin gives me hives. And codeine makes me sick.',
      'Penicillin (hives) and codeine (sickness).',
    ],
    ['Anything you react to?', 'Plasters. I come up all red.', 'Plasters (redness).'],
    [
      'Any drug allergies?',
      "No drug allergies. I'm allergic to latex though, it makes me itch.",
      'Latex (itching). Denies medication allergies.',
    ],
    ['allergies', 'lay tex makes me itch no medicines', 'Latex (itching). Denies medication allergies.'],
    ['No known allergies, is that right?', "That's right.", 'Denies known allergies.'],
    ['Any allergies to penicillin?', 'No.', 'Denies allergy to penicillin.'],
    ['Any allergies?', "No. Well, I can't take codeine, it makes me vomit.", 'Codeine (vomiting).'],
  ])('%s %s → %s', async (question, answer, line) => {
    const { subjective } = await asked(question, answer);
    expect(/ALLERGIES\n(.*)/.exec(subjective)?.[1]).toBe(line);
    expect(/HISTORY OF PRESENT ILLNESS\n(.*)/.exec(subjective)?.[1]).not.toMatch(
      /rash|hives|allerg|codeine/i,
    );
    expect(subjective).not.toContain('MEDICATIONS');
  });

  it('of medicines that are asked for in the same breath none is an allergen', async () => {
    const { subjective } = await asked(
      'Are you on any medication? Any allergies?',
      'Metformin, five hundred twice a day. And penicillin gives me hives.',
    );
    expect(subjective).toContain('- Metformin 500 mg twice daily.');
    expect(subjective).toContain('ALLERGIES\nPenicillin (hives).');
    const none = await asked('Any allergies? Any regular medicines?', 'Just lisinopril.');
    expect(none.subjective).toContain('- Lisinopril.');
    expect(none.subjective).not.toContain('ALLERGIES');
  });

  it('is no true one where the clinician says so', async () => {
    const { subjective, assessment } = await noteOf(`[doctor] What brings you in?
[patient] I have had a cough for three days.
[doctor] Any allergies?
[patient] Codeine made me throw up.
[doctor] That's not a true allergy, but we'll avoid it.
[doctor] I think you have acute bronchitis. I'll prescribe an albuterol inhaler.`);
    expect(subjective).toContain('Codeine (vomiting; not a true allergy).');
    expect(assessment).not.toContain('llergy');
  });

  it("is the patient's and not the one's who came along", async () => {
    const visit = (answer: string) =>
      noteOf(`Doctor: What's been going on?
Mother: He's had a cough for two weeks.
Doctor: Any allergies?
Mother: ${answer}
Doctor: I think this is a viral cough. Give him plenty of fluids.`);
    const own = await visit(
      "No. Well, I'm allergic to penicillin, but he's had amoxicillin and he was fine.",
    );
    expect(own.subjective).toContain('ALLERGIES\nDenies known allergies.');
    const sister = await visit("None that we know of. His sister's allergic to eggs.");
    expect(sister.subjective).toContain('ALLERGIES\nDenies known allergies.');
    const his = await visit('Penicillin brings him out in a rash.');
    expect(his.subjective).toContain('ALLERGIES\nPenicillin (rash).');
  });

  it('is what the relative adds, against the patient', async () => {
    const { subjective } = await noteOf(`Doctor: What's been going on?
Patient: I've had a cough for two weeks.
Doctor: Any allergies?
Patient: No.
Wife: He can't have codeine. It makes him confused.
Doctor: I think this is a viral cough. Plenty of fluids.`);
    expect(subjective).toContain('ALLERGIES\nCodeine (confusion).');
    expect(subjective).not.toContain('Reports confusion');
  });
});

it('takes what one may not take for other reasons for no allergy', async () => {
  for (const [question, answer] of [
    ["You can't have ibuprofen with those kidneys, right?", 'I know.'],
    ['Do you smoke?', "No, and I can't take ibuprofen with my stomach."],
    ['Ever had problems with an anaesthetic?', 'I was sick as a cat.'],
  ] as const) {
    const { subjective } = await asked(question, answer);
    expect(subjective).not.toMatch(/ALLERGIES/);
  }
});

it('takes trouble with a medicine, a knee or a pet for no allergy', async () => {
  for (const question of [
    'Any trouble with the lisinopril?',
    'Any problems with your knee?',
    'Do you still have the cat?',
  ])
    expect((await asked(question, 'Yes, it is fine, thanks.')).subjective).not.toContain('ALLERGIES');
});

it('reads the answer to a nurse who asks, and another matter as what it is', async () => {
  const { subjective } = await noteOf(`[doctor] What brings you in?
[patient] I have had a cough and a fever for three days, and it is worse at night.
[nurse] Still allergic to sulfa, it says here?
[patient] Yes, the hives. Oh, and my right arm's all brown spots, one of them keeps bleeding.
[doctor] I think you have acute bronchitis. I'll prescribe an albuterol inhaler.`);
  expect(subjective).toContain('ALLERGIES\nSulfa (hives).');
  expect(subjective).toMatch(/right arm .*spots/);
});
