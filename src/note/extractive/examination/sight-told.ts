import { reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

/** "Six six", "six over nine", "20/60", "twenty forty" */
const acuity =
  /\b(?:(six|6)(?: over | out of |\/| )(?=)(six|nine|twelve|eighteen|twenty[- ]four|thirty[- ]six|sixty|5|6|7\.5|9|12|18|24|36|60)|(twenty|20)(?: over |\/| )(?=)(twenty[- ]five|twenty|thirty|forty|fifty|sixty|seventy|eighty|(?:one|two|four) hundred|15|25|[2-8]0|[124]00))(?= (?:in|on|with|for|and|both|right|left|today|now)(?=)\b|[.,]|$)/gi;
/** What stands on a chart, as it is read aloud. */
export const chartFigures: Readonly<Record<string, string>> = {
  six: '6',
  nine: '9',
  twelve: '12',
  eighteen: '18',
  'twenty-four': '24',
  'thirty-six': '36',
  twenty: '20',
  'twenty-five': '25',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  seventy: '70',
  eighty: '80',
  'one hundred': '100',
  'two hundred': '200',
  'four hundred': '400',
};
const ofSight =
  /\b(?:eyes?|vision|eyesight|sight|chart|letters|blurry|blurred|glasses|(?:bottom|top|next) line|line for me)\b/;
const bareSight =
  /^(?:(?:and|so|okay|good|right|then)(?=),?(?=) ){0,3}(?=)(?:(?:that|it)(?:['’]s| is| was)|you(?:['’]re| are| got| can see| see| read)|(?:he|she)(?:['’]s| is| got)|we(?:['’]ve)? got) (?=(?:about )?(?:6|20)\/\d)/i;
const seeing =
  /^(?:(?:and|so|okay|then),? ){0,3}(?:you|he|she)(?:['’]re| are| is)? (?:can|could|able to|managed to) (?:still |just |only )?(?:read|see) /i;
/** In passages. */
const reach = 5;
const certain = 0.7;

/** The passages with what was read off a chart as a finding: "so that's 20/60 in the right" → Vision is 20/60 in the right. */
export function withSightTold(passages: readonly Passage[]): readonly Passage[] {
  return passages.map((p) => {
    const { unit, role, index } = p;
    if (role !== 'clinician' || unit.question || unit.text.search(acuity) < 0) return p;
    if (!isOfSight(index, passages)) return p;
    const text = inFigures(unit.text).replace(bareSight, 'Vision is ');
    if (!text.startsWith('Vision is ') && !seeing.test(text)) return p;
    return { ...p, unit: withText(unit, text), section: 'exam', keep: Math.max(p.keep, certain) };
  });
}

function isOfSight(index: number, passages: readonly Passage[]): boolean {
  return passages.slice(Math.max(0, index - reach), index + 1).some(({ unit }) => ofSight.test(unit.said));
}

function withText(unit: Unit, text: string): Unit {
  return text === unit.text ? unit : reworded(unit, text);
}

function inFigures(text: string): string {
  return text.replace(
    acuity,
    (_, six?: string, metres = '', _twenty?: string, feet = '') =>
      `${six === undefined ? '20' : '6'}/${figureOf(six === undefined ? feet : metres)}`,
  );
}

function figureOf(word: string): string {
  return chartFigures[word.toLowerCase().replace(/^(twenty|thirty) (?=f|s)/, '$1-')] ?? word;
}
