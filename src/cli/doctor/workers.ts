import type { Check } from './check.ts';

/** What whisper-cli and ffmpeg are kept from on this computer. */
export const workersCheck: Check = {
  name: 'workers',
  async look({ app }) {
    const { confinement, openSound } = await (await app.speech()).workers();
    const { network, why, limiter } = confinement;
    const limits =
      limiter.kind === 'none' ? 'without limits' : 'memory, processor time and file size limited';
    const sound =
      openSound === 'memory' ? 'open sound in memory only' : 'open sound in the temporary directory';
    if (network === 'cut') return { state: 'ok', found: `cut off from the network, ${limits}, ${sound}` };
    return {
      state: 'missing',
      found: `not cut off from the network: ${why}; ${limits}, ${sound}`,
      how_to_fix:
        process.platform === 'linux'
          ? 'Install util-linux, and permit user namespaces to your user (Ubuntu 24.04: an AppArmor profile for /usr/bin/unshare). It works without: whisper.cpp and ffmpeg open no connection by themselves.'
          : 'Nothing: whisper.cpp and ffmpeg open no connection by themselves. On Linux they are cut off as well.',
    };
  },
};
