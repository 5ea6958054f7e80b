import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('what is denied, and no more than that', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Fevers, night sweats, weight loss? / Patient: No fevers or sweats. I've lost about eight pounds without trying since spring.",
      ['lost about 8 pounds', 'Denies night sweats or fever.'],
      [/enies [^.]*weight loss/],
    ],
    [
      "Patient: My heart races. / Doctor: Have you noticed any weight loss, or feeling hot all the time, or any tremor? / Patient: I haven't lost weight. I have been feeling a bit hot.",
      ['has been feeling slightly hot'],
      [/enies [^.]*(?:tremor|hot)/],
    ],
    [
      'Doctor: Have you been hospitalized for chest pain? / Patient: No, never.',
      ['has not been hospitalized for chest pain.'],
      [/enies/],
    ],
    [
      'Doctor: Have you ever been in the hospital for anxiety or depression? / Patient: No.',
      ['has not been in the hospital for anxiety or depression.'],
      [/Denies/],
    ],
    [
      "Doctor: No dizziness when you stand up? / Patient: No, that's why I was surprised.",
      ['denies any dizziness on standing.'],
    ],
    [
      'Doctor: Have you ever taken anything like metoclopramide, or any antipsychotic medication? / Patient: No, not that I know of.',
      ['has not taken anything like metoclopramide or any antipsychotic medication.'],
    ],
    [
      "Doctor: Hearing voices, or seeing things other people don't see? / Patient: No.",
      ['denies any auditory hallucinations or visual hallucinations.'],
    ],
    [
      'Doctor: Have you ever had a time where you felt really high energy, not needing sleep, spending a lot? / Patient: No.',
      ['has never had a time where they felt high energy, not needing sleep, spending a lot.'],
    ],
    [
      'Doctor: Okay, so no issues with the migraine? / Patient: None whatsoever.',
      ['denies any issues with the migraine.'],
    ],
    [
      'Doctor: Trouble swallowing, or drooling? / Patient: No trouble swallowing. A little drool on the pillow.',
      ['a little drool on the pillow', 'Reports drooling.'],
    ],
    [
      "Doctor: Any change in your bowels, blood in the stool, or weight loss? / Patient: No. If anything I've gained about ten pounds.",
      ['has gained about 10 pounds.'],
    ],
    [
      "Patient: I've been low. / Doctor: Have you had any thoughts of harming yourself, or that life's not worth living? / Patient: I have thought that they'd be better off without me. But I'd never do anything.",
      ['better off without', 'would never do anything'],
      [/eports thoughts of self-harm/],
    ],
    [
      'Doctor: What did the hospital say? / Patient: They said the heart was weak.',
      ['the heart was weak'],
      [/eports weakness/],
    ],
    [
      "Mother: He fell. / Doctor: Any burning or blood in his urine? / Mother: No, he hasn't mentioned it.",
      ['has not noticed any burning'],
      [/enies/],
    ],
  ])('%s', (...visit) => holds(visit));
});

describe('which of two was meant', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Were you wearing tight shoes, or did you have some trauma to your foot? / Patient: Yeah, I think I was out in the backyard, and I could've stepped on a nail.",
      ['could have stepped on a nail'],
      [/(?<!whether the patient )was wearing/],
    ],
    [
      'Doctor: Did you fall, or did something hit it? / Patient: Yeah, I think something hit it when I was working.',
      ['something hit it when they were working.'],
      [/Falling/],
    ],
    [
      'Patient: My knee hurts. / Doctor: Is it better or worse with activity? / Patient: Better.',
      ['It is better with activity.'],
    ],
    [
      'Doctor: Does it get better or worse as you move around? / Patient: Better. If I sit too long I stiffen up again.',
      ['It gets better as the patient moves around.'],
    ],
    [
      'Patient: My knee hurts. / Doctor: Is it getting worse, would you say, or staying about the same? / Patient: About the same.',
      ['It is staying about the same.'],
    ],
    [
      'Doctor: Did you have some slips with your diet? / Patient: No, I, yeah, I do. I like to eat.',
      ['had some slips'],
      [/did not|yeah/],
    ],
    [
      'Doctor: What makes it worse, and what makes it better? / Patient: Bending over makes it worse. Lying on my side helps. So does the heating pad.',
      ['the heating pad helps too.'],
      [/Aggravating/],
    ],
  ])('%s', (...visit) => holds(visit));
});

