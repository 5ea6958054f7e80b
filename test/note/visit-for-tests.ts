import type { NoteDependencies } from '../../src/note/generate.ts';
import type { NoteSection } from '../../src/note/note.ts';
import type { Role, Transcript, Turn } from '../../src/note/transcript.ts';
import type { DraftSentence, NoteWriter } from '../../src/note/writer.ts';

/** A transcript of labelled turns (`D: …`, `P: …`, one a line), for tests that are not about parsing. */
export function visit(text: string): Transcript {
  const roles: Record<string, Role> = { D: 'clinician', P: 'patient' };
  const turns: Turn[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    const label = /^([DP]): /.exec(line);
    const start = offset + (label?.[0].length ?? 0);
    if (line !== '') {
      turns.push({
        index: turns.length,
        label: label?.[1] ?? null,
        role: roles[label?.[1] ?? ''] ?? 'unknown',
        start,
        end: offset + line.length,
        text: text.slice(start, offset + line.length),
      });
    }
    offset += line.length + 1;
  }
  return { text, turns, rolesGuessed: false };
}

export function draft(section: NoteSection, text: string, more: Partial<DraftSentence> = {}): DraftSentence {
  return { section, heading: null, group: null, layout: 'prose', text, sources: [], ...more };
}

/** A writer whose sentences the test chooses; `during` runs before each is handed over and may throw or wait. */
export function scriptedWriter(
  sentences: readonly DraftSentence[],
  during: (index: number) => void | Promise<void> = () => {},
  engine: 'llama' | 'extractive' = 'llama',
): NoteWriter {
  return {
    describe: () => ({ engine, model: null, model_sha256: null, prompt_version: null }),
    async *write() {
      for (const [index, sentence] of sentences.entries()) {
        await during(index);
        yield sentence;
      }
    },
  };
}

export function dependencies(writer: NoteWriter, more: Partial<NoteDependencies> = {}): NoteDependencies {
  return {
    writer,
    now: () => new Date('2026-03-02T09:30:00Z'),
    newId: () => '7d9c2f10-6a51-4f0e-9d11-0d5b1c1f4a10',
    seed: () => 7,
    version: '0.1.0',
    retentionMs: 30 * 24 * 3600 * 1000,
    ...more,
  };
}
