import type { Config, Environment } from '../config/config.ts';
import type { Settings } from '../config/settings.ts';
import { givenMasterKey, keyCommand, masterKeyVariable } from '../sealing/given-master-key.ts';
import { keychainMasterKey } from '../sealing/keychain-master-key.ts';
import { masterKeyFile } from '../sealing/master-key-file.ts';
import type { KeptMasterKey, MasterKeySource } from '../sealing/master-key-source.ts';

/** Where this installation's master key comes from: the environment, a program, else where notegen keeps it. */
export function masterKeySource(config: Config, environment: Environment): MasterKeySource {
  const given = environment[masterKeyVariable];
  if (given !== undefined && given !== '') return givenMasterKey(masterKeyVariable, () => given);
  const program = config.settings['security.keyCommand'];
  if (program !== null) return keyCommand(program);
  return keptMasterKey(config.home, config.settings['security.keyStore']);
}

/** A key that notegen keeps itself. */
export function keptMasterKey(home: string, store: Settings['security.keyStore']): KeptMasterKey {
  switch (store) {
    case 'file':
      return masterKeyFile(home);
    case 'keychain':
      return keychainMasterKey(home);
    default:
      return store satisfies never;
  }
}
