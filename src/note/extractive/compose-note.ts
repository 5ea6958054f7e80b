import { patientOf, type Sex } from '../language/patient.ts';
import { guideFor } from '../specialty-guides/guides.ts';
import type { DraftSentence, WriterInput } from '../writer.ts';
import { writeAssessment, writePlan } from './assessment-and-plan.ts';
import { chiefComplaint } from './chief-complaint.ts';
import { choosePassages } from './choose.ts';
import { isConditionWord } from './lexicon/conditions.ts';
import { symptomsIn } from './lexicon/symptoms.ts';
import { writeObjective } from './objective.ts';
import { planStart, settleSections } from './plan-start.ts';
import { titleOf } from './problem-title.ts';
import { problemsOf } from './problems.ts';
import type { Reading } from './reading.ts';
import { subjectFor } from './rephrase/rephrase.ts';
import { settleShortVisit } from './short-visit.ts';
import { settleExamination } from './specialty-parts.ts';
import { writeSubjective } from './subjective.ts';
import { symptomStatuses } from './symptom-status.ts';
import { wordsOf } from './units.ts';
import { readPassages, type VisitModels } from './visit.ts';

/** All sentences of the note, in the order in which they stand in it. */
export async function* composeNote(
  input: WriterInput,
  models: VisitModels,
  rest: () => Promise<void> | undefined,
): AsyncGenerator<DraftSentence> {
  const read = await readPassages(input.transcript.turns, models, rest);
  const { passages: placed, from: planFrom } = settleShortVisit(read, planStart(read));
  const guide = guideFor(input.specialty);
  const settled = settleSections(placed, planFrom);
  const passages = guide === null ? settled : settleExamination(settled, planFrom, guide);
  const chosen = choosePassages(passages, planFrom, guide);
  const statuses = symptomStatuses(passages);
  const units = passages.map((p) => p.unit);
  const problems = problemsOf(
    chosen.filter((p) => p.section === 'assessment' || p.section === 'plan'),
    passages.slice(planFrom).filter((p) => p.role === 'clinician' && !p.unit.question && !chosen.includes(p)),
  ).map((problem) => ({ ...problem, name: titleOf(problem.name, units) }));
  const first = problems.find((p) => p.sources.length > 0);
  const complaint = chiefComplaint(passages, statuses, first ?? null);
  // Where the clinician named no problem, what was concluded and planned is about what the patient came with.
  if (!first && complaint && saysTrouble(complaint.text) && problems[0]!.passages.length > 0)
    Object.assign(problems[0]!, { name: complaint.text, said: complaint.text, sources: complaint.sources });
  const reading: Reading = {
    passages,
    chosen,
    planFrom,
    statuses,
    problems,
    complaint,
    who: subjectFor(sexOf(input)),
    encounter: input.encounter,
    guide,
  };
  for (const write of [writeSubjective, writeObjective, writeAssessment, writePlan])
    for (const sentence of write(reading)) {
      await rest();
      yield sentence;
    }
}

// "Annual exam" and "second opinion" are reasons to come, not problems.
function saysTrouble(text: string): boolean {
  const words = wordsOf(text);
  return words.some((word) => isConditionWord(word)) || symptomsIn(words).length > 0;
}

// What the clinic knows of the patient counts before what was said.
function sexOf({ encounter, transcript }: WriterInput): Sex {
  const known = encounter.patient?.sex?.toLowerCase();
  return known === 'female' || known === 'male' ? known : patientOf(transcript).sex;
}
