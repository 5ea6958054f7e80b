import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

const ill =
  "Doctor: What's happened? / Patient: I've had a headache for two days. / Doctor: It sounds like a migraine.";

describe('what goes on from a return precaution says what is to be done as well', () => {
  it.each<SmallVisit>([
    [
      `${ill} If you have a lot of bleeding, or you feel faint, that's A&E. Or numbness round your saddle, or you can't pass water, with that back.`,
      [
        'If the patient has numbness round the saddle, or the patient cannot pass water, with that back, that is A&E',
      ],
      [/: Or numbness/],
    ],
    [
      `${ill} Ring me if the joint goes hot or swollen. Or numbness in the hand, or a lump.`,
      ['If the patient has numbness in the hand, or a lump, the patient was advised to ring us'],
      [/Or numbness/],
    ],
    [
      `${ill} Now, things I'd want you to ring about, or nine-nine-nine. If you get a headache that's sudden, the worst ever. Or weakness in the face that doesn't go. / Patient: Okay. / Doctor: Or fever and a stiff neck.`,
      [
        'the worst ever, the patient was advised to ring us or 999',
        'weakness in the face that does not go, the patient was advised to ring us or 999',
        'fever and a stiff neck, the patient was advised to ring us or 999',
      ],
      [/Things we would/, /9-9-9/],
    ],
    [
      `${ill} If the pain gets worse, you ring us. Also if you can't keep fluids down.`,
      ['If the patient cannot keep fluids down, the patient was advised to ring us'],
    ],
    // What has an act of its own keeps it.
    [
      `${ill} If it gets worse, ring us. Or if you collapse, call an ambulance.`,
      ['call an ambulance'],
      [/collapses?, (?:the patient was advised to )?ring us/],
    ],
    [
      `${ill} If those thoughts get stronger, ring us. Or the Samaritans, any hour.`,
      [],
      [/If the patient has the Samaritans/],
    ],
    // A choice is no danger.
    [`${ill} Take ibuprofen with food. Or paracetamol.`, [], [/has paracetamol/]],
    [`${ill} If it gets worse, ring us. We can try sumatriptan. Or propranolol.`, [], [/has propranolol/]],
  ])('%s', (...visit) => holds(visit));
});

describe('dialect and numbers of help', () => {
  it.each<SmallVisit>([
    ["Doctor: What's wrong? / Patient: It comes right up in me mouth at night.", ["in the patient's mouth"]],
    [
      "Doctor: What's wrong? / Patient: I've got a rash on me elbow and it itches.",
      ["on the patient's elbow"],
    ],
    [
      "Doctor: What's wrong? / Patient: I've a cough and it's been on me sometimes at night.",
      [],
      [/my sometimes|patient's sometimes/],
    ],
    [
      `${ill} If it gets worse, ring one-one-one, or nine-nine-nine if you collapse.`,
      ['111', '999'],
      [/9-9-9|1-1/],
    ],
  ])('%s', (...visit) => holds(visit));
});
