import { tellsToDo } from '../../language/have-you-do.ts';
import { uncapital } from '../../language/uncapital.ts';
import { givenToday } from '../plan/vaccine-today.ts';
import { advise, third } from './advise.ts';
import { conditional } from './conditional.ts';
import { plainDecision, spokenAsClinic } from './decision.ts';
import { finish } from './finish.ts';
import { withoutFirstPerson } from './opinion.ts';
import { namesOther } from './others.ts';
import { act, type PlanStyle } from './plan-act.ts';
import { isOrdered, isQuestion, prepare, saysNothing, withoutQuestion } from './prepare.ts';
import type { Subject } from './subject.ts';
import { isBaseVerb } from './verbs.ts';
import { wantedOn } from './wanted-on.ts';
import { wantedReading } from './wanted-reading.ts';

const lead =
  /^(?:(?:none taken|that is why(?= (?:i|we) (?:would|want|am|are|will|need)\b)|i (?:will not|am not going to) lie(?=,)|(?:i will|to) be honest(?=,)|i know(?=, but\b)|fair(?: enough)?(?=,)|i understand(?=,)|(?:it is|they are|you can|you do),? yes(?=,| and (?:i|we)\b)|deal(?=,? (?:i|we)\b)|good(?=,? (?:hold|stop|take|keep|use|start)\b)|and|so|then|now|also|but|because(?! of\b| (?:you|he|she|it|your|his|her|the|there)(?:['’][a-z]{1,3})? [^.]{3,60}(?:\b(?:i|we) (?:would|will|want|am|are)\b|, (?:you|he|she|it|we|i|your|his|her|the)\b))|number (?:one|two|three|four|five|six|[1-6])(?=,)|(?:second|third|next|last|other) thing(?=,)|first thing|first (?:of all|off)|(?:it|that|which) (?:just |only )?means(?: that)?(?= (?:i|we) (?:need|have to|want|should))|before (?:we|i) [a-z ]{3,60}?(?=,? (?:i|we) (?:want|would|am|are|will|need))|first(?:ly)?(?! (?:dose|shot|line|one|trimester|injection|jab|vaccine|day|week|fortnight|month|night|time|half|thing|degree|step|choice|morning|sign)(?=)\b)|second(?:ly)?(?! (?:best|dose|shot|line|one|opinion|trimester|injection|jab|vaccine|day|week|month|half|degree|choice|antibiotic|medicine|pill|tablet|set|(?:[a-z]+ )(?:shot|dose|vaccine|jab|injection))(?=)\b)|next(?! (?:time|week|month|year|visit|appointment|one|day|spring|summer|fall|autumn|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?=)\b)|lastly|finally|again|at this time|today|for now|currently|in the meantime|meanwhile|in addition(?: to (?:that|this))?|otherwise|okay|(?:i think|i feel|i believe)(?: that(?! (?:is|was|would|will|could|may|might|has|does)\b))?(?! (?:so|not)\b)|(?:for|with) (?:that|this)(?=,? (?:i|we|let us)\b)|for (?:your|the|that|this) [a-z0-9 ]{2,50}?,?(?= (?:i|we|let|you|continue|start|keep|take|use|stop|finish|do your)\b)|(?:what )?(?:i|we) (?:would like|am going|are going|want|will|can|need) (?:to )?(?=)do(?: (?:here|today|first|for (?:you|that)))? is(?: that)?|my (?:plan|recommendation) is(?: that| to)?|the plan is(?: to)?),?\s+)+/i;

const intends =
  /^(?:i|we)(?=) (?:(?:am|are) (?:also |just |probably |still )?(?=)(?:going|planning|gonna|happy(?= to (?:carry on|continue|keep|prescribe|refer|restart)\b)) to|will(?: also| just| probably)?|shall|want(?: to)?|would(?: also)? (?:like|recommend|suggest|love)(?: to)?|(?:do |also |also do |just |still )?(?:want|need) to|have to|(?:can(?!not\b)|could|should|may|might)(?=)(?: also| just| probably| always)?|also want to|(?:am|are)(?: also| just)? (?=[a-z]+ing\b))\s*(?:also |just |probably |then |still |definitely )?/i;
const letUs = /^(?:let us|let me)\s+(?:also |just |go ahead and |plan to |try to |do |get )?/i;

const advice =
  /^(?:(?:i|we) (?:do |also |just |really |would |will |still )*(?=)(?:want|like|need|advise|encourage|ask|recommend|urge)(?=) (?:for |that )?(?=)you (?!again\b)(?:to )?(?=)(?:also |just |please )?|(?:he|she|they)(?=) (?:(?:also|really|just|still|probably)(?=) )*(?=)(?:needs to|is to(?= (?:call|return|come|continue|take|use|keep|stop|avoid|follow|see|contact|bring)\b)|should(?! (?:be (?:[a-z]+ing|gone|okay|clear|good|down|fine|better|back|able|all|over|off|home|asleep|an?|much)|feel|notice|find|improve|settle|start to)(?=)\b)|has to|must|ought to)(?=)(?: also| just| probably)?(?=) (?!see (?:you|him|her|them)\b)|you (?:(?:do|also|really|just|will|still|probably|are going to)(?=) )*(?=)(?:need to|should(?! (?:be (?:an?|much|a lot|fine|better|back|able|all|[a-z]+ing|gone|okay|clear|down|pain|over|up)|feel|notice|see (?:a|an|some|it|that|the|results|improve)|find|settle|improve|get better|start to feel)(?=)\b)|have to|must|ought to|want to|are to|need)(?=)(?: also| just| probably)?(?=) |(?:please )?(?=)(?:make|be)(?=) sure (?:that )?(?=)(?:you |to )(?=)(?:are |do )?|i would (?:just |probably )?(?=(?:stay|keep (?:off|away|out|clear)|avoid|rest|drink|eat|wear|stick|carry on|cut (?:down|back|out)|stop (?!you\b|out\b|by\b|at\b)|leave (?!(?:it|that|them|the [a-z]+|your [a-z]+) (?:as|at|where|alone|for|till|until)\b|it$)|take (?!you\b|him\b|her\b|out\b|a (?:look|biopsy|swab|sample)\b)|let (?:the|your|them|work|school) [^,.]{0,40}know)(?=)\b)|i would (?:definitely )?(?=)(?:recommend|suggest|advise)(?=) (?:that )?(?=)you (?:to )?|please |remember to |try to |try and |go ahead and (?:just )?(?=)(?=take|keep|continue|ice|rest|use|start|stop))/i;
// "You could double up" permits nothing.
const permission =
  /^you (?:(?:may|might)|(?:can|could)(?!(?: (?:also|really|easily|even))?(?=) (?:double up|overdose|bleed|faint|choke|fall|die|hurt|damage|pass out|run into|end up|develop|lose|go into|get (?:an? (?:ulcer|infection|clot|rash|bleed)|really|very|sick|hurt|ill|worse|dizzy|drowsy|sleepy|constipated|dehydrated))(?=)\b))(?: also| just| certainly| still| always| try (?:and|to)| go ahead and)* /i;
// "You can take four steps, so no x-ray": what was found, and no leave.
const isAble =
  /^you can(?=) (?:also )?(?:take (?:a few|\d+|one|two|three|four|five|six) steps?\b|read (?:the (?:chart|letters|\w+ line)|\d+ )|(?:walk|stand) on your (?:heels|toes|tiptoes)\b|(?:put (?:your |full )?weight (?:on|through)|bear weight|bend|straighten|raise|lift|move|touch|turn)\b[^.;]{0,60}, so (?:no|there is no|it is not|that is not|we do not need|i do not think|i am not)\b)/i;

const command =
  /^(?:just |also |then |definitely )*(take|steer clear|use|apply|ice|rest(?! of\b)|elevate|avoid|keep|continue|stop|drink|eat|call|come|return|follow|wear|put|try|start|do(?! not,)|stay|offer|ring|phone(?! (?:out|off|away|in|on|down|stays|goes|by)\b)|monitor|watch|check|limit|hold|increase|decrease|let me know|schedule|go|wash|soak|stretch|exercise|bring|give|refrain|cut|work on|finish|rinse|gargle|quit|heat|weigh|walk|sleep|switch|clean(?! [a-z]+,)|stand|sit|chew|carry|leave|book|sip|prop(?= (?:yourself|your|him|her|the|it|up))|read(?= (?:this|that|these|over|up)\b)|write(?= (?:down|it|them|(?:the|your|every) [a-z ]{2,20} down)\b)|set(?= (?:an?|your) (?:alarm|timer|reminder))|have(?= (?:the|an?|some) [a-z])(?! (?:the|your|his|her|their|any|those|these) [a-z]+ (?:been|got|gotten|gone|come|had|become|felt|[a-z]+ed)\b)|look(?= at (?:your|his|her) ))\b(?!-)(?! (?:a look|your time|care\b|that makes|it looks|you\b|(?:is|are|was|were|will|would|can|could|may|might|has|had|helps?|matters?|works?|charges)(?=)\b)|, (?:i|we|you|it|that|they)\b)/i;

/**
 * A clinician's decision or instruction as a plan line: "i'm gonna prescribe some meloxicam fifteen milligrams once a
 * day" → Prescribe meloxicam 15 mg once daily. Instructions to the patient become "The patient was advised to …". Null
 * where no act is left. Drugs, doses and sides are those said.
 */
export function rephrasePlan(text: string, subject: Subject, style: PlanStyle = 'imperative'): string | null {
  const line = planLine(text, subject, style);
  return line === null || style === 'imperative' ? line : spokenAsClinic(line);
}

// "… and see how you do with it": the decision stands without it, as it does without what recognition cut off.
function withoutTail(decision: string): string {
  return (
    decision
      .replace(
        /,? and (?:then |follow up and )?(?=)(?:(?:i|we) (?:will|can) )?(?=)see how (?:you|he|she|it|that|this|things)(?=)\b[^,.;]{0,60}$/i,
        '',
      )
      .replace(
        /,? so (?:i|we) (?:have to|need to|should|will|are going to|can)(?=) (?:schedule|do|order|get|set up|arrange|book)(?: for)?(?=) (?:that|it|this|one)(?=)(?: as well| too| up| done)?$/i,
        '',
      )
      .replace(
        /,? and (?:based on|(?:(?:i|we) will|then) see|(?:i|we) (?:am|are)(?: actually| also| just)?|so|then)$/i,
        '',
      )
      .replace(
        /^what (?:i|we) would like (?:for )?(?=)you to (use|take|try)(?=) is (?:to )?(?:(?:use|take|try) )?/i,
        'i want you to $1 ',
      )
      .replace(/^what (?:i|we) would like (?:you to do )?is (?:for )?you to /i, 'i want you to ')
      // "Don't drive if you're sleepy, I mean it.", "I want you both to see the counselor."
      .replace(/, it$/i, '')
      .replace(/\b(want|like|need|advise|ask) you (?:both|two|guys) to (?=[a-z])/i, '$1 you to ')
      // "I'd like us to wean it."
      .replace(/^((?:i|we) (?:would like|would love|want|need)) us to (?=[a-z])/i, '$1 to ')
  );
}

// "Call us if the knee gets hot. Otherwise six weeks."
const otherwiseIn =
  /^otherwise,? (?:in )?(?=)((?:\d+|an?|one|two|three|four|six|eight|ten|twelve)(?=) (?:days?|weeks?|months?|year))(?=[.!]?$)/i;

// "You're due for a tetanus shot, so let's do that today."
const dueSo =
  /^(?:and |so |also )?(?:you|he|she)(?=)(?:['’]re|['’]s| are| is)(?=)(?: also)? (?:over)?due for (?=)((?:an?|the|your|his|her|another) (?:[a-z-]+ ){0,3}(?=)(?:shots?|vaccines?|vaccinations?|boosters?|jabs?|labs|blood ?work|blood tests?|a1c|ekg|ecg))(?=),? so (?:let['’]s|i['’]ll|we['’]ll|we will|we can)(?=) (?:go ahead and )?(?=)(?:do|get|give (?:you|him|her))(?=) (?:that|it|those|them)(?: for you)?((?=) (?:today|now|this week|before you (?:go|leave)))?(?=[.!]?$)/i;

// "How about a gel, you rub it on four times a day."
const proposes = /^(?:(?:then|so|okay|well|and|or),? )*(?:how|what) about (?=(?:an?|some) [^?]+$)/i;

// "Voltaren gel, you put it on four times a day": "puts" and "put" sound alike.
const youPut = /, (?:and )?you (?=(?:put|cut) (?:it|them|one|two|some|half)\b)/i;

// "For the midwife, you refer yourself online."
const selfRefers = /\byou(?: just)? refer yourself\b/i;

// "Otherwise call the office first."; what is to happen anyway needs no other case.
/** "Follow up in six weeks." */
const appointment = /^(?:Follow up|See|Recheck|We will (?:ring|phone|message|text|call|see|check|recheck))\b/;
const otherwise = /^(?:(?:and|so|but) )?otherwise,? (?=[a-z])/i;
// "Because you're a chef, you need to stay off work."
const becauseThat =
  /^(?:(?:and|so|but|now|okay|well|then)(?=),?(?=) ){0,3}(?=)(?:because(?=) ((?:you|he|she|it|your|his|her|the|there|this|that)(?=)(?:['’][a-z]{1,2})? [^,.;]{3,80})|(?:since|as)(?=) ((?:you|he|she)(?=)(?:['’](?:re|ve|s)| are| have| is| has) [^,.;]{3,80})), (?=(?:i|we|you|he|she|it|they|let|there|the|your|his|her|take|start|stop|use|get|keep|do|don['’]t|please|make|go|come|continue|try|avoid)(?=)\b)/i;
// "As you've still got a womb you need progesterone, that's Utrogestan.": told after no comma.
const goesOnWithin = / (?:we|i)(?:['’](?:ll|m|re|d|ve))? |\b(?:you|he|she) (?:needs?|should|must)\b/i;
// "I'd like to add a statin at some point, but we'll hold off today."
const someday =
  /\b(?:down the (?:road|line)|at some (?:point|stage)|eventually|in the (?:near )?future|later on)\b/i;
const hopes = /\b(?:like|love|want)\b/i;

function planLine(text: string, subject: Subject, style: PlanStyle): string | null {
  const other = otherwiseIn.test(text) ? null : otherwise.exec(text);
  if (other !== null) {
    const done = planLine(text.slice(other[0].length), subject, style);
    return done === null || appointment.test(done) ? done : finish(`Otherwise, ${uncapital(done)}`);
  }
  const because = becauseThat.exec(text);
  if (because !== null && !goesOnWithin.test((because[1] ?? because[2])!)) {
    const done = planLine(text.slice(because[0].length), subject, style);
    const why = (because[1] ?? because[2])!;
    return done === null
      ? null
      : finish(`${done.replace(/[.]$/, '')}, because ${uncapital(third(prepare(why), subject))}`);
  }
  const forReason = text.toLowerCase().includes(', so i') ? adviceFor(text, subject, style) : null;
  if (forReason !== null) return forReason;
  const { decision, purpose } = plainDecision(
    withoutQuestion(
      prepare(
        givenToday(text)
          .replace(dueSo, 'we will do $1$2')
          .replace(otherwiseIn, 'come back in $1')
          .replace(proposes, 'we could try ')
          .replace(wereYou, '')
          .replace(bestThing, outright)
          .replace(youPut, ', ')
          .replace(selfRefers, 'you can refer yourself'),
      ),
    ),
  );
  if (purpose !== null) {
    const decided = planLine(decision, subject, style);
    return decided === null
      ? null
      : finish(`${decided.replace(/[.]$/, '')}, ${third(uncapital(purpose), subject)}`);
  }
  const prepared = whatIsDone(withoutFirstPerson(withoutTail(decision))).replace(
    /,? (?:and|so) (?:i|we)(?=) (?:will|am going to|are going to)(?=) (?:put in|send|place|make|do|write)(?=) (?:that|the|a|it)(?=)(?: referral| order| prescription)?(?=)(?: in)?(?: today| now)?$/i,
    '',
  );
  const first = beforeThat.exec(prepared);
  if (first !== null) {
    const done = planLine(prepared.slice(first[0].length), subject, style);
    return done === null
      ? null
      : finish(`${done.replace(/[.]$/, '')} ${uncapital(third(first[1]!, subject))}`);
  }
  if (others.test(prepared)) return advise(prepared.replace(/^(?:and|but|so|then) /i, ''), subject);
  if (knowsOnly.test(prepared) || onlyTurns.test(prepared)) return null;
  if (saysNothing(prepared) || (isQuestion(prepared) && !isOrdered(text, prepared))) return null;
  if (/^(?:(?:and|but|so) )?(?:if|next time)\b/i.test(prepared)) return conditional(prepared, subject);
  // "The first order will be a renal ultrasound."
  let said = prepared.replace(lead, '').replace(ordering, 'order ').replace(goingTo, 'i am going to ');
  if (said === '') return null;
  const keptOn = wantedReading(said, subject) ?? wantedOn(said, subject);
  if (keptOn !== null) return keptOn;
  const advised = advice.exec(said);
  if (advised) {
    const rest = said.slice(advised[0].length);
    if (/\b(?:want|like|need)(?=) (?:for )?(?:you|him|her) $/i.test(advised[0]) && doing.test(rest))
      return finish(third(`we want the patient ${rest}`, subject));
    // "They shouldn't, and if they do we change them": of the tablets, or of somebody else.
    if (ofAnother(advised[0], said, subject) || /^not,/i.test(rest)) return finish(third(said, subject));
    // "You're going to need surgery": a need is no act of the patient's.
    if (/\bneed $/i.test(advised[0]) && operation.test(rest))
      return finish(`The patient will need ${third(rest, subject)}`);
    // "You need IV fluids and a level every six hours.", "you still need contraception".
    if (/\bneed $/i.test(advised[0]) && isThing(rest)) return finish(third(said, subject));
    return advise(rest, subject);
  }
  const again = seesMe.exec(said);
  if (again) return finish(`Follow up ${third(said.slice(again[0].length), subject)}`);
  const expected = expects(said);
  if (expected !== null) return finish(third(expected, subject));
  const ruled = youRule.exec(said);
  if (ruled) return advise(said.slice('you '.length), subject);
  if (tellsToDo(said)) return advise(said.replace(/^have you (?:just |also )?/i, ''), subject);
  const given = handsOver.exec(said);
  if (given !== null) return finish(`Given: ${third(given[1]!, subject)}`);
  if (letsKnow.test(said)) return advise(said, subject);
  const allowed = permission.exec(said);
  if (allowed && isAble.test(said)) return finish(third(said, subject));
  if (allowed) return finish(`The patient may ${third(said.slice(allowed[0].length), subject, true)}`);
  if (asksFirst(said)) return finish(third(said, subject));
  const intent = intends.exec(said) ?? letUs.exec(said);
  if (intent) {
    const perhaps =
      /\b(?:may|might|could|can(?= always))\b/i.exec(intent[0])?.[0].toLowerCase() ??
      (/\bcan\b/i.test(intent[0]) && (orNot.test(said) || onlyIf.test(said)) ? 'can' : undefined);
    if (perhaps !== undefined) return tentative(said, perhaps, intent[0].length, subject);
    if (someday.test(said) && hopes.test(intent[0])) return finish(third(wished(prepared), subject));
    said = said.slice(intent[0].length);
    if (
      /(?:recommend|suggest)$/i.test(intent[0].trim()) &&
      (helps.test(said) || !isBaseVerb(said.split(' ')[0]!.toLowerCase()))
    )
      said = `recommend ${said}`;
    // "I want her to come in for a consult."
    const patientTo = wishes.test(intent[0]) ? /^(?:her|him) to /i.exec(said) : null;
    if (patientTo && !ofAnother(patientTo[0], said, subject))
      return advise(said.slice(patientTo[0].length), subject);
    if (wishes.test(intent[0]) && asksSomebody(said)) return finish(`We will ask ${third(said, subject)}`);
    // "let's get an x-ray": the verb went with the lead-in.
    const verb = /\b(do|get) ?$/i.exec(intent[0].trim());
    if (verb && letUs.test(intent[0])) said = `${verb[1]} ${said}`;
    if (/^(?:a|an|the|some|another) /i.test(said)) return wanted(said, prepared, subject, style);
    // "I'd like metoprolol at night", "I want her on iron": what is wanted, and no verb.
    if (
      wishes.test(intent[0]) &&
      !/^(?:you|to|(?:it|that|this|these|those) (?:is|are|was|will))\b/i.test(said) &&
      !/\byou\b/i.test(said.split(' ', 2).join(' '))
    )
      return studied(said) ? act(`order ${said}`, subject, style) : finish(third(wished(prepared), subject));
    return act(said, subject, style);
  }
  const own = ownAdvice.exec(said)?.[0].length ?? 0;
  if (own > 0 && command.test(said.slice(own))) said = said.slice(own).replace(andOwn, '$1 ');
  if (command.test(said)) {
    said = said.replace(forUs, '');
    const back =
      /^(?:just )?(?:come|return|follow) ?(?=)(?:back|up)?(?=)(?: with me| and see (?:me|us)| to see (?:me|us)| here| to (?:the )?(?:clinic|office))? (?=in (?!(?:for|to|and|if|when|sooner|straight|right|with|this|today|tonight|tomorrow|on|at|next|every|any|again|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?=)\b)|at (?:an?|the|\d+|one|two|three|four|six|nine)(?=)\b|next|after|if|on|as|for|when|sooner|tomorrow)/i.exec(
        said,
      );
    if (back) return finish(`Follow up ${third(said.slice(back[0].length), subject)}`);
    const direct = act(said, subject, 'imperative', true);
    if (direct !== null) return direct;
    return advise(said.replace(/^(?:just |also |then |definitely )+/i, ''), subject);
  }
  if (
    /^(?:put you (?:back )?on|continue|start|order|prescribe|refer|increase|decrease|follow up|recommend|schedule|stop|discontinue|obtain)\b/i.test(
      said,
    )
  )
    return act(said, subject, 'imperative');
  return finish(third(said, subject));
}

// "Now, I know that you're a diabetic and on some insulin.": what was known before.
const knowsOnly =
  /^(?:(?:now|so|and|okay),? ){0,2}i know (?:that )?(?=)(?:you are|you have|he is|he has|she is|she has)\b(?!.*\b(?:but|so|because)\b)/i;

// "Now, about the gout."
const onlyTurns = /^(?:(?:now|so|and|okay|then),? )?about (?:the|your|his|her) [a-z]+(?: [a-z]+)?$/i;

// "I'd suggest ice and Tylenol."
const helps = /^(?:ice|rest|heat)(?=,| and\b| for\b|$)/i;

// "I'd like to start meloxicam, but I want to check with your nephrologist first."
function asksFirst(said: string): boolean {
  const at = said.indexOf(' but ');
  return at > 0 && / first$/i.test(said) && checks.test(said.slice(at)) && wouldLike.test(said);
}
const checks = /\b(?:check|talk|speak) (?:with|to)\b/i;
const wouldLike = /^(?:i|we) would like to [a-z]/i;

// "Before we start the methotrexate I need a CBC."
const beforeThat =
  /^(?:(?:and|so|but|then|also|now),? )*(before (?:we|i) [^,.]{3,60}?),? (?=(?:i|we) (?:would|want|need|am|are|will)\b)/i;

/** "Keep a headache diary for me." */
const forUs = / for (?:me|us)(?=[.]?$| and\b)/i;
// "I'd ice it, and I'd stay off the tennis for a month.": what the clinician would do is what the patient is to do.
const ownAdvice =
  /^(?:i|we) would (?:(?:just|probably|also|still|definitely) )?(?=(?:rest|ice|wear|steer clear of|take(?! (?:[a-z]+ ){0,6}(?:out|off)\b| (?:you|him|her)\b)|avoid|stay|skip|drink|eat|wash|soak|stretch|limit|elevate|walk|sleep|leave|go back to|go easy on|cut (?:down|back|out)|keep (?:moving|going|walking|active|on|it|them|up|off|away|the|your|his|her|an?)|try(?= (?:not to [a-z]|and (?:keep|get|cut|drink|eat|avoid|stay|rest|sleep|have|take|use|walk)(?=)\b|honey|ice|heat|warm|cold|cool|[a-z]{3,}ing|to(?! (?:get|find|see|make|arrange|have|fit|squeeze)\b)|an? (?:warm|hot|cold|cool|heating|humidifier)|some (?:honey|ice|heat|water))(?=)\b))(?=)\b(?!.*, we\b))/i;
// "The drinking makes it worse, so I'd try to cut that right back."
const soOwn = /^([^.;]{10,90}?), so (?=(?:i|we) would )/i;
// "The best thing is to keep moving.", "the main thing is not to overdo it"
const bestThing =
  /^(?:(?:so|and|but|now|really),? )?the (?:best|main|most important|key|first|other|only) thing(?: (?:(?:that )?you can do|to do|for (?:you|it|this|that)))?(?: (?:for now|now|here|at the moment))? is (?:really |just )?(not )?to (?=[a-z])/i;
const outright = (_: string, not: string | undefined) => (not === undefined ? '' : 'do not ');
// "I'd rest it, if I were you."
const wereYou = /^(?:and |so |but |well,? )?if i were (?:you|him|her),? |,? if i were (?:you|him|her)\b/i;
function adviceFor(text: string, subject: Subject, style: PlanStyle): string | null {
  const said = prepare(text);
  const reason = soOwn.exec(said);
  const what = reason === null ? '' : said.slice(reason[0].length);
  const advised = ownAdvice.test(what) ? planLine(what, subject, style) : null;
  return advised === null ? null : finish(`${third(reason![1]!, subject)}, so ${uncapital(advised)}`);
}
const andOwn = /\b(and|but|then) (?:i|we) would (?:(?:just|probably|also|still) )?/gi;

// "What we do is a test of the nerves.": to be done for this patient.
const whatWeDo =
  /^(?:so |and |then |but )?what (?:i|we)(?=)(?: will)?(?: usually| normally| generally)?(?=) do(?: here| first| then| now| next)?(?=) is (?:we (?:do|get|run) )?(?=(?:an?|the|some) )/i;

function whatIsDone(said: string): string {
  const found = /\bwhat (?:i|we)\b/i.test(said) ? whatWeDo.exec(said) : null;
  if (found === null) return said;
  const what = said.slice(found[0].length);
  return / (?:is|are) /.test(what) ? said : `we will do ${what}`;
}

// "You don't drive in.", "you call us": told as a rule, meant as advice.
const youRule =
  /^you (?:(?:do not|never)(?=) (?:drive|stop|skip|miss|lift|carry|climb|double|crush|share|mix|wait|stay|push|pull|fly|swim|run|bend|squat|kneel|change|cut|go|take (?:it|that|them|the|more|both|another|anything)|use (?:it|that|them|the|more)|put|pick|scratch|rub)|(?:call|ring|text|phone)(?=) (?:us|me|911|999|111|the)|come (?:back|straight|right)|go (?:straight|right) to)(?=)\b(?! (?:a lot|much|enough|often|every|well|already|anymore|any more)\b)/i;
const isFor =
  /^you are ((?:off|out of|in a [a-z]+|[a-z]{3,12})(?: [a-z]+)?) for (?=(?:(?:about|maybe|up to|at least|around|roughly|probably|only|just) )*(?=)(?:an?|the|\d+|one|two|three|four|five|six|several|some|a few|a couple of)(?=) (?:(?:first|few|couple(?: of)?|good|or|to|\d+|two|three|four|six)(?=) )*(?=)(?:hours?|days?|nights?|weeks?|months?)(?=)\b)/i;
const notExpected = /\b(?:due|on|here|taking|doing|using|going|getting|having|been|good|set|back)\b/i;

// "See me in a month", "me in three weeks": when the next visit is.
const seesMe =
  /^(?:(?:see )?me|(?:see|(?:speak|talk) to) you) (?:(?:back|again) )?(?=(?:in (?:about |around )?(?:an?|\d+|one|two|three|four|six|eight)|next) [a-z])/i;

// "You're sore for a few days, off a week.", "you go home the same day": what will be, not what is.
function expects(said: string): string | null {
  if (!/^you (?:are|go) /i.test(said)) return null;
  const so = isFor.exec(said);
  if (so !== null && !notExpected.test(so[1]!)) return `you will be ${said.slice('you are '.length)}`;
  const home = /^you go (?=home\b)/i.exec(said);
  return home === null ? null : `you will go ${said.slice(home[0].length)}`;
}

// "I want you checking it at home."
const doing =
  /^(?:(?:still|also|just) )?(?!(?:bring|ring|string|spring|sing|sling|something|anything|nothing)\b)[a-z]{2,}ing\b/i;

function isThing(rest: string): boolean {
  const first = rest.split(' ', 1)[0]!;
  return (
    /^(?:iv|IV|an?|the|some|more|somebody|someone|something|\d)$/.test(first) ||
    !isBaseVerb(first.toLowerCase())
  );
}

const another = /^(?:(he|him)|(she|her)|they)\b/i;

// Of the patient are "he" and "she" as the visit has them, and only where nobody is "you".
function ofAnother(who: string, said: string, subject: Subject): boolean {
  const [found, man, woman] = another.exec(who) ?? [];
  if (found === undefined) return false;
  if (/\byou\b/i.test(said)) return true;
  return !(man ? subject.they === 'he' : woman ? subject.they === 'she' : false);
}

// "I'd like your GP to check your iron": somebody else is asked to.
const wishes = /\b(?:like|love|want|need) ?(?=)(?:also |just |probably |then |still )?$/i;
// "Here's the number for the crisis line, 988."
const handsOver =
  /^here (?:is|are)(?=) ((?:the|an?|some|your) (?:[a-z]+ )?(?=)(?:number|leaflet|sheet|handout|information|form|letter|note|prescription)(?=) (?:for|about|on|with) .{3,80})$/i;
// "Let me know if you get any muscle aches."
const letsKnow =
  /^let (?:me|us) know if (?:you|he|she|it|that|the|your|there) (?!(?:want|need|have (?:any )?(?:questions|concerns)|like|would|prefer|decide)\b)/i;
const asksOther =
  /^(?:your|his|her|the|our|dr\.?|one of (?:our|the))(?=) ((?:[a-z.'-]{1,20} ){1,4})to [a-z]{2,}/i;

function asksSomebody(said: string): boolean {
  const who = asksOther.exec(said)?.[1];
  return (
    who !== undefined &&
    (/^dr\b/i.test(said) ||
      who
        .split(' ')
        .some((word) => /^(?:gp|midwife|colleagues?|carers?)$/i.test(word) || namesOther(word.toLowerCase())))
  );
}

// "Gon na order a CBC": who does was not said.
const goingTo =
  /^going to (?=(?:order|get|prescribe|start|refer|give|put|send|have|check|do|schedule|repeat|continue|increase|decrease)\b)/i;
const ordering =
  /^(?:(?:the|my|our) )?(?=)(?:(?:first|next|second|other|last) )?(?=)order (?:will be|is going to be|is)(?: for)? (?=(?:an?|the|some) )/i;

const operation =
  /^(?:an?|the|some)?(?=) ?(?:[a-z]+ ){0,3}(?=)(?:surgery|operation|replacement|repair|injections?|procedure|biopsy|crutches|brace|splint|boot|cast|stitches)(?=)\b/i;

// "Have his teacher fill out the form": whom the patient is to ask, no question.
const others =
  /^(?:(?:and|but|so|then) )?have (?:your|his|her|their|the)(?=) (?:own |regular |family |primary )?(?=)(?:teacher|school|dentist|pharmacist|therapist|nurse|doctor|gp|midwife|coach|boss|surgeon|mom|mother|dad|father|husband|wife|partner|son|daughter|sister|brother|kids) [a-z]+ /i;

// "I can call one, or I can do it here", "I can give you a pill for it, but it's hard on the liver".
const orNot =
  /,? (?:or (?:i|we|you)\b|but (?:it|that|they|you|i|we|he|she)\b)|\b(?:today|now) or (?:another|next|some|later|tomorrow|at|in|on|when|wait)\b/i;

// "We can go to 300 in a few weeks if you need it."
const onlyIf =
  / (?:if|as) (?:needed|necessary|need be)\b|(?<!\b(?:see|know|out|tell|check|whether|and|decide)) if (?:you|he|she|they|it|that|this|things|the|your|his|her) |\b(?:down the road|later on|at some point)\b/i;

// "We may increase the lisinopril": what may be done is not decided.
function tentative(said: string, perhaps: string, from: number, subject: Subject): string | null {
  const decided = act(said.slice(from), subject, 'we');
  return decided?.startsWith('We will ') === true
    ? `We ${perhaps} ${decided.slice('We will '.length)}`
    : finish(third(said, subject));
}

const study =
  /^(?:a|an|the|some|another) (?:[a-z0-9-]+ ){0,4}?(?:x-?rays?|mri|ct|scan|ultrasound|echo\w*|ekg|ecg|labs?|panel|blood ?work|blood tests?|blood count|cbc|cmp|a1c|urinalysis|culture|biopsy|tests?|mammogram|colonoscopy|endoscopy|cystoscopy|enterography|swallow|study|studies|levels?|swab|films?|emg|abis?|pfts?|nerve conductions?|monitor|spirometry|tsh|aldosterone|renin|cortisol|b12|folate|ferritin|psa|inr|quantiferon|lipids?|uric acid|electrolytes|crp|esr|ana|bmp|stool cards?)(?=)\b/i;

const wish = /\b(?:i|we) (?:(?:also|really|just|still|do|would|will)(?=) )*(?=)(?:like|love|want|need)(?=) /i;

function wished(prepared: string): string {
  return prepared.slice(wish.exec(prepared)?.index ?? 0);
}

// "i would like an echocardiogram": what is wanted is ordered where it is a study, else said as a wish.
function studied(said: string): boolean {
  return !/^(?:her|him|them) /i.test(said) && study.test(`an ${said}`);
}

function wanted(said: string, prepared: string, subject: Subject, style: PlanStyle): string | null {
  if (study.test(said)) return act(`order ${said}`, subject, style);
  const wish = /^(?:.*?\b)?(i|we) (?:would (?:also )?like|want|need) (?=(?:a|an|the|some|another) )/i.exec(
    prepared,
  );
  return wish ? finish(third(prepared, subject)) : null;
}
