import { plainOf, reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

/** "Can you blow into this for me? As hard as you can." */
const blows =
  /\bpeak flow\b|\bblow(?:s|ing)? (?:[a-z]+ ){0,3}(?=)(?:into|in|through|hard|fast|out)\b|\b(?:hard|fast|big) blow\b|\b(?:and|now) blow$/;
/** "Good. That's 220.", "So that's 380, and your best was 410." */
const value =
  /^(?:(?:good|great|well done|okay|right|and|so|perfect|brilliant|lovely)(?=),?(?=) ){0,3}(?=)(?:(?:that(?:['’]s| is)|you (?:got|did|managed|blew)|it(?:['’]s| is)|we(?:['’]ve)? got) )?(?=)(\d{2,3})(?: there| today| on that one)?(?:, (?:and|but) ([^.]{6,60}))?[.]?$/i;
/** "Your best was 270 in the spring.", "It was 420 last time." */
const compared =
  /^(?:(?:and|but) )?(?:your (personal best|best|usual|normal)|(?:it|yours))((?: is| was|['’]s)(?: usually)? \d{2,3}(?: [a-z ]{2,30})?)[.]?$/i;
const likely = { least: 60, most: 900 };
/** In passages. */
const reach = 4;
const certain = 0.7;

/** The passages with what a peak flow meter showed under its name: "Blow into this. Good. That's 220." → Your peak flow is 220. */
export function withPeakFlowNamed(passages: readonly Passage[]): readonly Passage[] {
  if (!passages.some(({ unit }) => isOfBlowing(unit))) return passages;
  const out = new Map<Passage, Passage>();
  for (const p of passages) {
    if (p.role !== 'clinician' || p.unit.question) continue;
    const blown = blownBefore(p, passages);
    if (blown.length === 0) continue;
    const plain = plainOf(p.unit);
    const [, amount, more] = value.exec(plain) ?? [];
    const before = passages[p.index - 1];
    if (amount !== undefined && Number(amount) >= likely.least && Number(amount) <= likely.most) {
      // "Let's do your peak flow.": done, and no plan.
      for (const told of blown)
        out.set(told, { ...told, unit: reworded(told.unit, 'Good.'), section: 'none', keep: 0 });
      const beside = more === undefined ? null : ofBefore(more);
      out.set(p, asResult(p, `Your peak flow is ${amount}${beside === null ? '' : `, and ${beside}`}.`));
    } else if (before !== undefined && out.has(before)) {
      const beside = ofBefore(plain);
      if (beside !== null) out.set(p, asResult(p, `${beside.replace(/^y/, 'Y')}.`));
    }
  }
  return out.size === 0 ? passages : passages.map((p) => out.get(p) ?? p);
}

// Said shortly before, in the same turn.
function blownBefore({ index, unit }: Passage, passages: readonly Passage[]): readonly Passage[] {
  return passages
    .slice(Math.max(0, index - reach), index)
    .filter((before) => before.unit.turn === unit.turn && isOfBlowing(before.unit));
}

function isOfBlowing({ words, said }: Unit): boolean {
  return (words.includes('blow') || words.includes('flow')) && blows.test(said) && !/\d/.test(said);
}

function ofBefore(text: string): string | null {
  const found = compared.exec(text);
  if (found === null) return null;
  const [, which, was = ''] = found;
  return `your ${which === undefined ? '' : `${which.toLowerCase()} `}peak flow${was.replace(/['’]s/, ' is')}`;
}

function asResult(p: Passage, text: string): Passage {
  return { ...p, unit: reworded(p.unit, text), section: 'results', keep: Math.max(p.keep, certain) };
}
