import { substanceOf } from '../../evidence/drug-names.ts';
import { answerOf } from '../../language/answer.ts';
import { contextOfPhrase } from '../../language/context.ts';
import type { Source } from '../../note.ts';
import { sourcesOf } from '../draft.ts';
import { introducesMedicine } from '../visit/introduced-on.ts';
import { goesOnAboutKin, isOfKinNamed, relativeOfThemselves } from '../visit/of-whom.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { isAnothers, isDeniedNext } from './denied-next.ts';
import {
  asPutRight,
  asSince,
  bothSaid,
  correctsDose,
  howAskedNext,
  howNext,
  isMostly,
  oftenAnswered,
  oftenConfirmed,
  whenAnswered,
  withNewDose,
  withUnit,
} from './how-taken.ts';
import { doseBefore, keptMedications } from './kept-medications.ts';
import { insulins, medicationsIn } from './medications.ts';
import {
  asksOfEver,
  goesOnAskingOfTried,
  isForTellersIllness,
  isMeantFor,
  isNotTakenNow,
  isTakenByKin,
  isTakenByThemselves,
  isTellersOwn,
  tellsHowItWent,
} from './not-taken-now.ts';
import { withoutFormer, withoutOtherStopped } from './other-stopped.ts';
import { letStand } from './read-out.ts';
import { isAgreed } from './recorded-list.ts';
import { howRestarted } from './restarted.ts';
import { sinceBegun } from './since-begun.ts';
import { ranOutLately, type StoppedMedication, stoppedIn } from './stopped-medications.ts';
import { isGoingOn, isHandedElsewhere, isLeftOff, isOverNext, isPast, isTriedOnly } from './taken-then.ts';
import { takesAnother } from './takes-another.ts';

export interface CurrentMedication {
  name: string;
  how: string;
  sources: Source[];
  /** What it was called by its kind: "water pill". */
  also?: string;
  /** What this visit does with it; null where it does nothing. */
  fate?: Fate | null;
}

/** What the list of medications says that this visit does with one, and where that was said. */
export interface Fate {
  text: string;
  unit: Unit;
}

// "Five milligrams twice a day on the Eliquis?"
const doseFirst =
  /^((?:and|so|okay),? )?(\d[\d.]* (?:mg|mcg|milligrams|micrograms|units)(?=)(?: (?:once|twice|three times) (?:a day|daily)| a day| daily| at night| every \d+ hours)?)(?=) (?:on|of) (?:the|your) ([a-z]{4,20})\?$/i;
const doseLast = '$1the $3, $2?';

const asksUse =
  /\b(?:tak(?:e|ing)|giving|using|use|on|medications?|prescribed|still|tablets?|pills?|getting on with)\b/;

// "Your potassium is 3.9", "we checked your estradiol": measured, not taken.
const measured =
  /^(?:potassium|calcium|magnesium|estradiol|testosterone|progesterone|insulin|iron|folate|folic acid|vitamin [a-z0-9]+|lithium|digoxin|phenytoin|glucose|niacin|lipase|amylase)$/;

// "Thyroid, kidneys and calcium all normal", "calcium and the myeloma screen are fine".
const foundNormal =
  /^(?:,? (?:and|or) (?:the )?[a-z]{3,12}(?: [a-z]{3,12})?)?(?: is| are| was| were)?(?=)(?: all| both| came back)?(?=) (?:normal|fine|okay|good|negative|low|high)(?=)\b/;

