import { describe, it } from 'vitest';
import { codes, holds, type SmallVisit } from './small-visit.ts';

const allergies = /ALLERGIES/;

describe('a medicine that took the place of another', () => {
  it.each<SmallVisit>([
    [
      "Doctor: What medication are you on at the moment? / Patient: I take bisoprolol 2.5 in the morning and ramipril 5 at night. They stopped the aspirin when I went on the apixaban, that's twice a day.",
      ['- Apixaban twice daily.', 'stopped the aspirin'],
      [/- Aspirin/],
    ],
    [
      'Doctor: And you take lisinopril? / Patient: I used to, it gave me a cough so they put me on losartan 50 instead.',
      ['- Losartan 50 mg.'],
      [/- Lisinopril/],
    ],
    [
      'Doctor: What are you taking for the reflux? / Patient: I was on omeprazole but they changed it to lansoprazole, 30 once a day.',
      ['- Lansoprazole 30 mg once daily.'],
      [/- Omeprazole/],
    ],
    [
      "Doctor: How's Mum managing her tablets? / Daughter: She takes the bisoprolol and the statin but she's stopped the water tablet because she was up all night.",
      ['- Bisoprolol.', 'stopped the water tablet'],
    ],
    [
      'Doctor: What did the hospital change? / Patient: They doubled my furosemide to 80 and stopped the amlodipine.',
      ['- Furosemide 80 mg.'],
      [/- Amlodipine/],
    ],
    [
      "Wife: He's on gabapentin, 300 three times a day, and he has a morphine patch they change every three days. / Doctor: Is it morphine or fentanyl, the patch? / Wife: Fentanyl, sorry.",
      ['- Fentanyl patch every 3 days.'],
      [/- Morphine/],
    ],
    [
      'Doctor: Why did you stop the statin? / Patient: It made my legs ache. The first was simvastatin and now I won’t take any.',
      [],
      [/- Simvastatin/],
    ],
    [
      "Wife: He won't take his tablets, doctor. He's meant to be on ramipril and simvastatin. / Doctor: Why's that? / Patient: I don't like tablets.",
      ['meant to be on ramipril'],
      [/- Ramipril/, /- Simvastatin/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what was stopped', () => {
  it.each<SmallVisit>([
    [
      'patient: i take fish oil and vitamin d / doctor: any potassium / patient: no not anymore they took me off that',
      ['Not anymore, they took the patient off the potassium'],
    ],
    [
      "Doctor: Your blood pressure's 158 over 92. Are you taking the amlodipine? / Patient: To be honest I've not taken it since my holiday. / Doctor: I'd like you to restart it, five milligrams a day.",
      ['not taken the amlodipine since', 'restart the amlodipine, 5 mg daily'],
    ],
    [
      'Doctor: Did the naproxen help your back? / Patient: Not really, I took it for a week and gave up. I went back to ibuprofen.',
      ['The naproxen did not help', 'The patient took naproxen for a week'],
      [/Not,/, /- Naproxen/],
    ],
    [
      'Doctor: You were given naproxen by A&E. Did you take it? / Patient: I took it for three days and then switched to paracetamol.',
      ['The patient was given naproxen by A&E'],
      [/Follow-up/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what harms, and is no allergy', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Anything else? / Patient: I don't take the naproxen any more. It upset my stomach.",
      ["upset the patient's stomach"],
      [allergies],
    ],
    [
      "Doctor: Any allergies to medicines? / Patient: Penicillin, a rash. / Doctor: Anything else? / Patient: Codeine makes me feel sick, but I wouldn't say I'm allergic.",
      ['codeine (sickness; not a true allergy)'],
    ],
    [
      'Doctor: Any problems with your tablets? / Patient: The amlodipine makes my ankles swell.',
      ["makes the patient's ankles swell"],
    ],
    [
      "Doctor: How's the amitriptyline? / Patient: It helps me sleep but I get a dry mouth.",
      ['but the patient gets a dry mouth'],
    ],
  ])('%s', (...one) => holds(one));

  it('is not what the patient came with', async () => {
    await codes(
      'Doctor: And you take lisinopril? / Patient: I used to, it gave me a cough so they put me on losartan 50 instead.',
      [],
      ['R05.9'],
    );
  });
});

describe('a change of medicine in the plan', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Do you take any medication? / Patient: Levothyroxine, 100 micrograms, first thing. / Doctor: Your thyroid level is a little low, so we'll put it up to 125 micrograms.",
      [
        '- Levothyroxine 100 mcg first thing.',
        'Medical Treatment: We will put the levothyroxine up to 125 mcg',
      ],
    ],
    [
      "Doctor: You're on ramipril 5 for your blood pressure? / Patient: Yes, but it makes me cough. / Doctor: I'm going to swap it for losartan 50 once a day.",
      ['We will swap the ramipril for losartan 50 once daily'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('how a medicine is taken', () => {
  const asked = 'Doctor: What are you taking? / Patient: ';
  it.each<SmallVisit>([
    [
      `${asked}Codeine, one or two tablets up to four times a day if I need it.`,
      ['- Codeine 1 or 2 tablets up to 4 times daily as needed.'],
    ],
    [
      `${asked}NovoRapid, 6 with breakfast, 8 with lunch and 10 with tea.`,
      ['- Novorapid 6 with breakfast, 8 with lunch, 10 with tea.'],
    ],
    [`${asked}Furosemide 40 in the morning and 20 at lunchtime.`, ['40 mg in the morning, 20 at lunchtime']],
    [`${asked}Warfarin, three milligrams most days and four at weekends.`, ['3 mg most days, 4 at weekends']],
    [`${asked}Naproxen 250 mg once or twice a day.`, ['- Naproxen 250 mg once or twice daily.']],
    [`${asked}Albuterol as needed, maybe once a week.`, ['- Albuterol as needed (about once weekly).']],
    [`${asked}Flonase, two sprays in each nostril daily.`, ['2 sprays in each nostril daily']],
    [
      "Doctor: Do you use anything for the hay fever? / Patient: I get cetirizine from the chemist, one a day, and a steroid nasal spray when it's bad.",
      ['- Steroid nasal spray as needed.'],
    ],
    [
      'Doctor: Any medication? / Patient: I take the odd Nurofen for period pain.',
      ['- Nurofen occasionally.'],
    ],
    [
      'doctor: what do you take / patient: metformin one thousand twice a day and ozempic one shot a week / doctor: what dose is the ozempic / patient: point five',
      ['- Ozempic 0.5 once a week.'],
    ],
    ['Doctor: And the bisoprolol? / Patient: Yes, still on that, 5 milligrams.', ['- Bisoprolol 5 mg.']],
    ['Doctor: Are you taking the atorvastatin? / Patient: Most nights.', ['- Atorvastatin most nights.']],
    [
      "Doctor: Which inhalers does he have? / Mother: Just the blue one, two puffs when he's wheezy, with the spacer.",
      ['- Blue inhaler 2 puffs as needed.'],
    ],
    [
      'Doctor: What do you do when the angina comes on? / Patient: I use my spray under the tongue, one or two puffs.',
      ['- Spray under the tongue 1 or 2 puffs.'],
    ],
    [
      'Doctor: Do you take the pill? / Patient: Yes, Microgynon. / Doctor: Do you ever miss any? / Patient: Hardly ever.',
      ['Missing any: hardly ever'],
      [/Evering/],
    ],
    [
      'doctor: so what do you take / patient: lasix forty in the morning but i skip the lasix when i have to go somewhere',
      ['- Lasix 40 mg in the morning.'],
    ],
  ])('%s', (...one) => holds(one));
});
