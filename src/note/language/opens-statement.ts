import { joiners } from './clause-words.ts';

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

const problem = /\b(?:first|second|third|fourth|next|last|other) (?:problem|issue|thing|diagnosis|concern)/;
const findingEnds =
  /^(?:bilaterally|present|normal|limits|clear|regular|noted|discharge|tenderness|rhythm|intact|murmurs?|swelling|edema|masses|good|fine|well|okay|today|auscultation|distention|bruits|lymphadenopathy|stable|soft|midline)$/;
const placeEnds = /^(?:right|left|sides?|legs?|arms?|knees?|feet|ankles?|muscles|back|bilaterally)$/;
const times = /^(?:weeks?|days?|months?|hours?|food|daily|day|morning|night|bedtime|nightly|mouth)$/;
export const tellsWhom =
  /^(?:to|can|could|will|would|you|they|he|she|did|do|please|just|and|didn't|doesn't|n't|always|people|now|so|then|okay|well|alright)$/;
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

const acts = /^(?:continue|stay|open|avoid|keep)$/;
const findingNoun =
  /^(?:pain|swelling|redness|numbness|tingling|tenderness|murmurs?|wheez\w+|fevers?|edema|masses|issues|midline|peritoneal|palpable|rash|rales|crackles)$/;
const noNoun =
  /^(?:[a-z]+n['’]t|[dwc][oa]nt|didnt|doesnt|to|and|or|you|i|we|they|he|she|it|can|could|should|will|would|may|might|must|just|also|then|please|not|n't|don't|do|does|did|help|helps|let|let's|na|that|who|which|who's|always|still|so|now|but|if|the|a|an|your|my|ll|i'll|we'll|you'll|going|want|is|are|was|were|be|been|has|have|had|of|in|on|with|for|at|from|very|really|little|okay|alright|well)$/;

// "see what i mean"
const verbs =
  /^(?:see|know|tell|tells|explain|understand|remember|hear|say|says|said|me|us|him|her|them|exactly|just|kind|about|like|more|then|here|because|than)$/;

function nounLike(word: string): boolean {
  return word !== '' && !noNoun.test(word);
}

const ofPulse = /^(?:brisk|active|strong|bounding|palpable|normal|equal|good|posterior|bilateral|2\+)$/;

/** How surely words[at] opens a statement of its own; `led`: the word before it, `before`: the word before the gap. */
export function opensStatement(
  words: readonly string[],
  at: number,
  leading: string,
  before: string,
): number {
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
  // "… any fracture | what i am noticing is"
  if (
    a === 'what' &&
    /^(?:i|we)(?:['’]|$)/.test(b) &&
    leading === before &&
    !asked &&
    !verbs.test(before) &&
    nounLike(before)
  )
    return 2.5;
  if (/^(?:those|these)$/.test(a) && /^(?:are|were|all)$/.test(b) && !joiners.test(leading) && !asked)
    return 2.5;
  // "we won't change it | and then for the diabetes"
  if (a === 'for' && leading === 'then' && /^(?:the|your|his|her)$/.test(b)) return 6;
  // "… from happening again | for your hypertension i'm going to keep you on it"
  if (a === 'for' && /^(?:your|the|his|her)$/.test(b) && !remedy.test(before) && opensPlan(words, at + 2))
    return 6;
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
  if (
    /^(?:reflexes|lungs|abdomen|pulses|strength|sensation|pupils|ears|throat|skin|speech|gait|tonsils|uvula|heel|pedal)$/.test(
      a,
    )
  )
    return (findingEnds.test(before) || /^(?:speech|gait|sensation|tonsils|uvula)$/.test(a)) &&
      /^(?:is|are|sounds?|looks?)$/.test(b) &&
      !before.endsWith('ed')
      ? 3
      : 0;
  if (
    a === 'any' &&
    /^(?:questions?|other|concerns?)$/.test(b) &&
    /^(?:questions?|concerns?|about|for|before|or|other|so)?$/.test(c)
  )
    return 4;
  if (a === 'looks' && b === 'like' && !/^(?:it|that|this|he|she|also|just|really)$/.test(before)) return 3;
  if (a === 'listen' || a === 'listening') return b === 'to' && findingEnds.test(before) ? 4 : 0;
  if (a === 'i' && b === 'mean') return 2.5;
  if (a === 'the' && b === 'only' && c === 'thing') return nounLike(before) ? 4 : 0;
  // "… the cozaar 100 milligrams daily | continue on the norvasc"
  if (acts.test(a))
    return leading === before &&
      nounLike(before) &&
      (a !== 'open' || b === 'your' || c === 'your') &&
      (a !== 'keep' || /^(?:it|[a-z]+ing)$/.test(b)) &&
      !words.slice(Math.max(0, at - 6), at).includes('if')
      ? 5
      : 0;
  if (a === 'little' && b === 'bit' && c === 'of') return nounLike(before) && before !== 'just' ? 5 : 0;
  if (a === 'no' && findingNoun.test(b))
    return leading === before &&
      nounLike(before) &&
      !findingNoun.test(before) &&
      !/^(?:no|yes|oh|there's|said|see|got|say|mostly)$/.test(before)
      ? 3
      : 0;
  // "… less than three seconds | strong dorsalis pedis pulse"
  if (/^(?:capillary|dorsalis|strong|pedal)$/.test(a) && /^(?:refill|pedis|dorsalis|pedal|pulses?)$/.test(b))
    return nounLike(before) && (!ofPulse.test(before) || c === 'is' || c === 'are') ? 5 : 0;
  if (/^(?:congratulations|thanks|thank)$/.test(a) && !tellsWhom.test(before) && before !== 'my') return 3;
  if (a === 'the' && findingEnds.test(before) && /^(?:is|are)$/.test(words[at + 4] ?? '')) return 2.5;
  if (a === 'your' && placeEnds.test(before) && /^(?:is|are)$/.test(c)) return 4;
  if (
    /^(?:heart|respiratory|blood)$/.test(a) &&
    /^(?:rate|pressure)$/.test(b) &&
    /^(?:is|was)$/.test(c) &&
    !/^(?:the|your|his|her|and|my|that)$/.test(before)
  )
    return 7;
  if (/^(?:no|normal|positive|negative)$/.test(a) && findingEnds.test(before)) return 1;
  if (a === 'you' && /^(?:have|do|can|should|need)$/.test(b) && !asked) return 0.8;
  return 0;
}
