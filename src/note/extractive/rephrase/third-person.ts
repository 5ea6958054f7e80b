import { type SpeechToken, setTokens, speechTokens } from '../../language/speech-tokens.ts';
import { isDoneTo } from './done-to.ts';
import { namesOther } from './others.ts';
import type { Subject } from './subject.ts';
import {
  isAdverb,
  isAuxiliary,
  isBaseVerb,
  isParticiple,
  isPast,
  thirdPerson,
  thirdPersonAfterSubject,
} from './verbs.ts';

/** Whose words are turned: the patient's own ("i", "my") or the clinician's to the patient ("you", "your"). */
export type Person = 'first' | 'second';

// After these a verb of the present no longer belongs to the patient.
const endsAgreement = new Set(
  'can could will would shall should may might must cannot did do does to let not he she it they that which who there this'.split(
    ' ',
  ),
);
/** Words after which a "have" that follows is one person's or thing's, or is not. */
const singles = new Map([
  ...['it', 'that', 'this', 'he', 'she'].map((word) => [word, true] as const),
  ...'they these those you to who can could will would shall should may might must cannot'
    .split(' ')
    .map((word) => [word, false] as const),
]);
const kin =
  /^(?:wife|husband|mother|father|mom|dad|brother|sister|son|daughter|friends?|partner|boyfriend|girlfriend|family|kids|children|cousin|neighbor)$/;

/**
 * Puts a statement in the third person: pronouns change, verbs agree, the tense stays. `text` is clean, with contractions
 * written out. "i do not smoke and i take my pills" → she does not smoke and she takes her pills.
 */
export function inThirdPerson(text: string, subject: Subject, person: Person): string {
  const tokens = speechTokens(text);
  const out: SpeechToken[] = [];
  const lightly =
    subject.they === 'the patient' && !subject.named && !tokens.some(({ low }) => namesOther(low));
  // Once the sentence has named the patient, "they" are meant.
  let again = false;
  // Set while verbs of the present belong to the patient: "i wake up and feel" → wakes up and feels.
  let agrees = false;
  // Set while "and have", "but do not" can only be the patient's: "i am tired and have to rest".
  let carries = false;
  // Set while the subject named last is one: "it was two weeks ago and have been fine since".
  let single = false;
  const said = (word: string) => out.push({ text: word, low: word.toLowerCase(), word: true });
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const low = token.low;
    if (
      person === 'first'
        ? low === 'i' || (low === 'we' && speaksOfSelf(tokens, i, subject))
        : low === 'you' && !isDoneTo(wordAt(tokens, i - 1), wordAt(tokens, i + 1))
    ) {
      const inverted =
        i > 0 &&
        /^(?:do|did|have|had|am|are|was|were|can|could|will|would|should)$/.test(tokens[i - 1]!.low) &&
        !isStatementBefore(tokens, i);
      if (inverted && out.length > 0) {
        const aux = out.at(-1)!;
        out[out.length - 1] = { ...aux, text: thirdPerson(aux.low), low: aux.low };
        said(subject.they);
        continue;
      }
      // "My wife and i were walking": two people, whose verb stays.
      if (person === 'first' && tokens[i - 1]?.low === 'and' && kin.test(tokens[i - 2]?.low ?? '')) {
        out.push({ text: subject.they, low: 'they', word: true });
        agrees = false;
        continue;
      }
      const after = tokens[i + 1];
      if (again && (after === undefined || !after.word || endsIn(tokens, i + 1))) {
        said('them');
        continue;
      }
      if (again) {
        said('they');
        agrees = false;
        carries = false;
        single = false;
        const be = after?.low;
        if (person === 'first' && (be === 'am' || be === 'was')) {
          said(be === 'am' ? 'are' : 'were');
          i++;
        }
        continue;
      }
      said(subject.they);
      again = lightly;
      let at = i + 1;
      while (tokens[at] && isAdverb(tokens[at]!.low) && !(tokens[at]!.low === 'not')) out.push(tokens[at++]!);
      const verb = tokens[at];
      agrees = false;
      if (verb?.word) {
        const turned = readOnce(verb.low, tokens[at + 1]?.low)
          ? verb.low
          : sameInPast.test(verb.low) && perhaps.test(wordAt(tokens, i - 1) ?? '')
            ? `${verb.low}s`
            : thirdPersonAfterSubject(verb.low);
        agrees = turned !== verb.low && !isAuxiliary(verb.low);
        carries = !modal.test(verb.low);
        single = carries;
        out.push({ ...verb, text: turned, low: verb.low });
        i = at;
      } else i = at - 1;
      continue;
    }
    const own = low === (person === 'first' ? 'my' : 'your');
    const object = low === (person === 'first' ? 'me' : 'you');
    if (again && (own || object)) said(own ? 'their' : 'them');
    // "Me and my wife have been worried."
    else if (object && i === 0 && isPairThatDoes(tokens)) said(subject.they);
    else if (object) said(subject.them);
    else if (own) {
      said(subject.their);
      again = lightly;
    } else if (low === (person === 'first' ? 'mine' : 'yours')) said(subject.theirs);
    else if (low === (person === 'first' ? 'myself' : 'yourself'))
      said(i === 0 && (tokens[1]?.low ?? ',') === ',' ? subject.they : subject.themself);
    else if (person === 'first' && low === 'we') said('they');
    else if (person === 'first' && low === 'us')
      said(speaksOfSelf(tokens, i, subject) ? subject.them : 'them');
    else if (person === 'first' && low === 'our')
      said(speaksOfSelf(tokens, i, subject) ? subject.their : 'their');
    else if (person === 'first' && low === 'ours') said('theirs');
    else if (agrees && isBaseVerb(low) && followsCoordination(tokens, i))
      out.push({ ...token, text: thirdPerson(low) });
    else if (agrees && tokens[i - 1]?.low === ',' && happens(tokens, i))
      out.push({ ...token, text: thirdPerson(low) });
    else if (agrees && goesOnWith(tokens, i)) out.push({ ...token, text: thirdPersonAfterSubject(low) });
    else if ((carries && isCarried(tokens, i)) || (single && isPerfect(tokens, i)))
      out.push({ ...token, text: thirdPerson(low) });
    else {
      single = singles.get(low) ?? single;
      // "If you get a fever, stop it and get a blood count": what the patient is told to do.
      if (
        low === ',' &&
        person === 'second' &&
        isBaseVerb(wordAt(tokens, i + 1) ?? '') &&
        !happens(tokens, i + 1)
      ) {
        agrees = false;
        carries = false;
      }
      if (
        endsAgreement.has(low) &&
        !isPlaceThere(tokens, i) &&
        !isToPlace(tokens, i) &&
        !isThing(tokens, i)
      ) {
        agrees = false;
        if (low !== 'not') carries = false;
      }
      out.push(token);
    }
  }
  const sentence = setTokens(out);
  return subject.they === 'the patient' ? withoutEchoes(sentence) : sentence;
}

