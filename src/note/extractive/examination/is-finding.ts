/** What is done or asked while examining, explained, meant or planned is no finding. */
const noFinding = [
  // "The second is cellulitis of the left leg."
  /^(?:The )?(?:First|Second|Third|Other)(?: one| thing| problem| issue)? is (?!tender|swollen|normal|fine|red|stiff|weak|clear)/,
  /^(?:Keep|Place|Touch(?! (?:not|felt|is|was))|Look|Listen|Take|Turn|Push|Pull(?! test)|Lift|Bend|Sit|Stand|Lie|Lay|Lean|Raise|Squeeze(?! test)|Follow|Go|Let|Put|Rest(?! tremor| pain| is\b| of\b| are\b| looks?\b| feels?\b)|Hold|Say|Breathe|Relax|Chance|Just|Show me|Open (?:up|your|his|her|the|wide)|Straighten|Tilt|Come (?:back|over|here|to)|Wiggle|Grip(?= (?:my|it|this|that|as)\b)|Swallow(?!ing)|Kick|Rotate(?! cuff)) \w/,
  /^To (?:do|perform|check|see|look)\b|^(?:There are )?(?:\d|a few|a couple of|several)(?=) (?:things|problems|issues)\b/,
  // "No shot, just little pokes on the back." "Not needed."
  /^No (?:shots?|needles?|cutting|stitches)\b|\bpokes?\b|\bso a (?:bit of a )?(?:squeeze|pinch)\b|^Not (?:needed|necessary|today|yet|really)\.$/,
  // "McMurray's, sorry, this may hurt."
  /\b(?:this|that|it) (?:may|might|will)(?=) (?:hurt|sting|pinch)\b/,
  // "It's a bit of burning for a few seconds.", "red wine can flare rosacea", "the main things are nausea and mouth sores"
  /^It is (?=)(?:(?:just|only|like) )?(?:an?(?=) (?:(?:little|quick|small) )?(?:(?:bit|touch) of )?|some )(?=)(?:pinch|poke|sting|stinging|burn|burning|pressure)(?=)\b(?:.{0,30}\bfor an? (?:few|couple of)?(?=) ?(?:seconds?|minutes?))?|\bcan (?:flare|trigger|bother|upset|irritate|cause)(?=)\b|^(?:The )?[Mm]ain things?(?=) (?:is|are)\b/,
  // "You'll feel some pressure."
  /^(?:The patient|He|She) (?:will|may|might)(?=) (?:feel|notice|hear)\b/,
  /^(?:We|I) will\b|\b(?:we will (?:just )?(?:continue|keep|monitor)|talk(?:ed)?(?=) about the (?:plan|assessment))(?=)\b/i,
  /^(?:So )?(?:That|This|Which|It)(?=) (?:means|has to be|is (?:good (?:that|because|so|it|news)|occurring|happening|because|why|expected|just|(?:like )?an? (?!regular|normal|healed|little|bit|slight|mild|well|grade|systolic|lot (?:weaker|stronger|stiffer|slower|smaller|bigger|better|worse|tighter)|\d))|is explaining)(?=)\b/,
  /^(?:That|This|It) is (?:interesting|strange|weird|odd|funny|textbook|important)\b|\b(?:fancy|big) words\b/,
  // "That's good.", "that that is an important thing"
  /^(?:That|This)(?: that)?(?=) is (?:(?:very|really|so) )?(?=)(?:good|great|excellent|an? (?:good|important|great)(?=) (?:thing|sign))\.$/,
  // "Is that up?" "It is, three pounds."
  /^(?:It|That) is \d{1,2} (?:pounds|lbs|kg|kilos)\.$/,
  /^(?:Those|These)(?=) are all\b|^(?:It|That|This) is (?:probably )?(?=)(?:thought|related|called)\b|^There is (?:not )?thought\b/,
  /^(?:Also|Otherwise),? (?:known|called)\b|\bwhat (?:we|they) call\b/i,
  // "The vascular team should have been in touch."
  /\bshould have been in touch\b/,
  /\b(?:medications?|medicine list|pills?|prescri\w+|appointment|insurance)\b/i,
  /\b(?:The patient|He|She)(?=) (?:said|says|told|mentioned|did say|was told|is showing signs)(?=)\b/,
  /\breasons?\b|^Only change\b|\bto see if\b|\b(?:is|are) saying\b|\brequires? (?:some |further )?(?=)(?:work-?up|treatment|surgery|testing)\b|^Reassured\b/,
  /^Exam(?:ination)? of (?:the |his |her )?(?=)[a-z ]{3,24}\.$/,
  /^(?:Of|Or|Than|Which|Because|If|As) (?!note)/,
];
/** Said while touching or moving the patient; what came of it must be said, too. */
const handling =
  /^(?:Then,? )?(?:On|When|While)(?=) (?:pressing|pushing|touching|bending|moving|lifting|squeezing|tapping|pulling|palpating|feeling|looking|listening|examining|the patient|he|she)(?=)\b/;
const opinion = /^(?:It )?(?:sounds?|looks?|seems?|appears?)(?=) (?:like|to be|as if)\b|\bis thought to\b/i;
const diagnosis =
  /\b(?:syndrome|infections?|disease|disorder|(?:arthr|bronch|sinus|tendin|burs|faci|gastr|phlebi|col)itis|strain|sprain|pneumonia|failure|elbow)\b/i;
// "So it's pneumonia?" "It is.": what is so found is told in the assessment.
const namesIllness =
  /^(?:It|This|That) is (?:an? )?(?:[a-z]+ )?(?=)(?:[a-z]+ (?:syndrome|disease|disorder|failure)|pneumonia|[a-z]+(?:monia|chitis|usitis))\.$/;
