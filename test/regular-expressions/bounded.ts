/** Why an expression that takes quadratic time on endless input may stay: what it reads is never long. */
const sentence = 'reads one sentence, some thousand characters at most (src/note/language/utterances.ts)';
const repeat = 'repeats at most some hundred characters, within one sentence';
const segment = 'reads one segment of whisper.cpp: seconds of speech';
const line = 'reads one line of a file that the clinic itself imports';
const window =
  'reads at most fourteen words, before where a sentence may end (src/note/language/sure-boundary.ts)';
const words = 'reads the official words of one billing code';

export const bounded: Readonly<Record<string, string>> = {
  "/\\b(?:he|she|my (?:[a-z]{1,16} )?(?:(?:wife|mother|mom|mum|mommy|mummy|sister|daughter|grandmother|grandma|granny|gran|nan|aunt|girlfriend|niece|husband|father|dad|daddy|brother|son|grandfather|grandpa|grandad|granddad|uncle|boyfriend|nephew|partner|parent|grandparent|sibling|cousin)s?))(?:['’ ][a-z]{1,16}){1,12}(?<!\\b(?:and|but|or|so|if|when|where|while|because|since|that|than|like|how|what|why|until|before|after|though|think|thinks|thought|says?|said|saying|feels?|felt|know|knows|noticed?|see|sees|saw|hear|heard|sure|seems|of|in|on|to|for|from|with|at|is|are|was|then|now|hopefully|actually|again|thing|things|ones?|only|everything|anything|something|all|way|reason|stuff|me|knows|wish(?:es)?|hopes?))$/":
    window,
  '/^"?([0-9]{4}[0-9A-Z])"?\\s*[\\t,;|]\\s*(.+)$/': line,
  "/(?:\\b(?:if|unless|not|no|never|without|whether|in case|rule out)|n't)\\b[^.]{0,40}$/": repeat,
  '/(?:^|[,;.] ?|\\b(?:and|but|or|so) )(?:if|when|once|unless|until)\\b[^,]{0,300}$/i': repeat,
  '/(\\d[\\d,.]{0,15})\\s*(?:-\\s*)?(milligrams?|mg|micrograms?|mcg|grams?|g|units?|iu|milliliters?|ml|milliequivalents?|meq|percent\\b|%|puffs?|pumps?|tablets?|pills?|capsules?|drops?|sprays?)(?!\\w)/':
    repeat,
  '/\\b(?:actinic keratos[ei]s|aks?|precancer\\w*)\\b[^.?!]{0,60}\\b(?:fro(?:ze|zen)|freezing|cryotherapy|cryo|liquid nitrogen|destroyed)\\b|\\b(?:fro(?:ze|zen)|cryotherapy|liquid nitrogen)\\b[^.?!]{0,60}\\b(?:actinic keratos[ei]s|aks?|precancer\\w*)\\b/i':
    repeat,
  '/\\b(?:ear ?wax|cerumen|wax)\\b[^.?!]{0,60}\\b(?:remov(?:al|ed)|curett\\w+|cleaned out|taken out|got (?:it|that|most of it|all of it) out)\\b|\\b(?:removed|removal of|curetted)\\b[^.?!]{0,40}\\b(?:ear ?wax|cerumen|wax)\\b/i':
    repeat,
  '/\\b(?:finger joint|toe joint|cmc joint|great toe|big toe|thumb joint)\\b[^.?!]{0,60}\\b(?:inject(?:ion|ed|ing)|aspirat(?:ion|ed))\\b|\\b(?:inject(?:ion|ed|ing)|aspirat(?:ion|ed))\\b[^.?!]{0,60}\\b(?:finger joint|toe joint|cmc joint|great toe|big toe|thumb joint)\\b/i':
    repeat,
  '/\\b(?:flu|influenza|shingles|shingrix|tetanus|tdap|pneumonia|pneumococcal|prevnar|covid|hpv|gardasil|hepatitis [ab]|mmr|rsv)\\b[^.?!]{0,25}\\b(?:shot|vaccin\\w+|booster|immuni[sz]ation)\\b/i':
    repeat,
  '/\\b(?:follow(?:ing)?[- ]?up (?:in|with (?:me|us)|visit|appointment)|see (?:him|her|you|them|the patient|your child)(?: back| again)?(?: in)?\\b.{0,200}\\b(?:days?|weeks?|months?|year)|(?:come|be) back (?:in|for)|back in (?:a|an|one|two|three|four|five|six|\\d+)|return (?:to clinic )?in|rtc|recheck in)\\b/i':
    repeat,
  '/\\b(?:irrigat\\w+|flush(?:ed|ing)|rins(?:ed|ing)|lavage)\\b[^.?!]{0,40}\\b(?:ears?|cerumen|ear ?wax)\\b|\\b(?:ears?|ear ?wax|cerumen)\\b[^.?!]{0,40}\\b(?:irrigat(?:ed|ion)|flushed|rinsed|lavage)\\b/i':
    repeat,
  '/\\b(?:iud|mirena|kyleena|paragard)\\b[^.?!]{0,40}\\b(?:removed|taken out|came out|removal)\\b|\\bremoved\\b[^.?!]{0,30}\\b(?:iud|mirena|kyleena|paragard)\\b/i':
    repeat,
  '/\\b(?:knee|shoulder|hip|subacromial|trochanteric|glenohumeral)\\b[^.?!]{0,60}\\b(?:inject(?:ion|ed|ing)|aspirat(?:ion|ed))\\b|\\b(?:inject(?:ion|ed|ing)|aspirat(?:ion|ed))\\b[^.?!]{0,60}\\b(?:knee|shoulder|hip|subacromial|trochanteric|glenohumeral)\\b/i':
    repeat,
  '/\\b(?:laceration|wound|cut)\\b[^.?!]{0,60}\\b(?:sutured|stitched|repaired|sewn|stitches (?:placed|put in)|sutures (?:placed|put in)|stapled|glued)\\b|\\b(?:sutured|stitched|repaired|put|placed)\\b[^.?!]{0,40}\\b(?:stitches|sutures|laceration|wound)\\b/i':
    repeat,
  '/\\b(?:oxygen(?: saturation| level| sat)?|o2(?: sat\\w*)?|pulse ox|saturation|sats?)(?: (?:is|are|was|of|at|about|good|normal|today|here|great|fine|level|levels|saturation)){0,12} (\\d{2,3}) ?%/i':
    repeat,
  '/\\b(?:toradol|ketorolac|rocephin|ceftriaxone|b12|b-12|depo[- ]?(?:provera|medrol)|testosterone|solu[- ]?medrol|decadron|dexamethasone|im|intramuscular|intramuscularly)\\b[^.?!]{0,40}\\b(?:shot|injection|injected)\\b|\\b(?:shot|injection|injected)\\b[^.?!]{0,40}\\b(?:toradol|ketorolac|rocephin|ceftriaxone|b12|b-12|depo[- ]?(?:provera|medrol)|testosterone|solu[- ]?medrol|decadron|dexamethasone|intramuscularly)\\b/i':
    repeat,
  '/\\b(?:trigger finger|tendon sheath|plantar fascia|de quervain\\S*)\\b[^.?!]{0,60}\\binject(?:ion|ed|ing)\\b|\\binject(?:ion|ed|ing)\\b[^.?!]{0,60}\\b(?:trigger finger|tendon sheath|plantar fascia|de quervain\\S*)\\b/i':
    repeat,
  '/\\b(?:wrist|elbow|ankle|olecranon|ac joint|acromioclavicular)\\b[^.?!]{0,60}\\b(?:inject(?:ion|ed|ing)|aspirat(?:ion|ed))\\b|\\b(?:inject(?:ion|ed|ing)|aspirat(?:ion|ed))\\b[^.?!]{0,60}\\b(?:wrist|elbow|ankle|olecranon|ac joint|acromioclavicular)\\b/i':
    repeat,
  "/\\b([\\p{L}-]{1,60})'s(?: ([\\p{L}-]+))?(?=(?: ([\\p{L}\\d-]+))?)/giu": repeat,
  '/^(?:thanks?(?: you)?(?: so much| very much)? for watching|please subscribe.*|(?:subtitles|captions|transcription|transcribed|translated)(?: provided)? by .*|.*amara\\.?org.*|like and subscribe.*|see you (?:in the )?next (?:video|time)|.*otter\\.?ai.*)$/':
    segment,
  '/(?:[\\s,;:-]|\\b(?:and|or|but|so|because|the|a|an|to|which)\\b(?=\\W*$))+\\W*$/i': sentence,
  '/(?<! (?:and|also|with|or|to|for|in|on|of|the|a))(?: (?:and|also|with|or|to|for|in|on|of|the|a))+$/':
    sentence,
  '/(?<!\\b(?:okay|ok|right|alright)\\s*)\\?\\s*$|^\\W*(?:(?:and|so|okay|ok|um|uh|now|well|or|alright|all right|good|great|then|yeah|yes|but)\\W+)*(?:any|do|does|did|are|is|was|were|have|has|had|how|what|can|could|ever)\\b/i':
    sentence,
  '/,? (?:(?:and|but|or|so|okay) )*(?:(?<!\\b(?:what|how|when|where|why|which|who|than|as|that|nor|neither|so)(?: \\w+)? )(?:do|did|are|were|have|can|could|would) you (?!know\\b)|does (?:that|this|it) hurt|is that (?:right|correct)|how (?:long|often|many|much|about|are|is|do|did) |any (?:other|questions) |what (?:do|did|are|kind|is|about) |have you ).*$/i':
    sentence,
  '/\\b(?:\\d+|an?|couple|few|several|half|since|yesterday|today|last|this|about|years?|childhood|always)\\b.*\\b(?:minutes?|hours?|days?|weeks?|months?|years?|yesterday|today|night|morning|evening|ago|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|summer|winter|spring|fall|school|kid)\\b|\\byesterday\\b|\\bthis morning\\b|\\blast night\\b/i':
    sentence,
  "/\\b(?:i'm|i've|i) (?:\\w+ )?(?:have|had|on|got|get|take|feel|diagnosed|been)\\b.*\\b(?:myself|too)$|\\bmyself\\b/":
    sentence,
  "/\\b(?:my|his|her|your|their)(?: [\\w-]+){0,3} (?:mom|mum|mother|dad|father|parents|brothers?|sisters?|siblings?|grand(?:mother|father|ma|pa|parents)|aunt|uncle|cousins?|(?:ex-?)?(?:husband|wife))(?:'s)?\\b.*\\b(?:had|has|have|died|passed|diagnosed|got|suffer\\w*|struggl\\w*|attempted|alcoholic|runs)\\b|\\bruns in (?:my|the|her|his) family\\b|\\bfamily history of\\b/":
    sentence,
  '/\\bwhat (?:makes|made|seems to make|brings) (?:it|that|this|the \\w+).*\\b(?:worse|on)\\b|\\banything (?:that )?makes? (?:it|that|this|the \\w+) worse/i':
    sentence,
  '/\\bwhere (?:does|is|do|exactly|did)\\b.*\\b(?:hurt|pain|it|feel|located)/i': sentence,
  '/^(?:and |so |but |also )*(?:your|the|his|her) ([a-z ]{3,24}?) (is|are|was|were|looks?|sounds?(?! (?:is|are|was|were)\\b)|appears?|feels?|has|have|remains?|seems?)(?: (?:all|both|also|nice and|a nice|nice|very|still|just))* (.+)$/i':
    sentence,
  '/^i (?:(?:also|do|currently|still|have|had|am|was|been|did|then|sometimes|occasionally|usually|often|intermittently) )*(?:have been having|have been getting|have been experiencing|have had|been having|having|getting|experiencing|get|got|have|had|feel|noticed|notice|experienced|experience|developed|felt)\\b(?: (?:also|like))? (.+)$/i':
    sentence,
  "/(?:,| |^)(?:without (?:mention of )?[a-z0-9' -]+?(?= of |,|$)|not (?:intractable|otherwise specified|stated as \\w+)|(?:stage|extent|degree) (?= |,|$))(?=[ ,]|$)/g":
    words,
  '/, initial encounter for (open .*)$/': words,
  '/, subsequent encounter for (.*)$/': words,
  '/\\[[^\\]]{0,300}\\]|\\([^)]{0,300}\\)/g': words,
  "/(?:\\b(?:no|not|never|without|none)\\b|n['’]t\\b)[^.,;]{0,30}$/": sentence,
  "/\\b(?:outgr(?:ew|own)|(?:was|used to be) allergic\\b.*\\b(?:(?:but|and) (?:now )?(?:i|he|she|it|we|they)(?:'m| am|'s| is)? (?:can |do )?(?:eats?|takes?|not|fine|tolerates?|grew)|any ?more|no longer)\\b)/":
    sentence,
  "/\\bi(?:['’]ve| have)? (?:(?:actually|also|just|once|even) )?(?:had|have|got|get|take|took|use|used|hurt|tore|broke|do|did|went)\\b[^.]*\\bmyself\\b/i":
    sentence,
  '/\\bwhat (?:makes|made|helps)\\b.*\\b(?:better|help|relie)|\\banything (?:that )?makes? (?:it|that|this|the \\w+) (?:feel )?better|\\bdoes anything (?:seem to )?helps?\\b/i':
    sentence,
  '/\\byears?[- ]old\\b[^.]*\\b(?:(?:is )?here|presents?|presenting|comes? in|came in|being seen)\\b/i':
    sentence,
  '/(?:\\b(?:prescribe|order|give|get|start|take|use|is|are|was|were|be|of|with|for|to|the|an?|generally|usually|hopefully|that|and|or|but|so|because|as|than|maybe|probably|actually)|\\bthat (?:after|before|when|if|once|with|in|for|since)\\b[^,]{0,200})$/i':
    sentence,
  '/\\b(?:(?:in|of) (?:your|the|his|her) (?:\\w+ )?family|family history|run in|relatives?)\\b/': sentence,
  "/\\b(?:i(?:'ll| will|'d like| would like|'d suggest|'d recommend| would suggest| would recommend|'m going to|'m gon ?na| am going to| am gon ?na|'m gonna| want you| want to| wan ?na| also want| recommend|'m also| am also|'m ordering| am ordering| suggest)|we(?:'ll| will|'re going to|'re gon ?na| are going to|'re gonna| are gon ?na| need to| should| can go ahead)|let's|let us|you(?:'re| are) (?:due for|(?:going to|gon ?na) be in)|(?:best|next) (?:course of action|step|thing)|(?:i|we) have to|(?:i|we) need an?|have you|you(?:'ll| will| should| need to|'re going to| can (?:use|take|put|apply))|go ahead and|please|make sure|order\\w*|refer\\w*|schedule\\w*|prescri\\w+|start\\w*|continue|keep|avoid|stay (?:away|off|hydrated)|cut (?:back|down|out)|elevate|ice|rest|wear|weigh|get an?|use|drink|try to|no)\\b/i":
    sentence,
  '/\\b(?:nurse|medical assistant|our ma)\\b.{0,40}\\b(?:come in|come back|be (?:right )?(?:in|back)|go over)\\b|^(?:for )?assessment\\b|\\bnotate\\b|^(?:please )?add the following|\\bunderstands? and agrees? with the (?:recommended|treatment|medical)\\b|\\bquestions were (?:answered|asked)\\b|\\btake a (?:quick |closer |good )?look at (?:the|your|his|her|that)\\b|\\b(?:right )?here for (?:us|me)\\b|\\bscoot\\b/i':
    sentence,
  '/\\b(?:vaccin\\w*|shots?|booster|immuni[sz]\\w+|referral|therap(?:y|ist)|counsel\\w+|dieti[ct]ian|nutritionist|specialist|[a-z]{3,}ologist|medications?|prescription|patch(?:es)?|pills?|injections?|test(?:ing)?|screening|colonoscopy|mammogram|x-?ray|mri|ct|scan|surgery|biopsy|brace|sling|antibiotics?|birth control|pain medicine)\\b/i':
    sentence,
  '/\\bfrom (\\d[\\d.,]*(?: (?:milligrams?|mg|mcg|micrograms?|units))?) (?:up |down )?to\\b/i': sentence,
  "/\\bwhat(?:['’]s|(?: (?:all|else))? (?:are|do|is|does)) (?:you|he|she) (?:currently |still )?(?:taking|take|takes|on|using)\\W*$|\\bwhat (?:medic\\w+|pills|drugs)\\b/":
    sentence,
  "/^(?:(?:so|okay|all right|now|well|and)\\b,? )*((?:[a-z0-9'-]+ ){0,6}[a-z'-]+), (?:still |not (?:yet )?|poorly |well )?(?:at goal|(?:un)?controlled|under control|stable|responding|in remission|worsening|improving)\\b/":
    sentence,
  '/\\b(?:can|could|may|might|will) (?:also |sometimes )?(?:make|give|cause|lead to)\\b(?:(?!\\bbut\\b)[^.])*$/':
    sentence,
  '/(\\byou [^,.;]{0,300}?(?:,? (?:and|or)|,(?= is\\b)) )(has|is|was|does|takes|uses|needs|wants|feels|goes|gets|tries|keeps|eats|sleeps|works|lives|continues|agrees|understands|tolerates|calls|texts|checks|comes|stops|starts|walks|smokes|drinks|loses|gains|reports|denies)\\b/gi':
    sentence,
  '/(\\byou [^.;]{0,200}? or )(has|feels|gets|hits|vomits|passes|faints|develops|notices|becomes|coughs|bleeds|falls)\\b/gi':
    sentence,
};

/** Files that put expressions together inside functions, and from what. */
export const builtInFunctions: Readonly<Record<string, string>> = {
  'note/coding/cpt/data-element.ts': 'its own table of tests; made at import, so checked like the rest',
  'note/coding/cpt/procedure-table.ts': 'its own table of procedures; checked like the rest',
  'note/coding/icd10/first-words.ts': 'its own list of words',
  'note/completeness/topic.ts': 'its own topics; made at import, so checked like the rest',
  'note/extractive/examination/finding-parts.ts': 'its own openers; made at import, so checked like the rest',
  'note/extractive/lexicon/finding-system.ts': 'its own lexicon; made at import, so checked like the rest',
  'note/extractive/say.ts': 'one of two words for a relative',
  'server/allowed-methods.ts': 'the addresses of the API',
  'speech/child/confinement.ts': 'names of limits',
  'speech/whisper/capabilities.ts': 'names of options of whisper-cli',
};
