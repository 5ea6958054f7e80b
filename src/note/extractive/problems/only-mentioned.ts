import { isGoneAfter, isOfThen } from '../../language/time-over.ts';
import { isWhyStopped } from '../history/symptom-said.ts';
import { ofBaby } from '../history/symptom-then.ts';
import { kindOfWord } from './trouble-context.ts';
import type { Token } from './trouble-named.ts';
import type { Mention } from './troubles.ts';
import { isVague } from './vague-name.ts';

/**
 * True for a trouble that these words only speak of: what people in general have, what a medicine may do at first, what
 * an illness explains, what somebody had long ago, what was asked about and is not had, a fear that was asked for.
 */
export function isOnlyMentioned(mention: Mention): boolean {
  const { passage, named, tokens } = mention;
  const { unit, role } = passage;
  if (usedToHave(tokens, named.from)) return true;
  if (role !== 'clinician')
    return (
      isFearAskedFor(mention) ||
      isOfTimeOver(mention) ||
      isOfBaby(mention) ||
      isOfTeller(mention) ||
      isWhyDrugStopped(mention)
    );
  if (unit.question) return isNotOwned(mention) || isOutgrown(mention) || isOfYearPast(mention);
  const before = tokens.slice(0, named.from);
  return (
    isOfPeople(before) ||
    isComparedWith(before) ||
    isFeltAtFirst(before) ||
    isExplained(before) ||
    isSetAside(before) ||
    (longAgo.test(unit.said) && !stillSo.test(unit.said)) ||
    isOfTimeOver(mention) ||
    isFindingAsReason(mention)
  );
}

// "I was on Microgynon but I stopped it because of the headaches."
function isWhyDrugStopped({ passage: { unit }, tokens, named }: Mention): boolean {
  if (unit.clinical.drugs === 0 || !unit.words.includes('of')) return false;
  const before = tokens.slice(0, named.from).map(({ bare }) => bare);
  return isWhyStopped(`${before.join(' ')} `);
}

/** "People with migraine see lights", "we see it in people with asthma", "which runs in families with eczema": of nobody here. */
function isOfPeople(before: readonly Token[]): boolean {
  const at = before.findLastIndex(({ bare }) => people.has(bare));
  return (
    at >= 0 &&
    // "Some people call it a heel spur", "most people who come here have a cold, but you have pneumonia"
    !calls.test(before[at + 1]?.bare ?? '') &&
    !before
      .slice(at + 1)
      .some(
        ({ bare }, i, rest) =>
          (theirs.has(bare) && rest[i + 1]?.bare !== 'age') ||
          (points.has(bare) && is.has(rest[i + 1]?.bare ?? '')),
      )
  );
}
const people: ReadonlySet<string> = new Set(
  'people patients folks families women men children kids everybody everyone anyone anybody somebody someone'.split(
    ' ',
  ),
);
const calls = /^calls?$/;
const theirs: ReadonlySet<string> = new Set(
  "you your you're you've he he's his she she's her that's it's".split(' '),
);
const points: ReadonlySet<string> = new Set(['this', 'that', 'it']);
const is: ReadonlySet<string> = new Set(['is', 'looks', 'sounds', 'must']);

/** "This is more serious than a bladder infection." */
function isComparedWith(before: readonly Token[]): boolean {
  const at = before.findLastIndex(({ bare }) => bare === 'than');
  // "More likely than not gallstones."
  if (before[at + 1]?.bare === 'not') return false;
  return at > 0 && before.length - at <= comparedReach && !before.slice(at).some(({ ends }) => ends);
}
const comparedReach = 5;

/** "You can feel more anxious in the first weeks", "you might notice some nausea": not what they have now. */
function isFeltAtFirst(before: readonly Token[]): boolean {
  const at = before.findLastIndex(
    ({ bare }, i) => mays.has(bare) && ofPatient.has(before[i - 1]?.bare ?? ''),
  );
  if (at < 0) return false;
  const rest = before.slice(at + 1);
  const verb = rest.findIndex(({ bare }) => !besides.has(bare));
  return verb >= 0 && comes.has(rest[verb]!.bare) && !shown.has(rest[verb + 1]?.bare ?? '');
}
const mays: ReadonlySet<string> = new Set(['can', 'could', 'may', 'might']);
const ofPatient: ReadonlySet<string> = new Set(['you', 'he', 'she', 'they']);
const besides: ReadonlySet<string> = new Set(
  'also even well just sometimes still initially occasionally'.split(' '),
);
const comes: ReadonlySet<string> = new Set('feel get notice find experience become start develop'.split(' '));
/** "You can feel the hernia." */
const shown: ReadonlySet<string> = new Set(['the', 'this', 'that', 'it', 'your', 'here']);

