import { rmSync } from 'node:fs';
import { NotegenError } from '../../errors.ts';
import type { FileKey } from '../../sealing/byte-file.ts';
import type { AudioBlock, DecodeReport } from './audio-block.ts';
import { type ChannelActivity, createChannelActivity } from './channel-activity.ts';
import { decodeBounds } from './decode-bounds.ts';
import type { DecodeOutcome } from './decode-job.ts';
import { createMixDown } from './mix-down.ts';
import { createPcmFile, type PcmFile, pcmSampleRate } from './pcm-file.ts';
import { createResampler, type Resampler } from './resample.ts';

/** Brings decoded audio to 16 kHz mono 16-bit PCM in `out`; leaves no file behind when it throws. */
export async function writeBlocks(options: {
  blocks: AsyncIterable<AudioBlock>;
  report: DecodeReport;
  out: string;
  outKey: FileKey | null;
  channels: 'mix' | 'split';
  maxSeconds: number;
  onBlock(): void;
}): Promise<DecodeOutcome> {
  const { out, outKey, report } = options;
  const mixed = createTrack(out, outKey);
  const mixDown = createMixDown();
  const bounded = decodeBounds(options.maxSeconds);
  let split: Track[] = [];
  let activity: ChannelActivity | null = null;
  let shape: { sampleRate: number; channels: number } | null = null;
  try {
    for await (const block of options.blocks) {
      bounded(block);
      const count = block.channels.length;
      if (shape === null) {
        shape = { sampleRate: block.sampleRate, channels: count };
        if (count === 2) activity = createChannelActivity();
        if (count === 2 && options.channels === 'split') {
          split = [createTrack(`${out}.ch0`, outKey), createTrack(`${out}.ch1`, outKey)];
        }
      }
      const left = block.channels[0]!;
      const right = block.channels[1] ?? left; // a chained stream may turn to mono
      activity?.push(left, right, block.sampleRate);
      mixed.write(mixDown.mix(block.channels, block.sampleRate), block.sampleRate);
      split[0]?.write(left, block.sampleRate);
      split[1]?.write(right, block.sampleRate);
      options.onBlock();
    }
    if (shape === null) {
      throw new NotegenError('audio_corrupted', 'The recording holds no audio that can be decoded.');
    }
    for (const track of [mixed, ...split]) track.finish();
    return {
      samples: mixed.file.samples,
      sourceRate: shape.sampleRate,
      channels: shape.channels,
      channelFiles: split.map((_, index) => `${out}.ch${index}`),
      separation: activity?.result() ?? null,
      report,
    };
  } catch (error) {
    for (const track of [mixed, ...split]) track.discard();
    throw error;
  }
}

interface Track {
  file: PcmFile;
  write(samples: Float32Array, sampleRate: number): void;
  finish(): void;
  discard(): void;
}

function createTrack(path: string, key: FileKey | null): Track {
  const file = createPcmFile(path, key);
  let resampler: Resampler | null = null;
  let rate = 0;
  return {
    file,
    write(samples, sampleRate) {
      if (resampler === null || rate !== sampleRate) {
        if (resampler !== null) file.write(resampler.flush());
        resampler = createResampler(sampleRate, pcmSampleRate);
        rate = sampleRate;
      }
      file.write(resampler.push(samples));
    },
    finish() {
      if (resampler !== null) file.write(resampler.flush());
      file.close();
    },
    discard() {
      try {
        file.close();
      } catch {
        // closed already, or the disk is full: what matters is that the file goes
      }
      rmSync(path, { force: true });
    },
  };
}
