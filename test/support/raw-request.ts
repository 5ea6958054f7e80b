import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  /** Names in lower case. */
  headers: Map<string, string>;
  body: string;
}

/**
 * Sends bytes as they are and gives every answer that comes back until the server closes; with `andEnd` its own side of
 * the connection is closed at once.
 */
export async function rawRequest(url: string, bytes: string | Buffer, andEnd = true): Promise<RawAnswer[]> {
  const all = await new Promise<string>((resolve) => {
    let answer = '';
    const port = Number(new URL(url).port);
    const socket = connect(port, '127.0.0.1', () => {
      if (andEnd) socket.end(bytes);
      else socket.write(bytes);
    });
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('error', () => resolve(answer)).on('close', () => resolve(answer));
  });
  return answersIn(all);
}

function answersIn(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = text;
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n');
    const [first = '', ...lines] = rest.slice(0, end === -1 ? undefined : end).split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? Number.NaN);
    const headers = new Map(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    );
    const length = Number(headers.get('content-length') ?? 0);
    const body = end === -1 ? '' : rest.slice(end + 4, end + 4 + length);
    answers.push({ status, headers, body });
    rest = end === -1 ? '' : rest.slice(end + 4 + length);
  }
  return answers;
}
