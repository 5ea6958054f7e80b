import type { Source } from '../../note.ts';
import { type Procedure, procedureTable } from './procedure-table.ts';
import type { VisitPiece } from './visit-facts.ts';

/** A procedure or test that was said to be done at this visit. */
export interface DoneProcedure {
  procedure: Procedure;
  /** The words that said so. */
  words: string;
  source: Source;
}

// Said of another time or place, of a wish or a plan: not done here.
const elsewhere =
  /\b(?:order(?:ed|ing|s)?|schedul\w+|refer\w*|go(?:ing)? to (?:the )?lab|will (?:get|do|order|check|need|have|obtain|schedule)|(?:we|i)['’]ll|going to|gonna|gon na|let['’]s|would like|want(?:ed)? to|wan na|need(?:s|ed)? (?:to|a|an)|plan(?:ning)? (?:to|for|on)|consider\w*|recommend\w*|due for|next|last (?:year|month|week|visit|time|fall|spring|summer|winter)|(?:days?|weeks?|months?|years?) ago|in the past|previous\w*|prior|at (?:the )?(?:hospital|er|emergency|urgent care|pharmacy|another)|in the (?:er|hospital|ed)|at home|home (?:test|covid|pregnancy)|outside|before (?:we|you|i) (?:start|begin|go|leave|decide)|would you|could|should|if|unless|declin\w+|refus\w+|deferr\w+|history of|yesterday|tomorrow|want a|get (?:a|an|your|the)|have you (?:had|ever)|did you (?:have|get)|ever had|not (?:done|today|performed)|did(?: not|n['’]?t) (?:do|get)|haven['’]t|never)(?=)\b/i;
// "I'd like you to come in today for an ECG with the nurse."
const toCome =
  /\b(?:(?:like|want) you to (?:come|have|get|go|do|see|book)|come (?:in|down|over|up)|book\w*)\b/i;
const done =
  /\b(?:today['’]?s?|(?:here )?in (?:the |our )?(?:office|clinic)|(?:done|did|got|ran|took|have|today) (?:\w+ )?here|here today|just (?:did|got|had|now)|we (?:did|got|ran|performed|obtained|gave|placed|removed|froze|drained|injected|checked)|i (?:did|ran|performed|gave|placed|removed|froze|drained|injected|put|numbed|reviewed your in-office)|nurse (?:did|gave|ran|got|checked)|(?:was|were|has been|have been)(?=) (?:done|performed|obtained|given|administered|injected|removed|placed|completed|frozen|drained|repaired|irrigated|taken|applied|carried out|collected|sutured)|performed|administered|tolerated|point[- ]of[- ]care|all done|came back|you got|you scored|score (?:is|was|of)|scored|your phq|your gad)(?=)\b/i;
const doneService =
  /\b(?:we (?:did|gave|performed|placed|removed|froze|drained|injected|irrigated|flushed|repaired|took|drew|put)|i (?:did|gave|performed|placed|removed|froze|drained|injected|put|got|irrigated|flushed|just (?:did|injected|removed|gave|froze))|nurse (?:did|gave|drew|flushed|irrigated)|(?:was|were|has been|have been) (?:\w+ )?(?=)(?:done|performed|given|administered|injected|removed|placed|completed|frozen|drained|repaired|irrigated|flushed|applied|sutured|drawn|lanced|opened|cauterized|obtained|taken|provided)|performed|administered|tolerated|all done|that(?:['’]s| is) it|you (?:got|received|had) (?:your|a|the)[^.?!]{0,40}today|we(?:['’]ve| have) (?:given|done|injected|removed)|completed today|given today|done today|received (?:\w+ ){0,4}today)(?=)\b/i;

// "I want to make sure it's not a melanoma, so I did a shave biopsy."
const didIt =
  /\bso (?:i|we) (?:just )?(?=)(?:did|performed|gave|placed|removed|froze|drained|injected)(?=) (?:an?|the|your|that|it)\b/i;

/**
 * The procedures and tests that were said to be done at this visit; what was ordered, planned, done elsewhere or
 * declined gives none. `pieces` are the clinic's words: the patient alone speaks of other times and places.
 */
export function doneProcedures(pieces: readonly VisitPiece[]): DoneProcedure[] {
  const table = procedureTable();
  const found = new Map<string, DoneProcedure>();
  for (const [i, piece] of pieces.entries()) {
    const { turn, text } = piece;
    const next = pieces[i + 1]?.turn === turn ? pieces[i + 1] : undefined;
    if (!(done.test(text) || doneService.test(text) || comesBack(next))) continue;
    if ((elsewhere.test(text) || toCome.test(text)) && !didIt.test(text)) continue;
    for (const procedure of table) {
      if (found.has(procedure.code)) continue;
      const said = procedure.called.exec(text);
      if (said === null || !isDone(procedure, piece, next)) continue;
      const start = piece.start + said.index;
      found.set(procedure.code, {
        procedure,
        words: text.trim(),
        source: { turn: turn.index, start, end: start + said[0].length },
      });
    }
  }
  return withoutDoubles([...found.values()]);
}

function isDone({ kind }: Procedure, piece: VisitPiece, next: VisitPiece | undefined): boolean {
  if (kind === 'service') return doneService.test(piece.text);
  if (done.test(piece.text)) return true;
  return comesBack(next);
}

// "The strep test. It came back positive."
function comesBack(next: VisitPiece | undefined): boolean {
  return (
    next !== undefined &&
    /^\s*(?:it|that|and it) (?:came back|was|is) (?:positive|negative|normal)/i.test(next.text)
  );
}

// A joint injection is not also a shot in a muscle; wax taken out by instrument includes the rinsing.
function withoutDoubles(found: DoneProcedure[]): DoneProcedure[] {
  const has = (code: string) => found.some(({ procedure }) => procedure.code === code);
  const joint = has('20610') || has('20605') || has('20600') || has('20550') || has('20552');
  return found.filter(({ procedure: { code } }) => {
    if (code === '96372') return !joint;
    if (code === '69209') return !has('69210');
    return true;
  });
}
