import { describe, it } from 'vitest';
import { codes, holds, type SmallVisit } from './small-visit.ts';

describe('an answer that leaves its words to the question', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Have you had any fever, chills, or night sweats? / Patient: No, no, and yes. / Doctor: How often? / Patient: Most nights.',
      ['denies any fever or chills', 'Reports night sweats'],
      ['night sweats\\.\n\nREVIEW', /[Dd]enies[^.]*night sweats/],
    ],
    [
      'Doctor: Any nausea or vomiting? / Patient: Yes to the nausea, no to the vomiting.',
      ['Reports nausea. Denies vomiting.'],
    ],
    [
      'Doctor: Any nausea, vomiting, or diarrhea? / Patient: All three.',
      ['Reports nausea, vomiting and diarrhea.'],
    ],
    [
      'Doctor: Have you had any weight loss, night sweats, or fevers? / Patient: The first two, yes. No fevers.',
      ['Reports weight loss and night sweats. Denies fever.'],
    ],
    [
      'Doctor: Does the pain come with meals, or is it worse on an empty stomach? / Patient: The second one. Eating settles it.',
      ['The pain is worse on an empty stomach. Eating settles it.'],
      ['Pain coming with meals'],
    ],
    ['Doctor: Is it worse sitting or standing? / Patient: The first one, definitely.', ['worse sitting']],
    [
      'Doctor: Is the cough dry or are you bringing stuff up? / Patient: The latter. Green.',
      ['is bringing stuff up, green'],
    ],
    [
      'doctor: have you had any chest pain / patient: just some wheezing',
      ['denies any chest pain', 'Reports wheezing'],
      ['Reports chest pain'],
    ],
    [
      'Doctor: Any chest pain? / Patient: No, only breathlessness on the stairs.',
      ['denies any chest pain', 'has only breathlessness on the stairs'],
    ],
    [
      'Doctor: Any dizziness? / Patient: No. A bit of a headache.',
      ['denies any dizziness', 'Reports headache. Denies dizziness.'],
      ['Reports dizziness'],
    ],
    [
      'Doctor: And do you feel sick with it? / Patient: Sometimes, but I never actually throw up.',
      ['feels sick with it, sometimes', 'never vomits'],
    ],
    [
      'Doctor: Does your asthma wake you up? / Patient: It used to. Not since the new inhaler. / Doctor: And do you cough when you run? / Patient: A little.',
      ["The patient's asthma used to wake them up.", 'coughs when they run, a little'],
    ],
    [
      'Doctor: Does it hurt when you swallow? / Patient: My ear does.',
      ["The patient's ear hurts when they swallow."],
    ],
    [
      'doctor: does it hurt when you swallow / patient: my throat no my ear does',
      ["The patient's ear hurts when they swallow."],
      ['throat'],
    ],
    [
      'Doctor: And you landed on your wrist? / Patient: On my elbow, actually.',
      ['landed on their elbow'],
      ['wrist'],
    ],
    [
      'Doctor: Is it your right hip that hurts? / Patient: No, wait, the left.',
      ["It is the patient's left hip that hurts."],
      ['right hip'],
    ],
    ["Doctor: Which eye is it? / Patient: Left. No, I'm lying, right.", ['It is the right eye.'], ['left']],
    ['Doctor: It started on Monday? / Patient: No, wait, Tuesday.', ['It started on Tuesday.']],
    [
      'Doctor: Were you ever offered surgery for the hernia? / Patient: They offered it in 2019 but I said no.',
      ['they offered it in 2019 but the patient said no'],
    ],
    [
      "Doctor: How's your sleep? / Patient: So-so. / Doctor: And your mood? / Patient: So-so.",
      ["The patient's sleep is so-so.", "The patient's mood is so-so."],
    ],
  ])('%s', async (...visit) => {
    await holds(visit);
  });
});

describe('speech without marks', () => {
  it.each<SmallVisit>([
    [
      "doctor: how are your bowels / patient: fine / doctor: appetite / patient: not great / doctor: weight / patient: i've dropped about a stone since easter",
      ['Appetite: not great.', 'dropped about a stone since Easter'],
    ],
    [
      'doctor: any nausea / patient: um yeah in the mornings / doctor: vomiting / patient: just the once / doctor: diarrhoea / patient: no',
      ['Vomiting: the once.', 'denies any diarrhea'],
      ['CHIEF COMPLAINT\nDiarrhea', 'Reports diarrhea'],
    ],
    [
      'doctor: how long does the stiffness last / patient: an hour / doctor: which joints / patient: my hands and my feet',
      ['Asked "Which joints?": the patient\'s hands and their feet.'],
    ],
    [
      'doctor: which shoulder is it / patient: the right no sorry the left / doctor: can you lift it above your head / patient: not really / doctor: any tingling / patient: in my fingers now and then',
      ['It is the left shoulder. The patient cannot lift it above their head.'],
    ],
    [
      'doctor: and you any chest pain / patient: no but i get winded on hills',
      ['denies any chest pain', 'winded on hills'],
      ['Reports chest pain', 'CHIEF COMPLAINT\nChest pain'],
    ],
    [
      'doctor: what dose of levothyroxine are you on / patient: seventy five no it got changed in june its eighty eight',
      ['- Levothyroxine 88 mcg.'],
      ['75'],
    ],
    [
      'doctor: do you smoke / patient: i smoked in the army gave it up in nineteen eighty nine',
      ['smoked in the army. The patient quit smoking in 1989.'],
    ],
  ])('%s', async (...visit) => {
    await holds(visit);
  });
});

