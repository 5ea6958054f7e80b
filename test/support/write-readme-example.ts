import { readFile, writeFile } from 'node:fs/promises';
import { notegen, temporaryHome } from './notegen.ts';

/** `npm run readme`: puts the note that README's `note generate` prints today into README. */
const readme = new URL('../../README.md', import.meta.url);
await using home = await temporaryHome();
const { stdout } = await notegen(home.path, ['note', 'generate', 'models/examples/diabetes-follow-up.txt']);
const text = await readFile(readme, 'utf8');
const picture = `<!-- example:begin -->\n\`\`\`text\n${stdout.trim()}\n\`\`\`\n<!-- example:end -->`;
await writeFile(
  readme,
  text.replace(/<!-- example:begin -->[\s\S]*<!-- example:end -->/, () => picture),
);
