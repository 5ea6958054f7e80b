import { uncapital } from '../../language/uncapital.ts';
import { finish } from './finish.ts';
import type { Subject } from './subject.ts';
import { inThirdPerson } from './third-person.ts';
import { isBaseVerb } from './verbs.ts';

// One decision run on after another: "… and i am going to give you": the second verb joins the first.
const andAlso =
  /\b(and|then) (?:then )?(?:i think )?(?=)(?:i|we)(?=) (?:also )?(?=)(?:(?:am|are) (?:also )?going to|will(?: also)?|want to|would like to|(?:do )?(?:want|need|would like) you to)(?=)(?: also)? (?!(?:see how|have|be|need)\b)/gi;
const ofPatient = /\byou to(?: also)? $/i;

// "Stop the ibuprofen, and I'll give you naproxen."
const andGive =
  /\b(and|then)(?=) giv(?:e|ing) you (?:some )?(?!(?:an? |the )?(?=)(?:call|ring|chance|choice|minute|hand|idea)(?=)\b)(?=[a-z])/gi;

/**
 * A line of the plan in the third person. After "if …" or after what the patient is to do, "we will" has to be said:
 * "call us and we will see you next week".
 */
export function third(text: string, subject: Subject, byPatient = false): string {
  const joined = spokenTo(text).replace(andAlso, (also, word: string, at: number, all: string) => {
    // "Order a repeat A1c, and i want you to check your sugars": the one is the clinic's, the other is not.
    if (ofPatient.test(also)) return byPatient ? `${word} ` : `${word} advise you to `;
    const before = text.slice(0, at);
    const isClinics =
      byPatient ||
      ifBefore.test(before) ||
      whileThey.test(before.slice(before.lastIndexOf(',') + 1)) ||
      tellsItself.test(before) ||
      (bothMay.test(before) && talks.test(all.slice(at + also.length)));
    return isClinics ? `${word} we will ` : `${word} `;
  });
  const given = joined.replace(andGive, (giving, word: string, at: number) =>
    mayDo.test(joined.slice(0, at)) ? giving : `${word} provide `,
  );
  return inThirdPerson(given, subject, 'second');
}

// "That can make you anxious and give you palpitations."
const mayDo = /\b(?:can|could|may|might) (?:also )?(?:make|cause|upset|give)\b/i;

// "Continue with the statin, and I will talk to your cardiologist."
const bothMay =
  /^(?:continue|keep|stay|take|use|stop|hold|try|wear|avoid|rest|read|finish|get|do|go|come|bring|write)\b/i;
const talks = /^(?:talk|speak|text|email|phone|ring|call|message|write to|check with|send you)\b/i;

const bothOf =
  /\b(ring|call|see|show|tell|teach|phone|email|text|with|for|to|of)(?=) you (?:both|two(?! (?:days?|weeks?|months?|years?)\b))\b|\bboth of you\b/gi;
