import type { Role } from '../transcript.ts';
import { askedAsAnswered } from './asked-as-answered.ts';
import { kin, men, women } from './kin.ts';

const longest = 110;
const reach = 100;
const lead = /^(?:(?:and|so|okay|ok|now|then|but|well|um|uh|alright|right|yeah|great|good)[, ]{1,2}){0,4}/i;
const tag = /,? (?:is that (?:right|correct|so)|that['’]?s (?:right|correct)|right|correct)[.?]?$/i;
const ended = /[.,]$/;
/** What the clinician takes to be so: "you're on warfarin", "you take it twice a day", "your dad had a stroke". */
const ofPatient = new RegExp(
  `^(?:(?:you|he|she)(?:['’](?:re|ve|s))? (?:(?:still|also|already|currently) )?(?:are |is |have |has |had |got |were |was |been |take |takes |live |lives |smoke |smokes |drink |drinks |use |uses |work |works |broke )*(?=[a-z])|(?:your|his|her) (?:[a-z]{3,12} )?(?:${kin}|[a-z]{3,12})(?:['’]s| has| had| is| was| died) )`,
  'i',
);
const opensOfPatient = /^(?:you|your|he|she|his|her)\b/i;
/** What is advised, is found, is only polite or is denied already. */
const notTaken =
  /\b(?:going to|gonna|can|could|should|need|needs|want|wants|will|would|have to|has to|might|(?<!\b(?:in|since|last) )may|must|let|let's|i|i'm|i'll|me|we|we'll|us|if|doing|looks?|looking|sounds?|feels?|seems?|all set|welcome|good|fine|great|okay|not|no|never|without|probably|likely|maybe|think|know|see|mean|said|told|on (?:here|file|record)|listed)\b|n['’]t\b|['’]ll\b/i;

const hesitates = /^(?:(?:um+|uh+|well|oh(?! no)|er+|actually|yeah|honestly)(?=)[ ,.-]{1,2}){0,3}/i;
const person = `(?:${women}|${men}|partner|cousin|roommate|friend|twin)`;
/** "That was my sister", "it was my uncle who had the stroke". */
const ofAnother = new RegExp(
  `\\b(?:that|it)(?:['’]?s| is| was) my ((?:[a-z]+ )?${person})(?= (?:i|who|that|had|not|my)\\b|[.,!]|$)`,
  'i',
);
const now =
  /^(?:you|he|she)(?:['’](?:re|ve got|s)\b| (?:are|is|have|has|take|live|smoke|drink|use|work|still)[a-z]*\b)(?! (?:had|been)\b)/i;
/** "I used to", "I had it as a kid", "not any more". */
const past =
  /^(?:no,? )?(?:(?:i|he|she) (?:used to|quit|stopped|gave (?:it|that|them|up)|did(?!n| ?n['’]?t| not)|was(?=,? (?:as a|until|when|before|on (?:it|that)|years)\b|[.,]|$)|had (?:it|one|that|them|those|some)\b(?! (?:since|for|all)\b))|not (?:any ?more|since|now)\b|used to\b)/i;
const ofTaking = /\b(?:on|taking|take|takes|using|use|uses)\b/i;
/** "They switched me to Eliquis". */
const changed =
  /^(?:no,? )?(?:(?:they|he|she|(?:my|the|your) doctor|dr\.? [a-z]+) (?:just )?(?:switched|changed|moved|took) (?:me|him|her|it|that)\b|i(?:['’]m| am) (?:on|off|taking)\b|i (?:switched|changed)\b)/i;
const ofLiving = /\b(?:with your|lives? with|married|wife|husband)\b/i;
const parted =
  /^(?:no,? )?(?=)(?:(?:he|she|they) (?:passed|died|left|moved)|we(?:['’]re| are)? (?:divorced|separated|split)|i(?:['’]m| am) (?:divorced|separated|widowed|a widow))(?=)\b/i;
const counted =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|couple|few|once|twice|daily|every|day|morning|night|evening)\b/i;
/** "More like four", "just the once". */
const amount =
  /^(?:no,? )?(?=)(?:more like|closer to|(?:just|only) (?:the |at |in |an? |every )?(?=)(?:once|twice|one|two|three|four|five|six|morning|mornings|night|nights|evening|bedtime|half|week|couple|few|other|when|if|as needed)(?=)\b)/i;
/** "No, borderline", "no it's on the left", and no more than a no. */
const no =
  /^(?:no|nope|nah)(?:[.,! ]*$|[., ]{1,2}(?=(?:just|only|it['’]?s|its|that['’]?s|i['’]?m|i |my |the (?:left|right|other)|he|she|they|we |not (?:any|now|since|me)|never|borderline|pre|on the|no )))/i;
/** "No, June.", "No, my gallbladder." */
const noShort =
  /^(?:no|nope|nah)[.,] (?!(?:thanks?|thank|problem|worries|kidding|way|sir|ma|wonder|idea|doubt|really|please|okay|ok|yes|yeah|but|and|so|you|do|did|what|how|why|is|are|can|shit|god|never mind|of course|seriously|that)\b)[a-z0-9' -]{2,30}[.!]*$/i;
const noMatter =
  /^(?:no|nope|nah)[., ]{1,2}(?=)(?:it['’]?s (?:fine|okay|ok|all|good|alright|just that)|that['’]?(?=)s (?:fine|okay|ok|all|it|good|right|true|what)|i (?:know|see|understand|guess|think|mean|agree|appreciate|just want)|i['’]?m (?:good|fine|okay|ok|sure|just))/i;
const side = /\b(left|right)\b(?! now| away)/i;
const otherSide =
  /^(?:no,? )?(?:(?:it['’]?s|its|it is) )?(?:on )?(?:the |my )?(left|right)\b(?! ?(?:it|that|now|yes|yeah))/i;
const longestSide = 30;

/**
 * What a clinician states of the patient as the question that the other's next words make of it, as they tell it
 * otherwise: "you're diabetic" "no, borderline" → you're diabetic?; null where they do not, or no such thing is stated.
 */
function statedAsAsked(
  text: string,
  reply: { readonly role: Role; readonly text: string } | undefined,
): string | null {
  if (reply === undefined || reply.role === 'clinician' || text.length > longest) return null;
  const bare = text.replace(tag, '');
  if (bare.includes('?')) return null;
  const stated = bare.replace(lead, '').replace(ended, '');
  if (!opensOfPatient.test(stated) || !ofPatient.test(stated) || notTaken.test(stated)) return null;
  return isOtherwise(stated, reply.text.replace(hesitates, '')) ? `${bare.replace(ended, '')}?` : null;
}

/** The question that the other's next words make of what a clinician says without a mark, asked or stated; else null. */
export function asQuestion(
  text: string,
  reply: { readonly role: Role; readonly text: string } | undefined,
): string | null {
  return askedAsAnswered(text, reply) ?? statedAsAsked(text, reply) ?? andThatOne(text, reply);
}

const andThat =
  /^(?:and|what about|how about) (?:your|his|her|the)(?=)(?: last)? (?:[a-z]+ ){0,2}?(?=)(?:sugars?|a1c|inr|pressure|weight|temperature|pulse|cholesterol|potassium|oxygen|peak flow|score)(?=)(?: (?:in the mornings?|at night|today|this morning|at home|last time|before meals))?$/i;
const figure =
  /^(?:(?:um+|uh+|it was|it['’]?s|they['’]?re|about|around|maybe|like|usually|between)[ ,]+){0,3}(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a hundred|[a-z]{3,5}teen|[a-z]{3,5}ty)\b)/i;
const longestFigure = 40;

// "and her sugars in the morning", without a mark, and then "around one sixty"
function andThatOne(
  text: string,
  reply: { readonly role: Role; readonly text: string } | undefined,
): string | null {
  if (reply === undefined || reply.role === 'clinician' || reply.text.length > longestFigure) return null;
  return andThat.test(text) && figure.test(reply.text) ? `${text}?` : null;
}

function isOtherwise(stated: string, reply: string): boolean {
  const other = ofAnother.exec(reply.slice(0, reach))?.[1];
  if (other !== undefined) return !stated.toLowerCase().includes(other.toLowerCase());
  if (no.test(reply) || noShort.test(reply)) return !noMatter.test(reply);
  if (now.test(stated) && past.test(reply)) return true;
  if (ofTaking.test(stated) && changed.test(reply)) return true;
  if (ofLiving.test(stated) && parted.test(reply)) return true;
  if (counted.test(stated) && amount.test(reply)) return true;
  const [on, meant] = [side.exec(stated)?.[1], otherSide.exec(reply)?.[1]];
  return (
    on !== undefined &&
    meant !== undefined &&
    reply.length <= longestSide &&
    on.toLowerCase() !== meant.toLowerCase()
  );
}
