import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('what the patient thinks, fears and hopes for', () => {
  it.each<SmallVisit>([
    [
      "Doctor: What do you think's going on? / Patient: I was worried I've slipped a disc as well. I'd like an MRI, to be honest.",
      ['The patient was worried they have slipped a disc. The patient would like an MRI.'],
      ['SOCIAL', '1. Slipped disc'],
    ],
    [
      "Doctor: How can I help? / Patient: I've had a cough for three weeks. / Doctor: Is there anything you were hoping for? / Patient: I'd like a chest X-ray, please.",
      ['The patient would like a chest X-ray.'],
      ['Asked', 'please', 'SOCIAL'],
    ],
    [
      'Doctor: How can I help? / Patient: My knee hurts. / Doctor: What were you hoping we could do? / Patient: An MRI. / Doctor: Any particular worries about it? / Patient: Cancer, I suppose.',
      ['The patient was hoping for an MRI.', "The patient's concern is cancer."],
      ['Asked'],
    ],
    [
      "Doctor: How can I help? / Patient: I've had diarrhoea for four days. / Doctor: What were you thinking might be causing this? / Patient: I thought it was just food poisoning, but with my dad I got a bit worried.",
      ['The patient thought it was food poisoning'],
      ['FAMILY'],
    ],
    [
      "Doctor: How can I help? / Patient: I've been getting these headaches. / Doctor: Was there anything in particular you were worried it might be? / Patient: A friend of mine's dad had a brain tumour, so it's been on my mind a bit.",
      ["friend's father had a brain tumour"],
      ['Asked', '"A friend'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('recognised speech without marks', () => {
  it.each<SmallVisit>([
    [
      "Doctor: okay that's important i'll make sure we avoid that do you smoke / Patient: no i never have / Doctor: well done and how much do you drink / Patient: about four pints a week",
      ['The patient has never smoked.', 'The patient drinks about 4 pints a week.'],
      ['Done and', 'do the patient'],
    ],
    [
      'Doctor: what brings you in / Patient: i have a cough / Doctor: good for you and alcohol or any other drugs / Patient: a couple of beers on the weekend no drugs',
      ['The patient drinks a couple of beers on the weekend.', 'Denies drugs.'],
      ['Good for'],
    ],
    [
      '[doctor] good morning , mister collins . / [patient] good morning . my feet have been bothering me . / [doctor] how long ? / [patient] a week .',
      ['His feet'],
      ["patient's feet"],
    ],
    [
      "Doctor: what other medical problems do you have / Patient: i've got high blood pressure and an underactive thyroid and i had my gallbladder out in two thousand and fifteen",
      ['had their gallbladder out in 2015'],
      ['SURGICAL HISTORY\nThe patient has hypertension'],
    ],
    [
      "Doctor: how often do you use it / Patient: i normally use the albuterol inhaler maybe once a month but this week i've been using it two or three times a day",
      ['This week the patient has been using albuterol 2 or 3 times daily'],
      ['but this week.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('who lives with whom, and since when', () => {
  it.each<SmallVisit>([
    [
      "[doctor] what brings you in ? / [patient] i've had a cough . / [doctor] who's at home with you ? / [patient] just me and my husband .",
      ['The patient lives with their husband.'],
    ],
    [
      "Doctor: What brings her in? / Mother: She's had a cough. / Doctor: Who lives at home? / Mother: It's me and her dad, and her baby brother.",
      ['She lives with her mother and her father, and her baby brother.'],
    ],
    [
      "Doctor: What brings you in? / Patient: I've had a cough. / Doctor: Do you live by yourself? / Patient: Yes, since my husband passed away two years ago.",
      ['passed away 2 years ago.'],
      ['Since', 'Living by'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('whom one turns to, and how old they are', () => {
  it.each<SmallVisit>([
    [
      "Doctor: How can I help? / Patient: I've been having some chest pain, doctor, for about six weeks now. / Doctor: So Margaret, I think what you're describing sounds like angina.",
      ['Reports chest pain for about 6 weeks.', 'This sounds like angina.'],
      ['Margaret', 'doctor'],
    ],
    [
      "Doctor: What's wrong with her? / Mother: She has a fever and a cough. / Doctor: And how old is Maya? / Mother: She's three and a half.",
      ['She is 3 and a half years old. She has a fever'],
      ['SOCIAL', 'Asked'],
    ],
    [
      "Doctor: What's wrong with him? / Mother: He has a fever. / Doctor: And how old is he? / Mother: He's nineteen months.",
      ['He is 19 months old.'],
      ['SOCIAL'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('why they came', () => {
  it.each<SmallVisit>([
    [
      "Doctor: How can I help? / Patient: I've been getting these headaches for three weeks. / Doctor: Where is it? / Patient: It's mostly on the right side, and it's a throbbing pain.",
      ['CHIEF COMPLAINT\nHeadache.'],
    ],
    [
      "Doctor: How can I help? / Patient: It's two things, really. I've had this cough that won't go away, and I've also been feeling really anxious.",
      ['CHIEF COMPLAINT\nCough', 'Reports anxiety.'],
    ],
    [
      "Doctor: What's going on? / Patient: A couple of things. My husband says I snore a lot, and I've had a sore throat for a week.",
      ["The patient's husband says the patient snores a lot"],
      ['FAMILY'],
    ],
    [
      "Doctor: What brings you in? / Patient: So my wife made me come in. I've been really down the last couple of months, and I'm not sleeping.",
      ["I've been really down"],
      ['CHIEF COMPLAINT\n"My wife'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is hoped for and feared unasked', () => {
  it.each<SmallVisit>([
    [
      "Doctor: What were you hoping we'd do today? / Patient: I was hoping you'd give me some antibiotics. / Doctor: You have a viral sore throat. Rest and fluids.",
      ['The patient was hoping for some antibiotics.'],
    ],
    [
      'Patient: My back is sore. I was hoping we could do a scan. / Doctor: This is a back strain.',
      ['The patient was hoping the clinician would do a scan.'],
    ],
    [
      "Doctor: Any family history? / Patient: My brother's on dialysis with it. That's my worry really, ending up like him. / Doctor: You have diabetes.",
      ['concern is ending up like the brother'],
    ],
    [
      "Patient: I've been having hot flushes for six months. My mum went through the menopause at 40. I'm 39, so that's what's at the back of my mind. / Doctor: Are your periods regular? / Patient: No, they've been all over the place.",
      ['at the back of her mind'],
    ],
  ])('%s', (...one) => holds(one));
});
