import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('what is denied, whole and not as something else', () => {
  it.each<SmallVisit>([
    [
      'Patient: My periods have become really heavy. / Doctor: Any bleeding between your periods, or after sex? / Patient: No, neither.',
      ['denies any bleeding between periods or after sex.', 'Denies bleeding between periods or after sex.'],
      [/enies (?:any )?heavy/],
    ],
    [
      'Doctor: Any pain during sex or bleeding in between your periods? / Patient: No, nothing like that.',
      ['denies any bleeding between periods or pain during sex.'],
      ['heavy'],
    ],
    [
      'Patient: My back hurts. / Doctor: any numbness around your back passage or your genitals? / Patient: No.',
      ['denies any numbness around the back passage or the genitals.'],
    ],
    [
      'Patient: My back hurts. / Doctor: Any weakness or numbness in the arms or legs? / Patient: No, nothing like that.',
      [
        'denies any weakness or numbness in the arms or legs.',
        'Denies weakness or numbness in the arms or legs.',
      ],
    ],
    [
      'Patient: My back hurts. / Doctor: have you ever had cancer, or been on steroids? / Patient: No, never.',
      ['has not had cancer or been on steroids.'],
    ],
    [
      "Patient: I've been getting headaches. / Doctor: Is it worse in the mornings, or when you cough or bend down? / Patient: Not really, no.",
      ['not worse in the mornings or when the patient coughs or bends down.'],
    ],
    [
      'Patient: My periods are heavy. / Doctor: Do you bruise easily, or bleed a lot when you have dental work? / Patient: No.',
      ['does not bruise easily or bleed a lot when she has dental work.'],
    ],
    [
      "Patient: I've got a cough. / Doctor: Any night sweats or weight loss? / Patient: No, I've put on weight if anything.",
      ['denies any night sweats or weight loss.'],
    ],
    [
      'Patient: I have shoulder pain. / Doctor: Do you have any back or neck pain? / Patient: No, nothing there.',
      ['denies any neck pain or back pain.'],
    ],
    [
      'Patient: My back hurts. / Doctor: Any incontinence? / Patient: No, all normal.',
      ['denies any incontinence.'],
      ['Incontinence:'],
    ],
    [
      "Patient: I've been really down. / Doctor: Have you had any thoughts of hurting yourself or anyone else? / Patient: No, never.",
      ['denies any thoughts of self-harm or of harming others.'],
    ],
    [
      "Patient: I've been really anxious. / Doctor: Have you had any thoughts of hurting yourself, or that life's not worth living? / Patient: No, no. I'd never do that.",
      [
        'denies any thoughts of self-harm or that life is not worth living.',
        'The patient would never do that.',
      ],
      ['Asked'],
    ],
    [
      "Patient: I've been low. / Doctor: have you had any thoughts of hurting yourself? / Patient: sometimes i think about it. / Doctor: so no plan? / Patient: no, no plan.",
      ['The patient does not have a plan.'],
    ],
    [
      'Patient: My heart flutters. / Doctor: Is there anything that brings the fluttering on? Coffee, alcohol, stress? / Patient: Not that I can tell.',
      [],
      [/enies (?:any )?stress/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('an answer that goes on from its no', () => {
  it.each<SmallVisit>([
    [
      "Patient: I've been getting chest pain for six weeks. / Doctor: Do you ever get it at rest? / Patient: No, only when I'm walking.",
      ['The patient does not get it at rest, only when they are walking.'],
      ['only only', 'SOCIAL'],
    ],
    [
      "Patient: I've been getting chest tightness. / Doctor: does the tightness come on when you exercise? / Patient: no, just when i'm worrying.",
      ['The tightness does not come on when the patient exercises, only when they are worrying.'],
    ],
    [
      "Patient: I've got a cough. / Doctor: is the cough worse at night? / Patient: no, just in the morning.",
      ['The cough is not worse at night, only in the morning.'],
    ],
    [
      'Patient: It burns when I pee. / Doctor: any pain in your back? / Patient: no, nothing in my back, just a bit of an ache low down in my tummy.',
      ['has no pain in their back, only an ache low down in their abdomen.'],
      [/Reports pain/],
    ],
    [
      'Patient: I get tired. / Doctor: any swelling in your legs? / Patient: no, not my legs, just a little in my feet at the end of the day.',
      ['has no swelling in their legs, only a little in their feet at the end of the day.'],
    ],
    [
      "Patient: I've got a cough. / Doctor: any shortness of breath? / Patient: not really, only when i'm coughing hard.",
      ['has no shortness of breath except when they are coughing hard.'],
    ],
    [
      "Patient: I've got a rash on my hands. / Doctor: Any rash anywhere else? / Patient: No, just the hands.",
      ['has no rash anywhere else, only the hands.', 'Reports rash.'],
      ['Radiation', /Denies rash\./],
    ],
    [
      'Patient: My shoulder hurts. / Doctor: Was there an injury? / Patient: No, it just came on gradually.',
      ['There was no injury; it came on gradually.'],
    ],
    [
      'Patient: My back went. / Doctor: Are you still working? / Patient: No, since I hurt my back.',
      ['The patient is not working since they hurt their back.'],
    ],
    [
      "Patient: I've been getting chest pain for six weeks. / Doctor: Do you have any pain at the moment? / Patient: No, not right now.",
      ['The patient has no pain at present.'],
      [/denies any pain/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('an answer that goes on from its yes', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Do you live by yourself? / Patient: Yes, since my husband passed away two years ago.',
      ['The patient lives by themself since the husband passed away 2 years ago.'],
    ],
    [
      "Patient: I've got diarrhoea. / Doctor: Are you managing to keep fluids down? / Patient: Yes, but I'm not really eating much.",
      ['is managing to keep fluids down, but they are not really eating much.'],
      ['SOCIAL'],
    ],
    [
      "Patient: I've been getting headaches. / Doctor: Does the light bother you? / Patient: Yes, and noise as well.",
      ['The patient is sensitive to light, and noise.'],
    ],
    [
      'Patient: My periods are heavy. / Doctor: Are you passing clots? / Patient: Yes, big ones.',
      ['She is passing clots, big ones.'],
    ],
    [
      "Mother: He's here for his asthma. / Doctor: And when you run around at school, do you get tight in the chest? / Patient: Yeah, when I play soccer.",
      ['The patient gets tight in the chest when they play soccer.'],
    ],
    [
      "Patient: I'm pregnant. / Doctor: Is the baby moving well? / Patient: Yes, a lot, especially at night.",
      ['The baby is moving well, a lot, especially at night.'],
      ['SOCIAL'],
    ],
    [
      "Doctor: and are her shots up to date? / Mother: yes, she just hasn't had the flu shot.",
      ['Her shots are up to date, except for the flu vaccine.'],
    ],
    [
      "Patient: I've got a headache. / Doctor: and does it help? / Patient: yeah, it helps for a few hours.",
      ['It helps for a few hours.'],
      ['It helps.'],
    ],
    ['Doctor: Do you smoke cigarettes? / Patient: Yes, I do.', ['The patient smokes cigarettes.']],
    [
      "Doctor: Do you smoke? / Patient: I do, I'm afraid. About ten a day.",
      ['The patient smokes about 10 a day.'],
      ['afraid'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is asked of two things and told of one, or of neither', () => {
  it.each<SmallVisit>([
    [
      "Patient: I had pneumonia last month. / Doctor: Any chest pain or shortness of breath? / Patient: It's a little short when I climb the stairs, but it's getting better every day.",
      ['The patient is slightly short of breath when they climb the stairs'],
      ['pain is'],
    ],
    [
      "Patient: I've got a cough. / Doctor: Any chest pain? / Patient: It's a bit sore round my ribs when I cough.",
      ["Asked about chest pain: it is slightly sore round the patient's ribs when they cough."],
      ['pain is'],
    ],
    [
      "Patient: I'm here for my blood pressure. / Doctor: Any dizziness or lightheadedness? / Patient: Sometimes when I stand up too quick.",
      ['Asked about dizziness or lightheadedness: sometimes when the patient stands up too quick.'],
    ],
    [
      'Patient: My back hurts. / Doctor: Any weakness in the legs, or numbness? / Patient: Maybe some tingling.',
      ['Asked about weakness in the legs, or numbness: maybe some tingling.'],
    ],
    [
      "Patient: I'm pregnant. / Doctor: Any swelling? / Patient: Just in my feet, not my hands or face.",
      ['Reports leg swelling.'],
      ['facial'],
    ],
    [
      'Patient: My legs swell. / Doctor: Both legs or just one? / Patient: Just the right one.',
      ['It is the right leg.'],
      ['both one'],
    ],
    [
      'Patient: My shoulder hurts. / Doctor: What makes it worse? / Patient: Reaching overhead. Ice makes it better.',
      ['Aggravating factors: reaching overhead. Ice makes it better.'],
    ],
    [
      "Patient: I've got diarrhoea. / Doctor: are you passing urine as normal? / Patient: A bit less than usual, and it's a bit dark.",
      ['is passing urine slightly less than usual, and it is slightly dark.'],
    ],
    [
      "Patient: I have trouble peeing. / Doctor: How's your stream? / Patient: It's weak.",
      ['Reports weak urinary stream.'],
      ['Neurological'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('plain sentences in place of the question', () => {
  it.each<SmallVisit>([
    [
      'Patient: My back hurts. / Doctor: Does the pain go anywhere? / Patient: It shoots down my left leg.',
      ["The pain is shooting down the patient's left leg."],
    ],
    [
      'Patient: My back hurts. / Doctor: Whereabouts in your back is it? / Patient: Low down, on the left.',
      ['It hurts low down, on the left.'],
    ],
    [
      'Patient: My knee hurts. / Doctor: Which knee is it? / Patient: The right one.',
      ['It is the right knee.'],
    ],
    [
      "Patient: My knee hurts. / Doctor: Which knee is it? / Patient: The right knee, it's been about three weeks.",
      ['It is the right knee, for about 3 weeks.'],
    ],
    [
      'Patient: My knee hurts. / Doctor: How would you rate the pain? / Patient: Maybe a six out of ten.',
      ['The pain is 6 out of 10.'],
    ],
    [
      "Patient: I've been getting chest pain. / Doctor: And how bad is it, out of ten, when it's at its worst? / Patient: Probably an eight.",
      ['The pain is 8 out of 10 at its worst.'],
    ],
    [
      "Patient: I've been getting chest pain. / Doctor: How long does it take to go off? / Patient: Oh, about five minutes.",
      ['It takes about 5 minutes to go off.'],
    ],
    [
      "Patient: I've got diarrhoea. / Doctor: How many times a day are you going? / Patient: Seven or eight times.",
      ['The patient is going 7 or 8 times daily.'],
    ],
    [
      "Patient: I've got diarrhoea. / Doctor: Is anyone else at home unwell? / Patient: My wife had it two days ago.",
      ["The patient's wife had the same 2 days ago."],
      ['SOCIAL'],
    ],
    [
      "Patient: I've been getting headaches. / Doctor: Have you noticed anything that triggers them? / Patient: Maybe red wine and stress.",
      ['Triggers: maybe red wine and stress.'],
    ],
    [
      "Father: She's got a fever. / Doctor: Is she eating and drinking? / Father: Not eating much, but she's drinking water and juice okay.",
      ['She is not eating much, but she is drinking water and juice.'],
      ['SOCIAL'],
    ],
    [
      "Father: She's here for her ears. / Doctor: Is she hearing okay? / Father: I think so.",
      ['Her father thinks she is hearing fine.'],
    ],
    [
      "Mother: He's here for his asthma. / Doctor: How often do you use the blue inhaler? / Patient: Um, like every day almost. / Mother: I'd say four or five times a week.",
      ["uses the blue inhaler 4 or 5 times a week (per the patient's mother)."],
      ['mother uses'],
    ],
    [
      "Patient: I get tired. / Doctor: Are you getting short of breath? / Patient: When I walk up the stairs I have to stop halfway. I didn't use to.",
      ['The patient did not before.'],
    ],
    [
      'Doctor: What have your blood pressures been at home? / Patient: 150 over 90, somewhere in there.',
      ['Blood pressures at home: 150 over 90'],
    ],
    [
      'Doctor: What are you using for contraception? / Patient: Just condoms.',
      ['is using condoms for contraception.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('how it came on', () => {
  it.each<SmallVisit>([
    [
      'Patient: I have a headache. / Doctor: Did it come on suddenly, or has it been building up? / Patient: Gradually, over a few weeks.',
      ['It came on gradually, over a few weeks.'],
      [/Asked/],
    ],
    [
      'Patient: I have a headache. / Doctor: Did it come on suddenly or build up? / Patient: It built up over an hour or so.',
      ['It built up over an hour.'],
      [/Asked/],
    ],
  ])('%s', (...visit) => holds(visit));
});
