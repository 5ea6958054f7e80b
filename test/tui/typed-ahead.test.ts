import { expect, test } from 'vitest';
import { temporaryHome } from '../support/notegen.ts';
import { atTerminal, keys } from '../support/terminal.ts';

// In one write, the moment the program starts: the terminal has them long before anything is drawn.
test('keys typed before the screen is there, all at once, each do what they would have done one by one', {
  timeout: 120_000,
}, async () => {
  await using home = await temporaryHome();
  const ahead = [
    { args: ['keys'], typed: '?q?q?', shows: /API keys: help[\s\S]*q back/ },
    { args: ['keys'], typed: `nfront desk${keys.enter}`, shows: /This is the key "front desk"/ },
    { args: ['models'], typed: '?q?', shows: /Models: help/ },
    { args: ['serve', '--port', '0'], typed: 'lqq', shows: /Stop the server\?/ },
  ];
  for (const { args, typed, shows } of ahead) {
    await using person = atTerminal({ home: home.path, args });
    await person.press(typed);
    await person.until(shows);
    await person.press(keys.ctrlC);
    expect(await person.ended()).toMatchObject({ sane: true });
  }
});
