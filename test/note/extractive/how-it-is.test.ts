import { describe, expect, it } from 'vitest';
import { coughVisit as visit } from './written-note.ts';

describe('how something is, asked and answered', () => {
  it.each([
    ['How have things been?', 'Um, better, I think?', 'She has been doing better.'],
    ['How have you been feeling?', 'A lot worse, actually.', 'She has been doing a lot worse.'],
    ['How has it been since we put the dose up?', 'The same, really.', 'She has been doing the same since '],
    [
      "How's sleep?",
      "Terrible, my legs won't hold still.",
      'Her sleep is terrible, her legs will not hold still.',
    ],
    [
      'How would you describe your mood most days?',
      'Kind of flat. Not as low.',
      'Her mood is flat, not as low.',
    ],
    ['How has your appetite been?', 'Not great.', 'Her appetite is not great.'],
    ["And the worry, how's that?", 'Worse.', 'The worry is worse.'],
    ['And appetite?', "That's better, I'm eating.", 'Appetite: better, she is eating.'],
    ['How long do the spells last?', 'Usually a few minutes.', 'The spells last usually a few minutes.'],
  ])('%s %s', async (asked, answer, line) => {
    const { subjective } = await visit(`Doctor: ${asked}\nPatient: ${answer}`);
    expect(subjective).toContain(line);
    expect(subjective).not.toContain('Asked "');
  });

  it.each([
    ['How are you?', 'Good.'],
    ['How have you been?', 'Fine, thank you.'],
  ])('a greeting tells nothing: %s %s', async (asked, answer) => {
    expect((await visit(`Doctor: ${asked}\nPatient: ${answer}`)).subjective).not.toMatch(/doing|good|fine/i);
  });
});

describe('what stands in the words of the other', () => {
  it.each([
    ['Doctor: How about alcohol?\nPatient: I cut down like you said.', 'Alcohol: she cut down as advised.'],
    [
      "Doctor: Any drainage from the ear?\nPatient: No, I haven't seen any.",
      'denies any drainage from the ear.',
    ],
    [
      'Doctor: Any flutters?\nPatient: I get flutters. Like a fish flopping around in there.',
      'ike a fish flopping around in there',
    ],
  ])('%s', async (said, line) => {
    expect((await visit(said)).subjective).toContain(line);
  });

  it('leaves out where it hurts by a finger alone', async () => {
    const { subjective } = await visit(
      "Doctor: You're tender along the ribs, right here.\nPatient: Yeah, that's the spot.",
    );
    expect(subjective).not.toContain('the spot');
  });
});
