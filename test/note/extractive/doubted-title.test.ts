import { describe, expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const visit = (said: string) =>
  noteOf(
    [
      'Doctor: What brings you in?',
      'Patient: I have a spot on my back that got darker since spring.',
      'Doctor: Does it itch?',
      'Patient: No. It bled once.',
      'Doctor: Let me look. On the left upper back there is an eight millimeter lesion, two colors, with a ragged edge.',
      'Patient: Okay.',
      `Doctor: ${said} I want to take it out today and send it to the lab.`,
      'Patient: All right.',
    ].join('\n'),
  );

describe('a title as sure as the clinician was', () => {
  it.each([
    'It could be nothing, but it could be a melanoma.',
    "I'm worried about a melanoma here.",
    'With that edge I have to rule out melanoma.',
  ])('%s', async (said) => {
    const { assessment } = await visit(said);
    expect(assessment).not.toMatch(/^(?:1\. )?Melanoma\./m);
  });

  it('calls nothing possible that is there to be seen', async () => {
    const { assessment } = await visit("I'm worried about that mole, it could be an odd mole or more.");
    expect(assessment).not.toMatch(/possible mole/i);
  });

  it.each(['This is a melanoma.', 'You have a melanoma, an early one.'])('%s', async (said) => {
    expect((await visit(said)).assessment).toMatch(/^(?:1\. )?(?:Early )?[Mm]elanoma\./m);
  });

  it.each([
    ["I'm worried you tore your ACL.", 'Possible ACL tear'],
    ["I'm concerned you've broken your wrist.", 'Possible broken wrist'],
  ])('what is feared to be torn or broken: %s', async (said, title) => {
    const { assessment } = await noteOf(
      `Doctor: What happened?\nPatient: I fell on Sunday.\nDoctor: Let me look. There's some swelling.\nDoctor: ${said} We'll get an MRI.\nPatient: Okay.`,
    );
    expect(assessment).toContain(title);
  });
});
