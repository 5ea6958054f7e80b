/** "I want you to rest it", "you should take it at night", "no driving": what the patient is told to do or to leave, in so many words. */
const direct =
  /(?:\b(?:i (?:just |really |do |also )?want (?:you|him|her)(?=) to|i(?:['’]d| would) like (?:(?:you|him|her) to|to see (?:you|him|her))|(?:['’]ll|will|going to|gon ?na) have (?:you|him|her)(?! (?:as|here|back|in)\b)|make sure (?:that )?(?:you|to|he|she)(?! (?:do ?n['’]t have|are|have|feel|understand)\b)|(?:you|he|she)(?: (?:really|just|also|still))? (?:needs?|ha(?:ve|s)) to|(?:you|he|she) should(?: ?n['’]t| not)?|(?:you|he|she)(?: ca ?n['’]t| can ?not| wo ?n['’]t| must(?: ?n['’]t| not)?)|you(?:['’]re| are) (?:going to|gon ?na) (?:have to|need|keep|be out|stop)|(?:can|should) try (?:to|and)|remember to|be sure to|please)|^(?:(?:and|so|but|then|also|just|okay|now|um|uh)[ ,]+)*(?:do ?n['’]t|try (?:to|and)|have (?:you|him|her)|weigh|stay|keep|avoid|no (?:more|driving|lifting|running|work|sports?|alcohol)|take|use|give|drink|limit|cut|rest))(?=)(?: \w+){1,}/i;
/** "You can take them all at once" says nothing by itself. */
const ofThat =
  /\b(?:take|use|keep|do|stop|have)(?=) (?:it|them|that|those|these|care|all)(?=)(?: (?:now|here|then))?\W*$/i;
/** The examination, what is to be understood, and courtesies. */
const notToDo =
  /\b(?:push|pull|squeeze|breaths?|breathe?|relax|look|tell me|hold still|lie|lay|sit|stand up|follow my|eye on|care|for me|close your|open your|bend|straighten|raise your|lift your|turn your|touch|back up|move your|scoot|worry|worried|know|understand|think|remember that|review|wait|hang on|questions?|minute|second|note|feel free|be afraid|be surprised|paperwork|nurse|assistant|want you to have|have you (?:ever|had|been|seen|noticed|tried)|hear|see anything)(?=)\b/i;

/** Left open, or told of what was. */
const open =
  /\b(?:if|unless|might|may|could|possibly|maybe|perhaps|eventually|down the road|later on|consider|option|talk|discuss|go over|show me|used to|last (?:time|year|visit)|you (?:had|did|were|got|said|mentioned|told)|when you|did you|do ?n['’]t (?:need|think|have to)|not (?:going|gon))(?=)\b/i;

export function isDirective(text: string): boolean {
  return direct.test(text) && !open.test(text) && !notToDo.test(text) && !ofThat.test(text);
}
