import { assignRoles } from '../note/transcript/assign-roles.ts';
import { voiceScore } from '../note/transcript/voice-score.ts';
import type { Role, Transcript, Turn } from '../note/transcript.ts';
import type { HeardSentence } from './heard.ts';

/** A sentence with who said it. */
export interface SpokenSentence extends HeardSentence {
  role: Role;
}

// A whole visit of one voice scores far beyond this; below it, which channel is whose was guessed.
const certain = 8;

/**
 * Tells who says each sentence: by channel where each person has one (whose channel it is follows from all its
 * words), else from the words of each sentence and its neighbours.
 */
export function tellSpeakers(sentences: readonly HeardSentence[]): {
  spoken: SpokenSentence[];
  guessed: boolean;
} {
  if (sentences.some(({ channel }) => channel !== null)) return byChannel(sentences);
  const pieces = sentences.map(({ text }) => ({ label: null, text }));
  const { roles } = assignRoles(pieces, 'sentences');
  return {
    spoken: sentences.map((sentence, index) => ({ ...sentence, role: roles[index]! })),
    guessed: true,
  };
}

function byChannel(sentences: readonly HeardSentence[]): { spoken: SpokenSentence[]; guessed: boolean } {
  const score = [0, 1].map((channel) =>
    sentences
      .filter((sentence) => sentence.channel === channel)
      .reduce((sum, { text }) => sum + voiceScore(text), 0),
  ) as [number, number];
  const clinician = score[0] >= score[1] ? 0 : 1;
  const spoken = sentences.map(
    (sentence): SpokenSentence => ({
      ...sentence,
      role: sentence.channel === clinician ? 'clinician' : 'patient',
    }),
  );
  return { spoken, guessed: Math.abs(score[0] - score[1]) < certain };
}

const labels: Record<Role, string> = {
  clinician: 'Doctor',
  patient: 'Patient',
  relative: 'Relative',
  other: 'Other',
  unknown: 'Speaker',
};

/** Sentences of one voice in a row become a turn; the text has one labelled line a turn. */
export function transcriptOf(spoken: readonly SpokenSentence[], guessed: boolean): Transcript {
  const turns: Turn[] = [];
  let text = '';
  for (const { role, text: words, start, end } of spoken) {
    const last = turns.at(-1);
    if (last?.role === role) {
      text += ` ${words}`;
      last.end = text.length;
      last.text = text.slice(last.start);
      last.audio = { start: last.audio!.start, end };
      continue;
    }
    const label = labels[role];
    text += `${text === '' ? '' : '\n'}${label}: `;
    turns.push({
      index: turns.length,
      label,
      role,
      start: text.length,
      end: text.length + words.length,
      text: words,
      audio: { start, end },
    });
    text += words;
  }
  return { text, turns, rolesGuessed: guessed };
}
