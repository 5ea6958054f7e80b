import type { App } from '../../app.ts';
import type { Environment } from '../../config/config.ts';

/** What a check came to. `missing` takes something away but nothing is broken. */
export interface Finding {
  check: string;
  state: 'ok' | 'missing' | 'broken';
  found: string;
  how_to_fix?: string;
}

/** One thing to look at; it may throw, which counts as broken. */
export interface Check {
  name: string;
  look(world: { app: App; environment: Environment }): Promise<Omit<Finding, 'check'>>;
}
