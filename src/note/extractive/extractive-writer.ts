import { forgetSpeech } from '../language/plain-speech.ts';
import type { DraftSentence, NoteWriter } from '../writer.ts';
import { composeNote } from './compose-note.ts';
import { type AssessmentModels, shippedAssessmentModels } from './learned/assessment-models.ts';
import type { LinearModel } from './learned/linear-model.ts';
import { shippedModels } from './learned/shipped-models.ts';
import { type StatusModels, shippedStatusModels } from './learned/statuses.ts';
import { shippedStruckModel } from './learned/struck-out.ts';
import { shippedTroubleModels, type TroubleModels } from './learned/trouble-ranking.ts';
import { restingPoint } from './rest.ts';
import { withSpokenPoints } from './visit/spoken-decimals.ts';
import type { VisitModels } from './visit/visit.ts';

/**
 * The built-in writer: selects what was said and says it in clinical register; never adds a fact.
 * The models are the shipped ones unless given (training gives its own; no `struckModel` strikes nothing out, no `statusModels` leave statuses to the rules, no `assessmentModels` the problems). Throws `cancelled` soon after the signal aborts.
 */
export function createExtractiveWriter(
  models?: VisitModels,
  troubleModels?: TroubleModels,
  struckModel?: LinearModel | null,
  statusModels?: StatusModels | null,
  assessmentModels?: AssessmentModels | null,
): NoteWriter {
  let ready = models;
  let troubles = troubleModels;
  let struck = struckModel;
  let statuses = statusModels;
  let assessment = assessmentModels;
  return {
    describe: () => ({ engine: 'extractive', model: null, model_sha256: null, prompt_version: null }),
    async *write(input, signal): AsyncGenerator<DraftSentence> {
      ready ??= shippedModels();
      troubles ??= shippedTroubleModels();
      if (struck === undefined) struck = shippedStruckModel();
      if (statuses === undefined) statuses = shippedStatusModels();
      if (assessment === undefined) assessment = shippedAssessmentModels();
      try {
        for await (const sentence of composeNote(
          input,
          { ...ready, troubles, struck, statuses, assessment },
          restingPoint(signal),
        ))
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
