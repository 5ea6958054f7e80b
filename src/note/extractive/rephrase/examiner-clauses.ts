const leads = /^(?:and|but|so|now|then|okay|again|just|yeah|for me|please)[ ,]{1,2}/i;
const trails = /,? (?:please|for me|here|there|hard|now|again)$/i;

/** What the patient is asked to do, and nothing more. */
const command = new RegExp(
  `^(?:${[
    '(?:take )?(?:an? |one )?(?:(?:nice|big|deep|slow) ){0,3}breaths?(?: in| out){0,3}(?: through (?:the|your) (?:mouth|nose))?',
    'breathe(?: (?:in|out|deep|deeply|normally|and)){0,4}(?: through (?:the|your) (?:mouth|nose))?',
    '(?:mouth|lips) open|through (?:the|your) (?:mouth|nose)|in(?:,? (?:and )?out)?|out|coughs?|again|(?:once|one) more(?: time)?|deep',
    'push|pull|squeeze(?: my (?:fingers?|hands?))?|press|relax|swallow|sniff|smile|tiptoes|heel to toe|resist',
    'bend(?: (?:it|forward|down|over|(?:your|the) \\w+))?|straighten(?: it)?(?: out)?|kick(?: out)?|blow(?: out)?',
    'open(?: up)?(?: wide)?|say (?:ah|e)+|hold (?:still|it|that|on|your breath)|stay (?:there|still)|turn (?:over|around)',
    'sit(?: up| back| down)?|stand(?: up)?|roll over|squat(?: down)?|let go|chin (?:up|in|down)|knees up|lift|raise',
    '(?:lift|raise) (?:it|that|your \\w+)(?: up)?|tongue out|stick (?:out )?(?:your|the) tongue(?: out)?',
    'touch(?: my finger| your nose)?|(?:close|shut) your eyes|eyes (?:closed|shut|follow)|both feet on the floor|feel for nodes|shout',
    "do(?:n['’]t| not) (?:move|squeeze|push|help)",
  ].join('|')})$`,
  'i',
);
/** However it goes on. */
const commandOn = new RegExp(
  `^(?:${[
    'look (?:up|down|left|right|straight|ahead|over|away|at (?:the (?:wall|light|ceiling)|my \\w+|me))',
    'follow (?:my|the)|get (?:my|the|me)|turn your head|walk (?:on|to|over|heel|across)|(?:lie|lay|lean) (?:back|down|flat|forward|over)',
    '(?:arms?|hands?|legs?|fingers|palms) (?:up|out|apart|spread)|tap your \\w+|sip of water|show me|let me|lemme|tell me|say (?:now|when)',
  ].join('|')})(?: |$)`,
  'i',
);
/** Said on the way, of nothing that was found. */
const aside = new RegExp(
  `^(?:${[
    'sorry(?: about (?:that|this|it))?|(?:cold|freezing) hands?|ouch|ow|oo+h|oh|whoa|wow|hm+|huh|ah|yeah|yes|did',
    "right|well|great|perfect|easy|good (?:boy|girl|man|job)|that['’]s it|(?:there|here) (?:you|we) (?:are|go)|almost (?:done|there)",
    '(?:you )?see(?: (?:that|this|it))?|remember|thanks?|thank you|look',
    "(?:does|do|is|are|has|have|did|can|was|were|will)(?:n['’]t)? (?:it|they|that|he|she|you)",
    "(?:(?:let me )?(?:get|grab|find) (?:my|the|a) |where['’]s (?:my|the) )(?:ruler|tape(?: measure)?|light|hammer|fork|gloves?|stethoscope|glasses)",
    "that tickles|as usual|i think|i guess|i['’]d say|for the (?:note|record|scribe)|there['’]s",
  ].join('|')})$`,
  'i',
);
const asideOn = new RegExp(
  `^(?:${[
    'excuse (?:me|my|the)|(?:you )?see (?:here|there|how|the)|did you know|look at (?:that|this|it|the size of)|dictating',
    "you(?:['’]re| are) doing|as (?:well|far) as i can|which (?:is (?:what|why|how)|i)|it['’]ll|there['’]s my",
  ].join('|')})(?: |$)`,
  'i',
);
/** What the examiner does, thinks or has, and does not perceive. */
const own =
  /^i(?:(?:['’]m| am)(?! (?:not )?(?:hearing|seeing|feeling|getting|finding|noticing|appreciating|measuring)\b)|['’](?:ll|d)| will| would|(?:['’]ve| have)(?: just)? (?:(?:got|had) )?(?:it|that|this|them)| ca(?:n['’]t|n not|nnot) (?:push|get|bend|move|lift|raise|bring) (?:it|him|her|you|that)|(?: (?:just|only|always|barely|also|still)){0,2}(?=) (?:(?:press|push|roll|touch|look|listen|peek|check|want|need|love|like|agree|count)(?:ed)?|barely|dig|took|take|put|had|got|dug|wish|wrote|know$|repeated|did|do it|see it|saw it))(?: |$)/i;
/** An own clause that names what was looked at is wanted for the name. */
const named =
  /\b(?:ultrasound|x-?ray|films?|ekg|ecg|ct|mri|echo\w*|results?|scans?|cultures?|biops\w+|bloods?|doppler|microscope|probe|swab|tests?|levels?|labs?|urine)\b/i;
/** Where no comma was set, what was found may follow in the same breath. */
const goesOn =
  /^(?:\S+ ){14}|\b(?:and|but|otherwise|so)(?=) (?:your|the|his|her|it|there|you|regular|normal|no)(?=)\b/i;

function core(clause: string): string {
  let said = clause;
  for (let i = 0; i < 4 && leads.test(said); i++) said = said.replace(leads, '');
  for (let i = 0; i < 3 && trails.test(said); i++) said = said.replace(trails, '');
  return said;
}

/** True for a clause that only says what the examiner does, asks for or remarks. */
export function isBeside(clause: string): boolean {
  const said = core(clause);
  return (
    command.test(said) ||
    commandOn.test(said) ||
    isAside(said) ||
    (own.test(said) && !named.test(said) && !goesOn.test(said))
  );
}

/** True for a clause that says nothing of what was found: "sorry", "that's it". */
export function isAside(clause: string): boolean {
  return aside.test(clause) || asideOn.test(clause);
}
