import { uncapital } from '../../language/uncapital.ts';
import { systemOf } from './body-systems.ts';
import { withoutAsides } from './examiner-asides.ts';
import { finish } from './finish.ts';
import { asNotPerceived } from './not-perceived.ts';
import { isQuestion, prepare, saysNothing, withoutQuestion } from './prepare.ts';
import type { Subject } from './subject.ts';
import { inThirdPerson } from './third-person.ts';
import { lookedAt } from './told.ts';

/** An examination finding: the part examined, where it was named, and what was found, without it. */
export interface Finding {
  system: string | null;
  text: string;
}

const on =
  /^(?:and |then |also )?(?=)(?:on|for|in|with|of|looking at|listening to|feeling|examining|palpation of|as for|in terms of) (?:(?:your|the|her|his|my|a|an|this|that|physical) )*([a-z ]{2,32}?)(?: (?:physical )?exam(?:ination)?)?(?=)(?: (?:here|today|now))?(?:,| of (?:the|your|his|her|that) ([a-z ]{3,30}?)(?: exam(?:ination)?)?(?=)(?: there)?,?)? (?=i |there |you |we |it |no |he |she |the |your |they |she |on |some |mild |normal |positive |negative |does |also |has |regular |is (?:nice|soft|clear|normal) |\d)/i;
// "Then now on your neurovascular exam …"
const nowOn = /^(?:(?:and|then|so) ){0,2}now (?=(?:on|for) (?:your|the|his|her) )/i;
// "Your neck exam has no JVD", "her eye exam, the pupils are equal".
const examOf =
  /^(?:and |so |but |also |now )*(?:(?:your|the|his|her) )?([a-z ]{2,24}?) exam(?:ination)?,?(?=) (?:(?:here|today),? )?(?=)(?:(?:has|shows|showed|reveals|demonstrates) )?(?=i |there |you |we |no |he |she |the |your |they |some |mild |normal |positive |negative |\d)/i;
// What leads to a finding and says nothing of it.
const leadIn =
  /^(?:(?:and|so|but) )*(?:(?:the )?good news is,? (?:that )?|that is (?:good|great|fine), (?=no |there )|looking at (?:you|him|her),? |(?:listening|looking) (?:to|at) (?=(?:your|the|his|her) [a-z]+ (?:is|are|sounds?|looks?)\b)|(?:it )?(?:shows?|showed|reveals?|demonstrates?) (?:just |only )?)/i;
// "Your neck, there's no enlargement."
const pointed =
  /^(?:and |so |but )*(?:your|the|his|her) ([a-z ]{2,24}),? (?=there (?:is|are)\b|i (?:hear|see|feel|do|appreciate)\b|you (?:do )?have\b)/i;
// "Lungs, I hear a faint wheeze."
const bare =
  /^(?:and |so |but )?(lungs?|heart|abdomen|belly|neck|throat|ears?|skin|chest), (?=there (?:is|are)\b|i (?:hear|see|feel|appreciate)\b)/i;
