import type { Source } from '../note.ts';
import { isAboutAllergy, reactionIn } from './about-allergy.ts';
import { listed, sourcesOf } from './draft.ts';
import { drugAt } from './lexicon/drugs.ts';
import { plainOf, wordsOf } from './units.ts';
import type { Passage } from './visit.ts';

const asked = /\b(?:allerg(?:y|ies|ic)|reactions? to (?:any )?(?:medic|drug))/;
const aboutDrugs = /\b(?:medications?|medicines?|drugs?|antibiotics?|anything|foods?|latex)\b/;
const allergen = /\ballergic (?:reaction )?to ((?:[a-z-]+)(?: (?:and|or) [a-z-]+)?)/;
// "… to Percocet, Vicodin and latex": what is listed after the first.
const more = /^(?:, ?| and | or )+((?:and |or )?[a-z-]+)/;
// "I was allergic to eggs as a child, but I eat them now."
const outgrown =
  /\b(?:outgr(?:ew|own)|(?:was|used to be) allergic\b.*\b(?:(?:but|and) (?:now )?(?:i|he|she|it|we|they)(?:'m| am|'s| is)?(?=) (?:can |do )?(?=)(?:eats?|takes?|not|fine|tolerates?|grew)|any ?more|no longer)(?=)\b)/;
const noAllergen =
  /^(?:i|it|they|he|she|you|we|that|which|and|or|so|but|because|since|had|have|has|is|was|my|the|a|no|not|do|does|did|if|when|where|then|also|gets?|got|just|who|this|there|what|how|in|on|for|with)$/;

// "They gave me trimethoprim, and it made me come out in hives", "my face swelled up with it".
const reacted =
  /\b(?:gave|gives?|got|came|comes?|brought|brings?|breaks?|broke|bring|makes?|made)\b(?: (?:me|him|her|us|out|up|all|over|come|in|into|with|a|an|bad|awful|terrible|horrible|itchy|on)){0,6} (?:rash|hives|spots|blotches|welts)\b|\b(?:face|lips?|tongue|throat) (?:(?:all|got|went|started) )?(?:swelled|swell(?:s|ed|ing)?|swollen|closed)\b|\banaphyla/i;

