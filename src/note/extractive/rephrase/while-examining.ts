import { isAside, isBeside } from './examiner-clauses.ts';

const separator =
  /(, (?:(?:and|but|so|then)(?=),? )*| (?:and|but|so) (?=(?:i|i['’](?:m|ll|ve|d)|let me|lemme|you see)\b))/i;

const gerunds: Record<string, string> = {
  roll: 'rolling',
  raise: 'raising',
  turn: 'turning',
  pull: 'pulling',
  thump: 'tapping',
  blow: 'blowing',
  stroke: 'stroking',
  spread: 'spreading',
  press: 'pressing',
  push: 'pressing',
  tap: 'tapping',
  squeeze: 'squeezing',
  touch: 'touching',
  bend: 'bending',
  lift: 'lifting',
  straighten: 'straightening',
  twist: 'twisting',
  rotate: 'rotating',
  bring: 'bringing',
  rock: 'rocking',
};
const doing = new RegExp(
  `\\b(?:when|if|as) i (${Object.keys(gerunds).join('|')})(?=) ((?:on )?(?:it|this|that|you|him|her|them|(?:the|your|his|her) (?:\\w+ )?(?:\\w+)))(?: (in|out|up|down|back))?(?: (?:in |over )?(?:there|here))?(?=[,.]| (?:you|he|she|it|there|and)\\b|$)`,
  'gi',
);
const doingFirst = new RegExp(
  `^(?:(?:and|so|now|then) )?i (${Object.keys(gerunds).join('|')})(?=) ((?:on )?(?:it|(?:the|your|his|her) (?:\\w+ )?\\w+)) and (?=\\S)`,
  'i',
);

/** "I put the ultrasound on you in the hall, and …" */
const onUltrasound =
  /^i (?:just )?(?:put|ran|did|used)(?=) (?:the|an?)(?=) (ultrasound|scan|probe|doppler)(?=)\b(?:[^,]*(?:, remember)?, and (?=\S)|(?: [a-z]+){0,4} and (?=(?:there|the|your|his|her|it|that|i)\b))/i;
/** "I had them do the chest x-ray before you came in and there's a patchy area" */
const hadDone =
  /^i had (?:them|the nurse|you) (?:do|get|take)(?=) (?:the|an?) ((?:[a-z]+ )?(?=)(?:x-?ray|ct|ekg|ecg|ultrasound|film))(?=)\b(?: [a-z]+){0,6},? and (?=there\b)/i;
/** "I've got her at twenty-eight weeks today." */
const gotAt = /^i(?:['’]ve got| have| got) (you|him|her) at (?=\d+ weeks)/i;
const isAt: Record<string, string> = { you: 'you are', him: 'he is', her: 'she is' };
/** "I can feel it click, right at the A1 pulley" */
const clicks = /\bi can (?:feel|hear|see) it (click|pop|clunk|crack|grind|lock|slip)(?=\b)/gi;
/** "It doesn't bend back all the way, I get maybe 40 degrees", "pushed forward a bit, I get 20 on the right" */
const howMuch = /(^|, )(?:and )?i(?: only)? get (?=(?:maybe |about |around |only )?\d)/gi;
/** "External rotation I'll stop at 30 because you're guarding." */
const stopsAt = /\bi(?:['’]ll| will)? stop(?:ped)? at (?=\d)/i;
/** "There were two polyps, I took those off", "some redness, and I biopsied that" */
const removed =
  /,? (?:and )?i (took|removed|biopsied|snared|clipped) (?:those|that|it|them|both|all of them|one)(?: (?:off|out))?(?=$|[,.])/i;
/** "I removed a small polyp too" */
const removedFirst = /^i (removed|biopsied|snared) (an? [^,]{3,40}|(?:the|one|two|three|\d+) [^,]{3,40})$/i;
/** "I measure it at about a centimeter." */
const measures =
  /(?<=^|, )i (?:measure|measured)(?=) (?:it|that|this)(?=)(?: at| to be)? (?=(?:about |around |roughly )?(?:an?|\d))/i;
const looking = /^i[’']m (?:just )?(?:looking at|feeling|listening to) (?=(?:the|your|his|her) [^.]*, )/i;
/** "Squeeze across the feet, both tender." */
const handled =
  /^(squeeze|press|push|tap|touch)(?=) ((?:across|over|on|along|around)(?=) (?:the|your|his|her) [a-z]+(?: [a-z]+)?), (?=\S)/i;
/** "I can't find a thing wrong with it." */
const nothingWrong =
  /\bi (?:can['’]t|cannot|can not|couldn['’]t|don['’]t|do not) (?:find|see) (?:a|one) (?:single )?thing (?=wrong\b)([^,.]{4,40})/i;
/** "I can't see the duct well." */
const notWell =
  /\bi (?:can['’]t|cannot|can not|couldn['’]t|could not)(?=) (see|feel|hear)(?=) ((?:the|your|his|her) [a-z]+(?: [a-z]+){0,2})(?=) (well|clearly|properly)\b/i;
/** "I peeked at the X-ray they took, and it's clean" */
const peeked =
  /^i (?:just )?(?:peeked|looked|had a (?:look|peek)) at (the|your) ([a-z-]{2,20})(?: (?:they|we|you) [^,]{2,60})?, and it(?:['’]s| is) /i;
/** "The PSA I did at Christmas was 4.6" */
const ordered =
  /^((?:the|your) [a-z0-9]{2,20}) (?:that )?i (?:did|sent|took|ordered|ran|got|drew) (?=(?:at|in|on|last|today|yesterday|this)\b)/i;
/** "About the size of my palm" */
const sizeOfOwn =
  /\b((?:size|width|length)(?=) of) my (palm|hand|fist|thumb|thumbnail|fingertip|finger|fingernail|pinky)(?=)\b/gi;
/** "one, 2, 3, 4, call it 5" */
const counting = /\b(?:one|1), 2(?:, \d)*, (?:call it )?(?=\d)/i;
/** "Range of motion is bend it for me, bend, okay so 5 to 115" */
const asked =
  /\b(is|are|was)(?=) (?:bend|push|pull|squeeze|turn|lift|raise)(?=)(?: it| that)?(?: for me)?, (?:(?:bend|push|pull|squeeze)(?: it)?, )*(?:okay|fine|good)?(?=),? ?(?:so )?/gi;

/** "I'd call it 4 out of 5": how much, as the examiner puts it. */
const puts =
  /\bi(?:['’]d| would) (?:call|put|make|grade|rate)(?=) (?:it|that|them)(?: at| as)? (?=(?:about |maybe |roughly )?(?=)(?:an? )?[1-9])/gi;
/** "I can get it up to 160", "I can bend you all the way". */
const canMove =
  /\bi can (?:only )?(?=)(?:get|take|bring|bend|lift|move|straighten)(?=) (?:it|you|him|her|that|(?:your|the|his|her) ([a-z]+))(?=)( up| down| out| back)? (?=to (?:\d|about|neutral)|all the way|the rest of the way|past|about|\d)/gi;
/** "A wheezy one, I can hear it from here." */
const fromHere =
  /, (?:and )?i can (?:feel|see|hear) (?:it|them|that) (?:from (?:here|there)|already)(?=$|[,.])/gi;
/** "I can feel both the pulses, the top of the foot …" */
const pulsesFelt = /^i can feel ((?:both |the |your |his |her )*(?:[a-z]+ )?pulses)(?=,|$)/i;
const beatsNot =
  /\bi (?:can['’]t|cannot|can not)(?=) (?:really |quite )?(?=)feel it (beating|moving|pulsing)(?=)\b/gi;
/** "I've got a piece from the base for a culture": taken from the patient. */
const gotSample =
  /^i['’]ve (?:got|taken) (an? (?:[a-z]+ )?(?:piece|sample|swab|biopsy|culture)) (?=from|of|for)/i;
const gotOut = /^i['’]ve got (the [a-z]+) out(?: of\b)?/i;

/** "A hard nodule that I don't remember from last time", "a murmur I didn't hear last time" */
const newSince =
  /(?: that| which)? i (?:do not|don['’]t|did not|didn['’]t)(?=) (remember|recall|hear|see|feel|notice)(?=)(?: (?:it|that))? ((?:(?:from|on|at) )?(?=)(?:(?:the |your )?last (?:time|visit|exam)|before))(?=$|[,.])/i;
const recalled: Record<string, string> = {
  remember: 'remembered',
  recall: 'recalled',
  notice: 'noticed',
};

const ofExaminer = /\b(?:i|me|while (?:we|you))\b/i;

/** "She lets me bend it right up", "he won't let me touch it" */
const lets = new RegExp(
  `\\b(lets|(?<=\\b(?:he|she) )let|will let|(?:won['’]t|wo n['’]t|will not|doesn['’]t|does n['’]t|does not) let)(?=) me (${Object.keys(gerunds).join('|')})(?=) `,
  'i',
);
/** "And these legs, I push here and it leaves a dent" */
const thenFinds = /, i (push|press) (?:here|there|on it|in) and (?=it )/i;
/** "I don't touch bone" */
const notReached =
  /\b(and,? )?(?:no,? )?i (?:do not|don['’]t|can['’]t|cannot|did not|didn['’]t)(?=) (?:touch|reach|hit|probe to|get to|get down to)(?=) (bone|tendon|fascia|the (?:bone|tendon|joint))\b/i;
/** "Pulses I can feel, all four", "the third sound, I hear that" */
const perceivedFirst =
  /(?<=^|, )(?!(?:she|he|it|they|there|you) )((?:(?!that |what |all )[a-z]+ ){0,3}(?!that\b|what\b|all\b)[a-z]+),? i (?:can (?:still )?)?(?=)(feel|hear|see)(?=)(?: (?:that|it|them|those))?(?=,|$)/i;

/** Without what the examiner says of themselves beside what they find. */
function withoutOwnDoing(said: string): string {
  return said
    .replace(doingFirst, (_, verb: string, what: string) => `on ${gerunds[verb.toLowerCase()]} ${what}, `)
    .replace(
      doing,
      (_, verb: string, what: string, way = '') =>
        `on ${gerunds[verb.toLowerCase()]} ${what}${way === '' ? '' : ` ${way}`}`,
    )
    .replace(
      /\bwhen i (pulled|pushed|pressed|tapped|raised|rolled|bent|moved)(?=) (?:you|him|her|it)(?=)\b/gi,
      'when $1',
    )
    .replace(/\b(till|until) i(?:['’]m| am| get| got) (?=(?:at|to|on|up)\b)/gi, '$1 ')
    .replace(
      /\bi (?:can )?(hear|see|feel) it (\w+ing)\b(?: with my \w+)?/gi,
      (_, verb: string, what: string) => `${what} ${perceived[verb.toLowerCase()]}`,
    )
    .replace(clicks, (_, what: string) => `it ${what}s`)
    .replace(howMuch, '$1')
    .replace(stopsAt, 'stopped at ')
    .replace(fromHere, '')
    .replace(/\b(?<!^)i can (?:feel|see|hear) (?=(?:both|one|it|them|all)\b)/gi, '')
    .replace(/\bi count (?=\d+ [a-z])/gi, '')
    .replace(onUltrasound, 'on $1, ')
    .replace(removed, (_, verb: string) => `, ${/^took$/i.test(verb) ? 'removed' : verb.toLowerCase()}`)
    .replace(
      removedFirst,
      (_, verb: string, what: string) =>
        `${what.replace(/ (?:too|also|as well)$/i, '')} ${verb.toLowerCase()}`,
    )
    .replace(measures, 'measures ')
    .replace(looking, '')
    .replace(hadDone, 'on $1, ')
    .replace(gotAt, (_, whom: string) => `${isAt[whom.toLowerCase()]} at `)
    .replace(/^i['’]m not (?:hearing|seeing|feeling|noticing) anything (?=[a-z]{4,})/i, 'nothing ')
    .replace(/\bi can only see (?=the\b)([^,.]{3,40})/i, 'only $1 visible')
    .replace(/\bi can (?:still )?see (the (?:[a-z]+ )?[a-z]+)(?=[,.]|$)/i, '$1 visible')
    .replace(nothingWrong, 'nothing $1')
    .replace(
      notWell,
      (_, verb: string, what: string, how: string) => `${what} not ${how} ${perceived[verb.toLowerCase()]}`,
    )
    .replace(peeked, '$1 $2 is ')
    .replace(/ while (?:i|we|you) (?:was|were) [^,]{3,40}(?=,)/i, '')
    .replace(/, i can see, /i, ' ')
    .replace(ordered, '$1 ')
    .replace(/(?<=^|, )i[’']m measuring (?=\d)/i, 'measures ')
    .replace(
      /\b((?:sound|look|feel|seem)s?\b[^,.]{1,30}?) to me(?= right now| today| in | on | around |,|$)/i,
      '$1',
    )
    .replace(puts, '')
    .replace(
      canMove,
      (_, what: string | undefined, way = '') => `${what === undefined ? '' : `${what} `}goes${way} `,
    )
    .replace(pulsesFelt, '$1 palpable')
    .replace(beatsNot, 'it is not felt $1')
    .replace(gotSample, '$1 taken ')
    .replace(gotOut, (lead, what: string) => `${what} removed${/ of$/i.test(lead) ? ' from' : ''}`)
    .replace(thenFinds, ', on pressing, ')
    .replace(
      lets,
      (_, how: string, verb: string) =>
        `${/n['’]t|not/i.test(how) ? 'does not tolerate' : 'tolerates'} ${gerunds[verb.toLowerCase()]} `,
    )
    .replace(
      notReached,
      (_, joint: string | undefined, what: string) =>
        `${joint ?? ''}no ${what.replace(/^the /i, '')} is reached`,
    )
    .replace(newSince, (_, verb: string, when: string) => {
      const low = verb.toLowerCase();
      return ` not ${perceived[low] ?? recalled[low]} ${when}`;
    })
    .replace(perceivedFirst, (_, what: string, verb: string) => `${what} ${perceived[verb.toLowerCase()]}`);
}

/**
 * What an examiner says while examining, without what they only do, or tell the patient to do: "Breathe, okay, a little
 * wheeze, and I'm listening for more" → a little wheeze. Empty where nothing was found.
 */
export function withoutExaminer(said: string): string {
  const stops = /(?<![.?!])[.?!]+$/.exec(said)?.[0] ?? '';
  const end = stops === '' ? '.' : stops;
  const bare = said.slice(0, said.length - stops.length);
  const plain = (ofExaminer.test(bare) ? withoutOwnDoing(bare) : bare)
    .replace(/(?<=[a-z]) (?:ouch|whoa|ooh|oops)(?=,)/gi, '')
    .replace(/^(?:here|there) we are,? (?=there['’]s |there (?:is|are) |behind |up |on )/i, '')
    .replace(/^there it (?:goes|is), (?=(?:i|it|you|right)\b)/i, '')
    .replace(/^it, (?=(?:he|she)['’]s )/i, '')
    .replace(/^(?:it['’]s|you['’]re) (?:okay|all right|alright), (?=(?:and )?(?:i|there|your|you)\b)/i, '')
    .replace(handled, (_, verb: string, where: string) => `on ${gerunds[verb.toLowerCase()]} ${where}, `)
    .replace(/\bit (click|pop|clunk)(?=[,.]|$)/gi, 'it $1s')
    .replace(counting, '')
    .replace(sizeOfOwn, '$1 a $2')
    .replace(asked, '$1 ')
    .replace(/\b(is|are) (?:it['’]s|they['’]re|it is|they are) (?=[a-z])/gi, '$1 ');
  const parts = plain.split(separator);
  let out = '';
  let beside = true;
  for (let i = 0; i < parts.length; i += 2) {
    const clause = parts[i]!.trim();
    if (i === 0 && /^i agree$/i.test(clause)) return '';
    if (
      clause === '' ||
      (isBeside(clause) && !isJudged(clause, parts, i)) ||
      (i === parts.length - 1 && end.startsWith('?') && asksPain.test(clause) && findsOnly.test(out)) ||
      (beside && agrees.test(clause))
    ) {
      beside = true;
      continue;
    }
    const mark = beside && awaits.test(out) ? ' ' : (parts[i - 1] ?? ', ');
    out += out === '' ? clause : `${mark}${clause}`;
    beside = false;
  }
  return out === '' ? '' : `${out}${beside ? '.' : end}`;
}

const asksPain =
  /^(?:(?:does|did|do) )?(?=)(?:that|this|it)(?=)(?: does(?:n['’]t| not))?(?=) (?:hurts?|bothers?|sore|tender)(?: (?:there|here|at all|you))*$/i;
/** "No flank tenderness when I thump, that doesn't hurt?" */
const findsOnly = /\b(?:no|not|soft|tender|clear|normal|swollen|red)\b/i;
const agrees = /^(?:okay|ok|fine|good)$/i;
/** "guaiac's, let me see, positive" */
const awaits = /(?:[a-z]['’]s|\b(?:is|are|has|shows))$/i;
const perceived: Record<string, string> = { hear: 'heard', see: 'seen', feel: 'felt' };

// "Walk heel to toe, great, that's normal."
function isJudged(clause: string, parts: readonly string[], at: number): boolean {
  if (!/^(?:now )?(?:walk .*|heel to toe|tiptoes)$/i.test(clause)) return false;
  const next = parts.slice(at + 1).find((part, i) => i % 2 === 1 && !isAside(part));
  return (
    next !== undefined &&
    /^(?:(?:that|it)['’]s )?(?=)(?:good|fine|normal|okay|equal|strong|steady|even)(?=)\b/i.test(next)
  );
}
