import { advise, third } from './advise.ts';
import { spokenAsClinic } from './decision.ts';
import { finish } from './finish.ts';
import { isQuestion, prepare } from './prepare.ts';
import type { Subject } from './subject.ts';
import { isBaseVerb } from './verbs.ts';

const lead =
  /^(?:(?:and|so|then|now|also|but|okay|all right|first|otherwise|again|ah|oh|well|right|no|yes|sure|good point|deal(?=,))(?=)\b,? )+/i;
// ", I see they've got you on the twelfth", ", is that all right?"
const aside =
  /, (?:i (?:see|know|guess|hope|promise|mean)\b|okay\b|all right\b|is that\b|mind you\b|you know\b)[^,]*$/i;
const clinicDoes =
  /^(?:i|we)(?=) (?:will|(?:am|are) going to|would like to|want to|have to|need to)(?=) (?:just |also |then )?(?!be (?:sure|honest|straight)\b|say\b|tell\b|show\b|explain\b|think\b|know\b|get (?:you )?(?:out of|dressed)\b|have a (?:look|listen|feel)\b|leave you\b|let you\b|miss\b|bet\b|admit\b|believe\b|not\b)(?=[a-z])/i;
const clinicDoing = /^(?:i|we) (?=)(?:am|are) (?=(?:not )?[a-z]+ing\b)/i;
const patientDoes = /^you (?:would|will|should) (?=[a-z]+ )/i;
// Said in the room, or not an act.
const inTheRoom =
  /^(?:leave|wait|hang|hold|breathe|open|close|relax|look|squeeze|push|pull|say|tell|let|see|think|trust|remember|know|mean|guess|hope|thank|pop|hop|lie|turn|lift|bend|follow|blow|cough|swallow|(?:take|keep) (?:your|his|her) (?:time|eyes?|head|arms?|legs?|chin|knees?|seat)|take a (?:seat|breath|deep)|mind)(?=)\b/i;
// "Drink, I'd like two cans or fewer.", "clean knife, washed early"
const noCommand = /^[a-z]+, (?:i|we|you|it|that|they)\b|^clean [a-z]+,/i;
const fewest = 3;

/**
 * What a clinician plans in words that are no known order or advice, said as plainly as they were: "I'll write the
 * school a letter" → We will write the school a letter. "Stand up slowly" → The patient was advised to stand up slowly.
 * Null for what is neither done by the clinic nor told to the patient.
 */
export function plainPlan(text: string, subject: Subject): string | null {
  const said = prepare(text)
    .replace(lead, '')
    .replace(aside, '')
    .replace(/[.!]$/, '')
    .replace(/\byou (?:guys|two|all)\b/, 'you');
  const words = said.split(' ');
  if (words.length < fewest || isQuestion(said) || text.includes('?')) return null;
  // "I'll put that on."
  if (words.length < 7 && /^(?:i|we)\b.* (?:that|it)(?: [a-z]+)?$/i.test(said)) return null;
  const own = clinicDoes.exec(said);
  if (own !== null) return byClinic(`will ${said.slice(own[0].length)}`, subject);
  const doing = clinicDoing.exec(said);
  if (doing !== null) return byClinic(`are ${said.slice(doing[0].length)}`, subject);
  const told = patientDoes.exec(said);
  const rest = told === null ? said : said.slice(told[0].length);
  const [first = '', second = ''] = rest.toLowerCase().split(/[ ,]/);
  if ((first === 'do' && second !== 'not') || inTheRoom.test(rest)) return null;
  if (
    isBaseVerb(first) &&
    !/^(?:i|you|he|she|we|they|is|are|was|me|will|would|can|could|has|helps?|charges)$/.test(second) &&
    !noCommand.test(rest)
  )
    return advise(rest, subject);
  return /^no [a-z]+ing\b/i.test(said) ? finish(third(said, subject)) : null;
}

function byClinic(act: string, subject: Subject): string | null {
  const line = finish(`We ${third(act, subject)}`);
  return line === null ? null : spokenAsClinic(line);
}
