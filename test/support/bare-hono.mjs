// What the load test compares with: a bare Hono "hello", and as many bytes as it is told, in a process of its own. Prints its port.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const body = Buffer.alloc(Number(process.argv[2] ?? 0), 'x');
const app = new Hono()
  .get('/', (c) => c.text('hello'))
  .get('/sized', () => new Response(body, { headers: { 'content-type': 'application/json' } }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.stdout.write(`${port}\n`));
