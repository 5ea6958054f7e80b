import { describe, expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const results = (told: string) => `GP: Hello, Mr Bell. I'm ringing about your blood tests.
Patient: Oh yes, I've been waiting for you.
GP: How have you been feeling?
Patient: Still tired. No chest pain. My appetite's fine.
GP: Any bleeding from the back passage?
Patient: No.
GP: ${told}
Patient: So I'm short of iron?
GP: Yes, it's iron deficiency anaemia. I'd like to start ferrous fumarate, two hundred and ten milligrams once a day.
Patient: Okay.
GP: We'll repeat the blood count in four weeks.
Patient: Right.`;

const childSeen = (told: string) => `Doctor: Hi Ellie, hi Mum. What's been going on?
Mother: She's been hot since Sunday, and off her food.
Doctor: Any sickness, rash, cough?
Mother: A bit of a cough. No rash, no sickness.
Doctor: Is she drinking?
Mother: Yes, plenty of juice.
Doctor: ${told}
Mother: So it's her ear?
Doctor: Yes, a middle ear infection on the left. Calpol for the pain. I don't think she needs antibiotics today. If she's no better by Thursday, give us a ring.
Mother: Okay, thank you.`;

describe('what tests gave', () => {
  it('is a result, whatever part of the body its name is of', async () => {
    const { objective } = await noteOf(
      results(
        "Right. So your thyroid's normal, liver's fine, kidneys okay. White cells and platelets normal. Haemoglobin's one one two, and we'd want it above one thirty. B12 and folate are fine. Vitamin D's a bit low at thirty-two.",
      ),
    );
    const [examined = '', read = ''] = objective.split('RESULTS');
    expect(examined).not.toMatch(/thyroid|liver|vitamin/i);
    expect(read).toMatch(/thyroid is normal, liver is fine, kidneys fine/i);
    expect(read).toMatch(/White cells and platelets normal/);
    expect(read).toMatch(/112, target above 130/);
    expect(read).toMatch(/B12 and folate are fine/);
    expect(read).toMatch(/Vitamin D is slightly low at 32/);
  });

  it('is none of what is to be tested next', async () => {
    const { plan, objective } = await noteOf(
      results("Haemoglobin's one one two. Ferritin's eight.").replace(
        "We'll repeat the blood count in four weeks.",
        'And bloods in three weeks, CRP, full blood count and the sugar.',
      ),
    );
    expect(plan).toMatch(/Bloods in 3 weeks, CRP, full blood count and the sugar/);
    expect(objective).not.toMatch(/3 weeks/);
  });

  it('is not what is eaten, or an illness', async () => {
    const { objective } = await noteOf(
      results(
        "Your haemoglobin's one one two. High cholesterol runs in your family. We talked about a low sodium diet.",
      ),
    );
    expect(objective).not.toMatch(/runs in|sodium/);
  });
});

describe('what is found in passing', () => {
  it('is of the part that was turned to, and what is asked meanwhile is no plan', async () => {
    const { objective, plan } = await noteOf(
      childSeen(
        "Can I have a look in your ears, Ellie? Good girl. Right one's fine. Left drum's pink and bulging. Open wide. Throat's a bit red, no pus. Let me listen to your chest. Deep breaths, well done. Chest's clear.",
      ),
    );
    expect(objective).toMatch(/Right ear is fine/);
    expect(objective).toMatch(/Left eardrum's pink and bulging/);
    expect(objective).not.toMatch(/Good girl|Deep breaths|antibiotics/);
    expect(plan).toMatch(/no need for antibiotics/);
  });

  it('what the patient does for the examiner is no advice, and what is seen of it is found', async () => {
    const { objective, plan } = await noteOf(`Doctor: How have you been?
Patient: Slower, and the right hand shakes.
Doctor: Any falls?
Patient: No.
Doctor: All right, let me look at you. Tap your fingers for me. Other hand. There's a rest tremor in the right hand. Walk to the door. Short steps, less arm swing on the right.
Patient: I know.
Doctor: So, the Parkinson's has moved on some. I'll send a referral to physical therapy.
Patient: Okay.`);
    expect(objective).toMatch(/Rest tremor in the right hand/);
    expect(objective).toMatch(/Walking to the door: short steps, less arm swing/);
    expect(plan).not.toMatch(/walk to the door|Tap/i);
  });
});

describe('an opinion', () => {
  it('is assessed, and no result', async () => {
    const { objective, assessment, plan } = await noteOf(`GP: What can I do for you?
Patient: It's my big toe. It started on Friday night.
GP: Any fever?
Patient: No.
GP: Let's have a look at it. It's red, hot and swollen at the base, very tender.
Patient: It's agony.
GP: It looks like gout to me. I don't think it's an infection. So that's colchicine, five hundred micrograms, one twice a day, for up to a week.
Patient: Right.
GP: Plenty of water. Any shivers or a fever, ring us the same day.
Patient: Will do.`);
    expect(assessment).toMatch(/^1\. Gout\. .*not thought to be an infection/);
    expect(objective).not.toMatch(/infection/);
    expect(plan).toMatch(/colchicine, 500 mcg, one twice daily/i);
    expect(plan).toMatch(/Plenty of water/);
    expect(plan).toMatch(/shivers or a fever/);
  });
});