const general =
  /^(?:and |then )?on (?:(?:your|the|my|this|physical|a|today's|quick) )*exam(?:ination)?(?: (?:today|here))?,? /i;
const sees =
  /^(?:(?:and|so|now|then|also|but|here|again|today|that|because|it looks like|i think|i (?:can|could) see that|i can tell|i see that|i notice(?:d)? that) )*(?:i|we) (?:(?:do|did|can|could|am|also|just|really|still|definitely) )*(?:feel like|hear|hearing|see|seeing|feel|feeling|felt|saw|heard|appreciate|appreciated|note|noted|notice|noticed|find|found|detect|palpate|get|elicit|have(?! you\b))(?: that)? (?!like|that way|good|better|any better)/i;
const seesNot =
  /^(?:(?:and|so|now|then|also|but|here|again|today|because) )*(?:i|we) (?:(?:really|also) )?(?=)(?:(?:do|did|could|can) not|cannot|am not)(?=)(?: really| actually| currently)?(?=) (?:hear|hearing|see|seeing|feel|feeling|appreciate|appreciating|note|notice|find|detect|palpate|elicit|get) (?:any |a |an )?/i;
const youHave =
  /^(?:and |so |but |also |now |then |it looks like |i think )*(?:you|he|she|(?:the )?patient) (?:(?:do|does|did|also|still|really) )*(?:have|has|have got|had) (?=\S)(?!been|been|had|gone|to )/i;
const youHaveNot =
  /^(?:and |so |but |also )*(?:you|he|she|(?:the )?patient)(?=) (?:do not|does not|did not)(?=) (?:really |seem to |appear to )?(?=)have (?:any |a |an )?/i;
const thereIs =
  /^(?:and |so |but |also |now |that )*there (?:is|are|was|were|does appear to be|appears to be|seems to be|do appear to be)(?: also| still)? (?!any\b)/i;
const breathing =
  /,? (?:if you can|if you could|you can|you want to|go ahead and|can you|let us)(?=) take (?:an? |in an? |some )?(?=)(?:nice |big |deep ){0,3}(?=)breaths?(?: in| out)?(?=)(?: for me)?/gi;
const trailing =
  /(?<!\b(?:not|none) [a-z]{3,12})(?: as we go through that)?(?:,? (?:and|so|but|fine|okay)){0,3},? now$/;
const plainWords = (text: string, end: number) => text.slice(0, end).split(' ').length;

// What the patient felt of what they were touched with.
const missed = /^you missed (?:it|one|that) (?=(?:on|at) )/i;
const vital: [string, RegExp][] = [
  [
    'Blood pressure',
    /\bblood pressure(?: reading)?(?: today| here)?(?: (?:is|was|looks|came|at|of|it is|reading|here|in|today|the|office|good|great|fine|okay|a|bit|little|slightly|somewhat|high|elevated|still|about|around|like|running|currently|were|pretty|well|controlled))*,? (\d{2,3}\/\d{2,3})/i,
  ],
  [
    'Heart rate',
    /(?<!\b(?:fetal|baby's|baby’s) )\b(?:heart rate|pulse)(?: (?:is|was|of|at|in|the|a|about|around|nice|slow|and|regular|good|normal|today|here|looks|fine|currently))* (\d{2,3}s?)\b/i,
  ],
  [
    'Temperature',
    /\btemp(?:erature)?(?: (?:is|was|of|at|about|around|today|here|a|normal|fine|good))*,? (\d{2,3}(?:\.\d+)?)(?: degrees(?: [FC])?)?/i,
  ],
  [
    'Respiratory rate',
    /\b(?:respiratory rate|respirations?)(?: (?:is|are|was|of|at|about|normal))* (\d{1,2})\b/i,
  ],
  [
    'Oxygen saturation',
    /\b(?:oxygen(?: saturation| level| sat)?|o2(?: sat\w*)?|pulse ox|saturation|sats?)(?: (?:is|are|was|of|at|about|good|normal|today|here|great|fine|level|levels|saturation)){0,12} (\d{2,3}) ?%/i,
  ],
  ['Weight', /\bweight(?: (?:is|was|of|at|about|today|down|up|to))* (\d{2,3}(?:\.\d)? (?:pounds|kg))/i],
];

/** `Lungs: wheezing bilaterally.` from "on your lungs i hear some wheezing bilaterally"; null when nothing was found or said. */
export function rephraseFinding(text: string, subject: Subject): string | null {
  const finding = findingOf(text, subject);
  if (finding === null) return null;
  return finding.system === null ? finding.text : finish(`${finding.system}: ${uncapital(finding.text)}`);
}

// "No, I can't see the neck vein."
const answersNo = /^no, (?=i\b)/i;

/** The same in two parts, for a writer that groups findings by system. `text` is a sentence. */
export function findingOf(text: string, subject: Subject): Finding | null {
  let said = withoutAsides(
    asNotPerceived(withoutQuestion(prepare(text)).replace(breathing, '').replace(answersNo, '')),
  );
  if (saysNothing(said) || isQuestion(said)) return null;
  if (
    /^(?:let me|let us|i am going to|i will|i want to|can you|go ahead|take a|open|deep breath|follow|squeeze(?! test)|push|does (?:that|this|it)|any pain|tell me|say|look (?:up|down|over|at)|lift(?![- ]?off)|bend|turn|breathe|show me|(?:both )?hands (?:in|on|behind) (?:your|the|his|her) [a-z' ]{1,20}, count|count (?:down|backwards?))(?=)\b/i.test(
      said,
    )
  )
    return null;
  let system: string | null = null;
  said = said.replace(leadIn, '').replace(nowOn, '');
  const headed = on.exec(said) ?? examOf.exec(said) ?? pointed.exec(said) ?? bare.exec(said);
  if (headed) {
    const named =
      systemOf(headed[1]!) ?? systemOf(headed[1]!.replace(/^(?:your|the) /, '')) ?? systemOf(headed[2] ?? '');
    if (named !== null) {
      system = named;
      said = said.slice(headed[0].length);
    } else if (/exam/i.test(headed[0])) said = said.slice(headed[0].length);
    const again = system === null ? examOf.exec(said) : null;
    if (again) {
      system = systemOf(again[1]!);
      said = said.slice(again[0].length);
    }
  }
  // "On your lung exam your lungs you have some rhonchi"
  if (system !== null) said = said.replace(/^your [a-z]{4,9},? (?=you (?:do )?have\b)/i, '');
  if (system !== null) said = said.replace(/^is (?:nice and )?(?=(?:soft|clear|normal)\b)/i, '');
  said = withoutAsides(lookedAt(said.replace(general, '')));
  if (
    /^(?:i am going to|i will|i want to|let us|let me|we are going to|i would like)\b/i.test(said) ||
    saysNothing(said)
  )
    return null;
  const touched = missed.exec(said);
  const [where, elsewhere] = touched
    ? said.slice(touched[0].length).split(/,? but you (?:feel|felt) it /i)
    : [];
  if (where && elsewhere)
    return {
      system: null,
      text: finish(inThirdPerson(`touch not felt ${where}, but felt ${elsewhere}`, subject, 'second'))!,
    };
  const vitals = vitalsIn(said);
  if (vitals !== null) return { system: null, text: vitals };
  const found = stripped(said);
  const owned =
    system === null
      ? /^(?:and |so |but |also )*(?:your|the|his|her) ([a-z ]{3,24}?) (is|are|was|were|looks?|sounds?(?! (?:is|are|was|were)\b)|appears?|feels?|has|have|remains?|seems?)(?: (?:all|both|also|nice and|a nice|nice|very|still|just))* (.+)$/i.exec(
          found,
        )
      : null;
  if (owned) {
    const named = systemOf(owned[1]!);
    const rest = owned[3]!;
    if (named === 'Heart' && /^regular$/i.test(rest)) return { system: null, text: 'Regular heart rhythm.' };
    if (named !== null)
      return made(
        named,
        rest
          .replace(/^(?:at|in) (?:an? )?(?=regular)|^(?:a|an|the|some) (?!little|bit|lot|touch|few)/i, '')
          .replace(/^to be /i, ''),
        subject,
      );
  }
  return made(system, found, subject);
}

function made(system: string | null, found: string, subject: Subject): Finding | null {
  const plain = found
    .replace(/^(?:a|an|some|the|any) (?!little|lot|few|couple|of\b)/i, '')
    .replace(/^(?:nice|nice and|good) (?=regular|clear)/i, '')
    .replace(/^some (?!of\b)/i, 'slight ')
    .replace(trailing, (end, at: number) => (plainWords(found, at) > 1 ? '' : end));
  const text = finish(inThirdPerson(plain, subject, 'second'));
  return text === null ||
    /^(?:It|That|This|There|You|Okay|Everything|I|We)\.$|^No (?:the|that|this|it|them) /.test(text) ||
    (system === null && /^(?:Good|Great)\.$/.test(text))
    ? null
    : { system, text };
}

const pulse =
  /^(?:the |your |his |her |both )?(?:(?:left|right|both) )?(?=)(?:dorsalis pedis|posterior tibial|popliteal|femoral|radial|pedal|foot|ankle)(?: pulses?)?$/i;

// "I don't see it spreading", "I'm not hearing anything scrambled".
function absent(what: string): string {
  if (/^anything /i.test(what)) return `nothing ${what.slice('anything '.length)}`;
  return /^it [a-z]+ing\b/i.test(what) ? `it is not ${what.slice(3)}` : `no ${what}`;
}

function stripped(said: string): string {
  const none = seesNot.exec(said) ?? youHaveNot.exec(said);
  if (none) return absent(said.slice(none[0].length));
  const is = /^(?:and |so |but |also )*there (?:is|are) not (?:any |a )?/i.exec(said);
  if (is) return `no ${said.slice(is[0].length)}`;
  const seen = sees.exec(said) ?? youHave.exec(said) ?? thereIs.exec(said);
  const rest = seen ? said.slice(seen[0].length) : said;
  // "I can feel the left dorsalis pedis."
  if (seen && pulse.test(rest)) return `${rest} palpable`;
  return rest
    .replace(
      /\b(and|but),?(?=) i (?:feel|felt|see|saw|hear|heard|find|found|appreciate|appreciated)(?=) no\b/gi,
      '$1 no',
    )
    .replace(
      /(,|\band|\bbut) (?:i|we)(?=) (?:(?:do|did|can|could) not|cannot)(?=) (?:hear|see|feel|appreciate|find|palpate|note) (?:any |a |an )?/gi,
      '$1 no ',
    )
    .replace(/^(?:that )?(?:there is|there are|you have) /i, '')
    .replace(/^(?:like|kind of|maybe|here) /i, '');
}

function vitalsIn(said: string): string | null {
  const found = vital.flatMap(([name, pattern]) => {
    const match = pattern.exec(said);
    return match ? [`${name}: ${match[1]}${name === 'Oxygen saturation' ? '%' : ''}.`] : [];
  });
  return found.length > 0 ? found.join(' ') : null;
}
