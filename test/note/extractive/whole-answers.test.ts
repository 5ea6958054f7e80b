import { describe, expect, it } from 'vitest';
import { linesFor } from '../specialty-guides/note-for.ts';
import { noteOf } from './written-note.ts';

const visit = (before: string, after = '') =>
  noteOf(
    `Doctor: What brings you in today?
Patient: My shoulder has been hurting for two weeks, mostly when I reach up to a shelf or put my coat on, and I can not sleep on that side.
${before}
Doctor: Let me examine you. Your right shoulder is tender over the front.
Doctor: So I think this is rotator cuff tendinitis. I'm going to start you on naproxen, five hundred milligrams, twice a day.
${after}
Patient: Okay, thank you.`.replace(/\n\n/g, '\n'),
  );

const childVisit = (before: string, after = '') =>
  noteOf(
    `[doctor] So what is going on with Leo today?
[father] He's had a sore throat and a cough for three days.
${before}
[doctor] Let me look. His throat is red, and his lungs are clear.
[doctor] So I think this is strep throat. I'm going to send in amoxicillin, four hundred milligrams, twice a day for ten days.
${after}
[father] Okay, thank you.`.replace(/\n\n/g, '\n'),
  );

describe('what is answered with a part of a sentence is told with what was asked', () => {
  it.each([
    [
      'Patient: When can I drive again?\nDoctor: Once you can turn the wheel without pain.',
      /may drive again once|can drive again once/i,
    ],
    ['Patient: When should I come off the naproxen?\nDoctor: In two weeks.', /off the naproxen in 2 weeks/i],
    [
      'Patient: How often should I ice it?\nDoctor: Three times a day, for ten minutes.',
      /advised to ice it 3 times/i,
    ],
    [
      'Patient: How long do I need to wear the sling?\nDoctor: For one week.',
      /wear the sling for (?:1|one) week/i,
    ],
    ['Patient: Can I swim?\nDoctor: You can swim.', /may swim/i],
  ])('of the plan: %s', async (exchange, holds) => {
    expect((await visit('', exchange)).plan).toMatch(holds);
  });

  it('keeps a bare "not yet" out of the findings', async () => {
    const { objective, plan } = await visit(
      '',
      'Patient: Do I need an injection?\nDoctor: Not necessarily, not at this point.',
    );
    expect(objective).not.toMatch(/not necessarily/i);
    expect(plan).toMatch(/injection: not necessarily/i);
  });

  it.each([
    ['Doctor: And you are sixty-one, is that right?\nPatient: Sixty. Sixty-one in May.', /is 60\b/, /is 61/],
    [
      'Doctor: Have you had kidney stones before?\nPatient: I had one when I was thirty, on the left.',
      /kidney stone when .* was 30/i,
      /had one/,
    ],
    [
      'Doctor: How much Advil have you taken?\nPatient: Two tablets. At noon and again at six.',
      /took Advil, 2 tablets, at noon and again at 6/i,
      /^Two tablets/m,
    ],
    [
      'Doctor: Any history of seizures or liver disease?\nPatient: No, neither.',
      /PAST MEDICAL HISTORY\n- No history of seizures or liver disease/,
      /(?:has|reports) (?:a )?(?:seizures|liver)/i,
    ],
    [
      'Doctor: Do you smoke?\nPatient: Never have.',
      /SOCIAL HISTORY[\s\S]*has never smoked/,
      /does not smoke/,
    ],
    [
      'Doctor: What have you tried so far?\nPatient: And I bought one of those heating pads at the pharmacy.',
      /heating pads[\s\S]*REVIEW|heating pads/,
      /SOCIAL HISTORY[\s\S]*heating pads/,
    ],
  ])('of the history: %s', async (exchange, holds, never) => {
    const { subjective } = await visit(exchange);
    expect(subjective).toMatch(holds);
    expect(subjective).not.toMatch(never);
  });

  it('tells what a sometimes was of how often a medicine is taken', async () => {
    const { subjective } = await visit(
      'Doctor: What do you take for it?\nPatient: I take ibuprofen, six hundred milligrams, sometimes once a day, sometimes twice.',
    );
    expect(subjective).toMatch(/Ibuprofen 600 mg 1 to 2 times daily/);
  });
});

