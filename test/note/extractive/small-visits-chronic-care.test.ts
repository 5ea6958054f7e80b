import { describe, it } from 'vitest';
import { codes, holds, type SmallVisit } from './small-visit.ts';

const tired = '[doctor] how are you / [patient] i am tired /';

describe('what is decided one after the other in one breath', () => {
  it.each<SmallVisit>([
    [
      `${tired} [doctor] so for your anemia start iron once a day / [patient] okay / [doctor] for the hypothyroidism your tsh is a little high but i think it's because you're taking it with coffee so i'm not going to change the dose yet , stay on 75 and we'll recheck the tsh in six weeks / [patient] alright`,
      ['We are not going to change the dose yet', 'We will recheck the TSH in 6 weeks.'],
    ],
    [
      '[doctor] how are you / [patient] my shoulder hurts / [doctor] for your first problem i think you have rotator cuff tendinopathy , so i want to refer you to physical therapy for six to eight weeks , i want you to stop the aleve because of your kidneys and you can take tylenol 650 every six hours as needed / [patient] okay',
      [
        'We will refer to physical therapy for 6 to 8 weeks.',
        'The patient was advised to stop the Aleve because of their kidneys.',
        'The patient may take Tylenol 650 every 6 hours as needed.',
      ],
    ],
    [
      "[doctor] how are you / [patient] my sugars are up / [doctor] for your diabetes i'm going to increase the metformin to 1000 milligrams twice a day , i'm gonna order a lipid panel and i'm referring you for your yearly eye exam / [patient] okay",
      ['We will increase metformin to 1000 mg twice daily.', 'We will refer for yearly eye exam.'],
    ],
    [
      `${tired} [doctor] for your anemia start ferrous sulfate 325 milligrams every other day . i'm also gonna order a pelvic ultrasound to look for fibroids and refer you to gynecology / [patient] okay`,
      ['We will order a pelvic ultrasound to look for fibroids.'],
      [/The plan is to/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is read off a study aloud', () => {
  it.each<SmallVisit>([
    [
      "[patient] i have a cough / [doctor] yes so let's look at your chest x-ray , it shows an infiltrate in the right lower lobe . no effusion and nothing that looks like a mass / [patient] so it's pneumonia / [doctor] it is . start doxycycline 100 milligrams twice a day for seven days",
      [
        'The chest x-ray shows an infiltrate in the right lower lobe.',
        'Start doxycycline 100 mg twice daily for 7 days.',
      ],
      [/HISTORY[^A-Z]*It is pneumonia/, /Asked "It's pneumonia/],
    ],
    [
      "[patient] my shoulder hurts / [doctor] so here's the x-ray of your shoulder and that's normal . now this is your ekg and it's unchanged from last year / [patient] okay / [doctor] for your shoulder pain go to physical therapy",
      ["The x-ray of the patient's shoulder is normal.", 'The EKG is unchanged from last year.'],
    ],
    [
      "[patient] my knee hurts / [doctor] your uric acid is 9.2 / [patient] so it's gout / [doctor] yeah i think so . start colchicine 0.6 milligrams a day",
      ['Start colchicine 0.6 mg daily.'],
      [/Asked "It's gout/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is found and was known', () => {
  it.each<SmallVisit>([
    [
      "[patient] i am short of breath / [doctor] okay let us take a look . so listening to your heart it's a regular rate and rhythm and i do hear a three out of six systolic murmur at the apex which we've known about . your lungs have crackles at both bases / [patient] okay / [doctor] it is heart failure . start lasix 40 milligrams",
      ['3 out of 6 systolic murmur at the apex, noted before'],
    ],
    [
      "[patient] i am tired / [doctor] let me examine you . on your heart exam you have a two out of six systolic murmur that i've heard on you before and your lungs are clear / [patient] okay / [doctor] it's anemia",
      ['2 out of 6 systolic murmur, noted before'],
    ],
    [
      "[patient] my shoulder hurts / [doctor] let me look at it . on your left shoulder exam you have tenderness over the greater tuberosity , your empty can test is positive . you have good grip strength and a palpable radial pulse / [patient] okay / [doctor] that's rotator cuff tendinopathy . go to physical therapy",
      ['Cardiovascular: Palpable radial pulse.', 'Good grip strength.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('how a lasting trouble is doing', () => {
  it.each<SmallVisit>([
    [
      '[patient] i have a cough / [doctor] your migraines how are those doing / [patient] those are about the same maybe two a month',
      ["The patient's migraines are about the same"],
      [/how are those doing/],
    ],
    [
      "[patient] i have a cough / [doctor] and how about the depression how's that going with the lexapro / [patient] i think it's good i'm back in the choir",
      ['- Lexapro.', 'depression is good'],
    ],
    [
      "[patient] i have a cough / [doctor] how's the acid reflux doing with the omeprazole / [patient] pretty good if i don't eat late",
      ['- Omeprazole.'],
    ],
    [
      "[patient] i have a cough / [doctor] how are you doing with the metformin / [patient] i stopped it it gave me the runs / [doctor] how's the gabapentin working / [patient] i never started that",
      [],
      [/- Metformin\./, /- Gabapentin\./],
    ],
    [
      '[doctor] how much beer do you drink normally / [patient] maybe two or three on a weekend / [doctor] okay so how about your kidney stones have you had any flank pain any blood in your urine / [patient] no the last one was two years ago when they had to go in and blast it',
      [],
      [/Beer: the last/],
    ],
    [
      "[patient] i am tired / [doctor] do you snore / [patient] my husband says no he says he's the one who snores",
      ['does not snore'],
    ],
    [
      "[patient] i have a cough / [doctor] any fever , any change in the color of your sputum / [patient] no it's clear when it comes up",
      ['change in sputum color'],
      [/[Dd]enies (?:any fever or )?sputum/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is said of two doses, of another medicine and of a household thing', () => {
  it.each<SmallVisit>([
    [
      "[patient] my toe hurts / [doctor] for your gout take colchicine 1.2 milligrams now and then 0.6 an hour later / [patient] okay what about ibuprofen my buddy takes that / [doctor] i'd rather you not because of your kidneys and your stomach",
      ['1.2 mg now and then 0.6', 'Asked "What about ibuprofen my buddy takes that?": we would rather'],
      [/occasionally/],
    ],
    [
      "[patient] my shoulder hurts / [doctor] it's a strain . go to physical therapy / [patient] can i still water my plants / [doctor] keep it light nothing over five pounds",
      [],
      [/implants/],
    ],
    [
      "[patient] i have a cough / [doctor] for your pneumonia start doxycycline 100 milligrams twice a day / [patient] you think it could be the cancer / [doctor] i don't think so there's nothing that looks like it but i want to be certain",
      ['Asked "You think it could be the cancer?": we do not think so'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a course of medicine that is over', () => {
  it('is coded as no long-term drug', () =>
    codes(
      '[patient] i have a cough / [doctor] you had breast cancer / [patient] yes and i took the pill for five years the anastrozole i finished that in 2021 / [doctor] for your history of breast cancer keep up with the mammogram',
      ['Z85.3'],
      ['Z79.811'],
    ));
});
