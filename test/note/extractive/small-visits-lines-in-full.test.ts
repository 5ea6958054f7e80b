import { describe, expect, it } from 'vitest';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';
import { summariseForPatient } from '../../../src/note/patient-summary/summarise.ts';
import { holds, type SmallVisit } from './small-visit.ts';
import { sentencesOf } from './written-note.ts';

describe('what is done about what was asked, offered or put off', () => {
  it.each<SmallVisit>([
    [
      "Doctor: What's brought you in? / Patient: It burns when I pee, since Sunday. / Doctor: Sounds like a bladder infection. I'd like you to leave a urine sample at the front desk before you take the first tablet. I'm giving you nitrofurantoin 100 mg twice a day for three days. / Patient: Okay. Do I need a sick note? / Doctor: I can write you one. / Patient: No need, I'm off this week anyway.",
      [
        'leave a urine sample at the front desk before the patient takes the first tablet',
        'We could write the patient a sick note (the patient: "no need, I\'m off this week anyway")',
      ],
    ],
    [
      "Doctor: How's the ear? / Patient: He's been pulling at it all night. He's been grumpy. / Doctor: Let me take a look. The left one is red and bulging. The right drum looks fine. Throat's clear. / Patient: Poor thing. / Doctor: It's an ear infection. Amoxicillin, 5 mls three times a day for five days. / Patient: Can he go swimming? He has lessons on Saturday. / Doctor: I'd leave it until he's finished the antibiotic.",
      [
        'He should not go swimming until he is finished the antibiotic.',
        'left one is red and bulging. Right drum looks fine',
      ],
      [/hold/],
    ],
    [
      "Doctor: We should do an HIV test as part of the screen. Are you happy with that? / Patient: No, I had one in June and it was negative. Just the chlamydia, please. / Doctor: That's fine. We'll just do the chlamydia and gonorrhoea swab today. I'll text you when the results are back. / Patient: Should I tell my partner? / Doctor: Wait until we have the results.",
      [
        'We would order an HIV test as part of the screen (the patient: "no, I had one in June',
        'We will order the chlamydia and gonorrhoea swab today.',
        'We will text the patient when the results are back.',
      ],
      [/1\. Chlamydia/, /happy with that/],
    ],
    [
      'Doctor: So your iron is low. I want you to come back Thursday for bloods, fasting. / Patient: Okay. What time? / Doctor: Half past eight. Nothing to eat after ten the night before, water is fine. / Patient: And the iron tablets? / Doctor: Start them after the blood test, one a day, with orange juice.',
      ['come back Thursday for bloods, fasting', 'Appointment on Thursday at half past 8.'],
    ],
    [
      "Doctor: If the calf swells up, or you get chest pain or you can't catch your breath, go straight to A&E. / Patient: Okay, will do. / Doctor: Otherwise rest it, put ice on it for ten minutes every few hours, and ibuprofen 400 three times a day with food. / Patient: When can I play football? / Doctor: Not for four weeks.",
      ['The patient cannot play football for 4 weeks.'],
    ],
    [
      "Doctor: I can offer you the flu shot today. / Patient: I'd rather not, it made me ill last year. / Doctor: No problem. And the pneumonia one? / Patient: Sure, I'll have that. / Doctor: Great, the nurse will give you that one before you leave. Then come back in six months for your A1c.",
      [
        'We could offer the patient the flu vaccine today (the patient: "I\'d rather not, it made me ill last year")',
        'The nurse will give the patient the pneumonia vaccine before the patient leaves.',
      ],
      [/PAST MEDICAL/],
    ],
    [
      "Doctor: I'll give you a referral to physical therapy for the shoulder, and we'll see you back after six sessions. If it's no better by then, we'll get an MRI. / Patient: Can I lift at the gym? / Doctor: Nothing overhead for now. Legs are fine. / Patient: And at work? I lift boxes. / Doctor: I'll write you a note for light duty for two weeks.",
      ['nothing overhead for now. Legs are fine.', 'a note for light duty for 2 weeks'],
      [/RESULTS/],
    ],
    [
      "Doctor: So the plan is to cut the amitriptyline down. Go to 25 at night for two weeks, then 10 for two weeks, then stop. / Patient: And if the pain comes back? / Doctor: Give me a ring and we'll go back up to the last dose. / Patient: Can I have a glass of wine with it? / Doctor: One is okay, no more.",
      [
        'If the pain comes back, the patient was advised to give us a ring and we will go back up to the last dose.',
      ],
    ],
    [
      "Doctor: We'll put you on furosemide 40 once a day, in the morning. Weigh yourself every day before breakfast. If you gain more than three pounds in a day or five in a week, call the clinic. / Patient: Do I keep the lisinopril? / Doctor: Yes. And cut the salt. We'll check your potassium next week.",
      ['The patient was advised to keep the lisinopril.', 'The patient was advised to cut the salt.'],
    ],
    [
      "okay let me have a look in your ears the right ear is full of wax can't see the drum left one's fine / is that why i can't hear / yes i think so use olive oil drops twice a day for two weeks then book in with the nurse for the syringing / can i use cotton buds / no don't put anything in there",
      [
        'Right ear: full of wax cannot see the drum. Left ear is fine.',
        'use olive oil drops twice daily for 2 weeks',
        'not to use cotton buds: do not put anything in there',
      ],
      [/think so use/],
    ],
    [
      "Doctor: You've got shingles. Aciclovir 800 five times a day for seven days. / Patient: Can I visit my daughter? She's pregnant. / Doctor: I'd stay away until the blisters have crusted over. / Patient: What about going to work? / Doctor: Not this week.",
      ['stay away until the blisters have crusted over', 'Work: not this week.'],
    ],
    [
      "Doctor: I'd like to check your PSA. / Patient: I'd rather leave that, my brother went through all sorts after his. / Doctor: That's your choice. We'll do the cholesterol and the sugar, then. / Patient: Yes, fine.",
      [
        "We would check the patient's PSA (the patient: \"I'd rather leave that",
        'We will do the cholesterol and the sugar.',
      ],
    ],
    [
      "Doctor: You need a tetanus booster today. / Patient: I had one two years ago. / Doctor: Oh, then you don't need one. I'll clean this up and put in three stitches. Keep it dry for forty eight hours. The nurse will take them out in seven days. / Patient: Can I swim? / Doctor: After they're out.",
      ['Tetanus booster 2 years ago.', 'The nurse will take them out in 7 days.'],
      [/needs a tetanus/],
    ],
    [
      "Doctor: Let's do a pregnancy test before the X-ray. / Patient: I did one this morning, it was negative. / Doctor: Good, then we'll skip that. X-ray of the left foot today, and I'll message you the result this evening.",
      ['did a pregnancy test this morning, it was negative', 'X-ray of the left foot today'],
      [/will order a pregnancy test/],
    ],
    [
      "Doctor: We'll recheck the INR on Friday. Skip tonight's warfarin and take 3 mg from tomorrow. / Patient: Can I have the antibiotics the dentist gave me? / Doctor: Which ones? / Patient: Metronidazole. / Doctor: Not with the warfarin. I'll ring the dentist.",
      ['To "Metronidazole": not with the warfarin.'],
    ],
    [
      "Doctor: Your ferritin was nine, so start ferrous sulfate, one every other day. / Patient: Can I take it with coffee? / Doctor: No, an hour before, and orange juice is better. / Patient: It'll make me constipated. / Doctor: It can, so drink plenty and eat fibre.",
      ['Start ferrous sulfate, one every other day.'],
      [/1\. Constipation/, /Reports constipation/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what a line stands for', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Her methotrexate needs a blood test first. Before she starts it we'll do a full blood count and liver tests. / Patient: Okay. / Doctor: We'll send it off to the lab today and I'll ring you with the results on Monday. If they're normal she can start on Tuesday, 7.5 mg once a week. / Patient: And the folic acid? / Doctor: Five milligrams, the day after.",
      [
        'Before she starts the methotrexate we will do a full blood count and liver tests.',
        'ring the patient with the results on Monday',
      ],
    ],
    [
      "Doctor: He's 68, so I'd rather be careful. The prednisone can raise his sugar. / Patient: Can it keep him awake? / Doctor: It can, so take the prednisone in the morning. Forty milligrams for five days. / Patient: And do we stop the gliclazide? / Doctor: No, carry on with it, and check his sugars twice a day while he's on the steroids.",
      ['It can keep him awake, so take the prednisone in the morning: 40 mg for 5 days.'],
      [/He is 68/],
    ],
    [
      "Doctor: How much does she weigh? / Patient: About twenty one kilos, I think. / Doctor: Let me check. Yes, 21 kg. We'll check the dose, at 21 kg it is 187.5. So that's 7.5 mls of the amoxicillin twice a day for ten days. / Patient: Is she okay to go to school? / Doctor: After she's had it for twenty four hours, yes.",
      ['21 kg', '7.5 mL of the amoxicillin twice daily for 10 days.'],
      [/187/, /That is 7/],
    ],
    [
      "Doctor: Let me check your blood pressure. Just relax your arm. It's 118 over 74. Lovely. / Patient: Good. / Doctor: And how's the mood? / Patient: Better, I'm sleeping well. / Doctor: Good. We'll stay on sertraline 50 for another six months, and I'll see you in March. Don't stop it suddenly.",
      ['Blood pressure: 118 over 74.', 'not to stop the sertraline suddenly'],
      [/- .*118/],
    ],
    [
      "Doctor: Are you due a smear? / Patient: I think it was last year I had it. / Doctor: Fine. And I'd like you to do a pregnancy test before you start the doxycycline. / Patient: I'm not pregnant. / Doctor: Just to be sure. If it's negative, one tablet twice a day for a week. Stay out of the sun while you're on it.",
      [
        'do a pregnancy test before the patient starts the doxycycline.',
        'while the patient is on the doxycycline',
      ],
      [/only to be sure/],
    ],
    [
      "Doctor: Your blood pressure's a bit up, one fifty two over ninety six. Let me do it again. One forty eight over ninety. / Patient: I always get nervous here. / Doctor: That's why I'd like you to measure it at home for a week, morning and evening, and drop the readings in to reception. We won't start any tablets until I've seen them. / Patient: Fair enough.",
      [
        'The patient was advised to measure the blood pressure at home for a week, morning and evening, and drop the readings in to reception.',
      ],
      [/That is why/],
    ],
    [
      "Doctor: Right, let me get your weight. / Patient: I've been trying to lose some. / Doctor: You're twelve stone four today, and your blood pressure is 142 over 88. Last time it was 150 over 92. / Patient: That's better then. / Doctor: It is. Heart's regular, no murmur. Chest is clear. No ankle swelling. We'll keep the ramipril at 5 mg and check it again in three months.",
      ['Blood pressure last time: 150 over 92.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is found', () => {
  it.each<SmallVisit>([
    [
      "so um how can i help / i've had this cough for about ten days and i feel hot / okay let me check your temperature it's thirty eight four and your sats are ninety six on air pulse is a hundred and ten blood pressure one eighteen over seventy four / right / let me listen to your chest there are crackles at the right base left side is clear / so it's a chest infection i'm going to give you doxycycline two hundred today then a hundred a day for four days / okay / if you get more breathless or cough up blood ring nine nine nine",
      [
        'Temperature: 38.4.',
        'Oxygen saturation: 96% on room air.',
        'Blood pressure: 118 over 74.',
        'Heart rate: 110.',
        'Crackles at the right base. Left side is clear.',
      ],
    ],
    [
      "Doctor: I'd like to examine your tummy. Does it hurt here? / Patient: No. / Doctor: And here, lower right? / Patient: Ow, yes. / Doctor: You're tender in the right lower side with some guarding. The rest is soft. Your temperature is 37.9 and your pulse is 104. I'm worried this is appendicitis. I'm sending you up to the surgeons now. Don't eat or drink anything until they've seen you.",
      [
        'tender in the right lower side with some guarding. Rest is soft.',
        'not to eat or drink anything until they have seen the patient',
      ],
      [/no pain/],
    ],
    [
      "Doctor: Let me take his temperature. Ninety nine nine. Not too bad. / Patient: It was a hundred and two last night. / Doctor: Okay. His heart's regular, chest is clear, belly's soft. The throat is red with no pus. I think it's a virus. Give him fluids and Tylenol, and if he's still running a fever on Friday, bring him back. / Patient: No antibiotic? / Doctor: No, they don't work on viruses.",
      ['Temperature: 99.9.', 'It was 102 last night.', 'Throat: red with no pus.'],
    ],
    [
      "um so let's see your vitals today one thirty two over eighty four heart rate seventy six and you weigh a hundred and ninety eight pounds which is down four / yeah i've been walking / good lungs are clear heart is regular no edema in your legs feet feel warm you've got a small callus on the left big toe no open sores / okay / so your a one c is seven point one keep on with the metformin a thousand twice a day and i want you to see the eye doctor before christmas",
      [
        "No edema in the patient's legs.",
        'Feet feel warm. No open sores.',
        "The patient's A1c is 7.1.",
        'Continue the metformin 1000 twice daily.',
      ],
    ],
    [
      "Doctor: Can you follow my finger? Good. Eyes move fine. Squeeze my hands. Grip is weaker on the left. / Patient: That's the arm that felt dead. / Doctor: Your face is even. Reflexes are brisk on the left and normal on the right. I want you to go to the stroke clinic this afternoon. Take aspirin 300 mg now, and don't drive until they've seen you.",
      [
        'Face even.',
        'Grip is weaker on the left.',
        'Reflexes are brisk on the left and normal on the right.',
        'go to the stroke clinic this afternoon',
      ],
      [/1\. Stroke/],
    ],
    [
      "i'm going to look at the rash now it's on both elbows and the left knee it's red and scaly the scalp's clear / it itches / nails are a bit pitted on the right hand your joints look normal / is it catching / no it isn't it's psoriasis i'll give you a steroid cream once a day for four weeks then come back and see me keep using the moisturiser",
      [
        'It is red and scaly.',
        'Scalp is clear.',
        '1. Psoriasis.',
        'We will provide a steroid cream once daily for 4 weeks.',
      ],
      [/It is not it/],
    ],
    [
      "Doctor: Let me feel your neck. The thyroid's a little enlarged, no lumps. Pulse is regular at 92. You've got a fine tremor in both hands. Any eye trouble? / Patient: They feel gritty. / Doctor: Eyes look normal to me. We'll do thyroid bloods today and I'll call you once the results are back. Propranolol 20 three times a day for the shaking in the meantime. You don't have asthma, do you? / Patient: No.",
      [
        'Heart rate: 92, regular.',
        'We will do thyroid bloods today and we will call the patient once the results are back.',
      ],
    ],
    [
      "so um temperature's thirty seven two pulse is eighty eight blood pressure one oh six over sixty eight sats ninety nine percent on air / okay / tummy's soft a bit sore low down on the left no lumps bowel sounds are fine / right / i think it's diverticulitis i'll give you co amoxiclav three times a day for five days drink plenty and if the pain gets worse or you can't keep anything down go to a and e",
      [
        'slightly sore low down on the left. No lumps. Bowel sounds are fine.',
        '3 times daily for 5 days.',
        'drink plenty',
      ],
    ],
    [
      "um i'm gonna listen to your lungs okay they're clear on the right there's some crackling at the left base heart sounds are fine your ankles are a bit puffy both sides / they swell in the evening / blood pressure's one twenty two over seventy oxygen's ninety three on room air and your weight's up six pounds since march / is it my heart again / yes i'd like you to take an extra furosemide in the afternoon for three days then go back to one call me if your weight goes up any more",
      [
        'Lungs: clear on the right. Crackling at the left base.',
        'Heart sounds are fine.',
        'for 3 days then go back to one.',
        'call us if their weight goes up any more',
      ],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what the patient, or who looks after them, is told', () => {
  it.each<[string, string[]]>([
    [
      "Doctor: Let me take his temperature. Ninety nine nine. Not too bad. / Patient: It was a hundred and two last night. / Doctor: Okay. His heart's regular, chest is clear, belly's soft. The throat is red with no pus. I think it's a virus. Give him fluids and Tylenol, and if he's still running a fever on Friday, bring him back. / Patient: No antibiotic? / Doctor: No, they don't work on viruses.",
      ['Give him fluids and Tylenol, and if he is still running a fever on Friday, bring him back.'],
    ],
    [
      "Doctor: Let me examine her. She's alert and smiling. Her chest is clear, soft spot is flat, tummy's soft, and she's got nappy rash. Has she had wet nappies? / Patient: Yes, five today. / Doctor: Good. She weighs 6.2 kilos. Little and often with the feeds. If she has no wet nappy for eight hours, or she goes floppy, or there's green vomit, take her to the children's emergency department.",
      ["take her to the children's emergency room"],
    ],
    [
      "Doctor: Can she have the MMR today? / Patient: She's had a fever since last night. / Doctor: Then we'll wait until she's better. Book her in with the nurse in two weeks. You can give her Calpol for the fever, 5 mls every six hours. / Patient: Do I need to keep her home from nursery? / Doctor: Until the fever's been gone for a day.",
      [
        'You may give her Calpol for the fever, 5 mL every 6 hours.',
        'Book her in with the nurse in 2 weeks.',
      ],
    ],
    [
      "Doctor: Can you follow my finger? Good. Eyes move fine. Squeeze my hands. Grip is weaker on the left. / Patient: That's the arm that felt dead. / Doctor: Your face is even. Reflexes are brisk on the left and normal on the right. I want you to go to the stroke clinic this afternoon. Take aspirin 300 mg now, and don't drive until they've seen you.",
      ['do not drive until they have seen you'],
    ],
    [
      "Doctor: So the plan is to cut the amitriptyline down. Go to 25 at night for two weeks, then 10 for two weeks, then stop. / Patient: And if the pain comes back? / Doctor: Give me a ring and we'll go back up to the last dose. / Patient: Can I have a glass of wine with it? / Doctor: One is okay, no more.",
      ['"Can I have a glass of wine with it?" One is fine, no more.'],
    ],
    [
      "Doctor: Stop the naproxen two days before the colonoscopy, and carry on with the blood pressure tablets on the day with a sip of water. / Patient: What about my warfarin? / Doctor: The hospital will ring you about that one. Don't stop it on your own. / Patient: Can I drive home afterwards? / Doctor: No, you'll be sleepy, so someone needs to pick you up.",
      ['Do not stop the warfarin on your own.'],
    ],
  ])('%s', async (visit, has) => {
    const transcript = parseTranscript(visit.replaceAll(' / ', '\n'));
    const lines = summariseForPatient(await sentencesOf(transcript.text), { transcript, encounter: {} });
    const told = lines.map(({ text }) => text).join('\n');
    for (const words of has) expect(told).toContain(words);
  });
});
