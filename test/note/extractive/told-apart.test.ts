import { describe, expect, it } from 'vitest';
import { answerTo } from '../../../src/note/language/answer.ts';
import { figures } from '../../../src/note/language/figures.ts';
import { noteOf } from './written-note.ts';

const afterHospital = (
  told: string,
  planned: string,
) => `Doctor: How have things been since you left the hospital?
Patient: I went in on the third with the pneumonia. I'm still tired, and I cough.
${told}
Doctor: Okay, let me take a look at you. Your blood pressure's 128 over 74, pulse 88. There are a few crackles at the right base, otherwise your lungs are clear. You've got trace edema at both ankles.
Doctor: So the pneumonia is getting better, but it's slow. I want you to finish the levofloxacin.
${planned}
Patient: Will do. Thank you, doctor.`;

const child = (asked: string, planned: string) => `Doctor: So this is Mateo?
Mother: He's been throwing up since last night.
${asked}
Doctor: He looks tired but he's alert. Belly is soft, it's not tender. No rash.
Doctor: This is viral gastroenteritis, a stomach bug. I'm going to give him a dose of Zofran here, two milligrams.
${planned}
Mother: Okay, thank you.`;

describe('what is found, advised and concluded is told apart', () => {
  it('a sign among the findings is no diagnosis, and an illness that gets better is one', async () => {
    const { objective, assessment } = await noteOf(afterHospital('', ''));
    expect(objective).toMatch(/Extremities: Trace edema at both ankles/);
    expect(assessment).toMatch(/^1\. Pneumonia\./);
  });

  it('advice that names a part of the body is no finding', async () => {
    const { objective, plan } = await noteOf(
      afterHospital('', "Doctor: You can walk every day, that's good for the lungs."),
    );
    expect(objective).not.toMatch(/walk/);
    expect(plan).toMatch(/may walk every day/);
  });

  it('a medicine that is not to be given is no finding', async () => {
    const { objective, plan } = await noteOf(
      child('', "Doctor: No milk for a day or two. No Imodium, that's not safe at his age."),
    );
    expect(objective).not.toMatch(/Imodium/);
    expect(plan).toMatch(/No Imodium/);
  });

  it('what it looks like is the diagnosis', async () => {
    const { assessment, objective } = await noteOf(`Doctor: What can I do for you?
Patient: My back went on Saturday, and it goes down the back of my right leg.
Doctor: Straight leg raise on the right is forty degrees, that's positive. Left's normal.
Patient: Is it the disc again?
Doctor: I think so, yes. It looks like sciatica from that same disc. I'll refer you to physio.`);
    expect(assessment).toMatch(/^1\. Sciatica/);
    expect(objective).not.toMatch(/sciatica/i);
  });

  it('when to go to hospital is said last, as follow-up', async () => {
    const { plan } = await noteOf(
      child(
        '',
        "Doctor: If he's hard to wake up, take him to the ER. Keep him out of preschool until Friday.",
      ),
    );
    expect(plan.indexOf('hard to wake up')).toBeGreaterThan(plan.indexOf('preschool'));
  });
});

describe('what is answered', () => {
  it('a denial of one thing denies nothing else that was asked', async () => {
    const { subjective } = await noteOf(
      child(
        "Doctor: Any rash? Any ear pain or sore throat?\nMother: No rash. He did say his throat hurts but I think it's from the throwing up.",
        '',
      ),
    );
    expect(subjective).not.toMatch(/denies[^.]*sore throat/i);
    expect(subjective).toMatch(/Reports sore throat/);
  });

  it('a denial of one thing leaves open what is told of the other', async () => {
    const { subjective } = await noteOf(
      afterHospital(
        "Doctor: Any swelling in the ankles, chest pain?\nPatient: No chest pain, and they swell when I'm on my feet.",
        '',
      ),
    );
    expect(subjective).toMatch(/[Dd]enies (?:any )?chest pain/);
    expect(subjective).not.toMatch(/[Dd]enies [^.]*swelling/);
  });

  it.each([
    'Doctor: Any confusion, has your wife said anything?\nPatient: She has not said.',
    "Doctor: Any confusion?\nPatient: She hasn't said.",
    'Doctor: Any confusion in the family?\nPatient: No.',
  ])('nobody denied it for the patient: %s', async (told) => {
    const { subjective } = await noteOf(afterHospital(told, ''));
    expect(subjective).not.toMatch(/[Dd]enies (?:any )?confusion\b(?! in the family)/);
  });

  it('what is left of a treatment does not say that it is finished', async () => {
    expect(answerTo('Did you finish the antibiotics?', 'I have two more days of it.')).toBe('open');
    expect(answerTo('Do you have a rash?', 'I have a rash.')).toBe('yes');
    const { subjective } = await noteOf(
      afterHospital(
        'Doctor: Did you finish the antibiotics?\nPatient: I have two more days of the levofloxacin.',
        '',
      ),
    );
    expect(subjective).not.toMatch(/finished/);
  });

  it('a medicine on hold is not listed, and it is told that it is on hold', async () => {
    const { subjective } = await noteOf(
      afterHospital(
        'Doctor: What about the metformin, are you back on that?\nPatient: They told me to hold it until I saw you.',
        '',
      ),
    );
    expect(subjective).not.toMatch(/^- Metformin/m);
    expect(subjective).toMatch(/told .* to hold the metformin until this visit/);
  });

  it('what the patient may not have is no illness', async () => {
    const { subjective } = await noteOf(
      afterHospital(
        "Doctor: Any allergies?\nPatient: Penicillin, when I was a kid. My mum just said I can't have it.",
        '',
      ),
    );
    expect(subjective).not.toMatch(/have allergies/);
  });
});

