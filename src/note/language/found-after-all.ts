import { upperFirst } from './upper-first.ts';

/** A cheap look before the careful one. */
const corrects = /\b(?:hang on|hold on|wait|actually)\b/i;
const denied =
  /\b(?:(?:i|we) (?:do not|don['’]t|can['’]t|cannot|didn['’]t)(?=) (?:really )?(?:feel|hear|see|find|notice)(?=) an(?:y|ything)|no)(?: ([a-z]{3,20}))?[,.…]* (?:(?:well|oh|hm+|um|uh|ah|no)(?=),?(?=) ){0,3}(?=)(?:hang on|hold on|wait|actually)(?=)(?: a (?:second|sec|minute|moment))?[,.…]* (?:(?:well|oh|hm+|um|yes|yeah|no|wait|actually)(?=),?(?=) ){0,3}(?=(?:there(?:['’]s| is| are)|that['’]s|(?:i|we) (?:do |can )?(?=)(?:feel|hear|see|felt|heard)) )/i;
const unnamed = /\b(an? (?:[a-z]+ ){1,3})one\b/i;
const hushes =
  /(?<=\b(?:hear|feel|see) an?), (?:(?:shh+|hush|quiet|hang on|hold on|wait|(?:one|just a) (?:second|sec|moment|minute)),? )+(?:an? )?/i;

/**
 * What an examiner denies and then finds is found: "I don't feel any, hang on, there's a little nodule" → there's a
 * little nodule, "no murmur, actually yes, there's a soft one" → there's a soft murmur.
 */
export function foundAfterAll(text: string): string {
  const heard = text.includes(' a, ') || text.includes(' an, ') ? text.replace(hushes, ' ') : text;
  if (!corrects.test(heard)) return heard;
  const found = denied.exec(heard);
  if (found === null) return heard;
  const told = heard.slice(found.index + found[0].length);
  const named = found[1] === undefined ? told : told.replace(unnamed, `$1${singular(found[1])}`);
  const before = heard.slice(0, found.index);
  return before === '' ? upperFirst(named) : before + named;
}

function singular(noun: string): string {
  return /[^su]s$/.test(noun) ? noun.slice(0, -1) : noun;
}
