import { third } from './advise.ts';
import { finish } from './finish.ts';
import type { Subject } from './subject.ts';
import { isBaseVerb, thirdPerson } from './verbs.ts';

const base = new Map([
  ['calls', 'call'],
  ['goes', 'go'],
  ['comes', 'come'],
  ['texts', 'text'],
  ['stops', 'stop'],
  ['rings', 'ring'],
  ['says', 'say'],
]);

// "If you can't finish a sentence, you go drowsy, ring 999": who goes drowsy is not advised to.
const afterComma =
  /, (?:then )?(?=)(?:(?:he|she|the patient|they|(?:his|her|the patient's)(?=) (?:mother|father|grandmother|grandfather|guardian|aunt|uncle|daughter|son|wife|husband|sister|brother|partner|niece|nephew))(?=) (?:(?:should|must|will|needs? to|can|has to) )?)?(?=)(call|calls|ring|rings|phone|(?:go|goes)(?=$|[,.;]| (?:straight|right|directly|back|over|up|down|in|into|to|for|home|there|and|ahead)(?=)\b)|come|comes|give us|give me|return|seek|see us|get (?:straight )?to|get (?:seen|help|in touch|back (?:to|in touch))|get (?:him|her|them|the patient)(?:self)? to|(?:hold|stop)(?= (?:the|it|that|taking|his|her)\b)|bring|take (?:him|her|them))(?=)\b/i;
// Recognised speech has no commas; "if the thoughts come back" is not advice.
const withoutComma =
  /(?<!\b(?:to|and|or|can|cannot|not|we|i)) (?=(?:go (?:straight |right )?to the (?:emergency|er\b|ed\b|hospital)|(?:call|ring)(?=) (?:me|us|911|999|111|straight)\b))(call|ring|go)\b/i;

// "If it's not better in two weeks come back."
const comesBack = /(?<=\b(?:weeks?|days?|months?|hours?|worse|better)) (?=come back\b)(come)\b/i;

// "…, then please ring us"
const beforeAct = /(?:,(?: then)?)?(?: please)?$/i;

// "If it's under seventy, have some juice and call me."
const twoActs =
  /^((?:if|when|once|unless) [^,]{3,90}), (?:then )?(?:please )?([a-z]+)( [^,]{2,60} and (?:call|ring|phone|let (?:me|us) know|go to|come (?:back|in))(?=)\b[^,]*)$/i;

function asAdvised(acts: string): string {
  return acts.replace(/\blet (?:me|us) know\b/i, 'notify us').replace(/\b(call|ring|phone) me\b/i, '$1 us');
}

// "if he faints, he calls 911 or goes to …": what to do is advised, not told.
function advising(said: string, subject: Subject): string {
  const [, when = '', verb = '', rest = ''] = twoActs.exec(said) ?? [];
  if (when !== '' && isBaseVerb(verb.toLowerCase()))
    return `${when}, the patient was advised to ${verb}${asAdvised(rest)}`;
  const act = afterComma.exec(said) ?? withoutComma.exec(said) ?? comesBack.exec(said);
  if (!act) return said;
  // "If she gets a spot, she comes in", said to a man of his girlfriend.
  const who = / (he|she)(?: (?:should|must|will|needs? to|can|has to))? $/i
    .exec(act[0].slice(0, -act[1]!.length))?.[1]
    ?.toLowerCase();
  if (who !== undefined && who !== subject.they) return said;
  const verbs = said
    .slice(act.index + act[0].length - act[1]!.length)
    .replace(
      /(^|\bor |\band )(calls|goes|comes|texts|stops|rings|says)\b/gi,
      (_, joined: string, verb: string) => joined + base.get(verb.toLowerCase())!,
    );
  return `${said.slice(0, act.index).replace(beforeAct, '')}, the patient was advised to ${verbs.replace(/\b(call|ring) me\b/i, '$1 us')}`;
}

// "… then we get the MRI and have you see Dr. Lund"
const havesYou = /\band have you (?=(?:see|do|get|try|go|come)\b)/i;

// "If he is more short of breath, have a fever, or start vomiting": as it was said of "you".
const orHave =
  /(, (?:or )?| or )(have(?= (?:an?|any|more|chest|trouble|pain|difficulty|blood|bleeding|fevers?)\b)|feel|get(?! (?:to|help|seen|in touch|back|him|her|yourself|straight)\b)|develop|cough|become|vomit|pass|lose|notice|faint|bleed|throw up|start(?= (?:to|[a-z]+ing)\b))(?=[ ,])/gi;
const ofOne = /^if (?:he|she|the patient) (?!(?:does|do|can|cannot|will|would|should)\b)/i;

const becomes = /\b(he|she|the patient) become(?= )/gi;

// "If you're confused, your son should bring you back.": what is advised to another.
const kinActs =
  /, (?:then )?(?:your|his|her)(?=) (?:daughter|son|wife|husband|sister|brother|partner|niece|nephew|friend|carer)(?=) (?:should|must|will|needs? to|can|has to)(?=)\b/i;

/** A line of the plan that holds only if something happens: "if it does not improve we can consider an injection". */
export function conditional(text: string, subject: Subject): string | null {
  const said = third(
    text.replace(/^(?:and|but|so) /i, '').replace(havesYou, 'and we will have you '),
    subject,
  )
    .replace(becomes, '$1 becomes')
    .replace(orHave, (found, joint: string, verb: string, _at: number, all: string) => {
      const [first, ...more] = verb.toLowerCase().split(' ');
      return ofOne.test(all)
        ? `${joint}${[first === 'become' ? 'becomes' : thirdPerson(first!), ...more].join(' ')}`
        : found;
    });
  const advised = kinActs.test(text) ? said : advising(said, subject);
  if (advised !== said) return finish(advised);
  return finish(
    said
      .replace(/\bwe can consider\b/i, 'we may consider')

      .replace(/\b(would like|wants?|needs?) me to\b/i, '$1 us to')
      .replace(/(?<!\bnot )\b(?:please )?(let me know|call me|call us)\b/i, (_, call: string) =>
        call.toLowerCase() === 'let me know'
          ? 'the patient was advised to notify us'
          : `the patient was advised to call`,
      ),
  );
}
