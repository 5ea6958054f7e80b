import { kin } from '../../language/kin.ts';
import type { Unit } from '../visit/units.ts';

// "Topamax, in college", "they had me on it six months", "I saw bugs", "some of his naproxen once"
const then =
  /\b(?:in|at|during)(?=) (?:college|high school|grad school|graduate school|uni|university|the (?:army|navy|service|marines))\b|\bhad(?=) (?:me|him|her) on\b|\bwhen my(?=) [a-z]+ (?:passed|died)\b|\bgave(?=) (?:me|him|her)(?=) [a-z -]{3,30}, then\b|\bsome of(?=) (?:his|her|their)\b|\bback(?=) when (?:i|my|he|she)\b|\bwhen (?:i|he|she)(?=) was (?:like |about |only |just |maybe )?(?=)(?:\d|a (?:kid|child|teenager|baby)|little)(?!\d*(?=) (?:weeks|months|days))|\bin(?=) (?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,2}(?:st|nd|rd|th)) grade|kindergarten)\b|\b(?:pooped out|(?:quit|stopped) (?:working|helping))\b|\btill? (?:me|my)(?=) [a-z]+ (?:went|started|hurt|gave|got)\b|\b(?:coughed|swelled up|broke out|reacted)(?=) (?:on|with|to|from)\b/;
