import { describe, expect, it } from 'vitest';
import { splitUtterances } from '../../../src/note/language/utterances.ts';

const split = (text: string) => splitUtterances(text).map(({ start, end }) => text.slice(start, end));

describe('punctuated speech', () => {
  it.each<[string, string[]]>([
    ['It hurts. I took ibuprofen. Is that bad?', ['It hurts.', 'I took ibuprofen.', 'Is that bad?']],
    ['it hurts . i took ibuprofen .', ['it hurts .', 'i took ibuprofen .']],
    ['I saw Dr. Jones and Mrs. Smith. They agreed.', ['I saw Dr. Jones and Mrs. Smith.', 'They agreed.']],
    ['The temp was 98.6. It is fine.', ['The temp was 98.6.', 'It is fine.']],
    ['the temp was a hundred . four today', ['the temp was a hundred . four today']],
    ['i took two . four days later it was gone .', ['i took two .', 'four days later it was gone .']],
    ['Really?! Yes.', ['Really?!', 'Yes.']],
    ['I had... well, nothing.', ['I had...', 'well, nothing.']],
    ["Let's repeat the A one C. Any questions?", ["Let's repeat the A one C.", 'Any questions?']],
    [
      'She takes vitamin D. Her mother had hepatitis B. once.',
      ['She takes vitamin D.', 'Her mother had hepatitis B. once.'],
    ],
    ['I saw John B. Smith there.', ['I saw John B. Smith there.']],
    ['take it at 8 a.m. every day.', ['take it at 8 a.m. every day.']],
    ['take one tablet. actually make that two.', ['take one tablet. actually make that two.']],
    ['my left knee. sorry, right knee.', ['my left knee. sorry, right knee.']],
    [
      'for five days. No, hang on, let me do ten days. Okay.',
      ['for five days. No, hang on, let me do ten days.', 'Okay.'],
    ],
    [
      'the A one c was seven . five and the LDL was ninety',
      ['the A one c was seven . five and the LDL was ninety'],
    ],
    ['it was seven point five. Good.', ['it was seven point five.', 'Good.']],
    ['First line\n\nSecond line', ['First line', 'Second line']],
    ['', []],
    ['   ', []],
  ])('%j', (text, expected) => {
    expect(split(text)).toEqual(expected);
  });
});

describe('speech without punctuation', () => {
  it.each([
    [
      'okay so your lungs are clear there is no wheezing i am going to order a chest x-ray',
      'there is no wheezing',
    ],
    [
      'on your heart exam you have a soft murmur on your lung exam i hear some crackles at the bases',
      'on your lung exam i hear some crackles at the bases',
    ],
    [
      'for your first problem your asthma continue the inhaler for your second problem your gout we will check a uric acid',
      'for your second problem your gout we will check a uric acid',
    ],
    [
      "i've been coughing for two weeks i don't have a fever do you think it's serious",
      "i've been coughing for two weeks",
    ],
  ])('%s: has the clause %s', (text, clause) => {
    expect(split(text).some((part) => part.startsWith(clause.split(' ').slice(0, 4).join(' ')))).toBe(true);
  });

  it('may be as long as a dictation that nobody stopped', () => {
    expect(split('yes okay '.repeat(80_000)).length).toBeGreaterThan(100_000);
  });

  it('is never one utterance of hundreds of words', () => {
    const text = 'the patient then said something about the thing with the other thing '.repeat(60).trim();
    expect(Math.max(...split(text).map((part) => part.split(' ').length))).toBeLessThanOrEqual(75);
  });
});

