import { write, writeSync } from 'node:fs';

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
  /** Writes out what is still in memory. */
  flush(): void;
}

export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {}, flush: () => {} };

const levels = { info: 30, warn: 40, error: 50 };
const mostGathered = 16_000;
/** In characters. What a reader of the log leaves lying beyond that is dropped: the server's memory matters more. */
const mostWaiting = 8_000_000;
const flushMs = 100;

/** A log that writes to the file descriptor `fd` (2 is stderr). */
export function createLog(fd = 2): Log {
  let gathered = '';
  let writing: Buffer | undefined;
  // Lines are written some at a time, since one write a request costs more than most requests, and never waited for.
  const pass = (): void => {
    if (writing !== undefined || gathered === '') return;
    writing = Buffer.from(gathered);
    gathered = '';
    writeOn();
  };
  const writeOn = (): void => {
    if (writing === undefined) return;
    const bytes = writing;
    write(fd, bytes, (error, written) => {
      if (error?.code === 'EAGAIN') {
        setTimeout(writeOn, flushMs).unref();
        return;
      }
      // Nobody reads stderr any more: there is nobody to tell.
      writing = error || written === bytes.length ? undefined : bytes.subarray(written);
      if (writing !== undefined) writeOn();
    });
  };
  setInterval(pass, flushMs).unref();
  const line = (level: number, event: string, fields: object): void => {
    if (gathered.length > mostWaiting) return;
    gathered += `${JSON.stringify({ level, time: new Date().toISOString(), ...fields, event })}\n`;
    if (gathered.length >= mostGathered) pass();
  };
  return {
    info: (event, fields = {}) => line(levels.info, event, fields),
    warn: (event, fields = {}, cause) => line(levels.warn, event, { ...fields, ...describe(cause) }),
    error: (event, fields = {}, cause) => line(levels.error, event, { ...fields, ...describe(cause) }),
    flush: () => {
      const rest = Buffer.from(gathered);
      gathered = '';
      try {
        for (let at = 0; at < rest.length; ) at += writeSync(fd, rest, at);
      } catch {
        // The same: nobody reads it.
      }
    },
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
