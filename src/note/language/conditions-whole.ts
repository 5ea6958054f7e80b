const subject =
  /^(?:you|your|it|he|she|his|her|they|their|the|there|that|this|things|any|anything|nothing|i|we|none)(?:['’][a-z]+)?$/;
/** After these "if" asks whether, or goes on with what was said. */
const whether =
  /^(?:as|even|only|see|know|ask|asked|asking|wonder|wondering|sure|tell|check|remember|what|like|or|and\/or|say|idea|unsure|decide|determine|out|mind|okay|helps?|me|us|doctor)$/;
const joins = new Set(['and', 'but', 'so', 'then', 'now', 'sometimes', 'otherwise']);
// "We'll increase it", "I'd get an MRI": what is done then.
const clinic = /^(?:(?:i|we)['’](?:ll|d))$/;
const clinicDoes = /^(?:can|could|may|might|will|would|want|need)$/;
const noVerbBefore = /^(?:i|you|he|she|it|we|they|to|and|or|can|will|not|who|that|what|when|which)$/;
const opensAnew = /^(?:and|but|so)$/;
const farthest = 32;
const fewest = 3;

/** Where a sentence ends by the model (`cuts` are gaps, in order) of what has no stops. */
type Cuts = readonly number[];

/**
 * The cuts with each condition in one sentence with what is done then: "we'll check your potassium | if it's okay we'll
 * increase the lisinopril", not "… if it's okay | we'll increase the lisinopril", which would be said without it.
 */
export function conditionsWhole(spoken: readonly string[], cuts: Cuts): Cuts {
  const words = spoken.map((word) => word.toLowerCase());
  // "Take it if you have pain and if you have a fever come back": which of them it is for is not told.
  if (cuts.length === 0 && words.length <= farthest && words.indexOf('if') !== words.lastIndexOf('if'))
    return cuts;
  let now = cuts;
  for (let at = words.indexOf('if'); at >= 0; at = words.indexOf('if', at + 1)) {
    const before = words[at - 1] ?? '';
    if (!subject.test(words[at + 1] ?? '') || whether.test(before)) continue;
    const then = consequenceAt(words, at + 2);
    if (then < 0) {
      // "Bring him back if he vomits again | if he's very drowsy": one more condition of the same.
      if (now.includes(at - 1) && reactsWithin(words, (now.findLast((gap) => gap < at - 1) ?? -1) + 1, at))
        now = now.filter((gap) => gap !== at - 1);
      continue;
    }
    let begins = at;
    while (joins.has(words[begins - 1] ?? '')) begins--;
    const from = (now.findLast((gap) => gap < begins) ?? -1) + 1;
    // "Call me if it gets worse | we'll see you in a week"
    if (reactsWithin(words, from, begins) && !reacts(words, then)) continue;
    // "It helps if you use it every day | i'd like to see you again in two weeks"
    if (
      from < begins &&
      words
        .slice(then, then + 7)
        .join(' ')
        .includes('see you')
    )
      continue;
    const kept = now.filter((gap) => gap < begins || gap >= then);
    if (begins === 0 || kept.includes(begins - 1)) now = kept;
    // "… any more of your mum's | co-codamol if it's not enough we can try amitriptyline"
    // "If you get any worse if you pass out you need to go to the er": both of the same.
    else if (from === 0 && words[0] === 'if') now = kept;
    else if (begins - from >= fewest || from > 0)
      now = [...kept.filter((gap) => begins - from >= fewest || gap !== from - 1), begins - 1].sort(
        (a, b) => a - b,
      );
  }
  return now;
}

// Where what is done on the condition begins; -1 where that is not said.
function consequenceAt(words: readonly string[], from: number): number {
  for (let i = from; i < words.length && i < from + farthest; i++) {
    const word = words[i]!;
    if (word === 'otherwise' || (word === 'if' && words[i - 1] !== 'or' && words[i - 1] !== 'and')) return -1;
    const before = words[i - 1]!;
    // "If they take it in the morning, so we'd take it at night"
    if (opensAnew.test(before) || (before.endsWith('ly') && opensAnew.test(words[i - 2]!))) continue;
    if (clinic.test(word) || (/^(?:i|we)$/.test(word) && clinicDoes.test(words[i + 1] ?? '')))
      return /^(?:what|that|which|until|till|when|before|because|think|like|how|as)$/.test(before) ? -1 : i;
    if (reacts(words, i)) return i;
    if (word === 'you' && needsTo(words, i + 1)) return i;
  }
  return -1;
}

// "You need to go", "you should come", "you have to call"
function needsTo(words: readonly string[], at: number): boolean {
  const verb = /^(?:need|have)$/.test(words[at] ?? '') && words[at + 1] === 'to' ? at + 2 : at + 1;
  return (
    /^(?:need|have|should|must)$/.test(words[at] ?? '') &&
    /^(?:go|come|call|get)$/.test(words[verb] ?? '') &&
    /^(?:to|right|straight|back|in|nine|911|me|us)$/.test(words[verb + 1] ?? '')
  );
}

function reactsWithin(words: readonly string[], from: number, end: number): boolean {
  for (let at = from; at < end; at++) if (reacts(words, at)) return true;
  return false;
}

// "Come back", "let me know", "that's an emergency"
function reacts(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? '';
  switch (words[at]) {
    case 'come':
      return /^(?:back|in|on)$/.test(next) && acts(words, at);
    case 'call':
    case 'ring':
      return /^(?:me|us|nine|911|999|the|your|one)$/.test(next) && acts(words, at);
    case 'give':
      return /^(?:me|us)$/.test(next) && words[at + 3] === 'call' && acts(words, at);
    case 'bring':
      return /^(?:him|her|them)$/.test(next) && /^(?:straight|right|back|in)$/.test(words[at + 2] ?? '');
    case 'let':
      return /^(?:me|us)$/.test(next) && words[at + 2] === 'know' && acts(words, at);
    case 'go':
      return (
        /^(?:to|straight|right)$/.test(next) &&
        /^(?:to|the|straight|a&e)$/.test(words[at + 2] ?? '') &&
        acts(words, at)
      );
    case "that's":
      return /^(?:an|the)$/.test(next) && /^(?:emergency|ambulance|e|er|hospital)$/.test(words[at + 2] ?? '');
    default:
      return false;
  }
}

function acts(words: readonly string[], at: number): boolean {
  return !noVerbBefore.test(words[at - 1] ?? '');
}
