const ofHabit = /\b(?:smok|cigar|tobacco|vap|drink|alcohol|drugs)/i;
const asksIfOver =
  /\b(?:off (?:them|it|that|those|the)|quit|given up|gave up|give up|stopped|stopping|stop)\b/i;
const asksWho = /\b(?:nobody|anyone|anybody|husband|wife|partner)\b/i;
const tellsOfEnd =
  /\b(?:quit|off|stopped|gave|given|no longer|not|never|none|nobody|no one|smok\w+|drink\w*)\b/i;

/**
 * True where the name of a habit over an answer would leave open of what it tells, or of whom: "the smoking, are you off
 * them?" "Ten years.", "nobody smoking?" "Day ninety-one."
 */
export function leavesHabitOpen(question: string, answer: string): boolean {
  return (
    ofHabit.test(question) &&
    (asksIfOver.test(question) || asksWho.test(question)) &&
    !tellsOfEnd.test(answer)
  );
}
