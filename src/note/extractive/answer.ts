/** What a short reply says to a yes-or-no question; `open` is a reply that must be read for itself. */
export type Answer = 'yes' | 'no' | 'open';

const lead =
  /^(?:(?:um+|uh+(?![- ]?huh)|er+|ah|oh|well|so|okay|ok|hmm+|you know|actually|honestly|i mean|ha)[\s,.-]+)*/;
const no =
  /^(?:no|nope|nah|never|not (?:really|at all|that i(?:'ve| have)? (?:know|noticed|recall|remember)|so far|at this (?:time|point)|recently|currently|anymore|yet|to my knowledge|of note)|none|nothing|negative|neither|i (?:do n't|don't|did n't|didn't|have n't|haven't|am not|'m not|was n't|wasn't|deny|ca n't say|can't say)\b(?!,? (?:really )?(?:know|sure|remember|recall|certain|have (?:any|an) idea)\b)|i'm not(?! (?:sure|certain)\b)|i've never|denies|he (?:has n't|hasn't|does n't|doesn't)|she (?:has n't|hasn't|does n't|doesn't))/;
const yes =
  /^(?:yes|yeah|yep|yup|ya|yea|mm-hmm|mhm|mm hmm|uh-huh|uh huh|sure|correct|right|exactly|absolutely|definitely|i (?:do|am|have|did)(?!\s+n)\b|i've been|he (?:does|has)|she (?:does|has)|a (?:little|bit)|sometimes|occasionally|every (?:once|now)|that's (?:right|correct|the one|it)|it (?:does|is|has)|of course|certainly)/;

export function answerOf(text: string): Answer {
  const plain = text.toLowerCase().replace(lead, '');
  if (no.test(plain)) return 'no';
  if (yes.test(plain)) return 'yes';
  return 'open';
}
