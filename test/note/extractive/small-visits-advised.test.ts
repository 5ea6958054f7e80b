import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('what is asked of the patient in a question', () => {
  it.each<SmallVisit>([
    [
      "Patient: My ankles swell at night. / Doctor: It's the heart failure. I'm going up on the furosemide to 40. Can you weigh yourself every morning for me? / Patient: Okay.",
      ['The patient agrees to weigh themselves every morning.'],
    ],
    [
      "Patient: My ankles swell. / Doctor: Would you cut back on the salt? It's holding the fluid. / Patient: Okay.",
      ['The patient agrees to cut back on the salt.'],
    ],
    [
      "Patient: My ankles swell. / Doctor: Would you cut back on the salt? It's holding the fluid. / Patient: No, I don't think so.",
      ['The patient was asked to cut back on the salt (the patient: "No, I don\'t think so").'],
      [/agrees/],
    ],
    [
      "Patient: I'm having my knee replaced. / Doctor: You've got sleep apnea. Would you get the CPAP going again? Anesthesia's going to want that. / Patient: Fine.",
      ['The patient agrees to get the CPAP going again.'],
    ],
    [
      "Patient: My heart's racing. / Doctor: The EKG is normal. Would you stop the energy drinks? / Patient: I guess.",
      ['The patient was asked to stop the energy drinks (the patient: "I guess").'],
    ],
    [
      "Patient: My shoulder hurts. / Doctor: Can you lift your arm? Good. It's bursitis. Ice it. / Patient: Okay.",
      ['The patient was advised to ice it.'],
      [/agrees|was asked/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a yes or a no at the end of an answer', () => {
  it.each<SmallVisit>([
    [
      "Patient: I'm twelve weeks along. / Doctor: All good. See you in four weeks. / Patient: Can I have sushi? / Doctor: You can. If it's raw fish, no.",
      ['if it is raw fish, no.'],
    ],
    [
      "Patient: My stomach burns. / Doctor: It's reflux. Take omeprazole 20 daily. / Patient: Can I drink? / Doctor: A glass of wine, fine. Beer, no.",
      ['Beer, no.'],
    ],
    [
      "Patient: I'm here for my yearly. / Doctor: I'd like some labs, a lipid panel and an A1c. / Patient: Do I need to fast? / Doctor: For the lipids, yes. For the other one, no.",
      ['for the lipids, yes.', 'For the other one, no.'],
    ],
    [
      "Patient: I'm here for my hip surgery clearance. / Nurse: Can you do a flight of stairs? / Patient: With the hip, no. / Doctor: Okay. Your hip is arthritic.",
      [],
      [/can do a flight of stairs/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a condition in speech without stops', () => {
  it.each<SmallVisit>([
    [
      "Mother: she's had a fever and a sore ear since monday / Doctor: it's an ear infection i'll give her amoxicillin she can go back once she's had no fever for twenty four hours",
      ['She can go back once she has had no fever for 24 hours.'],
    ],
    [
      "Patient: i'm here about my blood pressure / Doctor: it's one fifty over ninety today so we'll check your kidneys and potassium if your potassium's okay and you're feeling well we'll increase the lisinopril to twenty / Patient: okay",
      [
        "If the patient's potassium is fine and the patient is feeling well we will increase the lisinopril to 20.",
      ],
      [/The patient is feeling well/],
    ],
    [
      "Patient: i'm here for my check up / Doctor: we'll get some labs and if the labs are okay and your pressure's still up we'll add amlodipine five / Patient: okay",
      ["If the labs are fine and the patient's pressure is still up we will add amlodipine 5."],
      ['Elevated blood pressure'],
    ],
    [
      "Patient: i'm still wearing the brace / Doctor: see the physiotherapist and if they're happy with it we'll stop the brace / Patient: okay",
      ['If they are happy with it we will stop the brace.'],
    ],
    [
      "Patient: i've got this rash and it hurts / Doctor: it's shingles for the pain carry on with the paracetamol and i wouldn't take any more of your mum's co-codamol if it's not enough by the weekend we can try something called amitriptyline at night ten milligrams / Patient: okay",
      ['If it is not enough by the weekend we can try something called amitriptyline at night 10 mg.'],
    ],
    [
      "Patient: i'm here about my pressure / Doctor: it's high i'd like to start lisinopril ten some people get a dry cough if your lips or your tongue swell up that's an emergency call nine one one / Patient: okay",
      ['Some people get a dry cough.'],
      [/cough if/],
    ],
    [
      "Patient: i feel tired on the metoprolol / Doctor: we'll cut it to twenty five check your pulse at home and if it's under fifty or over a hundred and ten let me know / Patient: okay",
      ['If it is under 50 or over 110 the patient was advised to notify us.'],
    ],
    [
      "Patient: my knee hurts / Doctor: it's a sprain take ibuprofen and if it's not better in two weeks come back and we may get an m r i / Patient: okay",
      ['If it is not better in 2 weeks, the patient was advised to come back and we may get an MRI.'],
    ],
    [
      'Mother: she has an ear infection i think / Doctor: she does so amoxicillin for ten days if she gets swelling behind the ear or a fever after two days come back or go to the emergency room / Mother: okay',
      [
        "If she gets swelling behind the ear or a fever after 2 days, the patient's mother was advised to come back or go to the emergency room.",
      ],
    ],
  ])('%s', (...one) => holds(one));
});

describe('orders and advice that were lost or misread', () => {
  it.each<SmallVisit>([
    [
      "Father: School says he can't sit still. / Doctor: He's got ADHD. Start Concerta 18. / Father: Is it okay with his heart? And wrestling? / Doctor: Yes.",
      ['- Medical Treatment: Start Concerta 18.'],
    ],
    [
      "Patient: My heart's pounding since I had the baby. / Doctor: It's most likely postpartum thyroiditis. I need a free T4 and the antibodies to be sure it's not Graves. / Patient: Okay.",
      ['We need a free T4 and the antibodies to be sure it is not Graves.'],
    ],
    [
      "Patient: I've had some bleeding. / Doctor: With your history of polyps I want a colonoscopy. / Patient: Okay.",
      ['We will order a colonoscopy.'],
    ],
    [
      "Patient: My chest feels tight. / Doctor: It's the valve, it's probably stiff, so an echo. / Patient: Okay.",
      ['Additional Testing: An echo.'],
    ],
    [
      "Patient: My asthma's been okay. / Doctor: Stay on the Symbicort. / Patient: And if I get an attack? / Doctor: Call us and we'll do a short course of prednisone.",
      [
        'If the patient gets an attack, the patient was advised to call us and we will do a short course of prednisone.',
      ],
    ],
    [
      "Patient: My back's better. / Doctor: Good. Keep up the exercises. Let's see each other in three weeks. / Patient: Okay.",
      ['Follow up in 3 weeks.'],
    ],
    [
      "Patient: I hit my head. / Doctor: It's a concussion. If you get a bad headache or double vision or trouble walking, go to the ER. / Patient: Okay.",
      ['or double vision or trouble walking'],
    ],
    [
      'Patient: I get migraines. / Doctor: Take sumatriptan 50 when it starts. Magnesium is worth a try too, four hundred a day. / Patient: Okay.',
      ['Magnesium is worth a try too, 400 a day.'],
      ['RESULTS'],
    ],
    [
      "Patient: I had another seizure. / Doctor: It's epilepsy. Take the Keppra, don't miss sleep. Don't drive if you're sleepy, I mean it. / Patient: Okay.",
      ['do not miss sleep.', 'not to drive if the patient is sleepy.'],
    ],
    [
      "Patient: I've got a mole. / Doctor: It needs to come off. I'd like to do it right now. / Patient: Now? Okay. / Doctor: It's ten minutes.",
      ['It is 10 minutes.'],
      ['Asked ""'],
    ],
  ])('%s', (...one) => holds(one));
});
