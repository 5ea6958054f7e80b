import { isConditionWord } from '../lexicon/conditions.ts';

const opinion = new RegExp(
  String.raw`\b(?:${[
    "i(?:'d| would) (?:say|call|treat)(?=)(?: that)? (?:this|it|that)(?=)(?: is|'s| as)?",
    "i reckon (?!(?:that )?(?:you|he|she)(?:'ve|'s| have| has)? (?:just |probably )?(?:torn|tore|broken?|pulled|scratched|sprained|strained|ruptured|fractured|dislocated|bruised)\\b)(?:that )?(?:this|it|that|you|he|she)(?=)(?: is| has| have|'s|'ve)?(?: got)?",
    "i(?:'m| am) (?:(?:pretty|fairly|quite|almost|reasonably|very) )?(?=)(?:sure|certain|confident|happy)(?=) (?:that )?(?:this is|it's|it is|that's|you have|you've got|(?:he|she)(?:'s| has) got)",
    "i (?:think|suspect|believe) (?:that )?(?=)(?:you|he|she)(?:'ve| have|'s| has)(?=) had",
    '(?:it|this|that|everything|all of (?:this|that|it))(?=)(?: all)? (?:points (?:to|towards)|(?:would )?fits? (?:with)?|is in keeping with|would go with|goes with)',
    "(?:what )?(?:we're|we are|you're) (?:looking at|dealing with)(?=)(?: here)?(?: is)?",
    "i(?:'m| am) (?:treating|calling)(?=) (?:this|it) (?:as )?",
    // "What you've got is …", "you've got yourself …", "you have what's called …"
    "what (?:you|he|she)(?=)(?:'ve|'s| have| has) got(?: here)? is",
    // "What you had was a vasovagal faint."
    'what (?:you|he|she) had(?: there| then)?(?=) was(?: probably| likely| really)?',
    "(?:you|he|she)(?=)(?:'ve|'s| have| has) got (?:yourself|himself|herself)",
    "(?:you|he|she)(?=)(?:'ve got|'s got| have| has) what(?:'s| is) (?:called|known as)",
    "(?:you|he|she)(?=)(?:'re|'s| are| is) in(?: what we call)?(?= (?:pre-?diabetes|(?:the |peri)?menopause|(?:heart|kidney) failure|atrial fibrillation|afib|an? (?:[a-z]+ ){0,3}(?:depressive|manic|hypomanic) episode)\\b)",
    "(?:this|it|that)(?=)(?:'s| is|'ll be| will be)(?=) (?:an? )?(?:(?:nasty|bad|mild|severe|typical|textbook|classic|clear) )?case of",
    '(?:this|it|that) (?=)(?:sounds|looks|smells) to me like',
    '(?:it )?smells like(?! (?:smoke|alcohol|urine|wee|pee)\\b)',
    "(?:you|he|she)(?=)(?:'re|'s| are| is) having (?=)what (?:we call|is called|they call)",
    "(?:you|he|she)(?=)(?:'re|'s| are| is) having(?= an? (?:n?stemi|heart attack|stroke|mini-stroke|miscarriage|asthma attack|allergic reaction)\\b)",
    "that(?:'ll| will) be",
    "i do(?:n't| not) think (?=)(?:it's|it is|this is|that's) anything (?:worse|more serious|more) than",
    "what(?:'s| is) (?=)(?:going on|happening|causing (?:this|it|that|the [a-z]+))(?=)(?: here)? is(?: that)? (?:you(?:'ve| have)(?: got)?|(?:he|she)(?:'s| has)(?: got)?|this is|it's)",
    'the (?:most )?(?=)(?:likely|likeliest|probable)(?=) (?:cause|culprit|explanation|reason|diagnosis|thing)(?=)(?: here)? is',
    "(?:nothing(?:'s| is)|there(?:'s| is) nothing) (?:broken|torn|fractured)(?=),? (?:and |but |so )?(?:it's|it is|this is|that's)(?: just| only)?",
    "chances are (?:that )?(?=)(?:it's|this is|that's|you have|you've got|(?:he|she)(?:'s| has)(?: got)?)",
    "(?:it )?(?=)(?:looks|sounds|seems) like (?=)(?:we|you|he|she)(?:'ve|'s| have| has) got",
    "(?:it|this|that)(?=)(?:(?:'s| is) not| isn't) [a-z ]{3,30}, (?=)(?:it's|it is|this is|that's)(?: just| only)?",
    "that (?:tells|shows) (?:me|us)(?: that)? (?=)(?:it's|this is|you have|you've got|there's)",
    "so (?:he|she|you)(?=)(?:'s|'ve| has| have) got(?! to)",
    "i(?:'d| would)? put (?=)(?:this|it|that) down to",
  ].join('|')}) (?=[a-z])`,
  'gi',
);
const opinionToo = new RegExp(
  String.raw`\b(?:${[
    "my (?:best )?(?=)(?:guess|hunch|feeling|view|suspicion) (?:is|would be)(?=)(?: that)?(?:,? (?:this is|it's|you have|you've got))?",
    "(?:my money(?:'s| is) on|i(?:'d| would) (?:put (?:my )?money|bet) on|my bet is)",
    "i(?:'m| am) (?:leaning towards?|thinking(?=)(?: (?:this is|it's|you have|you've got)| (?:more )?(?:of|about))?)(?! (?:i|we|you|about|that)\\b)",
    "i(?:'d| would| do)? (?:suspect|guess)(?! (?:i|we|you|he|she|it|this|that|they|the|your|so|not|there)\\b)",
    "this (?:has|must have|'s) got to be",
    'this must be',
    "my impression is(?=)(?: that)?(?:,? (?:this is|it's|you have|you've got))?(?: this)?",
    '(?:and )?the (?:first|second|third|other)(?=)(?: one| thing| problem)? is(?! (?:that|to|your|the)\\b)',
    "(?:there(?:'s| are)|you(?:'ve| have) got|you have) (?:two|a couple of|three) (?:things|problems)(?: going on)?(?: here)?[:,](?=)(?: one is)?",
    "(?:these|those)(?:'re| are)(?: just| probably| all| called)?(?= (?:migraines?|(?:tension|cluster) headaches?|panic attacks?|hives|hemorrhoids|piles|warts|hot (?:flashes|flushes)|shingles|chilblains|cold sores|varicose veins)\\b)",
    "(?:you|he|she)(?:'re|'s| are| is)(?: probably| just)? (?:having|getting)(?= (?:migraines?|panic attacks?|(?:tension|cluster) headaches?|hot (?:flashes|flushes)|seizures?)\\b)",
  ].join('|')}) (?=[a-z])`,
  'gi',
);
const anyOpinion =
  /\b(?:say|call|treat|reckon|sure|certain|confident|happy|had|guess|hunch|feeling|view|suspect|suspicion|money|bet|leaning|thinking|things|problems|these|those|having|getting|got to be|must be|points?|fits?|keeping|go(?:es)? with|looking at|dealing|treating|calling|what|yourself|h(?:im|er)self|nothing|in (?:pre|the men|men|peri|heart|kidney|atrial|afib)|case of|to me like|smells|that(?:'ll| will)|anything|likel(?:y|iest)|probable|chances|tells|shows|like (?:we|you|he|she)|so (?:he|she|you)|put (?:this|it|that)|(?:not|isn't) [a-z ]{3,30}, (?:it|this|that))/i;

