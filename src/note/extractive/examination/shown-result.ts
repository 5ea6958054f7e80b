import { lowerInitial } from '../../language/uncapital.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { namesTest } from '../choosing/left-out-results.ts';
import { reworded, type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { namesResult } from './result-talk.ts';

/** "Hey dragon, show me the A1c.", "let me pull up the x-ray of the foot" */
const shows =
  /^(?:(?:and|so|okay|ok|now|then|next|also|all right|alright|hey|dragon|dax)(?=),? ){0,4}(?:(?:can you|can we|let me|let['’]s|i['’]m (?:going to|gonna)|i['’]ll)(?=) (?:just )?)?(?=)(?:show me|pull(?:ing)? up|bring up|open up|see|look at)(?=) (?:the|your|his|her|that|those|these|this)(?=) (?:(?:last|latest|most recent|new|recent)(?=) )?([a-z0-9][a-z0-9 -]{1,36}?)(?: results?)?(?=)(?: (?:again|please|here|for me|from (?:today|this morning|yesterday|last week)))?[.!]$/i;
const beside = /^(?:(?:and|so|but|okay|ok|hmm+|oh|well|all right|alright|yeah|yep|now)(?=)[,.]? ){0,3}/i;
const amount =
  '(?:\\d[\\d.]*|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]{3,5}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|point|oh|and|percent)';
/** "Eight point one.", "one point six, up from one point two" */
const bareValue = new RegExp(
  `^${amount}(?:[ -]${amount}){0,7}(?:,? (?:up|down|stable|same|high|low|normal)\\b[^?]{0,40})?[.]?$`,
  'i',
);
const itself =
  /^(?:it|that|this|they|those|these)(?=)(?:['’](s|re)(?! (?:the|an?|what|why|when|how|from|because|good news)\b)| (is|are|was|were|looks?|came back|shows?)(?! (?:the|what|why|like)\b))(?=) (?:[^?]{2,80})$/i;
const looks = /^(?:looks|shows|came back) [^?]{3,80}$/i;
/** "Stable.", "That's up from seven two.", "It was five nine." */
const goesOn = new RegExp(
  `^(?:(?:(?:it|that)(?:['’]s| is) )?((?:(?:pretty|nice and|still|a (?:little|bit)) )?(?:stable|normal|unchanged|high|low|good|fine|better|worse|up|down|improved|the same)\\b[^?,]{0,40})|(?:it|that) (was ${amount}(?:[ -]${amount}){0,6}(?: (?:last|before|in|a)\\b[^?,]{0,24})?))[.]?$`,
  'i',
);
const mostAfter = 2;
const certain = 0.7;

/**
 * The passages with a result that is read off what was just brought up told under its name: "Hey dragon, show me the
 * A1c. Seven point nine. That's up from seven two." → A1c seven point nine, up from seven two.
 */
export function withShownResults(passages: readonly Passage[]): readonly Passage[] {
  const changed = new Map<Passage, Unit | null>();
  for (const p of passages) {
    const value = passages[p.index + 1];
    if (value === undefined || !isSameSpeech(p, value)) continue;
    const name = nameShown(p.unit);
    const told = name === null ? null : toldOf(name, bare(value.unit));
    if (told === null) continue;
    let text = told;
    let last = value;
    for (const more of passages.slice(value.index + 1, value.index + 1 + mostAfter)) {
      const again = isSameSpeech(p, more) ? goesOn.exec(bare(more.unit)) : null;
      if (again === null) break;
      text = `${text}, ${again[1] === undefined ? `it ${again[2]}` : lowerInitial(again[1])}`;
      changed.set(more, null);
      last = more;
    }
    changed.set(p, null);
    changed.set(value, { ...reworded(value.unit, `${text}.`), start: p.unit.start, end: last.unit.end });
  }
  if (changed.size === 0) return passages;
  return passages
    .filter((p) => changed.get(p) !== null)
    .map((p, index) => {
      const unit = changed.get(p);
      return unit == null
        ? { ...p, index }
        : { ...p, index, unit, section: 'results', keep: Math.max(p.keep, certain) };
    });
}

function isSameSpeech(p: Passage, { unit, role }: Passage): boolean {
  return p.role === 'clinician' && role === 'clinician' && unit.turn === p.unit.turn && !unit.question;
}

function nameShown(unit: Unit): string | null {
  const name = unit.question ? undefined : shows.exec(unit.text)?.[1];
  if (name === undefined) return null;
  const words = wordsOf(name);
  return namesResult({ words }) || words.some(namesTest) ? name : null;
}

function bare(unit: Unit): string {
  return unit.text.replace(beside, '');
}

// The name with what is said of it: "It's up to eight." → The A1c is up to eight
function toldOf(name: string, text: string): string | null {
  const said = text.replace(/[.]$/, '');
  if (bareValue.test(said)) return `${upperFirst(name)} ${lowerInitial(said)}`;
  if (looks.test(said)) return `The ${name} ${lowerInitial(said)}`;
  const found = itself.exec(said);
  if (found === null) return null;
  const verb = found[1] === undefined ? '' : found[1].toLowerCase() === 's' ? 'is' : 'are';
  const rest = said
    .slice(said.search(/[ '’]/))
    .replace(/^['’](?:s|re)\b/i, '')
    .trimStart();
  return `The ${name} ${verb === '' ? rest : `${verb} ${rest}`}`;
}
