import type { Exchange } from './exchange.ts';

/** Cardiology, orthopedics, urology, neurology and endocrinology. */
export const hospitalSpecialties: readonly Exchange[] = [
  {
    name: 'atrial fibrillation that is new, with a blood thinner',
    specialty: 'cardiology',
    visit: `D: What brings you in?
P: My heart has been fluttering on and off for a week, and I get short of breath on the stairs.
D: The EKG we did today shows atrial fibrillation with a rate of 110. Your heart sounds irregular. Lungs are clear.
P: Is that dangerous?
D: It can cause a stroke, so we treat it. So you have new atrial fibrillation. I'm going to start you on Eliquis 5 milligrams twice a day and metoprolol 25 milligrams twice a day. I want an echocardiogram next week and a TSH today. If you have chest pain or pass out, call 911.
P: Okay.`,
    titles: ['Atrial fibrillation'],
    codes: ['I48.91'],
    plan: [
      /Eliquis 5 mg twice daily/,
      /metoprolol 25 mg twice daily/,
      /echocardiogram/,
      /TSH/,
      /chest pain[^\n]*911|911[^\n]*chest pain/,
    ],
  },
  {
    name: 'a stroke of years ago that left nothing behind',
    specialty: 'cardiology',
    visit: `D: So you're here to check the blood pressure. You had a stroke in 2019, right?
P: Yes, and I got everything back. No weakness.
D: Good. Blood pressure today is 128 over 76. Heart is regular.
P: I take the lisinopril every day.
D: Your hypertension is well controlled. Keep taking lisinopril 20 milligrams once a day. For the stroke, stay on the aspirin 81 and the atorvastatin 40. See me in six months.
P: Thank you.`,
    titles: ['Hypertension', /stroke/i],
    codes: ['I10', 'Z86.73'],
    plan: [/lisinopril 20 mg once daily/, /aspirin 81/, /atorvastatin 40/, /6 months/],
  },
  {
    name: 'heart failure with preserved ejection fraction that has got worse, with high blood pressure',
    specialty: 'cardiology',
    visit: `D: How have you been?
P: My legs are swollen and I've gained eight pounds in a week. I sleep in the recliner.
D: You have crackles at both bases and two plus edema. Your echo last month showed an ejection fraction of 60 percent with diastolic dysfunction.
P: I've been eating a lot of canned soup.
D: This is an acute on chronic diastolic heart failure exacerbation. I'm increasing your Lasix from 40 to 80 milligrams twice a day for five days. Check a BMP on Friday. Limit your salt to two grams a day and weigh yourself every morning. Your hypertension is at goal, so continue the losartan 50 milligrams daily.
P: All right.`,
    titles: [/diastolic heart failure/i, 'Hypertension'],
    codes: ['I11.0', 'I50.33'],
    plan: [/Lasix from 40 to 80 mg twice daily/, /BMP/, /salt to 2 g/i, /weigh/, /losartan 50 mg daily/],
  },
  {
    name: 'chest pain that is not explained yet',
    specialty: 'cardiology',
    visit: `D: Tell me about the chest pain.
P: It's a pressure in the middle when I walk uphill, and it goes away when I rest. About a month now.
D: Your EKG is normal today. Do you smoke?
P: I quit three years ago.
D: I'm worried about your heart, possibly angina, but I don't know yet. I'd like you to have a stress test this week. Take a baby aspirin every day. I'm giving you nitroglycerin under the tongue if the pain comes. If it lasts more than five minutes, call 911.
P: Okay, doctor.`,
    titles: [/chest pain/i],
    codes: ['R07.9', 'Z87.891'],
    plan: [/stress test/, /aspirin/, /nitroglycerin/, /5 minutes[^\n]*911|911[^\n]*5 minutes/],
  },
  {
    name: 'an ankle that was rolled',
    specialty: 'orthopedics',
    visit: `D: What happened to the ankle?
P: I rolled my left ankle playing basketball yesterday. It swelled right up.
D: There is tenderness over the anterior talofibular ligament, no bony tenderness. The x-ray shows no fracture.
P: So it's not broken.
D: No, this is a sprain of the left ankle. Rest it, ice it twenty minutes three times a day, and keep it up. Use the lace-up brace for two weeks. Ibuprofen 600 milligrams every six hours with food as needed. If you can't bear weight in a week, come back.
P: Will do.`,
    titles: [/sprain of the left ankle|left ankle sprain/i],
    codes: ['S93.402A'],
    plan: [/ice/, /brace/, /ibuprofen 600 mg every 6 hours/i, /bear weight/],
  },
  {
    name: 'a fracture that heals',
    specialty: 'orthopedics',
    visit: `D: It has been six weeks since you broke your right wrist.
P: It hardly hurts now.
D: The x-ray today shows that the distal radius fracture is healing well, good callus. Let's take the cast off. You'll wear a removable splint for two more weeks. I'm sending you to hand therapy twice a week. No lifting over five pounds for a month.
P: Great.`,
    titles: [/distal radius fracture/i],
    codes: ['S52.501D'],
    plan: [/splint/, /hand therapy/, /5 pounds/],
  },
  {
    name: 'knees that are worn, with an injection in one',
    specialty: 'orthopedics',
    visit: `D: Which knee is worse?
P: Both hurt, but the right one keeps me up.
D: X-rays show severe arthritis in both knees, bone on bone on the inside.
P: What can we do?
D: You have osteoarthritis of both knees. I recommend a cortisone injection into the right knee today. Start physical therapy for the quads. Keep taking Tylenol, a thousand milligrams three times a day. If the shots stop working, we'll talk about a knee replacement.
P: Let's do the shot.`,
    titles: [/osteoarthritis of both knees|bilateral knee osteoarthritis/i],
    codes: ['M17.0'],
    plan: [
      /cortisone injection[^\n]*right knee/,
      /physical therapy/,
      /(?:Tylenol,?|acetaminophen) 1,?000 mg 3 times daily/i,
    ],
  },
  {
    name: 'a shoulder whose tendon is torn',
    specialty: 'orthopedics',
    visit: `D: The MRI of your right shoulder is back.
P: And?
D: It shows a full-thickness tear of the supraspinatus. So you have a complete rotator cuff tear on the right. You're healthy and active, so I recommend surgery, an arthroscopic repair. Before that I need a medical clearance from Dr. Patel. Stop the ibuprofen one week before. You'll be in a sling for six weeks afterwards.
P: Let's schedule it.`,
    titles: [/rotator cuff tear/i],
    codes: ['M75.121'],
    plan: [/arthroscopic repair/, /clearance/, /stop[^\n]*ibuprofen 1 week before/i, /sling[^\n]*6 weeks/],
  },
  {
    name: 'a prostate that has grown',
    specialty: 'urology',
    visit: `D: How is the urination?
P: I get up four times a night and the stream is weak.
D: On exam the prostate is enlarged, smooth, no nodules. Your PSA is 2.1. Urinalysis is clean.
P: So no cancer?
D: No sign of it. This is benign prostatic hyperplasia. We'll start Flomax 0.4 milligrams at bedtime. It can make you dizzy, so get up slowly. Cut down on fluids after dinner. Come back in two months with a bladder diary.
P: Sure.`,
    titles: ['Benign prostatic hyperplasia'],
    codes: ['N40.1'],
    codesAlso: ['R35.1', 'R39.12'],
    plan: [/Flomax 0\.4 mg (?:at bedtime|nightly)/, /dizz|get up slowly/, /fluids after dinner/, /2 months/],
  },
  {
    name: 'blood in the urine that nobody explained yet',
    specialty: 'urology',
    visit: `D: You saw blood in the urine?
P: Twice last week, bright red, no pain. I smoke a pack a day, thirty years now.
D: The urine today has a lot of red cells, no infection.
P: That scares me.
D: You have gross hematuria. With the smoking we must look for bladder cancer. I'm ordering a CT urogram, and I'd like to do a cystoscopy here next Tuesday. We'll send urine cytology. You really should quit smoking; I can prescribe the patch, 21 milligrams a day.
P: Okay, I'll try the patch.`,
    titles: ['Gross hematuria', 'Smoking'],
    codes: ['R31.0', 'F17.210'],
    plan: [/CT urogram/i, /cystoscopy/, /cytology/, /patch[^\n]*21 mg|21 mg[^\n]*patch/, /quit smoking/],
  },
  {
    name: 'a kidney stone on the left',
    specialty: 'urology',
    visit: `D: So the CT from the emergency room shows a 4 millimeter stone in the left ureter.
P: The pain was terrible.
D: At that size it will probably pass by itself. So for the left ureteral stone, take tamsulosin 0.4 milligrams every night for four weeks, and ketorolac 10 milligrams every six hours when it hurts, no more than five days. Drink two to three liters a day and strain your urine. If you get a fever or can't keep anything down, go straight to the ER. I'll get a KUB in two weeks.
P: Got it.`,
    titles: [/left ureteral stone/i],
    codes: ['N20.1'],
    plan: [
      /tamsulosin 0\.4 mg (?:every night|nightly)[^\n]*4 weeks/,
      /ketorolac 10 mg every 6 hours/,
      /strain/,
      /fever[^\n]*(?:ER|emergency)/i,
      /KUB/i,
    ],
  },
  {
    name: 'migraine with aura',
    specialty: 'neurology',
    visit: `D: Describe the headaches.
P: I see zigzag lines for twenty minutes, then a pounding on one side, with nausea. Four times a month.
D: Your neurologic exam is normal.
P: Do I need a scan?
D: No, this is classic migraine with aura. Take sumatriptan 50 milligrams at the onset, you can repeat it once after two hours. For prevention we'll start topiramate 25 milligrams at bedtime. Keep a headache diary. And you should not take birth control pills with estrogen. Follow up in six weeks.
P: Okay.`,
    titles: ['Migraine with aura'],
    codes: ['G43.109'],
    plan: [/sumatriptan 50 mg/, /topiramate 25 mg at bedtime/, /diary/, /estrogen/, /6 weeks/],
  },
  {
    name: 'seizures that stopped',
    specialty: 'neurology',
    visit: `D: Any seizures since I saw you?
P: None for a year and a half. I take the Keppra twice a day.
D: Any mood changes from it?
P: No.
D: Your epilepsy is well controlled. Let's continue Keppra 750 milligrams twice a day. I'll check a level and a CBC. No driving restrictions now, but no swimming alone. Call if you have a seizure. I'll see you in a year.
P: Thanks.`,
    titles: ['Epilepsy'],
    codes: ['G40.909'],
    plan: [/Keppra 750 mg twice daily/, /CBC/, /swimming alone/, /seizure/, /(?:1|a) year/],
  },
  {
    name: 'sugar disease with kidney damage and insulin',
    specialty: 'endocrinology',
    visit: `D: Your A1c is 9.1, up from 8.2.
P: I know. I've been skipping the Lantus some nights.
D: Your urine shows protein and the kidney function is at 48.
P: Is that from the sugar?
D: Yes. So you have type 2 diabetes with diabetic kidney disease, stage 3a, and the sugar is too high. Take Lantus 24 units every night. I'm adding Jardiance 10 milligrams every morning. Avoid ibuprofen. I want you to see our dietitian. Repeat the A1c in three months.
P: Okay.`,
    titles: [/diabet/i],
    codes: ['E11.22', 'E11.65', 'N18.31', 'Z79.4'],
    codesAlso: ['Z79.84'],
    plan: [
      /Lantus 24 units (?:every night|nightly)/,
      /Jardiance 10 mg every morning/,
      /ibuprofen/,
      /dietitian/,
      /A1c in 3 months/,
    ],
  },
  {
    name: 'a thyroid that works too much',
    specialty: 'endocrinology',
    visit: `D: The labs show a TSH under 0.01 and a high free T4, and the antibodies are positive.
P: I've lost twelve pounds and my heart races.
D: Your thyroid is enlarged and you have a fine tremor. You have Graves' disease. We'll start methimazole 10 milligrams once a day and propranolol 20 milligrams three times a day for the palpitations. If you get a fever or a sore throat, stop the methimazole and call us the same day. Labs again in four weeks.
P: All right.`,
    titles: [/Graves/],
    codes: ['E05.00'],
    plan: [
      /methimazole 10 mg once daily/,
      /propranolol 20 mg 3 times daily/,
      /fever or (?:a )?sore throat/,
      /4 weeks/,
    ],
  },
];
