/** What names no matter by itself: of such words alone a question or an answer is about nothing that it names. */
const light = new Set(
  `a able about actually again ago all alright also always am an and another any anybody anymore anyone anything are as at aye
    back bad be because bed been before being better big biggest bit both bother bothering bothers bring bringing brings brought but by
    call came can change changed changes come comes coming concern concerns could couple day days did different do does doing done
    down each either else end ever every everybody everyone everything exactly excited far feel feeling feels felt few fine first for from
    get gets getting give gives go goes going good got great guess guys had happen happened happening happens hard has have having
    he hello help helping helps her here hers hey hi him his home how i idea if in into is issue issues it its just keep kind know
    last lately least less let like list little long look looking looks lot lots made make makes making many maybe me mean meaning mind
    mine more morning most mostly much my myself name nah near never new next night nights no nobody none nope nor normal not
    nothing notice noticed now number o'clock of off often oh ok okay old on once one ones only or other our out over own part past
    people per place please point pretty problem problems put question questions quite ran rather ready real really remember reminds
    rest right roughly said same say saying says see seem seems seen set shall she should show side since so some somebody someone
    something sometimes somewhere soon sorry sound sounds sort start started starting still stop stopped stuff such suppose sure take taken
    takes taking talk talking tell tells than thank thanks that the their them then there these they thing things think this
    those though thought through till time times to today told tonight too took total treating tried trouble true try trying two uh
    um under until up upon us use used using usual usually very want wanted wants was way we week weeks well went were what
    when where which while who whole why will with without wonder word worried worry worse worst would yeah year years yep
    yes yesterday yet you your yours yourself
    three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred
    lord god`.split(/\s+/),
);

const stemLength = 5;

/** The stems of the words that name something. */
export function contentStems(words: readonly string[]): string[] {
  const out: string[] = [];
  for (const said of words) {
    const word = said.replace(/['’]s$/, '');
    if (word.length > 2 && !light.has(word) && !/[\d'’]/.test(word))
      out.push(word.replace(/(?:ing|ed|es|s)$/, '').slice(0, stemLength));
  }
  return out;
}

/** True where one of `stems` is that stem, or its beginning, or begins with it. */
export function holdsStem(stems: readonly string[], stem: string): boolean {
  return stems.some((own) => own.startsWith(stem) || stem.startsWith(own));
}

export function isLight(word: string): boolean {
  return light.has(word);
}
