import { expect, it } from 'vitest';
import { symptomStatuses } from '../../../src/note/extractive/history/symptom-status.ts';
import { shippedModels } from '../../../src/note/extractive/learned/shipped-models.ts';
import { readPassages } from '../../../src/note/extractive/visit/visit.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';

const models = shippedModels();

async function review(...lines: string[]): Promise<string> {
  const { turns } = parseTranscript(
    lines
      .map((line) => line.replace(/^(D|P): /, (_, who) => (who === 'D' ? '[doctor] ' : '[patient] ')))
      .join('\n'),
  );
  const statuses = symptomStatuses(await readPassages(turns, models, () => undefined));
  return statuses
    .map(({ written, present }) => `${present ? '+' : '-'}${written}`)
    .sort()
    .join(' ');
}

/** Question and answer, and what the review of systems must say: + reported, - denied. */
const cases: [asked: string, answered: string, expected: string][] = [
  ['any fever?', 'no.', '-fever'],
  ['any fever?', 'yes, last night.', '+fever'],
  ['any fever or chills?', 'no, nothing like that.', '-chills -fever'],
  ['any nausea, vomiting, or diarrhea?', 'nope.', '-diarrhea -nausea -vomiting'],
  ['have you had any chest pain?', "no, i haven't.", '-chest pain'],
  ['do you have a cough?', 'yeah, a bad one.', '+cough'],
  ['do you get short of breath?', 'not really.', '-shortness of breath'],
  ['do you get short of breath?', 'a little bit, on the stairs.', '+shortness of breath'],
  ['any headaches?', 'sometimes.', '+headache'],
  ['any headaches?', 'not that i can think of.', '-headache'],
  ['any numbness or tingling?', 'just some tingling.', '+tingling'],
  ['any fever, cough, or sore throat?', 'no fever, but i do have a cough.', '+cough -fever'],
  ['any swelling in your legs?', 'no.', '-leg swelling'],
  ['any abdominal pain?', 'no, no pain at all.', '-abdominal pain'],
  ['are you having any dizziness?', "yes, i'm dizzy in the morning.", '+dizziness'],
  ['any fever?', "i don't think so.", ''],
  ['any fever?', "i'm not sure.", ''],
  ['any diarrhea?', 'none.', '-diarrhea'],
  ['any headaches?', "i don't know.", ''],
  ['any headaches?', 'not lately.', '-headache'],
  ['any diarrhea?', 'normal.', ''],
  ['any cough?', 'now and then.', '+cough'],
  ['any cough?', 'not much.', '-cough'],
  ['any wheezing?', 'at night, yes.', '+wheezing'],
  ['any constipation?', 'never.', '-constipation'],
  ['any palpitations?', 'every now and then.', '+palpitations'],
  ['any rash?', 'uh-huh.', '+rash'],
  ['any rash?', 'mm-hmm, on my arm.', '+rash'],
  ['any rash?', 'nah.', '-rash'],
  ['any wheezing?', 'i do.', '+wheezing'],
  ['any fatigue?', 'definitely.', '+fatigue'],
  ['any nausea?', 'i did, but it went away.', ''],
  ['gums, nose, black stools?', 'a bit of pink on the brush, nothing else.', ''],
  ['any headaches, black stools?', 'yes.', ''],
  ['any fever or a wet cough?', 'no.', '-fever -wet cough'],
  ['any stomach pain, with that ulcer in mind?', 'no, none.', '-abdominal pain'],
  ['any fever?', 'fever no.', '-fever'],
  ['any diarrhea?', 'diarrhea no', '-diarrhea'],
  ['any chest pain?', 'chest pain none.', '-chest pain'],
  ['any chest pain?', 'no, not really.', '-chest pain'],
  ['any fever?', 'nope, just the cough.', '+cough -fever'],
  ['any fever or chills?', 'no, only a cough.', '+cough -chills -fever'],
  ['any fever or chills?', 'fever no, chills yes.', '+chills -fever'],
  ['any headaches?', 'headaches, not so much.', '-headache'],
  ['any shortness of breath?', 'shortness of breath, never.', '-shortness of breath'],
  ['any palpitations?', 'palpitations, nothing.', '-palpitations'],
  ['any diarrhea?', 'uh-uh.', '-diarrhea'],
  ['any wheezing?', "haven't noticed any.", '-wheezing'],
  ['and no fever?', 'right.', '-fever'],
  ['no vomiting?', 'no.', '-vomiting'],
  ['no vomiting?', 'yes.', ''],
  // No more is denied than was asked of.
  ['are you short of breath lying flat?', 'no.', '-shortness of breath lying flat'],
  ['any bleeding after intercourse?', 'nope.', '-bleeding after intercourse'],
  ['any bleeding in between?', 'no.', '-bleeding in between'],
  ['any numbness between your legs?', 'no.', '-numbness between the legs'],
  ['any fever, or sweating at night?', 'no.', '-fever -sweating at night'],
  ['any dizziness after that?', 'no.', '-dizziness'],
  ['any fever during the day?', 'no.', '-fever'],
  ['is it worse bending or coughing?', 'no, mostly when i sit.', ''],
  ['what makes it worse?', 'stairs, coughing, a long drive.', ''],
  ['nosebleeds, black stools?', 'a little pink in the sink, nothing else.', ''],
  ['any bleeding anywhere else?', 'no.', '-bleeding anywhere else'],
  ['do any pills give you a rash?', 'no.', ''],
  ['any fever?', 'no fever i was sweating', '+sweating -fever'],
  ['any fever?', 'no fever and i never sweat.', '-fever'],
  ['headaches?', 'not really, i get dizzy.', '+dizziness -headache'],
  ['have you had heartburn?', 'heartburn. which went away when i quit the coffee.', ''],
  ['has he been sick before that?', 'a cough, runny nose.', ''],
  ['has he been sick before that?', 'a cough, and he still has it.', '+cough'],
  // What the "no" leaves open.
  ['any chest pain, ankles swelling?', 'no, no, ankles a bit.', '-chest pain'],
  ['any back pain, fever?', "not that i've noticed, my back's always bad.", '-fever'],
  ['any neck pain?', "no, neck's fine.", '-neck pain'],
  ['any tingling in your feet?', 'not really. just at night sometimes.', ''],
  ['any bleeding since?', 'no. oh. well, there was a bit of pink on the tissue.', ''],
  ['any joint pain?', 'no. just the rash.', '-joint pain'],
  ['constipated?', 'nothing new there.', ''],
  ['any diabetes, bleeding?', 'no diabetes.', ''],
  ['any chest pain?', 'no pain.', '-chest pain'],
  ['but no numbness?', 'no, no.', '-numbness'],
  // Named, and not asked after.
  ['any new tablets since the dizziness came?', 'no.', ''],
  ['has the hoarseness been constant?', 'no.', ''],
  ['when you sit down, like now, are you breathless?', 'no.', '-shortness of breath'],
  ["and when you're sitting down, are you breathless?", 'no.', ''],
  ['radiation as a child, to the neck, for acne, anything?', 'no.', ''],
  ['and the family, any depression?', 'no.', ''],
  ['anyone with depression?', 'no.', ''],
  ['trouble swallowing, coughing blood?', 'no, no.', '-dysphagia'],
  ['what about coughing, bending, lying flat?', 'no.', ''],
  ['how about a cough?', 'no.', '-cough'],
  ['have you had a fever?', 'no, no shivers.', '-chills -fever'],
];