describe('answers that need no question beside them', () => {
  it.each<SmallVisit>([
    ['Doctor: How do you feel? / Patient: Tired.', ['The patient feels tired.']],
    [
      "Doctor: Hi Mr. Jones, how are you doing today? / Patient: I'm good except for my knee.",
      ['is doing well except for his knee.'],
    ],
    [
      "Doctor: Hi Mrs. Lee, what's going on? / Patient: Hi Dr. Patel. My shoulder hurts.",
      ['Her shoulder hurts.'],
      [/Asked/],
    ],
    ["Doctor: How's your mood been? / Patient: Good, thanks.", ["The patient's mood has been good."]],
    [
      'Doctor: How are you sleeping? / Patient: Badly. I get off to sleep but I wake at four.',
      ['The patient is sleeping badly.'],
    ],
    [
      'Doctor: How are you getting on with the new inhaler? / Patient: Fine, really.',
      ['The patient is getting on fine with the new inhaler.'],
    ],
    [
      "Doctor: Are you still smoking? / Patient: Half a pack a day. / Doctor: Are you interested in quitting? / Patient: I'd like to. I tried the patch before and it didn't work.",
      ['The patient would like to quit.'],
    ],
    [
      'Doctor: Do you smoke? / Patient: Yes. / Doctor: How many a day? / Patient: About ten.',
      ['The patient smokes about 10 cigarettes a day.'],
    ],
    [
      "Patient: I've got a rash. / Doctor: When did it start? / Patient: It was about Tuesday when I first felt it.",
      ['It started about Tuesday when the patient first felt it.'],
    ],
    [
      'Mother: She is slow. / Doctor: When did she start crawling? / Mother: At about eight months.',
      ['She started crawling at about 8 months.'],
    ],
    [
      'Patient: The room was spinning. / Doctor: How long did the spinning last? / Patient: Less than a minute.',
      ['The spinning lasted less than a minute.'],
    ],
    [
      "Doctor: Have you noticed your handwriting change? / Patient: It's gotten small.",
      ["The patient's handwriting has become small."],
    ],
    [
      'Doctor: How often is it happening? / Patient: Pretty much every time I work out.',
      ['It happens almost every time the patient works out.'],
    ],
    [
      'Doctor: How many pads are you using a day? / Patient: Um, about four or five.',
      ['is using about 4 or 5 pads a day.'],
    ],
    [
      "Doctor: When was your last tetanus shot? / Patient: I couldn't tell you. More than ten years.",
      ['It has been more than 10 years since the last tetanus shot.'],
      [/tell you/],
    ],
    [
      "Patient: My ankle hurts. / Doctor: What have you done for it so far? / Patient: I've been putting ice on it.",
      ['has been putting ice on it.'],
      [/Asked/],
    ],
    ['Doctor: Are you able to enjoy things? / Patient: Some things.', ['is able to enjoy some things.']],
    [
      'Doctor: Has the levothyroxine dose changed recently? / Patient: Yes, it went up in June.',
      ['The levothyroxine dose has changed recently.'],
    ],
    [
      'Mother: She coughs. / Doctor: Did her lips ever turn blue? / Mother: No.',
      ['Her lips did not turn blue.'],
    ],
    [
      'Doctor: Nobody in the family has had heart problems or died suddenly at a young age? / Patient: No.',
      ['Nobody in the family has had heart problems or died suddenly at a young age.'],
    ],
    [
      'Patient: I get dizzy. / Doctor: Between the attacks, are you okay? / Patient: Yes, I feel fine in between.',
      ['feels fine in between.'],
      [/is the patient\./],
    ],
  ])('%s', (...visit) => holds(visit));
});

