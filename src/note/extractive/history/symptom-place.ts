import type { BodySystem } from '../lexicon/body-systems.ts';
import type { Symptom } from '../lexicon/symptoms.ts';

type Place = [where: RegExp, written: string, system: BodySystem];

/** Symptoms of more than one part of the body, and what they are called where the sentence names the part. */
const places: Record<string, readonly Place[]> = {
  swelling: [
    [/\baround (?:(?:your|the|my|her|his) )?eyes?\b/, 'swelling around the eyes', 'Eyes'],
    [/\b(?:face|lips?|tongue|eyelids?)\b/, 'facial swelling', 'Ears, Nose, Mouth and Throat'],
    [/\bankles\b/, 'ankle swelling', 'Cardiovascular'],
    [/\b(?:legs?|feet|lower extremit\w+)\b/, 'leg swelling', 'Cardiovascular'],
    [/\b(?:belly|abdomen|stomach)\b/, 'abdominal swelling', 'Gastrointestinal'],
    [/\b(?:testic\w+|scrotum|groin)\b/, 'groin swelling', 'Genitourinary'],
    [/\b(?:glands?|(?:lymph ?)?nodes?)\b/, 'swollen glands', 'Hematologic/Lymphatic'],
    [/\b(?:joints?|knuckles)\b/, 'joint swelling', 'Musculoskeletal'],
  ],
  weakness: [[/\b(?:stream|urinat\w+|urine|peeing)\b/, 'weak urinary stream', 'Genitourinary']],
  bleeding: [
    [
      /\bbetween (?:(?:your|my|her|the) )?(?=)(?:periods?|cycles?|menses)(?=)\b.{0,12}\bafter (?:sex|intercourse)\b|\bbleed(?:ing)? (?:in )?between,? or after (?:sex|intercourse)\b/,
      'bleeding between periods or after sex',
      'Genitourinary',
    ],
    [
      /\bbetween (?:(?:your|my|her|the) )?(?:periods?|cycles?|menses)\b|\bbleed(?:ing)? between(?=[?,.]|$)/,
      'bleeding between periods',
      'Genitourinary',
    ],
    [/\bbleed(?:ing)? in between(?=[?,.]|$)/, 'bleeding in between', 'Genitourinary'],
    [
      /\b(?:menstrual|(?<!\blike (?:a |your )?)periods?|menses)\b/,
      'heavy menstrual bleeding',
      'Genitourinary',
    ],
    [/\bvagina\w*\b/, 'vaginal bleeding', 'Genitourinary'],
    [/\bgums?\b/, 'bleeding gums', 'Ears, Nose, Mouth and Throat'],
    [/\b(?:nose|nostrils?)\b/, 'epistaxis', 'Ears, Nose, Mouth and Throat'],
    [
      /\b(?:rectal\w*|rectum|bottom|wiped?|(?<!\b(?:black|tarry|dark|loose) )stools?)\b/,
      'rectal bleeding',
      'Gastrointestinal',
    ],
  ],
  discharge: [
    [/\beyes?\b/, 'eye discharge', 'Eyes'],
    [/\b(?:nose|nasal)\b/, 'nasal discharge', 'Ears, Nose, Mouth and Throat'],
    [/\b(?:ears?|eardrums?|ringing|hearing)\b/, 'ear discharge', 'Ears, Nose, Mouth and Throat'],
    [/\b(?:nipples?|breasts?)\b/, 'nipple discharge', 'Breast'],
    [/\b(?:wound|incision|sore)\b/, 'wound discharge', 'Skin'],
  ],
  ulcer: [[/\b(?:stomach|peptic|gastric|duodenal)\b/, 'stomach ulcer', 'Gastrointestinal']],
  redness: [[/\beyes?\b/, 'eye redness', 'Eyes']],
  itching: [
    [/\beyes?\b/, 'itchy eyes', 'Eyes'],
    [/\bvagina\w*\b/, 'vaginal itching', 'Genitourinary'],
  ],
  sores: [
    [/\b(?:mouth|tongue|lips?)\b/, 'mouth sores', 'Ears, Nose, Mouth and Throat'],
    [/\b(?:genital\w*|vagina\w*|penis)\b/, 'genital sores', 'Genitourinary'],
  ],
  congestion: [[/\bchest\b/, 'chest congestion', 'Respiratory']],
  incontinence: [[/\b(?:bowels?|stools?|fecal)\b/, 'bowel incontinence', 'Gastrointestinal']],
  mucus: [
    [
      /\b(?:stools?|poos?|motions?|bowels?|piles|back passage|toilet paper|wiped?|tar|rectal\w*)\b|^(?!.*\b(?:cough|phlegm|nose)).*\bblood(?: in (?:there|it|that|them))?,? or mucus\b/,
      'mucus in the stool',
      'Gastrointestinal',
    ],
    [/\b(?:nose|nasal)\b/, 'nasal discharge', 'Ears, Nose, Mouth and Throat'],
  ],
  lesions: [[/\b(?:mouth|tongue)\b/, 'mouth sores', 'Ears, Nose, Mouth and Throat']],
};

/** The symptom as it is called where it is: swelling "in my ankles" is ankle swelling. `said` gives the words, in small letters. */
export function placedSymptom(symptom: Symptom, said: () => string): Symptom {
  const rows = places[symptom.written];
  if (rows === undefined) return symptom;
  const words = said();
  const place = rows.find(([where]) => where.test(words));
  return place === undefined ? symptom : { ...symptom, written: place[1], system: place[2] };
}

/** What has no part of its own: where nobody names one, it is of what is talked of. */
export function isOfAnyPart({ written }: Symptom): boolean {
  return written === 'discharge' || written === 'mucus';
}