const comesOver =
  /^(?:numb|cold|blue|weak|blind|pale|grey|gray|yellow|dizzy|drowsy|limp|floppy|stiff|faint|deaf)$/;

// "If you lose your bladder, go numb in the saddle, or …": what comes over somebody is no command.
function happens(tokens: readonly SpeechToken[], at: number): boolean {
  const verb = wordAt(tokens, at);
  const next = wordAt(tokens, at + 1) ?? '';
  return (
    (verb === 'go' && comesOver.test(next)) ||
    // "If you get short of breath, cough up blood, or …"
    (befalls.test(`${verb} ${next}`) && perhaps.test(wordAt(tokens, 0) ?? '') && hasOr(tokens, at))
  );
}

const befalls =
  /^(?:cough up|throw up|pass out|black out|lose|develop|vomit|faint|bleed|feel|notice|start (?!taking|using|doing|with)[a-z]+ing)\b/;

function hasOr(tokens: readonly SpeechToken[], at: number): boolean {
  for (let i = at; i < tokens.length; i++) if (tokens[i]!.low === 'or') return true;
  return false;
}

// "I read about three weeks ago that it could be the muscles" was once.
function readOnce(verb: string, next: string | undefined): boolean {
  return verb === 'read' && /^(?:about|it|that|online|somewhere|an|on|in|this|the)$/.test(next ?? '');
}

// "If you hit your head or go all the way out": what has not been.
const sameInPast = /^(?:hit|cut|hurt|put|quit|split|burst)$/;
const perhaps = /^(?:if|unless|before|until|till|once|whenever)$/;

const follows = /^(?:for|with|in|on|at|to|from|about|by|of|and|or)$/;

// "I about lost a crown" has a verb of its own.
function endsIn(tokens: readonly SpeechToken[], at: number): boolean {
  const { low } = tokens[at]!;
  return follows.test(low) && !(low === 'about' && isPast(wordAt(tokens, at + 1) ?? ''));
}

