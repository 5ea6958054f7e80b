import { describe, expect, it } from 'vitest';
import { codesOf, type Visit } from './visit.ts';

const icd10 = (given: Visit) =>
  codesOf(given)
    .icd10.map(({ code }) => code)
    .join(' ');
const cpt = (given: Visit) => codesOf(given).cpt.map(({ code }) => code);

const words = (first: string) =>
  [first, ...Array<string>(15).fill('Patient: Yes, it has been all right since then.')].join('\n');

describe('codes of what was stated', () => {
  it('has a symptom with a plan of its own beside an illness of the mind with another', () => {
    const titled: Visit['titled'] = [
      ['Palpitations', 'We will order a holter monitor.'],
      ['Anxiety', 'We will continue Lexapro.'],
    ];
    expect(icd10({ titled })).toBe('R00.2 F41.9');
  });

  it('takes moderate to severe for moderate, wherever it stands', () => {
    expect(icd10({ assessment: ['Moderate to severe recurrent major depressive episode.'] })).toBe('F33.1');
    expect(icd10({ assessment: ['Recurrent depression, moderate to severe.'] })).toBe('F33.1');
  });

  it('counts the weeks of a pregnancy to today', () => {
    const assessment = ['Iron deficiency anemia of pregnancy.'];
    expect(icd10({ assessment, complaint: ['The patient is 28 weeks on Thursday.'] })).toBe('O99.012 Z3A.27');
    expect(icd10({ assessment, complaint: ['The patient was 27 weeks on Monday.'] })).toBe('O99.012 Z3A.27');
  });

  it('codes no cough where something is felt on coughing', () => {
    expect(icd10({ complaint: ['The chest hurts when the patient coughs.'] })).not.toContain('R05');
    expect(icd10({ complaint: ['The patient has a cough.'] })).toBe('R05.9');
  });

  it('finds a check-up abnormal where a medicine is begun', () => {
    const titled: Visit['titled'] = [['Hypothyroidism', 'We will start levothyroxine 50 mcg daily.']];
    expect(icd10({ titled, complaint: ['Annual physical.'] })).toBe('Z00.01 E03.9');
  });

  it('codes a check-up by the age that was said', () => {
    const transcript = words("Doctor: So you're here for your annual physical. You're 52 now. Any concerns?");
    expect(cpt({ assessment: ['Annual physical.'], transcript })).toEqual(['99396']);
    expect(cpt({ assessment: ['Medicare wellness visit.'], transcript })).toEqual(['G0439']);
  });

  it('rates a fracture above a sprain, and takes no allergy for what is prescribed', () => {
    const transcript = words(
      "Doctor: Because you're allergic to penicillin I'm going to give you doxycycline. You have a fracture of the right distal radius, and it goes in a cast for six weeks, so keep it dry, and come back in two weeks.",
    ).repeat(2);
    const [visit] = codesOf({ assessment: ['Fracture of the right distal radius.'], transcript }).cpt;
    expect(visit?.reason).toContain('acute complicated injury');
    expect(visit?.reason).toContain('doxycycline');
  });
});
