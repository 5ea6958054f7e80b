import { describe, it } from 'vitest';
import { codes, holds, type SmallVisit } from './small-visit.ts';

describe('several problems, each with its own plan', () => {
  it.each<SmallVisit>([
    [
      "Doctor: How has your mood been since we stopped the sertraline? / Patient: Not good. It's come back, just like last year. I cry most days and I don't want to see anybody. / Doctor: Your PHQ-9 is 17. So this is a moderately severe depression, and it's come back, so it's recurrent. I want to start you back on sertraline, 50 milligrams every morning. And I'll refer you to Dr. Haines for counseling. / Patient: Okay. / Doctor: Second problem, tobacco use. You're at a pack a day. I'll send in nicotine patches, 21 milligrams, and here's the number for the quit line. / Patient: I'll give it a try.",
      [
        '1. Moderately severe depression.',
        '2. Tobacco use.',
        'Tobacco use.\n- Medical Treatment: We will send in nicotine patches',
      ],
      ['Other.'],
    ],
    [
      "Doctor: And you've had burning when you pee since Sunday, and you saw blood in it? / Patient: Yes, it was pink yesterday. No back pain and no fever. / Doctor: The urine shows white cells, nitrites and blood. So you've got a bladder infection with blood in the urine. I'll give you nitrofurantoin, 100 milligrams twice a day for five days. I'm sending the urine for a culture. / Patient: Good. / Doctor: As for your sugars, your A1c is 9.4, so the diabetes is not controlled. I want to go up on the metformin to 1000 twice a day. See the eye doctor too. / Patient: All right.",
      ['1. Bladder infection.', '2. Diabetes.', 'Diabetes.\n- Medical Treatment: We will increase metformin'],
    ],
    [
      "Doctor: You've a fever of 102.4 and it hurts when I tap your back on the right. This is more serious than a bladder infection. It's a kidney infection, pyelonephritis, on the right. I'm going to give you a shot of ceftriaxone now, and then ciprofloxacin 500 milligrams twice a day for seven days. / Patient: Do I need to go to the hospital? / Doctor: Not if you can keep fluids down. I want to hear from you in two days.",
      [
        '1. Kidney infection.',
        'Kidney infection.\n- Medical Treatment: We will provide a shot of ceftriaxone',
      ],
      ['\n2. ', '\nSerious than', '\nBladder infection.'],
    ],
    [
      "Doctor: So for your first problem, the high cholesterol, your LDL is 162. I'd like to start atorvastatin 20 milligrams at night. We'll repeat the lipids in three months. / Patient: Fine. / Doctor: Then there's the smoking. Thirty pack years. I'd like to get a low-dose CT of your lungs, and I'll give you the nicotine patch, 21 milligrams. Call the quit line as well. / Patient: I've been meaning to quit. / Doctor: And the blood pressure, it's 152 over 94, so that's not where I want it. Let's go up on the lisinopril to 20 milligrams. I'll call you in two weeks to see what your readings are.",
      [
        '2. Smoking.',
        '3. Blood pressure.',
        'Smoking.\n- Medical Treatment: We will order a low-dose CT',
        'The patient was advised to call the quit line.\nBlood pressure.',
        '- Follow-up: We will call the patient in 2 weeks',
      ],
    ],
    [
      "Doctor: How much are you drinking these days? / Patient: About six beers a night since I lost the job. / Doctor: That's an alcohol use disorder, and a moderate one. I'd like you to try naltrexone, 50 milligrams a day, and I'll give you the details for the group on Elm Street. / Patient: Okay. / Doctor: Then your feet. The numbness is a neuropathy, and I think it's from the alcohol. I'm going to check a B12 and a folate. And take thiamine 100 milligrams a day.",
      [
        'Neuropathy.\n- Medical Treatment: We will check a B12 and a folate.\n- The patient was advised to take thiamine',
      ],
    ],
    [
      "Doctor: So number one, the gout in your right big toe. Take colchicine, 0.6 milligrams twice a day till it settles. Number two, your kidneys, stage 3a kidney disease, the creatinine is steady at 1.5. Stay away from ibuprofen, and we'll recheck the kidney test in three months. Number three, the blood pressure. It's good today, keep taking losartan 50. / Patient: Okay.",
      [
        '2. Stage 3a kidney disease.',
        '3. Blood pressure.',
        'Stage 3a kidney disease.\n- Medical Treatment: The patient was advised to stay away from ibuprofen',
      ],
    ],
    [
      "Doctor: Your thyroid level came back, the TSH is 8.9, so you're a bit underactive still. I'm going to raise the levothyroxine to 100 micrograms. We'll recheck the TSH in six weeks. / Patient: Is that why I'm tired? / Doctor: It may be. But your iron is low too. The ferritin is 6 and the hemoglobin is 10.2, so you have iron deficiency anemia, from the heavy periods. Take ferrous sulfate, one tablet every other day. And I'm going to order a pelvic ultrasound for the heavy periods.",
      [
        '2. Heavy menstrual bleeding.',
        'Thyroid.\n- Medical Treatment: We will increase levothyroxine to 100 mcg.\n- Follow-up: We will recheck the TSH',
      ],
      ['Other.'],
    ],
    [
      "Doctor: How's the breathing? / Patient: Worse since the cold. I'm using the rescue inhaler five times a day and I'm bringing up green stuff. / Doctor: You're wheezing all over. It isn't pneumonia, the X-ray is clear. This is a flare of your COPD. I'll give you prednisone 40 milligrams for five days and doxycycline 100 twice a day for five days. / Patient: Okay. / Doctor: And you're still smoking? / Patient: Half a pack. / Doctor: Let's work on that. I'll start varenicline, and I'd like you to pick a quit date.",
      ['2. Smoking.', 'Smoking.\n- Medical Treatment: We will start varenicline.'],
      ['Pneumonia.'],
    ],
    [
      "Doctor: My impression is that you've got a sprained right ankle. It's not broken. Rest it, ice it, and wear the brace for two weeks. I'll send you to physical therapy. / Patient: Okay. And the wart on my hand? / Doctor: That's a common wart. I'll freeze it today. Come back in three weeks for another round.",
      [
        '2. Common wart.',
        'Common wart.\n- Patient Education and Counseling: We will freeze it today.\n- Follow-up: Follow up in 3 weeks for another round.',
      ],
    ],
    [
      "Doctor: So the chest pain. Your EKG is normal and the troponin is negative, so I don't think this is your heart. When I press on the breastbone you jump, so it's costochondritis. Take naproxen 500 milligrams twice a day with food for a week. / Patient: My dad had a heart attack, that's why I came. / Doctor: I understand. Your anxiety has been up as well. Let's increase the escitalopram to 20 milligrams, and I'd like you to go back to your therapist.",
      ['1. Costochondritis.', '2. Anxiety.'],
      ['1. Chest pain.'],
    ],
    [
      "Doctor: For your diabetes, the A1c is 6.8. That's well controlled. Carry on with metformin 500 milligrams twice a day. / Patient: Good. / Doctor: And your blood pressure is good at 124 over 78. Stay on the ramipril 5 milligrams. Your cholesterol is also at goal on the simvastatin 40. We'll do all your bloods again in six months.",
      [
        '2. Blood pressure.',
        '3. Hyperlipidemia.',
        'Blood pressure.\n- Medical Treatment: The patient was advised to stay on the ramipril 5 mg.',
      ],
    ],
    [
      "second problem the knees so the x-ray shows arthritis in both knees moderate i'd say / i'm going to send you to pt and you can use voltaren gel four times a day / okay doc / then your weight your bmi is 36 so let's start wegovy 0.25 milligrams once a week and i'll have you see the dietitian",
      ['2. Weight.', 'Weight.\n- Medical Treatment: We will start wegovy'],
      ['Knees.'],
    ],
    [
      "Doctor: Let's go through things. Heart failure first. Your weight is down four pounds and the legs are not swollen. Keep on with furosemide 40 in the morning. I'll check your potassium today. / Patient: Good. / Doctor: Next, the prostate. You're up four times a night. That's an enlarged prostate. Start tamsulosin 0.4 milligrams at bedtime. I'd like a PSA. / Patient: And my shoulder? / Doctor: That's rotator cuff tendinitis on the right. I'd do physical therapy for that.",
      [
        'Rotator cuff tendinitis on the right.\n- Specialist Referrals: We would do physical therapy for that.',
        '2. Rotator cuff tendinitis on the right.',
      ],
    ],
    [
      "Doctor: Okay so it's bipolar disorder, and right now you're in a depressive episode. Let's take the lamotrigine up to 100 milligrams. And you told me you've no thoughts of harming yourself. / Patient: No, none. / Doctor: The other thing is your weight, you've gained 20 pounds on the quetiapine. I'll check a lipid panel and an A1c for that.",
      ['1. Bipolar disorder.', '2. Weight.'],
      ['\n3. ', 'Depressive episode.'],
    ],
    [
      "Doctor: I reviewed the biopsy. The spot on your back is a basal cell carcinoma. I'll send you to Dr. Osei to have it cut out. / Patient: So it's not melanoma? / Doctor: No, it isn't melanoma. And the scaly patches on your scalp are actinic keratoses. I'll freeze three of them today. Wear a hat.",
      [
        'Basal cell carcinoma.\n- Patient Education and Counseling: We will refer to Dr. Osei',
        'Actinic keratoses.\n- Patient Education and Counseling: We will freeze 3 of them today.',
      ],
    ],
    [
      "Doctor: The stool test came back positive for H. pylori. So that's the cause of your gastritis. You'll take bismuth quadruple therapy for 14 days. We'll do a breath test four weeks after. / Patient: And I still take the B12 shots, right? / Doctor: Yes, every month for the B12 deficiency.",
      ['1. Gastritis.', '2. B12 deficiency.'],
    ],
    [
      "Doctor: You have hemorrhoids, internal ones. Eat more fiber, drink more water, and use the hydrocortisone suppository at night for a week. Because there's been blood and you're 52, I'd still like a colonoscopy. / Patient: All right. And the vertigo? / Doctor: The Dix-Hallpike was positive on the left, so it's BPPV. We did the Epley today. Do the exercises at home twice a day.",
      ['BPPV.\n- Patient Education and Counseling: The patient was advised to do the exercises at home'],
    ],
    [
      "Doctor: It's another ear infection, that's the third this year, in the right ear. I'll give her Augmentin twice a day for ten days, and I want the ENT to see her about tubes. / Mother: And her cough? / Doctor: That's just a cold. Honey at bedtime.",
      ['2. Cold.', 'Cold.\n- Patient Education and Counseling: Honey at bedtime.'],
    ],
    [
      "Doctor: It's your left knee, moderate osteoarthritis. We can do a cortisone injection today. / Patient: Yes please. / Doctor: Then the sleep apnea, are you wearing the mask? / Patient: Every night. / Doctor: Great, stay on the CPAP. And the depression, how is that on the Wellbutrin? / Patient: It's come back a bit. / Doctor: Okay, so let's go up to 300 milligrams.",
      ['2. Depression.', 'Depression.\n- Medical Treatment: Wellbutrin: go up to 300 mg.'],
    ],
    [
      "Doctor: The thing on your chest is a seborrheic keratosis, nothing to worry about. And the rash in your groin is a fungal infection, tinea cruris. Use clotrimazole twice a day for two weeks. / Patient: Good. And my blood pressure's been high at home. / Doctor: It's 150 over 90 here as well. Let's add amlodipine 5 to the losartan. Bring me a log in a month.",
      ['3. Elevated blood pressure.'],
    ],
    [
      "Doctor: Okay, for your second problem, the low back pain, I think it's a herniated disc, L5 on the right, with sciatica. We'll order an MRI and start gabapentin 300 at night. / Patient: Okay. / Doctor: For your third problem, high cholesterol, keep taking the pravastatin 40. For your last problem, obesity, your BMI is 34, so let's get you in with the nutritionist.",
      [
        '1. Herniated disc.',
        '2. Hyperlipidemia.',
        '3. Obesity.',
        'Obesity.\n- Specialist Referrals: We will refer to nutritionist.',
      ],
    ],
    [
      "Doctor: She's got croup and her right ear is infected too. A single dose of dexamethasone now, and amoxicillin for the ear for ten days. / Father: And the eczema on her legs? / Doctor: Keep going with the hydrocortisone and the Eucerin.",
      [
        '2. Eczema.',
        "Eczema.\n- Medical Treatment: The patient's father asked about the eczema on her legs: Continue hydrocortisone",
      ],
    ],
    [
      "Doctor: So three things. One, your pneumonia's cleared. Two, the COPD, you're still short of breath, so I'm adding Spiriva, one puff a day. Three, you're smoking again, ten a day. I'd like you on the patch, 14 milligrams. / Patient: Okay.",
      [
        '2. COPD.',
        '3. Smoking.',
        'Smoking.\n- Medical Treatment: The patient was advised to be on the patch',
      ],
    ],
    [
      "Doctor: The memory test was 22 out of 30. That's mild cognitive impairment, it isn't dementia. I want a B12 and a TSH, and an MRI of the brain. / Daughter: And her hearing? / Doctor: She's got wax in both ears. We'll flush them today. / Daughter: And her water tablets? / Doctor: Keep the furosemide at 20 for the heart failure.",
      [
        '1. Mild cognitive impairment.',
        '2. Wax in both ears.',
        '3. Heart failure.',
        'Wax in both ears.\n- Patient Education and Counseling: We will flush them',
      ],
    ],
    [
      "Doctor: Your PSA's gone up to 6.8. I want you to see the urologist. It may just be the enlarged prostate. / Patient: And the tamsulosin? / Doctor: Stay on that. And the gout, any attacks? / Patient: One in March. / Doctor: Then let's start allopurinol 100 milligrams a day.",
      ['2. Gout.', 'Gout.\n- Medical Treatment: We will start allopurinol'],
    ],
    [
      "Doctor: So it's a bladder infection, and there's blood in the urine with it. Bactrim twice a day for three days. / Patient: Okay. / Doctor: I'd like to recheck the urine in two weeks to be sure the blood's gone. Now, your anxiety. How's the Lexapro? / Patient: I'm still on edge all the time. / Doctor: Then let's go up to 20.",
      ['2. Anxiety.', 'Anxiety.\n- Medical Treatment: Lexapro: go up to 20.'],
    ],
    [
      "okay so your blood pressure is one fifty eight over ninety six so that's too high i want to double the losartan to a hundred / okay / and then your kidney function is down a little it's stage three b so no more ibuprofen and i want you to see the kidney doctor / alright / and the diabetes your a one c is eight point nine that's not controlled so let's add ozempic",
      ['2. Blood pressure.', 'Blood pressure.\n- Medical Treatment: We will double the losartan'],
    ],
    [
      "Doctor: You've got a sprain of the right wrist, I don't think it's broken. Wear the splint for two weeks, and take ibuprofen. / Patient: My wife says I snore and stop breathing. / Doctor: That sounds like sleep apnea. I'm going to order a home sleep study.",
      ['2. Sleep apnea.', 'Sleep apnea.\n- Additional Testing: We will order a home sleep study.'],
    ],
    [
      "Doctor: He has bronchiolitis. Keep his nose clear with saline and give small feeds. He's breathing fine, so he can stay home. / Mother: Okay. His bottom's really red too. / Doctor: That's a diaper rash. Zinc oxide with every change. / Mother: And does he still need the reflux medicine? / Doctor: Yes, keep the famotidine going until he's six months.",
      ['Diaper rash.\n- Medical Treatment: Zinc oxide', 'Reflux.\n- Medical Treatment: '],
    ],
    [
      "Doctor: Your hemoglobin is 9.8 and the ferritin is 5, so it's iron deficiency anemia. I'd like you to take iron once a day and I'm sending you to the GI doctor for a colonoscopy. / Patient: Okay. / Doctor: And as for the hot flashes, we can try venlafaxine 37.5. / Patient: Yes please. / Doctor: You're still smoking, so we talked about that. I'll send in the nicotine lozenges.",
      ['2. Hot flashes.', '3. Smoking.', 'Hot flashes.\n- Medical Treatment: We will try venlafaxine'],
    ],
    [
      "Doctor: How long have you had the diabetes? / Patient: Ten years. I take metformin. / Doctor: And what brings you in? / Patient: My shoulder hurts on the right. / Doctor: I think you've got a frozen shoulder. I'd like you to see physical therapy. / Patient: Okay. / Doctor: As for your sugars, the A1c is 9.6. That's out of control. Let's add Jardiance 10 milligrams.",
      ['2. Diabetes. That is out of control.\n'],
    ],
    [
      "Patient: I have high blood pressure and I smoke a pack a day. / Doctor: You have acute bronchitis. Use the albuterol inhaler every four hours. Your blood pressure is not controlled either, so let's go up on the lisinopril to 40. And you need to stop smoking. I'll send in the patches. / Patient: Okay.",
      [
        '2. Hypertension.',
        'Hypertension.\n- Medical Treatment: We will increase lisinopril to 40.',
        'Smoking.\n- Medical Treatment: The patient was advised to stop smoking.',
      ],
    ],
    [
      "doctor: so for your first problem your copd it's a moderate exacerbation i want to give you prednisone 40 for five days / patient: okay / doctor: for your second problem your tobacco use i'd like to start chantix / patient: sure / doctor: and for your diabetes you know your a1c went from seven to nine so it's uncontrolled so i want you to start ozempic",
      ['1. Moderate exacerbation of COPD.', '2. Tobacco use.', '3. Diabetes.'],
      ['\n4. '],
    ],
    [
      'Doctor: You have an ear infection on the left, the eardrum is bulging. Amoxicillin for ten days. / Mother: What about his asthma, should we keep the Flovent going? / Doctor: Yes, keep the Flovent going all winter.',
      ['1. Ear infection on the left.', '2. Asthma.'],
      ['\n3. '],
    ],
    [
      "Doctor: Your depression has come back, and this time it's severe. I'd like to put you on venlafaxine. And the panic attacks, use the hydroxyzine when you need it. / Patient: And I'm still getting the migraines. / Doctor: Let's add topiramate 25 milligrams at night for that.",
      ['3. Migraines.', 'Migraines.\n- Medical Treatment: We will add topiramate'],
    ],
    // What is done for another matter makes no problem of the one whose medicine is stopped or only might be given.
    [
      "Doctor: You have gout in the left big toe. It's the water pill, so stop the hydrochlorothiazide. Your blood pressure is 118 over 70.",
      ['1. Gout in the left big toe.'],
      ['Blood pressure.\n'],
    ],
    [
      "Doctor: You have sciatica. I'd like you to do physical therapy. I'll check your kidneys and your thyroid today.",
      ['1. Sciatica.'],
      ['\n2. '],
    ],
    [
      'Doctor: This is more than just a cold. You have sinusitis. Take amoxicillin 500 milligrams three times a day.',
      ['1. Sinusitis.'],
      ['\n2. ', 'Cold.'],
    ],
  ])('%s', (...visit) => holds(visit));
});