it.each(cases)('asked "%s", answered "%s": %s', async (asked, answered, expected) => {
  expect(await review(`D: ${asked}`, `P: ${answered}`, 'D: okay, let me take a look.')).toBe(expected);
});

/** What the patient says unasked. */
const told: [said: string, expected: string][] = [
  ['i have a headache.', '+headache'],
  ["i've been coughing and i have a fever.", '+cough +fever'],
  ["i don't have a fever.", '-fever'],
  ['no fever, no chills.', '-chills -fever'],
  ['diarrhea no', '-diarrhea'],
  ['fever, no. cough, yes.', '+cough -fever'],
  ['nausea no vomiting no', '-nausea -vomiting'],
  ["i'm really tired and dizzy.", '+dizziness +fatigue'],
  ['my mother has headaches.', ''],
  ['my mum gets dizzy too.', ''],
  ['his parents have a cough.', ''],
  ['my nephew had a fever on sunday.', ''],
  ['my son had a fever last week.', ''],
  ['i had a rash as a kid.', ''],
  ['if i get a headache i take tylenol.', ''],
  ['i might have a fever, i did not check.', ''],
  ['i have not had any vomiting.', '-vomiting'],
  ['i threw up twice.', '+vomiting'],
  ['cold all the time.', '+cold intolerance'],
  ['i have chest pain but no shortness of breath.', '+chest pain -shortness of breath'],
  ['no chest pain but i am short of breath.', '+shortness of breath -chest pain'],
  ['the nausea comes and goes.', '+nausea'],
  ['i no longer have palpitations.', '-palpitations'],
  ["i can't sleep because of the heartburn.", '+heartburn'],
  ['i never had seizures.', '-seizures'],
  ['i used to get migraines.', ''],
  ['i had a bleeding ulcer, nine years back.', ''],
  ['an awful rash, 2009.', ''],
  ['one fever, when i was four.', ''],
  ['a cold and a cough, that was two weeks ago.', ''],
  ['i have had a cough since that was two weeks ago.', '+cough'],
  ['tramadol makes me throw up.', ''],
  ['it gave me diarrhea.', ''],
  ['climbing stairs makes me dizzy.', '+dizziness'],
  ['i take propranolol for the palpitations.', ''],
  ['it only happens when i cough.', ''],
  ['they told me that at discharge.', ''],
  ["it's a toothache sort of thing.", ''],
  ["i'm not sad, i get dizzy by noon.", '+dizziness'],
  ["i don't smoke, i don't cough.", '-cough'],
  ['she has had diarrhea.', '+diarrhea'],
  ['her eye puffed up in the car.', ''],
  ['he puffed all the way up the stairs.', '+shortness of breath'],
  ['i get cold sores now and then.', ''],
  ['i have sores on my tongue.', '+mouth sores'],
  ['it is like an ice cream headache.', ''],
  ['i drink weak tea, mostly.', ''],
  ['i am so weak.', '+weakness'],
  ['she was born early and had jaundice in the nursery.', ''],
  ['they tried amitriptyline, and i was dizzy on it all day.', ''],
  ['we thought it was heartburn at first.', ''],
  ['i thought i was just constipated.', ''],
  ["my brother would've fainted.", ''],
  ["i haven't fainted since.", ''],
  ['i tried magnesium, and i took it for a week and i got diarrhea.', ''],
  ['they switched me, i got the cough.', ''],
  ['i had a bad bout of reflux.', ''],
  ['i had a bad bout of reflux and i still have it.', '+reflux'],
  ['i threw up once, the first night.', ''],
  ['i threw up. once.', ''],
  ['my legs get tired on the stairs.', ''],
  ['i am tired of the brace.', ''],
  ['i take it in the hay fever season.', ''],
  ["not like those, i'd get one a month, and i'd be dizzy.", ''],
  ['my foot hurts and i was dizzy this morning.', '+dizziness'],
  ['there was a chap at work and he fainted.', ''],
  ['the budgie fainted on tuesday.', ''],
  ['you look tired.', ''],
  ["she's got the reflux, not me.", ''],
  ['i feel a little dizzy.', '+dizziness'],
  ['it falls off in the night.', ''],
  ['i had a couple of falls.', '+falls'],
  ['i had scarlet fever.', ''],
  ['my ribs are tired.', ''],
];