// "One of his diazepam, when my back went."
const oneOfTheirs = /\b(?:one|half|a couple) of (?:his|her|their)\b/;
const since = /\b(?:since|ever since|still)\b/;
// "The first was simvastatin and now I won't take any."
const firstOne = /\bthe (?:first|second|third|other|last) was\b/;
// "For like two months, and I was dizzy"
const forAWhile =
  /\bfor (?:like |about |maybe |only )?(?=)(?:an?|one|two|three|six|\d+)(?=) (?:weeks?|months?|years?)(?=),? (?:and|but|it)(?=) (?:it |i |he |she )?(?=)(?:was|did|had|couldn't|got|felt)\b/;
// "Somebody gave me a Xanax, I took two", "my mate gave me one of her ibuprofen"
const handed = new RegExp(
  `\\b(?:somebody|someone|some guy|(?:an?|my|the|her|his)(?=) (?:best |old )?(?:${kin}|friend|mate|buddy|pal|client|customer|neighbou?r|co-?worker|colleague|boss|roommate|housemate|lady))\\b.{0,30}? (?:gave|slipped|lent)(?=) (?:me|him|her)(?=) (?:an?|one|two|three|half|some|a couple|her|his|their)\\b`,
);
// "It's my housemate's.", "those are my husband's"
const ofAnother = new RegExp(
  `\\b(?:it's|it is|they're|they are|those are|that's|these are)(?=) (?:all )?(?:my|his|her)(?=) [a-z-]+'s(?=$|[.,;!])|^(?:(?:and|but|well|no|yes),? )*(?:my|his|her)(?=) ${kin},? (?:he|she|they)\\b`,
);
// "My daughter had some prednisone left from her asthma, so I took that."
const tookIt = /\bi (?:took|used|had)\b/;
const leftOver = /\b(?:leftover|left over|left from)\b/;
const handedDaily = /\b(?:still|since|every|daily|each|nightly|now|been taking|most)\b/;
const own = /\bi(?:'m| am)? (?:take|use|have|still|on|get)\b/;
// "I want to get on something, like birth control."
const wished =
  /\b(?:i|he|she)(?:'d)?(?=) (?:(?:really|just|would) )*(?:want|wants|like|need|needs|was hoping|am hoping|asked)(?=) to (?:get|go|be|start|try)(?: back)?(?: on)?\b/;
const gives =
  /^(?:,? (?:it|that|they))?(?=) (?:gave|made) (?:me|him|her)\b|^ (?:just |really )?(?:upset|burned|burnt|tore up|wrecked|ruined)(?=) (?:me|my|him|his|her)\b(?!.*\b(?:now|still|so i)\b)|^,? (?:and |but )?(?:it|that|they)(?=) (?:swelled|upset|burned|burnt|hurt|tore|wrecked|killed|bothered|swole)(?=) (?:up )?(?:me|my|him|his|her)\b|^,? (?:we|they|he|she|you)(?=) (?:stopped|took (?:you|him|her) off)(?! (?:for|last night|yesterday)\b)\b|^,? i was on (?:it|that|this)(?=) (?!now\b|every\b)[a-z]|^(?:, the [a-z]+)?,? i (?:had|used|took|tried)(?=)(?: (?:it|that|them))? for (?:like |about |maybe )?(?=)(?:an?|one|two|three|four|a few|a couple of|\d+)(?=) (?:days?|weeks?|months?)(?=)\b|^,? (?:and )?i(?=) (?:couldn't|saw|felt|gained|threw up|was so|was (?:sick|dizzy|tired|foggy|sleepy|itchy)|slept (?:till|until|all|for)|hated it|barfed)(?=)\b|^,? (?:but|and)(?=) (?:i|he|she)(?=) (?:threw up|vomited|barfed|gained|got (?:an?|so|really) (?!(?:refill|new|prescription)\b)[a-z])/;

const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
// "I took aspirin a month ago.", "I tried Allegra last summer": over, unless it is said to go on.
const took = /\b(?:took|taken|tried|used|had|got|gave|received|(?:was|were) (?:fine|okay|all right))\b/;
const longSince = new RegExp(
  `\\b(?:(?:weeks?|months?|years?)(?=) ago|last(?=) (?:spring|summer|fall|autumn|winter|year|month|time)|in(?=) ${month}|in(?=) the (?:spring|summer|fall|autumn|winter)|on(?=) ${month}(?=) [a-z0-9])\\b`,
);
// "I had Ditropan, and it didn't do very well.", "gabapentin did not work at all"
const failed =
  /\bdid(?:n't| n't| not)(?=) (?:(?:really|even|actually|seem to|ever) ){0,2}(?=)(?:help|work|do (?:very|any|much|a thing|anything|it|the trick|well)|make (?:a|any) difference|touch it)\b|\bdid(?=) (?:nothing|zip|zero|squat)\b|\bworked(?=) (?:for a (?:while|bit|time)|at first)(?=) (?:and |but )?(?:then|after)\b|\b(?:is|was|were|are)(?=) (?:just |completely |totally )?(?:useless|worthless|no (?:use|help|good))\b|^(?:(?:and|but|the|that|this|so),? )*[a-z-]{4,20}(?: (?:cream|gel|patch|patches|ointment|spray|drops))?,?(?=) (?:useless|worthless|nothing|no (?:use|help|good)|neither|didn['’]?t either)[.!]?$/;
// "I tried topiramate but I couldn't think straight on it."
const triedBut =
  /\btried (?:(?:the|some|taking|an?) )?[a-z-]{4,20}(?: [a-z]{4,12})?,? (?:but|and)(?=) (?:i|he|she|it|that|they)(?=) (?:just |only |really )?(?=)(?:could ?n['’]?t|did ?n['’]?t|was|were|made|gave|got|felt|kept|burned|stung|had to)\b/;
const overNow =
  /\b(?:(?:that|it|they|those)(?=)(?:['’]s|['’]re| is| are)(?=) all (?:gone|finished|used up)|previously (?:on|prescribed|took|taken|taking|used)|(?:do|does)(?: ?n['’]t| not) (?:give|take|use|have|need)(?=) (?:(?:it|that|them|him|her) )?any ?more|(?:ca(?:n't| n't|nnot)|do(?:n't| n't| not))(?=) remember the last time|(?:they|we|he|she|doctor)(?=) (?:(?:have|has|had|then|later|even) )?(?=)stopped (?:it|them|that)|(?:taken|took) (?:her|him|me|you) off|hit (?:me|him|her) with|(?:have ?n['’]?t|['’]ve not|have not|not) had (?:it|that|one|any|them)(?=) (?:for|in)(?=) (?:ages|years|a (?:long time|while|year))|took (?:it|that|them)(?=) (?:away|off)|(?:threw|chucked|thrown) (?:(?:the|his|her|my|all) )?[a-z-]+ (?:out|away|in the bin)|i was (?:on|taking)(?! (?:it|them|that)\b))(?=)\b/;
// "They wanted me to take Coumadin, but …", "I was wondering if Cialis would help"
const neverTaken =
  /\bwanted(?=) (?:me|him|her|you)(?=) (?:to (?:take|start|try|go|use)|on)\b|\bwondering(?=) (?:if|about|whether)\b/;
// "They gave you a dose of Tylenol here in the emergency department."
const givenTo = /\b(?:gave|given)(?=) (?:you|him|her|me)\b/;
const inHouse = /\b(?:here in|in the (?:er|emergency|hospital|ambulance))\b/;
const goesOn =
  /\b(?:still|since|now|currently|start(?:ed)?|began|put (?:me|him|her|you) on|every|daily|each|i (?:take|use)|i'm (?:on|taking)|been (?:on|taking|using))\b/;

function isOver(low: string): boolean {
  if (
    !(
      neverTaken.test(low) ||
      overNow.test(low) ||
      failed.test(low) ||
      triedBut.test(low) ||
      comesBefore(took, longSince, low) ||
      comesBefore(givenTo, inHouse, low)
    )
  )
    return false;
  return !goesOn.test(low);
}

function comesBefore(first: RegExp, second: RegExp, low: string): boolean {
  const from = first.exec(low)?.index ?? -1;
  return from >= 0 && second.test(low.slice(from));
}

const grownKin =
  'mom|mum|mam|mama|dad|mother|father|brother|sister|aunt|auntie|uncle|cousin|grandma|grandpa|grandmother|grandfather|nan|gran|wife|husband|partner|girlfriend|boyfriend|friend|neighbou?r|roommate';
const kinTakes = new RegExp(
  `(?:^|, |\\b(?:and|but|my|his|her|our|no|yes|well) )(?:${grownKin})(?=)(?: is|'s| was|'s been| has been| took| takes)(?=) (?:(?:on|taking)(?=) )?(?!own\\b)[a-z]`,
);
const onIt = /(?:'s| is| was| been) (?:on|taking) |\b(?:takes|took) /;
const alsoOwn = /\b(?:so (?:am|do) i|me too|i(?:'m| am| take| have| use))\b/;

// "She's on Adderall herself.", of his mother
const byThemselves =
  /\b(?:he|she)(?=)(?:['’]s| is| takes| was)(?=)(?: been)?(?: on| taking)? [a-z -]{3,30} (?:himself|herself)\b/;

/** True where a sentence (in small letters) tells of a medicine that one takes "herself", who is not the patient. */
export function isTakenByThemselves(low: string): boolean {
  return low.includes('self') && aKin.test(low) && byThemselves.test(low);
}
const aKin = new RegExp(`\\b(?:my|his|her) (?:${grownKin})\\b`);

/** "Mum's on sertraline.": said by the patient of a relative. */
export function isTakenByKin(low: string): boolean {
  const found = kinTakes.exec(low);
  return found !== null && onIt.test(found[0]) && !alsoOwn.test(low);
}

// "Fentanyl, I smoked it", "that's got aspirin in it", "codeine makes you sick"
const notAsMedicine =
  /\bi(?=) (?:just |only )?(?:smoked|snorted|shot|injected)(?=) (?:it|that|some|up)\b|\b(?:has|have|got|contains?)(?=) (?:some )?[a-z]{4,20}(?: (?:and|or) [a-z]{4,20})? in(?=) (?:it|them|that|there)\b|^(?:(?:and|so|but|well),? )*[a-z]{4,20} (?:makes|made)(?=) (?:me|you|him|her)(?=) (?:sick|ill|throw up|vomit|itch|itchy|loopy|break out|swell)\b/;

// "I'm supposed to take Lipitor but I don't.", "my doctor wants me on a statin, Crestor, but I won't take it"
const shouldTake =
  /\b(?:supposed|meant|told|want(?:s|ed)?(?=) (?:me|him|her))(?=) (?:me |him |her )?(?:to(?: (?:take|be (?:on|taking)|use|start|have)|(?=,| the [a-z]))|on),? (?!(?:it|them|that|this|one|two|half|\d+)\b)/;
const doesNot =
  /\b(?:but|and|so)(?=) (?:(?:honestly|really|just) )?(?:i|he|she)(?=)(?: (?:do|does|wo|did|ca|have|has)(?: ?n['’]t| not)| will not| never(?: (?:do|does|did|have|has))?|(?:['’]m| am|['’]s| is) not)(?=)(?: (?:take|use|do|want|start|taken|started|taking)(?: (?:it|that|them|to))?| it)?(?=[.,;!]|$)/;

/** True for what somebody is only to take: "he's meant to be on ramipril". */
export function isMeantFor(low: string): boolean {
  return shouldTake.test(low);
}

/** True where a sentence (in small letters) names a medicine that was taken then, or is another's, or is asked for. */
export function isNotTakenNow(low: string): boolean {
  if (
    ((then.test(low) || oneOfTheirs.test(low)) && !since.test(low)) ||
    isOver(low) ||
    notAsMedicine.test(low)
  )
    return true;
  if (firstOne.test(low) && !since.test(low)) return true;
  if (forAWhile.test(low) && !since.test(low)) return true;
  if (shouldTake.test(low) && doesNot.test(low)) return true;
  if (low.includes(' gave ') && handed.test(low) && !handedDaily.test(low)) return true;
  if (comesBefore(leftOver, tookIt, low) && !handedDaily.test(low)) return true;
  return wished.test(low) || (ofAnother.test(low) && !own.test(low));
}

// "I'm on the sertraline.", said by the mother
const tellersOwn =
  /^(?:(?:and|but|well|no|yes),? )*i(?:['’]m| am|['’]ve been| take| have been)(?=)(?: on| taking)? (?!giving\b)[a-z]/;
const ofPatient = /\b(?:he|she|him|her|his|hers|they)\b/;

// "I get the shot, Prolia", "so I got penicillin in the drip", "I've got some old Vicodin from my back"
const tellersShot =
  /\bi (?:get the shot|was (?:given|on)\b)|\bi got\b.{3,30} in (?:the|a|my) (?:drip|iv|labou?r|pregnancy)\b|\bi(?:'ve got| have| got)\b.{3,30} from my\b/;

/** True where a relative (in small letters) tells of a medicine of their own. */
export function isTellersOwn(low: string): boolean {
  if (tellersShot.test(low) && !ofPatient.test(low)) return true;
  const [clause = '', ...more] = low.split(clauseEnds);
  if ([clause, ...more].some((part) => offIt.test(part))) return true;
  if (takesOwn(clause)) return true;
  return opensOwn.test(clause) && more.some(takesOwn) && !ofPatient.test(low);
}

// "It was hard at the start but I'm off the Lexapro now."
const offIt =
  /^(?:(?:well|no|yes|oh),? )*i(?:['’]m| am)(?=) (?:finally |now )?off (?:of )?(?:the |my )?[a-z]/;
const clauseEnds = /,? (?:and|but) |, /;
// "I have it, I take Zoloft.", "I've had a cough, I'm on doxycycline for it."
const opensOwn = /^(?:(?:well|no|yes|oh),? )*i(?:['’]ve|['’]m| have| had| get| am)(?=) /;

function takesOwn(clause: string): boolean {
  return tellersOwn.test(clause) && / (?:on|take|taking) /.test(clause) && !ofPatient.test(clause);
}

const ownIllness =
  /^(?:(?:and|but|well|no|yes|oh),? )*i(?:['’]ve| have| had)(?=) (?:(?:got|had|also)(?=) )*(?!to\b)[a-z]/;
const usesIt = /^(?:and )?i(?:['’]m| am)? (?:use|take|on|have)(?=) /;

/** True for what a relative takes for an illness of their own that they just told of: "I've got asthma. I use Ventolin." */
export function isForTellersIllness({ role, turn, said }: Unit, before: Unit | undefined): boolean {
  return (
    role === 'relative' &&
    before?.turn === turn &&
    before.clinical.conditions > 0 &&
    ownIllness.test(before.said) &&
    usesIt.test(said) &&
    !ofPatient.test(before.said) &&
    !ofPatient.test(said)
  );
}

/** True where what follows the name tells how it went: "Topamax, I couldn't remember the word for fork." */
export function tellsHowItWent(after: string): boolean {
  return gives.test(after);
}

const ever = /\b(?:ever|previously|in the past)\b|\b(?:before|since)$/;
const use =
  /\b(?:(?:have|has) (?:you|he|she) had|tried|try|taken|take|took|been on|used|use|put on|prescribed)\b/;

// "Have you been on any antibiotics recently?"
const lately =
  /\b(?:been on|had|taken|taking) (?:any )?(?:antibiotics?|steroids?) (?:recently|lately|in the (?:last|past))\b/;

/** "Have you tried anything? Sumatriptan, Imitrex?" */
export function goesOnAskingOfTried({ turn, question }: Unit, before: Unit | undefined): boolean {
  return question && before?.turn === turn && before.question && tried.test(before.said);
}
const tried = /\b(?:have|has) (?:you|he|she)(?: ever)? tried\b/;

/** "Ever been on something daily?", "what have you tried before?": what is named then is not what is taken now. */
export function asksOfEver({ said }: Unit): boolean {
  return (ever.test(said) && use.test(said)) || lately.test(said);
}
