import { expect, it } from 'vitest';
import { touchReply } from '../../../../src/note/extractive/examination/touch-reply.ts';
import { touchedPlace } from '../../../../src/note/extractive/examination/touched-place.ts';
import { sentencesOf } from '../written-note.ts';

const visit = (exam: string) => `Doctor: Morning, what brings you in?
Patient: My right shoulder's been painful for six weeks, since I fell off a horse.
Doctor: Any numbness?
Patient: No. I take lisinopril for my blood pressure.
Doctor: Okay, hop up here. Heart is regular, no murmur.
${exam}
Doctor: I think this is a tear of the rotator cuff. I want you to rest it, and come back in two weeks.`;

async function written(exam: string) {
  const lines = (await sentencesOf(visit(exam))).map(
    ({ heading, group, text }) => `${heading}: ${group === null ? '' : `${group}: `}${text}`,
  );
  return {
    exam: lines.filter((line) => line.startsWith('PHYSICAL EXAM')).map((line) => line.slice(15)),
    history: lines.filter((line) => line.startsWith('HISTORY')),
  };
}

it.each([
  [
    "Doctor: No bruise. I'm going to press. Here, on the collarbone?\nPatient: A bit.",
    'Musculoskeletal: A little pain on the collarbone.',
  ],
  [
    "Doctor: I'm going to press. Here, on the outside?\nPatient: Oh yeah. That's the spot.\nDoctor: And the biceps, down the front?\nPatient: No. No, that's fine.",
    'Musculoskeletal: Biceps, down the front: no pain.',
  ],
  [
    'Doctor: Roll over. Tender here, along the shoulder blade?\nPatient: Ow, yes.',
    'Musculoskeletal: Tender along the shoulder blade.',
  ],
  [
    'Doctor: Scar is clean. Is it sore when I press on your ribs?\nPatient: Nope.',
    'Musculoskeletal: No pain on pressing on the ribs.',
  ],
  [
    "Doctor: Skin's intact. No swelling, calf's not tender when I squeeze?\nPatient: Nope.",
    'Musculoskeletal: No swelling, calf not tender on squeezing.',
  ],
  [
    'Doctor: Belly button is clean. Does that hurt when I push?\nPatient: Little bit.',
    'Gastrointestinal: Belly button: a little pain on pressing.',
  ],
  [
    "Doctor: Thumb's strong, no wasting. And press here under the ribs, anything?\nPatient: No.",
    'Musculoskeletal: Nothing on pressing under the ribs.',
  ],
  [
    "Doctor: Ears are fine. Sinuses don't hurt when I press?\nPatient: No.",
    'Ears, Nose, Mouth and Throat: Sinuses: no pain on pressing.',
  ],
  [
    "Doctor: Bruising's tracking down to the toes. Sore here, tip of the bone at the back?\nPatient: Nah.",
    'Musculoskeletal: Not sore at the tip of the bone at the back.',
  ],
  [
    'Doctor: Straighten it. Does it hurt if I pull that finger straight?\nPatient: No more than the rest.',
    'Musculoskeletal: No pain on pulling the finger straight.',
  ],
  ['Doctor: Hold still, neck. Tender there?\nPatient: Ow, yes.', 'Neck: Tender.'],
  [
    'Doctor: Heel is fine. Can you feel this, on the big toe?\nPatient: Feel what?\nDoctor: And on the shin?\nPatient: Yes.',
    'Neurological: Does not feel touch on the big toe.',
  ],
  [
    'Doctor: Heel is fine. Can you feel this, on the big toe?\nPatient: Feel what?\nDoctor: And on the shin?\nPatient: Yes.',
    'Neurological: Feels touch on the shin.',
  ],
  [
    'Doctor: Tap your heels. Can you feel this, on the toes?\nPatient: Feel what?',
    'Neurological: Does not feel touch on the toes.',
  ],
  [
    'Doctor: Hands are warm. Feel me here, and here, same on both sides?\nPatient: Same.',
    'Neurological: Hands: feeling the same on both sides.',
  ],
  [
    "Doctor: 118 over 70 lying. Stand up for me. How's that?\nPatient: A bit floaty.",
    'Neurological: On standing: "a bit floaty".',
  ],
  [
    'Doctor: Lean forward. If I tap down the spine, anything?\nPatient: No.',
    'Musculoskeletal: Nothing on tapping down the spine.',
  ],
  [
    'Doctor: Right elbow, still puffy. Tender at the joint, and the forearm?\nPatient: A little.',
    'Musculoskeletal: A little tender at the joint and the forearm.',
  ],
])('%s -> %s', async (exam, line) => {
  const { exam: found, history } = await written(exam);
  expect(found).toContain(line);
  expect(history.join(' ')).not.toMatch(/\b(?:here|there|tender|sore|press|feel|floaty)\b/i);
});