// What a house or a couple does together.
const together =
  /^(?:open|opened|launched|hired|built|founded|decided|agreed|married|met|divorced|separated)$/;
const several = /^(?:all|both|together|everybody|everyone|each|they|them)$/;

// "We were moving boxes": in a note of the patient "they" would be nobody. With others named, "they" they are.
function speaksOfSelf(tokens: readonly SpeechToken[], i: number, subject: Subject): boolean {
  if (subject.their === `${subject.they}'s` && subject.they !== 'the patient') return false;
  if (together.test(tokens[i + 1]?.low ?? '')) return false;
  return !tokens.some(({ low }, k) => several.test(low) || (k < i && (kin.test(low) || low === 'who')));
}

const kinBefore = new RegExp(`${kin.source.slice(1, -1)} $`);

const opensClause =
  /(?:^|[,;.] ?|\b(?:and|but|so|because|when|if|that|then|while|since|as|before|after|until|where|which|days?|weeks?|months?|years?|sometimes|now|currently|maybe|also|usually) )$/i;

const ofIt = /^ (?:is|was|has|had)\b/;

// Without a pronoun "the patient" would stand in every clause: after the first it is left out where nothing is lost.
function withoutEchoes(sentence: string): string {
  const low = sentence.toLowerCase();
  if (low.indexOf('the patient') === low.lastIndexOf('the patient')) return sentence;
  let named = false;
  // Only who the clause before is about may be left out after "and": not "light bothers the patient and vomits".
  let about = false;
  return sentence.replace(
    /\b(?:(and|but) )?the patient('s)?(?= \p{L}| ?[,.;]|$)/giu,
    (whole, joined: string | undefined, owns: string | undefined, at: number) => {
      const before = sentence.slice(0, at);
      const wasAbout = about;
      about = !owns && (joined !== undefined || opensClause.test(before));
      if (!named || (joined && kinBefore.test(before))) {
        named = true;
        return whole;
      }
      // "Theirs went, and mine's gone onto the chest."
      if (owns && ofIt.test(sentence.slice(at + whole.length))) return `${joined ? `${joined} ` : ''}theirs`;
      // "The patient lives with their husband.", "the patient and their wife"
      const the =
        / lives with $/.test(before) ||
        // "… cannot swallow their own saliva"
        (owns && /^ own\b/.test(sentence.slice(at + whole.length))) ||
        (joined !== undefined && /^the patient $/i.test(before))
          ? 'their'
          : 'the';
      // "On my side just my aunt"
      if (owns && /^ side\b/.test(sentence.slice(at + whole.length))) return whole;
      if (owns) return joined ? `${joined} ${the}` : the;
      if (joined !== undefined && /^ ?[.;]?$/.test(sentence.slice(at + whole.length))) return '';
      return joined !== undefined && !wasAbout ? whole : (joined ?? whole);
    },
  );
}

// "what i do", "all i have i": a clause that ends in an auxiliary is not a question.
function isStatementBefore(tokens: readonly SpeechToken[], i: number): boolean {
  return (
    i >= 2 &&
    tokens[i - 2]!.word &&
    !/^(?:and|but|so|or|what|how|when|where|why|which|if|than|as)$/.test(tokens[i - 2]!.low)
  );
}

function wordAt(tokens: readonly SpeechToken[], i: number): string | null {
  const token = tokens[i];
  return token?.word ? token.low : null;
}

// "I lie there and check": where, and not "there is".
function isPlaceThere(tokens: readonly SpeechToken[], i: number): boolean {
  return tokens[i]!.low === 'there' && !isAuxiliary(wordAt(tokens, i + 1) ?? '');
}

function isPairThatDoes(tokens: readonly SpeechToken[]): boolean {
  return (
    tokens[0]!.low === 'me' &&
    tokens[1]?.low === 'and' &&
    tokens.slice(3, 5).some(({ low }) => isAuxiliary(low) || isBaseVerb(low) || isPast(low))
  );
}

const wherePeopleGo = /^(?:right|left|side|floor|store|kitchen|bathroom|toilet|gym|shops?|office|hospital)$/;

// "I roll to the right or look up"
function isToPlace(tokens: readonly SpeechToken[], i: number): boolean {
  return (
    tokens[i]!.low === 'to' && tokens[i + 1]?.low === 'the' && wherePeopleGo.test(tokens[i + 2]?.low ?? '')
  );
}

// "I take it and go to bed": what is taken.
function isThing(tokens: readonly SpeechToken[], i: number): boolean {
  const before = tokens[i - 1]?.low ?? '';
  return (
    tokens[i]!.low === 'it' &&
    tokens[i + 1]?.low === 'and' &&
    (isBaseVerb(before) || /^(?:on|in|with|for|at|of|from|off|over|through|under|by)$/.test(before))
  );
}

const modal = /^(?:can|could|will|would|shall|should|may|might|must|cannot)$/;

function isCarried(tokens: readonly SpeechToken[], i: number): boolean {
  const low = tokens[i]!.low;
  if (low !== 'have' && (low !== 'do' || tokens[i + 1]?.low !== 'not')) return false;
  // "If you are vomiting, or have a rash"
  if (low === 'have' && tokens[i - 1]?.low === 'or')
    return /^(?:an?|any|no|more|new|trouble|chest)$/.test(tokens[i + 1]?.low ?? '');
  return /^(?:and|but)$/.test(tokens[i - 1]?.low ?? '');
}

// "and have not had any since", "but always have headaches"
function isPerfect(tokens: readonly SpeechToken[], i: number): boolean {
  if (tokens[i]!.low !== 'have') return false;
  const adverb = isAdverb(tokens[i - 1]?.low ?? '');
  if (!/^(?:and|but)$/.test(tokens[i - (adverb ? 2 : 1)]?.low ?? '')) return false;
  const next = tokens[i + 1]?.low === 'not' ? tokens[i + 2] : tokens[i + 1];
  return adverb || isParticiple(next?.low ?? '');
}

// "I lean on it and pretend I'm reading": a verb that is as often a noun, where a clause or an object follows.
function goesOnWith(tokens: readonly SpeechToken[], i: number): boolean {
  return (
    /^(?:and|or)$/.test(tokens[i - 1]?.low ?? '') &&
    tokens[i - 2]?.low !== ',' &&
    /^(?:i|it|him|her|them|me|my|the|to|that)$/.test(tokens[i + 1]?.low ?? '') &&
    thirdPersonAfterSubject(tokens[i]!.low) !== tokens[i]!.low &&
    !isAuxiliary(tokens[i]!.low)
  );
}

// "When I breathe in or laugh": of two verbs with nothing between them.
function isOfWhen(tokens: readonly SpeechToken[], i: number): boolean {
  const last = tokens[i - 2]?.low ?? '';
  const bare =
    isBaseVerb(last) || (/^(?:in|out|up|down|over)$/.test(last) && isBaseVerb(tokens[i - 3]?.low ?? ''));
  if (!bare) return false;
  for (let k = i - 1; k >= 0 && k >= i - farthestWhen; k--)
    if (/^(?:when|whenever|if|every time|unless)$/.test(tokens[k]!.low)) return true;
  return false;
}
const farthestWhen = 6;

const seasons = /^(?:spring|summer|winter)$/;
const bodily = /^(?:stools?|poo|poop|motions?|bowel|eyes?|spots?|tarry|phlegm)$/;

// "A headache or double vision", "tummy pain or black stools", "in the spring and fall"
function isNoVerb(tokens: readonly SpeechToken[], i: number): boolean {
  const { low } = tokens[i]!;
  const next = tokens[i + 1]?.low ?? '';
  if (low === 'double') return next === 'vision';
  if (low === 'black') return bodily.test(next);
  return low === 'fall' && seasons.test(tokens[i - 2]?.low ?? '');
}

function followsCoordination(tokens: readonly SpeechToken[], i: number): boolean {
  if (isNoVerb(tokens, i)) return false;
  const before = tokens[i - 1]?.low;
  const joined =
    before === 'and' ||
    before === 'or' ||
    (before === 'then' && tokens[i - 2]?.low === 'and') ||
    (before !== undefined && isAdverb(before) && tokens[i - 2]?.low === 'and');
  // "rest and sleep in bed": after a noun "and" may join nouns; verbs that are nouns as well need an object or a preposition.
  if (!joined) return false;
  if (before === 'or' && isOfWhen(tokens, i)) return true;
  const ambiguous =
    /^(?:rest|sleep|exercise|work|walk|run|cough|drink|smoke|help|burn|itch|ache|pain|nap|sweat|hurt|stress|sound|look|test|bruise|heat|ice|swelling|wheeze|leak)$/.test(
      tokens[i]!.low,
    );
  const next = tokens[i + 1];
  // "I stop and look in the window."
  if (tokens[i]!.low === 'look' && /^(?:in|at|for|up|out|around|through|over)$/.test(next?.low ?? ''))
    return true;
  return !ambiguous && next !== undefined && !isPast(tokens[i]!.low);
}
