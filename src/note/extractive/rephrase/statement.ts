import { firstWord } from '../../language/first-word.ts';
import { lowerInitial } from '../../language/uncapital.ts';
import { drugAt } from '../lexicon/drugs.ts';
import { symptomsIn } from '../lexicon/symptoms.ts';
import { clinicalWords, namesAnything } from '../visit/clinical-words.ts';
import { wordsOf } from '../visit/units.ts';
import { hasFiniteVerb } from './clauses.ts';
import { finish } from './finish.ts';
import { isQuestion, prepare } from './prepare.ts';
import { describing, plainOrder } from './spoken-order.ts';
import type { Subject } from './subject.ts';
import { inThirdPerson } from './third-person.ts';
import { isParticiple } from './verbs.ts';

/**
 * `report`: verb first, as a list of symptoms has it ("Reports cough for 2 weeks."); `subject`: a full sentence
 * ("She has had a cough for 2 weeks."); `states`: the same under "She states".
 */
export type StatementStyle = 'report' | 'subject' | 'states';

const empty =
  /^(?:(?:yes|no|yeah|nope|not|not (?:really|at all|that i know of|yet|sure|too bad|bad)|i do(?: not)?|i am(?: not)?|i have(?: not)?|i did(?: not)?|i was(?: not)?|i will|i can|i know|i see|i understand|i (?:do not )?(?:know|think so|believe so|remember|hope so|wish)|that is (?:it|right|correct|good|fine|great|all|true|about it|fair)|it is|it does|it did|it has|they are|they do|he does|she does|thank you.*|thanks.*|you are welcome|no problem|i am (?:good|fine|doing (?:good|well|fine|all right|okay)|okay|all right|sorry|ready)|how are you|(?:it is )?(?:nice|good|great) to (?:see|meet) you.*|good (?:morning|afternoon|evening).*|(?:hi|hello|hey)\b.*|you (?:got it|too|bet)|i am in|(?:i|he|she|they) wanted(?: to)?|i am afraid (?:so|not)|i would think(?: so)?|sounds good|that sounds (?:good|great|fine).*|that makes sense|will do|see you.*|have a good.*|bye.*|let us do (?:it|that)|i appreciate (?:it|that).*|nothing (?:like that|else|at all)|none of that|no to (?:either|both|all|any|that|those)(?=)(?: one)?(?: of (?:those|them|these))?|exactly|correct|that would be (?:great|good|fine))(?=)(?:[,.]? (?:i do|i am|so far|thank you|thanks|so))?|let (?:me|us)\b.*|\W*)$/i;

// "I guess, the appetite is lower": how sure it is said, and no guess of the patient's.
const guessed = /^i (?:guess|suppose)\b(?! (?:so|not)\b),? (?=\S)/i;

// "There's a third thing, but let's do those first.": said to the clinician.
const letUs = /(?:,? (?:but|so|and)|,)?(?: it is,?)? let us\b[^,.;]*/gi;
// "I'd rather, let's wait"
const ratherLetUs = /(?<=\bwould rather),? let us(?= )/i;

// "My mom and her sister": in the third person she would be the patient's.
const parentsKin =
  /\b(my (?=(?:mom|mother|mum|dad|father|grandmother|grandfather)\b)([a-z]+)) and (?:her|his) (sister|brother|mother|father|mom|dad)\b/i;

// "I've been better": I am not well.
const wasBetter = /^i have been better(?: for .{3,40})?$/i;

const nouns = new Map([
  ['dizzy', 'dizziness'],
  ['lightheaded', 'lightheadedness'],
  ['light-headed', 'lightheadedness'],
  ['short of breath', 'shortness of breath'],
  ['nauseated', 'nausea'],
  ['weak', 'weakness'],
  ['numb', 'numbness'],
  ['anxious', 'anxiety'],
  ['bloated', 'bloating'],
  ['constipated', 'constipation'],
  ['feverish', 'feverishness'],
]);
const feeling = new RegExp(
  `^(?:(?:a|some|very|so|too|slightly|fairly) )*(${[...nouns.keys()].join('|')})(?=$|[ ,])(?! and (?!short|dizzy|numb|weak|naus))`,
  'i',
);

