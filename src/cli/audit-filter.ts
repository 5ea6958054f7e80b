import type { Command } from 'commander';
import { type Act, acts } from '../audit/acts.ts';
import { parseDuration } from '../config/durations.ts';
import { NotegenError } from '../errors.ts';
import type { AuditFilter } from '../store/audit-log.ts';

export interface AuditFilterOptions {
  note?: string;
  who?: string;
  act?: string;
  customer?: string;
  since?: string;
  until?: string;
}

export function withAuditFilter(command: Command): Command {
  return command
    .option('--note <note_id>', 'only what was done to this note')
    .option(
      '--who <actor>',
      'only this actor: key:<key_id>, user:<name>, session:<id>, notegen; or a kind: key',
    )
    .option('--act <act>', 'only this act, such as note.read')
    .option('--customer <customer_id>', 'only what was done for this customer')
    .option('--since <time>', 'from then on: 2026-01-31, 2026-01-31T14:00Z, or 7d for the last seven days')
    .option('--until <time>', 'before then');
}

/** Throws `usage_invalid`. */
export function parseAuditFilter(options: AuditFilterOptions, now = Date.now()): AuditFilter {
  const { note, who, act, customer, since, until } = options;
  if (act !== undefined && !isAct(act)) {
    throw new NotegenError('usage_invalid', `--act takes one of: ${acts.join(', ')}.`);
  }
  return {
    ...(note !== undefined && { noteId: note }),
    ...(who !== undefined && { actor: kinds.has(who) ? `${who}:` : who }),
    ...(act !== undefined && { act }),
    ...(customer !== undefined && { customerId: customer }),
    ...(since !== undefined && { from: parseTime('--since', since, now) }),
    ...(until !== undefined && { to: parseTime('--until', until, now) }),
  };
}

const kinds = new Set(['key', 'session', 'user']);

function isAct(text: string): text is Act {
  return (acts as readonly string[]).includes(text);
}

/** A day without a time is that day's beginning where the person is. */
function parseTime(option: string, text: string, now: number): number {
  const ago = parseDuration(text);
  if (ago !== null) return now - ago;
  const at = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?$/.test(text)
    ? new Date(text.length === 10 ? `${text}T00:00:00` : text).getTime()
    : Number.NaN;
  if (Number.isNaN(at)) {
    throw new NotegenError('usage_invalid', `${option} takes a day, a time, or a duration such as 7d.`);
  }
  return at;
}
