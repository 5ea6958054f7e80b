import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * True where there is no GNOME Keyring to try the real thing with (Debian: gnome-keyring, dbus, libsecret-tools), or the
 * library, which is optional, is not installed.
 */
export const noKeychain =
  !libraryInstalled() ||
  ['gnome-keyring-daemon', 'dbus-daemon', 'dbus-send', 'secret-tool'].some(
    (tool) => spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0,
  );

function libraryInstalled(): boolean {
  try {
    createRequire(import.meta.url).resolve('@napi-rs/keyring');
    return true;
  } catch {
    return false;
  }
}

/** A desktop's session without its screen: a bus of its own, and an unlocked keyring on it. */
export interface Keychain extends AsyncDisposable {
  /** For programs that are to use it. */
  environment: Record<string, string>;
  lock(): void;
  /** Account and secret of all that notegen keeps in it. */
  kept(): Record<string, string>;
}

export async function openKeychain(): Promise<Keychain> {
  const home = await mkdtemp(join(tmpdir(), 'notegen-keyring-'));
  const daemons: ChildProcess[] = [];
  const close = async (): Promise<void> => {
    for (const daemon of daemons) daemon.kill('SIGKILL');
    await rm(home, { recursive: true, force: true });
  };
  try {
    return { ...(await startKeychain(home, daemons)), [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** `daemons` are added as they are started, so that they can be ended whatever happens. */
async function startKeychain(
  home: string,
  daemons: ChildProcess[],
): Promise<Omit<Keychain, typeof Symbol.asyncDispose>> {
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  daemons.push(bus);
  const [address] = (await once(createInterface(bus.stdout), 'line')) as [string];
  // Nothing that could show a question: a locked keyring stays locked.
  const environment = { DBUS_SESSION_BUS_ADDRESS: address, DISPLAY: '', WAYLAND_DISPLAY: '' };
  const own = { ...process.env, ...environment, HOME: home, XDG_RUNTIME_DIR: home, XDG_DATA_HOME: home };
  const keyring = spawn('gnome-keyring-daemon', ['--unlock', '--foreground', '--components=secrets'], {
    env: own,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  daemons.push(keyring);
  keyring.stdin.end('a login password');
  const call = (destination: string, path: string, ...args: string[]): string =>
    spawnSync('dbus-send', ['--session', '--print-reply', `--dest=${destination}`, path, ...args], {
      env: own,
      encoding: 'utf8',
    }).stdout;
  const secrets = 'org.freedesktop.secrets';
  // Asked of the bus: asking the service itself would start another one, which is locked.
  const served = (): boolean =>
    call(
      'org.freedesktop.DBus',
      '/org/freedesktop/DBus',
      'org.freedesktop.DBus.NameHasOwner',
      `string:${secrets}`,
    ).includes('true');
  for (let tries = 0; !served(); tries += 1) {
    if (tries > 600 || keyring.exitCode !== null) throw new Error('the keyring did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    environment,
    lock: () =>
      void call(
        secrets,
        '/org/freedesktop/secrets',
        'org.freedesktop.Secret.Service.Lock',
        'array:objpath:/org/freedesktop/secrets/collection/login',
      ),
    kept() {
      const { stdout, stderr } = spawnSync('secret-tool', ['search', '--all', 'service', 'notegen'], {
        env: own,
        encoding: 'utf8',
      });
      const secrets = [...stdout.matchAll(/^secret = (.*)$/gm)].map(([, secret]) => secret!);
      const accounts = [...`${stdout}\n${stderr}`.matchAll(/^attribute\.username = (.*)$/gm)].map(
        ([, name]) => name!,
      );
      return Object.fromEntries(accounts.map((account, index) => [account, secrets[index] ?? '']));
    },
  };
}