/** "Your potassium is 3.9.": `low` is the sentence in lower case. */
export function isMeasured(name: string, low: string): boolean {
  if (!measured.test(name)) return false;
  const at = low.indexOf(name);
  return (
    /^(?:'s| is| was)? \d+\.\d+\b(?! ?(?:m[gE]|mcg|meq|g\b|units?))/.test(low.slice(at + name.length)) ||
    (name === 'calcium' && /^ \d\d[.,]?(?: |$)/.test(low.slice(at + name.length))) ||
    /^ (?:levels?|counts?|tests?|results?|control)(?=)\b|^ (?:is|was|were|came back|(?:came|comes) out (?:to be|at)|of|at)(?=) (?:(?:a (?:little|bit)|too|still|so|really|way) )?(?=)(?:\d|low|high|normal|fine|good|elevated|not|up|down|off)|^ (?:went|goes|got|gets|climbed|rose|jumped|dropped|shot|keeps)(?=) (?!(?:with|for|in)\b)[a-z0-9]/.test(
      low.slice(at + name.length),
    ) ||
    foundNormal.test(low.slice(at + name.length)) ||
    /\b(?:raises?|lowers?|drops?|affects?|increases?) (?:my|your|the|his|her) $/.test(low.slice(0, at)) ||
    /\b(?:because of|due to) (?:my|the|his|her|low|high)(?: low| high)? $|\bthey (?:said|told me)(?: it was)? $/.test(
      low.slice(0, at),
    ) ||
    /\b(?:check(?:ed|ing)?|test(?:ed|ing)?|measured?|looked at|drew|ordered|repeat)\b/.test(low.slice(0, at))
  );
}

/** What the patient takes as the visit begins: said by them, or asked by the clinician and confirmed. */
export function currentMedications(
  passages: readonly Passage[],
  until: number,
  stops: readonly StoppedMedication[] = stoppedIn(passages, until),
): CurrentMedication[] {
  const found = new Map<string, CurrentMedication>();
  const readOut = new Set<string>();
  for (const { unit, role, reply, index, section } of passages) {
    if (index >= until && !isAskedLate(passages[index]!)) continue;
    if (goesOnAboutKin(unit, passages[index - 1]?.unit) || relativeOfThemselves(unit)) continue;
    if (section === 'plan') continue;
    if (unit.clinical.drugs === 0 || isOfKinNamed(passages[index]!, passages)) continue;
    const before = passages[index - 1]?.unit;
    // "He won't take his tablets. He's meant to be on ramipril."
    if (before?.turn === unit.turn && refuses.test(before.said) && isMeantFor(unit.said)) continue;
    // "I took some tablets when I was seventeen. Paracetamol."
    if (before?.turn === unit.turn && goesOnAboutThen(unit, before)) continue;
    if (isForTellersIllness(unit, before) || namesCourseOver(passages[index]!, passages)) continue;
    if (
      isOverNext(
        unit,
        passages.slice(index + 1, index + 3).map((p) => p.unit),
      )
    )
      continue;
    if (role === 'clinician' && (rulesOut.test(unit.said) || answersOwnAllergyQuestion(unit, before)))
      continue;
    const text = withNewDose(plainOf(unit).replace(doseFirst, doseLast));
    const spoken = isSpoken(passages[index]!);
    const begun = spoken ? sinceBegun(text) : text;
    const said = begun.toLowerCase();
    const low = spoken
      ? withoutFormer(withoutOtherStopped(said)).split(asksLeave, 1)[0]!
      : said.split(formerly, 1)[0]!;
    const named = medicationsIn(low.length < begun.length ? begun.slice(0, low.length) : begun);
    if (
      named.length === 0 ||
      isLeftOff(low) ||
      isNotTakenNow(low) ||
      isTriedOnly(low, unit.turn, passages[index + 1]?.unit) ||
      (isHandedElsewhere(low) && !asksUse.test(unit.answers?.said ?? '')) ||
      (role === 'relative' && (isTellersOwn(low) || isAskedOfTeller(unit.answers))) ||
      (role === 'patient' && (isTakenByKin(low) || forChild.test(low))) ||
      (role === 'relative' && forSibling.test(low)) ||
      isTakenByThemselves(low) ||
      isOverdose(passages[index]!, passages) ||
      isOfKinAsked(passages[index]!, passages) ||
      isPast(low, role === 'clinician' || goesOnFrom(unit, before) ? null : unit.answers) ||
      // "Have you ever been on metformin?" "Years ago."
      ((goesOnAskingOfTried(unit, before) || (unit.question && asksOfEver(unit))) &&
        !isGoingOn(`${low} ${reply?.units[0]?.said ?? ''}`))
    )
      continue;
    if (spoken && unit.question) continue;
    // "Are you still on Lantus 20?" "No, it's 24 now."
    const corrected = unit.question && reply !== null && correctsDose(unit, reply.units[0]!);
    const standing = spoken ? null : corrected ? named : letStand(passages[index]!, named, passages);
    if (
      !spoken &&
      !corrected &&
      (isDeniedNext(passages[index]!, passages) || isReplaced(passages[index]!, named, passages))
    )
      continue;
    const confirmed =
      unit.question &&
      reply !== null &&
      reply.answer !== 'no' &&
      !onlySounds.test(reply.units[0]!.said) &&
      !usedTo.test(reply.units[0]!.said) &&
      !wasOnly.test(reply.units[0]!.said) &&
      !(reply.answer === 'open' && isLeftOpen(low, named, reply.units[0]!, passages[index]!, passages)) &&
      ((didStart.test(low) && takesNow.test(plainOf(reply.units[0]!).toLowerCase())) ||
        !/\b(?:were|was|did|can|could) (?:you|he|she)\b|\byou can (?:take|have)\b/.test(low)) &&
      (asksUse.test(low) ||
        didStart.test(low) ||
        (asksHowOn(low, named[0]!.name) && !stoppedSince.test(reply.units[0]!.said)) ||
        (reply.answer === 'yes' && named.some(({ how }) => how !== '')) ||
        (reply.answer === 'open' &&
          named.length === 1 &&
          howNext(named[0]!.name, passages[index]!, passages) !== ''));
    const stated =
      !spoken &&
      !unit.question &&
      /\b(?:you (?:still |also )?take|you(?:'re| are) (?:on|taking|currently|still)|(?:he|she) (?:is|takes|was)|(?:he|she)['’]s (?:still |currently )?(?:on|taking)|takes|currently (?:on|taking)|(?:we|i)(?:'ve| have)?(?=) (?:have|had|put|placed|started|got)(?=) (?:you|him|her)|treated with|your(?! \d))(?=)\b/.test(
        low,
      );
    if (
      !spoken &&
      !confirmed &&
      !stated &&
      !(!spoken && isStarted(passages[index]!, low, passages)) &&
      !introducesMedicine(passages[index]!) &&
      !(named.some(({ how }) => how !== '') && isTaken(passages, index)) &&
      !isAgreed(passages[index]!, passages) &&
      standing === null
    )
      continue;
    const theirs =
      standing ?? (spoken || !isAnothers(passages[index]!, passages) ? named : named.slice(0, -1));
    for (const { name, how: own } of theirs) {
      if (unit.question && isToldInFull(name, passages[index]!, passages)) continue;
      const last = name === named.at(-1)!.name;
      const alone = named.length === 1 || (spoken && last && givesDose(unit, passages[index + 1]?.unit));
      const next = own === '' && alone ? howNext(name, passages[index]!, passages) : own;
      const asked =
        next === '' && last
          ? howAskedNext(name, passages[index]!, passages)
          : withUnit(next, last, unit, passages[index + 1]?.unit);
      const since = named.length === 1 ? asSince(asked, passages[index]!, passages) : asked;
      // "Are you taking it twice a day?" "Once.": how often, the answer says.
      const settled =
        (confirmed || (unit.question && standing !== null)) &&
        reply !== null &&
        (reply.answer === 'open' || isMostly(reply.units[0]!)) &&
        since === own
          ? oftenAnswered(since, reply.units[0]!)
          : since;
      const when =
        confirmed && reply !== null ? whenAnswered(settled, reply.units[0]!, named.length) : settled;
      const often = last && (spoken || alone) ? oftenConfirmed(name, passages[index]!, passages) : null;
      const both = often === null ? when : bothSaid(when, often.how);
      const right = asPutRight(name, both, passages[index]!, passages, named.length === 1);
      // "I miss the Lamictal, once a week maybe."
      const how =
        right !== null
          ? right.how
          : spoken &&
              (misses.test(low.slice(0, low.indexOf(name))) ||
                missedSome.test(low.slice(low.indexOf(name) + name.length)))
            ? (strength.exec(both)?.[0] ?? '')
            : both;
      if (spoken && swappedNext.test(low.slice(low.indexOf(name) + name.length))) continue;
      if (spoken && leaves.test(low.slice(0, low.indexOf(name)))) continue;
      if (isMeasured(name, low) || isTestedOn(name, low) || (name === 'nicotine' && !replaces.test(low)))
        continue;
      if (tellsHowItWent(low.slice(low.indexOf(name) + name.length))) continue;
      const context = contextOfPhrase(unit.inFull ? begun.replace(label, '') : begun, name);
      if (context && (context.negated || context.hypothetical || (context.family && !takesTheirs(low))))
        continue;
      const known = found.get(name);
      const sources = sourcesOf(
        unit,
        ...(confirmed && reply ? [reply.units[0]!] : []),
        ...(often === null ? [] : [often.unit]),
        ...(right === null ? [] : [right.unit]),
      );
      // "Norvasc ten and fish oil." "The Norvasc is five."
      const anew =
        known !== undefined &&
        spoken &&
        readOut.has(name) &&
        saysDose.test(low) &&
        isOtherStrength(known.how, how);
      if (!spoken) readOut.add(name);
      if (known === undefined || right !== null || anew) found.set(name, { name, how, sources });
      else {
        const both = bothSaid(known.how, how);
        if (both !== known.how) found.set(name, { name, how: both, sources: [...known.sources, ...sources] });
      }
    }
  }
  const stopped = new Set(stops.filter(({ restart }) => restart === null).map(({ name }) => name));
  for (const { name, restart } of stops) {
    if (restart === null || stopped.has(name)) continue;
    const known = found.get(name) ?? { name, how: '', sources: [] };
    const how = known.how === '' ? howRestarted(name, restart) : known.how;
    found.set(name, { ...known, how, sources: [...known.sources, ...sourcesOf(restart)] });
  }
  // "I've stopped the alendronic.", of alendronic acid.
  for (const name of stopped)
    for (const known of [...found.keys()])
      if (known === name || known.startsWith(`${name} `) || known.endsWith(` ${name}`)) found.delete(known);
  for (const [name, medication] of found) {
    if (medication.how !== '') continue;
    const told = continued(name, passages, until);
    if (told !== null)
      found.set(name, { name, how: told.how, sources: [...medication.sources, ...sourcesOf(told.unit)] });
  }
  // "No, I stopped that." "I'll stop the propranolol on your repeat.": not taken, though it is on the list.
  for (const kept of keptMedications(passages, until))
    if (!found.has(kept.name) && !stopped.has(kept.name)) found.set(kept.name, kept);
  for (const [name, { when, passage }] of ranOutLately(passages, until)) {
    const known = found.get(name) ?? takenTillThen(name, passage, passages);
    if (known !== null) found.set(name, { ...known, how: `${known.how} (${when})`.trim() });
  }
  settleWhich(found, passages);
  mergeKinds(found);
  mergeAspirin(found);
  mergeBrands(found);
  // "Still on your aspirin?" "I do the baby aspirin every day."
  for (const [name, { how }] of found)
    if (how === '' && [...found.keys()].some((other) => isFuller(other, name))) found.delete(name);
  return [...found.values()];
}

// "To prevent them: verapamil 80, 3 times daily"
const label = /^[A-Z][^:.]{2,60}: /;
const strengthThen = /\b(?:it|that|they) (?:was|were) (?:the )?(\d[\d.]* (?:mg|mcg|units))\b/i;

// "Are you taking your Lasix every day?" "I was. I ran out two weeks ago. It was the 40 milligram one."
function takenTillThen(
  name: string,
  { unit, index }: Passage,
  passages: readonly Passage[],
): CurrentMedication | null {
  const asked = unit.answers;
  if (asked === null || asked.clinical.drugs === 0 || !asksUse.test(asked.said)) return null;
  const [taken, ...more] = medicationsIn(plainOf(asked));
  if (taken === undefined || taken.name !== name || more.length > 0) return null;
  const next = passages[index + 1]?.unit;
  const strength = next?.turn === unit.turn ? strengthThen.exec(plainOf(next))?.[1] : undefined;
  return {
    name,
    how: [strength ?? '', taken.how].filter((part) => part !== '').join(' '),
    sources: sourcesOf(asked, unit, ...(strength === undefined ? [] : [next!])),
  };
}

/** What a medicine is called by its kind. */
const kinds: [string, RegExp][] = [
  [
    'water pill',
    /^(?:furosemide|lasix|hydrochlorothiazide|hctz|bumetanide|bumex|torsemide|chlorthalidone|indapamide)$/,
  ],
  ['blue inhaler', /^(?:albuterol|salbutamol|ventolin|proair|proventil)$/],
  ['rescue inhaler', /^(?:albuterol|salbutamol|ventolin|proair|proventil)$/],
  ['reliever inhaler', /^(?:albuterol|salbutamol|ventolin)$/],
  ['brown inhaler', /^(?:beclometh?asone|clenil|qvar)$/],
  ['prenatal vitamin', /^prenatal vitamins$/],
  ['insulin', insulins],
  ['water tablet', /^(?:furosemide|bendroflumethiazide|bumetanide|indapamide)$/],
];

const refuses =
  /\b(?:wo|do|does|did|has|have)(?: n['’]t|n['’]t| not)(?=) (?:take|taken|been taking|like taking|want to take)(?=)(?: any of)? (?:his|her|my|the|any|them|it)\b/;

const asksWhich = /^(?:(?:and|so|okay|sorry),? )*(?:is|was) (?:it|that|this) (?:the |a )?[a-z -]{4,40} or /;

// "He has a morphine patch." "Is it morphine or fentanyl, the patch?" "Fentanyl, sorry.": the one alone, as the other was told.
function settleWhich(found: Map<string, CurrentMedication>, passages: readonly Passage[]): void {
  for (const { unit } of passages) {
    if (unit.clinical.drugs !== 1 || unit.answers === null || unit.answers.clinical.drugs < 2) continue;
    if (!asksWhich.test(unit.answers.said)) continue;
    const asked = medicationsIn(plainOf(unit.answers)).map(({ name }) => name);
    const [meant, ...more] = medicationsIn(plainOf(unit));
    if (asked.length !== 2 || meant === undefined || more.length > 0 || !asked.includes(meant.name)) continue;
    const wrong = found.get(asked.find((name) => name !== meant.name)!);
    const known = found.get(meant.name);
    if (wrong === undefined || known === undefined) continue;
    found.delete(wrong.name);
    const sources = [...known.sources, ...wrong.sources];
    found.set(meant.name, { ...known, how: bothSaid(known.how, wrong.how), sources });
  }
}

// "A baby aspirin." "The aspirin 81.": one medicine.
function mergeAspirin(found: Map<string, CurrentMedication>): void {
  const dosed = found.get('aspirin');
  const baby = found.get('baby aspirin');
  if (dosed === undefined || baby === undefined || baby.how !== '') return;
  found.delete('aspirin');
  found.set('baby aspirin', { ...baby, how: dosed.how, sources: [...baby.sources, ...dosed.sources] });
}

// "I restarted the Plavix." "Right, the clopidogrel, for your stent.": one medicine, said by its brand and its substance.
function mergeBrands(found: Map<string, CurrentMedication>): void {
  const bySubstance = new Map<string, CurrentMedication>();
  for (const medication of [...found.values()]) {
    const { name, how, sources } = medication;
    const substance = substanceOf(name);
    if (substance === null) continue;
    const known = bySubstance.get(substance);
    if (known === undefined || isOtherStrength(known.how, how)) {
      bySubstance.set(substance, medication);
      continue;
    }
    const [kept, other] = how !== '' && known.how === '' ? [medication, known] : [known, medication];
    found.delete(other.name);
    const merged = {
      ...kept,
      how: bothSaid(kept.how, other.how),
      sources: [...known.sources, ...sources],
      also: other.name,
    };
    found.set(kept.name, merged);
    bySubstance.set(substance, merged);
  }
}

// "My furosemide, 40." "I take the water pill in the morning.": one medicine.
function mergeKinds(found: Map<string, CurrentMedication>): void {
  for (const [kind, names] of kinds) {
    const told = found.get(kind);
    const [name, ...more] = [...found.keys()].filter((one) => names.test(one));
    // "What insulin are you on?" "Lantus at night and NovoRapid with meals."
    if (kind === 'insulin' && told?.how === '' && more.length > 0) found.delete(kind);
    if (told === undefined || name === undefined || more.length > 0) continue;
    const known = found.get(name)!;
    found.delete(kind);
    found.set(name, {
      name,
      how: bothSaid(known.how, told.how),
      sources: [...known.sources, ...told.sources],
      also: kind,
    });
  }
}

const saysDose = /^(?:(?:and|but|no|yes|well),? )*(?:the|my) [a-z-]{4,20}(?:['’]s| is)(?: now)? \d/;

function isOtherStrength(known: string, how: string): boolean {
  const [one, other] = [known, how].map((text) => /^\d[\d.]*/.exec(text)?.[0]);
  return one !== undefined && other !== undefined && one !== other;
}

// "A staph that was resistant to flucloxacillin"
const ofGerm = /\b(?:resistant|sensitive|susceptible) to (?:[a-z]+(?: and|,) )?$/;

function isTestedOn(name: string, low: string): boolean {
  return low.includes('sistant') || low.includes('ptible') || low.includes('sensitive')
    ? ofGerm.test(low.slice(0, low.indexOf(name)))
    : false;
}

// "My wife had some codeine left over, so I've been having 30 mg of that", "I take my wife's codeine"
const ofTheirs =
  /\bi(?:['’]ve| have)?(?: been)? (?:having|taking|using|took|take|use|borrowed|borrowing) (?:(?:some|one|two|half|a few|\d+ ?[a-z]+) of )?(?:that|it|them|those|(?:my|his|her) [a-z]+['’]s)\b/;

function takesTheirs(low: string): boolean {
  return low.includes('left') || low.includes("'s") || low.includes('’s') ? ofTheirs.test(low) : false;
}

// "Did you start the Ozempic?" "Yeah, I'm on point five now."
const howItIs = /\bhow(?:['’](?:s|re)| is| are| has| have)\b/;
const onOrWith = /\b(?:on|with) (?:(?:the|your|that|his|her) )?$/;
const itself = /\bhow(?:['’]s| is| has) (?:the|your|that|his|her) $/;
const treats = /^ (?:been )?(?:working|going|treating|doing|helping)\b/;
const stoppedSince = /\b(?:stopped|quit|never|ran out|off (?:it|that)|came off|not (?:taking|on))\b/;

// "How's the depression going with the Lexapro?" "Good.", "how's the omeprazole working?"
function asksHowOn(low: string, name: string): boolean {
  const at = low.indexOf(name);
  if (at < 0 || !howItIs.test(low)) return false;
  const before = low.slice(0, at);
  return onOrWith.test(before) || (itself.test(before) && treats.test(low.slice(at + name.length)));
}

const didStart = /\bdid (?:you|he|she) (?:start|fill|get) (?:the |that |your )?[a-z]/;
const takesNow = /^(?:(?:yes|yeah|yep|yup|i did|uh),? )*(?:i['’]m|he['’]s|she['’]s) (?:on|up to|taking|at)\b/;

// "How have you been since we started the Lexapro?", "you started Ozempic in the summer." "Yeah, …"
const sinceStarted =
  /\bsince (?:we|i|you|she|he)(?=) started (?:(?:you|him|her) on )?(?=)(?:(?:the|your|his|her) )?[a-z]/;
const youStarted = /^(?:(?:and|so|okay),? )*(?:you|he|she) started (?:on )?(?:the |your )?[a-z]/;

function isStarted({ unit, index }: Passage, low: string, passages: readonly Passage[]): boolean {
  if (sinceStarted.test(low)) return true;
  const next = passages[index + 1];
  return (
    youStarted.test(low) &&
    !unit.question &&
    next?.role !== 'clinician' &&
    next?.unit.turn === unit.turn + 1 &&
    answerOf(next.unit.text) === 'yes'
  );
}

// "Valsartan one sixty, and chlorthalidone. Twenty five."
function givesDose({ turn }: Unit, next: Unit | undefined): boolean {
  return next?.turn === turn && next.clinical.drugs === 0 && onlyDose.test(plainOf(next));
}

// "And the levothyroxine. That's a hundred micrograms."
const onlyDose =
  /^(?:(?:(?:and )?(?=)(?:it|that|that one|this one)(?=)(?:['’]s| is)) (?:the |at )?)?(?=)\d{1,4}(?=)(?:\.\d{1,2})?\b(?! (?:years|weeks|days|months|times|of)\b)/i;

// "Baby aspirin" of aspirin, "metoprolol succinate" of metoprolol; Tylenol PM is another than Tylenol.
function isFuller(other: string, name: string): boolean {
  return other.endsWith(` ${name}`) || (other.startsWith(`${name} `) && !other.endsWith(' pm'));
}

// "That takes topiramate off my list.", "that rules out propranolol": only thought of.
const rulesOut = /\boff (?:my|the|our) (?:list|table)\b|\brul(?:es?|ed|ing) (?:it |that )?out\b/;

// "Any allergies? I've got penicillin, hives."
function answersOwnAllergyQuestion({ turn }: Unit, before: Unit | undefined): boolean {
  return before?.turn === turn && before.question && before.said.includes('allerg');
}

// "And bisoprolol, and you were on the water tablet for a bit."
const formerly = /,? (?:and|but) (?:you|he|she) (?:were|was) on /;

// "My back hurts can I have something stronger like tramadol", without a mark
const asksLeave =
  /(?<![a-z] (?:if|whether|when)),? (?:can|could|may|should)(?=) (?:i|we|he|she)(?=) (?:(?:still|also|just|maybe) )?(?=)(?:take|have|use|try|get|go on|be on|start|keep)(?=)\b|,? would [a-z]{4,20} help\b/;

// By who came with the patient too, and by the nurse who is asked: "And what else is she on?" "Donepezil, ten."
function isSpoken({ unit, role, section }: Passage): boolean {
  if (role !== 'other') return role !== 'clinician';
  return !unit.question && section === 'meds' && unit.answers?.role === 'clinician';
}

// "You on any blood thinners?" "The Plavix.", asked when the plan has begun.
function isAskedLate({ unit, role, section }: Passage): boolean {
  return (
    role !== 'clinician' &&
    unit.answers?.role === 'clinician' &&
    (section === 'meds' || asksStill.test(unit.answers.said)) &&
    unit.turn === unit.answers.turn + 1 &&
    asksUse.test(unit.answers.said) &&
    !ofFuture.test(unit.answers.said)
  );
}
const asksStill = /\bstill (?:on|taking|using)\b/;
const ofFuture = /\b(?:can|could|will|would|want|going|gon|okay|should|if|did)\b/;

// "And the vitamin D for him, when Dan remembers.", said by the mother.
const forChild = /\b(?:for|give|giving|gave) (?:him|her|the baby|the kids)\b/;
// "The Robitussin was for my older boy."
const forSibling =
  /\b(?:for|gave|give) (?:my|our)(?=) (?:other|older|younger|eldest|youngest|little|big|oldest)(?=) (?:boy|girl|one|son|daughter|kid|child)(?=)\b/;
const askedTaken = /\bwhat (?:did (?:you|he|she)|(?:you|he|she)) (?:take|took)\b/;
const overdosed = /\boverdos|\b(?:took|taken) (?:(?:too many|all (?:of )?(?:my|the|his|her)|the whole)\b)/;

// "I took an overdose." "What did you take?" "It was Ambien and vodka.": that once.
function isOverdose({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  return (
    unit.answers !== null &&
    askedTaken.test(unit.answers.said) &&
    passages.slice(Math.max(0, index - overdoseReach), index).some((p) => overdosed.test(p.unit.said))
  );
}
const overdoseReach = 8;

const aKin =
  /\b(?:grandma|grandpa|grandmother|grandfather|nan|gran|granny|(?:your|his|her)(?=) (?:mom|mum|mam|mother|dad|father|brother|sister|uncle|aunt|wife|husband|partner))(?=)\b/;
const aMedicine = /\b(?:on|take|takes|taking|had|have|got)\b/;

// "Was he on anything?" "Lithium, I think.", "and Grandma, is she on any treatment?": asked of another.
function isOfKinAsked({ unit, role }: Passage, passages: readonly Passage[]): boolean {
  const asked = unit.question ? unit : unit.answers;
  if (asked === null || asked.role !== 'clinician' || role === 'unknown') return false;
  if (!/\b(?:he|she|his|her)\b/.test(asked.said) || !aMedicine.test(asked.said)) return false;
  if (asked.words.includes('you')) return false;
  if (aKin.test(asked.said) && !/\b(?:give|gave|put)\b/.test(asked.said)) return true;
  if (passages.some((p) => p.role === 'relative' || p.role === 'other')) return false;
  // Where an interpreter answers, the patient is "he" all the time.
  const questions = passages.filter((p) => p.role === 'clinician' && p.unit.question);
  const ofYou = questions.filter((p) => /\byou(?:r|'re|'ve)?\b/.test(p.unit.said)).length;
  return ofYou > 2 * questions.filter((p) => /\b(?:he|she)\b/.test(p.unit.said)).length;
}

// "And what are you taking, Mom?", asked of who came with the patient.
const toKin = / (?:mom|mum|mama|mommy|dad|daddy)$/;
function isAskedOfTeller(asked: Unit | null): boolean {
  return asked?.words.includes('you') === true && toKin.test(asked.said);
}

const examples =
  /\b(?:anything|something|over the counter|off the street|(?:that|those) (?:kinds?|sorts?) of|such as)\b/;
const besides = /\b(?:else|besides|apart from|other than|aside from)\b/;
const kind = /\b(?:pills?|tablets?|control|inhaler)$/;

/** Whether an answer that is neither yes nor no leaves it open if what was asked for is taken. */
function isLeftOpen(
  low: string,
  named: readonly { name: string }[],
  { words, said, clinical }: Unit,
  asking: Passage,
  passages: readonly Passage[],
): boolean {
  const { name } = named.at(-1)!;
  // "What do you use for birth control?" "He had a vasectomy."
  if (name === 'birth control' && noMedicine.test(said)) return true;
  // "When you take that ibuprofen or Tylenol, how bad is it then?"
  if (named.length > 1 && / or /.test(low)) return true;
  // "Anything over the counter, Advil, Aleve?" "I took the blue ones."
  if (examples.test(low) || examples.test(asking.unit.said))
    return !besides.test(low) && howNext(name, asking, passages) === '';
  // "You're on lercanidipine?" "Bendroflumethiazide." "Water pill?" "He gave me one, the furosemide."
  return (
    named.length === 1 &&
    !besides.test(low) &&
    clinical.drugs > 0 &&
    !said.includes(name) &&
    (kind.test(name) || takesAnother(words))
  );
}

const noMedicine =
  /\b(?:condoms?|vasectomy|snipped|fixed|tubes|tubal|diaphragm|withdrawal|pull(?:s|ing)? out|rhythm|cycle|natural|abstinen(?:t|ce)|nothing|none|careful|hysterectomy|women|girlfriend|wife)\b/;

// "You take losartan, right?" "It's valsartan."
function isReplaced(
  { unit, index }: Passage,
  named: readonly { name: string }[],
  passages: readonly Passage[],
): boolean {
  const next = passages[index + 1];
  return (
    named.length === 1 &&
    next?.unit.turn === unit.turn + 1 &&
    next.role !== 'clinician' &&
    !next.unit.question &&
    next.unit.clinical.drugs === 1 &&
    !kind.test(named[0]!.name) &&
    !besides.test(unit.said) &&
    !next.unit.said.includes(named[0]!.name) &&
    takesAnother(next.unit.words)
  );
}

// "Do you take the lisinopril every day?" "When I remember.": as the answer says it, put together with what was asked.
function isToldInFull(name: string, { unit, index }: Passage, passages: readonly Passage[]): boolean {
  const next = passages[index + 1]?.unit;
  return next?.inFull === true && next.answers?.start === unit.start && next.said.includes(name);
}

// "The Flovent, is he on that?" "So." "And on the prednisone?" "Oh, doc."
const onlySounds =
  /^(?:(?:so|well|uh|um|er|erm|oh|ah|hmm|okay|ok|now|honestly|doc|doctor|right|look)(?: |$)){1,6}$/;

// "Do you take any Advil?" "I used to take it for my back."
const usedTo = /\bused to\b(?!.*\b(?:now|still)\b)/;

// "I was, but I forgot the last month."
const wasOnly =
  /^(?:(?:well|um|uh|oh|yeah)(?=) ){0,2}(?:i|we|he|she)(?=) (?:was|were) but (?:i|we|he|she|they|it)(?! (?:still|am|is|are|take|takes|do|does|need|cut)(?=)\b)/;

const strength = /^\d[\d./]*(?: (?:mg|mcg|units))?\b(?! (?:or|to|times)\b)/;
const misses = /\bi (?:miss|skip|forget)\b/;
// "The Humalog I sometimes skip at lunch."
const missedSome =
  /^,? i (?:(?:sometimes|often|usually|occasionally|do|tend to|keep)(?=) )(?:miss|skip|forget)(?:ting|ping|ing)?\b/;
// "He screams with the Epaderm so we swapped it for Cetraben."
const swappedNext =
  /^[a-z' ]{0,30},? (?:so|and|but)(?=) (?:i|we|he|she|they)(?=) (?:just )?(?:swapped|switched|changed|replaced)(?=) (?:(?:it|that|them|me|him|her) )?(?=)(?:over )?(?:for|to|with|onto) /;
// "She keeps leaving the calcium ones."
const leaves =
  /\b(?:keeps?|kept|been) (?:leaving|refusing|spitting out|hiding)(?: out)? (?:(?:the|his|her|my) )?$/;
const replaces = /\b(?:patch(?:es)?|gum|lozenges?|replacement|spray)\b/;

const takes =
  /\b(?:i(?:['’]ve| have)?(?=) (?:(?:only|still|just|usually|always) )?(?=)(?:take|takes|use|been on)|i['’]m (?:only |still )?(?:on|taking)|that['’]s (?:the|my|for) [a-z]+|(?:he|she) (?:still |just )?(?=)(?:takes|uses) (?:it|that|them))(?=)\b/i;

// "First one I've got is metoprolol, fifty." "Yes, I take that in the morning.": a list that the clinician reads out.
function isTaken(passages: readonly Passage[], at: number): boolean {
  const { unit } = passages[at]!;
  for (let i = at + 1; i < passages.length && i < at + 4; i++) {
    const next = passages[i]!;
    if (next.unit.turn === unit.turn) continue;
    if (next.role === 'clinician' || next.unit.question) return false;
    if (takes.test(next.unit.text)) return true;
    if (passages[i + 1]?.unit.turn !== next.unit.turn) return false;
  }
  return false;
}

// "I'm on amlodipine. And the calcium."
function goesOnFrom({ turn }: Unit, before: Unit | undefined): boolean {
  return before?.turn === turn && before.clinical.drugs > 0 && isGoingOn(before.said);
}

// "I had antibiotics for mastitis. Dicloxacillin.", of the mother.
const ofTeller = /^(?:(?:and|but|well|yes|no) )*i (?:had|was on|took|was given|got)\b/;

function goesOnAboutThen({ words, role, said }: Unit, before: Unit): boolean {
  if (words.length < 3 && longAgo.test(before.said)) return true;
  return (
    role === 'relative' &&
    words.length < 6 &&
    ofTeller.test(before.said) &&
    !/\b(?:he|she|him|her|his)\b/.test(said)
  );
}

const asksWhichCourse =
  /\b(?:which|what)(?: kind of| type of)?(?=) (?:antibiotics?|steroids?|one|ones|was it|were they|were those)(?=)\b/;
const courseOver =
  /\b(?:finished|completed|ended)(?=) (?:it|them|those|that|the course|(?:the |my |his |her )?(?:antibiotics?|steroids?))\b/;
const courseReach = 4;

// "She had antibiotics but she finished those on Friday." "Which antibiotic?" "Trimethoprim."
function namesCourseOver({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  return (
    unit.answers !== null &&
    asksWhichCourse.test(unit.answers.said) &&
    passages.slice(Math.max(0, index - courseReach), index).some((p) => courseOver.test(p.unit.said))
  );
}

const longAgo = /\bwhen (?:i|he|she) was\b|\byears ago\b|\bas a (?:kid|child|teenager)\b/;
const keeps = /\b(?:continue|keep|refill)\b/;
// "…, 600 for a few days, and keep the hand up": the hand.
const keepsIt = /\b(?:continue|refill|keep (?:it|that|them|taking|going|on))\b/;
const changes =
  /\b(?:increase|decrease|raise|lower|reduce|switch|change|start|stop|instead|up to|go up|down to|double)\b/i;

// "Let's continue you on the allopurinol, 100 milligrams once a day": so it was taken before.
function continued(
  name: string,
  passages: readonly Passage[],
  until: number,
): { how: string; unit: Passage['unit'] } | null {
  for (const { unit, role } of passages.slice(until)) {
    const text = plainOf(unit);
    if (role !== 'clinician') continue;
    if (unit.clinical.drugs === 1 && unit.said.includes(name) && doseBefore(text) !== '')
      return { how: doseBefore(text), unit };
    const [before = '', after = ''] = unit.said.split(name, 2);
    if (!(keeps.test(before) || keepsIt.test(after)) || changes.test(text)) continue;
    const here = medicationsIn(text).find((one) => one.name === name);
    if (here !== undefined && /\d/.test(here.how)) return { how: here.how, unit };
  }
  return null;
}
