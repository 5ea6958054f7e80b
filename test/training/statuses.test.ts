import { expect, test } from 'vitest';
import { ownVisits } from './own-visits.ts';
import {
  labelledNames,
  statusVisits,
  stretches,
  trainConditions,
  trainMedicines,
  trainSymptoms,
  visitStatuses,
} from './status-training.ts';

const medicines = /^(?:T|TS|TD|U|P|N|C|A|G|O)$/;
const conditions = /^[ASPFDGK]$/;
const symptoms = /^[YNMPSWOXU]$/;

test('the stretches of talk name what they label', () => {
  const all = stretches();
  expect(all.length).toBeGreaterThan(1500);
  for (const { id, m, c, dialogue } of all) {
    const said = dialogue.toLowerCase();
    for (const name of [...Object.keys(m), ...Object.keys(c)])
      expect([id, name, said.includes(name.toLowerCase())]).toEqual([id, name, true]);
  }
});

test.each([
  ['stretches of talk', stretches()],
  ['whole visits', statusVisits()],
] as const)('the %s have labels that there are', (_, all) => {
  for (const { m, c, s = {}, dialogue } of all) {
    expect(dialogue).toMatch(/[a-z]/);
    for (const label of Object.values(s)) expect(label).toMatch(symptoms);
    for (const label of Object.values(m)) expect(label).toMatch(medicines);
    for (const label of Object.values(c)) expect(label).toMatch(conditions);
  }
});

test('each of our own visits is labelled', () => {
  const labels = visitStatuses();
  for (const { id } of ownVisits()) expect(labels.has(id)).toBe(true);
  for (const { m, c, s } of labels.values()) {
    for (const label of Object.values(s!)) expect(label).toMatch(symptoms);
    for (const label of Object.values(m)) expect(label).toMatch(medicines);
    for (const label of Object.values(c)) expect(label).toMatch(conditions);
  }
});

test('a label that there is not is refused', async () => {
  const { medicines, conditions, symptoms } = await labelledNames(
    'one',
    'Doctor: What do you take?\nPatient: Lisinopril, for my hypertension. I have a cough.',
    { m: { lisinopril: 'X' }, c: { hypertension: 'X' }, s: { cough: 'Z' } },
    true,
  );
  expect(() => trainMedicines(medicines)).toThrow('one, lisinopril: "X" is no label');
  expect(() => trainConditions(conditions)).toThrow('one, hypertension: "X" is no label');
  expect(() => trainSymptoms(symptoms)).toThrow('one, cough: "Z" is no label');
});
