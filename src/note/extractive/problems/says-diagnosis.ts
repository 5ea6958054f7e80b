import { asOpinion, isStudyRead } from './opinion-said.ts';
import { conclusionOf, hurtsPart, problemNamed } from './problem-name.ts';

/** True where these words name the diagnosis, wherever in the visit they are said. */
export function saysDiagnosis(said: string): boolean {
  if (isShown(said) || hurtsPart(said)) return true;
  const text = asOpinion(conclusionOf(said) ?? said);
  return (
    (diagnosis.test(text) ||
      isTorn.test(text) ||
      briefly.test(text) ||
      judges.test(text) ||
      getsOn.test(text)) &&
    problemNamed(text) !== null
  );
}

// "The X-ray shows pneumonia."
const shows =
  /(?:^|\b(?:the|your|his|her|this) )(?=)(?:x-?ray|mri|ct|ct scan|scan|ultrasound|biopsy|film)(?: (?:on|from|last|this) [a-z]{3,12}| yesterday| today| of (?:your|the|his|her) [a-z]{3,12})?(?=) (?:shows?|showed|confirms?|confirmed)(?=) (?:that (?:it's |it is |you have )?)?(?:an? )?(?=(?!no\b|not\b|some\b|good\b|it\b|the\b|your\b)(?:[a-z'-]{2,20} ){0,6}[a-z'-]{2,20}(?:[.!]?$|, (?:through|in|at|near|of)\b))/i;

/** True where a study is said to show an illness, and no more. */
export function isShown(said: string): boolean {
  return (
    (shows.test(said) && problemNamed(said.replace(shows, 'this is ')) !== null) ||
    (isStudyRead(said) && problemNamed(said) !== null)
  );
}

// "I think you've torn your cruciate."
const isTorn =
  /\b(?:you|he|she)(?:'ve|'s| have| has)(?=) (?:probably |likely |just )?(?=)(?:torn|ruptured|broken|fractured|sprained|strained|dislocated|pulled|scratched)(?=) (?:your|his|her|the|an?)\b/i;

// "The pneumonia is getting better."
const getsOn =
  /^(?:(?:so|and|but|now|okay)(?=),? ){0,2}(?=)(?:the|your|his|her) (?!(?:blood )?pressure\b|weight\b)[a-z0-9'’ -]{3,40}(?: (?:is|are) (?:slowly |clearly |definitely )?(?=)(?:responding|getting (?:a (?:bit|little) )?(?:better|worse)|improving|healing|clearing(?: up)?|settling(?: down)?|resolving)(?=)\b|(?: has|['’]s)(?=) (?:moved on|progressed|crept up|gone up|slipped|drifted|flared|come back|returned|got(?:ten)? (?:(?:a (?:bit|little)|much|slightly|somewhat) )?(?=)(?:worse|better)|worsened|settled|improved|cleared|healed)(?=)\b)/i;

// "This looks to me like eczema." "I think so, this looks like a disc." "The main trouble is …"
const judges =
  /\bsounds? like another\b|\bthis looks to (?:me|us)\b|^i think so,? this looks like\b|\b(?:the|your|his|her) (?:main|real|underlying)(?=) (?:trouble|problem|cause)(?=)(?: here)? is\b/i;

