import type { FilePlace } from '../sealing/file-place.ts';
import { type FindSpeechOptions, findSpeech, type SpeechSpan, speechIn } from './cut/find-speech.ts';
import { loudnessOf } from './cut/loudness.ts';

/** One voice to be recognised: a PCM file and where somebody speaks in it. `channel` is null for the mix of all. */
export interface Voice {
  channel: number | null;
  pcmFile: FilePlace;
  spans: SpeechSpan[];
}

const bleedDecibels = 9;
const silent = -96;

/** Where somebody speaks in the mix. */
export async function mixedVoice(pcmFile: FilePlace, options: FindSpeechOptions): Promise<Voice[]> {
  return [{ channel: null, pcmFile, spans: await findSpeech(pcmFile, options) }];
}

/** Where each of two people speaks on a channel of their own; what one microphone hears of the other is left out. */
export async function channelVoices(
  files: readonly [FilePlace, FilePlace],
  options: FindSpeechOptions,
): Promise<Voice[]> {
  const loudness = [await loudnessOf(files[0], options.signal), await loudnessOf(files[1], options.signal)];
  return files.map((pcmFile, channel) => {
    const [own, other] = [loudness[channel]!, loudness[1 - channel]!];
    const masked = own.map((level, frame) =>
      (other[frame] ?? silent) - level > bleedDecibels ? silent : level,
    );
    return { channel, pcmFile, spans: speechIn(masked, options) };
  });
}
