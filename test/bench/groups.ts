import type { Measurement } from './measurement.ts';

/** One file a group of rows. */
export const groups: Record<string, () => Promise<Measurement[]>> = {
  notes: async () => (await import('./measure-pipeline.ts')).measurePipeline(),
  program: async () => (await import('./measure-program.ts')).measureProgram(),
  screens: async () => (await import('./measure-screens.ts')).measureScreens(),
  server: async () => (await import('./measure-server.ts')).measureServer(),
  reads: async () => (await import('./measure-read.ts')).measureRead(),
  webhook: async () => (await import('./measure-webhook.ts')).measureWebhook(),
  database: async () => (await import('./measure-database.ts')).measureDatabase(),
  decoding: async () => (await import('./measure-decode.ts')).measureDecode(),
  llama: async () => (await import('./measure-llama.ts')).measureLlama(),
  'llama-visit': async () => (await import('./measure-llama.ts')).measureLlamaVisit(),
  speech: async () => (await import('./measure-speech.ts')).measureSpeech(),
  install: async () => (await import('./measure-install.ts')).measureInstall(),
};
