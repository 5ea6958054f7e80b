import { isGoneAfter, isOfThen } from '../../language/time-over.ts';
import type { Source } from '../../note.ts';
import type { Doubt } from '../../writer.ts';
import { type Assertion, readAssertions } from '../assertion.ts';
import { piecesOf } from '../pieces.ts';
import { type Word, wordsOf } from '../words.ts';
import { doubtOf } from './doubted.ts';
import { isOnlySpokenOf } from './only-spoken-of.ts';
import type { IcdEntry } from './parse-table.ts';
import type { Part, PartFinder, Phrase } from './phrase-index.ts';
import { type SaidSide, sideNear } from './said-side.ts';
import { sameTitle, weighTitle } from './titles.ts';

/** Sentences that speak of one problem: one numbered item of the assessment, or one sentence. */
export interface Scope {
  /** The title that assessment and plan group the problem under; null where it has none. */
  group: string | null;
  sentences: readonly ScopeSentence[];
  /** What the plan says under the same title: it may doubt the title, and say more closely what it is. */
  planned?: readonly ScopeSentence[];
}

export interface ScopeSentence {
  text: string;
  sources: readonly Source[];
  /** What of it the visit as a whole does not bear out. */
  doubts?: readonly Doubt[] | undefined;
}

/** A phrase of the table that a scope affirms. */
export interface Problem {
  phrase: Phrase;
  /** The words as they stand in the note. */
  words: string;
  /** The part of the phrase by which to find the same words in the transcript. */
  part: Part;
  side: SaidSide;
  sources: readonly Source[];
  over: boolean;
  scope: Scope;
  /** True where the scope's title says it, too. */
  titled: boolean;
  /** Less exact phrases of the same words, where no code of `phrase` fits what was said. */
  lesser: readonly Phrase[];
  /** Order among all problems. */
  order: number;
}

/** Words of a scope that a part of a phrase asks for. */
export interface Mention {
  part: Part;
  scope: number;
  titled: boolean;
  piece: Word[];
  text: string;
  first: number;
  last: number;
  assertion: Assertion;
  /** That the visit as a whole tells it as over. */
  over: boolean;
  order: number;
  sources: readonly Source[];
}

export interface Found {
  problems: Problem[];
  /** True where something was said to be only possible, so that its symptom is to be coded. */
  uncertain: boolean;
}

/**
 * All problems that the scopes affirm, longest phrases first where they overlap, in the order in which they stand.
 * `history` is what the patient told: an illness it knows is not in doubt where something is said to be probable of it.
 */
export function findProblems(
  finder: PartFinder,
  scopes: readonly Scope[],
  history: readonly ScopeSentence[] = [],
): Found {
  const mentions = scopes.flatMap((scope, i) => mentionsIn(finder, scope, i));
  mentions.forEach((mention, i) => {
    mention.order = i;
  });
  scopes.forEach((scope, i) => {
    if (scope.group === null) return;
    const own = mentions.filter((mention) => mention.scope === i);
    if (!own.some(({ titled }) => titled)) return;
    const planned = (scope.planned ?? []).flatMap((one) => mentionsOf(finder, one, i));
    weighTitle(own, planned, (part) =>
      history.some((one) =>
        mentionsOf(finder, one, i).some((told) => told.part === part && told.assertion === 'affirmed'),
      ),
    );
  });
  // "Possible psoriatic arthritis. The stiff fingers make us think about psoriatic arthritis.": no surer below its title.
  const doubted = new Set(
    mentions.flatMap(({ titled, assertion, part }) => (titled && assertion === 'uncertain' ? [part] : [])),
  );
  for (const mention of mentions)
    if (mention.assertion === 'affirmed' && !mention.titled && doubted.has(mention.part))
      mention.assertion = 'uncertain';
  const affirmed = mentions.filter((mention) => mention.assertion === 'affirmed');
  const parts = new AffirmedParts(affirmed);
  const matches = affirmed
    .flatMap((mention) => matchesOf(mention, parts))
    .filter(({ phrase }) => finder.bills?.(phrase) ?? true)
    .filter(({ phrase, mentions: used }) => !used.some(({ text }) => isOnlySpokenOf(phrase, text)));
  matches.sort(
    (a, b) =>
      b.phrase.words - a.phrase.words ||
      Number(isSymptom(a.phrase)) - Number(isSymptom(b.phrase)) ||
      a.mentions[0]!.order - b.mentions[0]!.order,
  );
  const alone = new TakenWords();
  const together = new TakenWords();
  const problems: Problem[] = [];
  for (const { phrase, mentions: used } of matches) {
    const [own, ...others] = used;
    // One diabetes may have several complications, each with its code: phrases of several parts share the first.
    const shares = others.length > 0 || phrase.besides.length > 0;
    if (alone.has(own!) || (!shares && together.has(own!))) continue;
    if (others.some((mention) => alone.has(mention) || together.has(mention))) continue;
    for (const mention of used) (shares ? together : alone).take(mention);
    const mention = used[0]!;
    problems.push({
      phrase,
      words: mention.text.slice(mention.piece[mention.first]!.start, mention.piece[mention.last]!.end),
      part: mention.part,
      side: sideNear(mention.piece, mention.first, mention.last),
      sources: mention.sources,
      over: mention.over,
      scope: scopes[mention.scope]!,
      titled: mentions.some((one) => one.titled && one.part === mention.part && one.scope === mention.scope),
      lesser: matches
        .filter((match) => match.mentions[0] === mention && match.phrase.words < phrase.words)
        .map((match) => match.phrase),
      order: mention.order,
    });
  }
  problems.sort((a, b) => a.order - b.order);
  return {
    problems,
    uncertain: mentions.some(({ assertion }) => assertion === 'uncertain' || assertion === 'presumed'),
  };
}

