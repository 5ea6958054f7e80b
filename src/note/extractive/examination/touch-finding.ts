import { lowerInitial } from '../../language/uncapital.ts';
import { upperFirst } from '../../language/upper-first.ts';
import type { Passage } from '../visit/visit.ts';
import { turnsToExamine } from './examined-in-passing.ts';
import { manoeuvreBefore, manoeuvreIn } from './manoeuvre.ts';
import { barePain, type Kind, pointedPain, unitsBefore, whenTouched } from './touch-asked.ts';
import type { TouchReply } from './touch-reply.ts';
import { type TouchedPlace, touchablePart, touchedPlace } from './touched-place.ts';

/** What was felt, with how much of it and what was said besides. */
export function withDegree(felt: string, { degree, answer, rest }: TouchReply): string {
  const text = felt.replace(/\.$/, '');
  const some =
    degree === null || answer !== 'yes' || !text.startsWith('Pain')
      ? text
      : `${degree} ${lowerInitial(text)}`;
  return rest === null ? some : `${some}; ${rest}`;
}

/**
 * What came of a question asked while somebody was examined (`low`, with what it goes on from); null where nothing tells
 * what was touched, undefined where it is better left as it was said.
 */
export function findingOf(
  p: Passage,
  kind: Kind,
  low: string,
  reply: TouchReply,
  passages: readonly Passage[],
): string | null | undefined {
  if (kind === 'stand') return `On standing: ${stood(low, reply)}`;
  const place = touchedPlace(low);
  const named = place.part !== null || place.at !== null || place.doing?.includes(' ') === true;
  const found = foundBy(kind, place, reply, low);
  const open = reply.answer === 'open';
  if (named) {
    const part =
      place.part ??
      (place.at === null || open || touchablePart(place.at.replace(/^at the back\b/, '')) !== null
        ? null
        : partLookedAt(p, passages));
    return withPlace(part, place, found, open ? null : reply.rest);
  }
  const inReply = reply.rest === null ? null : touchablePart(reply.rest);
  if (inReply !== null) return open ? found : `${upperFirst(inReply)}: ${found}; ${reply.rest}`;
  const there =
    !open && (kind === 'pain' || kind === 'tender' || kind === 'sore') ? placeIn(reply.rest) : null;
  const looked = there === null ? null : partLookedAt(p, passages);
  if (looked !== null) return `${upperFirst(looked)}, ${there}: ${found}`;
  const anchor = anchorOf(p, kind, passages);
  if (kind === 'any') return anchor === null ? undefined : `${anchor.name}: ${anyFound(low, reply)}`;
  if (kind === 'same' && anchor === null && !open) return found;
  if (open && barePain.test(p.unit.said)) return undefined;
  if (anchor === null || (open && !anchor.nearest))
    return !open || kind === 'feel'
      ? null
      : whenTouched.test(p.unit.said) || pointedPain.test(p.unit.said)
        ? `asked "${low}?": "${reply.words}"`
        : undefined;
  return withPlace(anchor.name, place, found, open ? null : reply.rest);
}

/** "On the inside." */
const onlyPlace = /^(?:on|at|in|along|over|under|behind|above|below|around) the [a-z]+(?: [a-z]+){0,2}$/;

function placeIn(rest: string | null): string | null {
  return rest !== null && onlyPlace.test(rest) ? rest : null;
}

// "Let me have a look at that knee.": what the hands are on since.
function partLookedAt({ unit, index }: Passage, passages: readonly Passage[]): string | null {
  for (let at = index - 1; at >= 0 && unit.turn - passages[at]!.unit.turn <= turnReach; at--) {
    const { unit: said, role } = passages[at]!;
    const part = role === 'clinician' && turnsToExamine.test(said.said) ? touchablePart(said.said) : null;
    if (part !== null) return part;
  }
  return null;
}
const turnReach = 6;

function withPlace(
  part: string | null,
  { at, beside }: TouchedPlace,
  found: string,
  rest: string | null,
): string {
  const tail = rest === null ? '' : `; ${rest}`;
  if (beside !== null) return `${beside}, ${part === null || part === '' ? '' : `${part} `}${found}${tail}`;
  if (part === null || part === '') return `${found}${at === null ? '' : ` ${at}`}${tail}`;
  return `${upperFirst(part)}${at === null ? '' : `, ${at}`}: ${found}${tail}`;
}

