import { registerBackup } from './backup.ts';
import type { RegisterCommand } from './cli.ts';
import { registerCodes } from './codes.ts';
import { registerCodesImport } from './codes-import.ts';
import { registerConfig } from './config.ts';
import { registerCustomers } from './customers.ts';
import { registerDoctor } from './doctor.ts';
import { registerEval } from './eval.ts';
import { registerKeys } from './keys.ts';
import { registerModels } from './models.ts';
import { registerModelsTry } from './models-try.ts';
import { registerNoteGenerate } from './note-generate.ts';
import { registerNoteKept } from './note-kept.ts';
import { registerNoteTranscribe } from './note-transcribe.ts';
import { registerRotateMaster } from './rotate-master.ts';
import { registerServe } from './serve.ts';
import { registerSessions } from './sessions.ts';
import { registerSetup } from './setup.ts';
import { registerWebhooks } from './webhooks.ts';
import { registerWebhooksListen } from './webhooks-listen.ts';

/** Every command there is, in the order in which `--help` shows them. */
export const commands: readonly RegisterCommand[] = [
  registerNoteGenerate,
  registerNoteTranscribe,
  registerNoteKept,
  registerServe,
  registerKeys,
  registerRotateMaster,
  registerCustomers,
  registerSessions,
  registerWebhooks,
  registerWebhooksListen,
  registerCodes,
  registerCodesImport,
  registerSetup,
  registerModels,
  registerConfig,
  registerBackup,
  registerDoctor,
  registerEval,
  registerModelsTry,
];
