import { sourcesOf } from '../draft.ts';
import { topicsOfName } from '../lexicon/problem-topics.ts';
import { wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import type { Problem } from './problems.ts';
import { ownMattersSaid } from './spoken-topic.ts';

/** A matter as it is headed, and the medicines that are taken for it and hardly for anything else. */
const medicines: readonly (readonly [heading: string, medicine: RegExp])[] = [
  [
    'blood pressure',
    /\b(?:amlodipine|nifedipine|hydrochlorothiazide|chlorthalidone|indapamide|[a-z]{2,12}(?:pril|sartan))\b/,
  ],
  ['cholesterol', /\b(?:[a-z]{3,12}statin|statin|ezetimibe|lipitor|crestor|zocor)\b/],
  ['thyroid', /\b(?:levothyroxine|thyroxine|synthroid|methimazole|carbimazole)\b/],
  ['smoking', /\b(?:nicotine|patch(?:es)?|gum|lozenges?|varenicline|chantix|champix|quit ?line)\b/],
  ['weight', /\b(?:wegovy|saxenda|zepbound|phentermine|orlistat)\b/],
  ['reflux', /\b(?:[a-z]{3,12}prazole|famotidine|pepcid|nexium|prilosec)\b/],
];
/** How many turns before what is planned the matter may have been spoken of. */
const turnsBack = 2;
const given =
  /\b(?:start|begin|continue|carry on|stay on|keep|take|taking|use|using|increase|increasing|double|doubling|raise|raising|go up|add|adding|switch|put you on|like you on|want you on|try|send in|give you|prescribe)\b/;
const notGiven =
  /\b(?:stop|stopping|hold|cut|halve|lower|reduce|reducing|come off|instead|not|never|avoid|if|unless|would)\b|n't\b/;
const leans: ReadonlySet<string> = new Set(['it', 'that', 'this', 'them', 'those', 'they']);

interface Matter {
  heading: string;
  medicine: RegExp;
  passage: Passage;
}

/**
 * Heads what is planned for a matter that was just spoken of and heads nothing yet, where its medicine says that it is for
 * it: "your blood pressure is good. Stay on the ramipril.", "you're still smoking?" "Half a pack." "I'll start varenicline."
 * `titleFor`: the illness that a word for a matter stands for. Changes `problems`.
 */
export function headTreatedMatters(
  problems: Problem[],
  passages: readonly Passage[],
  planFrom: number,
  titleFor: (name: string) => string,
): void {
  const known = new Set(
    problems.flatMap(({ name, sources }) => (sources.length > 0 ? [...topicsOfName(wordsOf(name))] : [])),
  );
  const isKnown = (heading: string) => [...topicsOfName(wordsOf(heading))].some((topic) => known.has(topic));
  const open = ({ heading, passage }: Matter): Problem => {
    const own: Problem = {
      name: titleFor(heading),
      said: heading,
      isSpokenOf: true,
      sources: sourcesOf(passage.unit),
      passages: [],
    };
    problems.push(own);
    for (const topic of topicsOfName(wordsOf(heading))) known.add(topic);
    return own;
  };
  const planned = problems
    .flatMap((problem) => problem.passages.map((passage) => ({ problem, passage })))
    .filter(({ passage: { section, role } }) => section === 'plan' && role === 'clinician')
    .toSorted((a, b) => a.passage.index - b.passage.index);
  let last = null as { problem: Problem; passage: Passage } | null;
  for (const { problem, passage } of planned) {
    if (last === null || !goesOn(passage, last.passage)) {
      const matter = isGiven(passage) ? matterBefore(passage, passages) : null;
      last = matter === null || isKnown(matter.heading) ? null : { problem: open(matter), passage };
    }
    if (last === null) continue;
    move(passage, problem, last.problem);
    last.passage = passage;
    // "And you need to stop smoking. I'll send in the patches."
    if (last.problem.said === 'smoking')
      for (const before of planned)
        if (before.passage.unit.turn === passage.unit.turn && quits.test(before.passage.unit.said))
          move(before.passage, before.problem, last.problem);
  }
  // "Your cholesterol is at goal on the simvastatin.": nothing else is planned for it.
  for (const passage of passages.slice(planFrom)) {
    if (passage.role !== 'clinician' || passage.unit.question || !onMedicine.test(passage.unit.said))
      continue;
    const matter = matterIn(passage, passage.unit.said);
    if (matter !== null && !isKnown(matter.heading)) open(matter);
  }
}

const quits = /\b(?:quit|stop|quitting|stopping|give up|giving up) (?:the )?smoking\b/;

const onMedicine =
  /\b(?:is|are|'s|looks?|stays?|been) (?:[a-z]+ ){0,2}(?:good|fine|perfect|normal|great|okay|excellent|controlled|control|goal|stable) on (?:the|your|his|her) [a-z]/;

function isGiven({ unit: { said } }: Passage): boolean {
  return given.test(said) && !notGiven.test(said);
}

function move(passage: Passage, from: Problem, to: Problem): void {
  if (to.passages.includes(passage)) return;
  from.passages = from.passages.filter((one) => one !== passage);
  to.passages = [...to.passages, passage].toSorted((a, b) => a.index - b.index);
}

function matterBefore(passage: Passage, passages: readonly Passage[]): Matter | null {
  for (let i = passage.index; i >= 0; i--) {
    const one = passages[i]!;
    if (passage.unit.turn - one.unit.turn > turnsBack) return null;
    const matter = matterIn(one, passage.unit.said);
    if (matter !== null) return matter;
  }
  return null;
}

// The matter that a passage speaks of, if one of its medicines is `said`.
function matterIn(passage: Passage, said: string): Matter | null {
  const spoken = ownMattersSaid(passage.unit.said);
  const found = medicines.find(([heading, medicine]) => spoken.includes(heading) && medicine.test(said));
  return found === undefined ? null : { heading: found[0], medicine: found[1], passage };
}

// "We'll recheck it in six weeks."
function goesOn({ unit, index }: Passage, before: Passage): boolean {
  return (
    unit.turn === before.unit.turn &&
    index - before.index === 1 &&
    unit.clinical.drugs === 0 &&
    unit.words.some((word) => leans.has(word))
  );
}