describe('what is agreed', () => {
  it('what the clinician asks for and the patient agrees to is planned', async () => {
    const { plan } = await noteOf(
      afterHospital(
        '',
        `Doctor: And could you see Diane every week for now instead of every other?
Patient: I could do that.
Doctor: Can your husband keep the pills locked up?
Patient: Yeah, I'll ask him.
Doctor: Can you take a deep breath for me?
Patient: Yes.
Doctor: Can you come on Sunday?
Patient: I can't.
Doctor: But I'd like the dentist to check that tooth, so can you book in with them this week?
Patient: This week. Yeah, will do.`,
      ),
    );
    expect(plan).toMatch(/agrees to see Diane every week for now/);
    expect(plan).toMatch(/agrees to have .* husband keep the pills locked up/);
    expect(plan).toMatch(/agrees to book in with them this week/);
    expect(plan).not.toMatch(/breath|Sunday/);
  });

  it('a call that is asked for is planned', async () => {
    const { plan } = await noteOf(
      child('', "Doctor: Otherwise I'd like a call from you tomorrow to tell me how he's doing."),
    );
    expect(plan).toMatch(/call us tomorrow/);
  });

  it('the next step of a dose stands with the first', async () => {
    const { plan } = await noteOf(
      afterHospital(
        '',
        "Doctor: We'll start Wellbutrin 150 in the morning. After a week if you're okay go up to three hundred.",
      ),
    );
    expect(plan).toMatch(/After a week .* 300/);
  });
});

describe('figures of speech', () => {
  it('a dose said in two parts is one number', () => {
    expect(figures('naproxen two-fifty twice a day')).toBe('naproxen 250 twice daily');
    expect(figures('four of the two hundreds')).toBe('4 of the 200s');
    expect(figures('sugars of three to four hundreds')).toBe('sugars of 3 to 4 hundreds');
    expect(figures('i pee twenty two times a day')).toBe('i pee 22 times daily');
    expect(figures('at two-thirty in the morning')).toBe('at 2:30 in the morning');
    expect(figures('the thirty five-hundreds')).toBe('the 30/500s');
  });

  it('letters said one by one are an abbreviation', async () => {
    const { objective } = await noteOf(
      afterHospital('[doctor] your p h q nine today was eighteen .', '').replace('[doctor]', 'Doctor:'),
    );
    expect(objective).toMatch(/PHQ-9 today was 18/);
  });
});

