import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('vital signs with what is said beside them', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Pressure one sixteen over seventy, no drop on standing.',
      ['Blood pressure: 116 over 70, no drop on standing.'],
    ],
    [
      'Doctor: Pressure one sixteen over seventy, not orthostatic.',
      ['Blood pressure: 116 over 70, not orthostatic.'],
    ],
    [
      "Doctor: Your pressure's one thirty over eighty, and it doesn't drop when you stand.",
      ["Blood pressure: 130 over 80, doesn't drop on standing."],
    ],
    ['Doctor: One twelve over seventy standing.', ['Blood pressure: 112 over 70 standing.']],
    ["Doctor: Weight today's two thirty-eight, up eleven.", ['Weight: 238, up 11.'], ['Weight: up']],
    [
      "Doctor: Weight here two forty-eight, so that's down nine percent.",
      ['Weight: 248, down 9%.'],
      ['Weight: down'],
    ],
    ['Doctor: Weight two ten, down four from last time.', ['Weight: 210, down 4 from last time.']],
    ['Doctor: Weight one ninety, stable.', ['Weight: 190, stable.']],
    [
      'Doctor: Sats were ninety-six. When she walked you it went down to eighty-five.',
      ['Oxygen saturation: 96%.', '85% when walked.'],
    ],
    [
      "Doctor: Your oxygen's ninety-five sitting and 88 when you walked the hall.",
      ['Oxygen saturation: 95%, 88% when walked.'],
    ],
    ["Doctor: BMI's thirty, stable.", ['BMI: 30, stable.']],
    [
      "Doctor: You're five foot two, and you were five three, so you've lost some height.",
      ['Height: 5 foot 2, was 5 3, lost some height.'],
    ],
    [
      'Doctor: The lowest oxygen on the sleep study was seventy-four percent.',
      ['RESULTS\nThe lowest oxygen on the sleep study was 74%.'],
      ['VITALS', 'Oxygen saturation'],
    ],
    [
      'Doctor: The AHI was forty-one, the lowest oxygen was seventy-four percent.',
      ['The AHI was 41, the lowest oxygen was 74%.'],
      ['VITALS'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('figures said in two numbers', () => {
  it.each<SmallVisit>([
    [
      "Doctor: We checked the vision, it's twenty forty on the left and twenty twenty on the right.",
      ['20/40 on the left and 20/20 on the right.'],
    ],
    [
      'Doctor: Vision today is twenty thirty in the right and twenty twenty five in the left.',
      ['Vision today is 20/30 in the right and 20/25 in the left.'],
    ],
    ['Doctor: Vision is twenty twenty both eyes.', ['Vision is 20/20 both eyes.']],
    [
      'Doctor: Vision is six over nine on the right, six over six on the left.',
      ['Vision is 6/9 on the right, 6/6 on the left.'],
    ],
    ['Patient: I got glasses in twenty twenty.', ['glasses in 2020']],
    [
      'Doctor: Your visual acuity is 20/40 on the left and 20/20 on the right.',
      ['20/40 on the left and 20/20 on the right.'],
    ],
    [
      "Doctor: They'll see you at nine thirty tomorrow morning. / Patient: Okay.",
      ['They will see the patient at 9:30 tomorrow morning.'],
    ],
    ['Doctor: Come back at four thirty on Monday. / Patient: Okay.', ['Follow up at 4:30 on Monday']],
    ['Patient: My sugar was at two fifteen this morning.', ['sugar was at 215 this morning']],
  ])('%s', (...one) => holds(one));
});

describe('results read out without a verb', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Labs. GFR's forty-four. Potassium five point three, that's a touch high. A1c seven point one. Hemoglobin eleven point four. / Doctor: You have diabetes.",
      ['RESULTS\nGFR is 44. Potassium 5.3, that is a touch high. A1c 7.1. Hemoglobin 11.4.'],
      ['Medical Treatment', 'Additional Testing', 'Patient Education'],
    ],
    [
      'Doctor: Labs from Monday, potassium four point six, creatinine one point four. / Patient: Okay.',
      ['RESULTS\nLabs from Monday, potassium 4.6, creatinine 1.4.'],
      ['Medical Treatment'],
    ],
    [
      'Doctor: Sodium one twenty-nine, potassium three point one. / Patient: Okay.',
      ['RESULTS\nSodium 129, potassium 3.1.'],
      ['Medical Treatment'],
    ],
    [
      "Doctor: Hemoglobin's ten. Phosphorus five. / Patient: Okay.",
      ['RESULTS\nHemoglobin is 10. Phosphorus 5.'],
    ],
    [
      'Doctor: Your A1c is seven one. It was seven eight in the winter.',
      ["The patient's A1c is 7.1. It was 7.8 in the winter."],
    ],
    [
      "Doctor: Your hemoglobin's ten, so that's anemia, start iron.",
      ["The patient's hemoglobin is 10, so that is anemia.", 'Medical Treatment: Start iron.'],
    ],
    [
      'Doctor: Your A1c at your visit in March was eight. / Patient: Okay.',
      ["The patient's A1c at their visit in March was 8."],
      [/atorvastatin/i],
    ],
    [
      "Doctor: You have atrial fibrillation. We'll keep the INR at target. INR two to three. LDL seventy or less. / Patient: Okay.",
      ['INR 2 to 3.', 'LDL 70 or less.'],
      ['RESULTS'],
    ],
    [
      "Patient: My feet swell. / Doctor: Labs today. Sodium one thirty-two. Albumin two point eight. You have nephrotic syndrome. We'll start furosemide forty. Potassium's four point four. / Patient: Okay.",
      ['RESULTS\nSodium 132. Albumin 2.8. Potassium is 4.4.', 'We will start furosemide 40.'],
    ],
    ['Doctor: H. pylori positive.', ['RESULTS\nH. pylori positive.']],
    [
      'Doctor: Take potassium twenty twice a day. Magnesium four hundred at bedtime. / Patient: Okay.',
      ['take potassium 20 twice daily', 'Magnesium 400 at bedtime'],
      ['RESULTS'],
    ],
    [
      "Doctor: Your A1c's six eight. Your kidney numbers are normal.",
      ["The patient's A1c is 6.8. The patient's kidney numbers are normal."],
      ['A1c:'],
    ],
    [
      'Doctor: The ultrasound says a two centimeter nodule in the right lobe. Your liver numbers are fine.',
      ["RESULTS\nThe ultrasound says a 2 cm nodule in the right lobe. The patient's liver numbers are fine."],
      ['PHYSICAL EXAM'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what was done in the room', () => {
  it.each<SmallVisit>([
    [
      'Doctor: I put four stitches in. / Patient: Okay.',
      ['Done at this visit: put 4 stitches in.'],
      ['The patient put'],
    ],
    [
      'Doctor: I did a punch biopsy from the left calf, four millimeters, one stitch. / Patient: Okay.',
      ['Done at this visit: did a punch biopsy from the left calf, 4 mm, one stitch.'],
      ['The patient did'],
    ],
    [
      'Doctor: I put five stitches in, 5-0 Prolene, under local. / Patient: Okay.',
      ['Done at this visit: put 5 stitches in, 5-0 Prolene, under local.'],
      ['RESULTS'],
    ],
    [
      'Doctor: I drained about twenty cc of straw-colored fluid off the knee. / Patient: Okay.',
      ['Done at this visit: drained about 20 cc of straw-colored fluid off the knee.'],
    ],
    [
      "Doctor: I've removed the foreign body with a needle under the slit lamp. / Patient: Okay.",
      ['Done at this visit: removed the foreign body with a needle under the slit lamp.'],
    ],
    [
      "Doctor: I've just given you sixty of Toradol in the hip. / Patient: Okay.",
      ['Done at this visit: given the patient 60 of Toradol in the hip.'],
    ],
    [
      "Doctor: I've popped the shoulder back in. / Patient: Okay.",
      ['Done at this visit: popped the shoulder back in.'],
    ],
    [
      "Doctor: I've packed the nose with a Rapid Rhino. / Patient: Okay.",
      ['Done at this visit: packed the nose with a Rapid Rhino.'],
      ['PHYSICAL EXAM'],
    ],
    [
      "Doctor: That's four stitches in, 4-0 nylon, edges came together nicely. / Patient: Okay.",
      ['Done at this visit: 4 stitches in, 4-0 nylon, edges came together nicely.'],
      ['PHYSICAL EXAM'],
    ],
    [
      "Doctor: Now I'm going to drain it. You'll feel some pressure. Got about five cc of pus. / Patient: Okay.",
      ['Done at this visit: got about 5 cc of pus.'],
      ['will feel'],
    ],
    [
      'Doctor: I shaved the mole off and sent it to pathology. / Patient: Okay.',
      ['Done at this visit: shaved the mole off and sent it to pathology.'],
    ],
    [
      "Doctor: I've cleaned it out and put in three sutures. / Patient: Okay.",
      ['Done at this visit: cleaned it out and put in 3 sutures.'],
    ],
    [
      'Doctor: I injected your knee in the spring. I cut your metoprolol in half at your visit in June. / Patient: Okay.',
      [],
      ['Done at this visit'],
    ],
    [
      'Doctor: We took the gallbladder out, and everything went well. I froze two warts in March and they came back. / Patient: Yes.',
      [],
      ['Done at this visit'],
    ],
    [
      "Doctor: The right ear is completely full of wax. Now let's get that ear flushed. / Nurse: That's a great big plug. Got it all out. / Patient: I can hear again! / Doctor: Lovely. Drum's intact, a little bit pink. No more cotton buds.",
      [
        "Drum's intact, slightly pink.",
        'Done at this visit: that ear flushed; all out.',
        'No more cotton buds.',
      ],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is asked with a finger on it, and what is found beside', () => {
  it.each<SmallVisit>([
    [
      "Doctor: You're tender right here at the tip of the fibula? / Patient: Yes. Ouch. / Doctor: And the base of the fifth metatarsal? / Patient: No. / Doctor: Squeeze test's negative.",
      [
        "Musculoskeletal: Tender at the tip of the fibula. Not tender at the base of the fifth metatarsal. Squeeze test's negative.",
      ],
    ],
    [
      'Doctor: Tender here, along the inner joint line? / Patient: Yeah, ow.',
      ['Musculoskeletal: Tender along the inner joint line.'],
    ],
    [
      "Doctor: You're tender over the scaphoid? / Patient: Yes. / Doctor: And over the ulna? / Patient: No.",
      ['Musculoskeletal: Tender over the scaphoid. Not tender over the ulna.'],
      ['HISTORY OF PRESENT ILLNESS'],
    ],
    [
      "Doctor: You're tender over the occipital nerve on the left, huh? / Patient: Yeah, that's sore.",
      ['Tender over the occipital nerve on the left.'],
    ],
    [
      "Doctor: McMurray's, sorry, this may hurt. / Patient: Ow, yeah, there. / Doctor: Okay, positive on the inside.",
      ["Musculoskeletal: McMurray's: positive on the inside."],
      ['may hurt'],
    ],
    ["Doctor: Alright, the toe. It's a little pink.", ['Toe: slightly pink.']],
    ['Doctor: Thoughts are organized.', ['Psychiatric: Thoughts are organized.']],
    [
      "Doctor: Baby's head down. Fetal heart rate one forty-five.",
      ["Genitourinary: Baby's head down. Fetal heart rate 145."],
    ],
    [
      "Doctor: Fundal height is twenty-nine. I think he's head down, that's the head there.",
      ['Genitourinary: Fundal height is 29. He is thought to be head down'],
      ['Head:'],
    ],
    ["Doctor: Rinne's normal. Weber goes to the right.", ['Weber goes to the right.']],
    [
      'Doctor: You look a little pale to me in the eyelids.',
      ['The patient looks a little pale in the eyelids.'],
    ],
    [
      "Doctor: You're talking in full sentences, not using your neck muscles.",
      ['Respiratory: The patient is talking in full sentences'],
    ],
    [
      "Doctor: We'll do allergy testing. No shot, just little pokes on the back. / Patient: Okay.",
      [],
      ['pokes'],
    ],
    ["Patient: And a brace? / Doctor: You could. It's up to you. Not needed.", [], ['PHYSICAL EXAM']],
  ])('%s', (...one) => holds(one));
});
