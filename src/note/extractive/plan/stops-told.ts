import { substanceOf } from '../../evidence/drug-names.ts';
import { upperFirst } from '../../language/upper-first.ts';
import type { DraftSentence } from '../../writer.ts';
import { isNamedIn } from '../antecedents/things-named.ts';
import { tellsOfWhat } from '../antecedents/with-antecedents.ts';
import { merged } from '../choosing/said-twice.ts';
import { sourcesOf } from '../draft.ts';
import { namesDrug } from '../lexicon/drugs.ts';
import type { CurrentMedication } from '../medications/current-medications.ts';
import { lowerFirst } from '../say.ts';
import { wordsOf } from '../visit/units.ts';
import { kindLabel } from './kind-label.ts';

const treatment = 'Medical Treatment: ';
const other = 'Other.';
const followUp = 'Follow-up.';
/** What points to something, or says how much of it, and nothing yet of what it is. */
const points = /\b(?:it|that|this|them|those|these|one|stop|off|take|drop|hold|once|twice|daily|half|\d+)\b/i;

/**
 * The plan with every medicine that the list says is stopped or changed: named in the line that does so ("Aspirin: that
 * comes off.", "Lantus: 26 units at breakfast."), and what is stopped, where the plan has no such line, in one of its own.
 */
export function withStopsTold(
  sentences: readonly DraftSentence[],
  medications: readonly CurrentMedication[],
): readonly DraftSentence[] {
  let out = [...sentences];
  for (const { name, also = name, fate } of medications) {
    if (fate == null || out.some((one) => names(one, [name, also]))) continue;
    const { start, end } = fate.unit;
    const at = out.findIndex(
      ({ layout, text, sources }) =>
        layout === 'bullet' &&
        !tellsOfWhat.test(text.replace(kindLabel, '')) &&
        points.test(text) &&
        !namesDrug(wordsOf(text)) &&
        sources.some((source) => source.start >= start && source.end <= end),
    );
    if (at < 0 && !stopped.test(fate.text)) continue;
    const source = sourcesOf(fate.unit);
    // A brand has its capital.
    const written = substanceOf(name) === name ? name : upperFirst(name);
    if (at < 0)
      out = withLine(out, `${fate.text.startsWith('(on hold') ? 'Hold' : 'Stop'} ${written}.`, source);
    else {
      const label = kindLabel.exec(out[at]!.text)?.[0] ?? '';
      const text = `${label}${upperFirst(name)}: ${lowerFirst(out[at]!.text.slice(label.length))}`;
      out[at] = { ...out[at]!, text, sources: merged(out[at]!, { sources: source }) };
    }
  }
  return out;
}
const stopped = /^\((?:stopped|on hold)/;

function names({ section, text }: DraftSentence, known: readonly string[]): boolean {
  return (
    section === 'plan' && known.some((name) => isNamedIn(text, { name, key: substanceOf(name) ?? name }))
  );
}

// Under the treatment of what is of no problem, which comes before the follow-up.
function withLine(
  sentences: readonly DraftSentence[],
  text: string,
  sources: DraftSentence['sources'],
): DraftSentence[] {
  const line: DraftSentence = {
    section: 'plan',
    heading: null,
    group: other,
    layout: 'bullet',
    text,
    sources,
  };
  const out = [...sentences];
  const first = out.findIndex(({ group }) => group === other);
  if (first >= 0 && out[first]!.text.startsWith(treatment)) {
    let at = first + 1;
    while (out[at]?.group === other && !kindLabel.test(out[at]!.text)) at++;
    out.splice(at, 0, line);
    return out;
  }
  const before = first >= 0 ? first : out.findIndex(({ group }) => group === followUp);
  out.splice(before >= 0 ? before : out.length, 0, { ...line, text: `${treatment}${text}` });
  return out;
}
