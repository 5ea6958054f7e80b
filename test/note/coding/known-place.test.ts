import { describe, expect, it } from 'vitest';
import { codeEncounter } from '../../../src/note/coding/code-encounter.ts';
import { codesOf, type Visit, visit } from './visit.ts';

const icd = (given: Visit) =>
  codesOf(given)
    .icd10.map(({ code }) => code)
    .join(' ');

describe('a diagnosis whose title leaves the place open is coded at the place that the note knows', () => {
  it.each<[Visit, string]>([
    [{ titled: [['Osteoarthritis', 'X-ray of the left knee next year.']] }, 'M17.12'],
    [
      {
        titled: [['Osteoarthritis']],
        judged: [['Osteoarthritis', 'The film of the right hip shows narrowing.']],
      },
      'M16.11',
    ],
    [
      {
        titled: [['Arthritis']],
        judged: [['Arthritis', 'There is wear in her left thumb and in the thumb joint.']],
      },
      'M18.12',
    ],
    [{ results: ['The biopsy from the cheek came back as a melanoma.'], titled: [['Melanoma']] }, 'C43.9'],
    [{ complaint: ['Left hip pain.'], titled: [['Bursitis']] }, 'M70.62'],
    [{ complaint: ['Redness of the left lower leg.'], titled: [['Cellulitis']] }, 'L03.116'],
    [
      {
        complaint: ['Surgical consult.', 'She biopsied a lesion on the right inferior back.'],
        titled: [['Melanoma']],
      },
      'C43.59',
    ],
    [{ titled: [['Melanoma']], results: ['Shave biopsy of the left shoulder: melanoma.'] }, 'C43.62'],
  ])('%j → %s', (given, codes) => {
    expect(icd(given)).toBe(codes);
  });

  it('as it was said beside it by the clinician', () => {
    const said =
      'You tore the meniscus in the left knee. And there is some osteoarthritis in the background.';
    const given = visit({ titled: [['Osteoarthritis']], transcript: `Doctor: ${said}` });
    const at = given.transcript.text.indexOf('osteoarthritis');
    const sources = [{ turn: 0, start: at, end: at + 'osteoarthritis'.length }];
    const sentences = given.sentences.map((sentence) => ({ ...sentence, sources }));
    expect(codeEncounter({ ...given, sentences }).icd10.map(({ code }) => code)).toEqual(['M17.12']);
  });

  it.each<[string, Visit, string]>([
    ['two places', { titled: [['Osteoarthritis', 'X-rays of the knee and of the hip.']] }, 'M19.90'],
    ['another complaint', { complaint: ['Right ankle injury.'], titled: [['Osteoarthritis']] }, 'M19.90'],
    ['a hand that is only a word', { titled: [['Arthritis', 'On the other hand, keep walking.']] }, 'M19.90'],
    ['nothing said', { complaint: ['Annual visit.'], titled: [['Melanoma']] }, 'C43.9'],
  ])('but not for %s', (_, given, codes) => {
    expect(icd(given)).toBe(codes);
  });
});

describe('"right" that is no side is none', () => {
  it.each<[Visit, string]>([
    [{ complaint: ["I'm having some pain in this foot, it's right over this bone."] }, 'M79.673'],
    [{ complaint: ['Foot pain, worse on the right at night.'] }, 'M79.671'],
    [
      { titled: [['Knee pain']], judged: [['Knee pain', 'It hurts right in the middle of the knee.']] },
      'M25.569',
    ],
    [{ titled: [['Ankle pain']], judged: [['Ankle pain', 'He left home on that ankle.']] }, 'M25.579'],
  ])('%j → %s', (given, codes) => {
    expect(icd(given)).toBe(codes);
  });
});
