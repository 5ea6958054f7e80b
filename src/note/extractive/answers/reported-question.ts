import { clean } from '../../language/clean.ts';
import { lowerInitial } from '../../language/uncapital.ts';
import { hasFiniteVerb } from '../rephrase/clauses.ts';
import { expandContractions } from '../rephrase/expand.ts';
import { inflected, isAdverb, isBaseVerb, isParticiple, isPast, pastOf } from '../rephrase/verbs.ts';
import { withoutEndMarks } from '../visit/end-marks.ts';
import { affirmed, endsSubject, isDo, parted } from './asked-clause.ts';

/** A question as it is reported, in the person in which it was asked: "are you sleeping?" → whether you are sleeping. */
export interface Reported {
  clause: string;
  /** What a "yes" says, where it can only mean all of it: you are sleeping. */
  stated: string | null;
}

const aux = '(?:am|are|is|was|were|do|does|did|have|has|had|can|could|will|would|should|shall|may|might)';
const pronoun =
  '(?:you|it|he|she|they|i|(?:that|this)(?: one)?|these|those|there|(?:any|some|every)(?:one|body|thing)(?: else)?)';
const owner = '(?:your|the|his|her|my|their)';

const whether = new RegExp(`^(${aux})(?=) (${pronoun}|${owner} [a-z-]+)(?=)(?: (.+))?$`, 'i');
const opensWhether = new RegExp(`^${aux}(?=) (?:${pronoun}|${owner} [a-z-]+)(?=)(?: |$)`, 'i');
const opensWh = /^(?:how|what|when|where(?:abouts)?|which|who|why)\b/i;
const stated = new RegExp(
  `^(?:(?:you|he|she|they|i)(?=) [a-z]+|(?:it|that|this|there|${owner} [a-z-]+)(?=) (?:is|was|has|had|does|will|can|are|were|gets|feels|comes|goes|hurts|helps))\\b`,
  'i',
);
const trailing =
  /,? (?:or|and|or (?:so|what|not)|(?:or )?(?:anything|something)(?: (?:like|of) that)?|any of those things|do you (?:know|think|reckon)|would you say|at all|by the way|then|though|roughly speaking|please|if you (?:do not|don't) mind me asking)$/i;
const doYouKnow = /,? (?:do you (?:know|think|reckon)|would you (?:say|guess))\W*$/i;
const askedFor = /,? (?:would|do|did) you (?:say|think|reckon|guess),?(?= [a-z])/i;
const waitsWithout = new RegExp(`^((?:when|if) [a-z' ]{3,40}?) (?=${aux} ${pronoun} )`, 'i');
const opensLead =
  /^(?:in|on|at|with|after|before|during|from|out of|when|if|while|since|apart from|other than|over|for|around|by|outside|inside|between)(?=) /i;
const clauseLead = /^(?:sitting|lying|standing|walking|looking|going) /i;
const filled = /^(?:happen(?:ed)?|ha(?:ve|d) happened) to /i;
const talks =
  /\b(?:hello|i mean|(?<!\bdo )you know|hang on|let me|sorry|thank|doctor|you said|you mentioned|you were saying|if you like|(?:can|could|may|shall) (?:i|we)(?=) (?:just|ask|check|have a|see|confirm|listen|come back|go back|start|talk)|tell me|show me|hear me|see me|my name|date of birth|mind if|anything else|any (?:other )?questions|that['’]s (?:it|all))(?=)\b|["“”:;!]|[a-z]-$/i;
const begunOtherwise = /\b(?:an?|the|your), /i;
const notSure = /\b(?:or|any|ever|either|anyone|anybody|anything|what|how|which)\b/i;
const longestLead = 7;
const longest = 40;

/**
 * A question as a clause that says what was asked: "how are you sleeping?" → how you are sleeping; "has it got worse, or is it
 * the same?" → whether it has got worse, or it is the same; "any shivers?" → about shivers. Null where it does not read.
 */
export function reportedQuestion(question: string): Reported | null {
  if (talks.test(question)) return null;
  const sentences = question.split(/\? /);
  if (sentences.length > 2) return null;
  const parts = sentences.map((one, i) => (i === 0 ? one : one.replace(/^(?:so|and),? /i, '')));
  const [first = '', second] = parts.map((part) => tidied(part));
  if (begunOtherwise.test(first) || begunOtherwise.test(second ?? '')) return null;
  if (first === '' || first.split(' ').length + (second ?? '').split(' ').length > longest) return null;
  const one = reportedOne(first);
  if (one === null) return null;
  if (second === undefined) return one;
  const more = reportedOne(second);
  if (more !== null) {
    const both = one.clause.startsWith('about ') && more.clause.startsWith('about ');
    return {
      clause: `${one.clause}${both ? `,${more.clause.slice('about'.length)}` : `, and ${more.clause}`}`,
      stated: null,
    };
  }
  return one.clause.startsWith('about ') && !hasFiniteVerb(second) && /^[a-z]/i.test(second)
    ? { clause: `${one.clause}, ${lowerInitial(second)}`, stated: null }
    : null;
}

function tidied(text: string): string {
  const bare = expandContractions(withoutEndMarks(clean(text.replace(doYouKnow, ''))).replaceAll('’', "'"));
  return bare
    .replace(trailing, '')
    .replace(trailing, '')
    .replace(trailing, '')
    .replace(askedFor, '')
    .replace(/ (?:sort|kind) of(?=,? )/g, '');
}

function reportedOne(question: string): Reported | null {
  const whole = simply(question);
  if (whole !== null) return whole;
  const waits = waitsWithout.exec(question);
  if (waits !== null) {
    const asked = simply(question.slice(waits[0].length));
    return asked === null ? null : { clause: `${asked.clause} ${lowerInitial(waits[1]!)}`, stated: null };
  }
  const at = question.indexOf(', ');
  if (at < 0) return null;
  const lead = question.slice(0, at);
  const rest = question.slice(at + 2).replace(/^(?:and|so|or) /i, '');
  // "Is it, are you breathless?", "do you ever, do you rinse them?"
  if (begunOnly.test(lead)) return simply(rest) ?? reportedOne(rest);
  if (!(opensWhether.test(rest) || opensWh.test(rest) || stated.test(rest) || /^any /i.test(rest)))
    return null;
  const asked = simply(rest);
  if (asked === null || lead.split(' ').length > longestLead) return null;
  if (opensLead.test(lead) || clauseLead.test(lead))
    return { clause: `${asked.clause}, ${lowerInitial(lead)}`, stated: null };
  if (/^(?:otherwise|generally|overall|in general|besides)$/i.test(lead)) return asked;
  if (/ly$|^[a-z]{1,3}$|^today\b|\b(?:me|i|you|us)\b/i.test(lead)) return null;
  const named = /^(?:what|how) about (.+)$/i.exec(lead)?.[1] ?? lead.replace(/^any /i, '');
  return hasFiniteVerb(named) || /\d/.test(named) || !/^[a-z]/i.test(named)
    ? null
    : { clause: `about ${lowerInitial(named)}, ${asked.clause}`, stated: null };
}

const begunOnly = new RegExp(`^${aux}(?=) ${pronoun}(?=)(?: (?:ever|also|still|actually))?$`, 'i');

function simply(question: string): Reported | null {
  if (opensWh.test(question)) {
    const about = /^(?:what|how) about (?!you\b)(.+)$/i.exec(question);
    if (about !== null)
      return hasFiniteVerb(about[1]!) ? null : { clause: `about ${about[1]}`, stated: null };
    const [first = '', more] = partedAt(question, asksOn);
    const clause = whClause(first);
    const next = more === undefined ? null : whetherClause(more);
    if (clause === null || (more !== undefined && next === null)) return null;
    return { clause: next === null ? clause : `${clause}, ${next.clause}`, stated: null };
  }
  if (opensWhether.test(question)) return whetherClause(question);
  if (/^any(?:one|body|thing) /i.test(question)) return ofAnybody(question);
  if (/^any (?!(?:of|since|to|in|on|at|for|with|from|better|worse|more|luck)\b)/i.test(question)) {
    if (asksBare.test(question)) return null;
    const named = question
      .replace(/^any /i, '')
      .replace(/, any /g, ', ')
      .replace(/\bor any /g, 'or ');
    return { clause: `about ${lowerInitial(named)}`, stated: null };
  }
  if (stated.test(question) && !/^you (?:know|see|said|mean|mentioned)\b/i.test(question)) {
    const told = lowerInitial(question).replace(/^you do not happen to /, 'you ');
    return / (?:not|never|cannot|asks) /.test(` ${told}`) || !hasFiniteVerb(told) || asksWithin.test(told)
      ? null
      : { clause: `whether ${told}`, stated: notSure.test(told) ? null : told };
  }
  if (namesThing.test(question) && !hasFiniteVerb(question))
    return { clause: `about ${lowerInitial(question)}`, stated: null };
  return null;
}

const namesThing = new RegExp(`^(?:${owner}|an?|other(?! than\\b)) [a-z]`, 'i');
// "Any stomach trouble, is ibuprofen okay?"
const asksBare = new RegExp(`, ${aux} [a-z]`, 'i');
const asksWithin = new RegExp(`[a-z],? (?:and |or )?(?:${aux} (?:${pronoun})|what|which)\\b`, 'i');
const asksOn = new RegExp(`, (?:and |or )?(?=${aux} (?:${pronoun}|${owner} [a-z]+) )`, 'i');
const asksNext = new RegExp(`(?:, (?:and |or )?|,? or )(?=${aux} (?:${pronoun}|${owner} [a-z]+),? )`, 'i');

function partedAt(text: string, at: RegExp): [string, string | undefined] {
  const found = at.exec(text);
  return found === null
    ? [text, undefined]
    : [text.slice(0, found.index), text.slice(found.index + found[0].length)];
}

// "Is it, sort of, green?"
const stopped = new RegExp(`^(${aux} ${pronoun}), (?=[a-z])`, 'i');

// "Anybody smoke at home?", "anything you buy yourself?"
function ofAnybody(question: string): Reported | null {
  const [any = '', next = '', ...more] = question.split(' ');
  if (isBaseVerb(next) || next === 'happen')
    return { clause: `whether ${[any.toLowerCase(), inflected(next), ...more].join(' ')}`, stated: null };
  const told = lowerInitial(question);
  const saysWho = /^you$/i.test(next) || /^(?:who|that|which)$/i.test(next);
  if (hasFiniteVerb(told) && !saysWho)
    return asksWithin.test(told) ? null : { clause: `whether ${told}`, stated: null };
  return { clause: `about ${told}`, stated: null };
}

// "Has it got worse, or is it the same?": each as a clause of its own.
function whetherClause(question: string): Reported | null {
  const parts = question.split(asksNext).map((part) => part.replace(stopped, '$1 '));
  const clauses = parts.map((part) => declared(part));
  if (clauses.some((clause) => clause === null)) return null;
  const [first, ...more] = clauses as string[];
  if (more.length === 0) return { clause: `whether ${first}`, stated: notSure.test(first!) ? null : first! };
  // "Is it red, is it hot?"
  const opening = first!.split(' ').slice(0, 2).join(' ');
  const rest = more.map((clause) =>
    clause.startsWith(`${opening} `) ? clause.slice(opening.length + 1) : clause,
  );
  const last = rest.pop()!;
  return { clause: `whether ${[first, ...rest].join(', ')}, or ${last}`, stated: null };
}

/** "Are you sleeping" → you are sleeping; null where what is asked of has no end that can be told. */
function declared(question: string): string | null {
  const found = whether.exec(question);
  if (found === null) return null;
  const verb = found[1]!.toLowerCase();
  const they = found[2]!.toLowerCase();
  const rest = (found[3] ?? '').replace(filled, '');
  return rest === '' || / (?:is|are) how\b|\bto where\b/.test(` ${verb} ${rest}`)
    ? null
    : placed(they, verb, rest);
}

function placed(they: string, verb: string, rest: string): string | null {
  if (/^not\b/.test(rest)) return null;
  if (/^(?:any|some|every)/.test(they) && !isDo(verb) && /^(?:around|in|at|of|with|here)\b/.test(rest))
    return aroundThem(they, verb, rest);
  const parts =
    they.includes(' ') && !/ one$/.test(they) ? withWhole(they, verb, rest) : { who: they, what: rest };
  if (parts === null) return null;
  const { who, what } = parts;
  // "What's it run at home?"
  const [act = ''] = what.split(' ', 1);
  if (verb === 'is' && isBaseVerb(act) && !endsSubject.test(act)) return done(who, 'does', what.split(' '));
  if (!isDo(verb)) {
    const held = heldOf(who, verb, what);
    return `${who} ${held}${what === '' ? '' : ` ${what}`}`;
  }
  if (what === '') return null;
  const [first = '', ...more] = what.split(' ');
  if (isAdverb(first) || (/^(?:last|first)$/.test(first) && isBaseVerb(more[0] ?? '')))
    return more.length === 0 ? null : done(`${who} ${first}`, verb, more);
  return isBaseVerb(first) || !they.includes(' ') ? done(who, verb, [first, ...more]) : null;
}

// "How's your sugar been?", "when's the last time you had it?"
function heldOf(who: string, verb: string, what: string): string {
  if (verb === 'is' && what === '' && who.startsWith('the last ')) return 'was';
  if (!/^been\b/.test(what)) return verb;
  return verb === 'is' ? 'has' : verb === 'are' ? 'have' : verb;
}

// "Has anybody else around you had a cough?"
function aroundThem(they: string, verb: string, rest: string): string | null {
  const words = rest.split(' ');
  const at = words.findIndex(
    (word, i) => i > 0 && (isParticiple(word) || isDoing(word) || endsSubject.test(word)),
  );
  return at < 1 || at > 4 ? null : [they, ...words.slice(0, at), verb, ...words.slice(at)].join(' ');
}

function done(who: string, verb: string, words: readonly string[]): string {
  const [act = '', ...more] = words;
  if (act === 'used') return `${who} ${words.join(' ')}`;
  if (isBaseVerb(act) || verb === 'do' || !/^[a-z]{3,}$/.test(act))
    return affirmed(who, verb, words.join(' '));
  return [who, verb === 'did' ? pastOf(act) : inflected(act), ...more].join(' ');
}

const opensMore =
  /^(?:of|for|with|in|on|at|to|from|why|what|where|how|when|who|that|which|because|if|after|before|since)$/;
const modal = /^(?:can|could|will|would|should|shall|may|might)$/;
const mostNouns = 3;

// "Whereabouts is the achy belly?"
function isAside(word: string): boolean {
  return isAdverb(word) && !/^(?:belly|family|jelly)$/.test(word);
}

function isDoing(word: string): boolean {
  return word.endsWith('ing') && !/^(?:thing|morning|evening)$/.test(word);
}

// "Is your last period due", "was that flight long": what is asked of goes up to what is said of it.
function withWhole(they: string, verb: string, rest: string): { who: string; what: string } | null {
  if (isDo(verb)) return parted(verb, they, rest);
  const words = rest === '' ? [] : rest.split(' ');
  if (modal.test(verb)) {
    const acts = words.findIndex((word) => isBaseVerb(word) || word === 'be');
    return acts < 0 || acts > 2
      ? null
      : { who: [they, ...words.slice(0, acts)].join(' '), what: words.slice(acts).join(' ') };
  }
  let at = 0;
  for (; at < words.length; at++) {
    const word = words[at]!;
    if (word === 'of') at++;
    else if (opensMore.test(word) || endsSubject.test(word) || isParticiple(word) || isAside(word)) break;
    else if (isDoing(word) || word === 'do') break;
    // "When was the last time you had it?"
    else if (at > 0 && /^(?:you|i|he|she|they)$/.test(word)) return { who: `${they} ${rest}`, what: '' };
    if (words[at]?.endsWith(',') === true || at >= mostNouns) return null;
  }
  return { who: [they, ...words.slice(0, at)].join(' '), what: words.slice(at).join(' ') };
}

const farthest = 5;
const isAux = new RegExp(`^${aux}$`, 'i');
const isPronoun = new RegExp(`^${pronoun}$`, 'i');
const isOwner = new RegExp(`^(?:${owner}|that|this|these|those|any)$`, 'i');

function whClause(question: string): string | null {
  const words = question.split(' ');
  let at = words.findIndex((word, i) => i > 0 && isAux.test(word));
  if (at < 0 || at > farthest) at = words.length;
  const subject = words.slice(1, at).findIndex((word) => /^(?:you|he|she|they|it|i|there)$/i.test(word));
  // "How much you have lost"
  if (subject >= 0 && subject < farthest)
    return hasFiniteVerb(question) && !/^(?:when|what if)\b/i.test(question) ? lowerInitial(question) : null;
  const head = lowerInitial(words.slice(0, at).join(' '));
  if (head.includes(',') || at === words.length) return tellsWho(words) ? lowerInitial(question) : null;
  const verb = words[at]!.toLowerCase();
  const [next = '', then = '', ...more] = words.slice(at + 1);
  const they = next.toLowerCase();
  if (isPronoun.test(next) && then === '')
    return isDo(verb) || they === 'there' ? null : `${head} ${they} ${verb}`;
  if (isPronoun.test(next) && (!isShown.test(next) || follows(then)))
    return joined(head, placed(they, verb, [then, ...more].join(' ')));
  if (isOwner.test(next)) {
    if (then === '' || head === 'which' || then.endsWith(',')) return null;
    const rest = more.join(' ');
    return rest === '' && isDo(verb) ? null : joined(head, placed(`${they} ${then}`, verb, rest));
  }
  // "What is work like?"
  if (/^(?:is|was)$/.test(verb) && more.length === 0 && then === 'like')
    return `${head} ${they} ${verb} like`;
  // "What was normal for you before this?", "what is coming out of the nose?"
  return /^(?:is|was|are|were|has|had)$/.test(verb) &&
    /^(?:what|who)$/.test(head) &&
    !/^(?:an?|it)$/.test(they)
    ? lowerInitial(question)
    : null;
}

const isShown = /^(?:that|this|these|those)$/i;

// "Where is that now?", "how long has this been?", and not "how long was that flight?"
function follows(word: string): boolean {
  return (
    isAdverb(word) ||
    isParticiple(word) ||
    isBaseVerb(word) ||
    word === 'be' ||
    isDoing(word) ||
    endsSubject.test(word) ||
    opensMore.test(word)
  );
}

function joined(head: string, clause: string | null): string | null {
  return clause === null ? null : `${head} ${clause}`;
}

// "What makes it worse?", "who lives with you?"
function tellsWho([wh = '', verb = '']: readonly string[]): boolean {
  return (
    /^(?:what|who)$/i.test(wh) && (isPast(verb) || (verb.endsWith('s') && isBaseVerb(verb.slice(0, -1))))
  );
}
