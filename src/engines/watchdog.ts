/** Calls `onSilence` once when nothing has been `heard()` for `silenceMs`. `end()` stops watching. */
export function watchSilence(
  silenceMs: number,
  onSilence: () => void,
): { heard: () => void; end: () => void } {
  const timer = setTimeout(onSilence, silenceMs);
  return { heard: () => timer.refresh(), end: () => clearTimeout(timer) };
}
