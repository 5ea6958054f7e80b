import type { Limiter } from './confinement.ts';

/** The most a child may use. Far above what honest work needs: they end what has run away or was made to. */
export interface ChildLimits {
  /** Memory of its own (heap, stacks, mappings it may write to); a model that is only mapped does not count. */
  memoryBytes: number;
  /** Processor time of all its threads. */
  cpuSeconds: number;
  /** The largest file it may write. */
  fileBytes: number;
}

/** For a question such as `--help`. */
export const probeLimits: ChildLimits = { memoryBytes: 4e9, cpuSeconds: 20, fileBytes: 1e6 };

/**
 * For one run of whisper-cli: three times the model and 3 GB (the largest Whisper needs one and a half times itself,
 * a tiny one 0.6 GB), every thread busy for the whole of `seconds`, and 50 times what the answer to a talkative clip takes.
 */
export function whisperLimits(run: {
  modelBytes: number;
  threads: number;
  /** The longest the run may take. */
  seconds: number;
  /** Length of what it listens to. */
  audioSeconds: number;
}): ChildLimits {
  return {
    memoryBytes: 3 * run.modelBytes + 3e9 + run.threads * 80e6,
    cpuSeconds: Math.ceil(run.threads * run.seconds),
    fileBytes: Math.ceil(16e6 + run.audioSeconds * 64e3),
  };
}

/** For ffmpeg, which writes no file: the slowest computer decodes AAC many times faster than it is played. */
export function ffmpegLimits(longestSeconds: number): ChildLimits {
  return { memoryBytes: 1.5e9, cpuSeconds: Math.ceil(600 + longestSeconds / 4), fileBytes: 0 };
}

/** A command line that runs `command` under `limits`. No argument of it is ever read as shell text. */
export function limited(limiter: Limiter, limits: ChildLimits, command: readonly string[]): string[] {
  switch (limiter.kind) {
    case 'prlimit': {
      const { path, ceilings } = limiter;
      const set = (name: string, wanted: number, most: number, grace = 0): string => {
        const soft = Math.min(Math.floor(wanted), most);
        return `--${name}=${soft}:${Math.min(soft + grace, most)}`;
      };
      return [
        path,
        // A memory image on disk would hold the visit.
        '--core=0',
        // The signal at the first limit says which one it was; at the second comes SIGKILL.
        set('cpu', limits.cpuSeconds, ceilings.cpuSeconds, 5),
        set('data', limits.memoryBytes, ceilings.memoryBytes),
        set('fsize', limits.fileBytes, ceilings.fileBytes),
        '--',
        ...command,
      ];
    }
    case 'shell': {
      const numbers = [limits.cpuSeconds, limits.memoryBytes / 1024, limits.fileBytes / 512];
      return [limiter.path, '-c', script, 'sh', ...numbers.map((n) => String(Math.floor(n))), ...command];
    }
    case 'none':
      return [...command];
    default:
      return limiter satisfies never;
  }
}

// POSIX: seconds, kilobytes, blocks of 512 bytes. What a system does not know is left out.
const script = [
  'ulimit -S -c 0 2>/dev/null',
  'ulimit -S -t "$1" 2>/dev/null',
  'ulimit -S -d "$2" 2>/dev/null',
  'ulimit -S -f "$3" 2>/dev/null',
  'shift 3',
  'exec "$@"',
].join('\n');

/** Which limit ended a child, as far as its end tells; null where none did. */
export function limitHit(ended: {
  code: number | null;
  signal: NodeJS.Signals | null;
  complaint: string;
}): keyof ChildLimits | null {
  if (ended.code === 0) return null;
  if (ended.signal === 'SIGXCPU') return 'cpuSeconds';
  if (ended.signal === 'SIGXFSZ') return 'fileBytes';
  const outOfMemory = /bad_alloc|failed to (?:re)?allocate|cannot allocate memory|out of memory/i;
  return outOfMemory.test(ended.complaint) ? 'memoryBytes' : null;
}
