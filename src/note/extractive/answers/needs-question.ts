import { hasFiniteVerb } from '../rephrase/clauses.ts';
import { type Unit, wordsOf } from '../visit/units.ts';
import { contentStems } from './asked-content.ts';

const longestOpening = 7;
const farthest = 7;

/**
 * True for an answer that nobody understands without what was asked: it opens with a few words that are the answer
 * ("doorway of the bathroom, my feet stuck"), speaks of "it" or "the blue one" before anything is named, breaks off ("I'd
 * rather, it helps"), or says what comes of a condition that only the question has. `text` is how the note has it.
 */
export function needsQuestion(text: string, unit: Unit, question: Unit): boolean {
  return (
    opensWithAnswer(text, question) ||
    (pointer.test(text) && pointsAtOnce(unit.words)) ||
    breaksOff.test(text) ||
    onlyFigure.test(text) ||
    howOften.test(text) ||
    ofTheirs.test(text) ||
    (text.startsWith('Since ') && asksWhen.test(question.said)) ||
    (comesOf.test(question.said) && !unit.words.some((word) => word === 'if' || word === 'when'))
  );
}

const fewWords =
  /\d|\b(?:both|none|neither|left|right|fine|not|all|once|twice|never|always|nothing|rarely|only)\b/i;
/** True for what says "it", "one" or "the rest" of what was said before, or breaks off. */
export function leansOnBefore(text: string, { words }: Unit): boolean {
  return (
    opensLeaning.test(text) ||
    breaksOff.test(text) ||
    (pointer.test(text) && ((words.length <= shortWords && endsPointing.test(text)) || pointsAtOnce(words)))
  );
}

const shortWords = 8;
const endsPointing = /\b(?:it|them|ones?|(?:for|of|before|after|since|about|with|on) that)\.$/;
const opensLeaning =
  /^(?:(?:Then|Now|But|And) )?(?=)(?:It|They|Th(?:at|ose|ese|is|ere)|One|Both|Some|None|Most|Neither|The (?:rest|other|others|first|second|last|other one))(?=)\b/;
const yesOrNo = /^(?:(?:Yes|No|Not really|Well),? )+/;
const ofTime =
  /^(?:at|in|on|during|by|for|over|since|after|before|until|till|from|with|then|now|when|if|because|so|but|and|to|as|like|usually|sometimes|mostly|plus|overall|however|wait|let|ow|doctor|in fact)(?=)\b|(?<!on)ly$/i;

// "Ice, and Aleve, and a cream that smelled", "Left, it started in March": the answer, and then a sentence.
function opensWithAnswer(text: string, question: Unit): boolean {
  const said = text.replace(yesOrNo, '');
  const comma = said.indexOf(', ');
  if (comma < 1) return false;
  const opening = said.slice(0, comma);
  const words = wordsOf(opening);
  if (words.length > longestOpening || ofTime.test(opening) || hasFiniteVerb(opening)) return false;
  const stems = contentStems(words);
  const asked = contentStems(question.words);
  if (stems.some((stem) => asked.includes(stem))) return false;
  return stems.length > 0 || fewWords.test(opening);
}

const pointer = /\b(?:it|that|them|they|those|these|ones?)\b/i;
const points = /^(?:it|it's|it'll|it'd|them|they|they're|they've|that|that's|those|these|ones?)$/;
const people =
  /^(?:said|says?|told|tell|gave|give|gives|put|took|sent|wanted?|wrote|thought|think|asked|called|call|let|made|switched|checked|removed|admitted|found|did|do|had|have|are|were|started|changed|moved|cut)$/;
const byItself =
  /^(?:hurts?|aches?|burns|itches|feels?|felt|depends|takes|took|looks?|seems?|sounds?|happens?|happened|comes|came|rains?|gets|got|has|been|started|began|is|was|'s)$/;
const isOrHas = /^(?:is|was|has)$/;
// "It was there", "it's gone": said of a thing, not of the weather or the time.
const states =
  /^(?:there|here|gone|back|new|worse|better|negative|positive|healed|infected|stuck|off|out|over|empty|expired|broken|swollen|stopped|itchy|always|never|still)$/;
const names = new Set('my his her our your their the a an of any some no every'.split(' '));

// "I stretch them to six", "I've only got the blue one".
function pointsAtOnce(words: readonly string[]): boolean {
  for (let i = 0; i < words.length && i <= farthest; i++) {
    const word = words[i]!;
    const next = words[i + 1] ?? '';
    // "They did it in June."
    if ((word === 'they' || word === "they've") && people.test(next)) continue;
    if (points.test(word)) return pointsAway(word, next, words[i - 1] ?? '', words[i + 2] ?? '');
    if (names.has(word) && !/^ones?$/.test(words[i + 2] ?? '')) return false;
  }
  return false;
}

function pointsAway(word: string, next: string, before: string, after: string): boolean {
  if (word === "it's") return states.test(next);
  if (word === 'it') return isOrHas.test(next) ? states.test(after) : !byItself.test(next);
  if (word === 'that' || word === 'those' || word === 'these')
    return (
      next === '' ||
      /^(?:one|ones|is|was|does|did|has|would|could|might|helps?|helped|works?|worked|about|for|once|twice|daily|side|spot|part|place|pill|stuff|in|on|at|before|after|since|to|and|but|until|till|when|now|today|yesterday|anymore|either|too)$/.test(
        next,
      )
    );
  if (word === 'one' || word === 'ones')
    return (
      !/^(?:no|any|at|around|about|by|than|every|some|day|time)$/.test(before) &&
      (next === '' ||
        /^(?:at|in|on|but|and|is|was|has|gives|makes|when|last|behind|for|with|from|he|she|they|i|i've|it|it's)$/.test(
          next,
        ))
    );
  return true;
}

const breaksOff =
  /^(?:S?he|They|The patient|It)(?=) (?:(?:would|could|will|did|does|do|can|might|should)(?=)(?: not| never)?(?: rather)?(?=[.,]| (?:because|if|until|when|since|after|before|too|for now)\b)|(?:has|have|had|is|are|was|were)(?: not| never)?(?=[.,]| not (?:since|yet)\b)|(?:will|wants? to|would like to|would rather)(?=) (?:wait|think|see|read|find out|do (?:that|it))\b)/;
// "It was sixteen."
const onlyFigure = /^It (?:is|was|has been) (?:(?:about|around|maybe|only) )*[\d./-]+\.$/;
// "My mother had hers out at forty.", "My sister has both."
const ofTheirs =
  /\b(?:ha[sd]|have) (?:(?:hers|theirs|his(?= (?:out|removed|taken|done)\b))|(?:both|the same)\.$)/;
// "Have you had this before?" "Every winter."
const howOften =
  /^(?:(?:Nearly|Almost|About|Maybe|Only|Just) )?(?:[Ee]very|[Oo]nce|[Tt]wice|[Mm]ost) [a-z]+(?: or so| a [a-z]+)?\.$/;
const asksWhen = /\b(?:since|long|when)\b/;
const comesOf = /^(?:(?:and|so|okay|but|then) )*(?:what|how|anything)\b.* (?:if|when|without)\b/;
