import { readFileSync } from 'node:fs';

/** notegen's own version, from package.json, which lies next to both src/ and dist/. */
export function notegenVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
