import { type SourcedText, sourcesOf } from '../draft.ts';
import { isConditionWord } from '../lexicon/conditions.ts';
import { symptomsIn } from '../lexicon/symptoms.ts';
import { plainOf, type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { withSideTold } from './side-of.ts';

const begins =
  '(?:(?:an?|the|some|your|his|her|my|this|that|new|evaluation of|evaluation for|further) ){0,4}';
const what = `${begins}(.{3,90})`;
/** Ways in which a visit is opened with its reason, the plainest first; the reason is what follows. */
const openings: RegExp[] = [
  new RegExp(String.raw`\bchief complaint(?: is| of|:)? ${what}`),
  new RegExp(
    String.raw`\b(?:sent|referred) (?:(?:you|him|her|me|them|over|here|in|back|up|down|to (?:us|me|see me|see us)|by [a-z.]+(?: [a-z.]+)?) ){0,4}(?:for|with|because of) ${what}`,
  ),
  new RegExp(String.raw`\bfor (?:an? )?(?:new patient )?evaluation (?:of|for) ${what}`),
  new RegExp(String.raw`\bfollow[- ]?up (?:(?:with|here) (?:me |us |today )?)?(?:for|of|on) ${what}`),
];
// "You think you have a kidney stone": why they came, whether or not it is one.
const supposed = new RegExp(
  String.raw`\b(?:you|he|she) thinks? (?:you|he|she)(?: may| might)? (?:have|has|had)(?: got)? ${what}`,
);
const reads = /\b(?:told (?:me|us) that|see|saw|looks like|understand|heard|hear|notes?|says?|appears)\b/;
// "Your chart says you had gestational diabetes.": long since.
const chartHad = /\b(?:chart|records?|history)\b[a-z ]{1,30}\b(?:you|he|she) had\b/;
const thatYouHave = new RegExp(
  String.raw`\b(?:you|he|she)(?:'ve|'re|'s| are| is| have| has| were| was)? (?:been )?(?:having|experiencing|had|getting|suffering (?:from|with)|come in with|came in with|coming in with|dealing with) ${what}`,
);
// "I'm doing okay except for my knee."
const exceptFor = new RegExp(String.raw`\b(?:except for|aside from|apart from|other than|besides) ${what}`);
// "You're here about your sugars?" "You called the office Monday about some swelling."
const hereAbout = new RegExp(
  String.raw`\b(?:here|(?:came|come|coming) in|calling|ringing|called|rang|phoned|wrote|messaged|emailed)(?: (?:today|yesterday|earlier|in|us|me|[a-z]+day|this morning|(?:the|our) (?:office|surgery|clinic|practice|nurse|desk))){0,3} (?:about|to (?:talk|chat) about|to discuss|to go over) ${what}`,
);
// "You wrote on the sheet, blood in the poop."
const written = new RegExp(
  String.raw`\b(?:wrote|put|said|says|ticked)(?: down)? (?:here|on (?:the|your) (?:sheet|form|card|booking|message|questionnaire))[,:]? ${what}`,
);
// "It's the six-month Parkinson's check."
const checkOf =
  /\b(?:it's|it is|this is|here for|in for|for)(?=) (?:the|your|his|her|a|an|[a-z]+'s)(?=) ((?:[a-z0-9'-]+ ){1,4}?(?:check|check-up|review|recheck|follow-up|follow up))(?=)(?:$|[.,?!]| today| appointment| visit)/;
const ofCondition =
  /\b(?:asthma|copd|diabet[a-z]+|blood pressure|thyroid|epilepsy|medication|pill|heart failure|cholesterol|kidney|parkinson's|crohn's|coeliac|celiac|adhd|depression|well[- ](?:child|baby|woman))(?=)\b|^(?:\d{1,2}|two|three|four|five|six|nine|twelve|fifteen|eighteen)[- ](?:month|year)(?:[- ]old)? check(?:-?up)?$/;
const measured =
  /^(?:blood )?(?=)(?:sugars?|pressure|cholesterol|weight|thyroid)(?=)(?: (?:level|levels|readings?|control|loss|gain))?$/;
const well = /^(?:\w+ ){0,3}(?:i'm|i am|i've been|i have been) /;
const hurt =
  /\byou (?:hurt|injured|twisted|sprained) (?:your|the)(?=) ((?:(?:right|left|lower|upper) )?(?=)(?:knee|hip|shoulder|elbow|wrist|hand|thumb|finger|ankle|foot|heel|toe|ear|eye|arm|leg|calf|back|neck|chest|head))(?=)\b/;
// "I cut my left hand on broken glass."
const ownHurt =
  /^(?:(?:well|so|um|uh|yes|yeah|hi),?(?=) ){0,2}(?:i|he|she)(?=)(?:'ve| have|'s| has)?(?=) (?:just )?(?=)(?:cut|sliced|slashed|gashed|split|burned|burnt|broke|hurt|injured|twisted|sprained|banged|smashed|jammed|hit)(?=) (?:my|his|her|the)(?=) ((?:(?:right|left|lower|upper) )?(?=)(?:knee|hip|shoulder|elbow|wrist|hand|thumb|finger|ankle|foot|heel|toe|ear|eye|arm|leg|forearm|calf|shin|back|neck|chest|head|face|forehead|chin|lip))(?=)\b(?! (?:years|months) ago)/;
// "The knife went right through into my hand."
const bladeIn =
  /\b(?:knife|blade|saw|scissors|cutter|slicer|chisel|glass) (?:(?:just|slipped and)(?=) )?(?=)(?:went|sliced|cut|got) (?:(?:right|straight)(?=) )?(?=)(?:into|through into|through|across|in)(?=) (?:my|his|her|the)(?=) ((?:(?:right|left) )?(?=)(?:knee|wrist|hand|palm|thumb|finger|foot|arm|forearm|leg|thigh))(?=)\b/;
/** What leaves a cut. */
const cuts =
  /\b(?:cut|sliced|slashed|gashed|split|knife|blade|saw|scissors|box ?cutter|slicer|chisel|glass)\b/;
// "I've done my knee in." "He put his back out."
const doneIn =
  /^(?:(?:well|so|yes|yeah|hi),? )?(?=)(?:(?:i|he|she)(?=)(?:'ve| have|'s| has)? )?(?=)(?:done|did|put(?! (?:my|his|her|the) (?:(?:right|left) )?(?:hand|foot) out)|pulled) (?:my|his|her|the)(?=) ((?:(?:right|left|lower|upper) )?(?=)(?:knee|hip|shoulder|elbow|wrist|hand|ankle|foot|back|neck))(?=) (?:in|out)\b/;
const endsAt = new Set(
  "that who which so after since because think today i i'm i've you you've you're your he she it it's is are was were has have had can could would tell what how when where why did do does if here there now lately recently okay alright yes no yeah let's from like".split(
    ' ',
  ),
);
const endsAtTwo =
  /^(?:for (?:the|a|about|quite|some|several|over|almost|\d+)|over (?:for|the|a)|and (?:you|he|she|they|i|we|it|also)|as well)$/;
const cannotEnd = new Set('and also with or to for in on of the a me us'.split(' '));
const tooLittle =
  /^(?:some )?(?:kind of )?(?:injury|issues?|problems?|trouble|symptoms?|pain|accident|visit|stress)$/;

/** Why the patient came, where the visit is opened with it in other words than "here for"; null where it is not. */
export function statedComplaint(passages: readonly Passage[]): SourcedText | null {
  for (const { unit, role, section } of passages.slice(0, 16)) {
    if (section === 'allergies') continue;
    // "On the right foot" is cut at no "your".
    const text = plainOf(unit)
      .toLowerCase()
      .replace(/\b(on|in|of|at) (?:your|his|her|my) /g, '$1 the ');
    const hurts =
      role === 'clinician'
        ? hurt.exec(text)
        : (ownHurt.exec(text) ?? bladeIn.exec(text) ?? (role === 'patient' ? doneIn.exec(text) : null));
    const about = hereAbout.exec(text)?.[1] ?? written.exec(text)?.[1];
    const said =
      hurts !== null
        ? `${hurts[1]} ${role !== 'clinician' && cuts.test(text) ? 'laceration' : 'injury'}`
        : about !== undefined && (measured.test(uptoNextClause(about)) || saysTrouble(uptoNextClause(about)))
          ? uptoNextClause(about).replace(/^sugar/, 'blood sugar')
          : reasonsIn(text).find((found) => saysTrouble(uptoNextClause(found)));
    const check = checkOf.exec(text)?.[1];
    if (check !== undefined && ofCondition.test(check)) {
      // "Parkinson's" keeps its capital.
      const at = plainOf(unit).toLowerCase().indexOf(check);
      return {
        text: at < 0 ? check : plainOf(unit).slice(at, at + check.length),
        sources: sourcesOf(unit),
      };
    }
    if (said === undefined) continue;
    const what = hurts === null ? uptoNextClause(said) : said;
    return withSideTold({ text: what, sources: sourcesOf(unit) }, passages);
  }
  return outOfRange(passages) ?? askedComplaint(passages);
}

// "Blood pressure recheck today, is that right?"
const opensCheck =
  /^(?:(?:so|okay|and|alright|hi|hello)(?=),? ){0,2}(?:(?:the|your|a|an) )?((?:[a-z0-9'-]+ ){1,3}?(?:check|check-up|review|recheck|follow-up|follow up))(?=)(?:[,.?]| today\b)/;
// "He's here for his annual."
const routine =
  /\bhere for (?:(?:his|her|their|your|my|the|an|a) )?(?=)(annual|yearly|(?:annual |yearly |sports |school )?physical|(?:annual )?wellness(?: visit| exam)?)(?=)[.!]?$/;
const opening = 4;
const nearby = 12;

/** The check that a visit is opened with: "blood pressure recheck today?", "he's here for his annual". */
export function checkOpened(passages: readonly Passage[]): SourcedText | null {
  for (const { unit } of passages.slice(0, opening)) {
    const text = plainOf(unit).toLowerCase();
    const check = opensCheck.exec(text)?.[1];
    if (check !== undefined && ofCondition.test(check)) return { text: check, sources: sourcesOf(unit) };
    const visit = routine.exec(text)?.[1];
    if (visit === undefined) continue;
    // "Any concerns today, or just the physical?"
    const physical = / /.test(visit) || visit === 'physical' ? undefined : physicalBy(passages);
    return physical === undefined
      ? { text: visit, sources: sourcesOf(unit) }
      : { text: `${visit} physical`, sources: sourcesOf(unit, physical) };
  }
  return null;
}

function physicalBy(passages: readonly Passage[]): Unit | undefined {
  return passages.slice(0, nearby).find(({ unit }) => unit.words.includes('physical'))?.unit;
}

// "Your potassium's come back a bit high on the blood test."
const measuredSo =
  /\byour (psa|potassium|sodium|calcium|iron|ferritin|b12|vitamin d|platelets)(?: levels?)?(?=)(?:'s| has| have| is| was| are| were)?(?=) (?:(?:come|came) back |went |gone |still |been |running ){0,2}(?=)(?:(?:a bit|a little|quite|very|slightly|rather|too) )?(?=)(high|raised|up|low|down)\b/;

function outOfRange(passages: readonly Passage[]): SourcedText | null {
  for (const { unit, role } of passages.slice(0, 8)) {
    const found =
      role === 'clinician' && !unit.question ? measuredSo.exec(plainOf(unit).toLowerCase()) : null;
    if (found !== null)
      return {
        text: `${/^(?:low|down)$/.test(found[2]!) ? 'low' : 'high'} ${found[1] === 'psa' ? 'PSA' : found[1]}`,
        sources: sourcesOf(unit),
      };
  }
  return null;
}

// "Tell me about the headaches.": what the first question is about.
function askedComplaint(passages: readonly Passage[]): SourcedText | null {
  const first = passages
    .slice(0, 4)
    .find(({ unit, role }) => role === 'clinician' && asksAbout.test(plainOf(unit)));
  if (first === undefined) return null;
  const named = uptoNextClause(asksAbout.exec(plainOf(first.unit))![1]!.toLowerCase()).replace(ofKin, '');
  const [said = ''] = named.split(howItGoes, 1);
  return saysTrouble(said) ? { text: said, sources: sourcesOf(first.unit) } : null;
}
// "How's your blood pressure been running?"
const howItGoes = / (?:been|doing|going|running|behaving|treating)\b/;
// "Your daughter's injury"
const ofKin = /^(?:daughter|son|child|baby|boy|girl|mother|mom|father|dad|husband|wife)['’]s (?:the )?/;
const asksAbout =
  /^(?:(?:hi|hello|good morning|good afternoon|okay|so|all right|well)[,.]?(?=) ){0,3}(?:can you |please )?(?=)(?:tell me (?:a (?:little|bit)(?: bit)? )?(?:more )?about|how(?:['’]s| is| are| has| have)(?: been)?|what['’]s going on with)(?=) (?:your|the|that|this|these|those) ([a-z][a-z '-]{2,40}?)(?: been| doing| going| today| since [a-z ]{1,20})?[?.!]?$/i;

function reasonsIn(text: string): string[] {
  const found = openings.map((opening) => opening.exec(text)?.[1]);
  const read = reads.exec(text);
  if (read !== null) {
    if (!chartHad.test(text)) found.push(thatYouHave.exec(text.slice(read.index))?.[1]);
    found.push(supposed.exec(text.slice(read.index))?.[1]);
  }
  if (well.test(text)) found.push(exceptFor.exec(text)?.[1]);
  return found.filter((reason) => reason !== undefined);
}

/** The reason without what is said after it. */
export function uptoNextClause(said: string): string {
  const words: string[] = [];
  for (const [i, word] of said.split(' ').entries()) {
    const next = said.split(' ')[i + 1] ?? '';
    if (endsAt.has(word) || endsAtTwo.test(`${word} ${next}`)) break;
    words.push(word.replace(/[.,;?]$/, ''));
    if (/[.,;?]$/.test(word)) break;
  }
  while (cannotEnd.has(words.at(-1) ?? '')) words.pop();
  // "Some shoulder pain left shoulder pain": said twice, the second time with its side.
  const twice = words.findIndex(
    (word, i) =>
      i > 0 && /^(?:right|left)$/.test(word) && words.slice(0, i).join(' ') === words.slice(i + 1).join(' '),
  );
  return words.slice(Math.max(twice, 0)).join(' ');
}

function saysTrouble(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.length < 10 &&
    !tooLittle.test(text) &&
    (words.some((word) => isConditionWord(word)) || symptomsIn(words).length > 0)
  );
}
