import { asIf } from './as-if.ts';
import { dropAsides } from './asides.ts';
import { kin } from './kin.ts';
import { byFirstWord, phraseAt } from './phrases.ts';
import type { SpeechToken } from './speech-tokens.ts';

const noises = new Set(
  'um uh uhm umm uhh er erm ah eh hmm hmmm hm mm mmm mhm mm-hmm mmm-hmm uh-huh huh'.split(' '),
);
const phrases = [
  'or something like that',
  'or anything like that',
  'and things like that',
  'and stuff like that',
  'and all that stuff',
  'or whatever',
  'and whatnot',
  'and stuff',
  'or so to speak',
  'if you will',
  'so to speak',
  'by the way',
  'if you know what i mean',
  'if you see what i mean',
  'you know what i mean',
  'as it were',
  'basically',
  'literally',
  'honestly',
  'essentially',
  'thankfully',
  'luckily',
  'fortunately',
  'obviously',
  'frankly',
  'at the end of the day',
  'kind of',
  'sort of',
  'you know',
  'i mean',
  'go ahead and',
  'as you know',
  'as i said',
  'like i said',
  'like i mentioned',
  'as i mentioned',
  'i would say',
  "i'd say",
  'or anything',
  'believe it or not',
  'needless to say',
  'i gotta say',
  'i must say',
  "i'll be honest with you",
  "i'll be honest",
  'gosh',
  'oh gosh',
  'my gosh',
  'oh my gosh',
  'thank god',
  'thank goodness',
  'thank heavens',
  'i have to be honest with you',
  'i have to be honest',
  "i've got to be honest with you",
  "i've got to be honest",
  'i want to be honest with you',
  'i just want to be honest with you',
  'i need to be honest with you',
  'to be honest with you',
  'to be honest',
  "if i'm being honest",
  "if i'm honest",
  'to tell you the truth',
  'truth be told',
  'i have to say',
  "i'm afraid so",
  "i'm afraid not",
  'hey dragon',
  'hey , dragon',
  'good news ,',
  'the good news is',
  'the good news is ,',
  'the good news is that',
  'the bad news is',
  'the bad news is that',
  'long story short ,',
  'excuse me',
  'pardon me',
  'if you must know',
  'funny you ask',
  'funny you should ask',
  "i'll just say it",
  'what do you call it',
  'what do they call it',
  'what do you call that',
  "what's it called",
  "what's that called",
  'i want to say',
  'if i recall correctly',
  'as it happens',
  'if i recall',
  'if i remember correctly',
  'if i remember right',
  'if i remember',
  "if i'm not mistaken",
  'let me check my notes',
  'let me look at my notes here',
  'let me look at my notes',
].map((phrase) => phrase.split(' '));
const phrasesFrom = byFirstWord(phrases);

// "do you know", "i know that you know", "what kind of": there the words mean what they say.
const youKnowNot =
  /^(?:do|did|don't|didn't|let|lets|if|as|that|what|would|might|may|when|how|because|should|to|make|sure|will|i'll|we'll)$/;
const kindNot =
  /^(?:what|which|any|some|this|that|the|a|same|another|other|every|each|one|two|all|these|those|different|of)$/;
const likeNotAfter =
  /^(?:feel|feels|felt|feeling|look|looks|looked|looking|sound|sounds|sounded|seem|seems|seemed|taste|tastes|smell|smells|something|anything|nothing|things|stuff|symptoms|would|i'd|you'd|she'd|he'd|i|you|they|we|don't|didn't|doesn't|not|much|more|exactly|others|food|foods|medications|medicines|medication|act|acts|work|works|is that|people|somebody|someone|to|really|also|shaped|alike|that's|conditions|problems|issues|activities|exercises|sports|places|areas)$/;

// "I do like my soup"
const did = /^(?:do|did|does)$/;
const liked = /^(?:my|the|to|it|that|them|his|her|eating|cooking)$/;

// "The er" is a place, as "ER" is; "er positive", "er/pr negative" says of a tumor which receptors it has.
function isName(tokens: readonly SpeechToken[], i: number): boolean {
  return (
    // "8 mm": millimetres.
    (tokens[i]!.low === 'mm' && /^\d/.test(tokens[i - 1]?.low ?? '')) ||
    (tokens[i]!.low === 'er' &&
      ((tokens[i]!.text === 'ER' && tokens.some(({ text }) => /[a-z]{2}/.test(text))) ||
        /^(?:the|an|in|to|from|and|or)$/.test(tokens[i - 1]?.low ?? '') ||
        /^(?:positive|negative|status|pr)$/.test(
          tokens[tokens[i + 1]?.text === '/' ? i + 2 : i + 1]?.low ?? '',
        )))
  );
}

