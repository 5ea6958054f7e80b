import { describe, expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const visit = (turns: readonly string[]) =>
  noteOf(
    [
      'Doctor: What brings you in?',
      'Patient: My back has hurt for three weeks and I sleep badly.',
      'Doctor: Any weakness in the legs?',
      'Patient: No.',
      'Doctor: Your back is stiff, the legs are strong. I think this is a lumbar strain.',
      'Patient: Okay.',
      ...turns,
      'Patient: Thank you.',
    ].join('\n'),
  );
const plan = async (...turns: string[]) => (await visit(turns)).plan;

describe('what the clinician says of "it" in the plan names the treatment', () => {
  it.each<[string[], RegExp]>([
    [
      ['Patient: And the zolpidem?', 'Doctor: Cut it to every other night for two weeks.'],
      /cut the zolpidem to every other night for 2 weeks/,
    ],
    [
      [
        'Patient: They gave me cyclobenzaprine in the spring.',
        'Doctor: Did it agree with you?',
        'Patient: No, it made me shaky.',
        "Doctor: Don't take it again.",
      ],
      /not to take the cyclobenzaprine again/,
    ],
    [
      [
        'Patient: I read that the pill has estrogen in it.',
        "Doctor: That pill has estrogen in it. I'd like you to stop it.",
      ],
      /stop the pill/,
    ],
    [
      [
        'Doctor: The prednisone will put your sugar up. Do you have a meter?',
        'Patient: Somewhere.',
        'Doctor: Check it before breakfast.',
      ],
      /check the sugar before breakfast/,
    ],
    [
      [
        'Patient: Do I need the MRI? My brother had an MRI.',
        "Doctor: Not today. If it is no better in a month, we'll get one.",
      ],
      /we will get an mri/i,
    ],
  ])('%j', async (turns, line) => {
    expect(await plan(...turns)).toMatch(line);
  });

  it.each<[string[], RegExp]>([
    // Another thing was spoken of since, or the sentence itself names it.
    [
      [
        'Doctor: Take naproxen with food. You have that brace.',
        'Patient: Yes.',
        'Doctor: Keep using it for two weeks.',
      ],
      /using the naproxen/,
    ],
    [
      [
        'Doctor: Continue the amlodipine.',
        'Patient: Okay.',
        'Doctor: If the toes go blue under the bandage, take it off and ring us.',
      ],
      /take the amlodipine/,
    ],
    [
      [
        'Doctor: If the mood gets worse we add bupropion.',
        'Patient: Okay.',
        'Doctor: You need to stay on it for nine months.',
      ],
      /stay on the bupropion/,
    ],
    [
      [
        'Doctor: The water pill did that.',
        'Patient: All right.',
        'Doctor: So the thyroid goes on your nightstand, you take it when you wake up.',
      ],
      /take(?:s)? the water pill/,
    ],
    [
      [
        'Doctor: Keep it away from Tums.',
        'Patient: Okay.',
        "Doctor: If it upsets you, don't just stop it, call me.",
      ],
      /stop the tums/i,
    ],
    [
      ['Doctor: Potassium was 5.2.', 'Patient: Oh.', "Doctor: Let's not start it today."],
      /start the potassium/,
    ],
    [
      [
        'Patient: No codeine, please.',
        'Doctor: No codeine. Drink plenty.',
        'Patient: Right.',
        "Doctor: Don't stop it on your own.",
      ],
      /stop the codeine/,
    ],
  ])('%j stays as it was said', async (turns, line) => {
    expect(await plan(...turns)).not.toMatch(line);
  });
});

describe('what is asked of the line before stands with it', () => {
  it.each<[string[], RegExp]>([
    [
      [
        "Doctor: I'd start duloxetine, thirty milligrams in the morning.",
        'Patient: Will it make me sick?',
        'Doctor: It can, the first week.',
      ],
      /duloxetine.*Asked "will it make me sick\?": it can, the first week/i,
    ],
    [
      [
        "Doctor: I'd start duloxetine, thirty milligrams in the morning.",
        'Patient: I can do pills. For ever?',
        'Doctor: Not usually, no, six months and then we see.',
      ],
      /duloxetine.*Asked "I can do pills, for ever\?": not usually/i,
    ],
    [
      [
        'Patient: What if it comes back? Without the pills?',
        "Doctor: That's a fair worry. A few weeks off won't do it.",
      ],
      /without the pills\?": a few weeks off will not do it/i,
    ],
  ])('%j', async (turns, line) => {
    expect(await plan(...turns)).toMatch(line);
  });

  it('a courtesy is no answer', async () => {
    expect(await plan('Patient: And without the pills?', "Doctor: That's a fair worry.")).not.toMatch(
      /fair worry/,
    );
  });

  it('a new order has a line of its own', async () => {
    expect(
      await plan(
        'Doctor: Take it easy with lifting.',
        'Patient: And for that pain?',
        'Doctor: Ibuprofen 600 with food.',
      ),
    ).toMatch(/^- (?:Medical Treatment: )?(?:Asked "[^"]*": )?ibuprofen 600/im);
  });
});

describe('what is offered and put off is not decided', () => {
  it.each(['Hmm. Can I hold off? I hate needles.', 'Could we wait with that?'])('%s', async (said) => {
    const written = await plan(
      'Doctor: And I can put a shot of cortisone in there today.',
      `Patient: ${said}`,
    );
    expect(written).toMatch(/We could put a shot of cortisone.*\(the patient: "/);
    expect(written).not.toMatch(/We will put a shot/);
  });

  it('"we could" decides nothing', async () => {
    expect(await plan('Patient: Can we do the injection today?', 'Doctor: We could.')).not.toMatch(
      /we could\./i,
    );
  });
});

describe('who agrees to the plan', () => {
  const agreed = /understands and agrees/;

  it('an "okay" in the midst of it is said to what came before it alone', async () => {
    expect(
      await plan(
        "Doctor: I'll prescribe naproxen twice a day.",
        'Patient: Okay.',
        "Doctor: And I'll refer you to physical therapy.",
      ),
    ).not.toMatch(agreed);
  });

  it('one to the last of it is said to all', async () => {
    expect(
      await plan(
        "Doctor: I'll prescribe naproxen twice a day, and I'll refer you to physical therapy.",
        'Patient: Okay.',
      ),
    ).toMatch(agreed);
  });

  it.each([
    "Patient: Okay, sounds good. The scan, not today, I've got no ride.",
    'Patient: Sounds good. Could we hold off on the scan?',
    "Patient: Absolutely not.\nDoctor: It's only a scan.\nPatient: Sounds good.",
    "Patient: I don't want the scan. The rest sounds good.",
  ])('who puts off or refuses a part of it has not agreed: %s', async (said) => {
    expect(await plan("Doctor: I'd like a scan of the back, and physical therapy.", said)).not.toMatch(
      agreed,
    );
  });

  it.each([
    "Doctor: I'd hold off on an injection.\nPatient: I'd rather not have one. Sounds good.",
    'Doctor: Do you have any other questions?\nPatient: Not now. Sounds good.',
  ])('who wants no more than the clinician agrees: %s', async (said) => {
    expect(await plan('Doctor: I want you to do physical therapy.', 'Patient: Okay.', said)).toMatch(agreed);
  });

  it('a husband agrees to nothing for his wife', async () => {
    expect(
      await plan("Doctor: I'll prescribe naproxen twice a day.", 'Husband: That sounds good.'),
    ).not.toMatch(agreed);
  });
});

describe('who is meant in the plan', () => {
  it('a relative of whom the clinician says "she"', async () => {
    const written = (
      await noteOf(`Doctor: Hello, ma'am, how are you?
Patient: I'm a 60 year old woman and I have a rash on my back for two days.
Doctor: Do you have any fever?
Patient: No. My daughter-in-law is pregnant, and she was round.
Doctor: This is shingles. I'll prescribe aciclovir. Do you know if she had chickenpox?
Patient: I'd have to ask.
Doctor: If she's had it, she's fine. If she hasn't, get her to ring her midwife today.
Patient: Okay.`)
    ).plan;
    expect(written).toMatch(/If her daughter-in-law has had it/);
    expect(written).toMatch(/If her daughter-in-law has not/);
  });

  it.each<[string, RegExp]>([
    ['Rest, no trampoline, nursery is fine.', /The patient was advised to rest/],
    ['Sit on the toilet five minutes after breakfast.', /The patient was advised to sit on the toilet/],
    ['Give the paracetamol with food.', /His mother was advised to give/],
  ])('%s', async (said, line) => {
    const written = (
      await noteOf(`Doctor: How old is he now?
Mother: Four. He has been limping since Monday.
Doctor: Has he had a fever?
Mother: No, he has not.
Doctor: His hip is a little stiff. This is an irritable hip. ${said}
Mother: Okay.`)
    ).plan;
    expect(written).toMatch(line);
  });
});

describe('what the clinician thinks, needs and proposes', () => {
  it.each<[string[], RegExp]>([
    [
      ['Patient: Is it torn?', "Doctor: I don't think so, not with that strength."],
      /It is not thought to be torn/,
    ],
    [['Doctor: You need IV fluids and a level every six hours.'], /The patient needs IV fluids/],
    [
      ['Doctor: Then how about a gel, diclofenac, you rub it on four times a day.'],
      /We could try a gel, diclofenac/,
    ],
    [["Doctor: You can drive short trips if you're feeling all right."], /feeling all right/],
    [['Doctor: See me in three weeks, the two of you.'], /the two of them/],
    [['Doctor: Start carbidopa-levodopa, twenty-five one-hundred, three times a day.'], /25 100/],
  ])('%j', async (turns, line) => {
    const said = await visit(turns);
    expect(`${said.assessment}\n${said.plan}`).toMatch(line);
  });

  it('a patient who comes to another matter answers no offer', async () => {
    expect(
      await plan(
        'Doctor: There is a pill, nintedanib, but I will not start that now.',
        'Patient: And the shots, she will ask about the shots.',
      ),
    ).not.toMatch(/\(the patient: "and the shots/);
  });
});

describe('what is done at once', () => {
  it('is not ordered', async () => {
    expect(await plan("Doctor: I'd like to do the biopsy right now, if you're willing.")).toMatch(
      /We will do the biopsy right now/,
    );
  });

  it('a walk to the door is no advice', async () => {
    expect(await plan('Doctor: Now walk to the door and back. Bloods again in six weeks.')).not.toMatch(
      /door/,
    );
  });
});
