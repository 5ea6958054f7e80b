import { kin } from '../../language/kin.ts';
import type { DraftSentence } from '../../writer.ts';
import { qualifiedBy, qualifierOf } from '../answers/answer-qualifier.ts';
import { answeredStatement } from '../answers/answered.ts';
import { asQuoted } from '../answers/as-said.ts';
import { onlyNamed } from '../answers/only-named.ts';
import { type ToldSentence, withRunOns } from '../answers/run-on.ts';
import { toldByReply } from '../answers/told-by-reply.ts';
import { toldInContext } from '../answers/told-in-context.ts';
import type { Telling } from '../answers/told-outright.ts';
import { doubtIn } from '../answers/unsure-denial.ts';
import { onlyNames, reportedIn } from '../choosing/already-reported.ts';
import { draft, listed, sentence, sourcesOf } from '../draft.ts';
import type { Reading } from '../reading.ts';
import type { Subject } from '../rephrase/rephrase.ts';
import { sayTold } from '../say.ts';
import { namesAnything } from '../visit/clinical-words.ts';
import { isOfAnother, withPersonNamed } from '../visit/person-meant.ts';
import { goesOnAs, withFragments } from '../visit/said-in-pieces.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

// "Does it give way?" "No, it hasn't given out.": one denial, said twice.
/** "Bowels? Any loss of control?" "No.", "any chance?": of nothing that can be denied. */
const hadByAll =
  /^(?:your |the )?(?:bowels?|bladder|waterworks|chance|appetite|hearing|vision|eyesight|speech|balance)$/i;