// "Don't you drive her."
const youNot =
  /\b(?:do not|don['’]t) you (?=[a-z]+ (?:her|him|it|that|them|in|on|to|for|at|up|out|off|go|with|about)\b)/gi;

// "See me in three weeks, the two of you."
const someOf = /\b(two|three|four|lot|pair|rest|all|each|either|one) of you\b/gi;

/** Two who are spoken to: "ring you both" → ring them both. */
export function spokenTo(text: string): string {
  if (!/\byou\b/i.test(text)) return text;
  return text
    .replace(bothOf, (_, verb: string | undefined) =>
      verb === undefined ? 'both of them' : `${verb} them both`,
    )
    .replace(youNot, 'do not ')
    .replace(someOf, '$1 of them');
}

const ifBefore = /\bif\b/i;
// "We'll give you that before you go, and then I'll see you in a month."
const whileThey = /\b(?:before|until|till|when|while|once|after) (?:you|he|she) [a-z]/i;
// "Results take a week, and I'll ring you": who rings is no result; "you're Rh negative, so you'll need the shot, and we'll do your Tdap".
const tellsItself =
  /^(?:(?:the|your|his|her|those|these|that|this|it|they|there)(?=)\b(?=) (?:[a-z-]+ ){0,6}|results? |labs? |(?:you|he|she) )(?=)(?:is|are|was|were|has|have|takes?|comes?|goes|go|gets?|needs?|will|can|should|does|do|helps?|works?)(?=)\b|\b(?:it is|that is|there is|there are)(?=)\b/i;

// "You need to even if you pass it", "what have those been running", "rest of your exam": nothing that anybody can do.
const notToDo =
  /^(?:to )?(?=)(?:(?:there|even|if|what|how|when|where|why|because|it|they|we|i|he|she|somebody|someone)(?=)\b|rest of\b|be able to\b|(?:do )?not(?=$|,))/i;
// "You should do try it": as it is stressed.
const emphatic =
  /^(?:to )?do (?=(?:also )?(?=)(?:try|visit|take|keep|carry|continue|call|come|get|make|follow|use|stop|avoid|stay|check|watch|let|have|see|go|eat|drink)(?=)\b)/i;

// "Go to the class so you know your options, and avoid blood draws": the patient is to avoid them.
const thenAlso = /(\bso you know [a-z' ]{3,40}), and (?=(?:avoid|take|use|call|bring|drink|keep|stop)\b)/i;

// "See a therapist, and let's start sertraline"
const thenWe = /,? and let us (?=[a-z])/i;

// "Tell the DVLA if you have another, and don't drive."
const andNot = /,? and (?:please )?(?:do not|don['’]t) (?=[a-z]+ )/i;

const things = /^(?:rest|ice|heat|sleep|exercise|water|fluids|elevation|compression)$/i;

// "Rest and fluids", "ice, rest, ibuprofen if you need it": what helps, and no verbs.
function namesThings(text: string): boolean {
  const items = text.split(/, (?:and )?| and /);
  return (
    items.length > 1 &&
    things.test(items[0]!) &&
    items.slice(1, mostThings).some((item) => {
      const [first = '', second = ''] = item.toLowerCase().split(' ');
      return (
        !isBaseVerb(first) &&
        !/ (?:is|are|was|will|can) /.test(item) &&
        !notThing.test(first) &&
        !/^(?:it|them|the|your|his|her)$/.test(second)
      );
    })
  );
}
const mostThings = 3;
const notThing = /^(?:no|not|so|but|if|when|then|just|\d+|[^a-z]*)$/;

// "You should have had that at 65.": too late to do.
const tooLate =
  /^(?:to )?have (?:(?:already|really|also|probably) )?(?=)(?:had|been|come|gone|done|seen|told|gotten|got|taken|given|started|stopped|called|asked|finished|checked|mentioned|booked|waited)(?=)\b/i;
// "You must tell the DVLA", and not "you have to tell me".
const notAdvised =
  /^(?:to )?(?:(?:know|understand|worry)\b|tell\b(?! (?:(?:the|your|anyone|any|every|all)\b|(?:me|us) if (?:you|it|your|the)\b)))/i;

// "Bring all your tablets with you": the one who is advised.
const withYou = / (with|on|by|near|beside) you\b/gi;
const carries = /^(?:to )?(?:bring|keep|take|carry|have|write)\b/i;

/** What the patient is to do, as advised: "take it with food" → The patient was advised to take it with food. */
export function advise(text: string, subject: Subject): string | null {
  if (notAdvised.test(text) || notToDo.test(text) || tooLate.test(text)) return null;
  const back =
    /^(?:to )?(?:come|return|follow)(?=)(?: back| up)?(?=)(?: and see (?:me|us)| to see (?:me|us)| here| with (?:me|us))? (?=in (?!(?:for|to|and|if|when|sooner|straight|right|with|this|today|tonight|tomorrow|on|at|next|every|any|again|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)|next|after)/i.exec(
      text,
    );
  if (back) return finish(`Follow up ${third(text.slice(back[0].length), subject)}`);
  // "I want you back in three months.", "… for a full skin check every six months."
  const again = /^(?:to )?(?:be )?back (?:here )?(?=(?:in|next|after|for|every|before) )/i.exec(text);
  if (again) return finish(`Follow up ${third(text.slice(again[0].length), subject)}`);
  // "I'd like you off the cigarettes."
  if (/^(?:off|out of|on|in|at|with|without) /i.test(text)) return advise(`be ${text}`, subject);
  // "You need to be in hospital.": nothing that the patient does.
  const cared = /^(?:to )?(?=be (?:in (?:the )?hospital|admitted)\b)/i.exec(text);
  if (cared) return finish(`The patient needs to ${third(text.slice(cared[0].length), subject)}`);
  const see = /^(?:go )?see (?:a |an |the |our )?/i.exec(text);
  if (see)
    return finish(`Refer to ${third(text.slice(see[0].length).replace(thenWe, ', and we will '), subject)}`);
  // "Heat for 15 minutes a few times a day"
  if (/^(?:heat|ice) (?:for|on)\b/i.test(text) || namesThings(text)) return finish(third(text, subject));
  const negative = /^(?:(?:do )?not (?:to )?|to not )/i.exec(text);
  const what = (negative ? text.slice(negative[0].length) : text)
    .replace(emphatic, '')
    .replace(thenAlso, '$1, and to ')
    .replace(/\b(call|tell) me\b/gi, '$1 us')
    .replace(andNot, ', and not to ')
    .replace(/\blet me know\b/gi, 'let us know');
  const told =
    subject.they === 'the patient' && carries.test(what) ? what.replace(withYou, ' $1 them') : what;
  const done = uncapital(third(told, subject, true));
  return finish(
    `The patient was advised ${negative ? 'not to' : 'to'} ${done.replace(/, (?:and |so )?(?=(?:look|use|put|keep|take|try|make)\b)/, ' and ')}`,
  );
}
