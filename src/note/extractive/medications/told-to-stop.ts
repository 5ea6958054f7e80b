import { drugAt, drugsIn } from '../lexicon/drugs.ts';
import type { Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

/** What the clinician takes a medicine away with: "stop", "come off", "leave off", "no more", "I don't want you taking". */
const ending = [
  'stop(?:ping)?(?: (?:taking|using|giving (?:him|her|them)))?',
  'discontinu(?:e|ing)',
  'quit(?: taking)?',
  '(?:come|coming|get|getting|go|stay|keep|staying|keeping) off(?: of)?',
  '(?:take|taking|get|getting|have|want|like|keep|switch|switching|move|moving) (?:you|him|her|them) off(?: of)?',
  '(?:leave|leaving|lay) off',
  'cut(?:ting)? out',
  'steer(?:ing)? clear of|(?:keep|stay) (?:clear of|away from)',
  'ditch|bin|toss(?: out)?|chuck(?: out)?|throw (?:out|away)|pause|pausing|withhold|omit',
  'instead of',
  'avoid(?:ing)?',
  'hold(?:ing)?(?: off(?: on| with)?)?',
  'no more(?: of)?',
  "(?:do n't|not|would n't|rather you did n't|want (?:you|him|her)) (?:take|taking|use|using|have|having|give)(?: (?:him|her))? any more(?: of)?",
  "rather (?:you|he|she) did n't (?:take|have|use)",
  "do n't want (?:you|him|her)(?=) (?:on|taking|using|having|to (?:take|use|have))(?: any(?: more)?(?: of)?)?",
].join('|');
const ends = new RegExp(`\\b(?:${ending}) `, 'g');
/** A cheap look before the careful one. */
export const mayEnd =
  /\b(?:stop|stopping|discontinu|quit|avoid|off|away|cut|cutting|steer|clear|ditch|bin|toss|chuck|throw|drop|paus|withhold|omit|hold|holding|more|want|rather|swap|swapping|switch|switching|trad|replac|chang|mov|leave|leaving|give|knock|put|instead|can|will|'ll)/;
/** "Leave the folic acid till you're keeping things down." */
const leaves =
  /\b(?:leave|leaving|give|knock|put|throw|toss|chuck) (?=.{2,30} (?:out|off|away|alone|for now|for the moment|till|until|a miss|on the head|on hold|to one side)\b)/g;
const swaps =
  /\b(?:swap|swapping|switch|switching|trade|trading|chang(?:e|ing)|replac(?:e|ing)|move|moving)(?=)(?: (?:you|him|her))?(?=)(?: (?:from|off|over from))? /g;
/** "If you get a rash", "I don't want you to", "for a week, then": nothing stops now. */
const notNowWords = new Set(
  "n't not never without case if when whenever unless until till once after before".split(' '),
);
const notNowReach = 8;

function notNow(before: string): boolean {
  return before
    .split(' ')
    .slice(-notNowReach)
    .some((word) => notNowWords.has(word));
}

const politely = /\bif you (?:could|can|would)(?: just| please)? $/;
/** Who it is said of, and not asked of. */
const tells =
  /\b(?:may|might|could|would|did|who|why|you|he|she|they|had|have|has|was|were|then|than|to|been|of|people|patients|doctors|dentists|surgeons|folks|some|many|others|most) $/;
const asksTo =
  /\b(?:can|could|will|would) you (?:please |just )?$|\b(?:(?:like|want|need|ask(?:ing)?|rather|advise|tell(?:ing)?) (?:you|him|her|mum|mom|dad)|(?:you|he|she)(?: should|'d better| need| needs| have| has| must| can| could)) (?:to )?(?:(?:please|just|now) )*$|\b(?:let 's|let us|(?:i|we)(?: am| are|'m|'re| will|'ll| would|'d|'ve)?(?: (?:to|going|gon|na|like|rather|want|need|just|also|probably|think|suggest|better|should|can)){0,4}) $|\bwhat (?:i|we)(?:'d|'m|'re)?(?=)(?: (?:want|need|like|would|do|to|going|gon|na|suggest|propose)){1,4}(?=)(?: is|'s) (?:to )?$|^(?:(?:so|and|but|now|okay|right|first|also|please|well|yes|no|then|just|instead|today|for) )*$/;
/** "Rigevidon stops today.", "Terazosin, stop.", "So, aspirin stopped." */
const stopsNow =
  / (?:(?:stops|goes|comes off)(?= (?:today|now|tonight|from (?:now|today|tonight))\b)|(?:stop|stopped)(?=$| and ))/;
/** "The propranolol can stop." */
const canGo =
  /(?: can|'ll| will| needs to| has to| must| should)(?: now| just| probably)* (?:stop|go|come off|be stopped)(?! (?:to|up|down|with|in|into|on|at|back|higher|alongside|if|when)\b)(?= |$)/;
const determiner =
  /^(?:the|your|his|her|all|any|that|those|these|this|both|with|taking|using|of|on|more|for|now|please|evening|morning|night|daily|regular|[a-z]+'s|old|other|over|counter)$/;
/** "Stop it", "stop that one for now"; not "stop it getting worse". */
export const pronoun =
  /^(?:it|that|this|them|those|these|both)(?=)(?: (?:one|ones|two|both|of (?:them|those|these)))?(?=)(?: (?:tablets?|pills?|medicines?|medications?|drugs?))?(?=$|(?<= one) (?:it|they|you|he|she|we|i)\b| (?:now|then|off|out|today|tonight|please|for|straight|right|completely|altogether|all|as|too|and|though|because|since|with|at|until|till|so|but|immediately|from (?:now|today))(?= |$))/;
const strengthOf = /^(?:pm|xl|sr|mr|xr|er|la|cr|plus|forte|extra|max|night|cold)$/;

/** "We can stop the aspirin after a year." */
const later =
  /^(?:(?!(?:since|because)\b)[a-z0-9'-]+ ){1,6}?(?:after (?:an?|\d+|one|two|three|four|five|six|the|your)|in (?!the\b|that\b|any\b|with\b)[a-z0-9]+ (?:days?|weeks?|months?|years?)|next|once|when|if|before|the (?:day|night|morning|week))(?=)\b/;

export interface Stop {
  /** Medicines by name, in small letters, as they were said. */
  names: string[];
  /** For a time only. */
  held: boolean;
  /** Little by little. */
  tapered: boolean;
}

// "Quit the Advil for anything but the first days of a period"
const butFor = /\bfor anything (?:but|except|other than)\b/;
// "Off the ropinirole, slowly, one pill less each week", "every other day for two weeks and then off"
const tapers =
  /\b(?:slowly|gradually|taper(?:ed|ing)?|wean(?:ed|ing)?|little by little|bit by bit|step by step|(?:less|fewer) (?:each|every|a) week|every other day for (?:an?|[a-z0-9]+) weeks? and then|(?:over|across) (?:the next )?(?=)(?:an?|two|three|four|six|\d|a few|a couple of)(?=) (?:weeks|months))\b/;
const atOnce = /\b(?:all at once|cold turkey|no need to (?:taper|wean)|without taper\w*)\b/;
const holds = /\b(?:hold|holding|paus(?:e|ing)|withhold|omit)\b/;
// "Stop the ramipril for now, and restart it once you're eating."
const stops = /\bstop(?:ping)?\b/;
const forNow = /\b(?:restart|resume|for now|for the (?:moment|time being))\b/;
const replaced = /\b(?:switch|swap|instead|start)\b/;

function stopsForNow(said: string): boolean {
  const stop = stops.exec(said);
  const rest = stop === null ? '' : said.slice(stop.index);
  const now = forNow.exec(rest);
  return now !== null && !replaced.test(rest.slice(now.index + now[0].length));
}

/** The medicines that these words of the clinician take away; null for words that take none, or not now. */
export function stopOf(unit: Unit): Stop | null {
  if (unit.clinical.drugs === 0) return null;
  const names = [...endsIn(unit)].flatMap((from) => {
    if (later.test(unit.said.slice(from))) return [];
    const named = drugsFrom(unit, from);
    return named.length === 0 && pronoun.test(unit.said.slice(from)) && !besideAnother(unit.said)
      ? namesIn(unit, from).slice(-1)
      : named;
  });
  names.push(...swappedIn(unit), ...goneIn(unit));
  if (names.length === 0 || butFor.test(unit.said)) return null;
  return {
    names: [...new Set(names)],
    held: holds.test(unit.said) || stopsForNow(unit.said),
    tapered: tapers.test(unit.said) && !atOnce.test(unit.said),
  };
}

/** "With the apixaban I'd like you to stop it.": not what it is given with. */
export function besideAnother(said: string): boolean {
  return givenWith.test(said);
}
const givenWith =
  /^(?:(?:and|so|but|now|okay|i think) )*(?:with|on|along with|now (?:that )?you're on)(?=) (?:the |your )?[a-z]+ (?:(?:holding|working|keeping|covering|doing)(?=) (?:[a-z]+ ){0,3}?)?(?:i|we|you|let)\b/;

/** "With the methotrexate holding you I'd rather stop that one": not what one goes on with. */
export function worksOn(said: string, name: string): boolean {
  const at = said.indexOf(`with the ${name} `);
  return at >= 0 && goingOn.test(said.slice(at + `with the ${name} `.length));
}
const goingOn = /^(?:holding|working|keeping|covering|doing|on board)\b/;

/** "Stop it for now, and I'll switch you to atomoxetine": not what takes its place. */
export function beforeAnother(said: string, from: number): boolean {
  return drugsIn(said.slice(0, from).split(' ')).length === 0 && takesItsPlace.test(said.slice(from));
}
const takesItsPlace =
  /\b(?:switch|swap|change|start|begin|try|put|move|go|use|give|get|keep|continue|carry on|stay on)(?=)(?:ing)? |\binstead\b/;

/** "Avoid calcium within four hours of it": not at all times. */
const together = / (?:with|at|around|within|near|before|while)(?=) /;

/** "The sertraline, leave that as it is for now.", "leave the Lantus at twenty", "I'd leave the Flomax for now": it goes on. */
export function isLeftAsItIs(said: string, before: string): boolean {
  const left = said.slice(0, leaveReach);
  if (asItIs.test(left)) return true;
  if (!aloneOrForNow.test(left) || takenOff.test(left)) return false;
  return !overCounter.test(left) || byPrescriber.test(before);
}
const aloneOrForNow = /^leav(?:e|ing) .{2,40}? (?:alone|for (?:now|the moment|the time being))\b/i;
const takenOff = /\b(?:off|out|till|until)\b/i;
// "I'll leave the Motrin alone": who prescribes it leaves it; "I'd leave the Motrin alone" advises.
const byPrescriber =
  /\bi(?=)(?:['’]ll| will| can|['’]m going to| am going to|['’]m gon ?na)(?=)(?: just| probably)? $/i;
// What a patient takes of their own accord is not left as it is: "leave the Advil alone".
const overCounter =
  /\b(?:ibuprofen|advil|motrin|aleve|naproxen|nsaids?|aspirin|excedrin|tylenol|acetaminophen|paracetamol|nurofen|goody|bc powder|supplements?|benadryl|sudafed|afrin|melatonin|imodium|loperamide)\b/i;
const asItIs =
  /\bas (?:(?:it|that)(?: is|['’]s)|they(?: are|['’]re))(?=)\b(?! [a-z]+ing\b)|\b(?:as is|where (?:it|they)|the same)\b|\bat (?:\d|(?:the |your |this )?(?=)(?:same|current|usual)\b|(?:half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|a (?:hundred|thousand))(?=)\b(?! (?:o'clock|weeks|days)\b))/i;
const leaveReach = 50;

/** "What if he gets a rash?" "Stop it and call me.": nothing stops now. */
export function answersCase({ answers, opens }: Unit): boolean {
  return opens && answers !== null && asksOfCase.test(answers.said);
}
const asksOfCase =
  /^(?:(?:and|but|so|okay) )*(?:what (?:(?:happens )?if|(?:do|should|can) (?:i|we|he|she) do if)|(?:what )?(?=)if (?:i|he|she|it|they|that|there|my|his|her|the)) /;

/** "Do you need to hold the Eliquis?", "is the loratadine holding it?" */
const asksWhether =
  /^(?:(?:and|so|but|okay|now) )*(?:(?:do|does) (?:you|i|we|he|she) (?:need|have) to|is (?:the |your )?[a-z-]+ holding)\b/;

/** Where, in what was said, the object of each such verb begins. */
export function* endsIn(unit: Unit): Generator<number> {
  const { said, role } = unit;
  if (role !== 'clinician' || !mayEnd.test(said) || answersCase(unit)) return;
  if (unit.question && asksWhether.test(said)) return;
  for (const pattern of [ends, leaves])
    for (const found of said.matchAll(pattern))
      if (
        asked(said.slice(0, found.index), found[0]) &&
        !(pattern === leaves && isLeftAsItIs(said.slice(found.index), said.slice(0, found.index))) &&
        !(found[0].startsWith('avoid') && together.test(said.slice(found.index)))
      )
        yield found.index + found[0].length;
}

/** "Hopefully in the future we can get you off of both": wished. */
const wished =
  /\b(?:hope|hopefully|future|eventually|someday|maybe|perhaps|possibly|able|goal|idea|aim|plan b|if)\b/;

/** "I'd like him to think about stopping the glipizide", "talk to your surgeon about stopping it": not decided. */
const weighed = /\b(?:think|talk|speak|ask|consider)\b/;
const about = /\b(?:about|consider) $/;

/** "I'll call Dr. Lee and ask her to swap it": another decides. */
const turnsTo = /\b(?:(?:call|ring|phon|writ|speak|talk|messag|contact|email)(?=)(?:e|ing)?)\b/;
const asksAnother = /\b(?:ask(?:ing)?|want|like|get) (?:her|him|them|if)\b/;
// "I'll ask the doctor about atorvastatin instead of the simvastatin", "I was thinking of losartan instead"
const leftOpen = /\bask(?:ing)? (?:the|your|doctor|dr)\b|\b(?:was|were|been) (?:thinking|wondering)\b/;
// "It's a gout flare, coming off the allopurinol": what brought it on.
const gerund = /^(?:coming|getting|staying|keeping) off/;
const asksGerund = /\b(?:start|recommend|suggest|be|you|him|her|i'm|i am|we're|we are|about|consider) $/;

function asked(before: string, verb: string): boolean {
  if (asksAnother.test(before) && turnsTo.test(before)) return false;
  if (politely.test(before)) return true;
  if (notNow(before) || wished.test(before) || leftOpen.test(before)) return false;
  if (about.test(before) && weighed.test(before)) return false;
  if (gerund.test(verb) && before !== '' && !asksGerund.test(before)) return false;
  return (
    verb.startsWith('no more') ||
    /^(?:do n't|would n't|instead|rather)/.test(verb) ||
    asksTo.test(before) ||
    !tells.test(before)
  );
}

// "Swap the Similac for Nutramigen", "change you from ramipril to losartan": another takes its place.
function swappedIn(unit: Unit): string[] {
  const out: string[] = [];
  if (unit.role !== 'clinician' || !mayEnd.test(unit.said) || answersCase(unit)) return out;
  for (const found of unit.said.matchAll(swaps)) {
    if (!asked(unit.said.slice(0, found.index), found[0])) continue;
    const from = found.index + found[0].length;
    const to = unit.said.slice(from).search(/ (?:for|to|with|onto) /);
    if (to < 0) continue;
    const after = unit.said.slice(from + to).replace(/^ [a-z]+ /, '');
    if (
      drugsFrom({ said: after }, 0).length > 0 ||
      /^(?:an? |something |the )?(?=)(?:different|another|new|other|else|better)(?=)\b/.test(after)
    )
      out.push(...drugsFrom(unit, from));
  }
  return out;
}

function goneIn({ said, words, role }: Unit): string[] {
  const found = role === 'clinician' ? (canGo.exec(said) ?? stopsNow.exec(said)) : null;
  if (found === null || notNow(said.slice(0, found.index))) return [];
  const last = said.slice(0, found.index).split(' ').length;
  for (let i = Math.max(0, last - 3); i < last; i++)
    if (i + drugAt(words, i) === last) return [words.slice(i, last).join(' ')];
  return [];
}

// The medicines named right behind it: "the ibuprofen and the naproxen".
function drugsFrom({ said }: Pick<Unit, 'said'>, from: number): string[] {
  const words = said.slice(from).split(' ');
  const names: string[] = [];
  let at = 0;
  for (let skipped = 0; at < words.length && skipped < 5; ) {
    const length = drugAt(words, at);
    if (length > 0) {
      const end = endWithStrength(words, at + length);
      names.push(words.slice(at, end).join(' '));
      at = end;
      skipped = 2;
      if (!/^(?:and|or|plus)$/.test(words[at] ?? '')) break;
      at++;
    } else if (determiner.test(words[at]!)) {
      at++;
      skipped++;
    } else break;
  }
  return names;
}

/** What the list of medications says of one that this visit takes away: of several decisions the last; null for none. */
export function stopSaid(name: string, passages: readonly Passage[]): { text: string; unit: Unit } | null {
  for (const { unit, role } of passages.toReversed()) {
    if (role === 'clinician' && !unit.question && (goesOnWith(name, unit.said) || staysAsIs(name, unit.said)))
      return null;
    const stop = unit.clinical.drugs > 0 ? stopOf(unit) : null;
    if (stop?.names.some((one) => one === name || one.startsWith(`${name} `) || name.endsWith(` ${one}`)))
      return { text: `(${standing(stop, isTapered(name, passages))} this visit)`, unit };
  }
  return null;
}

function standing({ held, tapered }: Stop, taperedElse: boolean): string {
  if (held) return 'on hold from';
  return tapered || taperedElse ? 'tapering off from' : 'stopped at';
}

// "Let's swap the gabapentin for Lyrica. Taper the gabapentin."
function isTapered(name: string, passages: readonly Passage[]): boolean {
  return passages.some(({ unit, role }) => {
    const verb = role === 'clinician' && unit.clinical.drugs > 0 ? taperOf.exec(unit.said) : null;
    return verb !== null && unit.said.startsWith(name, verb.index + verb[0].length);
  });
}
const taperOf =
  /\b(?:taper|wean|tapering|weaning)(?=) (?:you |him |her )?(?:off )?(?:of )?(?:(?:the|your|his|her) )?/;

const goesOn = /\b(?:continue|keep|stay on|carry on|refill|restart) /g;
const nearby = 45;

// "Leave the donepezil at ten."
function staysAsIs(name: string, said: string): boolean {
  const at = said.search(leavesThe);
  return (
    at >= 0 &&
    said.startsWith(name, at + /^leav(?:e|ing) (?:the |your )?/.exec(said.slice(at))![0].length) &&
    asItIs.test(said.slice(at, at + leaveReach))
  );
}
const leavesThe = /\bleav(?:e|ing) (?:the |your )?[a-z]/;

function goesOnWith(name: string, said: string): boolean {
  if (!said.includes(name)) return false;
  return [...said.matchAll(goesOn)].some(({ index }) =>
    said.slice(index, index + nearby + name.length).includes(` ${name}`),
  );
}

/** The medicines that are named up to `until`. */
export function namesIn({ said }: Pick<Unit, 'said'>, until = said.length): string[] {
  const words = said.slice(0, until).split(' ');
  return drugsIn(words).map(({ at, length }) =>
    words.slice(at, endWithStrength(words, at + length)).join(' '),
  );
}

// "Metformin XR": what says how strong it is belongs to the name.
function endWithStrength(words: readonly string[], end: number): number {
  return strengthOf.test(words[end] ?? '') ? end + 1 : end;
}
