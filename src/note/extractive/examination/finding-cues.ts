/** "Thoughts are organized." "Baby's head down." "I think he's head down, that's the head there." */
export const foundByNature =
  /^(?:(?:and|so|okay|your|his|her|the),? )*(?:(?:mood|affect|insight|judge?ment)(?:['’]s| is) (?:(?:very|a bit|a little|quite|still) )?(?=)(?:down|low|euthymic|depressed|anxious|sad|irritable|elevated|flat|blunted|constricted|restricted|reactive|congruent|labile|euphoric|bright|fair|poor|good|limited|intact|impaired|normal|appropriate)\b(?!.*\bbecause\b)|walk(?:['’]s| is) (?:normal|steady|fine|good)\b|(?:flexion|extension|abduction|adduction|rotation)(?:['’]s| is)(?=) (?:okay|ok|fine|normal|good|full|limited|reduced|painful)\b|pull test(?:['’]s| is) (?:negative|positive|normal)\b|no asterixis\b|i (?:can )?see (?:the|some|that) nystagmus\b|(?:he|she)(?:['’]s| is) (?:(?:a (?:little|bit)|very|quite) )?(?:fussy|cranky|clingy),? but\b|(?:he|she)(?:['’]s| is) (?:[a-z]+ ){1,3}on your lap\b|(?:ankles|legs|feet|shins)(?: both)? (?:show|have)(?=) (?:just )?(?:no|trace|mild|moderate|some|minimal|\d\+|pitting)(?: pitting)? (?:edema|swelling)\b|(?:fundal height|fo?etal heart(?: rate| tones)?|baby['’]?s heart(?:beat| rate)?)(?:['’]s| is| are| measures) (?:about )?(?:normal|good|fine|\d)|(?:thoughts?(?: process)?|thinking)(?:['’]s| is| are|['’]re) (?:organi[sz]ed|linear|logical|coherent|clear)|mood,? you (?:said|say|told me|rated)(?:['’]s| is| was) (?:an? )?[a-z0-9]|(?:i think )?(?:the )?(?:baby|he|she|it)(?:['’]s| is)(?: still| now)? (?:head[- ]down|breech|transverse)|weber (?:goes|lateralizes)\b|(?:(?:left|right) )?(?:lens(?:es)?|cornea|macula|optic nerve)(?=) (?:has|have|shows?)\b)|^(?:(?:and|so|okay),? )*you(?:['’]re| are) (?:oriented|neatly dressed|well groomed|not (?:grandiose|delusional|psychotic)|cooperative|alert|not having any psychotic)\b|^you know (?:the (?:date|day|year)|where you are)\b/i;

export const ofExamination =
  /^(?:you|he|she) (?:still )?(?:looks?|appears?|seems?) (?:(?:a (?:bit|little)|quite|very|slightly) )?(?=)(?:clammy|pale|sweaty|flushed|unwell|dehydrated|comfortable|uncomfortable|jaundiced)\b|^(?:(?:and|so|okay|now),?(?=) ){0,3}(?=)on (?:(?:your|the|physical|general) ){0,2}(?=)(?:appearance|inspection|palpation|auscultation|exam(?:ination)?)\b.*\b(?:is|are|appears?|no|has|have|there)\b/i;

// "I can see that on the photo. It's oval, with a scale at the edge."
export const onPhoto =
  /\bi can see (?:it|that|this|them|those)\b.{0,40}\b(?:photos?|pictures?|screen|camera|video)\b/i;

// "The edges are clean.", among findings.
export const isSeen =
  /^(?:[a-z]+ ){1,4}(?:'s|is|are|has|looks?|feels?) (?!(?:going|gon|that|what|why|where|how|your|you|i)\b)|^it's (?:just |still |not )?[a-z]+ing\b|^(?:[a-z]+ ){0,2}[a-z]+'s (?:under|over|about|normal|good|fine|less|brisk|clean|clear|intact) /;

export const lesion =
  /^(?:(?:so|and|okay|now|then)(?=) ){0,2}there(?:'s| is) an? (?:[a-z0-9-]+ ){0,7}(?:laceration|abrasion|cut|wound|bruise|hematoma|lump|mass|lesion|ulcer|nodule|plaque|papule|blister|burn|bite|abscess|effusion|deformity|crack|tear)(?=)\b(?!.* (?:on|in) (?:the|your|his|her)(?=) (?:x ?ray|mri|ct|scan|ultrasound))/;

export const notFound = /^(?:and |but )?(?:it|there)(?:'s| is| are)(?: n't| not| no) [a-z]/;

/** "I can get your wrist back to 40 degrees", "you get to about your belt behind your back", "External rotation I'll stop at 30" */
const soFar: readonly RegExp[] = [
  /\bi can(?:['’]t)? (?:only |even )?(?=)(?:get|bring|bend)(?=) (?:you|it|him|her|(?:your|the|his|her) [a-z]+)(?=)(?: up| down| out| back| in)? (?:to|past)(?=) (?:about |maybe )?(?:\d+ degrees|neutral|\d+[.]?$)/i,
  /\bi can get (?:it|you|that) (?:the rest of the way|all the way)\b/i,
  /^(?:and |so |okay )?you (?:can )?(?=)(?:only )?(?:get|reach|come)(?=) (?:up |down )?(?=)to (?:about |around )?(?:(?:your|the)(?=) (?:belt|waist|back pocket|bra|shins?|knees?|toes|floor|ankles)|\d+ degrees)(?=)\b/i,
  /\b(?:flexion|extension|abduction|adduction|rotation|dorsiflexion)(?:['’]s| is|,)?(?: i(?:['’]ll| will)? stop at| about| to)? \d{1,3}\b(?! ?(?:mg|times|reps|sets))/i,
];

/** True where it is told how far a part can be moved. */
export function movesSoFar(text: string): boolean {
  return soFar.some((pattern) => pattern.test(text));
}
/** "Empty can hurts.", "Hawkins is positive, Speed's negative." */
export const signTested =
  /^(?:(?:and|so|okay|your|the),? )*(?:hawkins|neer|empty can|speed|drop arm|phalen|tinel|lachman|mcmurray|finkelstein|spurling|faber|fadir|o['’]brien|yergason|jobe|apprehension|straight leg raise|thompson|cross[- ]body)(?=)(?:['’]?s)?(?=)(?: (?:test|sign))?(?=)(?:['’]s| is| are| was)?,?(?=) (?:hurts?|positive|negative|painful|normal|fine|does(?:n['’]t| not)|is(?:n['’]t| not))(?=)\b/i;

const held = /\b(?:un)?stable (?:to|on|with|when i|in)\b/i;
const byStress = /\b(?:stress\w*|varus|valgus|tilt|testing|load|shift|pull|push|drawer)\b/i;

/** "It's stable to varus and valgus stress.", "It's stable when I stress it." */
export function isStressed(text: string): boolean {
  return held.test(text) && byStress.test(text);
}

const untested =
  /^((?:(?:and|but|so|okay)(?=),? )?)(?:i|we)(?=)(?: just)?(?=)(?: ca(?:n['’]?t|nnot)| could(?:n['’]t| not)|(?: was| were|['’]m| am)(?=)(?: not|n['’]t) able to)(?=)(?: really)?(?= (?:do|test|get|assess|check|examine|perform|bend|move)(?=)\b[^.;]{2,60}\b(?:because|due to|too|for)\b[^.;]{0,25}\b(?:pain\w*|hurts?|sore|tender\w*|swell\w*|swollen|guarding|uncomfortable)(?=)\b)/i;

/** "I can't do a good McMurray because of the pain.", said while examining → Not able to do …, or null. */
export function leftUntested(text: string): string | null {
  return untested.test(text) ? text.replace(untested, 'Not able to') : null;
}

export const saidToPatient =
  /^(?:(?:and|so|okay|now),?(?=) ){0,3}(?=)on (?:(?:your|physical|general)(?=) ){1,2}(?=)(?:appearance|inspection|exam(?:ination)?)(?=) you (?:appear|are|look|have)\b/i;
