import { createApp } from '../../app.ts';
import type { Environment } from '../../config/config.ts';
import { NotegenError } from '../../errors.ts';
import type { Check, Finding } from './check.ts';
import { codesCheck } from './codes.ts';
import { dataDirectoryCheck } from './data-directory.ts';
import { databaseCheck } from './database.ts';
import { masterKeyCheck } from './master-key.ts';
import { nodeCheck } from './node.ts';
import { ffmpegCheck, speechEngineCheck, speechModelCheck, voiceDetectionCheck } from './speech.ts';
import { workersCheck } from './workers.ts';
import { writerCheck } from './writer.ts';

/** Every check there is. */
const checks: readonly Check[] = [
  nodeCheck,
  dataDirectoryCheck,
  databaseCheck,
  masterKeyCheck,
  writerCheck,
  codesCheck,
  speechEngineCheck,
  speechModelCheck,
  voiceDetectionCheck,
  ffmpegCheck,
  workersCheck,
];

/** Looks at everything; one broken thing does not hide the next. */
export async function runChecks(environment: Environment): Promise<Finding[]> {
  try {
    await using app = await createApp({ environment });
    const findings: Finding[] = [
      { check: 'settings', state: 'ok', found: `${Object.keys(app.config.settings).length} settings read` },
    ];
    for (const check of checks) {
      const finding = await check.look({ app, environment }).catch(broken);
      findings.push({ check: check.name, ...finding });
    }
    return findings;
  } catch (error) {
    return [{ check: 'settings', ...broken(error) }];
  }
}

function broken(error: unknown): Omit<Finding, 'check'> {
  if (!(error instanceof NotegenError)) throw error;
  return { state: 'broken', found: error.message, how_to_fix: error.howToFix };
}
