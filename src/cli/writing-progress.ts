import type { LanguageModelWatch } from '../app/language-writer.ts';
import { type ProgressLine, progressLine } from './progress-line.ts';
import type { Terminal } from './terminal.ts';

/** What a language model is at, which may take minutes: one line on a terminal, nothing where stderr is a file. */
export interface WritingProgress extends Disposable {
  watch: LanguageModelWatch;
}

export function writingProgress(terminal: Terminal): WritingProgress {
  const line: ProgressLine | null = terminal.stderr.isTTY ? progressLine(terminal) : null;
  return {
    watch: {
      onProgress(message) {
        if (message.type === 'loading') line?.update('loading model', message.fraction);
        else if (message.done < message.of - 1) line?.update('reading the visit', message.done / message.of);
        else line?.update('writing the note', null);
      },
    },
    [Symbol.dispose]: () => line?.[Symbol.dispose](),
  };
}
