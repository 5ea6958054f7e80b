import { expect, it } from 'vitest';
import { labelledAnswer } from '../../../src/note/extractive/answers/labelled-answer.ts';
import { unitsOf } from '../../../src/note/extractive/visit/units.ts';
import { answerOf, answerTo } from '../../../src/note/language/answer.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';
import { noteOf } from './written-note.ts';

it.each([
  ['no', 'no'],
  ['Nope.', 'no'],
  ['um, not really', 'no'],
  ["I've never had a problem with it.", 'open'],
  ["I've never had that.", 'no'],
  ['No, nothing like that.', 'no'],
  ['not that i know of', 'no'],
  ["I haven't", 'no'],
  ['uh , i have not .', 'no'],
  ['i did not no', 'no'],
  ['I do not remember.', 'open'],
  ['She does not.', 'no'],
  ['yes', 'yes'],
  ['Yeah, a little bit.', 'yes'],
  ['mm-hmm', 'yes'],
  ['i do', 'yes'],
  ['Fever no.', 'no'],
  ['diarrhea, none', 'no'],
  ['chest pain not really', 'no'],
  ['nausea yes', 'yes'],
  ['mm-mm', 'no'],
  ['Uh-uh.', 'no'],
  ['uh-huh', 'yes'],
  ["don't think so", 'no'],
  ["haven't noticed any", 'no'],
  ['zero headaches', 'no'],
  ['some', 'yes'],
  ['kind of', 'yes'],
  ['some days are worse', 'open'],
  ['it hurts when i walk', 'open'],
  ['about two weeks', 'open'],
  ['right', 'yes'],
  ['Right, exactly.', 'yes'],
  ['Right for writing, left for the lever.', 'open'],
  ['never the lithium', 'open'],
])('"%s" answers %s', (said, answer) => {
  expect(answerOf(said)).toBe(answer);
});

it.each([
  ['are you able to move your arm', 'you know i have trouble when i reach for something', 'open'],
  ['Are you still feeding from that side?', "I've been giving him the other one mostly.", 'open'],
  ['Do you work?', 'I am retired.', 'open'],
  ['have you thought about what you would do', "yeah i did n't think about that a lot", 'open'],
  ['are you watching your salt', 'yeah so when i was in the hospital they told me', 'open'],
  ['Which knee?', 'Right.', 'open'],
  ['Is it the left or the right?', 'The right one.', 'open'],
  ['Do you still take it?', 'I did, but I stopped taking it.', 'open'],
  ['Did you ever take it?', 'I did, but I stopped.', 'yes'],
  ['Has that been helping?', "I'm not taking that right now.", 'open'],
  ['Does it hurt?', "I don't think so.", 'no'],
  ['Are you taking it?', 'I am taking it.', 'yes'],
  ['Have you ever smoked?', 'I do smoke.', 'yes'],
  ['Have you had a tick bite before?', 'I have when I was younger.', 'yes'],
  ['Have you had any weakness?', 'It is mild and about the same.', 'yes'],
  ['How has your acne been?', 'It has been improving.', 'yes'],
  ['Do you live alone?', "Yes, I don't have anybody.", 'yes'],
])('what goes on after "I have" affirms only what it says again: %s %s', (asked, reply, answer) => {
  expect(answerTo(asked, reply)).toBe(answer);
});

it.each([
  ['Any temperature?', "I've been a bit washed out.", 'open'],
  ['Any nausea?', "She's been sleeping all day.", 'open'],
  ['Any bleeding?', "I've been bleeding since Monday.", 'yes'],
  ['no fever?', 'right.', 'no'],
  ['and no fever?', 'no.', 'no'],
  ['no vomiting?', "that's correct.", 'no'],
  ["you haven't had any chest pain?", 'correct', 'no'],
  ['not having any chest pain?', 'no, none', 'no'],
  ['you deny any chest pain?', 'yeah, right', 'no'],
  ['no fever?', 'yes.', 'open'],
  ['no fever?', 'yes, i do.', 'yes'],
  ['no fever?', 'well, a little', 'yes'],
  ['any fever?', 'right.', 'yes'],
] as const)('"%s" "%s" answers %s', (question, reply, answer) => {
  expect(answerTo(question, reply)).toBe(answer);
});

const asked = (question: string, reply: string) =>
  noteOf(`[doctor] So this is a 40-year-old man who comes in today for a cough.
[patient] Yes, I have been coughing for a week.
[doctor] ${question}
[patient] ${reply}`);

it('says what was quit where only the question named it', async () => {
  const { subjective } = await asked('Are you still smoking?', 'No sir, I quit four years ago.');
  expect(subjective).toContain('He quit smoking 4 years ago.');
  const other = await asked('Are you still working?', 'No sir, I quit four years ago.');
  expect(other.subjective).not.toContain('smoking');
});

it('denies every symptom of a question answered no', async () => {
  const { subjective } = await asked('Any fever, chills, or night sweats?', 'No.');
  expect(subjective).toContain('Constitutional: Denies fever, chills, or night sweats.');
});

it('reports the symptom of a question answered yes', async () => {
  const { subjective } = await asked('Any shortness of breath?', 'Yes.');
  expect(subjective).toMatch(/Respiratory: Reports .*shortness of breath/);
});

