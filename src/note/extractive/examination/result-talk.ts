import { plainOf, reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

/** Names that only a test has. */
const tests = new Set(
  `hba1c a1c haemoglobin hemoglobin hematocrit haematocrit ferritin creatinine egfr gfr cholesterol ldl hdl triglycerides tsh
potassium sodium magnesium phosphate glucose b12 folate psa inr troponin troponins bnp platelets neutrophils lymphocytes eosinophils alt ast bilirubin
albumin crp esr ck urate mcv amylase lipase lactate calprotectin lfts fbc cbc ana anti-ccp urinalysis nitrites ketones leukocytes
cortisol testosterone oestradiol fsh prolactin myeloma paraprotein coeliac celiac spirometry fev1 smear dexa electrolytes d-dimer`.split(
    /\s+/,
  ),
);
const pairs =
  /\b(?:white (?:cells?|count|cell count)|blood count|rheumatoid factor|muscle enzymes?|inflammat(?:ion|ory) markers?|vitamin d|uric acid|creatine kinase|sed rate|bone profile|(?:thyroid|liver|kidney|renal) (?:function|tests?|blood tests?|numbers?|enzymes)|iron (?:levels?|stores?|studies)|(?:blood|stool|urine|pregnancy|covid|flu|strep|antibody) tests?|urine (?:dip|sample|culture)|peak flow)(?=)\b/;
/** Of a test where tests are told, else of the body. */
const organs = new Set(
  'thyroid kidney kidneys liver calcium iron sugar sugars urine salts cells bloods markers lipids swab culture'.split(
    ' ',
  ),
);
const outcome =
  /\d|\b(?:normal|fine|okay|ok|good|great|clear|negative|positive|high|low|up|down|raised|elevated|borderline|abnormal|unremarkable|better|worse|stable|unchanged|improved|satisfactory|perfect|small|large|anaemic|anemic|lovely)(?=)\b/;
/** What is to be done, was asked or depends is no result. */
const undecided =
  /\b(?:if|will|'ll|going|gon|want|need|needs|order|check|repeat|recheck|should|would|could|can|may|might|until|once|take|taking|start|stop|add|adding|because of|do|does|did|have you|were you|your mother|your father|history|talked|talking|checked|eat|eating|diet|intake|year-old|year old|noticed|had|because|been|have)(?=)\b/;
/** "High cholesterol", "low sodium": an illness, or what is eaten. */
const adjectival = /\b(?:high|low) (?:cholesterol|sodium|sugar|potassium|iron|calcium|blood|salt)\b/;
// Not "blood pressure's 142 over 88".
const opens = /\b(?:results?|bloods?(?! pressure)|blood tests?|blood work|labs?|lab work)\b/;
const onlyOpens =
  /^(?:[a-z']+ ){0,4}(?:results?|bloods?|tests?|labs)(?: (?:the nurse took|from|on|are|is|here|back|now|we did|you had|that|[a-z]+day|last week|this week|in|came))*$/;
/** "Let me look at you": from here on what is told is seen and felt. */
const examines =
  /\b(?:let me|let's|can i|may i|i'll|i'm (?:just )?going to)(?=) (?:just )?(?:(?:have|take) a (?:quick |little )?(?:look|listen|feel)|look|listen|feel|examine|check your|press|see your)(?=)\b|\b(?:hop up|lie down|sit up|deep breaths?|open wide|breathe)(?=)\b/;
const longest = 24;
/** In words: a result is named at the beginning of what tells it. */
const head = 6;
const certain = 0.6;

/**
 * What the clinician tells of tests as results, also where a word of it names a part of the body: "thyroid's normal, liver's
 * fine", "white cells and platelets are normal", said among results.
 */
export function withResultsTold(passages: readonly Passage[], from: number): Passage[] {
  const course = { turn: -1 };
  const out: Passage[] = [];
  for (const p of passages) out.push(withResultTold(p, from, course));
  return out;
}

/** `course` knows in which turn results were told last. */
function withResultTold(p: Passage, from: number, course: { turn: number }): Passage {
  const { unit, role, index } = p;
  if (role !== 'clinician' || unit.question || (index >= from && p.section === 'plan')) return p;
  if (examines.test(unit.said)) course.turn = -1;
  const named = namesResult(unit) || severalNamed(unit);
  const told = course.turn === unit.turn || named;
  if (opens.test(unit.said) && !undecided.test(unit.said)) {
    course.turn = unit.turn;
    // "So, the results." "The bloods from Monday are back."
    if (index < from && onlyOpens.test(unit.said)) return { ...p, section: 'results', keep: 0 };
  }
  if (!told || unit.words.length > longest || (index >= from && course.turn !== unit.turn)) return p;
  if (
    adjectival.test(unit.said) ||
    (!named && !unit.words.slice(0, head).some((word) => organs.has(bare(word))))
  )
    return p;
  if (p.section === 'plan' || p.section === 'assessment' ? !named || !figure.test(plainOf(unit)) : false)
    return p;
  if (!outcome.test(unit.said) && !figure.test(plainOf(unit))) return p;
  if (undecided.test(unit.said.split(therefore)[0]!) && !should.test(unit.said)) return p;
  course.turn = unit.turn;
  const text = unit.text.replace(okay, '$1fine').replace(aim, ', target $1 ');
  return {
    ...p,
    unit: text === unit.text ? unit : reworded(unit, text),
    section: 'results',
    keep: Math.max(p.keep, certain),
  };
}

const figure = /\d/;
/** "The CK is normal, so I don't blame the statin." */
const therefore = / so (?=(?:i|we|it|you|that|there)\b)/;
/** "And we'd want it above a hundred and ten." */
const aim =
  /,? (?:and |but )?(?:i|we)(?:['’]d| would)(?=) (?:want|like) (?:it|that|them) (?:to be )?(above|below|over|under|around|less than|more than|at least)(?=) /i;
/** "It should be under five", "we'd want it above a hundred and ten". */
const should =
  /\b(?:should be|would be|want that|like that|want it|like it|aim for)(?=) (?:to be )?(?:under|over|above|below|less|more|around|about|at|between)\b/;
/** "Kidneys okay.": the word is what was found. */
const okay = /((?<=[a-z]) |\b(?:is|are|was|were) )(?:okay|ok)(?=[,.;]|$| and\b| but\b)/gi;

/** "Thyroid, kidneys and calcium all normal." */
function severalNamed({ words }: Unit): boolean {
  return words.slice(0, 2 * head).filter((word) => organs.has(bare(word))).length > 1;
}

/** True for words that name a test at their beginning. */
export function namesResult({ words }: Pick<Unit, 'words'>): boolean {
  const first = words.slice(0, head);
  return first.some((word) => tests.has(bare(word))) || pairs.test(first.join(' '));
}

function bare(word: string): string {
  return word.endsWith("'s") ? word.slice(0, -2) : word;
}
