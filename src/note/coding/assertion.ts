import { isGivenAgainst, isVaccineDue } from '../language/vaccine-due.ts';
import { matchesOf } from '../matches.ts';

/**
 * How a sentence speaks of a problem. Only `affirmed` is coded. `presumed` ("consistent with") is no diagnosis by itself, but
 * tells more of one that a title gives.
 */
export type Assertion =
  | 'affirmed'
  | 'negated'
  | 'uncertain'
  | 'presumed'
  | 'family'
  | 'past'
  | 'hypothetical';

interface Cue {
  assertion: Exclude<Assertion, 'affirmed'>;
  start: number;
  end: number;
  /** The words it governs: from `end` to here, or, for a cue that follows its problem, from here to `start`. */
  reach: number;
  follows: boolean;
}

// A cue's power ends here. A comma alone does not end it: "denies fever, chills or cough".
const clauseEnds =
  /[.;:?!]|\bbut\b|\bhowever\b|\balthough\b|\bthough\b|\bexcept\b|\bother than\b|\bapart from\b|\bstill has\b|\bdoes have\b|,\s*(?:and\s+)?(?=)(?:reports?|has|he|she|they|patient|the patient|complains|continues|presents|now|currently|which|start|take)(?=)\b|\band (?:reports|has|complains|continues|presents)\b|\band (?:it )?(?=)(?:turned|went|became|spread)(?=)\b|\bwho (?:presents?|is here|comes|returns)(?=) (?:for|with|today|to)\b/g;

