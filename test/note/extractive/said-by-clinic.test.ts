import { describe, expect, it } from 'vitest';
import { repeatsDose } from '../../../src/note/extractive/medications/dose-line.ts';
import { subjectFor } from '../../../src/note/extractive/rephrase/rephrase.ts';
import { sayConcluded, sayPlanned } from '../../../src/note/extractive/say.ts';
import { unitsOf } from '../../../src/note/extractive/visit/units.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';
import type { DraftSentence } from '../../../src/note/writer.ts';
import { noteOf } from './written-note.ts';

const she = subjectFor('female');
const unit = (said: string) => unitsOf(parseTranscript(`Doctor: ${said}`).turns)[0]!;

describe('what the clinician concludes of themselves', () => {
  it.each([
    // neither the patient's opinion nor lost
    ["Your sugar's not where I want it, under seven.", 'Her sugar is not where we want it, under 7.'],
    [
      "The fever means I take the cough seriously, and I'm not sending you home.",
      'The fever means we take the cough seriously, and we are not sending her home.',
    ],
    [
      "The knee's mostly arthritis, but with your history I'd call it early gout.",
      "The knee's mostly arthritis, but with her history we would call it early gout.",
    ],
    ['What I think is you have shingles, early.', 'She is thought to have shingles, early.'],
    ["Here's my honest read, the asthma is back.", 'The asthma is back.'],
    ['Here is where I have landed: this is a migraine.', 'This is a migraine.'],
    [
      "There's a heart murmur I can't put down to the fever.",
      'There is a heart murmur we cannot put down to the fever.',
    ],
    ['The lump on the neck worries me a bit more.', 'The lump on the neck worries us slightly more.'],
    // what reads without the clinician stays so
    ["I don't see any pneumonia.", 'No pneumonia.'],
    ["I don't think it was ever the statin.", 'It is not thought that it was ever the statin.'],
  ])('%s → %s', (said, written) => {
    expect(sayConcluded(unit(said), she)).toBe(written);
  });

  it.each(["I don't know if we ever started the vitamin D.", 'I gave you the leaflet on eczema.'])(
    '%s tells of the clinic alone',
    (said) => {
      expect(sayConcluded(unit(said), she)).toBeNull();
    },
  );
});

describe('what is wanted, kept and left', () => {
  it.each([
    ["I'd also like losartan, fifty, in the morning.", 'We would also like losartan, 50, in the morning.'],
    ['I want her on iron, one a day.', 'We want her on iron, one a day.'],
    ["I'd love for that pipe to go.", 'We would love for that pipe to go.'],
    ['I want bloods today.', 'We want bloods today.'],
    ["Let's go past that, to an injection.", 'We will go past that, to an injection.'],
    ['Keep him upright for half an hour.', 'The patient was advised to keep him upright for half an hour.'],
    ['Leave the other ones be.', 'The patient was advised to leave the other ones be.'],
    [
      "I'll leave the antibiotic until I've looked at it.",
      'We will leave the antibiotic until we have looked at it.',
    ],
    ['Keep to it for now.', 'The patient was advised to keep to it for now.'],
    // what goes on goes on
    ['Keep the metoprolol as it is.', 'Continue metoprolol as it is.'],
    ['Keep taking the iron.', 'Continue iron.'],
    ["Let's keep you on the same dose.", 'We will continue same dose.'],
    ["I'd like you to start walking.", 'The patient was advised to start walking.'],
    ['I want you on iron.', 'We want the patient on iron.'],
  ])('%s → %s', (said, written) => {
    expect(sayPlanned(unit(said), she)).toBe(written);
  });
});

describe('what the speaker ended there', () => {
  it.each([
    ['Sertraline, fifty to begin with.', 'Sertraline, 50 to begin with.'],
    ["I'm sending him for the sleep study, brain waves, all that.", 'sleep study, brain waves, all that.'],
    ['Keep the brace off at night, and put it back on.', 'put it back on.'],
    ["I'm giving you the spray, for when it comes on.", 'for when it comes on.'],
  ])('%s', (said, written) => {
    expect(sayPlanned(unit(said), she)).toContain(written);
  });

  it.each(['We will get you set up with .', 'and then we want to'])('%s is broken off', (said) => {
    expect(sayPlanned(unit(said), she)).toBeNull();
  });

  it.each([
    ['What bothers me is that your fever came back.', 'What bothers us is that her fever came back.'],
    ['What happened in June sounds like a seizure.', 'What happened in June sounds like a seizure.'],
  ])('%s', (said, written) => {
    expect(sayConcluded(unit(said), she)).toBe(written);
  });

  it('the dose is not taken for what was said before in "Six weeks, back here."', () => {
    const line = { text: 'Prednisone for 6 weeks.' } as DraftSentence;
    expect(repeatsDose('6 weeks, back here.', [line])).toBe(false);
    expect(repeatsDose('6 weeks, that is it.', [line])).toBe(true);
  });
});

describe('a parent who is told what to do', () => {
  it('is who gives, watches and calls', async () => {
    const { plan } = await noteOf(
      [
        'Doctor: What brings him in?',
        "Mother: He's had a fever since Monday and he's pulling at his left ear. He is two years old.",
        'Doctor: Any vomiting?',
        'Mother: No, he is drinking fine, he just screams at night.',
        "Doctor: Let me look. The left eardrum is red and bulging. The right one is fine. His lungs are clear. So this is an ear infection. I'm prescribing amoxicillin, five milliliters twice a day for ten days. You can give him ibuprofen for the pain tonight. Rest at home until Friday, no swimming. If he won't drink or he gets drowsy, you call us.",
        'Mother: Okay.',
      ].join('\n'),
    );
    expect(plan).toContain('His mother may give him ibuprofen for the pain tonight');
    expect(plan).toContain('his mother was advised to call us');
    expect(plan).toContain('The patient was advised to rest at home until Friday');
  });
});

describe('whom it is done to, and what was only courtesy', () => {
  it.each([
    ["I'll ring you both on Monday.", 'We will ring them both on Monday.'],
    ['He drives you straight over to the clinic.', 'He drives her straight over to the clinic.'],
    ["You call 911, don't you drive her.", 'do not drive her.'],
    ['I know, but be back here in two weeks.', 'Be back here in 2 weeks.'],
    ["None taken, we'll do the arm today.", 'We will do the arm today.'],
    ["I'll message your doctor today, no driving till then.", 'no driving till then.'],
    ["We'll start, it's losartan, fifty, in the morning.", 'losartan, 50, in the morning'],
  ])('%s', (said, written) => {
    expect(sayPlanned(unit(said), she)).toContain(written);
  });

  it('keeps "got away" and what is not to be done', () => {
    expect(sayConcluded(unit("The weight's got away from us since the diabetes."), she)).toMatch(/got away/);
    expect(
      sayPlanned(unit("If you can't breathe, or hit your head, 911, don't call me first."), she),
    ).toMatch(/911, do not call/);
  });
});