describe('all that a no denies', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Do you get dizzy or pass out? / Patient: I don't pass out, but I get lightheaded when I stand up.",
      ['does not pass out, but they get lightheaded'],
      [/enies [^.]*dizz/],
    ],
    [
      'Doctor: Any bleeding, nosebleeds, black stools, blood in the urine? / Patient: No, I just bruise easily.',
      ['denies any bleeding, epistaxis, black stools, or hematuria.', 'The patient bruises easily.'],
    ],
    [
      'Doctor: Any chest pain or shortness of breath? / Patient: No, just tired.',
      ['denies any chest pain or shortness of breath.', 'Reports fatigue.'],
    ],
    [
      'Doctor: Any numbness or tingling in your feet? / Patient: A little bit of tingling in my toes, both sides, mostly at night.',
      ['Neurological: Reports tingling.'],
    ],
    [
      'Doctor: Any trouble passing water, or not being able to feel it when you go? Or any accidents with your bowels? / Patient: No.',
      ['denies any trouble passing water, inability to feel it, or accidents with the bowels.'],
    ],
    [
      "Doctor: Any numbness around your bottom or between your legs, when you wipe yourself for instance? / Patient: No, that's all normal.",
      ['denies any numbness around the bottom or between the legs.'],
    ],
    [
      "Doctor: Any chest pain, or feeling that your heart's racing? Or any blackouts? / Patient: No.",
      ["denies any chest pain, feeling that the heart's racing, or blackouts."],
    ],
    [
      'Doctor: Any weight loss, or not feeling like eating? Or any blood in your stools? / Patient: No.',
      ['denies any weight loss, not feeling like eating, or blood in the stool.'],
    ],
    [
      'Doctor: Have you had any thoughts of harming yourself? / Patient: No. / Doctor: Any regular medicines? / Patient: No.',
      ['denies any thoughts of self-harm. The patient denies any regular medicines.'],
    ],
    [
      "Doctor: Do you smoke, drink? / Patient: I don't smoke. I drink on weekends.",
      ['The patient does not smoke. The patient drinks on weekends.'],
      [/does not smoke.*does not smoke/],
    ],
    [
      'Doctor: Do you drink alcohol? / Patient: Not really, maybe a glass at Christmas.',
      ['Alcohol: not really, maybe a glass at Christmas.'],
      [/does not drink/],
    ],
    ['Doctor: Any sores on the feet? / Patient: No sores.', ['denies any sores on the feet.'], [/or sores/]],
  ])('%s', (...one) => holds(one));
});

describe('answers in the words of what was asked', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Are you having to get up in the night? / Patient: Yes, four times last night.',
      ['The patient had to get up 4 times last night.'],
    ],
    [
      'Doctor: How often do you change the pad? / Patient: Every hour, hour and a half.',
      ['changes the pad every hour, hour and a half'],
    ],
    [
      "Doctor: Who's at home? Do you feel safe there? / Patient: My husband and the kids. Yeah, I feel safe.",
      ['The patient feels safe there.', 'lives with their husband and the children'],
    ],
    [
      'Patient: I started propranolol about three months ago. I have a rash on my elbows and scalp. / Doctor: Did the rash get worse after you started it? / Patient: You know what, the scalp started around then.',
      ['the scalp started around then.'],
    ],
    [
      'Doctor: Do you smoke? / Patient: I used to, a pack a day for thirty years. / Doctor: Okay.',
      ['The patient used to smoke a pack a day for 30 years.'],
    ],
    [
      'Doctor: Any change in sexual function? / Patient: Chance would be a fine thing. But no, no change.',
      ['no change'],
      ['fine thing'],
    ],
  ])('%s', (...one) => holds(one));
});
