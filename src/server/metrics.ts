/** What is counted about requests: never a key, an address or anything a client wrote. */
export interface Metrics {
  observe(request: { method: string; route: string; status: number; seconds: number }): void;
  /** In Prometheus' text format; `gauges` are values of this moment. */
  text(gauges: readonly Gauge[]): string;
}

export interface Gauge {
  name: string;
  help: string;
  value: number;
}

const bounds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120];

interface Series {
  labels: string;
  count: number;
  seconds: number;
  buckets: number[];
}

export function createMetrics(): Metrics {
  const series = new Map<string, Series>();
  return {
    observe({ method, route, status, seconds }) {
      const labels = `method="${method}",route="${route}",status="${status}"`;
      const one = series.get(labels) ?? { labels, count: 0, seconds: 0, buckets: bounds.map(() => 0) };
      series.set(labels, one);
      one.count += 1;
      one.seconds += seconds;
      const bucket = bounds.findIndex((bound) => seconds <= bound);
      if (bucket !== -1) one.buckets[bucket] = (one.buckets[bucket] ?? 0) + 1;
    },
    text(gauges) {
      const name = 'notegen_request_duration_seconds';
      const lines = [`# HELP ${name} Time from a request to its response.`, `# TYPE ${name} histogram`];
      for (const { labels, count, seconds, buckets } of series.values()) {
        let below = 0;
        for (const [index, bound] of bounds.entries()) {
          below += buckets[index] ?? 0;
          lines.push(`${name}_bucket{${labels},le="${bound}"} ${below}`);
        }
        lines.push(`${name}_bucket{${labels},le="+Inf"} ${count}`);
        lines.push(`${name}_sum{${labels}} ${seconds}`, `${name}_count{${labels}} ${count}`);
      }
      for (const { name: gauge, help, value } of gauges) {
        lines.push(`# HELP ${gauge} ${help}`, `# TYPE ${gauge} gauge`, `${gauge} ${value}`);
      }
      return `${lines.join('\n')}\n`;
    },
  };
}
