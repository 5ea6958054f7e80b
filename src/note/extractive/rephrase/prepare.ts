import { firstWord } from '../../language/first-word.ts';
import { haveYouDo, tellsToDo } from '../../language/have-you-do.ts';
import { plainSpeech } from '../../language/plain-speech.ts';
import { withoutBreath } from './breath.ts';
import { expandContractions } from './expand.ts';
import { withoutFalseStarts } from './false-starts.ts';
import { clinicalWords } from './vocabulary.ts';

// "i do take it": said with stress, written without.
const emphatic =
  /\b(i|you|we|they)(?=) (?:do|certainly do) (?=(?:also |still |sometimes |usually |really )?(?=)(?:have|take|get|feel|want|think|see|need|hear|know|use|appreciate|smoke|drink|notice|try|work|live|like|recommend|believe|remember|eat|exercise|check|go)(?=)\b)/gi;
// Praise of what was just said; "they did an x-ray, and it was normal" tells what was found.
const praise =
  /(?:(?<! of| and),? (?!and it was\b|(?:which|and that) was (?:normal|fine|okay)\b)(?:which|so that|and that|that|so it|and it)(?=) (?:is|are|looks|was)(?=) (?:very |really |all |also |always |a )?(?=)(?:good|great|fine|normal|reassuring|okay|excellent|expected|what i expected|not surprising|wonderful|nice|good news|good sign|helpful)(?=)(?: to (?:see|hear|know)| too)?|(?<=,) (?:so )?(?:good|great|okay|all right)|,? (?:from|based on)(?=) what i (?:can )?(?:see|hear))$/i;

// "My dad had diabetes, but i think that's it."
const andThatIsAll =
  /(?<=[a-z]{3}),?(?: (?:and|but)(?=)(?: i (?:think|believe|guess))? that is (?:it|all|about it|about all|everything)| that is (?:all|about it|about all))$/i;
// "Lachman is negative, that's good, it has a firm end point."
const aside =
  /, (?:which|that) is (?:very |really )?(?=)(?:good|great|fine|normal|reassuring|okay|excellent|wonderful|nice)(?=)(?: to (?:see|hear|know))?, /gi;
// "Mild arthritis, which at our age we've all got."
const everyone =
  /^ which,?(?: [a-z]+){0,4},?(?=) (?:we (?:have |do )?all|everybody|everyone|most (?:people|of us)|(?:all|many|lots) of us)(?=)\b[^,.;]{0,60}$/i;

function withoutEveryone(text: string): string {
  const at = text.lastIndexOf(' which');
  return at > 0 && everyone.test(text.slice(at)) ? text.slice(0, at).replace(/,$/, '') : text;
}

const soGood = /(?<=\w) so (?:that is |it is )?(?:all )?(?:good|great|fine|okay|perfect)$/i;
// "I see you have a you have a history": begun twice, with a small word between.
const begunTwice =
  /\b((?:i|you|he|she|we|they|it)(?=) (?:have|has|had|am|are|is|was|were))(?=) (?:an?|the|to|this|that|just) (?=\1\b)/gi;
// "No, not really, no chest pain."
const notNo =
  /^(?:no,? )?(?=)not(?: really)?(?:,? (?=no )|, (?=(?:it|i|he|she|they|that)(?=) (?:is|are|do|does|did|have|has)(?=)(?: not)? ))/i;
const stutter =
  /\b(?:i-i|and-and|the-the|it-it|is-is|he-he|she-she|you-you|we-we|that-that|to-to|of-of|in-in)\b/gi;
