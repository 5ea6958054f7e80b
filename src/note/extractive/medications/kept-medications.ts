import { contextOfPhrase } from '../../language/context.ts';
import { matchesOf } from '../../matches.ts';
import { sourcesOf } from '../draft.ts';
import { namesDrug } from '../lexicon/drugs.ts';
import { plainOf, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import type { CurrentMedication } from './current-medications.ts';
import { medicationsIn } from './medications.ts';
import { isLeftAsItIs } from './told-to-stop.ts';

const keeps =
  /\b(?:continue|continuing|keep (?:taking|using|you|on|going with|him|her|up|your|the)|stay(?:ing)? on|refill|maintain)\b/gi;
const changes =
  /\b(?:increas(?:e|ing)|decreas(?:e|ing)|raise|lower(?! dose)|reduc(?:e|ing)|go (?:up|down) on|cut back on|(?:bump|step|put) up|step down|taper|double|stop(?:ping)?|discontinu(?:e|ing)|come off|(?:get|take) you off(?: of)?|hold(?! off))\b/gi;
/** Without "your" a plan may go on with what it has just begun. */
const theirs =
  /\b(?:your|his|her|the|that|this|you (?:back )?on|him on|her on|taking|(?<=\b(?:stay|staying|continue|continuing|carry|keep|go|going|remain|start|back|you|him|her) )on|refills?(?= of))(?: (?:an?|current|usual|home|daily|high|low|dose|of|that|statin)){0,4} $/i;
const begins =
  /\b(?:start(?:ing)?|begin(?:ning)?|initiat\w+|prescrib\w+|add(?:ing)?|give you|giv(?:e|ing) (?:him|her)|try|trying|put(?:ting)? (?:you|him|her) on|write you|think(?:ing)? about|consider(?:ing)?|switch\w*|instead|new|different|recommend\w*|shot|inject\w*|(?:we|i)(?:'ll| will| would|'d) (?:use|do|go)|go(?:ing)? with|use|we start|in its place)(?=)\b/gi;
// "Losartan, fifty, once a day, instead", "tranexamic acid would be my usual"
const insteadOf =
  /^(?:,? (?!(?:and|then|i'll|we'll|i|we)\b)[a-z0-9-]+){0,6}?,? (?:instead|in its place|would be my|we start)\b/;
// "Leave the metformin alone.", "leave your Lantus where it is"
const leaves = /\bleave (?:the|your|his|her) $/;
const changedFrom = /\bfrom (\d[\d.,]*(?: (?:milligrams?|mg|mcg|micrograms?|units))?) (?:up |down )?to\b/i;
const laterUnit = /^ \d{1,4}(?:\.\d{1,2})?(?=)( (?:milligrams?|mg|mcg|micrograms?|units))(?=)\b/i;
const longest = 160;

/**
 * Medicines of which the plan only says that they go on or change: "continue your lisinopril twenty milligrams a day".
 * Who is told so takes them. What this visit begins is none of them; of a change the dose before it is given where it
 * was said ("from ten to twenty").
 */
export function keptMedications(passages: readonly Passage[], from: number): CurrentMedication[] {
  const begun = new Set<string>();
  const kept = new Map<string, CurrentMedication>();
  for (const { unit, role, index, section } of passages) {
    if (unit.clinical.drugs === 0 || role !== 'clinician') continue;
    const text = plainOf(unit);
    const low = text.toLowerCase();
    for (const { name, how } of medicationsIn(text)) {
      const at = low.indexOf(name);
      const before = low.slice(Math.max(0, at - longest), at);
      const act = insteadOf.test(low.slice(at + name.length))
        ? 'begins'
        : leaves.test(before) && isLeftAsItIs(`leave ${low.slice(at)}`, '')
          ? 'keeps'
          : lastAct(before);
      if (act === 'begins') begun.add(name);
      if (does.test(low.slice(at + name.length))) continue;
      if (act === null || act === 'begins' || unit.question || (index < from && section !== 'plan')) continue;
      // "Continue your lisinopril." "Order a refill of lisinopril 20 milligrams."
      const known = kept.get(name);
      if (
        begun.has(name) ||
        (known !== undefined && (known.how !== '' || how === '')) ||
        anotherOne.test(before) ||
        !(theirs.test(before) || (joined.test(before) && isListed(before)))
      )
        continue;
      const context = contextOfPhrase(text, name);
      if (context?.hypothetical || context?.family) continue;
      if (act === 'changes' && (stopsIf.test(low) || mayChange.test(before))) continue;
      kept.set(name, {
        name,
        how:
          act === 'keeps'
            ? how
            : doseBefore(ownPart(low, at + name.length)) || doseAnswered(name, index, passages),
        sources: sourcesOf(unit),
      });
    }
  }
  return [...kept.values()];
}

const asksDose = /\b(?:what|which)(?: [a-z]+)? (?:dose|strength)\b|\bhow (?:much|many)\b/;
const answerReach = 6;

// "What dose are you taking?" "Fifty, before breakfast." "Let's step up the levothyroxine to 75."
function doseAnswered(name: string, index: number, passages: readonly Passage[]): string {
  const asked = passages
    .slice(Math.max(0, index - answerReach), index)
    .findLast(({ unit, role }) => role !== 'clinician' && asksDose.test(unit.answers?.said ?? ''));
  if (asked === undefined || asked.unit.clinical.drugs > 0 || asked.unit.answers!.clinical.drugs > 0)
    return '';
  const how = medicationsIn(`${name} ${plainOf(asked.unit)}`)[0]?.how ?? '';
  return /^\d/.test(how) ? how : '';
}

// "Bactrim can raise your potassium": measured, not taken.
const mayChange =
  /(?<!\b(?:we|i|you) )\b(?:can|may|might|could|will) (?:raise|lower|increase|decrease|reduce|double) (?:your|the|his|her) $/;

// "Stop the colchicine and call me if you get the runs."
const stopsIf = /\bstop\b.{0,60} (?:if|when) (?:you|it|he|she|there)\b/;

// "Stay on the losartan, the metoprolol will bring it down some."
const does =
  /^ (?:will|can|may|should|takes (?:its|their) place)(?=)(?: (?:also|probably|then|just) ?)?\b(?! (?:stop|come off|go up|go down|be)\b)/;

// "I'll change it to one with calcium."
const anotherOne = /\bone (?:with|that has) (?:the )?$/;

// "Continue your aspirin, 81 milligrams daily, and Brilinta": the second belongs to the same list.
const joined = /\b(?:and|with)(?: (?:the|your|that|on))* $|, $/i;

// "Keep the heat on, Tylenol up to three times a day": no list of what goes on.
function isListed(before: string): boolean {
  const at = Math.max(lastPlace(before, keeps), lastPlace(before, changes));
  const between = before.slice(at);
  return besideVerb.test(between) || ofMedicines.test(between) || namesDrug(wordsOf(between));
}
const besideVerb = /^[a-z]+(?:ing)?(?: (?:on|off|up|down))?(?: (?:and|with|on|the|your|that))* $/i;
const ofMedicines = /\b(?:medic\w+|meds|pills|tablets|inhalers?|regimen|same|both|doses?|drugs)\b/i;

// "Cut the glipizide from ten to five and increase the metformin to a thousand": the ten is the glipizide's. What is said
// before the only medicine may be of it, "go from ten to twenty on the Lipitor".
function ownPart(low: string, end: number): string {
  const after = low.slice(end);
  const [next] = medicationsIn(after);
  if (next !== undefined) return after.slice(0, after.indexOf(next.name));
  return medicationsIn(low).length > 1 ? after : low;
}

function lastAct(before: string): 'keeps' | 'changes' | 'begins' | null {
  const places = (
    [
      ['keeps', keeps],
      ['changes', changes],
      ['begins', begins],
    ] as const
  ).map(([act, pattern]) => ({ act, at: lastPlace(before, pattern) }));
  const last = places.reduce((best, one) => (one.at > best.at ? one : best));
  return last.at < 0 ? null : last.act;
}

function lastPlace(text: string, pattern: RegExp): number {
  return matchesOf(pattern, text).at(-1)?.index ?? -1;
}

/** "Increase your Lasix from 20 to 60 milligrams": the dose that was taken; empty where it was not said. */
export function doseBefore(text: string): string {
  const found = changedFrom.exec(text);
  if (found === null) return '';
  const dose = found[1]!;
  // "From 18 to 27 milligrams"
  const unit = dose.includes(' ')
    ? ''
    : (laterUnit.exec(text.slice(found.index + found[0].length))?.[1] ?? '');
  return `${dose}${unit}`.replace(/ milligrams?/, ' mg').replace(/ micrograms?/, ' mcg');
}
