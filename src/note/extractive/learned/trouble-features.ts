import { isGivenAgainst, isVaccineDue } from '../../language/vaccine-due.ts';
import { ofChart } from '../problems/problem-name.ts';
import { acquaintanceWords, familyWords, kindOfWord } from '../problems/trouble-context.ts';
import type { Mention, Trouble } from '../problems/troubles.ts';
import { isVague } from '../problems/vague-name.ts';
import { wordsOf } from '../visit/units.ts';
import type { FeatureSink } from './hashing.ts';
import { sectionLabels } from './section-labels.ts';

/** How long a visit is and where its summing up begins, in passages. */
export interface VisitSpan {
  length: number;
  planFrom: number;
}

// "He's due for his second HPV, and flu."
const vaccine =
  /\b(?:malaria (?:pills?|tablets?)|vaccin\w+|shots?|jabs?|booster|immuni[sz]\w+|due for (?:(?:your|his|her|the|an?|another|first|second|third|next|hpv|tetanus|covid|and) )*(?:flu|tetanus|pneumonia|shingles|covid)|screen\w*|up to date)\b/;
/** Which of them, another name says. */
export const tellsLittle: ReadonlySet<string> = new Set([
  ...'bleed bleeding hemorrhage clot clots tumor tumour cancer infections nodule polyp tetanus'.split(' '),
  'blood loss',
]);
const allergies = sectionLabels.indexOf('allergies');
const family = sectionLabels.indexOf('family');
/** "My sister says I look pale" is of the patient. */
const tells =
  /^(?:says?|said|thinks?|thought|tells?|told|noticed|wants?|wanted|made|brought|drove|reckons?)$/;
// "She said her mother had a clot in her leg."
const suffers = /^(?:had|has|have|got|with|died)$/;
const near = 4;
const around = 5;
const opening = 6;

/** What the rankings see of a trouble: how, where and how often it is named, and the words around it. */
export function addTroubleFeatures(
  out: FeatureSink,
  trouble: Trouble,
  troubles: readonly Trouble[],
  visit: VisitSpan,
): void {
  const seen = new Set<string>();
  const kind = trouble.symptom ? 's' : isVague(trouble.name) || tellsLittle.has(trouble.name) ? 'v' : 'd';
  const add = (name: string, value = '') => {
    const whole = name + value;
    if (seen.has(whole)) return;
    seen.add(whole);
    out.add(name, value);
    out.add(kind, ':', whole);
  };
  const { mentions } = trouble;
  const words = wordsOf(trouble.name);
  add('bias');
  out.add('head=', words.at(-1)!);
  out.add('words=', String(Math.min(4, words.length)));
  add('times=', String(Math.min(5, mentions.length)));
  const most = Math.max(...troubles.map((one) => one.mentions.length));
  if (mentions.length === most && most > 1) add('most');
  const doctors = mentions.filter(byClinician);
  add('doctor=', String(Math.min(3, doctors.length)));
  add('others=', String(Math.min(3, mentions.length - doctors.length)));
  const first = mentions[0]!.passage.index;
  const last = mentions.at(-1)!.passage.index;
  add('first=', String(Math.floor((10 * first) / visit.length)));
  add('last=', String(Math.floor((10 * last) / visit.length)));
  if (first < opening) add('opens=', String(first));
  if (last - first > visit.length / 3) add('spans');
  if (troubles[0] === trouble) add('named_first');
  const concluded = doctors.filter(({ passage }) => passage.index >= visit.planFrom);
  add('concluded=', String(Math.min(2, concluded.length)));
  // What is denied, feared or a relative's in one place says little of the others.
  const reasons = mentions.map(whyNot);
  const meant = mentions.filter((_, i) => reasons[i] === null);
  add('meant=', String(Math.min(3, meant.length)));
  add('doctor_meant=', String(Math.min(2, meant.filter(byClinician).length)));
  if (meant.length === 0) for (const reason of reasons) add('only_', reason!);
  for (const mention of meant.length > 0 ? meant : mentions) addMention(mention, visit, add);
}

