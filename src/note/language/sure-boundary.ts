import { kin } from './kin.ts';

/** What stands before a gap between words and what after it. */
type Around = readonly [before: RegExp, after: RegExp];

const amount = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|couple of|few)';
const period = '(?:minutes?|hours?|nights?|days?|weeks?|months?|years?)';
const part =
  '(?:appendix|gallbladder|gall bladder|tonsils|adenoids|uterus|womb|ovar(?:y|ies)|spleen|thyroid|wisdom teeth|cataracts?|tubes)';
/** "I'd do", "we'll check", "continue", "keep": what is done about what was just named. */
const does =
  "(?:i|i'm|i'd|i'll|we|we're|we'd|we'll|let's|continue|keep|carry|stay|stick|take|use|try|start|stop)";

const none =
  '(?:alcohol|drinking|smoking|drugs|cigarettes|tobacco|vaping|fevers?|chills|pain|blood|bleeding|vomiting|nausea|diarrhea|cough|rash|swelling|numbness|tingling|weakness|discharge|allergies)';

/** Of whom it is found when it is found. */
const place =
  '(?:soft spot|pupils|eyes|ears|neck|tummy|belly|abdomen|throat|lungs|chest|heart|skin|tonsils|nose)';
/** What a measurement is told in. */
const measuredIn =
  '(?:milligrams?|micrograms?|millimeters?|centimeters?|milliliters?|mcg|mg|mm|cm|pounds|percent)';

/** After these "his neck is …" is no sentence of its own. */
const leadsOn =
  'and|but|or|so|if|when|where|while|because|since|that|than|like|how|what|why|until|before|after|though|think|thinks|thought|says?|said|saying|feels?|felt|know|knows|noticed?|see|sees|saw|hear|heard|sure|seems|of|in|on|to|for|from|with|at|is|are|was|then|now|hopefully|actually|again';

const organ =
  '(?:(?:left |right |both )?(?:heart(?: sounds)?|feet|hands|joints|scalp|face|lungs?|chest|abdomen|belly|tummy|bowel sounds|breath sounds|throat|tonsils|ears|ear ?drums?|neck|skin|pupils|eyes|nose|thyroid|gait))';
const state =
  '(?:clear|normal|soft|regular|good|fine|intact|red|dry|strong|equal|supple|swollen|tender|symmetric(?:al)?|weak|present|brisk|reactive|big|enlarged|full|pink|moist|warm|cool|cold|the same|palpable)';
/** "Your lungs are clear", "heart sounds normal". */
const isFound = `(?:(?:(?:your|the|his|her) )?${organ}(?:['’]?s|['’]re| is| are| sounds?| looks?| feels?)(?: (?:very|nice and|all|both|really|a little|a bit|quite))? ${state}|full range of motion|normal (?:heart|breath|bowel) sounds)\\b`;
/** "Pedal pulses", "grip strength": of these the word before may name which. */
const isFelt = `(?:your |the |his |her )?(?:pulses|reflexes|strength|sensation) (?:is|are) ${state}\\b`;
const sign =
  '(?:ulcers?|murmurs?|gallops?|rubs|tenderness|swelling|edema|wheez(?:es?|ing)|crackles|rales|rhonchi|mass(?:es)?|rash|redness|exudates?|bruits?|organomegaly|guarding|rebound|effusion|lumps?|nodules?|hernias?|adenopathy|enlarged|swollen|palpable|thyroid|carotid)';
/** After these what is found goes on. */
const unfinished = `${leadsOn}|means?|shows?|hope|hoping|glad|tells?|told|guess|believe|worried|looks?|sounds?|sounding|make|your|the|his|her|my|a|an|both|left|right|any|no|some|there's|there|got|have|has|had|we|i|you|very|really|quite|not|swollen|tender`;

/** "As she needs it" */
const ifNeeded = '(?:if|as|when) (?:he|she|you|they) needs? (?:it|them)\\b';
/** Before these an order is still open: "you can | keep going". */
const beforeOrder =
  "you|he|she|i|we|they|it|can|could|should|must|will|would|might|may|just|please|also|always|not|don't|or|i'd|i'll|we'll|we'd|let's|did|does|do|me|us|'ll|n't";
/** What is measured, where its name opens a sentence. */
const measure =
  '(?:cap(?:illary)? refill|heart rate|pulse|oxygen|sats?|temp(?:erature)?|respirations?|respiratory rate)';

/** "Weiss is coming down to see you" */
const doctorActs =
  "(?!(?:who|that|he|she|it|this|there|here|what|and|so|but|then|if|i|you|we|they)\\b)[a-z]{3,}(?:'s| is| will| has| was| wants| said| says)\\b";

