import { isReturnPrecaution } from '../../language/return-precaution.ts';
import type { DraftSentence } from '../../writer.ts';
import type { Scope, ScopeSentence } from './find-problems.ts';
import { sameTitle } from './titles.ts';

// Assessment headings under which nobody names a problem of this visit.
const apart = /family|social|medication|allerg|immuni[sz]|follow|instruction|disposition/i;

/** The problems of the assessment, one scope each: a numbered or labelled group, else a sentence. */
function assessmentScopes(sentences: readonly DraftSentence[]): Scope[] {
  return scopesOf(
    sentences.filter(({ section, heading }) => section === 'assessment' && !apart.test(heading ?? '')),
  );
}

/** The titles under which the plan is grouped ("Hypertension"), where it is. */
function planTitleScopes(sentences: readonly DraftSentence[]): Scope[] {
  const scopes = new Map<string, Scope>();
  for (const { section, heading, group, sources, doubts } of sentences) {
    if (section !== 'plan' || group === null || apart.test(`${heading} ${group}`)) continue;
    if (!scopes.has(group)) scopes.set(group, { group, sentences: [{ text: group, sources, doubts }] });
  }
  return [...scopes.values()];
}

const opensCondition = /^(?:Follow-up: )?(?:If|Any)\b/;

/**
 * Where the clinician names problems: under titles in their order, since what the visit was chiefly for is coded first
 * (ICD-10-CM Official Guidelines, Section IV.G), then in the assessment's other sentences.
 */
export function namedScopes(sentences: readonly DraftSentence[]): Scope[] {
  // "If her toes go blue in the wrap, call us." says nothing of where the cellulitis is.
  const plan = sentences.filter(
    ({ section, group, text }) =>
      section === 'plan' && group !== null && !opensCondition.test(text) && !isReturnPrecaution(text),
  );
  const withPlan = (scope: Scope): Scope => ({
    ...scope,
    planned: plan.filter(({ group }) => sameTitle(group, scope.group)),
  });
  const assessment = assessmentScopes(sentences);
  const titled = assessment.filter(({ group }) => group !== null);
  const onlyPlanned = planTitleScopes(sentences).filter(
    (scope) => !titled.some(({ group }) => sameTitle(group, scope.group)),
  );
  return [...[...titled, ...onlyPlanned].map(withPlan), ...assessment.filter(({ group }) => group === null)];
}

// Advice and referrals name what may come or what others see to.
const advice = /^(?:patient )?(?:education|counsel|specialist referral)/i;

/** The plan's own sentences: "Continue metformin for type 2 diabetes." */
export function planScopes(sentences: readonly DraftSentence[]): Scope[] {
  return scopesOf(
    sentences.filter(
      ({ section, heading, text }) =>
        section === 'plan' && !apart.test(heading ?? '') && !advice.test(heading ?? '') && !advice.test(text),
    ),
  );
}

/** What the patient came with: the chief complaint, then the history of the present illness. */
export function complaintScopes(sentences: readonly DraftSentence[]): Scope[] {
  const under = (heading: RegExp) =>
    sentences.filter((s) => s.section === 'subjective' && heading.test(s.heading ?? ''));
  const complaint = under(/chief|complaint|reason/i);
  const illness = sentences.filter(
    (s) => s.section === 'subjective' && (s.heading === null || /present|hpi|interval/i.test(s.heading)),
  );
  return withoutReactions(withoutDenied([...complaint, ...illness])).map(({ text, sources, doubts }) => ({
    group: null,
    sentences: [{ text, sources, doubts }],
  }));
}

