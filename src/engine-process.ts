import { createTranscribeTask, transcribeTaskName } from './app/transcribe-task.ts';
import { serveTasks } from './engines/serve-tasks.ts';
import { createLlamaTask, writeTaskName } from './llama/llama-task.ts';

// The entry module of the engine process: what it can do. The server process starts it (app/engine-room.ts).
serveTasks(
  {
    [writeTaskName]: createLlamaTask() as Parameters<typeof serveTasks>[0][string],
    [transcribeTaskName]: createTranscribeTask(process),
  },
  process,
);
