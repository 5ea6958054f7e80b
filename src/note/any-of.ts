/**
 * The source of one expression that finds something where any of `patterns` does: where a text rarely has what a list of
 * them looks for, one look spares them all. Groups have no names.
 */
export function anyOf(patterns: readonly RegExp[]): string {
  let groups = 0;
  const sources = patterns.map(({ source }) => {
    const before = groups;
    groups += source.match(/(?<!\\)\((?!\?)/g)?.length ?? 0;
    return source.replace(/\\([1-9])/g, (_, group: string) => `\\${Number(group) + before}`);
  });
  return sources.join('|');
}
