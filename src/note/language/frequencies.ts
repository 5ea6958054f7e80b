const rules: [RegExp, string][] = [
  [/\b(?:one time|once) (?:a|per|every|each|in a) day\b/gi, 'once daily'],
  [/\b1 time (?:a|per|every|each) day\b/gi, 'once daily'],
  [/\btwice (?:a|per|every|each) day\b/gi, 'twice daily'],
  [/\b(\d+(?: to \d+| or \d+)? times) (?:a|per|every|each) day\b/gi, '$1 daily'],
  [/\b(once|twice) (?:a|per|every|each) week\b/gi, '$1 weekly'],
  [/\b(once|twice) (?:a|per|every|each) month\b/gi, '$1 monthly'],
  [
    /((?:mg|mcg|mL|units|tablets?|capsules?|pills?|puffs)(?: of (?!a\b)[a-z]+)?) (?:a|per|every|each) day\b/g,
    '$1 daily',
  ],
  [/((?:mg|mcg|mL|units|tablets?|capsules?|pills?|puffs)) (?:a|per|every|each) week\b/g, '$1 weekly'],
  [/\b([2-9]|\d{2,}) (tablet|pill|capsule|puff)\b(?!-)/gi, '$1 $2s'],
  [/\b(?:oh|o) 2\b/gi, 'O2'],
  [/\b(\d{1,3})[ -](year|month|week|day)s?[ -]old\b(?= \p{L})/giu, '$1-$2-old'],
  [/\b(\d{1,3}) (year|month|week|day) old\b/gi, '$1-$2-old'],
  [/\ba (?:1|one) c\b|\ba1c\b|\ba 1c\b/gi, 'A1c'],
  [/\bb (12|6|1)\b/gi, 'B$1'],
  [/\bcovid[ -]?(?:19)?(?![\w-])(?<=19)/gi, 'COVID-19'],
  [/\bcovid\b(?!-)/gi, 'COVID'],
  [
    /(?<!\bvitamin |['’])\b([lsc]) (\d)\b(?! ?(?:times|tablets?|mg|days?|weeks?|pills?|units|to|or|hours?|months?|years?|mcg|per|%))/gi,
    spine,
  ],
  [
    /(?<!\bvitamin |['’])\b(t) (\d{1,2})\b(?! ?(?:times|tablets?|mg|days?|weeks?|pills?|units|to|or|hours?|months?|years?|mcg|per|%))/gi,
    spine,
  ],
] as [RegExp, string][];

function spine(_: string, letter: string, level: string): string {
  return letter.toUpperCase() + level;
}

// Most utterances hold none of these; one look saves thirteen.
const hint = /\d|once|one time|twice|mc?g|ml|unit|tablet|capsule|pill|puff|covid|a one c/i;

/** Dosing frequencies, ages and names with figures in them as notes write them: "twice a day" → twice daily. */
export function frequencies(text: string): string {
  if (!hint.test(text)) return text;
  let out = text;
  for (const [pattern, replacement] of rules) out = out.replace(pattern, replacement as string);
  return out;
}
