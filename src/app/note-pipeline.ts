/** What writes notes without a language model, as one module: the build makes one file of it. */
export { createExtractiveWriter } from '../note/extractive/extractive-writer.ts';
export { generateNote, streamNote } from '../note/generate.ts';