it.each(told)('"%s": %s', async (said, expected) => {
  expect(await review('D: how are you?', `P: ${said}`)).toBe(expected);
});

/** What is denied and what is told in the same answer. */
const partly: [asked: string, said: string, expected: string][] = [
  ['any trouble swallowing?', 'no. well, steak, one time.', ''],
  ['any headache?', 'no. well, heartburn.', '+heartburn -headache'],
  ['any fever?', 'no. well, no.', '-fever'],
  ['pain up here, nausea?', 'no pain, a little nausea.', '+nausea'],
  ['any fever, chills?', 'no fever, chills or anything.', '-chills -fever'],
  ['any vomiting?', 'no, only coughing.', '+cough -vomiting'],
  ['cough, hoarse voice, sour taste first thing in the morning?', "yeah, i've been croaky.", ''],
  ['itching, the roof of the mouth, the ears?', 'oh, goodness, yes.', '+itching'],
  ['have you had a fever, headache, feel lousy?', "a bit tired, that's it.", '+fatigue'],
  ["how's the reflux, if you skip it?", "i've never skipped it.", ''],
  ['and the tiredness?', "i didn't say i was tired.", ''],
  ['bleeding, water leaking, pain like a period?', 'no bleeding.', '-bleeding'],
  ['was there any pain, any tingling?', 'pain, yes. saturday.', ''],
  ['any tingling in the hand?', 'in the hand, yes.', '+tingling'],
  ['how was the first week?', 'i had the runs, and that went.', ''],
  ['what about sweats?', "i don't know about sweats.", ''],
  ['any numbness where you sit?', 'no.', '-numbness in the saddle area'],
  ['any thoughts of ending your life?', 'um. yeah, a bit.', '+suicidal ideation'],
  ['what happened then?', 'they had to use forceps. Dan fainted.', ''],
];

