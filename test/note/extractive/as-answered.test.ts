import { describe, expect, it } from 'vitest';
import { coughVisit as visit } from './written-note.ts';

describe('an answer that names nothing of what it is about stands under what was asked', () => {
  it.each([
    [
      'Doctor: Cold bother you?\nPatient: I wear two sweaters to bed now.',
      'Asked "Cold bother you?": she wears 2 sweaters to bed.',
    ],
    [
      'Doctor: Do you snore?\nPatient: My sister moved to the other bedroom years ago.',
      'Asked about snoring: her sister moved to the other bedroom years ago.',
    ],
    [
      "Doctor: You've still got the shotgun?\nPatient: Sold it to my neighbor, after the funeral.",
      'Still got the shotgun: sold it to her neighbor, after the funeral.',
    ],
    [
      'Doctor: Still not smoking?\nPatient: No, I chew gum all day.',
      'Asked "Still not smoking?": no, she chews gum',
    ],
    [
      'Doctor: Was there diabetes in your family?\nPatient: My uncle lost two toes.',
      'Asked about diabetes in her family: her uncle lost 2 toes.',
    ],
    ['Doctor: Appetite?\nPatient: I eat like a sparrow.', 'Appetite: she eats like a sparrow.'],
    ['Doctor: And no cigarettes?\nPatient: Not since the wedding.', 'not since the wedding.'],
  ])('%s', async (said, line) => {
    expect((await visit(said)).subjective).toContain(line);
  });

  it('has the few words that come before it, which are the answer', async () => {
    const { subjective } = await visit(
      'Doctor: Ever chew tobacco?\nPatient: Snuff. Gave it up when I turned fifty.',
    );
    expect(subjective).toMatch(/snuff, gave it up when she turned 50/);
  });
});

describe('a name that leaves open what it is about gives way to the question', () => {
  it.each([
    [
      'Doctor: How often the blue puffer?\nPatient: Five, six times.',
      'Asked "How often the blue puffer?": 5, 6 times.',
    ],
    [
      'Doctor: How long on the patch?\nPatient: Nine, ten years.',
      'Asked "How long on the patch?": 9, 10 years.',
    ],
    [
      'Doctor: Cigars?\nPatient: Oh, here it comes.\nDoctor: How many?\nPatient: Two. A week, not a day.',
      'Asked "Cigars?", then "How many?": 2, a week, not a day.',
    ],
    [
      'Doctor: The tablets for your thyroid, do you take them with coffee?\nPatient: Mostly.',
      'Asked about the tablets for her thyroid, whether she takes them with coffee: mostly.',
    ],
    [
      'Doctor: And the readings at home?\nPatient: I have them on my phone somewhere. One forty-five, one fifty.',
      'Readings at home: she has them on her phone somewhere, 145, 150.',
    ],
  ])('%s', async (said, line) => {
    expect((await visit(said)).subjective).toContain(line);
  });

  it.each([
    [
      "Doctor: Nicotine?\nPatient: I chew gum.\nDoctor: So what's the other thing?\nPatient: It's on the knee, it's been itching.",
      /Nicotine: it is/,
    ],
    [
      'Doctor: Ever had a clot?\nPatient: No.\nDoctor: Took anything for this?\nPatient: DayQuil.\nDoctor: How much?\nPatient: What it says on the bottle.',
      /clot\?", then/,
    ],
    [
      "Doctor: You're right-handed?\nPatient: I am.\nDoctor: When did you first see it?\nPatient: Oh, a year.",
      /right-handed\?", then/,
    ],
    [
      "Doctor: Is that from your ear?\nPatient: Yes.\nDoctor: And when did that go?\nPatient: Coming on since the supper, the right's worse.",
      /Radiation/,
    ],
  ])('nor to one that another came after: %s', async (said, not) => {
    expect((await visit(said)).subjective).not.toMatch(not);
  });

  it.each([
    ["Doctor: What's your worry?\nPatient: That it's broken.", /(?<!that )\b[Ii]t is broken/],
    ['Doctor: Any pain?\nPatient: Like when I was in labour.', /pain when/],
  ])('and what is feared or likened is not told as so: %s', async (said, not) => {
    expect((await visit(said)).subjective).not.toMatch(not);
  });

  it('but not to a question about something else', async () => {
    const { subjective } = await visit(
      'Doctor: Cigars?\nPatient: No.\nDoctor: Anybody else at home ill?\nPatient: Half the street.',
    );
    expect(subjective).not.toContain('Cigars?", then');
  });
});