// "My impression is that you have …", "the second is cellulitis"
const impression = /\b(?:impression|the (?:first|second|third|other)) /i;

/** The many ways to give a diagnosis ("I'd say that's …", "it all fits with …", "I'm fairly sure it's …") said in one: "I think this is …". */
export function asOpinion(said: string): string {
  const text = said.replace(studied, '$1 have ').replace(onlyGot, '$1 got');
  const told =
    anyOpinion.test(text) || impression.test(text) || text.includes('episode')
      ? asJudged(text)
          .replace(opinion, 'I think this is ')
          .replace(opinionToo, 'I think this is ')
          .replace(reckon, 'I think')
      : asJudged(text).replace(barely, 'I think this is ');
  return anySo.test(told)
    ? told
        .replace(isSo, (_, who: string, so: string) => `${who} have ${asNoun.get(so.toLowerCase())!}`)
        .replace(inRange, (_, so: string) => `this is ${asNoun.get(so.toLowerCase()) ?? so}`)
        .replace(atStage, 'you have $1 kidney disease')
        .replace(pulled, '$1 have a pulled muscle')
        .replace(isViral, 'this is a viral infection')
        .replace(hasStrep, 'you have strep throat')
        .replace(hasCold, 'you have a common cold')
        .replace(organSo, (_, organ: string, so: string) => `you have an ${so} ${organ}`)
    : told;
}

