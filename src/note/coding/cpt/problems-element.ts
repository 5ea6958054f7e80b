import { medicinesIn } from '../../evidence/named-medicines.ts';
import type { DraftSentence } from '../../writer.ts';
import type { Diagnosis } from '../icd10/code-diagnoses.ts';
import { sameTitle } from '../icd10/titles.ts';
import type { Element } from './decision-making.ts';
import { lastingTreatment } from './lasting-treatment.ts';
import { firstDecided, type VisitPieces } from './visit-facts.ts';

const notAtGoal =
  /\b(?:uncontrolled|not (?:well |adequately |under |at )?(?:controlled|control|goal|improving|improved)|poorly controlled|out of control|worse|worsen(?:ed|ing)|exacerbation|flare[ds]?(?: up)?|progress(?:ing|ed|ion)|elevated|too high|running high|above goal|inadequately|not tolerating|decompensat\w+|retaining (?:\w+ ){0,4}fluid|(?:fluid|volume) overload\w*|side effects?)(?=)\b/i;

const doseRaised =
  /\bincreas(?:e|es|ed|ing)\b[^.?!]{0,60}\b(?:dos(?:e|age)|\d{1,4}(?=)(?:\.\d{1,3})? ?(?=)(?:mg|mcg|milligrams?|micrograms?|units?))(?=)\b/i;
// A medicine that is changed or added is for what is not where it should be (AMA, 2021: "stable").
const regimenChanged =
  /\b(?:(?:chang|switch|adjust)(?=)(?:e|es|ed|ing) (?:(?:his|her|their|the|your|to|blood|pressure|medical|current|drug|from|of)\s){0,4}(?:regimen|medications?|medicines?)|add(?:ing)? (?:on )?(?=)(?:an?(?:other)? )?(?=)(?:second|third|further|another) (?:\w+ )?(?=)(?:agent|medications?|medicines?|drug))(?=)\b/i;
// An illness for which a medicine is begun is not at its goal either.
const begun = /\b(?:start|starting|begin|beginning|prescrib(?:e|ing)|trial of)\b/i;
const maybe = /\b(?:if|may|might|could|no need|not)\b/i;
// A cancer is not stable until it is treated.
const malignant = /^C/;
const quiet = /\b(?:remission|stable|surveillance|no (?:evidence|signs?) of (?:disease|recurrence))\b/i;
const threat =
  /\b(?:call(?:ing)? (?:911|an ambulance)|go(?:ing)? (?:straight |right |directly )?(?=)to the (?:emergency(?: room| department)?|er|ed|hospital)(?=),? (?:now|today|right now|immediately)|send(?:ing)? you to the (?:er|emergency|hospital)|admit(?:ting|ted)? (?:you|her|him)(?=) (?:to the hospital|today)|direct admission)(?=)\b/i;