describe('what is told of how it is', () => {
  it('a word about mood or sleep stands under what was asked', async () => {
    const { subjective } = await noteOf(
      afterHospital(
        "Doctor: And how's your mood been since?\nPatient: Not great.\nDoctor: How are you sleeping?\nPatient: I fall asleep okay but I'm up at three every morning.",
        '',
      ),
    );
    expect(subjective).toMatch(/Mood: not great\./);
    expect(subjective).toMatch(/falls asleep/);
    expect(subjective).toMatch(/up at 3 every morning/);
  });

  it('an answer to one of three questions stands under none of them', async () => {
    const { subjective } = await noteOf(
      child(
        "Doctor: Is anybody else sick at home? Any travel? Has he eaten anything unusual?\nMother: His sister had it on Monday. She's fine now. No travel.",
        '',
      ),
    );
    expect(subjective).not.toMatch(/unusual: his sister/i);
    expect(subjective).not.toMatch(/FAMILY HISTORY/);
  });

  it('what somebody never had is denied by its name', async () => {
    const { subjective } = await noteOf(
      afterHospital(
        'Doctor: Have you ever had a seizure or an eating disorder?\nPatient: No, neither one.',
        '',
      ),
    );
    expect(subjective).toMatch(/denies[^.]*eating disorder|eating disorder: neither/);
  });

  it('a pressure taken while the plan is told is a vital sign', async () => {
    const { objective } = await noteOf(
      afterHospital('', "Doctor: And let's get your pulse done now, it's 92, so a bit up."),
    );
    expect(objective).toMatch(/Heart rate/);
  });

  it('the part of the body that a patient comes with is the complaint', async () => {
    const { subjective } = await noteOf(`Doctor: What can I do for you?
Patient: It's my back again. I was lifting a box of tiles on Saturday and it just went.
Doctor: Where exactly is it?
Patient: Low down, on the right, and it goes down the back of the leg. My foot tingles.
Doctor: It looks like sciatica. I'll refer you to physio.`);
    expect(subjective).toMatch(/^CHIEF COMPLAINT\nBack problem\./);
    expect(subjective).toMatch(/located low down, on the right/);
  });
});

const atHome = (told: string, planned: string) => `Doctor: What's been going on?
Daughter: ${told}
Patient: I just got dizzy when I stood up.
Doctor: I'm going to check your pressure lying and standing. So lying it's 138 over 76, pulse 72, and standing it's 108 over 62, pulse 80, and you feel dizzy when you do that?
Patient: A little.
Doctor: Heart's irregular, no murmur. Mouth is dry. So there are three things here. First, the falls. Your blood pressure drops when you stand up, that's orthostatic hypotension. I'm going to cut the furosemide in half.
${planned}
Daughter: Okay.`;

describe('a visit with a relative', () => {
  it('what is said to the patient is of the patient', async () => {
    const { subjective } = await noteOf(
      atHome('Dad, you fell twice last week. He fell in the bathroom.', ''),
    );
    expect(subjective).toMatch(/(?:He|The patient) fell twice last week/);
    expect(subjective).not.toMatch(/daughter fell/);
  });

  it('a pressure taken lying and standing is a vital sign, also where it is asked about', async () => {
    const { objective, plan } = await noteOf(atHome('He fell in the bathroom.', ''));
    expect(objective).toMatch(/Blood pressure: 138 over 76 lying, 108 over 62 standing/);
    expect(objective).not.toMatch(/3 things/);
    expect(plan).not.toMatch(/lying and standing/);
  });

  it('what is turned to second and third has a title of its own', async () => {
    const { assessment, plan } = await noteOf(
      atHome(
        'He fell in the bathroom. His memory is getting worse.',
        "Doctor: Second, the memory. Stop the Benadryl completely. We'll repeat the memory test in six weeks. Third, the bladder. I'd like a urine sample before you go.",
      ),
    );
    expect(assessment).toMatch(/\d\. Memory\.\n\d\. Bladder\./);
    expect(plan).not.toMatch(/Third/);
    expect(plan).toMatch(/Memory\.\n- Medical Treatment: Stop Benadryl/);
  });

  it('one thing denied leaves what else was asked open', async () => {
    const { subjective } = await noteOf(
      atHome(
        'He fell.\nDoctor: Any headache since then, any vomiting, more confused than usual?\nDaughter: No headache. His memory is getting worse.',
        '',
      ),
    );
    expect(subjective).toMatch(/Denies headache/);
    expect(subjective).not.toMatch(/Denies[^.]*confusion/);
  });
});

describe('what a recogniser misheard', () => {
  const visit = `so how are you doing today ma'am
well i've been having this chest pain doctor for about uh three weeks now
what are you taking
metal pro lol twenty five twice a day and a torva statin forty at night
allergies
i'm allergic to penis ill in it gives me hives
okay let me listen to you your blood pressure's one fifty two over eighty eight i don't hear a murmur lungs are clear
is my heart okay
well i'm worried about it your ekg today shows some nonspecific changes i think this is angina
oh no
i want to get a stress test this week and a troponin today we're going to go up on the metoprolol to fifty twice a day and i'm gonna give you some nitroglycerin point four under the tongue
okay
i'd like you to see doctor patel in cardiology
alright thank you`;

  it('names that came apart are whole again', async () => {
    const { subjective } = await noteOf(visit);
    expect(subjective).toMatch(/- Metoprolol 25 mg twice daily/);
    expect(subjective).toMatch(/- Atorvastatin 40 mg at night/);
    expect(subjective).toMatch(/ALLERGIES\nPenicillin \(hives\)/);
  });

  it('who orders is the clinician, whatever else the words are like', async () => {
    const { subjective, plan } = await noteOf(visit);
    expect(subjective).not.toMatch(/stress test/);
    expect(plan).toMatch(/stress test/);
    expect(plan).toMatch(/nitroglycerin/i);
  });
});

