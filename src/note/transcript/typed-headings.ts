/** What a heading opens that a clinician types in a summary; `objective` and `both` hold more than one part of a note. */
const names = {
  hpi: 's|subjective|hpi|history(?: of present illness)?|cc|chief complaint|interval history',
  objective: 'o|objective|pe|physical(?: exam)?|exam|vitals?|labs?|results?',
  assessment: 'a|assessment|impression|dx|diagnos[ei]s',
  plan: 'p|plan|rx|treatment|orders|disposition',
  both: 'a/p|a&p|assessment (?:and|&) plan',
};
export type TypedHeading = keyof typeof names;

const kinds = Object.keys(names) as TypedHeading[];
const any = kinds.map((kind) => names[kind]).join('|');
const whole = new RegExp(`^(?:${kinds.map((kind) => `(?<${kind}>${names[kind]})`).join('|')})$`, 'i');

/** The headings in a text, each with its name in the first group and the blanks after its colon. */
export const typedHeadings = new RegExp(`(?:^|(?<=[\\s.;]))(${any}):\\s{0,4}`, 'gi');

/** A heading that shows a note by itself; "S:" and "P:" may as well say who speaks. */
export const noteHeading = new RegExp(`(?:^|[\\s.;])(?![sp]:)(?:${any}):\\s`, 'i');

/** What a name opens, without its colon; null for what is no heading. */
export function typedHeadingOf(name: string): TypedHeading | null {
  const groups = whole.exec(name)?.groups;
  return kinds.find((kind) => groups?.[kind] !== undefined) ?? null;
}