export function byClinician({ passage }: Mention): boolean {
  return passage.role === 'clinician';
}

/** Why a trouble that is named is none of the patient's, as far as the words around it tell; null where it may be. */
export function whyNot({
  passage,
  named,
  tokens,
  ofFamily,
}: Mention): 'neg' | 'cond' | 'kin' | 'reaction' | 'vaccine' | null {
  // "I'd rather not get the pneumonia shot."
  if (tokens[named.to]?.ends === false && isVaccine.test(tokens[named.to + 1]?.bare ?? '')) return 'vaccine';
  const before = tokens.slice(0, named.from);
  const hasIf = before.slice(concludedFrom(before)).some(({ bare }) => bare === 'if');
  if (hasIf && wouldSurprise(before)) return null;
  for (let i = named.from - 1; i >= 0 && i >= named.from - near; i--) {
    if (tokens[i]!.ends) break;
    const kind = kindOfWord(tokens[i]!.bare);
    if (kind === 'neg' || kind === 'cond') return kind;
  }
  if (doubts.test(before.map(({ bare }) => bare).join(' '))) return 'neg';
  if (hasIf) return 'cond';
  if (isWithdrawn(tokens, named.from)) return 'neg';
  if (named.name === 'pregnancy' && !isPregnantNow(tokens, named.from)) return 'cond';
  if (isElsewhere(before) || isTestedFor(named.name, before, passage.unit.said)) return 'cond';
  if (passage.role === 'clinician' && (isLookedFor(before, passage.unit.said) || isRisk(passage.unit.said)))
    return 'cond';
  if (named.from === 0 && allNormal.test(passage.unit.said)) return 'neg';
  // "Because of the chlamydia history"
  if (tokens[named.to + 1]?.bare === 'history' && !tokens[named.to]!.ends) return 'cond';
  // "After menopause I like to see it at four.", "any bleeding since the menopause?"
  const beside = tokens[named.from - 1]?.bare === 'the' ? 2 : 1;
  if (named.name === 'menopause' && whenBeside.test(tokens[named.from - beside]?.bare ?? '')) return 'cond';
  const ofKin =
    passage.role === 'clinician'
      ? before.some(
          ({ bare }, i) =>
            (familyWords.has(bare) && suffers.test(tokens[i + 1]?.bare ?? '')) ||
            (bare.endsWith("'s") && familyWords.has(bare.slice(0, -2)) && isOwn(before.slice(i + 1))),
        )
      : tokens.some(
          ({ bare }, i) =>
            ((familyWords.has(bare) || acquaintanceWords.has(bare)) &&
              !tells.test(tokens[i + 1]?.bare ?? '')) ||
            (bare.endsWith("'s") &&
              hasGot.test(tokens[i + 1]?.bare ?? '') &&
              familyWords.has(bare.slice(0, -2))),
        );
  if (ofKin || ofFamily || passage.sections[family]! > 0.5) return 'kin';
  if (passage.sections[allergies]! > 0.4) return 'reaction';
  if (named.name === 'allergy' && ofChart.test(passage.unit.said)) return 'reaction';
  if (
    isGivenAgainst(named.name) &&
    (isDue.test(passage.unit.said) || isVaccineDue(`${before.map(({ bare }) => bare).join(' ')} `))
  )
    return 'vaccine';
  return vaccine.test(passage.unit.said) ? 'vaccine' : null;
}

/** "And the tetanus, you're due." */
const isDue = /\b(?:over)?due\b(?! to\b)/;

/** "I doubt it's a blood clot." */
const doubts =
  /\b(?:i|we)(?: really| very much)? doubt (?:that )?(?:it|this|that|you|he|she|there)(?:'s|'ve| is| are| have| has)?(?: got)?(?: an?| the| any)?$/;

const isVaccine = /^(?:shots?|jabs?|vaccines?|boosters?)$/;

