import { describe, expect, it } from 'vitest';
import type { soapSections } from '../../../src/note/note.ts';
import { noteOf } from './written-note.ts';

type Part = (typeof soapSections)[number];

const visit = (told: string[], end: string[]) =>
  [
    '[doctor] Joan is a 58-year-old female who presents today with left knee pain. How long has it hurt?',
    '[patient] My left knee has been hurting for about three weeks.',
    ...told,
    '[doctor] On your knee exam there is some swelling and tenderness over the medial joint line.',
    '[doctor] For your first problem of knee pain, I think this is osteoarthritis.',
    ...end,
  ].join('\n');

describe('what was told', () => {
  it.each<[string, string[], Part, RegExp]>([
    [
      'a symptom that the answer denies after a yes',
      ['[doctor] Any tingling in the leg?', '[patient] A little bit of numbness, but nothing tingling.'],
      'subjective',
      /reports (?![^.]*nothing tingling)[^.]*tingling/i,
    ],
    [
      'a symptom that is wished for',
      ['[doctor] Any weight loss?', '[patient] I wish I had some weight loss.'],
      'subjective',
      /reports [^.]*weight loss/i,
    ],
    [
      'the opposite of what was asked last',
      [
        '[doctor] And are you eating and drinking okay? Any nausea or vomiting, heartburn or indigestion?',
        '[patient] None of that.',
      ],
      'subjective',
      /not eating/i,
    ],
    [
      "a mother's cancer as the patient's own",
      ["[patient] I'm worried because my mom was almost 45 when she was diagnosed with breast cancer."],
      'subjective',
      /PAST MEDICAL HISTORY\n- Breast cancer/i,
    ],
    [
      "a relative's illness among the symptoms",
      [
        '[doctor] What conditions run in your family?',
        '[patient] High blood pressure, diabetes and anxiety.',
      ],
      'subjective',
      /Psychiatric: Reports anxiety/i,
    ],
    [
      'a laboratory value as a medicine',
      ['[doctor] Your potassium is 3.9, so it is holding steady, and we checked your estradiol.'],
      'subjective',
      /MEDICATIONS[^[]*(?:potassium|estradiol)/i,
    ],
    [
      'what the patient asks of the clinician as something the patient does',
      ['[patient] So you are not recommending any kind of treatment for my cough?'],
      'subjective',
      /recommending/i,
    ],
    [
      'what the patient doubts with the clinician as a symptom',
      ["[patient] So you mean you don't think I had a seizure?"],
      'subjective',
      /reports seizure/i,
    ],
    [
      'a stress that comes after a denial as denied',
      ["[patient] I wasn't checking my sugar and a little too much stress over the last couple of weeks."],
      'subjective',
      /denies [^.]*stress/i,
    ],
    [
      'a question as past history',
      [
        '[doctor] in the past have any doctors ever told you that you had hepatitis',
        '[patient] no never that is why i am surprised',
      ],
      'subjective',
      /have any doctors/i,
    ],
  ])('never makes %s', async (_, told, part, wrong) => {
    expect((await noteOf(visit(told, ['[doctor] Start physical therapy.'])))[part]).not.toMatch(wrong);
  });

  it.each<[string, string[], RegExp]>([
    [
      'how much alcohol the patient drinks',
      ['[doctor] Alcohol?', '[patient] A couple of beers on the weekend.'],
      /SOCIAL HISTORY\n[^\n]*couple of beers on the weekend/i,
    ],
    [
      'how much, after a yes',
      ['[doctor] Do you drink any alcohol?', '[patient] Yes, but only a glass of wine on Sundays.'],
      /glass of wine on Sundays/i,
    ],
    [
      'how much a caller smokes',
      ['[doctor] Do you smoke at all?', '[patient] About ten a day.'],
      /10 a day|10 daily/i,
    ],
    [
      'an appendix taken out under the operations',
      ['[doctor] Any surgeries?', '[patient] I did have my appendix taken out when I was 18.'],
      /SURGICAL HISTORY\n[^\n]*appendix taken out/i,
    ],
  ])('writes %s', async (_, told, right) => {
    expect((await noteOf(visit(told, ['[doctor] Start physical therapy.']))).subjective).toMatch(right);
  });

  it('tells what happened as the patient told it, after who comes and why', async () => {
    const { subjective } = await noteOf(`[doctor] so i see that you hurt your knee tell me about what happened
[patient] yeah i was jumping on my kid's trampoline and it slipped out from under me
[doctor] did you try anything for the pain
[patient] i took some ibuprofen and i put some ice on it
[doctor] your knee is swollen and tender on the inside
[doctor] i think you have a sprain so i'm gonna put you in a brace and i'll prescribe some meloxicam`);
    expect(subjective).toMatch(/trampoline[\s\S]*ibuprofen/i);
  });

  it('opens the history with who comes and why, whatever they have a history of', async () => {
    const { subjective } =
      await noteOf(`[doctor] carol is a 34-year-old female with a history of diabetes type two who is here today with a headache
[patient] my headache started about a week ago it is a dull pain in the back of my head
[doctor] okay and is your diabetes under control
[patient] yes it is
[doctor] i think this is a tension headache so take some tylenol and come back in four weeks`);
    expect(subjective).toMatch(/HISTORY OF PRESENT ILLNESS\nCarol is a 34-year-old female/i);
  });
});

describe('what is planned', () => {
  it.each<[string, string[], RegExp]>([
    [
      'an order that the patient breaks into',
      [
        "[doctor] I don't think that anything else is going on, but I want to go ahead and order an mri-",
        '[patient] Okay.',
        '[doctor] Just to be sure.',
      ],
      /order an MRI/,
    ],
    [
      'a medicine by its name',
      ["[doctor] We're going to put you on a medicine called Combivent."],
      /We will start Combivent/i,
    ],
    [
      'the dose that is said after the medicine',
      [
        "[doctor] i wan na go ahead and prescribe protonix it's forty milligrams you're gon na take that once a day",
      ],
      /prescribe protonix: 40 mg, once daily/i,
    ],
    [
      'a medicine to have the patient continue',
      ["[doctor] we're gon na have you continue your aspirin eighty one milligrams daily"],
      /continue aspirin 81 mg daily/i,
    ],
    [
      'a study to send out for',
      ["[doctor] I'm also going to send you out for an MRI, because we want to be sure."],
      /order an MRI/,
    ],
    [
      'a return precaution to its end',
      ['[doctor] And I want you to call me if you have any other symptoms of shortness of breath.'],
      /call us if she has any other symptoms of shortness of breath/,
    ],
    [
      'what is due',
      [
        '[doctor] Start physical therapy, twice a week.',
        "[doctor] You're due for a mammogram, so we have to schedule that as well.",
      ],
      /mammogram/i,
    ],
    [
      'a recommended referral',
      ['[doctor] I am going to recommend you for physical therapy.'],
      /refer to physical therapy/i,
    ],
  ])('writes %s', async (_, end, right) => {
    expect((await noteOf(visit(['[patient] It swells at night.'], end))).plan).toMatch(right);
  });

  it('writes no direction given while examining', async () => {
    const { plan } = await noteOf(
      visit(
        ['[patient] It swells at night.'],
        [
          "[doctor] I'm going to have you rest your arm on the table here, palm side up.",
          '[doctor] Start physical therapy, twice a week.',
        ],
      ),
    );
    expect(plan).not.toMatch(/palm/);
  });

  it('names the injury once where its diagnosis is named', async () => {
    const { assessment } =
      await noteOf(`[doctor] so i see that you injured your wrist could you tell me what happened
[patient] i slipped on the stairs and i put my arms out and my right wrist started to hurt real bad
[doctor] your wrist is swollen and there is bruising
[doctor] we are gonna have to treat it conservatively at first
[doctor] so for your primary diagnosis of a colles' fracture we are gonna give you a brace`);
    expect(assessment).toMatch(/Colles' fracture/i);
    expect(assessment).not.toMatch(/wrist injury/i);
  });
});