it.each([
  ['how long has that been going on?', 'about two months', 'It has lasted about 2 months.'],
  ['when did it start?', 'about two weeks ago', 'It began about 2 weeks ago.'],
  ['when did that start?', 'last Thursday', 'It began last Thursday.'],
  ['when did it start?', 'in March', 'It began in March.'],
  ['when did this happen?', "i'd say Monday night", 'It happened on Monday night.'],
  ['when did the rash start?', 'July', 'The rash started in July.'],
  ['how long have you had this?', 'since last summer', 'It has been going on since last summer.'],
  [
    'how many days has this been going on for?',
    'the last four days',
    'It has been going on for the last 4 days.',
  ],
  ['when was your last bowel movement?', 'probably two days ago', 'The last bowel movement was 2 days ago.'],
  ['how often does it happen?', 'about three times a week', 'It occurs about 3 times a week.'],
  ['do you smoke?', 'half a pack', 'Smoking: half a pack.'],
  ['and the smoking, are you off that?', 'twelve years', 'Asked "The smoking, are you off that?": 12 years.'],
  ['anybody smoking at home?', 'day twenty', 'Asked "Anybody smoking at home?": day 20.'],
  ['how often do you drink alcohol?', 'about three times a week', 'Drinking alcohol: about 3 times a week.'],
])('%s %s', (question, answer, written) => {
  const [first, second] = unitsOf(parseTranscript(`[doctor] ${question}\n[patient] ${answer}`).turns);
  expect(labelledAnswer(first!, second!)).toBe(written);
});

it('does not settle two symptoms by one yes', async () => {
  const { subjective } = await asked('Any nausea or vomiting?', 'Yes.');
  expect(subjective).not.toMatch(/Denies (?:nausea|vomiting)|Gastrointestinal: Reports/);
});

it('affirms what the answer names', async () => {
  const { subjective } = await asked('Any nausea or vomiting?', 'Some nausea, but no vomiting.');
  expect(subjective).toContain('Gastrointestinal: Reports nausea. Denies vomiting.');
});

it("keeps a relative's illness from being the patient's", async () => {
  const { subjective } = await asked('Is anyone sick at home?', 'My daughter has a fever and diarrhea.');
  expect(subjective).not.toMatch(/Reports (?:fever|diarrhea)/);
});

it('does not list a medicine the patient is allergic to among those taken', async () => {
  const { subjective } = await asked(
    'Are you allergic to any medications?',
    'Yes, penicillin gives me hives.',
  );
  expect(subjective).toMatch(/ALLERGIES\nPenicillin \(hives\)\./);
  expect(subjective).not.toMatch(/- Penicillin/);
});

it('denies allergies only when the patient did', async () => {
  expect((await asked('Any allergies to medications?', 'No.')).subjective).toContain(
    'ALLERGIES\nDenies medication allergies.',
  );
  expect((await asked('Do you smoke?', 'No.')).subjective).not.toContain('ALLERGIES');
});

/** A "no" to what was asked last, or of one of two things, denies no other. */
it.each([
  [
    'Do you smoke or drink?',
    'Never smoked, and a gin and tonic on a Friday.',
    /does not (?:smoke or )?drink/,
  ],
  ['And do you drink, smoke?', "I don't smoke, I have a pint or two on a Sunday.", /does not drink/],
  ['Is it something you want too, does he ever push?', "No, he's, like, super nice.", /is not something/],
])('"%s" "%s"', async (asked, answer, never) => {
  const { subjective } = await noteOf(
    `Doctor: What brings you in?\nPatient: My knee hurts.\nDoctor: ${asked}\nPatient: ${answer}\nDoctor: Okay.`,
  );
  expect(subjective).not.toMatch(never);
});

it('still denies two things at once', async () => {
  const { subjective } = await noteOf(
    'Doctor: What brings you in?\nPatient: My knee hurts.\nDoctor: Do you smoke or drink?\nPatient: No.\nDoctor: Okay.',
  );
  expect(subjective).toMatch(/does not smoke or drink/);
});

it.each([
  // What was is not what is.
  ['Do you vape?', 'I did, in my second year.', 'open'],
  ['Did you ever vape?', 'I did.', 'yes'],
  ['Are you still taking it?', 'I was, until June.', 'open'],
  // Of something else than was asked.
  ['Can you walk to the mailbox?', "I don't go there, it's all bills.", 'open'],
  ['Did it go numb when it happened?', "I didn't notice.", 'open'],
  ['Are there places you will not go?', "I don't drive on the parkway.", 'open'],
  ['Do you smoke?', "I don't smoke.", 'no'],
  ['Do you have any pain?', "I don't have any.", 'no'],
  ['Are you managing the stairs?', "I've been on the settee since Monday.", 'open'],
  ['Are you taking the metformin?', "I've been taking it.", 'yes'],
  // Which of several, it says itself.
  ['Have you had a fever, headache, felt lousy?', 'A bit tired.', 'open'],
  ['Any cough?', 'A little tickle.', 'yes'],
])('"%s" "%s": %s', (question, reply, answer) => {
  expect(answerTo(question, reply)).toBe(answer);
});

it.each([
  ['Do you bruise easily, or get nosebleeds?\nPatient: Nosebleeds, yeah.', /bruises easily/],
  ['Can you do a flight of stairs?\nPatient: With the hip, no.', /can do a flight/],
  ['Any contact lenses?\nPatient: No, just reading glasses.', /has contact lenses/],
])('affirms nothing else than was affirmed: %s', async (talk, not) => {
  const { subjective } = await noteOf(
    `Doctor: What brings you in?\nPatient: I've had a cough for two weeks.\nDoctor: ${talk}\nDoctor: I think this is a cold. Rest and drink plenty of fluids.`,
  );
  expect(subjective).not.toMatch(not);
});
