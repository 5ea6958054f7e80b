import { monitorEventLoopDelay } from 'node:perf_hooks';

// Preloaded into the server under load: SIGUSR2 prints the event loop's delay since the last one, on stderr.
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
process.on('SIGUSR2', () => {
  const ms = (nanoseconds) => Math.round(nanoseconds / 1e5) / 10;
  process.stderr.write(
    `event_loop_delay p50 ${ms(delay.percentile(50))} ms, p99 ${ms(delay.percentile(99))} ms, max ${ms(delay.max)} ms\n`,
  );
  delay.reset();
});
