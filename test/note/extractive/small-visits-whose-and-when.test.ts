import { describe, it } from 'vitest';
import { codes, holds, type SmallVisit } from './small-visit.ts';

describe('of whom it is said', () => {
  it.each<SmallVisit>([
    [
      'Doctor: How are you managing with the new baby? / Patient: She worries me at night because she breathes fast. / Doctor: Has she had any colour change? / Patient: No, she stays pink.',
      [
        'The baby worries the patient at night because she breathes fast.',
        'The baby has not had any colour change.',
        'The baby stays pink.',
      ],
      [/patient denies any colour/],
    ],
    [
      'Doctor: How are you and the little one? / Patient: Tired. She cries all evening and she has a rash on her cheeks.',
      ['The baby cries all evening and she has a rash on her cheeks.'],
      [/Skin: Reports rash/],
    ],
    [
      "Doctor: How are things at home, Mr. Boyd? / Patient: My dad's living with us now. He has COPD and he coughs all night.",
      ['His father has COPD and he coughs all night.'],
      [/^He has COPD/m],
    ],
    [
      "Doctor: How's work? / Patient: My colleague was diagnosed with colon cancer and she'd only had a bit of bleeding. So I thought I should get checked. / Doctor: Have you had any bleeding? / Patient: No, none.",
      ["The patient's colleague was diagnosed with colon cancer and she had only had some bleeding."],
      [/^- Colon cancer/m, /Reports bleeding/, /CHIEF COMPLAINT\nBleeding/],
    ],
    [
      "Doctor: Who's with you today? / Patient: This is my partner. He noticed that I stop breathing in my sleep. / Partner: Yeah, she snores. I'm a bad sleeper too, I have apnea and use a machine.",
      ['She snores.'],
      [/^Apnea/m],
    ],
    [
      "Doctor: What's wrong with Leo? / Mother: He's been wheezing since Sunday. I have asthma and so does his brother.",
      ["FAMILY HISTORY\nThe patient's mother has asthma and so does his brother."],
    ],
    [
      'Doctor: What happened? / Patient: They gave me a shot and I fainted.',
      ['They gave the patient a shot and the patient fainted.'],
    ],
    [
      'Doctor: What happened? / Patient: You gave me those antibiotics and I got a rash.',
      ['The clinician gave the patient those antibiotics and the patient got a rash.'],
    ],
    [
      "Doctor: Family history? / Patient: Dad died of a stroke at seventy. Mum's well. One brother with asthma.",
      ['father died of a stroke at 70'],
      [/at one/],
    ],
    [
      'Doctor: Does anybody in the family have cancer? / Patient: On my side just my aunt, and on my side my gran.',
      ["on the patient's side"],
    ],
  ])('%s', (...one) => holds(one));
});

