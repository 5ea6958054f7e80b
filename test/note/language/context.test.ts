import { describe, expect, it } from 'vitest';
import { type Assertion, contextOf, contextOfPhrase } from '../../../src/note/language/context.ts';

const cases: [string, string, Assertion][] = [
  // affirmed
  ['i have chest pain', 'chest pain', 'affirmed'],
  ['my knee is swollen', 'swollen', 'affirmed'],
  ['you have pneumonia', 'pneumonia', 'affirmed'],
  ['she reports fever and chills', 'chills', 'affirmed'],
  ['the pain is not getting better', 'pain', 'affirmed'],
  ["the cough doesn't go away", 'cough', 'affirmed'],
  ["i can't sleep because of the pain", 'pain', 'affirmed'],
  ["i can't get rid of this cough", 'cough', 'affirmed'],
  ['no change in the rash', 'rash', 'affirmed'],
  ['not only fever but also chills', 'fever', 'affirmed'],
  ['tylenol did not help the headache', 'headache', 'affirmed'],
  ['nothing helps the itching', 'itching', 'affirmed'],
  ['gram negative pneumonia', 'pneumonia', 'affirmed'],
  ['there is no doubt you have gout', 'gout', 'affirmed'],
  ['the dizziness never goes away', 'dizziness', 'affirmed'],
  ["i don't know why i have this cough", 'cough', 'affirmed'],
  // negated
  ['no chest pain', 'chest pain', 'negated'],
  ['no chest pain, fever or chills', 'fever', 'negated'],
  ['no chest pain, fever or chills', 'chills', 'negated'],
  ['denies nausea, vomiting, or diarrhea', 'diarrhea', 'negated'],
  ["i don't have a fever", 'fever', 'negated'],
  ["i do n't have any numbness", 'numbness', 'negated'],
  ["i haven't had any swelling", 'swelling', 'negated'],
  ['she walks without pain', 'pain', 'negated'],
  ['never had asthma', 'asthma', 'negated'],
  ['negative for strep', 'strep', 'negated'],
  ['the strep test was negative', 'strep', 'negated'],
  ['there is no evidence of fracture', 'fracture', 'negated'],
  ['no signs of infection', 'infection', 'negated'],
  ["i don't appreciate any murmurs", 'murmurs', 'negated'],
  ['neither fever nor chills', 'chills', 'negated'],
  ['i no longer have headaches', 'headaches', 'negated'],
  ['she is free of pain', 'pain', 'negated'],
  ['pneumonia was ruled out', 'pneumonia', 'negated'],
  ['the rash has resolved', 'rash', 'negated'],
  ['the nausea went away', 'nausea', 'negated'],
  ["you don't have diabetes", 'diabetes', 'negated'],
  ["it isn't broken", 'broken', 'negated'],
  ['lungs are clear with no wheezing or crackles', 'crackles', 'negated'],
  ['not short of breath', 'short of breath', 'negated'],
  // negation ends
  ['no fever but i have a cough', 'cough', 'affirmed'],
  ['no fever some chills and i am just in so much pain', 'chills', 'affirmed'],
  ['no fever some chills and i am just in so much pain', 'fever', 'negated'],
  ['no vomiting, some nausea in the morning', 'nausea', 'affirmed'],
  ['i do not have any pain some days or swelling', 'swelling', 'negated'],
  ['no nausea or some vomiting', 'vomiting', 'negated'],
  ['no fever, but a bad cough', 'cough', 'affirmed'],
  ['not my left but my right knee', 'right knee', 'affirmed'],
  ['denies fever; has chills', 'chills', 'affirmed'],
  ['no swelling however there is redness', 'redness', 'affirmed'],
  ['no pain except in the thumb', 'thumb', 'affirmed'],
  ['i do not smoke and i have asthma', 'asthma', 'affirmed'],
  ['no fever. cough for a week', 'cough', 'affirmed'],
  ["i don't sleep because my back hurts", 'back hurts', 'affirmed'],
  // possible
  ['this may be pneumonia', 'pneumonia', 'possible'],
  ['i suspect a fracture', 'fracture', 'possible'],
  ['possible strep throat', 'strep throat', 'possible'],
  ['we want to rule out a blood clot', 'blood clot', 'possible'],
  ["i'm concerned about an ulcer", 'ulcer', 'possible'],
  ['it is consistent with gout', 'gout', 'possible'],
  ['probably a viral infection', 'viral infection', 'possible'],
  ['it could be shingles', 'shingles', 'possible'],
  ['a fracture cannot be excluded', 'fracture', 'possible'],
  ['check for anemia', 'anemia', 'possible'],
  ['likely tendinitis', 'tendinitis', 'possible'],
  // hypothetical
  ['if you get a fever call me', 'fever', 'hypothetical'],
  ['come back if you have chest pain', 'chest pain', 'hypothetical'],
  ['go to the er if the pain gets worse', 'pain', 'hypothetical'],
  ['watch for bleeding', 'bleeding', 'hypothetical'],
  ['in case of a seizure', 'seizure', 'hypothetical'],
  ['let me know if you notice swelling', 'swelling', 'hypothetical'],
  ['it can cause nausea', 'nausea', 'hypothetical'],
  ['this is to prevent a stroke', 'stroke', 'hypothetical'],
  ['take it as needed for pain', 'pain', 'hypothetical'],
  ['any chest pain or trouble breathing, go to the emergency room', 'chest pain', 'hypothetical'],
  // family
  ['my dad had a heart attack', 'heart attack', 'family'],
  ['my mother has diabetes', 'diabetes', 'family'],
  ['family history of breast cancer', 'breast cancer', 'family'],
  ['diabetes runs in my family', 'diabetes', 'family'],
  ['both my parents had hypertension', 'hypertension', 'family'],
  ['my brother died of colon cancer', 'colon cancer', 'family'],
  ["there is lupus on my mom's side", 'lupus', 'family'],
  // historical
  ['history of asthma', 'asthma', 'historical'],
  ['i had pneumonia ten years ago', 'pneumonia', 'historical'],
  ['i used to have migraines', 'migraines', 'historical'],
  ['strep throat as a kid', 'strep throat', 'historical'],
  ['i had my gallbladder removed', 'gallbladder', 'historical'],
  ['status post appendectomy', 'appendectomy', 'historical'],
  ['a heart attack in 2018', 'heart attack', 'historical'],
];

describe('the context of a phrase', () => {
  it.each(cases)('%s: %s is %s', (text, phrase, assertion) => {
    expect(contextOfPhrase(text, phrase)?.assertion).toBe(assertion);
  });

  it("keeps each aspect: a relative's denied disease is negated and the family's", () => {
    const context = contextOfPhrase('my mother never had diabetes', 'diabetes');
    expect(context).toMatchObject({ assertion: 'family', family: true, negated: true });
  });

  it('says which words decided', () => {
    const text = 'i have no fever';
    const { cue } = contextOf(text, 10, 15);
    expect(text.slice(cue!.start, cue!.end)).toBe('no');
  });

  it('is null for a phrase that is not there', () => {
    expect(contextOfPhrase('no fever', 'cough')).toBeNull();
  });
});
