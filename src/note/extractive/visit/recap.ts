import { upperFirst } from '../../language/upper-first.ts';
import type { Unit } from './units.ts';
import type { Passage } from './visit.ts';

/** "So let me just sum up.", "if I understand right, you've had …", "just to check I've got it right". */
const opens =
  /\b(?:let me(?: just)? (?:sum|go (?:back )?over|recap|run (?:back )?through|repeat|play)|(?:let me|just to|can i)(?: just)?(?: quickly)? (?:check|make sure|see if) (?:that )?i(?: have|'ve| 've)? (?:got|understand|understood)|(?:(?:just|so) to|if i(?: can|could| may)?(?: just)?|i'll just) (?:sum(?: up| that| it)|summari[sz]e|recap)|if i(?:'ve| have| 've)?(?: just)? (?:understand|understood|got)(?: (?:this|that|it|you|things|all|everything|all of that))? (?:right|correctly|correct|properly))\b/;
/** What was told of the patient, not what will be done. */
const tells =
  /\b(?:you(?:'ve| have| 've)? (?:had|got|been|lost|felt|noticed|started|came|woke|get|feel|twisted|fell|hurt)|(?:he|she|they)(?:'s|'ve| has| have)? (?:had|got|been|lost|started)|it(?:'s| has| is|'s been) (?:been |about |your |his |her )|you're (?:having|getting|not)|(?:about|for) (?:\w+ ){1,3}(?:days?|weeks?|months?|years?)|(?:days?|weeks?|months?|years?) of|no (?:pain|fever|blood))\b/;
/** Here what was told is over, and what is made of it begins. */
const turns =
  /\b(?:i think|i don't think|i'm (?:thinking|wondering|going|happy|worried)|i(?:'d| would) (?:like|want|say|suggest)|i want|i suspect|i wonder|we(?:'ll| will| need| should| could)|i(?:'ll| will)|my (?:feeling|impression|worry|thought)|what (?:i|we|that|this)|(?:that|this|it) (?:does |all |really )?(?:sounds?|fits|suggests|could|would|might|may|looks)|(?:that|this|it)'s (?:likely|probably|called|what|consistent|most likely|very likely)|we(?:'re| are) going to|let's|the (?:plan|good news|next)|in terms of)\b/;
/** In units, so long a recap may be. */
const most = 12;

/**
 * The passages with what the clinician says again of the history, to have it confirmed ("so, if I understand right, you've
 * had five days of spinning, …"), known for a recap: it is of the history, whatever it names.
 */
export function withRecap(passages: readonly Passage[]): readonly Passage[] {
  const told = new Set<Unit>();
  for (const [at, { role, unit }] of passages.entries()) {
    if (role !== 'clinician' || told.has(unit) || !opens.test(unit.said)) continue;
    const recap = [];
    for (const one of passages.slice(at, at + most)) {
      if (
        one.unit.turn !== unit.turn ||
        (one.unit !== unit && one.unit.question) ||
        turns.test(one.unit.said)
      )
        break;
      recap.push(one.unit);
    }
    if (recap.some(({ said }) => tells.test(said))) for (const one of recap) told.add(one);
  }
  if (told.size === 0) return passages;
  return passages.map((passage) =>
    told.has(passage.unit)
      ? { ...passage, section: 'hpi', recap: true, unit: withoutLead(passage.unit) }
      : passage,
  );
}

// "So, if I understand right, you've had …"
function withoutLead(unit: Unit): Unit {
  const lead = opens.exec(unit.text.toLowerCase().replaceAll('’', "'"));
  if (lead === null) return unit;
  const text = unit.text.slice(lead.index + lead[0].length).replace(trails, '');
  return text.split(' ').length < fewest ? unit : { ...unit, text: upperFirst(text), plain: null };
}
const trails =
  /^(?: (?:up|it|that|this|all|with you|what you've (?:said|told me)|on that))*[,:;. ]+(?:(?:so|and|um|er|uh|erm)[, ]+)*/i;
const fewest = 3;
