import type { Unit } from '../visit/units.ts';
import { contentStems, holdsStem } from './asked-content.ts';

/** A denial and nothing else: "no, nothing like that"; "no kidney trouble" denies no more than it names. */
export const onlyDenies =
  /^(?:(?:um|uh|oh|well) )*(?:no|nope|nah|never|none|neither|not me|not at all|not really|no i (?:have|do|did) n't|nothing|nothing like (?:that|this)|none of (?:that|those|them)|no i never have|no never have|no that's (?:all )?(?:been )?(?:fine|okay|good|normal))(?: (?:no|never|nothing|none|neither|whatsoever|at all|actually|not really|sir|ma'am|doctor|not at all|nothing like (?:that|this)|none of (?:that|those|them)|thank you|thanks|thankfully|i wish))*$/;

/** "Any vomiting or blood?" "No vomiting. No blood.": denied by name after all. */
export function deniedLater(phrase: readonly string[], [first, ...more]: readonly Unit[]): boolean {
  if (first!.clinical.symptoms.length === 0) return false;
  return more.some(
    ({ said, words }) => said.startsWith('no ') && phrase.some((word) => words.includes(word)),
  );
}

/** "Any headache, any vomiting?" "No headache.", "any diabetes, bleeding?" "No diabetes.": what else was asked is left open. */
export function deniesOther(
  phrase: readonly string[],
  { text, words, said, clinical }: Unit,
  asked: Unit,
): boolean {
  const [no, named] = words;
  // "Loose motions no, little nausea."
  const last = words.indexOf('no');
  if (last > 0 && last <= longestNamed && clinical.symptoms.length > 0 && asked.words.includes(no!))
    return !words.slice(0, last).some((word) => phrase.includes(word));
  // "Any ankle swelling, chest pain?" "No chest pain, and they swell when I'm on my feet."
  const clause =
    no === 'no' && words.length > longestNamed ? (clauseOf.exec(text.toLowerCase())?.[1] ?? '') : '';
  const isOwn = ownDenial.test(said) && clinical.symptoms.length === 1;
  const told = clinical.symptoms.filter(
    ({ symptom }) => isOwn || symptom.words.every((word) => clause.includes(word)),
  );
  if (told.length > 0) return !isAmong(phrase, told);
  if (
    no !== 'no' ||
    words.length > longestNamed ||
    /^(?:no|not|never|nothing|none|only|just)$/.test(named ?? '')
  )
    return false;
  if (clinical.symptoms.length > 0) return !isAmong(phrase, clinical.symptoms);
  return words.length === 2 && asked.words.includes(named!) && !phrase.includes(named!);
}

// "Any weight loss, or a tremor?" "I haven't lost weight."
const ownDenial =
  /^(?:(?:no|er|um|uh|well)(?=) ){0,2}(?=)(?:i|he|she) (?:have|has|did|do|does|had)(?=) (?:n't|not) (?:really )?[a-z]+ (?:(?:any|a|an|my) )?[a-z]+(?: [a-z]+)?$/;

function isAmong(phrase: readonly string[], named: Unit['clinical']['symptoms']): boolean {
  return named.some(({ symptom }) => symptom.words.some((word) => phrase.includes(word)));
}

/** In words. */
const longestNamed = 3;
const clauseOf =
  /^\W{0,3}no ([a-z-]+(?: [a-z-]+)?),? (?:and|but) (?!.*(?:\b(?:no|not|nothing|none|neither|never)\b|n['’]t\b))/;

/**
 * True where a "no" is followed by what it leaves out: "no, ankles a bit", "not really. Just at night sometimes.",
 * "not that I've noticed, my back's always bad". `phrase` are the words the symptom was asked by.
 */
export function leftOpen(phrase: readonly string[], units: readonly Unit[]): boolean {
  const [first] = units;
  const rest = first!.text.toLowerCase().replace(opening, '');
  if (phrase[0] === 'weight' && units.some(({ said }) => lostPounds.test(said))) return true;
  return isHad(rest, phrase) || isHad(nextOf(units)?.text.toLowerCase() ?? '', phrase) || isQualified(units);
}

// "Any fever, weight loss?" "No fever. I've lost ten pounds."
const lostPounds =
  /\b(?:i|he|she)(?:'ve| have|'s| has)? lost (?:(?:about|around|maybe|probably|like|almost|over|some) ){0,2}(?:\d+|[a-z]+|a few|[a-z]+ or [a-z]+) (?:pounds?|lbs?|stones?|kilos?|kg)\b/;

/** "They'd be better off without me.", "if I didn't wake up": no thought of harming oneself. */
export const wouldRatherBeGone = ({ said }: Unit) => ratherGone.test(said);
const ratherGone =
  /\bbetter off without\b|\b(?:what's the|no) point\b|\b(?:not|n't) (?:wake up|waking up|be here|being here)\b|\bwish(?:ed)? i (?:was|were) n't (?:here|alive|around)\b/;

/** True where what follows a "no" takes some of it back: "Not really. Just at night sometimes.", "nothing new there". */
export function isQualified(units: readonly Unit[]): boolean {
  const next = nextOf(units);
  return (
    asBefore.test(units[0]!.said) ||
    lessOften.test(units[0]!.said) ||
    isTakenBack(units) ||
    (hardly.test(units[0]!.said) && next !== undefined && stillComes.test(next.said)) ||
    // What names a trouble of its own ("well, heartburn") leaves the denial as it is.
    (next !== undefined &&
      thinksAgain.test(next.said) &&
      next.words.length >= fewestAgain &&
      next.clinical.symptoms.length === 0)
  );
}

// "Are you still having those thoughts?" "Not really. It crosses my mind."
const hardly = /\bnot (?:really|so much|as much)$/;
const stillComes =
  /^(?:(?:but|well|i mean)(?=) )?(?:it|they|that|those)(?=) (?:just |still |sometimes |do |does )?(?=)(?:cross|crosses|come|comes|pop|pops|happen|happens|creep|creeps|flash|flashes)(?=)\b/;

const insteadOf =
  /^(?:(?:no|nope|nah|not really) )+(?:(?:just|only) (?:i (?:[a-z]+) )?|i(?:'m)? (?:just|only) (?:[a-z]+ )?)(?!(?:when|if|at|in|on|with|after|once|it|them|that|those|the|one|sometimes|occasionally|my|a few|a bit|a little bit)\b)[a-z]/;

/** "Bleeding, black stools?" "No, I just bruise easily.": what it names instead is none of what was asked. */
export function namesInstead({ said, words, clinical }: Unit, asked: Unit): boolean {
  const found = insteadOf.exec(said);
  if (found === null) return false;
  if (clinical.symptoms.length > 0)
    return !clinical.symptoms.some(({ symptom }) => symptom.words.some((word) => asked.words.includes(word)));
  // "Feverish or shivery?" "No, just achy."
  const rest = said.slice(found[0].length - 1).split(' ');
  return (
    rest.length <= longestNamedInstead &&
    !rest.some((word) => ofDegree.test(word) || asked.words.includes(word)) &&
    words.length > rest.length
  );
}
const longestNamedInstead = 2;
const ofDegree =
  /^(?:mild(?:ly)?|slight(?:ly)?|occasional(?:ly)?|rare(?:ly)?|minor|normal|usual|little|bit|lot|lots|more|less|better|worse|some|one|once|twice|couple|few|half|left|right|both|sometimes|maybe|yet|now|today|\d.*)$/;

const opensNo = /^(?:no|nope|nah) (?!(?:not|never|no|none|nothing|idea|more|longer|worse|but|just|only)\b)/;
const butHad =
  /\b(?:but|except|only|just|sometimes|occasionally|once|twice|bit|little|maybe|might|not sure|almost|nearly|until|since|anymore|used)\b/;

/** True for a no to all that was asked, with something else told in its place: "No, I landed on my hip." */
export function tellsInstead({ said, words }: Unit, asked: Unit): boolean {
  if (!opensNo.test(said) || butHad.test(said)) return false;
  const named = contentStems(asked.words);
  return !contentStems(words).some((stem) => holdsStem(named, stem));
}

/** The same where it was had after all: "No. A couple of little ones." */
export function isTakenBack(units: readonly Unit[]): boolean {
  const next = nextOf(units);
  return (
    units.some(thinksOfDeath) || (next !== undefined && qualifies.test(next.said) && !denies.test(next.said))
  );
}
/** Asks after thoughts of harming oneself. */
export const asksOfHarm =
  /\b(?:hurt(?:ing)? (?:yourself|himself|herself|themselves)|harm(?:ing)? (?:yourself|himself|herself|themselves)|self[- ]harm|kill(?:ing)? (?:yourself|himself|herself)|suicid(?:e|al)|end(?:ing)? (?:your|his|her) (?:own )?life|better off dead|want(?:ing|ed)? to die|wish(?:ing|ed)? you(?=) (?:were|was) (?:dead|gone))(?=)\b/;
const thinks =
  /\b(?:i|he|she)(?:'ve| have|'s| has|'d| had)?(?: (?:just|sometimes|do|did|also|still|even|maybe|really)){0,2}(?=) (?:thought (?:about|of|they|he|she|it|that|i)|thinks? (?:about|of)|(?:am |'m )?thinking (?:about|of)|wonder(?:ed|s)?|wish(?:ed|es)? (?:i|he|she)(?=) (?:was|were|did|would|could))(?=)\b|\bbetter off (?:without|dead)\b|\b(?:what's the|no) point\b|\b(?:not|n't) (?:wake|waking) up\b/;

/** "Thoughts of hurting yourself?" "No. I've thought they'd be better off without me": no denial, whatever it begins with. */
export function thinksOfDeath({ said, answers }: Unit): boolean {
  return answers !== null && asksOfHarm.test(answers.said) && thinks.test(said) && !deniesThought.test(said);
}
// "Sometimes I wish I could disappear, but I don't want to die.": that is denied.
const deniesThought =
  /\b(?:never|not|n't) (?:really )?(?:think|thought|wish|wonder|want to (?:die|hurt|kill|end))/;

const wishesGone =
  /\bwish(?:ed)? (?:i|he|she)(?=) (?:was|were|had)(?=)(?: ?n['’]t| not| never)?(?=) (?:here|alive|around|born|been born|dead|gone)\b|\b(?:not|n['’]t) (?:mind|care) if (?:i|he|she)(?=) (?:died|did|was|were|never)\b|\b(?:better off (?:without (?:me|him|her)|dead)|no point (?:in )?(?:living|going on|being here)|(?:not|never|n['’]t) (?:want to )?wake up|life (?:is|was|'s) ?(?=)(?:n['’]t|not) worth)(?=)\b/;
const deniesWish =
  /\b(?:i|he|she) (?:do|did|have)(?: ?n['’]t| not| never)(?=) (?:think|wish|feel|thought|wished|felt)\b/;

/** True where the patient would rather not be alive, whatever plans of it they deny. */
export function wouldRatherNotLive(units: Iterable<Unit>): boolean {
  for (const { role, question, said } of units)
    if (role !== 'clinician' && !question && wishesGone.test(said) && !deniesWish.test(said)) return true;
  return false;
}

/** In words. */
const fewestAgain = 3;
// "No. Well, steak, one time, but I didn't chew it."
const thinksAgain =
  /^(?:(?:oh|um|uh|actually) )?(?:well|except)(?=) (?:(?:now|i mean|actually|um|uh) ){0,2}(?!(?:no|not|never|none|nothing|i wish|that's|it's|thank)\b|(?:i|he|she|it|they|we|you)(?=) (?:do|did|does|am|is|was|has|have|had|would|could|ca)(?=) (?:n['’]t|not|never)\b)/;

const nextOf = ([, ...more]: readonly Unit[]) => more.find(({ said }) => !onlySound.test(said));

function isHad(said: string, phrase: readonly string[]): boolean {
  return (
    said !== '' &&
    !denies.test(said) &&
    !goesWell.test(said) &&
    !phrase.some((word) => ofLack.test(word)) &&
    phrase.some((word) => isOwn(word) && holds(said, word))
  );
}

const opening =
  /^\W{0,3}(?:(?:no|nope|nah|not really|not that i['’](?:ve|d) (?:noticed|notice)|not much)(?=[,.])\W{1,3}){0,3}/;
const denies = /\b(?:no|not|never|none|nothing|without|neither)\b|n['’]t\b/;
const goesWell = /\b(?:fine|okay|ok|good|great|normal|clear|all right|well|better|usual|same)\b/;
// "Problems sleeping?" "No, I've been sleeping like a log."
const ofLack = /^(?:trouble|problem|difficult|hard|loss|lost|losing|change|decreas|poor|less|low)/;
const asBefore = /^(?:no )?nothing (?:new|substantial|major|serious|significant|terrible|crazy)\b/;
// "Are you taking the lisinopril twice a day?" "No, just once a day.": it is taken.
const lessOften =
  /^no (?:i )?(?=)(?:take it |cut (?:it|that|them) (?:back|down) to )?(?=)(?:just |only )?(?=)(?:once|twice|\d times|(?:at |the )?night|(?:in )?the (?:morning|evening)|every other day)(?=)(?: (?:a|per) day| daily| now)?$/;
const onlySound = /^(?:oh|um|uh|hmm|well)$/;
const qualifies =
  /^(?:(?:oh|um|uh|well|i mean|i guess)(?=) ){0,2}(?=)(?:(?:just|only|except|but|maybe|sometimes|occasionally)(?=) (?:when|if|at|in|on|with|after|once|sometimes|a bit|a little|a touch)(?=)\b|there (?:was|is|has been)(?=) (?:a bit|a little|some|one|once)\b|(?:just |only |maybe )?(?=)(?:a couple(?: of)?|a few|one or two|two or three)(?=) (?:(?:of )?(?:really )?(?=)(?:little|small|mild|minor|tiny|short|light) )?(?=)(?:ones?|times)\b)/;

// "Ankles", "back", and no "pain" or "any"
const isOwn = (word: string) => word.length > 3 && !ofAny.test(word);
const ofAny =
  /^(?:pain|pains|aches?|swelling|with|your|trouble|problems?|issues?|feel(?:ing)?|bad|right|left|before|after|ever|that|this|have|been|side|over)$/;
const holds = (text: string, word: string) =>
  text
    .split(/[^a-z0-9]+/)
    .some((said) => said.startsWith(word) && /^(?:e?s)?$/.test(said.slice(word.length)));
