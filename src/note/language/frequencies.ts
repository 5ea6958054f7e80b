interface Rules {
  /** What a text must hold for any of the rules to apply: one look saves the others. */
  hint: RegExp;
  rules: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[];
}

/** In order: a rule reads what those before it wrote. */
const groups: readonly Rules[] = [
  {
    hint: / day\b/i,
    rules: [
      [/\b(?:one time|once) (?:a|per|every|each|in a) day\b/gi, 'once daily'],
      [/\b1 time (?:a|per|every|each) day\b/gi, 'once daily'],
      [/\btwice (?:a|per|every|each) day\b/gi, 'twice daily'],
      [/\b(\d+(?: to \d+| or \d+)? times) (?:a|per|every|each) day\b/gi, '$1 daily'],
      // "Metformin 500 2 times daily", "paracetamol, 2 4 times daily"
      [/\b(\d{1,4}) (?=[1-6] times daily\b)/g, '$1, '],
    ],
  },
  {
    hint: / (?:week|month)\b/i,
    rules: [
      [/\b(once|twice) (?:a|per|every|each) week\b/gi, '$1 weekly'],
      [/\b(once|twice) (?:a|per|every|each) month\b/gi, '$1 monthly'],
    ],
  },
  {
    hint: / (?:day|week)\b/,
    rules: [
      [
        /((?:mg|mcg|mL|units|tablets?|capsules?|pills?|puffs)(?=)(?: of (?!a\b)[a-z]+)?)(?=) (?:a|per|every|each) day\b/g,
        '$1 daily',
      ],
      [/((?:mg|mcg|mL|units|tablets?|capsules?|pills?|puffs))(?=) (?:a|per|every|each) week\b/g, '$1 weekly'],
    ],
  },
  {
    hint: /\d (?:tablet|pill|capsule|puff)\b/i,
    rules: [[/\b([2-9]|\d{2,}) (tablet|pill|capsule|puff)\b(?!-)/gi, '$1 $2s']],
  },
  { hint: /\boh? 2\b/i, rules: [[/\b(?:oh|o) 2\b/gi, 'O2']] },
  {
    hint: /old\b/i,
    rules: [
      [
        /\b(\d{1,3})(?=)[ -](year|month|week|day)(?=)s?[ -]old\b(?= (?!(?:and|but|now|today|so|because|when|then|or)\b)\p{L})/giu,
        '$1-$2-old',
      ],
      [/\b(\d{1,3}) (year|month|week|day) old\b/gi, '$1-$2-old'],
    ],
  },
  { hint: /\ba ?(?:1|one) ?c\b/i, rules: [[/\ba (?:1|one) c\b|\ba1c\b|\ba 1c\b/gi, 'A1c']] },
  { hint: /\bb \d/i, rules: [[/\bb (12|6|1)\b/gi, 'B$1']] },
  {
    hint: /covid/i,
    rules: [
      [/\bcovid[ -]?(?:19)?(?![\w-])(?<=19)/gi, 'COVID-19'],
      [/\bcovid\b(?!-)/gi, 'COVID'],
    ],
  },
  {
    hint: /\b[lsct] \d/i,
    rules: [
      [
        /(?<!\bvitamin |['’])\b([lsc]) (\d)\b(?! ?(?:times|tablets?|mg|days?|weeks?|pills?|units|to|or|hours?|months?|years?|mcg|per|%))/gi,
        spine,
      ],
      [
        /(?<!\bvitamin |['’])\b(t) (\d{1,2})\b(?! ?(?:times|tablets?|mg|days?|weeks?|pills?|units|to|or|hours?|months?|years?|mcg|per|%))/gi,
        spine,
      ],
    ],
  },
];

function spine(_: string, letter: string, level: string): string {
  return letter.toUpperCase() + level;
}

// Most utterances hold none of these.
const anyHint = /\d|once|one time|twice|mc?g|ml|unit|tablet|capsule|pill|puff|covid|a one c/i;

/** Dosing frequencies, ages and names with figures in them as notes write them: "twice a day" → twice daily. */
export function frequencies(text: string): string {
  if (!anyHint.test(text)) return text;
  let out = text;
  for (const { hint, rules } of groups)
    if (hint.test(text))
      for (const [pattern, replacement] of rules) out = out.replace(pattern, replacement as string);
  return out;
}