function mentionsIn(finder: PartFinder, scope: Scope, number: number): Mention[] {
  return scope.sentences.flatMap((sentence, i) => {
    const titled = i === 0 && sameTitle(sentence.text, scope.group);
    return mentionsOf(finder, sentence, number, titled);
  });
}

function mentionsOf(
  finder: PartFinder,
  { text: said, sources, doubts }: ScopeSentence,
  scope: number,
  titled = false,
): Mention[] {
  const mentions: Mention[] = [];
  for (const { text } of piecesOf(said)) {
    const piece = wordsOf(text);
    const found = finder.find(piece);
    if (found.length === 0) continue;
    const begun = mentions.length;
    const assertionOf = readAssertions(text);
    for (const { part, first, last } of found) {
      if (isSeverityOfOther(part, text.slice(piece[first]!.start, piece[last]!.end))) continue;
      if (isOccasion(text, piece[first]!.start) || isUpperSeverity(part, text, piece[first]!.start)) continue;
      const lasting = part.phrases.some(({ entries }) => entries.some(lasts));
      const { start } = piece[first]!;
      const { end } = piece[last]!;
      const told = assertionOf(start, end, lasting);
      const doubt = told === 'affirmed' ? doubtOf(text.slice(start, end), doubts) : null;
      const assertion =
        told === 'affirmed' && isSymptomOver(part, text, start, end)
          ? 'past'
          : doubt === null || doubt === 'past'
            ? told
            : doubt;
      const over =
        doubt === 'past' && (!lasting || part.phrases.some(({ entries }) => entries.some(isCancer)));
      mentions.push({ part, scope, titled, piece, text, first, last, assertion, over, order: 0, sources });
    }
    if (mentions.length - begun > 1 && text.includes(' or ')) doubtEither(mentions.slice(begun), text);
  }
  return mentions;
}

// "It is unstable angina or a small heart attack.": neither is known. Changes `mentions`.
function doubtEither(mentions: readonly Mention[], text: string): void {
  const illnesses = mentions.filter(
    ({ part, assertion }) => assertion === 'affirmed' && !part.phrases.every(isSymptom),
  );
  for (const one of illnesses)
    for (const other of illnesses) {
      const between = text.slice(one.piece[one.last]!.end, other.piece[other.first]!.start);
      if (other.first > one.last && either.test(between)) {
        one.assertion = 'uncertain';
        other.assertion = 'uncertain';
      }
    }
}
const either = /^,? or (?:(?:an?|some|the|maybe|possibly|even|just) ){0,2}(?:[a-z-]+ )?$/i;

// "The first 2 cycles the patient vomited for days.": no symptom of now.
function isSymptomOver({ phrases }: Part, text: string, start: number, end: number): boolean {
  if (!phrases.every(isSymptom)) return false;
  const low = text.toLowerCase();
  return isOfThen(low, start) || isGoneAfter(low, end);
}

// "The chest hurts when they cough", "leaks if she laughs or coughs": when it is felt, and no cough.
function isOccasion(text: string, at: number): boolean {
  return (
    coughs.test(text.slice(at, at + occasionReach)) &&
    occasion.test(text.slice(Math.max(0, at - occasionReach), at))
  );
}
const occasionReach = 50;
const coughs = /^(?:coughs?|coughing)\b(?! up\b)/i;
const occasion =
  /\b(?:(?:when|whenever|if|(?:every|each) time)(?=) (?:the patient|he|she|they|i|you)|with|on|from|after)(?=) (?:(?:laugh|sneez|lift|jump|strain|bend|runn?|mov|exercis)(?=)(?:e?s|e|ing|s)?(?=)(?:,| or| and|, or)(?=) ){0,3}$/i;

// A stent, a graft or an artificial joint stays, however long ago it was put in.
const letterZ = 90;
const present = ['Z94', 'Z95', 'Z96'];