/** Takes out filled pauses ("um", "uh", "mm-hmm"). */
export function dropNoises(tokens: readonly SpeechToken[]): SpeechToken[] {
  const kept: SpeechToken[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (!noises.has(token.low) || isName(tokens, i)) kept.push(token);
    else if (
      tokens[i + 1]?.text === ',' &&
      kept.at(-1)?.text === ',' &&
      goesOn.test(kept.at(-2)?.low ?? '') &&
      !beginsAnew.test(tokens[i + 2]?.low ?? 'it')
    ) {
      kept.pop();
      i++;
    }
  }
  return tidyMarks(dropAsides(kept));
}

/** What no comma of its own stands behind: "the last, er, four days", "it was, um, Tuesday". */
const goesOn =
  /(?:ly|\b(?:probably|just|still|also|some|the|an?|my|your|his|her|our|their|in|on|at|for|of|to|from|with|by|about|around|last|past|next|first|every|each|very|really|quite|is|was|are|were|been|it's|i'm|he's|she's|they're|i've|have|had|has))$/;

// "I stepped on a nail in, um, it was the old house"
const beginsAnew =
  /^(?:i|you|he|she|it|we|they|there|that|(?:i|you|he|she|it|we|they|there|that)'[a-z]+|is|was|in|on|at|for|of|from|with|and|but|so|or)$/;

const clauseStart =
  /^(?:i|i'm|i've|it|it's|he|she|we|they|you|you're|there|there's|and|but|so|or|my|the|that|that's|no|not|maybe|if|when|because|(?:i|you|he|she|we|they|it|that|there)'(?:d|ll|re|ve|s|m))$/;

/** Takes out phrases that say nothing ("you know", "kind of", "like"), where they do say nothing. */
export function dropFillers(said: readonly SpeechToken[]): SpeechToken[] {
  const kept: SpeechToken[] = [];
  // "Like a, like I've got a hat on"
  const tokens = said[0]?.low === 'like' && said[2]?.low === 'like' ? said.slice(2) : said;
  let i = 0;
  while (i < tokens.length) {
    const token = tokens[i]!;
    const phrase = phraseAt(phrasesFrom, tokens, i);
    if (
      phrase &&
      !(token.low === 'you' && tellsPurpose(kept, tokens, i)) &&
      mayDrop(phrase, kept.at(-1)?.text === ',' ? '' : lastWord(kept), tokens[i + phrase.length])
    ) {
      // "you probably, you know, have injured": both commas belong to the parenthesis.
      if (
        kept.at(-1)?.text === ',' &&
        tokens[i + phrase.length]?.text === ',' &&
        !clauseStart.test(tokens[i + phrase.length + 1]?.low ?? 'i') &&
        !(howOften.test(kept.at(-2)?.low ?? '') && amountNext.test(tokens[i + phrase.length + 1]!.low))
      ) {
        kept.pop();
        i++;
      }
      i += phrase.length;
      continue;
    }
    // "I wake up like a, like I licked a carpet"
    if (
      token.low === 'like' &&
      tokens[i + 2]?.low === 'like' &&
      /^(?:an?|the|my)$/.test(tokens[i + 1]!.low)
    ) {
      i += 2;
      continue;
    }
    // "Now it's, what, twice a day."
    if (token.low === 'what' && wonders(tokens, i, lastWord(kept))) {
      if (kept.at(-1)?.text === ',' && !amountNext.test(kept.at(-2)?.low ?? '')) kept.pop();
      i += 2;
      continue;
    }
    if (
      token.low === 'like' &&
      !comparesPerson(tokens, i) &&
      !comparesThing(tokens, i) &&
      !likens(tokens, i) &&
      !(did.test(tokens[i - 1]?.low ?? '') && liked.test(tokens[i + 1]?.low ?? '')) &&
      isFillerLike(lastWord(kept), tokens[i - 1], tokens[i + 1])
    ) {
      // "A headache, like, for the last four days"
      if (
        kept.at(-1)?.text === ',' &&
        tokens[i + 1]?.text === ',' &&
        (whenNext.test(tokens[i + 2]?.low ?? '') || kept.at(-2)?.low === 'since')
      ) {
        kept.pop();
        i++;
      }
      i++;
      continue;
    }
    kept.push(token);
    i++;
  }
  return tidyMarks(kept);
}

// "Most, I'd say, six": two that are said beside each other.
const howOften = /^(?:most|some|often|always|sometimes|rarely|daily|nightly|weekly|lots|few|several)$/;

const amountNext =
  /^(?:\d.*|about|around|maybe|an?|once|twice|half|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|since|last)$/;

const monthNext =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|in|it's|it|like)$/;

function wonders(tokens: readonly SpeechToken[], i: number, before: string): boolean {
  return (
    tokens[i + 1]?.text === ',' &&
    i > 0 &&
    amountNext.test(tokens[i + 2]?.low ?? '') &&
    !/^(?:know|sure|see|tell|remember|of|about|me|so|or|for)$/.test(before)
  );
}

function lastWord(tokens: readonly SpeechToken[]): string {
  const last = tokens.at(-1);
  return last === undefined ? '' : last.word ? last.low : (tokens.at(-2)?.low ?? '');
}

// "Go to the class so you know your options."
function tellsPurpose(kept: readonly SpeechToken[], tokens: readonly SpeechToken[], i: number): boolean {
  if (
    kept.at(-1)?.low !== 'so' ||
    kept.length < leastTold ||
    !/^(?:your|the)$/.test(tokens[i + 2]?.low ?? '')
  )
    return false;
  const end = tokens.findIndex((token, at) => at > i + 2 && !token.word);
  return (end < 0 ? tokens.length : end) <= i + 2 + longestKnown;
}
const leastTold = 4;
/** In words. */
const longestKnown = 4;

function mayDrop(phrase: readonly string[], before: string, next: SpeechToken | undefined): boolean {
  const said = phrase.join(' ');
  if (said === 'you know' && before === 'to' && next?.text === ',') return true;
  if (said === 'you know')
    return !youKnowNot.test(before) && !/^(?:how|what|why|where|who|about|if)$/.test(next?.low ?? '');
  if (said === 'i want to say') return amountNext.test(next?.low ?? '') || monthNext.test(next?.low ?? '');
  // "I want to be honest about that."
  if (said.startsWith('to be honest')) return !meansIt.test(before);
  if (said === 'i mean') return !/^(?:what|do|does|that)$/.test(before);
  if (said === 'kind of' || said === 'sort of') return !kindNot.test(before);
  // "Tired at the end of the day" is when.
  if (said === 'at the end of the day')
    return next?.word === true && /^(?:and|but|so|because|then|that|well|think)?$/.test(before);
  if (said === 'or anything') return next === undefined || !next.word;
  return true;
}

const meansIt =
  /^(?:want|wants|wanted|need|needs|needed|have|has|had|got|going|try|trying|tried|like|able|important|better|best|supposed)$/;

const whenNext = /^(?:for|since|in|on|at|from|every|all|about|around|with|after|before|during|until|to|of)$/;

const person = /^(?:i|he|she|we|they|you)$/;
const amount =
  /^(?:little|bit|lot|hundred|thousand|million|few|couple|half|quarter|dozen|good|full|whole|solid|constant|really|very|pretty|sharp|dull|tiny|big|week|day|month|year|night|double|last|first|next|past|other)$/;

// "In the mornings I'm like a plank": what they are like, where "I was like a little tired" hesitates.
function comparesPerson(tokens: readonly SpeechToken[], i: number): boolean {
  const before = tokens[i - 1]?.low ?? '';
  return (
    /^an?$/.test(tokens[i + 1]?.low ?? '') &&
    !amount.test(tokens[i + 2]?.low ?? 'a lot') &&
    (/^(?:i'm|he's|she's|we're|you're)$/.test(before) ||
      (/^(?:am|is|are|was|were)$/.test(before) && person.test(tokens[i - 2]?.low ?? '')))
  );
}

const isKin = new RegExp(`^${kin}$`);
const thereAfter = /^(?:had|has|did|does|was|got)$/;
const lastTime = /^(?:time|year|winter)$/;

// "Fibroids, like your mom.", "just like your father had", "a sprain, like last time"
function comparesKin(tokens: readonly SpeechToken[], i: number): boolean {
  const before = tokens[i - 1];
  if (before?.text !== ',' && before?.low !== 'just') return false;
  const [next, after, then] = [tokens[i + 1]?.low ?? '', tokens[i + 2]?.low ?? '', tokens[i + 3]];
  if (then?.word === true && !thereAfter.test(then.low)) return false;
  return (next === 'last' && lastTime.test(after)) || (whose.test(next) && isKin.test(after));
}

// What a thing is like: "it's like looking through fog", "it was like a curtain coming down".
const whole = /^(?:they|this|that|these|those|nobody|nothing|having)$/;
const alike =
  /^(?:looking|peering|seeing|walking|wading|wearing|swallowing|standing|living|being|watching|chewing|breathing|carrying|sitting|lying|drinking|eating|sleeping|stepping|pushing|pulling|dragging|driving|holding|riding|talking|sucking|trying|waiting|passing|having)$/;
// "Fence posts."
function endsInThings(tokens: readonly SpeechToken[], at: number): boolean {
  const last = tokens[at + 1]?.word === true ? at + 1 : at;
  return (
    several.test(tokens[last]?.low ?? '') && tokens[last + 1]?.word !== true && plain.test(tokens[at]!.low)
  );
}
const plain = /^[a-z]{3,}$/;
const several =
  /^(?!(?:days|weeks|months|years|hours|minutes|times|always|sometimes|this|his|hers|yes|less)$)[a-z]{3,}s$/;
const somebody =
  /^(?:i|i'm|i've|i'd|he|he's|she|she's|you|you're|you've|somebody|somebody's|someone|someone's|something|something's|there's)$/;
const ofSense =
  /(?:ache|pain|pang|pulsing|pressure|sensation|feeling|throb|cramp|burn|twinge|tightness|heaviness|lump|knot|bump|spot|rash|ten|one|two|three|four|five|six|seven|eight|nine|\d)$/;

const material = /^(?!.*(?:ing|ly|ed|y|ous|ful|ic|teen|all?|less|able)$)[a-z]{3,}$/;
const sensed =
  /^(?:ache|pain|pus|blood|bad|worse|better|sore|tight|red|hot|cold|numb|dull|sharp|hard|dead|weird|fine|gone|constant|severe|huge|big|small|normal|weak|white|black|dark|green|yellow|brown|clear|thick|thin|swollen|nothing|maybe|all|here|there|now|then|what|when|not|just|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|once|twice|half|summer|winter|spring|christmas|last|next|every|each|both|crazy|awful|terrible|horrible|gross|mild|off|out|over)$/;
const endsAfter = (next: SpeechToken | undefined) =>
  next?.word !== true || /^(?:in|on|all|down|under|inside|there|when|over|at|to)$/.test(next.low);

// "Three times, like a day": of how much.
const tellsAmount = (tokens: readonly SpeechToken[], at: number) =>
  /^(?:is|was|it's|for|about|had|have|get|got|take|takes|\d+)$/.test(tokens[at]?.low ?? 'is');

const coins = /^(?:quarter|dime|nickel|penny|coin)$/;

function comparesThing(tokens: readonly SpeechToken[], i: number): boolean {
  const before = tokens[i - 1]?.low ?? '';
  const next = tokens[i + 1]?.low ?? '';
  // "Did it come on like a thunderclap?"
  if (before === 'on' && /^(?:come|came|comes)$/.test(tokens[i - 2]?.low ?? '') && /^an?$/.test(next))
    return !amount.test(tokens[i + 2]?.low ?? 'bit');
  // "My ankles were like fence posts."
  if (/^(?:are|were|they're)$/.test(before)) return endsInThings(tokens, i + 1);
  // "Clots?" "Big ones, like a quarter."
  if (before === ',' && next === 'a' && coins.test(tokens[i + 2]?.low ?? '') && endsAfter(tokens[i + 3]))
    return true;
  // "He bites the middle out, like a shark"; "I had, like, a cold" has its second comma.
  const aside = before === ',' && /^an?$/.test(next) && !tellsAmount(tokens, i - 2);
  if (!aside && (!/^(?:it's|that's|is|was)$/.test(before) || tokens[i - 2]?.low === 'there')) return false;
  // "It's like my heart's racing."
  if (
    !aside &&
    /^(?:my|the)$/.test(next) &&
    /['’]s$/.test(tokens[i + 2]?.low ?? '') &&
    /ing$|^not$/.test(tokens[i + 3]?.low ?? '')
  )
    return true;
  // "It was like snow in there."
  if (!aside && material.test(next) && !sensed.test(next) && endsAfter(tokens[i + 2])) return true;
  // "It's like I've been walking on glass": without it, no sentence.
  if (alike.test(next) || (!aside && (whole.test(next) || somebody.test(next)))) return true;
  const named = tokens.slice(i + 2, i + 6);
  return (
    /^an?$/.test(next) &&
    named[0]?.word === true &&
    !amount.test(named[0].low) &&
    !named.some(({ low }) => ofSense.test(low))
  );
}

/**
 * True for a "like" that likens: "clots?" "like plums.", "the toes mostly, like I stepped on a hot plate"; not where it
 * hesitates: "and, like, a week ago".
 */
export function likens(tokens: readonly SpeechToken[], i: number): boolean {
  const before = tokens[i - 1];
  const next = tokens[i + 1];
  const after = tokens[i + 2];
  if (comparesKin(tokens, i)) return true;
  if (!next?.word || after?.text === ',' || (before !== undefined && before.text !== ',')) return false;
  if (/^(?:a|an|the|some|somebody|someone|something)$/.test(next.low))
    return (
      after?.word === true &&
      !amount.test(after.low) &&
      !/^\d/.test(after.low) &&
      !(
        before === undefined &&
        tokens.length > shortest &&
        tokens.slice(0, commaIn(tokens)).some(({ low }) => ofClause.test(low))
      )
    );
  if (before === undefined && tokens.length <= shortest && after?.word !== true && noun.test(next.low))
    return true;
  // "What's it like?" "Like when you get too close to the stove."
  if (next.low === 'when' && anyone.test(after?.low ?? '')) return true;
  // "Pain?" "Like when I'm about to get my period."
  if (before === undefined && next.low === 'when' && atOtherTime(tokens, i + 2)) return true;
  // "Does he snore?" "Like his grandfather."
  if (before === undefined && whose.test(next.low) && after?.word === true && tokens[i + 3]?.word !== true)
    return true;
  // "I wake up, like I licked a carpet": said of what is not so.
  const opens = i === 2 && /^(?:yeah|yes|yep|aye|no)$/.test(tokens[0]!.low);
  if ((i > 2 || opens) && asIf(next.low, after?.low ?? '', tokens[i + 3]?.low ?? '')) return true;
  return likenedTo.test(`${next.low} ${after?.low ?? ''} ${tokens[i + 3]?.low ?? ''}`);
}
function atOtherTime(tokens: readonly SpeechToken[], at: number): boolean {
  const [who = '', verb = ''] = [tokens[at]?.low, tokens[at + 1]?.low];
  return /^(?:i['’]m|i am)$/.test(who) ? verb === 'about' : who === 'i' && otherTime.test(verb);
}
const otherTime = /^(?:had|was|broke|gave|used|got)$/;
const shortest = 7;
function commaIn(tokens: readonly SpeechToken[]): number {
  const at = tokens.findIndex(({ text }) => text === ',');
  return at < 0 ? tokens.length : at;
}
// "Like a week before I had a cold": of such words a likeness of a thing has none.
const ofClause =
  /^(?:i|he|she|it|we|they|you|(?:i|he|she|it|we|they|you|there)['’][a-z]+|am|is|are|was|were|has|have|had|do|does|did|got|took|went|came|and|but|so)$/;
const anyone = /^(?:you|you['’](?:re|ve|d)|someone|somebody|people|next)$/;
const whose = /^(?:his|her|my|your|their|our)$/;
const noun = /^[a-z]{3,}s$/;
// "Like I stepped on", "like I'm sitting on", "like I've got socks on", "like somebody's …"
const likenedTo =
  /^(?:i|he|she|you|it)(?=)(?:'m|'s|'re|'d)? (?:just |been )?(?=)(?:stepped|stepping|stepp|sitting|walking|walked|standing|stood|swallowed|swallowing|wearing|lying|carrying|drowning|falling|floating|dragging|breathing through|looking through|going to burst|hit|ran|run over|slept|pulled|poured|stuck)(?=)\b|^(?:i|he|she|you|it)(?=)(?:'ve|'s) (?:got|been)(?=) (?:a|an|socks|sand|gloves|hit|run|cotton|glass|needles|pins|ants|something)(?=)\b|^it's (?:asleep|stuck|on fire|about to|going to)\b|^there(?:'s|'re) (?:an?|something|sand|glass|cotton|needles)(?=)\b|^(?:somebody|someone|something)(?:'s)? /;

// "I had to like step out", "I don't really like wake up at night"
const likeBeforeVerb = /^(?:to|really|not|n't|don't|doesn't|didn't|can't)$/;
const actedOn =
  /^(?:step|stop|sit|stand|catch|lie|lay|get|go|take|come|pull|push|walk|bend|rest|breathe|wake|lift|move|use|put)$/;
// "I'm gonna get like lightheaded"
const becomes = /^(?:get|gets|getting|got|go|goes|went)$/;
const felt =
  /^(?:light-?headed|shaky|dizzy|nauseous|sick|tired|sweaty|anxious|itchy|sore|hot|cold|clammy|jittery|numb|weak|winded|foggy|super|nervous|depressed)$/;

const likeBeforeNot = /^(?:it|that|this|to|him|her|them)$/;

function isFillerLike(before: string, prev: SpeechToken | undefined, next: SpeechToken | undefined): boolean {
  if (!next || (!next.word && next.text !== ','))
    return !(likeNotAfter.test(before) || before === '') || before === '';
  // "For, like, ten days": the comma before went with what was left out.
  if (next.text === ',' && (prev?.text === ',' || needsMore.has(before))) return true;
  if (before === '') return true;
  if (likeBeforeVerb.test(before) && actedOn.test(next.low)) return true;
  if (likeNotAfter.test(before)) return false;
  if (becomes.test(before) && felt.test(next.low)) return true;
  if (
    /^(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a|an|really|very|maybe|about|every|when|i|i'm|i've|my|it's|the|super|so|all|just|only|probably|sometimes|almost|in|on|at|for|over|last|this|once|twice|half|crazy|constantly|always|we|he|she|they|there|where|you|your|not|if)$/.test(
      next.low,
    )
  )
    return (
      /^(?:for|just|and|but|so|about|at|is|was|it's|been|have|had|of|in|or|the|a|where|when|that|than|with|maybe|got|get|because|are|were|i'm|i've|do|does|did|has|take|taking|me|him|her|my|on|by|also|then|hurts|hurt)$/.test(
        before,
      ) ||
      prev?.text === ',' ||
      /^(?:\d|one|two|three|four|five|six|seven|eight|nine|ten)$/.test(next.low)
    );
  return (
    /^(?:just|been|is|was|it's|i'm|and|but|the|a|my|so|of|or|are|were|i've)$/.test(before) &&
    !likeBeforeNot.test(next.low)
  );
}

// A comma after these is what a filler left behind.
const needsMore = new Set(
  "i is are was were am to the a an my your his her of in for on at with have had has been i'm i've it's and or very about from by will would should may might".split(
    ' ',
  ),
);

const particles = new Set(
  'on in to at from for with by about will would may might has have had been is are was were'.split(' '),
);
const newClause =
  /^(?:i|he|she|we|they|it|you|there|so|but|then|because|no|not|ouch|ow|sorry|take|call|use|come|go|look|let|do|don't|please|that's|(?:i|he|she|we|they|it|you|there)'[a-z]{1,2})$/;

// "He can't get his shoes on, he's in slippers", "if there's a game on, take it when you get home".
const endsBefore = (word: string, next: SpeechToken | undefined, before: string | undefined) =>
  next?.low === 'so' ||
  ((particles.has(word) || (word === 'of' && before === 'out')) && newClause.test(next?.low ?? ''));

const marks = new Set(',;.?!…-');
const softMarks = new Set(',;-');
const ends = new Set('.?!');

// "Take it the morning of, five hundred."
const isMorningOf = (kept: readonly SpeechToken[]) =>
  kept.at(-1)?.low === 'of' && kept.at(-2)?.low === 'morning' && kept.at(-3)?.low === 'the';

/** One mark where fillers left several; none at the start. */
export function tidyMarks(tokens: readonly SpeechToken[]): SpeechToken[] {
  const kept: SpeechToken[] = [];
  for (const [i, token] of tokens.entries()) {
    if (token.word) {
      kept.push(token);
      continue;
    }
    const last = kept.at(-1);
    const soft =
      token.text === ',' ||
      token.text === ';' ||
      token.text === '-' ||
      token.text === '...' ||
      token.text === '…';
    if (soft && (last === undefined || (!last.word && marks.has(last.text[0]!)))) continue;
    if (
      token.text === ',' &&
      last?.word &&
      needsMore.has(last.low) &&
      !endsBefore(last.low, tokens[i + 1], kept.at(-2)?.low) &&
      !isMorningOf(kept)
    )
      continue;
    if (last && !last.word && ends.has(token.text) && softMarks.has(last.text)) kept.pop();
    kept.push(token);
  }
  return kept;
}
