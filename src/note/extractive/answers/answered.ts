import { lowerInitial } from '../../language/uncapital.ts';
import { sentence } from '../draft.ts';
import { relativeOf, rephraseStatement, type Subject } from '../rephrase/rephrase.ts';
import { thirdPerson } from '../rephrase/verbs.ts';
import { inFirstPerson } from '../visit/first-person.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { qualifierOf } from './answer-qualifier.ts';
import { affirmed, isDo, parted } from './asked-clause.ts';
import { onlyDenies } from './left-open.ts';

const leadIn =
  /^(?:(?:okay|ok|alright|all right|and|so|now|but|well|um|uh|then|also|or|great|good|sure|yeah|yes|no|right|have you noticed|tell me|i see|just|in general|otherwise|at all|with that|do you know),?\s+)+/i;
const courtesy =
  /\b(?:questions?|sound (?:good|okay)|make sense|hear me|okay with|ready|want me|like me|would you|how are you|is that (?:okay|right|correct|all right|fair)|anything else|any other|remember me|tell me|all right|you said|you know what|mean|recall|remember|start (?:at|from) the)(?=)\b/i;
const swap =
  /^(are|were|is|was|do|does|did|have|has|had|can|could)(?=) (you|it|they|that|there|he|she|(?!any|some|no)[a-z]{3,}ing|your [a-z]+(?: [a-z]+)?|(?:the|his|her) [a-z]+(?: (?:dose|level|levels|inhaler|patch|tablets))?) (.{2,90})$/i;

// "I ask everyone this, when it's at its worst, have you thought about ending your life?"
const preface =
  /^.{10,90}, (?=(?:have|has|do|does|did|are|were) (?:you|he|she)\b(?![^,]*\b(?:that|those|them|it|there|mean|say|know|think)\b)[^,]{5,60}$)/i;

// "Is there any chance you're pregnant?", "could you be pregnant?"
const chanceOf =
  /^(?:(?:is there )?(?:any|a)(?=) (?:chance|possibility)(?: (?:that|at all))?(?=) (you(?:['’]re| are| could be| might be)|she(?:['’]s| is| could be| might be)) |(?:could|might)(?=) (you|she) be )(?=pregnant\b)/i;

const ofBoth =
  /\b(?:eat(?:ing)?|sleep(?:ing)?|walk(?:ing)?|eating) and (?:drink(?:ing)?|eat(?:ing)?|talk(?:ing)?)\b/;

const asksWhether = (_: string, you: string | undefined, who: string | undefined) =>
  /^you/i.test(you ?? who!) ? 'are you ' : 'is she ';

