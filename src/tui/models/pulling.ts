import type { PullProgress } from '../../models/pull-model.ts';
import { duration } from '../../sizes.ts';
import type { Work } from './model-works.ts';

/** How far a pull is, as screens tell it. */
export function pulling(progress: PullProgress, secondsLeft: number | null): Work {
  switch (progress.stage) {
    case 'waiting':
      return { doing: 'another notegen fetches it', fraction: null };
    case 'retrying':
      return { doing: `trying again: ${progress.reason}`, fraction: null };
    case 'checking':
      return { doing: 'checking', fraction: progress.bytes / progress.total };
    case 'fetching': {
      const { bytes, total } = progress;
      const left = secondsLeft === null ? '' : `, ${duration(secondsLeft)} left`;
      return { doing: `fetching${left}`, fraction: total === null ? null : bytes / total };
    }
    default:
      return progress satisfies never;
  }
}
