/** Illnesses, and what a clinician calls them by who treats what the patient came with: "for the headaches", of migraine. */
const symptoms: readonly (readonly [illness: RegExp, symptom: RegExp])[] = [
  [/\bmigraines?\b/, /^(?:severe |bad )?head ?aches?$/],
  [/\basthma\b/, /^(?:wheeze|wheezing|chest tightness)$/],
  [/\b(?:sciatica|lumbar radiculopathy)\b/, /^(?:(?:low|lower) )?(?:back|leg) pain$/],
  [/\bangina\b/, /^chest pains?$/],
  [
    /\b(?:gastroenteritis|food poisoning)\b/,
    /^(?:diarrh(?:o?ea)|vomiting|nausea|(?:(?:stomach|abdominal|tummy) )?cramps?|stomach upset)$/,
  ],
  [/\b(?:reflux|gerd)\b/, /^heartburn$/],
  [/\b(?:urinary tract infection|cystitis|bladder infection)\b/, /^(?:dysuria|burning)$/],
  [/\b(?:otitis media|ear infection)\b/, /^(?:(?:(?:left|right) )?ear ?(?:ache|pain)|fever)$/],
  [
    /\b(?:cold|viral|virus|flu|influenza|tonsillitis|pharyngitis|strep|croup|pneumonia|bronchi\w+|sinus)\b/,
    /^fever$/,
  ],
  [
    /\b(?:hay fever|allergic rhinitis|sinusitis)\b/,
    /^(?:(?:blocked|runny|stuffy) nose|(?:nasal )?congestion|sneezing)$/,
  ],
  [/\b(?:eczema|atopic dermatitis|shingles|impetigo|contact dermatitis)\b/, /^(?:rash|itch(?:ing)?)$/],
  [/\bconjunctivitis\b/, /^(?:(?:left|right) )?(?:red eye|eye (?:pain|redness|discharge))$/],
  [/\bpositional vertigo\b|\bbppv\b/, /^(?:dizziness|vertigo)$/],
  [/\brotator cuff\b|\bfrozen shoulder\b/, /^(?:(?:left|right) )?shoulder pain$/],
  [/\btension-type headache\b/, /^head ?aches?$/],
  [/\bcarpal tunnel\b/, /^(?:tingling|numbness)$/],
  [/\b(?:tonsillitis|strep throat|glandular fever)\b/, /^sore throat$/],
  [/\bheavy (?:periods|menstrual bleeding)\b/, /^(?:vaginal )?bleeding$/],
  [/\bpregnan/, /^missed period$/],
  [/\bmenopaus|\bperimenopaus/, /^(?:(?:night )?sweats|hot fl(?:ashes|ushes))$/],
  [/\bparkinson/, /^(?:resting )?tremor(?: of the (?:right |left )?hands?)?$/],
  [/^(?!possible\b).*(?:\bdementia\b|\balzheimer)/, /^memory (?:loss|problems?)$/],
  [/\bgraves\b/, /^(?:fine )?tremor(?: of (?:the|both) hands)?$/],
];

/** True where the illness is what that symptom is of, so that both head one problem. */
export function isItsSymptom(illness: string, symptom: string): boolean {
  const [of, sign] = [illness.toLowerCase(), symptom.toLowerCase()];
  return symptoms.some(([names, signs]) => signs.test(sign) && names.test(of));
}
