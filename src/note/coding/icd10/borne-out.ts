import type { Diagnosis } from './code-diagnoses.ts';

// Reasons for a visit that are said in passing as well: "she had radiation", "we will start chemotherapy".
const purpose = /^Encounter for /;
// Check-ups and care of a pregnancy are what the visit is, wherever they are named.
const always = /^Z(?:00|01\.4|34)/;
const cameFor =
  /\b(?:here|presents?|presenting|presented|came|comes|coming|seen|visit|today|need(?:s|ed)? for|encounter|given|administered)\b/i;
const otherTime =
  /\b(?:declin\w+|refus\w+|had|has had|underwent|completed|finished|prior|previous(?:ly)?|history|after|status post|will|would|going to|refer\w*|schedul\w+|recommend\w*|consider\w*|next|later|already|on)\b/i;
// Who takes the hormone has too little of it, whatever slip of the tongue named the illness.
const overactive = /^E05/;
const hormone = /\b(?:levothyroxine|synthroid|unithroid|levoxyl|euthyrox|tirosint|armou?r thyroid)\b/i;
const antithyroid = /\b(?:methimazole|propylthiouracil|ptu|tapazole|stop|hold|decreas\w+|lower)\b/i;
/** "Dilated eye exam: yes, they did the drops." */
const doneBefore = /:|\b(?:had|underwent|last|previous(?:ly)?|prior|did|done|was|ago)\b/i;
const fewWords = 3;

/**
 * Whether a code may be told from where its words stand. A purpose ("Encounter for chemotherapy") must be what the
 * patient came for; from the plan's sentences, which name much that is only treated for or may come, diagnoses alone
 * are taken, not symptoms.
 */
export function borneOut({ entry, problem, named }: Pick<Diagnosis, 'entry' | 'problem' | 'named'>): boolean {
  if (named === 'plan' && entry.symptom) return false;
  if (overactive.test(entry.code) && takesHormone(problem)) return false;
  if (entry.code === 'Z33.1' && isOnlyFeared(problem)) return false;
  // "The allergies are making the asthma worse.": of what else was named.
  if (entry.code.startsWith('T78.40') && !problem.titled && allergies.test(problem.words)) return false;
  // What stands in the history was weighed there.
  if (!purpose.test(entry.description) || always.test(entry.code) || named === 'history') return true;
  if (named === 'complaint')
    return problem.scope.sentences.some(({ text }) => cameFor.test(text) || !doneBefore.test(text));
  return problem.scope.sentences.some(({ text }) => {
    const at = text.indexOf(problem.words);
    if (at === -1) return false;
    const before = text.slice(0, at);
    if (cameFor.test(text) && !otherTime.test(before)) return true;
    const words = before.match(/\w+/g)?.length ?? 0;
    return named === 'assessment' && words <= fewWords && !otherTime.test(text);
  });
}

const allergies = /^allerg(?:y|ies)$/i;

function takesHormone({ scope }: Diagnosis['problem']): boolean {
  const texts = [...scope.sentences, ...(scope.planned ?? [])].map(({ text }) => text);
  return texts.some((text) => hormone.test(text)) && !texts.some((text) => antithyroid.test(text));
}

const pregnancy = /\bpregnan/i;
const onlyFeared =
  /\b(?:unless|if|before|until|case|could|might|may|can|plan|planning|try|trying|want|wants|hope|hoping|not|avoid|risk|safe)\b/i;
const ofTest = /^pregnan\w{1,4} (?:test|risk|category|plan)/i;
const fearReach = 60;

// "Not unless she is pregnant" under a title that only took the word from it.
function isOnlyFeared({ scope, titled }: Diagnosis['problem']): boolean {
  const said = scope.sentences
    .slice(titled ? 1 : 0)
    .map(({ text }) => ({ text, at: text.search(pregnancy) }))
    .filter(({ at }) => at !== -1);
  return (
    said.length > 0 &&
    said.every(
      ({ text, at }) =>
        onlyFeared.test(text.slice(Math.max(0, at - fearReach), at)) || ofTest.test(text.slice(at)),
    )
  );
}
