import { namesAnything } from './clinical-words.ts';
import { commandsOnly } from './record-commands.ts';
import { plainOf, type Unit } from './units.ts';
import type { Passage } from './visit.ts';

const goodbye =
  /^(?:(?:okay|all right|right|take care(?: now)?),? )?(?=)(?:bye|goodbye|cheerio)(?=)(?:[ -]bye)?(?=)(?: now)?\W{0,3}$/i;
const chat =
  /^(?:(?:i'm|i am) (?:so |really |very )?(?:glad|happy(?! (?:for|to (?:let|send)) (?:you|him|her|them) | to (?:carry on|continue|keep|prescribe|refer|restart)\b)|sorry|excited|proud)|congratulations|good to see you|nice to (?:see|meet) you|thank you|thanks|sorry(?!,? there (?:is|are|was)\b)|does that make sense|how are you|any questions|do you have any (?:other )?questions|(?:(?:all right|okay|well|great|good|and),? ){0,2}(?:you )?take care(?: of yourself)?(?: now)?\W{0,3}$|let me (?:see|know if you have|have|get you|take|show)|tell them|i (?:just )?(?:want to|wanna|wan na|will|'ll|am going to|'m going to) (?:take a (?:quick )?look|check you out|examine|listen|touch|go ahead and (?:do|take|check|listen)|do (?:a|your) (?:\w+ )?(?:\w+ )?exam)|let's (?:take a look|do a (?:quick |brief |little |full |physical )*(?:exam|examination|check|look|once-over)\b|go ahead and (?:do|take a look)))/i;

// "Dad, could you have a seat in the waiting room? I'll call you back in."
const toRoom =
  /\b(?:call|bring|get|fetch|have|let) (?:you|mom|mum|dad|her|him|them|your (?:mom|mum|dad|mother|father|parents)) back in(?: (?:now|here|when we're done|in a (?:minute|bit|moment|few minutes)|then|after))?$|\b(?:seat|wait|sit) (?:out )?(?=)in the waiting room\b/;

// "I had that shoulder pain myself": the clinician's own.
const ownExperience =
  /\bi(?:['’]ve| have)?(?=) (?:(?:actually|also|just|once|even) )?(?=)(?:had|have|got|get|take|took|use|used|hurt|tore|broke|do|did|went)(?=)\b[^.]*\bmyself\b/i;

const asksNothing =
  /\b(?:how was (?:the|your)(?=) (?:drive|trip|flight|ride|weekend|holiday|vacation|weather|traffic)|(?:find|found) (?:us|parking|the place)|traffic|did you park)(?=)\b/i;

// "Oh, here it comes.": of the question, not of the answer.
const dreads = /^(?:oh,? |well,? |and )?here (?:it comes|we go(?: again)?|goes)\W*$/i;

// "Don't hate me.", before what is said then.
const pleads =
  /^(?:(?:oh|now|please|well),? )?(?:don['’]t|do not)(?=) (?:you )?(?=)(?:hate|judge|yell at|shout at|laugh at|scold|kill|tell on|be mad at|be cross with|get mad at)(?=) me\b[^a-z]*$/i;

// "[knock at the door]"
const stageDirection = /^\[[^\]]{2,60}\]?[.]?$/;

/** "How was the drive?" "Took me forever."; or what is said to the staff ("no, the two views are fine"). */
export function isSmallTalk({ answers, clinical, role, text }: Unit): boolean {
  if (dreads.test(text) || pleads.test(text) || stageDirection.test(text)) return true;
  if (answers === null) return false;
  if (answers.role === 'other' && role === 'clinician' && /^no\b/i.test(text)) return true;
  return !namesAnything(clinical) && asksNothing.test(answers.text);
}

const registered = /\b(?:date of birth|medical record number|dob|mrn)(?=)\b/i;
const clinical = /\b(?:here|presents?|old|visit|history|with|for)\b/i;
const names =
  /^(?:so )?(?=)(?:(?:the |our )?(?=)(?:next )?patient(?:'s name)? is|(?:this is |i'm )?dictating (?:on|for)|this is) /i;

const asksWho =
  /\b(?:date of birth|full name|first line of your address|postcode|confirm your (?:name|address))\b/i;

/** "Next patient is paul edwards, date of birth is january 15th": whose record it is, the record knows. */
export function identifies({ unit, index, role }: Passage, passages: readonly Passage[]): boolean {
  // "Daniel Osei, second of July 1991. I've got diarrhoea.": who they are, and then why they ring.
  if (unit.answers !== null && asksWho.test(unit.answers.text))
    return role === 'clinician' || !namesAnything(unit.clinical);
  if (unit.words.length > 16 || clinical.test(unit.text)) return false;
  if (registered.test(unit.text)) return true;
  const next = passages[index + 1]?.unit;
  return (
    unit.words.length < 6 && names.test(unit.text) && next?.turn === unit.turn && registered.test(next.text)
  );
}

const kin =
  /\bmy (?:husband|wife|partner|boyfriend|girlfriend|son|daughter|kids?|mother|mom|mum|father|dad|brother|sister|roommate)\b/i;

// "My mom had the exact same surgery last year.", "my sister takes it and swears by it", says the clinician.
const ofOwnKin =
  /^(?:(?:and|you know|actually|i mean|look|honestly),?(?=) ){0,2}my (?:own |late )?(?=)(?:husband|wife|partner|son|daughter|kids?|mother|mom|mum|father|dad|brother|sister|aunt|uncle|cousin|grand(?:mother|father|ma|pa)|(?:mother|father|sister|brother)-in-law)(?=) (?:(?:actually|also|just|even|always) )?(?=)(?:had|has|have|got|gets|took|takes|take|uses?|used|is on|was on|went|did|does|loves?|swears?|broke|tore)(?=)\b/i;

/** "And what about my husband?" "He should see his own doctor.": nothing that this patient is to do. */
export function isOfKin({ unit, role, index }: Passage, passages: readonly Passage[]): boolean {
  const before = passages[index - 1];
  if (role === 'clinician' && !unit.question && ofOwnKin.test(unit.text)) return true;
  return (
    role === 'clinician' &&
    before?.role === 'patient' &&
    /^(?:well,? )?(?:he|she|they)(?=) (?:should|needs? to|has to|have to|can|could|may|might|will|would)(?=)\b/i.test(
      unit.text,
    ) &&
    kin.test(before.unit.text)
  );
}

// "And then they would have a heart attack at 50": what happens to others is nothing of this visit.
const ofOthers =
  /^(?:(?:and|then|so|but) )*(?:they|people|folks|guys|some people) (?:would|used to|get into|end up)\b/;

// "It's the out of hours doctor, you rang earlier."
const introduces =
  /^(?:(?:hi|hello|yes|oh) )?(?=)(?:it's|this is) (?:the |dr |doctor |nurse )(?=)(?:[a-z'-]+ ){0,4}(?=)(?:doctor|nurse|gp|pharmacist|surgery|practice|paramedic|clinic)(?=)\b/;

/** True for pleasantries, commands to the record system, and what the clinician tells of others. */
export function isTalk(p: Passage, passages: readonly Passage[]): boolean {
  const { unit, role } = p;
  return (
    commandsOnly(unit.text) ||
    (role === 'clinician' && unit.turn < 4 && introduces.test(unit.said)) ||
    goodbye.test(unit.text) ||
    (role === 'clinician' && toRoom.test(unit.said) && !namesAnything(unit.clinical)) ||
    (role === 'clinician' && (ownExperience.test(unit.text) || ofOthers.test(unit.said))) ||
    identifies(p, passages) ||
    chat.test(plainOf(unit))
  );
}
