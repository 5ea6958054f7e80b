import { findRecipes } from '../../src/speech/whisper/recipes.ts';

/** True where whisper.cpp can't be built (see `build-whisper.ts`, which does it once for the suite). Tests then skip. */
export const noSpeechEngine = (await findRecipes(process.env)).length === 0;

/** For a server in a child process: the demo model. */
export const speechEnvironment = { NOTEGEN_SPEECH_MODEL: 'demo' };
