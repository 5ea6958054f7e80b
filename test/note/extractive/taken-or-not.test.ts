import { describe, expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const visit = (offered: string, reply: string) =>
  noteOf(
    [
      'Doctor: What brings you in?',
      'Patient: My left hip has hurt since spring, and I sleep badly.',
      'Doctor: Any swelling?',
      'Patient: No. I take ibuprofen for it.',
      'Doctor: Let me look. The left hip is stiff, and turning it in is painful. The leg is strong.',
      'Patient: Okay.',
      `Doctor: So this is arthritis of the left hip. ${offered}`,
      `Patient: ${reply}`,
      'Doctor: All right. I will see you in six weeks.',
      'Patient: Thank you.',
    ].join('\n'),
  );

describe('what the patient says to what is planned', () => {
  it.each([
    ['For the pain I can give you something stronger.', 'With the baby? No.'],
    ["I'd try duloxetine, thirty milligrams, in the morning.", "I don't want another pill."],
    ["We'll get an MRI of the hip.", "I'm not going in that tunnel."],
    ['I want you to see a surgeon about it.', 'Not the surgeon.'],
    ["I'd also like to give you a cortisone injection in the hip.", "I'd rather wait with that."],
    ["We'll order an x-ray today.", "No, I can't stay today."],
    ["Are you okay with that? We'll get an MRI of the hip.", "No, I can't stand it."],
    ["I'd start physical therapy next week.", 'Let me talk to my boss first.'],
    ['I want you to quit smoking before that.', "I'll think about it."],
  ])('%s %s', async (offered, reply) => {
    const { plan } = await visit(offered, reply);
    expect(plan).toContain(`(the patient: "${reply.charAt(0).toLowerCase()}`.replace('"i', '"I'));
  });

  it('is not done yet, and a "no" to more than a prohibition is heard', async () => {
    const insulin = await visit("I'd like to put you on insulin.", 'No, not the needle.');
    expect(insulin.plan).not.toMatch(/We will (?:start|put)/);
    const therapist = await visit(
      "I'd like you to see a therapist, they teach you how to ride it without the pill.",
      "No, I don't talk to strangers.",
    );
    expect(therapist.plan).toContain('(the patient: "no, I don\'t talk to strangers")');
  });

  it('may be that it can wait', async () => {
    const { plan } = await visit(
      "I'd like to start atorvastatin. ",
      "Can I not try it with food first?\nDoctor: You can, that's reasonable, we'll give it six months.",
    );
    expect(plan).not.toMatch(/cannot/);
  });

  it('stands there once', async () => {
    const { plan } = await visit(
      "I'd try duloxetine, thirty milligrams.",
      "Not another pill. I'll do the stretches.",
    );
    expect(plan.match(/stretches/g)).toHaveLength(1);
  });

  it('chooses among what is offered', async () => {
    const { plan } = await visit(
      'There is the injection, or physical therapy, or a pill at night.',
      'The therapy, my sister had that.',
    );
    expect(plan).toContain('(the patient: "the therapy, my sister had that")');
  });

  it.each([
    ["We'll get an MRI of the hip.", 'Okay.'],
    ["We'll get an MRI of the hip.", 'No problem.'],
    ["We'll get an MRI of the hip.", "No, I think that's it. Thank you, doc."],
    ["Don't take any more ibuprofen with it.", "I won't."],
    ["Don't take any more ibuprofen with it.", 'No, never again.'],
    ["I'd try duloxetine, thirty milligrams, in the morning.", "I can't wait to sleep again."],
    ["I'd try duloxetine, thirty milligrams, in the morning.", 'I can do that.'],
    ["Have you had any fever? We'll get an MRI of the hip.", 'No, I have not had a fever.'],
  ])('%s %s: taken', async (offered, reply) => {
    expect((await visit(offered, reply)).plan).not.toContain('(the patient');
  });
});
