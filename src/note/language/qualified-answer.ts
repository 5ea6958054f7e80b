import { kin } from './kin.ts';
import { upperFirst } from './upper-first.ts';

const bareNo = /^(?:no|nope|nah)[.,!…]*$/i;
const bareYes = /^(?:yes|yeah|yep|yup)[.,!…]*$/i;
const openNo = /^(?:no|nope|nah)(?:[.,!…]+| -+| –| —) /i;
const openYes = /^(?:yes|yeah|yep|yup)(?:[.,!…]+| -+| –| —) /i;

const exclaims =
  /^(?:(?:oh|well),? )?(?=)(?:er+m?|um+|uh|i wish|if only|ha(?: ha)?|god|lord|gosh|jee?z|geez|wow|ooh|yikes|let me (?:think|see)|good question|funny|please|come on|me|you['’]re kidding|i['’]d love (?:to|that|it)|(?:fat )?chance|(?:god|heaven) forbid|(?:touch|knock on) wood)[.!?,…]*$/i;
/** In characters. */
const longestExclaimed = 24;

const turns =
  /^(?:well(?:, now)?|now|i mean|actually|okay|oh|wait|hang on|hold on|sorry|hmm|um|uh|er|except|although)(?=)\b[.,…]* ?/i;
/** An answer that grants some of what was denied: "there's spotting", "once", "a little", "yeah, go ahead". */
const some =
  /^(?:yes|yeah|yep|once|twice|one time|two times|a (?:few|couple(?: of)?) times|every (?:now and|once in|so often)|now and (?:then|again)|sometimes|occasionally|hardly ever|rarely|(?:maybe |just )?(?:a (?:tiny |little )?(?:bit|little|drop|touch|tad)|a little)|maybe(?! (?:next|another|later|some other|in)\b)|only (?:when|if|sometimes|once|a)|(?:kind|sort) of(?=[,.!…]|$)|slightly(?=\b))(?![a-z])/i;
