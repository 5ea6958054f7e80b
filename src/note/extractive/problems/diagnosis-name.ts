import { kin } from '../../language/kin.ts';
import { endsCondition } from '../lexicon/condition-phrases.ts';
import { continuesLatinName } from '../lexicon/conditions.ts';
import { drugsIn } from '../lexicon/drugs.ts';
import { symptomsIn } from '../lexicon/symptoms.ts';
import { isAuxiliary, isBaseVerb } from '../rephrase/verbs.ts';
import { wordsOf } from '../visit/units.ts';

const breaks =
  /[.,;?!]|\b(?=)(?:to me|in (?:your|his|her|this) case|another name|in the background|on top of|i|i'm|i'd|i'll|i've|we|we're|we'll|you|you're|you've|it|it's|so|and then|which|that|this|is|are|was|were|has|have|had|because|'cause|but|if|um|uh|let's|okay|go|continue|take|start|she|he|let|looks|seems|sounds|here|today|since|after|when|where|let me|there|there's|they|what|how|hi|hello|as long as|right now|at this time|again|i think|from|um|just|also|should|will|would|can|could|caused|causing|going|gon)(?=)\b/;

/**
 * The name of a diagnosis at the start of these lower-case words, or null. Of "the diabetes, type 2 diabetes, …" and "the
 * sleep, the insomnia, …" the second name may be the better one.
 */
export function nameIn(said: string): string | null {
  const [, of = '', course = '', degree = ''] = ofDegree.exec(said) ?? [];
  const graded = degree === '' ? null : trimName(of);
  if (graded?.endsWith(of.split(' ').at(-1)!))
    return `${degree} ${course === '' ? '' : `${course} `}${graded}`;
  // "an acute lumbar, um, strain": a pause within the name.
  const tail = said.replace(paused, '$1 $2').replace(staged, ' ');
  const [first, second, third] = tail.split(/,\s*/);
  const name = trimName(tail);
  const beside = second === undefined ? null : trimName(second);
  // "Stage zero, ER positive, invasive ductal carcinoma".
  if (name === null && beside === null && third !== undefined && `${first} ${second}`.split(' ').length < 7)
    return trimName(third);
  if (beside === null || second!.split(' ').length > 6) return name;
  if (name === null) return first!.split(' ').length <= 3 ? beside : null;
  const words = wordsOf(beside);
  return words.length > wordsOf(name).length && wordsOf(name).every((w) => words.includes(w)) ? beside : name;
}

// "Major depression, recurrent, moderate to severe", "asthma, mild persistent"
const ofDegree =
  /^((?:[a-z-]+ ){0,4}(?:depression|depressive (?:disorder|episode)|asthma|anxiety|eczema|acne|psoriasis|sleep apnea))(?=), (?:(recurrent|single episode),? )?(?=)((?:mild|moderate|severe)(?: to (?:moderate|severe))?(?: (?:persistent|intermittent))?)(?=[.,;]|$| (?:and|but|so|with)\b)/;

// "Chronic kidney disease, stage 3"
const staged = /(?<=\b(?:disease|ckd)), (?=stage (?:\d|one|two|three|four|five))/;

const paused =
  /^((?:[a-z]+ ){0,3}(?=)(?:lumbar|cervical|thoracic|acute|chronic|right|left|viral|bacterial|rotator cuff|meniscal|ankle|knee|muscular))(?:,\s*)+([a-z]+)\b/;

/** "For your current symptoms, …": no name of any. */
const symptomsOnly = /^(?:(?:current|other|present|new|main|remaining|same|these) )?symptoms$/;

