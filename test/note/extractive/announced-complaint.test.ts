import { expect, it } from 'vitest';
import {
  announcedComplaint,
  announcedPart,
  announcedVisit,
} from '../../../src/note/extractive/history/announced-complaint.ts';
import { shippedModels } from '../../../src/note/extractive/learned/shipped-models.ts';
import { readPassages } from '../../../src/note/extractive/visit/visit.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';
import { noteOf } from './written-note.ts';

const models = shippedModels();
const rest = [
  'How long has that been going on?',
  'A month or so.',
  'Does anything make it better?',
  'Sitting down helps.',
  'Are you sleeping?',
  'I sleep fine.',
  'Do you smoke?',
  'I never did.',
  'Who is at home with you?',
  'My cat.',
  'Are you working?',
  'Three days a week.',
  'Okay, let me listen.',
  'Sure.',
  'Your lungs are clear.',
  'Good.',
  'Come back in a month.',
  'I will.',
].map((line, i) => `${i % 2 === 0 ? 'Doctor' : 'Patient'}: ${line}`);

const visit = (...lines: string[]) => [...lines, ...rest].join('\n');
const opened = (line: string) =>
  readPassages(
    parseTranscript(visit(`Doctor: ${line}`, 'Patient: Yes, I guess so.')).turns,
    models,
    () => undefined,
  );

it.each<[said: string, expected: string | undefined]>([
  ["So we're here about the warfarin and the knee.", 'warfarin and the knee'],
  ['So you come for the blood pressure?', 'blood pressure'],
  ['Your family doctor sent you because of the PSA.', 'PSA'],
  ['Your doctor sent a note about the heart racing.', 'heart racing'],
  ['Okay, so it says right shoulder.', 'right shoulder'],
  ["The surgeon wrote that it's the thumbs and a swollen toe.", 'thumbs and a swollen toe'],
  ["Your message said you're shaking again.", 'shaking'],
  ["Your family doctor's letter says a stiff arm.", 'stiff arm'],
  ['You talked to the nurse about dizzy spells?', 'dizzy spells'],
  ['They told me your knee keeps swelling.', 'knee keeps swelling'],
  ['They tell me you came by bus.', undefined],
  ['Dr. Okoye sent you because of a urine test.', 'referred because of a urine test'],
  ["You wrote on the portal that your heart's skipping?", "heart's skipping"],
  ['They put you in as rash and allergic reaction, tell me which one first.', 'rash and allergic reaction'],
  ['I hear there was a fall.', 'fall'],
  ["I'm ringing about the bloods you had last week.", 'bloods'],
  ["We're checking the blood pressure and the thyroid.", 'blood pressure and the thyroid'],
  ['So, hernia.', 'hernia'],
  ["So it's the calcium we're here about, your doctor found it high.", 'calcium'],
  ["I asked you in early because you've lost weight.", 'weight loss'],
  ["I've come to look at that leg of yours, the surgery said it's not healing.", 'leg not healing'],
  ["So this leg's been weeping more, your daughter said.", 'leg weeping'],
  ["So your leg's been doing well.", undefined],
  ["It says you've got pain in your side?", 'pain in the side'],
  ['They told me you did not want to come.', undefined],
  ["It says you're thirty-three years old.", undefined],
  ['It says your aunt has diabetes.', undefined],
  ["We're about to go in and see her now.", undefined],
  ["It says here that it's in both knees.", undefined],
  ['Any allergies?', undefined],
  ['I have a couple of questions for you.', undefined],
])('"%s" announces %s', async (said, expected) => {
  expect(announcedComplaint(await opened(said))?.text).toBe(expected);
});

it.each<[said: string, expected: string | undefined]>([
  ["So it's the back, is it?", 'back'],
  ["So you're the low back.", 'low back'],
  ['Is it the wrist?', 'wrist'],
  ['Throat?', 'throat'],
  ['Right, ankle, is it?', 'ankle'],
  ['So, the shoulder, is it the left or the right?', 'shoulder'],
  ['So that is the trouble, the voice.', 'voice'],
  ['You sound a bit thick, is it your throat?', 'throat'],
  ['Mind the step, hold on to the arm.', undefined],
  ['So this is the back and the leg, and refills?', 'back and leg'],
  ["You're the sailor, right?", undefined],
  ['This is the hand I broke.', undefined],
])('"%s" names the part: %s', async (said, expected) => {
  expect(announcedPart(await opened(said))?.where).toBe(expected);
});

