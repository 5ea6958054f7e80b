/**
 * The program's log: JSON lines on stderr. Only the fields named here can be written and all of them are
 * numbers, codes or identifiers, so patient text can't get in; an error's own message never does.
 */
export type LogFields = {
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
};

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields, cause?: unknown): void;
  error(event: string, fields?: LogFields, cause?: unknown): void;
  /** Writes out what is still in memory. */
  flush(): void;
}

export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {}, flush: () => {} };

const mostGathered = 60_000;
/** In characters. What a reader of the log leaves lying beyond that is dropped: the server's memory matters more. */
const mostWaiting = 8_000_000;
const flushMs = 100;

/** A log that writes to the file descriptor `fd` (2 is stderr). */
export async function createLog(fd = 2): Promise<Log> {
  const { SonicBoom } = await import('sonic-boom');
  const out = new SonicBoom({ fd, sync: false, maxLength: mostWaiting });
  let read = true;
  // A full disk may have room again; a pipe that nobody reads stays so, and nobody is there to be told.
  out.on('error', ({ code }: NodeJS.ErrnoException) => {
    read = code !== 'EPIPE';
  });
  // Lines are written some at a time: one write a request costs more than most requests. They are gathered here, since
  // the destination measures all that it holds anew with every line.
  let gathered = '';
  let passing: NodeJS.Timeout | undefined;
  const pass = (): void => {
    clearTimeout(passing);
    passing = undefined;
    if (gathered === '') return;
    const lines = gathered;
    gathered = '';
    if (read) out.write(lines);
  };
  const time = timeOfDay();
  const write = (level: number, event: string, fields: LogFields): void => {
    gathered += `{"level":${level},"time":"${time()}"${members(fields)},"event":"${event}"}\n`;
    if (gathered.length >= mostGathered) pass();
    // A server that has nothing to say is not woken.
    else passing ??= setTimeout(pass, flushMs).unref();
  };
  return {
    info: (event, fields = {}) => write(30, event, fields),
    warn: (event, fields = {}, cause) => write(40, event, { ...fields, ...describe(cause) }),
    error: (event, fields = {}, cause) => write(50, event, { ...fields, ...describe(cause) }),
    flush: () => {
      try {
        pass();
        if (read) out.flushSync();
      } catch {
        // Nobody reads stderr any more: there is nobody to tell.
      }
    },
  };
}

/** The fields as they stand in a line; together with its rest they would take longer. */
function members(fields: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const name in fields) {
    const value = fields[name];
    if (value !== undefined) text += `,"${name}":${JSON.stringify(value)}`;
  }
  return text;
}

/** Told once a millisecond: a busy server has many lines in one, and the time costs half of a line. */
function timeOfDay(): () => string {
  let at = Number.NaN;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== at) {
      at = now;
      text = new Date(now).toISOString();
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
