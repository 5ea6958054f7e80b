import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('what a clinician states and the answer tells otherwise', () => {
  it.each<SmallVisit>([
    [
      "doctor: and you're diabetic / patient: no borderline",
      ['The patient is borderline diabetic.'],
      ['patient is diabetic', 'Denies'],
    ],
    [
      "Doctor: And you're diabetic. / Patient: No, borderline.",
      ['The patient is borderline diabetic.'],
      ['patient is diabetic'],
    ],
    [
      "doctor: and you're allergic to penicillin / patient: no that's my son i'm allergic to sulfa",
      ['ALLERGIES\nSulfa.'],
      ['patient is allergic to penicillin'],
    ],
    [
      'doctor: and you take the metformin twice a day / patient: just the once',
      ['Metformin once daily.', 'just the once'],
      [/(?<!whether the patient )takes the metformin/, '- Metformin twice'],
    ],
    [
      'doctor: and you take the metformin twice a day / patient: no just in the morning',
      ['Metformin in the morning.', 'just in the morning'],
      [/(?<!whether the patient )takes the metformin/, '- Metformin twice'],
    ],
    [
      "doctor: so you're taking warfarin / patient: they switched me to eliquis",
      ['they switched the patient to Eliquis', '- Eliquis.'],
      [/(?<!whether the )patient is taking warfarin/, '- Warfarin'],
    ],
    [
      "Doctor: So your pain's on the right side. / Patient: No, it's on the left.",
      ["The patient's pain is on the left side."],
      ['pain is on the right'],
    ],
    [
      "doctor: so you've had the cough two weeks / patient: more like four",
      ['for more like 4 weeks'],
      ['cough 2 weeks', 'SOCIAL'],
    ],
    ["doctor: you're a smoker / patient: i quit in january", ['quit smoking in January'], ['is a smoker']],
    [
      'doctor: you live with your wife right / patient: she passed away in march',
      ["The patient's wife passed away"],
      ['lives with'],
    ],
    [
      'Doctor: You had a hip replacement, right? / Patient: That was my husband.',
      ["that was the patient's husband"],
      ['patient had a hip replacement'],
    ],
    [
      "Doctor: You're on two blood pressure pills. / Patient: No, three.",
      ['is on 3 blood pressure pills'],
      ['is on 2'],
    ],
    [
      "Doctor: She's had her shots. / Mother: No, we missed the last ones.",
      ['they missed the last ones'],
      ['She has had her shots'],
    ],
    ['Doctor: Your last period was in May. / Patient: No, June.', ['June'], ['period was in May']],
    // What is told beside it stands as it was said.
    ["Doctor: You're on lisinopril, right? / Patient: Yes, 10 a day.", ['Lisinopril']],
    [
      'Doctor: I looked at the CT. You have kidney stones. / Patient: Oh no. / Doctor: Drink plenty.',
      ['1. Kidney stones.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a past or a family that the answer tells otherwise', () => {
  it.each<SmallVisit>([
    [
      'doctor: and your dad had a stroke is that right / patient: my dad had a heart attack at fifty four it was my uncle who had the stroke',
      ["The patient's father had a heart attack at 54.", "It was the patient's uncle who had the stroke."],
      ['father had a stroke'],
    ],
    [
      'Doctor: And your mom had breast cancer, right? / Patient: It was my aunt. My mom had nothing.',
      ["it was the patient's aunt"],
      ['mother had breast cancer'],
    ],
    [
      'doctor: you had your gallbladder out is that right / patient: that was my sister i had my appendix out',
      ["that was the patient's sister", 'The patient had their appendix out.'],
      ['patient had their gallbladder out'],
    ],
    [
      "doctor: you have asthma right / patient: i had it as a kid but i haven't used an inhaler in like twenty years",
      ['the patient had it as a kid'],
      ['patient has asthma'],
    ],
    [
      "Doctor: You've got migraines, right? / Patient: I used to. Not since my twenties.",
      ['the patient used to'],
      ['patient has migraines'],
    ],
    [
      "Patient: I've had this cough for a week. / Doctor: You have kidney stones. / Patient: I had one ten years ago. / Doctor: It's a viral bronchitis.",
      ['the patient had one 10 years ago'],
      ['has kidney stones', '. Kidney stones.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is over, was only before or is said in few words', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Which shoulder? / Patient: The left. Well, no, sorry, right. My right. I always mix that up.',
      ['the right'],
      ['the left'],
    ],
    [
      "Doctor: Any thoughts of hurting yourself, or that you'd be better off dead? / Patient: Before, yeah, back in August I did. Not now. I wouldn't do anything.",
      ['back in August the patient did, not now'],
      ['Reports thoughts'],
    ],
    [
      "doctor: how are you feeling / patient: much better no pain i'm a little bit tired",
      ['much better, no pain', 'Reports fatigue'],
      ['Denies fatigue'],
    ],
    [
      "Patient: I have a cough. / Doctor: I'm going to go with Augmentin twice a day for ten days. / Patient: Okay, that's the one that gives me the runs.",
      ['gives the patient diarrhea'],
      ['Reports diarrhea', '. Diarrhea.'],
    ],
    [
      'Doctor: Night sweats, are you still getting those? / Patient: Those stopped after the first treatment. And the itching.',
      ['those stopped after the first treatment, and the itching'],
      ['Reports itching'],
    ],
    [
      'Doctor: Do you still have the headaches? / Patient: They stopped. The nausea too.',
      ['stopped, the nausea too'],
      ['Reports nausea'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('which of two, and which vaccine', () => {
  it.each<SmallVisit>([
    [
      "doctor: both legs or is one worse than the other / patient: both really maybe the left's a bit bigger",
      ['the left is slightly bigger'],
      ['or is one worse'],
    ],
    ['doctor: is it one side or both / patient: just the left', ['It is the left side.']],
    [
      'Doctor: Did you get your flu shot? / Patient: I got the flu. I never had the pneumonia one.',
      ['The patient got the flu vaccine.', 'never had the pneumonia one'],
      ['got the flu.', 'COMPLAINT'],
    ],
    [
      'Doctor: Have you had your vaccines? / Patient: I had the flu and the COVID last month.',
      ['the flu and the COVID vaccine last month'],
    ],
    ['Doctor: Did you get your flu shot? / Patient: I had the flu in January.', [], ['flu vaccine in']],
  ])('%s', (...one) => holds(one));
});

describe('words that are kept', () => {
  it.each<SmallVisit>([
    ["Doctor: How's your appetite? / Patient: Food tastes okay.", ['food tastes fine']],
    ['Doctor: How are you managing? / Patient: The stairs are going okay.', ['The stairs are going fine.']],
    [
      "Doctor: Any bowel disease in the family? / Patient: My sister has Crohn's. She had a bit taken out.",
      ['had a bit taken out'],
      ['slightly'],
    ],
    ["Husband: Does she need another operation? / Doctor: I'd try not to.", ['try not to.']],
  ])('%s', (...one) => holds(one));
});

describe('answers to several questions, and to those of the family', () => {
  it.each<SmallVisit>([
    [
      'doctor: any family history of colon cancer / patient: my dad had it at sixty',
      ["The patient's father had colon cancer at 60."],
    ],
    [
      'doctor: any family history of melanoma / patient: my sister had one cut out',
      ["The patient's sister had melanoma cut out."],
    ],
    [
      'Doctor: Have you ever had pancreatitis, or anybody in the family with thyroid cancer? / Patient: No. Neither.',
      ['The patient has not had pancreatitis.', 'No family history of thyroid cancer.'],
    ],
    [
      'Doctor: Have you ever had TB, or hepatitis, anything like that? / Patient: No.',
      ['The patient has not had TB, or hepatitis.'],
    ],
    [
      'doctor: did they have to drain anything or do surgery / patient: no no surgery they just gave me antibiotics in the i v',
      ['Denies surgery.', 'They gave the patient antibiotics in the IV.'],
      ['the patient v'],
    ],
    [
      'Doctor: Any pus? / Patient: A little bit. I been soaking it.',
      ['The patient has a little pus.'],
      ['Pus: '],
    ],
    ["Doctor: I'm stopping the lisinopril. / Patient: So no more of the cough then.", [], ['Denies cough']],
    [
      'Doctor: This is a 42-year-old male, past medical history of anxiety, who presents with right shoulder pain.',
      ['Reports shoulder pain.'],
      ['Reports anxiety'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('times, tags and how a call is opened', () => {
  it.each<SmallVisit>([
    [
      'Doctor: How long are you stiff in the morning? / Patient: It takes me about an hour to get going. Used to be twenty minutes when I was on the Humira.',
      ['it used to be 20 minutes'],
      ['patient used to be'],
    ],
    [
      "Doctor: When was your last gout attack? / Patient: Oh, it's been a year and a half.",
      ['It has been a year and a half since the last gout attack.'],
    ],
    ["Doctor: Where's it rub? / Patient: On the ankle bone.", ['It rubs on the ankle bone.']],
    ['Doctor: When was that, 2014? / Patient: 2015. In March.', ['2015'], ['Duration']],
    ['Doctor: Smoking? / Patient: Quit when I had the bypass.', ['SOCIAL HISTORY'], ['SURGICAL']],
    ["doctor: and you had some bloods done didn't you last week / patient: yeah", [], ['did not they']],
    [
      'doctor: yeah it can tighten everything up down there um and how much are you drinking in the evening / patient: a couple of cups of tea and a beer',
      ['drinks a couple of cups of tea and a beer'],
      ['and how much'],
    ],
    [
      "gp: hello is that chloe it's doctor brennan calling from parkfield surgery / patient: hiya yeah / gp: what can i do for you / patient: i've got a rash on my chest",
      ['Rash of the chest.'],
      ['brennan', 'HISTORY'],
    ],
    [
      "gp: hello is that mrs walker it's doctor jones from the health centre / patient: yes hello / gp: how can i help / patient: i've got a sore throat",
      ['Sore throat.'],
      ['Walker'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('who tells of a child, and what somebody would not say', () => {
  it.each<SmallVisit>([
    [
      "speaker 1: what can i do for you today / speaker 2: hi so my daughter um i think she has an ear infection she's been up all night / speaker 1: how old is she / speaker 2: she's three / speaker 1: okay her right ear drum is red i'll give her amoxicillin / speaker 2: okay",
      ['CHIEF COMPLAINT\nEar infection.'],
      ['The patient thinks', 'My daughter'],
    ],
    [
      "Doctor: What's going on today? / Mother: My daughter, I think she has an ear infection. She's been up all night.",
      ['Her mother thinks she has an ear infection.'],
    ],
    [
      "Doctor: Any weakness? / Patient: I wouldn't say I'm weak, I'm clumsy. I dropped a bottle.",
      ['clumsy'],
      ['Denies weakness'],
    ],
  ])('%s', (...one) => holds(one));
});
