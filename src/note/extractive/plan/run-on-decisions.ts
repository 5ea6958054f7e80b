import { upperFirst } from '../../language/upper-first.ts';
import { reworded, type Unit } from '../visit/units.ts';

const decision =
  "(?:(?:(?:i|we)(?=)(?:['’](?:m|re)| am| are)(?: not| also| just)? (?:going to|gon ?na)|(?:i|we)(?=)(?:['’]ll| will)(?: also)?|(?:i|we)(?=)(?:['’]d| would)(?: also| really)? (?:like(?: you)? to|rather)|(?:i|we)(?=) (?:(?:also|really|do|just) )?(?:wan ?na|want(?: you)? to)|let['’]?s)(?=) (?!(?:see(?! you)|talk|think|say|be|have a look|look|go over|listen|bet|admit|know|go ahead and look|examine)\\b)[a-z]|(?:i|we)(?=)['’](?:m|re) (?:referring|ordering|sending|starting|stopping|increasing)\\b|you (?:can|should|need to) (?:take|use|keep|continue|stop|try|go back|drop)\\b|(?:stay on|stick with|keep (?:taking|using|on)|continue|stop|recheck|repeat) (?=(?:the|your|taking|using|with|on|\\d)\\b))";
/** Where one thing decided ends, and the next begins. */
const joint = new RegExp(
  `(?: ?, (?:(?:and|so)(?=) )?(?:then |also )?| (?:and|so|and so)(?=) (?:then |also )?)(?=${decision})`,
  'gi',
);
const decides = new RegExp(`(?:^|[ ,])${decision}`, 'i');
const dependsOn = /\b(?:if|when|whenever|once|unless|whether|until|till|in case|before|even though)\b/i;
const reason = /^(?:(?:and|so|but|now|okay) )*(?:since|because|as|given|with|after|in order|to)\b/i;
const judges = /\b(?:is|are|was|were|looks?|seems?|think|has|have|had|gone|came)\b|[a-z]['’](?:s|re|ve)\b/i;
// "You're due for your mammogram, so we'll put in the order for that."
const pointsBack =
  /^(?:[a-z'’]+ ){2,6}(?:that|them|those|one)(?=$|[ .,]*$| (?:now|in|today|then|for|and)\b)/i;
const fewest = { before: 4, after: 3, whole: 13 };

/** "Your asthma is stable": judged, with nothing decided. */
export function onlyJudges({ text }: Unit): boolean {
  return judges.test(text) && !decides.test(text);
}

/**
 * A clinician's sentence that runs on, in the things decided one after the other: "your TSH is a little high, but that's the
 * coffee, so I'm not going to change the dose, stay on 75 and we'll recheck it in six weeks" is four. Null where it is one.
 */
export function decisionsIn(unit: Unit): Unit[] | null {
  if (
    unit.words.length < fewest.whole ||
    !/[, ](?:i|we|you|let|stay|stick|keep|continue|stop|re[cp])/i.test(unit.text)
  )
    return null;
  const { text } = unit;
  const out: Unit[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(joint)) {
    const before = text.slice(from, index);
    const after = index + found.length;
    if (before.split(' ').length < fewest.before || text.slice(after).split(' ').length < fewest.after)
      continue;
    if (dependsOn.test(before) || reason.test(before)) continue;
    if (!decides.test(before) && !judges.test(before)) continue;
    if (pointsBack.test(text.slice(after))) continue;
    out.push(piece(unit, from, index));
    from = after;
  }
  if (from === 0) return null;
  out.push(piece(unit, from, text.length));
  return out;
}

function piece(unit: Unit, from: number, to: number): Unit {
  const said = unit.text.slice(from, to);
  const text = from === 0 ? said : upperFirst(said);
  const whole = reworded(unit, /[.!?]$/.test(text) ? text : `${text}.`);
  return {
    ...whole,
    start: unit.start + from,
    end: to === unit.text.length ? unit.end : unit.start + to,
    opens: from === 0 && unit.opens,
  };
}
