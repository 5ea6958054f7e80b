import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

const mostBytes = 8 * 1024 * 1024;

/**
 * Holds the space V8 keeps for new objects to 8 MB: under load it would take 32 and keep them, and in the 2 MB of an
 * idle server reads spend a sixth of their time on sweeping. Looked at after each sweep, so that an idle server is not
 * woken. Returns what ends it.
 */
export function boundYoungGeneration(): () => void {
  let growing = true;
  const observer = new PerformanceObserver(() => {
    const space = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
    const mayGrow = space === undefined || space.space_size < mostBytes;
    if (mayGrow === growing) return;
    growing = mayGrow;
    setFlagsFromString(`--semi-space-growth-factor=${growing ? 2 : 1}`);
  });
  observer.observe({ entryTypes: ['gc'] });
  return () => observer.disconnect();
}
