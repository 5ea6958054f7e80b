import { drugsIn } from '../lexicon/drugs.ts';
import { expandContractions } from '../rephrase/expand.ts';
import { plainOf, type Unit, wordsOf } from '../visit/units.ts';

const lead =
  /^(?:(?:and|so|now|then|but|okay|alright|all right|um|uh|also)(?=),?(?=) )*(?=)(?:(?:for|with|regarding|concerning|about|as for|in terms of|as far as|when it comes to|with (?:regards?|respect)(?=) to|in regards?(?=) to|from)(?=) )(?=)(?:(?:your?|the|her|his|this|that|a|an|my|our)(?=) )(?=)(?:(?:(?:first|1st|second|2nd|third|3rd|fourth|4th|fifth|last|next|final|other|main)(?=) )?(?=)(?:(?:problem|issue|diagnosis|concern|complaint|thing|one)(?=)s?)?(?=),?(?=) ?)(?=)(?:(?:here|today|of|is|with|being|so|for|about)(?=)\b,?(?=) ?)*(?=)(?:(?:your|the|her|his|this|that)(?=) )?/;
// Dictated: "so, under the plan, under abnormal liver enzymes, they have improved".
const under =
  /^(?:(?:and|so|now|then|okay|um|uh)(?=),?(?=) ){0,3}(?=)(?:under the plan,? )?under (?:(?:the|her|his|your) )?/;