// "The patient denies any incontinence. Incontinence: all normal.": the label names what was asked, and was denied.
function withoutDenied(sentences: readonly DraftSentence[]): DraftSentence[] {
  const denied = new Set(
    sentences.flatMap(({ text, sources }) => (denial.test(text) ? sources.map(({ start }) => start) : [])),
  );
  return sentences.filter(
    ({ text, sources }) =>
      !wellLabelled.test(text) &&
      !goneLabelled.test(text) &&
      !(labelled.test(text) && sources.some(({ start }) => denied.has(start))),
  );
}
const denial = /\bden(?:y|ies|ied)\b/;
const labelled = /^(?!Asked )[A-Z][^:."]{2,100}: /;
const wellLabelled =
  /^(?!Asked )[A-Z][^:."]{2,100}: (?:(?:all|both|it is|they are) )?(?:normal|fine|good|okay|well|clear)\.$/;

// "Asked about shortness of breath: that has gone."
const goneLabelled =
  /^[A-Z][^:."]{2,100}: (?:it|that|this|they)(?=) (?:has gone|have gone|is gone|went away|stopped|(?:has )?cleared(?: up)?)(?=)\b/;

const allergicTo =
  /\b(?:allerg(?:ic|y)(?=) to|(?:penicillin|amoxicillin|augmentin|sulfa|sulpha|bactrim|codeine|morphine|aspirin|latex)(?=)\b[^.?!]{0,24}\b(?:cannot|can['’]t) (?:have|take))(?=)\b/i;
const reaction = /\b(?:rash|hives|itch\w*|swell\w*|swelled|swollen|throws? up|vomit\w*)\b/i;
const mostOfReaction = 60;
// "The patient tried sumatriptan once but it gave them tightness in the chest so they never took it again."
const didHarm = /\b(?:it|that|they|which) (?:gave|made|caused)(?=) (?:the patient|him|her|them)\b/i;
const leftFor =
  /\b(?:stopped|quit|never took|used to|came off|went off|gave (?:it|that|them) up|(?:put|switched|changed|moved) (?:the patient|him|her|them) (?:on|onto|to))\b/i;

// "It is penicillin he cannot have. He comes out in a rash." is no rash that he came with.
function withoutReactions(told: readonly DraftSentence[]): DraftSentence[] {
  const allergies = told.map(({ text }) => allergicTo.test(text));
  return told.filter(
    ({ text }, i) =>
      !allergies[i] &&
      !(didHarm.test(text) && leftFor.test(text)) &&
      !(allergies[i - 1] === true && text.length < mostOfReaction && reaction.test(text)),
  );
}

/** What the patient told of themself: no family history. */
export function historySentences(sentences: readonly DraftSentence[]): ScopeSentence[] {
  return sentences.filter(
    ({ section, heading }) => section === 'subjective' && !/family|allerg|systems/i.test(heading ?? ''),
  );
}

/** The same without a chief complaint that is no more than the title of what was concluded. */
export function toldBefore(sentences: readonly DraftSentence[]): ScopeSentence[] {
  const titles = sentences.flatMap(({ section, group }) => (section === 'assessment' ? (group ?? []) : []));
  return historySentences(sentences).filter(({ text }) => !titles.some((title) => sameTitle(text, title)));
}

/** The results as one scope: "a stone … it is in the ureter" are two sentences. */
export function resultScope(sentences: readonly DraftSentence[]): Scope {
  return {
    group: null,
    sentences: sentences.filter(
      ({ section, heading }) => section === 'objective' && /result|imaging|lab/i.test(heading ?? ''),
    ),
  };
}

function scopesOf(sentences: readonly DraftSentence[]): Scope[] {
  const scopes: {
    group: string | null;
    sentences: ScopeSentence[];
  }[] = [];
  const groups = new Map<string, (typeof scopes)[number]>();
  for (const { heading, group, layout, text, sources, doubts } of sentences) {
    const key = group === null ? null : `${heading}\n${group}`;
    const known = key === null ? undefined : groups.get(key);
    if (known !== undefined) {
      known.sentences.push({ text, sources, doubts });
      continue;
    }
    // A paragraph's group is no title.
    const scope = { group: layout === 'prose' ? null : group, sentences: [{ text, sources, doubts }] };
    scopes.push(scope);
    if (key !== null) groups.set(key, scope);
  }
  return scopes;
}
