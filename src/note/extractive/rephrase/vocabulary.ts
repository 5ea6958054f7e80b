type Rule = [RegExp, string];

// Only where the meaning is identical; what a pill is for or what a symptom shows is never guessed.
const clinical: Rule[] = [
  [/\bthrow(?:ing)? up\b/gi, 'vomit'],
  [/\bthrew up\b/gi, 'vomited'],
  [/\bthrown up\b/gi, 'vomited'],
  [/\bthrows up\b/gi, 'vomits'],
  [
    /\b(am|is|are|was|were|been|be|with|and|started|keeps?|kept|of|stop(?:ped)?|about|or) vomit\b/gi,
    '$1 vomiting',
  ],
  [/\bpeeing\b/gi, 'urinating'],
  [/\bpees\b/gi, 'urinates'],
  [/\bpeed\b/gi, 'urinated'],
  [/\b(to|i|you|not|cannot|can|could|when i|and|or) pee\b/gi, '$1 urinate'],
  [/\bpee\b/gi, 'urine'],
  [/\b(to|i|you|not|cannot|can|could|when i) wee\b(?! (?:bit|while|one|boy|girl|lad))/gi, '$1 urinate'],
  [/\bthe loo\b/gi, 'the toilet'],
  [/\b(?:tummy|belly|stomach)[ -]?aches?\b/gi, 'abdominal pain'],
  [/\b(?:tummy|belly) pain\b/gi, 'abdominal pain'],
  [/\b(?:a )?(?:funny|upset|dodgy) tummy\b/gi, 'an upset stomach'],
  [/\ba tummy bug\b/gi, 'a stomach bug'],
  [/\b(?:tummy|belly)(?! button)\b/gi, 'abdomen'],
  [/\bhigh blood pressure\b(?! (?:reading|number|pill|medic))/gi, 'hypertension'],
  [/\bsick to (?:my|your|her|his) stomach\b/gi, 'nauseated'],
  [/\bnauseous\b/gi, 'nauseated'],
  [/\b(?:a )?stuff(?:y|ed(?: up)?) nose\b/gi, 'nasal congestion'],
  [/\bthe runs\b/gi, 'diarrhea'],
  [/\bpassed out\b/gi, 'lost consciousness'],
  [/\bpassing out\b/gi, 'losing consciousness'],
  [/\bblood sugars?\b/gi, 'blood sugar'],
  [/\bflu shot\b/gi, 'flu vaccine'],
  [/\b(cortisone|steroid|b12|allergy) shots?\b/gi, '$1 injection'],
  [/\bmeds\b/gi, 'medications'],
  [/\bnumbing and tingling\b/gi, 'numbness and tingling'],
  [/\bnumbness tingling\b/gi, 'numbness, tingling'],
  [/\bout of breath\b/gi, 'short of breath'],
  [/\bkids\b/gi, 'children'],
  [/\b(?:mom|mum|mommy)\b/gi, 'mother'],
  [/\b(?:dad|daddy)\b/gi, 'father'],
  [/\bgrandma\b/gi, 'grandmother'],
  [/\bgrandpa\b/gi, 'grandfather'],
  [/\bdoc\b/gi, 'doctor'],
  [/\b(?:emergency room|the er|the ed)\b/gi, 'the emergency room'],
  [/\b(the|an?|your|my|his|her|this|that|another|last) the emergency/gi, '$1 emergency'],
  [/\bbelly button\b/gi, 'umbilicus'],
  [/\bblack and blue\b/gi, 'bruised'],
  [/\bcharley horses?\b/gi, 'muscle cramps'],
  [/\bpink ?eye\b/gi, 'conjunctivitis'],
];

