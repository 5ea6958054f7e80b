import { describe, expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const plan = async (told: string) =>
  (
    await noteOf(`Doctor: What brings you in?
Patient: I've had a bad cough for two weeks, and I don't sleep.
Doctor: Any fever?
Patient: No.
Doctor: Your lungs are clear. I think this is bronchitis. Drink plenty of fluids.
Patient: Okay.
${told}
Patient: Thank you.`)
  ).plan;

describe('what the clinician names by itself stands before what is said of it', () => {
  it.each<[string, RegExp]>([
    [
      'Doctor: So trazodone. Start fifty at night for a week, then a hundred.',
      /Trazodone: start 50 at night for a week, then 100/,
    ],
    ['Doctor: Okay, doxycycline. One twice a day for five days.', /Doxycycline: one twice daily for 5 days/],
    ['Doctor: Benzonatate. Half a tablet at bedtime.', /Benzonatate: half a tablet/i],
    ["Doctor: Then gabapentin. I'd start at a hundred, at night.", /Gabapentin, we would start at 100/],
    ['Doctor: Hydrocortisone cream. Twice a day, thin.', /Hydrocortisone cream: twice daily, thin/],
    ['Doctor: Metoprolol, with fifty-two. Half, twenty-five.', /Metoprolol, with 52: half, 25/],
    [
      "Patient: My sister said there's a thing with that pill and my other one?\nDoctor: Drowsiness. It's rare.",
      /Drowsiness is rare/,
    ],
  ])('%s', async (told, line) => {
    expect(await plan(told)).toMatch(line);
  });

  it('a medicine that was only thought of is not what is taken', async () => {
    const written = await plan(
      'Doctor: I was thinking mirtazapine, but you have to be up at four. So trazodone. Take fifty at night.',
    );
    expect(written).toMatch(/Trazodone: (?:take )?50 at night/);
    expect(
      await plan('Doctor: I was thinking mirtazapine, but you have to be up at four. Take it easy at night.'),
    ).not.toMatch(/the mirtazapine/);
  });

  it('a medicine alone is planned', async () => {
    expect(
      await plan(
        "Doctor: For the smoking, patches or the tablet?\nPatient: I'd try the tablet.\nDoctor: Okay, varenicline. Pick a day?",
      ),
    ).toMatch(/Varenicline\./);
  });

  it.each<[string, RegExp]>([
    ['Doctor: Perfect. It is going to get better.', /Perfect/],
    ["Doctor: Friday. It's the only day I have.", /Friday is the only/],
    ['Doctor: Smart. They can come too.', /Smart:/],
  ])('%s names nothing', async (told, wrong) => {
    expect(await plan(told)).not.toMatch(wrong);
  });
});

describe('what was going to be done', () => {
  it('is no part of the plan where it is decided otherwise at once', async () => {
    const written = await plan(
      "Doctor: I was going to say the same tablet at forty. You know what, let's do rosuvastatin, ten.",
    );
    expect(written).toMatch(/rosuvastatin, 10/);
    expect(written).not.toMatch(/same tablet/);
  });

  it('stands where it tells why not', async () => {
    expect(
      await plan('Doctor: I was going to start prednisone, but your sugar is up. We will wait on that.'),
    ).toMatch(/going to start prednisone, but/);
  });
});

describe('orders in other words', () => {
  it.each<[string, RegExp]>([
    [
      "Doctor: Since you coughed up a streak, I'd like a scan of the chest.",
      /Since the patient coughed up a streak, we would like a scan of the chest/,
    ],
    [
      'Doctor: What we do is a test with a clip on your finger overnight.',
      /We will order a test with a clip on the patient's finger/,
    ],
    ['Doctor: Me in a month.', /Follow up in a month/],
    ['Patient: Could we do it next week?\nDoctor: Next week is fine.', /next week\?": Next week is fine/],
    ["Doctor: You don't drive till then.", /advised not to drive till then/],
    ["Doctor: You're sore for a few days.", /The patient will be sore for a few days/],
  ])('%s', async (told, line) => {
    expect(await plan(told)).toMatch(line);
  });

  it.each(["We'll talk.", "I'm writing that down.", 'You take care.', 'Good point.'])(
    '%s is no line of the plan',
    async (said) => {
      expect(await plan(`Doctor: Repeat the chest film in six weeks. ${said}`)).not.toMatch(
        /will talk|writing|take care|Good point/,
      );
    },
  );
});

describe('what is done and found in the room', () => {
  const cut = (told: string) =>
    noteOf(`Doctor: What happened?
Patient: I cut my shin on a gate an hour ago.
Doctor: Any numbness?
Patient: No.
Doctor: There's a two centimeter cut on the left shin. Edges are clean. I want an x-ray of the shin first.
Patient: Okay.
${told}
Doctor: Keep it dry for a day. Stitches out in ten days. Come back if it gets red.
Patient: Okay.`);

  it('is told as done', async () => {
    const { plan } = await cut(
      "Doctor: I'm putting the numbing in around it, plain lidocaine.\nPatient: Ow.\nDoctor: Okay, washing it out, half a liter. Got that gravel out. Three-oh nylon. Five stitches.",
    );
    expect(plan).toMatch(
      /Done at this visit: putting the numbing in around it, plain lidocaine; washing it out, half a liter; got that gravel out; 3-oh nylon; 5 stitches\./,
    );
    expect(plan).toMatch(/Stitches out in 10 days/);
  });

  it('is not done where it is only going to be', async () => {
    const { plan } = await cut("Doctor: I'm going to wash it out and close it. It may need five stitches.");
    expect(plan).not.toMatch(/Done at this visit/);
  });

  it('a film that is up is a result, and its order no longer stands', async () => {
    const { objective, plan } = await cut("Doctor: Okay, your film's up. No break, no metal.");
    expect(objective).toMatch(/Film: no break, no metal/);
    expect(plan).not.toMatch(/x-ray|Film/);
  });
});

describe('what is offered by its name alone', () => {
  it.each<[string, RegExp]>([
    ['Doctor: Flu shot today?\nPatient: Next time.', /Offered: flu shot today \(the patient: "Next time"\)/],
    [
      'Doctor: The lung clinic will call you. Counseling, too?\nPatient: I have no time. Is there an app?\nDoctor: There is.',
      /Offered: counseling, too \(the patient: "I have no time\. Is there an app\?"\)/,
    ],
  ])('%s', async (told, line) => {
    expect(await plan(told)).toMatch(line);
  });

  it.each([
    'Doctor: When was your last flu shot?\nPatient: October.',
    'Doctor: Any shots this year?\nPatient: No.',
  ])('%s offers nothing', async (told) => {
    expect(await plan(told)).not.toMatch(/Offered/);
  });
});

describe('what is said of a thing asked about', () => {
  it.each<[string, RegExp]>([
    [
      'Patient: What about the nicotine patch?\nDoctor: Not with that rash.',
      /nicotine patch: not with that rash/i,
    ],
    [
      'Doctor: I want to refer you to pulmonary rehab.\nPatient: It is my work. Ask me after harvest.\nDoctor: After harvest.',
      /rehab \(the patient: "ask me after harvest"\)\.(?!\n- After harvest)/,
    ],
    [
      'Doctor: The lorazepam, I want to go slowly. No more than one at night for two weeks.',
      /Lorazepam: no more than one at night for 2 weeks/,
    ],
  ])('%s', async (told, line) => {
    expect(await plan(told)).toMatch(line);
  });

  it.each<[string, RegExp]>([
    ['Any chest pain, call 911.', /Any chest pain, call 911/],
    [
      'If you cough up blood, call 911. Any chest pain, same thing.',
      /blood,.* call 911\. Any chest pain, same thing/,
    ],
    ["I can't tell on the phone, you need a scan.", /We cannot tell on the phone/],
    ['Check your oxygen twice a day and send me the numbers.', /send us the numbers/],
  ])('%s', async (said, line) => {
    expect(await plan(`Doctor: ${said}`)).toMatch(line);
  });
});

describe('what a fragment of the plan hangs on', () => {
  it.each<[string, RegExp]>([
    ['Doctor: The water pill may be feeding that cough. So that goes.', /Stop (?:the )?water pill/],
    [
      'Patient: And the montelukast?\nDoctor: Not during this. Four weeks. Then one a day.',
      /montelukast: not during this\. 4 weeks\. One a day/i,
    ],
    ['Patient: What about wine?\nDoctor: None. For a month.', /Wine: none, for a month/],
    ["Patient: Do I need a shot for it?\nDoctor: We could. I'd hold off.", /shot for it: we would hold off/],
    [
      'Doctor: Physical therapy. Twice a week, for six.',
      /Physical therapy[:.] twice (?:a week|weekly), for 6/i,
    ],
    [
      "Doctor: Two weeks?\nPatient: I'm in Maine that week.\nDoctor: Three, then.",
      /Follow up in (?:3|three) weeks/,
    ],
    ['Doctor: Two weeks?\nPatient: Okay.', /Follow up in (?:2|two) weeks/],
  ])('%s', async (told, line) => {
    expect(await plan(told)).toMatch(line);
  });

  it.each<[string, RegExp]>([
    ["Patient: My wife wants me on honey.\nDoctor: Can't hurt. Take care.", /hurt|Take care/],
    ['Patient: It takes two weeks to get in there.\nDoctor: Two weeks?\nPatient: Yeah.', /Follow up in/],
    ['Doctor: Keep the doxycycline in the kitchen. That goes with food.', /Stop/],
  ])('%s says nothing of it', async (told, wrong) => {
    expect(await plan(told)).not.toMatch(wrong);
  });
});

describe('what is refused outright', () => {
  it('stands with the line, also where that line is a ban', async () => {
    expect(await plan("Doctor: I'd like you not to drive until the scan.\nPatient: Absolutely not.")).toMatch(
      /not to drive until the scan \(the patient: "absolutely not"\)/,
    );
  });

  it('and with what was granted in the end', async () => {
    expect(
      await plan(
        "Doctor: I'd like you not to drive until the scan.\nPatient: Absolutely not. How do I get to work?\nDoctor: Your son said he can take you.\nPatient: For a week. I'll give you a week.",
      ),
    ).toMatch(/"absolutely not", then "for a week\. I'll give you a week"\)/);
  });

  it('a grant of the patient is no order of the clinician', async () => {
    expect(await plan("Doctor: I'd like you not to drive.\nPatient: Hm. I'll give you a month.")).not.toMatch(
      /We will provide a month/,
    );
  });
});