describe('two statements run together come apart', () => {
  it.each([
    ['some tingling in the foot yeah no numbness', 'yeah no numbness'],
    ['cold all the time yeah no constipation', 'yeah no constipation'],
    [
      "there's no midline tenderness the straight leg raise is positive on the right your strength is five out of five",
      'the straight leg raise is positive on the right',
    ],
    [
      'the straight leg raise is positive on the right your strength is five out of five in both legs and your reflexes are normal',
      'your strength is five out of five in both legs',
    ],
    [
      'um the thyroid is a little enlarged no nodules heart rate is sixty two and regular',
      'heart rate is sixty two and regular',
    ],
  ])('%j has %j', (text, part) => {
    expect(split(text)).toContain(part);
  });

  it.each([
    ["i do n't hear any extra sounds on your heart exam", "i do n't hear any extra sounds"],
    [
      'when i look at the results of your x-ray i do not appreciate any fracture what i am noticing is a little bit of arthritis',
      'when i look at the results of your x-ray i do not appreciate any fracture',
    ],
    [
      'i want you to take seventy five micrograms once a day take it alone with water and wait thirty minutes before the coffee',
      'take it alone with water and wait thirty minutes before the coffee',
    ],
    [
      'you have a strain of your posterior cruciate ligament what that means is that we will brace it',
      'what that means is that we will brace it',
    ],
    [
      'so this is my plan the first thing is i think you have a strain',
      'the first thing is i think you have a strain',
    ],
    [
      'your heart rate is sixty and your respiratory rate is fourteen those are all good numbers',
      'those are all good numbers',
    ],
    [
      'heart rate is sixty two and regular reflexes are slow and that is all',
      'reflexes are slow and that is all',
    ],
    [
      'so i reviewed the x-rays of both your knees which shows no fractures i am going to recommend physical therapy they will show you a number of exercises',
      'i am going to recommend physical therapy',
    ],
  ])('of %j, %j is one', (text, part) => {
    expect(split(text)).toContain(part);
  });

  it.each([
    // No sentence ends before its main clause.
    ['when you pull your knee back towards you does that hurt', 1],
    ['so when i press here on your belly does that hurt', 1],
    ['and for your first problem of the headache i do think that you have a tension type headache', 1],
    ['okay so without any ibuprofen can you tell me what your pain level is', 2],
    ['so based on your exam and from what i am seeing on the x-ray you are going to need surgery', 1],
    [
      'if it drops below ninety or you are getting more short of breath then i want you to go to the emergency room',
      1,
    ],
    ['and if you follow it we can hopefully get you off of both of these', 1],
    ['so what kind of symptoms were you having that prompted the test', 1],
    // What is asked, felt or looked at belongs to what comes before it.
    ['i am going to tell you what we are going to do', 1],
    ['has she otherwise been feeling okay since this started', 1],
    ['for your second problem your hypertension it is looking okay', 1],
    ['this may mean getting a stent to open up the blood supply to your foot', 1],
    ['it is stiff in the morning until i get walking around the house', 1],
  ])('%j is %i', (text, parts) => {
    expect(split(text)).toHaveLength(parts);
  });

  it.each<[string, string[]]>([
    [
      'the surgery will put the bones back in place now the operation is done in one day',
      ['the surgery will put the bones back in place', 'now the operation is done in one day'],
    ],
    [
      'it has been going on for about three weeks now and it is not getting better',
      ['it has been going on for about three weeks now and it is not getting better'],
    ],
    [
      'i will order an mri to look at the ligaments now based on your exam you will need surgery',
      ['i will order an mri to look at the ligaments', 'now based on your exam you will need surgery'],
    ],
    [
      'i want you to go to the hospital right away otherwise i will see you in two weeks',
      ['i want you to go to the hospital right away', 'otherwise i will see you in two weeks'],
    ],
    [
      'you need to take the bumex two milligrams once daily continue to watch your diet',
      ['you need to take the bumex two milligrams once daily', 'continue to watch your diet'],
    ],
    [
      'i am going to refer you to our pulmonary rehab program any questions',
      ['i am going to refer you to our pulmonary rehab program', 'any questions'],
    ],
    [
      'the heart is regular listen to your lungs quick those are clear',
      ['the heart is regular', 'listen to your lungs quick', 'those are clear'],
    ],
    [
      'his heart is regular the capillary refill is less than three seconds strong dorsalis pedis pulse in the right foot',
      [
        'his heart is regular',
        'the capillary refill is less than three seconds',
        'strong dorsalis pedis pulse in the right foot',
      ],
    ],
    [
      'there is some swelling in your neck little bit of jvd there',
      ['there is some swelling in your neck', 'little bit of jvd there'],
    ],
    [
      'i want you to keep walking avoid heavy lifting for four weeks',
      ['i want you to keep walking', 'avoid heavy lifting for four weeks'],
    ],
    [
      'please stop taking the advil or the motrin the only thing i want you to take is tylenol',
      ['please stop taking the advil or the motrin', 'the only thing i want you to take is tylenol'],
    ],
    [
      'yeah its my throat its been sore for five days',
      ['yeah', 'its my throat', 'its been sore for five days'],
    ],
    [
      'she is awake and alert speech is clear and fluent gait is steady',
      ['she is awake and alert', 'speech is clear and fluent', 'gait is steady'],
    ],
  ])('%j', (text, parts) => {
    expect(split(text)).toEqual(parts);
  });

  it('does not take a yes within a sentence for the end of one', () => {
    expect(split('i said yes to the surgery')).toEqual(['i said yes to the surgery']);
  });
});

describe('in speech without stops', () => {
  const parts = (text: string) => splitUtterances(text).map(({ start, end }) => text.slice(start, end));

  it.each([
    [
      'so i see you are on two . five of norvasc for your blood pressure when you came in today',
      'two . five of norvasc',
    ],
    [
      'and the x-ray showed a three millimeter separation of the first and second metatarsal bases and a bony fragment in the joint',
      'first and second metatarsal bases',
    ],
    [
      "well it started maybe i do n't know a month or two after i started the norvasc and it has not gone away",
      'a month or two after i started the norvasc',
    ],
    [
      'they do a lot of strengthening exercises with you to help strengthen you know your muscles so it is not the joints',
      'to help strengthen you know your muscles',
    ],
    [
      "these are just tests that help me to determine what type of tumor i'm dealing with and then we will talk again",
      "what type of tumor i'm dealing with",
    ],
    [
      "until we meet in two weeks keep up your exercise routine i think that's a great plan and try to monitor your stress",
      'keep up your exercise routine',
    ],
    [
      "i think that you have a favorable prognosis and you're also still young and healthy which makes your prognosis even better",
      'young and healthy which makes',
    ],
  ])('%s keeps together what belongs together', (text, kept) => {
    expect(parts(text).some((part) => part.includes(kept))).toBe(true);
  });
});
