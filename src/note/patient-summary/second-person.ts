import { namesOther } from '../extractive/rephrase/others.ts';
import { speakingI } from '../language/speaking-i.ts';
import { upperFirst } from '../language/upper-first.ts';
import { type Pronoun, shieldOthers } from './others-said.ts';

/** To whom a summary speaks: the patient, whoever looks after a child, or somebody else who looks after the patient. */
export type Reader = 'patient' | 'parent' | 'carer';

const seesAsParent =
  /\b(?:her|his|your child's)(?=) (?:mother|father|grandmother|grandfather|guardian|aunt|uncle)(?=) (see|notice|hear|think)s\b/gi;
// "His mother may give him Calpol", "unless his mother is right next to him"
const isParent =
  /(?:\b(if|unless|when|while|and|or) )?\b(?:her|his|the patient's)(?=) (?:mother|father|parent)(?=) (may|can|should|is|has|was)\b/gi;
const advisedParent =
  /(?:^(If\b.*), )?\b(?:her|his|the patient's) (?:mother|father|parent|grandmother|grandfather|guardian|aunt|uncle) was advised (not )?to (?=[a-z])/i;
/** "The patient was advised to give him fluids": who is spoken to looks after the patient. */
const handsChild =
  /\bthe patient was advised (not )?to (?=(?:give|bring|take|keep|book|let|make|feed|put) (?:him|her|them)\b)/gi;
const modal =
  /^(?:can|could|will|would|should|may|might|must|shall|cannot|can't|won't|did|didn't|had|to|and|or|who|,)$/i;
const irregular: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
  goes: 'go',
  am: 'are',
};
const adverb =
  /^(?:probably|really|then|also|still|now|already|usually|often|sometimes|currently|suddenly|not|never|always|ever|just)$/i;
const afterHer =
  'to|back|in|on|at|for|with|when|if|as|and|or|again|continue|start|off|up|within|some time|sometime|from|through|know|see|take|come|go|use|get|keep|do|about|feel|have|today|tomorrow|this|that|here|out|over|round|around|down|after|before|some|tonight|yesterday|once|twice|until|by|because|so|stay|walk|follow|the|a|an|(?:two|three|four|five|\\d+) times|next (?:week|month)|(?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|we|then|they|you|i';
const afterObject = new RegExp(`^(?:[.,;:]|(?:${afterHer})(?=)\\b)`, 'i');

/** How a note came by its pronouns. */
export interface Spoken {
  /** Whether the note calls the patient "he" or "she": where it does not, those words mean somebody else and stay. */
  pronouns: boolean;
  /** Which of them, where that is sure. */
  pronoun?: Pronoun | null;
  /** The words of the visit of which the line was made. */
  said: string;
  /** Whether they were said to the patient, so that "she" in them is somebody else. */
  toPatient?: boolean;
}

/** Says to the reader what a note says about the patient; the clinician becomes "we". */
export function toReader(text: string, reader: Reader, spoken: Spoken): string {
  const { pronoun, toPatient, said } = spoken;
  if (reader !== 'patient' || pronoun == null) return turned(text, reader, spoken);
  const { text: own, restored } = shieldOthers(text, pronoun, toPatient ? said : null);
  return restored(turned(own, reader, spoken));
}

function turned(text: string, reader: Reader, spoken: Spoken): string {
  const pronouns = spoken.pronouns || (/\byou/i.test(spoken.said) && !heOrShe.test(spoken.said));
  let said = weFor(text.replaceAll('patient portal', 'online portal')).replace(
    /^((?:If|When|Once|Until|Unless|Before|After|As soon as|Otherwise)\b.*), the patient was advised to (?=[a-z])/i,
    '$1, ',
  );
  if (reader === 'patient') said = said.replace(', so the patient was advised to ', ', so ');
  if (reader !== 'patient')
    said = said.replace(advisedParent, (_all, before: string | undefined, not = '') =>
      before === undefined ? `you were advised ${not}to ` : `${before}, ${not === '' ? '' : 'do not '}`,
    );
  if (reader !== 'patient') {
    const child = reader === 'parent' ? 'your child' : 'the patient';
    return asToBeDone(
      said
        .replace(isParent, toParent)
        .replace(handsChild, (_all, not = '') => `you were advised ${not}to `)
        .replace(/\b(?:he|she) is worried about (?=(?:him|her)\b)/gi, 'you are worried about ')
        .replace(/\b(?:the )?patient's\b/gi, `${child}'s`)
        .replace(/\bthe patient (understand|agree)s and (understand|agree)s\b/gi, 'you $1 and $2')
        .replace(seesAsParent, (_all, verb: string) => `you ${verb}`)
        .replace(/^the patient may give (?=him|her|them)/i, 'You may give ')
        .replace(/\bthe patient\b/gi, child)
        .replace(/^Patient\b/, upperFirst(child)),
    );
  }
  said = said
    .replace(asksOther, (_found, asks: string, act: string | undefined) =>
      act === undefined ? `${asks}them` : `${asks}them ${act}you`,
    )
    .replace(theirs, areOthers(text, spoken.said) ? selfToYours : theirsToYours);
  said = said.replace(besideThem, (found, by: string) =>
    spoken.said.includes(`${by} you`) ? `${by} you` : found,
  );
  said = said.replace(/^(?:The )?patient to (?=\w)/i, '').replace(/\b(?:the )?patient's\b/gi, 'your');
  if (pronouns) said = pronounsToYou(said.replace(actsOnPatient, asThey).replace(persuades, '$1them $2'));
  said = said
    .replace(pronouns ? anySubject : namedSubject, asYou)
    .replace(secondVerb, asOfYou)
    .replace(lastVerb, asOfYou)
    .replace(lastVerb, asOfYou);
  if (ifYou.test(said))
    said = said.replace(ofIfYou, (_found, joint: string, verb: string) => joint + secondPerson(verb));
  return asToBeDone(said)
    .replace(opensNext, upperFirst)
    .replace(seenAgain, 'Come back')
    .replace(backIn, 'Come back $1');
}

/** "The hand therapist, she will fit her for splints", "he follows him for his blood pressure": who does it is another. */
const actsOnPatient = new RegExp(
  `(?<!['’])\\b(?:he|she)\\b((?:['’]ll| (?:will|can|could|would|may|might|should|has to|needs to|also|then))?)( (?:is|was)(?= going to ))?( going to)? (?!and\\b|or\\b|to\\b|will\\b)([a-z]+) (?:(him\\b|the patient\\b(?!['’]))|her(?=[.,;:?!]|$| (?:${afterHer})\\b))`,
  'gi',
);
/** "Before she feeds her": of a baby, whom the patient feeds. */
const ofBaby = /^(?:feed|nurse|breastfeed|burp|carrie|carry|wean)s?$/i;

function asThey(
  all: string,
  modalVerb: string,
  be: string | undefined,
  going: string | undefined,
  verb: string,
): string {
  if (ofBaby.test(verb)) return `${all.slice(0, all.lastIndexOf(' '))} them`;
  const object = all.endsWith('patient') ? 'the patient' : all.slice(all.lastIndexOf(' ') + 1);
  const does =
    be === undefined ? `${modalVerb} ${secondPerson(verb)}` : ` ${secondPerson(be.trim())}${going} ${verb}`;
  return `they${does} ${object}`;
}

/** "Do not let her talk her out of it": who is not the patient, and who is. */
const persuades = /\b(let )(?:him|her) ([a-z]+ (?:him|her) (?:out|into|off)\b)/gi;

/** "Take it when it starts. you may take a second one." */
const opensNext = /(?<=[a-z\d)][.!] )(?:you(?:r|rs|rself)?|they|we)\b/g;

// "His mother is fine.": of a parent, and not of what they are to do.
function toParent(all: string, before: string | undefined, verb: string): string {
  if (before === undefined) return /^(?:may|can|should)$/i.test(verb) ? `you ${verb}` : all;
  return `${before} you ${secondPerson(verb)}`;
}

/** What the reader was advised reads best as what to do. */
const advised =
  /(^(?:yes, |no, |[A-Z][a-z ]{2,30}: )?|[.!?] )you were advised (?:(not )to (?=[a-z])|to ([a-z]))/gi;

function toBeDone(_advised: string, before: string, not: string | undefined, first: string): string {
  const told = not === undefined ? first : 'do not ';
  return before + (/[,:] $/.test(before) ? told : upperFirst(told));
}

function asToBeDone(said: string): string {
  const told = said
    .replace(advised, toBeDone)
    .replace(advisedThen, (all, not: string | undefined, at: number, whole: string) =>
      isUnderCondition(whole.slice(0, at)) ? `, ${not === undefined ? '' : 'do not '}` : all,
    );
  return upperFirst(told === said ? said : told.replace(advisedNot, ', and do not '));
}

/** "Have some Gaviscon in. If it comes back, you were advised to go back on it." */
const advisedThen = /, you were advised (not )?to (?=[a-z])/gi;
const conditions = /\b(?:if|when|once|until|unless)\b/i;

function isUnderCondition(before: string): boolean {
  const from = Math.max(...['.', '!', '?'].map((end) => before.lastIndexOf(end)));
  return conditions.test(before.slice(from + 1));
}

// "Tell the DVLA, and not to drive"
const advisedNot = /, and not to (?=[a-z]+ )/;

/** A note may say "their" of the patient it has just named. */
const theirs = /\b(?:the )?patient\b(?:[^.;]|\.(?=\d))*/gi;

/** "If you're on the pill": where nobody said "she", the note's "she" is the patient. */
const heOrShe = /\b(?:he|she|his|her|him|hers|himself|herself)\b/i;

const they = /\bthe(?:y|m|ir)\b/gi;

// "I'll ring you once they're back": those of whom it was said are not the patient, whom only the note calls so.
function areOthers(text: string, said: string): boolean {
  const told = text.match(they)?.length ?? 0;
  return told > 0 && told <= (said.match(they)?.length ?? 0);
}

const meant = /^(?:they|them|their|we|us|our)$/i;

/** Not who calls them: "they will call the patient", "until they have seen the patient". */
const theyThePatient = /\bthey\b(?!(?: [a-z]+){1,2} the patient\b)/gi;

const does = /^(?:the )?patient (?:was|may|should|has|will|is|can|must|needs) /i;

/** "We give the patient …", "the tablets make the patient …": what comes then is no verb of theirs. */
const handed = /\b(?:give|gives|giving|offer|prescribe) $/i;
const things = /, (?:(?:as|because|since) )?they\b/i;
const makes = /\b(?:make|makes) $/i;
const madeSo = /, (?:so|and) they (?:are|may|can|work)\b/i;

// "We would rather not give the patient diazepam, they are addictive."
function tellsOfThings(clause: string, before: string): boolean {
  return handed.test(before) ? things.test(clause) : makes.test(before) && madeSo.test(clause);
}

function theirsToYours(clause: string, offset: number, text: string): string {
  if (tellsOfThings(clause, text.slice(0, offset))) return clause;
  const alone = !clause.split(/[^a-z]+/i).some((word) => !meant.test(word) && namesOther(word.toLowerCase()));
  // Who does it is not whom it is done to: "the patient was advised to check them".
  const named = alone && !does.test(clause) ? clause.replace(/\bthem\b/gi, 'you') : clause;
  // "The patient was advised not to stop the warfarin on their own."
  const own = does.test(clause) ? named.replace(/\bon their own\b/i, 'on your own') : named;
  return (alone ? own.replace(theyThePatient, 'you') : own)
    .replace(/\btheir\b(?! (?:proper|normal|own|usual)\b)/gi, 'your')
    .replace(themself, 'yourself');
}

/** "Bring your tablets with you." */
const besideThem = /\b(with|on|by|near|beside) them\b/g;

const themself = /\bthemsel(?:f|ves)\b/gi;

function selfToYours(clause: string): string {
  return clause.replace(themself, 'yourself');
}

const seenAgain = /^(?:We(?:['’]ll| will)? )?see you(?: back| again)?(?= in\b)/i;
// Of "I want to see you back in two weeks" speech without stops may leave this.
const backIn = /^You back (?:here )?(in\b)/;
/** "We will speak to the nurse and ask her to ring you": her is the nurse. */
const asksOther =
  /\b((?:(?:speak|talk) (?:to|with)|call|ring|contact|email) (?:the|our|a) [a-z ]{3,40}? and (?:ask|get|tell) )(?:her|him)(?= to\b)(?: (to (?:ring|call|phone|visit|see|contact|text|email) )(?:her|him)\b)?/i;
/** "you take it and has …": the second verb of the same subject. */
const secondVerb =
  /(\byou [^,.;]{0,300}?(?:,? (?:and|or)|,(?= is\b)) )(?=)(has|is|was|does|takes|uses|needs|wants|feels|goes|gets|tries|keeps|eats|sleeps|works|lives|continues|agrees|understands|tolerates|calls|texts|checks|comes|stops|starts|walks|smokes|drinks|loses|gains|reports|denies)(?=)\b/gi;
/** "If you get a headache, are sleepy, or vomits": the last of several. */
const lastVerb =
  /(\byou [^.;]{0,200}? or )(has|feels|gets|hits|vomits|passes|faints|develops|notices|becomes|coughs|bleeds|falls)\b/gi;
/** "If you get a stiff neck, feels drowsy or loses your speech": all of the same subject. */
const ifYou = /^If you (?!(?:do|can|have|are(?! [a-z]+ing\b))\b)/;
const ofIfYou =
  /(, (?:or )?| or )(?=)(has|feels|gets|develops|coughs|becomes|vomits|passes|loses|notices|faints|bleeds|throws|starts)(?=)\b/g;
const adverbsAndVerb =
  "((?: (?:probably|really|then|also|still|now|already|usually|often|sometimes|currently|suddenly|not|never|always|ever|just)\\b)*)(?: ?([\\w']+|,))?";
const anySubject = new RegExp(`\\b(?:he|she|the patient|patient)\\b${adverbsAndVerb}`, 'gi');
const namedSubject = new RegExp(`\\b(?:the patient|patient)\\b${adverbsAndVerb}`, 'gi');

function asOfYou(_found: string, before: string, verb: string): string {
  return before + secondPerson(verb);
}

function asYou(
  _found: string,
  adverbs: string,
  verb: string | undefined,
  offset: number,
  text: string,
): string {
  if (verb === undefined) return `you${adverbs}`;
  if (handed.test(text.slice(0, offset))) return `you${adverbs} ${verb}`;
  return verb === ',' ? `you${adverbs},` : `you${adverbs} ${secondPerson(verb)}`;
}

function pronounsToYou(text: string): string {
  return text
    .replace(/\b(?:himself|herself)\b/gi, 'yourself')
    .replace(/\bhis\b/gi, 'your')
    .replace(/\bhim\b/gi, 'you')
    .replace(/\bhers\b/gi, 'yours')
    .replace(
      /\b(give|gave|given|send|sent|prescribe|offer|show|tell|told|write|giving|sending) her\b/gi,
      '$1 you',
    )
    .replace(
      /\b(makes?|made|making|leaves?|keeps?) her (?=(?:a|slightly|very|more|less|quite|rather|too|so|feel|sick|ill|worse|better|gain|lose|want|safe|awake|burn|sweat|bruise|bleed|[a-z]+(?:y|ed|less))\b)/gi,
      '$1 you ',
    )
    .replace(
      /\b(have|let|help) her (?=(?:swallow|drink|bring|try|lie|sit|stand|breathe|do|wear|sign|fill|stop|start|meet|talk|speak|call|ring|send|bend|lift|hold|put|decide|choose|find|get|understand|feel|sleep|walk|quit|lose|cope|relax|eat|work|move|manage|make|figure|plan|learn|remember|stay|keep)(?=)\b)/gi,
      '$1 you ',
    )
    .replace(
      /\b((?:in|on|of|down|across) )?her\b(?=\s*(.*))/gi,
      (_word, place: string | undefined, rest: string) =>
        (place ?? '') +
        (rest === '' || (afterObject.test(rest) && !(place !== undefined && /^back\b/i.test(rest)))
          ? 'you'
          : 'your'),
    )
    .replace(/\b(?:he|she)['’](s|ll|d|ve)\b/gi, (_all, end: string) =>
      end === 's' ? 'you are' : `you'${end}`,
    );
}

function secondPerson(verb: string): string {
  const lower = verb.toLowerCase();
  if (modal.test(verb) || adverb.test(verb)) return verb;
  if (Object.hasOwn(irregular, lower)) return irregular[lower]!;
  if (/(?:ss|us|is)$/.test(lower) || !lower.endsWith('s') || lower.endsWith("'s")) return verb;
  if (lower.endsWith('ies')) return `${verb.slice(0, -3)}y`;
  return /(?:ches|shes|sses|xes|zes)$/.test(lower) ? verb.slice(0, -2) : verb.slice(0, -1);
}

function weFor(text: string): string {
  return text
    .replace(/\bI['’]m\b/g, 'we are')
    .replace(/\bI (am|was)\b/g, (_all, verb: string) => (verb === 'am' ? 'we are' : 'we were'))
    .replace(speakingI, 'we')
    .replace(/\bmyself\b/gi, 'ourselves')
    .replace(/\bme\b/g, 'us')
    .replace(/\bmy\b/g, 'our');
}
