import { reworded } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

// "You said I'm having a heart attack", "the thought was I'm a failure": what the patient thinks, in their own words.
const ownWords =
  /\b(you (?:said|say|think|thought|tell yourself|told yourself|were thinking)|the (?:automatic )?thought (?:was|is|that)|your (?:mind|brain|anxiety|worry) (?:says|said|tells you|told you))( that)?,? i(?:['’]m| am)\b/i;
// "Your mind says it's a brain tumor", "when you think I'm going to have a stroke"
const thought =
  /\b(?:you (?:said|say|think|thought|tell yourself|told yourself|were thinking)(?= (?:that )?you're )|when you think(?=) (?:it|this|you)['’](?:s|re)|the (?:automatic )?thought (?:was|is)|your (?:mind|brain|anxiety|worry) (?:says|said|tells you|told you))(?=) [^,.;]{3,60}?(?=,| but |[.;]|$)/gi;
const mayThink = /\b(?:said|say|think|thought|thinking|yourself|mind|brain|anxiety|worry)\b/;

/** The passages with what the clinician tells of the patient's thoughts told of the patient: "you said I'm dying" → you said you're dying. */
export function withThoughtsTheirs(passages: readonly Passage[]): readonly Passage[] {
  return passages.map((p) => {
    if (p.role !== 'clinician' || !mayThink.test(p.unit.said) || !ownWords.test(p.unit.text)) return p;
    const unit = reworded(p.unit, p.unit.text.replace(ownWords, "$1$2 you're"));
    // A note leaves out a "you said", and what was feared would stand there as so.
    return saidOnly.test(p.unit.said)
      ? { ...p, unit: reworded(unit, unit.text.replace(feared, '')), section: 'none', keep: 0 }
      : { ...p, unit };
  });
}
const feared = /\byou said(?: that)?,? you['’]re [^,.;]{3,60}/i;
const saidOnly = /\byou said\b/;

/** The words (in small letters) without what the patient is told to think: no illness of theirs. */
export function withoutThoughts(said: string): string {
  return mayThink.test(said) ? said.replace(thought, '') : said;
}
