/** How somebody answers while they are touched or moved. */
export interface TouchReply {
  answer: 'yes' | 'no' | 'open';
  /** "a little", where it is only that. */
  degree: string | null;
  /** What they say besides: "more the right". */
  rest: string | null;
  /** The whole reply, without exclamations. */
  words: string;
}

const noise =
  /^(?:um+|uh+|oh|hm+|god|lord|okay|ok|well|hey|stop|sorry|thanks|yeah yeah|get off|stop it|that's all|i guess|ha|whoa|son of a|sir|ma'am|doctor|doc|please|mate|love|yes yes)$/;
const affirms =
  /^(?:(?:oh|ow|ooh|yes|yeah) ){0,3}(?=)(?:yes|yeah|yep|yup|mm-?hmm|uh[- ]huh|sure|definitely|absolutely|it does|that does|they do|it is|that is|i do|(?:(?:it|that) )?(?:really )?hurts?(?=)(?: a lot| there| right there| like hell)?|tender|it's tender|sore|it's sore|very|very much(?: so)?|a lot|ow+|ouch|ooh+|oof|ah+|jesus|christ|that's (?:it|the (?:spot|guy|one|place)|sore|tender|where it (?:is|hurts))|right there|there|there it is|there we go|right|(?:the )?same(?: (?:on )?both(?: sides)?)?|i feel|i (?:can )?feel (?:it|that|you|this))(?=)$/;
const denies =
  /^(?:no+|nope|nah|none|no (?:more|worse|different) than (?:usual|the (?:rest|other(?: (?:one|side))?))|not really|not at all|nothing|nothing there|it doesn't|doesn't|that doesn't|i don't|i can't|that's (?:fine|okay|good|all right|alright)|it's (?:fine|okay|all right|alright)|fine|okay|uh-uh|all good|no pain|not tender|not there|feel what|what|did you|no it doesn't)$/;
const slight =
  /^(?:(?:just|only|maybe|yeah|it's|that's) )*((?:a )?(?:little|tiny|wee)(?: bit)?|a bit|bit|kinda|kind of|sort of|some|somewhat|slightly|mildly|a touch)(?: (?:tender|sore|painful|pain|uncomfortable|there|here|right there|yeah|yes)){0,2}$/;
const ofSelf = /\b(?:i|i'm|i've|me|my|you|your|you're|we|us)\b/;
const uncomfortable = /\b(?:not (?:very |that |too )?|un)comfortable$/;
/** "yeah yeah right there", said without marks. */
const unbroken =
  /^((?:(?:yes|yeah|yep|no|nope|uh|oh)(?=)[ ,.]{1,3}){0,3}(?:yes|yeah|yep|no|nope)) (?!(?:more|worse|different|longer|better) than\b)(?=[a-z])/;
/** "On the inside yes", "just there yeah", said without marks. */
const unbrokenEnd =
  /^((?:just |right |only )?(?=)(?:here|there|on the [a-z]+|at the [a-z]+|in the [a-z]+)(?=)(?: side| bit)?) (yes|yeah|yep|no)$/;
/** "Um a little bit yeah that's a little sore" */
const hesitates = /^(?:(?:um|uh|well) )+(?=[a-z])/;
const unbrokenAgain =
  / (?=(?:(?:yeah|yes) )?(?:that|it)(?:'s| is)(?=) (?:a (?:little|bit|touch)|kind of|kinda|sort of|sore|tender)(?: |$))/;
/** In words: more is told, not answered. */
const longest = 13;
const longestAside = 4;

/** What was answered to a touch; null where it is a story, or says yes and no. `feeling`: it was asked whether they feel it. */
export function touchReply(text: string, feeling: boolean): TouchReply | null {
  const low = text.toLowerCase().replaceAll('’', "'");
  if (low.split(' ').length > longest) return null;
  const rest: string[] = [];
  const said: string[] = [];
  let yes = false;
  let no = false;
  let degree: string | null = null;
  for (const clause of low
    .replace(hesitates, '')
    .replace(unbroken, '$1, ')
    .replace(unbrokenAgain, ', ')
    .replace(unbrokenEnd, '$2, $1')
    .split(/[,.!?;:…]+ ?| but (?=not\b)/)) {
    const bare = clause.replace(/^(?:(?:and|but|so|well|oh|just) )+(?=[a-z])/, '').trim();
    if (bare === '' || noise.test(bare)) continue;
    const little = slight.exec(bare);
    if (little !== null) degree = 'a little';
    else if (affirms.test(bare)) yes = true;
    else if (denies.test(bare) && !(yes && bare === 'okay')) no = true;
    else if (!ofSelf.test(bare)) rest.push(bare);
    else if (bare.split(' ').length > longestAside) return null;
    if (!ofSelf.test(bare)) said.push(clause.trim());
  }
  if (feeling && yes && no) return null;
  // "It's not comfortable, but no."
  const uneasy = no && rest.some((one) => uncomfortable.test(one));
  const answer = uneasy ? 'open' : no ? 'no' : yes || degree !== null ? 'yes' : 'open';
  if (answer === 'open' && rest.length === 0) return null;
  return { answer, degree, rest: rest.length === 0 ? null : rest.join(', '), words: said.join(', ') };
}
