import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

const list = /MEDICATIONS/;

describe('what is given because of an allergy', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Since you're allergic to sulfa, we'll use doxycycline, a hundred twice a day. / Patient: Okay.",
      ['ALLERGIES\nSulfa.', 'We will use doxycycline, 100 twice daily.'],
    ],
    [
      "Doctor: I'd use Keflex but you're allergic, so clindamycin it is, three hundred three times a day. / Patient: Okay.",
      ['ALLERGIES\nKeflex.', '300, 3 times daily.'],
    ],
    [
      "Doctor: I'd normally give you amoxicillin, but since you're allergic I'm going with azithromycin. / Patient: Okay.",
      ['ALLERGIES\nAmoxicillin.', 'azithromycin.'],
    ],
    [
      "Doctor: Since you're allergic to penicillin, I'll give you azithromycin and Zyrtec. / Patient: Okay.",
      ['ALLERGIES\nPenicillin.'],
    ],
    [
      "Doctor: He's allergic to penicillin and sulfa, so let's go with azithromycin. / Patient: Okay.",
      ['ALLERGIES\nPenicillin and sulfa.', 'We will go with azithromycin.'],
    ],
    [
      "Doctor: You're allergic to codeine, so ibuprofen for pain. / Patient: Okay.",
      ['ALLERGIES\nCodeine.', 'Ibuprofen for pain.'],
    ],
    [
      "Doctor: You're allergic to penicillin, so we'll use doxycycline, a hundred twice a day. / Patient: Right.",
      ['ALLERGIES\nPenicillin.', 'We will use doxycycline, 100 twice daily.'],
    ],
    [
      "Doctor: You're allergic to sulfa. So I'd rather use doxycycline, a hundred twice a day. / Patient: Right.",
      ['ALLERGIES\nSulfa.'],
    ],
    [
      "Doctor: With your penicillin allergy we'll do azithromycin, five hundred today. / Patient: Right.",
      ['ALLERGIES\nPenicillin.', 'We will do azithromycin, 500 today.'],
    ],
    [
      "Doctor: You're allergic to penicillin, so no amoxicillin for you. / Patient: Okay.",
      ['ALLERGIES\nPenicillin.', 'No amoxicillin for the patient.'],
    ],
    [
      "Doctor: So you're allergic to codeine, latex and iodine, I'll note that. / Patient: Yes.",
      ['ALLERGIES\nCodeine, latex, and iodine.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is had and not taken', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Are you taking anything? / Patient: I have some old amoxicillin at home but I haven't used it.",
      [],
      [list],
    ],
    [
      'Doctor: Are you taking anything? / Patient: I was prescribed Flexeril but I never filled it.',
      [],
      [list],
    ],
    [
      "Doctor: Are you taking anything? / Patient: I bought some Sudafed but I didn't end up using it.",
      [],
      [list],
    ],
    [
      "Doctor: What do you take? / Patient: Albuterol, but I haven't used it in a month. And lisinopril ten, I haven't taken it today.",
      ['- Albuterol.\n- Lisinopril 10 mg.'],
    ],
    [
      "Doctor: Do you have an EpiPen? / Patient: Yes, I have an EpiPen but I haven't used it.",
      ['MEDICATIONS\n- EpiPen.'],
    ],
    [
      "Doctor: Are you taking anything? / Patient: My wife bought omeprazole, I haven't tried it yet.",
      ['wife bought omeprazole'],
      [list],
    ],
    ["Doctor: What do you take? / Patient: I'm supposed to take Lipitor but I don't.", [], [list]],
    [
      "Doctor: What do you take? / Patient: My doctor wants me on a statin, Crestor, but I won't take it.",
      [],
      [list],
    ],
    [
      "Doctor: What do you take? / Patient: Metformin, five hundred twice a day, but I'm supposed to take it with food and I don't.",
      ['- Metformin 500 mg twice daily'],
    ],
    [
      'Doctor: Are you taking the Fosamax? / Patient: I took it for a while. It burned my throat so I let it go.',
      [],
      [list],
    ],
    [
      "Doctor: Any medications? / Patient: They put me on Zoloft for a while after the divorce, but I'm off that.",
      [],
      [list],
    ],
    [
      'Doctor: What inhalers do you use? / Patient: Albuterol. They talked about Flovent, but we never started.',
      ['MEDICATIONS\n- Albuterol.'],
      ['- Flovent'],
    ],
    [
      "Doctor: You're not on a statin? / Patient: I had Crestor before. I just never refilled it.",
      ['never refilled the Crestor'],
      [list],
    ],
    ['Doctor: Are you still on the oxycodone? / Patient: No, I took, like, four.', [], [list]],
    [
      'Doctor: What do you take for the pain? / Patient: I tried Lyrica, it swelled my feet. Flexeril helps.',
      ['- Flexeril.'],
      ['- Lyrica'],
    ],
    [
      "Doctor: When was the last time you needed prednisone? / Patient: October, I think. So that's two this year.",
      [],
      [list],
    ],
    [
      "Doctor: How have you been? / Patient: I had prednisone in the spring, that's three this year.",
      [],
      [list],
    ],
    [
      'Doctor: When was your last course of antibiotics? / Patient: March. Amoxicillin. That was ten days.',
      [],
      [list],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a medicine in place of the one that was asked for', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Are you still taking the metformin? / Patient: I'm on glipizide now, five milligrams.",
      ['MEDICATIONS\n- Glipizide 5 mg.'],
      ['- Metformin'],
    ],
    [
      "Doctor: You take losartan, right? / Patient: It's valsartan. Eighty.",
      ['MEDICATIONS\n- Valsartan 80 mg.'],
      [/takes losartan|- Losartan/],
    ],
    [
      'Doctor: Are you taking the naproxen? / Patient: I switched to Aleve.',
      ['MEDICATIONS\n- Aleve.'],
      ['- Naproxen'],
    ],
    [
      "Doctor: You've been taking ibuprofen? / Patient: I've been taking meloxicam, the fifteen.",
      ['MEDICATIONS\n- Meloxicam 15.'],
      ['- Ibuprofen'],
    ],
    ['Doctor: Furosemide? / Patient: The water tablet, I take it in the morning.', ['- Furosemide']],
  ])('%s', (...one) => holds(one));
});

