import { inDegree } from './a-little.ts';
import { applied, needed, type Rule } from './rules.ts';

// Only where the meaning is identical; what a pill is for or what a symptom shows is never guessed.
const clinical: Rule[] = [
  [['throwing up'], /\bthrowing up\b/gi, 'vomiting'],
  [['throw up'], /\bthrow up\b/gi, 'vomit'],
  [['threw up'], /\bthrew up\b/gi, 'vomited'],
  [['thrown up'], /\bthrown up\b/gi, 'vomited'],
  [['throws up'], /\bthrows up\b/gi, 'vomits'],
  [
    [],
    /\b(am|is|are|was|were|been|be|with|and|started|keeps?|kept|of|stop(?:ped)?|about|(?<!\b(?:dizzy|out|worse|sick|sweaty|faint|confused) )or) vomit\b/gi,
    '$1 vomiting',
  ],
  [['peeing'], /\bpeeing\b/gi, 'urinating'],
  [['pees'], /\bpees\b/gi, 'urinates'],
  [['peed'], /\bpeed\b/gi, 'urinated'],
  [
    [' pee'],
    /\b(to|i|you|him|not|cannot|can|could|will|may|might|would|when i|and|or) pee\b(?! out\b)/gi,
    '$1 urinate',
  ],
  [['pee a lot'], /\bpee a lot\b/gi, 'urinate often'],
  [['pee'], /^pee (?=every|when|before|after|as|twice|once|\d)/gi, 'urinate '],
  // "It makes you pee out sugar."
  [['pee'], /\bpee\b(?! out\b)/gi, 'urine'],
  [
    [' wee'],
    /\b(to|i|you|not|cannot|can|could|will|may|might|would|when i) wee\b(?! (?:bit|while|one|boy|girl|lad))/gi,
    '$1 urinate',
  ],
  [['the loo'], /\bthe loo\b/gi, 'the toilet'],
  [['tummy', 'belly', 'stomach'], /\b(?:tummy|belly|stomach)[ -]?aches?\b/gi, 'abdominal pain'],
  [['tummy pain', 'belly pain'], /\b(?:tummy|belly) pain\b/gi, 'abdominal pain'],
  [['tummy'], /\b(?:a )?(?:funny|upset|dodgy) tummy\b/gi, 'an upset stomach'],
  [['a tummy bug'], /\ba tummy bug\b/gi, 'a stomach bug'],
  [['tummy', 'belly'], /\b(?:tummy|belly)(?! (?:button|time|press))\b/gi, 'abdomen'],
  [['high blood pressure'], /\bhigh blood pressure\b(?! (?:reading|number|pill|medic))/gi, 'hypertension'],
  [['sick to'], /\bsick to (?:my|your|her|his) stomach\b/gi, 'nauseated'],
  [['nauseous'], /\bnauseous\b/gi, 'nauseated'],
  [['stuff'], /\b(?:a )?stuff(?:y|ed(?: up)?) nose\b/gi, 'nasal congestion'],
  [['the runs'], /\bthe runs\b/gi, 'diarrhea'],
  [['passed out'], /\bpassed out\b/gi, 'lost consciousness'],
  [['passing out'], /\bpassing out\b/gi, 'losing consciousness'],
  [['blood sugar'], /\bblood sugars?\b/gi, 'blood sugar'],
  [['flu shot'], /\bflu shot\b/gi, 'flu vaccine'],
  [[' shot'], /\b(cortisone|steroid|b12|allergy) shots?\b/gi, '$1 injection'],
  [['meds'], /\bmeds\b/gi, 'medications'],
  [['numbing'], /\bnumbing and tingling\b/gi, 'numbness and tingling'],
  [['numbness tingling'], /\bnumbness tingling\b/gi, 'numbness, tingling'],
  [['out of breath'], /\bout of breath\b/gi, 'short of breath'],
  // "The Sick Kids" is a hospital.
  [['kids'], /\bkids\b/g, 'children'],
  [['kids'], /^Kids\b/g, 'Children'],
  [['mom', 'mum'], /\b(?:mom|mum|mommy)\b/gi, 'mother'],
  [['dad'], /\b(?:dad|daddy)\b/gi, 'father'],
  [['grandma'], /\bgrandma\b/gi, 'grandmother'],
  [['grandpa'], /\bgrandpa\b/gi, 'grandfather'],
  [['doc'], /\bdoc\b/gi, 'doctor'],
  // "We'll add a testosterone.": to the blood test.
  [
    ['add a ', 'add on a '],
    /\badd (?:on )?an? (testosterone|thyroid|ferritin|psa|cortisol|b12|vitamin d|tsh|prolactin|iron|magnesium|calcium|potassium|folate)\b(?! (?:supplements?|tablets?|pills?|patch(?:es)?|gel|cream|shots?|injections?|infusion|drops?|spray|once|twice|daily))/gi,
    'check $1',
  ],
  // "It affects the er the bedroom department."
  [
    ['the er '],
    /(?<!\b(?:to|in|from|at|into|via|through|of|by) )\bthe er,? (?=(?:the|an?|my|your|his|her|um|uh)\b)/gi,
    '',
  ],
  // "I'm switching you to the ER, five hundreds.": extended release.
  [
    ['emergency room', 'the er', 'the ed'],
    /\b(?:emergency room|the er(?![- ](?:positive|negative|status|receptor|plus|minus)\b)(?!,? (?:the )?(?=)(?:extended|five hundred|version|form|kind|tablets?|slow|long|once|one|twice|\d{3}))|the ed)\b/gi,
    'the emergency room',
  ],
  [['the emergency'], /\b(the|an?|your|my|his|her|this|that|another|last) the emergency/gi, '$1 emergency'],
  [['belly button'], /\bbelly button\b/gi, 'umbilicus'],
  [['black and blue'], /\bblack and blue\b/gi, 'bruised'],
  [['charley'], /\bcharley horses?\b/gi, 'muscle cramps'],
  [['pink'], /\bpink ?eye\b/gi, 'conjunctivitis'],
];

