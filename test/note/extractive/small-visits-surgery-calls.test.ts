import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('when the clinic speaks with the patient again', () => {
  it.each<SmallVisit>([
    [
      "Patient: I've got palpitations. / Doctor: We'll do an ECG. Let's speak again in two weeks, once the bloods and the ECG are back. I'll phone you. / Patient: Thank you.",
      ['We will order an ECG.', 'Follow up in 2 weeks, once the bloods and the ECG are back.'],
    ],
    [
      "Patient: I've got a cough. / Doctor: It's viral. Let's talk again on Friday, when you've had the X-ray. / Patient: Thank you.",
      ['Follow up on Friday, when the patient has had the X-ray.'],
    ],
    [
      "Patient: I've got a cough. / Doctor: It's viral. I want an X-ray. Let's catch up once the results are back. / Patient: Thank you.",
      ['We will order an X-ray.', 'Follow up once the results are back.'],
    ],
    [
      "Patient: I've got a cough. / Doctor: It's viral. Take paracetamol. You've done well to ring. Speak to you next week. / Patient: Okay.",
      ['Follow up next week.'],
      [/speak to/i],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a relative who is told of', () => {
  it.each<SmallVisit>([
    [
      "Doctor: And how are things in general? Any stress? / Patient: Oh, well. My mother is not well. She is in Nigeria and she had a stroke in February. So I am worrying about her. And I'm not sleeping very well. / Doctor: I'm sorry to hear that.",
      ["The patient's mother is not well.", 'The patient is not sleeping very well.'],
      [/has stress/],
    ],
    [
      "Doctor: Any depression? / Patient: My dad was in hospital all last month. I've been up and down to see him. / Doctor: Okay.",
      [],
      [/had depression/],
    ],
    [
      'Doctor: Ever had a clot? / Patient: My mum did after I was born. / Doctor: Any asthma? / Patient: My brother does.',
      ["The patient's mother had a clot after the patient was born.", "The patient's brother has asthma."],
    ],
  ])('%s', (...one) => holds(one));
});

describe('how long, how bad and where else', () => {
  it.each<SmallVisit>([
    [
      "Doctor: What's the trouble? / Patient: I've just been feeling really low. / Doctor: Okay. Tell me a bit more about that. / Patient: I don't know. It's been, like, three months? Since I split up with my girlfriend. I just can't be bothered with anything. / Doctor: Okay.",
      ['It has been 3 months, since the patient split up with the girlfriend.'],
    ],
    [
      "Patient: I've got a rash. / Doctor: I think this is eczema. Fairly mild, from what you've told me. I'll give you some hydrocortisone 1%. / Patient: Yeah.",
      ['Mild eczema.'],
    ],
    [
      "Patient: I feel low. / Doctor: It sounds like depression. Moderate, I'd say. And it's treatable. / Patient: Yeah.",
      ['Moderate depression.'],
    ],
    [
      "Patient: I've got a cough. / Doctor: If you cough up blood, or you get more breathless, ring us the same day. Or 111 if we're shut. / Patient: Okay.",
      ['ring us the same day, or 111 if we are shut.'],
    ],
    [
      "Patient: I've got a cough. / Doctor: It's a chest infection. Call me if it's worse. Or go to A&E. / Patient: Okay.",
      ['The patient was advised to call us if it is worse, or go to A&E.'],
    ],
    [
      "Patient: I've got a water infection. / Doctor: It's cystitis. Take nitrofurantoin 100 mg twice a day for three days. And if you get a fever, or pain up in your back, then that could mean it's gone to the kidneys, so you'd need to be seen urgently. / Patient: Okay.",
      ['Follow-up: If the patient gets a fever'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is denied and what is not', () => {
  it.each<SmallVisit>([
    [
      "Patient: I've done my back. / Doctor: Have you had any numbness, or tingling, or weakness in the leg? / Patient: Er, no numbness. It was a bit tingly on the first day. That's gone. / Doctor: Any palpitations or chest pain? / Patient: Erm, no chest pain. I do get the odd flutter.",
      ['The patient denies any numbness.', 'The patient denies any chest pain.'],
      [/tingling/, /palpitations/],
    ],
    [
      "Patient: I've done my back. / Doctor: Have you lost any weight, or had any fevers? / Patient: No. / Doctor: Have you lost your appetite, or had any night sweats? / Patient: No, I've not.",
      ['The patient has not lost any weight.', 'The patient denies any fever'],
    ],
    [
      "Patient: I've got a cough. / Doctor: And your appetite's okay? / Patient: Oh, yes. No trouble there. / Doctor: And your bowels are normal? / Patient: Yeah, no problems there. / Doctor: You're sleeping okay? / Patient: Yeah, no bother.",
      [
        "The patient's appetite is fine; no trouble there.",
        "The patient's bowels are normal.",
        'The patient is sleeping fine.',
      ],
      [/Denies problems/],
    ],
    [
      "Patient: My tummy's bad. / Doctor: Any blood in there, or mucus? / Patient: No, nothing like that. / Doctor: Was there anything in particular you were worried about? / Patient: Well, I just wondered if I need an antibiotic. And about work, really, when I can go back.",
      ['Gastrointestinal: Denies mucus in the stool.', 'about work, when the patient can go back.'],
      [/There was about/],
    ],
    [
      "Patient: I feel low. / Doctor: Have you had any thoughts of hurting yourself, or not wanting to be here? / Patient: Um. Yeah. I've thought, like, it'd be easier if I didn't wake up. / Doctor: Okay.",
      ['it would be easier if they did not wake up.'],
      [/Reports thoughts of self-harm/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('the name of a medicine that is looked for', () => {
  it.each<SmallVisit>([
    [
      "Doctor: And you said you've had these water infections before? / Patient: Yeah, I had one in, like, March. I had, um, is it trimethoprim? In March. And it made me feel really sick. / Doctor: But you finished the course? / Patient: Yeah.",
      ['The patient had trimethoprim in March.'],
      [/MEDICATIONS/],
    ],
    [
      "Patient: My knee hurts. / Doctor: Do you take any medicines? / Patient: I'm on, er, is it ramipril? For my blood pressure. And something for the cholesterol, is it atorvastatin? / Doctor: Okay. Any allergies? / Patient: Yeah, they gave me, what was it, erythromycin? And I came out in a rash.",
      ['- Ramipril.', '- Atorvastatin.', 'Erythromycin (rash).'],
    ],
    [
      'Patient: My knee hurts. / Doctor: Have you tried anything for it? / Patient: The chemist gave me, was it Voltarol? It helped a bit.',
      ['the chemist gave the patient Voltarol; it helped slightly.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('plain advice and why they came', () => {
  it.each<SmallVisit>([
    [
      "Patient: I feel low. / Doctor: You've got depression. And the drinking will be making it worse, so I'd try to cut that right back. / Patient: Okay.",
      ['The drinking will be making it worse, so the patient was advised to try to cut that right back.'],
    ],
    [
      "Patient: I've hurt my back. / Doctor: You've strained your lower back. The best thing is to keep moving. Don't take to your bed. / Patient: Okay.",
      ['The patient was advised to keep moving.'],
    ],
    [
      "Patient: I've got cystitis. / Doctor: It's cystitis. Take nitrofurantoin 100 mg twice a day for three days. / Patient: Does cranberry juice do anything? / Doctor: There's not much evidence for it. It won't do you any harm.",
      ['It will not do the patient any harm.'],
    ],
    [
      "Doctor: So, how can I help today? / Patient: Um, well, I've just had this really upset stomach for the last, er, three days now. It started on Sunday night. / Doctor: Okay. Any blood? / Patient: No.",
      ['"I\'ve just had this really upset stomach for the last 3 days now."'],
      [/"It started/],
    ],
    [
      "Doctor: What's the trouble? / Patient: I've got palpitations. / Doctor: I'd like you to come in for an ECG, and some blood tests. / Patient: Okay.",
      ['Palpitations.'],
      [/An ECG\./],
    ],
    [
      "Patient: I've had diarrhoea for three days. / Doctor: I think this is gastroenteritis, a tummy bug. It's usually a virus or a bit of food poisoning, and it tends to settle on its own within a week. You don't need an antibiotic for it. / Patient: Okay.",
      ['1. Gastroenteritis.'],
      [/2\. Food poisoning/],
    ],
    [
      "Patient: I've had a cough. / Doctor: With the smoking, what I don't want to do is miss anything. So I'd like to get a chest X-ray. / Patient: Okay.",
      [],
      [/Miss Anything/],
    ],
    [
      "Doctor: How many do you smoke? / Patient: I'm down to about ten a day. It was twenty. / Doctor: Okay.",
      ['it was 20.'],
      [/Smoking: 20/],
    ],
  ])('%s', (...one) => holds(one));
});