const wound = (asked: string, planned: string) => `Doctor: What happened?
Patient: I was slicing a bagel and got my finger about two hours ago.
${asked}
Doctor: So there's a two and a half centimeter laceration over the palmar side of the left index finger. It goes through the fat, I don't see any tendon. There's decreased light touch on the radial side of the tip.
Doctor: I'm going to wash this out well and put in five stitches.
${planned}
Patient: Thank you.`;

describe('a wound', () => {
  it('is found, named and coded by its place', async () => {
    const { subjective, objective, assessment } = await noteOf(wound('', ''));
    expect(subjective).toMatch(/^CHIEF COMPLAINT\nLaceration of the left index finger/);
    expect(objective).toMatch(/2\.5 cm laceration over the palmar side/);
    expect(objective).toMatch(/[Dd]ecreased light touch/);
    expect(assessment).toMatch(/^1\. Laceration of the left index finger/);
  });

  it('a tendon that is not seen is not missing', async () => {
    const { objective } = await noteOf(wound('', ''));
    expect(objective).toMatch(/no visible tendon/);
  });

  it('what the patient asks for and does not need is planned as not needed', async () => {
    const { plan } = await noteOf(
      wound('', "Patient: Do I need antibiotics?\nDoctor: No, it's a clean cut. Keep it dry for 24 hours."),
    );
    expect(plan).toMatch(/No need for antibiotics/);
  });

  it('a bare answer to the patient stands under what was asked', async () => {
    const { plan } = await noteOf(
      wound('', 'Doctor: Keep it dry.\nPatient: When do the stitches come out?\nDoctor: Ten to twelve days.'),
    );
    expect(plan).toMatch(/When the stitches come out: 10 to 12 days/);
  });
});

describe('what is taken in part', () => {
  it('one of two medicines affirmed does not affirm the other', async () => {
    const { subjective, plan } = await noteOf(
      afterHospital(
        "Doctor: Are you still taking the prenatal vitamin and the iron?\nPatient: The vitamin yes. The iron makes me so constipated, I've been skipping it.\nDoctor: Let's try it every other day, and take a stool softener with it, Colace, a hundred milligrams twice a day.",
        '',
      ),
    );
    expect(subjective).not.toMatch(/is still taking the prenatal vitamin and the iron/);
    expect(plan).toMatch(/Colace,? 100 mg twice daily/);
  });
});

describe('a size below one', () => {
  it('keeps its point where a recogniser wrote a full stop', async () => {
    const { objective } = await noteOf(`[doctor] hi how are you
[patient] i have had this pain in my side and they found a kidney stone
[doctor] so i reviewed the results of the ct scan of your abdomen that the primary care doctor ordered and it does show a . five centimeter kidney stone located in the proximal right ureter . so for your kidney stone i want you to push fluids .`);
    expect(objective).toMatch(/point 5 cm kidney stone/);
    expect(objective).not.toMatch(/(?<!point )5 cm/);
  });
});

it('a medicine that another doctor is to be asked to change is not stopped', async () => {
  const { subjective, plan } = await noteOf(`Doctor: What are you taking?
Patient: Lisinopril ten. I feel shaky.
Doctor: I'm going to call Dr. Pruitt today and ask her to swap the lisinopril for amlodipine. Don't stop it on your own before she calls.
Patient: Okay.`);
  expect(subjective).toMatch(/Lisinopril 10 mg\./);
  expect(plan).toMatch(/not to stop it on their own/);
});

it('a wife who speaks for her husband does not make a woman of him', async () => {
  const { subjective } =
    await noteOf(`Doctor: Mr. Petrosyan, good morning. You have trouble passing urine. How long?
Mr. Petrosyan: Six months.
Mrs. Petrosyan: I help. He understands.
Doctor: Any pain?
Mr. Petrosyan: I have no pain. I get up four times.
Mrs. Petrosyan: Every night.`);
  expect(subjective).not.toMatch(/\b[Ss]he\b/);
});
