import { surely } from '../learned/section-labels.ts';
import type { Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

const certain = 0.7;
const onlyPlan = surely('plan');

const onlyAssessment = surely('assessment');

/** The passage as what is concluded, in the words of `unit`. */
export function judgedAs(p: Passage, unit: Unit): Passage {
  return { ...p, unit, section: 'assessment', sections: onlyAssessment };
}

/** The passage as a part of the plan, in the words of `unit`; nobody's reply belongs to it any more. */
export function plannedAs(p: Passage, unit: Unit): Passage {
  return { ...p, unit, section: 'plan', sections: onlyPlan, keep: Math.max(p.keep, certain), reply: null };
}
