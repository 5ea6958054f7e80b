import { z } from 'zod';
import { NotegenError } from '../../errors.ts';
import type { ServerDeps } from '../deps.ts';
import { type Api, endpoint } from '../endpoint.ts';
import { isLoopback } from '../host-check.ts';
import { reply } from '../reply.ts';

/** `/metrics`: to this computer only, and only where `server.metrics` is on; to everybody else it is not there. */
export function registerMetrics(api: Api, deps: ServerDeps): void {
  endpoint(
    api,
    deps,
    {
      method: 'get',
      path: '/metrics',
      summary: 'Counters for Prometheus, to this computer, where `server.metrics` is on',
      tag: 'Server',
      auth: 'none',
      responses: {
        200: {
          description: "Prometheus' text format: requests, durations, notes in progress, memory.",
          content: { 'text/plain': { schema: z.string() } },
        },
      },
      errors: ['not_found'],
    },
    ({ c }) => {
      const { metrics } = deps;
      const from = (c.env.incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
      if (metrics === null || !isLoopback(from)) throw new NotegenError('not_found');
      const body = metrics.counters.text(metrics.gauges.now());
      return reply(c, 200, body, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
    },
  );
}
