const opinion = new RegExp(
  String.raw`\b(?:${[
    "i(?:'d| would) (?:say|call|treat)(?=)(?: that)? (?:this|it|that)(?=)(?: is|'s| as)?",
    "i reckon (?:that )?(?:this|it|that|you|he|she)(?=)(?: is| has| have|'s|'ve)?(?: got)?",
    "i(?:'m| am) (?:(?:pretty|fairly|quite|almost|reasonably|very) )?(?=)(?:sure|certain|confident|happy)(?=) (?:that )?(?:this is|it's|it is|that's|you have|you've got|(?:he|she)(?:'s| has) got)",
    "i (?:think|suspect|believe) (?:that )?(?=)(?:you|he|she)(?:'ve| have|'s| has)(?=) had",
    "my (?:guess|hunch|feeling|view) is (?:that )?(?:this is|it's|you have|you've got)",
    '(?:it|this|that|everything|all of this)(?=)(?: all)? (?:points (?:to|towards)|(?:would )?fits? (?:with)?|is in keeping with|would go with|goes with)',
    "(?:what )?(?:we're|we are|you're) (?:looking at|dealing with)(?=)(?: here)?(?: is)?",
    "i(?:'m| am) (?:treating|calling)(?=) (?:this|it) (?:as )?",
  ].join('|')}) (?=[a-z])`,
  'gi',
);
const anyOpinion =
  /\b(?:say|call|treat|reckon|sure|certain|confident|happy|had|guess|hunch|feeling|view|points?|fits?|keeping|go(?:es)? with|looking at|dealing|treating|calling)\b/i;

/** The many ways to give a diagnosis ("I'd say that's …", "it all fits with …", "I'm fairly sure it's …") said in one: "I think this is …". */
export function asOpinion(text: string): string {
  return anyOpinion.test(text) ? text.replace(opinion, 'I think this is ') : text;
}
