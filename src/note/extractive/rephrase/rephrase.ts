/** Speech in, clinical sentences out: pure functions, one utterance each. Null means: nothing clinical is left. */

export type { PlanStyle } from './plan-act.ts';
export { type Finding, findingOf, rephraseFinding } from './rephrase-finding.ts';
export { rephrasePlan } from './rephrase-plan.ts';
export { rephraseStatement, rephraseTold } from './rephrase-said.ts';
export type { StatementStyle } from './statement.ts';
export { relativeCalled, relativeOf, type Subject, subjectFor } from './subject.ts';