// "Number two, hypertension, not at goal."
const counted =
  /^(?:(?:and|so|now|then|okay|um|uh)(?=),?(?=) ){0,3}(?=)(?:(?:two|three|four|five|[2-5])(?=, (?:the|your|his|her) [a-z]+[.]?$)|(?:for (?=problem|issue))?(?:(?:problem|issue) (?:number )?|number )(?=)(?:one|two|three|four|five|[1-9])(?:(?:'s| is)(?= (?:(?:your|his|her) |the (?:[a-z]+ [a-z]|knee|shoulder|hip|back|neck|foot|hand|heel|stomach|belly))))?|(?:the )?(?:next|first|second|third|last|other)(?=) (?:one|problem|issue|diagnosis)(?:'s| is)?)(?=),? (?:so )?(?:(?:your|the|her|his) )?/;
const afterName =
  /^(?:,?(?=) (?:standpoint|perspective|point of view|aspect|goes|is concerned|itself|here|again|today|now|so|um|uh|and|that we talked about|diagnosis|(?:it is|it's|this is|that is|that's),?(?=) (?:(?:you know|i think),? )?(?=)(?:your|the|her|his)(?=) (?:first|second|third|fourth|next|last|other|main)(?=) (?:problem|issue|diagnosis|concern|thing))(?=)\b)*,? ?/;
const clause =
  /^(?:(?:again|um|uh|so|now|currently|at this time|right now|today),? )*(?:i\b|i'm|i'd|i'll|we\b|we're|we'll|you\b|you're|you've|he\b|she\b|it\b|it's|this\b|that\b|that's|there\b|there's|they\b|let\b|let's|please|continue|start|stop|stay on|take|keep|use|avoid|increase|decrease|your\b|the\b|his\b|her\b|my\b|no\b|if\b|everything)/;

// "With the anemia and her father, she needs a scope.": of both, and nothing that the father needs.
const ofBoth = /^(?:your|the|his|her) [a-z ]{3,40}, (?:he|she|you|they|it)\b/;
const beside = /^(?:your|the|his|her) [a-z ]{3,40}, (?:i|we|let us|let's)\b/;

/**
 * What is said after the words that open a problem: "for your second problem, your hypothyroidism, i want to …" → i want
 * to …. The heading names the problem already. The text itself where it opens otherwise or nothing whole would be left.
 */
export function afterProblemLead(unit: Unit, name: string): string {
  const said = withoutLead(unit, name);
  if (unit.clinical.drugs === 0 || said === unit.text) return said;
  // "For the Seroquel, because of the weight, I'd like to come down slowly.", under the weight
  const drugs = (text: string) => drugsIn(wordsOf(text)).length;
  return drugs(said) < drugs(unit.text) && drugs(name) === 0 ? unit.text : said;
}

function withoutLead(unit: Unit, name: string): string {
  const plain = plainOf(unit).replace(/(?<!\s)\s+([,.?])/g, '$1');
  const low = plain.toLowerCase();
  const colon = name === '' ? -1 : low.indexOf(`${name.toLowerCase()}: `);
  if (colon >= 0 && colon <= 24) return plain.slice(colon + name.length + 2);
  const number = counted.exec(low);
  const opened = number ?? lead.exec(low) ?? under.exec(low);
  if (opened === null || name === '') return unit.text;
  // "Number one, I think this is most likely ovarian cancer."
  if (number !== null && thinks.test(low.slice(number[0].length))) return plain.slice(number[0].length);
  const last = wordsOf(name).at(-1)!;
  const whole = low.indexOf(name.toLowerCase(), opened[0].length);
  // "For this new anemia, I want an anemia profile": the whole name before its last word alone.
  const named =
    whole >= 0 && whole <= opened[0].length + 12
      ? whole + name.length - last.length
      : low.lastIndexOf(last, opened[0].length + 60);
  if (named < opened[0].length) return withoutCount(unit.text);
  const from = named + last.length;
  const end = from + afterName.exec(low.slice(from))![0].length;
  const rest = low.slice(end);
  // "Number three, your diabetes is not at goal."
  if (number !== null)
    return saidOfIt.test(rest) ? plain.slice(number[0].replace(whose, '').length) : plain.slice(end);
  // "Your reflux and your nausea, i want to get an ultrasound": the second is what it is done for.
  if (beside.test(rest)) return `for ${plain.slice(end)}`;
  if (ofBoth.test(rest)) return unit.text;
  return clause.test(rest) && rest.split(' ').length > (stands.test(rest) ? 1 : 2)
    ? plain.slice(end)
    : withoutCount(unit.text);
}

const thinks = /^(?:i|we) (?:(?:do|really|still|also) )?(?=)(?:think|believe|suspect)\b/;
const saidOfIt = /^(?:['’]s|is|are|was|were|has|have|looks?)\b/;
const whose = /(?:your|the|her|his) $/;

// "You're doing great.", "it's stable."
const stands = /^(?:you're|he's|she's|it's|it is|they're|that's) [a-z]/;

// "For your first problem, the right knee pain, I think …": the knee pain is more than a heading.
function withoutCount(text: string): string {
  return text.replace(countedProblem, '$1for ');
}
const countedProblem =
  /^((?:(?:and|so|now|then|okay)(?=) ?,?(?=) ){0,2})(?=)for your (?:first|second|third|fourth|fifth|next|last|other)(?=) (?:problem|issue|diagnosis|concern)(?=) ?(?:of|,) (?=(?:the|your|this) [a-z -]{3,40} ?,)/i;

const acts =
  /^(?:(?:again|so|um|currently|at this time|today),? )*(?:(?:i|we) (?:(?:do|just|also|still|probably|definitely) )*(?:want|need|am going|are going|would like|will|would recommend|recommend)\b(?! (?:to )?(?:see|talk|be|not)\b)|(?:i am|we are)(?=) (?:stopping|starting|increasing|decreasing|halving|doubling|adding|switching|swapping|referring|ordering|cutting)(?=)\b|let us (?!see|talk|look|take a look)|(?:continue|start|stop|increase|decrease|stay on|keep (?:taking|using)|use|take|no changes? (?:to|in|with)) )/;

/** True where words of the summing up decide what is done. */
export function decidesWhatIsDone(text: string): boolean {
  return acts.test(
    expandContractions(
      text.replace(/\bgon ?na\b/g, 'going to').replace(/\bwan ?na\b/g, 'want to'),
    ).toLowerCase(),
  );
}

/** What is decided at the end of a judgement: "your pressure's dropping, so I'm stopping the amlodipine" → I'm stopping …; else null. */
export function decidedThere(text: string): string | null {
  const at = text.search(
    /,? so (?=(?:(?:i|we)(?:['’]m|['’]re|['’]ll| am| are| will)|let['’]s|continue|stay on|keep (?:taking|using)|no changes?)(?=) )/i,
  );
  if (at < 0) return null;
  const rest = text.slice(at).replace(/^,? so /i, '');
  if (noChange.test(rest)) return rest;
  return decidesWhatIsDone(rest) && acting.test(rest) ? rest : null;
}

// "Your diabetes is well controlled, so no change to the metformin."
const noChange = /^no changes? (?:to|in|with) (?:the|your) [a-z]/i;

const acting =
  /\b(?:(?:watch|monitor) (?:it|that|them)\b|stop|start|increas|decreas|halv|doubl|add|switch|swap|prescrib|refer|order|cut|lower|rais|continu|chang|put|giv|go (?:up|down))/i;
