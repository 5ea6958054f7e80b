import { namedFirst } from './named-first.ts';

/** What a short reply says to a yes-or-no question; `open` is a reply that must be read for itself. */
export type Answer = 'yes' | 'no' | 'open';

const lead =
  /^(?:(?:um+|uh+(?![- ]?huh)|er+|ah|oh|well|so|okay|ok|hmm+|you know|actually|honestly|i mean|ha)[\s,.-]+)*/;
const no =
  /^(?:no(?! (?:idea|clue)\b| (?:more|different|worse|better|less) than)|nope|nah|never(?! (?:the|my|had (?:a|any) (?:problems?|trouble|issues?))\b)|not(?: (?:me|really|at all|that (?:i|he|she|we|much|often)\b.*|so far|at this (?:time|point)|recently|lately|currently|right now|today|any ?more|yet|to my knowledge|of note|much|usually|often|since (?:(?:we|i|you) last|then|last (?:time|visit)|i saw you)|too (?:bad|much|often)|one)|(?=[ ,.]*$))|none|nothing|negative|neither|i wish(?=[ ,.!]*$)|i (?:do n't|don't|do not|did n't|didn't|did not|have n't|haven't|have not|am not|'m not|was n't|wasn't|was not|deny|ca n't say|can't say)\b(?!,? (?:really )?(?=)(?:know|sure|remember|recall|certain|have (?:any|an) idea)\b)|i'm not(?! (?:sure|certain)\b)|i've never(?! had (?:a|any) (?:problems?|trouble|issues?))|denies|(?:s?he) (?:has n't|hasn't|has not|does n't|doesn't|does not))(?![a-z])/;
const yes =
  /^(?:yes|yeah|yep|yup|ya|yea|aye|mm-hmm?|mhm|mm hmm|uh-huh|uh huh|sure|correct|right(?! (?:now|for|at|in|on|by|here|there|around|after|before|when|where|side|arm|leg|hand|foot|knee|hip|eye|ear|shoulder|one|up|down|through|across|above|below|behind|next)(?=)\b)|exactly|absolutely|definitely|i (?:do(?! (?:(?:all|most) (?:of )?)?(?=)(?:the|his|her|them)\b)|am|have|did)(?!\s+n)\b(?! (?:about |only |just |maybe )?(?=)(?:an?|one|two|three|four|five|six|seven|eight|ten|\d+|a (?:few|couple(?: of)?))(?=) (?:more|left)\b)|i've been|he (?:does|has)|she (?:does|has)|a (?:little|bit)|sometimes|occasionally|(?:every )?now and (?:then|again)|every (?:once|now)|that's (?:right|correct|the one|it)|as far as (?:i|we) know(?=[ ,.]*$)|it (?:does|is|has)|of course|certainly)(?![a-z])/;

// A sound; a broken-off denial; how much.
const soundNo = /^\W{0,3}(?:mm-?mm|nuh[- ]?uh|uh-uh)(?![a-z])/;
const shortNo =
  /^(?:zero(?: [a-z]+){1,3}|(?:do|does|did|have|has|had)(?: ?n['’]t| not)(?=) (?:think so|noticed? (?:any|it|that)|had (?:any|that)|really))(?![a-z])/;
const shortYes = /^(?:some|kind of|sort of|quite a bit|all the time)[ ,.]*$/;

// "at night, yes"
const late =
  /^(?:[a-z']+ ){1,3}[a-z']+, (yes|yeah|no(?! [a-z]))\b|^[a-z']+ [a-z']+, (yes|yeah|no(?! [a-z]))\b/;

export function answerOf(text: string): Answer {
  const low = text.toLowerCase();
  if (soundNo.test(low)) return 'no';
  const plain = low.replace(lead, '');
  const said = late.exec(plain);
  if (said !== null && !no.test(plain) && !yes.test(plain))
    return (said[1] ?? said[2]) === 'no' ? 'no' : 'yes';
  if (notLooked.test(plain)) return 'open';
  if (no.test(plain) || shortNo.test(plain)) return 'no';
  if (yes.test(plain) || shortYes.test(plain)) return 'yes';
  // "Fever no."
  const words = /^[a-z]+(?: [a-z]+){0,3}?(?=,? (?:no|none|nope|nah|never|not|nothing|yes|yeah)\b)/.exec(
    plain,
  );
  const first = words === null ? null : namedFirst(plain, 0, words[0].length);
  return first === null ? 'open' : first.denied ? 'no' : 'yes';
}

// "Fever?" "I haven't checked.": nobody knows.
const notLooked =
  /^(?:(?:no|well|um|uh|honestly)[,.]?(?=) ){0,2}(?:i|we)(?=) (?:have(?:n['’]t| not)|did(?:n['’]t| not)|never)(?=) (?:actually |really |even )?(?=)(?:check(?:ed)?|tak(?:e|en) (?:it|his|hers?|my)(?=)(?: temp(?:erature)?)?|measured?|look(?:ed)?|test(?:ed)?|weigh(?:ed)?)(?=)(?: (?:it|that|him|her|them))?[.!]*$/;

const negative =
  /^(?:(?:and|so|but|okay|ok|um|uh|then|you said)[\s,]+){0,4}(?:no|not|never|you(?:['’]ve| have)?(?=)(?: ?n['’]t| not| never| denied| deny)|you do(?: ?n['’]t| not)|you(?:['’]re| are) not)(?=)\b/i;
const agrees =
  /^(?:(?:um|uh|oh|well|so|yes|yeah|yep)[\s,]+){0,3}(?:right|correct|exactly|that['’]s (?:right|correct)|true)(?![a-z])/i;

const emphatic =
  /^\W{0,3}(?=)(?:(?:um|uh|oh|well)\W{1,3}){0,2}(?=)(?:i|he|she|they) (?:do|does|did) (?!n['’o]t|not\b|yes\b|yeah\b|and\b|but\b|have\b|feel\b|sometimes\b|that\b|it\b|too\b|a\b|so\b|at\b|in\b|when\b|every\b|on\b|with\b)([a-z]{3,})/i;
// "Any temperature?" "I've been a bit washed out."
const hasBeen =
  /^\W{0,3}(?=)(?:(?:um|uh|oh|well|so)\W{1,3}){0,2}(?=)(?:i|he|she)(?:['’]ve|['’]s| have| has)(?=) been (?:(?:a|bit|little|so|really|very|quite|pretty|just)(?=) ){0,3}(?=)(?!(?:having|getting|feeling|noticing|doing|there|that|it|some|one)(?=)\b)([a-z]{3,})/i;
const asksAny = /\bany\b/i;
const bareYes =
  /^\W{0,3}(?=)(?:(?:um|uh|oh|well)\W{1,3}){0,2}(?=)(?:yes|yeah|yep|yup|mm-hmm|uh-huh|sure)\W*$/i;

const toSomeExtent =
  /^\W{0,3}(?:(?:um|uh|oh|well|yeah)\W{1,3}){0,2}(?=)(?:a lot|for the most part|mostly|usually|at times|at first|for a (?:while|bit)|most (?:days|nights|mornings|of the time))[ ,.]*$/i;
const open =
  /(?:^|[,.?] )(?:(?:and|so|okay|well|um|uh|now|but|then|about) )*(?:how|what|when|where|which|who|why)\b/i;

const echoed =
  /^\W{0,3}(?:(?:oh|well|yeah|indeed)\W{1,3}){0,2}(?=)(?:it|that|this|you|they)(?=) (?:(?:sure|really|definitely|certainly|does|do)(?=) )?(?:is|are|does|do|has|have|was|were|did)[ ,.]*$/i;

const asksWhether = /\b(?:any|are you|do you (?:have|get|feel)|have you (?:had|been)|is there)\b/i;
const only =
  /^\W{0,3}(?=)(?:(?:um|uh|well|only|just|mostly|mainly|usually|sometimes|a (?:bit|little))(?=)\b[, ]{1,3}){0,2}(?=)((?:on the (?:stairs|way)|on (?:exertion|hills)|(?:going )?up (?:the )?(?:stairs|hills)|(?:when|if|after)(?=) (?:i|he|she)\b|with (?:exertion|activity|exercise|movement|meals)|after (?:eating|meals|exercise|walking|work)|at (?:night|times|rest)|in the (?:mornings?|evenings?|nights?))(?: [a-z]+){0,5})/i;

/** When or where it is had, in an answer that says nothing else ("on the stairs, a little bit"); null for any other. */
export function limitIn(question: string, reply: string): string | null {
  return asksWhether.test(question) ? (only.exec(reply)?.[1] ?? null) : null;
}

// "Are you able to move your arm?" "I have trouble reaching up.": what goes on after "I have" is no "I am".
const goesOnAs =
  /^(?:i (?:do|am|have|did)|i've been|(?:he|she) (?:does|has)|it (?:does|is|has)|a (?:little|bit)(?! (?:bit|more|less|worse|better|here|there|after|during|from|with|maybe|only|just|every)\b))(?=)((?: (?!but\b|and\b|when\b|because\b|if\b|yes\b|yeah\b|so\b|since\b|sir\b|ma'am\b|doctor\b|sometimes\b|occasionally\b|usually\b|regularly\b|normally\b|actually\b|definitely\b|certainly\b|currently\b|too\b|now\b|still\b|once\b|twice\b|before\b|at\b|in\b|on\b|about\b|both\b|indeed\b|think\b|not\b)[a-z0-9'-]+)+)/;
// "A bit tired." of a fever or a headache; "cough?" "A little tickle." is one.
const asksSeveral = /, (?!(?:is|are|do|does|did|have|has) )| or /i;
// "Are you managing the stairs?" "I've been on the settee since Monday."
const wasWhere = /^i['’]ve been((?: [a-z0-9'-]+){2,})/;
const leastStem = 3;
const stemLength = 4;

// It affirms where it says again what was asked: "are you taking it?" "I am taking it."
function saysOther(question: string, reply: string): boolean {
  const plain = reply.toLowerCase().replace(lead, '');
  const rest = goesOnAs.exec(plain)?.[1] ?? wasWhere.exec(plain)?.[1];
  if (rest === undefined || (plain.startsWith('a ') && !asksSeveral.test(question))) return false;
  const asked = question.toLowerCase();
  // "Any weakness?" "It is mild."
  if (ofIt.test(reply) && !ofIt.test(asked)) return false;
  return !rest
    .split(' ')
    .some(
      (word) => word.length >= leastStem && !isLink.test(word) && asked.includes(word.slice(0, stemLength)),
    );
}

function deniesOther(question: string, reply: string): boolean {
  const verb = doesNot.exec(reply)?.[1]?.toLowerCase();
  return (
    verb !== undefined &&
    asksOfOne.test(question) &&
    !question.toLowerCase().includes(verb.slice(0, stemLength))
  );
}

// "Yeah, I didn't think about that.", "Yeah, so when I was in the hospital …": heard, and not affirmed.
const onlyHeard =
  /^(?:(?:yes|yeah|yep|mm-hmm)[ ,.]+)+(?:(?:you know|um|uh|well|i)[ ,]+){0,2}(?=)(?:i (?:did|do)(?: ?n['’]t| not)(?=)(?: really| even)?(?=) (?:think|know|remember|consider|hear)\b|so (?:when|after|before|then)\b)/i;
const noMore =
  /^\W{0,3}(?=)(?:(?:um|uh|well|yeah|yes)\W{1,3}){0,2}(?:i|he|she|they)(?=) (?:did|had|was|have)(?=)\b[, ]{1,2}but\b.{0,40}\b(?:stop(?:ped)?|quit|(?:no|any) ?(?:longer|more)|not now|gave up|ran out)(?=)\b/i;
const asksOfPast = /\b(?:did|ever|were|had|have)\b/i;
const asksOfIt =
  /^(?:(?:and|so|okay|well|but|then)[, ]+)*(?:has|is|are|does|do|did|was|were)(?=) (?:it|that|this|they|those|these)\b/i;
const ofSpeaker =
  /^\W{0,3}(?=)(?:(?:um|uh|well)\W{1,3})?(?=)i(?:['’]m not| (?:do|did|have|am|was)(?: ?n['’]t| not)) (?!think|know|believe|feel|notice|see|hear|really|even|so\b|sure)[a-z]/i;
const saidNot = /^\W{0,3}i (?:did|have)(?: ?n['’]t| not)(?=) (?:say|said|tell|told|mean|claim)\b/i;
const asksHow =
  /^(?:(?:and|so|okay|well|now|but|then|right)[, ]+){0,3}(?=)(?:how(?:['’](?:s|re)| is| are| was| did| do)|when|where|why|which|what(?! about)(?:['’]s)?)(?=)\b/i;
const deniesAnother =
  /^\W{0,3}(?=)(?:(?:um|uh|oh|well)\W{1,3})?(?=)(?:i|he|she)(?=)(?:['’]ve never|['’]s never| (?:do|did|does|have|has)(?: ?n['’]t| not)) (?!have|had|get|got|feel|notice|know|think|really|want|like|any)[a-z]/i;
// "Are you drinking?" "I don't drink a lot, I'd be up all night.": a little is not nothing.
const notMuch =
  /^\W{0,3}(?=)(?:(?:um|uh|well|oh|no)\W{1,3}){0,2}(?:i|he|she|they)(?=) (?:do|does|did)(?: ?n['’]t| not)(?=)(?: really)? [a-z]{2,12} (?:a lot|(?:that |as |so )?much|enough|all that|(?:that |very )?often|as (?:well|far|long))(?=)\b/i;
const asksOfNow =
  /^(?:(?:and|so|okay|well|but|then|now)[, ]+)*(?:do|does|are|is)(?=) (?:you|he|she|they)\b(?! (?:know|remember|think|recall|ever)\b)/i;
const onceDid =
  /^\W{0,3}(?=)(?:(?:um|uh|well|yeah|yes|oh)\W{1,3}){0,2}(?:i|he|she|they)(?=) (?:did|was|were|used to)(?! ?n['’]t| not)(?![a-z])/i;
// "Any thoughts of hurting yourself?" "Before, yeah, back in August I did."
const onlyBefore =
  /^\W{0,3}(?=)(?:(?:um|uh|well|yeah|yes|oh|not now)\W{1,3}){0,2}(?=)(?:before|in the past|years ago|a (?:while|long time) (?:ago|back)|back (?:in|then|when)|when i was (?:a |young|little))(?![a-z])/i;
/** "Do you smoke?" "I did.": a yes by its words, and none to what was asked. */
export function onlyOnceDid(question: string, reply: string): boolean {
  return asksOfNow.test(question) && onceDid.test(reply);
}

// "Can you walk to the mailbox?" "I don't go to the mailbox, it's all bills.": of something else than was asked.
const asksOfOne =
  /^(?:(?:and|so|okay|well|but|then|now)[, ]+)*(?:can|could|are|is|do|does|did|were|was)(?=) (?:you|he|she|they|it|there)\b(?!.*\bany\b)/i;
const doesNot =
  /^\W{0,3}(?=)(?:(?:um|uh|well|oh)\W{1,3}){0,2}(?:i|he|she|they)(?=) (?:do|does|did)(?: ?n['’]t| not)(?=)(?: really| even| actually| ever)? (?!(?:have|get|feel|think|believe|so|any|really|even|at|to|that|it|in|on|now|no|not|currently|right|since|usually|normally|and|but|sir|ma['’]am|doctor|yet|know|see|take|use|do|too|with|for|an?|the|my|either|myself|often|much|always|when|if|because)(?=)\b)([a-z]{2,})/i;
const bareSide = /^\W{0,3}(?:(?:um|uh|the|my|it's|oh)\W{1,3}){0,2}right(?: one| side)?\W*$/i;
const asksSide = /\b(?:which|what side|left)\b/i;
const ofIt = /\bit (?:does|is|has)\b|\b(?:does|is|has) it\b/i;
const isLink =
  /^(?:the|and|for|you|was|has|had|did|are|his|her|not|any|one|all|out|off|can|how|have|been|that|this|with|some|them|they|when|what|from|going|doing|really)$/;

// "No cramps with it, well, a little, like period cramps."
const thinksAgain =
  /^\W{0,3}(?:no|not)\b[^.?!]{0,30}?, (?:well|actually|or maybe|maybe|okay)(?=),? (?:a (?:little|bit|tiny|few|couple|touch)|some|once|sometimes|slight|just (?:an?|one|the)|yes|yeah)(?=)\b/i;
// "Had you been drinking?" "No. I mean, two beers."
const meansSome =
  /^\W{0,3}(?=)(?:no|not really)[.,]?(?=) (?:well,? )?i mean,?(?=) (?:(?:just|maybe|only|like),? )?(?=)(?:an?|some|one|two|three|four|half|\d{1,2})(?=) (?!(?:lot|doctor|friend|person|day|week|month|year|hour|minute)(?=)s?\b)[a-z]/i;
const notToldOf =
  /^\W{0,3}(?:(?:um|uh|well|no)\W{1,3}){0,2}(?=)(?:he|she|they|nobody|no one)(?=)(?: has| have| did)?(?=)(?: ?n['’]t|(?=) not| never)? (?:said|say|mentioned|told me)(?=)(?: anything)?[ ,.]*$/i;

// "No, no, and yes.", "No to the vomiting, yes to the nausea."
const mixed =
  /^\W{0,3}no(?:,?(?=) (?:and )?no){0,3},?(?=) (?:and |but )?ye(?:s|ah|p)[.!]*$|^\W{0,3}(?=)ye(?:s|ah|p)(?:,?(?=) (?:and )?(?=)ye(?:s|ah|p)){0,3},?(?=) (?:and |but )?no(?:,?(?=) (?:and )?no){0,3}[.!]*$|^\W{0,3}(?:no|yes|yeah)(?=) (?:to|on) [a-z -]{3,30},? (?:and |but )?(?=)(?:no|yes|yeah) (?:to|on) /i;
// "Do they hurt?" "A bit sore, if I comb over them.": no more than that.
const slightlyWhen =
  /^\W{0,3}(?:(?:um|uh|well|yeah|yes)\W{1,3}){0,2}(?:a (?:little|bit)|slightly|kind of|sort of) (?!bit\b)[a-z]{3,},? (?:only |just )?(?:if|when|after|once) /i;
// "Headaches?" "No, that went away after the first week.": there were.
const wentAway =
  /^\W{0,3}no,?(?=) (?:(?:it|that|they|those|that one)(?=)(?:['’]s| has|['’]ve| have| is| all)?(?=) (?:went away|gone away|going away|gone|cleared up|settled(?: down)?)|(?:it|that)(?: has|['’]s)? stopped(?! (?:me|the|my|his|her)\b))(?=)\b/i;
// "Is there any worry going on?" "I am not sad.": of a worry that says nothing.
const asksOfWorry =
  /\b(?:any|anything|are you|been)\b[^?]{0,20}\b(?:worr(?:y|ies|ied|ying)|stress(?:es|ed)?)\b/i;
const notInMood =
  /^\W{0,3}(?=)(?:(?:um|uh|well|no|oh)\W{1,3}){0,2}(?=)i(?:['’]m| am) not (?:really |exactly )?(sad|depressed|down|low|unhappy|miserable|blue|crying)\b/i;
function isNoneOfOther(question: string, reply: string): boolean {
  const mood = asksOfWorry.test(question) ? notInMood.exec(reply)?.[1] : undefined;
  return mood !== undefined && !question.toLowerCase().includes(mood.toLowerCase());
}
const asksOfThought = /\b(?:thought (?:about|of)|thinking (?:about|of)|considered|given any thought)\b/i;
const wantsNone =
  /^\W{0,3}(?=)(?:(?:um|uh|well|honestly)\W{1,3}){0,2}i do(?: ?n['’]t| not)(?=)(?: really)? (?:want|need|like)\b/i;

// "No, I, yeah, I do."
const yesAfterAll =
  /^\W{0,3}no,? (?:(?:i|well|um|uh),? ){0,2}(?=)(?:yeah|yes),?(?=) i (?:do|did|have|am|was)\b/i;

/** How a question was answered: "no fever?" is denied by "right" as well as by "no", and left open by a bare "yes". */
export function answerTo(question: string, reply: string): Answer {
  // "Has he seen you stop breathing?" "He hasn't said."
  if (mixed.test(reply) || notToldOf.test(reply) || thinksAgain.test(reply) || meansSome.test(reply))
    return 'open';
  // "Which knee?" "Right."
  if (bareSide.test(reply) && asksSide.test(question)) return 'open';
  const answer = yesAfterAll.test(reply) ? 'yes' : answerOf(reply);
  // "More thirsty, or going to the bathroom a lot?" "I do get up at night": what was asked is not what is affirmed.
  const other = emphatic.exec(reply)?.[1]?.toLowerCase();
  if (other !== undefined && !question.toLowerCase().includes(other)) return 'open';
  const been = hasBeen.exec(reply)?.[1]?.toLowerCase();
  if (been !== undefined && asksAny.test(question) && !question.toLowerCase().includes(been.slice(0, 4)))
    return 'open';
  // "How's the reflux?" "I've never skipped it.", "And the tiredness?" "I didn't say I was tired."
  if (answer === 'no' && (saidNot.test(reply) || (asksHow.test(question) && deniesAnother.test(reply))))
    return 'open';
  // "Have you thought about contraception?" "I don't want anything right now."
  if (answer === 'no' && asksOfThought.test(question) && wantsNone.test(reply)) return 'open';
  // "Do you still take it?" "I did, but I stopped."
  if (answer === 'yes' && noMore.test(reply) && !asksOfPast.test(question)) return 'open';
  if (
    answer === 'yes' &&
    (onlyOnceDid(question, reply) || (onlyBefore.test(reply) && !asksOfPast.test(question)))
  )
    return 'open';
  if (answer === 'no' && (wentAway.test(reply) || isNoneOfOther(question, reply))) return 'open';
  if (answer === 'no' && (notMuch.test(reply) || deniesOther(question, reply))) return 'open';
  // "Has that been helping?" "I'm not taking that now."
  if (answer === 'no' && asksOfIt.test(question) && ofSpeaker.test(reply)) return 'open';
  if (answer === 'yes' && slightlyWhen.test(reply)) return 'open';
  if (answer === 'yes' && !open.test(question) && (onlyHeard.test(reply) || saysOther(question, reply)))
    return 'open';
  // "So it's pneumonia?" "It is."
  if (answer === 'open' && echoed.test(reply) && !open.test(question)) return 'yes';
  // "Does walking help?" "For a while."
  if (answer === 'open' && toSomeExtent.test(reply) && !open.test(question)) return 'yes';
  if (
    answer === 'open' &&
    limitIn(question, reply) !== null &&
    !/\bno(?:t|ne|thing)?\b|n['’]t\b/i.test(reply)
  )
    return 'yes';
  if (!negative.test(question)) return answer;
  if (agrees.test(reply)) return 'no';
  return bareYes.test(reply) ? 'open' : answer;
}