describe('what the clinician only names stands before an answer that leans on it', () => {
  it.each([
    [
      'Doctor: Sertraline, fifty.\nPatient: That one I stopped at New Year.',
      'Sertraline, 50: that one she stopped',
    ],
    ['Doctor: Asthma, I see.\nPatient: Since I was nine.', 'sked about asthma: since she was 9.'],
  ])('%s', async (said, line) => {
    expect((await visit(said)).subjective).toContain(line);
  });

  it('but not where it speaks of something else', async () => {
    const { subjective } = await visit(
      'Doctor: Loud and clear.\nPatient: They come every Sunday, after church.',
    );
    expect(subjective).not.toMatch(/clear: /i);
  });
});

describe('an answer that nobody understands by itself stands under what was asked, whatever that was', () => {
  it.each([
    [
      'Doctor: Where did you go down?\nPatient: Top of the cellar steps, my slipper caught and I went over.',
      'Asked where she went down: top of the cellar steps, her slipper caught',
    ],
    [
      'Doctor: Which inhalers do you use?\nPatient: I only have the white one, there was a green one but it ran out in the spring.',
      'hich inhalers she uses: she only has the white one, there was',
    ],
    [
      'Doctor: What have you done for it?\nPatient: Heat, and Aleve, and my niece made a plaster that smelled.',
      'Asked what she has done for it: heat, and Aleve, and her niece',
    ],
    [
      'Doctor: What happens if you skip a night without it?\nPatient: I get shaky.',
      'Asked what happens if she skips a night without it: she gets shaky.',
    ],
    [
      'Doctor: Do you want the shingles shot next time?\nPatient: I want to read about it.',
      'Asked whether she wants the shingles shot next time: she wants to read about it.',
    ],
    [
      "Doctor: Hello, what's this on the shin?\nPatient: I've never seen that before.",
      'what\'s this on the shin?": she has never seen that before.',
    ],
    [
      'Doctor: And your mammogram, you had a letter?\nPatient: I had three letters.',
      'Asked about her mammogram, whether she had a letter: she had 3 letters.',
    ],
    [
      'Doctor: You never smoked, did you?\nPatient: I had one behind the barn in 1970 and I was green.',
      'Asked "You never smoked, did you?": she had one behind the barn',
    ],
    [
      'Doctor: How long have you had the ringing?\nPatient: March, no, I was still at the mill, so February.',
      'March, no',
    ],
  ])('%s', async (said, line) => {
    expect((await visit(said)).subjective).toContain(line);
  });

  it.each([
    ['says the question again', 'Doctor: Do the cramps wake you?\nPatient: They wake me.'],
    ['opens with a time', 'Doctor: What do you do for work?\nPatient: At night, I clean offices.'],
    ['speaks of other people', 'Doctor: What do you do for work?\nPatient: They let me go in May.'],
    ['answers a greeting', "Doctor: How are you?\nPatient: It's my knee, doctor."],
  ])('but not where it %s', async (_, said) => {
    expect((await visit(said)).subjective).not.toContain('Asked');
  });
});

