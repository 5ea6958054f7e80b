import type { Problem } from './problems.ts';
import type { Passage } from './visit.ts';

/** Words that are said of a problem beside its name: its medicines, its tests, who sees to it. */
const topics: readonly (readonly [problem: RegExp, said: RegExp])[] = [
  [/\bdiabet/, /\b(?:a1c|sugars?|glucose|insulin|metformin|ozempic|jardiance|glipizide)\b/],
  [/\bhypertension|blood pressure/, /\b(?:blood pressures?|lisinopril|amlodipine|norvasc|losartan|cozaar)\b/],
  [/\bcholesterol|lipid/, /\b(?:statins?|lipitor|crestor|atorvastatin|rosuvastatin|lipids?)\b/],
  [
    /\b(?:chf|heart|cardi|coronary|aort|atrial|fibrillation|valve)/,
    /\b(?:heart|cardiolog\w+|echo\w*|ekgs?|ecgs?|stress test|lasix|furosemide|torsemide|salty|fluid)\b/,
  ],
  [/\b(?:asthma|copd|bronch|lung|pulmonary)/, /\b(?:inhalers?|albuterol|nebulizer|pfts?|pulmon\w+|lungs?)\b/],
  [/\bthyroid/, /\b(?:thyroid|levothyroxine|synthroid|tsh)\b/],
  [/\b(?:constipation|bowel|diarrhea)/, /\b(?:stool|fiber|bowels?|miralax)\b/],
  [/\b(?:nicotine|tobacco|smok)/, /\b(?:smok\w+|patch\w*|quit|cigarettes?|nicotine)\b/],
  [
    /\b(?:prevent|maintenance|wellness|annual|physical)/,
    /\b(?:vaccin\w*|shots?|mmr|shingles|mammogram|booster)\b/,
  ],
  [/\bpre-?op/, /\b(?:surgery|operation|anesthe\w+)\b/],
  [/\b(?:radiculo|neck|cervical)/, /\b(?:neck|cervical|epidural)\b/],
  [/\b(?:testic|prostate|urin|kidney|stone)/, /\b(?:urolog\w+|urine|kidneys?)\b/],
  [/\b(?:depress|anxi|panic)/, /\b(?:therap(?:y|ist)|zoloft|prozac|lexapro|sertraline|mood)\b/],
  [/\b(?:weight|obes)/, /\b(?:weight|diet|calories)\b/],
  [/\b(?:reflux|gerd|heartburn)/, /\b(?:omeprazole|protonix|prilosec|spicy)\b/],
];
const common =
  /^(?:going|would|should|could|might|think|today|because|there|their|about|little|things?|right|order(?:ing)?|start|continue|check|weeks?|months?|after|before|follow|again|appointment|doctor|patient|medic\w+|tests?|results?|please|really|looks?|better|worse|great|which|other|every|where|until|those|these|while|since|still|first|second|times?|daily|makes?|taking|needs?|wants?|maybe|pretty|every\w+|something|anything)$/;
const longWord = 5;
const enough = 2;
/** How far apart, in passages, two remarks are still on the same matter. */
const near = 4;

/**
 * Gives what was planned before the first of several problems was named to the problem that it is about: by its words, else
 * with what was said just before it. What is about none of them stays with the problem without a name. Changes `problems`.
 */
export function placeUnnamed(problems: readonly Problem[]): void {
  const unnamed = problems[0]!;
  const named = problems.filter(({ sources }) => sources.length > 0);
  if (unnamed.sources.length > 0 || named.length < 2) return;
  const known = named.map((problem) => ({
    problem,
    words: new Set(problem.passages.flatMap(({ unit }) => unit.words.filter(telling))),
  }));
  const planned = unnamed.passages.filter(({ section }) => section === 'plan');
  const about = planned.map((passage) => aboutOf(passage, known));
  carry(planned, about);
  for (const problem of named) {
    const own = planned.filter((_, i) => about[i] === problem);
    problem.passages.unshift(...own);
    unnamed.passages = unnamed.passages.filter((passage) => !own.includes(passage));
  }
}

// What tells nothing of itself goes with what was said just before it, or, first of all, just after.
function carry(planned: readonly Passage[], about: (Problem | null)[]): void {
  const isNear = (i: number, j: number) => Math.abs(planned[i]!.index - planned[j]!.index) <= near;
  const first = about.findIndex((problem) => problem !== null);
  for (let i = first - 1; i >= 0; i--) if (isNear(i, i + 1)) about[i] = about[i + 1]!;
  for (let i = Math.max(first, 0) + 1; i < planned.length; i++)
    if (about[i] === null && isNear(i, i - 1)) about[i] = about[i - 1]!;
}

interface Known {
  problem: Problem;
  words: ReadonlySet<string>;
}

function aboutOf({ unit }: Passage, known: readonly Known[]): Problem | null {
  let best: Problem | null = null;
  let most = enough - 1;
  for (const { problem, words } of known) {
    const name = problem.name.toLowerCase();
    const named = unit.words.filter((word) => telling(word) && name.includes(word)).length;
    const shared = unit.words.filter((word) => words.has(word)).length;
    const onTopic = topics.some(([of, said]) => of.test(name) && said.test(unit.said));
    const score = 2 * named + Math.min(shared, enough) + (onTopic ? 2 * enough : 0);
    if (score <= most) continue;
    most = score;
    best = problem;
  }
  return best;
}

function telling(word: string): boolean {
  return word.length >= longWord && !common.test(word);
}
