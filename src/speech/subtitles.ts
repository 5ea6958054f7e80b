import type { SpokenSentence } from './speakers.ts';

const names: Readonly<Record<string, string>> = {
  clinician: 'Doctor',
  patient: 'Patient',
  relative: 'Relative',
};
const shortest = 0.5;

/** SubRip: numbered cues, times with a comma. */
export function toSrt(sentences: readonly SpokenSentence[]): string {
  const cues = cuesOf(sentences).map(
    ({ from, to, name, text }, index) =>
      `${index + 1}\n${stamp(from, ',')} --> ${stamp(to, ',')}\n${name}${text}\n`,
  );
  return cues.join('\n');
}

/** WebVTT with the speakers as voices. */
export function toVtt(sentences: readonly SpokenSentence[]): string {
  const cues = cuesOf(sentences).map(
    ({ from, to, role, text }) =>
      `${stamp(from, '.')} --> ${stamp(to, '.')}\n${role === undefined ? '' : `<v ${role}>`}${escaped(text)}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

function cuesOf(sentences: readonly SpokenSentence[]) {
  return sentences.map(({ start, end, text, role }, index) => {
    const next = sentences[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    const named = names[role];
    // A cue that lasts no time is never seen; it may not reach into the next one.
    const to = Math.max(end, Math.min(start + shortest, Math.max(start + 0.001, next)));
    return { from: start, to, text, role: named, name: named === undefined ? '' : `${named}: ` };
  });
}

function stamp(seconds: number, point: ',' | '.'): string {
  const all = Math.round(seconds * 1000);
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const milliseconds = String(all % 1000).padStart(3, '0');
  return `${two(all / 3_600_000)}:${two((all / 60_000) % 60)}:${two((all / 1000) % 60)}${point}${milliseconds}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
