const until = '(?: [a-z-]{1,12}){0,4}?(?=\\??$|[?,.;]| or | and )';
// "Short of breath lying down?", "any bleeding after sex?", "numbness between the legs", "bleeding in between", "numbness
// in your feet?"
const limited = new RegExp(
  `^ ((?:(?:any|some)(?:where|place) else(?=)|elsewhere(?=)|where you (?:sit|would sit)|lying|after|in between|between|down|around|under|behind|at night|at rest|on exertion|with exertion|when (?:lying|walking|standing|sitting|bending)|during|in(?= (?:the|your|his|her) (?!family|house|home|world|meantime|interim)))(?=)(?! (?:that|this|the (?:day|last|past))\\b)${until})`,
);
// "Numbness in the arms or legs?"
const orPart =
  /^ or (?:between )?(?:(?:the|your|his|her) )?(?=)(?:arms?|legs?|hands?|feet|fingers|toes|face|genitals?|bottom|groin)(?=[?,.]|$)/;
/** What else is asked of in the same breath as harm to oneself. */
const besidesHarm: readonly (readonly [RegExp, string])[] = [
  [/^,? or (?:that )?life(?:['’]s| is| was)? not worth living\b/, ' or that life is not worth living'],
  [/^,? or (?:that )?you(?:['’]d| would) be better off dead\b/, ' or of being better off dead'],
];
/** "Dizziness when you stand up?", "chest pain while you were exercising?" */
const whileDoing: readonly (readonly [RegExp, string])[] = [
  [/^ (?:when(?:ever)?|if|as|on) (?:you )?(?:stand(?:ing)?|get(?:ting)?) up\b/, ' on standing'],
  [
    /^ (?:when(?:ever)?|if|while) you(?:['’]re| are)?(?=) (?:lie|lying|lay) (?:down|flat)\b/,
    ' when lying down',
  ],
  [
    /^ (?:when(?:ever)?|if|while)(?=) you(?:['’]re| are| were)?(?=)(?:,? you know,?)?(?=) (?:exercis(?:e|ing)|exert(?:ing)? yourself|walk(?:ing)?|climb(?:ing)? (?:the )?stairs|doing (?:the |your )?exercises?|run(?:ning)?)(?=)\b/,
    ' on exertion',
  ],
  [/^ when you (?:pee|urinate|pass (?:urine|water)|go to the bathroom)\b/, ' on urination'],
];
const whose = /\b(?:your|his|her) /g;
const pointing = /\b(?:that|this|these|those|it|them|you|he|she|all|any|either)\b/;

// "A wet sort of cough", "bloody diarrhea"
const ofKind = /\b(wet|productive|bloody|watery|thunderclap|barking) (?:sort of |kind of )?$/;

/** What kind of a symptom a question (in small letters) asks after: "a wet cough". Empty where it asks after any. */
export function kindAsked(question: string, phrase: string): string {
  const at = question.indexOf(phrase);
  const kind = at < 0 ? null : ofKind.exec(question.slice(Math.max(0, at - 30), at));
  return kind === null ? '' : `${kind[1]} `;
}

/**
 * In which circumstances or where a question (in small letters) asks after a symptom, with a space before it: of "any
 * bleeding after sex?" no more is denied than that. Empty where it asks after the symptom as such.
 */
export function limitAsked(question: string, phrase: string): string {
  const at = question.indexOf(phrase);
  const after = at < 0 ? '' : question.slice(at + phrase.length);
  const harm = /\b(?:yourself|himself|herself)$/.test(phrase)
    ? besidesHarm.find(([asked]) => asked.test(after))
    : undefined;
  if (harm !== undefined) return harm[1];
  const doing = after.startsWith(' ') ? whileDoing.find(([asked]) => asked.test(after)) : undefined;
  if (doing !== undefined) return doing[1];
  const found = limited.exec(after);
  if (found?.[1]?.startsWith('where you ')) return ' in the saddle area';
  if (found === null || pointing.test(found[1]!)) return '';
  const more = orPart.exec(after.slice(found[0].length))?.[0] ?? '';
  return ` ${`${found[1]!}${more}`.replace(whose, 'the ')}`;
}
