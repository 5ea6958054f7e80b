import { isDrug } from '../lexicon/drugs.ts';

// Courtesies, answers and headings that run on into a decision.
const lead =
  /^(?:(?:(?:and|so|okay|all right|well),? )*(?:take care|that is (?:great|good|fine|okay|perfect)|i do not think so|sounds good|good question|no problem|of course|you are welcome|(?:so )?my (?:impression|assessment|plan)(?=) (?:of|for)(?=) (?:you|him|her)(?=)(?: is)?(?: (?:currently|here|today|at this time))?)(?=),? (?:and |so |but )?)+(?=\S)/i;
const standpoint = /^from an? [a-z0-9 -]{3,40} (?:standpoint|perspective|point of view),? /i;
const twice =
  /^(?:let us|let me|(?:i|we)(?=) (?:want to|would like to|will|(?:am|are) going to))(?: (?:go ahead and|just|also))* (?=(?:i|we|let us)(?=) (?:will|want|would like|am going|are going|can|get|do|start|increase|order)(?=)\b)/i;
const recommends =
  /\b((?:i|we) would )?(?:recommend|suggest)(?: that)? (?:we|i) (?=(?:start|put|get|do|order|try|increase|decrease|stop|continue|add|refer|check|switch)\b)/i;
// "…, so i want to get an ekg first": the second clause decides.
const thenDecides =
  /(?<=\b(?:so|but)|,) (?:then )?(?:(?:i|we) (?:(?:just|also|still) )?(?=)(?:want to|would like to|(?:am|are) going to|will)|let us)(?=)(?: (?:go ahead and|just))? (?=(?:get|start|stop|order|go|stay|keep|continue|increase|decrease|add|hold|check|do|try|put|switch|refer|see how|see what|give|leave|use|repeat|send)\b)/gi;
const purposeFirst =
  /^(?:and |so |also )?(to [a-z]+ (?:[a-z0-9'-]+ ){0,7}[a-z0-9'-]+),? (?=(?:i|we) (?:want to|would like to|will|am going to|are going to)\b|let us\b)/i;

// "Let's, you know, my plan for you at this time …"
const ownPlan =
  /^(?:let us(?: go ahead and)?,? )?(?=)my (?:plan|recommendation)(?=) for (?:you|him|her)(?=)(?: (?:currently|here|today|at this time))?,? (?:is (?:to )?)?(?=\S)/i;

// "Penicillin, or, I'm sorry, amoxicillin."
const otherDrug = /\b([a-z]{4,20}),? (?:or|no),? (?:i am |i'm )?sorry,? (?=([a-z]{4,20}))/gi;

// "You have had this anemia, and for that, I think that we should …": what is decided stands alone.
function forThat(prepared: string): string {
  const low = prepared.toLowerCase();
  const at = Math.max(low.lastIndexOf(' and for that'), low.lastIndexOf(' and in the meantime'));
  const decided = at < 0 ? null : afterThat.exec(prepared.slice(at));
  return decided === null ? prepared : prepared.slice(at + decided[0].length);
}
const afterThat =
  /^ and (?:for that|in the meantime),? (?:i think (?:that )?)?(?=(?:i|we) (?:should|will|would|want|am|are|need)\b)/i;

/**
 * A clinician's words of decision without what only leads to it: "that is great, and repeat the a1c" → repeat the a1c.
 * A purpose that was said first comes apart, to be written after what is done. Contractions are written out.
 */
export function plainDecision(prepared: string): { decision: string; purpose: string | null } {
  const decision = forThat(prepared)
    .replace(lead, '')
    .replace(ownPlan, '')
    .replace(otherDrug, (said, one: string, other: string) =>
      isDrug(one.toLowerCase()) && isDrug(other.toLowerCase()) ? '' : said,
    )
    .replace(/\bwant you to (?=continue you on\b)/i, 'want to ')
    .replace(standpoint, '')
    .replace(twice, '')
    .replace(recommends, (_, would: string | undefined) => (would === undefined ? '' : 'we will '))
    .replace(thenDecides, ' we will ')
    .replace(/\b(day|daily|night|morning|bedtime) (?=(?:take|use) (?:it|them)\b)/gi, '$1, ');
  const purpose = purposeFirst.exec(decision);
  if (purpose === null) return { decision, purpose: null };
  return { decision: decision.slice(purpose[0].length), purpose: purpose[1]! };
}

const meOutsideQuotes = /"[^"]{0,300}"|\bme\b/g;
const speaks = /\b(?:I|me|[Mm]y|myself)\b/;

/** A line of the plan in the clinic's voice: the clinician who speaks is "we". */
export function spokenAsClinic(line: string): string {
  if (!speaks.test(line)) return line;
  return (
    line
      .replace(/^I am\b/, 'We are')
      .replace(/^I was\b/, 'We were')
      .replace(/^I (?=[a-z])/, 'We ')
      .replace(/^(If|When|Once|After|Before) I (?!was\b|am\b)(?=[a-z])/, '$1 we ')
      .replace(/(?<=[a-z0-9]{2}[.] |\b[A-Z][.] )I (?=[a-z])/g, 'We ')
      .replace(/\bI am\b/g, 'we are')
      .replace(/\bI was\b/g, 'we were')
      .replace(/(?<!-|\b[A-Z][\w-]* )\bI (?=[a-z])/g, 'we ')
      .replace(/\bI (?=(?:will|would|can|could|have|think|know|want|need)\b)/g, 'we ')
      .replace(meOutsideQuotes, (found) => (found === 'me' ? 'us' : found))
      // "Labs next week, and me in 4 weeks."
      .replace(/, and us(?= in (?:\d|a |an ))/, ', and see us')
      .replace(/\bmyself\b/g, 'ourselves')
      .replace(/^My /, 'Our ')
      .replace(/\bmy (?=[a-z])/g, 'our ')
  );
}