/** A visit, the codes that it gives, and those that it must not. */
type Coded = [visit: string, has: string[], hasNot: string[]];

describe('codes of the degree and kind that was said', () => {
  it.each<Coded>([
    [
      "Doctor: How has your mood been since we stopped the sertraline? / Patient: Not good. It's come back, just like last year. I cry most days and I don't want to see anybody. / Doctor: Your PHQ-9 is 17. So this is a moderately severe depression, and it's come back, so it's recurrent. I want to start you back on sertraline, 50 milligrams every morning. And I'll refer you to Dr. Haines for counseling. / Patient: Okay. / Doctor: Second problem, tobacco use. You're at a pack a day. I'll send in nicotine patches, 21 milligrams, and here's the number for the quit line. / Patient: I'll give it a try.",
      ['F33.1', 'F17.210'],
      ['F32.1', 'Z72.0'],
    ],
    [
      "Doctor: And you've had burning when you pee since Sunday, and you saw blood in it? / Patient: Yes, it was pink yesterday. No back pain and no fever. / Doctor: The urine shows white cells, nitrites and blood. So you've got a bladder infection with blood in the urine. I'll give you nitrofurantoin, 100 milligrams twice a day for five days. I'm sending the urine for a culture. / Patient: Good. / Doctor: As for your sugars, your A1c is 9.4, so the diabetes is not controlled. I want to go up on the metformin to 1000 twice a day. See the eye doctor too. / Patient: All right.",
      ['N30.01', 'E11.65'],
      [],
    ],
    [
      "Doctor: You've a fever of 102.4 and it hurts when I tap your back on the right. This is more serious than a bladder infection. It's a kidney infection, pyelonephritis, on the right. I'm going to give you a shot of ceftriaxone now, and then ciprofloxacin 500 milligrams twice a day for seven days. / Patient: Do I need to go to the hospital? / Doctor: Not if you can keep fluids down. I want to hear from you in two days.",
      ['N10'],
      ['N30.90'],
    ],
    [
      "Doctor: So for your first problem, the high cholesterol, your LDL is 162. I'd like to start atorvastatin 20 milligrams at night. We'll repeat the lipids in three months. / Patient: Fine. / Doctor: Then there's the smoking. Thirty pack years. I'd like to get a low-dose CT of your lungs, and I'll give you the nicotine patch, 21 milligrams. Call the quit line as well. / Patient: I've been meaning to quit. / Doctor: And the blood pressure, it's 152 over 94, so that's not where I want it. Let's go up on the lisinopril to 20 milligrams. I'll call you in two weeks to see what your readings are.",
      ['E78.5', 'F17.210', 'I10'],
      [],
    ],
    [
      "Doctor: How much are you drinking these days? / Patient: About six beers a night since I lost the job. / Doctor: That's an alcohol use disorder, and a moderate one. I'd like you to try naltrexone, 50 milligrams a day, and I'll give you the details for the group on Elm Street. / Patient: Okay. / Doctor: Then your feet. The numbness is a neuropathy, and I think it's from the alcohol. I'm going to check a B12 and a folate. And take thiamine 100 milligrams a day.",
      ['F10.20', 'G62.1'],
      [],
    ],
    [
      "Doctor: So number one, the gout in your right big toe. Take colchicine, 0.6 milligrams twice a day till it settles. Number two, your kidneys, stage 3a kidney disease, the creatinine is steady at 1.5. Stay away from ibuprofen, and we'll recheck the kidney test in three months. Number three, the blood pressure. It's good today, keep taking losartan 50. / Patient: Okay.",
      ['M10.071', 'N18.31'],
      ['N28.9'],
    ],
    [
      "Doctor: Your thyroid level came back, the TSH is 8.9, so you're a bit underactive still. I'm going to raise the levothyroxine to 100 micrograms. We'll recheck the TSH in six weeks. / Patient: Is that why I'm tired? / Doctor: It may be. But your iron is low too. The ferritin is 6 and the hemoglobin is 10.2, so you have iron deficiency anemia, from the heavy periods. Take ferrous sulfate, one tablet every other day. And I'm going to order a pelvic ultrasound for the heavy periods.",
      ['D50.0', 'E03.9'],
      [],
    ],
    [
      "Doctor: How's the breathing? / Patient: Worse since the cold. I'm using the rescue inhaler five times a day and I'm bringing up green stuff. / Doctor: You're wheezing all over. It isn't pneumonia, the X-ray is clear. This is a flare of your COPD. I'll give you prednisone 40 milligrams for five days and doxycycline 100 twice a day for five days. / Patient: Okay. / Doctor: And you're still smoking? / Patient: Half a pack. / Doctor: Let's work on that. I'll start varenicline, and I'd like you to pick a quit date.",
      ['J44.1', 'F17.210'],
      ['J18.9'],
    ],
    [
      "Doctor: For your diabetes, the A1c is 6.8. That's well controlled. Carry on with metformin 500 milligrams twice a day. / Patient: Good. / Doctor: And your blood pressure is good at 124 over 78. Stay on the ramipril 5 milligrams. Your cholesterol is also at goal on the simvastatin 40. We'll do all your bloods again in six months.",
      ['E11.9', 'E78.5', 'I10'],
      [],
    ],
    [
      "Doctor: Okay so it's bipolar disorder, and right now you're in a depressive episode. Let's take the lamotrigine up to 100 milligrams. And you told me you've no thoughts of harming yourself. / Patient: No, none. / Doctor: The other thing is your weight, you've gained 20 pounds on the quetiapine. I'll check a lipid panel and an A1c for that.",
      ['F31.30'],
      ['F31.9'],
    ],
    [
      "Doctor: You've got sinusitis. It's been twelve days and it's getting worse again, so I'll treat it. Augmentin 875 twice a day for seven days, and rinse your nose with salt water. / Patient: And my hay fever, do I stop the tablets? / Doctor: No, for the allergies keep taking cetirizine, and add Flonase, two sprays in each nostril a day.",
      ['J01.90', 'J30.9'],
      ['T78.40XA'],
    ],
    [
      "Doctor: How are your fits? / Patient: None since March. / Doctor: Good, so the epilepsy is well controlled. Carry on with levetiracetam 500 milligrams twice a day. I'll do a level. / Patient: And I'm getting this tingling in my hands at night. / Doctor: That's carpal tunnel, both sides, mild. Wear the splints at night, and we'll do a nerve study if they don't help in six weeks.",
      ['G40.909', 'G56.03'],
      [],
    ],
    [
      "Doctor: Her peak flow is 60 percent. It's a moderate asthma attack, and she's a moderate persistent asthmatic. We'll give her three nebulizers here, and then prednisolone 30 milligrams a day for five days. I'm also going to start her on Flovent 110, two puffs twice a day. / Mother: And the eczema? / Doctor: For the eczema use hydrocortisone 2.5 percent twice a day on the elbows, and a thick cream after the bath.",
      ['J45.41'],
      ['J45.40'],
    ],
    [
      "Doctor: You have hemorrhoids, internal ones. Eat more fiber, drink more water, and use the hydrocortisone suppository at night for a week. Because there's been blood and you're 52, I'd still like a colonoscopy. / Patient: All right. And the vertigo? / Doctor: The Dix-Hallpike was positive on the left, so it's BPPV. We did the Epley today. Do the exercises at home twice a day.",
      ['K64.8', 'H81.12'],
      [],
    ],
    [
      "Doctor: Your asthma is severe, and it's flared up again. Take prednisone 40 milligrams for five days, and I'm going to step you up to Symbicort, two puffs twice a day. / Patient: Okay. / Doctor: As for your sugars, the steroid will push them up. Your A1c was 8.3, so that's not controlled anyway. Go up on the glipizide to 10 milligrams. / Patient: Okay.",
      ['J45.901'],
      ['J45.909'],
    ],
    [
      "Doctor: So three things. One, your pneumonia's cleared. Two, the COPD, you're still short of breath, so I'm adding Spiriva, one puff a day. Three, you're smoking again, ten a day. I'd like you on the patch, 14 milligrams. / Patient: Okay.",
      ['J44.9'],
      ['J18.9'],
    ],
    [
      "Doctor: How long have you had the diabetes? / Patient: Ten years. I take metformin. / Doctor: And what brings you in? / Patient: My shoulder hurts on the right. / Doctor: I think you've got a frozen shoulder. I'd like you to see physical therapy. / Patient: Okay. / Doctor: As for your sugars, the A1c is 9.6. That's out of control. Let's add Jardiance 10 milligrams.",
      ['E11.65'],
      ['E11.9'],
    ],
    [
      "Patient: I have high blood pressure and I smoke a pack a day. / Doctor: You have acute bronchitis. Use the albuterol inhaler every four hours. Your blood pressure is not controlled either, so let's go up on the lisinopril to 40. And you need to stop smoking. I'll send in the patches. / Patient: Okay.",
      ['I10', 'F17.210'],
      [],
    ],
    [
      "doctor: so for your first problem your copd it's a moderate exacerbation i want to give you prednisone 40 for five days / patient: okay / doctor: for your second problem your tobacco use i'd like to start chantix / patient: sure / doctor: and for your diabetes you know your a1c went from seven to nine so it's uncontrolled so i want you to start ozempic",
      ['J44.1', 'E11.65'],
      ['J44.9'],
    ],
    [
      "Doctor: Your depression has come back, and this time it's severe. I'd like to put you on venlafaxine. And the panic attacks, use the hydroxyzine when you need it. / Patient: And I'm still getting the migraines. / Doctor: Let's add topiramate 25 milligrams at night for that.",
      ['F33.2'],
      ['F32.2'],
    ],
    [
      'Doctor: I think this is a mild depression. See a therapist. If it comes back after that, we will talk about medicine.',
      ['F32.0'],
      ['F33.0'],
    ],
  ])('%s', (...one) => codes(...one));
});
