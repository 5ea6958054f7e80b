/** What one part of the work came to on this computer; `failed` says why there are no figures, and `how_to_fix` what to do. */
export type Measured<Figures> = (Figures & { failed: null }) | { failed: string; how_to_fix?: string };

export interface WriterFigures {
  /** Of the example visit. */
  words: number;
  /** Median over `notes` notes. */
  ms_per_note: number;
  notes: number;
}

export interface SpeechFigures {
  model: string;
  /** Of the example recording, and how long its recognition took, loading the model included. */
  recording_seconds: number;
  seconds: number;
  /** Seconds of processing for a second of talk. */
  seconds_per_second: number;
}

export interface LanguageFigures {
  model: string;
  words: number;
  load_seconds: number;
  prompt_tokens: number;
  read_tokens_per_second: number;
  written_tokens: number;
  written_tokens_per_second: number;
  /** Memory of the engine process, in megabytes. */
  memory_mb: number;
  /** The graphics card that was used, or null. */
  gpu: string | null;
}

export interface MeasuredMachine {
  processor: string;
  cores: number;
  threads: number;
  memory_gb: number;
  /** Programs that wanted to run while nothing was measured yet (the load of one minute). */
  load: number;
}

export interface BenchResult {
  machine: MeasuredMachine;
  writer: Measured<WriterFigures>;
  speech: Measured<SpeechFigures>;
  language: Measured<LanguageFigures>;
}
