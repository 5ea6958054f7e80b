import { forgetSpeech } from '../language/plain-speech.ts';
import type { DraftSentence, NoteWriter } from '../writer.ts';
import { composeNote } from './compose-note.ts';
import { restingPoint } from './rest.ts';
import { shippedModels } from './shipped-models.ts';
import { withSpokenPoints } from './spoken-decimals.ts';
import { shippedTroubleModels, type TroubleModels } from './trouble-ranking.ts';
import type { VisitModels } from './visit.ts';

/**
 * The built-in writer: selects what was said and says it in clinical register; never adds a fact.
 * `models` are the shipped ones unless given (training gives its own). Throws `cancelled` soon after the signal aborts.
 */
export function createExtractiveWriter(models?: VisitModels, troubleModels?: TroubleModels): NoteWriter {
  let ready = models;
  let troubles = troubleModels;
  return {
    describe: () => ({ engine: 'extractive', model: null, model_sha256: null, prompt_version: null }),
    async *write(input, signal): AsyncGenerator<DraftSentence> {
      ready ??= shippedModels();
      troubles ??= shippedTroubleModels();
      try {
        for await (const sentence of composeNote(input, { ...ready, troubles }, restingPoint(signal)))
          if (sentence.text !== '')
            yield {
              ...sentence,
              text: withSpokenPoints(sentence.text, sentence.sources, input.transcript.text),
            };
      } finally {
        forgetSpeech();
      }
    },
  };
}
