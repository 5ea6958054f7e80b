import { finish } from './finish.ts';
import { withoutFirstPerson } from './opinion.ts';
import { isQuestion, prepare, saysNothing, withoutQuestion } from './prepare.ts';
import { plainOrder } from './spoken-order.ts';
import type { Subject } from './subject.ts';
import { inThirdPerson } from './third-person.ts';
import { isAuxiliary, isPast } from './verbs.ts';

const empty =
  /^(?:(?:let (?:me|us)\b.*|how are you.*|nice to (?:see|meet) you.*|good to (?:see|hear).*|you are welcome.*|that is (?:good|great|fine|okay|right|correct|wonderful|awesome|understandable|all right)(?: to hear)?|sounds good|i see|i understand|let us see|let me (?:see|know|look).*|any (?:other )?questions.*|do you have any questions.*|what questions.*|see you.*|have a (?:good|great|nice).*|take care.*|bye.*|you bet.*|absolutely|exactly|okay|of course|no problem|i am (?:sorry|glad|happy(?! (?:for|to (?:let|send)) (?:you|him|her|them) )).*|(?:i am|my name is|it is|this is) (?:(?:the|a|one of the) )*(?:doctor|dr[.]?|sister|nurse|gps?|practice nurse|duty|pharmacist|consultant|registrar)\b.*|sorry (?:to hear|about).*|thank you.*|thanks.*|here we go|go ahead|gotcha|you got it|very good|yes|no|wow|good|great|perfect|excellent)|\W*)$/i;

