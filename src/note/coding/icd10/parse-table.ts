export type Side = 'right' | 'left' | 'both' | 'none';
export type EncounterCharacter = 'A' | 'D' | 'S';
export type Trimester = '1' | '2' | '3' | 'none';

/** One billable ICD-10-CM code and the words people use for it. */
export interface IcdEntry {
  code: string;
  /** The official long description. */
  description: string;
  /** Lower case; ` + ` joins parts said of one problem, ` & ` a further problem that keeps its own code. */
  phrases: readonly string[];
  /** `none`: the code for a side that was not said. Null: the code knows no sides. */
  side: Side | null;
  /** Seventh character of an injury: active treatment, healing, late effect. */
  encounter: EncounterCharacter | null;
  trimester: Trimester | null;
  /** Ages in whole years for which the code is meant, both included. */
  ages: { from: number; to: number } | null;
  /** Lasts for years: "history of" does not end it, and it counts as a chronic illness in a visit's level. */
  chronic: boolean;
  /** A symptom, sign or finding: given up when a diagnosis explains it. */
  symptom: boolean;
  /** A reason for a visit or a lasting state that is no illness. */
  status: boolean;
  /** Self-limited or minor. */
  minor: boolean;
  /** An acute illness with systemic symptoms, or one that threatens life or function. */
  serious: boolean;
  /** A new finding of uncertain prognosis (a lump, a nodule). */
  undiagnosed: boolean;
}

/** A condition's lines in a table: codes that share their words and differ in side, encounter, trimester or age. */
export interface Family {
  /** `words; other words`, as they stand in the table. */
  words: string;
  /** Its lines, as they stand in the table. */
  lines: string;
}

/**
 * The families of a table: one code a line, `code | official description | words; other words | attributes`.
 * `=` for the words means those of the line above. Attributes: `side=right|left|both|none`, `enc=A|D|S`,
 * `trimester=1|2|3|none`, `age=0-17` (`18-` has no end), and the flags `chronic symptom status minor serious undiagnosed`.
 */
export function familiesIn(text: string): Family[] {
  const families: { words: string; start: number; end: number }[] = [];
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    const words = wordsOn(text.slice(start, end));
    if (words === '=') families.at(-1)!.end = end;
    else if (words !== null) families.push({ words, start, end });
    start = end + 1;
  }
  return families.map(({ words, start, end }) => ({ words, lines: text.slice(start, end) }));
}

/** What the words of a line are; null for an empty one. */
function wordsOn(line: string): string | null {
  if (line === '') return null;
  const start = line.indexOf(' | ', line.indexOf(' | ') + 3) + 3;
  const end = line.indexOf(' | ', start);
  return line.slice(start, end === -1 ? line.length : end);
}

/** The codes of a family; they share one list of phrases. */
export function parseFamily({ words, lines }: Family): IcdEntry[] {
  const phrases = words.split('; ');
  return lines.split('\n').map((line) => {
    const [code = '', description = '', , attributes = ''] = line.split(' | ');
    return { code, description, phrases, ...readAttributes(attributes) };
  });
}

type Attributes = Omit<IcdEntry, 'code' | 'description' | 'phrases'>;

const attributesRead = new Map<string, Attributes>();

// A few dozen combinations serve thousands of lines.
function readAttributes(text: string): Attributes {
  const known = attributesRead.get(text);
  if (known !== undefined) return known;
  const said = text.split(' ');
  const value = (name: string) => said.find((a) => a.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
  const attributes: Attributes = {
    side: value('side') as Side | null,
    encounter: value('enc') as EncounterCharacter | null,
    trimester: value('trimester') as Trimester | null,
    ages: parseAges(value('age')),
    chronic: said.includes('chronic'),
    symptom: said.includes('symptom'),
    status: said.includes('status'),
    minor: said.includes('minor'),
    serious: said.includes('serious'),
    undiagnosed: said.includes('undiagnosed'),
  };
  attributesRead.set(text, attributes);
  return attributes;
}

function parseAges(value: string | null): IcdEntry['ages'] {
  if (value === null) return null;
  const [from = '', to = ''] = value.split('-');
  return { from: Number(from), to: to === '' ? Number.POSITIVE_INFINITY : Number(to) };
}
