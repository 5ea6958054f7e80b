import { substanceOf } from '../../evidence/drug-names.ts';
import { upperFirst } from '../../language/upper-first.ts';
import type { DraftSentence } from '../../writer.ts';
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
const tellsOfWhat = /^(?:Asked|Offered|Options discussed|Done at this visit)\b|^[A-Z][A-Za-z' -]{2,40}: /;

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
  if (section !== 'plan') return false;
  const words = wordsOf(text);
  const said = ` ${words.join(' ')} `;
  const keys = known.map((name) => substanceOf(name) ?? name);
  return (
    known.some((name) => said.includes(` ${name} `)) ||
    words.some((word) => keys.includes(substanceOf(word) ?? word))
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