const lead =
  /^(?:(?:because(?! (?:you|he|she|it|your|his|her|the)\b[^,.]{3,60}, (?:you|he|she|it|we|i|your|his|her|the)\b)|then|is(?= it (?:looks|seems|sounds|appears)\b)|that(?= (?:you|your|the|there|it|we|i)\b)|so|now|also|and|as (?:you know|we discussed)|what (?:that|this) (?:means|tells (?:me|us)) is(?: that)?|that (?:just )?means(?: that)?|it (?:looks|seems|sounds|appears) like|(?:looks|seems|sounds) like(?= (?:you|your|the|she|he|we|there|it|they|this|that)\b)|i (?:do )?see (?:here )?that|i (?:do )?(?:know|understand|hear)(?: that)?|i was (?:told|reading) that|i (?:heard|saw|read|see)(?: here)?(?: that)?(?= (?:you|your|the|it|they|there)\b)|they told me that|the (?:nurse|medical assistant|ma) told me(?: that)?|you (?:said|mentioned|told me)(?: that)?|the thing is(?: that)?|i have (?:got )?(?:it )?(?:down |written )?here that|the good news is(?: that)?|which (?:means|tells me)(?: that)?|from what i (?:see|understand)|for (?:mr|mrs|ms|miss)\.? [a-z'-]+(?=,? (?:just )?(?:put|note|write) )|(?:just |please )?(?:put|note|write)(?: down)? that(?= (?:he|she|the|there|you)\b)),?\s+)+/i;

// "It sounds like you have a torn meniscus" is no more certain than that.
const supposes =
  /^(?:(?:so|and|is|well|now)(?=),? ){0,3}(?=)it (?:sounds|seems|appears) like you have (?=(?:an?|some) (?!(?:[a-z]+ )?history\b))/i;

// "What I think is …"
const ownReading =
  /^(?:(?:so|and|well|okay|now|but)(?=),? ){0,2}(?=)(?:what i(?=) (?:really )?(?:think|believe|suspect)(?=)(?: (?:it is|is going on|happened|is happening|this is))?(?=)(?: here| now| today)? is(?: that| this)?|here is what i(?=) (?:think|believe)),? (?=(?:you|he|she|it|they|this|that|the|your|his|her|there|these|those|we|an?|some) )/i;
// "Here's where I've landed, …", "I believe you, …"
const announces =
  /^(?:(?:so|and|well|okay|now|but)(?=),? ){0,2}(?=)(?:i believe you|here is (?:what i(?=) (?:think|believe|am thinking)|how i(?=) (?:would )?(?:think (?:of|about)|read)(?=) (?:it|this|that)|where i (?:am|have landed|come down|land)|my (?:[a-z0-9]+ )?(?:read|thinking|take|thought|thoughts|cents))(?=)(?: on (?:it|this|that))?)[,:](?=) (?=[a-z0-9])/i;

/** Second-person words in the third person; see `rephraseTold`. */
export function told(text: string, subject: Subject): string | null {
  const prepared = prepare(text);
  if (saysNothing(prepared) || empty.test(prepared)) return null;
  const said = withoutQuestion(prepared)
    .replace(supposes, 'i think you have ')
    .replace(ownReading, 'i think ')
    .replace(announces, '')
    .replace(/^who (?=(?:presents?|presented|comes|came in|has had)\b)/i, `${subject.they} `)
    .replace(lead, '')
    // "In the form that you filled out it says that you are on Norvasc."
    .replace(
      /^(?:(?:in|on) )?(?:the|your)(?=) (?:form|sheet|paperwork|questionnaire|chart)(?=)(?: that)?(?: you (?:filled out|did|completed))?(?=)(?: when you came in)?,?(?=) (?:it )?(?:says|shows|said)(?=)(?: here)?(?: that)? (?=you )/i,
      '',
    )
    .replace(/ which is a (?:good|great) (?:thing|sign)$/i, '')
    // "Really don't see any evidence of a fracture", "position i don't see any fracture": what was begun before is gone.
    .replace(/^(?:[a-z]+ )?(?:i )?do not see (?=(?:any|an?)\b)/i, 'i do not see ')
    .replace(
      /^what (?:i|we) (?:would like|am going|are going|want)(?=) to do (?:here |today |now )?(?=)is(?: that)?(?=),? (?:number one,? |first,? )?/i,
      '',
    )
    .replace(
      /\b(i|we|you) (?:am|are) (?:just |also )?going to (?!the\b|a\b|your?\b|my\b|physical\b|see how\b|be a\b)(?=[a-z])/gi,
      '$1 will ',
    )
    .replace(
      /^(?:so )?what i (think|believe|suspect)(?=) you have(?: here)? is(?: that)? /i,
      'i $1 you have ',
    )
    .replace(/^(?:i think |i believe )?(?:we|i) (?:have|had|have got|put) you on /i, 'you are on ')
    .replace(
      /,? so (?:i (?:think|guess) )?(?=)(?:we|i) (?:will|would|should|might|need to)(?=) (?:(?:have|want|need) to )?(?=)(?:look into|talk about|discuss|watch|go over|get into)(?=) (?:it|that|this)$/i,
      '',
    )
    // "… and 20/20 on the right", "left worse than right": a side.
    .replace(
      /(?<!\b(?:the|your|his|her|and|or|on|to|than|all|not|quite|just|is|are)),? (?:right|correct|is not it|do you not|are you not|which is (?:good|great|not surprising|reassuring|fine)|so that is (?:good|great))$/i,
      '',
    );
  if (said === '' || empty.test(said) || isQuestion(said) || turnsOnly(said)) return null;
  return finish(inThirdPerson(withoutFirstPerson(plainOrder(lookedAt(said))), subject, 'second'));
}

// "In reviewing the results of your x-ray, it shows …": what was looked at is what shows.
const looking =
  /^(?:in )?(?:looking|reviewing)(?: here)?(?=)(?: at| over)?(?=) (?:the )?(?=)(?:results? (?:of|from) )?(?=)((?:your|the|his|her) [a-z0-9' -]{2,40}?)(?: here| today| in the office){0,3}(?:, | (?=(?:your|there|it|they|everything) [a-z]))/i;

export function lookedAt(said: string): string {
  const opened = looking.exec(said);
  if (opened === null || /^the results?$| (?:at|of|and|on|in|for)$/i.test(opened[1]!)) return said;
  const rest = said.slice(opened[0].length);
  const shows =
    /^(?:it|this|that|they|these) (?=(?:does )?(?:shows?|looks?|is|are|demonstrates?)(?=)\b)(?!(?:does )?(?=)looks? like (?:you|he|she|there|we)(?=)\b)/i.exec(
      rest,
    );
  if (shows) return `${opened[1]} ${rest.slice(shows[0].length)}`;
  if (/^(?:everything|all|it (?:does )?looks? like)\b/i.test(rest)) return `on ${opened[1]}, ${rest}`;
  return /^(?:your|the|his|her|there|no|you) /i.test(rest) ? rest : said;
}

// "For that ankle sprain", "along with this history of your congestive heart failure": what the clinician turns to.
function turnsOnly(said: string): boolean {
  return (
    /^(?:for|as for|along with|in terms of|regarding) (?:[a-z'-]+ ){0,9}[a-z'-]+$/i.test(said) &&
    !said.split(' ').some((word) => isAuxiliary(word.toLowerCase()) || isPast(word.toLowerCase()))
  );
}
