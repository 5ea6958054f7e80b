import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Preloaded into a server under test: SIGUSR2 collects garbage, so that memory in use can be told from memory not yet given back.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
// Kept compiled code is only taken up under the flags it was made with.
setFlagsFromString('--no-expose-gc');
process.on('SIGUSR2', () => collect());
