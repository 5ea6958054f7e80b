import { mkdir, writeFile } from 'node:fs/promises';
import { scenes } from '../tui/scenes.ts';
import { temporaryHome } from './notegen.ts';
import { svgOfScreen } from './svg-of-screen.ts';
import { atTerminal } from './terminal.ts';

/** `npm run pictures`: draws the README's pictures of screens, from what the built program shows on a terminal. */
const pictures = new URL('../pictures/', import.meta.url);
await mkdir(pictures, { recursive: true });
for (const { name, args, prepare, meanwhile, views } of scenes) {
  await using home = await temporaryHome();
  await prepare(home.path);
  await using terminal = atTerminal({ home: home.path, args, rows: 16 });
  for (const [at, view] of views.entries()) {
    await terminal.press(...view.press);
    const screen = await terminal.until(view.shows);
    if (at === 0) await meanwhile?.(home.path, screen);
    if (view.picture === true)
      await writeFile(
        new URL(`${name}.svg`, pictures),
        svgOfScreen(terminal.xterm, `notegen ${args.join(' ')}`),
      );
  }
}
