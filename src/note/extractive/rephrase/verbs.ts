/** Verbs as spoken visits use them, for agreement with the third person. */

const base = new Set(
  `feel get take go know think want need use see hear notice try come keep start stop work live smoke drink eat sleep walk run
sit stand lie lay wake blow smile breathe cough sneeze vomit urinate hurt ache bend lift reach move turn twist push pull climb exercise swim ride drive play
cheat pivot pedal crouch jog crawl scoot vomit pee gag limp stumble watch read write call talk speak say tell ask give make find lose gain weigh check measure test remember forget guess believe hope wish
like love hate prefer qualify enjoy worry stress cry laugh help look seem sound appear stay leave return visit follow change switch skip miss finish
wear hold carry drop fall trip slip bleed itch burn sting tingle throb swell bruise scratch rub press squeeze touch wash clean cook shop
travel fly retire study teach babysit garden mow dance hike jog bike golf ski lose snore dream nap rest relax sweat shake shiver faint
black pass throw spit swallow chew bite drool gag choke feed nurse pump urinate strain push wipe flush void leak dribble
inject inhale spray apply ice heat wrap elevate stretch massage soak tape brace splint bandage cover uncover
require experience have do suffer struggle manage handle deal cope avoid limit cut reduce increase decrease double refill order buy pick pay
wonder understand agree mean consider plan intend expect tend continue begin develop describe report state deny mention
attend belong bring build buy care clear close compare complain concentrate consume crave dread eat engage exercise focus function grind lean limp
listen log monitor note open participate perform practice prepare rely respond roll scroll share show sing snack socialise socialize spend squat stub tolerate track train type vape volunteer wait wheeze whistle wiggle wrestle crouch kneel
own purse coach supervise operate deliver commute paint bake knit sew lecture camp skate surf sail smell chase land jump kick tie shave floss gargle
pop crack click lock grip clench stiffen tighten loosen worsen improve heal flare juggle host catch buckle pinch scream ooze radiate blink squint crawl`
    .split(/\s+/)
    .filter(Boolean),
);

// For agreement alone, right after "i" or "you": elsewhere most of them are as often nouns.
const rarer = new Set(
  `bag bolt bounce breastfeed burp catch chat clap climb cling collapse cramp creep cringe curl cycle dab dip doze drag drain drift eject enter fetch fidget
fill fix flinch flip float freeze gasp gather grab graze grow guard gulp hang haul hop hug hunch hurry jerk knock leap lick lug mind mix moan mumble
nibble nod nudge owe pace pack panic park pat peel phone pile plan plug poke pound pour press prop puke quiver rake react reckon recover refuse regret
reuse ring rinse rise roam rot row rub rush sag save scare scrape scroll scrub seek sell send serve set shout shower shut sigh sign sip skid slice
slide snack snap sneak sniff snooze soap sob soften spike spill spot spread sprinkle squeeze stab stare startle starve stay steam steer stir stoop
stub suck survive suspect sway sweep swing tap taste text thank tire toss trace trim trust tuck tug tumble twitch use vacuum view waddle wade wander
weave weep whip whisper wince wobble wring yawn yell
accept act add adjust age aim allow apologize argue arrive assume attempt bang battle beg behave belch bet blame blow boil book boost borrow bother bow box
brag brush bug bump bundle bust cancel challenge change charge cheer chill chop clip coat collect comb combine commit complete confess confuse connect
contact count cover crack cram crash crochet crush dare decide decline delete depend deserve detect die dig dilute disagree discuss dislike ditch dive
double doubt draw dress drift drip drown dry dump dust earn empty end endure err escape exhale exist explain explode face fade fail fancy feature figure
file fold fuss gain gamble giggle glow glue grin grip groan grumble guard hack hammer harvest hesitate hide hobble holler hook host hunt hustle ignore
imagine improve inform insert inspect insist invite iron jam joke judge kneel knot lace lack laugh learn lend line link list load lock marry matter melt
mess mop mount mow nag nail neglect obey object occupy offend offer overdo overeat oversleep pad paddle pant pause perk pet pitch place plant pluck poop
pray preach predict pretend prevent print proceed promise protect prove provide pry puff punch question race raise ramble rattle realize recall receive
recognize record recycle reduce refill regain reject relate release remain remind remove rent repair repeat replace reply resent resist retch reward rock
ruin salt satisfy scan scold scoop score seize separate settle shift shoot shovel shrug shuffle skate skim slam slap slouch slow slur smash smear smile smother
snort spank speed spell spin sprain sprint squeak stack stagger stain stall stamp stomp store straighten strap stroll stuff submit succeed
suggest suit supply suppose surround swap sweat swish tackle tan tease thaw throb tick tickle tidy tilt tinker total transfer treat tremble trot truck tweak
twirl twitch undergo undo unpack upset urge vary vent wag warm warn waste water wave weigh whack whine whittle wink witness worship wreck yank zip`.split(
    /\s+/,
  ),
);

