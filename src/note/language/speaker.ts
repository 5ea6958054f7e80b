import { voiceScore } from '../transcript/voice-score.ts';
import type { Role } from '../transcript.ts';

// In log-odds: a label is doubted only where the words are some twenty times likelier from the other side.
const doubt = 3;

// "i'm going to go up on the lisinopril" names a medicine as patients do, but decides as clinicians do.
const decides =
  /\b(?:i(?:'m| am)(?: also)?(?=) (?:going to|gon ?na|recommending|ordering|prescribing|starting)|i(?:'ll| will|'d like| would like| want to| wan ?na| recommend)|let's|let us|we(?:'ll|'re| will| are)|you(?:r|'re|'ll|'ve)?)(?=)\b/i;

/**
 * Whose words an utterance is, for choosing pronouns. Recognisers swap speakers within a turn: the label holds unless
 * the words speak strongly against it ("i've been coughing for a week" under [doctor]). The turn's role stays as it is.
 */
export function speakerOf(text: string, labelled: Role): 'clinician' | 'patient' {
  if (labelled === 'clinician')
    return !decides.test(text) && voiceScore(text) <= -doubt ? 'patient' : 'clinician';
  const score = voiceScore(text);
  if (labelled === 'unknown') return score >= 0 ? 'clinician' : 'patient';
  // "i get winded going up one flight" speaks of oneself: only very plain words are a clinician's then.
  const ofOneself = /\bi\b/i.test(text) && !/\b(?:you|your|let's|we)\b/i.test(text);
  return score >= (ofOneself ? 2 * doubt : doubt) ? 'clinician' : 'patient';
}
