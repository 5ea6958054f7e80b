import { fewUnits, type Passage } from '../visit/visit.ts';
import { isDoneAsAsked } from './done-as-asked.ts';

const lead = '^(?:(?:and|so|now|okay|right|then|first|just|great|good|well|if)(?=),? ){0,4}';
const act =
  '(?:look (?:up|down|straight|left|at (?:me|the camera|my|it|the shoulder))|lie (?:back|down|flat)|press(?: in| down| on| gently| there| the| your| with)?|start (?:round|around|at|in|by)|put (?:the backs?|your (?:hands?|chin|fingers?|palms?|thumb|arms?))|have a feel|feel (?:for|round|around|along|the)|hold (?:it|them|your|that) (?:there|up|out|closer|still)|cover (?:one|your|the left|the right)|take (?:one|a (?:deep|big)(?: deep)? breath)|lift (?:your|it|that|them)|raise your|show me|move (?:it|closer|the (?:camera|phone)|your)|bring (?:it|the (?:camera|phone))|close your eyes|open (?:wide|your mouth|it wide)|stick (?:out )?your|turn (?:your|to|round|around|the camera|sideways)|bend (?:it|your|the|forward)|point (?:to|with|at)|squeeze|tap|come (?:a bit )?closer|pull (?:down|your|the)|roll up|measure (?:about|round|around|it))';
const asks = new RegExp(
  `${lead}(?:(?:could|can|would|will) you|if you (?:could|can|would)|i(?:['’]d| would) like you to|i want you to|i(?:['’]m| am) (?:just )?going to (?:ask|get) you to)(?:,? (?:just|please|maybe|um|er|also)){0,3},? ${act}\\b`,
  'i',
);
const tells = new RegExp(
  `${lead}(?:please )?(?:${act}|down (?:in|to) the (?:bottom|left|right)|across to the|palms up|arms out|other side)\\b`,
  'i',
);
const assent =
  '(?:yes|yeah|yep|okay|ok|sure|right|mm|mmm|mhm|like this|like that|done|i can|there|so|um|er|hang on)';
const does = new RegExp(`^\\W{0,3}${assent}(?:\\W{1,3}${assent}){0,8}\\W{0,3}$`, 'i');

/**
 * The passages without what the clinician asks the patient to do while they look, by telephone or on a screen: "could you
 * look up and down?", "start round the belly button, press in there". What is seen or felt then is told by itself.
 */
export function withoutAskedToDo(passages: readonly Passage[], from: number): readonly Passage[] {
  // Of a few words the rules know more.
  if (passages.length < fewUnits) return passages;
  const asked = new Set(passages.filter((p) => isAskedToDo(p, passages, from)).map(({ unit }) => unit));
  if (asked.size === 0) return passages;
  return passages.map((p) => {
    if (asked.has(p.unit)) return { ...p, keep: 0, section: 'none', reply: null };
    if (p.unit.answers === null || !asked.has(p.unit.answers)) return p;
    return { ...p, keep: does.test(p.unit.text) ? 0 : p.keep, unit: { ...p.unit, answers: null } };
  });
}

function isAskedToDo(p: Passage, passages: readonly Passage[], from: number): boolean {
  const { unit, role, index, reply } = p;
  if (role !== 'clinician' || unit.inFull || unit.reply !== undefined) return false;
  if (index < from && asks.test(unit.text))
    return !unit.question || reply === null || reply.units.every(({ text }) => does.test(text));
  // Said in one breath with what is found: "press there, that's soft".
  if (unit.question || /[,;] (?:that|it|they|this|there)(?:['’]s|['’]re| is| are)\b/i.test(unit.text))
    return false;
  return (index < from && tells.test(unit.text) && isAnswered(p, passages)) || isDoneAsAsked(p, passages);
}

function isAnswered({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  const next = passages.slice(index + 1).find(({ unit: { turn } }) => turn !== unit.turn);
  return next !== undefined && next.role !== 'clinician' && next.unit.turn === unit.turn + 1;
}