function lasts({ chronic, code }: IcdEntry): boolean {
  return chronic || (code.charCodeAt(0) === letterZ && present.includes(code.slice(0, 3)));
}

export function isCancer({ code }: IcdEntry): boolean {
  return code.startsWith('C');
}

function isSymptom({ entries }: Phrase): boolean {
  return entries[0]?.symptom ?? false;
}

interface Match {
  phrase: Phrase;
  mentions: Mention[];
}

function matchesOf(mention: Mention, affirmed: AffirmedParts): Match[] {
  const matches: Match[] = [];
  for (const phrase of mention.part.phrases) {
    const mentions = [mention];
    for (const part of phrase.parts.slice(1)) {
      const other = affirmed.beside(part, mention);
      if (other !== undefined) mentions.push(other);
    }
    if (mentions.length !== phrase.parts.length) continue;
    if (!phrase.besides.every((part) => affirmed.anywhere(part))) continue;
    matches.push({ phrase, mentions });
  }
  return matches;
}

/** Finds affirmed parts without reading all mentions again for each. */
class AffirmedParts {
  readonly #inScope = new Map<Part, Map<number, Mention>>();
  readonly #inPiece = new Map<Word[], Map<Part, Mention>>();

  constructor(mentions: readonly Mention[]) {
    for (const mention of mentions) {
      const scopes = this.#inScope.get(mention.part) ?? new Map<number, Mention>();
      if (!scopes.has(mention.scope)) scopes.set(mention.scope, mention);
      this.#inScope.set(mention.part, scopes);
      const parts = this.#inPiece.get(mention.piece) ?? new Map<Part, Mention>();
      if (!parts.has(mention.part)) parts.set(mention.part, mention);
      this.#inPiece.set(mention.piece, parts);
    }
  }

  anywhere(part: Part): boolean {
    return this.#inScope.has(part);
  }

  /** In the same sentence, or, unless it only says where, in the same scope. */
  beside(part: Part, mention: Mention): Mention | undefined {
    const near = this.#inPiece.get(mention.piece)?.get(part);
    if (severities.has(part.text)) {
      if (near !== undefined) return isItsSeverity(near, mention) ? near : undefined;
      const told = this.#inScope.get(part)?.get(mention.scope);
      return told !== undefined && told.piece.length <= mostOfSeverity ? told : undefined;
    }
    return near ?? (part.bodyPart ? undefined : this.#inScope.get(part)?.get(mention.scope));
  }
}

const severities = new Set([
  'mild',
  'moderate',
  'moderately severe',
  'severe',
  'mildly',
  'moderately',
  'severely',
]);
/** Words of a sentence that tells of nothing else: "It is severe." */
const mostOfSeverity = 5;

// "Moderate to severe": no more than what it surely is.
function isUpperSeverity(part: Part, text: string, at: number): boolean {
  return severities.has(part.text) && fromLower.test(text.slice(Math.max(0, at - occasionReach), at));
}
const fromLower = /\b(?:mild|moderate)(?: |-)to(?: |-)$/i;
const upper = /^(?: |-)to(?: |-)(?:moderate|severe)\b/i;

// "Severe recurrent depression", "depression, moderate"; not "depression with severe insomnia", "it is severe, with some depression".
function isItsSeverity({ first, last, piece, text }: Mention, problem: Mention): boolean {
  if (last < problem.first) return problem.first - last <= (upper.test(text.slice(piece[last]!.end)) ? 4 : 2);
  const next = text[piece[last]!.end];
  if (next === undefined || /[^\w\s-]/.test(next) || first - problem.last === 1) return true;
  // "The depression is severe this time."
  return isNow.test(text.slice(piece[problem.last]!.end, piece[first]!.start));
}

const isNow =
  /^(?: (?:is|has become|has been)(?: (?:now|quite|very|still))?|,? it(?:['’]s| is)(?: (?:now|still))?|,? (?:which )?(?:we|i)(?:['’]m| are|['’]d| would)? call(?:ing)? (?:it|that|this)) $/i;

// "It is severe, with some depression" holds no severe depression.
function isSeverityOfOther({ text }: Part, said: string): boolean {
  return said.includes(', with') && severities.has(text.slice(0, text.indexOf(' ')));
}

/** The words of the scopes that an accepted phrase has used up. */
class TakenWords {
  readonly #taken = new Map<Word[], Set<number>>();

  has({ piece, first, last }: Mention): boolean {
    const words = this.#taken.get(piece);
    if (words === undefined) return false;
    for (let i = first; i <= last; i++) if (words.has(i)) return true;
    return false;
  }

  take({ piece, first, last }: Mention): void {
    const words = this.#taken.get(piece) ?? new Set();
    for (let i = first; i <= last; i++) words.add(i);
    this.#taken.set(piece, words);
  }
}
