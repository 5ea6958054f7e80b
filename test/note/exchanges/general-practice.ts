import type { Exchange } from './exchange.ts';

/** General practice in Britain and family medicine. */
export const generalPractice: readonly Exchange[] = [
  {
    name: 'a chest infection in a surgery in Britain',
    specialty: 'family_medicine',
    visit: `GP: Hello, what can I do for you?
Patient: I've had a chesty cough for ten days, doctor, bringing up green stuff, and I've been feverish.
GP: Your temperature is 38.2 and I can hear crackles at the right base. Sats are 96.
Patient: Do I need antibiotics?
GP: I think you do, this is a chest infection, a pneumonia on the right side. I'll prescribe amoxicillin, 500 milligrams three times a day for five days. Take paracetamol for the fever, and plenty of fluids. I'd like you to have a chest x-ray at the hospital. If you become short of breath, ring 999.
Patient: Right, thank you.`,
    titles: [/pneumonia|chest infection/i],
    codes: ['J18.9'],
    plan: [/amoxicillin,? 500 mg 3 times daily for 5 days/, /paracetamol/, /chest x-ray/i, /999/],
  },
  {
    name: 'a back that went on lifting, in Britain',
    specialty: 'family_medicine',
    visit: `GP: What seems to be the trouble?
Patient: I put my back out lifting a washing machine on Saturday. It's right across the bottom.
GP: Any numbness down below, or trouble passing water?
Patient: No, nothing like that.
GP: You've got a lumbar strain. Keep moving as much as you can, don't stay in bed. Ibuprofen 400 milligrams three times a day with food, and I'll give you a bit of codeine, 15 milligrams at night. If you get numbness around the back passage or can't pass water, go straight to A and E. I'll write you a sick note for a week. If it's no better in six weeks we'll get you some physio.
Patient: Cheers.`,
    titles: [/lumbar strain/i],
    codes: ['S39.012A'],
    plan: [/keep moving/i, /ibuprofen 400 mg 3 times daily/i, /codeine,? 15 mg/, /numbness/, /physio/],
  },
  {
    name: 'tablets for blood pressure that make a cough, in Britain',
    specialty: 'family_medicine',
    visit: `GP: How are you getting on with the ramipril?
Patient: It's given me this dry tickly cough, keeps the wife awake.
GP: That's a well-known side effect. Blood pressure today is 138 over 84.
Patient: Can I change it?
GP: Yes. For your hypertension, stop the ramipril and start losartan 50 milligrams once a day instead. The cough should settle in a few weeks. We'll do bloods for your kidneys in a fortnight, and see the nurse for a blood pressure check in a month.
Patient: Lovely.`,
    titles: ['Hypertension'],
    codes: ['I10'],
    codesAlso: ['T46.4X5A', 'R05.8'],
    plan: [/stop (?:the )?ramipril/i, /losartan 50 mg once daily/, /kidneys|blood/, /nurse/],
  },
  {
    name: 'a sore throat from a virus',
    specialty: 'family_medicine',
    visit: `D: How long has your throat been sore?
P: Three days. And a runny nose.
D: The rapid strep is negative. Throat is a bit red, no pus.
P: So no antibiotics?
D: No, this is a viral upper respiratory infection. Antibiotics won't help. Gargle with salt water, take ibuprofen or Tylenol for pain, rest. If you can't swallow or the fever goes over 102, call us.
P: Okay.`,
    titles: [/viral upper respiratory infection/i],
    codes: ['J06.9'],
    plan: [/salt water/, /ibuprofen or Tylenol/i, /swallow|102/],
    planNot: [/(?:start|prescribe) antibiotics/i],
  },
  {
    name: 'cholesterol and prediabetes at a yearly check',
    specialty: 'family_medicine',
    visit: `D: You're here for your physical. How's everything?
P: Fine, I walk every day. I stopped smoking in 2015.
D: Your LDL is 162 and the A1c is 5.9. Everything else is normal. Exam is normal.
P: Is that diabetes?
D: Not yet, that's prediabetes. Let's cut the sugar and lose ten pounds, and recheck the A1c in six months. And for your high cholesterol I want to start rosuvastatin 10 milligrams daily. You're due for a colonoscopy, so I'll refer you to GI. Flu shot today.
P: Okay.`,
    titles: ['Prediabetes', /high cholesterol|hypercholesterolemia|hyperlipidemia/i],
    codes: ['Z00.01', 'R73.03', 'E78.5', 'Z87.891'],
    codesAlso: ['Z23', 'Z12.11'],
    plan: [
      /A1c in 6 months/,
      /rosuvastatin 10 mg daily/,
      /colonoscopy|GI/,
      /flu (?:shot|vaccine) today/i,
      /10 pounds/,
    ],
  },
  {
    name: 'shingles in a diabetic',
    specialty: 'family_medicine',
    visit: `D: When did the rash start?
P: Two days ago, it burns, and it's only on the left side of my chest, like a belt.
D: There are clustered vesicles in a T5 pattern.
P: I have type 2 diabetes, you know. I take metformin.
D: I know. The rash is shingles. Start valacyclovir one gram three times a day for seven days, and gabapentin 300 milligrams at night for the pain. Keep it covered and stay away from pregnant women. When it's healed, you should get the Shingrix vaccine. The diabetes is fine, so continue the metformin 500 twice a day.
P: All right.`,
    titles: ['Shingles', /diabetes/i],
    codes: ['B02.9', 'E11.9', 'Z79.84'],
    plan: [
      /valacyclovir 1 g(?:ram)? 3 times daily for 7 days/,
      /gabapentin 300 mg (?:at night|nightly)/,
      /covered/,
      /Shingrix/,
      /metformin 500/,
    ],
  },
  {
    name: 'gout in the big toe',
    specialty: 'internal_medicine',
    visit: `D: Your big toe?
P: My right big toe is on fire since last night. I can't even stand the bed sheet.
D: It is red, hot and swollen at the base. Uric acid is 9.2.
P: I had steak and beer on Sunday.
D: That's an acute gout attack in the right big toe. Take colchicine, 1.2 milligrams now and 0.6 an hour later, then 0.6 twice a day until it's gone. Stay off the beer. When it has calmed down, in about two weeks, we'll start allopurinol 100 milligrams a day.
P: Please make it stop.`,
    titles: [/gout/i],
    codes: ['M10.071'],
    codesAlso: ['M10.9'],
    plan: [/colchicine,? 1\.2 mg now and 0\.6/, /beer/, /allopurinol 100 mg/],
  },
  {
    name: 'COPD that got worse in a smoker who wants to stop',
    specialty: 'internal_medicine',
    visit: `D: What's been going on with the breathing?
P: More short of breath since Thursday, and the phlegm turned yellow. I still smoke half a pack a day, but I want to quit.
D: You're wheezing all over. Oxygen is 91.
P: I've been using the albuterol every two hours.
D: So this is a COPD exacerbation. Prednisone 40 milligrams daily for five days and azithromycin 500 today, then 250 for four days. Keep the Spiriva. For the smoking, we'll start varenicline and I'm giving you the quit line number. If your breathing gets worse, go to the ER. I want to see you in three days.
P: Okay.`,
    titles: [/COPD/i, /smoking|tobacco|nicotine/i],
    codes: ['J44.1', 'F17.210'],
    plan: [
      /prednisone 40 mg daily for 5 days/i,
      /azithromycin 500/i,
      /Spiriva/,
      /varenicline/,
      /ER|emergency/,
      /3 days/,
    ],
  },
  {
    name: 'an older woman who fell, with bones that are thin',
    specialty: 'family_medicine',
    visit: `D: Your DEXA scan shows a T-score of minus 2.8 at the hip.
P: Is that bad?
D: It means osteoporosis. No fractures, which is good. I'd like to start alendronate 70 milligrams once a week, on an empty stomach with a full glass of water, and sit up for half an hour. Take calcium 600 twice a day and vitamin D 1000 units. Do some weight-bearing exercise. We repeat the DEXA in two years.
P: Fine.`,
    titles: ['Osteoporosis'],
    codes: ['M81.0'],
    plan: [
      /alendronate 70 mg once (?:weekly|a week)/,
      /calcium 600/,
      /vitamin D 1,?000 units/,
      /exercise/,
      /DEXA in 2 years/,
    ],
  },
];
