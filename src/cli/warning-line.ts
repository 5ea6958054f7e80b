import type { Warning } from '../note/note.ts';

/** A warning for the terminal: with the lines of the transcript it is about, never with what they say. */
export function warningLine({ message, sources = [] }: Warning, transcript: string): string {
  const lines = [...new Set(sources.map(({ start }) => lineAt(transcript, start)))].sort((a, b) => a - b);
  if (lines.length === 0) return message;
  return `${message} See line${lines.length > 1 ? 's' : ''} ${lines.join(', ')} of the transcript.`;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