/** A yes-or-no question as the statement that its answer makes of it: "do you smoke?" "no" → She does not smoke. */
export function answeredStatement(passage: Passage, subject: Subject): string | null {
  const { unit, reply } = passage;
  if (!reply || reply.answer === 'open') return null;
  const whole = plainOf(unit)
    .replace(/(?<![?.!\s])[?.!\s]+$/, '')
    .replace(leadIn, '');
  const plain = reply.answer === 'no' ? whole.replace(chanceOf, asksWhether) : whole;
  const asked = swap.test(plain) ? plain : plain.replace(namedFirst, haveOne).replace(preface, '');
  if (reply.answer === 'no') {
    const none =
      deniedHistory(asked, reply.units[0]!) ??
      nobody(asked, subject, reply.units[0]!, unit.text.endsWith('?')) ??
      deniedAgain(unit);
    if (none !== null) return none;
  }
  // "Are you eating and drinking okay?": the "okay" is what was asked.
  if (reply.answer === 'no' && /\b(?:okay|ok|all right|alright|well|fine)\W*$/i.test(unit.text)) return null;
  // "Are you managing to eat and drink?" "I'm not really eating.": of the one.
  if (reply.answer === 'no' && ofBoth.test(unit.said) && reply.units[0]!.words.length > 3) return null;
  // "You'd been taking Aleve. Are you still?"
  if (onlyStill.test(asked)) return null;
  if (asked.split(' ').length > 16 || courtesy.test(asked) || /\bor (?:not|anything|no)\b/.test(asked))
    return null;
  const yes = reply.answer === 'yes';
  // "Can you open it fully, any trouble with that?" "No, I can open it fine."
  if (!yes && affirmsItself.test(reply.units[0]!.said)) return null;
  if (yes && deniesAfterAll.test(reply.units[0]!.said)) return null;
  const safety = safetyStatement(asked, yes);
  if (safety !== null) return rephraseStatement(inFirstPerson(safety), subject, 'subject');
  const found = swap.exec(asked);
  if (!found) return null;
  const parts = firstAsked(found[3]!, yes, reply.units[0]!).split(
    / or (?:have|has|had|did|do|does|are|is|was|were)(?=) (?:you|he|she|it|there|they)(?=)\b/i,
    2,
  );
  const rest = parts[0]!;
  // "Were you lifting, or did you fall?" "Yeah, I think I fell.": which of the two, the answer tells.
  if (yes && (parts.length > 1 || orAsks.test(found[3]!))) return null;
  // "Have you had a fever, headache, feel lousy?" "A bit tired.": which of several, nobody said.
  if (yes && unit.clinical.symptoms.length > 1 && found[3]!.includes(',')) return null;
  if (yes && (namesOnlyOne(rest, reply.units[0]!) || affirmsAnother(found[3]!, reply.units[0]!))) return null;
  // "are your stools normal? any blood?" "no, all normal": the no is about something else.
  if (!yes && /\b(?:normal|okay|ok|fine|all right|well|good|regular)\b/.test(rest)) return null;
  // "Do you drink alcohol?" "Not really, maybe a glass at Christmas."
  if (!yes && aLittleOnly.test(reply.units[0]!.said)) return null;
  // "Do you have any of that now?": of what, only the answer tells.
  if (!yes && /^any of (?:that|those|them|these|it)\b/.test(rest)) return null;
  // "Do you smoke or drink?" "I don't smoke.": the answer says itself what is denied.
  if (
    !yes &&
    (deniesOnlyOne(onlyWords.test(found[3]!) ? found[3]! : rest, reply.units[0]!) ||
      namesAnother(found[3]!, reply.units[0]!))
  )
    return null;
  // "Is it something you want, does he ever push?" "No, he's nice.": the no is to what was asked last.
  if (!yes && reply.units[0]!.words.length > shortNo && goesOnAsking.test(found[3]!)) return null;
  // "does it hurt or burn?" "yes": which of the two was not said.
  if (yes && /\b(?:or|any(?:thing|one|body|where|more)?|ever)\b/.test(rest)) return null;
  const verb = found[1]!.toLowerCase();
  // "Is moving it painful?"
  if (/ing$/i.test(found[2]!) && !found[2]!.includes(' ') && !isDo(verb)) return null;
  const { who, what } = parted(verb, found[2]!.toLowerCase(), rest);
  const said =
    neverDid(verb, who, what, reply.units[0]!) ??
    statement(verb, who, what, yes, qualifierOf(plainOf(reply.units[0]!)));
  if (said === null) return null;
  const { role, kin } = reply.units[0]!;
  // "Have you given him any water?" "No.": it is the parent who has not.
  const owner = role === 'relative' && ofPatient.test(said) ? relativeOf(subject, kin) : subject;
  return rephraseStatement(inFirstPerson(said), owner, 'subject');
}

// "Have you thought what you'd do?" "Yeah, I didn't think about that a lot."
const deniesAfterAll =
  /^(?:yes|yeah|yep) (?:i ){1,3}(?=)(?:did|do|have)(?=) n't (?:really )?(?:think|do|try|have|get)(?=)\b/;
