import type { IncomingMessage } from 'node:http';
import { NotegenError } from '../errors.ts';

/** The largest JSON body, in bytes. */
export const maxJsonBytes = 2_000_000;
const slowestBodyMs = 30_000;

/**
 * The bytes of a JSON body. What is left of a refused one is drained by the adapter, so that the client can read why.
 * Throws `unsupported_media_type`, `payload_too_large`, `request_timeout`, `cancelled`.
 */
export async function readJsonBytes(request: IncomingMessage): Promise<Buffer> {
  refuseOtherTypes(request);
  if (Number(request.headers['content-length'] ?? 0) > maxJsonBytes)
    throw new NotegenError('payload_too_large');
  const chunks: Buffer[] = [];
  let total = 0;
  let stop: () => void = () => {};
  try {
    await new Promise<void>((resolve, reject) => {
      const onData = (chunk: Buffer): void => {
        total += chunk.length;
        if (total > maxJsonBytes) reject(new NotegenError('payload_too_large'));
        else chunks.push(chunk);
      };
      const onGone = (): void => reject(new NotegenError('cancelled'));
      // A request that has ended closes before whoever waits here is told: an error would be made for nobody.
      const onEnd = (): void => {
        request.off('close', onGone);
        resolve();
      };
      const timer = setTimeout(() => reject(new NotegenError('request_timeout')), slowestBodyMs);
      request.on('data', onData).once('end', onEnd).once('error', onGone).once('close', onGone);
      stop = () => {
        clearTimeout(timer);
        request.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone);
      };
    });
  } finally {
    stop();
  }
  return Buffer.concat(chunks);
}

/** The value that `bytes` spell. Throws `json_malformed`; its message quotes nothing of the body. */
export function parseJson(bytes: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new NotegenError('json_malformed', undefined, {
      cause: error instanceof Error ? error.name : undefined,
    });
  }
}

function refuseOtherTypes({ headers }: IncomingMessage): void {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw new NotegenError('unsupported_media_type', 'The body has a Content-Encoding; send it as it is.');
  }
  const type = headers['content-type'] ?? '';
  const [media = '', ...parameters] = type.split(';').map((part) => part.trim().toLowerCase());
  if (media !== 'application/json') throw new NotegenError('unsupported_media_type');
  for (const parameter of parameters) {
    if (parameter.startsWith('charset=') && !/^charset="?utf-?8"?$/.test(parameter)) {
      throw new NotegenError('unsupported_media_type', 'JSON is UTF-8; no other charset is taken.');
    }
  }
}
