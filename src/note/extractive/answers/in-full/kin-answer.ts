import { isParticiple, isPast, pastOf, thirdPerson } from '../../rephrase/verbs.ts';
import { withinSentence } from './fragments.ts';

const kinName =
  '(?:(?:grand|step|half-)?(?:mother|mum|mom|mam|father|dad|brother|sister|son|daughter|ma|pa)s?|parents|nan|nana|gran|granny|grandad|grandparents|aunt(?:ie|y)?s?|uncles?|cousins?|niece|nephew|twin)';
/** Who lives with somebody, beside their kin. */
const household = `(?:${kinName}|husband|wife|partner|boyfriend|girlfriend|fiancee?|roommate|flatmate|housemate)`;
const asks = new RegExp(
  `^(did|does|do|has|have|is|are|was|were)(?=) (?:(?:any(?:one|body)|some(?:one|body))(?: else)?|(?:either|any|one) of (?:your|his|her)(?=) (?:parents|family|relatives|brothers(?: (?:and|or) sisters)?|siblings|grandparents|children|kids)|(?:your|his|her|the)(?=) (?:family|parents|${kinName}(?: (?:or|and) (?:(?:your|any|either|one)(?: of your)? |his |her )?${kinName}){0,2})|there any(?:one|body))(?=)(?: (?:(?:in|on) (?:the|your|his|her)(?=) (?:(?:immediate|close|wider) )?(?:family|side)|at home|nearby|in the house))?(?: ever)? (?!that\\b|who\\b)([a-z][a-z' -]{3,60})$`,
  'i',
);
const runs =
  /^(?:(?:is there |have you |do you have )?(?:any|a) )?(?=)(?:family history of|history in the family of) (?:any )?([a-z' -]{3,50})$|^(?:(?:any|is there(?: any)?) )?(?!any|some)([a-z' -]{3,50}) (?:in|on|run in) (?:the|your|his|her) family$/i;
const kin = new RegExp(
  `^(?:(?:yes|yeah|yep|oh|well|just|only|um|uh),? )*((?:(?:both|one|two|three|all) of )?(?:(?:my|his|her|our)(?: own)? )?(?:(?:older|younger|elder|eldest|youngest|little|big|other|late|paternal|maternal|twin) )?${household}(?:(?:,| and|, and) (?:(?:my|his|her|our) )?(?:(?:older|younger) )?${household}){0,3})(?=)(?: (did|does|do|had|has|have|is|was|are|were))?(?=$|,| (?:at|in|on|too|as|when|aged)\\b)`,
  'i',
);
// "Who has migraines in the family?"
const whoHas =
  /^(?:who (?:else )?(?:has|had|gets|with) |any(?:one|body)(?: else)? (?:has|have|had|with) )?(?:any )?/i;
const helps =
  /^((?:helps?|helped|looks? after|lives? (?:with|near)|visits?|checks? on|cares? for|cooks? for|shops? for)) you\b/;
const it = /\b(?:it|this|that|them|one|same|you)\b/i;

// "Anybody smoke at home?"
const bareAny = /^any(?:one|body)(?: else)?(?= (?:smoke|vape|drink|have|use|live|help)\b)/i;

const says = /^(?:the|with|from) [a-z]/i;

export interface KinAnswer {
  text: string;
  /** What follows in the answer. */
  rest: string;
  section: 'family' | 'social';
}

/**
 * Who of the family had what was asked: "did either of your parents break a hip?" "Mum did." → my mum broke a hip. Null
 * where nobody of the family is named, or the answer says itself what it was.
 */
export function kinAnswer(asked: string, answer: string): KinAnswer | null {
  const found = kin.exec(answer);
  if (found === null) return null;
  const rest = answer.slice(found[0].length).replace(/^[, ]+/, '');
  // "Dad has asthma" stands for nothing.
  if (
    found[2] !== undefined &&
    /^(?!too\b|at\b|in\b|when\b|as\b|both\b|on\b|from\b)[a-z]/i.test(
      answer.slice(found[0].length).trimStart(),
    ) &&
    !/^[, ]*$/.test(answer.slice(found[0].length)) &&
    !answer.slice(found[0].length).startsWith(',')
  )
    return null;
  if (/^(?:and|or) /i.test(rest)) return null;
  const who = withOwner(found[1]!);
  const several = /\band\b|,|s$|\bboth\b/i.test(found[1]!);
  const what = asks.exec(asked.replace(bareAny, 'does $&'));
  if (what !== null) {
    const act = acted(
      what[1]!.toLowerCase(),
      what[2]!.replace(/ (?:in|on) (?:the|your|his|her) family$/i, ''),
      several,
    );
    if (act === null) return null;
    const helped = act.replace(helps, '$1 me');
    return it.test(helped)
      ? null
      : { text: `${who} ${helped}`, rest, section: helped === act ? 'family' : 'social' };
  }
  const history = runs.exec(asked);
  const illness = history?.[1] ?? history?.[2];
  // "With depression or alcohol?" "My father, the drinking.": it says itself which.
  if (illness !== undefined && / or |, /.test(illness) && says.test(rest)) return null;
  return illness === undefined || it.test(illness) || /\b(?:how|what|everyone|everybody)\b/i.test(illness)
    ? null
    : {
        text: `${who} ${several ? 'have' : 'has'} had ${withinSentence(illness.replace(whoHas, ''))}`,
        rest,
        section: 'family',
      };
}

function withOwner(name: string): string {
  return /^(?:my|his|her|our|both|one|two|three|all)\b/i.test(name) ? name : `my ${name.toLowerCase()}`;
}

function acted(aux: string, rest: string, several: boolean): string | null {
  const [verb = '', ...more] = rest
    .toLowerCase()
    .replace(/^(?:ever|also) /, '')
    .split(' ');
  const what = more.join(' ').replace(/^any (?!of\b)/, '');
  switch (aux) {
    case 'did':
      return `${broken(verb)} ${what}`;
    case 'do':
    case 'does':
      return `${several ? verb : verb === 'have' ? 'has' : thirdPerson(verb)} ${what}`;
    case 'has':
    case 'have':
      return isParticiple(verb) || isPast(verb) ? `${several ? 'have' : 'has'} ${verb} ${what}` : null;
    default:
      return `${several ? aux.replace('is', 'are') : aux.replace('are', 'is')} ${verb} ${what}`;
  }
}

const irregular: Readonly<Record<string, string>> = {
  break: 'broke',
  die: 'died',
  tear: 'tore',
  have: 'had',
  get: 'got',
};

function broken(verb: string): string {
  return irregular[verb] ?? pastOf(verb);
}

const age =
  /^(?:(?:and |but )?(?:he|she|they)(?=)(?: was|'s| were| died)?(?=) (?:(?:only|about|around|just|at|aged|at the age of) )*)?(?=)(?:(?:at|aged|at the age of|when (?:he|she) was) )?(?=)(?:(?:about|around) )?(?=)(\d{1,3}|in (?:his|her|their) (?:\w+ )?\w+ties)(?=)(?: years old| when (?:he|she|it) [a-z ]{3,30})?$/i;

/** How old a relative was, as it may stand after what they had: "she was eighty-one" → at 81; null for anything else. */
export function ageOfKin(said: string): string | null {
  const found = age.exec(said)?.[1];
  return found === undefined ? null : /^\d/.test(found) ? `at ${found}` : found;
}
