import type { Config, Environment } from '../config/config.ts';
import { givenMasterKey, keyCommand, masterKeyVariable } from '../sealing/given-master-key.ts';
import { masterKeyFile } from '../sealing/master-key-file.ts';
import type { MasterKeySource } from '../sealing/master-key-source.ts';

/** Where this installation's master key comes from: the environment, a program, else a file in the data directory. */
export function masterKeySource(config: Config, environment: Environment): MasterKeySource {
  const given = environment[masterKeyVariable];
  if (given !== undefined && given !== '') return givenMasterKey(masterKeyVariable, () => given);
  const program = config.settings['security.keyCommand'];
  return program === null ? masterKeyFile(config.home) : keyCommand(program);
}
