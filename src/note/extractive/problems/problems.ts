import type { Source } from '../../note.ts';
import { sourcesOf } from '../draft.ts';
import { isBodyPart } from '../lexicon/body-part.ts';
import { isItsSymptom } from '../lexicon/own-symptoms.ts';
import { isPrecaution } from '../plan/told-to-do.ts';
import { plainOf, reworded, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import type { AskedTopic } from './asked-topics.ts';
import { dictatedSubject, dictatedTitle, titleDictated } from './dictated-title.ts';
import { besideFrom, isSameTrouble, type LikelyTitle, type LikelyTitles, noTitles } from './likely-titles.ts';
import { asOpinion } from './opinion-said.ts';
import { alsoNamed, confirmedName, hurts, namedBeside, pairedWith, problemNamed } from './problem-name.ts';
import { opensProblems, pressureSaid } from './says-diagnosis.ts';
import { type SpokenTopic, topicOpened } from './spoken-topic.ts';
import { keyOf } from './troubles.ts';
import { isSign, isVague } from './vague-name.ts';

/** A problem the clinician named while summing up, and the passages that follow it until the next is named. */
export interface Problem {
  name: string;
  /** The name as it was said. */
  said: string;
  /** What the clinician called it before its diagnosis: "recurrent lung infections". */
  cameAs?: string;
  /** Headed by what the clinician turned to, not by what they concluded. */
  isSpokenOf?: true;
  /** Where it was named; empty for what belongs to no named problem. */
  sources: Source[];
  passages: Passage[];
}

// "Are you diabetic?" "No, but my sugar runs high on steroids.": asked, and nobody said so.
function isAskedOutright({ unit, role, reply }: Passage): boolean {
  return role === 'clinician' && unit.question && reply?.answer !== 'yes' && asksWhether.test(unit.text);
}
const asksWhether =
  /^(?:(?:and|so|but|now|okay),? ){0,2}(?:(?:are|is|were|was|do|does|did|have|has|had) (?:you|he|she|they|it|there)|any|ever)\b/i;

/**
 * Groups what the clinician said while summing up by the problem it is about. `openings` are passages that are no
 * sentences of the note but may open a problem ("okay, for the high blood pressure,"). `titles`: names that are likely
 * from all that was said, for where the words themselves introduce none.
 */
export function problemsOf(
  passages: readonly Passage[],
  openings: readonly Passage[] = [],
  titles: LikelyTitles = noTitles,
  asked: ReadonlyMap<number, AskedTopic> = new Map(),
): Problem[] {
  const namings = new Map<string, { name: string; strong: boolean } | null>();
  const group = (sure: readonly LikelyTitle[]) =>
    grouped(passages, openings, { ...titles, sure }, namings, asked).map((problem) =>
      problem.isSpokenOf || ofDegree.test(problem.name) || problem.name.endsWith(' injury')
        ? inFull(problem, titles)
        : problem,
    );
  const opened = group([]);
  const left = besides(titles, opened);
  const problems = left.length === 0 ? opened : withTold(group(left), left);
  return problems.map((problem) => inCourse(problem, titles));
}

// "Your COPD, it's a moderate exacerbation.": of the illness that it was said of.
const course =
  /^(?:(?:acute|mild|moderate|severe|bad|slight)(?=) ){0,2}(?=)(?:exacerbation|flare|flare-up|relapse|recurrence)$/;

function inCourse(problem: Problem, { sure }: LikelyTitles): Problem {
  if (problem.name === '' || isVague(problem.name) || problem.name.includes(' of ')) return problem;
  const places = new Set([
    ...problem.sources.map(({ start }) => start),
    ...problem.passages.map(({ unit }) => unit.start),
  ]);
  const how = sure.find(({ name, passage }) => course.test(name) && places.has(passage.unit.start));
  return how === undefined ? problem : { ...problem, name: `${how.name} of ${problem.name}` };
}

// "You got a fourteen, that's moderate depression. … I think you're depressed."
const ofDegree = /^(?:depression|anxiety|asthma|dementia|obesity|(?:depressive|manic|hypomanic) episode)$/;

// "The dementia, …", where the clinician concluded mild to moderate dementia; "the wrist injury", which is a fracture.
function inFull(problem: Problem, { sure }: LikelyTitles): Problem {
  const fuller = sure.find(
    ({ name, possible }) =>
      !possible &&
      (name.endsWith(` ${problem.name}`) ||
        isInjuryOf(problem.name, name) ||
        // "It's bipolar disorder, and you're in a depressive episode."
        (problem.name.endsWith(' episode') && name.startsWith('bipolar'))),
  );
  if (fuller === undefined) return problem;
  const sources = [...problem.sources, ...sourcesOf(fuller.passage.unit)];
  return { ...problem, name: fuller.name, said: fuller.name, sources };
}

// Of the likely names those that the clinician gave to no problem; beside what has a name, only what is all but sure.
function besides({ sure }: LikelyTitles, problems: readonly Problem[]): LikelyTitle[] {
  const named = problems.filter(({ name, sources }) => sources.length > 0 && !isVague(name));
  const read = new Set(named.flatMap(({ sources }) => sources.map(({ start }) => start)));
  const illnessNamed = named.some(({ name }) => !isSign(name));
  return sure.filter(
    ({ name, chance, isPart, symptom, passage, from }) =>
      (named.length === 0 || (chance >= besideFrom && !course.test(name))) &&
      !(isPart && read.has(passage.unit.start)) &&
      !(symptom && named.length > 0 && onlyCause.test(plainOf(passage.unit))) &&
      !(illnessNamed && isCause(passage.unit.words, from)) &&
      !(read.has(passage.unit.start) && isCalledElse(plainOf(passage.unit).toLowerCase(), name)) &&
      !(named.length > 0 && explains(plainOf(passage.unit), name)) &&
      !isLikeliest(name, named) &&
      !named.some((p) => isItsSymptom(p.name, name)) &&
      !named.some((p) => isSame(p.name, name) || (p.cameAs !== undefined && isSame(p.cameAs, name))),
  );
}

// "You have iron deficiency anemia. It's from the heavy periods."
const onlyCause =
  /^(?:it|that|this)(?:['’]s| is)(?: (?:probably|likely|most likely|all|mostly|just))* (?:from|due to|because of|down to|caused by) /i;

// "You have stage four kidney disease, most likely from the diabetes.", "that's from the diabetes and the blood pressure"
function isCause(words: readonly string[], from: number): boolean {
  const before = `${words.slice(Math.max(0, from - causeReach), from).join(' ')} `;
  return cause.test(before) || ofLack.test(before);
}
// "It's probably iron deficiency from the bleeding."
const ofLack = /\b(?:deficiency|anemia|anaemia) (?:from|due to|because of) (?:the|your|his|her) $/;
const causeReach = 8;
const cause =
  /(?:\b(?:it|that|this)(?:['’]s| is)(?=) (?:(?:probably|likely|mostly|mainly|partly|really|all|just|most)(?=) ){0,2}|\blikely |\bprobably )(?=)(?:from|due to|because of|down to|caused by)(?=) (?:the|your|his|her) (?:[a-z0-9'’-]+ ){0,5}$/;

// "I'm concerned that this is inflammatory bowel disease, most likely Crohn's disease."
function isLikeliest(name: string, named: readonly Problem[]): boolean {
  const said = `most likely ${name.replace(/^possible /, '').toLowerCase()}`;
  return named.some(({ passages }) => passages.some(({ unit }) => unit.said.includes(said)));
}

// "It's a tendinitis, it's called de Quervain's.": by its name alone.
function isCalledElse(said: string, name: string): boolean {
  const at = said.indexOf(name.toLowerCase());
  return at >= 0 && calledElse.test(said.slice(at + name.length));
}
const calledElse = /^,? (?:(?:that|which|it)(?:['’]s| is) )?(?:called|known as) /;

function isSame(named: string, likely: string): boolean {
  return (
    sameProblem(named, likely) ||
    isSameTrouble(named, likely) ||
    (named.endsWith('blood pressure') && likely.endsWith('hypertension')) ||
    (named.endsWith('anemia') && likely.endsWith('iron deficiency'))
  );
}

function grouped(
  passages: readonly Passage[],
  openings: readonly Passage[],
  titles: LikelyTitles,
  namings: Map<string, { name: string; strong: boolean } | null>,
  asked: ReadonlyMap<number, AskedTopic>,
): Problem[] {
  const unnamed: Problem = { name: '', said: '', sources: [], passages: [] };
  const problems = [unnamed];
  // Named in passing: problems of their own, but what follows still belongs to the one before.
  const asides: Problem[] = [];
  // Named, but not opened as a problem: a better name takes their place.
  const weak = new Set<Problem>();
  const written = new Set(passages);
  // Named with a doubt: "you might have some strep".
  const doubted = new Set<Problem>();
  // Named by what is likely alone.
  const guesses = new Set<Problem>();
  let current = unnamed;
  let turn = -1;
  // The last turn that began with a dictated title.
  let titledTurn = Number.NEGATIVE_INFINITY;
  let broken: { text: string; turn: number; opened: Problem | null } | null = null;
  // The turn that answers a question about a matter of its own, until its problem is opened.
  let answering = { turn: -1, from: 0, topic: undefined as AskedTopic | undefined };
  let aboutFor: { topic: Problem; before: Problem; turn: number } | null = null;
  const open = (problem: Problem) => {
    problems.push(problem);
    current = problem;
  };
  const ordered = [...passages, ...openings].sort((a, b) => a.index - b.index);
  for (const [i, passage] of ordered.entries()) {
    const own = plainOf(passage.unit);
    // "For your first problem of this | difficulty urinating": what it is of follows.
    const text: string = broken?.turn === passage.unit.turn ? `${broken.text} ${own}` : own;
    let sources = sourcesOf(passage.unit);
    const confirmed = passage.role === 'clinician' ? confirmedName(passage.unit.text) : null;
    let guessed = false;
    let named = confirmed === null ? namingOf(text, namings) : { name: confirmed, strong: true };
    const title = passage.dictated ? titleDictated(own) : null;
    if (title !== null) named = { name: title, strong: true };
    else if (isAskedOutright(passage)) named = null;
    if (named !== null && !named.strong && titles.isUnlikely(named.name)) named = null;
    const isGiven = title !== null || confirmed !== null;
    if (named !== null && !isGiven && titles.isNotHad(named.name, named.strong)) named = null;
    if (named === null) {
      named = dictated(passage);
      if (named !== null) titledTurn = passage.unit.turn;
      else if (titledTurn >= passage.unit.turn - 1) named = spokenOf(passage);
    }
    if (named === null) {
      const likely = isAskedOutright(passage)
        ? undefined
        : titles.sure.find((title) => title.passage.unit.start === passage.unit.start);
      if (likely?.isReason && problems.some(({ sources }) => sources.length > 0)) {
        asides.push({
          name: likely.name,
          said: likely.name,
          sources,
          passages: written.has(passage) ? [passage] : [],
        });
        continue;
      }
      if (likely !== undefined && (!written.has(passage) || asideOf(text, passage, turn) === null)) {
        named = { name: likely.name, strong: true };
        // "Type 2 diabetes", where "the diabetes class" is spoken of: its figure was said before.
        if (/\d/.test(likely.name)) sources = likely.sources;
        guessed = true;
      }
    }
    if (passage.role === 'clinician' && answering.turn !== passage.unit.turn)
      answering = { turn: passage.unit.turn, from: passage.index, topic: asked.get(passage.unit.turn) };
    const about: AskedTopic | undefined =
      passage.role === 'clinician' && passage.index - answering.from < answerReach
        ? answering.topic
        : undefined;
    if (about !== undefined && named !== null && !isSign(named.name)) {
      // "And the wart on my hand?" "That's a common wart. I'll freeze it."
      named = { ...named, strong: true };
      answering.topic = undefined;
    } else if (about?.illness != null && named === null && isPlanIn(passage, ordered, i, written)) {
      answering.topic = undefined;
      const { illness, question } = about;
      const known = problems.find((p) => p.sources.length > 0 && isSame(p.name, illness));
      if (known === undefined)
        open({ name: illness, said: illness, isSpokenOf: true, sources: sourcesOf(question), passages: [] });
      else current = known;
      turn = passage.unit.turn;
      if (written.has(passage)) current.passages.push(passage);
      continue;
    }
    if (named !== null && !named.strong && treatsOwn(own, named.name)) named = { ...named, strong: true };
    if (named !== null && current.sources.length > 0 && (explains(own, named.name) || isOther.test(own)))
      named = null;
    const begun = broken?.turn === passage.unit.turn ? broken.opened : null;
    const breaksOff = (named === null && brokenOff.test(own)) || fitsCondition.test(own);
    broken = breaksOff ? { text: own, turn: passage.unit.turn, opened: null } : null;
    const isWritten = written.has(passage);
    const numbered = opensProblems(own);
    if (
      !isWritten &&
      named === null &&
      !numbered &&
      current.sources.length > 0 &&
      leadsOn(passage, ordered[i + 1], written)
    ) {
      // "And the tobacco, I'm really proud of you.": what follows in that turn is of it.
      const { name, isOf } = topicOpened(own)!;
      const known = problems.find((p) => p.sources.length > 0 && isOf(p.name));
      if (known === undefined) open({ name, said: name, isSpokenOf: true, sources, passages: [] });
      else current = known;
      turn = passage.unit.turn;
      continue;
    }
    if (!isWritten && !named?.strong && !numbered) continue;
    // "Your pressure's above goal.": no more than what is said in that turn is of it.
    if (aboutFor !== null && passage.unit.turn !== aboutFor.turn && passage.role === 'clinician') {
      if (named === null && current === aboutFor.topic) current = aboutFor.before;
      aboutFor = null;
    }
    const topic = !named?.strong && isWritten && !numbered ? topicOf(passage) : null;
    const same =
      topic === null
        ? undefined
        : (problems.find(
            (p) => p.sources.length > 0 && (isAbout(p, topic) || isItsSymptom(p.name, topic.name)),
          ) ?? unplacedOf(topic, problems));
    if (same !== undefined && topic!.isRemark) {
      same.passages.push(passage);
      continue;
    }
    const again =
      topic === null && named === null && isWritten && !numbered ? spokenOfAgain(passage, problems) : null;
    if (again !== null) {
      current = again;
      turn = passage.unit.turn;
      current.passages.push(passage);
      continue;
    }
    const mayOpen =
      topic?.mayHead === true && !topic.isRemark && (current.sources.length > 0 || topic.isTrouble === true);
    if (topic !== null && (same !== undefined || mayOpen)) {
      const before: Problem = current;
      if (same === undefined) {
        // "The memory, I think this is mild dementia."
        const isNamed: boolean = named !== null && !isVague(named.name) && topic.isOf(named.name);
        const name: string = isNamed ? named!.name : topic.name;
        open({ name, said: name, isSpokenOf: true, sources, passages: [] });
      } else current = same;
      if ((!topic.isTurned || partOfOthers.test(own)) && before !== current)
        aboutFor = { topic: current, before, turn: passage.unit.turn };
      turn = passage.unit.turn;
      current.passages.push(passage);
      continue;
    }
    // "If the redness spreads, ring us.", after "the drinking, …": of what they came with.
    if (
      named === null &&
      isWritten &&
      current.isSpokenOf &&
      passage.role === 'clinician' &&
      isPrecaution(own)
    ) {
      (problems.findLast((p) => p.sources.length > 0 && !p.isSpokenOf) ?? current).passages.push(passage);
      continue;
    }
    if (named === null) {
      const aside = isWritten ? asideOf(text, passage, turn) : null;
      if (aside !== null && ![...problems, ...asides].some((p) => p.name !== '' && isSame(p.name, aside))) {
        asides.push({ name: aside, said: aside, sources, passages: [passage] });
        continue;
      }
      // Which problem it is, the next diagnosis says.
      if (numbered && passage.role === 'clinician') open({ name: '', said: '', sources: [], passages: [] });
      if (isWritten) current.passages.push(passage);
      continue;
    }
    turn = passage.unit.turn;
    const { name, strong } = named;
    if (guessed && problems.some((p) => p.sources.length > 0 && isSameTrouble(p.name, name))) {
      if (isWritten) current.passages.push(passage);
      continue;
    }
    const passing = asides.findIndex((p) => sameProblem(p.name, name));
    if (passing >= 0 && strong) problems.push(...asides.splice(passing, 1));
    const known =
      problems.find(
        (p) =>
          p.sources.length > 0 && (sameProblem(p.name, name) || (!numbered && isItsSymptom(p.name, name))),
      ) ?? (strong ? undefined : problems.find((p) => isSuspectedIn(p, name)));
    const better =
      (begun !== null && begun === current && !isSign(name)) ||
      (isOnlyPart(current.name) && !isSign(name)) ||
      (isSign(current.name) &&
        !numbered &&
        (weak.has(current)
          ? strong
            ? !current.passages.some(({ section }) => section === 'plan')
            : !isSign(name)
          : !isSign(name) && furtherDiagnosis.test(text))) ||
      (doubted.has(current) && strong && isSign(name)) ||
      (weak.has(current) && isVague(current.name) && !isVague(name) && callsIt.test(text));
    if (known && !(better && known === current)) {
      if (weak.has(known) && !name.endsWith(known.name) && name.includes(known.name))
        Object.assign(known, { name, said: name, sources });
      if (strong) current = known;
    } else if (current.sources.length === 0 && current !== unnamed) {
      Object.assign(current, { name, said: name, sources });
    } else if (better) {
      // What was said to open the problem stays what opens it.
      if (begun === current && !weak.has(current)) current.cameAs = current.name;
      Object.assign(current, { name, said: weak.has(current) ? name : current.said, sources });
      weak.delete(current);
    } else if (strong || current.sources.length === 0 || guesses.has(current) || isLeftAlone(current, name)) {
      open({ name, said: name, sources, passages: [] });
      if (guessed) guesses.add(current);
      if (!strong) weak.add(current);
      if (!strong && mayBe.test(text)) doubted.add(current);
    } else if (
      (passage.section === 'assessment' || thinks.test(text)) &&
      !isSign(name) &&
      furtherDiagnosis.test(asOpinion(text))
    ) {
      const [before, after] = partedAt(passage, name);
      asides.push({ name, said: name, sources, passages: [after] });
      if (before !== null) current.passages.push(before);
      continue;
    }
    if (broken !== null) broken.opened = current;
    if (!isWritten) continue;
    const paired = passage.role === 'clinician' && !passage.unit.question ? pairedWith(text, name) : null;
    if (paired !== null && ![...problems, ...asides].some((p) => p.name !== '' && isSame(p.name, paired))) {
      problems.splice(problems.indexOf(current) + 1, 0, {
        name: paired,
        said: paired,
        sources,
        passages: [],
      });
      current.passages.push(passage);
      continue;
    }
    const also = strong && passage.section === 'assessment' ? alsoNamed(text, name) : null;
    if (also !== null && ![...problems, ...asides].some((p) => p.name !== '' && sameProblem(p.name, also))) {
      const [before, after] = partedAt(passage, also);
      const place = sourcesOf(after.unit);
      problems.splice(problems.indexOf(current) + 1, 0, {
        name: also,
        said: also,
        sources: place,
        passages: [after],
      });
      current.passages.push(before ?? passage);
    } else current.passages.push(passage);
  }
  return [...withoutRemarks(problems, weak), ...asides];
}

/** In passages: of how much of a turn what was asked before it is the matter. */
const answerReach = 3;

// The turn goes on to what is done.
function isPlanIn(
  { unit }: Passage,
  ordered: readonly Passage[],
  from: number,
  written: ReadonlySet<Passage>,
): boolean {
  for (let i = from; ordered[i]?.unit.turn === unit.turn; i++)
    if (written.has(ordered[i]!) && ordered[i]!.section === 'plan') return true;
  return false;
}

// "Second problem, the knees. The X-ray shows arthritis in both."
function isOnlyPart(name: string): boolean {
  const words = wordsOf(name).filter((word) => word !== 'right' && word !== 'left');
  return words.length === 1 && isBodyPart(words[0]!);
}

function leadsOn(passage: Passage, next: Passage | undefined, written: ReadonlySet<Passage>): boolean {
  if (next === undefined || !written.has(next)) return false;
  if (next.section !== 'plan' && next.section !== 'assessment') return false;
  return next.unit.turn === passage.unit.turn && turnsTo(passage);
}

/** True for words that turn to a matter of its own: "And the tobacco, I'm really proud of you." */
export function turnsTo({ role, unit }: Passage): boolean {
  if (role !== 'clinician' || unit.question) return false;
  const topic = topicOpened(plainOf(unit));
  return topic?.isTurned === true && topic.mayHead && !topic.isRemark && topic.part === null;
}

// "You're anemic, so keep going with the iron.": with a plan of its own.
function treatsOwn(own: string, name: string): boolean {
  return treats.test(own) && !isVague(name);
}
const treats =
  /^(?:(?:and|then|also|now|okay)(?=),? ){0,2}(?=)(?:you(?:['’]re| are|['’]ve got| have)|(?:he|she)(?:['’]s| is| has)(?: got)?) (?:[a-z-]+ ){0,6}[a-z-]+, so (?:keep|continue|start|stop|take|use|please|go on|let|(?:i|we)(?:['’]ll| will| want|['’]d like|['’]m going))(?=)\b/i;

// "You've got a cyst on one of your kidneys, you don't need to do anything about that.", on the way to what is wrong.
function isLeftAlone({ passages }: Problem, next: string): boolean {
  return !isSign(next) && passages.length > 0 && passages.every(({ unit }) => needsNothing.test(unit.said));
}
const needsNothing =
  /\b(?:do n't|does n't|not|never)(?=) (?:need|have) (?:to|us to|anything)(?=)(?: (?:do|worry|treat|done))?\b|\bnothing (?:to (?:do|worry)|(?:we|you) need to do|needs? (?:to be )?(?:done|doing))(?=)\b/;

// "It could also be ulcerative colitis."
const isOther = /^(?:(?:and|but|or),? )?(?=)(?:it|this|that)(?=) (?:could|may|might) also be\b/i;

// "You have tennis elbow. That's an overuse injury of the tendon."
const opensExplaining =
  /^(?:(?:so|and|basically),? )?(?=)(?:that['’]s|that is|it['’]s|it is|this is|which is|it means|that means)(?=) (?:basically |just |really |an? )/i;
const explained =
  /^(?:[a-z]+ ){0,2}?(?=)(?:inflammation|irritation|injury|infection|weakness|narrowing|thickening|wearing|wear|swelling|problem|form|type|kind|build-?up|tear|overgrowth)(?=) (?:of|in) /;

function explains(own: string, name: string): boolean {
  return opensExplaining.test(own) && (explained.test(name) || ofKind.test(own));
}
// "It's a viral infection that makes the voice box swell."
const ofKind =
  /^[a-z'’, ]{3,20}\b(?:an? )?(?=)(?:viral )?(?:infection|virus|condition|illness)(?=) (?:that|which|where)\b/i;

/** Of problems with the same name one: the sugars that were turned to are the diabetes. */
export function withoutTwins(problems: readonly Problem[]): Problem[] {
  const out: Problem[] = [];
  for (const problem of problems) {
    const twin =
      problem.sources.length > 0
        ? out.find(({ name, sources }) => sources.length > 0 && name === problem.name)
        : undefined;
    if (twin === undefined) out.push(problem);
    else twin.passages = [...twin.passages, ...problem.passages].toSorted((a, b) => a.index - b.index);
  }
  return out;
}

/**
 * Parts from the problem that got what stood under no name what turns to another matter: "as for the vitamin D, it's low"
 * under tension headaches. Changes `problems`, whose first is the one without a name, or that was named last.
 */
export function topicsApart(problems: Problem[], titleFor: (name: string) => string): void {
  const named = problems.filter(({ sources }) => sources.length > 0);
  const titled = problems[0]!.sources.length > 0 || named.length !== 1 ? problems[0]! : named[0]!;
  if (titled.sources.length === 0) return;
  const kept: Passage[] = [];
  // What was parted last, while what follows may go on from it.
  let last: { problem: Problem; passage: Passage } | null = null;
  for (const passage of titled.passages) {
    const topic = topicOf(passage);
    if (topic !== null && mayPart(topic, passage, titled) && !isKnown(topic, problems)) {
      const { name } = topic;
      const sources = sourcesOf(passage.unit);
      const own: Problem = {
        name: titleFor(name),
        said: name,
        isSpokenOf: true,
        sources,
        passages: [passage],
      };
      problems.push(own);
      last = topic.isTurned ? { problem: own, passage } : null;
    } else if (topic === null && last !== null && leansOn(passage, last.passage)) {
      last.problem.passages.push(passage);
      last.passage = passage;
    } else {
      last = null;
      kept.push(passage);
    }
  }
  titled.passages = kept;
}

/** Plans these under no problem. Changes `problems`. */
export function planUnderNone(problems: Problem[], moved: readonly Passage[]): void {
  if (moved.length === 0) return;
  const unnamed = problems.find(({ sources }) => sources.length === 0);
  if (unnamed === undefined) problems.push({ name: '', said: '', sources: [], passages: [...moved] });
  else unnamed.passages = [...unnamed.passages, ...moved].toSorted((a, b) => a.index - b.index);
}

function isKnown(topic: SpokenTopic, problems: readonly Problem[]): boolean {
  return problems.some((p) => p.sources.length > 0 && isAbout(p, topic));
}

// "The cough I'm fairly sure is from the lisinopril. We'll stop that."
function leansOn({ unit, index }: Passage, before: Passage): boolean {
  return (
    unit.turn === before.unit.turn &&
    index - before.index <= 2 &&
    (unit.clinical.drugs > 0 || unit.words.some((word) => leaning.has(word)))
  );
}
const leaning: ReadonlySet<string> = new Set(['it', 'that', 'this', 'them', 'those']);

function mayPart(topic: SpokenTopic, { unit }: Passage, { name }: Problem): boolean {
  const { isTurned, isRemark, mayHead, part, isOf } = topic;
  if (!mayHead || isRemark || part !== null || isOf(name) || isSame(name, topic.name)) return false;
  return isTurned || (!isSign(name) && (unit.clinical.drugs > 0 || unchanged.test(unit.said)));
}
const unchanged = /\bno changes?\b/;

function topicOf({ unit, role, section }: Passage): SpokenTopic | null {
  return role === 'clinician' && !unit.question && (section === 'assessment' || section === 'plan')
    ? topicOpened(plainOf(unit))
    : null;
}

// Not "come back tomorrow".
const ofPerson = /\b(?:the|your|his|her|my|low(?:er)?|upper) back\b/;

// "For the yeast I'd use Monistat.": of the yeast infection, where no other problem has the word.
function spokenOfAgain({ unit, role }: Passage, problems: readonly Problem[]): Problem | null {
  const word = role === 'clinician' && !unit.question ? forWhat.exec(unit.said)?.[1] : undefined;
  if (word === undefined || !meaningful(word) || isBodyPart(word)) return null;
  const about = problems.filter(({ name, sources }) => sources.length > 0 && wordsOf(name).includes(word));
  return about.length === 1 ? about[0]! : null;
}
const forWhat =
  /^(?:(?:and|so|now|then|okay)(?=),? ){0,2}(?:for|as for|with) (?:the|your|his|her) ([a-z]{4,20})(?=,? (?:i|we|you|let|use|take|try|start|continue|keep|stop|please)\b)/;

// "And the sleep, the insomnia, which is part of both.": what follows is not of it alone.
const partOfOthers = /\bpart of (?:both|it|that|all|the same)\b/i;

function isAbout({ name, passages }: Problem, { isOf, part }: SpokenTopic): boolean {
  return (
    isOf(name) ||
    (part !== null &&
      passages.some(({ unit }) => unit.words.includes(part) && (part !== 'back' || ofPerson.test(unit.said))))
  );
}

// "It's arthritis, the wear and tear kind. For the knee, let's get an x-ray.": of the arthritis, if it has no place yet.
function unplacedOf({ part }: SpokenTopic, problems: readonly Problem[]): Problem | undefined {
  if (part === null) return undefined;
  return (
    (ofLimbs.test(part) ? onlyOne(ofJoint) : undefined) ??
    (ofSkin.test(part) ? onlyOne(skinIllness) : undefined)
  );

  function onlyOne(kind: RegExp): Problem | undefined {
    const such = problems.filter(({ name, sources }) => sources.length > 0 && kind.test(name));
    const [only] = such;
    return such.length === 1 && !wordsOf(only!.name).some(isBodyPart) ? only : undefined;
  }
}
// "The rash is plaque psoriasis. … For the scalp, clobetasol at night."
const ofSkin = /^(?:scalp|skin|nails?|hands?|feet|elbows?|knees?)$/;
const skinIllness = /\b(?:psoriasis|eczema|dermatitis|tinea|ringworm|rosacea|acne|vitiligo|hives)\b/;
const ofLimbs =
  /^(?:shoulder|knee|hip|back|neck|elbow|wrist|hand|thumb|finger|ankle|toe|heel)s?$|^(?:foot|feet)$/;
const ofJoint =
  /\b(?:(?:osteo)?arthritis|strain|sprain|tend(?:i|o)n[a-z]{2,6}|bursitis|sciatica|impingement|pulled muscle|muscle spasms?|overuse|fracture|contusion)\b/;

function namingOf(
  text: string,
  known: Map<string, { name: string; strong: boolean } | null>,
): { name: string; strong: boolean } | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  const named = problemNamed(text);
  known.set(text, named);
  return named;
}

// What was told before the summing up, or in words that are no sentence of the note.
function withTold(problems: Problem[], titles: readonly LikelyTitle[]): Problem[] {
  const told = titles
    .filter(({ name }) => !problems.some((p) => p.sources.length > 0 && isSame(p.name, name)))
    .map(({ name, sources }): Problem => ({ name, said: name, sources, passages: [] }));
  return told.length === 0 ? problems : [...problems, ...told];
}

// "You have that little heart murmur", said on the way to the first of the problems, is none of them.
function withoutRemarks(problems: readonly Problem[], weak: ReadonlySet<Problem>): Problem[] {
  const [unnamed, ...named] = problems;
  const opened = named.some((problem) => problem.sources.length > 0 && !weak.has(problem));
  const isRemark = (problem: Problem) =>
    opened &&
    weak.has(problem) &&
    isSign(problem.name) &&
    problem.passages.length < 2 &&
    problem.passages.every(({ section }) => section !== 'plan');
  const remarks = named.filter(isRemark);
  unnamed!.passages.push(...remarks.flatMap(({ passages }) => passages));
  return [unnamed!, ...named.filter((problem) => !isRemark(problem))];
}

// "Just put that he has …"
const dictates =
  /\bput(?: down)? that (?:he|she|they) (?:has|have)\b|\bin (?:my|the|your) (?:note|chart) as\b/i;

// A title that is dictated stands alone at the start of what belongs to it.
function dictated({ unit, role }: Passage): { name: string; strong: boolean } | null {
  const name = unit.opens && role === 'clinician' ? dictatedTitle(plainOf(unit)) : null;
  return name === null ? null : { name, strong: true };
}

function spokenOf({ unit, section }: Passage): { name: string; strong: boolean } | null {
  const name = section === 'assessment' || section === 'plan' ? dictatedSubject(plainOf(unit)) : null;
  return name === null ? null : { name, strong: true };
}

/** True for a title that the clinician dictates, and for "assessment, history of …:". */
export function isDictated(passage: Passage): boolean {
  return (
    dictated(passage) !== null ||
    /^(?:assessment|impression)\b/i.test(passage.unit.text) ||
    dictates.test(passage.unit.text)
  );
}

// "Your symptoms seem consistent with a condition": which, the next words say.
const fitsCondition =
  /\bsymptoms (?:are|seem|look|appear)\b.{0,30}\bconsistent with (?:an?|the|this) (?:condition|illness|disease|disorder)(?: (?:that|which))?[ .]{0,4}$/i;
const brokenOff =
  /(?:\b(?:in terms of|as far as|with regards? to|regarding)(?: (?:your|the|his|her|this))?|\b(?:first|second|third|fourth|next|last|other) (?:problem|issue|concern|diagnosis)(?: here)?(?: of| is)?(?: (?:this|your|the))?)[ .]{0,4}$/i;
const callsIt =
  /\b(?:we call (?:this|that|it)|(?:this|that|it)(?:'s| is) (?:what we call|called)|known as)\b/i;
const mayBe = /\byou (?:may|might|could)\b/i;
const thinks = /\bi (?:think|believe)(?: that)?(?=) (?:you(?:'re| are| have|'ve)|this is|it is|it's)(?=)\b/i;
const furtherDiagnosis =
  /\b(?:most likely|probably|consistent with|(?:i am|i['’]m) suspicious for|i (?:do )?(?:think|believe|suspect)|(?:concerned|worried) (?:that|there)|this is|that is|due to|diagnosis)\b/i;

// "It is not where we want it, and the tingling is most likely early neuropathy": two problems in one sentence.
function partedAt(passage: Passage, name: string): [Passage | null, Passage] {
  const { unit } = passage;
  const at = unit.text.toLowerCase().indexOf(wordsOf(name)[0]!);
  const joint =
    at < 0 ? -1 : Math.max(...[', and ', ', but ', '. '].map((mark) => unit.text.lastIndexOf(mark, at)));
  if (joint < 0) return [null, passage];
  const opening = /^[,.] (?:and |but )?/.exec(unit.text.slice(joint))![0];
  // Where spaces were put together the words' places are not known: the whole sentence is the source of both parts.
  const placed = unit.end - unit.start === unit.text.length;
  const part = (from: number, to: number): Passage => {
    const text = unit.text.slice(from, to);
    const at = placed ? { start: unit.start + from, end: unit.start + to } : {};
    return { ...passage, unit: { ...reworded(unit, text), ...at } };
  };
  return [part(0, joint), part(joint + opening.length, unit.text.length)];
}

function asideOf(text: string, { unit, section }: Passage, turn: number): string | null {
  if (pressureSaid.test(text)) return 'blood pressure';
  return section === 'assessment' && unit.turn === turn ? namedBeside(unit.text) : null;
}

// "Left arm neuropathy, suspicious for cervical radiculopathy": a flare of that is no problem of its own.
function isSuspectedIn({ sources, passages }: Problem, name: string): boolean {
  const words = wordsOf(name).filter(meaningful);
  return (
    sources.length > 0 &&
    words.length > 1 &&
    passages.some(
      ({ section, unit }) =>
        section === 'assessment' &&
        suspects.test(unit.said) &&
        words.every((word) => unit.words.includes(word)),
    )
  );
}

const suspects = /\b(?:suspicious for|suspect\w*|possibl[ey]|concern\w* for|differential|rule out|likely)\b/;

export function sameProblem(a: string, b: string): boolean {
  if (a === b || keyOf(a).join() === keyOf(b).join()) return true;
  if (isInjuryOf(a, b) || isInjuryOf(b, a)) return true;
  // "A little basal cell." "It's a skin cancer, but the kind that doesn't spread."
  if ((anyCancer.test(a) && aCancer.test(b)) || (anyCancer.test(b) && aCancer.test(a))) return true;
  const x = new Set(wordsOf(a.replace(sinusitis, 'sinus infection')).map(asNamed).filter(meaningful));
  const y = new Set(wordsOf(b.replace(sinusitis, 'sinus infection')).map(asNamed).filter(meaningful));
  let shared = 0;
  for (const w of x) if (y.has(w)) shared++;
  return shared > 0 && shared >= Math.min(x.size, y.size);
}

// "For your right knee injury, an MRI.", after the torn ligament of the right knee: the same.
function isInjuryOf(injury: string, named: string): boolean {
  if (!injury.endsWith(' injury') || !injured.test(named)) return false;
  const [part = '', side] = wordsOf(injury).slice(0, -1).toReversed();
  if (!isBodyPart(part)) return false;
  const other = /\b(?:right|left)\b/.exec(named)?.[0];
  const isThere = wordsOf(named).includes(part) || partsIn.find(([name]) => name === part)?.[1].test(named);
  return isThere === true && (side === undefined || other === undefined || side === other);
}
const injured = /\b(?:fracture|sprain|strain|tear|contusion|dislocation|rupture|broken|torn|sprained)\b/;
const partsIn: readonly (readonly [part: string, within: RegExp])[] = [
  ['knee', /\b(?:menisc\w+|cruciate|acl|mcl|patella|kneecap)\b/],
  ['shoulder', /\b(?:rotator cuff|labr\w+|clavicle|collarbone)\b/],
  ['ankle', /\b(?:malleol\w+|achilles|fibula)\b/],
  ['wrist', /\b(?:distal radius|scaphoid)\b/],
  ['foot', /\bmetatarsal\b/],
  ['elbow', /\bradial head\b/],
];

const sinusitis = /\bsinusitis\b/;
const anyCancer = /^(?:skin )?cancer$/;
const aCancer = /\b(?:basal cell|squamous cell|melanoma)\b/;

// "A torn meniscus" and "medial meniscus tear".
function asNamed(word: string): string {
  return hurts.get(word) ?? word;
}

function meaningful(word: string): boolean {
  return !/^(?:right|left|acute|chronic|pain|disease|type|of|in|on|or|the|and|mild|severe|flare|exacerbation|recurrence|episode|your|problem|problems|symptoms|bilateral|high|blood)$/.test(
    word,
  );
}
