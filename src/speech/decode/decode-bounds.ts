import { NotegenError } from '../../errors.ts';
import { type AudioBlock, maxChannels } from './audio-block.ts';

const lowestRate = 2_000;
const highestRate = 768_000;
// A chained stream may change its rate now and then; each change costs the design of a filter.
const mostRateChanges = 100;
// 192 kHz stereo for as long as a recording may last, an hour at least.
const valuesPerSecond = 400_000;

/**
 * Keeps what a small file can blow up to within bounds: a codec's header may name any rate, and silence takes next to
 * no bytes. The function that is given back throws `audio_corrupted` or `audio_too_large` for a block too many.
 */
export function decodeBounds(maxSeconds: number): (block: AudioBlock) => void {
  const mostValues = Math.max(maxSeconds, 3600) * valuesPerSecond;
  let seconds = 0;
  let values = 0;
  let rate = 0;
  let changes = 0;
  return ({ sampleRate, channels }) => {
    if (!(sampleRate >= lowestRate && sampleRate <= highestRate)) {
      throw corrupted(`it says ${sampleRate} samples a second; 2,000 to 768,000 are read`);
    }
    if (channels.length > maxChannels) {
      throw corrupted(`it says it has ${channels.length} channels; at most ${maxChannels} are read`);
    }
    if (sampleRate !== rate) changes += 1;
    rate = sampleRate;
    if (changes > mostRateChanges) throw corrupted('it changes its sampling rate over and over');
    const length = channels[0]?.length ?? 0;
    seconds += length / sampleRate;
    values += length * channels.length;
    if (seconds > maxSeconds) {
      const hours = Math.round((maxSeconds / 3600) * 100) / 100;
      throw new NotegenError('audio_too_large', `The recording is longer than ${hours} hours.`);
    }
    if (values > mostValues) {
      throw new NotegenError('audio_too_large', 'The recording holds more samples than can be read.', {
        howToFix: 'Save it at a lower sampling rate (16 kHz are enough for speech) or with fewer channels.',
      });
    }
  };
}

function corrupted(what: string): NotegenError {
  return new NotegenError('audio_corrupted', `The recording can not be decoded: ${what}.`);
}
