import { upperFirst } from '../../language/upper-first.ts';
import type { Specialty } from '../../specialties.ts';
import { type DecisionMaking, type Level, levelNames } from './decision-making.ts';
import type { Familiarity, StatedTime } from './visit-facts.ts';

export interface VisitLevel {
  code: string;
  description: string;
  reason: string;
}

// Least minutes on the day for each level (AMA, office visits, as of 2024).
const minutesFor = {
  new: { 2: 15, 3: 30, 4: 45, 5: 60 },
  established: { 2: 10, 3: 20, 4: 30, 5: 40 },
} as const;

/** How a visit was held that nobody came to: modifier 93 says that there was sound alone (CPT, Appendix A). */
export type FarVisit = 'video' | 'telephone';

const modifiers: Record<FarVisit, string> = {
  video: ' By telehealth: add modifier 95.',
  telephone: ' By telephone, sound alone: add modifier 93.',
};

/** The office visit's code by decision making, or by stated time where that gives a higher level. */
export function officeVisit(
  making: DecisionMaking,
  known: Familiarity,
  time: StatedTime | null,
  far: FarVisit | null,
): VisitLevel {
  const kind = known.isNew ? 'new' : 'established';
  const byTime = time === null ? null : levelByTime(time.minutes, kind);
  const timed = byTime !== null && byTime > making.level;
  const level = timed ? byTime : making.level;
  const grounds = timed
    ? `${time!.because} reaches ${minutesFor[kind][level]} minutes; decision making alone would be ${levelNames[making.level]}: ${elements(making)}`
    : `decision making ${levelNames[level]}, two of three: ${elements(making)}`;
  return {
    code: `99${known.isNew ? '20' : '21'}${level}`,
    description: `Office visit, ${kind} patient, ${levelNames[level]} decision making or at least ${minutesFor[kind][level]} minutes`,
    reason: `AMA office visit rules 2021/2023. ${upperFirst(known.because)}; ${grounds}.${far === null ? '' : modifiers[far]}`,
  };
}

/** An emergency department visit's code: by decision making only, new and known patients alike (AMA, 2023). */
export function emergencyVisit(making: DecisionMaking): VisitLevel {
  return {
    code: `9928${making.level}`,
    description: `Emergency department visit, ${levelNames[making.level]} decision making`,
    reason: `AMA emergency visit rules 2023: decision making ${levelNames[making.level]}, two of three: ${elements(making)}.`,
  };
}

/** Visits of therapists are not coded by these rules. */
export function hasVisitLevel(specialty: Specialty): boolean {
  return specialty !== 'physical_therapy';
}

function levelByTime(minutes: number, kind: 'new' | 'established'): Level | null {
  const levels: Level[] = [5, 4, 3, 2];
  return levels.find((level) => minutes >= minutesFor[kind][level]) ?? null;
}

function elements({ problems, data, risk }: DecisionMaking): string {
  const named = { problems, data, risk };
  return Object.entries(named)
    .map(([name, { level, because }]) => `${name} ${levelNames[level]} (${because})`)
    .join(', ');
}