// "Your dad's history of colon cancer", "your mum's asthma"; not "Grandma's right, it's croup".
function isOwn(between: Mention['tokens']): boolean {
  return between.every(({ bare, ends }) => !ends && ofHistory.test(bare));
}
const ofHistory = /^(?:history|of|having|the|type|early|bad)$/;

// "I'd be surprised if it were a clot, so I think it's a calf strain.": the strain is no condition.
function concludedFrom(before: Mention['tokens']): number {
  const so = before.findLastIndex(
    ({ bare }, i) =>
      bare === 'so' && before[i - 1]?.ends === true && concludes.test(before[i + 1]?.bare ?? ''),
  );
  return Math.max(so, 0);
}
const concludes = /^(?:i|it's|it|this|that's|i'd)$/;

// "Her cousin's got chickenpox."
const hasGot = /^(?:got|had|having|caught)$/;

/** "I'd be amazed if this weren't sleep apnea.": it very likely is. */
export function wouldSurprise(before: Mention['tokens']): boolean {
  return before.some(
    ({ bare }, i) =>
      bare === 'if' && surprised.test(before[i - 1]?.bare ?? '') && nots.test(before.at(-1)!.bare),
  );
}
const surprised = /^(?:amazed|surprised|shocked|astonished)$/;
const nots = /^(?:weren't|isn't|wasn't|not)$/;

// "Did you smoke during pregnancy?", "he was my fourth pregnancy", "you'd have to put off a pregnancy": none now.
function isPregnantNow(tokens: Mention['tokens'], at: number): boolean {
  const [last = '', before = '', first = ''] = [at - 1, at - 2, at - 3].map((i) => tokens[i]?.bare);
  const now = tokens[at]!.bare === 'pregnant' ? isNow : ofNow;
  return now.has(last) && ![last, before, first].some((word) => notNow.has(word));
}
const isNow: ReadonlySet<string> = new Set(
  "i'm am you're are she's is weeks months currently now still actually newly".split(' '),
);
const ofNow: ReadonlySet<string> = new Set(
  'this current your her my first normal early healthy twin ectopic high-risk unplanned weeks'.split(' '),
);
const notNow: ReadonlySet<string> = new Set(
  'after avoid before during if not prevent previous since unless until was were when while'.split(' '),
);

// "Leukemia, I know you looked it up, his count's perfectly normal."
const allNormal = /\b(?:perfectly|completely|totally|entirely) (?:normal|negative|clear)$/;

// "Today we'll send the blood work, the blood type, rubella, hepatitis, HIV, syphilis, and a urine culture."
function isTestedFor(name: string, before: Mention['tokens'], said: string): boolean {
  return (
    tested.test(name) &&
    before.some(({ bare }) => sends.test(bare)) &&
    byTests.test(said) &&
    !isFound.test(said)
  );
}
const tested =
  /^(?:hepatitis(?: [abc])?|hiv|syphilis|rubella|gonorrhea|chlamydia|lyme(?: disease)?|measles|mumps|varicella|chickenpox|tuberculosis|herpes|mono(?:nucleosis)?|celiac(?: disease)?|lupus|anemia|diabetes)$/;
const sends =
  /\b(?:send|sending|check|checking|order|ordering|draw|drawing|run|running|test|testing|screen|screening)\b/;
const byTests =
  /\b(?:blood ?work|bloods|blood (?:tests?|type|counts?)|cbc|cultures?|swabs?|panels?|antibod(?:y|ies)|titers?|tests?|labs|hiv|syphilis)\b/;
const isFound = /\b(?:positive|came back|shows?|showed|you have|you've got|has|diagnosed|because|your)\b/;

// "I'll swab for herpes.", "let's send the urine off for chlamydia and gonorrhea"; not "check your kidneys for the diabetes".
function isLookedFor(before: Mention['tokens'], said: string): boolean {
  const at = before.findLastIndex(({ bare }) => bare === 'for');
  return (
    at > 0 &&
    before.slice(0, at).some(({ bare }) => looks.test(bare)) &&
    !before.slice(at).some(({ bare }) => whose.has(bare)) &&
    !isConcluded.test(said)
  );
}
const looks = /^(?:(?:test|swab|check|screen|culture)(?:ing|s|ed)?|send(?:ing)?|looking)$/;
const whose: ReadonlySet<string> = new Set(['the', 'your', 'his', 'her', 'this', 'that', 'my']);
const isConcluded = /\b(?:positive|came back|shows?|showed|you have|you've got|diagnosed|treat\w*)\b/;

// "We talked about bleeding, scarring, that it can come back.", "the risks are bleeding and infection"
function isRisk(said: string): boolean {
  return risks.test(said) && toldAsRisk.test(said);
}
const risks = /\b(?:risks?|chance|we talked about|we've talked about|complications?|went over|explained)\b/;
const toldAsRisk =
  /\b(?:the (?:main |usual |only )?(?=)(?:risks?|complications?)(?=) (?:is|are|include|here)|(?:(?:small|slight|tiny|low|little|rare) )(?=)(?:risk|chance) of|(?:we(?:'ve)? talked|talked) about (?:the )?(?=)(?:risks?|bleeding|infection|scarring)|(?:explained|went over|gone over) (?:the |that there's )?(?=)(?:risks?|bleeding|infection))(?=)\b/;

// "You're headed to a place with a lot of malaria."
function isElsewhere(before: Mention['tokens']): boolean {
  const at = before.findLastIndex(({ bare }) => bare === 'with');
  return at > 0 && places.has(before[at - 1]!.bare);
}
const places: ReadonlySet<string> = new Set([
  'place',
  'places',
  'area',
  'areas',
  'country',
  'countries',
  'region',
  'regions',
]);

const whenBeside = /^(?:after|before|since|past|around|during)$/;
const calls = /^(?:calling|called|thinking|thought)$/;

// "I know we were calling it panic disorder."
function isWithdrawn(tokens: Mention['tokens'], from: number): boolean {
  for (let i = from - 1; i >= Math.max(1, from - near); i--) {
    const word = tokens[i]!.bare;
    if (!calls.test(word)) continue;
    const before = tokens[i - 1]!.bare;
    return (
      before === 'were' ||
      before === 'was' ||
      before === 'been' ||
      (before === 'we' && /ed$|ought$/.test(word))
    );
  }
  return false;
}

function addMention(
  { passage, named, tokens }: Mention,
  { length, planFrom }: VisitSpan,
  add: (kind: string, value?: string) => void,
): void {
  const { unit } = passage;
  const speaker = passage.role === 'clinician' ? 'c' : 'p';
  const phase = passage.index < Math.max(8, length / 8) ? 'e' : passage.index >= planFrom ? 'l' : '';
  const who = `${speaker}${unit.question ? '?' : ''}${phase}`;
  add('who=', who);
  add(`${who}l1=`, tokens[named.from - 1]?.bare ?? '^');
  add('r1=', tokens[named.to]?.ends === true ? '.' : (tokens[named.to + 1]?.bare ?? '^'));
  for (let i = named.from - 1; i >= Math.max(0, named.from - around); i--) {
    const kind = kindOfWord(tokens[i]!.bare);
    if (kind !== undefined) add(`${speaker}before=`, kind);
    if (i < named.from - 1 && tokens[i]!.ends) break;
  }
  for (let i = named.to + 1; i <= Math.min(tokens.length - 1, named.to + around); i++) {
    const kind = kindOfWord(tokens[i]!.bare);
    if (kind !== undefined) add(`${speaker}after=`, kind);
    if (tokens[i]!.ends) break;
  }
  for (const { bare } of tokens) {
    const kind = kindOfWord(bare);
    if (kind !== undefined) add('in=', kind);
  }
  if (named.from === 0 && named.to === tokens.length - 1) add('alone', who);
  if (passage.reply !== null) add('reply=', passage.reply.answer);
  if (unit.answers !== null) add('answers');
  if (unit.opens) add(`${who}opens`);
}
