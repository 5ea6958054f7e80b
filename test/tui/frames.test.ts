import { expect, test } from 'vitest';
import { temporaryHome } from '../support/notegen.ts';
import { atTerminal } from '../support/terminal.ts';
import { scenes } from './scenes.ts';

const sizes = [
  [80, 24],
  [120, 40],
  [40, 12],
] as const;

// After a change that is meant: `npx vitest run test/tui/frames.test.ts -u`, and look at the difference.
test.each(
  scenes.filter(({ ofThisComputer }) => ofThisComputer !== true).map((scene) => [scene.name, scene] as const),
)(
  'every view of notegen %s looks as recorded, at each size, in one terminal that is resized',
  {
    timeout: 120_000,
  },
  async (name, { args, prepare, views, steady = (screen) => screen }) => {
    await using home = await temporaryHome();
    await prepare(home.path);
    await using terminal = atTerminal({ home: home.path, args });
    for (const view of views) {
      await terminal.press(...view.press);
      await terminal.until(view.shows);
      for (const [columns, rows] of sizes) {
        await terminal.resize(columns, rows);
        await expect(steady(terminal.screen())).toMatchFileSnapshot(
          `frames/${name}-${view.name}.${columns}x${rows}.txt`,
        );
      }
      await terminal.resize(80, 24);
    }
  },
);
