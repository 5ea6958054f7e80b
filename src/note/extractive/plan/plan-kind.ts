import { namesDrug } from '../lexicon/drugs.ts';
import { wordsOf } from '../visit/units.ts';
import { isPrecaution } from './told-to-do.ts';

/** What a sentence of the plan asks for; the order in which they are written under a problem. */
export const planKinds = [
  'Medical Treatment',
  'Additional Testing',
  'Specialist Referrals',
  'Patient Education and Counseling',
  'Follow-up',
] as const;
export type PlanKind = (typeof planKinds)[number];

const followUp =
  /\b(?:follow(?:ing)?[- ]?up|come back|come (?:straight|right) (?:in|back)|come in (?:if|when|tomorrow$|(?=for\b)(?!for [a-z0-9 ]{0,24}\b(?:ecg|ekg|bloods?|x-?rays?|test|scan)\b)for)|see (?:that|the|this) [a-z]+ in (?:\d|an?|one|two|three|four|six)|look again in|back (?:here )?in (?:the|my|our) (?:office|clinic)|see (?:you|the patient|him|her) (?:back|again|in|(?:a|one|two|three|four|six|eight|ten|\d+|a few)(?=) (?:days?|weeks?|months?)(?=))|see (?:me|us) (?:(?:back|again) )?(?=)(?:in|on|after|(?:a|one|two|three|four|six|eight|ten|\d+|a few)(?=) (?:days?|weeks?|months?))|(?:talk|speak) (?:again |by (?:video|phone) )*in (?:\d|an?|one|two|three|four|six)|return (?:in|to)|see (?:him|her|you|the patient|them) (?:again|back|in)|recheck|next (?:visit|appointment)|call (?:me|us|the office)|give (?:me|us) a call|emergency|911|999|a ?& ?e\b|ring (?:me|us)|check (?:(?:that|it|this|you|him|her|them)|(?:that|this|the|your|his|her) [a-z]+) again|let (?:me|us) know|back in (?:\d|a|one|two|three|four|six))(?=)\b/;
