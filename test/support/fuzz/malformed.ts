/** Malformed requests, as bytes for a raw connection. Every one is made from a seeded source, so a run can be repeated. */
export type Random = () => number;

/** mulberry32: small, seeded, good enough to choose test inputs. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One connection's worth: the parts are written in turn; `cut` closes before the server has answered. */
export interface Malformed {
  parts: Buffer[];
  cut: boolean;
}

const paths = [
  '/v1/note',
  '/v1/stream/note',
  '/v1/notes',
  '/v1/notes/00000000-0000-4000-8000-000000000000',
  '/v1/notes/%00',
  '/v1/notes/..%2f..%2fetc%2fpasswd',
  '/v1/notes?limit=-1&limit=2&cursor=%FF',
  '/v1/notes/x/export?format=__proto__',
  '/v1/audio',
  '/v1/audio/status?note_id=',
  '/dashboard/sessions',
  '/dashboard/customers/__proto__/api-keys',
  '/dashboard/customers/a/webhook',
  '/errors/constructor',
  '/openapi.json',
  '/metrics',
  '/healthz',
  '//v1//note',
  '/%',
  '/\u00e9\u4e2d',
  '*',
  'http://evil.example/v1/note',
];
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'BREW', 'get', ''];
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'audio/wav',
  'application/octet-stream',
  '',
  '\u0001',
];

/** Half of the requests break the protocol itself, half are sound HTTP with unsound content. */
export function malformed(random: Random, key: string): Malformed {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const chance = (share: number) => random() < share;
  const broken = chance(0.5);
  const body = bodyOf(random, pick);
  const headers = broken ? brokenHeaders(pick, key) : soundHeaders(pick, key);
  if (chance(0.1)) headers.push(`X-Request-Id: ${pick(['a'.repeat(5000), 'x y', '{}'])}`);
  if (chance(0.1)) headers.push(`Idempotency-Key: ${pick(['', 'k'.repeat(300), 'same'])}`);
  if (chance(0.05)) headers.push('Content-Encoding: gzip');
  if (broken && chance(0.1)) headers.push(`X-Big: ${'h'.repeat(64 * 1024)}`);
  if (broken && chance(0.1)) headers.push(...Array.from({ length: 300 }, (_, n) => `X-${n}: ${n}`));
  if (broken && chance(0.1))
    headers.push(pick(['Expect: 100-continue', 'Connection: Upgrade\r\nUpgrade: websocket']));
  const chunked = chance(0.15);
  if (chunked) headers.push('Transfer-Encoding: chunked');
  const wrong = pick([0, body.length + 10, -1, 1e12, 'x']);
  if (!chunked || (broken && chance(0.2))) headers.push(`Content-Length: ${broken ? wrong : body.length}`);
  const end = broken && chance(0.1) ? '\n' : '\r\n';
  const method = chance(0.6) ? 'POST' : pick(broken ? methods : methods.slice(0, 7));
  const path = pick(broken ? paths : paths.slice(0, -3));
  const version = broken ? pick(['1', '0', '9']) : '1';
  const head = Buffer.from(`${method} ${path} HTTP/1.${version}${end}${headers.join(end)}${end}${end}`);
  const sent = chunked ? chunks(body, pick, broken) : body;
  const cut = broken && chance(0.4);
  const whole = Buffer.concat([head, sent]);
  const at = Math.floor(random() * whole.length);
  if (cut) return { parts: [whole.subarray(0, at)], cut };
  return { parts: chance(0.3) ? [whole.subarray(0, at), whole.subarray(at)] : [whole], cut };
}

function soundHeaders(pick: <T>(list: readonly T[]) => T, key: string): string[] {
  return [
    'Host: localhost',
    `Authorization: ${pick([`Bearer ${key}`, `Bearer ${key}`, `Bearer ${key}`, 'Bearer ngk_x', 'Basic eDp5'])}`,
    `Content-Type: ${pick(['application/json', 'application/json', ...types.slice(0, -1)])}`,
  ];
}

function brokenHeaders(pick: <T>(list: readonly T[]) => T, key: string): string[] {
  return [
    `Host: ${pick(['127.0.0.1', 'evil.example', '127.0.0.1:1', ''])}`,
    `Authorization: ${pick([`Bearer ${key}`, 'Bearer', '\u00ff', 'Bearer \u0000'])}`,
    `Content-Type: ${pick(types)}`,
  ];
}

function chunks(body: Buffer, pick: <T>(list: readonly T[]) => T, broken: boolean): Buffer {
  const size = broken ? pick(['ffffffff', 'zz', '-1', '0']) : body.length.toString(16);
  return Buffer.concat([Buffer.from(`${size}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]);
}

function bodyOf(random: Random, pick: <T>(list: readonly T[]) => T): Buffer {
  const kind = Math.floor(random() * 14);
  const visit = { transcript: 'Doctor: how are you? Patient: I have a cough.', specialty: 'physician' };
  const text = (value: unknown) => Buffer.from(JSON.stringify(value));
  switch (kind) {
    case 0:
      return Buffer.from('['.repeat(100_000));
    case 1:
      return Buffer.from(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`);
    case 2:
      return Buffer.from('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');
    case 3:
      return text({ ...visit, transcript: pick(['', ' ', '\u0000', 'x'.repeat(400_001), 7, null, [], {}]) });
    case 4:
      return text({ ...visit, specialty: pick(['', 'wizard', '__proto__', 7, null, ['physician']]) });
    case 5:
      return text({ ...visit, encounter: { patient: { age: pick([-1, 1e9, 'old', null]) }, extra: 1 } });
    case 6:
      return Buffer.from(Array.from({ length: 200 }, () => Math.floor(random() * 256)));
    case 7:
      return Buffer.from([0xff, 0xfe, 0x7b, 0x00]);
    case 8:
      return text({ ...visit, ...Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`k${n}`, n])) });
    case 9:
      return Buffer.from('--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nRIFF');
    case 10:
      return text(Array.from({ length: 20_000 }, () => 0));
    case 11:
      return text({ ...visit, transcript: 'e\u0301\ud800 '.repeat(2_000) });
    case 12:
      return Buffer.alloc(0);
    default:
      return text({ name: pick(['', 'n'.repeat(101), '\u0000', '<script>', 7, null]) });
  }
}
