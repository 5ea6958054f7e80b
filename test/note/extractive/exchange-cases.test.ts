import { expect, it } from 'vitest';
import { type Case, visitAround as visit } from './visit-around.ts';

const told: Record<string, Case[]> = {
  'who it is of': [
    [
      'D: How has he been sleeping?\nWife: He snores terribly and he stops breathing sometimes.',
      [/PRESENT ILLNESS: .*snores/],
      [/wife snores/i],
    ],
    ['P: My wife has the flu at the moment.', [], [/(?:He|She|The patient) has the flu/, /Reports[^.]*flu/]],
    [
      'D: I had that shoulder pain myself last year, it took me months.\nP: Oh really.',
      [],
      [/shoulder pain/i],
    ],
    [
      'P: My neighbor takes gabapentin for her nerves and she says it is great.',
      [],
      [/MEDICATIONS: .*gabapentin/i],
    ],
    ['P: My brother is on insulin.', [], [/MEDICATIONS: .*insulin/i]],
    [
      'D: When did the shake begin?\nP: They shake in the mornings since January, when you put the dose up. The water pill, you stopped that.',
      [/the clinician put the dose up/, /the clinician stopped that/],
      [/(?:he|she|patient) (?:put|stopped)/],
    ],
    ['D: And the legs?\nP: It hurts in the calf when you put weight on it.', [], [/clinician put/]],
    ['P: My dog has been vomiting all night so I did not sleep.', [], [/Reports[^.]*vomiting/i]],
    [
      'P: A friend of mine has terrible migraines.',
      [],
      [/Reports[^.]*migraine/i, /PAST MEDICAL HISTORY: .*migraine/i],
    ],
    ['P: The urgent care doctor said it was strep, but the test was negative.', [], [/ASSESSMENT: .*strep/i]],
    [
      'D: Anyone around you sick?\nP: A coworker had COVID last week.',
      [/coworker had COVID/i],
      [/PAST MEDICAL HISTORY: .*COVID/i],
    ],
    [
      'P: My son broke his arm last week, so it has been a stressful time.',
      [],
      [/(?:patient|she|he) broke|Reports[^.]*arm/i],
    ],
    [
      'D: Does your husband smoke?\nP: Yes, a pack a day, in the house.',
      [],
      [/(?:The patient|She|He) smokes/],
    ],
    [
      'D: Do you smoke?\nP: About half a pack a day, for ten years.',
      [/SOCIAL HISTORY: .*half a pack/i],
      [/does not smoke/],
    ],
  ],
  'who it is of, in speech without stops': [
    [
      "D: does anyone in your family have colon cancer\nP: my uncle on my dad's side he had it at sixty",
      [/FAMILY HISTORY: .*uncle/],
      [/PAST MEDICAL HISTORY/],
    ],
    ['D: Could you be pregnant?\nP: No way, my husband had a vasectomy.', [], [/SURGICAL HISTORY/]],
    ['P: My cardiologist told me to stop the aspirin.', [], [/MEDICATIONS: - Aspirin/]],
    [
      "P: There's strep going around at my kid's school.",
      [/strep/],
      [/PAST MEDICAL HISTORY/, /ASSESSMENT: .*strep/],
    ],
    ["Mother: She hasn't been eating well since Monday.", [/eating/], [/mother has not been eating/i]],
    ["Husband: I noticed she's been confused at night.", [/confus/], [/husband (?:is|has been) confused/i]],
  ],
  'how it is, in a few words': [
    ['D: On a scale of one to ten, how bad is it?\nP: About a six.', [/Severity: about a (?:6|six)/i]],
    ['D: What makes it worse?\nP: Swallowing, and cold drinks.', [/[Aa]ggravating factors: swallowing/]],
    ['D: Does anything help?\nP: Warm tea with honey.', [/[Rr]elieving factors: warm tea with honey/]],
    ["P: It's gotten worse since yesterday and now I can hardly swallow.", [/worse since yesterday/]],
    ['D: Any tobacco?\nP: I vape every day.', [/vapes every day/]],
    ['D: How much do you drink?\nP: Two glasses of wine on weekends.', [/2 glasses of wine/]],
    ['P: My temperature last night was one oh one point two.', [/101\.2/], [/VITALS/]],
    ['P: At home my blood pressure runs about one thirty over eighty.', [/130 over 80/], [/VITALS/]],
    [
      'D: okay and any fever or chills\nP: no no fever just a little bit of chills at night',
      [/denies fever but reports some chills at night/, /Reports chills\. Denies fever/],
    ],
  ],
  'when it was': [
    ['P: I had pneumonia back in 2015.', [/pneumonia[^.]*2015/i], [/ASSESSMENT: .*pneumonia/i]],
    ['P: I had asthma as a kid but I grew out of it.', [/asthma[^.]*kid/i], [/ASSESSMENT: .*asthma/i]],
    ['D: Any fever?\nP: I had one on Sunday, but not since.', [], [/(?:Reports|Denies)[^.]*fever/i]],
    ["D: Any diarrhea?\nP: It was bad for a day, it's gone now.", [], [/Reports[^.]*diarrhea/i]],
    [
      'D: Any surgeries?\nP: I had my gallbladder out in 2018 and a C-section in 2010.',
      [/SURGICAL HISTORY: .*gallbladder/i, /SURGICAL HISTORY: .*C-section/i],
    ],
    [
      'D: You had a colonoscopy two years ago and it was normal.\nP: Right.',
      [/colonoscopy/i],
      [/PLAN: .*colonoscopy/i],
    ],
    ['P: I used to take omeprazole but I stopped in March.', [], [/MEDICATIONS: - omeprazole/i]],
    [
      'P: They started me on losartan fifty milligrams last week and I take it every morning.',
      [/MEDICATIONS: - Losartan 50 mg/],
    ],
    [
      'P: The headaches come every two or three weeks and last about an hour.',
      [/headaches come every 2 or 3 weeks/i],
    ],
    [
      'D: When was your last period?\nP: The tenth of February.',
      [/Last menstrual period: the (?:10th|tenth) of February/],
    ],
    [
      'P: I take alendronate seventy milligrams once a week on Sundays.',
      [/MEDICATIONS: - Alendronate 70 mg once weekly/],
    ],
    ['P: I finished the antibiotics on Friday.', [/antibiotics/i], [/MEDICATIONS: - antibiotic/i]],
    ['P: It started three weeks ago, no, sorry, four weeks ago.', [/4 weeks ago/], [/3 weeks ago/]],
    ["P: It's my left knee, I mean, my right knee that clicks.", [/right knee/i], [/left knee/i]],
  ],
  'what is denied': [
    [
      'D: Any cough, wheezing, or shortness of breath?\nP: No, none of those.',
      [/Respiratory: Denies cough, wheezing,? or shortness of breath/],
      [/Reports[^.]*cough/i],
    ],
    [
      'D: Any nausea or vomiting?\nP: Nausea, yes. Vomiting, no.',
      [/Reports nausea/, /Denies vomiting/],
      [/Denies[^.]*nausea/],
    ],
    ['D: No chest pain?\nP: No.', [/Denies[^.]*chest pain/], [/Reports[^.]*chest pain/]],
    [
      'D: No chest pain?\nP: Well, yes, a little, when I climb stairs.',
      [/chest pain/],
      [/Denies[^.]*chest pain/],
    ],
    ["D: You're not dizzy, are you?\nP: No, I'm not.", [/Denies[^.]*dizz/], [/Reports[^.]*dizz/]],
    ['D: Any allergies to medicines?\nP: None that I know of.', [/ALLERGIES: Denies medication allergies/]],
    ['D: Are you allergic to penicillin?\nP: No.', [], [/ALLERGIES: Penicillin/]],
    [
      'D: Any other symptoms?\nP: No, nothing except some night sweats.',
      [/night sweats/],
      [/Denies[^.]*night sweats/],
    ],
    ['P: I no longer have the back pain.', [], [/Reports[^.]*back pain/]],
    ['D: Burning or blood when you urinate?\nP: Neither.', [/Denies[^.]*dysuria/], [/Reports[^.]*dysuria/]],
    ["P: I can't say I don't get headaches, because I do, most days.", [], [/Denies[^.]*headache/]],
    ["P: I'm not without pain, it aches all the time in my hip.", [/hip/], [/Denies[^.]*pain/]],
    ['D: Your strep test is negative.', [/RESULTS: .*strep test is negative/], [/ASSESSMENT: .*strep/]],
    ['D: The flu swab came back positive for influenza A.', [/positive for influenza A/], [/negative/]],
    [
      "D: I looked at your X-ray and I don't see a fracture.",
      [/RESULTS: .*no fracture/i],
      [/ASSESSMENT: .*fracture/],
    ],
    ['D: Do you use any drugs?\nP: No, never have.', [/drugs/i], [/uses drugs/]],
    ['D: Are you taking any blood thinners?\nP: No.', [], [/MEDICATIONS: .*blood thinner/i]],
    ['D: The CT ruled out a kidney stone.', [/kidney stone/], [/ASSESSMENT: .*kidney stone/]],
  ],
  'what is not sure': [
    ["P: I might have had a fever, I didn't check.", [], [/(?:Denies|Reports)[^.]*fever/]],
    ["D: I doubt that it's appendicitis.", [], [/ASSESSMENT: \d+\. Appendicitis/]],
    [
      "P: I wonder whether it's cancer.\nD: No, nothing here looks like that.",
      [],
      [/PAST MEDICAL HISTORY: .*cancer/],
    ],
    [
      "P: I take metformin, I think it's five hundred, twice a day.",
      [/MEDICATIONS: - Metformin .*twice daily/],
    ],
    ["P: It's been maybe six or seven weeks.", [/6 or 7 weeks/]],
    [
      "P: I'm worried I'll have a stroke like my father.",
      [],
      [/PAST MEDICAL HISTORY: .*stroke/, /ASSESSMENT: .*stroke/],
    ],
  ],
  'what runs in the family': [
    [
      'D: Any heart disease in the family?\nP: My dad had a heart attack at fifty two.',
      [/FAMILY HISTORY: .*father had a heart attack at 52/],
      [/PAST MEDICAL HISTORY/],
    ],
    [
      "P: My grandmother on my mom's side had breast cancer and so did my aunt.",
      [/FAMILY HISTORY: .*breast cancer/],
      [/PAST MEDICAL HISTORY/, /patient's mother had/],
    ],
    ['P: Migraines run in my family, my sister gets them too.', [/Migraines run in/]],
    [
      'D: Are your parents healthy?\nP: My mom has thyroid problems. My dad died of a stroke.',
      [/FAMILY HISTORY: .*mother has thyroid problems/, /FAMILY HISTORY: .*father died of a stroke/],
    ],
    [
      'P: My daughter was just diagnosed with celiac disease.',
      [/daughter[^.]*celiac/],
      [/PAST MEDICAL HISTORY/],
    ],
  ],
  'what is taken': [
    [
      'P: I take Tylenol five hundred milligrams as needed for headaches.',
      [/MEDICATIONS: - Tylenol 500 mg as needed/],
    ],
    [
      'P: I use the albuterol inhaler, two puffs, before exercise.',
      [/MEDICATIONS: - Albuterol inhaler 2 puffs/],
    ],
    [
      'P: I take half a tablet of trazodone at bedtime.',
      [/MEDICATIONS: - Trazodone half a tablet at bedtime/],
    ],
    ['P: I take one tablet of loratadine a day.', [/MEDICATIONS: - Loratadine (?:1|one) tablet daily/]],
    ['P: Warfarin, five milligrams every other day.', [/MEDICATIONS: - Warfarin 5 mg every other day/]],
    [
      'P: I use Flovent, two puffs twice a day, and albuterol when I need it.',
      [/MEDICATIONS: - Flovent 2 puffs twice daily/, /MEDICATIONS: - Albuterol as needed/],
    ],
    ['P: I ran out of my Zoloft a month ago.', [/ran out of/], [/MEDICATIONS/]],
    ['P: I was prescribed Celexa but I never took it.', [], [/MEDICATIONS/]],
    ['P: Carvedilol twelve point five twice a day.', [/MEDICATIONS: - Carvedilol 12\.5 mg twice daily/]],
    ['P: Lantus, twenty two units at night.', [/MEDICATIONS: - Lantus 22 units at night/]],
    ['P: I put timolol drops in both eyes twice a day.', [/MEDICATIONS: - Timolol .*twice daily/]],
    ["D: We've had you on Prozac twenty milligrams a day.\nP: Yes.", [/MEDICATIONS: - Prozac 20 mg daily/]],
    ["P: I'm supposed to take the lisinopril every day, but I skip it most weekends.", [/skip/]],
  ],
  'what is not tolerated': [
    ['D: Allergies?\nP: Amoxicillin gives me hives.', [/ALLERGIES: Amoxicillin \(hives\)/]],
    [
      'D: Any allergies?\nP: Sulfa and codeine. The codeine makes me throw up.',
      [/ALLERGIES: Sulfa and codeine/],
      [/Reports[^.]*vomiting/],
    ],
    ['D: Any allergies?\nP: Just shellfish, my throat swells.', [/ALLERGIES: .*shellfish/i]],
    ['P: I was allergic to eggs as a child but I eat them now.', [], [/ALLERGIES: Eggs/]],
  ],
};

const planned: Record<string, Case[]> = {
  'what is only to be feared is no event': [
    [
      "D: If you can't swallow your saliva, go straight to the emergency room.",
      [/PLAN: .*emergency/],
      [/Reports[^.]*swallow/],
    ],
    [
      'D: Call me if you get a fever over one oh two.',
      [/PLAN: .*fever over 102/],
      [/Reports[^.]*fever/, /VITALS/],
    ],
    ["D: The medicine can make you drowsy, so don't drive.", [/PLAN: .*drive/], [/Reports[^.]*drows/]],
    [
      "D: If it's not better in a week, we'll do a chest X-ray.",
      [/PLAN: .*If it is not better in a week, we will do a chest X-ray/],
      [/RESULTS/],
    ],
    ['D: Watch for pus or red streaks.', [/PLAN: .*(?:pus|streaks)/], [/Reports[^.]*pus/, /EXAM: .*pus/]],
    ["D: If the ibuprofen doesn't help, you could try heat.", [/PLAN: .*heat/]],
    [
      "D: You don't need antibiotics unless it lasts more than ten days.",
      [/antibiotics/],
      [/(?:start|prescribe|provide) antibiotics/],
    ],
    ["D: You'd be due for a tetanus shot next year.", [], [/(?:give|gave|received)[^.]*tetanus/]],
    [
      "D: We talked about surgery, but you'd rather wait.\nP: Yes, I'd rather wait.",
      [/surgery/],
      [/SURGICAL HISTORY/],
    ],
  ],
  'what is considered is no diagnosis': [
    [
      "D: We need to rule out a blood clot in the leg, so I'll order an ultrasound.",
      [/PLAN: .*ultrasound/],
      [/ASSESSMENT: \d+\. (?:Blood clot|DVT|Deep)/],
    ],
    [
      'D: It could be a meniscus tear or just a sprain, the MRI will tell us.',
      [/meniscus|sprain/],
      [/ASSESSMENT: \d+\. Meniscus tear\./],
    ],
    [
      'D: The rash is most likely contact dermatitis from the new soap.',
      [/ASSESSMENT: .*contact dermatitis/i],
    ],
  ],
  'what is decided': [
    [
      "D: Let's raise the sertraline from fifty to one hundred milligrams.",
      [/PLAN: .*sertraline.*50.*100 mg/],
      [/MEDICATIONS: - Sertraline 100 mg/],
    ],
    [
      'D: I want you to stop the naproxen.',
      [/PLAN: .*stop[^.]*naproxen/i],
      [/(?:start|prescribe)[^.]*naproxen/],
    ],
    [
      'D: Take prednisone, forty milligrams for three days, then twenty for three days, then stop.',
      [/PLAN: .*prednisone[^.]*40 mg for 3 days[^.]*20 for 3 days/],
    ],
    [
      'D: Continue your lisinopril twenty milligrams once a day.',
      [/MEDICATIONS: - Lisinopril 20 mg once daily/, /PLAN: .*continue lisinopril/i],
    ],
    [
      "D: I'm going to increase your Norvasc from five to ten milligrams.",
      [/MEDICATIONS: - Norvasc 5 mg \(increased to 10 mg at this visit\)\./],
      [/MEDICATIONS: - Norvasc 10 mg/],
    ],
    [
      "D: I'll start you on meloxicam fifteen milligrams once a day, and continue the meloxicam for two weeks.",
      [/PLAN: .*meloxicam 15 mg/],
      [/MEDICATIONS: - Meloxicam/],
    ],
    ["D: I'm sending you to an ear, nose and throat specialist.", [/PLAN: .*ear, nose and throat/]],
    ["D: We'll check a CBC and a thyroid test today.", [/PLAN: .*CBC[^.]*thyroid/]],
    ["D: I'd suggest physical therapy.", [/PLAN: .*physical therapy/]],
    [
      'D: Keep your head up on two pillows.',
      [/PLAN: .*keep their head up on 2 pillows/],
      [/[Cc]ontinue head/],
    ],
    ['D: Come back in ten days so I can look at it again.', [/PLAN: .*10 days/]],
    ['D: Would you like the flu shot today?\nP: Yes, please.', [/PLAN: .*agrees to the flu shot today/]],
    [
      "D: Would you like the flu shot today?\nP: No, I'd rather not.",
      [/PLAN: .*declines the flu shot today/],
    ],
    ['D: Would you be willing to see a dietitian?\nP: Yes, sure.', [/PLAN: .*agrees to see a dietitian/]],
    [
      'D: Do you want to try physical therapy?\nP: Not right now.',
      [/PLAN: .*declines to try physical therapy/],
    ],
    ['D: Would you like some water?\nP: Yes, please.', [], [/water/]],
    ["D: I'll see you again in fourteen days now.", [/PLAN: .*[Ff]ollow up in 14 days/]],
    [
      'D: For the BPH, start tamsulosin 0.4 milligrams at bedtime.',
      [/ASSESSMENT: \d+\. BPH\./, /PLAN: .*tamsulosin 0\.4 mg at bedtime/],
    ],
    ['D: All right, take care.', [], [/Take care/i]],
  ],
};

for (const [title, cases] of Object.entries(told))
  it.each(cases)(`${title}: %s`, async (said, holds, not = []) => {
    const note = await visit(said, '');
    for (const line of holds) expect(note).toMatch(line);
    for (const line of not) expect(note).not.toMatch(line);
  });

for (const [title, cases] of Object.entries(planned))
  it.each(cases)(`${title}: %s`, async (said, holds, not = []) => {
    const note = await visit('', said);
    for (const line of holds) expect(note).toMatch(line);
    for (const line of not) expect(note).not.toMatch(line);
  });
