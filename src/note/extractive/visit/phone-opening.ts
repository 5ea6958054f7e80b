import type { Passage } from './visit.ts';

const opens =
  /^(?:(?:oh|and|okay|hello|hi|hiya|hey|good (?:morning|afternoon|evening))(?=),?(?=) ){0,3}(?=)(?:is that|is this|am i (?:speaking|talking) (?:to|with)|can i speak (?:to|with)) (?!the\b|your\b|still\b|a\b|better\b)[a-z]/i;
const calls =
  /\b(?:doctor|dr|nurse|calling|ringing|surgery|clinic|practice|(?:health|medical) cent(?:re|er))\b/;
const presents =
  /^(?:it['’]s|this is|my name is|i['’]m|calling from) (?:the )?(?=)(?:doctor|dr|nurse|surgery|practice|clinic)\b/i;
const answers =
  /^(?:(?:oh|hi|hiya|hello|hey|yes|yeah|yep|speaking|it is|that's me|doctor|good (?:morning|afternoon|evening))\b[, ]*)+[.!]*$/i;
const first = 3;

/** The passages without who calls and who answers: "hello is that chloe it's doctor brennan calling" "hiya yeah". */
export function withoutPhoneOpening(passages: readonly Passage[]): readonly Passage[] {
  const call = passages
    .slice(0, first)
    .find(({ unit, role }) => role === 'clinician' && opens.test(unit.text));
  if (call === undefined) return passages;
  const { turn } = call.unit;
  if (!passages.some(({ unit }) => unit.turn === turn && calls.test(unit.said))) return passages;
  return passages.map((passage) => {
    const { unit } = passage;
    const isTalk =
      unit.turn === turn
        ? passage === call || presents.test(unit.text)
        : unit.turn === turn + 1 && answers.test(unit.text);
    return isTalk
      ? { ...passage, keep: 0, reply: null, unit: { ...unit, question: false, answers: null } }
      : passage;
  });
}
