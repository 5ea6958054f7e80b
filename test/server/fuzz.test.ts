import { expect, test } from 'vitest';
import { attack } from '../support/fuzz/attack.ts';
import { memoryAtRest } from '../support/memory-at-rest.ts';
import { serve } from '../support/served.ts';

const count = Number(process.env.FUZZ_REQUESTS ?? 10_000);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);
const mostGrowthMb = 64;

// Windows has no SIGUSR2.
test.skipIf(process.platform === 'win32')(
  `${count} malformed requests give no server error, no crash and no growth of memory`,
  {
    timeout: 60_000 + count * 60,
  },
  async () => {
    const preload = new URL('../support/collect-garbage.mjs', import.meta.url);
    await using served = await serve([], {
      NOTEGEN_LIMITS_REQUESTS_PER_MINUTE: '0',
      NODE_OPTIONS: `--import ${preload.href}`,
    });
    const { key } = await served.newKey();
    const port = Number(new URL(served.url).port);
    const pid = served.child.pid!;
    // From the very start: what the attack makes the server load, and what V8 and malloc keep in reserve, counts too.
    const before = await memoryAtRest(pid);
    const { statuses, failures } = await attack({ port, key, seed, count, atOnce: 16 });
    const after = await memoryAtRest(pid);
    console.log(
      `${[...statuses].map(([status, n]) => `${status}: ${n}`).join(', ')}; ${before} to ${after} MB`,
    );
    expect(failures).toEqual([]);
    expect(served.child.exitCode).toBeNull();
    const health = await fetch(`${served.url}/healthz`);
    expect(health.status).toBe(200);
    // The attack must have reached the application, not only the HTTP parser.
    for (const status of ['401', '404', '405', '415', '422'])
      expect(statuses.get(status) ?? 0).toBeGreaterThan(10);
    if (before !== null && after !== null) expect(after - before).toBeLessThan(mostGrowthMb);
  },
);