describe('how much of which medicine', () => {
  it.each<SmallVisit>([
    [
      'Doctor: What are you taking? / Patient: Amlodipine, ten, and oestrogen patches, fifty.',
      ['- Amlodipine 10 mg.'],
      [/amlodipine patches/i],
    ],
    [
      'Doctor: What are you taking? / Patient: Levothyroxine, seventy-five, and fentanyl patches, twelve.',
      ['- Levothyroxine 75 mcg.\n- Fentanyl patches 12.'],
    ],
    [
      'Doctor: What do you take? / Patient: Metoprolol, the long one, fifty. Lisinopril twenty.',
      ['- Metoprolol 50 mg.\n- Lisinopril 20 mg.'],
    ],
    [
      'Doctor: What do you take? / Patient: Metformin, a thousand in the morning and a thousand at night. Glipizide five, before breakfast.',
      ['- Metformin 1000 mg in the morning, 1000 at night.\n- Glipizide 5 mg before breakfast.'],
    ],
    [
      'Doctor: What do you take? / Patient: Glipizide five, before breakfast. And the Lantus, I was on twenty-two units, but I went up to twenty-six on my own. / Doctor: At bedtime? / Patient: Yeah, around ten.',
      ['- Glipizide 5 mg before breakfast.\n- Lantus 26 units at bedtime.'],
    ],
    [
      "Doctor: What do you take? / Patient: Atorvastatin, eighty, but I cut it in half because of my legs. / Doctor: So you're taking forty? / Patient: Yeah.",
      ['- Atorvastatin 40 mg.'],
    ],
    [
      'Doctor: What do you take? / Patient: Eliquis, since the surgery, five twice a day.',
      ['- Eliquis 5 mg twice daily.'],
    ],
    [
      "Doctor: And you're still on the metformin, a thousand twice a day? / Patient: I only take it once, honestly.",
      ['- Metformin 1000 mg once daily.'],
    ],
    [
      'Doctor: Metoprolol succinate fifty? / Patient: Yes. / Doctor: You have hypertension. Keep the metoprolol.',
      ['- Metoprolol succinate 50.'],
      [/- Metoprolol\./],
    ],
    [
      'Doctor: How are the sweats on the letrozole? / Patient: Bad. / Doctor: How many a day? / Patient: Ten.',
      ['- Letrozole.'],
      [/letrozole,? 10/i],
    ],
    [
      'Doctor: Are you taking the anastrozole? / Patient: Yes. And the hot flashes, oh my god. / Doctor: How many a day? / Patient: Eight, ten.',
      ['- Anastrozole.'],
      [/anastrozole,? 8/i],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a medicine that goes on, begins again or changes', () => {
  it.each<SmallVisit>([
    [
      "Doctor: What do you take? / Patient: Lantus twenty. / Doctor: You have diabetes. We'll leave the Lantus at twenty for now.",
      ['- Lantus 20.', 'We will leave the Lantus at 20 for now.'],
      [/hold/],
    ],
    [
      'Doctor: What do you take? / Patient: Lisinopril twenty. / Doctor: You have hypertension. Leave the lisinopril alone for now.',
      ['- Lisinopril 20 mg.', 'leave the lisinopril alone for now'],
      [/hold/],
    ],
    [
      "Doctor: You have asthma. Let's get you back on the Flovent, two puffs twice a day.",
      ['We will restart Flovent, 2 puffs twice daily.'],
    ],
    ["Doctor: Let's get you back on track with the diet. / Patient: Okay.", ['back on track'], [/restart/]],
    [
      'Doctor: You have depression. Let me get you back on your Zoloft, fifty a day.',
      ['We will restart Zoloft, 50 a day.'],
    ],
    [
      "Patient: I take Synthroid, a hundred. / Doctor: TSH is point two, so that's a bit too much Synthroid. / Patient: Too much? / Doctor: Yes. So come down to seventy-five. See me in two months.",
      ['Synthroid: come down to 75.'],
    ],
    [
      "Doctor: What do you take? / Patient: Losartan, fifty. / Doctor: You've got hypertension, it's well controlled. / Patient: And the pressure pill? / Doctor: Stop it. You've lost enough that I don't think you need it.",
      ['- Losartan 50 mg (stopped at this visit).', 'stop losartan.'],
    ],
    [
      "Doctor: You have strep throat. I'll send in amoxicillin, five hundred. / Patient: How often? / Doctor: Twice a day.",
      ['twice daily'],
    ],
    [
      'Doctor: You have gastritis. / Patient: Okay. Should I be worried about the Advil? / Doctor: Two tablets, no. Just no more of it.',
      ['No more of the Advil.'],
      [/2 tablets/],
    ],
    [
      "Doctor: You have sciatica. And the Norco. I'm not going to go up on it. I'd like us to wean it. So two a day for the next two weeks, then one, then off.",
      ['Medical Treatment: We will wean the Norco, 2 a day for the next 2 weeks, then one, then off.'],
    ],
    [
      "Doctor: You have migraine. I'll give you some rizatriptan ten instead, one at the onset, you can repeat it in two hours.",
      ['Medical Treatment: We will provide rizatriptan 10 instead'],
      ['Additional Testing'],
    ],
    [
      "Doctor: You have iron deficiency. You didn't tolerate the pills, so I want to do IV iron.",
      ['Medical Treatment: The patient did not tolerate the pills, so we will do IV iron.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a dose from the record, and what is no longer taken so', () => {
  it.each<SmallVisit>([
    [
      "Doctor: What dose of losartan do you take? / Patient: I don't remember the dose. / Doctor: I have it here as 50 milligrams. / Patient: That sounds right.",
      ['- Losartan 50 mg.'],
    ],
    [
      "Doctor: and the entresto ? / Patient: i do n't remember the dose , that's twice a day . / Doctor: okay . i have it here as 49/51 . / Patient: that sounds right .",
      ['- Entresto 49/51.'],
      [/RESULTS/],
    ],
    ['Doctor: You take Entresto 49/51 milligrams twice a day. / Patient: Yes.', ['- Entresto 49/51 mg']],
    [
      'Doctor: are you taking your lasix every day ? / Patient: the water pill ? um , i was . i ran out about , uh , maybe two weeks ago . it was the 40 milligram one .',
      ['- Lasix 40 mg daily (ran out about 2 weeks ago).'],
    ],
    [
      'Doctor: Are you taking your Lasix every day? / Patient: I was. I ran out two weeks ago.',
      ['- Lasix daily (ran out 2 weeks ago).'],
    ],
    [
      "Doctor: are you using the spiriva every day / Patient: well i was using it every day and then it went up to like ninety dollars a month so i've been using it every other day to stretch it out",
      ['- Spiriva every other day.'],
    ],
    [
      'Doctor: Are you giving her vitamin D drops? / Mother: I was, but I kind of forgot the last month.',
      [],
      [/MEDICATIONS/],
    ],
  ])('%s', (...one) => holds(one));
});
