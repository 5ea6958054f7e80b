import { matchesOf } from '../../matches.ts';
import type { Transcript } from '../../transcript.ts';
import type { Found, Problem, Scope } from './find-problems.ts';
import type { SaidSide } from './said-side.ts';
import { bodyPart, sideAsked, sideInVisit } from './visit-side.ts';

/** What tells of the side of a problem whose own words name none. */
export interface SideSources {
  transcript: Transcript;
  /** The chief complaint, then the rest of what the patient came with. */
  complaints: readonly Scope[];
  /** The problems of the complaints. */
  spoken(): Found;
}

/**
 * Where the assessment names no side: the one side that the same problem's sentences, the complaint or the whole visit
 * speak of; both where the patient came with both.
 */
export function sideElsewhere(problem: Problem, { transcript, complaints, spoken }: SideSources): SaidSide {
  const named = bodyPart(problem.words);
  // The left foot came in, and a slip of the tongue says the right one.
  const isContradicted = (side: SaidSide, part: string) => {
    const came = sideOfPart(spoken().problems, part, complaints.slice(0, 1));
    return came !== null && came !== 'both' && side !== 'both' && came !== side;
  };
  const part =
    named ?? bodyPart(problem.phrase.text) ?? bodyPart(problem.phrase.entries[0]?.description ?? '');
  const inScope = onlySide(textsOf([problem.scope])) ?? sideWhereNamed(problem, transcript, part);
  if (inScope !== null) return part !== null && isContradicted(inScope, part) ? null : inScope;
  if (part === null) return onlySide(textsOf(complaints));
  const both = saysBoth(transcript, part);
  if (both === 'yes') return 'both';
  const came =
    named !== null || complaints[0] === undefined
      ? null
      : sideOfPart(spoken().problems, part, complaints.slice(0, 1));
  if (came !== null) return came;
  // Where somebody speaks of both, it is open which side a later sentence means.
  if (both === 'open') return null;
  return (
    sideOfPart(spoken().problems, part, complaints) ??
    sideAsked(transcript, part) ??
    sideInVisit(transcript, part) ??
    (named === null ? onlySide(textsOf(complaints)) : null)
  );
}

// "The Dix-Hallpike was positive on the left, so it's BPPV."
function sideWhereNamed({ titled, scope }: Problem, { turns }: Transcript, part: string | null): SaidSide {
  const [source] = titled ? (scope.sentences[0]?.sources ?? []) : [];
  const turn = source === undefined ? undefined : turns.find(({ index }) => index === source.turn);
  if (source === undefined || turn === undefined) return null;
  const text = turn.text.slice(source.start - turn.start, source.end - turn.start);
  const other = bodyPart(text);
  return other === null || other === part ? onlySide([text]) : null;
}

function sideOfPart(problems: readonly Problem[], part: string, scopes: readonly Scope[]): SaidSide {
  const same = problems.filter(
    ({ side, words, scope }) => side !== null && bodyPart(words) === part && scopes.includes(scope),
  );
  const sides = new Set(same.map(({ side }) => side));
  return sides.size === 1 ? [...sides][0]! : null;
}

const sideWord =
  /\b(?:right(?! (?:now|away|after|before|here|there|over|under|below|above|behind|between|in|on|at|this)(?=)\b)|left(?! (?:over|untreated|alone|work|home|school|me|him|us|them|it)(?=)\b)|bilateral(?:ly)?|both (?:sides|hands|wrists|arms|legs|feet|knees|hips|shoulders|eyes|ears))(?=)\b/gi;

function onlySide(texts: readonly string[]): SaidSide {
  const sides = new Set<SaidSide>();
  for (const text of texts) {
    for (const [word] of matchesOf(sideWord, text)) {
      const lower = word.toLowerCase();
      sides.add(lower === 'right' || lower === 'left' ? lower : 'both');
    }
  }
  return sides.size === 1 ? [...sides][0]! : null;
}

const bothOf =
  /\b(?:both|bilateral)(?: (?:of )?(?=)(?:my|your|his|her|their|the|\w+))?(?=) (knee|hip|shoulder|elbow|wrist|hand|ankle|feet|foot|heel|ear|eye|leg|arm)/gi;
const notNow = /\b(?:no|not|n['’]t|without|normal|fine|good|never|replaced|surger(?:y|ies)|operated)(?=)\b/i;
const near = 30;

/** What is said of both sides: `yes` where the patient has it there, `open` where only somebody speaks of both. */
function saysBoth({ turns }: Transcript, part: string): 'yes' | 'open' | 'no' {
  let said: 'open' | 'no' = 'no';
  for (const { text, role } of turns) {
    for (const { 0: words, 1: of = '', index } of matchesOf(bothOf, text)) {
      said = 'open';
      const own = role === 'patient' || role === 'relative';
      const about = text.slice(Math.max(0, index - near), index + words.length + near);
      if (own && isSamePart(of.toLowerCase(), part) && !notNow.test(about)) return 'yes';
    }
  }
  return said;
}

function isSamePart(of: string, part: string): boolean {
  return (
    part.startsWith(of) || of.startsWith(part) || (/^(?:feet|foot)$/.test(of) && /^(?:feet|foot)$/.test(part))
  );
}

function textsOf(scopes: readonly Scope[]): string[] {
  return scopes.flatMap(({ sentences }) => sentences.map(({ text }) => text));
}
