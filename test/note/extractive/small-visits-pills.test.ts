import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('a list of medicines without marks', () => {
  it.each<SmallVisit>([
    [
      'Doctor: What are you taking? / Patient: metoprolol fifty milligrams lisinopril ten and atorvastatin forty',
      ['- Metoprolol 50 mg.\n- Lisinopril 10 mg.\n- Atorvastatin 40 mg.'],
    ],
    [
      'Doctor: What are you taking? / Patient: aspirin eighty one milligrams carvedilol six point two five twice a day',
      ['- Aspirin 81 mg.\n- Carvedilol 6.25 mg twice daily.'],
    ],
    [
      "doctor: so you're on the amlodipine five milligrams atorvastatin twenty / patient: yeah",
      ['- Amlodipine 5 mg.\n- Atorvastatin 20 mg.'],
    ],
    [
      'Doctor: What are you taking? / Patient: 50 mg of metoprolol and 10 mg of lisinopril.',
      ['- Metoprolol 50 mg.\n- Lisinopril 10 mg.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe("a medicine's name with a letter wrong", () => {
  it.each<SmallVisit>([
    [
      'doctor: what are you taking / patient: sinthroid eighty eight and wellbutron and gabapenten three hundred at night',
      ['- Synthroid 88 mcg.\n- Wellbutrin.\n- Gabapentin 300 mg at night.'],
    ],
    [
      'Doctor: What are you taking? / Patient: Zarelto, twenty, and bisopralol, five, and the jardians.',
      ['- Xarelto 20 mg.\n- Bisoprolol 5 mg.'],
    ],
    [
      "doctor: for the gout i'm gonna give you prednisone forty milligrams a day for five days / patient: okay / doctor: and don't restart the allopurinal until this has calmed down so like two weeks and then go back on it at a hundred",
      ['go back on the allopurinol at 100'],
      [/on the prednisone/],
    ],
    [
      'Doctor: For the dry skin, lanolin on the crack. / Patient: I have the ability to do that.',
      [],
      [/Lanoxin|Abilify/i],
    ],
  ])('%s', (...one) => holds(one));
});

const list = /MEDICATIONS/;

describe('a medicine that is only asked for', () => {
  it.each<SmallVisit>([
    [
      "patient: my back hurts can i have something stronger like tramadol / doctor: i don't think so not with the zoloft",
      [],
      [list],
    ],
    [
      'patient: can i take ibuprofen / doctor: no not with your kidneys take tylenol',
      ['The patient asked whether they can take ibuprofen'],
      [list],
    ],
    ["patient: can i take advil for it / doctor: no it'll hurt your stomach", [], [list]],
    ["patient: i can't sleep would ambien help / doctor: no it's habit forming", [], [list]],
    ["patient: should i be on aspirin / doctor: you don't need it", [], [list]],
  ])('%s', (...one) => holds(one));
});

describe('what was measured, given once or finished', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Are you still on the lisinopril? / Patient: No, they stopped it in the hospital 'cause my potassium was up. 5.7 I think they said.",
      ['potassium was up'],
      [list],
    ],
    [
      'Doctor: Are you on Aldactone? / Patient: They stopped the Aldactone because my potassium went to 5.9.',
      [],
      [list],
    ],
    ['Doctor: Why did they stop it? / Patient: My magnesium was too low for it.', [], [list]],
    [
      'Doctor: Any flare-ups? / Patient: I had one in August. The urgent care gave me prednisone and a Z-Pak.',
      ['prednisone and a Z-Pak'],
      [list],
    ],
    [
      'Doctor: Any sinus infections? / Patient: They put me on Levaquin and prednisone for a week and it cleared up.',
      ['Levaquin'],
      [list],
    ],
    [
      "Doctor: Any antibiotics? / Patient: I'd amoxicillin for a tooth in October.",
      ['the patient had amoxicillin for a tooth in October'],
      [list],
    ],
    [
      'Patient: I had a bad flare in October. My daughter had some prednisone left from her asthma, so I took that. / Doctor: How much did you take? / Patient: Ten milligrams for four days.',
      ['10 mg for 4 days'],
      [list],
    ],
    [
      'Doctor: What do you take? / Patient: Potassium, twenty, and they put me on prednisone last week.',
      ['- Potassium 20.\n- Prednisone'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a medicine that took the place of another', () => {
  it.each<SmallVisit>([
    [
      'doctor: are you still taking the lisinopril ten milligrams for your blood pressure / patient: yes well no dr kim switched me to losartan in the spring because of the cough',
      ['not taking the lisinopril', 'MEDICATIONS\n- Losartan'],
      [/- Lisinopril/],
    ],
    [
      "Doctor: Still on the Lexapro for your anxiety? / Patient: They changed it, it's Zoloft now, fifty.",
      ['MEDICATIONS\n- Zoloft 50 mg.'],
      [/- Lexapro/],
    ],
    [
      "Doctor: You're on metformin still? / Patient: They swapped that for Jardiance in the spring.",
      ['MEDICATIONS\n- Jardiance.'],
      [/- Metformin/],
    ],
    [
      'Doctor: Do you take any aspirin, fish oil, anything over the counter? / Patient: Just Advil for my shoulder. Couple times a week.',
      ['MEDICATIONS\n- Advil couple times a week.'],
      [/[Aa]spirin/],
    ],
    [
      'Doctor: Do you take aspirin or anything like that? / Patient: Just Motrin for headaches. Every other day.',
      ['MEDICATIONS\n- Motrin every other day.'],
      [/- Aspirin/],
    ],
    [
      "Doctor: And metformin's off, right? / Patient: Yes, you stopped it in the spring. / Doctor: Losartan? / Patient: A hundred.",
      ['The clinician stopped the metformin in the spring.', 'MEDICATIONS\n- Losartan 100 mg.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a dose that is put right in the answer', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Are you still on Lantus 20? / Patient: No, it's 24 now. They raised it.",
      ['MEDICATIONS\n- Lantus 24.'],
    ],
    ["Doctor: You're on metoprolol 25? / Patient: No, 50. Dr. Patel went up on it.", ['- Metoprolol 50 mg.']],
    [
      "Doctor: Lasix, forty twice a day? / Patient: They changed that. It's forty in the morning and twenty in the afternoon.",
      ['- Lasix 40 mg in the morning, 20 in the afternoon.'],
    ],
    [
      "Doctor: And you're on the Jardiance 10, the metformin 1000 twice a day, and the glipizide 10 in the morning? / Patient: Yes. Except I cut the glipizide in half after that low. So five.",
      ['- Jardiance 10 mg.\n- Metformin 1000 mg twice daily.\n- Glipizide 5 mg in the morning.'],
    ],
    [
      "Doctor: You're on losartan 100? / Patient: Yeah, but I only take half the losartan.",
      ['- Losartan 100 mg (takes half).'],
    ],
    [
      "doctor: and you're on gabapentin three hundred three times a day / patient: i only take it at night",
      ['- Gabapentin 300 mg at night.'],
    ],
    [
      "Doctor: And the metoprolol? / Patient: Twenty-five twice a day. It makes me tired, so I've just been doing the night one.",
      ['- Metoprolol 25 mg at night.'],
    ],
    [
      "Doctor: What do you take? / Patient: Warfarin, five milligrams, except Mondays and Fridays it's seven and a half. And lisinopril.",
      ['- Warfarin 5 mg, except Mondays and Fridays 7 and a half.\n- Lisinopril.'],
    ],
    [
      "Doctor: Still on the baclofen? / Patient: Ten, three times. I want to say three. Tom? / Husband: Two. She doesn't take the middle one.",
      ['- Baclofen 10, 2 times a day.'],
    ],
    [
      'Doctor: And the baclofen? / Patient: Ten milligrams, three times a day. / Wife: No, he takes it twice a day.',
      ['- Baclofen 10 mg twice daily.'],
    ],
    [
      "Doctor: What does he take? / Patient: And lisinopril, twenty, and the diltiazem. I don't know the dose on the diltiazem. / Wife: It's 180.",
      ['- Lisinopril 20 mg.\n- Diltiazem 180.'],
    ],
    [
      "Doctor: What do you take? / Patient: amlodipine, I don't remember the strength / Wife: He takes five",
      ['- Amlodipine 5 mg.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is given or avoided because of an allergy, and what is no allergy', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Are you allergic to anything? / Patient: Penicillin. / Doctor: You're allergic to penicillin so I'd stay away from Keflex, let's do doxycycline, 100 twice a day for seven days.",
      ['ALLERGIES\nPenicillin.\n', 'we will do doxycycline, 100 twice daily for 7 days.'],
    ],
    [
      "Doctor: Since you're allergic to sulfa I can't give you Bactrim, so I'll send in clindamycin 300 three times a day. / Patient: Okay.",
      ['ALLERGIES\nSulfa.\n', 'so we will send in clindamycin 300, 3 times daily.'],
    ],
    [
      "Doctor: Because you're allergic to sulfa we can't use Bactrim. I'll give you Macrobid. / Patient: Okay.",
      ['ALLERGIES\nSulfa.\n', 'We cannot use Bactrim.', 'Macrobid'],
    ],
    [
      "Doctor: What are you taking for your back pain? / Patient: Tylenol. I can't take the Advil because of the blood thinner.",
      ['MEDICATIONS\n- Tylenol.\n'],
      [/- Advil|ALLERGIES/],
    ],
    [
      "Doctor: Any allergies? / Patient: No. I can't take the Advil because of the blood thinner.",
      ['ALLERGIES\nDenies known allergies.', 'cannot take the Advil because of the blood thinner'],
    ],
    [
      "Doctor: Any allergies? / Mother: He's not allergic to anything. Well, latex, he gets itchy.",
      ['ALLERGIES\nLatex (itching).'],
      [/not allergic to anything/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what the clinician notes as an allergy', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Allopurinol? / Patient: No. I had that a long time ago, it gave me a rash. / Doctor: What kind of rash? / Patient: All over, red, itchy. They said don't take it again. / Doctor: I'm adding that to your allergies.",
      ['ALLERGIES\nAllopurinol (rash).'],
      [/add that/],
    ],
    [
      "Doctor: What about lisinopril? / Patient: I took it once and my lips swelled up. / Doctor: I'll put that down as an allergy.",
      ['ALLERGIES\nLisinopril (lip swelling).'],
    ],
    [
      "Doctor: Have you had Bactrim? / Patient: I broke out all over from it. / Doctor: Okay, so that's an allergy.",
      ['ALLERGIES\nBactrim'],
      [/1\. Allergy|COMPLAINT/],
    ],
    [
      "Doctor: What about the Compazine? / Patient: Compazine made me jittery. / Doctor: We'll put that down as an intolerance.",
      ['ALLERGIES\nCompazine (intolerance).'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('which medicine is stopped', () => {
  it.each<SmallVisit>([
    [
      "Patient: i've been having ibuprofen two three times a day / Doctor: the ibuprofen makes you hold on to water and it's not safe with the apixaban so i want you to stop those today please",
      ['advised to stop the ibuprofen today'],
      [/Apixaban \(stopped/],
    ],
    [
      "Patient: I take ibuprofen and naproxen. / Doctor: They're not safe with the warfarin. I want you to stop those today.",
      ['- Ibuprofen (stopped at this visit).\n- Naproxen (stopped at this visit).'],
      [/Warfarin \(stopped|stop the warfarin/],
    ],
    [
      "Patient: My knee hurts. I've been taking Aleve, two in the morning. / Doctor: I'm gonna switch you off the Aleve and put you on meloxicam, 7.5 once a day.",
      ['- Aleve 2 in the morning (stopped at this visit).'],
    ],
    [
      "Patient: My knee hurts. I take naproxen twice a day. / Doctor: We'll trade the naproxen for Celebrex.",
      ['- Naproxen twice daily (stopped at this visit).'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('how much of a medicine is taken', () => {
  it.each<SmallVisit>([
    [
      'Doctor: What do you take? / Patient: I take lisinopril-HCTZ, twenty twelve and a half.',
      ['- Lisinopril-hctz'],
      [/2012\.5/],
    ],
    ['Doctor: And Entresto, the 24/26 twice a day? / Patient: Yep.', ['- Entresto 24/26 twice daily.']],
    [
      "Doctor: Jardiance? / Patient: That's the new one, ten milligrams. I started that there.",
      ['- Jardiance 10 mg.'],
    ],
    [
      'Doctor: And the metoprolol? / Patient: The succinate, fifty. Once a day.',
      ['- Metoprolol 50 mg daily.'],
    ],
    [
      'Doctor: What do you take? / Patient: Bactrim Monday Wednesday Friday.',
      ['- Bactrim Monday Wednesday Friday.'],
    ],
    [
      "Doctor: And you're taking your calcium, vitamin D? / Patient: The vitamin D, two thousand. The calcium constipates me.",
      ['the calcium constipates the patient', 'MEDICATIONS\n- Vitamin D 2000.'],
      [/- Calcium/],
    ],
    [
      "Doctor: What do you take? / Patient: Levothyroxine 88 and lisinopril, I think it's 20.",
      ['- Levothyroxine 88 mcg.\n- Lisinopril 20 mg.'],
    ],
    [
      'Doctor: What do you take? / Patient: The naproxen you gave me, the 500. I take one at night.',
      ['- Naproxen 500 mg at night.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('how both are taken, what the label says and whose medicine it was', () => {
  it.each<SmallVisit>([
    [
      "Doctor: And you're still on the ramipril 5 milligrams and levothyroxine 75 micrograms, both once a day? / Patient: Yes.",
      ['- Ramipril 5 mg once daily.\n- Levothyroxine 75 mcg once daily.'],
    ],
    [
      'Patient: I take ramipril 5 milligrams and amlodipine 10 milligrams, both in the morning. / Doctor: Okay.',
      ['- Ramipril 5 mg in the morning.\n- Amlodipine 10 mg in the morning.'],
    ],
    [
      'doctor: what do you take / patient: metropolol succinate fifty once a day / doctor: keep the metoprolol the same',
      ['- Metoprolol succinate 50 once daily.'],
      ['- Metoprolol.'],
    ],
    [
      "Doctor: What have you taken? / Patient: My wife had some codeine left over so I've been having 30 milligrams of that at night. / Doctor: You've got sciatica.",
      ['- Codeine 30 mg at night.'],
    ],
    [
      'doctor: what do you take / patient: lisinopril and a baby aspirin / doctor: okay keep taking the aspirin eighty one',
      ['- Baby aspirin 81.'],
      ['- Aspirin 81 mg.'],
    ],
    [
      "Doctor: Your swab grew a staph that was resistant to flucloxacillin. / Patient: That's right, it didn't work.",
      ['The flucloxacillin did not work.'],
      ['- Flucloxacillin.', 'To "'],
    ],
  ])('%s', (...one) => holds(one));
});