describe('what is said to somebody else', () => {
  it('is no finding, nor is what only happens', async () => {
    const { objective } = await noteOf(`Doctor: What brings you in today?
Patient: I fell on my wrist yesterday and it hurts.
Doctor: Let me examine you. The wrist is swollen and tender over the radius.
[phone rings in the hall]
Doctor: So I think this is a wrist sprain. Wear the splint for two weeks.
Patient: Okay.`);
    expect(objective).toMatch(/swollen/);
    expect(objective).not.toMatch(/phone/i);
  });

  it('is no finding where the staff asked for it', async () => {
    const { objective } = await noteOf(`Doctor: What brings you in today?
Patient: I fell on my wrist yesterday and it hurts.
Nurse: Doctor, did you want the oblique view too?
Doctor: No, the two views are fine, they have done those.
Doctor: So let me look at the films. There is no fracture. I think this is a wrist sprain. Wear the splint for two weeks.
Patient: Okay.`);
    expect(objective).not.toMatch(/two views|2 views/);
    expect(objective).toMatch(/no fracture/i);
  });

  it('is what a parent is to watch for and to do, not the child', async () => {
    const { plan } = await childVisit(
      '',
      '[doctor] If you see a rash on his chest, or he can not swallow, call us.\n[doctor] And finish all of it.',
    );
    expect(plan).toMatch(/if his father sees a rash/i);
    expect(plan).not.toMatch(/if he sees|patient sees|The patient was advised/);
  });

  it('leaves out how a parent is addressed', async () => {
    const { subjective } = await childVisit('[doctor] Any rash or vomiting, dad?\n[father] No.');
    expect(subjective).toMatch(/denies any rash or vomiting/i);
    expect(subjective).not.toMatch(/\bdad\b/);
  });
});

describe('what a parent answers of a child', () => {
  it.each([
    [
      '[doctor] Any other medical problems?\n[father] No, he is healthy. My wife has asthma.',
      /FAMILY HISTORY\n(?:His|The patient's) mother has asthma/,
    ],
    ['[doctor] Does anybody smoke at home?\n[father] No.', /Nobody smokes at home/],
    [
      '[doctor] Does he take any medicine every day?\n[father] Just a chewable vitamin.',
      /- Chewable vitamin/,
    ],
    ['[doctor] Is anyone else sick at home?\n[father] No, but he is in daycare.', /in daycare/],
    [
      '[doctor] How much Motrin did you give him?\n[father] Seven milliliters. Around noon.',
      /father gave him Motrin, 7 mL, around noon/,
    ],
    [
      '[doctor] Has he had seizures before?\n[father] He had one when he was three.',
      /had a seizure when he was 3/,
    ],
  ])('%s', async (exchange, holds) => {
    expect((await childVisit(exchange)).subjective).toMatch(holds);
  });

  it('has how the medicine is to be given', async () => {
    const { plan } = await childVisit(
      '',
      '[father] Twice a day.\n[doctor] Right. Give it after meals if he feels sick.',
    );
    expect(plan).toMatch(/give it after meals/i);
  });
});

describe('what was examined', () => {
  it('has the good side beside the bad one, and what goes on about a finding', async () => {
    const { objective } = await childVisit(
      "[doctor] Let me see your ears, buddy. The right ear looks fine, the ear drum is gray. And the left ear drum is red and bulging. It's not perforated, no pus.",
    );
    expect(objective).toMatch(/right ear[^.]*gray/i);
    expect(objective).toMatch(/not perforated/i);
  });

  it('is told where a question runs on after it, and a denial once', async () => {
    const lines = await linesFor(
      'orthopedics',
      `D: What brings you in?
P: I twisted my left elbow two weeks ago and it hurts.
D: And does it give way, does it lock up on you?
P: No, it hasn't given out.
D: Let me look. There is a mild effusion. It goes from ten to about ninety degrees, and does it hurt there?
P: Yes.
D: So I think this is an elbow sprain. I want you to wear the brace for two weeks.`,
    );
    expect(lines).toMatch(/PHYSICAL EXAM: Range of motion: .*90 degrees/);
    expect(lines.match(/\bnot (?:give|given) (?:way|out)/g)).toHaveLength(1);
  });

  it('keeps its side in all that a sentence finds', async () => {
    const { objective } = await visit(
      'Doctor: The left elbow has full motion, no tenderness, and an old scar.',
    );
    expect(objective).toMatch(/left elbow[^.]*no tenderness/i);
  });
});
