import type { Phrase } from './phrase-index.ts';

/** By the code they lead to, the words beside which a phrase names no such thing. */
const others: readonly [codes: RegExp, beside: RegExp, unless?: RegExp][] = [
  // "The choice is to soldier on or a knee replacement.", "she is having a hip replacement in June".
  [
    /^Z9(?:4|5|6\.6)/,
    /\b(?:having|getting|choice|options?|would|could|might|consider\w*|discuss\w*|needs?|needing|interested|candidate|schedul\w*|wants?|going to|will|planned|planning|plans|upcoming|wait(?:ing)? (?:for|list)|prior to|ready for)\b/i,
    /\b(?:had|ago|status post|s\/p|history of|previous|prior (?!to)|already|after|since|done)\b/i,
  ],
  // "He has completed his COVID-19, so that is good.": his vaccines.
  [/^U07\.1$/, /\bcompleted (?:his|her|their|the) covid/i],
  // "That's your stroke protection", "the one that keeps you from having a stroke"
  [
    /^(?:I63|Z86\.73)/,
    /\bstroke (?:protection|prevention|risk)\b|\b(?:risk of|from (?:having|getting)|prevents?|preventing|stops?)(?=) (?:an? |another )?strokes?\b/i,
    /\b(?:had|after|since|history|your|his|her) (?:the |a |your |his |her |last |mini-?)?strokes?\b(?! (?:protection|prevention|risk))/i,
  ],
  // "Anxiety with an occasional panic attack"
  [/^F41\.0$/, /\b(?:occasional|rare|few) panic attacks?\b/i],
  // "I stopped it in March because of the headaches."
  [
    /^(?:R|G47)/,
    /\b(?:stopped|came off|quit|gave up)(?=) [a-z' ]{2,40}(?:because of|due to) (?:(?:all )?(?:the|my|his|her|their) )?[a-z]/i,
    /\b(?:still|since|now|again)\b/i,
  ],
  // "The Ventolin when she's wheezy"
  [
    /^R06\.2$/,
    /\b(?:when|if|whenever) (?:i|he|she|they|the patient)(?=)(?:['’](?:m|s)| am| is| are| gets?| feels?)? wheez/i,
    /\b(?:now|today|lately|currently)\b/i,
  ],
  [/^R32$/, /\balmost incontinen/i],
  // "I cannot sleep flat.": for want of breath.
  [/^G47\.00$/, /\bsleep (?:lying )?flat\b/i],
  // "COPD with two exacerbations in the last year", "you had an exacerbation in June": none now.
  [
    /^J4[45]\.\d{0,2}1$/,
    /\b(?:exacerbations|flares|(?:had|last|previous|prior)(?=) (?:an? |your |his |her )?(?:[a-z]+ )?(?=)(?:exacerbation|flare)|(?:exacerbation|flare)(?=) (?:in|last|a (?:year|month)|\w+ (?:months?|years?) ago))(?=)\b/i,
    /\b(?:now|today|acute|another|current(?:ly)?|having|this is|going on)\b/i,
  ],
  // "OCD in the left knee": osteochondritis dissecans.
  [/^F42\.9$/, /\b(?:knees?|ankles?|elbows?|talus|condyle|capitellum|cartilage|fragment|osteochond\w+)\b/i],
];
/** That somebody is pregnant: "that was the pregnancy", "could get pregnant" and "when she was pregnant" say it of nobody now. */
const isPregnant =
  /\b(?:(?:is|are|am|['’]s|['’]re|['’]m|currently|now|still|weeks|she|patient|woman|female)(?: [\w-]+)? pregnant|pregnant (?:woman|female|patient|now|at|with)|(?:intrauterine|current|viable|this|confirmed|incidental) pregnancy|pregnant state|pregnancy[- ]induced|positive pregnancy test|pregnancy (?:is|test (?:is |was )?positive))\b|^(?:[\w-]+ ){0,3}pregnancy\.?$|^in pregnancy\b/i;
const overNow =
  /\b(?:was|after|since|during|before) (?:the|my|your|her|that|this|last)(?: last)? pregnancy\b|\bpost-?partum\b/i;
const notPregnant =
  /\b(?:was|were|when|before|after|if|get|gets|getting|got|become|not|no|never|could|future|breast[- ]?feeding)\b/i;

/** True where the text that names a phrase means something else by it, or nothing that is so. */
export function isOnlySpokenOf({ entries }: Phrase, text: string): boolean {
  const code = entries[0]?.code ?? '';
  if (code === 'Z33.1') return !isPregnant.test(text) || notPregnant.test(text);
  // "It's gone back to normal, so that was the pregnancy.": of one that is over.
  if (entries.some(({ trimester }) => trimester !== null) && overNow.test(text)) return true;
  return others.some(
    ([codes, beside, unless]) => codes.test(code) && beside.test(text) && !unless?.test(text),
  );
}
