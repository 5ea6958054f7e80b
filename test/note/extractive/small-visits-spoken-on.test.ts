import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('speech without stops, parted where a sentence ends', () => {
  it.each<SmallVisit>([
    [
      "D: i know i know but swimming freestyle is exactly what's bothering it so for the pain i want you to take tylenol six fifty every six hours as needed / P: okay",
      ['The patient was advised to take Tylenol 650 every 6 hours as needed.'],
    ],
    [
      'D: your hemoglobin is nine point one and a year ago it was twelve point eight your mcv is seventy four / P: okay',
      ["hemoglobin is 9.1 and a year ago it was 12.8. The patient's mcv is 74."],
    ],
    [
      'D: your ferritin is six and six months ago it was forty your iron is low / P: okay',
      ["ferritin is 6 and 6 months ago it was 40. The patient's iron is low."],
    ],
    [
      "D: we did an x-ray of your wrist before i came in and it does n't show any fracture / P: okay",
      ['It does not show any fracture.'],
      [/before\./],
    ],
    [
      "D: for your second problem the gout i do think we should start the allopurinol since your uric acid is high but i do n't wanna start it today i wanna wait until this stone is taken care of so we'll talk about it at your next visit / P: okay",
      ['We do not want to start it today.', 'wait until this stone is taken care of'],
      [/It today/],
    ],
    [
      'D: and how often are you using the albuterol / P: uh about four times a day before this i only needed it maybe twice a week',
      ['about 4 times daily. Before this the patient only needed it maybe twice weekly.'],
    ],
    [
      "D: when it's at its worst what number would you give it / P: oh it's a nine easy right now it's like a three",
      ['Currently it is a 3.'],
      [/easy right/],
    ],
    [
      'D: tell me about your stomach / P: i get that sour taste in my mouth when i lie down',
      ['sour taste'],
      [/sore/],
    ],
    [
      "D: if you get any worse if you have a lot of black stools or you're vomiting blood or you pass out or get chest pain you need to go right to the er / P: okay",
      ['gets chest pain the patient needs to go right to the emergency room.'],
    ],
    [
      'D: so i want you to stop the aleve completely you can take tylenol for your hip / P: okay',
      ['The patient was advised to stop the Aleve completely.'],
      [/Completely the/],
    ],
    [
      "D: i wanna get a ct scan of your abdomen and pelvis without contrast today to see how big it is and where it's sitting now depending on the size most of them less than five millimeters will pass on their own / P: okay",
      ['Depending on the size most of them less than 5 mm will pass on their own.'],
    ],
    [
      "D: i'm gonna send you home with a strainer so that you can catch the stone and we can send it off to the lab / P: okay",
      ['so that the patient can catch the stone'],
    ],
    [
      'Doctor: how much coffee do you drink / Patient: uh three cups in the morning',
      ['Caffeine: 3 cups in the morning'],
      [/Alcohol/],
    ],
    ['Doctor: how much tea do you drink ? / Patient: four cups a day .', ['Caffeine: 4 cups'], [/Alcohol/]],
    [
      'Doctor: How much water do you drink? / Patient: Four glasses a day.',
      ['drinks 4 glasses a day of water'],
    ],
  ])('%s', (...visit) => holds(visit));
});

describe('where a finding, an order or a time ends that goes on without stops', () => {
  it.each<SmallVisit>([
    [
      "doctor: blood pressure one ten over sixty two sitting and standing it's ninety six over fifty eight / patient: okay",
      ['110 over 62 sitting', '96 over 58 standing'],
    ],
    [
      'doctor: you have a pneumonia see your primary care doctor in two to three days / patient: okay',
      ['primary care doctor in 2 to 3 days'],
      ['pneumonia see'],
    ],
    [
      "doctor: so you've got type two diabetes hypothyroidism high blood pressure anything else / patient: no that's it",
      [],
      ['anything else'],
    ],
    [
      "doctor: you need to take the eliquis for three weeks without missing any doses so don't miss any / patient: okay",
      ['for 3 weeks without missing any doses.'],
    ],
    [
      "doctor: there's a murmur at the apex belly's soft / patient: okay",
      ['Cardiovascular: Murmur at the apex.'],
    ],
    [
      "doctor: do you live alone / patient: i live by myself but my daughter's next door she checks on me",
      ['next door.', 'She checks on the patient.'],
    ],
    [
      "doctor: who's at home with you / patient: my wife and right now my daughter and the grandson are staying with us",
      ['The patient lives with their wife.'],
    ],
    [
      "doctor: what medical problems do you have / patient: um i've got high blood pressure and high cholesterol and i had um what do you call it gout but not in a couple years",
      ['had gout but not in a couple years'],
    ],
    [
      'doctor: the chest x-ray shows pneumonia in the right lower lobe no fluid around the lung so this is a pneumonia / patient: okay',
      ['Chest x-ray: no fluid around the lung'],
    ],
  ])('%s', (...one) => holds(one));
});