// "Now it's maybe, I don't know, once a week."
const inDoubt =
  /\b(maybe|probably|about|around|like|is|was|for|every|had|have|take|takes|took|at),?(?=) (?:i (?:do not|don['’]t) know|what|let us say),? (?=(?:once|twice|an?|one|two|three|four|five|half|\d))/gi;
// Commas where the speaker only took breath: "was having, a glass of wine", "his abdomen, is soft".
const beforeObject =
  /\b(having|have|has|had|take|takes|took|taking|is|are|was|were|been|get|gets|getting|got|notice|noticed), (?=(?:an?|some|my|his|her|your|(?:maybe |about )?\d+) )/gi;
// "We will prescribe you, an extra dose", "keep using, the gel".
const beforeOrdered =
  /\b((?:prescribe|order|continue|recommend|using|use|add|give|start|try|repeat)(?: you)?), (?=(?:an?|the|some|your|another|\d+) )/gi;
const afterThat =
  /\b((?:thought|think|said|felt|feel|means|noticed|know|found|so) that), (?=(?:it|he|she|i|you|they|there|the|this|we|my|your) )/gi;
const afterSubject =
  /^((?:his|her|your|my|the) [a-z]+(?: [a-z]+)?), (?=(?:is|are|was|were|looks?|feels?|sounds?|has|have) )/gi;

// "If you need some more therapy, and i can refer you".
const ifAnd =
  /^((?:(?:and|so|but),? |[a-z -]{3,60} standpoint, )?if [^,]{4,80},) and (?=(?:i|we) (?:can|could|will|would|may|might)\b)/i;

// "that's, kind of, helped me": the verb that follows says what "'s" stands for.
const hasDone = /\b((?:it|that|he|she)'s), (?=[a-z]{3,}ed\b)/gi;

// "I don't see any tendon" in a wound: it is not seen, and not missing.
const seesNoPart =
  /\b(?:i|we) (?:do|did|can|could)(?=) ?not see (?:any |an? )?(?=(?:tendons?|bones?|nerves?|ligaments?|muscles?|vessels?|cartilage)(?=)\b)/gi;
// "The part I can see is red."
const seenPart = /\bthe (part|bit|rest) (?:of it )?(?:that )?(?:i|we) can see (?=(?:is|looks)\b)/gi;
// "They told me to hold it until I saw you."
const untilSeen = /\buntil i (?:saw|(?:talked|spoke)(?=) (?:to|with)|(?:came|got)(?: in)? to see) you\b/gi;
// "Five a day, until I see you."
const untilMet = /\buntil (?:i|we)(?=) (?:see|(?:talk|speak)(?=) (?:to|with)) you(?: again)?\b/gi;

// "That's been years, hasn't it, and …": asks for no answer.
const tag =
  /, (?:is|are|was|were|has|have|had|do|does|did|would|could|wo|ca)(?=)n't (?:it|he|she|they|i|you|we|there)(?=[,.]|$)/gi;
// "I'm not sleeping, am I, because I'm up all night."
const tagWithin =
  /, (?:am|is|are|was|were|do|does|did|have|has|had|can|will|would) (?:i|it|he|she|they|you|we|that|there)(?=, (?:because|so|and|but)\b)/gi;
// "What I think this is is a flare-up", "what you've got is a sprain": said in the plain order.
const clefts: readonly (readonly [RegExp, string])[] = [
  [
    /^((?:(?:so|and|but|well),? )*)(?:i think )?what (?:i|we) think (this|that|it) is(?: is)?,? (?=(?:an?|the|likely|probably)\b)/i,
    '$1i think $2 is ',
  ],
  [
    /^((?:(?:so|and|but|well),? )*(?:i think )?)what (this|that|it) is(?:,? is)?,? (?=(?:an?|the)\b)/i,
    '$1$2 is ',
  ],
  [
    /^((?:(?:so|and|but|well),? )*(?:i think )?)what you (?:have(?: got)?|are describing) is (?=(?:an?|the)\b(?! (?:very |really )?(?:typical|classic)))/i,
    '$1you have ',
  ],
  [
    /^((?:(?:so|and|but|well),? )*(?:i think )?)what you have done is (?=[a-z]+ed\b|torn|hurt|pulled|broken)/i,
    '$1you have ',
  ],
  [
    /^((?:(?:so|and|but|well),? )*)what (?:i am|we are) (?:a bit |slightly |most |really )?(worried|concerned) about is (?=[a-z])/i,
    '$1i am $2 about ',
  ],
  [
    /^((?:(?:so|and|but|well),? )*)what (?:i|we) would (suggest|recommend|advise) is (?:that you |you )?(?=(?:to )?(?:take|use|try|start|stop|keep|have|get|go|come|do|put|give|wear|rest|drink|carry on|continue|avoid|book|ring|see)\b)/i,
    '$1i would $2 you ',
  ],
];
// "Can't see it, can I.", "it never goes, does it?"
const denies = /\b(?:not|cannot|never|nothing|nobody)\b/;
/** In characters. */
const longestTag = 14;
const negativeTag =
  /, (?:can|could|am|is|are|was|were|do|does|did|have|has|had|will|would)(?=)(?: (?:i|it|he|she|they|you|we))?(?=)[?.]?$/i;
// "The, what is it, the blue one", "in college, what do you call it, a scratch": the word that is looked for follows.
const looksForWord =
  /(?:,|\b(the|an?|my|that|this),?)(?=) (?:what (?:is|was|are)(?=) (?:it|they|that|the word|the name)(?: called)?|what do you call (?:it|them|that|those)|what did (?:he|she|they|you|i)(?: say)?|when was (?:it|that)|how do you say(?: it)?), (?=([a-z]{0,5}))/gi;
const article = /^(?:the|an?|my|that|this|some)$/i;
// "Eight days, what, nine", "only had them, what, four or five times"
const wonders =
  /(?<!\b(?:know|sure|see|tell|remember|of|about|me)),? what, (?=(?:(?:about|around|maybe|since|only|like) )?(?=)(?:\d|an? |once\b|twice\b|half\b|last\b|early\b|late\b))/gi;

// "He's a little fussy, but you're able to console him."
const consoled = /\byou (?:are able to|can) console (?:him|her|them)\b/gi;
// "She's sitting up on your lap."
const onLap = /(?<=^(?:and )?(?:he|she) is (?:[a-z]+ ){1,4})on your lap\b/i;
// "Your pulse is, let me count, it's ninety-six."
const countsAloud =
  /\b(is|are|was|were), let (?:me|us)(?=) (?:see|count|check|look|think),?(?=) (?:it is |they are |that is )?(?=\d)/gi;
function withoutSearching(text: string): string {
  return text
    .replace(looksForWord, (_, named: string | undefined, next: string) =>
      named === undefined ? ', ' : article.test(next) ? '' : `${named} `,
    )
    .replace(wonders, ' ');
}

// "One, your prostate's big.", "second, that nodule", "number one, prednisone", "second thing, the liver, …"; not "two, it was three".
const counts =
  /^(?:(?:and|so|okay|then),? )?(?=)(?:(?:number )?(?:one|two|three|four|1|2|3|4)(?=, (?:the|your|his|her) [a-z]+(?:,|'s| is| are| has| it) )|number (?:one|two|three|four|five|six|[1-6])(?=, )|(?:first|second|third|fourth|next|last|other) thing(?=, (?:the|your|his|her|i|we|you)\b)|(?:first|second|third)(?:ly)?(?=, (?:that|there|he|she|you|we|it)\b)), /i;

/** Cleaned speech with figures, contractions written out and clinical words, still in the speaker's person; no full stop. */
export function prepare(text: string): string {
  if (remembered?.text !== text) remembered = { text, prepared: prepared(text) };
  return remembered.prepared;
}

// A writer tries one utterance as finding, plan and statement in turn: the preparation is the same.
let remembered: { text: string; prepared: string } | undefined;

function prepared(heard: string): string {
  const plain = plainSpeech(heard);
  const fluent = plain.includes('-')
    ? plain.replace(stutter, (twice) => twice.slice(0, twice.indexOf('-')))
    : plain;
  const untagged = fluent.includes("n't ") ? fluent.replace(tag, '') : fluent;
  const spoken = untagged.includes("'s, ") ? untagged.replace(hasDone, '$1 ') : untagged;
  let text = withoutBreath(withoutFalseStarts(clinicalWords(expandContractions(spoken))));
  // Most sentences have none of this: what can't match is not looked for.
  const holds = (part: string) => text.includes(part);
  const pauses = holds(',');
  if (pauses) text = text.replace(counts, '');
  text = text.replace(/^from what (?:i|we) (?:can )?see(?: here)?(?: today)?,? /i, '');
  if (text.toLowerCase().includes('what ')) for (const [from, to] of clefts) text = text.replace(from, to);
  if (pauses) text = text.replace(tagWithin, '');
  if (holds(' not see ')) text = text.replace(seesNoPart, 'there is no visible ');
  if (holds(' can see ')) text = text.replace(seenPart, 'the visible $1 ');
  if (holds(' from you'))
    text = text.replace(
      /\b(i|we) would like (?:a call|to hear) from you\b/gi,
      '$1 would like you to call us',
    );
  if (holds('until ')) text = text.replace(untilSeen, 'until this visit').replace(untilMet, 'until seen');
  if (holds('you are right')) text = text.replace(/,? you are right(?=$|[,.])/gi, '');
  if (holds(' you said')) text = text.replace(/\b(is|are),? you said,? /gi, '$1 ');
  if (holds('let ')) text = text.replace(countsAloud, '$1 ');
  if (holds(' console ')) text = text.replace(consoled, 'consolable');
  if (holds('on your lap')) text = text.replace(onLap, "on a parent's lap");
  if (holds(' see')) text = text.replace(/,?(?: at)? let (?:me|us) see,? (?=\d)/gi, ' ');
  if (pauses) text = withoutFillersBetween(text).replace(/, i am afraid(?=[,.]|$)/gi, '');
  if (holds(' right ')) text = text.replace(/,? right (?:here|there)(?=,|$)/gi, '');
  text = text.replace(/^(?:and )?here,? (?=(?:your|you|in|at|i|we|the|looking|listening)\b)/i, '');
  if (holds(' know') || holds('what') || holds('let us say')) text = text.replace(inDoubt, '$1 ');
  if (pauses && text.lastIndexOf(', ') > text.length - longestTag && denies.test(text))
    text = text.replace(negativeTag, '');
  if (pauses && (holds('what') || holds('when was') || holds('how do'))) text = withoutSearching(text);
  if (holds(' do ')) text = text.replace(emphatic, '$1 ');
  if (holds(' use')) text = text.replace(usedNotTo, '$1 before');
  if (pauses)
    text = text
      .replace(beforeObject, '$1 ')
      .replace(beforeOrdered, '$1 ')
      .replace(afterThat, '$1 ')
      .replace(afterSubject, '$1 ');
  text = text.replace(/(?<![.!])[.!]+$/, '');
  if (pauses) text = text.replace(/\b(but|and), (?=(?:not|only|just|no) )/gi, '$1 ').replace(aside, ', ');
  if (holds('that is ')) text = text.replace(andThatIsAll, '');
  while (praise.test(text)) text = text.replace(praise, '');
  if (holds(' so ')) text = text.replace(soGood, '');
  if (pauses) text = text.replace(ifAnd, '$1 ');
  text = text.replace(begunTwice, '').replace(notNo, '');
  // "About thirty, thirty, tablets"
  if (pauses) text = text.replace(/\b(\d+), (?=\1, )/g, '');
  if (holds(' now')) text = text.replace(/\b(weeks?|months?|years?|days?|hours?) now\b/gi, '$1');
  if (holds(' it is')) text = text.replace(settledOn, '');
  return withoutEveryone(text.trim());
}

// "It is, like, it is sore", ", yeah,", ", so yes, ".
function withoutFillersBetween(text: string): string {
  return text
    .replace(/, (?:yeah|yes|yep|oh|gosh|well),(?= )/gi, ',')
    .replace(/^((?:it|that|he|she|this) is|i am)(?=),? (?:yeah|yes|like|well|oh)(?=),? (?=\1\b)/i, '')
    .replace(/, so (?:yes|yeah|no), /gi, ', so ')
    .replace(/\b(slightly|some), (?=\1\b)/gi, '');
}

// "I didn't use to.": what is left without its "to" would be said of a drug.
const usedNotTo = /\b(did not) used?(?: to)?(?=[.]?$)/i;

// "Fine, church it is, and …"
const settledOn =
  /^(?:(?:fine|okay|right|good|great|deal|all right),? )?(?:the )?(?!(?:if|unless|when|once|that)\b)[a-z']+ it is,? (?:and )?(?=(?:i|we) (?:will|am|are|can)\b)/i;

const nothing =
  /^(?:hey,?(?=) )?(?=)(?:dragon|dax)(?=)\b|^(?:hey |okay |so )?(?=)(?:show|tell)(?=) me\b|\btell dax\b|\babout dax\b|^(?:on|for|in)(?=) (?:\w+(?=) ){1,4}(?=)exam(?:ination)?(?=)$|^which\b|^(?:hi|hello|hey|bye|good morning|good afternoon|good evening)(?=)\b|^(?:that|it|this|they|he|she|you|i)(?=) (?:is|are|was|were|am)(?=)$|^(?:and |so )?(?=)(?:for|on to|as for)(?=) (?:your |the )?(?=)(?:first|second|third|fourth|next|last|other)(?=) (?:problem|issue|diagnosis|concern|thing)(?=)\b(?!.*\b(?:i|we|let|you|continue|are|is|seems?)\b)|^this is (?:for|to (?:test|check|look at))(?=) (?:the|your) [a-z -]{3,40}$|^there you go|^[^,;]{3,40}, that is (?:right|correct|it)$|^(?:now )?(?=)(?:the |your )?(?=)(?:right|left|other|good|bad)(?=)(?: one| side| knee| ear| eye| foot| arm| leg| shoulder| hand)?(?=)(?: now)?(?=)$|^i am (?:just )?(?=)(?:pulling|pushing|pressing|bending|moving|squeezing|tapping|lifting)(?=)\b|^(?:so )?(?=)(?:what does (?:all )?(?=)(?:of )?(?=)that mean)|^all (?:of )?(?=)that means$|^(?:in reviewing|looking at)(?=) (?:the |your )?(?=)[\w -]{3,40}(?=)$|^(?:for|with|as for|in terms of|regarding)(?=) (?:your|the)(?=) (?:\w+(?=) ){0,4}(?=)\w+(?=)$|^(?:lean|sit|lie|lay|stand|roll|scoot|hop|turn|open|close|follow my|squeeze|push|pull|lift|raise|bend|breathe|take a deep|(?:big|deep) breath|say)(?=) (?:up|back|down|over|on|your|my|for|against|in|ah|that|it|a|this)(?=)\b/i;

// "Keep your eyes open for me", "take your time".
const inPassing =
  /^(?:(?:just|now|and|okay|then),? )?(?=)(?:(?:keep|hold|open|close|shut|look|follow|squeeze|push|pull|lift|raise|bend|turn|roll|sit|stand|lie|lean|breathe|stick|touch|relax|pop|hop|tilt|swallow|count|walk)(?=) [^,.;]{0,40} ?for me$|take your time$|no rush$)/i;

const directs =
  /^(?:please (?:have|lie|lay|sit|stand|come|bend|lift|hold|remove|talk|look)|kick)(?=)\b|^please (?:add|include|insert)(?=) (?:the|this|these) [a-z ]{3,60}$|^finali[sz]e (?:the |this |my )?(?=)(?:report|note|visit|dictation)\b|^(?:here (?:is|are) ){1,2}(?=)(?:your|the|his|her) (?!(?:[a-z]+ )?(?:number|leaflet|sheet|handout|information|form)(?=) (?:for|about|on)\b)[a-z -]{3,40}$/i;

// "I'm going to have you rest your arm on the table": only while examining.
const moves =
  /\b(?:have you|(?:want|like|need) you to) (?:just )?(?=)(?:rest|raise|push|pull|turn|bend|straighten|squeeze|lift|hold|make|press)(?=)\b/i;
const inTheRoom = /\b(?:on the table|palm|resistance|my hands?|my fingers?|against me|door ?knob|a fist)\b/i;

function movesOnly(prepared: string): boolean {
  const told = moves.exec(prepared);
  return told !== null && told.index < 25 && inTheRoom.test(prepared.slice(told.index));
}

/** True for what never goes into a note: commands to a machine, headings without a finding, directions while examining. */
export function saysNothing(prepared: string): boolean {
  return (
    prepared === '' ||
    nothing.test(prepared) ||
    inPassing.test(prepared) ||
    directs.test(prepared) ||
    movesOnly(prepared)
  );
}

const asking =
  /^(?:(?:and|so|but|or|now|then|in the past|otherwise|currently|right now|not a problem|no problem|before that|since then|lately|recently|in general|overall|in terms of (?:the|your) [a-z]{3,20}),? )*(?:(?:do|did|does|are|were|is|was|have|has|had|can|could|would|should|will|am) (?:not )?(?=)(?:you|it|that|there|this|the|he|she|your|any|anyone|anybody|they|these|those|i|we|her|his)\b|(?:what|why|who|whose)\b|(?:how|when|where|which)(?: \w+){0,2}(?=) (?:do|did|does|are|were|is|was|have|has|can|could|would|should|will)\b(?! not)|how (?:about|long|often|many|much|bad|come)\b|any (?:other|fever|chest|nausea|pain|questions?|problems?|trouble|history|family|issues|numbness|allerg|change|weight|cough|recent)(?=)\b)/i;

// "You ever get cramps at night", "probably do you notice that it bothers you", "you remember what it was".
const asksWithin =
  /^(?:(?:and|so|but|or|then|now|okay|well|probably|maybe)(?=) ){0,3}(?:do |did |are |have )?(?=)you (?:ever (?!since\b)[a-z]+|(?:remember|recall)(?=) (?:what|which|when|how|if|who|where)\b)|^(?:probably|maybe) (?:do|did|are|have) you /i;

const orders =
  /^(?:(?:and|so|but|then|now|okay|also|just)(?=),?(?=) ){0,3}(?=)(?:(?:do (?:it|that|this|the|these|those|your|both|some),?|have(?! (?:the|your|his|her|their|any|those|these) [a-z]+ (?:been|got|gotten|gone|come|had|become|felt|(?!(?:re)?checked|tested|repeated|measured|examined)[a-z]+ed)\b) (?:your|his|her|their|the) (?:[a-z]+ ){1,3}[a-z]+) [a-z]|have (?:the|an?|some) [a-z]+(?: [a-z]+)?,)/i;

/** True for what a clinician tells to do in words that would begin a question, were no full stop behind them: "do it now". */
export function isOrdered(said: string, prepared: string): boolean {
  return /[.!]\s*$/.test(said) && orders.test(prepared);
}

/** True for what asks instead of telling. Recognised speech has no question marks, so the first words count as well. */
export function isQuestion(prepared: string): boolean {
  if (prepared.trimEnd().endsWith('?')) return true;
  if (tellsToDo(prepared) || exercises.test(prepared)) return false;
  if (opensClause.has(firstWord(prepared)) && tellsAll(prepared)) return false;
  if (anyThen.test(prepared)) return false;
  return asking.test(prepared) || asksWithin.test(prepared);
}

// "Do your pelvic floor exercises."
const exercises =
  /^do (?:your|the|these|those) (?:[a-z-]+ ){0,3}(?=)(?:exercises|stretches|kegels)\b(?!.*\b(?:help|hurt|feel)s?\b)/i;

/** What a pattern of `tellsAll` begins with stands here. */
const opensClause = new Set('when where what which how and but so'.split(' '));

// "What bothers me is that you lost weight.", "what happened in July sounds like a seizure.", "what's holding you back is …"
const cleft =
  /^what (?:(?:has |really |also ){0,2}(?=)(?:bothers|worries|concerns|scares|matters|helps|helped|happened|made|makes|troubles|sets|brings|keeps|gets|hurts|caused|starts|started)(?=) (?:.+ )?(?:is|are|was|were|sounds|looks|seems) |(?:(?:(?:is|was) (?:really |also |not )?[a-z]+ing|(?:is|was) not [a-z]+|would [a-z]+|i do not [a-z]+)\b.* (?:is|are|was|were)) (?!(?:it|that|this|he|she|they|there|you|your|any|on|up)\b))/i;

// "Any chest pain, call 911.", "any bleeding, same thing."
const anyThen =
  /^any [^,]{3,80}(?:, [^,]{3,40}){0,3}(?=), (?:(?:and|then|you) ){0,2}(?=)(?:call|ring|phone|come|go|get|stop|tell|let|see|straight|same|that is)(?=)\b/i;

// "When I lie down, it hurts.", "what I'd like is …"
function tellsAll(prepared: string): boolean {
  return (
    /^(?:when|where|what|which|how) .*,/.test(prepared) ||
    cleft.test(prepared) ||
    /^(?:and |but |so )?when (?:i|my|he|she|it|we|they|the|you) (?!(?:do|did|does)\b)/i.test(prepared) ||
    /^what (?:i|we|you|that|this|it)\b(?! (?:do|did|can|could)\b(?! (?:do|try|use|give(?=) you)(?=)(?: here| now| today| for (?:you|that|it))?(?=) is\b))/i.test(
      prepared,
    )
  );
}

const question =
  /,? (?:(?:and|but|or|so|okay) )*(?:(?<!\b(?:what|how|when|where|why|which|who|than|as|that|nor|neither|so)(?: \w+)? )(?:do|did|are|were|have|can|could|would) you (?!know\b)|does (?:that|this|it) hurt|is that (?:right|correct)|how (?:long|often|many|much|about|are|is|do|did) |any (?:other|questions) |what (?:do|did|are|kind|is|about) |have you ).*$/i;

const toldToDo = new RegExp(`^,? (?:(?:and|but|or|so|okay) )*${haveYouDo}`, 'i');

// "The alcohol is probably what's waking you."
const isWhat =
  /\b(?:is|are|was|were)(?=)(?: (?:probably|likely|most likely|very likely|often|also|exactly|partly|really|just|usually|maybe|definitely|certainly|mostly|almost certainly))?$/i;

// "We are going to have you continue", "call me if you have any other symptoms": nothing is asked.
function goesOn(before: string, asked: string): boolean {
  if (
    /^\W*(?:what|how)\b/i.test(asked) &&
    /\b(?:see|know|find out|figure out|tell|tells|show|shows|learn|decide|understand|check|explain|depending on|depends on|about|exactly|of|on)$/i.test(
      before,
    )
  )
    return true;
  // "Two bad spells a year is what's pulling you down."
  if (/^\W*what (?:is|has|was) [a-z]+(?:ing|ed|e?n)\b/i.test(asked)) return isWhat.test(before);
  if (/^\W*have you\b/i.test(asked))
    return /\b(?:to|will|would|can|should|let us)(?: also| just| then)?$/i.test(before);
  // "He is to call with any questions."
  if (/^\W*any (?:other )?questions\b/i.test(asked)) return /\bwith$/i.test(before);
  return (
    /^\W*any other (?!questions?|comments?|concerns)/i.test(asked) &&
    /\b(?:have|has|had|having|is|are|was|were|if|see|notice|get|for|with|without|of|or|and|develop|develops|experience|to|not|there|find|found)$/i.test(
      before,
    )
  );
}

// "you are on some insulin have your sugars been running high"
const askedOfYours = / (?:have|are|were) your [a-z]{2,15} (?:been|running|doing|feeling)\b/i;

/** Takes off a question that was run on after a statement: "you are on insulin are you taking it" → you are on insulin. */
export function withoutQuestion(whole: string): string {
  const asked = askedOfYours.exec(whole)?.index ?? -1;
  const prepared = asked > 0 && whole.slice(0, asked).split(' ').length >= 4 ? whole.slice(0, asked) : whole;
  const match = question.exec(prepared);
  if (match && goesOn(prepared.slice(0, match.index), match[0])) return prepared;
  return match && !toldToDo.test(match[0]) && prepared.slice(0, match.index).split(' ').length >= 4
    ? prepared.slice(0, match.index)
    : prepared;
}