/** The number and complexity of the problems addressed. */
export function problemsElement(
  diagnoses: readonly Diagnosis[],
  pieces: VisitPieces,
  sentences: readonly DraftSentence[],
): Element {
  const addressed = addressedOf(diagnoses.filter(({ entry }) => !entry.status));
  const named = (list: readonly Diagnosis[]) =>
    list.map(({ problem }) => problem.words.toLowerCase()).join(', ');
  const chronic = onePerProblem(addressed.filter(({ entry }) => entry.chronic));
  const worse = chronic.filter((diagnosis) => isNotAtGoal(diagnosis, sentences));
  const serious = addressed.filter(({ entry }) => entry.serious);
  const complicated = addressed.filter(isComplicated);
  const undiagnosed = addressed.filter(({ entry }) => entry.undiagnosed);
  const acute = onePerProblem(addressed.filter(({ entry }) => !entry.chronic && !entry.minor));
  const danger = serious.length > 0 ? firstDecided(pieces, threat) : null;
  const said = danger === null ? [] : [danger];

  if (danger !== null) return { level: 5, because: `threat to life or function (${named(serious)})`, said };
  if (worse.length > 0) return { level: 4, because: `chronic illness not at goal (${named(worse)})`, said };
  if (chronic.length > 1)
    return { level: 4, because: `${chronic.length} chronic illnesses (${named(chronic)})`, said };
  const treatment = lastingTreatment(sentences);
  if (treatment.begun !== null)
    return {
      level: 4,
      because: `lasting illness whose medicine is begun or raised (${treatment.begun})`,
      said,
    };
  if (treatment.seenTo.length > 1) {
    const medicines = treatment.seenTo.join(', ');
    return {
      level: 4,
      because: `${treatment.seenTo.length} lasting illnesses under treatment (${medicines})`,
      said,
    };
  }
  if (undiagnosed.length > 0) {
    return { level: 4, because: `new problem of uncertain prognosis (${named(undiagnosed)})`, said };
  }
  if (serious.length > 0) {
    return { level: 4, because: `acute illness with systemic symptoms (${named(serious)})`, said };
  }
  if (complicated.length > 0)
    return { level: 4, because: `acute complicated injury (${named(complicated)})`, said };
  if (chronic.length === 1)
    return { level: 3, because: `one stable chronic illness (${named(chronic)})`, said };
  if (acute.length > 0) return { level: 3, because: `acute problem (${named(acute)})`, said };
  if (addressed.length > 1)
    return { level: 3, because: `${addressed.length} minor problems (${named(addressed)})`, said };
  return { level: 2, because: `one minor problem (${named(addressed) || 'none named'})`, said };
}

// What is only mentioned beside the titles ("a history of gout") was not addressed (AMA, 2021: "problem addressed").
function addressedOf(problems: readonly Diagnosis[]): readonly Diagnosis[] {
  const titled = problems.filter(({ problem }) => problem.titled);
  return titled.length > 0 ? titled : problems;
}

function isNotAtGoal({ entry, problem: { scope } }: Diagnosis, sentences: readonly DraftSentence[]): boolean {
  const under = sentences.filter(({ group }) => sameTitle(group, scope.group));
  const assessed = [...scope.sentences, ...under.filter(({ section }) => section === 'assessment')];
  if (assessed.some(({ text }) => notAtGoal.test(text) || doseRaised.test(text))) return true;
  if (malignant.test(entry.code)) return !assessed.some(({ text }) => quiet.test(text));
  // The plan's "call if it gets worse" tells nothing of today; a dose that is raised does.
  return under.some(
    ({ section, text }) =>
      section === 'plan' &&
      (doseRaised.test(text) || ((regimenChanged.test(text) || beginsMedicine(text)) && !maybe.test(text))),
  );
}

function beginsMedicine(text: string): boolean {
  return begun.test(text) && medicinesIn(text).length > 0;
}

const ofInjury = /^S.*A$/;
const fingerOrToe = /^S(?:62\.[56]|92\.[45])/;
const complicates =
  /\b(?:fractures?|fractured|broken|tear|torn|tore|ruptured?|dislocat(?:ed|ion)|concussion)\b/i;

// Broken bones and torn ligaments are more than the "simple sprain" of the AMA's uncomplicated injury.
function isComplicated({ entry: { code }, problem }: Diagnosis): boolean {
  return ofInjury.test(code) && !fingerOrToe.test(code) && complicates.test(problem.words);
}

const ulcerated = /^(?:E1[013]\.62|I87\.2$|I83)/;
const siteOfUlcer = 'L97';
// Named on their own they are seen to on their own: "Peripheral artery disease".
const nervesOrArteries = /^E1[01]\.[45]/;

// Diabetes with two complications is one problem, however many codes it has; so is its ulcer.
function onePerProblem(diagnoses: readonly Diagnosis[]): Diagnosis[] {
  const seen = new Set<string>();
  const isOfAnother = diagnoses.some(({ entry }) => ulcerated.test(entry.code));
  return diagnoses.filter(({ entry, problem: { words } }) => {
    const apart = nervesOrArteries.test(entry.code) && !/diabet/i.test(words);
    const category = entry.code.slice(0, apart ? 5 : 3);
    if (seen.has(category) || (isOfAnother && category === siteOfUlcer)) return false;
    seen.add(category);
    return true;
  });
}