it.each<[said: string, expected: string | undefined]>([
  ['So this is the three-month sugar visit, right?', '3-month sugar visit'],
  ["It's just your yearly medicines review.", 'yearly medicines review'],
  ['So, full skin check today, anything on your mind?', 'full skin check'],
  ["So it's six weeks since we started the sertraline, how's it going?", '6 weeks after starting sertraline'],
  ['So two weeks out from the gallbladder, how is it?', '2 weeks after the gallbladder'],
  ["So it's your Medicare wellness visit, once a year.", 'Medicare wellness visit'],
  ['So this is your pre-op, and what are you having done?', 'pre-op'],
  ["And we're doing the physical for, what is it, football?", 'physical'],
  ['And this is your monthly for the Suboxone?', 'monthly visit for the Suboxone'],
  ['So it is the injection today, and the regular check-up.', 'regular check-up'],
  ['This is the physical therapist I told you about.', undefined],
  ['This is a new patient visit.', undefined],
  ['Welcome to the clinic.', undefined],
  ['Let me check.', undefined],
])('"%s" opens a visit of the kind %s', async (said, expected) => {
  expect(announcedVisit(await opened(said))?.text).toBe(expected);
});

const complaintOf = async (...lines: string[]) =>
  /CHIEF COMPLAINT\n(.*)/.exec((await noteOf(visit(...lines))).subjective)?.[1];

it('takes what the one who came along answers where the patient says next to nothing', async () => {
  expect(
    await complaintOf(
      'Doctor: So what brings you in?',
      'Patient: Ask her.',
      'Wife: He has a thing on his nose, and it bleeds on the towels.',
    ),
  ).toBe('"He has a thing on his nose, and it bleeds on the towels."');
});

it.each([
  ['Back problem.', ["Doctor: What's up, Dwayne?", "Patient: I'm gonna lean.", "Doctor: So it's the back."]],
  [
    'Medicare wellness visit.',
    [
      'Doctor: Did somebody bring you?',
      'Patient: The van brought me.',
      "Doctor: So it's your Medicare wellness visit, once a year, they make me ask you a lot of nosy things.",
      "Patient: I don't mind nosy.",
    ],
  ],
])('%s, and not what the patient only says first', async (complaint, lines) => {
  expect(await complaintOf(...lines)).toBe(complaint);
});

it('takes no illness that was asked after, nor what is said of the other, for the reason', async () => {
  const complaint = await complaintOf(
    'Doctor: Hello there.',
    'Patient: Sit, you look tired.',
    'Doctor: Have you had glandular fever?',
    'Patient: I think so, I was fifteen.',
  );
  expect(complaint ?? '').not.toMatch(/fever|fatigue|tired/i);
});

it('takes no diagnosis of the end of the visit for the reason it began with', async () => {
  expect(
    await complaintOf(
      'Doctor: Hello there, what has you in to us today?',
      "Patient: I've been losing blood from behind.",
      'Doctor: It could be piles, and there is also a tennis elbow.',
    ),
  ).toBe('"I\'ve been losing blood from behind."');
});

it('the kind of visit that was booked comes before what its form asks', async () => {
  const { subjective } = await noteOf(
    visit(
      'Doctor: The schedule says camp physical.',
      'Patient: Yeah, my mom needs it signed.',
      'Doctor: It says here, asthma, you ticked yes.',
      'Patient: When I was little.',
    ),
  );
  expect(subjective).toContain('CHIEF COMPLAINT\nCamp physical.');
});

it('a visit whose opening question is answered by another question has a note', async () => {
  const { subjective } = await noteOf(`Doctor: Can you tell me what brings you in?
Patient: You mean me?
Doctor: Yes.
Patient: I live with my wife and I smoke a pack a day.
Doctor: Okay.
Patient: I drink two beers on weekends.
Doctor: And your work?
Patient: I work as a welder.`);
  expect(subjective).toMatch(/smoke/i);
});
