import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('what is offered in a question', () => {
  it.each<SmallVisit>([
    [
      "D: I think this is sciatica. Shall I refer you to physio? / P: Yes please. / D: Okay, I'll do that today. Take naproxen 500 milligrams twice a day.",
      ['We will refer to physio today (the patient agrees).'],
      [/do that/],
    ],
    [
      "D: I think this is eczema. Are you happy for me to prescribe a steroid cream? / P: Yeah, that's fine. / D: Come back in four weeks.",
      ['We will prescribe a steroid cream (the patient agrees).'],
    ],
    [
      "D: I think this is a chest infection. Would you like me to refer you to the stop smoking service? / P: Er, yeah, I think I would actually. / D: Brilliant, I'll do that today. Come back in two weeks.",
      ['We will refer to the stop smoking service today (the patient agrees).'],
      [/thinks they would/],
    ],
    [
      'D: I think this is a chest infection. Do you want me to refer you to the stop smoking service? / P: No, not just now. / D: Okay. Come back in two weeks.',
      ['We offered to refer to the stop smoking service (the patient: "No, not just now").'],
      [/SOCIAL/],
    ],
    [
      'D: It looks like a torn meniscus. Um, so would it be okay if I ordered an MRI? / P: Sure. / D: Great. Keep using ice.',
      ['We will order an MRI (the patient agrees).'],
    ],
    [
      'D: This is sciatica. I could refer you to physio. Would you like that? / P: Yes please. / D: Okay.',
      ['We will refer to physio (the patient agrees).'],
    ],
    [
      "D: This is sciatica. Shall I refer you to physio? / P: How long's the wait? / D: About six weeks. / P: Okay, yes please. / D: I'll do that.",
      ['We will refer to physio (the patient agrees).'],
    ],
    [
      "d: this is sciatica shall i refer you to physio / p: yes please / d: okay i'll do that take naproxen",
      ['We will refer to physio (the patient agrees).', 'The patient was advised to take naproxen.'],
    ],
    [
      "D: I think you have depression. Would you be happy to see the counsellor? / P: Yes, I would. / D: Okay, I'll do the referral today. See me in two weeks.",
      ['The patient agrees to see the counsellor.'],
    ],
    [
      "D: This is arthritis of the knee. Would you like some stronger painkillers, some co-codamol? / P: Yes please. / D: Okay, I'll send that to the pharmacy.",
      ['We will prescribe stronger painkillers, some co-codamol (the patient agrees).'],
    ],
    [
      "D: I think this is depression. Can I call your husband if I'm worried about you? / P: Yes, please do. / D: Good. I'll see you next week.",
      ["We will call the patient's husband if we are worried about the patient (the patient agrees)."],
    ],
    [
      'D: This is sciatica. Would you like me to refer you to physio? / P: Maybe. Let me think about it. / D: Okay.',
      ['We offered to refer to physio (the patient: "Maybe. Let me think about it").'],
      [/We will refer/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what the patient asks of the plan', () => {
  it.each<SmallVisit>([
    [
      "D: I'm going to start you on Flomax 0.4 milligrams at bedtime. / P: Is it going to make me dizzy? / D: Just for the first few days.",
      [
        'We will start Flomax 0.4 mg at bedtime.',
        'It may make the patient dizzy only for the first few days.',
      ],
      [/changed to/],
    ],
    [
      "D: It's a sprained ankle. / P: Is it broken? / D: I don't think so, but we'll do an X-ray to be sure.",
      ['It is not thought to be broken.', 'We will order an X-ray to be sure.'],
    ],
    [
      "D: It's a cough. / P: Could it be TB? / D: Probably not, but I'll send off a sputum sample.",
      ['It is not thought to be TB.', 'We will send off a sputum sample.'],
    ],
    [
      "D: You've got heart failure. / P: Do I have to go to the hospital? / D: Not today. You're comfortable and your oxygen is okay. Take furosemide 40 milligrams daily.",
      ['The patient does not need to go to the hospital today.'],
    ],
    [
      "D: This is strep throat. / P: Okay. Not amoxicillin though? / D: No, not amoxicillin. I'd like to use clarithromycin.",
      ['No amoxicillin.'],
      [/though/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what an order depends on', () => {
  it.each<SmallVisit>([
    [
      "D: I'm ordering a bone density test. You should have had that at 65. / P: Okay.",
      ['We will order a bone density test.'],
      [/advised to have had/],
    ],
    [
      "D: I think it's gastroenteritis. Now because you're a chef, you need to stay off work until 48 hours after the last bout. / P: Okay.",
      ['advised to stay off work until 48 hours after the last bout, because the patient is a chef.'],
    ],
    [
      "D: This is angina. If it's at rest, or you get chest pain or pass out, call 911. Otherwise call the office first. / P: Okay.",
      ['Otherwise, the patient was advised to call the office first.'],
    ],
    [
      "D: Your heart failure is stable. I'd also like to start spironolactone down the road, but not today. / P: Okay.",
      ['We would also like to start spironolactone down the road, but not today.'],
      [/We will start/],
    ],
    [
      "d: carry on with the paracetamol and you can have the ibuprofen with food provided it doesn't upset your asthma / p: okay",
      ['The patient may have the ibuprofen with food provided it does not upset their asthma.'],
    ],
    [
      'd: stay on the lisinopril for the headaches i want to start sumatriptan fifty milligrams / p: okay',
      ['The patient was advised to stay on the lisinopril.', 'We will start sumatriptan 50 mg.'],
    ],
    [
      "d: i'll give you a prescription for propranolol 10 milligrams that you can take up to three times a day as needed when you get the palpitations you don't have asthma do you / p: no i don't",
      ['up to 3 times daily as needed when the patient gets the palpitations.'],
    ],
    [
      'D: This is a migraine. If you get a stiff neck, feel drowsy, have a fit or lose your speech, go to A&E. / P: Okay.',
      [
        'If the patient gets a stiff neck, feels drowsy, has a fit or loses the speech, the patient was advised',
      ],
    ],
    [
      'D: This is gastroenteritis. If the ketones go above three, or you start being sick again, you must ring us straight away. / P: Okay.',
      ['or the patient starts being sick again, the patient was advised to ring us straight away.'],
    ],
  ])('%s', (...one) => holds(one));
});
