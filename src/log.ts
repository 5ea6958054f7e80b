import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The program's log: JSON lines on stderr. Only the fields named here can be written and all of them are
 * numbers, codes or identifiers, so patient text can't get in; an error's own message never does.
 */
export interface LogFields {
  request_id?: string;
  method?: string;
  /** The route's pattern, never the address that was asked for. */
  route?: string;
  status?: number;
  duration_ms?: number;
  code?: string;
  key_id?: string;
  customer_id?: string;
  note_id?: string;
  job_id?: string;
  engine?: string;
  model?: string;
  count?: number;
  attempt?: number;
  bytes?: number;
  port?: number;
  signal?: string;
}

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields, cause?: unknown): void;
  error(event: string, fields?: LogFields, cause?: unknown): void;
  /** Writes out what is still in memory, where it can be written, and takes no more. */
  close(): Promise<void>;
}

export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {}, close: async () => {} };

/** In bytes, and more than any line has. */
const mostGathered = 60_000;
/** In bytes. What a reader of the log leaves lying beyond that is dropped: the server's memory matters more. */
const mostWaiting = 8_000_000;
const flushMs = 100;
const longestMs = 1_000;

/** A log that writes to the file descriptor `fd` (2 is stderr). */
export async function createLog(fd = 2): Promise<Log> {
  const { pino } = await import('pino');
  const out = pino.destination({ dest: fd, sync: false, maxLength: mostWaiting, contentMode: 'buffer' });
  // A full disk may have room again, and a log that can't be written ends no server.
  let ended = false;
  out.on('error', ({ code }: NodeJS.ErrnoException) => {
    ended ||= code === 'EPIPE';
  });
  // Lines are written some at a time: one write a request costs more than most requests. They are gathered here, as bytes,
  // since the destination measures all that it holds anew with every line.
  const gathered = Buffer.allocUnsafe(mostGathered);
  let used = 0;
  let passing: NodeJS.Timeout | undefined;
  const pass = (): void => {
    clearTimeout(passing);
    passing = undefined;
    if (used === 0) return;
    const lines = Buffer.from(gathered.subarray(0, used));
    used = 0;
    if (!ended) (out as unknown as { write(bytes: Buffer): boolean }).write(lines);
  };
  const gather = (line: string): void => {
    if (used + 3 * line.length > mostGathered) pass();
    used += gathered.write(line, used);
    // A server that has nothing to say is not woken.
    passing ??= setTimeout(pass, flushMs).unref();
  };
  const write = pino({ base: null, timestamp: timestamps(), messageKey: 'event' }, { write: gather });
  return {
    info: (event, fields = {}) => write.info(fields, event),
    warn: (event, fields = {}, cause) => write.warn({ ...fields, ...describe(cause) }, event),
    error: (event, fields = {}, cause) => write.error({ ...fields, ...describe(cause) }, event),
    close: async () => {
      if (ended) return;
      const waited = new AbortController();
      const closed = Promise.race(['close', 'error'].map((event) => once(out, event)));
      pass();
      // The destination throws at what is written to it from here on.
      ended = true;
      out.end();
      // Where a pipe's reader has stopped or a disk is full, the destination's own way to wait would wait for ever.
      const enough = sleep(longestMs, undefined, { signal: waited.signal });
      await Promise.race([closed, enough.catch(() => {})]).catch(() => {});
      waited.abort();
      // Else it would try again at the process's end, until there is room.
      out.destroy();
    },
  };
}

/** Written once a millisecond: a busy server has many lines in one, and the time costs half of a line. */
function timestamps(): () => string {
  let at = Number.NaN;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== at) {
      at = now;
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
}

/** What went wrong without what it went wrong on: a message may quote the input, the stack's frames can't. */
function describe(cause: unknown): { error?: string; code?: string; frames?: string[] } {
  if (!(cause instanceof Error)) return {};
  const { code } = cause as NodeJS.ErrnoException;
  const frames = (cause.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: cause.name,
    ...(typeof code === 'string' && /^[\w.-]{1,60}$/.test(code) ? { code } : {}),
    frames: frames.slice(0, 8).map((line) => line.trim()),
  };
}