// "You've just got a cold."
const onlyGot = /\b((?:you|he|she)(?:'ve|'s| have| has)) (?:just|only) got\b/i;

const study =
  '(?:x-?rays?|films?|images|pictures|mri|ct|ct scan|scans?|ultrasound|biopsy|labs?|blood ?work|bloods)';
// "I looked at your x-ray, and you have a fracture", "the films show you've got …", "your MRI came back and you do have …"
const studied = new RegExp(
  `^(?:(?:so|okay|well|now|um|right|alright|all right)(?=)[,.]? ){0,3}(?=)(?:(?:i|we)(?:['’]ve| have)? (?:just )?(?=)(?:looked at|reviewed|seen|saw|read|went over|had a look at)(?=) (?:your|the|his|her)(?=) (?:[a-z]+ )?(?=)${study}(?=)(?: from [a-z' -]{3,30})?,? and|(?:your|the|his|her)(?=) (?:[a-z]+ )?(?=)${study}(?=)(?: (?:came|come|has come|have come|is|are) back,? and|,? (?:it |they )?(?:show|shows|showed|confirms?|confirmed)(?: that)?)) (you|he|she)(?:['’]ve| have|['’]s| has| do have| does have)(?: got)? (?=[a-z])`,
  'i',
);

/** True for "the films show you've got …", "I looked at your x-ray, and you have …". */
export function isStudyRead(text: string): boolean {
  return studied.test(text);
}

const troubleIs =
  /^(?:(?:so|and|well|okay|now|yeah|yes)(?=),? ){0,2}(?=)(?:your|his|her|the)(?=) (?:[a-z]+ ){0,2}(?=)(?:headaches?|dizziness|pain|itching|numbness|tingling|burning|aches?|swelling|cough|spinning|leaking|shaking|wheezing|tiredness|cramp(?:s|ing)|redness)(?=)(?: (?:in|on) (?:your|his|her|the)(?=)(?: [a-z]+){1,2})? (?:is|are)(?=) (?:(?:just|really|actually|probably|an?)(?=) ){0,2}(?=([a-z'-]+(?: [a-z'-]+){0,3}))/i;
const aTrouble =
  /^(?:pain|headaches?|aches?|dizziness|itching|numbness|tingling|swelling|weakness|stress|pressure|loss|problem|fall|symptoms|gain)$/;
const apart =
  /^(?:better|worse|gone|still|in|on|from|where|what|very|so|not|due|because|coming|caused|related)\b/i;

/** True for "the dizziness is BPPV": what a trouble is called. */
export function isCalledTrouble(text: string): boolean {
  return asJudged(text) !== text;
}

// "Your headaches are migraines.", "The pain in your heel is plantar fasciitis.": what the trouble is called.
function asJudged(text: string): string {
  if (!text.includes(' is ') && !text.includes(' are ')) return text;
  const found = troubleIs.exec(text);
  if (found === null || apart.test(found[1]!)) return text;
  const named = found[1]!.toLowerCase().split(' ');
  const isCalled =
    named.some((word) => isConditionWord(word) && !aTrouble.test(word)) || tensionType.test(found[1]!);
  return isCalled ? `I think this is ${text.slice(found[0].length)}` : text;
}
const tensionType = /^(?:tension|cluster) headaches?\b/i;

