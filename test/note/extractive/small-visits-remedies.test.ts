import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('what is stopped', () => {
  it.each<SmallVisit>([
    [
      "Doctor: I'll start you on amlodipine 5 milligrams once a day. / Patient: And do I carry on with the maca root? / Doctor: No, I'd stop that. It can affect the liver.",
      ['stop the maca root'],
      [/stop the amlodipine/],
    ],
    [
      "Doctor: I'll start you on sertraline 50 milligrams once a day. / Patient: I've been taking a herbal sleep remedy. Do I carry on with the herbal one? / Doctor: No, I'd stop that.",
      ['stop the herbal one'],
      [/stop the sertraline/],
    ],
    [
      "Doctor: Are you taking any ibuprofen or Aleve for anything? / Patient: I was taking Aleve for my knees. I don't take it now, just Tylenol. / Doctor: Good, stay away from that.",
      ['stay away from the Aleve', 'does not take the Aleve now, just Tylenol', '- Tylenol.'],
    ],
    [
      'Doctor: Are you eating a lot of salt with the lisinopril? / Patient: I love chips. / Doctor: Stay away from that.',
      [],
      [/away from the lisinopril/],
    ],
    [
      "Doctor: The spironolactone, we stopped that in the spring, because your potassium was high. / Patient: Right, I'm not taking that anymore.",
      ['not taking the spironolactone anymore'],
      [/taking the potassium/],
    ],
    [
      "Doctor: I'm starting doxycycline 100 mg twice a day. / Patient: Can I take ibuprofen with this? / Doctor: I'd rather you didn't.",
      ['advised not to take ibuprofen with this'],
    ],
    [
      "Doctor: Take codeine, 30 milligrams up to four times a day. / Patient: Fair enough. / Doctor: I'll add in some Laxido, one sachet a day. And don't drive if you're drowsy with it.",
      ['drowsy with it'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is taken now', () => {
  it.each<SmallVisit>([
    [
      "Doctor: You're still on the ramipril 5 milligrams and levothyroxine 75 micrograms? / Patient: Yes. Well, the levothyroxine went up to 100 in the summer.",
      ['- Levothyroxine 100 mcg', '- Ramipril 5 mg.'],
    ],
    [
      "Doctor: You're on metformin 500 twice a day? / Patient: Actually it's 1 gram twice a day now.",
      ['- Metformin 1 g twice daily.'],
    ],
    [
      "Doctor: You take ramipril 5 milligrams? / Patient: Yes. / Doctor: Oh sorry, I see it's 10 milligrams now. / Patient: That's it.",
      ['- Ramipril 10 mg.'],
      [/ramipril 5/],
    ],
    [
      "Doctor: You're on sertraline 50? / Patient: No, it went up to 100 last month.",
      ['- Sertraline 100 mg.'],
    ],
    ['Doctor: You were on Lexapro, right? / Patient: Yeah, I still am.', ['is on Lexapro', '- Lexapro.']],
    [
      'doctor: you were on metformin / patient: yeah still five hundred twice a day',
      ['- Metformin 500 mg twice daily.'],
    ],
    [
      'Doctor: You were on gabapentin? / Patient: I still take it, 300 at night.',
      ['- Gabapentin 300 mg at night.'],
    ],
    [
      'Doctor: Do you take any Advil? / Patient: I used to take Advil for my back.',
      ['used to take Advil'],
      [/MEDICATIONS/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a food that is eaten without harm', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Are you allergic to peanuts at all? / Patient: No, I eat peanut butter every day.',
      ['Denies allergy to peanuts.'],
    ],
    [
      'Doctor: Are you allergic to eggs? / Patient: No, I have eggs for breakfast.',
      ['Denies allergy to eggs.'],
    ],
    [
      'Doctor: Any allergies? / Patient: Peanuts, when I eat them my lips swell.',
      ['Peanuts (lip swelling).'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a vaccine', () => {
  it.each<SmallVisit>([
    [
      "Doctor: You're due your flu jab, shall I do that today? / Patient: Yes, go on then. / Doctor: Left arm okay? There, all done.",
      ['Flu jab given today.'],
    ],
    [
      "Doctor: And you're due for the flu shot and the pneumonia shot. Can we do both today? / Patient: Sure, go ahead.",
      ['Flu shot and pneumonia shot today: the patient agrees.'],
    ],
    [
      "Doctor: You're due for a tetanus shot. Can I give you that today? / Patient: No, not today.",
      ['The patient declines the tetanus shot today.'],
    ],
    [
      "Doctor: You have a cold. Rest and fluids. / Patient: Should I still get my flu shot? / Doctor: Yes. You can get that here today. / Patient: Okay, let's do it.",
      ['we will do the flu vaccine today'],
    ],
  ])('%s', (...one) => holds(one));
});
