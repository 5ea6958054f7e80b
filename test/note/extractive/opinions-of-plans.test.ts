import { describe, expect, it } from 'vitest';
import { subjectFor } from '../../../src/note/extractive/rephrase/rephrase.ts';
import { sayPlanned, sayTold } from '../../../src/note/extractive/say.ts';
import { unitsOf } from '../../../src/note/extractive/visit/units.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';

const he = subjectFor('male');
const unit = (said: string) => unitsOf(parseTranscript(`[doctor] ${said}`).turns)[0]!;

describe('what the clinician makes of it', () => {
  it.each([
    // what is doubted is not decided
    [
      "everything is fine , so i do n't think we need to adjust your medications .",
      'Everything is fine, so there is no need to adjust his medications.',
    ],
    [
      "it is healing , so i do n't think we should operate .",
      'It is healing, so it is not thought that we should operate.',
    ],
    // what is doubted stays doubted, whatever another clause says
    [
      "i don't think the asthma has got worse as such, i think it's not treated .",
      'It is not thought that the asthma has become worse as such, it is thought to be not treated.',
    ],
    [
      "i don't think you've torn anything, because your strength's good .",
      'He is not thought to have torn anything, because his strength is good.',
    ],
    [
      "i don't think you need to be in the hospital, 'cause you're, um, your oxygen's okay .",
      'It is not thought that he needs to be in the hospital, because his oxygen is fine.',
    ],
    ["it's stable , so i think we can wait .", 'It is stable, so we can wait.'],
    // the impression is what is said of it
    [
      'so my impression of you , you know , you have this hyperglycemia , which is probably from an infection .',
      'He has this hyperglycemia, which is probably from an infection.',
    ],
    ['my impression is that you have a contusion .', 'He has a contusion.'],
  ])('%s → %s', (said, written) => {
    expect(sayTold(unit(said), he)).toBe(written);
  });

  it.each([
    [
      "we're gon na go ahead and treat you with penicillin or , i'm sorry , amoxicillin , 500 milligrams three times a day .",
      'We will treat the patient with amoxicillin, 500 mg 3 times daily.',
    ],
    [
      'i want you to continue you on your toprol 50 milligrams daily .',
      'We will continue toprol 50 mg daily.',
    ],
    [
      "you've had this anemia and for that , i think that we should go ahead and put you on protonix 40 milligrams once a day .",
      'We will start protonix 40 mg once daily.',
    ],
    [
      'hopefully we get you set up well and in the meantime i want to refer you to physical therapy .',
      'We will refer to physical therapy.',
    ],
    [
      "i wan na send off an anemia profile , to see exactly what type of anemia we're dealing with .",
      'We will send off an anemia profile, to see exactly what type of anemia we are dealing with.',
    ],
    ["if i need to do more testing we'll see .", 'If we need to do more testing we will see.'],
    ["you're going to need surgery of that foot .", 'The patient will need surgery of that foot.'],
    ['you need to keep it dry .', 'The patient was advised to keep it dry.'],
  ])('%s → %s', (said, written) => {
    expect(sayPlanned(unit(said), he)).toBe(written);
  });
});

it('keeps the diagnosis that symptoms fit, where speech has no stops', () => {
  const said =
    'so for the first problem of right ankle pain your symptoms are consistent with a right ankle sprain of your lateral ligament complex';
  expect(sayTold(unit(said), he)).toMatch(/symptoms are consistent with a right ankle sprain of his lateral/);
});
