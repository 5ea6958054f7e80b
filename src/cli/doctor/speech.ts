import type { Check } from './check.ts';

const patience = 30_000;

/** whisper.cpp: configured, built, or what would build it. */
export const speechEngineCheck: Check = {
  name: 'speech engine',
  async look({ app }) {
    const found = await (await app.speech()).engineState(AbortSignal.timeout(patience));
    switch (found.state) {
      case 'ready': {
        const { path, capabilities } = found.engine;
        const lacks = capabilities.voiceDetection ? '' : ', without voice detection';
        return { state: 'ok', found: `${path}${lacks}` };
      }
      case 'buildable':
        return {
          state: 'missing',
          found: `whisper.cpp ${found.version} can be built with ${found.tool}`,
          how_to_fix: 'notegen setup',
        };
      case 'missing': {
        const { errorCatalogue } = await import('../../errors.ts');
        const { title, howToFix } = errorCatalogue.speech_engine_missing;
        return { state: 'missing', found: title, how_to_fix: howToFix };
      }
      default:
        return found satisfies never;
    }
  },
};

export const speechModelCheck: Check = {
  name: 'speech model',
  async look({ app }) {
    const { NotegenError } = await import('../../errors.ts');
    try {
      const { name, path } = await (await app.speech()).model(AbortSignal.timeout(patience));
      return { state: 'ok', found: name === path ? path : `${name}, ${path}` };
    } catch (error) {
      if (!(error instanceof NotegenError) || error.code !== 'speech_model_missing') throw error;
      return { state: 'missing', found: error.message, how_to_fix: error.howToFix };
    }
  },
};

export const voiceDetectionCheck: Check = {
  name: 'voice detection',
  async look({ app }) {
    const { inventory } = await import('../../models/inventory.ts');
    const { checkModel } = await import('../../models/find-model.ts');
    const shelf = await app.models();
    const model = (await inventory(shelf)).find(({ kind, installed }) => kind === 'vad' && installed);
    if (model === undefined) {
      const name = shelf.catalog.recommended.vad['8'];
      return {
        state: 'missing',
        found: 'only loudness tells speech from silence',
        how_to_fix: `notegen models pull ${name}`,
      };
    }
    await checkModel(shelf, model, { signal: AbortSignal.timeout(patience) });
    return { state: 'ok', found: model.path };
  },
};

export const ffmpegCheck: Check = {
  name: 'ffmpeg',
  async look({ app }) {
    const { ffmpegPath } = await app.speech();
    if (ffmpegPath !== null) return { state: 'ok', found: ffmpegPath };
    return {
      state: 'missing',
      found: 'm4a recordings can not be read; all other formats can',
      how_to_fix: 'apt install ffmpeg, brew install ffmpeg, or winget install ffmpeg',
    };
  },
};
