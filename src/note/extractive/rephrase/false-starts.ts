import { anyOf } from '../../any-of.ts';
import { begunByArticle, withoutBegunByArticle } from './begun-by-article.ts';
import { withoutBegunOtherwise } from './begun-otherwise.ts';
import { applied, needed, type Rule } from './rules.ts';

const pronouns = ['it', 'i', 'he', 'she', 'they', 'we'];
/** "It, he ", "i, it " */
const pronounsTwice = pronouns.flatMap((one) => [...pronouns, 'there'].map((other) => `${one}, ${other} `));

// What was begun and said otherwise, still in the speaker's person, contractions written out.
const rules: Rule[] = [
  // A name that is called before anything is said: "brittany so i see that you have some foot pain".
  [
    [],
    /^(?!(?:and|but|so|then|now|well|because|since|while|where|when|what|how|that|also|here|today|maybe|as|if|again|first|currently|otherwise|sometimes|or|which)(?=)\b)[a-z]{3,14},? (?:so,? )?(?=(?:i (?:see|understand|hear|heard) (?:here )?(?=)(?:that )?you|it (?:looks|seems|sounds) like you)\b)/i,
    '',
  ],
  // "Scrap that, we'll keep the lisinopril at twenty.", "Wait, you said you had asthma."
  [
    [],
    /^(?:(?:oh|then|okay|no|so|actually),? )*(?:(?:scrap|scratch|strike|forget) (?:that|it)|wait|hang on|hold on),? (?=(?:we|i|you|he|she|let us) [a-z])/i,
    '',
  ],
  // "The Keppra, instead of five hundred twice a day let's make that seven fifty twice a day."
  [
    [', instead of '],
    /^(?:(?:and|so|now|okay),? )*(?:(?:with|on|for) )?(?=)(?:the|your|his|her) ([a-z' -]{3,30}), instead of ([^,]{3,40}?),? ((?:let us|(?:i|we) (?:will|would))(?=) (?:make|do)) (?:that|it) ([^,.]{1,40})/i,
    '$3 the $1 $4 instead of $2',
  ],
  [[], /^(?:oo+f|fo+f|phew|whew|ugh|yikes|geez|jeez|gosh|man|boy),? /i, ''],
  [['i like ', 'we like ', 'you like '], /\b(i|we|you) like (?=[a-z]{2,}ed\b)/gi, '$1 '],
  [['self', 'selves'], /\b(?:my|the) (?=(?:myself|yourself|himself|herself|themself)\b)/gi, ''],
  [
    [
      'a the',
      'a some',
      'a my',
      'a your',
      'an the',
      'an some',
      'an my',
      'an your',
      ' ibuprofen',
      ' tylenol',
      ' aleve',
      ' advil',
      ' pills',
      ' tablets',
    ],
    /\b(?:a|an) (?=(?:the|some|my|your) [a-z]|(?:two|three|four|five|six|[2-9])(?=) (?:ibuprofen|tylenol|aleve|advil|pills|tablets)(?=)\b)/gi,
    '',
  ],
  // "it's been i'd say about probably about three days"
  [
    ['about about', 'about, about', 'about probably', 'about maybe', 'about i would'],
    /\babout,? (?=(?:(?:i would say|maybe|probably),? )?about\b)/gi,
    '',
  ],
  [
    ['about after', 'about in', 'about at', 'about for', 'about around'],
    /\babout,? ((?:after|in|at|for|around)) about\b/gi,
    '$1 about',
  ],
  [['what was'], /\bwhat was (?:that|it),? (?=(?:in )?(?:19|20)\d\d\b|\d)/gi, ''],
  [
    ['might was', 'might, was', 'might is', 'might, is', 'could was', 'would was', 'might has', 'might had'],
    /\b(?:might|would|could),? (?=(?:was|were|is|has|had)\b)/gi,
    '',
  ],
  [
    ['think it was', 'think it is', 'guess it was', 'guess it is', 'believe it was', 'believe it is'],
    /\b(for|about|at)(?: like)?(?=),?(?: (?:gosh|oh|well),?)? i (?:think|guess|believe)(?=) it (?:was|is|has been) (?=(?:about |like )?(?:\d|an? |couple|few))/gi,
    '$1 probably ',
  ],
  [[' do is', ' did is', ' did was'], /\b(?:now )?what i (?:do|did) (?:is|was),? i (?:do )?/gi, 'i '],
  [['endorsing'], /\bendorsing (?:this|that|these|those) /gi, 'endorsing '],
  [['we you have'], /\bwe (?=you have\b)/gi, ''],
  [['i do you do', 'i do you have'], /\bi do,? (?=you (?:do|have)\b)/gi, ''],
  // "It's gives out when I walk."
  [
    [' is gives', ' is feels', ' is hurts', ' is goes', ' is gets', ' is comes', ' is helps', ' is keeps'],
    /\b(it|that|this|pain) is(?= (?:gives|feels|hurts|goes|gets|comes|helps|keeps)\b)/gi,
    '$1',
  ],
  [[' at lot'], /\bat lot\b/gi, 'a lot'],
  [
    ['ago and', 'ago, and'],
    /((?:^|\band )(?:an?|the|few|\d+|couple of) (?:few )?(?:days|weeks|months|years|week|month|year) ago),? and (?=(?:they|he|she|i|we) )/gi,
    '$1 ',
  ],
  [
    ['maybe even become', 'maybe become', 'even become'],
    /\b(it|he|she) ((?:maybe |even ){1,2})(?=become\b)/gi,
    '$1 has $2',
  ],
  [[], /^very,? (?=(?:i|it|he|she) (?:am|is|was|have|has)\b)/i, ''],
  [['couple of'], /\ba couple of,? (?:a )?couple(?: of)?\b/gi, 'a couple of'],
  [
    ['had lot', 'has lot', 'have lot', 'having lot', 'get lot', 'gets lot', 'got lot'],
    /\b(ha[ds]|have|having|gets?|got) (?=lot of\b)/gi,
    '$1 a ',
  ],
  [['doing something'], /\b(i am|you are) doing something,? (?=\1 )/gi, ''],
  [
    [],
    /^(?:i am serious|believe me|trust me|i swear|i am telling you|no joke|i am not going to lie),? (?=(?:it|i|he|she|that|my|the|there|they|we)\b)/i,
    '',
  ],
  [['the a ', 'the an '], /\bthe (?=an? [a-z])/gi, ''],
  // "Your x-ray the x-ray of your ankle"
  [['ray the x', 'ray your x'], /\b(?:the|your) x-?ray,? (?=(?:the|your) x-?ray\b)/gi, ''],
  [['it is there'], /\bit is (?=there (?:is|are)\b)/gi, ''],
  [['and but', 'and, but'], /\band,? but\b/gi, 'but'],
  [['but and', 'but, and'], /\bbut,? and\b/gi, 'and'],
  [['i am been', 'i am, been'], /\bi am,? been\b/gi, 'i have been'],
  // "You're, your oxygen's okay"
  [['you are, your', 'you are your'], /\byou are,? (?=your [a-z]+ (?:is|are)\b)/gi, ''],
  [['is has been', 'is, has been'], /\bis,? (?=has been\b)/gi, ''],
  [
    ['is it is', 'is that is', 'is this is'],
    /\b((?:it|that|this)(?: really)? is) (?:it|that|this) is\b/gi,
    '$1',
  ],
  // "it's i barely can do half a mile", "with the knee it's my leg gives out"; not "with your sugar where it is I'd hold off".
  [
    ['is i ', 'is, i '],
    /(?<!\b(?:where|how|way|as) )\b(?:it|that|this) is(?!(?<=\b(?:if|when|once) (?:it|that|this) is), i will\b),? (?=i (?!am\b|was\b|think\b|guess\b|believe\b|feel\b)[a-z])/gi,
    '',
  ],
  [
    [' yeah ', ' yes ', ' well '],
    /\b(i|you|he|she|it|we|they)(?=),? (?:yeah|yes|well|no)(?=),? (?=\1 )/gi,
    '',
  ],
  [[' so i ', ' so you ', ' so we '], /\b((?:i|you|we) (?:have|had|am|are)) so \1\b/gi, '$1'],
  [
    [
      'use i am',
      'use you are',
      'use we are',
      'take i am',
      'take you are',
      'take we are',
      'have i am',
      'have you are',
      'have we are',
      'do i am',
      'do you are',
      'do we are',
      'get i am',
      'get you are',
      'get we are',
      'feel i am',
      'feel you are',
      'feel we are',
      'go i am',
      'go you are',
      'go we are',
      'see i am',
      'see you are',
      'see we are',
      'make i am',
      'make you are',
      'make we are',
    ],
    /\b(i|you|we)(?=) (tak|us|hav|do|feel|get|go|see|mak)(?=)e? (?=\1 (?:am|are) \2(?:t|s)?ing\b)/gi,
    '',
  ],
  [
    ['i i ', 'i, i ', 'you you', 'you, you', 'we we', 'we, we', 'he he', 'he, he'],
    /\b(i|you|we|he|she) (said|told|was|were) \1,? \1 \2 /gi,
    '$1 $2 $1 ',
  ],
  [
    ['said she said', 'said he said', ', she said she', ', he said he'],
    /\bsaid(?: i)?,? (?:she|he) said (?=(?:she|he)\b)/gi,
    'said ',
  ],
  [
    ['i do not know'],
    /\b(?:maybe,? )?i do not know,? (?=(?:maybe |about |like )?(?:an?|\d{1,2})(?=) (?:[a-z0-9]+ ){0,3}(?=)(?:day|week|month|year|hour)(?=)s?\b)/gi,
    'maybe ',
  ],
  [[' said i'], /\b((?:she|he|they) said) i,? \1 /gi, '$1 '],
  [
    ['to we ', 'to i '],
    /\b(?:i|we) (?:am going|are going|want|need|have|would like) to,? (?=(?:i|we) (?:am|are|can|will|want|need|would|do)\b)/gi,
    '',
  ],
  [
    ['will i ', 'will we ', 'would i ', 'would we ', 'can we ', 'can i '],
    /(?<=\b(?:and|but|so|then|currently|that|if|because) |^)(?:i|we|it|they)(?=) (?:will|would|can),? (?=(?:i|we)(?=) (?:will|would|can|believe|think|want|am|are|do|have)(?=)\b)/gi,
    '',
  ],
  [
    ['it looks like', 'it seems like'],
    /^(?=(?:your|the)(?=) (?:x-?rays?|ct|mri|ultrasound|scan|ekg|ecg|echocardiogram|labs?)(?=)\b)([a-z -]{4,40}?),? it (?:looks|seems)(?=) like,? (?=(?:the|your|there|you) )/i,
    'on $1, ',
  ],
  [[' to i ', ' to you '], /\b(i|you) (?:have|need|want|got|am going) to (?=\1 [a-z])/gi, ''],
  [
    [
      'i my ',
      'i the ',
      'i a ',
      'i his ',
      'i her ',
      'he my ',
      'he the ',
      'he a ',
      'he his ',
      'he her ',
      'they my ',
      'they the ',
      'they a ',
      'they his ',
      'they her ',
      'we my ',
      'we the ',
      'we a ',
      'we his ',
      'we her ',
    ],
    /\b(i|she|he|they|we)(?=) (?:my|the|a|his|her) (?=[a-z]{3,}ed\b)/gi,
    '$1 ',
  ],
  [[], /^i (?=(?:before|after|when|since|if) i )/i, ''],
  [[], /^i (?=it (?:is|was|has|had)\b)/i, ''],
  [
    [],
    /^i (?:did|was|had|have) (?=my (?:wife|husband|mother|father|son|daughter|brother|sister|friend|family|kids) and i )/i,
    '',
  ],
  [[], /^there,? (?=i (?:have|had|did|do|was|am|get|got)\b)/i, ''],
  // "If you look at this, this is a normal femur."
  [['look at this is', 'look at that is'], /^(?:so )?if you look(?: here)? at (?=(?:this|that) is\b)/i, ''],
  [['you look'], /\byou looks? like (?=you\b)/gi, ''],
  [
    ['i was chill', 'i was fever', 'i was nausea', 'i was headache', 'i was pain'],
    /\bi was (?=(?:chills|fevers?|nausea|headaches?|pain)\b)/gi,
    'i had ',
  ],
  [
    ['i in '],
    /\bi (?=in (?:so much|a lot of|severe|constant|terrible) (?:pain|discomfort|distress)\b)/gi,
    'i am ',
  ],
  [[' felt'], /\b(it|that|this) (?:was|is) (?=felt\b)/gi, '$1 '],
  [
    ['with this', 'with that', 'with these', 'with those', 'for this', 'for that', 'for these', 'for those'],
    /\b(with|for) (?:this|that|these|those) [a-z]+ \1 (?=(?:this|that|these|those) [a-z])/gi,
    '$1 ',
  ],
  [[' and for', ' and to'], /\b(in|out|over|down|up) and (?=(?:for|to)\b)/gi, '$1 '],
  [['over for'], /\bover (?=for (?:a|the|about|\d))/gi, ''],
  [['but no'], /\bbut no,? (?=(?:mostly|mainly|just)\b)/gi, 'but '],
  [['or but'], /\bor but\b/gi, 'but'],
  // "The heartburn is, it's years", "last one was, it was in May", "the flashes are, I'll be sitting": what it is about stays.
  [
    [
      ' is it ',
      ' is, it ',
      ' was it ',
      ' was, it ',
      ' are they',
      ' are, they',
      ' are i ',
      ' are, i ',
      ' is, i ',
      ' was, i ',
      ' is, she',
      ' is, he',
      ' is there',
      ' is, there',
      ' are, it',
      ' were, they',
      ' were, it',
    ],
    /^((?!(?:what|how|all|who|where|when|why|which|that|this|it|there|i|you|he|she|they|we|if|as|is|was|are|were|do|does|did|has|have|had|can|could|will|would|should|because)(?=)\b)(?:[a-z0-9'-]+ ){0,4}(?!(?:thing|problem|trouble|point|question|issue|reason|truth|fact|worry|idea|plan|news|concern|guess|thought|fear|hope|bit|part|difference|catch|deal|story|answer|feeling|what|how|all|who|where|when|why|which|that|this|it|there|i|you|he|she|they|we|is|was|are|were|not|do|does|did|has|have|had)(?=)\b)[a-z0-9'-]+)(?: (?:is|was|are|were)),? (?=(?:(?:it|that) (?:is|was)|they (?:are|were)|(?:i|he|she) (?:am|is|was|will|have|has|had)|there (?:is|are|was)) )/i,
    '$1, ',
  ],
  // "I had, well, I had a fall."
  [
    [
      ' well, i',
      ' well i',
      ' well, he',
      ' well he',
      ' well, she',
      ' well she',
      ' well, they',
      ' well they',
      ' well, we',
      ' well we',
    ],
    /\b((?:i|he|she|they|we)(?=) (?:had|have|has|was|were|am|is|got|did|do)),? well,? (?=\1 )/gi,
    '',
  ],
  [
    [],
    /^(?:i|he|she) (?:have had|has had|have|has|had),? (?=(?:because|but|and|so) (?:i|he|she|they|it) )/i,
    '',
  ],
  // "I'd like to start you on, it's Jardiance."
  [
    [' on, it is', ' on, that is'],
    /\b(start|put)(?=) (you|him|her) on, (?:it|that) is (?=[a-z])/gi,
    '$1 $2 on ',
  ],
  // "I been using the cream."
  [
    ['i been ', 'we been ', 'they been ', 'you been '],
    /(?<!\b(?:have|has|had|long|not) )\b(i|we|they|you) been (?=[a-z])/gi,
    '$1 have been ',
  ],
  // "I'm, it's fine."
  [
    [
      'i am it',
      'i am, it',
      'i am there',
      'i am, there',
      'he is it',
      'she is it',
      'they are it',
      'i am they',
      'i am, they',
    ],
    /(^|, |\b(?:and|but|so)(?=) )(?=)(?:i am|he is|she is|they are),? (?=(?:it|there|they) (?:is|are|was|were|has|have|had|said|told|say) )/gi,
    '$1',
  ],
  // "You're leaning to the left, did you know?", of which "you know" is gone as a filler.
  [[', did'], /, did[?.]?$/i, ''],
  // "It, he is quick off the left", "the ear, I, it's since spring"
  [
    pronounsTwice,
    /(^|, )(?=)(?:it|i|he|she|they|we), (?=(?:(?:it|he|she|they|i|we)(?=) (?:is|was|has|had|am|are|were|have|will|would|can|could|do|does|did)|there (?:is|was|are|were))(?=)\b)/gi,
    '$1',
  ],
  // "It was, yeah, there was beer."
  [
    [' was yeah', ' is yeah', ' was yes', ' is yes', ' was well', ' is well', ' was no, ', ' is no, '],
    /\b(?:it|that|this|he|she) (?:is|was)(?=) (?:yeah|yes|well|no),? (?=(?:there|it|he|she|that|i|they)(?=) (?:is|was|were|am|are|has|had|have)\b)/gi,
    '',
  ],
  // "There it is, okay, so right groin, …", "and here we are, behind the ear, …"
  [
    [
      'here we are',
      'here we go',
      'there we are',
      'there we go',
      'there it is',
      'here it is',
      'there you are',
    ],
    /^(?:(?:and|so|okay|oh|ah|now|yes),? )*(?:there|here) (?:(?:we|you) (?:are|go)|it is)(?=)(?:,? (?:okay,? )?(?:so )?(?=there (?:is|are)\b)|, (?:okay,? )?(?:so )?(?=[a-z])| so )|^(?:(?:and|so|okay),? )*here we are (?=(?:behind|on|in|at|under|over|below|above|near)\b)/i,
    '',
  ],
  // "You two can talk", "have you guys tried"
  [
    ['you guys', 'you two', 'you both', 'you folks'],
    /(^|\b(?:have|had|are|were|can|could|will|would|should|if|when|and|but|so|do|did|that) )you (?:guys|both|folks|two)(?= [a-z])/gi,
    '$1you',
  ],
  // A question that was begun: "my elbow is sore which elbow", "on your foot can what".
  [
    [
      'it which',
      'there which',
      'pain which',
      'painful which',
      'sore which',
      'swollen which',
      'hurt which',
      'hurts which',
    ],
    /\b(sore|hurts?|painful|swollen|pain|there|it) which [a-z]+$/i,
    '$1',
  ],
  [['can what', 'or what', 'so what'], /,? (?:can|or|so) what$/i, ''],
  // "It's been, I'd say, he'd had it twice", "chest is, there's a bit of wheeze".
  [
    [' is, ', ' was, ', ' been, ', ' is there', ' been he', ' been she', ' was he', ' was she', ' was there'],
    /^(?:(?:it|that|this|which)(?=) (?:is|was|has been)|the [a-z]+ (?:is|was)),? (?=(?:he|she|they|there)(?=) (?:is|was|are|were|has|had|have)\b)/i,
    '',
  ],
  [
    ['is there', 'is, there'],
    /^(chest|belly|abdomen|tummy|neck|throat|skin|back|heart|air entry) is,? (?=there (?:is|are)\b)/i,
    '$1: ',
  ],
  // "She wanted to, I said let me ask."
  [
    [' said'],
    /,? (?:and |but )?i said,?(?=) (?:let me|no(?=,)|okay|what|why|how|please|do not)(?=)\b[\s\S]*/i,
    '',
  ],
  [
    ['should think', 'would think', 'should imagine', 'would imagine'],
    /\b(is|was|are|were|be|been|for|about|maybe|every),?(?=) i (?:should|would) (?:think|imagine)(?=)\b,? ?/gi,
    '$1 probably ',
  ],
  // "…, and, stand up for me, …": what is asked while examining, and how it was then measured.
  [['stand up for me,'], /,(?: and,?)? (?:just )?stand up for me, (?=\d)/gi, ', standing '],
  [['sit up for me,'], /,(?: and,?)? (?:just )?sit up for me, (?=\d)/gi, ', sitting '],
  [
    [' for me,'],
    /,(?: and,?)? (?:just )?(?=)(?:stand up|sit up|lie (?:back|down)|lean forward|breathe (?:in|out)|look (?:up|down)|turn (?:over|round|around)|roll over|open wide|deep breath|arm out)(?=) for me(?=,)/gi,
    '',
  ],
  // "Can you put your chin down on to your chest for me?"
  [[' for me'], /^((?:(?:can|could) you|you (?:can|could)) [^,.]{3,80}) for me(?=$|[.?])/i, '$1'],
  // "It's a pain, 'cause I'm driving."
  [[' a pain'], /^(?:it|this|that) is (?:such |just )?a (?:real |right |bit of a )?pain,? because /i, ''],
  [['took the edge off'], /^took the edge off/i, 'it took the edge off'],
  // "I get a bit on my hands."
  [[' a bit on '], /\b(get|gets|got|have|has|had) a (?:little |tiny )?bit (?=on\b)/gi, '$1 some '],
  // "My daughter's, she's twelve."
  [["'s, she ", "'s, he "], /\b((?:my|his|her|our) [a-z]+)'s, (?:she|he) (?=(?:is|was|has) )/gi, '$1 '],
  [['about probably'], /\babout,? probably,? (?=\d|an? )/gi, 'probably about '],
  // "If the pain's, if it's still there"
  [["'s, if it "], /\bif ((?:the|your|my) [a-z]+)'s, if it (?=is |was |has )/gi, 'if $1 '],
  // "Few pints", "drinks couple of glasses"
  [
    ['few ', 'couple of '],
    /(\b(?:drink|drinks|have|has|had|take|takes|took|get|gets|got|for|about|maybe|just) )(?=(?:few|couple of) [a-z])/gi,
    '$1a ',
  ],
  [['something like'], /\b(?:an?|the),? (?=something like\b)/gi, ''],
  [
    ['went my', 'felt my', 'got my', 'went, my', 'felt, my', 'got, my'],
    /\bi (went|felt|got),? (?=my [a-z]+ \1\b)/gi,
    '',
  ],
  [['unfortunately'], /\bi wish,? unfortunately,? /gi, 'unfortunately '],
];

const inside = new RegExp(needed(rules));
const opening = new RegExp(anyOf(rules.filter(([needs]) => needs.length === 0).map(([, from]) => from)), 'i');

/** The words without what the speaker took back in the same breath; says the same. */
export function withoutFalseStarts(said: string): string {
  const anew = withoutBegunOtherwise(said);
  const text = begunByArticle.test(anew) ? withoutBegunByArticle(anew) : anew;
  return opening.test(text) || inside.test(text.toLowerCase()) ? applied(rules, text) : text;
}