const diagnosis =
  /\b(?:(?:what )?i (?:think|believe|suspect)(?: that)?(?=)(?: you have| you've got| this is| it is| it's| what you have is| we're dealing with| that's| that is| there's| (?:he|she|they)(?:'s|'ve| has| have)(?: got)?| (?:this|it) (?:could|might|may|must) be)|what you(?:'re| are) describing is|sounds? (?:very much |a lot |more |a bit )?(?=)like (?:you(?:'ve| have)|(?:he|she)(?:'s| has)|an?\b|some|[a-z]+(?=[.,]))|(?:concerned|worried)(?: that| about)?(?=) (?:there(?:'s| is)|(?:you|he|she)(?:'ve| have|'s| has)?(?: probably| likely)?(?=) (?:got|tore|torn|broken|broke|sprained|fractured|ruptured|strained|dislocated)|(?:this|it) (?:is|could be|may be|might be))|(?:this|that|it)(?:'s| is) called|we call (?:this|that|it)|my (?:impression|diagnosis|assessment) is|diagnosis (?:is|of|here)|i (?:think|believe)(?: that)? (?:the|your|his|her) [\w' -]{3,40} (?:has|have|is|are) (?:progress\w*|wors\w*|getting|gotten|stable|better|not)|consistent with|what you have(?: here)? is|you(?:'ve)? (?:probably )?(?:tore|ruptured|broke|sprained|strained|dislocated) (?:your|the)|progress with (?:your|the)|pain is due to|your diagnosis is|this is most likely|most likely)(?=)\b|^(?:so |and |but |now ){0,4}(?:[a-z]+, )?(?:your|his|her) [\w' -]{3,40}? (?:is|are|remains)(?:n't)? (?:(?:not|very|fairly|still|really) )*(?:well |poorly )?(?:un)?controlled\b|^(?:so |and |now |okay |all right,? ){0,4}[\w' -]{4,50}, (?:still |not (?:yet )?|poorly |well )?(?=)(?:at goal|(?:un)?controlled|stable|responding|in remission)\b|^(?:(?:so|and|now|okay|well|right|yes|yeah),? ){0,4}(?:[a-z]+, )?(?=)(?:for (?:the|your|his|her) [a-z]+, (?:that's|it's)(?! from\b)|(?:for (?:the|your|his|her) [a-z]+, )?this is|(?:you|he|she|they)(?:'ve| have|'s| has)(?: got)? an?\b|(?:he|she)(?:'s| has) got|you have|you've got|it's|that's|this looks like) /i;

// "Not yet, that's prediabetes." "It means osteoporosis." "It looks like sciatica." "The rash is shingles." "He has tonsillitis."
const briefly =
  /^(?:(?:so|and|well|okay),? ){0,2}(?=)(?:(?:he|she) has (?:(?:a|an|viral|acute|bacterial|mild) ){0,2}(?=)(?:(?!arthr)[a-z]{3,12}itis|pneumonia|croup|influenza|shingles|scabies|impetigo|ringworm|chicken ?pox|hives|constipation)\b|not yet, (?:that's|it's|this is) |(?:it['’]s|it is|this is) (?:just )?(?:an? )?(?=[a-z]{6,}(?: [a-z]{5,})?[.]$)|it means |(?:probably|most likely|likely)(?=)(?: just)? (?=[a-z])(?!(?:i|you|we|it|he|she|they|the|your|a (?:week|month|year|day|couple|few|good|bit|lot))\b)|(?:looks|sounds) like (?:an? |some )?(?=)(?=(?:[a-z'-]+ ){0,3}[a-z'-]+[.]?$)|(?:it|that) (?:looks|sounds) like (?!(?:you|your|he|his|she|her|they|the|it|that|this)\b)|that was (?:an? )?(?:acute|chronic|impacted|[a-z]+itis)|(?:your |a )?(?:(?:first|second|third|normal|healthy|twin|intrauterine|singleton) )?pregnancy at |(?:the|this|your|his|her) (?:spot|mole|lump|bump|rash|lesion|growth|sore|patch|itching) is (?!better|worse|gone|still|in|on|from|where|what|very|so|not))/i;

/** True where the clinician turns to the first of the problems. */
export function opensProblems(text: string): boolean {
  return numberedLead.test(text.toLowerCase());
}

// "Number two, and this one's more important." "Now, second problem." "Last one is your sleep." "The belly first."
const numberedLead =
  /^(?:(?:so|okay|and|well|now|then|the)[, ]+)*(?=)(?:(?:first|second|third)(?:ly)?(?=),? (?:the|your) (?!thing\b|one\b|time\b|few\b)|number (?:two|three|four|five|[2-5])(?=, and (?:this|that) one|(?:'s| is) (?:(?:your|his|her)\b|the [a-z]+ [a-z]))|(?:next|last) one(?:'s| is) (?:the|your|his|her)\b|(?:second|third|fourth|next|last|other) (?:problem|issue|diagnosis)(?=[,.]|$))|^(?:(?:so|okay|and|well|now)[, ]+)*(?:the|your|his|her) [a-z]+ first[.]?$|\b(?:for|with|on to|about)(?=) (?:your?|his|her|the|my)(?=) (?:first|second|third|fourth|fifth|next|last|final|other|1st|2nd|3rd|4th|5th)(?=) (?:problem|issue|diagnosis|concern)(?=)\b/;

/** True for "number two, your kidneys, stage 3a kidney disease": the next of several problems, by its name. */
export function countsOn(text: string): boolean {
  return text.length > 6 && counts.test(text) && problemNamed(text)?.strong === true;
}
const counts =
  /^(?:(?:and|so|okay|now|then),?(?=) ){0,2}(?=)(?:(?:(?:problem|issue) (?:number )?|number )(?=)(?:two|three|four|five|[2-5])|(?:second|third|fourth|next|last)(?=) (?:problem|issue|diagnosis))(?=),? (?:(?:the|your|his|her) )?[a-z]/i;

/** What the clinician says of a blood pressure that is a problem of its own. */
export const pressureSaid =
  /(?<!\b(?:why|if|when|whenever|how|because|cause|once|unless) )\b(?:your|the|his|her) blood pressure(?=)(?: ?['’]s| is| was| remains| has)(?=)(?: been)?(?=) (?:(?:still|also|just|again|always|running|creeping|a|little|bit|touch|slightly|quite|pretty|too) ){0,4}(?=)(?:(?:above|over) goal|high|elevated|on the high side|up(?! to\b| and\b)|not (?:quite )?(?:at goal|controlled|under control|where)|uncontrolled)(?=)\b(?![^.]{0,30}\beyes?\b)/i;

/** True for "your blood pressure's a little high today": weighed, and not read. */
export function judgesPressure(text: string): boolean {
  return text.includes('ressure') && !/\d/.test(text) && pressureSaid.test(text);
}
