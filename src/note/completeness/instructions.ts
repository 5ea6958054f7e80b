import { numberRuns } from '../evidence/number-runs.ts';
import type { Passage, TranscriptIndex } from '../evidence/transcript-index.ts';
import { contextOf } from '../language/context.ts';
import { isReturnPrecaution, saysWhenToCall } from '../language/return-precaution.ts';
import { isCovered } from './coverage.ts';
import { isDirective } from './directive.ts';
import { asker, type NoteContent, type NoteSentence } from './note-content.ts';
import type { Omission } from './omission.ts';
import { anyTreatment, treatments } from './plan-topics.ts';
import { anyTest, tests } from './tests.ts';
import type { Topic } from './topic.ts';
import { isClinicians, isQuestion } from './visit-said.ts';

const weekday = /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)\b/i;
/** In characters: of a longer passage only what stands near counts. */
const longest = 110;
const writtenPrecaution =
  /\b(?:if|return|worse\w*|call|emergency|er|ed|911|notify|contact|seek|sooner|earlier|precautions?|persist\w*)\b/;

const action =
  /\b(?:i(?:'ll| will|'d like| would like|'d suggest|'d recommend| would suggest| would recommend|'m going to|'m gon ?na| am going to| am gon ?na|'m gonna| want you| want to| wan ?na| also want| recommend|'m also| am also|'m ordering| am ordering| suggest)|we(?:'ll| will|'re going to|'re gon ?na| are going to|'re gonna| are gon ?na| need to| should| can go ahead)|let's|let us|you(?:'re| are) (?:due for|(?:going to|gon ?na) be in)|(?:best|next) (?:course of action|step|thing)|(?:i|we) have to|(?:i|we) need an?|have you|you(?:'ll| will| should| need to|'re going to| can (?:use|take|put|apply))|go ahead and|please|make sure|order\w*|refer\w*|schedule\w*|prescri\w+|start\w*|continue|keep|avoid|stay (?:away|off|hydrated)|cut (?:back|down|out)|elevate|ice|rest|wear|weigh|get an?|use|drink|try to|no)(?=)\b/i;
const notYet =
  /\b(?:if|unless|might|may|could|possibly|maybe|perhaps|hopefully|probably won't|eventually|down the (?:road|line)|later on|in the future|consider|option|talk (?:a (?:little )?(?:bit )?)?(?:more )?about|discuss|look at (?:your|the|some)|go over|show me|used to|last (?:time|year|visit)|you (?:had|did|were|got|said|mentioned|told)|when you|did you|have you (?:been|had|ever|tried|seen|noticed|got|gotten|used|taken|done)|because|let me|(?:i|we) (?:did|got|had|took)|don't (?:need|think)|do n't (?:need|think)|not (?:going|gon)|won't|worry|listen to)(?=)\b/i;
const interval =
  /\b(?:follow(?:ing)?(?=)[- ]?up|see you|come (?:back|see)|return|back here|back in|recheck|(?:i|we)(?:['’]ll| will)(?=) (?:ring|call|phone))(?=)\b/i;

const ordering =
  /\b(?:order\w*|get|getting|check\w*|recheck|repeat|schedule\w*|send\w*|set (?:you |that |it |this )?up|sign you up|need|obtain|draw|arrange|put in|due for|send you|ask for|request|book|(?:i|we) need an?|have you (?:do|get|go)|do (?:a|an|another|some)|run)(?=)\b/i;
/** Something found is no order, whatever it goes on to say. */
const found =
  /\b(?:show me|show(?:s|ed|n)|reveal\w*|review\w*|(?:physical |quick )exam\w*|look(?:s|ed|ing)?(?=) (?:at|good|fine|great|like)|(?:is|are|was|were|came back|comes back) (?:still |also |all |a (?:bit|little) )?(?=)(?:normal|negative|positive|fine|good|great|stable|elevated|high|low|up|down|clear)|results?)(?=)\b/i;
/** An order in so many words is one wherever it is said. */
const plainOrder =
  /\b(?:i(?:['’]ll| will|['’]m going to| am going to|['’]m ordering)|we(?:['’]ll| will|['’]re going to| are going to)|let['’]s)(?=)(?: (?:also|just|go ahead and|probably))?(?=) (?:order|send|refer|schedule|prescribe|repeat|recheck|set you up)(?=)\b/i;
/** How far into the visit, as a share of its passages, the first orders are given. */
const earliest = 0.35;

const planned: readonly NoteSentence['section'][] = ['assessment', 'plan'];

/** What the clinician ordered or told the patient to do, and when to call or come back, where the note does not say it. */
export function* missingInstructions(index: TranscriptIndex, note: NoteContent): Generator<Omission> {
  const plan = note.sentences.filter(({ section }) => planned.includes(section));
  const isPlanned = asker(plan);
  const precautions = plan.filter(({ text }) => writtenPrecaution.test(text));
  const told = new Set<RegExp>();
  // "If it is no better we can get you back in and possibly do an MRI."
  const namesUnplanned = (text: string) => topicsIn(text).some(({ written }) => !isPlanned(written));
  for (const [at, passage] of index.passages.entries()) {
    const { text, terms, source } = passage;
    if (text.length < 12 || (at < earliest * index.passages.length && !plainOrder.test(text))) continue;
    if (saysWhenToCall(text)) {
      if (!isReturnPrecaution(text) || isQuestion(passage)) continue;
      if (isPrecautionCovered(passage, precautions) && !namesUnplanned(text)) continue;
      if (isClinicians(passage)) yield { kind: 'precaution', sources: [source] };
      continue;
    }
    if (passage.role !== 'patient' && isDirective(text) && !found.test(text.split(later)[0]!)) {
      if (terms.length < 2 || at < 0.5 * index.passages.length || isQuestion(passage)) continue;
      if (passage.role === 'relative' || note.isMadeFrom(source)) continue;
      if (topicsIn(text).some(({ written }) => isPlanned(written))) continue;
      if (!isCovered(passage, index, note)) yield { kind: 'instruction', sources: [source] };
      continue;
    }
    if (text.length < longest && notYet.test(text)) continue;
    if (interval.test(text) && !notYet.test(text)) {
      if (isQuestion(passage) || !isClinicians(passage)) continue;
      const day = weekday.exec(text)?.[0].toLowerCase();
      if (day !== undefined && !plan.some((sentence) => sentence.text.includes(day)))
        yield { kind: 'instruction', sources: [source] };
      const value = intervalIn(text);
      if (value === null) continue;
      if (!plan.some(({ numbers }) => value.some((one) => numbers.has(one))))
        yield { kind: 'instruction', sources: [source] };
      continue;
    }
    if (text.length < longest && found.test(text)) continue;
    if (!action.test(text) && !byOthers.test(text) && !goesOnOrdering(at, index.passages)) continue;
    const topics = ordering.test(text) || calls.test(text) ? topicsIn(text) : treatmentsIn(text);
    const missing = topics.filter(({ said, written }) => {
      if (told.has(said) || isPlanned(written)) return false;
      const place = said.exec(text)!;
      if (text.length >= longest && !isDecidedNear(text, place.index)) return false;
      return contextOf(text, place.index, place.index + place[0].length).assertion === 'affirmed';
    });
    if (missing.length === 0 || isQuestion(passage) || !isClinicians(passage)) continue;
    for (const { said } of missing) told.add(said);
    yield { kind: 'instruction', sources: [source] };
  }
}

/** Tests first. */
function topicsIn(text: string): Topic[] {
  const named = anyTest.test(text) ? tests.filter(({ said }) => said.test(text)) : [];
  return [...named, ...treatmentsIn(text)];
}

function treatmentsIn(text: string): Topic[] {
  return anyTreatment.test(text) ? treatments.filter(({ said }) => said.test(text)) : [];
}

/** "Somebody will come tomorrow and take bloods." */
const byOthers = /\b(?:somebody|someone|they|(?:the|my|our) (?:nurse|assistant))(?=)(?:['’]ll| will)(?=)\b/i;
/** "You mustn't drive till they have looked at it": what comes after is no finding. */
const later = /\b(?:till|until|before|so that)\b/i;
const calls =
  /^(?:(?:and|so|um|uh)[ ,]+)*(?:it['’]s|it is|that['’]s|this is)(?=) (?:called |something called )?(?=)(?:an?|the)\b/i;

// "I would like to order a study. It's called an EMG."
function goesOnOrdering(at: number, passages: readonly Passage[]): boolean {
  const { text, source } = passages[at]!;
  const before = passages[at - 1];
  if (!calls.test(text) || before?.source.turn !== source.turn) return false;
  return (
    action.test(before.text) &&
    ordering.test(before.text) &&
    !anyTest.test(before.text) &&
    !anyTreatment.test(before.text) &&
    !notYet.test(before.text)
  );
}

// In a long passage what is said elsewhere in it has nothing to do with the order.
function isDecidedNear(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 60), at);
  return (
    action.test(before) && !notYet.test(before) && !found.test(text.slice(Math.max(0, at - 30), at + 50))
  );
}

/** "in two weeks": the readings of the number. */
function intervalIn(text: string): number[] | null {
  const found =
    /\b(?:in|within|after)(?=) (?:about |like |the next |another )?((?:[a-z0-9-]+ ){1,4}?)(?=)(?:days?|weeks?|months?|years?)(?=)\b/i.exec(
      text,
    );
  if (found === null) return null;
  const values = numberRuns(found[1]!).flatMap(({ readings, whole }) => [...readings, ...whole]);
  return values.length === 0 ? null : values;
}

/** A precaution that names what to look out for needs a sentence that names it too. */
function isPrecautionCovered({ terms }: Passage, about: readonly NoteSentence[]): boolean {
  if (about.length === 0) return false;
  const named = terms.filter(({ concept }) => concept?.kind === 'condition').map(({ key }) => key);
  return named.length === 0 || about.some(({ words }) => named.some((key) => words.has(key)));
}