/** "That explains the constipation", "which accounts for your headaches", "that's why you get the cramps". */
function isExplained(before: readonly Token[]): boolean {
  const said = ` ${before.map(({ bare }) => bare).join(' ')} `;
  return explains.test(said);
}
const explains =
  / (?:(?:that|this|it|which|also|would|could|can|may|might|probably|all|likely|and)(?=) (?:explains?(?! why)|accounts? for)|what(?:'s| is)(?=) (?:behind|driving|bringing on)|(?:that's|it's|this is|that is|which is)(?=) (?:probably |likely |also )?why (?:you|he|she|they)(?=)(?:'ve|'re|'s| have| are| has| is)?(?=)(?: been)?(?=) (?:get|getting|got|have|having|had|feel|feeling)) (?=)/;

/** "There's nothing that makes me think of a heart attack", "none of this points to a slipped disc". */
function isSetAside(before: readonly Token[]): boolean {
  if (!before.some(({ bare }) => none.has(bare) || bare.endsWith("n't"))) return false;
  return setsAside.test(before.map(({ bare, ends }) => (ends ? `${bare}.` : bare)).join(' '));
}
const none: ReadonlySet<string> = new Set(['nothing', 'none', 'no', 'not', 'cannot']);
const setsAside =
  /\b(?:nothing|none of (?:it|this|that|these|your|his|her)|(?:can't|don't|didn't|cannot|not)(?=) (?:see|find|hear|have) anything)(?=)\b[^.]{0,40}\b(?:think|worry|worried|concern|concerned|suggests?|points?|suspect|fits?|says?)(?=)\b/;

/** "As the drum is bulging, I'd treat it": what was found, as why something is done. */
function isFindingAsReason({ named, tokens }: Mention): boolean {
  if (!named.symptom && !isVague(named.name) && !state.test(named.name)) return false;
  const first = tokens.findIndex(({ bare }) => !opens.has(bare));
  if (first < 0 || first >= named.from || !reasons.has(tokens[first]!.bare)) return false;
  return tokens.some(({ ends }, i) => i >= named.to && ends && decides.test(tokens[i + 1]?.bare ?? ''));
}
const state = /^(?:bulging|enlarged|swollen|inflamed|torn|broken|perforated) /;
const opens: ReadonlySet<string> = new Set(['and', 'so', 'but', 'now', 'okay']);
const reasons: ReadonlySet<string> = new Set(['as', 'since', 'because', 'given', 'seeing']);
const decides = /^(?:i|i'd|i'll|i'm|i've|we|we'll|we'd|let's|it|it's|an|a|that)$/;

/** "She used to have eczema.", "he used to get bad reflux": unless it is there again. */
function usedToHave(tokens: readonly Token[], from: number): boolean {
  const at = tokens.findIndex(
    ({ bare }, i) =>
      /^used?$/.test(bare) && tokens[i + 1]?.bare === 'to' && had.test(tokens[i + 2]?.bare ?? ''),
  );
  if (at < 0 || at >= from || from - at > usedReach) return false;
  return (
    !tokens.slice(at, from).some(({ ends }) => ends) &&
    !tokens.slice(from).some(({ bare }) => again.has(bare))
  );
}
const usedReach = 7;
const had = /^(?:have|get|suffer|be)$/;
const again: ReadonlySet<string> = new Set(['still', 'again', 'now', 'but', 'back']);

/** "He had reflux as a baby?" "He did, but it's gone.", "did she ever have eczema?" "She's grown out of it." */
function isOutgrown({ passage: { unit, reply } }: Mention): boolean {
  if (reply === null) return false;
  if (reply.units.some(({ said }) => outgrown.test(said))) return true;
  return longAgo.test(unit.said) && !reply.units.some(({ said }) => stillSo.test(said));
}
const outgrown =
  /\b(?:out ?grown|outgrew|grown out of|grew out of|not any ?more|do n't (?:get|have)(?=) (?:it|them|that|those) (?:any ?more|now)|(?:it|that|they|those)(?:'s| has| have| is| are| 've)?(?=) (?:all |long |completely |pretty much )?(?=)gone)(?=)\b/;
const longAgo =
  /\bhad (?:[a-z]+ ){1,4}(?=)(?:as an? (?:baby|child|kid|infant|toddler|teenager)|when (?:you|he|she|they)(?=) (?:was|were)(?=) (?:an? )?(?=)(?:baby|kid|child|little|small|young|younger|born))\b/;
const stillSo = /\b(?:still|again|comes? back|came back|now)\b/;

/** "The shingles in 2019, any trouble since?", "you had the vertigo two years ago.": what was had then. */
function isOfYearPast({ named, tokens }: Mention): boolean {
  if (tokens[named.to]?.ends !== false) return false;
  return yearsAgo.test(
    tokens
      .slice(named.to + 1, named.to + yearsReach)
      .map(({ bare }) => bare)
      .join(' '),
  );
}
const yearsReach = 5;
const yearsAgo =
  /^(?:(?:back )?in (?:19|20)\d\d|(?:\d+|two|three|four|five|a few|several|many|some) years ago)\b/;

/** "Do you have diabetes?" "Just high cholesterol.": what was asked about, answered with another. */
function isNotOwned({ passage: { unit, reply }, key }: Mention): boolean {
  if (reply === null || reply.answer === 'yes' || !asksIfHad.test(unit.said)) return false;
  const [first] = reply.units;
  if (first === undefined || owns.test(first.said)) return false;
  if (reply.units.some(({ said }) => key.some((word) => said.includes(word)))) return false;
  return (
    reply.answer === 'no' ||
    first.clinical.conditions > 0 ||
    first.clinical.symptoms.length > 0 ||
    namesOther.test(first.said)
  );
}
const asksIfHad =
  /^(?:(?:and|so|okay|now|um|well|but)(?=) ){0,2}(?=)(?:(?:do|does|did)(?=) (?:you|he|she|they) (?:ever )?(?=)(?:have|get|suffer)|have (?:you|they) (?:ever )?(?=)(?:had|got|been)|has (?:he|she) (?:ever )?(?=)(?:had|got|been)|any|(?:are|is) (?:you|he|she)|are you|you (?:do n't )?have)\b/;
const owns = /^(?:(?:i|he|she) (?:do|does|did|have|has)|since|for (?:about )?\d|about|my whole|all my)\b/;
const namesOther = /^(?:just|only|no|not)\b|^i(?:'ve| have| had) /;

/** "Is there anything you were worried about?" "Just the diabetes, really.": feared, and perhaps not had. */
function isFearAskedFor({ named, passage: { unit } }: Mention): boolean {
  if (named.symptom) return false;
  if (concern.test(unit.said)) return true;
  return unit.answers !== null && asksFear.test(unit.answers.said) && !tellsOwn.test(unit.said);
}
const concern = /^my (?:concern|worry|fear)s? (?:is|was|are)\b/;
const asksFear =
  /\b(?:worr(?:y|ied|ies|ying)|afraid|scared|frightened|fears?|feared|(?:particularly|specifically|in particular) concerned|concerned (?:about|it)|on your mind)\b/;
const tellsOwn = /\b(?:i(?:'ve| have) (?:got |had )?|i'm having|my )/;

/** "Last winter I was wheezing every night", "it gave me diarrhea but that settled down": no symptom of now. */
function isOfTimeOver({ named, passage: { unit } }: Mention): boolean {
  if (!named.symptom) return false;
  const text = unit.text.toLowerCase();
  const words = text.split(' ');
  const at = words.slice(0, named.from).join(' ').length;
  return isOfThen(text, at) || isGoneAfter(text, words.slice(0, named.to + 1).join(' ').length);
}

/** "The baby has a rash on her cheeks", says the mother whose visit it is. */
function isOfBaby({ named, passage: { unit, role } }: Mention): boolean {
  if (role !== 'patient' || !unit.said.includes('baby')) return false;
  return ofBaby.test(`${unit.text.toLowerCase().split(' ').slice(0, named.from).join(' ')} `);
}

/** "I have apnea and use a machine", says the partner who came along. */
function isOfTeller({ named, passage: { unit, role } }: Mention): boolean {
  if (role !== 'relative') return false;
  const before = unit.text.toLowerCase().split(' ').slice(0, named.from).join(' ');
  return tellerHas.test(before);
}
const tellerHas =
  /\bi(?:['’]ve)? (?:(?:also|still|always|have|just|too)(?=) ){0,2}(?=)(?:have|had|got|get|suffer|suffered|take|was)(?=)\b(?!.*\b(?:he|she|his|her|him|it|they)\b|.* (?:a )?(?:child|kid|son|daughter|baby|question)\b)/;

/** True for words that deny, ask or wish, of the four before a name. */
export function isNoneNamed(tokens: readonly Token[], from: number): boolean {
  for (let i = from - 1; i >= 0 && i >= from - noReach; i--) {
    if (tokens[i]!.ends) return false;
    if (tokens[i]!.bare === 'no' || (tokens[i]!.bare === 'any' && hasNeg(tokens, i))) return true;
  }
  return false;
}
const noReach = 3;

function hasNeg(tokens: readonly Token[], to: number): boolean {
  return tokens.slice(Math.max(0, to - noReach), to).some(({ bare }) => kindOfWord(bare) === 'neg');
}
