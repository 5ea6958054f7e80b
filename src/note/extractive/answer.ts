/** What a short reply says to a yes-or-no question; `open` is a reply that must be read for itself. */
export type Answer = 'yes' | 'no' | 'open';

const lead =
  /^(?:(?:um+|uh+(?![- ]?huh)|er+|ah|oh|well|so|okay|ok|hmm+|you know|actually|honestly|i mean|ha)[\s,.-]+)*/;
const no =
  /^(?:no|nope|nah|never|not(?: (?:really|at all|that (?:i|he|she|we|much|often)\b.*|so far|at this (?:time|point)|recently|lately|currently|right now|today|any ?more|yet|to my knowledge|of note|much|usually|often|since|too (?:bad|much|often)|one)|(?=[ ,.]*$))|none|nothing|negative|neither|i (?:do n't|don't|did n't|didn't|have n't|haven't|am not|'m not|was n't|wasn't|deny|ca n't say|can't say)\b(?!,? (?:really )?(?:know|sure|remember|recall|certain|have (?:any|an) idea)\b)|i'm not(?! (?:sure|certain)\b)|i've never|denies|he (?:has n't|hasn't|does n't|doesn't)|she (?:has n't|hasn't|does n't|doesn't))(?![a-z])/;
const yes =
  /^(?:yes|yeah|yep|yup|ya|yea|mm-hmm|mhm|mm hmm|uh-huh|uh huh|sure|correct|right|exactly|absolutely|definitely|i (?:do|am|have|did)(?!\s+n)\b|i've been|he (?:does|has)|she (?:does|has)|a (?:little|bit)|sometimes|occasionally|(?:every )?now and (?:then|again)|every (?:once|now)|that's (?:right|correct|the one|it)|it (?:does|is|has)|of course|certainly)(?![a-z])/;

// "at night, yes"
const late = /^(?:[a-z']+ ){1,3}[a-z']+, (yes|yeah|no)\b|^[a-z']+ [a-z']+, (yes|yeah|no)\b/;

export function answerOf(text: string): Answer {
  const plain = text.toLowerCase().replace(lead, '');
  const said = late.exec(plain);
  if (said !== null && !no.test(plain) && !yes.test(plain))
    return (said[1] ?? said[2]) === 'no' ? 'no' : 'yes';
  if (no.test(plain)) return 'no';
  if (yes.test(plain)) return 'yes';
  return 'open';
}
