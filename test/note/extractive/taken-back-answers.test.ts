import { describe, expect, it } from 'vitest';
import { noteOf, stiffVisit } from './written-note.ts';

const told = async (asked: string, said: string) =>
  (await noteOf(stiffVisit(`Doctor: ${asked}\nPatient: ${said}`))).subjective;

it('is of what was asked, not of what was asked before', async () => {
  const subjective = await told(
    'Any neck pain?\nPatient: No more than usual.\nDoctor: Okay. Trouble with this shoulder before the fall?',
    "No. I mean, it'd get sore.",
  );
  expect(subjective).toMatch(/shoulder before the fall[^.]*sore/);
  expect(subjective).not.toMatch(/Neck pain: it would/);
});

describe('an answer taken back in the same breath', () => {
  it.each([
    ['Any fevers?', 'No. Well, I felt hot on Sunday.', /felt hot on Sunday/, /denies|Denies/],
    ['Any cough?', 'No. A little in the morning.', /cough in the morning/, /denies|Denies/],
    [
      'Any chest pain?',
      'No. Well, once, on the stairs.',
      /once, on the stairs|on the stairs/,
      /denies|Denies/,
    ],
    ['Any fevers?', 'No. Well, now, I felt hot on Sunday.', /felt hot on Sunday/, /denies|Denies/],
    ['Any bleeding?', 'No. Oh. Well, there was a bit in June.', /there was some in June/, /denies|Denies/],
    ['Any bruises?', 'No. Well, I hit it with a hammer, but no.', /./, /^(?![\s\S]*bruis)/],
    ['Do you drink alcohol?', 'No. Well, at weddings.', /drinks alcohol at weddings/, /not drink/],
    [
      'Do you take aspirin?',
      "I take one when I remember. No, honestly, I don't.",
      /not take aspirin/,
      /- Aspirin/,
    ],
    [
      'How often do you get the headaches?',
      'Twice a week. No. Once. Once a week.',
      /once weekly/,
      /[Dd]enies|twice/,
    ],
    [
      'Do you get palpitations?',
      'No. Well, once I did, on a train.',
      /once she did, on a train/,
      /Reports|gets/,
    ],
  ])('%s %s', async (asked, said, written, not) => {
    const subjective = await told(asked, said);
    expect(subjective).toMatch(written);
    expect(subjective).not.toMatch(not);
  });
});

describe('an answer that is no plain yes or no', () => {
  it.each([
    ['Do you smoke?', 'I did. Half a pack, I quit when I was thirty-five.', /quit when/, /patient smokes/],
    [
      'Are you drinking, water I mean?',
      "I don't drink a lot, I'd be up all night.",
      /drink a lot/,
      /not drinking/,
    ],
    ['Do you drink? Had any today?', 'A sherry at Christmas. No.', /sherry at Christmas/, /not drink/],
  ])('%s %s', async (asked, said, tells, lies) => {
    const subjective = await told(asked, said);
    expect(subjective).toMatch(tells);
    expect(subjective).not.toMatch(lies);
  });
});