const referral =
  /\b(?:refer\w*|consult(?:ation)? with|specialist|physical therapy|occupational therapy|(?:see|to|up with|in with|(?:meet|follow) with) (?:(?:a|the|an|our|dr\.? [a-z'-]+ (?:in|at|from|over in)) )?(?=)(?:\w+(?:ologist|surgeon)|allergist|diabetes (?:educator|nurse)|(?:kidney|heart|liver|lung|pain|wound|sleep|memory|allergy|diabetes|renal|heart failure) clinic|pulmonary(?! function)|endocrine|renal|(?:eye|foot|skin|heart|bone|kidney|lung) doctor|therapist|dietitian|nutritionist|counselor|podiatrist|psychiatrist|dentist|optometrist|(?!path|radi)\w+ology|orthop(?:a)?edics|psychiatry|podiatry|gastroenterology|ent)|(?:pulmonary|cardiac) rehab)(?=)\b/;
/** "You can repeat it in two hours", "repeat the injection": another dose, and no test. */
const notDose = String.raw`(?! (?:it|that|the dose|once|one)\b[^.;]{0,20}?\b(?:hours?|minutes|needed)\b| (?:the|your|that|this) (?:[a-z]+ )?(?:injections?|shots?|infusions?|course)\b)`;
const testing = new RegExp(
  String.raw`\b(?:order\w*|(?<!\bon your )repeat${notDose}|labs?|blood ?work|blood drawn|x-?rays?|ct|cat scan|mri|ultrasound|echo\w*|ekg|ecg|test(?:s|ing)?|a1c|panel|culture|biopsy|screening|screen(?! time)(?<!the screen)(?<!a screen)|mammogram|colonoscopy|cystoscopy|endoscopy|enterography|barium swallow|stool sample|uric acid|urine sample|iron studies|stress test|imaging|bloods|blood count|full count|aldosterone|renin|cortisol|quantiferon|study|studies|urinalysis|level|emg|abis?|pfts?|nerve conductions?|pulmonary function|spirometry|holter|(?:event|heart) monitor|zio)(?=)\b`,
);
// "We will send a CBC, ferritin, and a TSH."
const sends =
  /\b(?:send|check|draw|get|run|add|do|want|need)(?=) (?:(?:off|for|an?|the|your|his|her|their|some|another|also)(?=) ){0,3}(?=)(?:cbc|cmp|bmp|tsh|psa|inr|ferritin|hcg|lipase|troponins?|d-?dimer|bnp|esr|crp|b12|lipids?|lytes|electrolytes|metabolic|urine|swabs?)(?=)\b/;
const asksTest = new RegExp(
  String.raw`\b(?:order|repeat${notDose}|check|level|blood test|screen|iron studies|sample|^blood ?work|(?:more|some|order|get|do) blood ?work)`,
);
const treatment =
  /\b(?:start\w*|prescri\w+|continue\w*|increase\w*|decrease\w*|stop\w*|switch\w*|(?:wean|taper) (?:it|that|them|the)|take|taking|milligrams?|mg|micrograms?|mcg|dose|medication\w*|antibiotic\w*|inhaler|cream|steroid\w*|injection|surgery|brace|splint|boot|ibuprofen|tylenol|refill\w*|nebulizer|ointment|insulin|(?:iv|intravenous) iron|iron infusions?|tablet\w*|shots?|jabs?|vaccin\w*|boosters?|tdap|(?:bump|step|bring)(?:p?ing)? you (?:back )?(?:up|down) to|tetanus|pneumovax|shingrix|sodium bicarb\w*|k-dur|cortisone|(?:ear|eye|nose|provide) drops|(?:want|have|put|keep) (?:the patient|you|her|him) on (?:an? )?(?:iron|statin|blood thinner|diuretic|vitamins?))(?=)\b/;

/** True for a line that says when the next appointment is: "Appointment on Thursday at 10 past 9 with the nurse." */
export function tellsAppointment(line: string): boolean {
  return isAppointment.test(line);
}
const isAppointment = /^(?:Follow-up: )?Appointment (?:on|at|today|tomorrow|this|next)\b/;

// "You'd want to be seen the same day if you cough up blood."
const seenNow = /\bbe seen (?:urgently|straight away|right away|immediately|the same day|that day|today)\b/;
// "We'll ring you with the results."
const clinicCalls =
  /^(?:(?:and|so|then) )?(?:i|we)(?:['’]ll| will)(?: also)? (?:call|ring|phone) (?:you|the patient|him|her|them)(?=) (?:back )?(?:in (?:\d|an?|one|two|three|four|six)|with|about|when|once)\b/;
// "Let's speak again in two weeks, once the bloods are back."
const meetsAgain =
  /^(?:(?:and|so|then) )?(?:let['’]s|let us|(?:i|we)(?:['’]ll| will))(?=) (?:speak|talk|meet|chat|catch up)(?=) (?:(?:to|with) you )?(?:again )?(?=)(?:in (?:\d|an?|one|two|three|four|six)|next|on (?:mon|tues|wednes|thurs|fri)day|once|when|after(?! th(?:at|is)\b))(?=)\b/;
// "Otherwise six weeks."
const otherwise =
  /^otherwise,? (?:in )?(?=)(?:\d+|an?|one|two|three|four|six|eight|ten|twelve)(?=) (?:days?|weeks?|months?|year)(?=)\b/;

/** "Continue to watch those foods that raise your uric acid levels.", "monitor your stress level": no test. */
const watches = /\b(?:watch|avoid|limit) (?:those|these|the|any) (?:foods?|drinks?)\b|\bstress levels?\b/;

// "I want to stop the potassium, because your level is on the high side."
const stops =
  /^(?:(?:so|and|okay)(?=),? ){0,2}(?=)(?:please |let['’]s |let us |(?:i|we)(?=)(?:['’]ll| will|['’]m going to|['’]d like (?:you )?to| would like (?:you )?to| want (?:you )?to|['’]re going to) |the patient was advised to )?(?=)(?:stop|hold(?! off)|discontinue) (?=[a-z])/;

/** "We'll add a testosterone": what is given as a medicine, too, and is measured here. */
const measures =
  /^.{0,24}\b(?:add (?:on )?an?|check(?: (?:the|your|his|her|an?))?) (?:testosterone|cortisol|magnesium|calcium|potassium|folate|vitamin d)\b(?! (?:supplements?|tablets?|pills?|patch(?:es)?|gel|cream|shots?|injections?|infusion|drops?|spray|once|twice|daily|dose))/;

export function planKindOf(text: string): PlanKind {
  const lower = text.toLowerCase();
  if (
    tellsAppointment(text) ||
    followUp.test(lower) ||
    seenNow.test(lower) ||
    otherwise.test(lower) ||
    isPrecaution(text)
  )
    return 'Follow-up';
  if (referral.test(lower)) return 'Specialist Referrals';
  if (clinicCalls.test(lower) || meetsAgain.test(lower)) return 'Follow-up';
  if (measures.test(lower)) return 'Additional Testing';
  const words = wordsOf(lower);
  const t = treatment.test(lower) || namesDrug(words);
  if (watches.test(lower)) return t ? 'Medical Treatment' : 'Patient Education and Counseling';
  const x = testing.exec(lower) ?? (t ? null : sends.exec(lower));
  if (t && stops.test(lower)) return 'Medical Treatment';
  if (x && (!t || (!/\brefill/.test(lower) && asksTest.test(lower)))) return 'Additional Testing';
  if (t) return 'Medical Treatment';
  return 'Patient Education and Counseling';
}
