import type { Passage } from '../visit/visit.ts';

const lead =
  "^(?:(?:and|so|now|okay|right|then|first|just|great|good|lovely|perfect|thank you|well|yes|please|next(?: one)?|last (?:one|thing)|again|can you|could you|if you can(?: [a-z]+)?|i (?:want|need) you to|i(?:['’]d| would) like you to|[a-z]{3,12}(?=,))(?=,? ),? ){0,5}";
const verb =
  '(?:pull|push|lift|press|squeeze|screw|raise|bend|straighten|turn|tilt|tuck|touch|tap|hold|keep (?:your|the|his|her|it|them)(?= [a-z ]{0,12}(?:in|still|together|apart|straight)\\b)|stand|sit|lie|look|breathe|blow|puff|cough|count|say|walk|hop|swing|spread|clench|grip|make a|wiggle|waggle|curl|point|put|pop|place|bring|move|show|shine|cover|close|shut|open|stick|poke|stroke|rub|run|slide|feel|let (?!me\\b|us\\b)|swallow|smile|grin|frown|follow|stretch|rock|twist|rest|drop|cross|kneel|lean|step|reach|use|shrug|tense|relax|flex|go|come|roll|give|take|kick|draw|read|watch)';
/** What there is to move, to press on, and to look at. */
const body =
  '(?:eyes?|eyelids?|lids?|lips?|tongue|mouth|teeth|chin|cheeks?|eyebrows?|face|nose|ears?|head|neck|shoulders?|arms?|elbows?|wrists?|hands?|fists?|thumbs?|fingers?|palms?|chest|ribs?|tummy|belly|(?:your|the|his|her) back|spine|hips?|legs?|knees?|kneecap|shins?|cal(?:f|ves)|ankles?|heels?|foot|feet|toes?|tiptoes?|collarbone|bone|skin|breaths?|pupils?|camera|torch|glass|spots?|inside|outside)';
const beforehand =
  "(?:don['’]t [a-z’' ]{3,25}, but |while (?:you|he|she)(?:['’]re|['’]s| are| is) [a-z ]{3,25},? |with (?:your|the|his|her|one|that) [a-z]{3,12}(?: [a-z]{3,12})?,? |light touch: )?";
/** "Now with the knee straight, lift the right leg off the floor." */
const moves = new RegExp(`${lead}${beforehand}${verb}\\b`, 'i');
/** "Chin on the chest.", "Elbows in again, put your hand against it.", "Straight at the camera." */
const poses = new RegExp(
  `${lead}(?:(?:your|the|his|her|both|big|right|left|one) ){0,2}(?:${body}(?: [a-z]+)? (?:up|down|out|in|on|to|behind|together|apart|flat|against|back|only)|straight at|palms|other (?:side|way)[.]?$)(?![a-z])`,
  'i',
);
const ofBody = new RegExp(`\\b${body}\\b`, 'i');
/** In words. */
const longest = 32;

/** What is done at other times: "Press on it for ten minutes if it bleeds.", "Do these stretches twice a day." */
const advises =
  /\b(?:twice|daily|times|a day|days?|nights?|mornings?|weeks?|hours?|(?:\d+|five|ten|fifteen|twenty|thirty) minutes|tablets?|cream|drops|ice|frozen|cushions?|pillows?|until|till|if (?:it|that)|if you (?!can)|when(?:ever)? (?:it|you) (?:gets?|hurts|sits?|sleeps?|feels?|bleeds?|starts?)|every (?!time)|regular(?:ly)?|tomorrow|tonight|meantime|exercises?|stretches|work|bed|surgery|pharmacy|chemist|appointment|nurse|reception|ambulance|nine|999|111|ring|spacer|inhaler|shower|bath|at home|track|pressures?|tape|plasters?|dressing|lid on|off (?:work|school))\b/i;
/** "Okay, I'll try.", "How long for?" */
const promises =
  /\b(?:i['’]?ll (?!not|never)|i will|will i|how (?:long|often|many)|will do|i suppose|i can (?:do that|try)|tablets?|right you are|every day|i['’]ve been|i (?:do|did) that)\b/i;
/** "Like that?", "There. It's duller on the left.", "Ow." */
const happens =
  /\b(?:like (?:that|this)|(?<!(?:get|got|been|go|be|is|are) )there(?=[.,!]|$| it)|that['’]s (?:it|as far)|is that it|hang on|got it|done|i['’]m (?:up|on|there|doing|pressing)|i can(?:['’]t|not|nae)?|it (?:won['’]t|doesn['’]t|does|hurts?|goes|isn['’]t|['’]ll not)|it['’]s (?:not )?(?:a bit |going |all )?(?:sore|stiff|tight|duller|numb|softer|shaking|wobbly|blurr(?:y|ed)|clear|tender|fine|weak(?:er)?|stuck|solid|dropping)|ow+|ooh+|ouch|a+h+|sore|hurts|hurting|painful|tender|no pain|nothing (?:there|happens)|stiff|both of them|left one|right one|right up|inside|outside|only to|up to|push|strong(?:er)?|weaker)\b/i;
/** "Is that sore?", "How far?", "Does it go any farther?" */
const asksWhatHappens =
  /^(?:(?:and|so|okay|now|any|is|are|was|does|do|did|can|could|what|which|how|who|sore|hurt|painful|tender|all right|alright)\b)/i;
const asksAssent =
  /\b(?:make sense|sound|happy|understand|manage|okay with|clear|do that|remember|questions?|got that)\b/i;

/**
 * True for what the patient, or who is with them, is to do while they are looked at, where what happens is told at once:
 * "With the knee straight, lift the right leg. How far?" "Halfway.", and not for "Keep the leg up." "Okay."
 */
export function isDoneAsAsked({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  if (unit.words.length > longest || unit.clinical.drugs > 0 || advises.test(unit.said)) return false;
  if (!(moves.test(unit.text) && ofBody.test(unit.text)) && !poses.test(unit.text)) return false;
  const { turn } = unit;
  const after = passages.slice(index + 1, index + reach);
  if (after.some((p) => p.unit.taken !== undefined && p.unit.turn <= turn + nearby)) return true;
  const reply = after.filter((p) => p.unit.turn === turn + 1);
  if (reply.length === 0 || reply[0]!.role === 'clinician') return false;
  const told = reply.map((p) => p.unit.text).join(' ');
  if (promises.test(told)) return false;
  return happens.test(told) || after.slice(0, 2).some((p) => p.unit.turn === turn && asksOutcome(p));
}
/** In passages. */
const reach = 24;
/** In turns. */
const nearby = 4;

function asksOutcome({ unit, reply }: Passage): boolean {
  return unit.question && reply !== null && asksWhatHappens.test(unit.text) && !asksAssent.test(unit.said);
}
