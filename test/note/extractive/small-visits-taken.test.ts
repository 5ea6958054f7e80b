import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('which medicine is meant', () => {
  it.each<SmallVisit>([
    [
      "Doctor: What tablets are you on at the moment? / Patient: I take bisoprolol 2.5 in the morning, ramipril 5 milligrams at night and a water tablet, I think it's furosemide 40. / Doctor: And the aspirin? / Patient: No, they stopped that when I started the apixaban. I take that twice a day.",
      ['The patient takes apixaban twice daily.'],
      [/takes aspirin/],
    ],
    [
      'Doctor: And the warfarin? / Patient: They took me off that and started me on dabigatran. I take it twice a day. / Doctor: Any trouble with it? / Patient: None.',
      ['The patient takes dabigatran twice daily.'],
      [/takes warfarin/],
    ],
    [
      'Doctor: Which eye drops are you using? / Patient: Latanoprost, one drop in both eyes at night. My sister uses timolol, should I? / Doctor: No, the latanoprost is doing well. Carry on with it.',
      ['Continue latanoprost.'],
      [/Continue timolol/, '"Should?"'],
    ],
    [
      "doctor: so have you been taking the lithium / patient: yeah eight hundred at night i haven't missed any / doctor: and the olanzapine / patient: i halved it myself to five because i was putting on weight / doctor: okay stay on five for now and we'll do a lithium level",
      ['stay on olanzapine 5 for now.', '- Olanzapine 5.'],
    ],
    [
      "Doctor: Did the antidepressant help, the citalopram? / Patient: It did but I couldn't sleep, so I swapped to taking it in the mornings and now it's fine. / Doctor: Good, stay on the 20 milligrams.",
      ['stay on citalopram 20 mg.'],
    ],
    [
      "Doctor: The child was wheezy so we gave salbutamol through the nebulizer here, and he's much better. Has he had steroids before? / Dad: Yes, in winter, three days of prednisolone. / Doctor: We'll do the same, 20 milligrams once a day for three days.",
      ['We will do the same (prednisolone), 20 mg once daily for 3 days.'],
    ],
    [
      "doctor: have you had antibiotics for this before / patient: yeah last spring i had doxycycline and it worked / doctor: okay we'll give you the same again a hundred twice a day for a week / patient: great",
      ['the same (doxycycline) again'],
    ],
    [
      "Doctor: Is he still on the donepezil? / Daughter: Yes, 10 at night. They also gave him memantine in the summer but it made him dizzy so we stopped it. / Doctor: Right. Let's leave it off then and carry on with the donepezil.",
      ['We will stop memantine then and carry on with the donepezil.', '- Donepezil 10 at night.'],
      [/- Memantine/],
    ],
    [
      'Doctor: What happened with the tramadol? / Patient: I only took two of them. They made me dizzy so I binned the rest. / Doctor: So what are you using now? / Patient: Just ibuprofen gel, I rub it in three times a day.',
      ['only took 2 of the tramadol.'],
    ],
    [
      "Doctor: How's the prednisone going? / Patient: I'm down to 10 a day. I feel okay. / Doctor: Let's go down to 7.5 for two weeks, then 5 for two weeks, and then we'll see. / Patient: All right.",
      ['down to prednisone 10 a day.', '- Prednisone 10 daily.', 'Prednisone: go down to 7.5 for 2 weeks'],
      [/let us/],
    ],
    [
      "Doctor: How's the Ozempic? / Patient: I'm on one milligram a week now. I was sick on it at first but that's settled. / Doctor: Great. We'll stay at one milligram.",
      ['We will stay on Ozempic 1 mg.'],
    ],
    [
      "Doctor: Are you still on the omeprazole? / Patient: I ran out two weeks ago and the heartburn's come straight back. / Doctor: I'll put you back on it, 20 once a day. / Patient: Thank you.",
      ['We will restart omeprazole, 20 once daily.'],
    ],
    [
      "doctor: what do you take for your blood pressure / patient: um it's diltiazem one twenty once a day and clonidine point one twice a day / doctor: did you take them this morning / patient: i took the diltiazem but i forgot the clonidine",
      ['- Diltiazem 120 once daily.'],
      [/blood pressure is diltiazem/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a dose that is changed', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Your thyroid test shows you're a bit under. What dose are you taking? / Patient: Fifty, first thing before breakfast. / Doctor: Let's step up the levothyroxine to 75 and repeat the bloods in six weeks. / Patient: Okay.",
      ['We will increase levothyroxine to 75.', '- Levothyroxine 50 mcg first thing before breakfast.'],
    ],
    [
      "Doctor: And the pregabalin, how's that? / Patient: I'm on 75 twice a day. It's helping the burning but my ankles have swollen up. / Doctor: Shall we drop it to 50 twice a day? / Patient: Yes, let's try that.",
      ['We will drop the pregabalin to 50 twice daily (the patient agrees).'],
      [/Asked "Shall/],
    ],
    [
      "Doctor: How is the gabapentin? / Patient: I'm on 300 three times a day. It makes me drowsy. / Doctor: Would you be happy for me to cut it down to 100 three times a day? / Patient: Yes, please.",
      ['We will cut the gabapentin down to 100, 3 times daily (the patient agrees).'],
    ],
    [
      "Doctor: Are you on any medicine for the migraine? / Patient: Sumatriptan when I get one. It works if I take it early. I tried topiramate but I couldn't think straight on it. / Doctor: How about amitriptyline, 10 at night to start with? / Patient: I'd rather not, my mother was on that. / Doctor: That's fine. We'll keep to the sumatriptan then.",
      ['We will continue sumatriptan.'],
      [/continue to the/, /- Topiramate/, /- Amitriptyline/],
    ],
    [
      "Doctor: I'm giving you the steroid injection in the shoulder now, 40 milligrams of Kenalog with lidocaine. All right? / Patient: That wasn't too bad. / Doctor: Good. Hold off your naproxen for two days.",
      ['We are giving the steroid injection in the shoulder now'],
    ],
    [
      'Doctor: Which insulin do you use? / Patient: NovoMix 30, twenty in the morning and sixteen in the evening. / Doctor: You had two lows after lunch, so drop the morning one to eighteen. / Patient: Eighteen, okay.',
      ['so drop the morning one to 18.'],
      [/morning 1/],
    ],
    [
      'Patient: Can I take ibuprofen with my apixaban? / Doctor: No, stick to paracetamol.',
      ['advised not to take ibuprofen with their apixaban: stick to paracetamol.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what the list of medicines has', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Do you ever forget your insulin? / Patient: The Lantus I never miss, that's 22 units at bedtime. The Humalog I sometimes skip at lunch when I'm at work. / Doctor: How often? / Patient: Two or three times a week.",
      ['- Lantus 22 units at bedtime.', '- Humalog.'],
      [/takes Humalog/],
    ],
    [
      "doctor: do you know what tablets you're on / patient: there's the pink one that's bisoprolol five and then spironolactone twenty five that's my water tablet / doctor: and do you take them every day / patient: the pink one yeah but i stopped the water tablet last week cause it was making my chest sore",
      ['stopped the water tablet (spironolactone)'],
      [/- Spironolactone/],
    ],
    [
      "Doctor: How's Mum managing with her tablets? / Son: She has a pill box. She takes the amlodipine and the letrozole, but she keeps leaving the calcium ones because they're chalky. / Doctor: How long has she been leaving them? / Son: A month or so.",
      ['- Letrozole.'],
      [/- Calcium/],
    ],
    [
      "Doctor: You're on methotrexate, is that right? / Patient: I was, but they swapped me to sulfasalazine in the spring, two tablets twice a day. The methotrexate upset my liver. / Doctor: And folic acid? / Patient: I stopped that when the methotrexate stopped.",
      ['- Sulfasalazine 2 tablets twice daily.'],
      [/- Methotrexate/],
    ],
    [
      'Doctor: You had a stroke last year, so what are you taking now? / Patient: Clopidogrel 75 and atorvastatin 80. I had the aspirin for the first two weeks only. / Doctor: Any muscle aches with the statin? / Patient: No.',
      ['- Atorvastatin 80 mg.'],
      [/- Aspirin/],
    ],
    [
      'Doctor: How much insulin do you take? / Patient: Eighteen units of Tresiba at night and about six of NovoRapid with each meal. / Doctor: Your morning sugars are high, so put the Tresiba up by two units to twenty. / Patient: Okay, twenty.',
      ['- Novorapid 6 with each meal.'],
    ],
    [
      'Doctor: How do you take your HRT? / Patient: Two pumps of the Oestrogel in the morning and a Utrogestan capsule at bedtime. / Doctor: Are you still getting hot flushes? / Patient: A few, mostly at night. / Doctor: Go up to three pumps then and stay on the Utrogestan.',
      ['- Oestrogel 2 pumps in the morning.'],
    ],
    [
      "Doctor: What do you take every day? / Patient: Levothyroxine 100, and I've just finished a course of prednisolone for my chest. / Doctor: Is the chest better? / Patient: Much better.",
      ['- Levothyroxine 100 mcg.'],
      [/- Prednisolone/],
    ],
    [
      "Doctor: And your husband's given you some of his tablets? / Patient: Yes, one of his diazepam, when my back went. It relaxed me. / Doctor: I don't want you taking those. I'll give you five days of naproxen, 500 twice a day, and omeprazole to protect the stomach.",
      ['one of his diazepam'],
      [/- Diazepam/],
    ],
    [
      "okay and do you take anything / yeah lisinopril twenty and i take a water pill but i don't know the name / and metformin / no they switched me from metformin to jardiance ten milligrams in the morning / got it any side effects from the jardiance / i had a yeast infection once",
      ['- Jardiance 10 mg in the morning.'],
      [/- Metformin/],
    ],
    [
      "Doctor: Is she taking her tablets? / Daughter: I put them in the box for her. She gets donepezil, the aspirin and the amlodipine. The simvastatin we don't give any more, the consultant said she didn't need it. / Doctor: Fine.",
      ['- Amlodipine.'],
      [/- Simvastatin/],
    ],
    [
      "Doctor: What painkillers do you use? / Patient: Co-codamol 30/500, two at a time, maybe three times a day. I was on morphine patches in the spring but we got rid of those. / Doctor: And ibuprofen? / Patient: I'm not allowed, because of the warfarin.",
      ['- Co-codamol 30/500, 3 times daily.'],
    ],
    [
      "doctor: what's she taking / daughter: um ramipril five and the donepezil and uh she had antibiotics but she finished those on friday / doctor: which antibiotic / daughter: trimethoprim",
      ['- Ramipril 5 mg.', '- Donepezil.'],
      [/- Trimethoprim/, /has tried/],
    ],
    [
      'Doctor: Is the eczema cream helping? / Mother: The hydrocortisone is. He screams with the Epaderm so we swapped it for Cetraben. / Doctor: Good. Use the hydrocortisone twice a day for another five days.',
      ['- Cetraben.'],
      [/- Epaderm/],
    ],
    [
      "Doctor: Do you take anything for sleep? / Patient: Half of my husband's zopiclone now and then. / Doctor: I'd rather you didn't. Let's try melatonin, 2 milligrams an hour before bed. / Patient: Okay.",
      ["The patient takes half of their husband's zopiclone occasionally for sleep."],
      [/takes anything/],
    ],
    [
      "Doctor: What creams have you been using? / Patient: E45 every day, and the hydrocortisone on the bad bits, but not on my face. / Doctor: For how long? / Patient: About two weeks. / Doctor: I'll give you Eumovate for the arms, once a day for a week, and use the E45 as often as you like.",
      ['The patient is using E45 every day'],
      [/has tried/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what a medicine did, and what is no allergy', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Are you allergic to anything? / Patient: Penicillin, I came out in a rash all over as a kid. / Doctor: Any other allergies? / Patient: Codeine makes me sick but I don't think that's an allergy.",
      ['Penicillin (rash as a child) and codeine (sickness; not a true allergy).'],
    ],
    [
      "Doctor: What contraception are you using? / Patient: I was on Microgynon but I stopped it in March because of the headaches. / Doctor: And since then? / Patient: Just condoms. / Doctor: I'd suggest the mini pill, Cerazette, one a day without a break. / Patient: Yes, I'll try that.",
      ['We will recommend the mini pill, Cerazette, one a day without a break.'],
      [/Reports headache/, /1. Headache/],
    ],
    [
      "Doctor: The letter says you're taking mirtazapine and quetiapine. / Patient: I'm taking the mirtazapine, 30 at night, but I never started the quetiapine. / Doctor: Why was that? / Patient: I read about the weight gain and I got worried.",
      ['never started the quetiapine'],
      [/Reports weight gain/],
    ],
    [
      'Doctor: Any drug allergies? / Patient: Yes, erythromycin, my throat swelled up and I ended up in hospital. / Doctor: And aspirin? / Patient: That just gives me heartburn.',
      ['that gives the patient heartburn.'],
      [/Reports heartburn/],
    ],
    [
      "Doctor: Are you taking your blood thinner every day? / Patient: Yes, the rivaroxaban, 20 with my evening meal. I don't miss it. / Doctor: Any bleeding? / Patient: No, just the odd bruise.",
      ['no, just the odd bruise.'],
    ],
    [
      'Doctor: Any chest pain? / Patient: No, only the odd twinge.',
      ['no, only the odd twinge.'],
      [/only only/],
    ],
    [
      "Mum: I've been giving him 2 ml a day but his poo's gone black. / Doctor: That's normal. Carry on for another month.",
      ['his poo has gone black'],
      [/General: That is normal/],
    ],
  ])('%s', (...one) => holds(one));
});
