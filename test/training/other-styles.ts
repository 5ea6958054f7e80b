import type { DialogueOf } from './cross-validate.ts';

const unlabelled = (text: string) => text.replace(/^\s*(?:\[\w+\]|\w+:) ?/gm, '');
const unpunctuated = (text: string) =>
  text
    .replace(/ ?[.,?!;:](?=\s|$)/gm, '')
    .replace(/ {2,}/g, ' ')
    .toLowerCase();
const onOneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');

const british: readonly (readonly [RegExp, string])[] = [
  [/\b(?:emergency room|er)\b/gi, 'casualty'],
  [/\btylenol\b/gi, 'paracetamol'],
  [/\b(?:advil|motrin)\b/gi, 'ibuprofen'],
  [/\balbuterol\b/gi, 'salbutamol'],
  [/\bmom\b/gi, 'mum'],
  [/\bprimary care (?:doctor|physician|provider)\b/gi, 'gp'],
  [/\bblood work\b/gi, 'bloods'],
  [/\bphysical therapy\b/gi, 'physiotherapy'],
  [/\bpharmacy\b/gi, 'chemist'],
  [/\bedema\b/gi, 'oedema'],
  [/\banemia\b/gi, 'anaemia'],
  [/\bdiarrhea\b/gi, 'diarrhoea'],
  [/\bgotten\b/gi, 'got'],
];

function byTelephone(text: string): string {
  const called = text.replace(/^\[doctor\]/gm, 'GP:').replace(/^\[patient\]/gm, 'Caller:');
  return british.reduce((so, [american, word]) => so.replace(american, word), called);
}

/** The same visits as other transcripts would have them: what a note may lose to the style alone. */
export const otherStyles: readonly { name: string; dialogueOf: DialogueOf }[] = [
  { name: 'without labels', dialogueOf: ({ dialogue }) => unlabelled(dialogue) },
  { name: 'without stops, commas and capitals', dialogueOf: ({ dialogue }) => unpunctuated(dialogue) },
  { name: 'without either', dialogueOf: ({ dialogue }) => unpunctuated(unlabelled(dialogue)) },
  {
    name: 'without labels, on one line',
    dialogueOf: ({ dialogue }) => onOneLine(unlabelled(dialogue)),
  },
  { name: 'GP and caller, British words', dialogueOf: ({ dialogue }) => byTelephone(dialogue) },
];
