import { wordBefore } from '../../language/word-before.ts';

const words = (list: string) => new Set(list.split(' '));

const said =
  /\ba (little bit|tiny bit|wee bit|bit|little)\b(?: much\b)?(?=(?: ([a-z'-]{1,30}))?(?: ([a-z'-]{1,30}))?)/gi;
const twice = /\bslightly,? (?=slightly\b)/gi;

// What may be said of how much: "a little sore", "a little worried", and not "a little monkey".
const quality =
  /^(?:[a-z]+(?:er|(?<![aeo])y|ed|ing|ful|ive|al|ic|ous|ish|d)|sore|tender|tight|numb|red|pink|swollen|stiff|weak|high|low|worse|bad|short|down|tired|more|less)$/;
const things = words(
  'honey water food bread bed child boy girl body baby money candy med card pad paper diary notebook sister brother daughter party study hospital tingling bleeding monkey bugger terror fighter eater sleeper number finger flutter blister ulcer worrier butter copy toy puppy kitty ring hand head thing lad flower shower paper trooper soldier joy belly tummy kid blood cloud cold worry history story therapy time rod pod beginning saying reading setting opening feeling crackling cutting swelling opener spider butterfly dinner supper beer lady guy character pessary',
);
const marks = words(
  'spot spots lump lumps bump bumps mark marks dot dots patch patches area areas blister blisters pimple pill pills tablet tablets thing things one ones rash line lines hole cyst scab scar guy boy girl throat tooth man bottle box bag',
);
// After these a thing is named: "I have a little …".
const holds = words('have has had having with take takes took taking of see saw hear heard use used for');
// Where something is or when, or nothing: no quality follows.
const noQuality = words(
  'in on at round around over under by near down along behind below above there here left when if because but or so with from after before to for than as since until while during this that the my your his her every then now and',
);
const amounts = words(
  'drink drinks drank drinking eat eats ate eating smoke smokes smoked smoking vape vapes vaped vaping sleep sleeps slept sleeping walk walks walked do does did know knows read reads take takes took use uses used lost lose gained gain gave give put puts rub rubs dab dabs spread',
);

/**
 * "a little", "a bit" as a note has it: "slightly" before a quality or after a verb ("a bit sore", "it hurts a bit"),
 * "some" where it is how much there is ("there's a bit round the ankle"), and as it was said wherever else.
 */
export function inDegree(text: string): string {
  const out = text.replace(
    said,
    (whole, kind: string, next: string | undefined, after: string | undefined, at: number) => {
      const opening = text.slice(Math.max(0, at - 40), at);
      const before = wordBefore(text, at) ?? '';
      if (whole.endsWith('much')) return before === 'quite' ? whole : 'a little too much';
      const degree = /bit$/i.test(kind)
        ? ofBit(before, next?.toLowerCase(), opening)
        : ofLittle(before, next?.toLowerCase(), after?.toLowerCase() ?? '', opening);
      return degree ?? whole;
    },
  );
  return out.includes('slightly') ? out.replace(twice, '') : out;
}

const opensAmount = /\b(?:is|it's|it was|just|only) $/i;
const comesOut = /^(?:comes?|came|goes|gets?|got|dribbles|drips|leaks)$/;
const doneTo = /^(?:taken|removed|cut|shaved|snipped|chopped|added|left|sent)$/;

const thereIs =
  /\bthere(?:'s|(?: (?:has|have))?(?=)(?: (?:is|are|was|were|been)))(?=)(?: (?:still|also|just|only))? $/i;

function ofBit(before: string, next: string | undefined, text: string): string | null {
  if (before === 'quite' || before === 'every' || next === 'of' || next === 'ago' || next === 'later')
    return null;
  const ends = next === undefined || noQuality.has(next);
  // "She had a bit taken out."
  if (holds.has(before) && doneTo.test(next ?? '')) return null;
  // "Only a little bit comes out."
  if (comesOut.test(next ?? '')) return null;
  // "It's only a little bit each time."
  if (next === 'each' && opensAmount.test(text)) return 'a small amount';
  if (!ends) return 'slightly';
  if (before === 'and' || next === 'and') return null;
  if (thereIs.test(text) || (holds.has(before) && before !== 'for' && before !== 'of')) return 'some';
  return amounts.has(before) ? 'a little' : 'slightly';
}

function ofLittle(before: string, next: string | undefined, after: string, text: string): string | null {
  if (next === undefined || !quality.test(next) || things.has(next) || marks.has(after)) return null;
  // "I'll put a little chemical on it."
  if (before === 'put' || before === 'use') return null;
  // "I drink a little sherry."
  if (amounts.has(before) && next.endsWith('y')) return null;
  return holds.has(before) || thereIs.test(text) ? null : 'slightly';
}
