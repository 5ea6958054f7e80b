import { functionWords, stem } from '../../evidence/stem.ts';
import type { DraftSentence } from '../../writer.ts';
import { kindLabel } from '../plan/kind-label.ts';
import { reportedIn } from './already-reported.ts';

/** How many sentences back one is looked for: the work stays linear in the note's length. */
const reach = 60;
/** Words beside function words that say nothing of the patient by themselves. */
const light = new Set(['patients', 'report', 'describe', 'state', 'note', 'advised']);
const denial =
  /\b(?:no|not|denies|denied|without|never|none|neither|nor|cannot|negative|unable|stop|hold|avoid)\b|n['’]t\b/i;
const doubt = /\b(?:if|may|might|could|unless|maybe|possibly|likely|probably)\b/i;
const sides = new Set(['left', 'right', 'both', 'bilateral', 'upper', 'lower']);

const places = /\b(?:at|on|over|in) the (?:back|front|top|bottom|inside|outside|middle)\b/gi;

export interface Content {
  words: ReadonlySet<string>;
  figures: Set<string>;
  denied: boolean;
  doubted: boolean;
}

interface Said extends Content {
  /** The symptoms of a sentence that only reports them, or the illness that it only has in the history. */
  only: { symptoms: readonly string[] } | { illness: readonly string[] } | null;
}

/**
 * The sentences without what another under the same heading says already: of two near copies the one with more facts
 * stays, where the first stood, and takes the other's sources. A number, a side, a denial or a doubt that only one of
 * them has keeps both.
 */
export function withoutRepetition(sentences: readonly DraftSentence[]): DraftSentence[] {
  const out: { sentence: DraftSentence; said: Said | null }[] = [];
  for (const sentence of sentences) {
    const said = saidIn(sentence);
    const at = said === null ? -1 : findTwin(out, sentence, said);
    if (at < 0) {
      out.push({ sentence, said });
      continue;
    }
    const known = out[at]!;
    const fuller = said!.words.size > known.said!.words.size ? sentence : known.sentence;
    const opens = kindLabel.exec(known.sentence.text)?.[0] ?? '';
    const text = opens === '' || kindLabel.test(fuller.text) ? fuller.text : `${opens}${fuller.text}`;
    out[at] = {
      sentence: { ...known.sentence, text, sources: merged(known.sentence, sentence) },
      said: fuller === sentence ? said : known.said,
    };
  }
  return out.map(({ sentence }) => sentence);
}

function findTwin(
  out: readonly { sentence: DraftSentence; said: Said | null }[],
  sentence: DraftSentence,
  said: Said,
): number {
  // A line that opens its kind carries the kind's name.
  if (kindLabel.test(sentence.text)) return -1;
  for (let i = out.length - 1; i >= 0 && i >= out.length - reach; i--) {
    const { sentence: other, said: before } = out[i]!;
    if (before === null || other.heading !== sentence.heading || other.group !== sentence.group) continue;
    if (repeats(said, other.text, before) || repeats(before, sentence.text, said)) return i;
    if (before.denied !== said.denied || before.doubted !== said.doubted) continue;
    if (holds(before, said) || holds(said, before)) return i;
  }
  return -1;
}

function saidIn({ text, layout, heading }: DraftSentence): Said | null {
  if (heading === 'REVIEW OF SYSTEMS' || heading === 'VITALS' || heading === 'MEDICATIONS') return null;
  if (layout === 'numbered') return null;
  const only = onlySaid(text);
  const content = contentOf(text.replace(kindLabel, ''));
  // "Ankle, at the back: no pain." and "Ankle, on the inside: no pain."
  if (heading === 'PHYSICAL EXAM')
    for (const [place] of text.matchAll(places)) content.figures.add(place.toLowerCase());
  return content.words.size < (only === null ? 2 : 1) ? null : { ...content, only };
}

/** The words of a sentence that say something of the patient, and its figures and sides. */
export function contentOf(text: string): Content {
  // "Back" alone may be where somebody went.
  const plain = text.toLowerCase().replaceAll('back pain', 'backpain');
  const words = new Set<string>();
  const figures = new Set<string>();
  for (const word of plain.match(/\d+(?:[.,/]\d+)*|[a-z]+/g) ?? []) {
    const first = word.charCodeAt(0);
    if ((first >= 48 && first <= 57) || sides.has(word)) figures.add(word);
    else if (word.length > 1 && !functionWords.has(word) && !light.has(word)) words.add(stem(word));
  }
  return { words, figures, denied: denial.test(plain), doubted: doubt.test(plain) };
}

/** True where `more` says all that `less` says. */
function holds(more: Said, less: Said): boolean {
  for (const figure of less.figures) if (!more.figures.has(figure)) return false;
  for (const word of less.words) if (!more.words.has(word)) return false;
  // Two words may be anywhere in a long sentence that is about something else.
  return less.words.size > 2 || more.words.size <= less.words.size + 2;
}

const ofPatient = /^(?:He|She|The patient) (?:reports?|has|had|does have) /;
const bare = / reports? ([a-z-]+(?:,? [a-z-]+){0,7})\.$/;
const illness =
  / (?:has|had|have) (?:that|this|a|the)(?=) (?:past |known |long )?(?=)(?:medical )?history of ((?:[a-z-]+ ){0,3}[a-z-]+)\.$/;

function onlySaid(text: string): Said['only'] {
  if (!ofPatient.test(text)) return null;
  if (bare.test(text)) {
    const symptoms = reportedIn(text);
    return symptoms.length === 0 ? null : { symptoms };
  }
  const known = illness.exec(text)?.[1];
  return known === undefined
    ? null
    : {
        illness: known
          .split(' ')
          .filter((word) => !functionWords.has(word))
          .map(stem),
      };
}

// What comes after may be denied.
const contrast = /\b(?:but|not|no|denies)\b/;
const historyOf = /\bhistory (?:significant )?(?:for|of)\b/;

// "The patient reports body aches." beside a sentence that tells of them; "he has that history of gout" after the opening.
function repeats({ only }: Said, more: string, { words }: Said): boolean {
  if (only === null) return false;
  if ('illness' in only) return historyOf.test(more) && only.illness.every((word) => words.has(word));
  const told = reportedIn(more.split(contrast)[0]!);
  return only.symptoms.every((symptom) => told.includes(symptom));
}

/** The sources of both, each once. */
export function merged(
  a: Pick<DraftSentence, 'sources'>,
  b: Pick<DraftSentence, 'sources'>,
): DraftSentence['sources'] {
  const places = new Set(a.sources.map(({ start }) => start));
  return [...a.sources, ...b.sources.filter(({ start }) => !places.has(start))];
}
