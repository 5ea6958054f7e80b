import { lowerInitial } from '../../language/uncapital.ts';
import { namesOrder } from '../choosing/left-out-orders.ts';
import { surely } from '../learned/section-labels.ts';
import { isConditionWord } from '../lexicon/conditions.ts';
import { namesDrug } from '../lexicon/drugs.ts';
import { hasFiniteVerb } from '../rephrase/clauses.ts';
import { gerundOf } from '../rephrase/verbs.ts';
import { namesAnything } from '../visit/clinical-words.ts';
import { plainOf, reworded, type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { spokenTo } from './answered-permission.ts';

const certain = 0.6;
const endStop = /(?<![.\s])[.\s]+$/;

const asksWhen =
  /^(?:(?:and|so|okay|but),? )*when (can|could|should|will|may)(?=) (i|we|he|she|they)(?=) (?:be able to )?([^?]{3,60})\?$/i;
const asksHow =
  /^(?:(?:and|so|okay|but),? )*how (?:often|long|many times(?: a day)?)(?=) (?:can|should|do|does|must)(?=) (i|we|he|she|they)(?=) (?:need to |have to )?(?=)((?:take|use|do|wear|keep|stay|give|put|ice|apply|rest)(?=)\b[^?]{0,50})\?$/i;
const asksNeed =
  /\b(?:(?:do|does|will|would)(?=) (?:i|we|he|she|they)|do you think (?:i|we|he|she|they)(?=)(?:['’]ll| will))(?=) need (?:the |an? |any |to have (?:the |an? )?)?(?=)([a-z][a-z -]{2,30}?)(?: again| now| for (?:it|this|that))?\s*\?$/i;
/** "Am I going to need dialysis?" */
const goingTo = /\b(?:am|is|are) (i|we|he|she|they) going to(?= need\b)/i;
/** "Come back on Thursday." "What time?" "Half past eight." */
const asksTime =
  /^(?:(?:and|okay|so|at)(?=),? ){0,2}(?=)what time(?: (?:is (?:it|that)|(?:should|do) i (?:come|need to (?:come|be here)|be here)))?$/i;
const atClock =
  /^(?:(?:at|about|around) )?(?=)(?:half past|quarter (?:past|to)|\d{1,2}\b|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=)\b)[a-z0-9: .]{0,30}$/i;
const leansOnNeed =
  /^(?:probably|maybe|possibly|perhaps|likely|most (?:people|of them|patients|folks)|hopefully not|(?:it |that )?depends|only if|if)(?=)\b/i;
const ofTime =
  /^(?:when|once|after|as soon as|in|not (?:until|till|before|for)|until|next|tomorrow|today|on) /i;

/**
 * The passage in which the clinician answers what the patient asked, said whole: "can I drive?" "Not until you can
 * brake." → Drive: not until you can brake. Null where it stays as it was said; unsaid where nothing is decided in it.
 */
export function decidedAnswer(passage: Passage, asked: Unit): Passage | null {
  const text = plainOf(passage.unit).replace(endStop, '');
  const question = plainOf(asked).replace(goingTo, 'will $1');
  const bare = question.replace(/(?<![\s?.])[\s?.]+$/, '');
  // "Not amoxicillin though?" "No, not amoxicillin."
  const avoided = passage.unit.words.length <= mostNamed ? asksNot.exec(bare)?.[1] : undefined;
  if (avoided !== undefined && no.test(passage.unit.text) && namesDrug(wordsOf(avoided)))
    return planned(passage, `No ${avoided}.`);
  const named = withNamed(passage, bare);
  if (named !== null) return named;
  if (!passage.unit.opens) return fineToo(passage, text, bare);
  // "And if I get an attack?" "Call us and we'll do a short course."
  const condition = asksIf.exec(bare)?.[1];
  if (condition !== undefined && actsThen.test(text))
    return planned(passage, `If ${spokenTo(condition)}, ${lowerInitial(text.replace(/^then /i, ''))}.`);
  // "Is it measles?" "No, it doesn't look like measles."
  if (
    no.test(passage.unit.text) &&
    hasFiniteVerb(text) &&
    asksIllness.test(bare) &&
    wordsOf(bare).some(isConditionWord) &&
    passage.unit.words.some(isConditionWord)
  )
    return { ...passage, section: 'assessment', keep: Math.max(passage.keep, certain) };
  const refused = stillTaken(passage, text, bare) ?? mayDo(passage, text, bare);
  if (refused !== null) return refused;
  const allowed = leave(passage, text, bare);
  if (allowed !== null) return allowed;
  const when = asksWhen.exec(question);
  if (when !== null && ofTime.test(text)) {
    const not = /^not /i.test(text);
    const modal = when[1]!.toLowerCase();
    return planned(
      passage,
      `${told(when[2]!)} ${modal === 'will' ? 'can' : modal}${not ? ' not' : ''} ${spokenTo(when[3]!)} ${unbound(not ? text.slice(4) : text)}.`,
    );
  }
  if (asksTime.test(bare) && atClock.test(text)) return planned(passage, `Time: ${unbound(text)}.`);
  const need = asksNeed.exec(question)?.[1];
  // "Will I need an operation?" "Probably, if it's torn."
  if (need !== undefined && leansOnNeed.test(text)) return planned(passage, `${need}: ${unbound(text)}.`);
  if (hasFiniteVerb(text)) return null;
  const how = asksHow.exec(question);
  if (how !== null && /\b(?:\d|once|twice|every|until|always|day|night|week)/i.test(text)) {
    return planned(passage, `${told(how[1]!)} should ${spokenTo(how[2]!)} ${unbound(text)}.`);
  }
  const same = asBefore.test(text);
  const thing = same || (passage.unit.words.length > 2 && limits.test(text)) ? thingIn(bare) : null;
  if (thing !== null && same)
    return planned(passage, `${thing}: ${/dose/i.test(text) ? 'same dose' : 'the same'}.`);
  if (thing !== null) return planned(passage, `${thing}: ${unbound(text)}.`);
  // "No, no insulin right now" says what it is about.
  if (namesAnything(passage.unit.clinical)) return null;
  if (!/^(?:not|no(?! [a-z])|maybe|probably|yes|possibly|perhaps|sometimes|usually)\b/i.test(text))
    return null;
  return need === undefined || passage.unit.words.length < 2
    ? { ...passage, keep: 0 }
    : planned(passage, `${need}: ${unbound(text)}.`);
}

const asksNot =
  /^(?:(?:okay|and|so|but|um|uh|well|right)(?=),?(?=) ){0,2}not (?:the |any )?([a-z]{4,20})(?:,?(?=) (?:though|then|right)){0,2}$/i;

const asksStop =
  /^(?:(?:and|so|okay|but),? )?(?:should|can|could) (?:i|we|he|she|they) (?=(?:stop|hold|skip|change|come off) (?:anything|the|my|his|her)\b)/i;
const mostStopped = 5;
const notThen = /^(?:(?:no|oh|well|nope),? ){0,2}not (yet|today|for now|right now|at this (?:time|point))$/i;

// "Should I stop the aspirin?" "Not yet."
function stillTaken(passage: Passage, text: string, question: string): Passage | null {
  const then = notThen.exec(text)?.[1];
  const lead = then === undefined ? null : asksStop.exec(question);
  if (lead === null) return null;
  const act = question.slice(lead[0].length);
  return wordsOf(act).length > mostStopped
    ? null
    : planned(passage, `You should not ${spokenTo(act)} ${then}.`);
}

const asksEffect =
  /^(?:(?:and|so|okay|but|um|uh),? ){0,3}(?=)(?:(?:is|are)(?=) (it|that|this|they)(?=) (?:going to|gon na|gonna)|(?:will|can|could|might|does|do|would)(?=) (it|that|this|they)|(?:(?:will|would|could|might)(?=) (i)|am (i)(?=) (?:going to|gon na|gonna)))(?=) ([a-z][^?,.]{2,50})$/i;
const itMay =
  /^(?:(?:yes|yeah|well),? )?(?=)(?:it|that|this|they)(?=) (can|could|may|might)(?=$|, so (?:please |just )?(?=)(?:take|use|try|keep|avoid|have|do not|don['’]t)(?=)\b)/i;
// "Just for the first few days.", "maybe at first": how far it goes.
const howFar =
  /^(?:(?:usually|mostly|probably|maybe|possibly|perhaps|yes|yeah),? ){0,2}(?=)(?:(?:just|only|maybe|probably)(?=) )?(?:for|at first|at the start|in the first|to (?:start|begin) with|initially|when|after)(?=)\b/i;
const noEffect =
  /^(?:work|help|heal|go|come|get (?:better|rid)|need|have to|last|take|stop|interfere|be (?:able|okay|ok|all right|fine|safe)|know|find|still|drive|see|do)(?=)\b/i;
const mostFar = 11;

// "Is that going to make the sweating worse?" "It can.", "Will it hurt?" "Just for a minute."
function mayDo(passage: Passage, text: string, question: string): Passage | null {
  const may = itMay.exec(text)?.[1];
  const far = may === undefined && howFar.test(text) && passage.unit.words.length <= mostFar;
  const [, is, will, would, am, effect] = (may !== undefined || far ? asksEffect.exec(question) : null) ?? [];
  if (effect === undefined || (far && noEffect.test(effect))) return null;
  const who = would !== undefined || am !== undefined ? 'You' : pointsAt((is ?? will)!);
  return planned(
    passage,
    `${who} ${may ?? 'may'} ${spokenTo(effect)}${may !== undefined && text.includes(', so ') ? text.slice(text.indexOf(', so ')) : ''}${may === undefined ? ` ${lowerInitial(text.replace(yes, '').replace(/^just /i, 'only '))}` : ''}.`,
  );
}

function pointsAt(word: string): string {
  return word.toLowerCase() === 'they' ? 'They' : 'It';
}

const asksIf =
  /^(?:(?:and|so|but|okay|what|or),?(?=) ){0,2}(?=)if ((?:i|it|he|she|we|they|(?:the|my|his|her) [a-z]+) [^?,.]{3,60})$/i;
const actsThen =
  /^(?:then )?(?:(?:(?:i|we)(?:['’](?:ll|d)| will| would)|you (?:can|should))(?=) )?(?=)(?:call|ring|phone|give (?:me|us) a|come (?:back|in)|go (?:to|straight|back|up|down)|let (?:me|us) know|see (?:me|us|you)|use|take|skip|try|bring) /i;
const asksIllness = /^(?:is|could|might) (?:it|this|that|he|she) (?:be |have )?/i;
const asksLeave =
  /^(?:(?:and|so|okay|but|then|oh|right)(?=),?(?=) ){0,3}(?=)(?:can|could|may|should|do(?:es)?(?= (?:i|we|he|she|they) (?:still )?(?=)(?:keep|carry on|continue|stay on)\b)|is it (?:okay|ok|all right|safe)(?=) (?:for|if|to))(?=) (?:(i|we|he|she|they|me|him|her)(?=) (?:to )?)?(?:still |also |just )?(?=)((?:go|work|drive|fly|swim|run|play|lift|use|take|have (?:it|them|this|that|a (?:drink|bath|shower)|sex)(?=)|eat|drink|exercise|walk|shower|bathe|travel|train|carry on|keep|continue|stay on|breastfeed|ride|cycle|do (?:an?|my|the|some))(?=)\b[^?,]{0,60}?)(?: then| now)?$/i;
// "And driving?"
const asksDoing =
  /^(?:(?:and|what about|how about)(?=) )?(?:the |my )?((?:[a-z]{3,}|go|do)ing(?: [a-z]+){0,3})$/i;
const yes =
  /^(?:oh )?(?=)(?:yes|yeah|yep|of course|sure|absolutely|definitely|no (?:problem|worries|reason not))(?=)\b[,.]? ?/i;
const no = /^(?:oh )?no\b[,.]? ?/i;
/** "I'd rather you didn't.", "better not" */
const advisesNot =
  /^(?:(?:oh|well|no),? )?(?=)(?:(?:i|we)(?:['’]d| would)(?=) rather (?:you|he|she|they) did(?:n['’]t| not)|(?:better|best) not(?: to)?|i would(?:n['’]t| not))(?=$|[,.])[,.]? ?/i;
const asksOn = /\bdo(?:es)? (?:i|we|he|she|they) /i;
/** "I'd leave it until he's finished the antibiotic.": what was asked, and no medicine. */
const putsOff =
  /^(?:(?:i|we)(?:['’]d| would) )?(?:(?:just |rather )?(?=)(?:leave|skip|give)(?=) (?:it|that|them)(?: a miss)?|hold off(?: on (?:it|that))?|wait)(?=) ((?:until|till|for)(?=) [a-z].{3,80})$/i;
const noMore = /^no (?:more|less|fewer|longer|later|earlier|sooner|heavier) than\b/i;
/** What is not to be, and no "no" to what was asked: not "no you can't". */
const nothing =
  /^(?:oh )?no (?!(?:i|you|he|she|it|we|they|that|this|there|not|never|no|do|does|don['’]t|problem|worries|reason|need|way|because|absolutely|definitely|please|sorry|sir|ma['’]am|doctor)(?=)\b|[a-z]+['’])[a-z]/i;
const fine =
  /^(?:(?:that|it)(?:['’]s| is|['’]ll be| will be|['’]d be)(?=) (?:(?:absolutely|perfectly) )?(?=)(?:fine|okay|ok|all right|safe|good)|please|you can|he can|she can)$/i;
const provided =
  /^(?:(?:that['’]s fine|but|just|only),? )?(?=)(?:as long as|so long as|provided|if|once|after|until|when|unless|with|without)(?=)\b/i;

// "Can he go to nursery?" "Yes, as long as he's well."
function leave(passage: Passage, plain: string, question: string): Passage | null {
  const doing = asksDoing.exec(question)?.[1];
  const found = doing === undefined ? asksLeave.exec(question) : null;
  if (found === null && doing === undefined) return null;
  const what = doing ?? spokenTo(found![2]!);
  // "What about going to work?" "Not this week." → Work: not this week.
  const label =
    doing?.replace(/^going (?:back )?to (?:the )?(?=[a-z]+$)/i, '') ?? what.replace(/^[a-z]+/i, gerundOf);
  const text = passage.unit.text.replace(endStop, '');
  if (/^not\b/i.test(plain))
    return hasFiniteVerb(plain.split(untilWhen, 1)[0]!)
      ? null
      : planned(passage, `${label}: ${unbound(plain)}.`);
  if (found === null) return null;
  const who = subjectOf(found[1]);
  // "Can I keep working?" "No heavy lifting until we've sorted this out."
  if (nothing.test(text))
    return planned(passage, noMore.test(text) ? `${label}: ${unbound(text)}.` : `${text}.`);
  const modal =
    asksOn.test(found[0]) || /\bshould\b/i.test(found[0].slice(0, found[0].indexOf(found[2]!)))
      ? 'should'
      : 'can';
  const later = putsOff.exec(text)?.[1];
  if (later !== undefined) return planned(passage, `${who} should not ${what} ${later}.`);
  const refuses = advisesNot.test(text) ? advisesNot : no.test(text) && !yes.test(text) ? no : null;
  if (refuses !== null) {
    const why = text.replace(refuses, '');
    // "Do I carry on with the maca root?" "No, I'd stop that."
    if (asksOn.test(found[0]) && why !== '') return null;
    return planned(passage, `${who} should not ${what}${tellsMore(why) ? `: ${unbound(why)}` : ''}.`);
  }
  if (yes.test(text) || fine.test(plain)) {
    const more = text.replace(yes, '');
    if (more === '' || fine.test(more)) return planned(passage, `${who} ${modal} ${what}.`);
    // "Yes, you're fine to drive."
    if (/^(?:you['’]re|you are|he['’]s|she['’]s)(?=) (?:fine|okay|ok|safe|all right) to\b/i.test(more))
      return planned(passage, `${more}.`);
    if (provided.test(more)) return planned(passage, `${who} ${modal} ${what} ${unbound(more)}.`);
  }
  return null;
}

// "Can I take ibuprofen with it?" "No, stick to paracetamol."
function tellsMore(why: string): boolean {
  return why !== '' && (hasFiniteVerb(why) || namesDrug(wordsOf(why)));
}

/** "Legs are fine.", said of what may be trained, after "can I lift at the gym?" "Nothing overhead." */
const isFine =
  /^(?:the |your )?[a-z]{3,15}(?: [a-z]{3,15})?(?:['’]s| is| are) (?:fine|okay|ok|all right|alright)$/i;

function fineToo(passage: Passage, text: string, question: string): Passage | null {
  return isFine.test(text) && asksLeave.test(question) ? planned(passage, `${text}.`) : null;
}

const untilWhen = /\b(?:until|till|before|while|if|when|unless)\b/i;

function subjectOf(asker: string | undefined): string {
  const who = asker?.toLowerCase();
  return who === 'he' || who === 'him'
    ? 'He'
    : who === 'she' || who === 'her'
      ? 'She'
      : who === 'they'
        ? 'They'
        : 'You';
}

const asksOne =
  /\b(?:do|does|should|will|can)(?=) (?:i|we|he|she|they)(?=) (?:(?:need|have|do|get|bring)(?=) )(?:to have |to do )?((?:an?|another) [a-z][a-z -]{1,30}?)(?: again| now| then| too| as well)?$/i;
const one =
  /\b(get|have|do|drop|bring|order|book|arrange|take|send|(?:write|give|get|do|print) (?:you|him|her)) one\b/i;
const asksAbout =
  /^(?:(?:and|so|okay|but),? ){0,2}(?=)(?:what about|how about|do i (?:still |also )?(?=)(?:need|take|use|have)|should i (?:still |also )?(?=)(?:take|use|have)|what do i do (?:about|with))(?=) ((?:the|my) [a-z][a-z -]{1,30}?)(?: then| now| as well| too)?$/i;
const it =
  /\b(carry on with|keep on with|stay on|keep taking|keep using|keep|stop|take|use|continue|hold|halve|leave|double)(?=) (?:it|that|them)\b(?! (?:is|was|up|clean|dry|covered|raised|elevated|out)(?=)\b)/i;
const asksFor =
  /\b(?:(?:do|does|should|will|would|can|could)(?=) (?:i|we|he|she|they|(?:the|my|his|her) [a-z]+)(?=) (?:need|have|get|do|want|take|start|restart|try)|(?:go|be|get) (?:back )?on)(?=) (?:to have |to do |back on )?(?=)(the |my |an? |any |some |another )?(?!(?:for|to|in|on|at|with|after|before)\b)([a-z][a-z -]{1,30}?)(?=)(?: (?:again|now|then|yet|back|today|as well|too|done))?$/i;
const putOff =
  /\b((?:hold off|wait)(?: on)?|(?<!\byou can )hold|leave|skip|restart|start|put off)(?=) (?:it|that|them)\b(?! (?:is|was|up|clean|dry|to)\b)/i;
const treatment =
  /\b(?:one|inhaler|tablets?|pills?|cream|patch(?:es)?|spray|drops|insulin|injections?|medicine|steroids?|antibiotics?)\b/;

// "Should I do a sample?" "Please drop one in." "What about the lisinopril?" "Carry on with that."
function withNamed(passage: Passage, question: string): Passage | null {
  const { text } = passage.unit;
  const thing = one.test(text) ? asksOne.exec(question)?.[1] : undefined;
  if (thing !== undefined) return planned(passage, text.replace(one, `$1 ${thing}`));
  // "Do I need a scan?" "Let's hold off on that for now."
  const [, article, meant] = (putOff.test(text) ? asksFor.exec(question) : null) ?? [];
  if (
    meant !== undefined &&
    !pointsBack.test(meant) &&
    (article !== undefined ||
      wordsOf(meant).some(namesOrder) ||
      meant.endsWith('testing') ||
      namesDrug(wordsOf(meant)))
  )
    return planned(passage, text.replace(putOff, `$1 the ${lowerInitial(meant)}`));
  const about = it.test(text) ? asksAbout.exec(question)?.[1] : undefined;
  if (about === undefined) return it.test(text) ? stopped(passage, question) : null;
  const words = wordsOf(about);
  if (!treatment.test(about) && !namesDrug(words)) return null;
  return said(passage, text.replace(it, `$1 ${about.toLowerCase().replace(/^my /, 'the ')}`));
}

const asksToStop =
  /\b(?:do|does|should|can|must|will)(?=) (?:i|we|he|she|they)(?=) (?:still |just )?(?:have to |need to |get to )?(?=)(?:stop|quit|hold|come off|give up)(?=) (?:taking )?((?:the|my|his|her) [a-z][a-z -]{1,30}?)(?: then| now| too| first| for (?:that|this|it))?$/i;

// "Do I have to stop the Plavix?" "No, you stay on it."
function stopped(passage: Passage, question: string): Passage | null {
  const about = asksToStop.exec(question)?.[1];
  if (about === undefined || !(treatment.test(about) || namesDrug(wordsOf(about)))) return null;
  const text = passage.unit.text.replace(no, '').replace(yes, '');
  return planned(passage, text.replace(it, `$1 ${about.replace(/^my /i, 'the ')}`));
}

const pointsBack = /\b(?:it|that|this|them|those|these|one|ones|something|anything|what|else)\b/i;

const limits = /^(?:probably |maybe )?(?=)(?:not|only|just|yes,? (?:with|if|after|once|at|for))(?=)\b/i;
// "And the Effexor?" "Same as now."
const asBefore =
  /^(?:(?:that|it) stays )?(?=)(?:the )?same(?: dose)?(?=)(?:,?(?=) (?:as (?:now|before|it is|ever|always|you['’]re taking)|for now))?$|^no change (?:there|for now|to that)$/i;
const asksThing =
  /^(?:(?:and|so|okay|but|then|or),?(?=) ){0,2}(?=)(?:(?:what|how) about |no |not )?(?=)(?:the |my |an? |some )?([a-z][a-z0-9 -]{2,40}?)(?: then| now| too| today| instead)?$/i;

// "The Aricept?" "Not with a slow pulse."
function thingIn(question: string): string | null {
  const thing = asksThing.exec(question)?.[1];
  if (thing === undefined) return null;
  const words = wordsOf(thing);
  if (words.length > mostNamed || hasFiniteVerb(thing)) return null;
  return namesDrug(words) || treatment.test(thing) || words.some(namesOrder) ? thing : null;
}

const mostNamed = 6;
const onlyPlan = surely('plan');

function planned(passage: Passage, text: string): Passage {
  return {
    ...said(passage, text.charAt(0).toUpperCase() + text.slice(1)),
    section: 'plan',
    sections: onlyPlan,
  };
}

function said(passage: Passage, text: string): Passage {
  return { ...passage, unit: reworded(passage.unit, text), keep: Math.max(passage.keep, certain) };
}

/** As it goes on within a sentence: without the stop, the words that only open it, and the capital. */
export function unbound(text: string): string {
  const bare = text.replace(endStop, '').replace(/^(?:(?:um|uh|oh|well|just),? )+/i, '');
  return lowerInitial(bare);
}

function told(who: string): string {
  return /^(?:i|we)$/i.test(who) ? 'You' : who;
}
