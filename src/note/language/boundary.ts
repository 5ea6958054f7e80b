import { boundaryFeatures, boundaryWord, readWords, sentenceFeatures } from './boundary-features.ts';
import { hashedScorer } from './hashed-linear.ts';
import { boundaryModel } from './weights/boundary-model.ts';

let scorer: ReturnType<typeof hashedScorer> | undefined;

// A missed boundary runs two statements together, a false one cuts at a clause: the former costs more.
const lean = 1.2;

const cannotEnd = new Set(
  "and or but because if when while the a an my your his her their our of for with from i we they i'm i've you're we're he's she's they're it's that's gonna gon wanna wan n't than as very um uh which whose every some any into onto between without per about like hemoglobin type".split(
    ' ',
  ),
);
const seldomEnds = new Set(
  'to in at by is are was were have has had been be can could will would should just really so then that what how do did does not also no-'.split(
    ' ',
  ),
);
const asks = new Set(
  'how what when where why which who much often many long kind else and or whether if does bad then ever'.split(
    ' ',
  ),
);
const leads = new Set(
  'that think if know and but because see when where so sure says said since or then means mean guess thought hope while unless though'.split(
    ' ',
  ),
);

/**
 * Scores the gaps between words: gap i follows words[i], and above 0 a sentence or clause that began at words[from]
 * ends there. A linear model of the words around the gap and of the sentence so far, trained on punctuated visits
 * (test/training/train-language.ts), and on top of it what recognised speech lacks in those: the openings of a
 * clinician's findings, plans and questions.
 */
export function boundaryScores(words: readonly string[]): (gap: number, from: number) => number {
  scorer ??= hashedScorer(boundaryModel);
  const score = scorer;
  const known = words.map(boundaryWord);
  const read = readWords(known);
  const around = words
    .slice(0, -1)
    .map((_, i) => score(boundaryFeatures(known, i)) + boundaryModel.bias + lean + onset(known, i));
  return (gap, from) =>
    around[gap]! +
    score(sentenceFeatures(read, gap, from)) -
    awaitsMain(known, read.verbs, gap, from) +
    glued(known, read.verbs, gap, from);
}

const subordinates = new Set(
  'when if while because since although though before after as once until unless'.split(' '),
);
const introduces = new Set('and but so then or well okay um uh like that now even just'.split(' '));

// "when i slung it forward | i hit my leg": no sentence ends before its main clause has come.
function awaitsMain(words: readonly string[], verbs: readonly number[], gap: number, from: number): number {
  let at = from;
  while (at < gap && introduces.has(words[at]!)) at++;
  if (!subordinates.has(words[at]!) || words[at + 1] === 'then' || gap - at > 14) return 0;
  for (let i = at + 2; i <= gap; i++)
    if (
      clauseOpens.test(words[i]!) &&
      (verbs[i - 1]! > at || irregular.test(words[i - 1]!)) &&
      (verbs[gap]! >= i || irregular.test(words[i + 1]!))
    )
      return 0;
  return clauseOpens.test(words[gap + 1]!) ? 2.5 : 0;
}

