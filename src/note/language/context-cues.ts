export type CueEffect = 'negated' | 'possible' | 'hypothetical' | 'family' | 'historical';

export interface Cue {
  pattern: RegExp;
  effect: CueEffect;
  /** Which side of the cue it speaks of; `clause`: both. */
  direction: 'after' | 'before' | 'clause';
  /** Characters it reaches; 160 unless told. */
  reach?: number;
}

const kin =
  '(?:mom|mother|mum|mommy|dad|father|daddy|brother|sister|brothers|sisters|siblings?|aunt|uncle|cousins?|grandmother|grandma|grandfather|grandpa|grandparents?|parents?|son|daughter|wife|husband|family(?! (?:do|ph|pr|nu|gp))|niece|nephew|mother-in-law|father-in-law|kids|children|partner|roommate|coworkers?|boyfriend|girlfriend|fiance|twin|relatives?|great-aunt|friends?|neighbou?rs?|colleagues?|boss|(?:dog|cat|puppy|kitten)(?! (?:bit|bites|scratch\\w*|jump\\w*|knock\\w*|pull\\w*|ran|attack\\w*)\\b))';

/** Cues, each a linear pattern. Text is lower case with straight apostrophes. */
export const cues: readonly Cue[] = [
  // Negation before what is negated; "I shouldn't take it with migraines" denies none.
  {
    effect: 'negated',
    direction: 'after',
    pattern:
      /\b(?:no|denies|denied|denying|deny|without|never|neither|nor|negative for|no evidence of|no sign of|no signs of|absence of|free of|ruled out|rules out|lack of|lacks|zero|cannot|no longer|not|none of|nothing|nobody|nope|rather than|instead of)(?=)\b(?! only\b)(?! just\b)(?! (?:take|use) [a-z]+ with\b)/g,
  },
  {
    effect: 'negated',
    direction: 'after',
    pattern:
      /\b(?:do|does|did|is|are|was|were|has|have|had|could|would|should|wo|ca|ai)(?: ?n't)\b(?! (?:take|use) [a-z]+ with\b)|\b(?:can't|cannot|won't)\b/g,
  },
  {
    effect: 'negated',
    direction: 'after',
    pattern:
      /\b(?:(?:stay|keep) away from|avoid|avoided|avoiding|stopped|quit|came off|allergic to|discontinued?|hold off on|deferred?)\b/g,
    reach: 60,
  },
  // "I doubt it's a blood clot."
  {
    effect: 'negated',
    direction: 'after',
    pattern: /\b(?:i|we)(?: really)? doubt(?=) (?:that )?(?=(?:it|this|that|you|he|she|there)\b)/g,
    reach: 60,
  },
  {
    effect: 'negated',
    direction: 'after',
    pattern: /\bwish(?:es)? (?:i|he|she|they|the patient)(?=) (?:had|have|could (?:have|get))\b/g,
    reach: 40,
  },
  // Negation after it.
  {
    effect: 'negated',
    direction: 'before',
    reach: 60,
    pattern:
      /(?<=\w,? )\b(?:is|are|was|were|came back|comes back|has been|have been)?\s?(?=)\b(?:negative|ruled out|absent|denied|is gone|are gone|went away|has resolved|have resolved|resolved|unlikely|has cleared|not present|not there(?! (?:all|every|most|much|when)\b)|not seen|not noted|not appreciated)(?=)\b/g,
  },
  {
    effect: 'negated',
    direction: 'before',
    reach: 40,
    pattern: /(?:\?|,) (?:no|nope|none|not at all|not really|never)\b(?=\s*(?:[.,!]|$))/g,
  },
  // Doubt.
  {
    effect: 'possible',
    direction: 'after',
    reach: 90,
    pattern:
      /\b(?:possible|possibly|probable|probably|likely|maybe|perhaps|might|may be|may have|could be|could have|suspect|suspected|suspicious for|concern(?:ed)? (?:for|about|that)|worried (?:about|that|for)|rule out|to rule out|r\/o|question of|questionable|consistent with|suggestive of|suggests|differential|versus|think (?:it|this|that|you)|not sure (?:if|whether)|wonder(?:ing)? (?:if|about|whether)|appears? to be|seems? to be|presumed|can't exclude|cannot exclude|cannot be excluded|not ruled out|evaluate for|looking for|check(?:ing)? for|test(?:ing)? for|screen(?:ing)? for|risk (?:of|for)|at risk|afraid (?:of|that)|scared of)(?=)\b/g,
  },
  {
    effect: 'possible',
    direction: 'before',
    reach: 50,
    pattern:
      /\b(?:is|are|was|were)(?=) (?:possible|likely|suspected|a possibility|a concern|questionable)\b|\bcannot be (?:excluded|ruled out)\b|\bnot (?:been )?ruled out\b/g,
  },
  // Conditions and precautions.
  {
    effect: 'hypothetical',
    direction: 'after',
    pattern:
      /\b(?:wish(?:es)? (?:i|he|she|we|they) (?:had|was|were|could)|(?<!\b(?:not sure|unsure|wonder|wondering|know) )if (?:you|it|the|your|he|she|they|there|things|this|that|these|any|symptoms|i|we|positive|not|needed|so|either|anything)|unless|in case|should you|should it|whenever you (?:have|get|feel)|as needed for|call (?:me|us|911)? ?(?:if|for)|watch (?:out )?for|look out for|come back (?:if|for)|(?<=^|[.!?;,] (?:and |or |so |but )?)come in (?:if|for)|return (?:if|for)|side effects?|may cause|might cause|could cause|can cause|can lead to|could lead to|to prevent|prevents?|(?:risk|chances?|odds|likelihood) of|to avoid|in the event|when you (?:have|get) a|let (?:me|us) know if|would (?:be|need|have|want|cause|mean))(?=)\b/g,
  },
  {
    // "It'll make me constipated."
    effect: 'hypothetical',
    direction: 'after',
    reach: 60,
    pattern: /\b(?:it|that|this|they)(?:'ll| will) (?:(?:just|only) )?(?:make|give) (?:me|him|her|us|you)\b/g,
  },
  {
    // "I read about the weight gain and I got worried."
    effect: 'hypothetical',
    direction: 'after',
    reach: 60,
    pattern:
      /\b(?:i|he|she|we)(?:'d|'ve)? (?:read|heard|googled) (?:up )?(?:about|on) (?!(?:your|my|his|her)\b)/g,
  },
  {
    effect: 'hypothetical',
    direction: 'before',
    reach: 120,
    pattern:
      /\b(?:go to the (?:er|ed|emergency|hospital)|call 911|call nine one one|seek (?:medical )?(?:care|help|attention)|would be (?:a )?(?:concern|worrisome|reasons?))\b/g,
  },
  // Relatives.
  {
    effect: 'family',
    direction: 'after',
    pattern: new RegExp(
      `\\b(?:family history (?:of|is|positive|significant)|runs in (?:my|your|the|his|her) family|(?:my|your|his|her|the patient's|a|an|both|one of (?:my|your|his|her))(?: \\w+){0,2}?(?=) ${kin}(?:'s)?|${kin} (?:had|has|have|died|was|were|is|with))\\b`,
      'g',
    ),
  },
  {
    effect: 'family',
    direction: 'before',
    reach: 90,
    pattern: new RegExp(
      `\\b(?:runs? in (?:my|the|your|his|her) family|in (?:my|your|his|her|the) (?:\\w+ )?(?=)${kin}|on (?:my|your|his|her) (?:\\w+ )?(?=)${kin}'?s? side|family history)\\b`,
      'g',
    ),
  },
  // The past that is over.
  {
    effect: 'historical',
    direction: 'after',
    reach: 90,
    pattern:
      /\b(?:history of|past history|prior|previous|previously|used to|as a (?:kid|child|teenager|baby)|when (?:i|you|she|he) (?:was|were) (?:a )?(?:kid|child|little|young|younger|pregnant|in)|years ago|(?:last|a) (?:year|decade) ago|status post|s\/p|back in|h\/o|had (?:a|an|my|your) \w+ (?:out|removed|repaired|replaced)|in (?:19|20)\d\d|in high school|in college|childhood|remote|former|formerly|once had)(?=)\b/g,
  },
  {
    effect: 'historical',
    direction: 'before',
    reach: 90,
    pattern:
      /\b(?:years? ago|as a (?:kid|child|teenager|baby)|when (?:i|you|she|he) (?:was|were) (?:a )?(?:kid|child|little|young|younger|pregnant|in)|in the past|back in|in (?:19|20)\d\d|in (?:nineteen|twenty) \w+|in two thousand|in high school|in college|removed|taken out|a long time ago|previously|decades? ago)(?=)\b/g,
  },
];

/** Negations that negate nothing ("no change", "not only"), as NegEx has them. */
export const pseudoCues =
  /\b(?:no,? i (?:get|feel|do (?:get|have|feel)|did)(?=)\b(?! ?n['’]?t| not| never| no\b| none)|no (?:increase|change|changes|doubt|problem|problems with that|worries|wonder|better|different|idea|matter|big deal|relief|improvement|further|more than|less than|later than|one|1)|not (?:only|just|necessarily|certain|sure|going away|getting better|better|improving|improved|getting any better|gone|resolved|quite|too|so|as|always|helping|working|sleeping|well|long ago|bad|ruled out|been ruled out|drain|rule out|cause|a lot)|(?:can't|cannot|ca n't|couldn't|could n't) \w+ (?:it |my \w+ |the \w+ )?without|(?:can't|cannot|ca n't)(?=) (?:stop|stand|get rid of|shake|move|bend|straighten|walk|sleep|breathe|lift|reach|exclude|put|remember|tolerate|take|help|hardly|swallow|keep|see|be excluded)|(?:do|does|did|could|has|is|was|wo)(?: ?n't| not)(?=) (?:help|go away|know|think|work|get better|improve|remember|realize|sleep|seem to help|helped|helping|helped much|gone|going away|getting better|able to|get rid|resolve|stop|really help|do anything)|won't (?:go away|stop|heal|get better)|nothing (?:helps|helped|seems to help|seemed to help|works|worked|makes? (?:it|this|that|(?:the|my) \w+(?: \w+)?) (?:any )?better|but)|without (?:difficulty|relief|improvement|any relief|any improvement|success)|gram negative|never (?:goes away|went away|stops|stopped|really goes away)|why (?:do|did|have|are|is)(?:n't| not)|no longer than|not (?:that|very) (?:long|much)|(?:can't|cannot|ca n't|couldn't|could n't|won't|wo n't) (?:really )?(?=)(?:say|claim|pretend) (?:that )?(?:i|he|she|we|they)(?=) (?:do(?: ?n't| not)|does(?: ?n't| not)|did(?: ?n't| not)|have(?: ?n't| not)|has(?: ?n't| not)|never))(?=)\b/g;

/** "No fever some chills": after what was denied another thing is told, as recognised speech has it, without a stop. */
export const someOther = String.raw`(?<=fever|chills|nausea|vomiting|pain|cough|headache|headaches|diarrhea|swelling|bleeding|numbness|tingling|dizziness|weakness|rash|itching|fatigue|breath),? some (?!days?\b|times?\b|of\b)`;

/** Where a cue's scope ends. */
export const terminators = new RegExp(
  `${/\b(?:but|however|except|except for|although|though|apart from|aside from|other than|besides|yet|still (?:have|has|having|get|getting|hurts)|nevertheless|instead|because|since|so (?:i|we|you|that's|the|it's|it is|this is)|which (?:is|was|i|you|are)|who (?:is|was|has|had)|and (?:i|you|he|she|it|we|they|my|your|there|there's|i'm|i've|it's|that|this|then|the|now|so|take|use|start|come|go|is|has|have|had|does|did|do|on)|and (?:uh |um )?(?:a little|a bit|a lot|too much|some)|then|i do (?:have|get|feel|notice)|you do (?:have|get)|she does have|he does have|just|only (?:a|my|the|when)|now (?:i|my|it|has))(?=)\b|[.?!;:](?=\s|$)|,? but\b|, (?:i think )?(?:this is|that's|it's|you have|you've got)(?=) (?:an?|just|only|the|called)\b|, (?:it|they|that)(?=) (?:makes?|made|gives?|gave|brings?|brought|upsets?)(?=)\b|(?<=\bno [a-z ]{3,24}|\bno), (?:just |only |maybe )?(?:a (?:little|bit of|touch of|lot of)|little|slight|mild)(?=) /.source}|${someOther}`,
  'g',
);