/** Between these a sentence of recognised speech ends for sure. */
const apart: readonly Around[] = [
  // "very little of it gets in | start moving it in a couple of days"
  [
    new RegExp(
      `[a-z](?<!\\b(?:${leadsOn}|${beforeOrder}|days?|weeks?|hours?|months?|tomorrow|[a-z]{2,14}ly))$`,
    ),
    /^start (?:moving|walking|stretching|exercising|doing|using|taking|giving|weaning|bending) /,
  ],
  // "… still vomiting | keep going with the small sips"
  [
    new RegExp(`[a-z](?<!\\b(?:${leadsOn}|${beforeOrder}))$`),
    /^keep (?:going|giving|offering|pushing) [a-z]/,
  ],
  // "… if he needs it | don't give him any imodium"
  [
    new RegExp(`\\b${ifNeeded}$`),
    /^(?:don't|do n't|do not|and|you|keep|no|stop|use|i|we|i'd|i'll|we'll|that's|it's)\b/,
  ],
  // "it's not | the chest x ray was normal"
  [
    /\b(?:it's|it is|that's) not$/,
    /^the (?:chest )?(?:x ray|xray|scan|ultrasound|ekg|labs|echo)(?=) (?:was|were|is|looks?|looked|showed|came)(?=)\b/,
  ],
  // "let me squeeze your finger | cap refill is two seconds"
  [
    new RegExp(
      `[a-z](?<!\\b(?:${unfinished}|home|resting|oral|rectal|average|last|low|high|walking|own|peak))$`,
    ),
    new RegExp(
      `^${measure}(?:['’]s| is|['’]re| are) (?:about |an? )?(?:\\d|(?:[a-z]+(?:ty|teen)|one|two|three|four|hundred)\\b)`,
    ),
  ],
  // "no crackles | pressing on your chest does that hurt"
  [/\bno [a-z]+$/, /^(?:pressing|pushing) (?:on|in) (?:your|the) [a-z]+ (?:does|do)\b/],
  // "bump it up to eighty tonight | hold the metformin"
  [/\b(?:tonight|today|tomorrow|now|daily)$/, /^(?:hold|stop) (?:the|your|off)\b/],
  // "… up to a day or so | the diarrhea can go on for a week | wash your hands"
  [
    /\b(?:an?|one|two|three|few) (?:days?|weeks?)(?: or (?:so|two))?$/,
    /^(?:the [a-z]+ (?:can|may|might|usually) [a-z]|wash (?:your|his|her|the))/,
  ],
  // "no blood | does he have a fever", "nothing like that | has he hit his head"
  [
    /\b(?:no [a-z]+|like that|at all)(?<!\bno (?:idea|one|matter|clue|more|longer|way))$/,
    /^(?:does|did|has|have|is|do) (?:he|she|it|your|his|her) (?!not\b)[a-z]/,
  ],
  // "it's not green okay | and any diarrhea"
  [
    / (?!(?:okay|alright|yeah|yes|right|no|so|and) )[a-z']{2,16} (?:okay|alright)$/,
    /^(?:and )?any (?!do|is\b|are\b)[a-z]/,
  ],
  // "wear the brace when you do | if it's not better in a week …"
  [
    /\b(?:when|once|until) (?:you|he|she) (?:do|does|can|did)$/,
    /^if (?:it|it's|you|you're|the|that|there)\b/,
  ],
  // "i'm admitting him to cardiology | doctor weiss is coming down"
  [
    new RegExp(
      `[a-z](?<!\\b(?:${leadsOn}|the|your|an?|my|his|her|our|their|family|regular|own|other|this|called|by|hi|hello|okay|thanks))$`,
    ),
    new RegExp(`^doctor ${doctorActs}`),
  ],
  // "let me see the mole | it's about seven millimetres"
  [
    /\b(?:let me|let's|can i|could i|i'm (?:just )?(?:going to|gonna)|i'll) (?:just )?(?:see|check|feel|look (?:at|in)|have a (?:look|feel) (?:at|in|of)) (?:the|your|his|her|that|this) [a-z]+(?: [a-z]+)?(?<!\b(?:and|see|if|when|where|how|so|that|because|think|hope))$/,
    /^(?:it's|it is|they're|they are|there's) (?!(?:going|gonna|better|worse|been|okay|alright|healing|working|done)\b)(?:[a-z0-9]+ )/,
  ],
  // "i think it's sciatica | shall i refer you to physio"
  [
    new RegExp(`[a-z](?<!\\b(?:${leadsOn}|okay|um|uh|well|right|which|who|much|many|often|long|soon|else))$`),
    /^(?:shall (?:i|we)|would you like (?:me|us) to|do you want (?:me|us) to|are you happy for (?:me|us))\b/,
  ],
  // "stay on the lisinopril | for the headaches i want to start sumatriptan"
  [
    /\b(?:stay on|carry on with|continue|keep (?:on|taking|using)|stick with|keep on with) (?:with )?(?:the |your )?[a-z]+(?: [a-z]+)?$/,
    /^for (?:the|your|his|her) (?:[a-z]+ ){1,5}?(?:i|we|i'll|i'd|we'll|let's)\b/,
  ],
  // "… when you get the palpitations | you don't have asthma do you"
  [
    new RegExp(`[a-z](?<!\\b(?:${leadsOn}|as|who|sure))$`),
    /^you(?:'re not| are not| are n't| aren't| do n't have| don't have| have n't got| haven't got) (?:[a-z]+ ){1,5}?(?:do|have|are) you\b/,
  ],
  // "you don't need a medicine for it right now | just come back in a month"
  [
    /\bright now$/,
    /^just (?:check|come|take|rest|use|keep|watch|call|wear|ice|drink|do|see|carry|give|let|ring|avoid)\b/,
  ],
  // "okay i'll do that | take naproxen …"
  [
    /\b(?:i|we)'ll (?:do|sort|arrange|organise|get) (?:that|it)(?: out| today| now)?$/,
    /^(?:take|use|come|keep|carry|start|stop|try|make|drink|ring|call|if)\b/,
  ],
  // "good for you | and alcohol", "well done | and how much do you drink"
  [
    /^(?:(?:okay|oh|yeah|right|wow)(?=) ){0,2}(?=)(?:good for you|well done|good on you)$/,
    /^(?:and|do|does|are|is|have|any|how|what|so)\b/,
  ],
  [
    /^(?:(?:okay|oh|yeah|right|great)(?=) ){0,2}(?=)that's (?:right|(?:very |really )?(?=)(?:good|great|fine|important|okay))$/,
    /^(?:and )?(?:do|does|did|is|are|was|has|have|any|how|what|when|where)\b/,
  ],
  // "… we avoid that | do you smoke"
  [
    /[a-z](?<!\b(?:if|how|what|when|where|why|which|who|much|many|often|long|and|or|so|then|else|that you|ever|far|kind|type|sort|okay))(?<!\bhow (?:much|many) [a-z]{2,15})$/,
    /^do you (?:smoke|drink|vape)\b/,
  ],
  // "… ten milligrams | and for the thyroid continue …"
  [
    /[a-z]$/,
    new RegExp(`^(?:and (?:then )?|so )for (?:the|your|her|his) (?:[a-z']+ ){1,2}?(?:itself )?${does}\\b`),
  ],
  // "high cholesterol | and i had my appendix out"
  [/[a-z]$/, new RegExp(`^and (?:then )?i(?:'ve)? had (?:my|both) ${part} (?:out|removed|taken|done)\\b`)],
  [/\b(?:stents?|bypass|surgery|operation|heart attack|stroke)(?: [a-z]+)?$/, /^and i've (?:also )?got\b/],
  // "a couple of beers on the weekend | no drugs"
  [
    /^(?!no (?!i\b))(?:[a-z']+ ){2,}?[a-z']{3,}(?<!\b(?:have|has|had|is|are|was|were|with|and|but|there's|say|said|got|been|says|feel|feels|i've|means|mean|nor|see|find|saw|take|takes|got|yeah|yes|well|okay))$/,
    new RegExp(`^no ${none}(?: (?:at all|really|or ${none}))?$`),
  ],
  // "i am | and this morning i started seeing blood"
  [/[a-z]$/, /^(?:and|but) (?:last (?:night|week|month|year)|this (?:week|morning)|yesterday) i\b/],
  // "every half hour it feels like | and last night"
  [/\bit (?:feels|seems) like$/, /^and (?:last|this|now|yesterday|then)\b/],
  // "… any higher than we'd like | your kidney function …"
  [/\bthan (?:we'd|i'd) like$/, /^(?:your|the|it's|so|and)\b/],
  // "… to your pharmacy | take it with food"
  [
    /[a-z](?<!\b(?:to|you|can|and|should|must|will|or|just|please|always|not|don't|ll))$/,
    /^take (?:it|them) (?:with|after|before)(?=) (?:food|meals?|breakfast|water)\b/,
  ],
  // "you have bronchitis | use the inhaler every four hours"
  [
    /\byou(?:'ve got| have) (?:an? )?(?:[a-z]+ ){0,2}(?=)(?:[a-z]+itis|infection|pneumonia|virus|cold|flu|strep|sprain|strain|covid|gout|croup)$/,
    /^(?:use|take|start|finish|drink|rest|avoid|keep|wear|stay|ask|call|see)(?=) (?:the|your|it|this|some|plenty|lots|up|on|off|taking|about|us|me|an?)(?=)\b/,
  ],
  // "… you have no fever | just wear a mask"
  [/(?:fever|food|better|symptoms|it|well)$/, /^just (?:wear|use|call|drink|let us)\b/],
  // "i feel fine with that | i had the blood test"
  [/\b(?:with|about|after) that$/, /^i (?:had|did|got|saw)\b/],
  // "once when i was twelve | i never had a tube"
  [/\b(?:twelve|\d+|[a-z]+teen|[a-z]+ty|kid|child|ago|years|then)$/, /^i never\b/],
  // "there's no cut | his soft spot is flat"
  [
    new RegExp(`[a-z](?<!\\b(?:${leadsOn}))$`),
    new RegExp(
      `^(?:his|her) (?:${place}(?:['’]s| is| are| look| looks| feels)|(?:gcs|(?:heart|breathing|respiratory) rate|pulse|temperature) is)\\b`,
    ),
  ],
  // "let me listen | heart is regular", "no tenderness | bowel sounds are normal"
  [new RegExp(`[a-z](?<!\\b(?:${unfinished}))$`), new RegExp(`^${isFound}`)],
  // "i can't hear any now | chest is clear"
  [
    /\b(?:hear|see|feel|there's|is|are) (?:any|none|nothing)(?: there)?(?: now| today)?$/,
    new RegExp(`^${isFound}`),
  ],
  [
    /\b(?:for me|off|clear|normal|good|soft|intact|fine|tenderness|swelling|edema)$/,
    new RegExp(`^${isFelt}`),
  ],
  // "crackles at the right base | left side is clear", "can't see the drum | left one's fine"
  [
    new RegExp(`[a-z](?<!\\b(?:${unfinished}|other|of|over))$`),
    new RegExp(
      `^(?:the )?(?:left|right|other) (?:side|one|ear|eye|lung|drum)(?:['’]s| is| looks?| sounds?) (?:(?:very|all|a bit|a little) )?${state}\\b`,
    ),
  ],
  // "you've sprained the ligament on the inside | use ibuprofen and ice"
  [
    /\byou(?:'ve| have) (?:just )?(?:sprained|strained|torn|pulled|bruised|broken|cracked|twisted) (?:[a-z]+ ){1,6}?[a-z]+(?<!\b(?:and|so|to|can|should|or|just|please|then|you|not|don't))$/,
    /^(?:use|take|rest|ice|put|keep|wear|try)(?=) (?:the|your|it|some|an?|ice|heat|ibuprofen|naproxen|paracetamol|tylenol|acetaminophen|advil|aleve)(?=)\b/,
  ],
  // "could be | i'd like you to have some tests"
  [
    /^(?:(?:well|yes|it|that) ){0,2}(?:could|might|may) (?:well )?be$/,
    /^(?:i'd (?:like|want)|i'll|i want|we'll|we'd|let's|we need|you need|we should)\b/,
  ],
  // "it's psoriasis | i'll give you a steroid cream"
  [
    /^(?:(?:so|okay|well|no|yes|and|i think)(?=) ){0,2}(?=)(?:it's|it is|you have|you've got|that's|this is|(?:it )?(?:looks|sounds) like)(?=) (?:an? |the )?(?:[a-z]+ ){0,2}(?!(?:what|where|how|why|all|that|and|so|the|if|when|because|something)(?=)\b)[a-z]{4,}$/,
    /^(?:i'll|we'll) (?:give|prescribe|send|refer|put|start|get|do|need) /,
  ],
  // "your a1c is seven point one | keep on with the metformin"
  [
    /\b(?:a1c|sugars?|pressure|cholesterol|ldl|potassium|inr|tsh|thyroid|level|count|kidney function)(?:['’]s| is| was| are| were)(?: [a-z0-9.]{1,12}){1,5}$/,
    /^(?:keep on with|carry on with|keep taking|keep using|stay on) the\b/,
  ],
  // "good | hold the eliquis", "you're due a booster | want it today"
  [/^(?:good|great|perfect)$/, /^(?:hold|stop|take|keep|use|start|put|i'll|we'll|and)\b/],
  [/\b(?:booster|jab|shot|vaccine)$/, /^(?:do you )?want (?:it|one) (?:today|now)\b/],
  // "i want to know why | eat more greens", "keep moving | take the ibuprofen with food"
  [/\b(?:know|see|find out) why$/, /^(?:eat|drink|take|keep|come|stop|start|have)\b/],
  [
    /(?:^|… |\b(?:and|just|for your [a-z]+) )keep (?:moving|going|active)$/,
    /^(?:take|use|try|do|come|put|rest|ice)\b/,
  ],
  // "three times a day for five days | drink plenty", "then go back to one | call me if your weight goes up"
  [
    /\b(?:days?|weeks?|months?|daily|nightly|mg|milligrams?|night|morning|evening|afternoon|food|meals?|one|two|three|four|five|six|seven|ten|today|tomorrow)(?<!\b(?:every|each|some|this|that|last) [a-z]{2,12})$/,
    /^(?:drink (?:plenty|lots|more)|(?:call|ring|phone) (?:me|us) if|come back if|nothing to (?:eat|drink)|(?:don't|do n't|do not)(?=) (?:drink|drive|stop|lift|skip|miss|get it wet))(?=)\b/,
  ],
  // "yes i think so | use the drops", "could be | i'd like you to have …"
  [
    /^(?:(?:yes|yeah|no|well|oh) )?(?:i (?:think|don't think|do n't think|hope|believe) so|(?:it )?(?:could|might) be)$/,
    /^(?:use|take|try|keep|rest|put|we'll|i'll|i'd|i want|let's|it's|it is|you|come|book|stop|start)\b/,
  ],
  // "… before we start an inhaler | if it gets hard to breathe go to casualty"
  [
    new RegExp(`[a-z](?<!\\b(?:${leadsOn}|ask|check|wonder|only|even|as|except|especially|day|matter))$`),
    /^if (?:it|you|he|she|they|that|things|(?:the|your|his|her) [a-z]+)(?=)(?:'[a-z]+)? (?:[a-z']+ ){1,10}?(?:go (?:to the|to a and e|to casualty|straight)|(?:call|ring|phone|dial)(?=) (?:us|me|the|an|nine|one|triple|\d+)|come (?:back|in|straight)|let (?:me|us) know|tell (?:me|us)|bring (?:him|her) (?:back|in|straight)|take (?:him|her) (?:to|straight))(?=)\b/,
  ],
  // "the hospital will ring you with a date | drink more water", "check it every morning | write it down"
  [
    new RegExp(
      `[a-z](?<!\\b(?:${leadsOn}|you|can|could|should|must|will|would|just|please|also|always|not|don't|do n't|try|need|want|or|i|we|they))$`,
    ),
    /^(?:(?:drink|eat) (?:more|plenty|lots)|cut (?:down|back) on|write (?:it|them|that) down)\b/,
  ],
  // "no it isn't | it's psoriasis"
  [
    /^(?:(?:oh|well) )?(?:(?:no|yes|yeah) )?(?=)(?:it|that|you|he|she|they)(?=) (?:is|are|does|do|can|will|should)(?=)(?:n't| n't| not)?$/,
    /^(?:it's|it is|that's|that is|you're|i'll|we'll|this is|i'd)\b/,
  ],
  // "she had a rash | i don't have one"
  [
    new RegExp(
      `\\b(?:he|she|my (?:[a-z]{1,16} )?(?:${kin}))(?:['’ ][a-z]{1,16}){1,12}(?<!\\b(?:${leadsOn}|thing|things|ones?|only|everything|anything|something|all|way|reason|stuff|me|knows|wish(?:es)?|hopes?))$`,
    ),
    /^i(?:['’]m not| never| (?:do|did|have|am)(?: ?n['’]?t| not))(?:$| [a-z])/,
  ],
  // "my little boy has chickenpox | he's covered in spots"
  [
    new RegExp(
      `\\bmy (?:[a-z]{1,16} ){0,2}(?:${kin})(?:['’]s| has| had| is| was)(?: [a-z']{1,16}){1,5}(?<!\\b(?:${leadsOn}|my|the|one|thing))$`,
    ),
    /^(?:he|she)(?:['’]s| is| has| had| was) [a-z]/,
  ],
  // "it locks | it doesn't give way"
  [
    new RegExp(
      `(?:^|… |\\b(?:yes|yeah|well|um) )it(?:['’]s)?(?: [a-z']{1,16}){1,5}(?<!\\b(?:${leadsOn}|way|time|days?|one))$`,
    ),
    /^it (?:does|is|has|did)(?: not| ?n['’]?t) [a-z]/,
  ],
  // "no ringing | my hearing's a bit down"
  [
    new RegExp(`^(?:(?:um|uh|well|oh) )?no [a-z]{4,}(?: [a-z]{4,})?(?<!\\b(?:${leadsOn}))$`),
    /^my [a-z]+(?:['’]s| is| are| has| gets?| feels?|['’]ve) [a-z]/,
  ],
  // "not me | my wife drinks"
  [/^(?:(?:um|uh|well|oh|no) )?not me$/, new RegExp(`^(?:it['’]?s )?my (?:[a-z]+ )?(?:${kin})\\b`)],
  // "i smoked in the army | gave it up in eighty nine"
  [
    new RegExp(
      `\\bi (?:smoked|vaped|drank|did|took|used)(?: [a-z]+){1,6}(?<!\\b(?:${leadsOn}|i|never|just|finally))$`,
    ),
    /^(?:gave (?:it|them|that|up)|packed it in|quit|stopped)(?=) (?:up|in|about|when|after|years|that|last|ages|a)(?=)\b/,
  ],
  // "seventy five | no it got changed in june"
  [
    /(?:\d|teen|ty|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|hundred|milligrams|daily|day))$/,
    /^no (?:it|they|he|she|that)(?:['’]?s| got| was| changed| put| cut| went) [a-z]/,
  ],
  // "no guarding | let me check your legs"
  [
    new RegExp(`[a-z](?<!\\b(?:${unfinished}|should|could|can|would|will|please|just|to))$`),
    /^(?:let me|i['’]m (?:just )?(?:going to|gonna))(?=) (?:(?:just|also|now) )?(?=)(?:check|feel|listen|press|look (?:at|in)|have a (?:look|listen|feel))(?=)\b/,
  ],
  // "let me feel your neck | tender glands at the front | nothing at the back"
  [
    new RegExp(
      `\\b(?:let me|i'm (?:just )?(?:going to|gonna)|can you|could you) [a-z']{1,16}(?: [a-z']{1,16}){1,9}(?<!\\b(?:${unfinished}))$`,
    ),
    /^(?:(?:some|a few|few|a couple of) )?(?:tender|swollen|enlarged) (?:lymph )?(?:glands|nodes)\b/,
  ],
  [
    new RegExp(`[a-z](?<!\\b(?:${unfinished}|see|feel|hear|find))$`),
    /^nothing (?:at|on|in|over|under)(?=) the (?:back|front|right|left|other|sides?|top|neck)(?=)\b/,
  ],
  // "skin is intact | no ulcers", but not "no rales, no wheezing"
  [new RegExp(`[a-z](?<!\\b(?:${unfinished}|no [a-z]{2,16}))$`), new RegExp(`^no ${sign}\\b`)],
  // "no murmur that i can hear | no edema"
  [/\bthat i can (?:see|feel|hear|find|tell)$/, new RegExp(`^no ${sign}\\b`)],
  // "i see my therapist every other week | work is stressful"
  [
    /\b(?:every|each|once an?|twice an?|times an?) (?:other )?(?:day|week|month|night)$/,
    /^(?:my )?(?:work|life|home|school|sleep|mood|appetite|energy|pain)(?=)(?:['’]s| is| has been)\b/,
  ],
  // "no lows | the lowest i've seen is …"
  [
    new RegExp(`[a-z](?<!\\b(?:${leadsOn}|not))$`),
    /^the (?:lowest|highest|worst|most|longest)(?: [a-z]+)? (?:i['’](?:ve|d)|it['’]s|(?:he|she)['’]s|you['’]ve) (?:ever )?(?:seen|had|been|got|gone) (?:is|was)\b/,
  ],
  // "and then it gets better | give us a call on friday if …", "he has a head injury | bring him straight back if …"
  [
    /\b(?:it gets better|injury|virus|infection|croup|concussion)$/,
    /^(?:(?:give|call|ring) (?:us|me)|bring (?:him|her|them) (?:straight |right )?back)\b/,
  ],
  // "if she's not better | otherwise we'll see her …"
  [/\b(?:better|worse|worried|well|happy)$/, /^otherwise (?:we'll|i'll) (?:see|check|do|follow)\b/],
  // "… a year ago it was twelve point eight | your mcv is seventy four"
  [/\bago it was (?:[a-z0-9.]+ ){0,3}?[a-z0-9.]+$/, /^(?:your|his|her) [a-z]+ (?:[a-z]+ )?(?:is|was|are)\b/],
  // "about four times a day | before this i only needed it twice a week"
  [
    /\b(?:once|twice|times) an? (?:day|night|week|month|year)$/,
    /^before (?:this|that|all this) (?:i|he|she|it|we|they)\b/,
  ],
  // "it's a nine easy | right now it's like a three"
  [/\bit's (?:[a-z]+ ){1,4}?[a-z]+(?<!\b(?:and|but|is|so|like))$/, /^right now (?:it's|it is|i'm|i'd say)\b/],
  // "stop the aleve completely | you can take tylenol"
  [
    /\b(?:stop|quit|hold|avoid)(?:ping)? (?:[a-z']+ ){1,4}?(?:completely|altogether|entirely)$/,
    /^(?:you|we|i|use|take|try)\b/,
  ],
  // "when my stomach's empty | it goes away when i eat"
  [/\b(?:empty|full|middle|here|there)$/, /^it (?:goes away|gets (?:better|worse))\b/],
  // "i do n't wanna start it today | i wanna wait"
  [/\b(?:start|stop|change|do) (?:it|them|that) (?:today|yet|now)$/, /^(?:i|we|let's)\b/],
  // "before i came in | and it does n't show any fracture"
  [/\bbefore i (?:came|walked|got) in$/, /^and (?:it|that|there|the|your)\b/],
  // "… once you're over this | and because of your smoking i want to order …"
  [/[a-z]$/, new RegExp(`^and because of (?:the|your|his|her) [a-z]+ ${does}\\b`)],
  // "… where it's sitting now | depending on the size"
  [/\bnow$/, /^depending on the\b/],
  // "one ten over sixty two sitting | and standing it's ninety six"
  [/\b(?:sitting|lying(?: down)?)$/, /^(?:and )?standing (?:it's|it is|it was|you're)\b/],
  // "i can walk a block without stopping | before i couldn't get across the room"
  [
    /\bwithout (?:stopping|resting|pain|help)$/,
    /^before i (?:couldn't|could n't|could (?:hardly|barely|not))\b/,
  ],
  // "… high blood pressure | anything else"
  [
    /[a-z](?<!\b(?:or|and|is|there|have|had|do|did|if|was|want|need|about|for|say|of|with|to))$/,
    /^anything else$/,
  ],
  // "… glands in the neck | and your legs no swelling | calves are soft", "… at the apex | belly's soft"
  [
    /[a-z](?<!\b(?:in|of|on|to|with|for))$/,
    /^(?:and )?(?:your|his|her) (?:legs|feet|ankles|calves) no [a-z]/,
  ],
  [/\bno (?:swelling|edema|tenderness|rash|redness)$/, /^(?:calves|ankles) (?:are|look|feel)\b/],
  [
    /[a-z](?<!\b(?:the|your|his|her|my|and|of|on))$/,
    /^(?:belly|abdomen|tummy)(?:'s| is) (?:soft|nice|flat|non)/,
  ],
  // "my wife | and right now my daughter is staying with us"
  [/\b(?:wife|husband|partner|mother|mom|dad|kids|son|daughter)$/, /^and right now (?:my|our|the)\b/],
  // "my daughter's next door | she checks on me"
  [/\b[a-z]+'s (?:right )?next door$/, /^(?:she|he|they)\b/],
  // "mucinex and tylenol | the tylenol helps"
  [/\band [a-z]{5,}$/, /^the [a-z]{5,} (?:helps|helped)\b/],
  [/[a-z]$/, /^(?:hang|hold) on (?:it|let|i)\b/],
  [/\b(?:hang|hold) on$/, /^(?:it|let|i)\b/],
  // "continue the cisplatin | for problem number two the pneumonitis"
  [
    /[a-z](?<!\b(?:okay|so|and|now|alright|then|but|well|lastly|finally))$/,
    /^for (?:problem number|(?:your|the|his|her)(?=) (?:first|second|third|fourth|fifth|next|last|other)(?=) (?:problem|issue|diagnosis|concern))\b/,
  ],
  // "any type of injury to that knee | did you fall on it"
  [
    /\bany (?:(?!(?:what|how|which|when|where|who|if|because|while|since|after|before|as) )[a-z]+ ){1,6}(?:your|that|this|the|my|his|her) [a-z]+$/,
    /^(?:did|do|does|have|has|are) (?:you|he|she|it) [a-z]/,
  ],
  // "no nodules | heart rate is sixty two"
  [/[a-z](?<!\b(?:the|your|my|his|her|resting))$/, /^(?:heart|pulse|respiratory) rate is\b/],
  // "i don't hear any extra sounds | on your heart exam"
  [
    /[a-z](?<!\b(?:and|so|now|then|but))$/,
    /^on your (?:heart|lung|lungs|neck|belly|abdominal|knee|foot|skin|neuro(?:logical)?|musculoskeletal) exam\b/,
  ],
  // "some swelling in your neck | little bit of jvd"
  [/\b(?:your|the) [a-z]+$/, /^little bit of\b/],
  // "keep walking | avoid heavy lifting", "once a day | take it alone"
  [
    new RegExp(`[a-z](?<!\\b(?:${leadsOn}|should|can|please|not|also|just|then|try))$`),
    /^avoid (?!ing)[a-z]/,
  ],
  [/\b(?:a day|daily|night|morning)$/, /^take (?:it|them|this) (?:alone|with|on|first|before|after|at)\b/],
  // "it has tylenol in it | and you could double up"
  [/\bin it$/, /^and you could\b/],
  [/[a-z] [a-z]+ (?:hard|painful|sore|bad)$/, /^and then at night\b/],
];

/** And between these none does. */
const together: readonly Around[] = [
  [/\bbaby$/, /^aspirins?\b/],
  // "pulses are the same both sides"
  [/\bpulses$/, /^are [a-z]/],
  // "that makes me think it isn't his appendix"
  [
    /\b(?:think|sure|sounds like|mean|mean that) (?:it|this|that|he|she) (?:is|isn't|is n't|is not|was|wasn't|was n't)$/,
    /^(?:his|her|your|the|an?) [a-z]/,
  ],
  // "until i know it's not the heart"
  [/\b(?:until|till) (?:i|we) know(?: for sure)?$/, /^(?:it|it's|what|that|he|she|you)\b/],
  // "he's kept it all down"
  [/\b(?:kept|keeping|holding)$/, /^(?:it|that|them|everything)\b/],
  // "something going round the kindergarten"
  [/\bgoing (?:round|around)$/, /^(?:the|his|her|our|my|at) [a-z]/],
  // "nine mils every six hours if he needs it"
  [/\b(?:hours|day|daily|night|bedtime)$/, new RegExp(`^${ifNeeded}`)],
  [/\b(?:if|as|when) (?:he|she|you|they) needs?$/, /^(?:it|them)\b/],
  [
    /\b(?:pressing|pushing) (?:on|in) (?:your|his|her|the|my) [a-z]+$/,
    /^(?:does|do) (?:that|it|this) hurt\b/,
  ],
  // "draw the alphabet with your toes", "see your primary", "don't give him any imodium"
  [
    /(?<!\b(?:let me|let's|i|you|we|they|can|could|to|will|'ll|all|what|how) )\b(?:wear|draw|wash|rinse|elevate|wrap|finish|change|apply|avoid|(?:give|get|bring|make) (?:him|her|them))$/,
    /^(?:the|your|his|her|an?|any|some)\b/,
  ],
  [/\bdoctor$/, new RegExp(`^${doctorActs}`)],
  [
    /(?<!\b(?:let me|let's|i|you|we|they|can|could|to|will|'ll|it) )\bsee$/,
    /^(?:your|his|her) (?:own |regular )?[a-z]+/,
  ],
  // "and the base of the little toe here the fifth metatarsal"
  [/^(?:and|or) (?:the|your) (?:[a-z]+ ){1,6}here$/, /^the [a-z]+ [a-z]+$/],
  // "your bloods there showed a low sodium"
  [/\b(?:bloods|labs|tests?|scan|results)$/, /^(?:there|here) (?:showed|shows|were|was|came)\b/],
  // "he scored eighteen out of thirty on this one"
  [/[a-z] (?:on|for|with)$/, /^(?:this|that) (?:one|test)\b/],
  // "the chest xray we did last month was clear"
  [
    /\b(?:x ?rays?|scan|ultrasound|mri|ct|ecg|ekg|echo|test|tests|bloods|swab|biopsy|smear)$/,
    /^(?:we|they|you|i|he|she) (?:did|had|took|got|sent|ordered)(?: [a-z]+){1,5} (?:was|were|is|are|shows?|showed|came)\b/,
  ],
  [/(?:^|\b(?:sitting|lying|down) )(?:and )?standing$/, /^(?:it's|it is|it was|you're)\b/],
  [/(?:^|\bwithout (?:stopping|resting|pain|help) )before$/, /^i (?:couldn't|could)\b/],
  // "the packet says i shouldn't take it"
  [
    /\b(?:packet|box|leaflet|label|bottle|letter|website|internet|pharmacist|nurse|consultant|surgeon|hospital|clinic|dentist) (?:says|said)$/,
    /^(?:i|it|you|he|she|we|they|not)\b/,
  ],
  // "i had gout but not in a couple years"
  [/[a-z]$/, /^but not (?:in|for|since)(?=) (?:an?|the|my|many|two|three|ten|years|months)(?=)\b/],
  [/\bgave$/, /^(?:it|them|that) up\b/],
  // "three weeks without missing any doses"
  [/\bwithout [a-z]+ing$/, /^(?:any|an?|it|your|the)\b/],
  [/^(?:and )?(?:your|his|her) (?:legs|feet|ankles|calves)$/, /^no [a-z]/],
  [/^and right now$/, /^(?:my|our|the)\b/],
  [/\bmy [a-z]+'s$/, /^(?:right )?next door\b/],
  // "i see my therapist every other week"
  [
    /\b(?:i|you|he|she|we|they) (?:(?:still|also|just) )?(?:see|saw|have|had|take|took|use|used|hurt|lost|broke|called|visit|visited|miss|bring|brought|check|checked|keep|kept)$/,
    /^(?:my|the|an?|his|her|your)\b/,
  ],
  // "and then by saturday it was agony"
  [
    /\bby (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|the (?:evening|morning|weekend|afternoon|time)|then|that night|lunchtime)$/,
    /^(?:it|i|he|she|we|they|my)\b/,
  ],
  // "the lowest i've seen"
  [
    /\bthe (?:lowest|highest|worst|most|longest)(?: [a-z]+)?$/,
    /^(?:i['’](?:ve|d)|it['’]s|(?:he|she)['’]s|you['’]ve) /,
  ],
  // "on the score we use which means …"
  [
    /\bthe [a-z]+$/,
    /^(?:we|i) (?:use|used|gave|give|did|ordered|mentioned)(?=) (?:which|for|here|is|was|that means)\b/,
  ],
  // "you can have the ibuprofen provided it doesn't upset your asthma"
  [
    /[a-z] provid(?:ed|ing)(?: that)?$/,
    /^(?:it|you|you're|he|she|your|his|her|there|there's|they|the|that)\b/,
  ],
  // "three times a day as needed when you get the palpitations"
  [/\b(?:an?|per) day$/, /^as needed\b/],
  [/[a-z] right$/, /^now just\b/],
  // "i had to get propped up in bed so i could breathe"
  [/[a-z]$/, /^so (?:that )?(?:i|he|she|they|we|you) could (?!not\b)/],
  // "so not an experience i wanna do again"
  [/\b(?:not|never) an? (?:experience|thing|place|trip|day)$/, /^i (?:wanna|want|would|'d)\b/],
  [/\bgood$/, /^air (?:movement|entry)\b/],
  [/\buric$/, /^acid\b/],
  [/\bexactly$/, /^what(?:'s| is)\b/],
  [/\bbefore$/, /^i (?:came|walked|got) in\b/],
  [/[a-z]$/, /^so that (?:they can|you can catch)\b/],
  [/\band because of (?:the|your|his|her) [a-z]+$/, new RegExp(`^${does}\\b`)],
  // "and a year ago it was twelve point eight"
  [/\b(?:days?|weeks?|months?|years?) ago$/, /^it was\b/],
  // "and then like three days ago it turned into a cough"
  [
    /\band then (?:like |about |maybe )?[a-z]+ (?:days?|weeks?|months?|years?) ago$/,
    /^(?:it|i|he|she|they)\b/,
  ],
  // "it was forty": how much it was
  [/\bago it was$/, /^[a-z0-9.]+\b/],
  // "before this i only needed it twice a week"
  [/^before (?:this|that|all this)$/, /^(?:i|he|she|it|we|they)\b/],
  [/^right$/, /^now (?:it's|it is|i'm|i'd say)\b/],
  // "stop the aleve completely"
  [/\b(?:stop|quit|hold|avoid)(?:ping)? (?:[a-z']+ ){0,3}?[a-z']+$/, /^(?:completely|altogether|entirely)\b/],
  // "most of them less than five millimeters"
  [
    /(?:\d|teen|ty|\b(?:half|one|two|three|four|five|six|seven|eight|nine|ten))$/,
    new RegExp(`^${measuredIn}\\b`),
  ],
  [/\bhow (?:big|bad|far|long|large)$/, /^it(?:'s| is| was)\b/],
  // "in about six weeks once you're over this"
  [
    /\bonce$/,
    /^(?:you're|you've|this is|that's|it's)(?=) (?:over|done|had|finished|better|healed|gone|back|through)(?=)\b/,
  ],
  [/\bcatch$/, /^(?:the|a|any) stones?\b/],
  // "i do n't wanna start it today"
  [/\b(?:start|stop|change)$/, /^(?:it|them) (?:today|yet|now)\b/],
  // "around the eyes or behind the ears"
  [/\b(?:behind|around)$/, /^(?:the|my|your|his|her) [a-z]/],
  // "and last night i was up", "but this week i've been using it"
  [
    /\b(?:and|but|so|because) (?:last (?:night|week|month|year)|this (?:week|morning|month|year)|yesterday|today|tonight)$/,
    /^(?:i|it|he|she|they|we)\b/,
  ],
  // "every half hour it feels like"
  [/\b(?:hour|day|night|time|minutes|week)$/, /^it (?:feels|seems) like (?:and|but|so|$)/],
  // "my husband says no he's the one who snores"
  [
    /\b(?:he|she|they|wife|husband|daughter|son|mom|mother|dad|father|doctor) (?:says?|said)$/,
    /^(?:no|yes)\b/,
  ],
  [/\bkeeps? (?:me|him|her|us)$/, /^(?:awake|up|going)\b/],
  // "for the thyroid continue the levothyroxine"
  [
    /(?:^|^(?:and|so) |\band (?:then )?)for (?:the|your|her|his) (?:[a-z']+ ){0,1}[a-z']+$/,
    new RegExp(`^${does}\\b`),
  ],
  // "the last three nights i've woken up"
  [new RegExp(`^(?:yes |yeah )?(?:for )?the (?:last|past) (?:${amount} )?${period}$`), /^i(?:'ve| have)\b/],
  // "for problem number two so the radiation pneumonitis"
  [/\bproblem number (?:one|two|three|four|five)$/, /^(?:so|is|your|the|his|her)\b/],
  // "next week before we start an inhaler"
  [
    /\b(?:minutes?|hours?|days?|weeks?|months?|years?)$/,
    /^(?:before|until) (?:i|we|you|the|your|breakfast|bed)\b/,
  ],
  // "for two weeks after a fall"
  [/\b(?:days?|weeks?|months?|years?)$/, /^after (?:an?|the|my|his|her) (?!(?:few|couple|while|bit)\b)[a-z]/],
  // "when i was a kid i had strep throat but i haven't had it since", "i wish i could disappear but i dont want to die"
  [/^when i was [a-z ]+$/, /^but i (?:haven't|have n't|never)\b/],
  [
    /\b(?:wish|wished)(?: [a-z]+){1,6}$/,
    /^but i (?:don't|do n't|dont|would n't|wouldn't|wouldnt)(?=) (?:want|wanna|act|do)\b/,
  ],
  // "my left thumb sorry my right thumb"
  [/\b(?:right|left)(?: [a-z]+){1,6} sorry$/, /^(?:my|the|his|her) (?:right|left)\b/],
];

/** What follows a sure end, of all of them: most gaps are followed by none of it. */
const mayFollowAnEnd = new RegExp(apart.map(([, after]) => after.source).join('|'));

const widest = 14;
const widestBefore = 14;

/** True where a sentence of recognised speech ends after `words[gap]` for sure, false where none does, null where it may. */
export function sureBoundary(words: readonly string[], gap: number, from: number): boolean | null {
  const after = words
    .slice(gap + 1, gap + 1 + widest)
    .join(' ')
    .toLowerCase();
  let said: string | null = null;
  const stands = ([before, then]: Around) => {
    if (!then.test(after)) return false;
    const first = Math.max(from, gap - widestBefore);
    said ??= `${first > from ? '… ' : ''}${words
      .slice(first, gap + 1)
      .join(' ')
      .toLowerCase()}`;
    return before.test(said);
  };
  if (mayFollowAnEnd.test(after) && apart.some(stands)) return true;
  return together.some(stands) ? false : null;
}