// "i broke my ankle | i had to put in a cast": a second subject and verb after a whole statement, and nothing joins them.
function glued(words: readonly string[], verbs: readonly number[], gap: number, from: number): number {
  const next = words[gap + 1]!;
  if (!clauseOpens.test(next) || verbs[gap] === gap || gap - from < 3) return 0;
  const told = verbs[gap]! >= from;
  if (!told && !words.slice(from + 1, gap).some((word) => irregular.test(word))) return 0;
  if (!told && words[gap]!.startsWith('exam')) return 0;
  // "i had a friend that was visiting"
  if (next === 'that' && /^(?:an?|some)$/.test(words[gap - 1]!)) return -glue;
  const contracted = /['’]/.test(next);
  if (!contracted && verbs[gap + 2] !== gap + 2) return 0;
  // "the medications for that | you're still on aspirin"
  if (words[gap] === 'that' && takesThat.test(words[gap - 1]!) && contracted) return 5 * glue;
  if (heads.test(words[gap - 1]!) || heads.test(words[gap]!)) return 0;
  // "i found the pill i was taking"
  if (words[gap - 1] === 'the' && irregular.test(words[gap - 2]!)) return 0;
  return owns.test(words[gap - 1]!) ? 2 * glue : glue;
}

const irregular =
  /^(?:broke|fell|felt|got|took|went|came|hit|ran|woke|threw|tore|bent|lost|found|ate|drank|slept|quit|began|caught|held|kept|left|heard|saw|thought|gave|cut|hurts?|gets|feels|takes|keeps)$/;
const takesThat = /^(?:for|with|of|about|on|from)$/;
// "my ankle | i had to stop": what is somebody's seldom takes a clause of its own.
const owns = /^(?:my|your|his|her|our|their)$/;

/** Set by cross-validation on train. */
const glue = 1.2;
// "the pain i had", "every time i walk": what comes next belongs to the noun.
const heads =
  /^(?:the|all|any|every|each|only|last|first|next|that|same|best|worst|time|times|way|day|thing|reason|if|when|what|where|how|think|know|said|says|like|and|or|but|of|than|as|because|so)$/;
const clauseOpens = /^(?:i|you|he|she|it|we|they|there|that)(?:['’].+)?$/;

const problem = /\b(?:first|second|third|fourth|next|last|other) (?:problem|issue|thing|diagnosis|concern)/;
const findingEnds =
  /^(?:bilaterally|present|normal|limits|clear|regular|noted|discharge|tenderness|rhythm|intact|murmurs?|swelling|edema|masses|good|fine|well|okay|today|auscultation|distention|bruits|lymphadenopathy|stable|soft|midline)$/;
const placeEnds = /^(?:right|left|sides?|legs?|arms?|knees?|feet|ankles?|muscles|back|bilaterally)$/;
const perceives =
  /^(?:hear|see|feel|have|had|appreciate|require|notice|noticed|need|find|found|show|correct|take|taking|taken|get|getting|is|of|without|you|me)$/;
const intends = /^(?:na|to|going|will|let's|we'll|i'll|can|should|could)$/;
const doing =
  /^(?:bring|do|tak|hav|see|gett|us|check|mak|giv|feel|hear|keep|putt|mov|tell|start|stopp|hold|press)ing$/;
const times = /^(?:weeks?|days?|months?|hours?|food|daily|day|morning|night|bedtime|nightly|mouth)$/;
const auxiliary = /^(?:did|do|does|is|are|was|were|has|have|had|can|could|will|would)$/;
const tellsWhom =
  /^(?:to|can|could|will|would|you|they|he|she|did|do|please|just|and|didn't|doesn't|n't|always|people|now|so|then|okay|well|alright)$/;
const joiners = /^(?:and|so|but|then|also)$/;

function onset(words: readonly string[], i: number): number {
  const before = words[i]!;
  if (cannotEnd.has(before)) return -8;
  // On an examination's heading nothing ends: what was found follows it.
  if (/^exam/.test(before) && words[i + 1] === 'otherwise') return -4;
  if (/^exam/.test(before) && words.slice(Math.max(0, i - 4), i).includes('on')) return -4;
  // "i kinda | you know get headaches"
  if ((before === 'kinda' || before === 'sorta') && clauseOpens.test(words[i - 1] ?? '')) return -8;
  // "one of them | did have kidney disease"
  if (before === 'them' && words[i - 1] === 'of' && auxiliary.test(words[i + 1]!)) return -5;
  let bonus = seldomEnds.has(before) ? -3 : 0;
  let at = i + 1;
  while (at < words.length - 1 && joiners.test(words[at]!)) at++;
  const opening = opens(words, at, at > i + 1 ? words[at - 1]! : before, before);
  bonus += at > i + 1 && opening < 6 ? Math.min(opening, 2.5) : opening;
  if (/^(?:okay|alright)$/.test(words[i + 1]!)) bonus += 1.5;
  if (
    /^(?:okay|alright|yeah|yep|nope|mm-hmm)$/.test(before) &&
    !/^(?:then|though|with|for)$/.test(words[i + 1]!)
  )
    bonus += 2;
  // "some tingling in the foot | yeah no numbness"
  if (words[i + 1] === 'yeah' && /^no(?:t|pe)?$/.test(words[i + 2] ?? '')) bonus += 4;
  // "i don't hear | any extra sounds": what is heard or seen belongs to it.
  if (/^(?:any|some)$/.test(words[i + 1]!) && perceives.test(before)) return -4;
  // "the first thing | is i think": no sentence begins with an "is" that asks nothing.
  if (
    words[i + 1] === 'is' &&
    !/^(?:there|it|that|this|he|she|your|the|anything|any)$/.test(words[i + 2] ?? '')
  )
    bonus -= 3;
  // An object or a noun's second half stays with what it follows.
  if (/^(?:of|or|than|me|him|them|us|though)$/.test(words[i + 1]!)) bonus -= 3;
  if (words[i + 1] === 'before') bonus -= 2;
  // "i'm pretty sure | i heard a pop", "a few things | i want to cover": what was thought, and which things.
  if (clauseOpens.test(words[i + 1]!))
    bonus -= thinks.test(before) && words[i - 1] !== 'you' ? 2 : anyThing.test(before) ? 2 : 0;
  // "we are going to | have you continue your aspirin"
  if (words[i + 1] === 'have' && words[i + 2] === 'you' && intends.test(before)) return -6;
  // "that atorvastatin you might call | it lipitor"
  if (/^call(?:ed|ing)?$/.test(before) && /^(?:it|that|this)$/.test(words[i + 1]!)) return -6;
  if (doing.test(before) && /^(?:your|the|my|his|her|a|an)$/.test(words[i + 1]!)) bonus -= 3;
  return bonus;
}

const thinks =
  /^(?:think|thinks|thought|thinking|sure|guess|hope|said|says|say|believe|mean|means|wish|noticed)$/;
const anyThing =
  /^(?:things?|something|anything|everything|nothing|what|which|where|whatever|whenever|anytime)$/;
const remedy =
  /^(?:medications?|medicines?|pills?|meds|drugs?|good|bad|great|help|helpful|works?|referral|surgery|options?|reason|is|are|be|treatment|doctor|you|it|that|looking|check|okay|so|and)$/;
const illness =
  /(?:tension|betes|itis|emia|osis|thyroidism|asthma|copd|pressure|cholesterol|failure|disease|depression|anxiety|reflux|gout|migraines?|pain|cough|arrhythmia)$/;

// "hypertension i'm going to …", "back pain let's …"
function opensPlan(words: readonly string[], at: number): boolean {
  for (let i = at; i < at + 3; i++)
    if (illness.test(words[i] ?? ''))
      return /^(?:i|i'm|i'd|i'll|i've|we|we're|we'll|let's|continue|keep|you)$/.test(words[i + 1] ?? '');
  return false;
}

/** How surely words[at] opens a statement of its own; `led`: the word before it, `before`: the word before the gap. */
function opens(words: readonly string[], at: number, leading: string, before: string): number {
  const [a = '', b = '', c = '', d = '', e = ''] = words.slice(at, at + 5);
  const led = leads.has(leading) && !joiners.test(leading);
  const asked = asks.has(leading) && !joiners.test(leading);
  if (a === 'this' && b === 'is' && before === 'that') return 4;
  if (led && a !== 'on') return 0;
  if (
    a === 'if' &&
    /^(?:you|it|there|he|she|your)$/.test(b) &&
    /^(?:weeks?|days?|months?|hours?|food|daily|day)$/.test(before)
  )
    return 3;
  // "… once a day | take it alone with water"
  if (/^(?:take|use|keep|call|come|try|apply|stop)$/.test(a) && /^(?:it|them|this|that|me|us|back)$/.test(b))
    return times.test(before) ? 4 : 0;
  // "… a little arthritis | what that means is"
  if (a === 'what' && /^(?:that|this|it)$/.test(b) && /^(?:means?|is)$/.test(c) && !asked) return 4;
  if (/^(?:those|these)$/.test(a) && /^(?:are|were|all)$/.test(b) && !joiners.test(leading) && !asked)
    return 2.5;
  // "we won't change it | and then for the diabetes"
  if (a === 'for' && leading === 'then' && /^(?:the|your|his|her)$/.test(b)) return 6;
  // "… from happening again | for your hypertension i'm going to keep you on it"
  if (a === 'for' && /^(?:your|the|his|her)$/.test(b) && !remedy.test(before) && opensPlan(words, at + 2))
    return 6;
  if (a === 'avoid' && before !== 'to' && before !== 'and') return 2;
  if (a === 'there' && /^(?:is|are|was|were)$/.test(b)) return 2.5;
  if (a === "there's") return 2;
  if (
    a === 'on' &&
    (/^exam/.test(b) || /^exam/.test(c) || /^exam/.test(d) || (/^exam/.test(e) && /^(?:your|the)$/.test(b)))
  )
    return 6;
  if (a === 'for' && problem.test(words.slice(at, at + 6).join(' '))) return 6;
  if (a === 'i' && /^(?:want|need|would)$/.test(b)) return 2;
  if (/^(?:i'm|we're|i'll|we'll)$/.test(a)) return /^(?:gon|going|gonna)$/.test(b) ? 2.5 : 1.5;
  if (a === 'i' && /^(?:do|did|don't|didn't|have|think|also|just)$/.test(b)) return 0.8;
  if (a === "let's") return 2;
  // "… your right foot before | tell me about that"
  if (a === 'tell' && b === 'me' && !tellsWhom.test(before)) return 3;
  if (/^you(?:'re|'ve|'ll)$/.test(a) && !asked) return 1;
  if (
    /^(?:do|did|have|are|were|can|could|is|does|has)$/.test(a) &&
    /^(?:you|your|it|there|the|he|she|that)$/.test(b) &&
    !asked
  )
    return b === 'you' ? 2.5 : 1;
  if (
    /^(?:what|how|when|where)$/.test(a) &&
    /^(?:do|did|are|is|does|have|about|long|often|many|kind|brings)$/.test(b)
  )
    return 2;
  if (
    /^(?:your|the)$/.test(a) &&
    findingEnds.test(before) &&
    words.slice(at + 2, at + 4).some((w) => /^(?:is|are|was|were|looks?)$/.test(w))
  )
    return 2.5;
  // "regular | reflexes are slow"
  if (/^(?:reflexes|lungs|abdomen|pulses|strength|sensation|pupils|ears|throat|skin)$/.test(a))
    return findingEnds.test(before) && /^(?:is|are|sounds?|looks?)$/.test(b) ? 3 : 0;
  if (a === 'the' && findingEnds.test(before) && /^(?:is|are)$/.test(words[at + 4] ?? '')) return 2.5;
  if (a === 'your' && placeEnds.test(before) && /^(?:is|are)$/.test(c)) return 4;
  if (a === 'heart' && b === 'rate' && c === 'is' && !/^(?:the|your|his|her|and)$/.test(before)) return 7;
  if (/^(?:no|normal|positive|negative)$/.test(a) && findingEnds.test(before)) return 1;
  if (a === 'you' && /^(?:have|do|can|should|need)$/.test(b) && !asked) return 0.8;
  return 0;
}
