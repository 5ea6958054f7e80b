/** Why an expression that takes quadratic time on endless input may stay: what it reads is never long. */
const sentence = 'reads one sentence, some thousand characters at most (src/note/language/utterances.ts)';
const repeat = 'repeats at most some hundred characters, within one sentence';
const segment = 'reads one segment of whisper.cpp: seconds of speech';
const line = 'reads one line of a file that the clinic itself imports';
const words = 'reads the official words of one billing code';

export const bounded: Readonly<Record<string, string>> = {
  '/^"?([0-9]{4}[0-9A-Z])"?\\s*[\\t,;|]\\s*(.+)$/': line,
  "/(?:\\b(?:if|unless|not|no|never|without|whether|in case|rule out)|n't)\\b[^.]{0,40}$/": repeat,
  '/(?:^|[,;]\\s*|\\band\\s+)(?:if|when|once|unless|until)\\b[^,]{0,300}$/i': repeat,
  '/(\\byou [^,.;]{0,300}?,? (?:and|or) )(has|is|was|does|takes|uses|needs|wants|feels|goes|gets|tries|keeps|eats|sleeps|works|lives|continues|agrees|understands|tolerates|calls|texts|checks|comes|stops|starts|walks|smokes|drinks|loses|gains|reports|denies)\\b/gi':
    repeat,
  '/(\\d[\\d,.]{0,15})\\s*(?:-\\s*)?(milligrams?|mg|micrograms?|mcg|grams?|g|units?|iu|milliliters?|ml|milliequivalents?|meq|percent|%|puffs?|tablets?|pills?|capsules?|drops?|sprays?)\\b/':
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
  "/\\b([\\p{L}-]{1,60})'d(?: ([\\p{L}]+))?/giu": repeat,
  "/\\b([\\p{L}-]{1,60})'s(?: ([\\p{L}-]+))?/giu": repeat,
  '/^(?:thanks?(?: you)?(?: so much| very much)? for watching|please subscribe.*|(?:subtitles|captions|transcription|transcribed|translated)(?: provided)? by .*|.*amara\\.?org.*|like and subscribe.*|see you (?:in the )?next (?:video|time)|.*otter\\.?ai.*)$/':
    segment,
  '/(?:[\\s,;:-]|\\b(?:and|or|but|so|because|the|a|an|to|which)\\b(?=\\W*$))+\\W*$/i': sentence,
  '/(?<! (?:and|also|with|or|to|for|in|on|of|the|a))(?: (?:and|also|with|or|to|for|in|on|of|the|a))+$/':
    sentence,
  '/(?<!\\b(?:okay|ok|right|alright)\\s*)\\?\\s*$|^\\W*(?:(?:and|so|okay|ok|um|uh|now|well|or|alright|all right|good|great|then|yeah|yes|but)\\W+)*(?:any|do|does|did|are|is|was|were|have|has|had|how|what|can|could|ever)\\b/i':
    sentence,
  '/(?<!\\b(?:to|and|or|can|cannot|not|we|i)) (?=(?:go (?:straight |right )?to the (?:emergency|er\\b|ed\\b|hospital)|call (?:me|us|911)\\b))(call|go)\\b(.*)$/i':
    sentence,
  '/, (?:then )?(?:(?:he|she|the patient|they) (?:(?:should|will|needs? to|can|has to) )?)?(call|calls|go|goes|come|comes|give us|give me|return|seek|see us)\\b(.*)$/i':
    sentence,
  '/,.*$/': sentence,
  '/,? (?:(?:and|but|or|so|okay) )*(?:(?<!\\b(?:what|how|when|where|why|which|who|than|as|that|nor|neither|so)(?: \\w+)? )(?:do|did|are|were|have|can|could|would) you (?!know\\b)|does (?:that|this|it) hurt|is that (?:right|correct)|how (?:long|often|many|much|about|are|is|do|did) |any (?:other|questions) |what (?:do|did|are|kind|is|about) |have you ).*$/i':
    sentence,
  '/\\b(?:\\d+|an?|couple|few|several|half|since|yesterday|today|last|this|about|years?|childhood|always)\\b.*\\b(?:minutes?|hours?|days?|weeks?|months?|years?|yesterday|today|night|morning|evening|ago|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|summer|winter|spring|fall|school|kid)\\b|\\byesterday\\b|\\bthis morning\\b|\\blast night\\b/i':
    sentence,
  "/\\b(?:family history (?:of|is|positive|significant)|runs in (?:my|your|the|his|her) family|(?:my|your|his|her|the patient's|a|an|both|one of (?:my|your|his|her))(?: \\w+){0,2}? (?:mom|mother|mum|mommy|dad|father|daddy|brother|sister|brothers|sisters|siblings?|aunt|uncle|cousins?|grandmother|grandma|grandfather|grandpa|grandparents?|parents?|son|daughter|wife|husband|family|niece|nephew|mother-in-law|father-in-law|kids|children|partner|roommate|coworkers?|boyfriend|girlfriend|fiance|twin|relatives?|great-aunt)(?:'s)?|(?:mom|mother|mum|mommy|dad|father|daddy|brother|sister|brothers|sisters|siblings?|aunt|uncle|cousins?|grandmother|grandma|grandfather|grandpa|grandparents?|parents?|son|daughter|wife|husband|family|niece|nephew|mother-in-law|father-in-law|kids|children|partner|roommate|coworkers?|boyfriend|girlfriend|fiance|twin|relatives?|great-aunt) (?:had|has|have|died|was|were|is|with))\\b/g":
    sentence,
  "/\\b(?:i'm|i've|i) (?:\\w+ )?(?:have|had|on|got|get|take|feel|diagnosed|been)\\b.*\\b(?:myself|too)$|\\bmyself\\b/":
    sentence,
  "/\\b(?:my|his|her|your|their)(?: \\w+)? (?:mom|mum|mother|dad|father|parents|brothers?|sisters?|grand(?:mother|father|ma|pa|parents)|aunt|uncle|cousins?|husband|wife)(?:'s)?\\b.*\\b(?:had|has|have|died|passed|diagnosed|got|suffer\\w*|runs)\\b|\\bruns in (?:my|the|her|his) family\\b|\\bfamily history of\\b/":
    sentence,
  '/\\b(?:scored?|score (?:is|was|came)|phq|gad|mmse|moca)\\b.*\\d/i': sentence,
  '/\\bhow long\\b|\\bwhen did (?:it|this|that|the|your|you|these|those)\\b.*\\b(?:start|begin|notice|happen|first)/i':
    sentence,
  '/\\bwhat (?:makes|made|helps)\\b.*\\b(?:better|help|relie)|\\banything (?:that )?makes? (?:it|that|this|the \\w+) (?:feel )?better/i':
    sentence,
  '/\\bwhat (?:makes|made|seems to make|brings) (?:it|that|this|the \\w+).*\\b(?:worse|on)\\b|\\banything (?:that )?makes? (?:it|that|this|the \\w+) worse/i':
    sentence,
  '/\\bwhere (?:does|is|do|exactly|did)\\b.*\\b(?:hurt|pain|it|feel|located)/i': sentence,
  '/^(?:and |so |but |also )*(?:your|the|his|her) ([a-z ]{3,24}?) (is|are|was|were|looks?|sounds?|appears?|feels?|has|have|remains?|seems?)(?: (?:all|both|also|nice and|a nice|nice|very|still|just))* (.+)$/i':
    sentence,
  '/^i (?:(?:also|do|currently|still|have|had|am|was|been|did|then|sometimes|occasionally|usually|often|intermittently) )*(?:have been having|have been getting|have been experiencing|have had|been having|having|getting|experiencing|get|got|have|had|feel|noticed|notice|experienced|experience|developed|felt)\\b(?: (?:also|like))? (.+)$/i':
    sentence,
  "/(?:,| |^)(?:without (?:mention of )?[a-z0-9' -]+?(?= of |,|$)|not (?:intractable|otherwise specified|stated as \\w+)|(?:stage|extent|degree) (?= |,|$))(?=[ ,]|$)/g":
    words,
  '/, initial encounter for (open .*)$/': words,
  '/, subsequent encounter for (.*)$/': words,
  '/\\[[^\\]]{0,300}\\]|\\([^)]{0,300}\\)/g': words,
};

/** Files that put expressions together inside functions, and from what. */
export const builtInFunctions: Readonly<Record<string, string>> = {
  'note/coding/cpt/data-element.ts': 'its own table of tests; made at import, so checked like the rest',
  'note/coding/cpt/procedure-table.ts': 'its own table of procedures; checked like the rest',
  'note/coding/icd10/first-words.ts': 'its own list of words',
  'note/completeness/topic.ts': 'its own topics; made at import, so checked like the rest',
  'note/extractive/finding-parts.ts': 'its own openers; made at import, so checked like the rest',
  'note/extractive/lexicon/finding-system.ts': 'its own lexicon; made at import, so checked like the rest',
  'note/extractive/say.ts': 'one of two words for a relative',
  'server/allowed-methods.ts': 'the addresses of the API',
  'speech/child/confinement.ts': 'names of limits',
  'speech/whisper/capabilities.ts': 'names of options of whisper-cli',
};
