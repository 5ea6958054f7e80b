import { hashedScorer } from '../language/hashed-linear.ts';
import { voiceFeatures } from '../language/voice-features.ts';
import { voiceModel } from '../language/weights/voice-model.ts';

let scorer: ReturnType<typeof hashedScorer> | undefined;

/**
 * Whose words these sound like, in log-odds: above 0 a clinician's, below 0 a patient's. A linear model of words and
 * pairs of words, trained on labelled visits (test/training/train-language.ts). Cut to ±6: no single turn settles a visit.
 */
export function voiceScore(text: string): number {
  scorer ??= hashedScorer(voiceModel);
  return Math.max(-6, Math.min(6, scorer(voiceFeatures(text)) + voiceModel.bias));
}
