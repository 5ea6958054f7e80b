import { reworded } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { namedIn, tokensOf } from './trouble-named.ts';
import { isVague } from './vague-name.ts';

/** "I think that's what you've got.", "you have the same thing", "he's got it too, I'm afraid" */
const points =
  /^((?:(?:yes|yeah|and|so|well|right|exactly|no|unfortunately)(?=),?(?=) ){0,2}(?=)(?:(?:i (?:don['’]t |do not )?(?:think|suspect|believe)|i doubt|i['’]m afraid|it looks like|looks like|it sounds like|sounds like)(?=) (?:that )?)?)(?=)(?:that['’]s (?:(?:exactly|also|probably|likely|most likely|just)(?=) ){0,2}(?=)what ((?:you|he|she)(?:['’]ve got| have|['’]s got| has)|this is|it is)|((?:you|he|she)(?:['’]ve got| have|['’]s got| has))(?=) (?:it|them|that|the same(?: thing)?)(?= too| as well|[.,!]|$))(?=)(?: too| as well)?/i;

/** How many passages back the illness may have been named. */
const reach = 4;
const certain = 0.9;

/**
 * The passages with the illness in place of "that" where the clinician only points at it: "My sister had fibroids." "I think
 * that's what you've got." → I think you've got fibroids.
 */
export function withDiagnosisNamed(passages: readonly Passage[]): readonly Passage[] {
  return passages.map((passage, i) => {
    const { unit, role } = passage;
    if (role !== 'clinician' || unit.question || unit.clinical.conditions > 0) return passage;
    const found = points.exec(unit.text);
    const name = found === null ? null : nameBefore(passages, i);
    if (name === null) return passage;
    const [all, lead = '', what, has] = found!;
    const said = /^(?:this|it) is$/i.test(what ?? '') ? 'this is' : (what ?? has)!;
    return {
      ...passage,
      unit: reworded(unit, `${lead}${said} ${name}${unit.text.slice(all.length)}`),
      section: 'assessment',
      keep: Math.max(passage.keep, certain),
    };
  });
}

// Only where one illness alone was named.
function nameBefore(passages: readonly Passage[], at: number): string | null {
  for (let i = at - 1; i >= Math.max(0, at - reach); i--) {
    const { unit, role } = passages[i]!;
    const named = namedIn(unit, tokensOf(unit.text)).filter(
      ({ name, symptom, from, to }) => (!symptom || to > from) && !isVague(name),
    );
    if (named.length === 1) return role === 'clinician' && !unit.question ? null : named[0]!.name;
    if (named.length > 1) return null;
  }
  return null;
}