describe('whose it is', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Do you smoke? / Patient: My husband does. I never have.',
      ["Smoking: the patient's husband does. The patient does not smoke, and never has."],
    ],
    [
      'doctor: does anyone smoke at home / patient: my boyfriend does outside i dont',
      ["The patient's boyfriend smokes at home outside. The patient does not smoke."],
      ['Nobody'],
    ],
    [
      "Doctor: Do you get headaches? / Patient: My sister does. I don't.",
      ['denies any headache', "The patient's sister has headaches."],
      ['CHIEF COMPLAINT'],
    ],
    [
      "Doctor: Do you have diabetes? / Patient: My dad does. I've been tested and I don't.",
      ['does not have diabetes', "The patient's father has diabetes."],
    ],
    [
      'Doctor: Do you have asthma? / Patient: My sister has it and so do I.',
      ["The patient's sister has asthma.", '- Asthma.'],
    ],
    [
      "doctor: what happened / patient: my daughter had strep last week and now my throat is killing me / doctor: any rash / patient: she had a rash i don't have one",
      ['denies any rash', "The patient's daughter had a rash."],
      ['Reports rash'],
    ],
    [
      'Doctor: Any history of migraines in the family? / Patient: My mother, and both of my sisters. / Doctor: And any strokes? / Patient: No, none. Well, my grandfather on dad’s side.',
      ["Strokes: the patient's grandfather on father's side."],
      ['Strokes: none'],
    ],
    [
      "Doctor: Tell me about your family. / Patient: My father's alive, he's eighty, he has Parkinson's. Mum died last year of pneumonia. My sister's got lupus.",
      ["The patient's sister has lupus."],
    ],
    [
      'Doctor: Does your mother take her tablets? / Daughter: She forgets the evening ones.',
      ['Taking her tablets: she forgets the evening ones.'],
      ["[Pp]atient's mother"],
    ],
    ["Doctor: How's your husband's breathing? / Wife: Worse at night.", ['His breathing is worse at night.']],
    [
      'Father: The Robitussin was for my older boy. / Doctor: And for her? / Father: Just honey.',
      ['Robitussin was for'],
      ['- Robitussin'],
    ],
    ["Husband: She's lost interest in everything.", ['She has lost interest in everything.']],
  ])('%s', async (...visit) => {
    await holds(visit);
  });
});

describe('when it was, and what it was of', () => {
  it.each<SmallVisit>([
    [
      "Patient: You put me on the water pill in March and since then I've been getting cramps in my calves at night.",
      ['- Water pill.'],
      ['- Water pill at night'],
    ],
    ['Patient: I take metformin and I get diarrhea every morning.', ['- Metformin.']],
    ["Patient: I use the albuterol when I'm wheezing, about twice a week.", ['- Albuterol twice weekly.']],
    [
      'Doctor: How was this last infusion? / Patient: Fine. After the one in July I had a fever and shook all night, but nothing this time.',
      ['but nothing this time'],
      ['Reports fever', 'CHIEF COMPLAINT'],
    ],
    [
      "Doctor: Have you fainted? / Patient: I felt like I was going to, but I didn't.",
      ['felt like they were going to, but they did not'],
      ['Syncope'],
    ],
    [
      'Doctor: Any pain in your calves or thighs? / Patient: Thighs, not calves.',
      ['thighs, not calves'],
      ['Calves pain'],
    ],
    [
      "Doctor: Do you ever have thoughts of harming yourself? / Patient: I'd never do anything.",
      ['would never do anything'],
      ['CHIEF COMPLAINT'],
    ],
  ])('%s', async (...visit) => {
    await holds(visit);
  });

  it.each([
    ['Doctor: Does she get chest pain with that? / Son: Only breathlessness.', ['R06.02'], ['R07.9']],
    ["Doctor: Have you fainted? / Patient: I felt like I was going to, but I didn't.", [], ['R55']],
    [
      'Doctor: Is your dad on blood thinners? / Son: He was, they stopped them after the bleed.',
      [],
      ['Z79.01'],
    ],
    ["Mother: He's off his food. / Doctor: Any rash? / Mother: His sister had one, he doesn't.", [], ['R21']],
  ] as const)('%s', async (visit, has, hasNot) => {
    await codes(visit, has, hasNot);
  });
});
