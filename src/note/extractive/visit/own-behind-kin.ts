import { kin } from '../../language/kin.ts';
import { deniesOwn } from '../../language/own-and-kin.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { askedStatement } from '../answers/in-full/asked-statement.ts';
import { askedText } from '../answers/in-full/asked-text.ts';
import { inTwo } from './unit-in-two.ts';
import { reworded, type Unit } from './units.ts';

const soDoI = /^(my [^.?!]{4,50}?),? and so (?:do|have|did) i[.!]*$/i;

/** "Do you have asthma?" "My sister has it and so do I.", as two units: hers, and the patient's own. */
export function alsoOwn(unit: Unit, asked: Unit): Unit[] | null {
  const also = soDoI.exec(unit.text)?.[1];
  const own = also === undefined ? null : askedStatement(askedText(asked));
  return own === null || own.negative || !own.text.startsWith('i ')
    ? null
    : inTwo(unit, also!, upperFirst(own.text));
}

/**
 * What is said of oneself behind a relative who was named first in the same answer, the last of `out`, which it may take
 * with it: "do you get headaches?" "My sister does. I don't." → No. My sister does. Null for anything else.
 */
export function ownBehindKin(out: Unit[], unit: Unit, asked: Unit): Unit[] | null {
  const first = out.at(-1)!;
  if (deniesOwn(unit.text) && ofKin.test(first.text)) {
    if (ofAnyone.test(asked.said)) return [notAsked(unit, asked)];
    const own = asked.clinical.symptoms.length === 0 ? ownStatement(unit.text, asked) : null;
    if (own !== null) return [reworded(unit, own)];
    out.pop();
    return [
      { ...reworded(first, /\bnever\b/i.test(unit.text) ? 'No, never.' : 'No.'), end: unit.end },
      { ...first, end: unit.end, opens: false },
    ];
  }
  // "And any strokes?" "No, none. Well, my grandfather.": of the family, as before.
  if (first.words.length <= longestNone && none.test(first.said) && kinAfterAll.test(unit.text)) {
    const before = out.findLast(({ question, turn }) => question && turn < asked.turn);
    if (ofFamily.test(asked.said) || (before !== undefined && ofFamily.test(before.said))) {
      out.pop();
      return [{ ...reworded(unit, upperFirst(unit.text.replace(turns, ''))), opens: true }];
    }
  }
  return null;
}

// "Do you smoke?" "My husband does. I never have."
function ownStatement(said: string, asked: Unit): string | null {
  const stated = askedStatement(askedText(asked));
  if (stated === null || stated.negative || !stated.text.startsWith('i ')) return null;
  const [, verb = '', ...rest] = stated.text.split(' ');
  const never = /\bnever\b/i.test(said);
  if (/^(?:am|was|have|had|can|could)$/.test(verb) && !/^do\b/i.test(asked.text))
    return `I ${verb} ${never ? 'never' : 'not'} ${rest.join(' ')}.`;
  return `I do not ${[verb, ...rest].join(' ')}${never ? ', and never have' : ''}.`;
}

const ofAnyone = /\b(?:anyone|anybody|family|else)\b/;
const anyoneDoes =
  /\bany(?:one|body)(?: else)?(?=) (?:at home |in the house )?(?=)(smoke|drink|vape|snore)\b/;

// "Does anyone smoke at home?" "My boyfriend does. I don't.": that is not nobody.
function notAsked(unit: Unit, { said }: Unit): Unit {
  const act = anyoneDoes.exec(said)?.[1];
  return { ...(act === undefined ? unit : reworded(unit, `I do not ${act}.`)), answers: null };
}

const longestNone = 3;
const none = /^(?:no|nope|nah|none|nobody)(?: (?:none|nobody|no one|not really))?$/;
const turns = /^(?:oh|well|actually|wait|except|although|hang on)\b[,.…]* (?:(?:actually|no),? )?/i;
const kinAfterAll = new RegExp(`${turns.source}(?:my|her|his) (?:[a-z]+ )?(?:${kin})\\b`, 'i');
const ofFamily = /\b(?:family|relatives?|parents|runs in)\b/;

const ofKin = new RegExp(
  `^(?:no,? )?my (?:[a-z]+ )?(?:${kin}) (?:do|does|did|has|have|had|is|was|gets?|got)(?: [a-z]+){0,4}[.,!]*$`,
  'i',
);