function trimName(tail: string): string | null {
  const cut = breaks.exec(tail);
  const said = cut ? tail.slice(0, cut.index) : tail;
  const besides = said.search(nowAndThen);
  const words = (besides < 0 ? said : said.slice(0, besides)).trim().split(/\s+/).filter(Boolean);
  const bare = words.map((word) => word.replace(/[^a-z'0-9-]/g, ''));
  let last = -1;
  for (let i = 0; i < Math.min(words.length, 8); i++)
    if (endsCondition(bare, i)) last = i;
    else if (last >= 0 && last === i - 1 && /^an?$/.test(words[i]!)) break;
    else if (last >= 0 && /^(?:the|we|this|that|your|usually|now|and)$/.test(words[i]!)) break;
  if (last < 0 || symptomsOnly.test(words.slice(0, last + 1).join(' '))) return null;
  // "That is for colon cancer screening."
  if (
    /^(?:screening|screens?|prevention|tests?|testing|checks?|readings?|cuff|log|diary|risks?|vaccines?|specialists?|factors?|studies|study|medications?|cells?|clinics?|pathways?|wards?|teams?|nurses?|units?)$/.test(
      words[last + 1] ?? '',
    )
  )
    return null;
  if (
    /^(?:media|externa|mellitus|attacks?|disorder|repair|replacement|surgery|removal|operation|bypass)$/.test(
      words[last + 1] ?? '',
    )
  )
    last++;
  if (words[last] === 'hepatitis' && /^[a-e]$/.test(words[last + 1] ?? '')) last++;
  if (words[last + 1] === 'stage' && stage.test(words[last + 2] ?? '')) last += 2;
  for (let first = last; last + 1 < words.length && continuesLatinName(words[first]!, words[last + 1]!); )
    last++;
  const name = words.slice(0, last + 1);
  const rest = words.slice(last + 1);
  if (/^(?:of|in|on|at|to)$/.test(rest[0] ?? '') && rest.length > 1 && rest.length < 10 && name.length < 8)
    name.push(...rest.map((w) => (w === 'your' || w === 'her' || w === 'his' ? 'the' : w)));
  if (/^with(?:out)?$/.test(rest[0] ?? '') && rest[1] === 'aura') name.push(rest[0]!, 'aura');
  // "With your mum having asthma, I'd like to test him."
  if (ofKin.test(name.join(' '))) return null;
  if (ofAll.test(name.join(' ')) || /\b(?:used|taken|given) (?:to|for)\b/.test(name.join(' '))) return null;
  // "It's not measles.", "there's no fracture": named, and not what it is.
  if (/^(?:not|no|fasting|unlikely)$/.test(name[0] ?? '')) return null;
  while (
    name.length > 0 &&
    /^(?:your|the|a|an|of|cause|his|her|this|my|some|got|and|had|been|probabl[ey]|possible|likely|most|still|textbook|classic|typical|case|episodes?|just|simply|really|definitely|clearly|history|bit|touch|dose|little|any|with|for|about|more|no|not|to|or|that|due|consistent|suspicious|concerning|then|also|either|specifically|particularly|basically|essentially)$/.test(
      name[0]!,
    )
  )
    name.shift();
  if (/^(?:of|in|on|at|to)$/.test(name.at(-2) ?? '') || adjective.test(name.at(-1)!)) trimEnd(name);
  if (/\b(?:risk factors? (?:for|of)|(?:likelihood|chances?) of)\b/.test(name.join(' '))) return null;
  if (/^(?:signs?|risks?|kind|part|type|history|chance|evidence)$/.test(name[0] ?? '') && name[1] === 'of')
    return null;
  // "That's probably the reason for the cough."
  if (/^(?:reasons?|explanations?)$/.test(name[0] ?? '') && /^(?:for|of)$/.test(name[1] ?? '')) return null;
  // "It is most likely related to the old injury": where it comes from is not what it is.
  if (
    /^(?:why|how|what|when|where|related|secondary|caused|coming|resulting|age|from|as|while|after|before|until|taking|giving|using|trying)$/.test(
      name[0] ?? '',
    )
  )
    return null;
  if (name.length === 0 || name.length > 12 || ordinal.test(name.join(' '))) return null;
  // "It's a strong cramp", "for the attack", "that's the deep tendon": what comes and goes, or is there anyhow.
  if (
    /^(?:(?:bad|strong|little|small|big|sharp) )?(?:cramps?|attacks?|side effects?)\b|(?<!\b(?:inflamed|torn|ruptured|frayed|swollen|irritated) )\btendons?$/.test(
      name.join(' '),
    )
  )
    return null;
  if (
    /^(?:symptoms?|problems?|pain|conditions?|pressure|weight|elevated|exposure|episode|(?:(?:mild|moderate|severe|slight) )?loss|foot|complaint|reaction)$/.test(
      name.join(' '),
    )
  )
    return null;
  return name.map((word) => (/^(?:your|his|her)$/.test(word) ? 'the' : word)).join(' ');
}

// "Generalized anxiety disorder with an occasional panic attack"
const nowAndThen = / with (?:an? )?(?:occasional|few|rare|some) /;

const ofKin = new RegExp(`^(?:(?:your|the|his|her|my) )?(?:${kin})(?:['’]s)?\\b`);

// "CKD stage 3b"
const stage = /^(?:\d[ab]?|one|two|three|four|five)$/;

// "That's actually well known with colitis.", "that's for everybody with diabetes": of what everybody has who has it.
const ofAll =
  /(?:^|\b(?:for|in|of) |, )(?:everybody|everyone|anybody|anyone|(?:most |all |some |many )?(?:people|patients|men|women|kids|children|folks)) (?:with|who|over) |^(?:(?:actually|very|really|quite|pretty|so|fairly|well|all|also|more|most|a) ){0,3}(?:known|common|commonly|usual|normal|typical|expected|seen)(?: [a-z]+)? (?:with|in|for|after|of) /;

const adjective = /^(?:lateral|medial|left|right|upper|lower|posterior|anterior|acute|chronic|both|the)$/;

const onSide = /^on (?:the|both) (?:left|right)$/;

// "ankle sprain of the lateral": what it is of broke off.
function trimEnd(name: string[]): void {
  if (!adjective.test(name.at(-1) ?? '')) return;
  // "Fracture of the fifth metatarsal on the left": nothing broke off.
  if (onSide.test(name.slice(-3).join(' '))) return;
  const of = name.lastIndexOf('of');
  if (of > 0) name.length = of;
}

// "For your first problem": which problem it is comes after.
const ordinal =
  /\b(?:first|second|third|fourth|fifth|next|last|final|other|main|primary|1st|2nd|3rd|4th|5th)(?=) (?:problem|issue|diagnosis|concern|condition|thing|complaint)/;

/** What is no diagnosis, but named as a problem: "your first problem of this difficulty urinating", "your third problem, your rotator cuff repair". */
export function numberedIn(tail: string): string | null {
  const use = substanceUse.exec(tail)?.[0];
  if (use !== undefined) return use;
  const symptom = symptomsIn(wordsOf(tail).slice(0, 7))[0]?.symptom.written;
  if (symptom !== undefined) return symptom;
  const cut = breaks.exec(tail);
  const words = (cut ? tail.slice(0, cut.index) : tail).trim().split(/\s+/).filter(Boolean);
  while (words.length > 0 && /^(?:your|the|a|an|of|his|her|this|my|some|on)$/.test(words[0]!)) words.shift();
  // "Second, the memory."
  const alone = words.length === 1 && (cut === null || cut.index === tail.length - 1);
  // "Number one, steroids.", "second, fluids": what is given; not "the low vitamin D", which is too little of it.
  if (
    (drugsIn(words).length > 0 && !/^(?:low|high)$/.test(words[0]!)) ||
    words.some((word) => given.has(word))
  )
    return null;
  return (words.length > 1 || alone) &&
    words.length < 5 &&
    !ordinal.test(words.join(' ')) &&
    words.every((word, i) => nounLike(word) || words[i - 1] === 'vitamin')
    ? words.join(' ')
    : null;
}

/** "Second problem, tobacco use." */
const substanceUse =
  /^(?:tobacco|nicotine|alcohol|opioid|cannabis|marijuana|drug|substance)(?=) (?:use|misuse|dependence|addiction)\b/;

const operation =
  /^((?:[a-z-]+ ){1,3}?(?:bypass|surgery|replacement|repair|stents?|graft|transplant|fusion|removal|pacemaker|[a-z]{3,}(?:ectomy|plasty)))\b/;

/** An operation at the start of these words, or null. */
export function operationIn(tail: string): string | null {
  const name = operation.exec(tail.trim())?.[1];
  return name?.split(' ').every(nounLike) ? name : null;
}

const given: ReadonlySet<string> = new Set(
  'steroids steroid antibiotics antibiotic fluids fluid rest ice oxygen insulin inhaler inhalers splint brace boot therapy injection injections surgery vaccine vaccines labs bloods imaging medication medications medicine medicines pills'.split(
    ' ',
  ),
);

function nounLike(word: string): boolean {
  return (
    /^[a-z-]{3,}$/.test(word) &&
    !isAuxiliary(word) &&
    !isBaseVerb(word) &&
    !/^(?:and|for|with|but|that|sounds|like|want|now|when|you)$/.test(word)
  );
}
