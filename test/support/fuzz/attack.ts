import { connect } from 'node:net';
import { type Malformed, malformed, seeded } from './malformed.ts';

export interface AttackResult {
  /** How many answers had each status; `none` where the connection ended without one. */
  statuses: Map<string, number>;
  /** Requests answered with a 5xx that says something is wrong with the server. */
  failures: { request: string; status: string }[];
}

/** Sends `count` malformed requests, `atOnce` at a time, and collects what came back. */
export async function attack(options: {
  port: number;
  key: string;
  seed: number;
  count: number;
  atOnce: number;
}): Promise<AttackResult> {
  const random = seeded(options.seed);
  const result: AttackResult = { statuses: new Map(), failures: [] };
  let sent = 0;
  const worker = async (): Promise<void> => {
    while (sent < options.count) {
      sent += 1;
      const request = malformed(random, options.key);
      const status = await send(options.port, request);
      result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
      // 503 and 505 are honest answers: the queue is full, HTTP/1.9 is not spoken.
      if (/^5/.test(status) && status !== '503' && status !== '505') {
        result.failures.push({ request: request.parts[0]!.toString('latin1').slice(0, 300), status });
      }
    }
  };
  await Promise.all(Array.from({ length: options.atOnce }, worker));
  return result;
}

/** The status of the first answer, or `none`. A connection the server keeps waiting on is closed after a while. */
function send(port: number, { parts, cut }: Malformed): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ port, host: '127.0.0.1' });
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'none');
    };
    const timer = setTimeout(done, 250);
    socket
      .on('connect', () => {
        for (const part of parts) socket.write(part);
        if (cut) socket.end();
      })
      .on('data', (data) => {
        answer += data.toString('latin1', 0, 64);
        done();
      })
      .on('error', done)
      .on('close', done);
  });
}