/** Words that say how something is: without one a sentence names a part, and finds nothing of it. */
const state =
  /\d|\b(?:no|not|without|none|normal|abnormal|unremarkable|remarkable|clear|good|fine|great|well|okay|excellent|perfect|wonderful|decent|soft|firm|hard(?! on\b)|tender\w*|nontender|pain\w*|hurts?|sore|numb\w*|tingl\w+|intact|full|limited|restricted|reduced|decreased|diminished|increased|weak\w*|strong|steady|stable|unstable|regular|irregular|slow\w*|fast|rapid|brisk|equal|symmetric\w*|even(?=\W*$|,)|asymmetric\w*|midline|supple|positive|negative|present|absent|palpable|mild|moderate|severe|slight|trace|some|large\w*|small|big|enlarged|thicken\w*|distend\w*|nondistended|swelling|swollen|edema|pitting|effusion|fluid|erythema\w*|red(?:ness)?|warm\w*|cool|cold|pink|pale|moist|dry|clean|healed|healing|bruis\w+|ecchymos\w+|hematoma|lacerations?|abrasions?|contusions?|injur\w+|viable|shaky|deviated|lesions?|ulcer\w*|rash\w*|plaques?|papul\w+|patch\w*|scal\w+|nodul\w+|mass(?:es)?|lumps?|cysts?|spurs?|nodes?|murmurs?|gallops?|rubs?|clicks?|bruits?|wheez\w*|rales|rhonchi|crackles|\w+(?:megaly|opathy|itis|osis|emia|uria|cele)|jvd|discharge|drainage|exudates?|deformit\w+|crepitus|laxity|atrophy|spasm\w*|tight\w*|stiff\w*|gait|limp\w*|antalgic|alert|oriented|awake|distress|pleasant|cooperative|appears?|appearing|well-\w+|anxious|depressed|tearful|flat|euthymic|congruent|linear|icter\w*|jaundic\w*|cyano\w*|clubbing|benign|suspicious|changes|unchanged|same|bilateral\w*|reactive|dilated|inflamed|inflammation|infect\w+|obese|frail|wheelchair|scars?|stool|hernias?|hemorrhoids?|purulent|granulation|fluctuan\w*|bite|clammy|diaphoretic|sweaty|flushed|pallor|drowsy|sleepy|lethargic|hoarse|signs?|droop\w*|tremors?|bounding|coarse|fine|dull|sharp|rebound\w*|guarding|rigid\w*|fever|afebrile|elevated|high(?!er)|low(?! back)|controlled|missing|torn|tear|fractured?|fractures|dislocat\w+|impacted|infected|rhythm|pulses?|fragile|puffy|boggy|ticklish|responds?|moves?|flexes|extends|walks?|squats?|percentiles?|growth|gains?|gaining|smiles?|tracks?|rests|bottle|vocal\w*|comfortable|easy|loose|crowded|smaller|bigger|larger|tolerates?|reached|grunting|tug|tugging|flaring|recessions?|retractions?|lag|blunted|constricted|labile|euphoric|fair|poor|neatly|gr[ae]y|landmarks|[pdm][ic]ps?|clunks?)(?=)\b/i;

/** Of how somebody walks and is pulled, how a face, a joint or a crust is, and signs by their Greek names. */
const gait =
  /\b(?:[a-z]{2,20}(?:opia|plegia|paresis|esthesia)|masked|solid|broken|quiet|crusted|gritty|blisters?|still|steps?|hesitat\w+|expressive|nystagmus|consolable|fussy|playful|cogwheel\w*|caught|comes (?:right )?back|organi[sz]ed|head down|lateraliz\w+|goes to (?:the )?(?:right|left)|(?:gets?|reach(?:es)?|comes?) (?:up |down )?to (?:about )?(?=)(?:the|his|her|their))(?=)\b/i;

const says = /\b(?:is|are|was|were|has|have|had|appears?|shows?) [a-z]/;
const perceives =
  /\bthere(?: is| are|['’]s)\b|\b(?:i|we) (?:(?:do|can|could|also) )*(?:see|hear|feel|felt|appreciate|note|notice|find)\b|\byou(?: do|['’]ve)? (?:have|got)\b|\bshows\b/i;

/** "Nothing at the back." */
const nothingThere =
  /^(?:and |but )?(?:nothing|none)(?=) (?:at|on|in|over|under)(?=) (?:the|either|his|her|your)(?=) (?:back|front|right|left|other|top|bottom|sides?|bases)(?=)\b(?! of\b)/i;

/** True where nothing was found elsewhere, of what was just found: "Nothing at the back." */
export function findsNothingThere(text: string): boolean {
  return nothingThere.test(text);
}

/** "You can bend forward to about your knees.", "your toes go up", "you cannot close the right eye", "the right eye is white" */
const bendsTo =
  /\bbend forwards? to\b|\b(?:bends|straightens)\b|\btoes? go(?:es)? (?:up|down)\b|\bcannot (?:close|shut|raise|lift|move|bend|straighten|turn)\b|\beye(?: is)? white\b/i;

/** True where a written sentence, made of what was `said`, tells what was found, or not found, in an examination. */
export function isFinding(text: string, said: string): boolean {
  if (
    (!state.test(text) &&
      !gait.test(text) &&
      !bendsTo.test(text) &&
      !findsNothingThere(text) &&
      !says.test(text) &&
      !perceives.test(said)) ||
    noFinding.some((pattern) => pattern.test(text))
  )
    return false;
  if (handling.test(text) && !/,|\b(?:there is|has|is|are|no|pain|tender\w*)\b/.test(text)) return false;
  return !(opinion.test(text) && diagnosis.test(text)) && !namesIllness.test(text);
}