it.each([
  'Doctor: Heart is fine. Lungs are clear. Does it hurt when I press?\nPatient: Ow, there.',
  "Doctor: I'm putting the numbing in. Can you feel this?\nPatient: Just pushing.",
])('leaves out what nobody says the place of: %s', async (exam) => {
  const { exam: found, history } = await written(exam);
  expect([...found, ...history].join(' ')).not.toMatch(/\b(?:press|push|pushing|feel|there)\b/i);
});

it('leaves it to the examiner who says it again', async () => {
  const { exam, history } = await written(
    'Doctor: Does it hurt if I push on your chest here?\nPatient: No.\nDoctor: No tenderness.',
  );
  expect(exam.filter((line) => /tender|pain/i.test(line))).toEqual(['Musculoskeletal: No tenderness.']);
  expect(history.join(' ')).not.toMatch(/\bchest|push/i);
});

it.each([
  ['Doctor: Lungs are clear. Does it hurt at night?\nPatient: It wakes me most nights.', /wakes/],
  [
    'Doctor: Lungs are clear. Any pain when you climb the stairs?\nPatient: Only carrying shopping.',
    /shopping/,
  ],
  ['Doctor: Lungs are clear. And the other knee?\nPatient: It aches in the damp, most mornings.', /damp/],
  ['Doctor: Knee is cool. When did it start to hurt?\nPatient: About Easter.', /Easter/i],
])('keeps in the history what is asked of it: %s', async (exam, told) => {
  expect((await written(exam)).history.join(' ')).toMatch(told);
});

it.each([
  ['does that hurt, there, right on the dimple', { at: 'on the dimple' }],
  ["thighs aren't tender when i press", { part: 'thighs', doing: 'pressing' }],
  ['and when i tap the wrist', { doing: 'tapping the wrist' }],
  ['press on your tailbone, is that sore', { doing: 'pressing on the tailbone' }],
  ['right fourth toe, does that hurt', { part: 'right fourth toe' }],
  ['any pain at night', { at: null }],
  ['tap water', { doing: null }],
])('the place of "%s"', (low, place) => {
  expect(touchedPlace(low)).toMatchObject(place);
});

it.each([
  ["That's it, that's the spot.", { answer: 'yes', rest: null }],
  ['Little bit. More the right.', { answer: 'yes', degree: 'a little', rest: 'more the right' }],
  ['Weird, but no.', { answer: 'no', rest: 'weird' }],
  ['No, sir.', { answer: 'no', rest: null }],
  ['Just pressure.', { answer: 'open', words: 'just pressure' }],
])('the reply "%s"', (text, reply) => {
  expect(touchReply(text, false)).toMatchObject(reply);
});

it('takes a story for no reply', () => {
  expect(
    touchReply('It did when I had the fall, but since then it only comes on when I lift.', false),
  ).toBeNull();
  expect(touchReply('Yes. No, did you touch me?', true)).toBeNull();
});

it('names no tool of the examiner as what was touched, nor what the patient was to do', async () => {
  const { exam } = await written(
    "Doctor: It goes back in with my finger. Any pain there?\nPatient: It's not comfortable, but no.\nDoctor: Press the belly, gently, all round. Any lump in your armpit, let me feel, no.",
  );
  const text = exam.join(' ');
  expect(text).not.toMatch(/Finger: no pain|Press the/);
  expect(text).not.toMatch(/(?<!No )\b[Ll]ump in/);
});