function foundBy(kind: Kind, { doing, part, at }: TouchedPlace, reply: TouchReply, low: string): string {
  const on = doing === null ? '' : ` on ${doing}`;
  if (reply.answer === 'open') {
    const asks = kind === 'feel' || kind === 'same';
    return asks ? `feels "${reply.words}"` : `"${reply.words}"${on === '' ? ' on palpation' : on}`;
  }
  const yes = reply.answer === 'yes';
  const little = yes && reply.degree !== null ? `${reply.degree} ` : '';
  if (kind === 'same') return `feeling ${yes ? '' : 'not '}the same on both sides`;
  if (kind === 'feel') {
    const sharp = /\b(sharp|dull|blunt)\b/.exec(low)?.[1];
    return `${yes ? 'feels' : 'does not feel'} ${sharp ?? 'touch'}`;
  }
  if (doing?.includes(' ') && part === null && at === null && !/\b(?:hurt|pain|tender|sore|bother)/.test(low))
    return `${/^letting/.test(doing) && !yes ? 'no pain' : !yes ? 'nothing' : /^(?:press|squeez|letting)/.test(doing) ? 'pain' : 'positive'}${on}`;
  if (kind === 'pain' && yes && reply.words.includes('tender')) return `${little}tender${on}`;
  if (kind === 'pain') return `${yes ? little : 'no '}pain${on}`;
  return `${yes ? little : 'not '}${kind}${on}`;
}

function stood(low: string, reply: TouchReply): string {
  const asked = /\b(dizzy|lightheaded|woozy|dizziness)\b/.exec(low)?.[1]?.replace('dizziness', 'dizzy');
  if (asked !== undefined && reply.answer !== 'open')
    return reply.answer === 'yes'
      ? `${reply.degree === null ? '' : `${reply.degree} `}${asked}`
      : `not ${asked}`;
  return `"${reply.words}"`;
}

function anyFound(low: string, reply: TouchReply): string {
  const asked = low.replace(/^any(?:thing)? /, '');
  if (reply.answer === 'open') return `"${reply.words}"`;
  const rest = reply.rest === null ? '' : `, ${reply.rest}`;
  if (low.startsWith('anything')) {
    const [verb, ...more] = asked.split(' ');
    return `${reply.answer === 'no' ? 'nothing' : 'something'} ${verb}s ${more.join(' ')}${rest}`;
  }
  return `${reply.answer === 'no' ? 'no ' : ''}${asked}${rest}`;
}

const untouched = /\b(?:lungs?|heart|pulses?|murmurs?|crackles|wheez\w+|reflex\w*|gait|pressure|oxygen)\b/;

// "With your thumb, go to the bony lump", "it goes back in with my finger": what touches.
const tool =
  /\bwith (?:your|my|his|her|the|a|one|two|flat)(?=) (?:flat )?(?=)(?:thumbs?|fingers?|fingertips?|hands?|palms?|knuckles?)(?=)\b/g;

// "Neck." "Your belly button, there's a spot open.": what was in hand when it was asked.
function anchorOf(
  p: Passage,
  kind: Kind,
  passages: readonly Passage[],
): { name: string; nearest: boolean } | null {
  const ofFeeling = kind === 'feel' || kind === 'same';
  let nearest = true;
  for (const unit of unitsBefore(p, passages, 3)) {
    const done = unit.words.length > 12 ? null : manoeuvreIn(unit);
    if (done !== null && !ofFeeling && !/\bi\b/.test(done))
      return { name: done.replace(/ (?:right )?here\b/, ''), nearest };
    const part =
      done !== null || untouched.test(unit.said) ? null : touchablePart(unit.said.replace(tool, ''));
    if (part !== null) return { name: upperFirst(part), nearest };
    if (done === null && (ofFeeling || unit.words.length > 4)) return null;
    nearest = false;
  }
  const moved = ofFeeling ? null : manoeuvreBefore(p, passages, () => false);
  return moved === null ? null : { name: moved.part, nearest: false };
}