describe('a reply that leans on what another said has their words', () => {
  it.each([
    [
      "Doctor: And you're back in the kitchen full time.\nPatient: Three days, they were good about it.",
      'To "You\'re back in the kitchen full time": 3 days, they were good about it.',
    ],
    [
      'Doctor: Those old tins get thrown away.\nHusband: I will do it on Sunday.',
      'To "Those old tins get thrown away": her husband will do it on Sunday.',
    ],
    [
      'Doctor: Both knees.\nPatient: Both, up to the thigh, the left is worse.',
      'To "Both knees": both, up to the thigh, the left is worse.',
    ],
    [
      'Doctor: So tell me about being so worn out.\nPatient: It is since the move in May.',
      'Asked "Tell me about being so worn out": it is since the move in May.',
    ],
    [
      'Doctor: You take the metformin every day?\nPatient: Mostly, yes.\nHusband: She skips it when we go to the coast.',
      'she skips it when they go to the coast (per ',
    ],
  ])('%s', async (said, line) => {
    expect((await visit(said)).subjective).toContain(line);
  });

  it.each([
    ['courtesies', 'Doctor: That must be hard on you both.\nPatient: It is since the move in May.'],
    [
      'what they say of themselves',
      "Doctor: I'll note that on the chart.\nPatient: It is since the move in May.",
    ],
  ])('but no %s', async (_, said) => {
    expect((await visit(said)).subjective).not.toMatch(/(?:To|Asked) "/);
  });
});

describe('what leans on an answer stands in one sentence with it', () => {
  it.each([
    [
      'Doctor: How do you sleep?\nPatient: I have a breathing machine for my sleep apnea. It is in the closet.',
      /sleep apnea; it is in the closet\./,
    ],
    [
      "Doctor: Throwing up?\nPatient: Sometimes. I'd rather, it helps.",
      'Throwing up: sometimes; she would rather, it helps.',
    ],
    [
      'Doctor: How heavy is the bleeding?\nPatient: The big pads, two an hour the first week. Now it is five a day.',
      '2 an hour the first week; it is 5 a day.',
    ],
    [
      'Doctor: The brace, do you sleep in it?\nPatient: I nap in it at work, and then, yeah.\nDoctor: How many nights a week, roughly?\nPatient: Three.',
      /sleeps in it: .*; how many nights a week, roughly: 3\./,
    ],
    ['Doctor: Throwing up?\nPatient: Sometimes. My hands shake in the morning.', /sometimes\. /],
  ] as [string, string | RegExp][])('%s', async (said, line) => {
    const { subjective } = await visit(said);
    if (typeof line === 'string') expect(subjective).toContain(line);
    else expect(subjective).toMatch(line);
  });
});

it('what was put in or taken out did not begin', async () => {
  const { subjective } = await visit('Doctor: The pacemaker, when was that put in?\nPatient: Six years ago.');
  expect(subjective).toContain('when that was put in: 6 years ago.');
  expect(subjective).not.toContain('It began');
});

it('"I don\'t think so" is told with what was asked, or not at all', async () => {
  const { subjective } = await visit("Doctor: Did the dog get near it?\nPatient: I don't think so.");
  expect(subjective).not.toMatch(/(?<!: )does not think/i);
});

describe('the question is not given', () => {
  it.each([
    ['where the answer names its matter', "Doctor: How's the garden?\nPatient: The garden is a lot of work."],
    ['where a whole sentence tells it', 'Doctor: What do you do for work?\nPatient: I drive the school bus.'],
    ['where it names no matter', 'Doctor: And what else?\nPatient: I wear two sweaters to bed now.'],
    [
      'where more than one thing was asked',
      'Doctor: Any headaches? Do you wear glasses?\nPatient: I wear two sweaters to bed now.',
    ],
    [
      'where something else was said after it',
      'Doctor: Any headaches? I ask because the wind has been so strong lately.\nPatient: I wear two sweaters to bed now.',
    ],
    [
      'of what is offered',
      'Doctor: Could I have a look at your ankles?\nPatient: I wear two sweaters to bed now.',
    ],
  ])('%s', async (_, said) => {
    expect((await visit(said)).subjective).not.toContain('Asked');
  });
});
