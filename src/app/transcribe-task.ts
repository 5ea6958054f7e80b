import type { Config } from '../config/config.ts';
import type { Task } from '../engines/protocol.ts';
import type { JobRequest } from '../recordings/job.ts';
import type { FilePlace } from '../sealing/file-place.ts';
import { openShelf } from './model-shelf.ts';
import type { Spoken } from './recording-room.ts';
import { createSpeechRoom, type PiecesPlace } from './speech-room.ts';

/** The name the engine process knows this task by. */
export const transcribeTaskName = 'recording.transcribe';

export interface TranscribeInput {
  recording: FilePlace;
  /** For what is recognised so far. */
  pieces: PiecesPlace;
  request: JobRequest;
  config: Config;
}

const decodingShare = 0.1;
// Decoding and whisper-cli have time limits of their own; a clip may rightly take a slow machine minutes.
const aliveEveryMs = 30_000;

/**
 * The engine process's side: recognises a recording, telling how far it is (0 to 1). What an interrupted attempt
 * had finished is not done again.
 */
export function createTranscribeTask(host: NodeJS.Process): Task {
  return async (input, { signal, emit, progress }): Promise<Spoken> => {
    const { recording, pieces, request, config } = input as TranscribeInput;
    using _alive = every(aliveEveryMs, progress);
    const room = createSpeechRoom(config, await openShelf(config), host.env, async () => pieces);
    const { transcript, warnings } = await room.transcribe(recording, {
      signal,
      specialty: request.specialty,
      ...(request.language !== undefined && { language: request.language }),
      resume: true,
      onBuild: progress,
      onProgress: ({ stage, fraction }) =>
        emit(
          stage === 'decoding' ? decodingShare * fraction : decodingShare + (1 - decodingShare) * fraction,
        ),
    });
    return { transcript, warnings };
  };
}

function every(ms: number, call: () => void): Disposable {
  const timer = setInterval(call, ms);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