const plain: Rule[] = [
  [['almost certainly'], /\balmost certainly\b/gi, 'very likely'],
  [
    ['have got', 'has got'],
    // "It's got bigger", "it's got infected"; not "I've got fever", "I've got another one".
    /\b(have|has) got (?=(?:(?:a (?:bit|little|lot)|much|very|really) )?(?=)(?:(?:bigg|small|larg|long|short|wid|thinn|thick|hard|soft|tight|loos|redd|dark|strong|weak|heavi|hott|cold|warm|loud|quiet|sick|eas|rough|fast|slow|high|low|deep|sharp|clos|[a-z]{2,}i)er|worse|better|less|infected|inflamed|irritated|swollen|dehydrated|(?:sore|tender|itchy|numb|stiff|painful)(?=[.;]|$| (?:and|in|on|when|after|since|lately|over|with)\b))(?=)\b)/gi,
    '$1 become ',
  ],
  [['between now and then'], /\bbetween now and then\b/gi, 'until then'],
  [
    ['once in a while', 'once and a while', 'now and then', 'now and again', 'so often'],
    // "1.2 now and then 0.6 an hour later" is of two doses.
    /\b(?:every )?(?:once in a while|once and a while|now and then(?! (?:\d|(?:one|two|half|half an?|an?(?:other)?) (?:tablet|pill|dose|every|each|twice|daily|a day)\b|an?(?:other)? [a-z]+ (?:in|later|after)\b|back |down |go(?:ing)? |up ))|now and again|so often)\b/gi,
    'occasionally',
  ],
  [['from time to time'], /\bfrom time to time\b/gi, 'occasionally'],
  [['on and off', 'off and on'], /\b(?:on and off|off and on)\b/gi, 'intermittently'],
  [['comes and goes'], /\b(it|that|the pain|this|which) comes and goes\b/gi, '$1 is intermittent'],
  [['all the time', 'all of the time'], /\ball (?:of )?the time\b/gi, 'constantly'],
  [
    ['constantly'],
    /\b(is|are|was)(?=)(?: pretty much| basically)? constantly\b(?=$|[.,]| (?:any ?time|when|whenever|and|but|since|because|now|even|every)(?=)\b)/gi,
    '$1 constant',
  ],
  [[], /\b(is|are|was|been) (occasional|intermittent)ly\b(?=$|[.,]| and | but )/gi, '$1 $2'],
  [['right now'], /\bfor (?:right )?right now\b/gi, 'for now'],
  // "He's all right now."
  [
    ['all right now'],
    /(?<=\b(?:am|is|are|was|were|be|been|feels?|felt|doing) )all right now\b/gi,
    'well now',
  ],
  [['right now'], /(?<!\ball )\b(?:right )?right now\b/gi, 'currently'],
  [['at this point', 'at this time'], /\bat this (?:point|time)(?: in time)?\b/gi, 'currently'],
  [['for a bit', 'for a little bit'], /\bfor a (?:little )?bit\b/gi, 'for a while'],
  [
    ['a little bit of', 'a bit of', 'a little of', 'a tiny bit of'],
    /\ba (?:little bit|bit|little|tiny bit) of (?=(?:my|your|his|her|their|the|it|that|this)\b)/gi,
    'some of ',
  ],
  // "A bit of a blinker", "a bit of an itch".
  [
    ['bit of a'],
    /\ba (?:little bit|bit|tiny bit|wee bit) of (?=an [aeiou]|a (?![aeiou]|[a-z]+(?:ing|ness|ance)\b|pain\b|relief\b|trouble\b|help\b))/gi,
    '',
  ],
  [
    ['a little bit of', 'a bit of', 'a little of', 'a tiny bit of'],
    /\ba (?:little bit|bit|little|tiny bit) of (?:a |an )?/gi,
    'some ',
  ],
  [[], /\blittle bit of (?:a |an )?/gi, 'some '],
  [['a little', 'a bit'], /\ba (?:little bit|bit|little) (?=about\b)/gi, ''],
  [
    ['a little', 'a tiny', 'a bit'],
    /\b((?:look(?:ing)? into|talk(?:ed)? about|go(?:ing)? over|work(?:ing)? on|think about|walk|wait|explain|review)(?=)(?: (?:it|that|this|those|them|things))?)(?=) a (?:little bit|tiny bit|bit|little(?! bit))\b(?! (?:of|more|further|longer|ago|later|better))/gi,
    '$1',
  ],
  [
    ['a little '],
    /\ba little (?=(?:\w+ )?(?=)(?:weakness|swelling|pain|tenderness|redness|fluid|edema|numbness|tingling|stiffness|soreness|discomfort|cough|fever|bleeding|congestion|drainage|bruising|wheezing|anxiety|weight|burning|irritation|rash)(?=)\b)/gi,
    'some ',
  ],
  [
    ['a ton of', 'tons of', 'lots of', 'a whole lot of', 'a bunch of', 'loads of'],
    /\b(?:a ton|tons|lots|a whole lot|a bunch|loads) of\b/gi,
    'a lot of',
  ],
  [
    [
      'really ',
      'super ',
      'totally ',
      'absolutely ',
      'definitely ',
      'literally ',
      'actually ',
      'just ',
      'basically ',
      'honestly ',
      'certainly ',
      'pretty much ',
      'obviously ',
      'truly ',
      'essentially ',
    ],
    // "I'm not really eating": hardly is not never; "I don't take Aleve, just Tylenol".
    /\b(?:(?<!\bnot (?!really (?:know|remember|recall|sure|certain|like|any|anything)\b))really|super(?! (?:bowl|ones?|tampons?|pads?|plus|absorb[a-z]*|glue|market)\b)|totally|absolutely|definitely|literally|actually|(?<!\bnot )(?<!\bnot (?:think|believe) (?:it|that|this|she|he) is )(?<!\bif (?:it|this|that) (?:was|were|is) )just(?<!\bnot [a-z ]{2,40}, just)|basically|honestly|certainly|pretty much|obviously|truly|essentially) (?!good at)/gi,
    '',
  ],
  [
    [
      'really',
      'actually',
      'honestly',
      'basically',
      'though',
      'or anything',
      'as well',
      'obviously',
      'pretty much',
    ],
    /\s(?:pretty much|(?<!\bnot )really|actually|honestly|basically|though|or anything|(?<!\bnot [a-z]{2,12} )as well|obviously)(?=[.,]|$)/gi,
    '',
  ],
  [['pretty '], /\bpretty (?=[a-z])/gi, 'fairly '],
  // Not "I've gotten two shots", "he hasn't gotten back to it": no state was come to.
  [
    ['gotten'],
    /\bgotten\b(?! (?:a(?! (?:little|bit|tiny|wee|lot)\b)|an|the|my|her|his|any|some|up|out|in|into|off|on|over|back|to|through|around|rid|down|away|past|by|along|home|here|there|this|that|it|them|him|me|us|no|one|two|three|four|several|many|all|both|enough|from|at|with|more(?= [a-z]+s\b)|lost|hurt|stuck|vaccinated|tested|\d+)(?=)\b)/gi,
    'become',
  ],
  [
    ['have got', 'has got'],
    /\b(have|has) got\b(?! (?:to|away|up|down|out|in|into|off|over|back|through|around|round|rid|past|along|going|used|by|hold|hurt|stuck|lost|married|divorced)\b)/gi,
    '$1',
  ],
  [['hand side'], /\bon the (left|right) hand side\b/gi, 'on the $1 side'],
  [['hand side', 'handed side'], /\b(left|right)[- ]hand(?:ed)? side\b/gi, '$1 side'],
  [['okay'], /(?:, |^)(?:i am |i was )?(?:like )?okay(?=,| so\b| maybe\b| now\b| but\b)/gi, ''],
  [
    ['okay it', 'okay this', 'okay that', 'okay the'],
    /\b(to|must|will|should|can) okay (?=(?:it|this|that|the)\b)/gi,
    '$1 approve ',
  ],
  [['okay'], /\bokay\b/gi, 'fine'],
  [['like that'], / (?:and|or) (?:stuff|things) like that\b/gi, ''],
  [['would say ', 'will say '], /\b(?:i|you) (?:would|will) say (?=it|that|about|the|\d)/gi, ''],
  [['keep an eye on'], /\bkeep an eye on\b/gi, 'monitor'],
];

const anyClinical = new RegExp(needed(clinical));
const anyPlain = new RegExp(needed(plain));

const ofDegree = /\ba (?:little|bit|tiny bit|wee bit)\b/i;

/** Everyday words in the words of notes, only where both mean the same: "throwing up" → vomiting, "pee" → urine. */
export function clinicalWords(text: string): string {
  const noted = anyClinical.test(text.toLowerCase()) ? applied(clinical, text) : text;
  const plainer = anyPlain.test(noted.toLowerCase()) ? applied(plain, noted) : noted;
  const said = ofDegree.test(plainer) ? inDegree(plainer) : plainer;
  return (said.includes('  ') ? said.replace(/ {2,}/g, ' ') : said).trim();
}
