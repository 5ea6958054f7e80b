import { describe, expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const visit = (talk: string) =>
  noteOf(`Doctor: What brings you in today?
Patient: I've had this cough for about two weeks.
Doctor: Any fever?
Patient: No, no fever.
${talk}
Doctor: Okay. Let me listen to your chest. Chest is clear.
Doctor: I think this is acute bronchitis. I'd like you to rest and drink plenty of fluids.`);

describe('a medicine that the patient no longer takes is not on the list', () => {
  it.each([
    [
      "Doctor: And you're on amlodipine five in the morning, and rosuvastatin...\nPatient: No, I stopped that one. About three weeks ago.",
      ['- Amlodipine 5 mg in the morning.'],
      /^- Rosuvastatin/m,
      /stopped the rosuvastatin/,
    ],
    [
      'Doctor: What do you take?\nPatient: Amlodipine, ten, and atorvastatin, forty. I stopped the statin in the summer.',
      ['- Amlodipine 10 mg.'],
      /^- Atorvastatin/m,
      /stopped the statin/,
    ],
    [
      'Doctor: What do you take?\nPatient: I stopped the ramipril because of the cough and now I take losartan, fifty.',
      ['- Losartan 50 mg.'],
      /^- Ramipril/m,
      /stopped the ramipril/,
    ],
    [
      'Doctor: Anything else?\nPatient: I finished the antibiotics on Friday. Doxycycline, a week of it. I take lisinopril, ten.',
      ['- Lisinopril 10 mg.'],
      /^- Doxycycline/m,
      /finished the antibiotics/,
    ],
    [
      'Doctor: What do you take?\nPatient: Losartan, fifty. And I threw out the lisinopril. They told me stop the metformin, for the kidneys.',
      ['- Losartan 50 mg.'],
      /^- (?:Lisinopril|Metformin)/m,
      /threw out the lisinopril/,
    ],
    [
      'Doctor: What do you take?\nPatient: Losartan, fifty. I went off my birth control in December.\nDoctor: And propranolol?\nPatient: Propranolol, I was on that last year, it made me tired.',
      ['- Losartan 50 mg.'],
      /^- (?:Birth control|Propranolol)/m,
      /went off (?:the|their|her) birth control/,
    ],
    [
      'Doctor: What do you take?\nPatient: Losartan, fifty. And codeine, I had for a week, it blocked me up. Propranolol for interviews, but I have not had that for ages.',
      ['- Losartan 50 mg.'],
      /^- (?:Codeine|Propranolol)/m,
      /blocked/,
    ],
    [
      'Doctor: And the rest, amlodipine, we stopped, and you take losartan, fifty?\nPatient: Yes.',
      ['- Losartan 50 mg.'],
      /^- Amlodipine/m,
      /losartan/i,
    ],
    [
      "Doctor: What do you take?\nPatient: Losartan, fifty. Spironolactone, I'm not on that now, they stopped it in hospital.",
      ['- Losartan 50 mg.'],
      /^- Spironolactone/m,
      /stopped it in hospital/,
    ],
    [
      'Doctor: What do you take?\nPatient: Losartan, fifty. And an antibiotic, but that is done. I finished it yesterday.',
      ['- Losartan 50 mg.'],
      /finished the losartan/i,
      /finished it yesterday/,
    ],
    [
      "Doctor: It says you're on warfarin.\nPatient: Not any more. I'm on rivaroxaban, twenty once a day.",
      ['- Rivaroxaban 20 mg once daily.'],
      /^- Warfarin/m,
      /rivaroxaban/,
    ],
    [
      "Doctor: Do you take aspirin?\nPatient: My husband does. I don't.\nDoctor: Anything else?\nPatient: I take lisinopril, ten.",
      ['- Lisinopril 10 mg.'],
      /^- Aspirin/m,
      /lisinopril/,
    ],
  ])('%s', async (talk, listed, not, told) => {
    const { subjective } = await visit(talk);
    for (const line of listed) expect(subjective).toContain(line);
    expect(subjective).not.toMatch(not);
    expect(subjective).toMatch(told);
  });

  it('but one that is taken again is', async () => {
    const { subjective } = await visit(
      "Doctor: Are you still taking the metformin?\nPatient: I stopped for a month but I'm back on it now.",
    );
    expect(subjective).toMatch(/^- Metformin/m);
  });

  it('nor is what the mother had', async () => {
    const { subjective } = await noteOf(`Doctor: What's been going on?
Mother: She's had a cough for two weeks.
Doctor: Does she take any medicines?
Mother: Just the vitamin D drops. I had antibiotics for mastitis but that was way back. Dicloxacillin. It went away.
Doctor: I think this is a viral cough. Plenty of fluids.`);
    expect(subjective).toContain('- Vitamin D.');
    expect(subjective).not.toMatch(/^- Dicloxacillin/m);
  });
});

describe('the list that is read from the record is what is taken, and no plan', () => {
  it.each([
    [
      "I've got you on lansoprazole fifteen once a day and levothyroxine seventy-five micrograms. Anything else?",
      "No, that's it.",
      ['- Lansoprazole 15 mg once daily.', '- Levothyroxine 75 mcg.'],
    ],
    [
      "Other medicines, same list? I've got amantadine a hundred twice a day, lisinopril ten.",
      'Yep. Both of those.',
      ['- Amantadine 100 twice daily.', '- Lisinopril 10 mg.'],
    ],
    ["Let's do your medicines. There's the water pill, furosemide, forty.", 'Yes.', ['- Furosemide 40 mg.']],
    [
      "I've got you down as taking amitriptyline ten at night.",
      "That's right.",
      ['- Amitriptyline 10 mg at night.'],
    ],
  ])('%s', async (read, answer, lines) => {
    const { subjective, plan } = await visit(`Doctor: ${read}\nPatient: ${answer}`);
    for (const line of lines) expect(subjective).toContain(line);
    expect(plan).not.toMatch(/lansoprazole|amantadine|amitriptyline/i);
    expect(subjective).not.toContain('There is the patient');
  });
});

describe('a dose is the one that was said last', () => {
  it.each([
    ['So you take omeprazole, twenty milligrams?', 'Forty, actually.', '- Omeprazole 40 mg.'],
    ['What do you take?', 'Just levothyroxine, seventy-five. Micrograms.', '- Levothyroxine 75 mcg.'],
    ['And you take metformin, five hundred?', 'Two.', '- Metformin 500 mg.'],
    ['Are you taking the metformin twice a day?', 'Once.', '- Metformin once daily.'],
    ["You're taking the sertraline every day?", 'I miss the weekends.', '- Sertraline.'],
    ["You're taking the sertraline every day?", 'With my coffee.', '- Sertraline daily.'],
    ['How long on the water pill?', 'Ten, twelve years.', '- Water pill.'],
  ])('%s %s', async (question, answer, line) => {
    const { subjective } = await visit(`Doctor: ${question}\nPatient: ${answer}`);
    expect(subjective).toContain(line);
  });

  it('or that was asked for', async () => {
    const { subjective } = await visit(
      "Doctor: What have you taken?\nPatient: Ken's been giving me his ibuprofen.\nDoctor: How much of that?\nPatient: Four hundred, maybe twice a day.",
    );
    expect(subjective).toContain('- Ibuprofen 400 mg twice daily.');
  });

  it('and blood that was measured is no medicine', async () => {
    const { subjective } = await visit(
      'Doctor: Your thyroid, kidneys and calcium are all normal. What do you take?\nPatient: Lisinopril, ten.',
    );
    expect(subjective).not.toMatch(/^- Calcium/m);
  });
});

describe('a medicine that was wanted, tried in vain or taken long ago is not on the list', () => {
  it.each([
    ['They wanted me to take Coumadin but I had a bleed, so I never did.', 'Coumadin'],
    ['I was wondering if Cialis would help.', 'Cialis'],
    ["I had Ditropan, and it didn't do very well.", 'Ditropan'],
    ['Gabapentin did not work at all.', 'Gabapentin'],
    ['I tried out Allegra last summer.', 'Allegra'],
    ['I took aspirin a month ago.', 'Aspirin'],
    ["I was previously prescribed Flonase, but I can't remember the last time I took it.", 'Flonase'],
  ])('%s', async (said, name) => {
    const { subjective } = await visit(`Doctor: What have you taken?\nPatient: ${said}`);
    expect(subjective).not.toMatch(new RegExp(`^- ${name}`, 'm'));
    expect(subjective.toLowerCase()).toContain(name.toLowerCase());
  });

  it.each([
    ['I started Lexapro a month ago.', 'Lexapro'],
    ['I took ibuprofen last night.', 'Ibuprofen'],
    ["I take gabapentin every night, though it didn't help at first.", 'Gabapentin'],
    ['My doctor put me on Eliquis three months ago.', 'Eliquis'],
    ['The ibuprofen helps, I took some two days ago.', 'Ibuprofen'],
  ])('but: %s', async (said, name) => {
    const { subjective } = await visit(`Doctor: What do you take?\nPatient: ${said}`);
    expect(subjective).toMatch(new RegExp(`^- ${name}`, 'm'));
  });
});