const pressed =
  /\bwhen you (?:press|push|touch|squeeze|poke)(?: down)?(?=)(?: on)?(?=)(?: it| that| there| here)?\b/gi;

const noNoun =
  /^no (?:one|problem|problems with that|idea|longer|wonder|relief|improvement|change|changes|questions?|matter|doubt|more|way|worries|i|it|that|not|clue|time|and|no|chance|point|sense|need|reason|luck|kidding|joke|thanks|offen[cs]e|hurry|rush|big|such|good|bad|better|worse|use|fun|sleep|appetite|energy|strength|feeling|sensation|interest|motivation|memory|money|insurance|job|car|partner|help|support|taste|periods?)(?=)\b/i;

const haveHad =
  /^i (?:(?:also|do|currently|still|have|had|am|was|been|did|then|sometimes|occasionally|usually|often|intermittently) )*(?:have been having|have been getting|have been experiencing|have had|been having|having|getting|experiencing|get|got|have|had|feel|noticed|notice|experienced|experience|developed|felt)\b(?: (?:also|like))? (.+)$/i;

/** First-person words in the third person; see `rephraseStatement`. */
export function statement(text: string, subject: Subject, style: StatementStyle): string | null {
  const led = prepare(text)
    .replace(parentsKin, "$1 and my $2's $3")
    .replace(
      /^(?:because|then|that|well|i mean|i guess|i would say|i think|i believe|i feel like|i know|and|also|plus)\s+(?=i |my |it |the |there |they |we |no )/i,
      (lead) => (/think|believe|feel/i.test(lead) ? lead : ''),
    )
    .replace(guessed, '');
  const said = describing(
    plainOrder(led.includes(' let us ') ? led.replace(ratherLetUs, '').replace(letUs, '') : led),
  );
  if (said === '' || empty.test(said) || wasBetter.test(said) || isQuestion(said)) return null;
  // "No no fever some chills at night."
  const other =
    /^(?:no,? ){1,3}((?:[a-z'-]+ ){0,3}?[a-z'-]+),? (?=some (?!of\b|days?\b|times?\b))(.+)$/i.exec(said);
  if (
    other &&
    !noNoun.test(said) &&
    !/\b(?:or|and|any)\b|\b(?:in|on|at|of|with|from|for|to|about|have|had|take|like|just)$/.test(other[1]!)
  )
    return contrasted(other[1]!, other[2]!, subject);
  const beside =
    /^no ((?:[a-z'-]+ ){0,2}[a-z'-]+), (?=(?:the(?! clinician)|my|this|that|some|a) )(.+)$/i.exec(said);
  // "No guns, just my prescription": what is not denied is told only where it is a symptom.
  if (beside && !noNoun.test(said))
    return symptomsIn(beside[2]!.toLowerCase().split(/[ ,.]+/)).length > 0
      ? contrasted(beside[1]!, beside[2]!, subject)
      : denying(inThirdPerson(beside[1]!, subject, 'first'), subject, style);
  // "Like no battery.": a likeness denies nothing.
  if (likeNone.test(text) && denied(said) !== null && symptomsIn(wordsOf(said)).length === 0)
    return finish(`It is like ${said}`);
  const denial = denied(said);
  if (denial !== null) return denying(inThirdPerson(denial, subject, 'first'), subject, style);
  const contrast = /^no ((?:[a-z'-]+ ){0,5}?[a-z'-]+)(?:,? but (?:just )?|,? (?=some ))(.+)$/i.exec(said);
  if (contrast && !noNoun.test(said)) return contrasted(contrast[1]!, contrast[2]!, subject);
  if (style === 'report') {
    const had = reported(said);
    if (had !== null) return finish(`Reports ${inThirdPerson(had, subject, 'first')}`);
  }
  const sentence = inThirdPerson(complete(ofTheClinic(said)), subject, 'first').replace(
    pressed,
    'when pressed',
  );
  // What is left of "you" is the clinician, of whom a note does not speak.
  if (/\byou(?:r|rs|rself)?\b/i.test(sentence)) return null;
  if (style === 'states' && /^(?:she|he|the patient|it|there|her|his)\b/i.test(sentence))
    return finish(`${subject.they} states ${sentence}`);
  return finish(sentence);
}

// "No chest pain, but some headache in the morning": one is denied, the other told.
function contrasted(denied: string, told: string, subject: Subject): string | null {
  const bare =
    /^(?:some|a|an|occasional|occasionally|mild|slight|maybe|one|\d)\b/i.test(told) ||
    (/^(?:the|my|this|that) /i.test(told) && !hasFiniteVerb(told));
  const rest = inThirdPerson(told, subject, 'first');
  return finish(`${subject.they} denies ${denied} but ${bare ? 'reports ' : ''}${rest}`);
}

const persons =
  /^(?:brothers?|sisters?|siblings?|children|kids?|sons?|daughters?|grandchildren|family|relatives|partner|wife|husband|one to|pets?)\b/i;

const likeNone = /^(?:(?:just|more|sort of|kind of) )?like no [a-z]/i;

function denying(what: string, subject: Subject, style: StatementStyle): string | null {
  const denied = what.replace(/^any (?!of|kind)/, '');
  // Who is not there is nothing that is denied.
  if (persons.test(denied)) return finish(`${subject.they} has no ${denied}`);
  // "No bleeding, just the bruises", said by the daughter: of the patient.
  if (style !== 'report' && !ofPatient.test(subject.they)) return finish(`No ${denied}`);
  return finish(style === 'report' ? `Denies ${denied}` : `${subject.they} denies ${denied}`);
}
const ofPatient = /^(?:she|he|they|the patient)$/i;

// What is denied, or null: "no fever or chills", "i have not had any chest pain", "i do not smoke" is a sentence of its own.
function denied(said: string): string | null {
  if (/\bbut\b/.test(said)) return null;
  if (/^no \p{L}/u.test(said) && !noNoun.test(said))
    return /\b(?:is|are|was|were|has|have|do|does|did|can)\b/.test(said)
      ? null
      : said.slice(3).replace(/^no /, '');
  const match =
    /^i (?:really |definitely |currently )?(?=)(?:do not|have not|did not|am not|was not|have never|never)(?=)(?: really| also| currently)?(?=) (?:have|had|been having|having|feel|felt|notice|noticed|get|gotten|become|experience|experienced|experiencing|been experiencing|getting|seen|see)(?=)(?: had)? (?:really )?(?=)((?:any|no|fevers?|chills|pain|chest|nausea|vomiting|headaches?|numbness|tingling|shortness|swelling|rash|allergies|dizziness|problems|issues|trouble|diarrhea)(?=)\b.*)$/i.exec(
      said,
    );
  const what = match?.[1]?.replace(/^(?:any|no) /i, '');
  // "I have not had any since", "I do not have any of that": of what, stands before.
  return what === undefined ||
    /^(?:any|since|before|lately|recently|yet|again|either|in|for|at|better|worse|different|of (?:that|this|those|these|them|it))\b/i.test(
      what,
    )
    ? null
    : what;
}

// Had as people have a cup of tea, not as they have a cough.
const daily =
  /^(?:[a-z0-9]+ ){0,3}(?=)(?:glass|glasses|cups?|beers?|wine|coffee|tea|sodas?|drinks?|breakfast|lunch|dinner|supper|child|children|kids?|job|guns?|inhalers?|nebulizer|prescriptions?|appointments?|brace|cane|walker|cpap|dog|cat|house|car|girlfriend|boyfriend|partner|wife|husband|sons?|daughters?|bab(?:y|ies)|holiday|vacation|warning|course|letter|scan|x-ray|toast|soup|sandwich|takeaway|pets?|meeting|exam|day off|week off|coil|implant|machine|thermometer|citalopram|sertraline|statins?|antibiotics?|steroids?|medications?|medicines?|tablets)(?=)\b/i;

// What is reported to be there, without its article; null where the sentence says something else of the patient.
function reported(said: string): string | null {
  const there = /^there (?:is|was|has been|have been|are|were) (?!no\b|not\b|nothing\b)(.+)$/i.exec(said);
  const object = there?.[1] ?? haveHad.exec(said)?.[1];
  if (object === undefined) return null;
  if (
    daily.test(object) ||
    opensWithDrug(object) ||
    /^(?:(?:about|maybe|around) )?\d+ (?:hours?|minutes?|pounds?|steps?|miles?)\b/i.test(object)
  )
    return null;
  const quality = feeling.exec(object);
  if (quality) return `${nouns.get(quality[1]!.toLowerCase())}${object.slice(quality[0].length)}`;
  const first = object.split(' ')[0]!.toLowerCase();
  if (
    /^(?:to|it|that|them|one|not|no|my|the|up|out|in|into|back|here|off|on|over|down|around|there|home|through|you|worse|better|him|her|never|a (?:hold|dog|cat)|so|too|like|very|as|anything|nothing|if|when|i|any|married|divorced|together|along|rid|used|ready|going|able)$/.test(
      first,
    )
  )
    return null;
  if (
    /^(?:wheezy|panicky|breathless|shivery|low|down|poorly|unwell)\b/i.test(
      object.replace(/^(?:slightly|fairly|very|some|a bit|quite) /i, ''),
    )
  )
    return null;
  if (isParticiple(first) && !/^(?:swollen|increased|decreased|worsened|some)$/.test(first)) return null;
  if (
    /^i (?:also |do )?(?:feel|felt|get|got)\b/.test(said) &&
    !/^(?:this|a|an|some|pain|numbness|tingling|chills|fevers?|chest|short|shortness|dizz|nausea|headaches?|pressure|sharp|really|burning|cramp|palp|heart|hot)/.test(
      object,
    )
  )
    return null;
  if (/^feel\b|^i feel\b/.test(said) && /^(?:this way|short of)/.test(object)) return null;
  if (!namesTrouble(object)) return null;
  return object
    .replace(
      /^(?:this|these|that|those|a|an|some|the|really|like)\s+(?!lot|few|couple|history|little|bit|number|half|while)/i,
      '',
    )
    .replace(/^(?:bad|really bad) /i, 'bad ');
}

const joined = /,| (?:and|but|so|because|which|when|if|that) /i;
const troubles = new Set(
  `attack attacks spell spells episode episodes trouble problem problems issue issues infection infections bleeding accident
  accidents fall falls injury injuries surgery surgeries change changes symptom symptoms reaction reactions`.split(
    /\s+/,
  ),
);
const endsInTrouble = /(?:aches?|itis|osis|emia|algia|pathy)$/;

// "I felt fine, so I thought", "I had a thing with those": no trouble is reported.
function namesTrouble(object: string): boolean {
  const [first = ''] = object.split(joined, 1);
  const words = wordsOf(first);
  return (
    words.some((word) => troubles.has(word) || endsInTrouble.test(word)) ||
    namesAnything(clinicalWords(words))
  );
}

// "I had a statin, but it gave me cramps."
function opensWithDrug(object: string): boolean {
  const words = wordsOf(object.replace(/^(?:an?|the|some|my) /i, ''));
  return drugAt(words, 0) > 0;
}

const doneByYou =
  /(?<!\b(?:as )?if )\byou(?: guys| all)?(?:['’](?:ve|d)| have| had)?(?=)(?: just| already| also)?(?=) (gave|given|prescribed|started|sent|switched|ordered|told(?! (?:everybody|everyone|people|them|your)\b)|stopped|took|taken|changed|upped|raised|bumped|increased|doubled|halved|lowered|reduced|dropped(?= (?:me|my|it|the|that)\b)|made(?= (?:it|that|this|the)\b)|warned|wrote|written|added|referred|injected|recommended|suggested|advised|had said|had me|did(?= (?:my|the|an?|it|that|this)\b)|checked|(?:found|noticed|heard|saw)(?= (?:an?|some|something|the|that)\b)|(?:put|cut|set)(?= (?:me|him|her) (?:on|off)\b| (?:the|my) (?:dose|tablets?|pills?|insulin)(?=)\b)|(?<!\b(?:when|whenever|once) you )(?:put|cut|set)(?= (?:me|my|it|us|that|him|her|the)\b(?! weight\b| pressure\b)))(?=)\b/g;

/** "He retired, you've been filling it." */
const filledByYou =
  /\byou(?:['’]ve| have) been (?=(?:filling|refilling|prescribing|renewing|ordering)\b|(?:giving|writing) (?:me|it|them|the)\b)/g;

/** What a patient says that "you" did, which the clinician did: "since you put the dose up" → since the clinician put the dose up. */
export function ofTheClinic(said: string): string {
  return /\byou\b/i.test(said)
    ? said
        .replace(/^You\b/, 'you')
        .replace(doneByYou, (_, did: string) => `the clinician ${did}`)
        .replace(filledByYou, 'the clinician has been ')
    : said;
}

const likeThis =
  /^(?:it|that) (?:felt|was|looked|hurt)(?=) (?:(?:just|exactly|a lot|very much|much) )?(?=)like this$/i;

// "Took six weeks." "Started on his tummy yesterday."
const ofTrouble =
  /^(?:(?:took|takes|lasted|lasts)(?=) (?:(?:about|only|nearly|almost|over) )?(?=)(?:\d+|an?|a few|a couple of|half an)(?=) (?:minutes?|hours?|days?|weeks?|months?|years?)|(?:started|began|came (?:on|up|out))(?=) (?:(?:all )?over|yesterday|last|this|suddenly|gradually|(?:about |around )?(?=)(?:\d+|an?|a few|a couple of)(?=) (?:hours?|days?|weeks?|months?|years?)|(?:in|on|at) (?:my|his|her|the)(?=) (?:[a-z]+ )?(?=)(?:abdomen|tummy|stomach|belly|chest|back|neck|face|head|arms?|legs?|hands?|feet|foot|toes?|groin|trunk|scalp|side|right|left|middle|mornings?|evenings?|night|spring|summer|fall|autumn|winter|weekend)|with (?:an?|the|some|my) [a-z]+)(?=))(?=)\b/i;

const usedToBe =
  /^used to be (?:(?:about|only|just|maybe|like) )?(?=)(?:\d{1,3}|one|two|three|four|five|six|an hour|once|twice|every|daily|weekly|a lot|much|worse|better|less|more)(?=)\b/i;

/** What a rule of `complete` begins with stands here. */
const opensWithout = new Set(
  `it that been have had take takes took lasted lasts started began came tried went got felt stopped noticed fell quit used lost
gained ended woke slipped tripped twisted landed gave cut drank ate slept threw rested iced did does was is has taking having
feeling getting using trying`.split(/\s+/),
);

// Speech drops its subject: "been hurting for a week", "takes the edge off", "just a bit sore".
const ofDoing =
  /^getting (?:up|out|in|into|on|off|down|dressed|the|my|to)\b(?! (?:there|better|worse|used|it)\b)/i;

const stoppedBySomebody = /^stopped(?:$|,| (?:[a-z]+ ){0,3}by\b)/i;

const ofSelf = /^did not (?:really )?[a-z]+ (?:myself|my)\b/i;

function complete(said: string): string {
  if (!opensWithout.has(firstWord(said))) return said;
  // "It felt like this": a note has nothing before it that "this" could be.
  if (likeThis.test(said)) return `${said} time`;
  // "Used to be twice a week": how often, and not who.
  if (usedToBe.test(said)) return `it ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
  if (/^(?:been|have been|had been)\b/i.test(said)) return `i have ${said.replace(/^(?:have|had) /i, '')}`;
  // "Amlodipine?" "Stopped.": by whom is not told.
  if (stoppedBySomebody.test(said)) return said;
  if (/^(?:takes?|took) (?:me|us|him|her)\b/i.test(said) || ofTrouble.test(said))
    return `it ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
  if (
    /^(?:took|tried|went|got|had|felt|started|stopped(?! up\b)|noticed|fell|quit|used to|lost|gained|ended up|woke up|slipped|tripped|twisted|landed|gave up|cut (?:down|back|out)|drank|ate|slept|threw up|came off|rested|iced)\b/i.test(
      said,
    )
  )
    return `i ${said}`;
  // "Did not hurt myself."
  if (ofSelf.test(said)) return `i ${lowerInitial(said)}`;
  // "Did not seem like it swelled that much."
  if (
    /^(?:did|does|was|is|has)(?=) not (?:really )?(?=)(?:seem|look|feel|swell|bleed|bruise|hurt|help|work|get|last)/i.test(
      said,
    )
  )
    return `it ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
  // "Getting out of bed.": when it hurts, or what is hard.
  if (ofDoing.test(said)) return said;
  if (/^(?:taking|having|feeling|getting|using|trying)\b/i.test(said))
    return `i am ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
  return said;
}