const onRecord = /\b(?:i have|i've got|i see|we have|it says|says here|listed|on file|on record)(?=)\b/;

/** What the patient is said to be allergic to, or that they deny allergies. */
export function allergyStatements(passages: readonly Passage[]): { text: string; sources: Source[] }[] {
  const agents = new Map<string, Source[]>();
  let denied: { text: string; sources: Source[] } | null = null;
  for (const passage of passages) {
    const { unit, reply, role } = passage;
    if (role !== 'clinician' && !unit.question && unit.clinical.drugs > 0 && reacted.test(unit.text))
      for (const drug of drugsIn(plainOf(unit))) if (!agents.has(drug)) agents.set(drug, sourcesOf(unit));
    if (!/allerg|reaction/i.test(unit.text)) continue;
    const text = plainOf(unit).toLowerCase();
    if (outgrown.test(text)) continue;
    if (!asked.test(text) || /\b(?:seasonal|pollen|nasal|immuno|family|hay fever)\b/.test(text)) continue;
    // "Any drug allergies, I have sulfa and lisinopril.": what the record says stands, unless it is taken back.
    const recorded = role === 'clinician' && reply?.answer !== 'no' ? onRecord.exec(text) : null;
    if (recorded !== null)
      for (const drug of drugsIn(text.slice(recorded.index))) agents.set(drug, sourcesOf(unit));
    if (role === 'clinician' && unit.question) {
      if (!reply) continue;
      const answer = reply.units.slice(0, 3);
      const answered = answer.map(plainOf).join(' ');
      const drugs = drugsIn(answered);
      const asksDrugs = drugsIn(text);
      if (drugs.length > 0 && !/\b(?:not|no) allerg/.test(answered.toLowerCase()))
        for (const d of drugs) agents.set(d, sourcesOf(unit, ...answer));
      else if (reply.answer === 'yes') for (const d of asksDrugs) agents.set(d, sourcesOf(unit, answer[0]!));
      else if (reply.answer === 'no' && asksDrugs.length === 0 && denied === null)
        denied = {
          text: aboutDrugs.test(text)
            ? `Denies ${/\b(?:medic\w+|drugs?)\b/.test(text) ? 'medication ' : ''}allergies.`
            : 'Denies known allergies.',
          sources: sourcesOf(unit, answer[0]!),
        };
    } else {
      const found = allergen.exec(text);
      if (
        found &&
        // "The one where a tick bites you and you get an allergic reaction to meat": of people.
        !(
          role !== 'clinician' &&
          /\byou (?:get|have|develop|become|are)\b/.test(text.slice(0, found.index + 1))
        ) &&
        !/\b(?:not|n't|no|never|if|anyone|do you|are you)\b[^.]{0,20}allergic/.test(text) &&
        !/^(?:any|the|a|it|that|them|anything|what|my|your|medic\w*)\b/.test(found[1]!)
      )
        for (const agent of withoutTakenBack(
          listedFrom(found[1]!, text.slice(found.index + found[0].length)),
          text,
        ))
          agents.set(agent, sourcesOf(unit));
      else if (
        /\b(?:no (?:known )?(?:drug |medication )?allergies|not allergic to any)/.test(text) &&
        denied === null
      )
        denied = { text: 'Denies known allergies.', sources: sourcesOf(unit) };
    }
  }
  if (agents.size > 0) return [named(agents, passages)];
  return denied ? [denied] : [];
}

// With one allergen, what it did belongs to it: "Sulfa (hives)."
function named(
  agents: ReadonlyMap<string, Source[]>,
  passages: readonly Passage[],
): { text: string; sources: Source[] } {
  const sources = [...agents.values()].flat();
  const all = capital(listed([...agents.keys()], 'and'));
  const said = passages.find(
    (p) =>
      p.role !== 'clinician' &&
      (isAboutAllergy(p, passages) || (p.unit.clinical.drugs > 0 && reacted.test(p.unit.text))) &&
      reactionIn(plainOf(p.unit)) !== null,
  );
  if (agents.size > 1 || said === undefined) return { text: `${all}.`, sources };
  const known = sources.some(({ start }) => start === said.unit.start);
  return {
    text: `${all} (${reactionIn(plainOf(said.unit))}).`,
    sources: known ? sources : [...sources, ...sourcesOf(said.unit)],
  };
}

// Speech goes on after a comma: of a list every item but the last is followed by another or by "and".
function listedFrom(first: string, rest: string): string[] {
  const items = [first];
  let left = rest;
  for (let found = more.exec(left); found !== null; found = more.exec(left)) {
    const item = found[1]!.replace(/^(?:and|or) /, '');
    if (noAllergen.test(item)) break;
    items.push(item);
    left = left.slice(found[0].length);
  }
  const ends = /^\s*(?:[.;?!]|$|,? (?:and|but|so)(?=) (?:i|it|you|that|they|he|she)(?=)\b)/.test(left);
  if (items.length === 1 || ends) return items;
  const known = items.slice(1).filter((item) => drugsIn(item).length > 0);
  return [first, ...known];
}

// "Lidocaine, no wait, that was novocaine." "Codeine. Oh no, that's my wife.", as the words go on behind a name.
const corrected =
  /^(?:(?:no|oh|wait|sorry|hang|on|actually)(?=) ){0,3}(?=)(?:wait|sorry|hang on|actually|i mean)\b(?! and\b)/;
const ofAnother =
  /^(?:(?:no|oh|wait|sorry|actually)(?=) ){0,3}(?:that|it)(?:'s| is| was) (?:my|his|her)(?=) (?:wife|husband|partner|mother|mom|mum|father|dad|brother|sister|son|daughter)(?=)\b/;
const reach = 8;

/** What is no medicine of the list, and what people are allergic to. */
const allergens =
  /^(?:sulfa|novocaine|latex|peanuts?|shellfish|shrimps?|prawns?|fish|iodine|eggs?|milk|soy|wheat|sesame|kiwi|bees?|wasps?|nuts|gluten|dairy|plasters?|elastoplast|adhesives?|tape|nickel|strawberr(?:y|ies))$/;

function isTakenBack(words: readonly string[], end: number): boolean {
  const behind = words.slice(end, end + reach);
  const said = behind.join(' ');
  if (ofAnother.test(said)) return true;
  return corrected.test(said) && behind.some((word, i) => allergens.test(word) || drugAt(behind, i) > 0);
}

function withoutTakenBack(agents: readonly string[], text: string): string[] {
  const words = wordsOf(text);
  const back = agents.filter((agent) => {
    const at = words.indexOf(agent);
    return at >= 0 && isTakenBack(words, at + 1);
  });
  if (back.length === 0) return [...agents];
  return [...new Set([...agents.filter((agent) => !back.includes(agent)), ...drugsIn(text)])];
}

function drugsIn(text: string): string[] {
  const words = wordsOf(text);
  const out: string[] = [];
  for (let i = 0; i < words.length; i++) {
    // What is carried against a reaction caused none.
    const length = /^(?:epipens?|epinephrine|adrenaline)$/.test(words[i]!) ? 0 : drugAt(words, i);
    if (length > 0 && !isTakenBack(words, i + length)) out.push(words.slice(i, i + length).join(' '));
    if (allergens.test(words[i]!) && !isTakenBack(words, i + 1)) out.push(words[i]!);
  }
  return out;
}

function capital(text: string): string {
  return text === '' ? text : text[0]!.toUpperCase() + text.slice(1);
}
