import { contextOfPhrase } from '../../language/context.ts';
import { isGoneAfter, isOfThen } from '../../language/time-over.ts';

/** What a symptom's name is part of, where nobody has the symptom: "weight loss study", "stress test". */
const notASymptom =
  /^ ?(?=)(?:stud(?:y|ies)|tests?|testing|echo|medic(?:ine|ines|ation|ations)|meds?|pills?|drops?|syrup|program|surgery|clinic|screening|questionnaire|score|fracture|incontinence|specialist|drugs?|shots?|goals?|levels?)(?=)\b/;
/** "My urgency is much better": neither reported nor denied. */
const past =
  /^(?: (?!and\b|but\b|or\b|so\b)[a-z'’-]{1,14}){0,6}?(?: (?:is|are|has|have|was|were|seems?)|['’]s|['’]ve) ?,?(?: (?:has|have|is|are|been|so|really|much|a lot|way|pretty|doing|going|getting|definitely|all|completely|mostly|just|kind of|now)){0,5} (?:better|gone|improved|improving|resolved|good|fine|okay|well|away|under control|well controlled)\b/;
// "I felt like I was gonna throw up but I didn't."
const nearly =
  /\b(?:i was|i am|i'm|he was|he's|she was|she's|going) (?:(?:gonna|gon na|going to|about to)) $/;
// "She felt like vomiting but didn't.", "I almost passed out."
const feltLike = /\b(?:feel|feels|felt|feeling) like (?:i was |i were |he was |she was )?$/;
const almost = /\b(?:almost|nearly|about) $/;
const butDidNot =
  /^(?: [a-z]+){0,2},?(?=) but (?:(?:i|he|she|they) )?(?=)(?:never\b|(?:did|was|have|has|had)(?=)(?: ?n['’]t| not)\b)/;
const happens =
  /^(?:vomiting|vomited|throwing up|threw up|being sick|passing out|passed out|faint(?:ing|ed)|black(?:ing|ed) out|collaps(?:ing|ed))$/;

function didNotHappen(phrase: string, before: string, after: string): boolean {
  return (
    (happens.test(phrase) && (feltLike.test(before) || almost.test(before))) ||
    (feltLike.test(before) && butDidNot.test(after))
  );
}

const lessThanBefore =
  /\b(?:not|n['’]t)(?: [a-z]{1,12}){0,4} as (?:much|bad|many|often)(?: of)?(?: an?| my| the)? $/;
const whetherItIs =
  /\b(?:know|sure) about (?:the |any )?$|\bcould do with (?:the |some |a )?$|\b(?:know|sure|wonder\w*) (?:if|whether) (?:that|it|this)(?:['’]s| is| was)(?: (?:an?|the|my|like|just|from|because of))* $/;
const butOnly =
  /(?:, only| except)(?=) (?:when|whenever|if|while|with|after|before|in|on|at|during|from|a|some|the|my|his|her)(?=)\b|^ (?:anywhere|somewhere) else\b/;
// "I didn't say I was tired."
const saidNot =
  /\bwould ?(?:n['’]t|not) say (?:that )?(?:i|he|she)(?:['’][a-z]{1,2}| am| is)?(?: [a-z]+)? $|\b(?:did|have|has) ?(?=)n['’]t (?:say|said|tell|told|mean|claim)(?=) (?:(?:you|her|him|them|that)(?=) ){0,2}(?=)(?:i|he|she|it)(?=)(?:['’][a-z]{1,2})?(?: [a-z]+){0,2} $/;
const thinksNot =
  /\b(?:do|did) ?n['’]t (?:think|believe|feel like) (?:that )?(?:i|he|she|we|there)(?:['’]ve|['’]s| have| has| had| get| was| is)?(?: [a-z]{1,10}){0,4} $/;
const much = /\b(?:a (?:little|bit)(?: bit)?(?: of)? too much|too much|a lot of|lots of) $/;
const notMuch = /(?:\b(?:no|not|never|without)|n['’]t)(?: [a-z]{1,12}){0,3} (?:too much|a lot of|lots of) $/;
const opensWithNo =
  /^\W{0,3}(?=)(?:(?:um|uh|well|oh)(?=)\W{1,3})?(?=)(?:no|nope|not really)\W{1,3}(?=(?:the|my|it|that|this|only|just|i(?:['’](?:m|ve))?)\b)/;
// "No fever I was sweating", said without marks
const noneThenHad =
  /\bno [a-z]+(?: or [a-z]+)? (?:but )?(?=)i(?=)(?: (?:was|am|had|have|got|get)|['’]m|['’]ve had)(?: a)? $/;

// "Not swelling so much as stiffness"
const notSoMuchAs = /\b(?:not|n['’]t) (?:[a-z]+ ){1,3}so much as (?:the |a |some )?$/;

/** "I don't get up at night anymore with reflux": the getting up is denied. */
const otherwiseDenied =
  /(?:n['’]t|\bnot|\bnever) (?:get(?:ting)? up|wak(?:e|ing)(?: up)?|go|walk|run|sleep|work|drive|miss)(?=)\b[^.,;]{0,40} (?:with|because of|from) (?:my |the |this )?$/;
/** "It's not doing anything for the headaches": had. */
const helpsNot =
  /(?:\bnot|n['’]t) (?:help(?:ed|ing)?|work(?:ed|ing)?|(?:do|doing|done|touch|touched) (?:anything|much))(?=) (?:for |with |on )?(?:the |my )?$/;
/** "The cat threw up": not the patient. */
const ofAnother =
  /\b(?:the|my|our|his|her|a|this|that) (?:[a-z]+ )?(?=)(?:cat|dog|puppy|kitten|horse|bird|neighbou?r|boss|co-?worker|roommate|flatmate|teacher|guy|bloke|lad)(?: (?:was|is|has|had|had a|has a|got|just|then|always|already))* $/;
/** "She suggested chromium for weight loss": what is hoped for. */
const hopedFor = /\b(?:for|with|towards?|want|expect|need) (?:some |more |my |your |the )?$/;

// "The night one gives me the runs", "codeine makes me throw up": what a medicine did.
const effect =
  /\b(?:it|they|those|ones?|which|tablets?|pills?|stuff|medicine|medication)(?=)(?: (?:that|only|just|always|really|also|even))?(?=) (?:gives?|gave|makes?|made)(?=) (?:me|him|her|us) [^,;]{0,30}$|\bthat gave (?:me|him|her)(?=) (?:that|the|this|such an?) (?:[a-z]+ )?$/;
// "And then propranolol, and I was dizzy every time I stood up."
const wasWithDrug = /\b(?:and|but|so),? i was (?:so |really |just )?$/;
const effectOfDrug = /\b(?:gives?|gave|makes?|made)(?=) (?:me|him|her|us) [^,;]{0,30}$/;
// "I was on Microgynon but I stopped it in March because of the headaches."
const whyStopped =
  /\b(?:stopped|came off|quit|gave up|ditched|binned|dropped|changed|switched|swapped)(?=) [a-z' ]{2,40}(?:because of|due to) (?:(?:all )?(?:the|my) )?$|\btook (?:me|him|her) off (?:it|that|[a-z]{4,20}),? (?:because of |due to )?(?:the|my) $/;

/** True before what a medicine was stopped for, which is over with it; `before` in small letters. */
export const isWhyStopped = (before: string): boolean => whyStopped.test(before);

// "Metoprolol for the palpitations": treated.
const treated = /\bfor (?:the|my|his|her|their) $/;
// "When I'm stressed", "every time I cough"
const circumstance =
  /\b(?:when|whenever|unless|every time|each time|until|till)(?=) (?:i|he|she)(?:'m|'s| am| is| was)?(?: [a-z]+ (?:or|and)){0,3}(?: [a-z]+)? $/;
// "Bleeding ulcer, 2011", "eight years back", "when he was two", "that was ten days back"
const longOver =
  /\b(?:born|at birth|weeks early|(?:special care|intensive care) nursery|nicu|(?:in|of|during)(?=) (?:kindergarten|(?:first|second|third|fourth|fifth|sixth|seventh|eighth) grade|(?:high|middle|elementary|primary|grade) school|basic training)|(?:before|during|in|at|for|doing)(?=) (?:my|me|his|her|our|the) (?:mock |driving |school )?(?=)(?:a[ -]?levels?|o[ -]?levels?|gcses?|finals|mocks|sats|school days|exams at (?:school|uni|university)))\b|(?:,|\bin|\bback in) (?:19|20)\d\d\b|\byears? back\b|\bwhen (?:i|he|she) was\b|\b(?:that|it) was(?=) (?:[a-z]+ ){0,3}?(?:days?|weeks?|months?|years?) (?:back|ago)\b/;
const lasting = /\b(?:since|ever since|still|now|lately)\b/;
const ofUlcer = /^ (?:ulcers?|disorders?|risks?|tendency)\b/;
// A disease, and an old one: not a sore.
const ownUlcer = /\b(?:bleeding|stomach|duodenal|gastric|peptic|the) $/;
const hadUlcer = /(?:['’]ve| have|['’]s| has)(?: once)? had an $/;
const onSkin = /^ (?:[a-z]+ ){0,2}(?:on|in|inside|for|since|here|there)\b/;
const ofHospital = /\b(?:at|on|since|before|after|upon) $/;
const simile = /^ (?:sort|kind) of (?:thing|feeling|pain)\b/;
const none = /(?!)/;
/** What else the same words are said of: "her eye puffed", "cold sores", "an ice cream headache", "weak chest". */
const lookalikes: [named: RegExp, ahead: RegExp, behind: RegExp][] = [
  // "It falls off a cliff", "the scab falls off"
  [/^falls?$/, none, /^ (?:off|apart|asleep|out|into|back|behind|between|through|on|flat|short)\b/],
  [/^fevers?$/, /\b(?:glandular|scarlet|yellow|rheumatic|dengue|cabin|spring) $/, none],
  [/^puffed$/, /\b(?:eyes?|face|lips?|cheeks?|ankles?|feet|hands?|joints?|knees?) (?:[a-z]+ )?$/, none],
  [/^sores?$/, /\bcold $/, none],
  [/^headaches?$/, /\bice cream $/, none],
  [
    /^weak$/,
    /\b(?:heart|pulse|signal|immune system|muscle)(?:'s| is| was)(?: (?:a bit|very|quite))? $/,
    /^ (?:chest|spot|tea|coffee|moment|end)\b/,
  ],
  [/^hay fever$/, none, /^ (?:season|time)\b/],
  [
    /^tired$/,
    /\b(?:it|jaws?|face|ribs?|arms?|legs?|hands?|eyes?|feet|back|neck|shoulders?|voice|fingers?|cal(?:f|ves)|thighs?|knees?|hips?|wrists?|ankles?|muscles?|grip|mouth|tongue)(?=) (?:gets?|is|are|feels?|got|getting)(?: (?:so|really|very|a bit))? $/,
    /^ of\b/,
  ],
  [/^thirsty$/, none, /^ thursday/],
];
const newClause =
  /, (?:and |but |so )?(?:[a-z0-9' ]{0,30} )?(?=)(?:i|he|she)(?=)(?:'m|'ve|'s)?(?=)(?: (?:am|is|was|have|has|had|get|gets|got|feel|feels|felt|do|just|still|also)){0,3} [^,]{0,20}$/;
const denies = /\b(?:no|not|never|without|neither|nor|denies|none|nothing)\b|n['’]t\b/;

// "I'm not blue, I get tired by four.": the negation ends with its clause.
function deniedBefore(before: string): boolean {
  const clause = newClause.exec(before);
  return clause === null || denies.test(clause[0]);
}

// "We thought it was diarrhea", "he would've fainted", "not like those, I'd get one a month and be sick"
const supposed =
  /\bthought(?=) (?:that )?(?:(?:it|that|this)(?:['’]s| was| might be| were)|(?:i|he|she)(?=) (?:was|had|might have))(?: (?:just|only|being|getting|a|an|the|some|maybe))* $|\bwould(?:['’]ve| have|n['’]t have)(?: [a-z]+)? $/;
const asHabit = /\bi['’]d (?:get|have|be)\b/;
// "He took it for four days and he got the runs", "they switched me, I got the cough", "a bad spell with reflux"
const onMedicine =
  /\b(?:took|tried|taking|gave (?:me|him|her)|on)(?=) (?:it|that|them|those)\b.{0,40}? (?:and|but)(?=) (?:i|he|she)(?=) (?:got|had|was)(?: the| a)? $/;
const switched =
  /\b(?:switched|changed|took)(?=) (?:me|him|her)(?=)(?: off(?: of)?(?: it| that)?)?,?(?=) (?:because |'cause |cause |as )?(?:i|he|she)(?=) (?:got|had|kept)(?: a| the)? $/;
const spell =
  /\bhad(?=) (?:a|one|this)(?=) (?:[a-z]+ )?(?:spell|bout|episode|patch|round|run)(?=) (?:of|with)(?: the| my)? $/;
/** "I threw up once, that first day": over. */
const onlyOnce = /^(?: [a-z]+)? (?:just |only )?once\b/;
const eventOnce = /^(?:threw up|throwing up|vomited|thrown up|was sick|been sick)$/;

function isOver(said: string, phrase: string, before: string, after: string, drugs: boolean): boolean {
  return (
    supposed.test(before) ||
    (spell.test(before) && !lasting.test(said)) ||
    switched.test(before) ||
    (drugs && onMedicine.test(before)) ||
    (eventOnce.test(phrase) && onlyOnce.test(after)) ||
    (asHabit.test(before) && !lasting.test(said))
  );
}

// Named, but not as what the patient has.
function namedOnly(said: string, phrase: string, before: string, after: string, drugs: boolean): boolean {
  if (phrase === 'bleeding' && ofUlcer.test(after)) return true;
  if (phrase === 'ulcer' && (ownUlcer.test(before) || (hadUlcer.test(before) && !onSkin.test(after))))
    return true;
  if (phrase === 'discharge' && ofHospital.test(before)) return true;
  if (
    lookalikes.some(
      ([named, ahead, behind]) => named.test(phrase) && (ahead.test(before) || behind.test(after)),
    )
  )
    return true;
  if (simile.test(after) || treated.test(before) || circumstance.test(before)) return true;
  if (
    effect.test(before) ||
    (drugs && (effectOfDrug.test(before) || wasWithDrug.test(before) || whyStopped.test(before)))
  )
    return true;
  return longOver.test(said) && !lasting.test(said);
}

/**
 * How a patient's own sentence (in small letters) says a symptom: true reported, false denied, null neither.
 * `drugs`: it names a medicine.
 */
export function symptomSaid(sentence: string, phrase: string, drugs = false): boolean | null {
  const said = sentence.replace(/-/g, ' ').replace(opensWithNo, '');
  const at = said.indexOf(phrase);
  const context = contextOfPhrase(said, phrase);
  const before = said.slice(Math.max(0, at - 90), at);
  const after = said.slice(at + phrase.length, at + phrase.length + 110);
  if (context?.hypothetical || context?.family || context?.historical || context?.possible) return null;
  // Said in pieces ("shortness , uh , of breath"): what stands around it is not looked at.
  if (at < 0) return !context?.negated;
  if (nearly.test(before) || didNotHappen(phrase, before, after)) return null;
  if (phrase === 'toothache' && /\blike (?:an? )?$/.test(before)) return null;
  if (notASymptom.test(after) || whetherItIs.test(before) || lessThanBefore.test(before)) return null;
  if (ofAnother.test(before) || mayCause.test(before) || (phrase === 'weight loss' && hopedFor.test(before)))
    return null;
  if (saidNot.test(before)) return null;
  if (thinksNot.test(before)) return false;
  if (namedOnly(said, phrase, before, after, drugs)) return null;
  if (isOver(said, phrase, before, after, drugs)) return null;
  if (!context?.negated && (isOfThen(said, at) || isGoneAfter(said, at + phrase.length))) return null;
  // "I haven't passed out since"
  if (context?.negated && (otherwiseDenied.test(before) || helpsNot.test(before) || /^ since\b/.test(after)))
    return null;
  // "I don't get it at rest, only when I walk"
  if (context?.negated && butOnly.test(after)) return null;
  if (context?.negated && (noneThenHad.test(before) || notSoMuchAs.test(before))) return true;
  if (context?.negated && deniedBefore(before)) return much.test(before) && !notMuch.test(before);
  return past.test(after) ? null : true;
}

// "Do you bring anything up when you cough?", "does the bleeding stop?"
const presupposed =
  /\b(?:(?:when|while|if|after) (?:you|he|she)(?:['’](?:re|s)| are| is| feel| get)?|(?:do|does|did|is|are|was|were|had|have) (?:the|this|that|your|his|her|those|these)|how long have you had (?:the|this|that)|has (?:the|this|that)|since (?:the|this|that)|(?:control|treat|manage) (?:the|your|his|her)) $|\bwhat (?:you|he|she|you're|he's|she's)(?:'re|'s| are| is)? $/;

// "And the vomiting, is there any blood in it?"
const namedFirst =
  /^(?:(?:and|so|okay|ok|now|well|right|but|then|um|uh),? ){0,4}(?:(?:what|how) about )?(?:the|your|his|her|that|this|those|these) (?:[a-z-]+ ){0,2}$/;
const thenAsks =
  /^(?: [a-z]+)?, (?:(?:um|uh),? )?(?=)(?:do|does|did|is|are|was|were|has|have|had|can|any|how|what|when|where|which)(?=)\b/;

// "Has anybody else at home got a rash?"
const ofOthers =
  /^(?:(?:and|so|okay|has|have|is|does|did|was|had)(?=)\b,? ){0,3}(?=)(?:(?:anyone|anybody|someone|somebody|who) else\b|(?:anyone|anybody)(?=) (?:at home|in (?:the|your) (?:house|home|family)|around you|you know|with)\b|(?:in )?(?:the|your) family\b)/;

// "It can make your ankles swell and give you a headache."
const mayCause =
  /\b(?:can|could|may|might|will)(?=) (?:also |sometimes )?(?=)(?:make|give|cause|lead to)(?=)\b(?:(?!\bbut\b)[^.])*$/;

// "Is it worse lying flat or coughing?"
const strains = /^(?:cough|sneez|strain)/;
const worseWith = /\b(?:worse|better|hurts?|leak(?:ing|s)?)\b[^.,?]{0,40}$/;
// "What about coughing, bending, lying flat?"
const alsoStrains = /\b(?:straining|bending|twisting|lying|laughing|lifting)\b/;

const forIt = / for (?:your|the|his|her|that) $/;
const treats = /\b(?:tried|try|taken?|took|us(?:e|ed|ing)|seen?|given|anything|prescribed)\b/;

// "Any tummy pain, with that ulcer in mind?": no more is denied than the pain.
const besideIt = /\bwith (?:the|that|your|this) $/;

// "When you're sitting down, like now, are you breathless?", "radiation as a child, for acne": no more is denied.
const asNow =
  /\b(?:when|while)(?=) (?:you|he|she)(?:['’](?:re|s)| are| is)(?=) [^?.]{3,30}, (?:[a-z ]{1,14}, )?(?=)(?:are|do|is|does) (?:you|he|she)(?: [a-z]+)? $/;
const forCondition =
  /\b(?:radiation|surgery|operation|treatment|treated|hospital|hospitali[sz]ed|admitted)\b[^?.]{0,40} (?:for|with) (?:[a-z]+ or )?$/;

// "Does any medicine give you a rash?"
// "Do you get the smell without passing out?", "can you walk a block without chest pain?"
const without = /\bwithout (?:(?:getting|having|feeling|any|the|your) ){0,2}$/;
const bySelf = /\bmake yourself $/;
const givenBy = /\b(?:gives?|makes?|causes?)(?=) (?:you|him|her)(?: any| an?)? $/;

// "Didn't you use to get migraines?"
const ofThen = /\bused? to (?:have|get|suffer(?: from| with)?) (?:[a-z]+ ){0,3}$/;

/** True where a question names a symptom without asking whether the patient has it; `denied`: it was answered "no". */
export function onlyMentioned(question: string, phrase: string, denied = false): boolean {
  const at = question.indexOf(phrase);
  if (at < 0) return false;
  const before = question.slice(Math.max(0, at - 120), at);
  return (
    ofOthers.test(question) ||
    ofThen.test(before) ||
    lookalikes.some(
      ([named, ahead, behind]) =>
        named.test(phrase) &&
        phrase !== 'sores' &&
        (ahead.test(before) || behind.test(question.slice(at + phrase.length))),
    ) ||
    (/^cough/.test(phrase) && /^(?: up)? blood\b/.test(question.slice(at + phrase.length))) ||
    /^ aside\b/.test(question.slice(at + phrase.length)) ||
    (denied && (asNow.test(before) || forCondition.test(before))) ||
    notASymptom.test(question.slice(at + phrase.length)) ||
    (strains.test(phrase) &&
      (worseWith.test(before) || (phrase === 'coughing' && alsoStrains.test(question)))) ||
    presupposed.test(before) ||
    (thenAsks.test(question.slice(at + phrase.length)) && namedFirst.test(before)) ||
    bySelf.test(before) ||
    without.test(before) ||
    (givenBy.test(before) && /\b(?:medicine|medication|drug|pill|antibiotic|anything)s?\b/.test(before)) ||
    (denied && besideIt.test(before)) ||
    (forIt.test(before) && treats.test(before))
  );
}

/** What the examiner finds is not what the patient is asked. */
export const examined =
  /\b(?:rales|rhonchi|crackles|murmurs?|gallops?|rubs?|bruits?|on (?:your|the|physical) (?:[a-z]+ )?exam)\b/;
