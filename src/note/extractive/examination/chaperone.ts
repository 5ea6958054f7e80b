import { surely } from '../learned/section-labels.ts';
import { reworded } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

/** The passages with what came of the offer of a chaperone told with the examination: "would you like a chaperone?" "No, go ahead." */
export function withChaperone(passages: readonly Passage[]): readonly Passage[] {
  const offer = passages.find(
    ({ unit, role }) => role === 'clinician' && unit.question && isOffer(unit.words),
  );
  const answer = offer?.reply?.answer;
  const first = offer?.reply?.units[0];
  if (offer === undefined || first === undefined || (answer !== 'yes' && answer !== 'no')) return passages;
  const told =
    answer === 'no' ? 'A chaperone was offered and declined.' : 'A chaperone was offered and accepted.';
  return passages.map((p) => {
    if (p === offer) return { ...p, keep: 0, reply: null };
    if (p.unit !== first) return p;
    return {
      ...p,
      role: 'clinician',
      unit: { ...reworded(p.unit, told), role: 'clinician', answers: null },
      section: 'exam',
      sections: surely('exam'),
      keep: Math.max(p.keep, sure),
    };
  });
}

const sure = 0.7;

function isOffer(words: readonly string[]): boolean {
  return words.includes('chaperone') && words.some((word) => word === 'you' || word === 'want');
}