/** The same behind a word that turns: "well, I slipped in March". */
const told = new RegExp(
  `^(?:there(?:['’]s| is| was| were| are|['’]ve| has| have)|(?:it|i|he|she|they)(?:['’](?:d|ll|s|ve)|(?=) (?!am |guess|think|mean|suppose|know|wish|hope|see |saw |feel fine))|(?:my|me|our) (?!(?:(?:${kin}|mam|neither|too)\\b)|own\\b)|(?:my|me|our) (?:${kin}|mam)(?=) (?:found|caught|saw|sees|says?|said|reckons?|noticed|notices|thinks?)\\b|(?:this|that|these|those|them) (?!is\\b|was\\b|are\\b|were\\b|would\\b|do\\b|did\\b|does\\b|all\\b)[a-z]{3,}|just |in |at |on |after |when |if |last |this |yesterday|today|a |an |the )`,
  'i',
);
const other =
  /\b(?:no|not|none|nothing|never|neither|nobody|without|used to|quit|stopped|gave up|years ago|just tired|fine|normal|same as|(?:do|does|did|is|was|have|has|had|ca|wo|could|would)nt)(?=)\b|n['’]t\b|\bbut (?:it|that|he|she|they)(?=) (?:was|were|is|are)\b|\?$/i;

/**
 * The sentences of an answer without a "no" that is taken back in the same breath, so that nothing is denied: "No. Well,
 * there's spotting." → Well, there's spotting; and without such a "yes": "Yeah. Well, no, not really." Where as many
 * were asked in `question` as are answered, each answer has its own.
 */
export function withQualified<Sentence extends { text: string }>(
  sentences: readonly Sentence[],
  question: string | undefined,
): readonly Sentence[] {
  const [first, second] = sentences;
  if (first === undefined || first.text.length > longest) return sentences;
  // "I wish. No."
  if (second !== undefined && first.text.length < longestExclaimed && exclaims.test(first.text)) {
    const answers = bareNo.test(second.text) || bareYes.test(second.text);
    if (answers) return withQualified(sentences.slice(1), question);
  }
  const head = /^[ny]/i.test(first.text) ? first.text : '';
  if (head === '') return sentences;
  const [no, yes] = [bareNo.test(head), bareYes.test(head)];
  // "Do you smoke?" "Not really. When I go out."
  if (
    second !== undefined &&
    notReally.test(head) &&
    asksHabit.test(question ?? '') &&
    tellsWhen.test(second.text)
  )
    return sentences.slice(1);
  if (no || yes) {
    if (second === undefined) return sentences;
    // "Any operations?" "No. Just me tonsils.": of what was asked that is one.
    if (no && asksForOnes(question ?? '') && oneOnly.test(second.text)) return sentences.slice(1);
    if (answersEach(question, sentences.length)) return sentences;
    const behind = sentences.slice(1, 3).map(({ text }) => text);
    // "You don't take it daily?" "No. Only when I need it.": that "no" stands.
    if (onlyThen.test(second.text) && notAsked.test(question ?? '')) return sentences;
    // "Any headache, chest pain, short of breath?" "No. Well, the cough.": the rest is denied all the same.
    if (no && namesAnother(second.text, question ?? '')) return sentences;
    // "Could you be pregnant?" "No. I mean, I've got the coil.": that is why not.
    if (no && asksPregnant.test(question ?? '') && behind.some((text) => whyNotPregnant.test(text)))
      return sentences;
    const granted = grants(behind) && !isOfOther(second.text, question);
    return (no ? granted : denies(second.text)) ? sentences.slice(1) : sentences;
  }
  const opening = (openNo.exec(head) ?? openYes.exec(head))?.[0];
  if (opening === undefined) return sentences;
  const rest = head.slice(opening.length);
  if (openNo.test(head) && asksPregnant.test(question ?? '') && whyNotPregnant.test(rest)) return sentences;
  if (openNo.test(head) && asksForOnes(question ?? '') && oneOnly.test(rest))
    return [{ ...first, text: upperFirst(rest) }, ...sentences.slice(1)];
  if (!(openNo.test(head) ? turns.test(rest) && grants([rest]) : denies(rest))) return sentences;
  return [{ ...first, text: upperFirst(rest) }, ...sentences.slice(1)];
}
const notReally = /^(?:(?:no|well),? )?not really[.,!…]*$/i;
const asksHabit = /\b(?:smok(?:e|ing)|vap(?:e|ing)|drink(?:ing)?|alcohol|cannabis|weed|drugs)\b/i;
const tellsWhen =
  /^(?:(?:well|just|only|maybe|like),? )?(?=)(?:when|if (?:i|he|she|we)|on (?:a|the|nights)|at (?:the weekends?|weekends|christmas|parties|night)|the odd|(?:a )?(?:couple|few)|one|two|three|four|five|six|ten|\d)(?=)\b/i;

// Of several that were asked, none.
function namesAnother(said: string, question: string): boolean {
  if (!asksOfMany.test(question) || !namesOne.test(said)) return false;
  const asked = question.toLowerCase();
  return (said.toLowerCase().match(/[a-z]{5,}/g) ?? []).every((word) => !asked.includes(word.slice(0, 5)));
}
const asksOfMany = /,[^,?]+,[^,?]+\?$/;
const namesOne =
  /^(?:well|except|just|only|apart from)(?=)[,.…]? (?:for |the |my |this |that ){1,2}[a-z-]{3,}/i;
const onlyThen = /^only\b/i;
const notAsked = /n['’]t\b|\bnot\b/i;

const asksPregnant = /\bpregnan(?:t|cy)\b|\bexpecting\b|\bcaught\?/i;
const whyNotPregnant =
  /\b(?:coil|mirena|iud|implant|pill|depo|jab|injection|hysterectomy|womb|snip|vasectomy|sterili[sz]ed|tubes|menopause|(?:the|my|me) change|condoms?|celibate|single|lesbian|gay|sex|period)\b/i;
const asks = /\b(?:any|anything|other|had|have|take|taking)\b/i;
const ones =
  /\b(?:medicines?|medications?|tablets|pills|vitamins|supplements|operations?|surger(?:y|ies)|(?:health|medical) problems|(?:medical )?conditions|illness(?:es)?|drugs)\b/i;
const oneOnly =
  /^(?:well,? )?(?:just|only)(?=) (?:an?|some|my|me|the odd|the occasional) (?!(?:bit|little|lot|few|touch)(?=) (?!of\b)|(?:usual|normal|regular|own)\b)[a-z]/i;

const bitOf =
  /^(?:maybe |just )?a (?:tiny |little )?(?=)(?:bit|little|touch|tad)(?=) of (?:an? |the )?([a-z]{4,20})\b/i;

// "Any dizziness?" "No. A bit of a headache.": the dizziness is denied all the same.
function isOfOther(said: string, question: string | undefined): boolean {
  const what = bitOf.exec(said)?.[1]?.toLowerCase();
  return what !== undefined && question !== undefined && !question.toLowerCase().includes(what.slice(0, 4));
}

function answersEach(question: string | undefined, answers: number): boolean {
  const asked = question === undefined ? 0 : question.split('?').length - 1;
  return asked > 1 && asked === answers;
}

/** In characters. */
const longest = 90;

function grants([said = '', next = '']: readonly string[]): boolean {
  const behind = turnedIn(said);
  const turned = behind !== said;
  // "No. Well. I had one in June.", "No. Oh. Well, there was a bit."
  const rest = behind === '' && turned ? turnedIn(next) : behind;
  if (notAsBefore.test(rest)) return turned;
  if (other.test(rest)) return false;
  return some.test(rest) || (turned && told.test(rest));
}

// "No. Well. Me stream's not what it was."
const notAsBefore =
  /^(?:my|me|the|our|it) ?(?:[a-z]{2,12})?(?:['’]s| is| are| has)(?: ?n['’]t| not) (?=)(?:what (?:it|they) (?:was|were|used to be)|(?:quite |so |very |that |as )?(?:right|great|good|strong|clear)|been (?:right|great|good))(?=)\b/i;

// What is said behind the words that turn.
function turnedIn(said: string): string {
  let rest = said;
  for (let found = turns.exec(rest); found !== null && found[0] !== ''; found = turns.exec(rest))
    rest = rest.slice(found[0].length);
  return rest;
}

const deniesAfter =
  /^(?:well|actually|wait|sorry|hang on|hold on|oh)\b[.,…]* (?:(?:actually|wait|sorry),? )?no(?:[.,!…]|$)/i;
const actually = /^no(?:[.,!…]+) (?:wait|sorry|actually|hang on)\b/i;

const denies = (said: string) => deniesAfter.test(said) || actually.test(said);

// What is asked for by its kind: whatever is named then is one of them.
function asksForOnes(question: string): boolean {
  return asks.test(question) && ones.test(question);
}