it.each(partly)('asked "%s", the patient says "%s": %s', async (asked, said, expected) => {
  expect(await review('P: my knee hurts.', `D: ${asked}`, `P: ${said}`)).toBe(expected);
});

/** Asked of what is over, and told as such. */
const ofThen: [asked: string, said: string, expected: string][] = [
  ['any surgery?', 'i had my gallbladder out, and i threw up for a day and a half.', ''],
  ['ever been up high before?', 'once, and i had a splitting headache and threw up.', ''],
  ['any medical problems?', 'i get headaches.', '+headache'],
  ['any medical problems?', 'hay fever.', '+hay fever'],
];

it.each(ofThen)('asked "%s", the patient tells "%s": %s', async (asked, said, expected) => {
  expect(await review('P: my knee hurts.', `D: ${asked}`, `P: ${said}`)).toBe(expected);
});

/** A relative's own trouble is not the patient's. */
const toldByRelative: [said: string, expected: string][] = [
  ['then i got the hot flashes myself.', ''],
  ["my nipples are sore, the left one's bleeding.", ''],
  ['i think he has a fever.', '+fever'],
  ['i heard her wheezing all night.', '+wheezing'],
  ['she has had diarrhea.', '+diarrhea'],
];

it.each(toldByRelative)('the one who came along says "%s": %s', async (said, expected) => {
  expect(await review('D: how are things?', `Mother: ${said}`)).toBe(expected);
});

it.each([
  ['If you get a fever or a sore throat, stop it and call me.', 'Fever, sore throat, stop.'],
  ['Come back if there is vomiting or a bad headache.', 'Vomiting, headache. Okay.'],
])('"%s" said back as "%s" is reported by nobody', async (said, back) => {
  expect(await review('P: my knee hurts.', `D: ${said}`, `P: ${back}`)).not.toMatch(
    /\+(?:fever|sore|vom|head)/,
  );
});

/** What the clinician says of dangers, tests and plans is no symptom of the patient. */
const notSymptoms: string[] = [
  'if you get a fever, call us.',
  'go to the er if you have chest pain.',
  'this medicine can cause nausea.',
  'take it as needed for headache.',
  'watch for dizziness when you stand up.',
  'come back if the cough gets worse.',
  'a side effect is diarrhea.',
  'we want to prevent seizures.',
  'call 911 for trouble breathing.',
  'most people get constipation from it.',
  'if it turns red, or a fever, come in.',
  'for a cough or a fever, come in the same day.',
];

it.each(notSymptoms)('the clinician says "%s": no symptom is reported', async (said) => {
  expect(await review('P: my knee hurts.', `D: ${said}`, 'P: okay.')).not.toMatch(
    /[+-](?:fever|chest pain|nausea|headache|dizziness|cough|diarrhea|seizures|difficulty breathing|constipation)/,
  );
});