const plain: Rule[] = [
  [/\balmost certainly\b/gi, 'very likely'],
  [
    /\b(have|has) got (?=(?:(?:a (?:bit|little|lot)|much) )?(?:[a-z]{3,}er|worse|better|less)\b)/gi,
    '$1 become ',
  ],
  [
    /\b(?:every )?(?:once in a while|once and a while|now and then|now and again|so often)\b/gi,
    'occasionally',
  ],
  [/\bfrom time to time\b/gi, 'occasionally'],
  [/\b(?:on and off|off and on)\b/gi, 'intermittently'],
  [/\b(it|that|the pain|this|which) comes and goes\b/gi, '$1 is intermittent'],
  [/\ball (?:of )?the time\b/gi, 'constantly'],
  [
    /\b(is|are|was)(?=)(?: pretty much| basically)? constantly\b(?=$|[.,]| (?:any ?time|when|whenever|and|but|since|because|now|even|every)(?=)\b)/gi,
    '$1 constant',
  ],
  [/\b(is|are|was|been) (occasional|intermittent)ly\b(?=$|[.,]| and | but )/gi, '$1 $2'],
  [/\bfor (?:right )?right now\b/gi, 'for now'],
  [/\b(?:right )?right now\b/gi, 'currently'],
  [/\bat this (?:point|time)(?: in time)?\b/gi, 'currently'],
  [/\bfor a (?:little )?bit\b/gi, 'for a while'],
  [
    /\ba (?:little bit|bit|little|tiny bit) of (?=(?:my|your|his|her|their|the|it|that|this)\b)/gi,
    'some of ',
  ],
  [/\ba (?:little bit|bit|little|tiny bit) of (?:a |an )?/gi, 'some '],
  [/\blittle bit of (?:a |an )?/gi, 'some '],
  [/\ba (?:little bit|bit|little) (?=about\b)/gi, ''],
  [
    /\b((?:look(?:ing)? into|talk(?:ed)? about|go(?:ing)? over|work(?:ing)? on|think about|walk|wait|explain|review)(?=)(?: (?:it|that|this|those|them|things))?)(?=) a (?:little bit|tiny bit|bit|little(?! bit))\b(?! (?:of|more|further|longer|ago|later|better))/gi,
    '$1',
  ],
  [
    /\ba little (?=(?:\w+ )?(?=)(?:weakness|swelling|pain|tenderness|redness|fluid|edema|numbness|tingling|stiffness|soreness|discomfort|cough|fever|bleeding|congestion|drainage|bruising|wheezing|anxiety|weight|burning|irritation|rash)(?=)\b)/gi,
    'some ',
  ],
  [/\ba (?:little bit|bit|tiny bit)\b(?! (?:of|ago|later|and)\b)/gi, 'slightly'],
  [
    /\ba little (?!(?:honey|water|food|bread|bed|child|boy|girl|body|baby|red mark|money|candy|med|card|pad|paper|diary|notebook|sister|brother|daughter|party|study|hospital|tingling|bleeding)(?=)\b)(?=[a-z]+(?:er|y|ed|ing|ful|ive|al|ic|ous|ful|ish|d)(?=)\b|(?:sore|tender|tight|numb|red|pink|swollen|stiff|weak|high|low|worse|bad|short|down|tired|more|less)(?=)\b)/gi,
    'slightly ',
  ],
  [/\b(?:a ton|tons|lots|a whole lot|a bunch|loads) of\b/gi, 'a lot of'],
  [
    /\b(?:really|super|totally|absolutely|definitely|literally|actually|just|basically|honestly|certainly|pretty much|obviously|truly|essentially) (?!good at)/gi,
    '',
  ],
  [/\s(?:really|actually|honestly|basically|though|or anything|as well|obviously)(?=[.,]|$)/gi, ''],
  [/\bpretty (?=[a-z])/gi, 'fairly '],
  [/\bgotten\b/gi, 'become'],
  [/\bbecome (a|an|the|my|her|his|any|some|up|out|in|into|off|on|over)\b/gi, 'gotten $1'],
  [/\bhave got\b(?! to)/gi, 'have'],
  [/\bhas got\b(?! to)/gi, 'has'],
  [/\bon the (left|right) hand side\b/gi, 'on the $1 side'],
  [/\b(left|right)[- ]hand(?:ed)? side\b/gi, '$1 side'],
  [/\bokay\b/gi, 'fine'],
  [/ (?:and|or) (?:stuff|things) like that\b/gi, ''],
  [/\b(?:i|you) (?:would|will) say (?=it|that|about|the|\d)/gi, ''],
  [/\bkeep an eye on\b/gi, 'monitor'],
];

// Most utterances hold none of these; one look saves forty.
const clinicalHint =
  /thr[oe]w|pee|wee\b|loo\b|tummy|belly|stomach|high blood|nauseous|stuff|the runs|pass|sugar|shot|meds|numb|out of breath|kids|\bm[ou]m|\bdad|grand[mp]a|\bdoc\b|emergency|the e[rd]\b|black and|charley|pink/i;
const plainHint =
  /once in|while|now and|often|from time|o(?:n|ff) and o|comes and|all (?:of )?the time|constantly|right now|at this|a (?:little|bit|tiny|ton|whole|bunch)|tons|lots|loads|really|super|totally|absolutely|definitely|literally|actually|just|basically|honestly|certainly|pretty|obviously|truly|essentially|though|or anything|as well|gotten|become|got|hand|okay|like that|say|keep an eye/i;

/** Everyday words in the words of notes, only where both mean the same: "throwing up" → vomiting, "pee" → urine. */
export function clinicalWords(text: string): string {
  let out = text.replace(/\bthrowing up\b/gi, 'vomiting');
  if (clinicalHint.test(out))
    for (const [pattern, replacement] of clinical) out = out.replace(pattern, replacement);
  if (plainHint.test(out))
    for (const [pattern, replacement] of plain) out = out.replace(pattern, replacement);
  return out.replace(/ {2,}/g, ' ').trim();
}
