/** A note's sections in their order. Apart from the schemas, so that the thread that writes notes needs no zod. */
export const soapSections = ['subjective', 'objective', 'assessment', 'plan'] as const;
export const noteSections = [...soapSections, 'patient_summary'] as const;
export type NoteSection = (typeof noteSections)[number];

export const maxTranscriptCharacters = 400_000;
