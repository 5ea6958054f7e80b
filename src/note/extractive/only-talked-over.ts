import type { Mention } from './troubles.ts';

/** True for what the clinician lists as what a medicine may do at first, or names only to doubt it. */
export function isOnlyTalkedOver({ passage: { unit, role } }: Mention): boolean {
  return role === 'clinician' && !unit.question && (listsSideEffects(unit.said) || doubtsIt(unit.said));
}

// "Nausea, mainly, constipation, it's usually the first weeks and when we go up."
const sideEffects =
  /\bside effects? (?:is|are|can be|include)\b|\b(?:usually|mostly|mainly|often)(?=) (?:in |for |just )?(?:the )?first (?:few |couple of )?(?:days|weeks?|month)\b|\b(?:when|as|each time|every time) we (?:go|step|move) up\b/;

function listsSideEffects(said: string): boolean {
  return (
    (said.includes('side effect') || said.includes('first') || said.includes('we ')) && sideEffects.test(said)
  );
}

// "For the reflux part, I'm not convinced, so I'm not starting a pill."
const doubts =
  /^(?:(?:so|and|but|now|okay),? ){0,2}(?=)(?:for|as for|about|with|regarding) (?:the|your|his|her|this|that) (?:[a-z-]+,? ){1,5}(?=)(?:i am|i'm|we are|we're) not (?:(?:so|really|quite|entirely|totally|at all) )?(?:convinced|persuaded)\b/;

/** True for words that turn to a problem only to doubt that it is one. */
export function doubtsIt(said: string): boolean {
  return said.includes('not ') && doubts.test(said);
}
