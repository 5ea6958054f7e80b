/** What the server process and the engine process say to each other. Job ids are counters of the server process. */

export type ToEngine =
  | { type: 'run'; id: number; task: string; input: unknown }
  | { type: 'abort'; id: number };

/** How a task failed: a NotegenError's parts, or nothing but the fact, since other messages could hold patient text. */
export interface EngineFailure {
  code: string;
  message: string;
  howToFix?: string;
}

export type FromEngine =
  | { type: 'message'; id: number; message: unknown }
  | { type: 'progress'; id: number }
  | { type: 'done'; id: number; result: unknown }
  | { type: 'failed'; id: number; failure: EngineFailure };

/** What a task is given beside its input. */
export interface TaskContext {
  signal: AbortSignal;
  /** Sends something to whoever waits for the job; counts as progress. */
  emit(message: unknown): void;
  /** Says that work goes on. A job that is silent for the engine's `hangMs` is taken to hang, and its process is killed. */
  progress(): void;
}

/** One kind of work the engine process can do. Throws NotegenError; must stop soon after `signal` aborts. */
export type Task = (input: unknown, context: TaskContext) => Promise<unknown>;
