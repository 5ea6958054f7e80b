const kinds = new Map(
  Object.entries({
    neg: "no not never without isn't don't doesn't wasn't aren't nothing none denies nor neither didn't won't",
    hedge:
      'maybe might may could possibly probably likely perhaps suspect wonder wondering worried think thinking guess sure reckon',
    cond: 'if unless in case when whether before',
    kin: 'mother mom mum father dad brother sister aunt uncle grandmother grandfather grandma grandpa cousin son daughter wife husband family nan',
    past: 'had was were ago used history last year years since once back after',
    mine: "my i i'm i've me",
    yours: "your you you're you've his her he she he's she's",
    det: 'a an the this that some',
    be: "is it's that's are this's be being called",
    any: 'any ever or and',
    risk: 'risk chance prevent rule out check screen screening test testing look looking for worry signs vaccine shot jab booster',
    drug: 'allergic allergy reaction gave gives side effect effects make makes causes cause caused from',
    stand: 'better worse gone cleared controlled improving healing settled under flaring acting',
    here: 'here follow-up followup visit see seen sent came come hospital discharged about',
  }).flatMap(([kind, words]) => words.split(' ').map((word): [string, string] => [word, kind])),
);

/** What a word does for the name of a trouble beside it ("neg", "hedge"); undefined for most words. */
export function kindOfWord(word: string): string | undefined {
  return kinds.get(word);
}

/** Who has it where the patient tells of them, and is no relative. */
export const acquaintanceWords: ReadonlySet<string> = new Set(
  'friend colleague coworker co-worker neighbor neighbour roommate flatmate housemate classmate teammate workmate'.split(
    ' ',
  ),
);

/** Who has it where the patient tells of them. */
export const familyWords: ReadonlySet<string> = new Set(
  'mother mom mum father dad brother sister aunt uncle grandmother grandfather grandma grandpa cousin husband wife nan'.split(
    ' ',
  ),
);
