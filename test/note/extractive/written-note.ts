import { createExtractiveWriter } from '../../../src/note/extractive/extractive-writer.ts';
import type { soapSections } from '../../../src/note/note.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';
import { SectionRenderer } from '../../../src/note/render.ts';
import type { DraftSentence } from '../../../src/note/writer.ts';

const writer = createExtractiveWriter();

export async function sentencesOf(
  dialogue: string,
  signal = new AbortController().signal,
): Promise<DraftSentence[]> {
  const transcript = parseTranscript(dialogue);
  const out: DraftSentence[] = [];
  for await (const sentence of writer.write(
    { transcript, specialty: 'family_medicine', language: undefined, encounter: {}, seed: 1 },
    signal,
  ))
    out.push(sentence);
  return out;
}

/** The note's four sections as text. */
export async function noteOf(dialogue: string): Promise<Record<(typeof soapSections)[number], string>> {
  const sentences = await sentencesOf(dialogue);
  const text = (name: (typeof soapSections)[number]) => {
    const section = new SectionRenderer(name);
    for (const sentence of sentences) if (sentence.section === name) section.add(sentence);
    return section.text;
  };
  return {
    subjective: text('subjective'),
    objective: text('objective'),
    assessment: text('assessment'),
    plan: text('plan'),
  };
}

/** The note of a visit for a cough, in which these lines were said besides. */
export const coughVisit = (before: string) =>
  noteOf(
    `Doctor: What brings you in today, Mrs. Amsel?
Patient: I've had a cough for two weeks, and I bring up some green phlegm with it in the mornings.
${before}
Doctor: Let me listen to your chest. Your lungs are clear.
Doctor: So I think this is bronchitis. I'm going to start you on doxycycline, one hundred milligrams, twice a day.
Patient: Okay, thank you.`,
  );

/** A visit for stiffness, in which these lines were said besides. */
export const stiffVisit = (told: string, complaint = "I've been so stiff this last month.") =>
  `Doctor: Morning, Mrs Hall. What can I do for you?
Patient: ${complaint}
${told}
Doctor: Right. Your blood pressure's 128 over 76.
Doctor: I think this is polymyalgia rheumatica. I'd like you to start prednisolone, fifteen milligrams a day.
Patient: Okay, thank you.`;
