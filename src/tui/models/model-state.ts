import { size } from '../../sizes.ts';
import type { ModelRow } from './models-actions.ts';

/** What the state column says of a model. */
export function stateOf({ work, failure, inUse, installed }: ModelRow): string {
  if (work !== null) {
    return work.fraction === null
      ? work.doing
      : `${Math.floor(Math.min(1, work.fraction) * 100)} % ${work.doing}`;
  }
  if (failure !== null) return 'failed';
  if (!installed) return inUse ? 'chosen, missing' : '';
  return inUse ? 'in use' : 'installed';
}

/** Whether this computer can run it, and what is suggested for it. */
export function fitOf({ fits, suggested, ramGb }: ModelRow): string {
  if (!fits) return `takes ${ramGb} GB`;
  return suggested ? 'suggested' : 'fits';
}

export function sizeOf({ bytes }: ModelRow): string {
  return bytes === null ? '?' : size(bytes);
}
