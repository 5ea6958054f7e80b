import type { Log, LogFields } from '../../log.ts';

export interface LogLine {
  /** Milliseconds since 1970. */
  at: number;
  level: 'info' | 'warn' | 'error';
  event: string;
  fields: LogFields;
}

/** A log that a screen shows: the last lines, the last failures, how much is asked for. */
export interface LogBoard extends Log {
  /** Oldest first. */
  lines(): readonly LogLine[];
  /** Errors and requests that failed on our side; oldest first. */
  failures(): readonly LogLine[];
  /** In the last sixty seconds. */
  requestsPerMinute(): number;
}

const mostLines = 500;
const mostFailures = 20;
const seconds = 60;

/** `also` gets every line too: a log that goes to a file. */
export function createLogBoard(now: () => number, also: Log | null = null): LogBoard {
  const lines: LogLine[] = [];
  const failures: LogLine[] = [];
  // A counter for each second, so that a busy server costs no more memory than an idle one.
  const counters = Array.from({ length: seconds }, () => ({ second: -1, count: 0 }));
  const keep = (kept: LogLine[], line: LogLine, most: number): void => {
    kept.push(line);
    if (kept.length > most) kept.shift();
  };
  const add = (level: LogLine['level'], event: string, fields: LogFields): void => {
    const at = now();
    const line = { at, level, event, fields };
    keep(lines, line, mostLines);
    if (level === 'error' || (fields.status ?? 0) >= 500) keep(failures, line, mostFailures);
    if (event !== 'request') return;
    const second = Math.floor(at / 1000);
    const counter = counters[second % seconds]!;
    if (counter.second !== second) Object.assign(counter, { second, count: 0 });
    counter.count += 1;
  };
  return {
    lines: () => lines,
    failures: () => failures,
    requestsPerMinute() {
      const since = Math.floor(now() / 1000) - seconds;
      return counters.reduce((sum, { second, count }) => sum + (second > since ? count : 0), 0);
    },
    info(event, fields = {}) {
      add('info', event, fields);
      also?.info(event, fields);
    },
    warn(event, fields = {}, cause) {
      add('warn', event, { ...fields, ...codeOf(cause) });
      also?.warn(event, fields, cause);
    },
    error(event, fields = {}, cause) {
      add('error', event, { ...fields, ...codeOf(cause) });
      also?.error(event, fields, cause);
    },
    close: async () => await also?.close(),
  };
}

/** An error's message may quote anything; its code can't. */
function codeOf(cause: unknown): { code?: string } {
  const code = cause instanceof Error ? (cause as NodeJS.ErrnoException).code : undefined;
  return typeof code === 'string' && /^[\w.-]{1,60}$/.test(code) ? { code } : {};
}

/** `12:05:31  POST /v1/note 200, 35 ms`, by the clock of this computer. */
export function toldLine({ at, event, fields }: LogLine): string {
  const time = new Date(at).toTimeString().slice(0, 8);
  const { method, route, status, duration_ms, request_id: _, ...rest } = fields;
  const others = Object.entries(rest).map(([name, value]) => `${name} ${value}`);
  if (event !== 'request') return [`${time}  ${event.replaceAll('_', ' ')}`, ...others].join(', ');
  return [`${time}  ${method} ${route} ${status}`, `${Math.round(duration_ms ?? 0)} ms`, ...others].join(
    ', ',
  );
}
