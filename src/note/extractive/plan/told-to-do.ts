import { firstWord } from '../../language/first-word.ts';
import { haveSomebodyDo } from '../../language/have-you-do.ts';
import { saysWhenToCall } from '../../language/return-precaution.ts';
import { namesOrder } from '../choosing/left-out-orders.ts';
import { ordersByCommand } from '../visit/record-commands.ts';
import { plainOf, type Unit } from '../visit/units.ts';

const lead =
  /^(?:(?:okay|ok|alright|all right|so|and|then|but|now|well|good|great|sure|fine|yes|yeah|also|for now|in the meantime|meanwhile|today|otherwise|no worries|(?:it|that|which) (?:just |only )?(?=)means(?: that)?(?= (?:i|we) (?:need|have to|want|should))|i think|i see|the (?:best|main|most important|key|first|other|only)(?=) thing(?: (?:(?:that )?you can do|to do|for (?:you|it|this|that)))?(?=)(?: for now| now| here)?(?=) is (?:really |just )?to(?= )|what (?:i|we)(?:['’]d| would)(?=) like to do(?: though| now| today)? is(?: to)?)(?=)\b[,.]? ?){0,5}/i;
const command =
  /^(?:please |just |definitely |always |only ){0,2}(?=)(?:have (?:your|his|her|their|the)(?=) (?:teacher|school|dentist|pharmacist|therapist|nurse|mom|mother|dad|father|husband|wife|partner) (?!be\b)|take|use|apply|ice|rest(?! of\b)|elevate|avoid|keep|continue|stop|drink|eat|call|ring|come back|return|follow[- ]?up|wear|put|try|start|stay|monitor|watch|check|limit|increase|decrease|schedule|wash|soak|stretch|give (?:him|her|them|it|us|me)|cut|finish|quit|rinse|gargle|heat|chew|sip|pop (?:it|one|them)|carry on|keep going|sit|unlock|leave|book|stand up|buddy[- ]tape|tape|massage|moisturi[sz]e|(?:don['’]t|do not|never) (?!move|let me|breathe|talk|look|worry(?! about)|think|know|tense|help|be |see |feel |have |hear )[a-z]+|look at (?:your|his|her) |do (?:the|your|these|this|some)|get (?:some|plenty|your)|switch|bring|weigh|walk|prop (?:yourself|him|her|your|the|up)|strain (?:your|his|her|all)|stick (?:with|to)|roll (?:it|your|the) (?!over\b|up your\b)|set (?:an?|your) (?:alarm|timer|reminder)s?|get up slowly|halve|(?:come|go|step|drop)(?=) (?:back )?(?:down|up) to \d+|no more|(?:text|email|message|send) (?:me|us)|(?:mail|post|drop|hand|send) (?:it|them|that)(?=) (?:back|off|in|round|over)|pick (?:it|them) up|pick up (?:the|your)|rub (?:it|in|some|the)|write (?:it|them|that|down)|(?:lay|ease) off|get (?:it|that|them) (?:re-?)?(?=)(?:checked|looked at|tested|done|seen)|sleep (?:on|with|propped)|fill (?:in|out) (?:the|this|that)|(?:let|tell|ask|show) (?:the|your|his|her)(?=) (?:school|work|boss|nurse|dentist|surgeon|pharmacist|chemist|teacher|employer|midwife|optician|insurance)|wrap|change (?:the|your|his|her) (?:dressing|bandage|bedding|sheets|pad)s?|clean (?:it|them|the|your)|pat (?:it|them|the)|(?:skip|miss|double|half) (?:it|the|your|a|one)|collect|cover (?:it|the|your)|swap|carry (?:it|one|them|your|a)|consider (?:stopping|starting|adding|switching|cutting|taking|using|trying)|see (?:you|him|her) (?:at|in|on|next|back|again)|(?:be|make) sure (?:to|you|that you))(?=)\b/i;
const intends =
  /^(?:i|we)(?=)(?:['’]ll| will| can| could|['’]m (?:going to|gon ?na)|['’]re (?:going to|gon ?na)| (?:am|are) (?:going to|gon ?na)|['’]d like(?: you| us)?(?: to)?| would like(?: you| us)?(?: to)?| want(?: you| us)?(?: to)?| need(?: you| us)?(?: to)?| recommend)\b.{0,40}?\b(?:start|restart|resume|double|halve|reduce|wean|taper|give|send|order|prescribe|get|check|add|try|increase|decrease|go (?:up|down)|raise|lower|stop|switch|refer|put (?:you|him|her|it)|see (?:you|him|her)|recheck|repeat|schedule|call in|draw|run|test|keep|continue|hold|remove|use|take|rest|avoid|wear|drink|drain|lance|biopsy|flush|inject|freeze|tape|splint|excise|swab|culture|(?:ring|text|phone|email)(?=) (?:you|him|her|them)|call (?:you|him|her|them)(?=) (?:with|when|once|as soon as|if|on|about))(?=)\b/i;
// "I'm sending you to hand therapy.", "You'll wear the splint for two more weeks."
const arranges =
  /^(?:(?:i|we)(?:['’]m| am|['’]re| are)(?=) (?:also |just )?(?=)(?:sending|putting|referring|giving|starting|adding|ordering|prescribing|increasing|decreasing|raising|lowering|stopping|switching|scheduling|booking)|(?:you|he|she|they)(?:['’]ll| will)(?=) (?:(?:also|then|just) )?(?=)(?:wear|use|take|need (?:to|an?|another)|be in an?)|(?:i|we)(?:['’]ll| will| want to|['’]d like to)(?=) (?:also |just )?(?=)(?:talk|speak|do) [^.]{0,40}\b(?:in|every|after|next)(?=) (?:\d|an?|one|two|three|four|five|six|eight|ten|twelve|few|couple|week|month|year|day|visit)|(?:i|we)(?=) need (?:an?|the|some|your) (?:[a-z]+ ){0,3}(?=)(?:clearance|records|letter|scan|x-?ray|sample|test))(?=)\b/i;
// "I'm also going to have the home nurse come by."
const hasDone = new RegExp(
  `^(?:i|we)(?=)(?:['’]ll| will|['’]m| am|['’]re| are|['’]d| would)(?: also| just)?(?=)(?: (?:going to|gon ?na|like to|want to))?(?: also| just)? ${haveSomebodyDo}`,
  'i',
);
// "You're healthy, so I recommend surgery."
const therefore =
  /,? so (?:i|we)(?:['’]d| would)?(?=) (?:recommend|suggest|advise)\b|\b(?:so|but) (?:i|we)(?=)(?:(?:['’]ll| will)(?=) (?:start|refer|order|send|prescribe|schedule|carry on|continue|keep|stop|switch|leave|repeat|recheck|watch)|(?:['’]m| am|['’]re| are)(?=) (?:referring|sending|starting))(?=)\b/i;
const suggests =
  /^(?:i|we)(?:['’]d| would)?(?=)(?: also| really)? (?:suggest|recommend|advise) (?!(?:that )?(?:it|this|that)(?=) (?:is|was|could|may)\b)/i;
// "You don't need antibiotics."
const needless =
  /^(?:you|he|she|they)(?=) (?:do not|don['’]t|do ?n['’]t|does not|doesn['’]t|does ?n['’]t)(?=) need (?:any |an? |to |the )?[a-z]{4,}/i;
// "You need progesterone."
const needs =
  /^(?:you|he|she|they)(?:['’]ll| will| do| also| still)? needs? (?!to\b|(?:it|that|this|them|these|those)\b)[a-z]/i;
const leaves =
  /^(?:right now |at this point |so )?(?:i|we) (?:would|will|wo|'?d)(?=)(?: not| ?n['’]t)(?=) (?:change|increase|decrease|start|stop|do|add|give|switch)(?=)\b/i;
// "I don't want him on the cough syrup."
const unwanted =
  /^(?:i|we)(?=) (?:do not|don['’]t|do ?n['’]t|would not|wouldn['’]t|would rather you did ?n['’]?t)(?=) (?:want|recommend|advise) (?!to (?:say|scare|worry|rush|push|miss)\b)/i;
const wishes =
  /^what (?:i|we)(?:['’]d| would)(?=) like(?: you to do)? is (?:for )?(?=)(?:you|him|her) to |^(?:i|we)(?:['’]d like| would like| want| need)(?=) (?:you|him|her) to (?!(?:know|understand|think|imagine|tell|say|rate|point|describe|show|explain|feel|be|remember|sign|fill|squeeze|push|pull|bend|lift|raise|look|close|open|turn|follow my|repeat|let me (?:see|feel)|walk (?:over|across|to))(?=)\b)[a-z]+|^(?:i|we)(?:['’]d| would)(?=) like (?:a call|to hear)(?=) from you\b/i;
const operates =
  /^(?:i|we)(?=)(?:['’]ll| will| should| must| need to| have to|['’]re going to| are going to)(?=)(?: (?:need|have) to)?(?: probably| also)?(?=) (?:do|run|give (?:you|him|her))(?=) (?:a |an |the |some |this |his |her |your |their )?(?:[a-z]+ ){0,2}(?=)(?:surgery|operation|tests?|bloods?|swabs?|scan|biopsy|injection|procedure|replacement|repair|vaccines?|vaccinations?|immuni[sz]ations?|shots|boosters?|jab|tdap|tetanus|shingrix|prevnar|pap)(?=)\b|^(?:i['’]m|i am) (?:just |also )?going to do (?:an?|the|your|her|his) (?:[a-z]+ ){0,2}(?=)(?:pap|swab|biopsy|culture|injection)(?=)\b/i;
const together =
  /^let me (?:get|put|start)(?=) (?:you|him|her)(?=) (?:back )?on (?!the (?:table|bed|list|schedule|books?|phone)\b)|^let(?:['’]s| us) (?:go ahead and |also |just )?(?=)(?:try|start|restart|resume|double|halve|raise|lower|reduce|bump|swap|step|stay (?:on|with|at)|stick with|turn (?:up|down|(?:the|your) [a-z]{1,20}(?: [a-z]{1,20})? (?:up|down))|leave (?:it|that|the [a-z]+|your [a-z]+) (?:at|as|alone|there|where)|get(?! (?:through|going|started|to (?:it|that)|you (?:up|on|off))\b)|increase|decrease|stop|switch|keep|order|check|add|see (?:you|him|her|each other)|meet again|(?:speak|talk|chat|catch up) (?:again )?(?=)(?:in|on|next|once|when|after)(?=) |have (?:you|him|her)|go (?:up|down)|continue|hold|plan|schedule|repeat|recheck|put|flush|wrap|splint|drain|freeze|inject|treat|refer|book|arrange|wean|use|rest|touch base|do (?:an?|some|another)(?! (?:quick |little )?(?:look|listen|exam\w*|check))|set (?:you|him|her|this|that) up)(?=)\b/i;
// "I'd rest it."
const wouldDo =
  /^(?:i|we)(?:['’]d| would)(?=) (?:just |probably |also |still |definitely )?(?=)(?:rest|ice|wear|use|take|avoid|stay|hold off|skip|limit|drink|eat|wash|soak|stretch)(?=) (?!(?:about|that|this) (?:as|out)\b)[a-z]/i;
const advice =
  /^(?:you|he|she|they) (?:(?:really|also|just|still|do|definitely) )?(?=)(?:should|must|(?:need|have|needs|has) to|(?:can|may)(?=) (?:use|take|try|put|go back|return|stop|start|give|apply|(?:walk|eat|drink|swim|drive|exercise|shower|bathe|run)(?! (?:on (?:your|his|her|the)|it|with no|without)\b)))(?=)\b/i;
// "Take a deep breath", "let's take a look", "we'll get to that": what is done in the room.
const inTheRoom =
  /\b(?:breath|breathe|deep|still|shirt|sleeve|seat|tongue|check (?:out )?(?:that|the|your|this|his|her) (?:(?:left|right|other) )?(?=)(?:knees?|hips?|shoulders?|ankles?|wrists?|back|neck|ears?|throat|belly|feet|foot|eyes?|reflexes|sensation|calves|pulses|strength|tummy|abdomen|chest|elbows?|hands?|legs?|heart|lungs|skin|balance)(?=)(?! (?:every|daily|twice|each|at home|nightly))|my finger|say ah|open wide|lie(?! in bed)|lay|sit(?! on the (?:edge|side) of)|a look|listen|examine|do an? (?:quick |little |brief )?(?:rectal |pelvic |breast |physical )?exam|hear|talk about|get to that|start (?:by|with)|go over|some questions|your history|have a feel|see (?:how|what|if|why)|on the table|pressure (?:lying|sitting|standing)|care of that|record|chart|computer|anesthe\w+|off (?:this|that|the) (?:board|bed|table)|be able to)(?=)\b/i;
// "A little honey is fine for the cough", "the sleeve is fine to wear", "tylenol is okay".
const advises =
  /^(?:a little |some |the |a )?(?:\w+ ){1,2}(?:is|are)(?=) (?:fine|okay|ok|all right|safe)(?=)(?: (?:for|to|if|while|as|with)\b|[.!]?$)/i;
// "He should stay home until the fever is gone", "call me if the fever lasts".
const instructs =
  /^(?:and |so |but |then |please )*(?:(?:he|she|they) (?:should|must|needs? to|has to|have to)\b|(?:call|ring|phone|come back|come in|let (?:me|us) know)\b.*\b(?:if|when)\b)/i;
const forbids =
  /^not (?:on|in|near|around) (?:the|your|his|her) [a-z]+\b(?=,? (?:mind|though|just|for the)\b)|^(?:and |so |but |no,? )?no (?:more )?(?=)(?:insulin|antibiotics?|steroids?|surgery|tennis|squatting|kneeling|running|walking (?:barefoot|on)|jumping|sports?|driving|lifting|heavy|coffee|caffeine|alcohol|aspirin|ibuprofen|nsaids?|smoking|swimming|gym|work|school|exercis\w+|contact|weight[- ]bearing|soda|screens?|(?:blood|skin|allergy) tests?|scans?|x-?rays?|patch|lenses|make-?up|baths?)(?=)\b/i;
// What to do if it gets worse is an instruction, not a finding.
const precaution =
  /^(?:and |but |so |now )?(?:if|when|unless)\b.*\b(?:call|come back|come in|return|go to|emergency|that(?:['’]s| is)(?=) (?:an|the) ambulance|er\b|911|9-1-1|999|\b111|a&e|ring|hear from you|bring (?:him|her|them)|back to (?:us|me)|let (?:me|us) know|notify|see (?:me|us|a doctor)|straight)/i;
// "Omeprazole 20 before breakfast", "so azithromycin for five days": no verb, but a decision where the clinician says it.
const howTaken =
  /\b(?:\d|daily|nightly|once|twice|morning|night|bedtime|breakfast|supper|meals|every|days?|weeks?|as needed|puffs?|drops?|milligrams?|micrograms?|mgs?|mcg|cream|ointment|gel|spray|patch(?:es)?)(?=)\b/i;
// "That's colchicine, 500 mcg, one twice a day, for up to a week."
const amount = /\d ?(?:mg|mcg|g|mL|units?|puffs?|tablets?|drops?|%)/i;
const frequency = /\b(?:daily|a day|nightly|every|morning|night|bedtime|times)\b/i;
const asItIs =
  /\b(?:you(?:['’]re|['’]ve| are| have| were| take| took| had)|(?:he|she)(?:['’]s| is| takes| was| has)|was|were|had|history|allerg\w+|level|(?:i|we)(?:['’]ve| have) (?:got|you|down)|it says|says here)(?=)\b/i;

// "If the ultrasound shows stones then I'll refer you."
const provided =
  /^(?:and |but |so )?if\b.*\b(?:then|(?:i|we)(?=)(?:['’]ll| will| would|['’]d|['’]re going to)|(?:you|he|she)(?=)(?:['’]ll| will| should| need| needs| must| can))(?=)\b/i;

// "Yes, more water." "Little sips often, dry food."
const amounts =
  /^(?:(?:yes|no|yeah|and|so|but|just)(?=),? ){0,2}(?=)(?:(?:a (?:bit|little|lot)|much|some) )?(?=)(?:more|less|fewer|plenty of|lots of|extra|little|small|regular|no)(?=) (?:water|fluids?(?! (?:around|in|on|behind|level|or)\b)|fib(?:er|re)|rest|sleep|exercise|salt|sugar|coffee|tea|caffeine|screen time|fruit|veg\w*|milk|sips|meals|snacks|walking|walks|cheese|red meat|fizzy drinks)(?=)\b/i;

// "Fluids and rest.", "honey and fluids"
const remedies =
  /^(?:(?:just|so|and) )?(?=)(?:(?:lots of|plenty of) )?(?=)(?:fluids|rest|honey|ice|heat|saline|elevation)(?=)(?:(?:,| and|, and)(?=) (?:fluids|rest|honey|ice|heat|saline|elevation|time|sleep)){0,3}(?=)(?: for (?:the|your|his|her) [a-z]+)?[.!]?$/i;

// "Hips are fine.", "the belly's okay": found, and not allowed.
const ofBody =
  /^(?:the |your |his |her )?(?:\w+ )?(?=)(?:hips?|knees?|ankles?|shoulders?|elbows?|wrists?|hands?|feet|foot|legs?|arms?|neck|back|spine|ribs?|chest|(?:heart|bowel|breath)(?: sounds?)?|lungs?|belly|tummy|abdomen|scalp|face|ears?|eyes?|throat|nose|nodes|glands|skin|reflexes|gait|pulses?|strength|sensation|joints?)(?=)\b/i;

export function isAdvice(text: string): boolean {
  return (
    amounts.test(text) ||
    remedies.test(text) ||
    (advises.test(text) && !/\b(?:left|right|other|rest)\b/i.test(text) && !ofBody.test(text)) ||
    instructs.test(text)
  );
}

// "It can make you drowsy, so don't drive."
const warning =
  /\b(?:do not|don['’]t|do n['’]t|never) (?:just )?(?=)(?:drive|operate|use|drink (?:any )?alcohol|lift|stop taking|skip|double|get (?:it|them|that) wet|put (?:any )?weight|scratch|rub|swim|share|mix|crush|chew)(?=)\b/i;

/** True where the patient is told what not to do while treated. */
export function warnsOff(text: string): boolean {
  return warning.test(text) && !/\bi (?:do not|don['’]t|do n['’]t|never)\b/i.test(text);
}

/** "We'll repeat it in six weeks", "hey dragon, order a CBC": an order or a prescription, wherever in a visit it is said. */
export function isOrder(unit: Unit): boolean {
  if (ordersByCommand(unit.text)) return true;
  const text = plainOf(unit).replace(lead, '').replace(forWhat, '');
  return orders.test(text) || (unit.clinical.drugs > 0 && tries.test(text));
}

// "For your knee pain, I'm going to order an x-ray."
const forWhat = /^for (?:your|the|that|this)(?=) (?:[a-z]+,? ){0,4}(?=(?:i|we)\b)/i;

// "Let's try it every other day, and take Colace with it."
const tries =
  /^let(?:['’]s| us) (?:also |just )?(?=)(?:try|start|add|increase|decrease|stop|switch|hold)(?=)\b/i;
const orders =
  /^(?:i|we)(?:['’]ll| will|['’]m (?:going to|gon ?na)|['’]re (?:going to|gon ?na))(?=) (?:also |just )?(?=)(?:repeat|recheck|order|prescribe|refer|start you|increase|decrease|book|arrange)(?=)\b|^let['’]s (?:do|get) (?:an? |some )?(?=)(?:abis?|emg|pfts?|nerve conductions?|stress test)(?=)\b/i;

// "In addition to that I will prescribe you a laxative.", "let me write you an order for that", "I'd recommend you see her."
const outright =
  /\b(?:(?:i|we)(?=)(?:'ll| will|'m going to|'m gon na|'re going to|'re gon na| am going to| are going to)(?=)(?: also| just)? (?:prescribe|order|refer)|(?:let me|i'll|i will|i'm going to|i am going to)(?: also| just)?(?=) write you an? (?:order|prescription|referral)|(?:i|we)(?:'d| would)?(?=)(?: also| highly| strongly| really)?(?=) (?:recommend|advise|suggest)(?: that)? you(?! (?:were|had|did)\b)|(?:i|we)(?:'ll| will)? (?:need|have)(?=) to do (?:(?:an?|the|this) )?(?:[a-z]+ ){0,5}(?:surgery|operation|procedure))(?=)\b/;
const namesOrdering =
  /\b(?:prescri(?:be|ption)|order|refer(?:ral)?|recommend|advise|suggest|surgery|operation|procedure)\b/;
const notNow = /\b(?:if|unless|in case|when|once|until|after|what|how|why|whether|did|would|should)\b/;

/** "I will prescribe you a laxative": so plain an order that it is one in the middle of the history. */
export function isOutrightOrder({ said }: Unit): boolean {
  if (!namesOrdering.test(said)) return false;
  const at = outright.exec(said)?.index ?? -1;
  return at >= 0 && !notNow.test(said.slice(0, at));
}

// "If you have migraine with aura, you shouldn't be on the combined pill."
const shouldNot =
  /\byou (?:should(?: not|n['’]t| n't)|must(?: not|n['’]t| n't)|cannot|ca(?:n['’]t| n't))(?=) (?:be (?:on|taking|using)|take|use|stay on)(?=)\b/i;

export function isForbidden(text: string): boolean {
  return forbids.test(text) || shouldNot.test(text) || warnsOff(text);
}

const any = /^(?:(?:and|so|but|then|or)(?=) )?any /i;
const thenCall =
  /, (?:(?:and|then|you) ){0,2}(?=)(?:(?:need to|should|must) )?(?=)(?:come (?:straight|right|in|back|up|down)|ring|call|phone|go (?:straight|right|to)|straight (?:in|to|back|up)|get (?:back|in touch|help|seen)|let (?:us|me) know|tell (?:us|me)|see (?:us|me|a doctor)|that['’]s (?:999|a&e|the er|an emergency))(?=)\b/i;

// "If you get a fever, you'd need to be seen urgently.", "if your lips go blue, you'd need an ambulance"
const ifFirst = /^(?:(?:and|but|so|now) )?(?:if|when|unless) /i;
const seenThen = /\b(?:ambulance|be seen|get seen|getting seen)\b/i;

export function isPrecaution(text: string): boolean {
  if (any.test(text) && thenCall.test(text)) return true;
  if (!/\b(?:if|when|unless)\b/i.test(text)) return false;
  return precaution.test(text) || (ifFirst.test(text) && seenThen.test(text));
}

// "Since you bled in between, I'd like a biopsy."
const given =
  /^(?:with (?:your|his|her|that|this) [a-z ]{3,40},? (?=(?:i|we)(?:['’]d like| would like| want| need)(?=) (?:an?|the|some) )|(?:because|since|as|given|seeing as|with) [^,]{3,60}, (?=(?:i|we|let|you|take|keep|stop)\b)|before (?:we|i) [^,.]{3,60}?,? (?=(?:i|we)(?:['’](?:d|ll|m|re)| would| will| want| need)(?=)\b))/i;
// "I'd like an ultrasound", "what we do is a test of the nerves": what is wanted is named, and no verb.
const wantsThing =
  /^(?:(?:i|we)(?:['’]d| would)?(?=) (?:also |still |just )?(?:like|want|need)|what (?:i|we)(?:['’]ll| will)?(?=) do(?: here| first| then| now| next)? is)(?=) (?:an?|the|some|another) (?!(?:look|listen|word|chat|minute|second|moment|list|picture|history)\b)/i;

function wantsStudy(text: string, words: readonly string[]): boolean {
  return wantsThing.test(text) && words.some((word) => namesOrder(word) || isTest.test(word));
}

// "You'll get one today."
const givenNow =
  /^you(?:['’]ll| will)(?=) (?:get|have) (?:one|it|that|the|an?|your)(?=) (?:[a-z]+ ){0,3}(?=)(?:today|now|before you (?:go|leave))(?=)\b/i;
const isTest = /^(?:tests?|scans?|panel|film|imaging|study|samples?|t3|t4|antibod(?:y|ies)|levels?)$/;

// "I'm happy for him to go home.", "you're okay to go home": where the visit ends.
const sendsHome =
  /^(?:i|we)(?:['’]m| am|['’]re| are)(?=) (?:happy|comfortable|okay|fine|good)(?=) (?:for (?:you|him|her|them) to go|to let (?:you|him|her|them) go|(?:with )?(?:sending|letting)(?=) (?:you|him|her|them)(?: go)?|to send (?:you|him|her|them))(?=) (?:back )?home\b|^(?:you|he|she|they)(?=)(?:['’]re|['’]s| are| is)(?=) (?:okay|ok|good|fine|safe|clear|cleared|ready|all set|free|well enough)(?=) to (?:go (?:back )?home|fly|drive|travel|swim|exercise|(?:go back|return) to (?:work|school|nursery)|stop (?:the|your)|stay on|carry on|continue)\b/i;

/** True for a clinician's words that decide what is done or tell the patient what to do, wherever in the visit they stand. */
export function tellsWhatToDo(unit: Unit): boolean {
  if (unit.role !== 'clinician' || unit.question) return false;
  if (ordersByCommand(unit.text)) return true;
  const plain = plainOf(unit);
  const text = plain.slice(lead.exec(plain)![0].length).replace(given, '');
  if (isPrecaution(text) || saysWhenToCall(text)) return true;
  const drug = unit.clinical.drugs > 0;
  // "Start it on an empty stomach, and sit up for half an hour."
  if (inTheRoom.test(text) && !(drug && /\d/.test(text))) return false;
  if (isAdvice(text) || forbids.test(text) || provided.test(text)) return true;
  if (command.test(text) || leaves.test(text) || arranges.test(text) || therefore.test(text)) return true;
  switch (firstWord(text)) {
    case 'i':
    case 'we':
      if (
        intends.test(text) ||
        hasDone.test(text) ||
        suggests.test(text) ||
        wouldDo.test(text) ||
        sendsHome.test(text) ||
        unwanted.test(text) ||
        operates.test(text)
      )
        return true;
      if (wishes.test(text) || wantsStudy(text, unit.words)) return true;
      break;
    case 'what':
      if (wishes.test(text) || wantsStudy(text, unit.words)) return true;
      break;
    case 'you':
    case 'he':
    case 'she':
    case 'they':
      if (needless.test(text) || advice.test(text) || givenNow.test(text) || sendsHome.test(text))
        return true;
      if (drug && needs.test(text)) return true;
      break;
    case 'let':
      if (together.test(text)) return true;
      break;
  }
  const short =
    unit.words.length < 16 || (unit.words.length < 28 && amount.test(text) && frequency.test(text));
  return drug && short && howTaken.test(text) && !asItIs.test(text);
}
