import { describe, expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const review = (told: string, planned: string) => `GP: Hello, come in. How have you been getting on?
Patient: Not too bad. I still get the headaches.
${told}
GP: Right. Your blood pressure's 128 over 76 today.
GP: I think this is tension headache. I'll start you on amitriptyline, ten milligrams at night.
${planned}
Patient: Okay, thank you.`;

describe('a medicine that is over is none of the list', () => {
  it('stopped, though the plan takes it off the prescription', async () => {
    const { subjective } = await noteOf(
      review(
        'GP: Are you still taking the propranolol?\nPatient: No, I stopped that. Made me dizzy.',
        "GP: I'll stop the propranolol on your repeat.",
      ),
    );
    expect(subjective).not.toMatch(/^- Propranolol/m);
  });

  it('one course of it, or the one that was taken last time', async () => {
    const course = await noteOf(
      review(
        'GP: Any courses of steroids?\nPatient: One course of prednisolone in November.\nGP: Any other tablets?\nPatient: I take lisinopril every morning.',
        '',
      ),
    );
    expect(course.subjective).toMatch(/^- Lisinopril/m);
    expect(course.subjective).not.toMatch(/^- Prednisolone/m);
    const last = await noteOf(
      review(
        'GP: What did you take last time?\nPatient: The naproxen, but it gave me the runs.\nGP: What do you take now?\nPatient: Lisinopril every morning.',
        '',
      ),
    );
    expect(last.subjective).not.toMatch(/^- Naproxen/m);
  });
});

describe('what the patient asks and the clinician decides', () => {
  it('may be done on a condition', async () => {
    const { plan } = await noteOf(
      review('', "Patient: Can I go to work?\nGP: Yes, as long as you're not dizzy."),
    );
    expect(plan).toMatch(/may go to work as long as/);
  });

  it('is not to be done, with the reason', async () => {
    const { plan, objective } = await noteOf(
      review('', 'Patient: Can I use a hot water bottle?\nGP: No, you could burn yourself and not feel it.'),
    );
    expect(plan).toMatch(/advised not to use a hot water bottle: .*could burn/);
    expect(objective).not.toMatch(/burn/);
  });

  it('is named where the answer only says until when, or how', async () => {
    const { plan } = await noteOf(
      review(
        '',
        'Patient: And driving?\nGP: Not until you can do an emergency stop.\nPatient: Can I work?\nGP: Not on a roof, no.',
      ),
    );
    expect(plan).toMatch(/Driving: not until/);
    expect(plan).toMatch(/Working: not on a roof/);
  });

  it('is named in place of "one" and "that"', async () => {
    const { plan } = await noteOf(
      review(
        'GP: What do you take?\nPatient: Lisinopril twenty milligrams a day.',
        "Patient: Do I need an X-ray?\nGP: Yes, I'd get one today.\nPatient: What about the lisinopril?\nGP: Carry on with that, but halve it.",
      ),
    );
    expect(plan).toMatch(/get an X-ray today/);
    expect(plan).toMatch(/Continue lisinopril, but halve it/);
  });
});

describe('why they came and what they have', () => {
  it('a part of the body that is done in is the complaint', async () => {
    const { subjective } = await noteOf(`GP: What's happened?
Patient: Done my knee in. Playing football on Sunday.
GP: Which one?
Patient: The right.
GP: Does the ibuprofen upset your stomach?
Patient: It gives me a bit of heartburn.
GP: There's a moderate effusion. Lachman's is positive.
GP: I think you've torn your cruciate. I'll ask for an MRI.`);
    expect(subjective).toMatch(/COMPLAINT\nRight knee injury/);
  });

  it('what is torn is the diagnosis', async () => {
    const { assessment } = await noteOf(`GP: What's happened?
Patient: Done my knee in. It swelled up at once.
GP: There's a moderate effusion. Lachman's is positive.
GP: I think you've torn your cruciate. I'll ask for an MRI.`);
    expect(assessment).toMatch(/^1\. Cruciate tear/);
  });

  it('a result out of its range that opens the call is the complaint', async () => {
    const { subjective, assessment } =
      await noteOf(`Pharmacist: Hello, it's the pharmacist at the surgery. Your potassium's come back a bit high on the blood test, 5.8.
Patient: Oh. I feel all right.
Pharmacist: Any palpitations or weakness?
Patient: My legs have been a bit weak.
Pharmacist: We want you to stop the spironolactone for now. Come in for a blood test on Thursday.`);
    expect(subjective).toMatch(/COMPLAINT\nHigh potassium/);
    expect(assessment).toMatch(/^1\. High potassium/);
  });

  it('a pain that was only asked for hurts nowhere', async () => {
    const { subjective } = await noteOf(`Nurse: Any problems with your feet since last year?
Patient: They go numb at night.
Nurse: Any burning or shooting pains?
Patient: Some burning in the toes.
Nurse: Any ulcers?
Patient: I had a blister on the left heel in June.
Nurse: I'm referring you to the foot team.`);
    expect(subjective).not.toMatch(/heel pain/i);
  });
});

describe('the plan in British words', () => {
  it('a referral that follows from what was found stays whole', async () => {
    const { plan } = await noteOf(
      review(
        '',
        "GP: It puts you at high risk, so I'm referring you to the foot team. They should see you within six weeks.",
      ),
    );
    expect(plan).toMatch(/referring .* to the foot team/);
    expect(plan).toMatch(/They should see .* within 6 weeks/);
  });

  it('urgently stays urgent, next time stays next time, and ringing is advice', async () => {
    const { plan } = await noteOf(
      review(
        '',
        "GP: I'm referring you urgently to the headache clinic. Next time you've got a tummy bug, stop the lisinopril. If it gets worse, ring 999 or go to A&E.",
      ),
    );
    expect(plan).toMatch(/refer urgently to/);
    expect(plan).toMatch(/Next time .* stop the lisinopril/);
    expect(plan).toMatch(/advised to ring 999 or go to A&E/);
  });

  it('what is not to be walked on or used is no finding', async () => {
    const { plan, objective } = await noteOf(
      review('', "GP: No walking barefoot, and don't use corn plasters. We want you to rest for now."),
    );
    expect(objective).not.toMatch(/barefoot/);
    expect(plan).toMatch(/corn plasters/);
    expect(plan).toMatch(/advised to rest for now/);
  });
});

describe('what is told in few words', () => {
  it('thoughts of dying that are over are told with it, and are no past illness', async () => {
    const { subjective } = await noteOf(
      review(
        "GP: Any thoughts of harming yourself, or that life's not worth living?\nPatient: I had thoughts of not waking up back in the summer. Not now.\nGP: How's your mood, out of ten?\nPatient: Four, maybe five. It was a two.",
        '',
      ),
    );
    expect(subjective).toMatch(/thoughts of not waking up back in the summer, not now/);
    expect(subjective).not.toMatch(/^- Thoughts/m);
    expect(subjective).toMatch(/Severity: 4, maybe 5[.;] it was a 2/i);
  });

  it('what began or took a time without a subject is the trouble, not who tells it', async () => {
    const { subjective } = await noteOf(`Doctor: What's been going on?
Mum: He's come out in this rash. Started on his tummy yesterday and now it's all over.
Doctor: Any blisters before?
Mum: He had one on his heel in June. Took six weeks.
Doctor: He's smiling, well hydrated. Pink spots on his trunk. This is roseola, it's a viral rash.`);
    expect(subjective).toMatch(/It started on his abdomen yesterday/);
    expect(subjective).toMatch(/it took 6 weeks/i);
  });

  it('what is taken now was not only tried', async () => {
    const { subjective } = await noteOf(
      review(
        'GP: And what are you taking for the diabetes?\nPatient: Metformin one gram twice a day and gliclazide 80 in the morning.',
        '',
      ),
    );
    expect(subjective).not.toMatch(/has tried/);
    expect(subjective).toMatch(/^- Gliclazide 80 mg in the morning/m);
  });

  it('what was missed had been missed', async () => {
    const { subjective } = await noteOf(
      review("GP: Any hypos?\nPatient: One, about a month ago. I'd missed lunch.", ''),
    );
    expect(subjective).not.toMatch(/would missed/);
  });
});

describe('what is found and asked for', () => {
  it('a pulse that is felt, and the other side that is not', async () => {
    const { objective } = await noteOf(`Nurse: Shoes and socks off please. Any problems with your feet?
Patient: They go numb at night.
Nurse: Pulses. I can feel the left dorsalis pedis. The right I can't get. Skin's dry, no ulcers.
Nurse: I'm referring you to the foot team.`);
    expect(objective).toMatch(/Left dorsalis pedis palpable/);
    expect(objective).toMatch(/Right dorsalis pedis is not palpable/);
  });

  it('a medicine that another is asked about is planned, and the one instead', async () => {
    const { plan } = await noteOf(
      review(
        'GP: Where is the pain?\nPatient: Across my forehead.\nGP: Any sickness with it?\nPatient: No.\nGP: Any flashing lights?\nPatient: No, nothing like that.\nGP: What do you take?\nPatient: Just paracetamol.',
        "GP: I'll ask Dr Jones about some gabapentin for you.\nPatient: I was on that before. It knocked me out.\nGP: Okay, I'll ask about duloxetine instead then.",
      ),
    );
    expect(plan).toMatch(/ask about duloxetine instead/);
  });

  it('a child who went on before the plan may do so with it', async () => {
    const { plan, subjective } = await noteOf(`Doctor: What's been going on?
Mum: He's come out in this rash. He had a temperature for three days.
Doctor: He's smiling, well hydrated. Pink spots on his trunk. This is roseola, it's a viral rash.
Mum: Can he go to nursery?
Doctor: Yes, as long as he's well in himself.
Mum: Okay. Thanks ever so much.`);
    expect(plan).toMatch(/He can go to nursery as long as he is well/);
    expect(subjective).not.toMatch(/nursery/);
  });
});

describe('what is decided by question and answer', () => {
  it('a dose that is left, and leave to drive', async () => {
    const { plan } = await noteOf(
      review(
        'GP: Where is the pain?\nPatient: Across my forehead.\nGP: Any flashing lights?\nPatient: No.',
        "GP: Shall we put the sertraline up to a hundred?\nPatient: I'd rather leave it.\nGP: Okay, we'll leave it at fifty.\nPatient: Can I drive?\nGP: Yes, you're fine to drive.",
      ),
    );
    expect(plan).toMatch(/We will leave it at 50/);
    expect(plan).toMatch(/is fine to drive/);
  });

  it('asked without a question mark, too', async () => {
    const { plan } = await noteOf(`Speaker 1: hello it's the doctor you rang about your waterworks
Speaker 2: yes it's stinging when i go and i'm going every half hour
Speaker 1: any temperature
Speaker 2: no
Speaker 1: what do you take
Speaker 2: ramipril five milligrams
Speaker 1: it does sound like cystitis i'll send nitrofurantoin to the chemist a hundred milligrams twice a day for three days
Speaker 2: can i have it with the ramipril
Speaker 1: yes that's fine
Speaker 2: lovely thank you doctor`);
    expect(plan).toMatch(/may have it with the ramipril/);
  });

  it('an illness that it is not is judged, not told', async () => {
    const { subjective, assessment } = await noteOf(`Doctor: What's been going on?
Mum: He's come out in this rash. He had a temperature for three days.
Doctor: He's smiling, well hydrated. Pink spots on his trunk.
Mum: Is it measles?
Doctor: No, it doesn't look like measles. This is roseola, it's a viral rash.
Mum: Okay. Thanks ever so much.`);
    expect(subjective).not.toMatch(/measles/);
    expect(assessment).toMatch(/Roseola/);
    expect(assessment).not.toMatch(/^\d\. Measles/m);
  });

  it('an illness that answers the first of two questions', async () => {
    const { subjective } = await noteOf(
      review(
        'GP: Any medical problems? Are you on any medication?\nPatient: Just asthma. Ventolin when I need it.',
        '',
      ),
    );
    expect(subjective).not.toMatch(/medication: asthma/i);
    expect(subjective).toMatch(/asthma/i);
  });

  it('who rings is no history, and a result that is read out is one', async () => {
    const { subjective, objective } =
      await noteOf(`Nurse: Hello, it's the practice nurse, you rang earlier about your sugars.
Patient: Yes. My feet go numb at night.
Nurse: Your HbA1c was 71. Your kidneys are fine, eGFR's 78.
Nurse: I'm referring you to the foot team.`);
    expect(subjective).not.toMatch(/practice nurse/);
    expect(objective).toMatch(/eGFR is 78/);
  });
});

it('who is greeted as a relative is not the patient, and what a relative says has its verb', async () => {
  const { subjective } = await noteOf(`GP: Hello. And you're the daughter, right?
Daughter: Yes. He's not lost weight. He's written the readings down. He's broken his wrist before.
GP: Any fever?
Daughter: No.
GP: Give him paracetamol, and ring us if he gets worse.`);
  expect(subjective).not.toMatch(/is the daughter/);
  expect(subjective).toMatch(/has not lost weight/);
  expect(subjective).not.toMatch(/is (?:not lost|written|broken)/);
});