const reckon = /\bi reckon\b/gi;
// "Classic gout."
const barely =
  /^(?:(?:so|well|yeah|yep|yes|okay),? )?(?=)(?:classic|textbook|definitely|clearly) (?=(?:[a-z'-]{2,20} ){0,2}[a-z'-]{2,20}[.!]?$)/i;
const asNoun = new Map([
  ['depressed', 'depression'],
  ['constipated', 'constipation'],
  ['dehydrated', 'dehydration'],
  ['anemic', 'anemia'],
  ['anaemic', 'anaemia'],
  ['menopausal', 'menopause'],
  ['perimenopausal', 'perimenopause'],
  ['diabetic', 'diabetes'],
  ['prediabetic', 'prediabetes'],
  ['obese', 'obesity'],
  ['borderline diabetic', 'prediabetes'],
  ['hypothyroid', 'hypothyroidism'],
  ['iron deficient', 'iron deficiency'],
  ['iron-deficient', 'iron deficiency'],
  ['low on iron', 'low iron'],
  ['pregnant', 'pregnancy'],
]);
const anySo =
  /(?:pulled|viral|cold|strep|obese|depressed|constipated|dehydrated|n(?:a)?emic|menopausal|diabetic|active|hypothyroid|deficient|pregnant|on iron|range|stage)\b/i;
// "You're a bit anaemic."
const isSo =
  /\b(you|he|she)(?:'re|'s| are| is)(?: (?:a bit|a little|slightly|mildly|quite|very|probably|clearly|definitely))*(?=) (depressed|constipated|dehydrated|obese|borderline diabetic|an(?:a)?emic|(?:peri)?menopausal|diabetic|prediabetic|hypothyroid|iron[- ]deficient|low on iron|pregnant)\b/gi;
// "Your A1c puts you in the prediabetes range."
const inRange =
  /\b(?:(?:your|his|her|the)(?=) (?:a1c|bmi|weight|sugar|glucose|score|pressure|phq(?:-9)?)(?=)(?:'s| is| puts (?:you|him|her))|(?:you|he|she)(?=)(?:'re|'s| are| is)|(?:that|which|it)(?=)(?:'s| is| puts (?:you|him|her)))(?=)(?: (?:now|well|just|still))?(?=) in the (?:moderate |severe |mild )?(?=)(prediabetes|prediabetic|diabetes|diabetic|obese|obesity|overweight)(?=) range\b/gi;
/** "You're a bit anaemic.", "you're in the prediabetes range": a diagnosis, though no name of one is said. */
export function isSaidSo(text: string): boolean {
  return (
    anySo.test(text) && (text.search(isSo) >= 0 || text.search(inRange) >= 0 || text.search(atStage) >= 0)
  );
}

// "Your kidneys are stage 3b.", "have moved to stage four"
const atStage =
  /\b(?:your|his|her|the) kidneys?(?: function)?(?:'re| are|'s| is|'ve| have| has|,(?= (?:still )?stage (?:\d|one|two|three|four|five)(?: ?[ab])?(?:[,.]|$))) (?:(?:now|still|at|in|about|stable,|moved|gone|slipped|dropped|progressed|down|up|on|to|into) )*(stage (?:\d|one|two|three|four|five)(?: ?[ab])?)\b(?: (?:chronic )?(?:kidney|renal) disease\b| ckd\b)?/gi;
// "It's just viral."
const isViral =
  /\b(?:it|this|that)(?:['’]s| is)(?: (?:all|just|probably|likely|most likely))*(?: a)?(?=) viral(?: (?:thing|bug))?(?=[.,]|$| (?:and|so|but)\b)/gi;
// "You've got a nasty cold.", "it's a cold"
const hasCold =
  /\b(?:(?:you|he|she)(?=)(?:['’]ve|['’]s| have| has)(?: got)?|(?:it|this|that)(?:['’]s| is))(?: just)?(?=) (?:a|an ordinary) (?:(?:bad|nasty|head|chest|simple|common|little) )?cold(?=[.,]|$| (?:and|so|but)\b)/gi;
// "You have strep, so I'll send in penicillin."
const hasStrep =
  /\b(?:(?:you|he|she)(?=)(?:['’]ve|['’]s| have| has)(?: got)?|(?:it|this|that)(?:['’]s| is))(?=) strep(?=[.,!]|$| (?:and|so|but)\b)/gi;
const pulled =
  /\b(you|he|she)(?=)(?:'ve|'s| have| has)(?=)(?: (?:just|probably|only))?(?=) pulled a muscle\b/gi;
// "Your thyroid's underactive."
const organSo =
  /\b(?:your|his|her) (thyroid|bladder)(?:'s| is)(?=)(?: (?:a bit|a little|slightly|mildly|quite|very))?(?=) (underactive|overactive)\b/gi;
