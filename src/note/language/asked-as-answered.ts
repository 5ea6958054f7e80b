import type { Role } from '../transcript.ts';

const longest = 60;
const lead = /^(?:(?:and|so|okay|ok|now|then|or|um|uh)[, ]+){0,3}/i;
// "Still on the aspirin", "dizzy when you get up"
const ofState =
  /^(?:still (?:on|off|[a-z]{2,12}ing)\b|on (?:the|your)(?=) |(?:short of breath|dizzy|lightheaded|stiff|nauseous|numb|sweaty|stuffy)(?=)\b)/i;
// "On the metformin still"
const stillLast = /^(on (?:the|your) [a-z -]{3,30}) still$/i;
const ofSymptom =
  /^(?:(?:chest|belly|stomach|back|neck|jaw|leg|calf|ankle|joint|night|ear|double|blurry|blurred|weight|hair|memory)(?=) )?(?=)(?:trouble|problems?|difficulty|shortness of breath|blood in|pain|aches?|headaches?|fevers?|chills|sweats?|nausea|vomiting|diarrho?ea|constipation|cough(?:ing)?|wheezing|snoring|rash(?:es)?|itch(?:ing)?|swelling|bleeding|bruising|tingling|numbness|weakness|palpitations|burning|heartburn|vision|loss|cramps?|hearing loss|ringing|sore throat|runny nose|ear ?ache|discharge|clots?|reflux|bloating|sickness)(?=)\b/i;
// "Pain is better", "headaches I think we leave", "tender right here"
const tells =
  /\b(?:i|i'm|i'll|we|we'll|let's|is|are|was|were|has|been|looks?|seems?|because|from|means|tender(?:ness)?|palpation|press(?:ing|ed)?|push(?:ing|ed)?|flexion|extension|medial|lateral|inside|outside|here|there|this|that)(?=)\b/i;
/** "appetite", "and your weight": nothing else said, which asks how it is. */
const bareTopic =
  /^(?:(?:your|the|his|her) )?(?:(?:any )?(?:vomiting|nausea|diarrho?ea|constipation|headaches?|fevers?|chills|dizziness|cough|wheez(?:e|ing)|itch(?:ing)?|rash|swelling|bleeding|numbness|tingling|weakness|palpitations|heartburn)|appetite|weight|sleep|bowels|waterworks|periods|energy|mood|memory|vision|hearing|balance|swallowing|breathing)$/i;
const saysHow =
  /^(?!(?:(?:um|uh|oh|well)[, ]+){0,3}(?:okay|ok|all right|alright|right|sure|thanks?|thank you|i see|mm+|hmm+|oh)\b)[^?]{2,60}$/i;
const ended = /[.?!:]\W{0,3}$/;
const answered =
  /^(?:(?:um|uh|oh|well)[, ]+){0,3}(?:no|nope|nah|not|never|yes|yeah|yep|yup|none)(?![a-z'’])(?! (?:idea|problem|worries)\b)/i;

/**
 * What a clinician asks in a few words without a mark, as the question that the other's "no" or "yes" right behind it
 * tells it to be: "lightheaded when you stand up" "no" → are you lightheaded when you stand up?; null for any other words.
 * A bare topic asks whatever answers it: "appetite" "not great".
 */
export function askedAsAnswered(
  text: string,
  reply: { readonly role: Role; readonly text: string } | undefined,
): string | null {
  if (reply === undefined || reply.role === 'clinician' || text.length > longest) return null;
  if (ended.test(text)) return null;
  const plain = text.replace(lead, '').replace(stillLast, 'still $1');
  if (bareTopic.test(plain) && saysHow.test(reply.text)) return `${plain}?`;
  if (!answered.test(reply.text)) return null;
  const isState = ofState.test(plain);
  if (!(isState || ofSymptom.test(plain)) || tells.test(plain)) return null;
  return isState && reply.role === 'patient' ? `are you ${plain}?` : `${plain}?`;
}
