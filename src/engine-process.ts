import { createTranscribeTask, transcribeTaskName } from './app/transcribe-task.ts';
import type { Task } from './engines/protocol.ts';
import { serveTasks } from './engines/serve-tasks.ts';
import { chooseTaskName, createLlamaTasks, writeTaskName } from './llama/llama-task.ts';

// The entry module of the engine process: what it can do. The server process starts it (app/engine-room.ts).
const llama = createLlamaTasks();
serveTasks(
  {
    [writeTaskName]: llama.write as Task,
    [chooseTaskName]: llama.chooseCodes as Task,
    [transcribeTaskName]: createTranscribeTask(process),
  },
  process,
);
