import { type Thing, thingsIn } from './like-things.ts';

/** What follows the words by which a speaker takes back what they just said. */
export interface Cue {
  rest: string;
  /** Nothing else can be meant: "no, I tell a lie", where "no" may only go on denying. */
  sure: boolean;
  /** A dose is looked up or worked out again: "let me check". */
  checks: boolean;
  /** It is said that something is taken back, and not only that a dose is looked up. */
  takes: boolean;
}

const opener = /^(?:(?:oh|well|um|uh|er|ah|hmm|or|yes|yeah)(?=)[,.]?(?=) ){0,3}/i;
const plainNo = /^(?:no|nah|nope)\b(?:[,.…]+| -+| –| —)?(?: |$)/i;
const surely =
  /^(?:no,? )?(?=)(?:wait(?: a (?:minute|second|sec|moment))?|hang on(?: a (?:minute|second|sec|moment))?|hold on|i['’]m sorry|i am sorry|sorry|(?:i )?tell a lie|i lied?|i['’]m lying|scratch that|strike that|correction|my mistake|i take (?:that|it) back|that['’]s (?:not right|wrong|a lie)|i got that wrong|i said that wrong|i misspoke|excuse me|or rather|i meant|you know what|on second thoughts?)(?=)\b(?:[,.…!]+| -+| –| —)?(?: |$)/i;
const perhaps = /^(?:i mean|actually|really|rather|what am i saying)\b[,.…?]* /i;
const looksUp =
  /^let me (?:just |quickly )?(?=)(?:see|(?:double[- ]?)?check|look|think|recalculate|work it out)(?=)(?: (?:it|that|this|at|up|again|(?:the|his|her|your)(?=) (?:dose|weight|chart|notes?|list|record))(?=)\b){0,3}(?:[,.…]+| -+)?(?: |$)/i;
/** How any of them begins: most sentences are told apart by their first word. */
const takesBack =
  /^(?:oh|well|um|uh|er|ah|hmm|or|yes|yeah|no|nah|nope|wait|hang|hold|i|sorry|tell|scratch|strike|correction|my|that['’]s|excuse|actually|you|on|let)\b/i;

/** The cue that a sentence opens with, or null. */
export function cueOf(text: string): Cue | null {
  if (!takesBack.test(text)) return null;
  let rest = text.slice(opener.exec(text)![0].length);
  let sure = false;
  let takes = false;
  let checks = false;
  for (let n = 0; n < 4; n++) {
    const strong = surely.exec(rest);
    const no = strong === null ? plainNo.exec(rest) : null;
    const looks = strong === null && no === null ? looksUp.exec(rest) : null;
    checks ||= looks !== null;
    const found = strong ?? no ?? looks ?? perhaps.exec(rest);
    if (found === null) break;
    // "No pain" denies, "no six" does not.
    if (no !== null && /^(?:no|nah|nope) $/i.test(no[0]) && !countsFirst(rest.slice(no[0].length, 40))) break;
    sure ||= strong !== null;
    takes ||= strong !== null || no !== null || /^actually/i.test(found[0]);
    rest = rest.slice(found[0].length);
  }
  takes ||= nearer.test(rest) || rest.startsWith('not ') || (/^well\b/i.test(text) && isBare(rest));
  return takes || checks ? { rest, sure, checks, takes } : null;
}

// "No more than two days a week" is a limit.
const limits = /^(?:more|less|fewer|later|longer) than\b/i;

const countsFirst = (text: string) => {
  const kind = limits.test(text) ? undefined : thingFirst(text)?.kind;
  return kind === 'count' || kind === 'span';
};

/** The thing that a text begins with, or null. */
export function thingFirst(text: string): Thing | null {
  const [first] = thingsIn(text);
  return first?.start === 0 ? first : null;
}

// "Ten minutes. Well, more like twenty."
const nearer = /^(?:(?:it was|it['’]s|probably|maybe) )?(?:more like|closer to|nearer to|nearer) /i;
const leads =
  /^(?:(?:it|that|this|they)(?=)(?:['’](?:s|d|re|ve)| is| are| was| were| would| must| might| should| has to| needs to| has| have| had)(?=)(?: be| been| have been)?,? |an? (?=(?:\d|one|two|three|four|five|six|seven|eight|nine|ten)\b)|the |my |his |her |your |their |its |on |in |at |for |since |more like |closer to |nearer to |nearly |like |to |probably |maybe |perhaps |just |only |so |been |i (?:think|suppose|guess|believe|should think|should say|want to say|would say)(?: that)?,? |i['’]d say |really,? |actually,? |what,? )/i;
/** "Let's do", "we'll start with", "make it". */
const decides =
  /^(?:(?:let['’]s|let me|i['’]ll|we['’]ll|i['’]d)(?=) (?:just |rather )?(?=)(?:do|make|say|start|go|try|use|keep|give|take|get|order|stay)(?=)(?: (?:it|that|you|him|her|them))?(?=)(?: (?:with|to|at|for|on|in|up to|down to))? |make (?:it|that) |call it |say )/i;
/** "At 21 kilos", "since it upset you last time, let's …", "this week's is" */
const before =
  /^(?:(?:this|last) (?:week|month|time)['’]s (?:one )?is |at (?:his|her|your) (?:weight|age|size),? |(?:at|for) [a-z0-9.-]{1,12}(?: [a-z-]{1,12})? (?:kilos?|kilograms?|kgs?|pounds|lbs|stone),? |(?:since|because|as|given|with)(?=) [^,.?!]{2,60}, (?=(?:let['’]s|i['’]ll|we['’]ll|i['’]d|it['’]s|it should)(?=) ))/i;
const denied = /^not (?:on |in |the |my |her |his )*[a-z]+, /i;

/** The thing that a sentence comes to at once: "it was more like six weeks" → six weeks. */
export function ledTo(rest: string): Thing | null {
  let at = denied.exec(rest)?.[0].length ?? 0;
  at += before.exec(rest.slice(at))?.[0].length ?? 0;
  for (let n = 0; n < 9; n++) {
    const thing = thingFirst(rest.slice(at, at + 60));
    if (thing !== null) return { ...thing, start: at, end: at + thing.end };
    const skipped = leads.exec(rest.slice(at)) ?? decides.exec(rest.slice(at));
    if (skipped === null) return null;
    at += skipped[0].length;
  }
  return null;
}

const bareEnd = /^(?: one| side| then| now)?(?:, [a-z0-9]+(?:[ -][a-z0-9]+){0,2})?(?:,? then)?[.!?]*$/i;

/** Whether a sentence is a thing that can be put right, and nothing else: "Ten, ten fifteen.", "More like fifteen." */
export function isBare(text: string): boolean {
  const thing = ledTo(text);
  return thing !== null && !/^right[.!]*$/i.test(text) && bareEnd.test(text.slice(thing.end));
}
