import { isBodyPart } from '../../lexicon/body-part.ts';
import { namesDrug } from '../../lexicon/drugs.ts';
import { symptomsIn } from '../../lexicon/symptoms.ts';
import { withinSentence } from './fragments.ts';
import { isHad, namesItem, onlyItem } from './items-asked.ts';
import { isPastTime } from './whether-answer.ts';

const lead = /^(?:(?:and|but|well|oh|um|uh|so|then|yes|yeah)[, ]+)+/i;
const denied =
  /^(?:the |my |any )?([a-z' -]{3,40}?),? (?:no|none|nope|never|not really|not at all)(?=)(?:,? (?:thanks?|thank god|doctor|really))?$/i;
const affirmed =
  /^(?:the |my |some )?([a-z' -]{3,40}?), (?:yes|yeah|yep|yup|i do|i have|i am)(?:,? (?:and )?(.{2,80}))?$/i;
const toExtent =
  /^(?:the |my |some )?([a-z' -]{3,40}?),? (a (?:bit|little)|sometimes|occasionally|now and (?:then|again)|at times|on and off|most (?:days|nights|mornings))(?:,? (.{2,60}))?$/i;
const only = /^(?:no,? )?(?:just|only) (?:(?:the|my) )?([a-z][a-z' -]{2,60})$/i;
const odd = /^(?:just |only |maybe )?(?:the|an) (?:odd|occasional) ([a-z][a-z' -]{2,50})$/i;
const others =
  /^(?:no(?:ne|thing)?|not)(?: to)?(?=)(?: of)?(?=) (?:(?:all )?(?:of )?the (?:others?|rest)|(?:any|every)thing else|else)\b|^nothing (?:other than|apart from|besides) that$|^(?:just|only) that$/i;
const hasVerb =
  /\b(?:i|i'm|i've|it|it's|is|are|was|were|am|has|have|had|do|does|did|can|could|will|would|not|no|n't|gets?|got|feels?|they|he|she|that)\b/i;

// "Not been sick."
const notBeen =
  /^not (?:been|had|got|noticed|felt|seen|lost|done|eaten|slept|changed|coughed|vomited|fainted|fallen)\b(?!.*\b(?:i|he|she|it|they|we)\b)/i;
const weight =
  /^(?:my |the )?(?=)weight,? (?:i|he|she)(?=)(?:'ve| have|'s| has)?(?=) (lost|put on|gained) (.{2,40})$/i;
const topic = /^(?:the |my )?([a-z]+(?: [a-z]+)?), (?:it(?:'s| is)|they(?:'re| are)) (?!been\b)(.{2,60})$/i;

// "No cramps with it, well, a little, on and off."
const noThenSome =
  /^no ([a-z]+(?: [a-z]+)?(?: with it)?)(?=), (?:well|i mean|actually|okay)(?=),? (?:maybe )?(?=)(?:a (?:little|bit)|some|sometimes|one or two|a few)(?=)((?:, [^.]{2,60})?)$/i;

// "Not red.", "not dizzy, no"
const notSo =
  /^not ((?:red|hot|warm|swollen|sore|tender|itchy|painful|stiff|weak|numb|hard|dizzy|sick|tired|breathless|feverish|thirsty)(?: at all| really)?)(?:,? no)?$/i;
const ofWhole = /^(?:dizzy|sick|tired|breathless|feverish|thirsty)/i;

// "Weight, I've lost a bit.", "bowels, they're fine."
function frontedAnswer(text: string, { they, have }: Pick<Owner, 'they' | 'have'>): string | null {
  const lost = weight.exec(text);
  if (lost !== null) {
    const bare = /^(?:a (?:bit|little|lot)|some|loads|lots)$/i.test(lost[2]!);
    return `${they} ${have} ${lost[1]} ${lost[2]}${bare ? ' of weight' : ' in weight'}`;
  }
  const named = topic.exec(text);
  // "The kidneys, they're watching the kidneys.": they are others.
  if (
    named === null ||
    named[2]!.includes(named[1]!) ||
    !(/^(?:the|my) /i.test(text) || isThing(named[1]!.toLowerCase()))
  )
    return null;
  return `the ${named[1]} ${/[^s]s$/.test(named[1]!) ? 'are' : 'is'} ${named[2]}`;
}

const ofBody =
  /^(?:bowels|stools?|poos?|poops?|urine|wee|pee|bladder|appetite|sleep|weight|mood|energy|breathing|vision|sight|eyesight|hearing|memory|periods?|sugars?|pressures?|blood pressure|balance|strength|voice|taste|smell|stream|diet|work|school|home)$/;

// "Every day, it's in the cup holder", "yep, it's in two bits": what comes first is no thing that is told of.
function isThing(name: string): boolean {
  const words = name.split(' ');
  return ofBody.test(name) || isBodyPart(words.at(-1)!) || namesDrug(words) || symptomsIn(words).length > 0;
}

/** Who has it: "i have", "she has". */
export interface Owner {
  they: string;
  have: string;
  had: string;
}

/**
 * What one part of an answer says of several things that were asked for, as a statement: "the scalp, no" → no tenderness
 * of the scalp; "nausea, yes" → i have nausea; "just the headaches" → i have headaches, no weakness. `rest` are the parts
 * that were said beside it. Null where it stands by itself, or names nothing that was asked for.
 */
export function partAnswer(
  said: string,
  items: readonly string[],
  rest: readonly string[],
  { they, have, had }: Owner,
  listedIn: readonly string[] = [],
): string | null {
  const text = withinSentence(said.replace(lead, ''));
  const elided = notBeen.exec(text);
  if (elided !== null) return `${they} ${have} ${text}`;
  const after = noThenSome.exec(text);
  if (after !== null) return `${they} ${have} some ${after[1]}${after[2]}`;
  const fronted = frontedAnswer(text, { they, have });
  if (fronted !== null) return fronted;
  const plain = notSo.exec(text)?.[1];
  if (plain !== undefined)
    return ofWhole.test(plain) ? `${they} ${they === 'i' ? 'am' : 'is'} not ${plain}` : `it is not ${plain}`;
  const no = denied.exec(text);
  if (items.length < 2) {
    const other = no === null ? undefined : listedIn.find((item) => namesItem(no[1]!, item));
    return other === undefined ? null : `no ${other}`;
  }
  const itemIn = (words: string) =>
    hasVerb.test(words) ? undefined : items.find((item) => namesItem(words, item));
  const named = (item: string) =>
    item === 'blood pressure' ? 'high blood pressure' : item.replace(/-and-/g, ' and ');
  if (no !== null) {
    const item = itemIn(no[1]!);
    return item === undefined ? null : `no ${item.replace(/-and-/g, ' and ')}`;
  }
  const yes = affirmed.exec(text);
  if (yes !== null) {
    const item = itemIn(yes[1]!);
    if (item === undefined || !isHad(item)) return null;
    return `${they} ${have} ${named(item)}${yes[2] === undefined ? '' : `, ${yes[2]}`}`;
  }
  const some = toExtent.exec(text);
  // "My hearing's a bit down."
  if (some !== null && !/['’]s$/.test(some[1]!)) {
    const item = itemIn(some[1]!);
    if (item === undefined || !isHad(item) || !onlyItem(some[1]!, item)) return null;
    const bit = /^a /i.test(some[2]!);
    return `${they} ${have} ${bit ? `${some[2]} of ` : ''}${named(item)}${bit ? '' : ` ${some[2]}`}${some[3] === undefined ? '' : ` ${some[3]}`}`;
  }
  const unsaid = items.filter((item) => ![text, ...rest].some((part) => namesItem(part, item)));
  const none = unsaid.length === 0 ? '' : `no ${listed(unsaid)}`;
  if (others.test(text)) return none === '' ? null : none;
  const sole = only.exec(text);
  if (sole !== null) {
    if (itemIn(sole[1]!) === undefined) return null;
    return `${they} ${have} ${sole[1]!.replace(/^blood pressure\b/i, 'high blood pressure')}${none === '' || rest.length > 0 ? '' : `, ${none}`}`;
  }
  const now = odd.exec(text);
  if (now !== null) return hasVerb.test(now[1]!) ? null : `${they} ${have} the occasional ${now[1]}`;
  const [first = '', ...more] = text.split(', ');
  const item = itemIn(first);
  return item !== undefined && isHad(first.toLowerCase()) && onlyItem(first, item) && !hasVerb.test(text)
    ? `${they} ${more.some((part) => isPastTime.test(part)) ? had : have} ${[/^blood pressure$/i.test(first) ? 'high blood pressure' : first, ...more].join(', ')}`
    : null;
}

function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
}
