/** A word or a mark of spoken text. `low` is the word in lower case with a straight apostrophe. */
export interface SpeechToken {
  text: string;
  low: string;
  word: boolean;
}

// Of contractions that a tokeniser parted.
const parted = / (?:'|n't)/i;
const joined: [RegExp, string][] = [
  [/\b(ca|wo|sha) n't\b/gi, "$1n't"],
  [/ (n't|'(?:s|re|ve|ll|d|m))(?![\p{L}'])/giu, '$1'],
];

// Forms of tokenised corpora and recognisers, and of careless speech, in their full spelling.
const repairs: [RegExp, string][] = [
  [/\bone[ -]one[ -]one\b/gi, '111'],
  // "Any staggering or, or falling"
  [/\b(or|and|like), (?=\1\b)/gi, ''],
  [/\bnine[ -]nine[ -]nine\b/gi, '999'],
  [/\b(gon|wan|got) (na|ta)\b/gi, '$1$2'],
  [/\b(lem|gim) me\b/gi, '$1me'],
  [/\blemme\b/gi, 'let me'],
  [/\bgimme\b/gi, 'give me'],
  [/\bgonna\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/(?:'ve|\bhave|\bhas|'s) gotta\b/gi, ' have to'],
  [/\bgotta\b/gi, 'have to'],
  [/\bkinda\b/gi, 'kind of'],
  [/\bsorta\b/gi, 'sort of'],
  [/\blotta\b/gi, 'lot of'],
  [/\boutta\b/gi, 'out of'],
  [/\bdunno\b/gi, "don't know"],
  [/(?:'|\b)(?:cuz|coz)\b|'cause\b|'?\bcos\b(?! lettuce)/gi, 'because'],
  [/(^|\s)'em\b/gi, '$1them'],
  [/(^|\s)'(?:til|till)\b/gi, '$1until'],
  [/\bain't\b/gi, "isn't"],
  [/(^|\s)'?tis\b/gi, '$1it is'],
  [/\balright\b/gi, 'all right'],
  [/\b(dr|mr|mrs|ms) \./gi, '$1.'],
  [/\bmister (?=[a-z])/gi, 'Mr. '],
  // "The missus made me come": a wife.
  [/(?<!\b(?:the|my|your|his) )\bmissus (?=[a-z])/gi, 'Mrs. '],
  // "Me dad", "on me chest": said for "my".
  [
    /(?<!\b(?:told|tell|tells|gave|give|gives|asked|ask|showed|sent|made|let|call|called|got|get|bought|brought|handed|makes|lend|lent) )\bme (?=(?:big |left |right |bad )?(?=)(?:dad|mum|mam|nan|brother|sister|wife|husband|son|daughter|chest|knees?|foot|feet|thighs?|legs?|arms?|hands?|shoulders?|belly|stomach|head|neck|hips?|heart|skin|shorts|hat|calves|tablets|boots|joints|dinner|glasses|teeth|toes?|tea|inhalers?|own)(?=)\b)|(?<=(?:,|\b(?:in|on|of|up|down|across|over|hurts|does|and)) )me (?=back\b)/gi,
    'my ',
  ],
  // "It's me back passage.", "it comes up in me mouth"
  [
    /(?<=\b(?:in|on|off|round|behind|under|through|down|up|across|inside|from|into|it's|that's|does|doing|brush) )me (?!(?:[a-z]{2,12}(?:ly|ing)|and|but|when|that|because|the|was|then|now|again|out|off|for|with|like|just|too|much|more|all|some|this|these|those|what|how|about|yesterday|today|tonight|tomorrow|back|not|yes|yeah|there|here|who|from|after|before|while|since|until|have|has|had|been|you|she|they|every|each|once|twice|three|two|one|last|straight|first|very|quite|right|even|still|either|anyway|though|alone|sometimes|anymore|always|never|will|would|can|could|are|were|did|does|over|day|were)\b)(?=[a-z]{3,})/gi,
    'my ',
  ],
  // "It is, yeah, it's been cracked for days."
  [
    /^(?:it|he|she|they|i)(?=) (?:is|are|was|were|am|do|does|did|has|have)(?=), ye(?:ah|s|p),? (?=(?:it|he|she|they|i)(?=)\b)/i,
    '',
  ],
  [
    /(^|[,.] )(?=)(?:like,? )?i don't know, (?=(?:maybe |about |like |just |probably )?(?=)(?:an? |\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|half|twenty|thirty)(?=)\b))/gi,
    '$1',
  ],
  // "How often?" "I don't know, once a week?"
  [/(^|\. )i don't know, (?=(?:maybe |about |like |probably )?(?:once|twice|every)\b)/gi, '$1'],
];

// Most utterances need none of these; one look saves twenty.
const careless =
  /(?:gon|wan|got) ?[nt]a|\b(?:lem|gim) ?me|kinda|sorta|lotta|outta|dunno|cuz|coz|\bcos\b|'cause|'em|'til|\btis\b|ain't|alright|\b(?:dr|mr|mrs|ms) \.|\bmi(?:ster|ssus)\b|one[ -]one|nine[ -]nine|\b(?:in|on|off|round|behind|under|through|down|up|across|inside|from|into|it's|that's|does|doing|brush) me [a-z]{3}|\bme (?:big|left|right|bad|toe|boots|joints|dinner|glasses|teeth|dad|mum|mam|nan|brother|sister|wife|husband|son|daughter|chest|knee|foot|feet|thigh|leg|arm|hand|shoulder|belly|stomach|head|neck|hip|heart|skin|shorts|hat|calves|tablets|tea|inhaler|own|back)|i don't know,|, ye(?:ah|s|p)\b/i;
const curled = /[’‘]/g;

/** What anything to repair shows by: two single letters, curled marks, what was parted, careless forms. */
const needsRepair = new RegExp(`\\b[a-z] [a-z]\\b|[’‘]|${parted.source}|${careless.source}`, 'i');

// "M R I", "M G": letters spelled out one by one; not "A C-section", "A D and C".
const spelled = /\b(?!A C[- ]sect|A [A-Z] (?:and|&) [A-Z]\b)(?:[A-Z] ){1,4}[A-Z]\b(?!')/g;

// Recognisers write them in small letters.
const spelledLow =
  /\b(?:t s h|m r i|e k g|e c g|c b c|c m p|b m p|l d l|h d l|g f r|c o p d|u t i|c t scan|p h q|g a d|e r|i u d|h p v|p t s d|a d h d|p s a|i n r|b n p|x l|x r)\b/g;

/** Joins what a tokeniser parted ("do n't", "gon na") and spells out careless forms ("gonna", "kinda"). */
export function repairSpeech(text: string): string {
  if (!needsRepair.test(text)) return text;
  let out = text
    .replace(spelledLow, (letters) => letters.replaceAll(' ', ''))
    .replace(spelled, (letters) => (/^I /.test(letters) ? letters : letters.replaceAll(' ', '')));
  out = out.replace(curled, "'");
  if (parted.test(out)) for (const [pattern, replacement] of joined) out = out.replace(pattern, replacement);
  if (!careless.test(out)) return out;
  for (const [pattern, replacement] of repairs) out = out.replace(pattern, replacement);
  return out;
}

const token =
  /[ap]\.m\.?|\p{L}[\p{L}\p{M}\p{N}]*(?:['-][\p{L}\p{N}]+)*(?:'(?![\p{L}]))?-?|\d+(?:[.,:/]\d+)*(?:%|-(?:year|month|week|day)-old|[a-z]{1,2}(?![\p{L}]))?\+?|\.{2,}|…|\S/giu;

export function speechTokens(text: string): SpeechToken[] {
  return (text.match(token) ?? []).map((part) => ({
    text: part,
    low: part.toLowerCase(),
    word: startsWord(part),
  }));
}

const wordStart = /^[\p{L}\p{N}]/u;

function startsWord(part: string): boolean {
  const first = part.charCodeAt(0);
  if (first > 127) return wordStart.test(part);
  const low = first | 32;
  return (low >= 97 && low <= 122) || (first >= 48 && first <= 57);
}

const opening = new Set('(["“$#');
const joining = new Set('/@+');
const standing = new Set('&=-');

/** Sets tokens as a line of text: no space before marks, one between words. A decimal's lone stop keeps its spaces. */
export function setTokens(tokens: readonly SpeechToken[]): string {
  let out = '';
  let glue = true;
  let quoted = false;
  for (const { text, word } of tokens) {
    if (word) {
      out += glue ? text : ` ${text}`;
      glue = false;
      continue;
    }
    const opens: boolean = opening.has(text) && !(quoted && text === '"');
    if (text === '"') quoted = opens;
    const joins: boolean = joining.has(text) || (text === '-' && !glue && /\d$/.test(out));
    const apart = opens || standing.has(text);
    out += glue || joins || !apart ? text : ` ${text}`;
    glue = opens || joins;
  }
  return (out.includes('  ') ? out.replace(/ {2,}/g, ' ') : out).trim();
}