const affirmsItself = /^(?:no ){1,2}(?:i|he|she|it|they) (?:can|could)(?! ?n['’]t| not)\b/;
const orAsks =
  /, or (?:have|has|had|did|do|does|are|is|was|were)(?=) (?:you|he|she|it|there|they|something|someone)\b/i;
const onlyStill = /^(?:[a-z]+ (?:you|he|she|they|it) )?(?:still|currently|ever|now)$/i;
// "Living will, do you have one?"
const namedFirst =
  /^(?:an? )?([a-z]+(?: [a-z]+)?), ((?:do|does|have|has|did)(?=) (?:you|he|she)(?=) (?:have|use|own|had)) one$/i;
const haveOne = (_: string, thing: string, asks: string) =>
  `${asks} ${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${lowerInitial(thing)}`;

const aLittleOnly =
  /^not really (?:just |only )?(?=)(?:maybe|the odd|an? (?:glass|beer|pint|couple|few)|once|sometimes|occasionally)(?=)\b/;
const goesOnAsking =
  /, (?:or )?(?:(?:does|do|did|is|are|has|have)(?=) (?:he|she|they|it|anyone|anybody)|(?:he|she|they|nobody|no one|it)(?:['’]s)?)(?=) /i;
// "No, not really."
const shortNo = 3;

const onlyWords = /^(?:smoke|drink|vape|use)(?=)(?:, (?:smoke|drink|vape|use drugs)){1,2}$/i;
const bareNo = /^(?:no|nope|nah|neither)(?: (?:no|neither|nothing|to both|i do n't))?$/;
const orGoesOn =
  /^ or (?:any|been|had|taken|used|noticed|felt|seen|lost|bleed|get|have|feel|when|in|at|after|during|with|while) [a-z' ]{2,60}$/i;
const knowsOfNone = /^no not that i (?:know(?: of)?|remember|recall)$/;
// "Is it worse when you cough, or bend over, or first thing in the morning?"
const opensAnother =
  /(?:^|, ?)(?: ?(?:or|and) )?(?:(?:have|has|had|did|do|does|are|is|was|were|can) |(?:he|she|it|they|you|i|we|that|which|like|such|so|but|how|what|where|any)\b)/i;

function deniesAll({ said }: Unit): boolean {
  return onlyDenies.test(said) || knowsOfNone.test(said);
}
const orElse = /^ or [a-z]+(?: [a-z]+)?$/;

const likeThat = /(?:,| or|, or) anything (?:like|of) (?:that|those)(?: sort| kind)?$/i;

// "Made a plan, or tried?", of which a no denies both.
function firstAsked(whole: string, yes: boolean, answer: Unit): string {
  const { said } = answer;
  const rest = yes ? whole : whole.replace(likeThat, '');
  const comma = rest.indexOf(',');
  // "Does she smoke, drink?" "No, neither."
  if (onlyWords.test(rest) && bareNo.test(said)) return rest.replace(/, (?=[a-z]+$)/i, ' or ');
  if (comma < 0 || (!yes && orElse.test(rest.slice(comma + 1)))) return rest;
  const [one, other] = [rest.slice(0, comma), rest.slice(comma + 1)];
  if (!yes && rest.includes(' or ') && !opensAnother.test(other) && deniesAll(answer))
    return other.includes(',') ? rest : rest.replace(/, or /i, ' or ');
  // "Have you ever had cancer, or been on steroids?" "No, never."
  return !yes && (onlyDenies.test(said) || knowsOfNone.test(said)) && orGoesOn.test(other)
    ? `${one}${other}`
    : one;
}

// "Did you see it happen?" "Yes.": the parent did.
const ofPatient =
  /^you\b.*\b(?:him|her|he|she|his|hers)\b|^you (?:did not )?(?:see|saw|hear|heard) (?:it|this|that)\b/;

// "Still taking the vitamin and the iron?" "The vitamin yes."
function namesOnlyOne(rest: string, { words }: Unit): boolean {
  const asked = rest
    .toLowerCase()
    .split(/ and /)
    .map((part) => part.split(' ').at(-1)!);
  const named = asked.filter((word) => word.length > 2 && words.includes(word));
  return asked.length === 2 && named.length === 1;
}

const apart = /,? or |, /;

function namedOf(asked: readonly string[], { words }: Unit): string[] {
  return asked.filter((part) =>
    part
      .split(' ')
      .some(
        (word) =>
          word.length > 3 && !ofAny.test(word) && words.some((said) => said.startsWith(word.slice(0, stem))),
      ),
  );
}
const ofAny = /^(?:that|this|than|them|they|like|anything|really|have|been|with|when)$/;
const stem = 4;

// "Do you smoke or drink?" "Never smoked, and a gin on a Friday."
function deniesOnlyOne(rest: string, answer: Unit): boolean {
  const asked = rest.toLowerCase().split(apart);
  const named = namedOf(asked, answer);
  return asked.length > 1 && named.length > 0 && named.length < asked.length;
}

// "Do you drink, smoke?" "I don't smoke.", "do you bruise, or get nosebleeds?" "Nosebleeds, yeah."
function namesAnother(asked: string, answer: Unit): boolean {
  const [first = '', ...others] = asked.toLowerCase().split(apart);
  return others.length > 0 && namedOf(others, answer).length > 0 && namedOf([first], answer).length === 0;
}

// "Is his mouth wet, any tears?" "Aye, plenty tears." affirms both.
function affirmsAnother(asked: string, answer: Unit): boolean {
  return (!saysYes.test(answer.said) || asked.includes(' or ')) && namesAnother(asked, answer);
}
const saysYes = /^(?:yes|yeah|yep|yup|aye)\b/;

const ofHistory =
  /^(?:(?:do|does|have|has|is|are) (?:you|he|she|there)(?=) (?:have |had )?)?any (?:past |personal (?!or\b))?(?=)((?:(?:personal or )?family )?history of|other (?:medical|health) (?:problems|conditions|issues))( [a-z][a-z ,'-]{2,70})?/i;

const goesOn = /,? (?:or )?(?=)(?:anything|anyone|that|which|at all|as far as)(?=)\b/i;

const exceptThat = /^no (?:just|only|but|except(?: for)?) (.+)$/;

// "Any history of ulcers or kidney problems?" "No."
function deniedHistory(asked: string, answer: Unit): string | null {
  const found = ofHistory.exec(asked);
  if (found === null) return null;
  const other = found[1]!.toLowerCase().startsWith('other');
  if (!other && found[2] === undefined) return null;
  const whole = (found[2] ?? '').split(goesOn, 1)[0]!;
  const had = exceptThat.exec(answer.said)?.[1];
  const of = had === undefined ? whole : withoutHad(whole, had);
  if (of === null) return null;
  return sentence(`no ${found[1]!.toLowerCase()}${other ? '' : of}`);
}

// "Heart disease or diabetes?" "No, just my mom has diabetes."
function withoutHad(asked: string, had: string): string | null {
  const items = asked.split(apart);
  const rest = items.filter((item) => !item.split(' ').some((word) => word.length > 3 && had.includes(word)));
  if (rest.length === items.length) return asked;
  return rest.length > 0 ? ` ${rest.join(' or ').trim()}` : null;
}

const asksNo =
  /^(?:(?:and|so|but|okay|now),? )*no ((?!one\b|more\b|other\b|idea\b|questions?\b|problems?\b)[a-z][a-z' -]{3,50}?)(?: in you)?,? that (?:we|you|i)(?=) (?:know|are aware|knew) of[\s?.]*$/i;

// "And no thyroid problems in you that we know of?" "No."
function deniedAgain(unit: Unit): string | null {
  const what = asksNo.exec(plainOf(unit))?.[1];
  return what === undefined || /\b(?:you|i|he|she|they|it|that|is|are|has|have)\b/i.test(what)
    ? null
    : sentence(`no ${what}`);
}

/** In words. */
const longestNobody = 6;
const asksAnybody =
  /^(?:(?:does|do|is) )?any(?:one|body)(?=)(?: else)?(?=) (smoke|smoking|vape|vaping|drink)((?: [a-z]+){0,6})$/i;

// "Does anybody smoke at home?" "No."; not "No, my brother's staying, he smokes in the garden."
function nobody(asked: string, { their }: Subject, answer: Unit, marked: boolean): string | null {
  const found = answer.words.length > longestNobody ? null : asksAnybody.exec(asked);
  if (found === null || (marked && /^any/i.test(asked))) return null;
  const verb = thirdPerson(found[1]!.toLowerCase().replace(/(ok|ap)ing$/, '$1e'));
  return sentence(`nobody ${verb}${found[2]!.replace(/\byour\b/gi, their)}`);
}

const participles: Record<string, string> = {
  smoke: 'smoked',
  vape: 'vaped',
  drink: 'drunk',
  use: 'used',
  chew: 'chewed',
};
const never =
  /^(?:no )?(?:i |he |she )?(?=)never(?: have| has| did| (?:smoked|vaped|drank|drunk|used))?(?=)(?: in my life| ever)?$/;

// "Do you smoke?" "Never have."
function neverDid(verb: string, who: string, rest: string, answer: Unit): string | null {
  const [did = '', ...what] = rest.replace(/^ever /i, '').split(' ');
  const done = participles[did.toLowerCase()];
  if (!/^(?:do|does|did|have|has)$/.test(verb) || done === undefined || !never.test(answer.said)) return null;
  const more = what.map((word, i) => (what[i - 1] === 'or' ? (participles[word] ?? word) : word));
  return [who, who === 'he' || who === 'she' ? 'has' : 'have', 'never', done, ...more].join(' ');
}

const harms =
  /^(?:is|has|does) (?:any|some)(?=)(?:one|body) (?:(?:currently|ever) )?(?=(?:hurt|hit|threaten|abus)\w* )/i;
const hurtYou = /^\w+(?: or \w+)? you\b/i;
const weapons =
  /^(?:are|do you (?:have|keep)) (?:there )?(?=)any ((?:guns?|firearms?|weapons?)(?=)\b.{0,40})$/i;

// "Is anybody hurting you?" "No.": what is asked for safety's sake is written as it was answered.
function safetyStatement(asked: string, yes: boolean): string | null {
  const harm = yes ? null : harms.exec(asked);
  if (harm !== null) {
    const act = asked.slice(harm[0].length).replace(/^(\w+) you or (\w+) you/i, '$1 or $2 you');
    if (hurtYou.test(act))
      return `nobody ${/^\w+ing\b/i.test(act) ? 'is' : 'has'} ${act.split(orMakes, 1)[0]!.replace(/\byou\b/i, 'the patient')}`;
  }
  const weapon = weapons.exec(asked)?.[1]?.split(/,? or /, 1)[0];
  return weapon === undefined ? null : `there are ${yes ? '' : 'no '}${weapon}`;
}

const confirmed =
  /^(?:(?:okay|ok|and|so|now|but|it (?:looks|seems|sounds) like|i (?:see|understand|hear|heard)(?=)(?: here)?(?: that)?|you said|you mentioned),? )*(you (?:also )?(?=)(?:have|had|get|got|suffer|feel|felt|notice|noticed|are having|were having|passed|fainted|fell|vomited|threw|lost|gained|collapsed|woke)(?=)\b.{3,90})$/i;
const qualified =
  /\b(?:with|from|after|when|since|during|whenever|on|at|for) [a-z0-9]|\b(?:once|twice|times|ago|yesterday|today|last)\b/i;
// "It was Tuesday that you passed out?"
const wasDay =
  /^((?:okay|ok|and|so|now|but),? )*it was (?:on )?([a-z]+day)(?: (morning|night|evening|afternoon))? (?:that|when) (you [^,]{3,60})$/i;

const onThatDay = (_: string, _lead: string, day: string, part: string | undefined, did: string) =>
  `${did} ${/^(?:yester|to)day$/i.test(day) ? '' : 'on '}${day}${part === undefined ? '' : ` ${part}`}`;

/** "You get itching with the prednisone?" "That's correct." → He gets itching with the prednisone. Null where it is asked otherwise, or without anything but the symptom. */
export function confirmedStatement(unit: Unit, subject: Subject): string | null {
  const asked = plainOf(unit).replace(/(?<![\s?.])[\s?.]+$/, '');
  const told = asked.includes('it was ') ? asked.replace(wasDay, onThatDay) : asked;
  const said = confirmed.exec(told)?.[1];
  if (said === undefined || !qualified.test(said) || /\b(?:or|any|ever|anything)\b/i.test(said)) return null;
  return rephraseStatement(inFirstPerson(said), subject, 'subject');
}

function statement(
  verb: string,
  who: string,
  rest: string,
  yes: boolean,
  qualifier: string | null,
): string | null {
  if (/^(?:want|wish|think|feel like|mind|prefer|agree|understand|know|say|tell|mention)\b/.test(rest))
    return null;
  const plain = rest.replace(/^(?:still|ever|currently|also) /, (word) =>
    yes || word === 'currently ' ? word : '',
  );
  const timed = qualifier === null || /\b(?:recently|lately|yet|any ?more)$/.test(plain);
  if (!yes) return `${who} ${verb} not ${plain}${timed ? '' : qualifier.replace(/^not/, '')}`;
  const told = isDo(verb) ? affirmed(who, verb, plain) : `${who} ${verb} ${plain}`;
  if (qualifier === null) return told;
  return plain.includes(' ') ? `${told}, ${qualifier}` : `${told} ${qualifier}`;
}

// "… hurt you or make you feel unsafe"
const orMakes = / or (?:mak|caus)[a-z]{1,4} you /i;
