import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawRequest } from '../../support/raw-request.ts';
import { type Served, serve } from '../../support/served.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served[Symbol.asyncDispose]());

const smuggled = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Request-Id: smuggled\r\n\r\n';
const post = 'POST /v1/note HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const hidden = smuggled.length;

/** Two readers of these bytes could disagree where the first request ends: what one takes for its body, the other answers. */
const ambiguous: [string, string][] = [
  [
    'a length and chunks',
    `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  ],
  [
    'chunks and a length',
    `${post}Transfer-Encoding: chunked\r\nContent-Length: ${hidden + 5}\r\n\r\n0\r\n\r\n${smuggled}`,
  ],
  ['two lengths', `${post}Content-Length: 0\r\nContent-Length: ${hidden}\r\n\r\n${smuggled}`],
  ['a list of lengths', `${post}Content-Length: 0, ${hidden}\r\n\r\n${smuggled}`],
  ['a length with a sign', `${post}Content-Length: +0\r\n\r\n${smuggled}`],
  ['a length in hex', `${post}Content-Length: 0x0\r\n\r\n${smuggled}`],
  ['a length with a word behind it', `${post}Content-Length: 0 0\r\n\r\n${smuggled}`],
  ['an empty length', `${post}Content-Length: \r\n\r\n${smuggled}`],
  ['a length no number holds', `${post}Content-Length: 18446744073709551616\r\n\r\n${smuggled}`],
  ['a space before the colon of the length', `${post}Content-Length : ${hidden}\r\n\r\n${smuggled}`],
  [
    'a space before the colon of the encoding',
    `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  ],
  ['an encoding that is almost chunked', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`],
  [
    'chunked, and then something else',
    `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`,
  ],
  [
    'chunked twice in two lines',
    `${post}Transfer-Encoding: chunked\r\nTransfer-Encoding: cow\r\n\r\n0\r\n\r\n${smuggled}`,
  ],
  ['a vertical tab before chunked', `${post}Transfer-Encoding: \x0bchunked\r\n\r\n0\r\n\r\n${smuggled}`],
  ['a folded header', `${post}X-Folded: a\r\n Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
  ['a folded first header', `POST /v1/note HTTP/1.1\r\n Host: localhost\r\n\r\n${smuggled}`],
  ['lines that end in a bare line feed', `${post.replaceAll('\r\n', '\n')}Content-Length: 0\n\n${smuggled}`],
  [
    'one line that ends in a bare line feed',
    `${post}X-A: b\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  ],
  ['a bare carriage return', `${post}X-A: b\rContent-Length: 0\r\n\r\n${smuggled}`],
  ['a NUL in a header', `${post}X-A: b\0c\r\nContent-Length: 0\r\n\r\n${smuggled}`],
  ['a header without a name', `${post}: chunked\r\nContent-Length: 0\r\n\r\n${smuggled}`],
  ['a chunk with a negative size', `${post}Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n${smuggled}`],
  ['a chunk size with 0x', `${post}Transfer-Encoding: chunked\r\n\r\n0x0\r\n\r\n${smuggled}`],
  [
    'a chunk size that overflows to 0',
    `${post}Transfer-Encoding: chunked\r\n\r\n10000000000000000\r\n\r\n${smuggled}`,
  ],
  ['a chunk size with a space', `${post}Transfer-Encoding: chunked\r\n\r\n0 \r\n\r\n${smuggled}`],
  ['a chunk size that ends in a line feed', `${post}Transfer-Encoding: chunked\r\n\r\n0\n\n${smuggled}`],
  [
    'a chunk extension that ends in a line feed',
    `${post}Transfer-Encoding: chunked\r\n\r\n0;a\n\r\n\r\n${smuggled}`,
  ],
  [
    'chunks in HTTP/1.0',
    `${post.replace('1.1', '1.0')}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  ],
];

test.each(ambiguous)(
  '%s: the request is refused, the connection ends, nothing behind it is answered',
  async (_, bytes) => {
    const answers = await rawRequest(served.url, bytes);
    expect(answers.map(({ status }) => status)).toEqual([400]);
    expect(answers[0]!.headers.get('connection')).toBe('close');
    expect(JSON.parse(answers[0]!.body)).toMatchObject({ code: 'request_malformed' });
  },
);

test.each([
  [
    'a body of a GET',
    `GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${hidden}\r\n\r\n${smuggled}`,
  ],
  ['a body that is refused unread', `${post}Content-Length: ${hidden}\r\n\r\n${smuggled}`],
  [
    'an upload of another type',
    `POST /v1/audio HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: ${hidden}\r\n\r\n${smuggled}`,
  ],
  [
    'an upgrade',
    `GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: ${hidden}\r\n\r\n${smuggled}`,
  ],
  ['a tunnel', `CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n${smuggled}`],
])('what stands in %s is never taken for a request', async (_, bytes) => {
  const answers = await rawRequest(served.url, bytes);
  expect(answers.length).toBeLessThanOrEqual(1);
  for (const { headers } of answers) expect(headers.get('x-request-id')).not.toBe('smuggled');
});

test('a chunk that is longer than it says ends the connection, even after the request has its answer', async () => {
  const answers = await rawRequest(
    served.url,
    `${post}Transfer-Encoding: chunked\r\n\r\n1\r\nab\r\n0\r\n\r\n${smuggled}`,
  );
  expect(answers.at(-1)).toMatchObject({ status: 400 });
  for (const { headers } of answers) expect(headers.get('x-request-id')).not.toBe('smuggled');
});

test('a request that names two hosts is refused, whichever of them is ours', async () => {
  for (const hosts of [
    ['localhost', 'evil.example'],
    ['evil.example', 'localhost'],
    ['localhost', 'localhost'],
  ]) {
    const lines = hosts.map((host, at) => `${at === 0 ? 'Host' : 'HOST'}: ${host}\r\n`).join('');
    const [answer] = await rawRequest(served.url, `GET /healthz HTTP/1.1\r\n${lines}\r\n`);
    expect(answer?.status).toBe(400);
  }
});

test('two sound requests in one go are two answers, in order', async () => {
  const answers = await rawRequest(served.url, `${smuggled}${smuggled.replace('smuggled', 'second')}`);
  expect(answers.map(({ status, headers }) => [status, headers.get('x-request-id')])).toEqual([
    [200, 'smuggled'],
    [200, 'second'],
  ]);
});
