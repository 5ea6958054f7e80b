import { describe, expect, it } from 'vitest';
import { reviewOfSystems } from '../../../src/note/extractive/history/review-of-systems.ts';
import { symptomStatuses } from '../../../src/note/extractive/history/symptom-status.ts';
import { shippedModels } from '../../../src/note/extractive/learned/shipped-models.ts';
import { readPassages } from '../../../src/note/extractive/visit/visit.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';

const models = shippedModels();

async function review(talk: string): Promise<string> {
  const text = talk.replace(/^D: /gm, '[doctor] ').replace(/^P: /gm, '[patient] ');
  const statuses = symptomStatuses(await readPassages(parseTranscript(text).turns, models, () => undefined));
  return reviewOfSystems(statuses)
    .map(({ group, text: line }) => `${group}: ${line}`)
    .join(' ');
}

/** What was said, and the whole review of systems that it must become. */
const cases: [talk: string, written: string][] = [
  // The system is that of the part which is named.
  ['P: my ankles were swelling all week .', 'Cardiovascular: Reports ankle swelling.'],
  ['P: i have noticed some swelling in my , my legs .', 'Cardiovascular: Reports leg swelling.'],
  ['D: are your legs swelling up ?\nP: nope .', 'Cardiovascular: Denies leg swelling.'],
  ['D: any issues with your ankles or feet swelling ?\nP: no .', 'Cardiovascular: Denies ankle swelling.'],
  [
    'D: any swelling in your face or lips ?\nP: no .',
    'Ears, Nose, Mouth and Throat: Denies facial swelling.',
  ],
  [
    'D: do your legs swell up ? do you need extra pillows at night ?\nP: no , no swelling .',
    'Cardiovascular: Denies leg swelling.',
  ],
  ['P: my right knee has some swelling .', 'Musculoskeletal: Reports swelling.'],
  [
    'D: was there any swelling where your lymph nodes are ?\nP: no .',
    'Hematologic/Lymphatic: Denies swollen glands.',
  ],
  ['D: is your urination stream weak ?\nP: yeah .', 'Genitourinary: Reports weak urinary stream.'],
  ['D: any weakness in your arms ?\nP: no .', 'Neurological: Denies weakness.'],
  ['D: any heavy menstrual bleeding ?\nP: no .', 'Genitourinary: Denies heavy menstrual bleeding.'],
  ['D: any bleeding from your gums ?\nP: yes .', 'Ears, Nose, Mouth and Throat: Reports bleeding gums.'],
  ['D: any easy bruising or bleeding ?\nP: no .', 'Hematologic/Lymphatic: Denies easy bruising or bleeding.'],
  ['D: any discharge from your eyes ?\nP: no .', 'Eyes: Denies eye discharge.'],
  [
    'P: my hearing is down .\nD: ringing ? any discharge ?\nP: no ringing . no discharge .',
    'Ears, Nose, Mouth and Throat: Denies ear discharge.',
  ],
  ['D: any vaginal discharge ?\nP: no .', 'Genitourinary: Denies vaginal discharge.'],
  ['D: any discharge from your nipples ?\nP: no .', 'Breast: Denies nipple discharge.'],
  ['D: any redness in your eyes ?\nP: yes .', 'Eyes: Reports eye redness.'],
  ['D: any redness of the skin ?\nP: no .', 'Skin: Denies redness.'],
  ['D: any sores in your mouth ?\nP: no .', 'Ears, Nose, Mouth and Throat: Denies mouth sores.'],
  ['D: any sores on your feet ?\nP: no .', 'Skin: Denies sores.'],
  ['D: any history of stomach ulcer ?\nP: no .', 'Gastrointestinal: Denies stomach ulcer.'],
  ['D: any chest congestion ?\nP: yes .', 'Respiratory: Reports chest congestion.'],
  ['D: any mucus in your stools ?\nP: no .', 'Gastrointestinal: Denies mucus in the stool.'],
  ['D: any nausea ?\nP: no .', 'Gastrointestinal: Denies nausea.'],
  ['P: i have been lightheaded .', 'Neurological: Reports lightheadedness.'],
  ['D: any blood in your vomit ?\nP: no .', 'Gastrointestinal: Denies hematemesis.'],
  ['D: any blood in sputum ?\nP: no .', 'Respiratory: Denies hemoptysis.'],
  ['D: any blood in your urine ?\nP: no .', 'Genitourinary: Denies hematuria.'],
  ['D: any palpitation ?\nP: no .', 'Cardiovascular: Denies palpitations.'],
  ['D: any breathlessness ?\nP: no .', 'Respiratory: Denies shortness of breath.'],
  ['D: any heart burn ?\nP: no .', 'Gastrointestinal: Denies heartburn.'],
  ['D: any difficulty in swallowing ?\nP: no .', 'Ears, Nose, Mouth and Throat: Denies dysphagia.'],
  ['D: any heat or cold intolerance ?\nP: no .', 'Endocrine: Denies heat or cold intolerance.'],
  ['D: do you have swollen tonsils ?\nP: yes .', 'Ears, Nose, Mouth and Throat: Reports tonsil swelling.'],
  ['D: any black or tarry stools ?\nP: no .', 'Gastrointestinal: Denies black stools.'],
  // Reported, denied, or neither.
  [
    "P: no numbness and i do n't think i've had like any tingling .",
    'Neurological: Denies numbness or tingling.',
  ],
  ["P: i don't think i've had a fever .", 'Constitutional: Denies fever.'],
  ["P: i do n't have quite as much shortness of breath .", ''],
  ['P: my anxiety is going good now , thankfully .', ''],
  ['P: my urgency to use the bathroom is much better .', ''],
  ['P: the headaches are gone .', 'Neurological: Denies headache.'],
  ['P: the joint pain is , has been going away .', ''],
  ['P: my cough is getting worse .', 'Respiratory: Reports cough.'],
  ['P: no , the weight loss has really decreased all the pain .', 'Constitutional: Reports weight loss.'],
  [
    "P: i just was n't monitoring my sugar intake and , uh , a little too much stress over the last couple of weeks .",
    'Psychiatric: Reports stress.',
  ],
  ['P: i am not under too much stress .', 'Psychiatric: Denies stress.'],
  ["P: i do n't know if that's a stress or something .", ''],
  ['P: you know those little runny noses or cough but nobody is really complaining .', ''],
  ['D: any nausea or vomiting ?\nP: yes to both .', 'Gastrointestinal: Reports nausea and vomiting.'],
  // Named, but not asked whether the patient has it.
  ['P: you mentioned the weight loss study .', ''],
  ['P: i am on the cough syrup at night .', ''],
  ['D: any stress test done recently ?\nP: no .', ''],
  ['D: have you ever tried clindamycin for your acne ?\nP: no .', ''],
  ['D: are you bringing anything up when you cough ?\nP: nah .', ''],
  ['D: and does the bleeding stop normally ?\nP: oh yes .', ''],
  ['D: it looks like you suffer from itching with the methylprednisolone ?\nP: that is correct .', ''],
  ['D: no rales no wheezing\nP: no', ''],
  // Said once.
  ['P: i have acid reflux .\nP: the reflux is bad at night .', 'Gastrointestinal: Reports reflux.'],
  ['P: i have low back pain . the back pain is worse at night .', 'Musculoskeletal: Reports low back pain.'],
  ['P: i had a fever , a low-grade fever .', 'Constitutional: Reports low grade fever.'],
];

describe('the review of systems', () => {
  it.each(cases)('%s → %s', async (talk, written) => {
    expect(await review(talk)).toBe(written);
  });
});
