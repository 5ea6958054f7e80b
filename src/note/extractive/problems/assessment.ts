import type { DraftSentence } from '../../writer.ts';
import { draft, sentence, sourcesOf } from '../draft.ts';
import { underItsPrompt } from '../plan/in-context.ts';
import type { Reading } from '../reading.ts';
import type { Subject } from '../rephrase/rephrase.ts';
import { sayConcluded, sayTold } from '../say.ts';
import { namesAnything } from '../visit/clinical-words.ts';
import { plainOf, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { withoutDictationLead } from './dictated-title.ts';
import { afterProblemLead, decidesWhatIsDone } from './problem-lead.ts';
import { saysDiagnosis } from './says-diagnosis.ts';
import { isPicture, isRemark, saysOnly, withoutTitle } from './under-title.ts';

// Of what, nobody said.
const thinksSo = /^We (?:do not )?(?:think|believe|suspect|hope) (?:so|not)\.$/;
const surelyAssessed = { spoken: 0.75, bare: 0.85 };

/** Numbered problems with what each rests on. */
export function* writeAssessment({ problems, who, passages, takenBack }: Reading): Generator<DraftSentence> {
  const opening = oneLiner(
    passages.filter(({ unit }) => !takenBack.has(unit)),
    who,
  );
  if (opening) yield opening;
  const several = problems.some(({ sources }) => sources.length > 0);
  const headings = problems.map(({ name }) => name).join(' ');
  for (const problem of problems) {
    const named = problem.sources.length > 0;
    if (named)
      yield draft('assessment', null, 'numbered', problem.name, sentence(problem.name), problem.sources);
    if (named && problem.cameAs !== undefined)
      yield draft('assessment', null, 'numbered', problem.name, sentence(problem.cameAs), problem.sources);
    for (const p of problem.passages) {
      if (p.section !== 'assessment' || opening?.sources[0]?.start === p.unit.start) continue;
      if (!named && several && p.keep < surelyAssessed.bare && saysNothingClinical(p)) continue;
      const said = afterProblemLead(p.unit, problem.said);
      if (said.replace(/\W/g, '') === '' || onlyHeads(plainOf(p.unit)) || pities.test(said)) continue;
      if (p.role === 'clinician' && isPicture(said)) continue;
      if (said !== p.unit.text && decidesWhatIsDone(said)) continue;
      const unit = {
        ...p.unit,
        text: p.dictated ? withoutDictationLead(said) : said.replace(dictatedHead, ''),
        plain: null,
      };
      const text = sayConcluded(unit, who, p.keep > surelyAssessed.spoken);
      if (
        text === null ||
        isRemark(text) ||
        (named && saysOnly(text, headings) && !tellsDegree(text, problem.name))
      )
        continue;
      // "Do I need something for it?" "This is food poisoning." says itself what it is of.
      const prompted = saysDiagnosis(plainOf(p.unit)) ? null : underItsPrompt(text, p, passages);
      if (prompted === null && thinksSo.test(text)) continue;
      const shown = named ? withoutTitle(text, problem.name) : text;
      if (wordsOf(shown).length < 2) continue;
      yield draft(
        'assessment',
        null,
        named ? 'numbered' : 'prose',
        problem.name,
        prompted?.text ?? shown,
        prompted?.sources ?? sourcesOf(p.unit),
      );
    }
  }
}

// "The cataract in the right eye is mild.", where another problem's heading has the word.
function tellsDegree(text: string, title: string): boolean {
  const degree = /\bis (mild|moderate|severe)\b/.exec(text)?.[1];
  return degree !== undefined && !title.toLowerCase().includes(degree);
}

// "It is good that you have picked one of those.", said before any problem is named.
function saysNothingClinical({ unit }: Passage): boolean {
  return !namesAnything(unit.clinical) && !/\d/.test(plainOf(unit));
}

// "For assessment and plan, the patient presents today with …"
const dictatedHead = /^(?:for |under )?(?:the )?assessment and plan ?,? (?=(?:the patient|this|he|she) )/i;
// "It's annoying that you have to follow them" judges nothing.
const pities =
  /\b(?:it's|it is|that's|i know it's|i know it is)(?=) (?:really |so |very )?(?=)(?:annoying|frustrating|distressing|a pain|no fun|unfortunate)(?=)\b/i;
// "My assessment for your first problem, your back pain.": the heading of what comes.
const heads =
  /^(?:so |and |okay,? )?(?=)(?:my|the|our)(?=) (?:assessment|impression|plan)(?=)(?: and (?:my )?plan)? (?:for|of|on) /i;
const tells = /\b(?:is|are|has|have|was|were|i|we|you|he|she|will)\b/i;
const headingReach = 80;

function onlyHeads(text: string): boolean {
  const head = text.length < headingReach ? heads.exec(text) : null;
  return head !== null && !tells.test(text.slice(head[0].length));
}

// Who the patient is and why they came, as clinicians begin an assessment; only where it was said so.
function oneLiner(passages: readonly Passage[], who: Subject): DraftSentence | null {
  const said = passages
    .slice(0, 40)
    .find(
      ({ unit, role }) =>
        role === 'clinician' &&
        /\byears?[- ]old\b/i.test(unit.text) &&
        /\b(?:present|here|come|came|seen|with|for)/i.test(unit.text),
    );
  const text = said ? sayTold(said.unit, who) : null;
  return text === null ? null : draft('assessment', null, 'prose', 'summary', text, sourcesOf(said!.unit));
}
