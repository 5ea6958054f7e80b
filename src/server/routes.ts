import type { ServerDeps } from './deps.ts';
import type { Api } from './endpoint.ts';
import { registerApiKeys } from './routes/api-keys.ts';
import { registerAudio } from './routes/audio.ts';
import { registerHealth } from './routes/health.ts';
import { registerMetrics } from './routes/metrics.ts';
import { registerNoteExport } from './routes/note-export.ts';
import { registerNoteStream } from './routes/note-stream.ts';
import { registerNotes } from './routes/notes.ts';
import { registerPages } from './routes/pages.ts';
import { registerSessions } from './routes/sessions.ts';
import { registerWebhooks } from './routes/webhooks.ts';

/** Every route group there is. */
export const routeGroups: readonly ((api: Api, deps: ServerDeps) => void)[] = [
  registerNotes,
  registerNoteStream,
  registerNoteExport,
  registerAudio,
  registerSessions,
  registerApiKeys,
  registerWebhooks,
  registerHealth,
  registerMetrics,
  registerPages,
];
