import type { RegisterCommand } from './cli.ts';

/** The commands that begin with one of these words; what makes them is loaded when it is needed. */
interface CommandGroup {
  words: readonly string[];
  load: () => Promise<RegisterCommand>[];
}

/** Every command there is, in the order in which `--help` shows them. */
const groups: readonly CommandGroup[] = [
  {
    words: ['note'],
    load: () => [
      import('./note-generate.ts').then(({ registerNoteGenerate }) => registerNoteGenerate),
      import('./note-transcribe.ts').then(({ registerNoteTranscribe }) => registerNoteTranscribe),
      import('./note-kept.ts').then(({ registerNoteKept }) => registerNoteKept),
    ],
  },
  {
    words: ['serve'],
    load: () => [import('./serve.ts').then(({ registerServe }) => registerServe)],
  },
  {
    words: ['keys'],
    load: () => [
      import('./keys.ts').then(({ registerKeys }) => registerKeys),
      import('./rotate-master.ts').then(({ registerRotateMaster }) => registerRotateMaster),
      import('./move-master.ts').then(({ registerMoveMaster }) => registerMoveMaster),
    ],
  },
  {
    words: ['customers'],
    load: () => [import('./customers.ts').then(({ registerCustomers }) => registerCustomers)],
  },
  {
    words: ['sessions'],
    load: () => [import('./sessions.ts').then(({ registerSessions }) => registerSessions)],
  },
  {
    words: ['webhooks'],
    load: () => [
      import('./webhooks.ts').then(({ registerWebhooks }) => registerWebhooks),
      import('./webhooks-listen.ts').then(({ registerWebhooksListen }) => registerWebhooksListen),
    ],
  },
  {
    words: ['codes'],
    load: () => [
      import('./codes.ts').then(({ registerCodes }) => registerCodes),
      import('./codes-import.ts').then(({ registerCodesImport }) => registerCodesImport),
    ],
  },
  {
    words: ['setup'],
    load: () => [import('./setup.ts').then(({ registerSetup }) => registerSetup)],
  },
  {
    words: ['models'],
    load: () => [
      import('./models.ts').then(({ registerModels }) => registerModels),
      import('./models-try.ts').then(({ registerModelsTry }) => registerModelsTry),
    ],
  },
  {
    words: ['config'],
    load: () => [import('./config.ts').then(({ registerConfig }) => registerConfig)],
  },
  {
    words: ['backup', 'restore'],
    load: () => [import('./backup.ts').then(({ registerBackup }) => registerBackup)],
  },
  {
    words: ['audit'],
    load: () => [import('./audit.ts').then(({ registerAudit }) => registerAudit)],
  },
  {
    words: ['doctor'],
    load: () => [import('./doctor.ts').then(({ registerDoctor }) => registerDoctor)],
  },
  {
    words: ['bench'],
    load: () => [import('./bench.ts').then(({ registerBench }) => registerBench)],
  },
  {
    words: ['eval'],
    load: () => [import('./eval.ts').then(({ registerEval }) => registerEval)],
  },
];

/** The commands that begin with `word`; all of them where none does, as for help and for a word mistyped. */
export async function loadCommands(word: string | undefined): Promise<RegisterCommand[]> {
  const named = groups.filter(({ words }) => word !== undefined && words.includes(word));
  return await Promise.all((named.length === 0 ? groups : named).flatMap(({ load }) => load()));
}
