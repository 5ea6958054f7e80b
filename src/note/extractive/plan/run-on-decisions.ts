import { upperFirst } from '../../language/upper-first.ts';
import { namesOrder } from '../choosing/left-out-orders.ts';
import { namesTest } from '../choosing/left-out-results.ts';
import { reworded, type Unit } from '../visit/units.ts';

const decision =
  "(?:(?:(?:i|we)(?=)(?:['’](?:m|re)| am| are)(?: not| also| just)? (?:going to|gon ?na)|(?:i|we)(?=)(?:['’]ll| will)(?: also)?|(?:i|we)(?=)(?:['’]d| would)(?: also| really)? like(?: you)? to|(?:i|we)(?=) (?:(?:also|really|do|just) )?(?:wan ?na|want(?: you)? to))(?=) (?!(?:see(?! you)|talk|think|say|be|have|look|go|listen|bet|admit|know|try|get on)\\b)[a-z]|(?:i|we)(?=)['’](?:m|re) (?:referring|ordering|sending|starting|stopping|increasing)\\b|you (?:can|should|need to) (?:take|use|keep|continue|stop|try)\\b|(?:stay on|stick with|keep (?:taking|using)|continue|stop|recheck|repeat) (?=(?:the|your|taking|using|with|on|\\d)\\b))";
/** Where one thing decided ends, and the next begins. */
const joint = new RegExp(
  `(?: ?, (?:(?:and|so)(?=) )?(?:then |also )?| (?:and|so|and so)(?=) (?:then |also )?)(?=${decision})`,
  'gi',
);
const decides = new RegExp(`(?:^|[ ,])${decision}`, 'i');
/** "For the thyroid", "your TSH is a little high, but I think that's the coffee": of a problem, with nothing decided. */
const ofProblem =
  /^(?:(?:and|so|but|now|okay|then|alright) )*(?:(?:as )?for|from|in terms of|regarding)(?=) (?:the|your|his|her|this) [a-z]|^(?:(?:and|so) )?(?=)(?:your|his|her|the) (?:[a-z0-9]+ ){1,3}(?=)(?:is|are|['’]s) (?:[a-z]+ ){0,3}(?=)(?:high|low|up|down|stable|controlled|good|better|worse)(?=)\b/i;
const dependsOn =
  /\b(?:if|when|whenever|once|unless|whether|until|till|in case|before|even though|since|given|although)\b/i;
const follows = /\b(?:see you|order|refer(?:ring)?|dose|weeks?|months?|therapy|repeat|recheck|change)\b/i;
const unfinished =
  /\b(?:would like|['’]d like|is|are|was|that|what|to|of|for|with|and|or|just|the|a|an|your|how|where)$/i;
// "You're due for your mammogram, so we'll put in the order for that."
const pointsBack =
  /^(?:[a-z'’]+ ){2,6}(?:that|them|those|it|one)(?=$|[ .,]*$| (?:now|in|today|then|for|and)\b)/i;
const fewest = { before: 4, after: 3, whole: 13 };

/**
 * A clinician's sentence that runs on, in the things decided one after the other: "for the thyroid your TSH is high, but
 * that's the coffee, so I'm not going to change the dose, and I'd like to repeat it in six weeks" is three. Each names what
 * it is of. Null where the sentence is one.
 */
export function decisionsIn(unit: Unit): Unit[] | null {
  if (unit.words.length < fewest.whole) return null;
  const { text } = unit;
  const out: Unit[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(joint)) {
    const before = text.slice(from, index);
    const rest = text.slice(index + found.length);
    if (before.split(' ').length < fewest.before || rest.split(' ').length < fewest.after) continue;
    if (dependsOn.test(before) || unfinished.test(before) || pointsBack.test(rest)) continue;
    const part = piece(unit, from, index);
    if (!(decides.test(before) ? namesIts(part) : from === 0 && ofProblem.test(before))) continue;
    if (!namesIts(piece(unit, index + found.length, text.length))) continue;
    out.push(part);
    from = index + found.length;
  }
  if (from === 0) return null;
  out.push(piece(unit, from, text.length));
  return out;
}

/** "Your asthma is stable": judged, with nothing decided. */
export function onlyJudges({ text }: Unit): boolean {
  return ofProblem.test(text) && !decides.test(text);
}

function namesIts({ words, clinical, text }: Unit): boolean {
  return (
    clinical.drugs > 0 || follows.test(text) || words.some((word) => namesOrder(word) || namesTest(word))
  );
}

function piece(unit: Unit, from: number, to: number): Unit {
  const said = unit.text.slice(from, to);
  const text = from === 0 ? said : upperFirst(said);
  const ends = to === unit.text.length;
  return {
    ...reworded(unit, /[.!?]$/.test(text) ? text : `${text}.`),
    start: unit.start + from,
    end: ends ? unit.end : unit.start + to,
    opens: from === 0 && unit.opens,
  };
}
