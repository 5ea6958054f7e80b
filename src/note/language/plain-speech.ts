import { clean } from './clean.ts';
import { figures } from './figures.ts';
import { foundAfterAll } from './found-after-all.ts';
import { upperFirst } from './upper-first.ts';

// A writer reads each utterance many times. What a visit said is forgotten when its note is done.
const known = new Map<string, string>();
const most = 4000;

/** The utterance without fillers and false starts, its numbers as figures. */
export function plainSpeech(text: string): string {
  let plain = known.get(text);
  if (plain === undefined) {
    plain = asNeeded(figures(clean(foundAfterAll(onlyThat(withoutRegret(text))))));
    if (known.size >= most) known.clear();
    known.set(text, plain);
  }
  return plain;
}

// "I do, I'm afraid."
function withoutRegret(text: string): string {
  return text.includes(' afraid') ? text.replace(/, i['’]m afraid(?=[.!]?\s?$)/i, '') : text;
}

// "We don't like people to be on just the blue one.": what "just" says there is no filler.
function onlyThat(text: string): string {
  if (!text.includes(' just ')) return text;
  return text.replace(justThat, (said, verb: string, at: number) => {
    const before = text
      .slice(Math.max(0, at - reach), at)
      .split(/[,.;]/)
      .at(-1)!;
    return denies.test(before) ? `${verb} only ` : said;
  });
}
const justThat = /\b(on|be|is|are|for|with|have|take) just (?=(?:the|an?|one|two|on)\b)/gi;
const denies = /\b(?:not|never|no longer|(?:do|does|did|is|are)n['’]t)\b/i;
/** In characters. */
const reach = 70;

const needs =
  /^((?:(?:so|and|but|okay|well),? )*)what (you|he|she|they)(?:(?: do| does)? need| needs|['’]ll need) is (?=(?:an?|one|two|some|the)\b|\d)/i;

// "What she does need is a single dose of steroid.": she needs it.
function asNeeded(text: string): string {
  return text.includes(' need')
    ? text.replace(needs, (_, lead: string, who: string) => {
        const said = `${lead}${who} ${/^s?he$/i.test(who) ? 'needs' : 'need'} `;
        return upperFirst(said);
      })
    : text;
}

export function forgetSpeech(): void {
  known.clear();
}
