/**
 * True where line ends are typesetting and not turns: most lines fill a width of 45 to 120 characters and stop
 * in mid-sentence. Then only blank lines part turns.
 */
export function isHardWrapped(lines: readonly string[]): boolean {
  if (lines.length < 3) return false;
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  if (longest < 45 || longest > 120) return false;
  const full = lines.filter((line) => line.length >= longest * 0.75);
  const open = full.filter((line) => !/[.?!…"”]\s{0,4}$/.test(line));
  return full.length >= lines.length * 0.6 && open.length >= full.length * 0.5;
}
