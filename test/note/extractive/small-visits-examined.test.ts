import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('where a finding stands', () => {
  it.each<SmallVisit>([
    [
      "Patient: My heart races. / Doctor: Heart rate is 104. Your eyes, there's some lid retraction and lid lag on both sides, and mild proptosis. No redness. Lungs are clear. / Patient: Okay. / Doctor: This is Graves' disease.",
      ['Eyes: Lid retraction and lid lag on both sides, and mild proptosis. No redness.'],
      [/Respiratory: Eyes/],
    ],
    [
      "Patient: My legs are swollen. / Doctor: Lungs are clear. Belly is soft, no bruits. There's trace edema in the ankles. No asterixis. / Patient: Okay. / Doctor: You have chronic kidney disease.",
      ['Gastrointestinal: Abdomen is soft. No bruits.', 'Neurological: No asterixis.'],
      [/Neck:/],
    ],
    [
      "Patient: I am slow. / Doctor: Your arm swing is reduced on the right. You turn in four steps. Pull test is negative. / Patient: Okay. / Doctor: This is Parkinson's disease.",
      ['The patient turns in 4 steps. Pull test is negative.'],
      [/Musculoskeletal/],
    ],
    [
      "Patient: My back hurts. / Doctor: Strength is five out of five. Sensation is intact. Extension is okay. / Patient: Okay. / Doctor: It's a strain.",
      ['Musculoskeletal: Extension is fine.'],
      [/Education/],
    ],
    [
      "Doctor: I'm going to check your reflexes, and they're all normal. / Patient: Okay. / Doctor: You have asthma.",
      ["Neurological: The patient's reflexes are all normal."],
      [/will check/],
    ],
    [
      "Patient: I'm short of breath. / Doctor: Lungs, I hear a faint expiratory wheeze. / Patient: Okay. / Doctor: This is COPD.",
      ['Respiratory: Faint expiratory wheeze.'],
    ],
    [
      "Mother: My son is 8 months old and he's had a fever. / Doctor: He's a little fussy but you're able to console him. Ears look fine. / Mother: Okay. / Doctor: It's a cold.",
      ['General: He is slightly fussy but consolable.', 'is 8 months old and he has had a fever'],
    ],
    [
      "Mother: My daughter is 2 years old and has a cough. / Doctor: She's sitting up on your lap. No stridor at rest. There's some dry patches inside her elbows. Lungs are clear. / Mother: Okay. / Doctor: It's croup.",
      ["General: She is sitting up on a parent's lap.", 'Skin: Dry patches inside her elbows.'],
    ],
    [
      'Patient: My knee hurts. / Doctor: Your thyroid is stable, so stay on the levothyroxine. / Patient: Okay. / Doctor: For your knee, take Tylenol 650 milligrams three times a day.',
      ["The patient's thyroid is stable, so stay on the levothyroxine."],
      [/Neck:/],
    ],
    [
      "Patient: I have a cough and my leg is red. / Doctor: The first is a COPD exacerbation. I'm going to give you prednisone 40 milligrams once a day for five days. / Patient: Okay. / Doctor: The second is cellulitis of the left leg. I'll give you cephalexin 500 milligrams four times a day.",
      ['2. Cellulitis of the left leg.'],
      [/Second is/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what was measured', () => {
  it.each<SmallVisit>([
    [
      "Patient: My breathing is worse. / Doctor: Your oxygen level is 93 percent on room air at rest. Blood pressure is 128 over 76. / Patient: Okay. / Doctor: We walked you in the hall, and your oxygen dropped to 89 percent after six minutes, so you don't qualify for oxygen yet. This is COPD.",
      ['93% on room air', '89% when walked'],
    ],
    [
      'Patient: My breathing is worse. / Doctor: On the six minute walk your oxygen went down to 89 percent. This is COPD.',
      ['89% when walked'],
    ],
    [
      'Doctor: How are you? / Patient: Better since I left the hospital. / Doctor: I see that your blood pressure was 200 over 90 in the hospital. Are you taking your medications? / Patient: Yes. / Doctor: You have hypertension.',
      ['was 200 over 90 in the hospital'],
      [/VITALS/],
    ],
    [
      'Patient: My memory is bad. / Doctor: I did the memory test, the MoCA, and you scored nineteen out of thirty. This is mild dementia.',
      ["The patient's MoCA memory test score was 19 out of 30."],
    ],
    [
      'Patient: I feel low. / Doctor: Your score on the questionnaire you filled in, the PHQ-9, was 16, which goes along with that. I think you have depression.',
      ["The patient's PHQ-9 score was 16, which goes along with that."],
      [/filled in/],
    ],
    [
      "Patient: I had chest pain. / Doctor: Looking at your echo, you do have a low pumping function, which we'll have to look into. / Patient: Okay.",
      ['The echo shows a low pumping function.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what a symptom word is not', () => {
  it.each<SmallVisit>([
    [
      'Patient: I was in the hospital. / Doctor: What did the hospital say? / Patient: They said the heart was weak. / Doctor: You have heart failure.',
      ['They said the heart was weak.'],
      [/Reports weakness/],
    ],
    [
      "Patient: I have some itching. / Doctor: Any vaginal discharge or itching? / Patient: No discharge. It's been pretty dry down there since menopause, though. / Doctor: It's vaginal dryness.",
      ['dry down there since menopause'],
      [/discharge has been/],
    ],
    [
      "Patient: I have a headache. / Doctor: Any vision changes, swelling around the eyes, or stiff neck? / Patient: No, nothing like that. / Doctor: It's a migraine.",
      ['Eyes: Denies vision changes or swelling around the eyes.', 'Musculoskeletal: Denies neck stiffness.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('how it reads', () => {
  it.each<SmallVisit>([
    [
      "Patient: I'm tired. / Doctor: It's progressed some, and I think the Advil is part of that. You have chronic kidney disease. / Patient: Okay.",
      ['has progressed some'],
    ],
    [
      "Mother: He fell off the bed. / Doctor: He's only vomited once and the fall was less than a metre. / Mother: Okay. / Doctor: This is a minor head injury.",
      ['He has only vomited once'],
    ],
    [
      "Patient: I've got tummy pain. / Doctor: I'm concerned this could be acute appendicitis. If it gets worse, or you feel faint, then please ring 999. / Patient: Okay.",
      ['or the patient feels faint, the patient was advised to ring 999'],
      [/,,/],
    ],
    [
      "Patient: I'm dizzy. / Doctor: It's vertigo. If you're more short of breath, confused, or have a fever over 101, go to the ER. / Patient: Okay.",
      ['confused, or has a fever over 101'],
    ],
    [
      "Patient: I get palpitations. It's like my heart's racing. / Doctor: It's anxiety.",
      ["It is like the patient's heart is racing."],
    ],
    [
      "Patient: I've got a sore throat. My girlfriend took my temperature, it was 38.1. / Doctor: It's tonsillitis.",
      ['took the temperature, it was 38.1'],
    ],
    [
      "Doctor: How has his mood been? / Mother: He's a bit down. / Doctor: Okay.",
      ['His mood is slightly low.'],
    ],
    [
      "Patient: My back hurts. I'm lifting 50 pound boxes. / Doctor: Are you on oxygen at home? / Patient: No, never have been. / Doctor: It's a strain.",
      ['lifting 50-pound boxes'],
      [/Never have been/],
    ],
    [
      "Patient: I've been coughing for, gosh, about eight months. / Doctor: It's a cough.",
      ['for about 8 months'],
      [/gosh/],
    ],
    [
      "Patient: I feel low. / Doctor: You have depression. I would recommend that we stop the Microgynon today. I'd like to get some blood tests done: a full blood count and ferritin. / Patient: OK.",
      ['We will stop Microgynon today.', 'We will order blood tests: a full blood count and ferritin.'],
    ],
    [
      'Doctor: Has the levothyroxine dose changed recently? / Patient: Yes, it went up in May. / Doctor: Your thyroid is fine.',
      ['The levothyroxine dose has changed recently.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is found by what was done just before', () => {
  it.each<SmallVisit>([
    [
      "Patient: My back hurts. / Doctor: And I'd like to check the sensation around your bottom, is that okay? / Patient: Okay. / Doctor: That's normal.",
      ['Neurological: Sensation around the bottom: normal.'],
      [/We will check/],
    ],
    [
      "Patient: I have a cough. / Doctor: I'll listen to your chest now. That's clear.",
      ['Respiratory: Chest: clear.'],
    ],
    [
      "Patient: I have a sore throat. / Doctor: I'd like to feel your neck. That's normal. And look in your ears. Those look fine.",
      ['Neck: Normal.', 'Ears: fine.'],
      [/that is normal/i],
    ],
    [
      "Patient: My leg hurts. / Doctor: I'm going to press on your calves. That's fine.",
      ['Musculoskeletal: Calves: fine.'],
    ],
    [
      "Patient: My back hurts. / Doctor: Can you push your foot down? That's slightly weak on the right. And lift your big toe up, that's strong.",
      ['Pushing the foot down: slightly weak on the right.', 'Lifting the big toe up: strong.'],
    ],
    [
      'Patient: My back hurts. / Doctor: You can bend forward to about your knees. Straight leg raise is 40 degrees on the right.',
      ['The patient can bend forward to about the knees.'],
    ],
    [
      "Patient: My back hurts. / Doctor: I think it's sciatica. There are no signs of cauda equina, which is the thing I was checking for.",
      ['There are no signs of cauda equina'],
    ],
    [
      "Patient: I have a rash. / Doctor: There's freckling and sun damage on the shoulders and chest. Nails, there's pitting in three of them.",
      ['Skin: Freckling and sun damage on the shoulders and chest.'],
      [/Respiratory:|Extremities:/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is measured, by whomever', () => {
  it.each<SmallVisit>([
    [
      'doctor: alright so your vitals today temperature is one hundred point nine blood pressure one thirty eight over eighty four heart rate one oh two respiratory rate twenty / patient: okay',
      ['Temperature: 100.9.', 'Blood pressure: 138 over 84.', 'Heart rate: 102.', 'Respiratory rate: 20.'],
    ],
    [
      'doctor: temperature is one oh one blood pressure one thirty over eighty / patient: okay',
      ['Temperature: 101.', 'Blood pressure: 130 over 80.'],
    ],
    [
      "Patient: I'm short of breath. / Doctor: Lungs are clear. Weight 177 here.",
      ['Weight: 177.'],
      [/General: Weight/],
    ],
    [
      "Patient: I have flushes. / Doctor: And do you know your blood pressure and your weight? / Patient: I did it on my machine this morning like the text said, it was 126 over 78. And I'm 71 kilos.",
      ['Blood pressure: 126 over 78 (home reading).', 'Weight: 71 kg (reported).'],
    ],
    [
      'Patient: I have a cough. / Doctor: Any fever, shivering, or feeling sick? / Patient: No, I took my temperature this morning and it was 36.9.',
      ['Temperature: 36.9 (home reading).'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('how a child has grown, and an examination that is announced', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Length is 24 and a half inches, also the 50th, and head is 41 centimeters, the 60th. / Mother: Okay.',
      ['Length: 24.5 inches, 50th percentile.', 'Head circumference: 41 cm, 60th percentile.'],
      [/RESULTS/],
    ],
    ['Doctor: Her length is 24 and a half inches. / Mother: Okay.', ['Length: 24.5 inches.'], [/General/]],
    [
      "Doctor: i'm gonna do a quick rectal exam just to check for blood okay so there's no masses and the stool is dark and the guaiac is positive and there's no swelling in your legs / Patient: so there is blood / Doctor: yeah there's blood in there / Patient: okay",
      ['Gastrointestinal: No masses. Stool is dark and the guaiac is positive. Blood in the stool.'],
      [/rectal exam/],
    ],
    [
      'Doctor: The left eardrum is nice and gray, I can see the landmarks. / Mother: Okay.',
      ['Left eardrum: gray, the landmarks visible.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what belongs to an examination, and what is only a risk', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Let me check your pulse. Pulse is 78 and regular. / Patient: Okay.',
      ['Heart rate: 78, regular.'],
    ],
    [
      "Doctor: I need to examine you. Would you like a chaperone? / Patient: No, that's fine, go ahead. / Doctor: The cervix looks normal.",
      ['General: Chaperone was offered and declined.'],
      ['go ahead'],
    ],
    [
      "Patient: I'm having hot flushes. / Doctor: We could try HRT. / Patient: Is it safe? / Doctor: With breast cancer, there is a small increase in risk. / Patient: Okay.",
      ['small increase in risk'],
      ['PHYSICAL EXAM'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what was measured today, before, and at home', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Let's take your blood pressure. One forty, sorry, one thirty over eighty. Pulse is 72. / Patient: That's better than last time. / Doctor: It is. It was 152 over 94 in March. / Patient: I've cut down on the salt. / Doctor: Good. Carry on with the lisinopril, and we'll see you in six months.",
      ['Blood pressure: 130 over 80.', 'Blood pressure was 152 over 94 in March.'],
      ['140'],
    ],
    [
      "Doctor: Have you been checking your pressure at home? / Patient: Yes, it's mostly 135 over 85 in the mornings. Once it was 150. / Doctor: Your reading today is 128 over 76, so I'm happy. / Patient: Oh good.",
      ['in the mornings; it was 150 once.', 'Blood pressure: 128 over 76.'],
    ],
    [
      "Doctor: The nurse weighed you when you came in, 82 kilos. That's up 3 from your last visit. / Patient: I know, I've been eating badly since Christmas. / Doctor: And your blood pressure was 144 over 90. Let me repeat that. Okay, 136 over 84 now. / Patient: I was rushing to get here.",
      ['Weight: 82 kg, up 3 from the last visit.', '136 over 84 on repeat.'],
    ],
    [
      "Doctor: How's her weight been? / Mother: The health visitor weighed her last week, she was 6.2 kilos. / Doctor: Today she's 6.4, that's on the 50th centile. Length is 63 centimetres. / Mother: Is that good? / Doctor: It's lovely. Her soft spot is flat and her hips are stable.",
      ['Weight: 6.4 kg, on the 50th centile.', 'she was 6.2 kg.'],
      ['Weight: 6.2'],
    ],
    [
      "Doctor: Have you had a fever? / Patient: I checked this morning, it was 101.3. / Doctor: Right now you're 99.2. Pulse is 96. And your oxygen's fine, 98 percent on room air. / Patient: I took Tylenol in the car.",
      ['Temperature: 99.2.', 'it was 101.3.'],
      ['Temperature: 101.3', 'PAST MEDICAL'],
    ],
    [
      "Doctor: Let me listen to your chest. Big breath in. And again. There are some crackles at the bottom on the left. / Patient: Is that bad? / Doctor: It may be an infection. The right side sounds clear. Your oxygen is 94 percent, and it dropped to 89 when you walked down the hall. / Patient: I felt that. / Doctor: We'll get a chest X-ray today.",
      ['Oxygen saturation: 94%, 89% when walked.'],
      ['RESULTS'],
    ],
    [
      "Doctor: The baby's heartbeat is 145 and you're measuring 28 weeks. Your blood pressure's 116 over 72 and there's no protein in your urine. / Patient: Great. He kicks a lot. / Doctor: We'll do the glucose test next week.",
      ["There is no protein in the patient's urine."],
    ],
    [
      "Doctor: Hop on the scales. You're 84 today. / Patient: That's up. / Doctor: You were 81 in March.",
      ['Weight: 84.', "The patient's weight was 81 in March."],
      ['Weight: 81'],
    ],
    [
      "so how's his weight doing / the nurse said eleven pounds four last time / he's twelve pounds one today that's great",
      ['Weight: 12 pounds 1.'],
    ],
    [
      "Doctor: Your weight's 190 today, it was 195 last visit. / Patient: I've been walking. / Doctor: Your blood pressure was 150 over 90 last month. It's 132 over 80 now.",
      ['Weight: 190, was 195 last visit.', 'Blood pressure: 132 over 80.'],
      ['Blood pressure: 150'],
    ],
    [
      "Doctor: Blood pressure 160 over 95. I'll do it again. 148 over 90. / Patient: I get nervous.",
      ['148 over 90 on repeat.'],
    ],
    [
      "Doctor: Your blood pressure is 150 over 95, a bit high. / Patient: I had coffee. / Doctor: Let's check it again. That's 138 over 86, much better.",
      ['138 over 86 on repeat.'],
      ['PLAN\n\n- '],
    ],
    [
      "Doctor: Your husband's got one of those machines, hasn't he? / Patient: Yes, he's got high blood pressure, his was 170 over 100 yesterday. I tried it and mine was 140 over 88. / Doctor: Well, here it's 118 over 70. No concern there.",
      ['their blood pressure was 140 over 88.', 'Blood pressure: 118 over 70.'],
      ['Blood pressure: 170'],
    ],
    [
      'so your temps thirty eight five heart rates one ten and your oxygens ninety seven / i feel awful / throats a bit red ears are fine and theres no rash your necks not stiff',
      ['Temperature: 38.5.', 'Heart rate: 110.', 'Oxygen saturation: 97%.'],
    ],
    [
      "Doctor: His temperature was 39.4 in triage. It's 38.2 now after the ibuprofen. / Mother: He's a bit brighter. / Doctor: His capillary refill is two seconds and he's not working hard to breathe.",
      ['Temperature: 39.4. 38.2 now.'],
    ],
    [
      "Doctor: What was the oxygen reading on your home monitor? / Patient: It's been 91 or 92, and 86 when I climb the stairs. / Doctor: You're at 93 sitting here.",
      ['Oxygen saturation: 93%.'],
    ],
    [
      "Doctor: Your BP's 126 on 74, and your sugar, fasting, is 6.9. / Patient: My last one was 7.5.",
      ['Blood pressure: 126 over 74.'],
    ],
    [
      "Doctor: She's 26 pounds. And she's 98.9. / Mother: Okay. / Doctor: It's a virus.",
      ['Weight: 26 pounds.'],
      ['Weight: 98'],
    ],
    [
      "Doctor: Let me check him over. He's pink and active. Heart's normal, no murmur. Hips are stable. The left testicle's down, I can't feel the right one. / Patient: Is that a problem? / Doctor: We'll look again at three months. If it's still not down, I'll refer him to the surgeons. He weighs 4.6 kilos, so he's growing well. Vitamin D drops, one a day.",
      ['Weight: 4.6 kg.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what was felt where the hands were', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Lie back for me. I'm just going to feel your tummy. Does this hurt? / Patient: No. / Doctor: And here, on the lower right? / Patient: Ow, yes. / Doctor: And when I let go? / Patient: Ooh, that's worse. / Doctor: I'd like you to go to the hospital now, I'm worried about your appendix.",
      ['Tummy, on the lower right: pain.', 'Pain on letting go'],
    ],
    [
      "um let me have a look at that knee okay so it's a bit swollen here / yeah / any pain when i press here / on the inside yes / and on the outside / no that's fine / and it bends all right / i think you've sprained the ligament on the inside use ibuprofen and ice",
      [
        'Knee, on the inside: pain on pressing.',
        'Knee, on the outside: no pain.',
        'advised to use ibuprofen and ice.',
      ],
      ['MEDICATIONS'],
    ],
    [
      'Doctor: Hop up and let me feel your tummy. Tell me if it hurts. / Patient: Okay. / Doctor: Does it hurt when I press here, on the left? / Patient: A bit. / Doctor: And when I let go? / Patient: No.',
      ['No pain on letting go.'],
    ],
    [
      "right let me look at that ankle does it hurt when i press here / ow yeah / and at the back / no / and here on the inside / no that's okay / there's a lot of bruising on the outside",
      ['Ankle: pain on pressing. Ankle, at the back: no pain. Ankle, on the inside: no pain.'],
    ],
    [
      'Doctor: Let me see your elbow. Sore when I push here? / Patient: On the outside, yes. / Doctor: And on the inside? / Patient: Nope.',
      ['Elbow, on the outside: sore on pressing. Elbow, on the inside: not sore.'],
    ],
    [
      "Doctor: Any pain when I turn your neck? / Patient: To the right, yes. / Doctor: And the left? / Patient: It's stiff but it doesn't hurt. / Doctor: Your grip's a bit weaker on the right. The reflexes are there.",
      ['Pain on turning the neck; to the right.'],
      ['Reports pain'],
    ],
    [
      "Doctor: Any tenderness here over your kidneys? / Patient: No, nothing. / Doctor: Good. Your bladder's not full. And the urine shows blood, two plus.",
      ['Not tender over the kidneys.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what was seen, read and tried', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Let's check that eye. Read the bottom line for me. / Patient: I can't, it's blurry with the right one. / Doctor: So that's 20/60 in the right and 20/20 in the left. The right eye's red. I put some dye in and there's a small scratch on the cornea. Pupils are equal. / Doctor: I'll give you erythromycin ointment four times a day.",
      ['Eyes: Vision is 20/60 in the right and 20/20 in the left.'],
      ['RESULTS'],
    ],
    [
      "Doctor: Cover your left eye and read me the lowest line you can. / Patient: E, F, P, T, O, Z. / Doctor: Good, that's twenty forty on the right. And the other one? / Patient: Um, D, E, F. / Doctor: And it's twenty twenty-five on the left.",
      ['Vision is 20/40 on the right. Vision is 20/25 on the left.'],
    ],
    [
      "let me look at your eye the left one's red all over and there's sticky stuff the right one is white pupils are equal / it's stuck in the morning / you can read the chart six six with both so it's conjunctivitis chloramphenicol drops one drop every two hours for two days then four times a day for five days / can i wear my lenses / no not until it's been clear for two days",
      ['Right eye white.', 'can read the chart 6/6 with both.'],
      ['may read'],
    ],
    [
      "okay grandad's memory let's do a few questions what's the date today / um it's monday isn't it / it's thursday what year are we in / two thousand and one / who's the prime minister / i don't know / he scored eighteen out of thirty on this one and his mood's flat we'll send him to the memory clinic",
      [
        'Asked "What\'s the date today?": "um it\'s monday isn\'t it".',
        "He scored 18 out of 30 on this one and his mood's flat.",
      ],
      ['RESULTS'],
    ],
    [
      "Doctor: Any swelling in your legs? / Patient: They swell up by the evening. / Doctor: There's none there now. Heart sounds are normal, lungs are clear. Your neck veins aren't up. / Patient: Good. / Doctor: Keep the furosemide at 40 milligrams.",
      ["Swelling in the patient's legs: none there."],
      ['General'],
    ],
    [
      "Doctor: Have you noticed any rash on your tummy? / Patient: I had one last week. / Doctor: I can't see any there today. Tummy's soft.",
      ["Rash on the patient's abdomen: none there today."],
    ],
    [
      "Doctor: Let's see the ankle. There's swelling and bruising on the outside of the right one. The bone itself isn't tender. / Patient: It hurts just in front. / Doctor: You can take four steps, so no x-ray. The left one's normal. Keep it up, ice it, and wear the brace for two weeks. / Patient: Can I run? / Doctor: Not before the two weeks are up.",
      ['Left ankle is normal.', 'can take 4 steps'],
      ['RESULTS', 'may take'],
    ],
    [
      "so let me see the mole it's about seven millimetres on the left shoulder blade it's got two colours and an uneven edge the others on your back look fine no glands in the armpits / should i be worried / i want the skin team to see it within two weeks i'll send the referral today please keep out of the sun and don't pick it / okay and can i still do my marathon / yes that's no problem",
      ['It is about 7 mm on the left shoulder blade.'],
    ],
    [
      "Doctor: Let me look at both ears. There's some fluid behind the drum on the right. / Patient: It feels full. / Doctor: The left one's fine. I'd give it another two weeks.",
      ['Left ear is fine.'],
    ],
    [
      "Doctor: Your reflexes are brisk on the left. Your toes go up on that side. Has anyone told you that before? / Patient: No. / Doctor: We'll get an MRI of your brain and neck.",
      ["reflexes are brisk on the left. The patient's toes go up on that side."],
    ],
    [
      "Doctor: I can feel your liver edge, it's a bit enlarged. Your spleen's not enlarged. No fluid. / Patient: I've cut the drinking down.",
      ['spleen is not enlarged. No fluid.'],
      ['PLAN\n\n- '],
    ],
    [
      "Doctor: Your wound looks good. The stitches are in, no redness, no pus. / Patient: It was oozing on Sunday. / Doctor: It's dry today. Stitches out on Friday.",
      ['It is dry today.'],
      ['Counseling: It is dry'],
    ],
    [
      "Doctor: Follow my finger. There's no nystagmus. Smile. Good. The right side of your face isn't moving as well. / Patient: I noticed that this morning. / Doctor: You can't close the right eye fully. I think it's Bell's palsy.",
      ['face is not moving as well.', 'cannot close the right eye fully.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what a test showed, what is pending, and what is not needed', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Your bloods are back. The hemoglobin A1c is 7.8, it was 8.4 in June. / Patient: So it's coming down. / Doctor: It is. Creatinine's 1.1, potassium 4.6, both fine. The cholesterol isn't back yet. / Patient: Okay. / Doctor: Stay on the metformin, 1000 twice a day.",
      ['The cholesterol is not back yet.'],
    ],
    [
      "so your ecg's normal sinus rhythm no changes / oh thank god / and the chest xray we did last month was clear / yeah they told me / troponin's still pending we'll know in an hour / okay",
      ['The chest xray we did last month was clear. Troponin is still pending'],
      ['PAST MEDICAL'],
    ],
    [
      "Doctor: I've dipped your urine. There's leukocytes and nitrites, no blood. / Patient: So it is an infection? / Doctor: Yes. I'll send it off for culture. Nitrofurantoin 100 milligrams twice a day for three days.",
      ['Urine dip: leukocytes and nitrites, no blood.', '1. Infection.'],
    ],
    [
      "Doctor: The X-ray of your wrist shows a break at the end of the radius. It's not out of place. / Patient: It's really sore. / Doctor: It's swollen and tender over the right wrist. You can move your fingers and feeling's normal. We haven't done a CT and you don't need one. / Doctor: We'll put it in a cast for six weeks.",
      ['It is not out of place.', 'We have not done a CT and the patient does not need one.'],
      ['need an x-ray'],
    ],
    [
      "Doctor: I'm still waiting for your urine culture. The CT's fine. You don't need an MRI. / Patient: Okay. / Doctor: Call me if the rash isn't back to normal in a week.",
      ["The patient's urine culture is still awaited."],
    ],
    [
      "Doctor: The X-ray shows a fracture of the collarbone. The ends are nicely lined up. / Patient: Do I need an operation? / Doctor: No. I just dipped your urine as well, and there's a trace of blood.",
      ['The ends are nicely lined up. Urine dip: a trace of blood.'],
    ],
    [
      'the ct head they did at the hospital was normal and your bloods there showed a low sodium one twenty eight / yeah they gave me a drip / today its one thirty four so thats better your pressures fine one twenty six over seventy',
      ["the patient's bloods there showed a low sodium 128."],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what illness the answer names', () => {
  it.each<SmallVisit>([
    [
      "Doctor: The skin on your elbows is thick and scaly, and you've got some on your scalp too. Nails are a bit pitted. / Patient: My dad has psoriasis. / Doctor: That's what this is. Use the betamethasone cream once a day for four weeks.",
      ['1. Psoriasis.'],
      ['That is what'],
    ],
    [
      "Doctor: There's a row of blisters on the left side of your chest. / Patient: My sister had shingles last year. / Doctor: I think that's what you've got, too.",
      ['thought to have shingles'],
    ],
    [
      "Patient: Mum gets eczema really badly. / Doctor: Your elbows are dry and cracked. That's what this is.",
      ['1. Eczema.'],
    ],
    [
      "so is it asthma / could be i'd like you to have some breathing tests",
      ['It could be asthma.'],
      ['1. Asthma', 'CHIEF COMPLAINT'],
    ],
    [
      "Doctor: Your urine's full of white cells. / Patient: Have I got a bladder infection then? / Doctor: You have, yes. I'll send it off.",
      ['1. Bladder infection.'],
    ],
    [
      "Doctor: Let me look at his throat. It's red, with some spots at the back. Left ear is a little pink, right ear's normal. Chest's clear. / Patient: He hates that. / Doctor: Nearly done. His temperature's a hundred point six. It looks like hand, foot and mouth. It'll pass in a week. / Patient: Can he go to daycare? / Doctor: Not until the blisters have dried up.",
      ['1. Hand-foot-and-mouth.'],
    ],
    [
      "um show me where / just here on the outside / okay there's some swelling over the outer ankle but it's not tender on the bone and you can move it / yeah it's just sore / right i think you've pulled one of the ligaments keep it up and take some paracetamol / how long / two weeks or so come back if you can't walk on it",
      ['The patient is thought to have pulled one of the ligaments.', 'take some paracetamol.'],
    ],
  ])('%s', (...one) => holds(one));
});
