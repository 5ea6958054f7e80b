import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('how much is smoked and drunk, in one sentence', () => {
  it.each<SmallVisit>([
    [
      'Doctor: And do you smoke at all? / Patient: I have about five a day.',
      ['The patient smokes about 5 a day.'],
      [/smokes\./],
    ],
    [
      'Doctor: Do you smoke? / Patient: I do, yes, about ten a day, for twenty years.',
      ['The patient smokes about 10 a day, for 20 years.'],
      [/Smoking:/],
    ],
    [
      'Doctor: Do you smoke? / Patient: Yes, I smoke about ten a day.',
      ['The patient smokes about 10 a day.'],
      [/smokes\./],
    ],
    ['Doctor: Do you smoke? / Patient: Yeah, I have the odd one.', ['The patient smokes the odd one.']],
    [
      'Doctor: Do you smoke? / Patient: No, I gave up in 2010. I smoked a pack a day for twenty years.',
      ['The patient gave up smoking in 2010. The patient smoked a pack a day for 20 years.'],
      [/Smoking:/],
    ],
    [
      'Doctor: Do you smoke? / Patient: I used to, but I quit ten years ago.',
      ['The patient quit smoking 10 years ago.'],
    ],
    [
      'Doctor: Do you drink? / Patient: Yes, a couple of beers on Fridays.',
      ['The patient drinks a couple of beers on Fridays.'],
      [/drinks\./],
    ],
    [
      'Doctor: Do you drink any alcohol? / Patient: Very rarely, maybe at Christmas.',
      ['The patient drinks alcohol very rarely, maybe at Christmas.'],
    ],
    ['Doctor: Any alcohol? / Patient: Socially.', ['The patient drinks alcohol socially.']],
    [
      'Doctor: Do you drink? / Patient: I do not ever have more than one glass.',
      ['the patient does not ever have more than 1 glass.'],
      [/drinks they/],
    ],
    [
      'Doctor: Do you work? / Patient: Yes, I work in an office.',
      ['The patient works in an office.'],
      [/works\./],
    ],
  ])('%s', (...visit) => holds(visit));
});

describe('what a medicine does, with its name where the list alone has it', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Have you taken anything for it? / Patient: Just paracetamol, two tablets about every six hours. It takes the edge off.',
      ['The paracetamol takes the edge off.', '- Paracetamol 2 tablets every 6 hours.'],
    ],
    [
      "Doctor: What have you tried? / Patient: I've been taking ibuprofen 400. It helps a bit.",
      ['The patient has been taking ibuprofen 400; it helps slightly.'],
    ],
  ])('%s', (...visit) => holds(visit));
});

describe('what the patient came with, under the illness that it is of', () => {
  it.each<SmallVisit>([
    [
      "Patient: I've had this awful headache for four days. / Doctor: It sounds like this is a migraine with aura. / Patient: Okay. / Doctor: For the headaches, I'll prescribe sumatriptan 50 milligrams.",
      ['1. Migraine', 'sumatriptan 50 mg'],
      [/2\. /, /Headaches\./],
    ],
    [
      'Patient: I have chest pain when I walk. / Doctor: I think this is angina. / Patient: Okay. / Doctor: For the chest pain, use the spray.',
      ['1. Angina'],
      [/2\. /],
    ],
  ])('%s', (...visit) => holds(visit));
});