const before: readonly [Cue['assertion'], RegExp][] = [
  [
    'negated',
    /\b(?:no(?! (?:change|improvement|increase|longer|relief|show|medication|matter|doubt))|not(?! (?:well|adequately|optimally|fully|ideally|at goal|under|improv\w+|getting|only|necessarily|tak\w+|controlled|tolerat\w+|sure|been|able|to goal|sleeping|quite|great|good))|nor|den(?:y|ies|ied|ying)|without|negative for|never|rul(?:e|es|ed|ing) out|r\/o|absence of|free of|isn['’]t|wasn['’]t|(?:i|we) doubt|don['’]t (?:think|have|see|feel)|doesn['’]t (?:have|look)|didn['’]t|low suspicion for|unlikely to (?:be|have)|resolution of|(?:nothing|not(?:hing)? anything) to do with)(?=)\b/g,
  ],
  // ICD-10-CM Official Guidelines, Section IV.H: an uncertain diagnosis is not coded in outpatient care.
  [
    'uncertain',
    /\b(?:possibl[ey]|probabl[ey]|likely|likeliest|suspect(?:s|ed|ing)?|suspicious for|suspicion (?:of|for)|concern(?:s|ed|ing)? (?:for|about|of|that)|worried (?:about|for|that|you|he|she|this|it)|(?:were|was|been) calling(?=) (?:it|this|that)|questionable|presum(?:ed|ptive|ably)|(?:may|might|could|can)(?=)(?: (?:also|well|very well|still|just))?(?=) (?:be|have|carry|represent)|thought about|wonder(?:s|ed|ing)?(?=) about|make[s]?(?=) (?:me|us) wonder about|suggest(?:s|ive|ing)?(?: of)?|indicative of|worrisome for|evaluat(?:e|ion|ing) for|work ?up for|differential(?: diagnosis)?(?: includes)?|versus|vs|working diagnosis|appears to (?:be|have)|query|maybe|perhaps|whether|(?:(?:i|we) |would |will |['’]d )bet(?=) (?:on|it|this|that|he|she|they|you)|(?:1|one|a few) (?:in|out of)(?=) (?:a )?(?:\d{1,5}|ten|twenty|fifty|hundred|thousand)(?!\d|, and)|consider(?:ing)?|cannot exclude|can['’]t exclude|(?:is|be|it['’]s|have|has)(?=) either(?! side| of))(?=)\b/g,
  ],
  // "There is nothing that makes us think of a heart attack", "we do not see anything that points to a tumour"
  [
    'negated',
    /\b(?:nothing|none of (?:it|this|that|them|these)|(?:not|cannot|n['’]t) (?:see|find|hear|have) anything)(?=)\b[^.;]{0,50}?\b(?:think|worry|worried|concern(?:ed|s)?|suggests?|points?|suspect|fits?|says?|looks|sounds)\b/g,
  ],
  ['presumed', /\b(?:(?:consistent|compatible) with|also called)\b/g],
  [
    'family',
    /\bfamily history(?: is)?(?: significant| notable| positive)?(?=)(?: of| for)?\b|\b(?:mother|father|mom|dad|brother|sister|siblings?|parents?|grand(?:mother|father|parents?)|aunt|uncle|cousin|maternal|paternal|husband|wife|partner|sons?|daughters?|children|kids|friend|colleague|co-?worker|neighbou?r|room ?mate)(?=)(?:['’]s)?\b(?! (?:report|stat|say|said|not|brought|bring|den|concern|giv|describ|think|feel|is concern|is worried|tells|told|who report|accompan|is here|present))/g,
  ],
  ['family', /\bthe baby (?=(?:is|was|has|had|got|gets|keeps|cries)\b)/g],
  [
    'past',
    /\b(?:history of|h\/o|previous(?:ly)?|prior|past|resolved|status post|s\/p|used to have|as a child|in childhood|remote|former(?:ly)?|old|years ago|(?:started|began|begun)(?=) (?:out |off )?as an?)(?=)\b/g,
  ],
  [
    'hypothetical',
    /\b(?:if|in case|helps?(?=) (?:with|prevent)|should (?:he|she|you|they|the|it)|return (?:for|with)|call (?:for|with)|watch(?:ing)?(?=) (?:out )?(?=)for|monitor(?:ing)?(?=) for|look(?:ing)?(?=) (?:out )?(?=)for|(?:risks?(?: factors?)?|chances?|odds|likelihood)(?=) (?:of|for)|(?:(?:danger|risk)(?=)(?: (?:here|there|(?:with|of|in|from) (?:it|this|that|these|those)))?|(?:worry|fear|concern)(?=) (?:with|about) (?:it|this|that|these|those))(?=) (?:is|are|would be)|(?:usually|often|commonly|typically)(?=) (?:caused by|due to)|common(?:ly seen)?(?=) (?:with|in)|(?:leading|main|common|biggest|major|number one)(?=) cause(?=)s? of|increased?(?=) risk|prevent(?:s|ing|ion|ive)?(?=)(?: of)?|prophyla(?:xis|ctic)(?=)(?: for| against)?|avoid(?:s|ing)?|screen(?:ing|ed)?(?=)(?: for)?|signs?(?=) of|test(?:ed|ing|s)?,?(?=) for|check(?:ed|ing)?(?=) for|to rule out|side effects?(?=)(?: of| include| such as)?|can cause|could cause|may cause|can lead to|in the event|unless|warning signs?|red flags?|vaccine (?:for|against)|complications?(?=) (?:of|such as|like|include)|expos(?:ed|ure)(?=) to|(?:place|area|country|region)s?(?=) with|such as|worry about|educat(?:ed|ion)(?=) (?:on|about))(?=)\b/g,
  ],
  // "We see it in people with asthma", "runs in families with eczema": of nobody here. "That explains the constipation"
  [
    'hypothetical',
    /\b(?:people|patients|folks|families|women|men|children|kids|everybody|everyone|anyone|anybody|somebody|someone)(?=) (?:with|(?:(?:who|can|may|might|could|often|sometimes|usually)(?=) )?(?:have|has|get|gets|feel|develop|notice))\b|\b(?:that|this|it|which|also|would|could|can|may|might|probably)(?=) (?:explains?|accounts? for)\b|\bwhat(?: is|['’]s)(?=) (?:behind|driving|bringing on)\b|\b(?:is|['’]s) why (?:the patient|he|she|they|you)\b/g,
  ],
  // "We are thinking either appendicitis or a cyst", "the patient may develop some hives"
  [
    'uncertain',
    /\b(?:thinking either|torn between|(?:may|might|could|can)(?=) (?:also )?(?=)(?:develop|get|feel|notice|experience))\b/g,
  ],
  ['uncertain', /\b(?:thinking|considering)(?= [a-z -]{3,40} or\b)/g],
  // "The patient's concern is the diabetes."
  ['uncertain', /\b(?:patient's|his|her|their) (?:concern|worry|fear) (?:is|was)\b/g],
  // "This is more serious than a bladder infection."
  [
    'negated',
    /\b(?:(?:more|less)(?: [a-z]{3,12})?|worse|bigger|different) than (?=(?:just |only |simply )?an? )/g,
  ],
  // "With breast cancer, there is a small increase in risk."
  [
    'hypothetical',
    /\bwith(?= (?!(?:the|his|her|their|your)\b)[a-z][a-z -]{2,40}, (?:there|the|it) [a-z0-9' -]{1,50}\b(?:risks?|chances?|in \d{3,4})\b)/g,
  ],
];

const following: readonly [Cue['assertion'], RegExp][] = [
  [
    'negated',
    /\b(?:(?:was|is|were|are|has been|have been|been)(?=) (?:ruled out|excluded|negative|absent|unlikely|not (?:present|seen|likely|noted|suspected|found))|unlikely|ruled out|not suspected|screen(?:ing)? (?:was |is )?negative)(?=)\b/g,
  ],
  [
    'past',
    /\b(?:(?:has|have|had)(?=) (?:since |completely |now |fully )?resolved|(?:is|are|was|were|now)(?=) (?:now |completely |fully )?resolved|, resolved|(?:went away|has gone|is gone|(?:has )?stopped|cleared up|gone away)(?=)(?= (?:at|around|about|after|in|on|by|before|last|now|a|an|when|\d+)\b|[.,;]|$)(?!,? (?:but|and then|then)\b)|(?:a long time|months|years) ago|in the past|as a child|in childhood|resolved)(?=)\b/g,
  ],
  // "A low B12 or a thyroid problem can add to it."
  [
    'hypothetical',
    /\b(?:can|could|may|might)(?=)(?: (?:also|all|both))? (?:cause|add to|contribute to|explain|do|make)(?=) (?:it|this|that|these|them)\b/g,
  ],
  [
    'uncertain',
    /\b(?:(?:i|we)(?=) (?:cannot|can['’]t|could not|couldn['’]t)(?=) (?:rule out|exclude)|(?:until|till)(?=) (?:(?:proven|shown|proved)(?=) otherwise|(?:we|i|they|somebody|someone|(?:the )?tests?|you)(?=) (?:proves?|shows?)(?=) (?:us wrong|me wrong|otherwise|it is not|it['’]s not|it isn['’]t))|(?:more|less) likely|(?:is|was|remains|seems|are)(?=) (?:possible|probable|likely|(?:the )?(?:likeliest|most likely)|suspected|a possibility|questionable|on the differential|in the differential)|suspected|versus|vs)(?=)\b/g,
  ],
];
// Even what lasts is over once mended: "history of aortic aneurysm repair".
const repaired = /^\s*(?:repair|removal|resection|excision|release|surgery)/;
// "The skin cancer removal", "aortic aneurysm repair": what was taken out or mended, or what one is free of, is no longer there, unless it is yet to be done.
const removed = /^(?:\s*(?:removal|excision|resection|extraction)\b|[ -]free\b(?! (?:of|air|fluid|flowing)))/;
const mended = /^\s*(?:repair|surgery)\b/;
// "From a cataract surgery standpoint" speaks of one that was done.
const mendedStandpoint = /^\s*(?:repair|surgery) (?:standpoint|perspective|point|aspect)\b/;
const toBeDone =
  /\b(?:schedul\w*|plan\w*|recommend\w*|needs?|refer\w*|discuss\w*|candidate|consider\w*|would|will|going to|options?|upcoming|may|might|could|if)\b/;
// "He may have had some bleeding from the gastritis": the gastritis is known. The flu is never known by its article.
const known =
  /\b(?:from|due to|because of|caused by|related to|contribut\w{1,8} to|part of|with|about) (?:the|his|her|their|your|this) $/;
// "The hepatitis B vaccine", "hepatitis B and C testing": against it or for it, not it.
const againstOrFor =
  /^(?:(?:\s+(?:and|or|[a-e])\b|,)*|\s+(?:and|or) [a-z]{4,15})\s+(?:swabs?|vaccin\w*|immuni[sz]\w*|boosters?|jabs?|tests?|testing|screen\w*|titers?|antibod\w+|serolog\w+|panels?|prophylaxis|exposure)\b/;
// "The stroke score", "the asthma nurse", "the celiac aunt", "the chickenpox virus", "an allergy pill in it", "the GAD is 9": not the illness.
const namesakes: readonly [phrase: RegExp, next: RegExp][] = [
  [
    /^/,
    /^ (?:risks?|prevention|scores?|scales?|questionnaire|clinics?|nurses?|teams?|wards?|society|charity|support group|aunts?|uncles?|cousins?|mother|father|sisters?|brothers?|grand(?:mother|father))(?=)\b/,
  ],
  // "Just the chlamydia, please."
  [/^(?:hiv|syphilis|gonorrho?ea|chlamydia)$/, /^,? please\b/],
  [/^(?:chicken ?pox|varicella)$/, /^ virus\b/],
  [/^allerg(?:y|ies)$/, /^ (?:pills?|tablets?|medicines?|medications?|meds|list|band|bracelet)\b/],
  [/^(?:nausea|sickness|pain|cough)$/, /^ (?:pills?|tablets?|medicines?|medications?|meds)\b/],
  [/^malaria$/, /^ (?:pills?|tablets?|medicine|prevention|area|zone|country)\b/],
  [/^(?:pot|worm(?:['’]s)?)$/, /^/],
  [/^gad(?:['’]s)?$/, /^[- ]7\b(?! (?:years|months)\b)/],
  [/^gad(?:['’]s)?$/, /^(?:['’]s| is| was| score)?,? (?:(?:an?|at|of|also|now|only|down to) )*\d/],
];
// "She had hepatitis B in the hospital, so today it's Vaxelis and Prevnar": what one was given against it.
const givenAgainst =
  /\b(?:vaccin\w*|immuni[sz]\w*|boosters?|jabs?|shots?|(?:pharmacy|chemist)|mmr|tdap|dtap|vaxelis|pediarix|pentacel|prevnar|rotavirus|gardasil|menb|six[- ]in[- ]one)\b/;
// "A 50-year-old woman with pneumonia": nothing of it is old.
const age = /(?:year|month|week|day)s?[- ]$/;
// "A liver panel and a hepatitis C, since we have none": the test, not the illness.
/** Illnesses whose tests go by their names. */
export const testedFor = /^(?:(?:viral )?hepatitis(?: [abc])?|hiv|syphilis|gonorrho?ea|chlamydia|celiac)$/;
const amongTests =
  /\b(?:panel|serolog\w+|lipids|blood ?work|bloods|blood count|ferritin|cbc|cmp|tsh|a1c|titers?|rpr|urine|swabs?|order|draw|send(?:ing)? off)\b/;
const hasIt = /\b(?:has|have|had|with|known|positive|treated|chronic|carrier|diagnos\w+|reactive)\b/;
/** A cue that follows governs a problem at most this many characters before it. */
const followingReach = 45;

/** Reads one sentence's cues once; then tells of any span of it how the sentence speaks of it. */
export function readAssertions(
  sentence: string,
): (start: number, end: number, lasting: boolean) => Assertion {
  const text = sentence.toLowerCase();
  const ends = matchesOf(clauseEnds, text).map((match) => match.index);
  const cues: Cue[] = [];
  for (const [assertion, pattern] of before) {
    for (const { 0: cue, index } of matchesOf(pattern, text)) {
      if (cue === 'old' && age.test(text.slice(Math.max(0, index - 8), index))) continue;
      const end = index + cue.length;
      const reach =
        assertion === 'hypothetical' ? text.length : (ends.find((at) => at >= end) ?? text.length);
      cues.push({ assertion, start: index, end, reach, follows: false });
    }
  }
  for (const [assertion, pattern] of following) {
    for (const { 0: cue, index } of matchesOf(pattern, text)) {
      const clause = ends.findLast((at) => at < index && at > index - followingReach);
      const reach = Math.max(clause ?? 0, index - followingReach);
      cues.push({ assertion, start: index, end: index + cue.length, reach, follows: true });
    }
  }
  const quoted = (asked.exec(text) ?? askedAfter.exec(text) ?? askedAndNot.exec(text))?.[0].length ?? null;
  return (start, end, lasting) => {
    let worst: Assertion = 'affirmed';
    for (const cue of cues) {
      // A cue inside the words themselves is part of their meaning: "not well controlled", "family history of".
      if (cue.start < end && cue.end > start) continue;
      const governs = cue.follows
        ? cue.start >= end && end >= cue.reach
        : cue.end <= start && start < cue.reach;
      if (!governs || (cue.assertion === 'past' && lasting && !repaired.test(text.slice(end, end + 24))))
        continue;
      if (cue.assertion === 'uncertain' && known.test(text.slice(0, start))) continue;
      if (worst === 'affirmed' || cue.assertion === 'negated') worst = cue.assertion;
    }
    if (worst !== 'affirmed') return worst;
    if (againstOrFor.test(text.slice(end, end + 40))) return 'hypothetical';
    const phrase = text.slice(start, end);
    if (quoted !== null && end <= quoted) return 'hypothetical';
    if (namesakes.some(([same, next]) => same.test(phrase) && next.test(text.slice(end, end + 40))))
      return 'hypothetical';
    if (testedFor.test(phrase) && isTest(text, start, end)) return 'hypothetical';
    if (isGivenAgainst(phrase) && (givenAgainst.test(text) || isVaccineDue(text.slice(0, start))))
      return 'hypothetical';
    return isOver(text, end) ? 'past' : 'affirmed';
  };
}

// 'Asked "Do I have arthritis?": we need an X-ray.'
const asked = /^(?:[a-z ]{3,40}: )?(?:asked|to) "[^"]{3,200}"(?=: (?!yes\b|yeah\b|yep\b|correct\b|right\b))/;
// "She asked about the eczema on her leg: we need to see it.": other questions are gone before codes are looked for (withoutAsked).
const askedAfter =
  /^(?:[a-z ]{3,40}: )?(?:[a-z']{2,12} ){1,3}asked about [^:"]{3,240}(?=: (?!yes\b|yeah\b|yep\b|correct\b|right\b))/;
// "Asked about thoughts of self-harm: the patient would never do anything.", "Rash: she had one, he does not."
const askedAndNot =
  /^(?:asked about )?[a-z' -]{3,60}(?=: (?:the patient|s?he|they|her [a-z]+|his [a-z]+|the patient's [a-z]+)(?=) (?:used to|would never|never|(?:was|were)(?=[,.;])|(?:do|does|did|has|have|is|was) not|(?:had|has|gets?)(?=) (?:one|it|them|those|that)|did|does)(?=)\b)/;

function isTest(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start);
  if (hasIt.test(before)) return false;
  const next = text.slice(end, end + 14);
  return (
    (/\ban? $/.test(before) && !/^ (?:infection|flare|carrier|patient)/.test(next)) || amongTests.test(text)
  );
}

function isOver(text: string, end: number): boolean {
  const next = text.slice(end, end + 24);
  if (removed.test(next)) return true;
  return mended.test(next) && (mendedStandpoint.test(next) || !toBeDone.test(text));
}
