import { clock } from '../speech/confidence.ts';
import { toSrt, toVtt } from '../speech/subtitles.ts';
import type { Transcription } from '../speech/transcribe.ts';

export const transcriptFormats = ['text', 'markdown', 'json', 'srt', 'vtt'] as const;
export type TranscriptFormat = (typeof transcriptFormats)[number];

/** A transcript as `--format` asks for it. */
export function transcriptText(made: Transcription, format: TranscriptFormat, wide = false): string {
  switch (format) {
    case 'text':
      return made.transcript.text;
    case 'markdown':
      return toMarkdown(made);
    case 'json':
      return JSON.stringify(toJson(made), null, wide ? 2 : undefined);
    case 'srt':
      return toSrt(made.sentences);
    case 'vtt':
      return toVtt(made.sentences);
    default:
      return format satisfies never;
  }
}

function toMarkdown({ transcript, warnings }: Transcription): string {
  const turns = transcript.turns.map(
    ({ label, text, audio }) =>
      `**${label}** (${clock(audio?.start ?? 0)}): ${text.replace(/([*_`<[\]\\])/g, '\\$1')}`,
  );
  const notes = warnings.map(({ message }) => `> ${message}`);
  return [...notes, ...turns].join('\n\n');
}

function toJson(made: Transcription) {
  const round = (seconds: number): number => Math.round(seconds * 1000) / 1000;
  return {
    transcript: made.transcript.text,
    seconds: round(made.seconds),
    model: made.model,
    roles_guessed: made.transcript.rolesGuessed,
    segments: made.sentences.map(({ start, end, role, text, confidence, channel }) => ({
      start: round(start),
      end: round(end),
      role,
      text,
      confidence: round(confidence),
      ...(channel !== null && { channel }),
    })),
    warnings: made.warnings,
    pieces: made.batches,
    pieces_resumed: made.resumed,
  };
}
