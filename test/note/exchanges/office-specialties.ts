import type { Exchange } from './exchange.ts';

/** Pediatrics, psychiatry, dermatology, obstetrics and gynecology, ear, nose and throat. */
export const officeSpecialties: readonly Exchange[] = [
  {
    name: "a child's ear infection",
    specialty: 'pediatrics',
    visit: `D: What's going on with Mia?
M: She's three. She's had a fever since last night and she keeps pulling on her right ear.
D: The right eardrum is red and bulging. The left is fine. Lungs are clear.
M: Is it an ear infection?
D: Yes, acute otitis media on the right. I'll send amoxicillin, 400 milligrams twice a day for ten days. You can give her children's Tylenol for the fever. Call me if she's not better in two days. We'll recheck the ear in three weeks.
M: Thank you.`,
    titles: [/acute otitis media/i],
    codes: ['H66.91'],
    plan: [/amoxicillin,? 400 mg twice daily for 10 days/, /Tylenol/, /not better in 2 days/, /3 weeks/],
  },
  {
    name: 'croup',
    specialty: 'pediatrics',
    visit: `D: How long has he had the barky cough?
M: Since two in the morning. He is eighteen months old. It sounds like a seal.
D: He has a hoarse voice, no stridor at rest. Oxygen is 98 percent.
M: What is it?
D: It's croup. I'm giving him one dose of dexamethasone here. At home, cool air helps. Lots of fluids. If he makes a noise when he breathes in while he's calm, or his lips turn blue, go to the emergency room.
M: Okay.`,
    titles: ['Croup'],
    codes: ['J05.0'],
    plan: [/dexamethasone/, /cool air/, /fluids/, /emergency room/],
  },
  {
    name: 'wheezing in a child with asthma',
    specialty: 'pediatrics',
    visit: `D: How often is Noah using the blue inhaler?
M: Every day this month, and he's up at night coughing twice a week.
D: He has wheezing on both sides. Oxygen is 95.
M: He had a cold last week.
D: So this is an asthma exacerbation, and he has moderate persistent asthma. We'll give him prednisolone 30 milligrams a day for five days. I'm starting Flovent 44, two puffs twice a day with a spacer. Keep the albuterol every four hours as needed. Come back on Friday.
M: All right.`,
    titles: [/asthma/i],
    codes: ['J45.41'],
    plan: [
      /prednisolone 30 mg (?:a day|daily) for 5 days/,
      /Flovent 44, 2 puffs twice daily/,
      /albuterol every 4 hours/,
      /Friday/,
    ],
  },
  {
    name: "a baby's check with a rash from the diaper",
    specialty: 'pediatrics',
    visit: `D: Happy four month check. How is she eating?
M: Six ounces every four hours. She has a red bottom.
D: She's growing nicely, at the 50th percentile. Heart and lungs are good. She has a diaper rash.
M: What should I use?
D: Zinc oxide with every diaper change, and let it air dry. She's due for her four month vaccines today, Pentacel, Prevnar and rotavirus. Always put her to sleep on her back. See you at six months.
M: Great.`,
    titles: [/diaper rash|diaper dermatitis/i],
    codes: ['L22'],
    codesAlso: ['Z00.121', 'Z23'],
    plan: [/zinc oxide/i, /Pentacel|vaccines/, /on her back/, /6 months/],
  },
  {
    name: 'depression that is worse, with guns that are not at home',
    specialty: 'psychiatry',
    visit: `D: How is your mood?
P: Worse. I'm down most days and I can't get out of bed.
D: Any thoughts of killing yourself?
P: No.
D: Any guns at home?
P: No.
D: Your PHQ-9 is 16. So this is a recurrent episode of major depression, moderate. I'd like to raise the sertraline from 50 to 100 milligrams every morning. Keep seeing your therapist weekly. If you have thoughts of suicide, call 988. Come back in four weeks.
P: Okay.`,
    titles: [/major depress/i],
    codes: ['F33.1'],
    plan: [/sertraline from 50 to 100 mg every morning/, /therapist weekly/, /988/, /4 weeks/],
    subjective: [/(?:denies|no)[^\n]*(?:killing|suicid)/i, /(?:denies|no)[^\n]*guns/i],
  },
  {
    name: 'panic attacks',
    specialty: 'psychiatry',
    visit: `D: Tell me about the attacks.
P: Out of nowhere my heart pounds, I shake, I think I'm dying. Three a week. Now I avoid the subway.
D: How much coffee do you drink?
P: Five cups.
D: I think this is panic disorder. I recommend cognitive behavioral therapy, and I'm starting escitalopram 5 milligrams daily for a week, then 10. Cut the coffee down to one cup. I don't want to use Xanax because you can get dependent. We'll talk by video in three weeks.
P: Fine.`,
    titles: ['Panic disorder'],
    codes: ['F41.0'],
    plan: [
      /cognitive behavioral therapy/,
      /escitalopram 5 mg daily for (?:a|1) week,? then 10/,
      /coffee/,
      /3 weeks/,
    ],
    planNot: [/(?:start|prescribe) Xanax/],
  },
  {
    name: 'bipolar disorder that lithium holds',
    specialty: 'psychiatry',
    visit: `D: How have things been on the lithium?
P: Steady. I sleep seven hours. No highs, no lows.
D: The level last week was 0.8, kidneys and thyroid are fine.
P: Good.
D: Your bipolar one disorder is stable. Stay on lithium 900 milligrams at night. Don't take ibuprofen with it, and drink enough water. Lithium level, TSH and creatinine again in six months. I'll see you in three months.
P: Sounds good.`,
    titles: [/bipolar/i],
    codes: ['F31.9'],
    codesAlso: ['Z79.899'],
    plan: [/lithium 900 mg (?:at night|nightly)/, /ibuprofen/, /lithium level/i, /3 months/],
  },
  {
    name: 'attention deficit',
    specialty: 'psychiatry',
    visit: `D: How does he do at school with the Concerta?
M: Much better. But he doesn't eat lunch, and he falls asleep late.
D: He is nine, weight is the same as in spring. Blood pressure is normal.
M: Should we stop?
D: No. The ADHD, combined type, is doing well, so we continue Concerta 27 milligrams every morning. Give it with a big breakfast and offer a snack in the evening. No screens an hour before bed. Have his teacher fill out the rating scale. Back in three months.
M: Okay.`,
    titles: [/ADHD/i],
    codes: ['F90.2'],
    plan: [/Concerta 27 mg every morning/, /breakfast/, /screens/, /rating scale/, /3 months/],
  },
  {
    name: 'eczema in the bends',
    specialty: 'dermatology',
    visit: `D: How long have you had the rash?
P: It's in the creases of my elbows, every winter, very itchy.
D: There are red, scaly patches in both antecubital fossae.
P: What is it?
D: This is atopic dermatitis. Use triamcinolone 0.1 percent ointment twice a day for two weeks. Moisturize right after a short lukewarm shower. Switch to a fragrance-free soap. If it oozes or crusts, let me know.
P: Thanks.`,
    titles: ['Atopic dermatitis'],
    codes: ['L20.9'],
    plan: [
      /triamcinolone 0\.1 ?(?:%|percent) ointment twice daily for 2 weeks/,
      /shower/,
      /fragrance-free/,
      /oozes/,
    ],
  },
  {
    name: 'a spot that is cut out',
    specialty: 'dermatology',
    visit: `D: I see the biopsy from your nose came back as a basal cell carcinoma.
P: Is it bad?
D: It grows slowly and almost never spreads. So you have a basal cell carcinoma of the nose. I'm referring you to Dr. Kim for Mohs surgery. Wear SPF 30 every day and a hat. I want to do a full skin check every six months.
P: Okay.`,
    titles: [/basal cell carcinoma of the nose/i],
    codes: ['C44.311'],
    plan: [/Mohs/, /SPF 30/, /every 6 months/],
  },
  {
    name: 'acne',
    specialty: 'dermatology',
    visit: `D: What have you tried for the acne?
P: Just face wash. I'm sixteen.
D: You have comedones and some inflammatory papules on the cheeks and forehead, no scars.
P: Can it go away?
D: This is moderate acne vulgaris. Put adapalene gel on at night, a pea-sized amount, and benzoyl peroxide wash in the morning. I'll add doxycycline 100 milligrams twice a day for three months. It makes you burn in the sun, so use sunscreen. Come back in ten weeks.
P: Cool.`,
    titles: [/acne vulgaris/i],
    codes: ['L70.0'],
    plan: [
      /adapalene gel/,
      /benzoyl peroxide/,
      /doxycycline 100 mg twice daily for 3 months/,
      /sunscreen/,
      /10 weeks/,
    ],
  },
  {
    name: 'a first pregnancy',
    specialty: 'obstetrics_gynecology',
    visit: `D: Congratulations! By your last period you're ten weeks.
P: I'm so nauseous in the mornings.
D: The ultrasound shows a heartbeat of 165. Blood pressure is 110 over 70. This is your first pregnancy, right?
P: Yes, my first. I'm 27.
D: So, first pregnancy at ten weeks, all good. For the nausea, take vitamin B6 25 milligrams three times a day and doxylamine at night. Take a prenatal vitamin with folic acid every day. We'll draw prenatal labs today. No alcohol, no raw fish. If you bleed or have cramps, call us. I'll see you in four weeks.
P: Thank you.`,
    titles: [/pregnancy/i, /nausea/i],
    codes: ['O21.0', 'Z3A.10'],
    plan: [
      /vitamin B6 25 mg 3 times daily/i,
      /doxylamine/,
      /prenatal vitamin/,
      /prenatal labs/,
      /alcohol/,
      /bleed/,
      /4 weeks/,
    ],
  },
  {
    name: 'a bladder infection after the change of life',
    specialty: 'obstetrics_gynecology',
    visit: `D: What's bothering you?
P: It burns when I pee since Monday and I have to go every hour.
D: The dipstick shows leukocytes and nitrites. No flank tenderness.
P: I had one last year, too.
D: This is acute cystitis, no blood in the urine. I'm prescribing Macrobid 100 milligrams twice a day for five days. We'll send a culture. Drink plenty of water. If you get fever or back pain, call right away.
P: Okay.`,
    titles: [/acute cystitis/i],
    codes: ['N30.00'],
    plan: [/Macrobid 100 mg twice daily for 5 days/, /culture/, /water/, /fever or back pain/],
  },
  {
    name: 'heavy periods with fibroids and too little iron',
    specialty: 'obstetrics_gynecology',
    visit: `D: How are the periods?
P: Heavy, I change a pad every hour, and I'm tired all the time.
D: The ultrasound shows two fibroids within the wall of the uterus. Your hemoglobin is 9.8 and the ferritin is 6.
P: What do we do?
D: So, number one, intramural fibroids with heavy menstrual bleeding. I suggest a hormonal IUD, we can place it next month. Take tranexamic acid 1300 milligrams three times a day during your period. Number two, iron deficiency anemia from the blood loss. Take ferrous sulfate 325 milligrams every other day with vitamin C. Recheck the hemoglobin in six weeks.
P: Okay.`,
    titles: [/intramural fibroids/i, /iron deficiency anemia/i],
    codes: ['D25.1', 'N92.0', 'D50.0'],
    plan: [
      /IUD/,
      /tranexamic acid 1,?300 mg 3 times daily/,
      /ferrous sulfate 325 mg every other day/,
      /hemoglobin in 6 weeks/,
    ],
  },
  {
    name: 'wax in both ears',
    specialty: 'otolaryngology',
    visit: `D: You can't hear well?
P: Both ears feel plugged for a month.
D: Both canals are full of wax. I'm taking it out with the curette now. There, the drums look normal.
P: Wow, I can hear.
D: So that was impacted cerumen in both ears. No more Q-tips. Put in mineral oil drops once a week. Come back if it plugs up again.
P: Thank you.`,
    titles: [/impacted cerumen/i],
    codes: ['H61.23'],
    plan: [/Q-tips/i, /mineral oil/, /plugs up again/],
  },
  {
    name: 'sinuses that hurt for two weeks',
    specialty: 'otolaryngology',
    visit: `D: What are your symptoms?
P: Green stuff from my nose and pain in my cheeks for twelve days. It got better and then worse again.
D: You're tender over both maxillary sinuses, and there's pus in the nose.
P: I'm allergic to penicillin.
D: I think you have acute bacterial maxillary sinusitis. Because of the penicillin allergy I'll give you doxycycline 100 milligrams twice a day for seven days. Rinse your nose with saline twice a day and use Flonase, two sprays each side daily. If your eye swells or you see double, go to the ER.
P: Got it.`,
    titles: [/maxillary sinusitis/i],
    codes: ['J01.00'],
    codesAlso: ['Z88.0'],
    plan: [/doxycycline 100 mg twice daily for 7 days/, /saline/, /Flonase,? 2 sprays/, /sees? double/],
    planNot: [/(?:prescribe|start) penicillin/],
  },
];
