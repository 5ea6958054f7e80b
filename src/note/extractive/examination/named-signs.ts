import { upperFirst } from '../../language/upper-first.ts';
import { plainOf, reworded } from '../visit/units.ts';
import { inPlace, type Passage } from '../visit/visit.ts';

const names =
  "((?:hawkins|neer|empty can|full can|speed|phalen|tinel|lachman|mcmurray|finkelstein|spurling|faber|fadir|o['’]brien|yergason|jobe|apprehension|straight leg raise|thompson|cross[- ]body|pivot shift|(?:anterior|posterior) drawer|apley|thessaly|(?:patellar )?grind|squeeze|slump|log roll|scour|sulcus|relocation|crossover|drop arm|lift[- ]off|romberg|hallpike)(?:['’]?s)?(?: (?:test|sign))?)";
/** A cheap look before the careful one. */
const anyName = new RegExp(names, 'i');
/** "Hawkins hurts?", "Does that hurt with Hawkins?" */
const asked = [
  new RegExp(
    `^(?:(?:and|okay|now|so|does|the),? )*${names},? (?:(?:that|this|it|does (?:that|this|it)) )?(?:hurts?|painful|sore|bothers? (?:you|it))(?: (?:here,? )?((?:on|in|at|over|along) the [a-z]+(?: [a-z]+)?))?\\?$`,
    'i',
  ),
  new RegExp(
    `^(?:(?:and|okay|now|so),? )*(?:(?:does )?(?:that|this|it) hurts?|(?:any )?pain|hurts?) (?:with|on|in|when i do) (?:the )?${names}\\?$`,
    'i',
  ),
];
/** "Neer, yep.", "Speed's doesn't." */
const told = new RegExp(
  `^(?:(?:and|okay|now|so|the),? )*${names}(?:,? (yes|yeah|yep|yup|no|nope)| (does|doesn['’]t|does not))[.!]?$`,
  'i',
);
const yes =
  /^(?:(?:oh|ow|ooh),? )*(?:yes|yeah|yep|yup|uh-huh|mm-?hmm|a (?:little|bit)|it does|does|same|ow+|ouch)\b/i;
const no = /^(?:no|nope|not really|it does(?:n['’]t| not)|does(?:n['’]t| not))\b/i;
const certain = 0.9;

/**
 * Tests by their names with what came of them, asked of the patient or told by the one who examines: "Hawkins hurts? Yep.
 * Neer, yep. Speed's doesn't." → Hawkins: pain. Neer: pain. Speed's: no pain.
 */
export function withSignsTold(passages: readonly Passage[]): readonly Passage[] {
  if (!passages.some(({ unit }) => anyName.test(unit.text))) return passages;
  const out: Passage[] = [];
  /** The turn in which pain by such a test was told last. */
  let ofPain = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < passages.length; at++) {
    const p = passages[at]!;
    const plain = p.role === 'clinician' ? plainOf(p.unit) : '';
    const undone = p.unit.question ? null : cannotBeDone(plain);
    if (undone !== null) {
      out.push({ ...p, unit: reworded(p.unit, undone), section: 'exam', keep: certain });
      continue;
    }
    const [, name, place] =
      (p.unit.question ? asked.map((pattern) => pattern.exec(plain)).find(Boolean) : undefined) ?? [];
    const answer = name === undefined ? undefined : passages[at + 1];
    const hurts = answer === undefined || answer.unit.question ? null : verdict(answer.unit.text);
    if (name !== undefined && answer !== undefined && hurts !== null) {
      ofPain = p.unit.turn;
      out.push(found(p, place === undefined ? name : `${name}, ${place}`, hurts, answer));
      at++;
      continue;
    }
    const [, test, said, does] = (p.unit.turn - ofPain <= near ? told.exec(plain) : null) ?? [];
    const came = test === undefined ? null : verdict(said ?? does ?? '');
    out.push(test === undefined || came === null ? p : found(p, test, came, null));
  }
  return out.length === passages.length && out.every((p, i) => p === passages[i]) ? passages : inPlace(out);
}

/** "The pivot shift I can't do, you're guarding.": tried, and no sign either way. */
const undone = new RegExp(
  `(?:^|[.] )(?:(?:and|okay|now|so|but),? )*(?:the )?${names},? i (?:can(?:no|['’])t|could(?:n['’]t| not)) (?:really )?(?:do|test|get|assess|check|judge)(?: (?:it|that|one|right now|today|properly))?(?=[,.]|$)`,
  'i',
);

function cannotBeDone(plain: string): string | null {
  const test = anyName.test(plain) ? undone.exec(plain) : null;
  if (test === null) return null;
  const before = plain.slice(0, test.index);
  const after = plain.slice(test.index + test[0].length);
  return `${before === '' ? '' : `${before}. `}${upperFirst(test[1]!)} could not be done${after}`;
}

/** In turns. */
const near = 3;

function verdict(said: string): boolean | null {
  return no.test(said) ? false : yes.test(said) ? true : null;
}

function found(p: Passage, name: string, hurts: boolean, answer: Passage | null): Passage {
  const unit = reworded(p.unit, `${upperFirst(name)}: ${hurts ? 'pain' : 'no pain'}.`);
  return {
    ...p,
    unit: { ...unit, question: false, reply: (answer ?? p).unit },
    section: 'exam',
    keep: certain,
    reply: null,
  };
}
