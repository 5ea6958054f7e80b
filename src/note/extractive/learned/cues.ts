/** What the models are told of a unit's words. Most words tell nothing: each is looked up once for all cues. */
interface Cue {
  name: string;
  /** Each gives it by itself. */
  words: string;
  /** What else gives it, by a word without which it can't be there. */
  phrases?: Readonly<Record<string, RegExp>>;
  /** What gives it in any words. */
  also?: RegExp;
}

/** The cues in a unit's words, in the order of their table; `said` is the words as one text, "n't" joined on. */
export const cuesIn = finder([
  {
    name: 'number',
    words:
      'one two three four five six seven eight nine ten twelve fifteen twenty thirty forty fifty hundred',
    also: /\d/,
  },
  {
    name: 'dose',
    words: 'milligram milligrams mg microgram micrograms unit units tablet tablets pill pills daily',
    phrases: { day: /\b(?:times|once|twice) a day\b/, needed: /\bas needed\b/ },
  },
  {
    name: 'time',
    words: 'day days week weeks month months year years ago since yesterday morning night last',
  },
  { name: 'negation', words: "no not n't never without denies nope none" },
  {
    name: 'symptom',
    words: 'pain ache fever chills cough nausea swelling tired fatigue rash headache headaches weight',
    phrases: { breath: /\bshort\w* of breath\b/ },
    also: /\b(?:vomit|numb|tingl|dizz)/,
  },
  {
    name: 'finding',
    words: 'clear regular murmur edema effusion erythema swelling normal palpation soft lungs heart',
    phrases: { motion: /\brange of motion\b/ },
    also: /\btender/,
  },
  {
    name: 'order',
    words: 'order prescribe start continue increase schedule repeat recommend send stop try',
    phrases: { up: /\bfollow up\b/, back: /\bcome back\b/ },
    also: /\brefer/,
  },
  { name: 'ehr', words: '', phrases: { dragon: /\bhey dragon\b/ } },
  { name: 'first', words: 'i' },
  { name: 'second', words: 'you your' },
  {
    name: 'smalltalk',
    words: 'great awesome wonderful nice glad sorry fun weather love congratulations thank',
  },
]);

/** The same of where in the visit a unit of the clinician's stands. */
export const phasesIn = finder([
  {
    name: 'exam',
    words: 'exam examination',
    phrases: {
      look: /\btake a (?:quick )?look\b/,
      listen: /\blisten to\b/,
      check: /\bcheck (?:you|your|out)\b/,
    },
  },
  {
    name: 'results',
    words: 'result results lab labs xray ct mri ekg ecg ultrasound panel',
    also: /\becho/,
  },
  {
    name: 'plan',
    words: 'assessment impression diagnosis',
    phrases: {
      plan: /\b(?:my|the) plan\b/,
      problem: /\bfirst problem\b/,
      ahead: /\bwe'll go ahead\b/,
      gon: /\bi(?:'m| am) gon na\b/,
    },
  },
  {
    name: 'bye',
    words: 'bye',
    phrases: { questions: /\bany (?:other )?questions\b/, care: /\btake care\b/, see: /\bsee you\b/ },
  },
]);

interface Hint {
  name: string;
  phrase: RegExp | null;
}

function finder(cues: readonly Cue[]): (words: readonly string[], said: string) => readonly string[] {
  const hints = new Map<string, Hint[]>();
  const add = (word: string, hint: Hint) => hints.set(word, [...(hints.get(word) ?? []), hint]);
  for (const { name, words, phrases = {} } of cues) {
    for (const word of words.split(' ')) add(word, { name, phrase: null });
    for (const [word, phrase] of Object.entries(phrases)) add(word, { name, phrase });
  }
  const inAny = cues.flatMap(({ name, also }) => (also === undefined ? [] : [{ name, also }]));
  const hear = (words: readonly string[], said: string, found: Set<string>) => {
    for (const word of words) {
      const given = hints.get(word);
      if (given === undefined) continue;
      for (const { name, phrase } of given) if (phrase === null || phrase.test(said)) found.add(name);
    }
  };
  return (words, said) => {
    const found = new Set<string>();
    hear(words, said, found);
    // "I'm", "mother's"
    if (joined.test(said))
      for (const word of words) if (isJoined(word)) hear(word.split(joined), said, found);
    for (const { name, also } of inAny) if (also.test(said)) found.add(name);
    return found.size < 2 ? [...found] : cues.filter(({ name }) => found.has(name)).map(({ name }) => name);
  };
}

const joined = /['’.]/;

function isJoined(word: string): boolean {
  return word.includes("'") || word.includes('.') || word.includes('’');
}