describe('of whom a neighbor and a brother are told', () => {
  it.each<SmallVisit>([
    [
      'Doctor: And who is this? / Patient: My neighbor Carol drove me. She had anemia and it started like this.',
      ["The patient's neighbor had anemia"],
      [/CHIEF COMPLAINT\nAnemia/, /1\. Anemia/],
    ],
    [
      "Doctor: What can we do for you? / Patient: My brother had a blood clot in August. He'd had pain in his calf. Now my calf's sore.",
      ["The patient's brother had had pain in his calf. The patient's calf is sore."],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is only had before brings nobody', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Have you thought about hurting yourself? / Patient: Not now. When I was nineteen I took an overdose.',
      ['not now', 'When the patient was 19 they took an overdose.'],
      [/CHIEF COMPLAINT/, /does not have thought/],
    ],
    [
      "Doctor: Do you get any chest pain when you walk? / Patient: I used to, before the stent. I don't now. I get short of breath on the stairs though.",
      ['CHIEF COMPLAINT\nShortness of breath.'],
      [/Reports chest pain/],
    ],
    [
      "Doctor: When you came in last March you had blood in your urine. Has that happened again? / Patient: No, it's been clear since.",
      ['had blood in their urine'],
      [/CHIEF COMPLAINT/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is said of people in general before a question', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Sometimes when people feel this low they have thoughts that life isn't worth living. Has that happened to you? / Patient: I've thought, what's the point, a few times. But I would never do anything.",
      ['The patient has thought, what is the point, a few times.', 'would never do anything'],
      [/not worth living/],
    ],
    [
      'Doctor: Some people on this tablet get dizzy when they stand up, or they get a dry cough. Have you noticed anything? / Patient: No dizziness. I do have a little tickle in my throat.',
      ['denies any dizziness', 'tickle'],
      [/Some people/, /Reports dry cough/],
    ],
    [
      "Doctor: I'll start you on sertraline, 50 milligrams. Some people get nausea for the first week. Do you have any questions? / Patient: No.",
      ['Some people get nausea for the first week.'],
    ],
    [
      'Doctor: Most people your age get up once or twice at night to pee. How many times do you go? / Patient: Four or five times.',
      ['4 or 5 times'],
      [/Most people/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('when it was', () => {
  it.each<SmallVisit>([
    [
      "Doctor: How's the breathing? / Patient: It's fine now. Last winter I was wheezing every night, but since the new inhaler I've had none of that.",
      ['Last winter the patient was wheezing every night'],
      [/Reports wheezing/, /CHIEF COMPLAINT/],
    ],
    [
      "Doctor: How's your chest? / Patient: Last winter I was wheezing every night. It's back now.",
      ['Respiratory: Reports wheezing.'],
    ],
    [
      "Doctor: How's your chest? / Patient: Last winter I was wheezing every night, and it's started again this week.",
      ['Respiratory: Reports wheezing.'],
    ],
    [
      "Doctor: How was the last round of chemo? / Patient: The first two cycles I threw up for days. This time, with the new nausea pill, I didn't vomit at all. I'm just tired.",
      ['The first 2 cycles the patient vomited for days.', 'Reports fatigue.'],
      [/Reports vomiting/, /CHIEF COMPLAINT\nVomiting/],
    ],
    [
      'doctor: how was the metformin / patient: it gave me awful diarrhea when i first started it but that settled down after a couple weeks',
      ['awful diarrhea when the patient first started it but that settled down'],
      [/Reports diarrhea/],
    ],
    [
      "Doctor: What's going on? / Patient: Last summer I noticed numbness in my feet and it's spreading.",
      ['Reports numbness.'],
    ],
    [
      "Doctor: What's going on? / Patient: I started having chest pain last year, and now it's every day.",
      ['Reports chest pain.'],
    ],
    [
      "Doctor: What happened? / Patient: I was dizzy before the fall and I couldn't get up.",
      ['Reports dizziness.'],
    ],
    [
      'Doctor: So the shingles in 2019, any trouble since? / Patient: The rash went in a month. But the pain came back about two weeks ago, on the left side of my ribs.',
      ['the pain came back about 2 weeks ago'],
      [/ASSESSMENT\n1\. Shingles/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('no code of what is of another, or over', () => {
  it.each<[visit: string, has: string[], hasNot: string[]]>([
    [
      'Doctor: Were there any problems with the lisinopril? / Patient: I had a cough on it, back in 2015, so they switched me to losartan. No cough now.',
      [],
      ['R05.9'],
    ],
    [
      "Doctor: Did the steroid tablets bother you? / Patient: Last time they made me really jittery and I couldn't sleep. / Doctor: And how is the asthma this week? / Patient: I'm wheezing at night again.",
      ['R06.2'],
      ['R45.0'],
    ],
    [
      'Doctor: How was the chemo? / Patient: The first two cycles I threw up for days. This time, with the new nausea pill, I did fine. I am just tired.',
      ['R53.83'],
      ['R11.10', 'R11.0'],
    ],
    [
      'Doctor: When did the cough start? / Patient: Last winter, and it has never gone away. I had a fever at first.',
      ['R05.9'],
      ['R50.9'],
    ],
    [
      "Doctor: How's work? / Patient: My colleague was diagnosed with colon cancer, so I thought I should get checked.",
      [],
      ['C18.9'],
    ],
  ])('%s', (...one) => codes(...one));
});
