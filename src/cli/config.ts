import type { CommonOptions, RegisterCommand } from './cli.ts';
import { table } from './table.ts';

/** `config list|get|set|unset`. */
export const registerConfig: RegisterCommand = (program, cli) => {
  const config = program.command('config').description('see and change the settings');
  const load = async () => (await import('../config/config.ts')).loadConfig(cli.terminal.environment);

  config
    .command('list')
    .description('list every setting, its value and where that comes from')
    .action(async (options: CommonOptions) => {
      const { settings, environmentName, settingNames } = await import('../config/settings.ts');
      const loaded = await load();
      const items = settingNames.map((name) => ({
        name,
        value: loaded.settings[name],
        origin: loaded.origins[name],
        environment: environmentName(name),
        about: settings[name].about,
      }));
      cli.show(options, { items }, () =>
        table(
          ['SETTING', 'VALUE', 'FROM', 'ABOUT'],
          items.map((item) => [item.name, forPeople(item.value), item.origin, item.about]),
          '',
        ),
      );
    });

  config
    .command('get <setting>')
    .description('print one setting')
    .action(async (wanted: string, options: CommonOptions) => {
      const { knownSetting } = await import('../config/parse-setting.ts');
      const name = knownSetting(wanted, 'the command line');
      const loaded = await load();
      const found = { name, value: loaded.settings[name], origin: loaded.origins[name] };
      cli.show(options, found, ({ value }) => (value === null ? '' : String(value)));
    });

  config
    .command('set <setting> <value>')
    .description('write a setting into config.json')
    .action(async (wanted: string, value: string, options: CommonOptions) => {
      const { knownSetting, parseSetting } = await import('../config/parse-setting.ts');
      const { dataDirectory } = await import('../config/config.ts');
      const { writeSetting } = await import('../config/config-file.ts');
      const { recordSetting } = await import('./record-setting.ts');
      const name = knownSetting(wanted, 'the command line');
      const parsed = parseSetting(name, value, 'the new value');
      await recordSetting(cli, name, parsed);
      await writeSetting(dataDirectory(cli.terminal.environment), name, parsed);
      cli.show(options, { name, value: parsed }, () => `${name} = ${forPeople(parsed)}`);
      const { origins } = await load();
      if (origins[name] === 'environment') cli.say(`Note: the environment sets ${name} too, and it wins.`);
    });

  config
    .command('unset <setting>')
    .description('take a setting out of config.json')
    .action(async (wanted: string, options: CommonOptions) => {
      const { knownSetting } = await import('../config/parse-setting.ts');
      const { dataDirectory } = await import('../config/config.ts');
      const { writeSetting } = await import('../config/config-file.ts');
      const { recordSetting } = await import('./record-setting.ts');
      const name = knownSetting(wanted, 'the command line');
      await recordSetting(cli, name, null);
      await writeSetting(dataDirectory(cli.terminal.environment), name, undefined);
      const { settings } = await load();
      cli.show(options, { name, value: settings[name] }, ({ value }) => `${name} = ${forPeople(value)}`);
    });
};

function forPeople(value: unknown): string {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
    ? '(not set)'
    : String(value);
}
