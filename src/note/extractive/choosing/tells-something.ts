import type { Unit } from '../visit/units.ts';

// Of these words alone an answer tells nothing.
const empty = new Set(
  `aha aw cool cute exactly fun funny gosh great hi hmm huh jeez ooh oops whoa wow yikes
    a about ages ago ah all alright am an and any anything are as at aye be been better bit bye can correct did do does doing don't er fair far fine for from get go going good guess had has have he hello her hi him his honestly how i i'd i'll i'm i've idea if in is it it's its just kind know later let like little lot lovely maybe me mean mm my n't nah never nice no nope not nothing now of off oh ok okay on one or out perfect please quite really remember right same say see she so some something sometimes sorry sort sounds sure thank thanks that that's the then there there's they think this though to too uh um very was we well were what when will with would yeah year yep yes yet you your`.split(
    ' ',
  ),
);

// "Chest pain?" "Lord.", "Mom!": called out or to somebody, unless it was asked who.
const called = new Set(
  `mom mum mummy mommy mam mama dad daddy papa nan nana gran granny grandma grandpa baby honey hon love dear darling doc doctor
    mate sir ma'am sister nurse lord god jesus christ goodness heavens eish ew eww ach och ugh bah oof ouch ow shush mercy`.split(
    /\s+/,
  ),
);
const asksWhom =
  /\b(?:who|whose|whom|any(?:one|body)|some(?:one|body)|family|home|house|lives?|living|with|helps?|from|call(?:s|ed)?|name|which)\b/;

// "What stops you?" "My mum."
const ofOwn = /\bmy (?!lord|god|goodness)/;

/** True where an answer has a word that tells anything at all. */
export function tellsSomething({ words, question, answers, said }: Unit): boolean {
  if (question || words.every((word) => empty.has(word)) || thanksAlone.test(said)) return false;
  if (words.some((word) => !empty.has(word) && !called.has(word)) || ofOwn.test(said)) return true;
  const asked = answers?.said ?? 'who';
  return asksWhom.test(asked) || words.some((word) => called.has(word) && asked.includes(word));
}

const thanksAlone =
  /^(?:(?:oh|okay|great|perfect|good|lovely|brilliant|wonderful|all right|that's great)(?=) ){0,2}(?:thanks|thank you)(?=)(?: (?:so|very) much)?(?: (?:doctor|doc|nurse))?$/;

const asksHow =
  /\bhow(?: ?'s| is| are| was| were| has| have)(?=) (?:(?:your|his|her|the) (?:[a-z]+ )?(?=)(?:mood|sleep|appetite|energy|breathing|pain|bowels?|balance|memory|concentration|anxiety|vision|hearing|voice|stress|motivation)|(?:you|he|she) (?:been )?(?=)(?:sleeping|eating|drinking|breathing|walking))(?=)\b|^(?:(?:and|so|okay|then|how about|what about|your|the|his|her) )*(?:mood|sleep|appetite|energy|breathing|bowels?|balance|memory|concentration|vision|hearing)$/;
const judgement =
  /^(?:great|good|fine|okay|ok|well|normal|alright|better|worse|same|bad|badly|terrible|awful|poor|poorly|low|fair|okayish|rough)$/;
const mostWords = 5;

/** "How's your mood?" "Not great.": no word of it tells anything alone, and yet it answers. */
export function saysHowItIs({ answers, words, question }: Unit): boolean {
  return (
    !question &&
    answers !== null &&
    words.length <= mostWords &&
    asksHow.test(answers.said) &&
    words.some((word) => judgement.test(word))
  );
}

// "Same.", "a bit", "not much, really", "a lot better", "some of it"
const byDegree =
  /^(?:(?:oh|well|so|yeah|yes|yep|aye|no|honestly|i guess|i'd say|i would say|i think|maybe|about|around|just|only|pretty|quite|really|very|too|not|much|a|an|the|it|it's|they|they're|i'm|he's|she's|is|are|was|been|kind of|sort of) )*(?:better|worse|same|good|fine|great|okay|ok|alright|all right|well|bad|awful|terrible|normal|some|sometimes|bit|little|lot|lots|much|enough|plenty|nothing|everything|right|left|kinda|sort of|kind of|barely|hardly|usually|possibly|probably|obviously|definitely|me)(?: (?:really|same|the same|about the same|now|though|of it|of that|of course|thanks|thank god))*$/;
// "Did nothing.": the tablets that were asked of.
const didNothing =
  /^(?:(?:it|they|that|those|these) )?(?=)(?:(?:did|does|do) nothing|(?:did|does|do) n't do (?:much|anything))$/;
// "When I remember.", "if it's cool"
const onlyWhen =
  /^(?:(?:yes|yeah|no|only|just|well|mostly) )*(?:when(?:ever)?|if)(?=) (?:i|i'm|he|he's|she|she's|it|it's|they|they're|we)(?=) [a-z ]{2,40}$/;
const mostOfDegree = 8;

/** "Is it itchy?" "A bit.", "how often do you take it?" "When I remember.": told by what was asked. */
export function tellsAsAnswer({ answers, said, words, question }: Unit): boolean {
  return (
    !question &&
    answers !== null &&
    words.length <= mostOfDegree &&
    (byDegree.test(said) || didNothing.test(said) || onlyWhen.test(said))
  );
}
