import { firstWord } from '../language/first-word.ts';
import { keepDoubled } from '../language/repeats.ts';

const opens = '(?:,? (?:and|but|so|because|until|when|where|as if|which|that|then),?)';
const who = '(?:he|she|it|they|we|the patient|there|that|this)';
const begun = '(?:is|was|has|had|been|are|were|feels?|felt|thinks?|noticed|will|would|going)';
const joint = '(?:,? (?:and|but|so|because|until|when|where|which|then),?)';
/** What was begun and broken off at the end of a sentence: "he is so tired, and he feels." */
const loose = new RegExp(
  `(?:${opens} ${who}(?: ${begun}){0,2}(?: just)?|${joint} ${begun}(?: going)?|,? (?:and|so|but) let us|(?<!\\b(?:till|until|by|before|since|around|about|back|even|think|hope|not))${joint}(?: (?:luckily|thankfully|fortunately|unfortunately|hopefully|only))?| now based| surprising based| can what|(?<=\\bpast) like| all of a sudden| and what| we are going| we will going)\\.$`,
  'i',
);
// "Leave the Entresto where it is", "she smokes here and there": nothing was broken off.
const place = /\bwhere (?:it|he|she|they|the patient) (?:is|are|was|were)\.$|\b(?:here|then) and there\.$/i;
/** The words of which such a sentence ends in one: most end in none, and are not looked at further. */
const looseWords = new Set(
  `he she it they we patient there that this is was has had been are were feel feels felt think thinks noticed will would going
just us and but so because until when where which then luckily thankfully fortunately unfortunately hopefully only based what
like sudden`.split(/\s+/),
);
// "… a patch of ice like and then when he fell."
const brokenClause = /^ then (?:when|since|after|before|if) [a-z ]{2,25}\.$/;
/** "She slipped and fell, and she is fairly sure.", "it helps, but most of the time.", not "… as far as she knows." */
const brokenOff =
  /,?(?: and| but| so)?(?:(?<! far as) (?:he|she|it|the patient) (?:(?:is|was) (?:(?:fairly|pretty|not) )?sure|thinks?|thought|knows?|guess(?:es)?|says|feels like)|(?: (?:he|she|the patient))? thought it(?: initially)?|(?<=but) (?:otherwise|(?:most|some|all) of the time|with the [a-z]{3,15}))\.$/i;
/** The same of `brokenOff`, but for "with the …". */
const brokenWords = new Set(
  'sure think thinks thought know knows guess guesses says like it initially otherwise time'.split(' '),
);
// "… from overuse now.": with what recognition ran on; "for now" is when.
const now = / now\.$/i;
const beforeNow = /\b(\w+) now\.$/i;
const when =
  /^(?:for|until|till|by|right|just|from|up|even|it|here|than|not|none|present|palpable|audible|visible|found|better|worse|fine|well|is|are|his|her|their|the|him|them|me|us)$/i;
const alone =
  /^(?:The patient's|His|Her|Their|That|Your) (?:(?:left|right|lower|upper|both|other|physical|neurological) )?(?:heart|lungs?|abdomen|belly|neck|back|skin|eyes?|ears?|throat|knees?|hips?|shoulders?|elbows?|wrists?|hands?|fingers?|ankles?|foot|feet|toes?|legs?|arms?|extremities|chest|head)(?: exam(?:ination)?| pain)?\.$|^(?:Otherwise )?on (?:his|her|their|the patient's|the) (?:\w+ )?exam(?:ination)?\.$|^(?:Left|Right) (?:knee|hip|shoulder|elbow|wrist|hand|ankle|foot|ear|eye|leg|arm)\.$/i;
/** What `alone` and `touched` begin with. */
const opensPart = new Set('the his her their that your otherwise on left right'.split(' '));
/** "On pressing on the inside of the knee.": what was found did not come to be said. */
const touched =
  /^On (?:pressing|pushing|touching|bending|moving|lifting|tapping|palpating|palpation|looking|listening|examining|turning)\b[a-z' -]{0,80}\.$/i;
const finds =
  /\b(?:is|are|was|were|has|have|no|not|pain|painful|tender\w*|hurts?|normal|clear|good|soft|swelling|swollen|red|stable|regular|full|intact)\b/i;

/** "No chest pain are the patient having any abdominal pain.": a question that speech without stops ran into. */
const asked =
  /(?:^|(?:,? (?:and|or|but|so))? )(?=)(?:(?:do|does|did|are) the patient|(?:do|does|did|has) (?:he|she)(?! (?:is|was|said)\b))(?=) (?:have|has|having|had|feel|get|take|taking|smoke|drink|ever|any|notice|remember|know|use|using|see|want|still|also)(?=)\b/i;
// "He could afford his medicines and is he taking them.": the question that followed.
const askedAfter =
  /,? (?:and|or|but)(?=) (?:is|was|are|were|has|have|does|did|do|can)(?=) (?:he|she|the patient|they) [a-z ]{2,60}\.$/i;

// "Nor does he have any pain", "how often does she take it": no question of its own.
const belongs =
  /\b(?:nor|neither|so|only|not|as|than|how|what|when|where|why|which|who|often|much|many|long|well|all|if|thing)$/i;
/** Words that stand twice for a reason, or for emphasis. */
const twiceWell = new Set([
  ...keepDoubled,
  ...'that much many long far more again over can do is was no little'.split(' '),
]);

/** The sentence without what was begun and broken off at its end; null where nothing is said but a part or a touch. */
export function withoutLooseEnd(text: string): string | null {
  if (opensPart.has(firstWord(text)) && (alone.test(text) || (touched.test(text) && !finds.test(text))))
    return null;
  const told = withoutAsked(text);
  if (told === null) return null;
  const last = now.test(told) ? beforeNow.exec(told)?.[1] : undefined;
  const said = (last !== undefined && !when.test(last) ? told.replace(now, '.') : told).replace(
    /\b([a-z]{3,}) \1\b/gi,
    (twice, word: string) => (twiceWell.has(word.toLowerCase()) ? twice : word),
  );
  const then = said.lastIndexOf(' then ');
  if (then > 0 && brokenClause.test(said.slice(then)))
    return withoutLooseEnd(`${said.slice(0, then).replace(/(?: like)?(?: and| but| so)?$/, '')}.`);
  const end = lastWord(said);
  const found =
    (looseWords.has(end) && !place.test(said) ? loose.exec(said) : null) ??
    (brokenWords.has(end) || said.includes(' with the ') ? brokenOff.exec(said) : null);
  if (found === null) return said;
  const kept = said
    .slice(0, found.index + (/surprising/i.test(found[0]) ? ' surprising'.length : 0))
    .replace(/[ ,]{1,4}$/, '');
  return kept.split(' ').length < 3 ? null : `${kept}.`;
}

/** The last word before a full stop, in small letters; '' where there is none. */
function lastWord(text: string): string {
  if (!text.endsWith('.')) return '';
  const word = text.slice(text.lastIndexOf(' ') + 1, -1);
  return (word.endsWith(',') ? word.slice(0, -1) : word).toLowerCase();
}

function withoutAsked(text: string): string | null {
  const found = asked.exec(text) ?? askedAfter.exec(text);
  if (found === null) return text;
  const before = text.slice(0, found.index);
  if (belongs.test(before)) return text;
  return before.split(' ').length < 3 ? null : `${before.replace(/[ ,]{1,4}$/, '')}.`;
}