// Past forms that do not end in -ed; forms equal to the base (put, cut, hurt, hit, quit) count as past too.
const past = new Set(
  `had was were did went got took came saw felt thought knew told said gave made found lost fell broke woke slept ate drank ran drove wrote spoke
began became kept left meant met paid sat stood stuck taught threw tore understood wore won brought bought caught fought heard held led lay
bit bled blew built burnt chose dealt drew dreamt fed flew forgot froze grew hid hung hurt hit quit put cut let set shut spread lent
rode rose sang sank shook shot shrank slid sold sent spent spun swam swore swelled swept swung wept wound bent stung stepped slipped used
could would should might must may can will shall ought cannot`
    .split(/\s+/)
    .filter(Boolean),
);

const auxiliaries = new Set(
  'am is are was were be been being have has had do does did can could will would shall should may might must cannot'.split(
    ' ',
  ),
);

export const isAuxiliary = (word: string) => auxiliaries.has(word);
export const isBaseVerb = (word: string) => base.has(word);
// "Getting out of bed"
const noVerbs = new Set('bed red med hundred shed sled moped'.split(' '));
export const isPast = (word: string) =>
  past.has(word) ||
  (word.length > 2 && word.endsWith('ed') && word.charAt(word.length - 3) !== 'e' && !noVerbs.has(word));

/** Words that may stand between a subject and its verb. */
export const isAdverb = (word: string) =>
  /^(?:[a-z]{3,}ly(?<!rely|apply|supply|reply|imply|comply|multiply|fly)|also|just|really|usually|always|never|still|only|probably|actually|often|sometimes|currently|even|normally|generally|typically|mostly|mainly|definitely|certainly|honestly|basically|kinda|occasionally|rarely|regularly|recently|already|almost|barely|hardly|initially|originally|first|then|both|all|ever|not|constantly|frequently|gradually|suddenly|finally|previously|routinely|simply|slowly|quickly|easily|personally|literally|nearly|religiously|now|usually|presently)$/.test(
    word,
  );

/** As `thirdPerson`, of a word that stands right after its subject and so can be no noun. */
export function thirdPersonAfterSubject(verb: string): string {
  return rarer.has(verb) && !isPast(verb) ? inflected(verb) : thirdPerson(verb);
}

/** "go" → "goes"; what is no base form of a verb comes back unchanged. */
export function thirdPerson(verb: string): string {
  switch (verb) {
    case 'am':
    case 'are':
      return 'is';
    case 'were':
      return 'was';
    case 'have':
      return 'has';
    case 'do':
      return 'does';
    default:
      if (
        isPast(verb) ||
        auxiliaries.has(verb) ||
        !(base.has(verb) || base.has(verb.replace(/^(?:re|over|un|mis(?!sing$)|out)-?/, '')))
      )
        return verb;
      return inflected(verb);
  }
}

/** "affect" → "affects", of what can only be a verb. */
export function inflected(verb: string): string {
  if (/(?:s|sh|ch|x|z|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

const participles =
  /^(?:been|had|gone|gotten|got|done|taken|seen|felt|lost|gained|come|become|fallen|broken|worn|eaten|slept|woken|started|stopped|tried|noticed|used|kept|given|made|found|heard|had|told|said|thought|known|brought|left|put|cut|hurt|hit|quit|read|spread|run|gotten|swollen|grown|outgrown|drunk|begun|forgotten|bitten|spoken|written|driven|shown|worsened|improved|resolved|happened|helped|worked|changed|moved|lived|smoked|always|never|not|recently|only|also|just|really|already)$/;

/** True for a past participle (or an adverb before one): "has ___". */
export const isParticiple = (word: string) =>
  participles.test(word) || (/[^e]ed$/.test(word) && !noVerbs.has(word));

/** "take" → "taking". */
export function gerundOf(verb: string): string {
  if (/^(?:l|d|t)ie$/.test(verb)) return `${verb[0]}ying`;
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return `${doubled(verb)}ing`;
}

const irregular = new Map(
  `become became,begin began,bend bent,bite bit,bleed bled,break broke,bring brought,build built,buy bought,catch caught,come came,cut cut,
do did,drink drank,drive drove,eat ate,fall fell,feed fed,feel felt,fight fought,find found,fly flew,forget forgot,get got,give gave,go went,
grow grew,have had,hear heard,hit hit,hold held,hurt hurt,keep kept,know knew,lay laid,leave left,let let,lie lay,lose lost,make made,mean meant,
meet met,pay paid,put put,quit quit,read read,ride rode,rise rose,run ran,say said,see saw,send sent,set set,show showed,sit sat,sleep slept,
speak spoke,spend spent,spit spat,spread spread,stand stood,stick stuck,sting stung,swim swam,take took,teach taught,tear tore,tell told,
think thought,throw threw,understand understood,wake woke,wear wore,write wrote`
    .split(/,\s*/)
    .map((pair) => pair.split(' ') as [string, string]),
);

/** "start" → "started", "take" → "took". */
export function pastOf(verb: string): string {
  const known = irregular.get(verb);
  if (known !== undefined) return known;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return verb.endsWith('e') ? `${verb}d` : `${doubled(verb)}ed`;
}

// "stop" → "stopp"
function doubled(verb: string): string {
  return /^(?:qu|[^aeiou])*[aeiou][bdgmnpt]$|^(?:forget|begin|admit|upset|refer|prefer|occur)$/.test(verb)
    ? `${verb}${verb.at(-1)}`
    : verb;
}