/** "Any staggering or, or falling?" */
const orTwice = /\bor or /g;
const onlyNo =
  /^no (?:no )?(?:it|that|i|he|she|they)(?=)(?:'s|'ve)?(?=)(?: has| have| does| do| did| is| was| would)?(?=)(?: n't| not| never)(?: [a-z]+){0,4}$/;

function saysNoAgain(unit: Unit): boolean {
  return (onlyNo.test(unit.said) && !namesAnything(unit.clinical)) || doubtIn(unit) !== null;
}

// Who has a pain denies none but that one, which was asked of at that moment.
const barePain = /^(?:any )?(?=)pain(?: (?:here|there|now|currently|today)){0,2}$/;

function hurts({ unit, role }: Passage): boolean {
  return (
    role !== 'clinician' &&
    !unit.question &&
    /\b(?:hurts?|hurting|pain|painful|aches?|aching|sore)\b/.test(unit.said) &&
    !/\b(?:no|not|n't|never|without)\b/.test(unit.said)
  );
}

// "Numbness in the arm, or in the fingers?" "No numbness.": the second says the first.
function isWidest(item: string, _: number, items: readonly string[]): boolean {
  // "Any sores on the feet?" "No sores."
  return !items.some((other) => item.startsWith(`${other} in `) || other.startsWith(`${item} on the `));
}

const ofMedicines = /^(?:regular |other )?(?:medicines|medications)$/;
const byTouch =
  /\b(?:when|if|where|as)(?=) i (?:push|press|touch|bend|lift|move|squeeze|feel|tap|poke|turn|pull|twist)(?=)\b|^(?:(?:okay|and|now|all right|alright|so) )*can you (?:[a-z]+ ){1,6}for me\b/;

/**
 * Sentences of what was told, in the order of the visit; neighbouring denials become one. An answer that is no
 * sentence is not told again where one of `lines` has it.
 */
export function narrative(
  heading: string,
  told: readonly Passage[],
  reading: Reading,
  lines: readonly string[] = [],
): Generator<DraftSentence> {
  return withRunOns(toldSentences(heading, told, reading, lines), reading.passages);
}

function* toldSentences(
  heading: string,
  told: readonly Passage[],
  reading: Reading,
  lines: readonly string[],
): Generator<ToldSentence> {
  const { who, passages } = reading;
  let denied: { items: string[]; units: Unit[] } | null = null;
  const alreadyDenied = new Set<string>();
  const reported = new Set<string>();
  const said = new Map<Unit, string>();
  const asDenied = new Set<Unit>();
  const deny = (items: readonly string[], units: readonly Unit[]) => {
    const news = [...new Set(items)].filter(
      (item) =>
        !alreadyDenied.has(item) &&
        !(barePain.test(item) && passages.some(hurts)) &&
        // "Any swelling in the ankles?" "No, no swelling."
        !(
          units.some(({ answers }) => answers !== null && denied?.units.includes(answers)) &&
          denied!.items.some((other) => other.endsWith(` ${item}`))
        ),
    );
    if (news.length === 0) return;
    denied ??= { items: [], units: [] };
    denied.items.push(...news);
    denied.units.push(...units);
    for (const unit of units) asDenied.add(unit);
    for (const item of news) alreadyDenied.add(item);
  };
  const flush = (): ToldSentence[] => {
    if (denied === null) return [];
    const { items, units } = denied;
    denied = null;
    const widest = items.filter((item, i, all) => isWidest(item, i, all) && !hadByAll.test(item));
    // "Any thoughts of harming yourself?" "No." "Any regular medicines?" "No.": two matters.
    const felt = widest.filter((item) => !ofMedicines.test(item));
    const kinds = [felt, widest.filter((item) => ofMedicines.test(item))].filter((kind) => kind.length > 0);
    return kinds.map((kind) => {
      const text = toReader(
        sentence(`the patient denies any ${listed(kind, 'or').replace(orTwice, 'or ')}`),
        who,
      );
      return { draft: draft('subjective', heading, 'prose', null, text, sourcesOf(...units)), units };
    });
  };
  const report = (told: string, units: readonly Unit[]): ToldSentence[] => {
    const text = byWhom(toReader(told, who), units.at(-1)!, who);
    for (const symptom of reportedIn(text)) reported.add(symptom);
    for (const unit of units) said.set(unit, text);
    return [
      ...flush(),
      { draft: draft('subjective', heading, 'prose', null, text, sourcesOf(...units)), units },
    ];
  };
  const joined = new Set<Passage>();
  const telling: Telling = { heading, written: new Set(told), lines, said, denied: asDenied };
  const restated = new Set<Unit>();
  for (const passage of told) {
    if (joined.has(passage) || restated.has(passage.unit)) continue;
    const { unit, parts, end } = wholePassage(passage, telling.written, reading);
    for (const part of parts) joined.add(part);
    if (unit.question) {
      // "Does it hurt when I push here?": found, not told.
      // "Is it measles?" "No.": what the clinician answers is judged, not told.
      const news =
        byTouch.test(unit.said) || passage.role !== 'clinician'
          ? null
          : toldByReply(passage, unit, heading, reading);
      if (news === null) continue;
      const answer = passage.reply!.units[0]!;
      if ('denied' in news) deny(news.denied, [unit, answer]);
      else if (!onlyNames(news.text, reported)) {
        if (passage.reply!.answer === 'no' && saysNoAgain(answer)) restated.add(answer);
        if (news.unsure) for (const one of [unit, answer]) asDenied.add(one);
        yield* report(news.text, [unit, answer]);
      }
      continue;
    }
    const qualified = qualifiedBy(passage, passages);
    if (qualified !== null) {
      const limits = qualifierOf(plainOf(unit)) === null;
      const text = limits ? null : answeredStatement(qualified, who);
      // Told with what was asked.
      if (telling.written.has(qualified) && (limits ? said.has(qualified.unit) : text !== null)) continue;
      if (text !== null) {
        yield* report(text, [qualified.unit, unit]);
        continue;
      }
    }
    if (unit.text === passage.unit.text && isOfAnother(passage, passages, who.they)) {
      const quote = asQuoted(passage, unit, telling, reading);
      if (quote !== null) yield* report(quote.text, quote.units);
      continue;
    }
    const named = onlyNamed(unit);
    if (named !== null) {
      deny(named.denied, [unit]);
      if (named.reported.length === 0) continue;
      const text = sentence(`the patient reports ${listed(named.reported, 'and')}`);
      if (!onlyNames(text, reported)) yield* report(text, [unit]);
      continue;
    }
    const news = toldInContext(passage, unit, end, telling, reading);
    if (news !== null && !onlyNames(news.text, reported)) yield* report(news.text, news.units);
  }
  yield* flush();
}

// "No history of swelling of your thyroid gland": who asked said it to the patient.
function toReader(text: string, { their, themself }: Subject): string {
  if (!text.includes('your') || text.includes('"')) return text;
  return text.replace(/\byour\b/g, their).replace(/\byourself\b/g, themself);
}

const makesLight = /\b(?:nothing (?:wrong|the matter)|never|(?<!\bnot )(?:fine|all right|okay))\b/;
// What is denied, quoted or wished for is the patient's own as it stands.
const notAccount = /\bdenie[sd]\b|"|\bwould\b|\bwants?\b/;

// "Good." "She hardly eats anything.": whose words they are.
function byWhom(text: string, { besides, gainsaid, kin }: Unit, { their }: Subject): string {
  // "There's nothing wrong with my memory." "He left the gas on."
  if (gainsaid && makesLight.test(text) && text.endsWith('.') && !notAccount.test(text))
    return `${text.slice(0, -1)} (by ${their} own account).`;
  return besides && kin !== null && text.endsWith('.') && !text.includes(kin)
    ? `${text.slice(0, -1)} (per ${their} ${kin}).`
    : text;
}

interface Whole {
  unit: Unit;
  /** The later passages that belong to it. */
  parts: readonly Passage[];
  /** Where it goes on. */
  end: Passage | null;
}

// "He'd had pain in his calf. Now my calf's sore."
function isOfTwo({ unit, role }: Passage, next: Passage | undefined): boolean {
  return role === 'patient' && ofOther.test(unit.said) && next !== undefined && ofOwn.test(next.unit.said);
}
const ofOther = new RegExp(`^(?:(?:and|but) )?(?:(?:he|she)(?:'[sd])?|my (?:[a-z]+ )?${kin}) `);
const ofOwn = /\b(?:i|i'm|i've|my)\b/;

// What was said in pieces as one, and with its person named.
function wholePassage(passage: Passage, written: ReadonlySet<Passage>, { who, passages }: Reading): Whole {
  const next = passages[passage.index + 1];
  const meant = withPersonNamed(passage, passages);
  const more =
    !isOfTwo(passage, next) && next !== undefined && written.has(next) ? goesOnAs(passage, next) : null;
  if (more !== null) return { unit: more, parts: [next!], end: next! };
  const trailed = isOfTwo(passage, next) ? null : withFragments(passage, passages, written);
  if (trailed !== null && sayTold(trailed.unit, who) !== null)
    return { unit: trailed.unit, parts: trailed.ends, end: null };
  const unit = meant === null ? passage.unit : { ...passage.unit, text: meant, plain: null };
  return { unit, parts: [], end: null };
}
