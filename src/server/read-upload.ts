import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { type FieldFault, NotegenError } from '../errors.ts';

const maxFieldBytes = 64 * 1024;
const maxFields = 20;

/** An upload whose file went to `receive` while it came in; `fields` are its other form fields. */
export interface Upload<T> {
  received: T;
  fields: Record<string, string>;
}

type Receive<T> = (chunks: AsyncIterable<Uint8Array>) => Promise<T>;

/**
 * Reads a recording from a request: one `file` part of a form, or the raw bytes. Memory does not grow with its size.
 * Throws `unsupported_media_type`, `invalid_input`, `cancelled` when the client goes away, and what `receive` throws;
 * `discard` gets what was received before something else was found wrong.
 */
export async function readUpload<T>(
  request: IncomingMessage,
  receive: Receive<T>,
  discard: (received: T) => Promise<void>,
): Promise<Upload<T>> {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'multipart/form-data') return await readForm(request, receive, discard);
  if (!/^audio\/[\w.+-]+$/.test(type) && type !== 'application/octet-stream') {
    throw new NotegenError('unsupported_media_type', 'A recording is not taken as that type.', {
      howToFix:
        'Send it as multipart/form-data with a part named file, or as raw bytes of type audio/* or application/octet-stream.',
    });
  }
  return { received: await receive(whole(request)), fields: {} };
}

/** The request's bytes; a connection that closes before the end throws, it never ends early. */
async function* whole(request: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    yield* request as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw new NotegenError('cancelled', undefined, { cause: error });
  }
  if (!request.complete) throw new NotegenError('cancelled');
}

async function readForm<T>(
  request: IncomingMessage,
  receive: Receive<T>,
  discard: (received: T) => Promise<void>,
): Promise<Upload<T>> {
  const faults: FieldFault[] = [];
  const fields: Record<string, string> = Object.create(null);
  const files: Promise<T>[] = [];
  const stop = new AbortController();
  const form = openForm(request);
  form.on('file', (name, stream) => {
    if (name !== 'file' || files.length > 0) {
      faults.push({ path: short(name), message: 'only one file is taken, in a part named file' });
      stream.resume();
      return;
    }
    const received = receive(stream as AsyncIterable<Uint8Array>);
    files.push(received);
    // Whatever went wrong with the file ends the reading of the form; awaited below.
    received.catch(() => stop.abort());
    stop.signal.addEventListener('abort', () => stream.destroy(new NotegenError('cancelled')));
  });
  form.on('field', (name, value, nameTruncated, valueTruncated) => {
    if (nameTruncated || valueTruncated) faults.push({ path: short(name), message: 'is too long' });
    else if (name in fields) faults.push({ path: short(name), message: 'is given more than once' });
    else fields[name] = value;
  });
  form.on('fieldsLimit', () => faults.push({ path: '(body)', message: `has more than ${maxFields} fields` }));
  const failure = await pipeline(request, form, { signal: stop.signal }).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  if (failure !== null) stop.abort();
  const [file] = await Promise.allSettled(files);
  if (file?.status === 'rejected' && !isCancelled(file.reason)) throw file.reason;
  if (failure === null && file?.status === 'fulfilled' && faults.length === 0) {
    return { received: file.value, fields };
  }
  if (file?.status === 'fulfilled') await discard(file.value);
  if (failure !== null) throw brokenForm(request, failure.error);
  if (file === undefined)
    faults.push({ path: 'file', message: 'is missing: the recording goes in a part named file' });
  throw new NotegenError('invalid_input', 'The form is not valid.', { faults });
}

function openForm(request: IncomingMessage): InstanceType<typeof Busboy> {
  const contentType = request.headers['content-type'];
  if (contentType === undefined) throw new NotegenError('unsupported_media_type');
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': contentType },
      limits: { fieldSize: maxFieldBytes, fields: maxFields, fieldNameSize: 100, files: 2, headerPairs: 20 },
      // A part named file is one, whether or not it brings a file name.
      isPartAFile: (name, _type, fileName) => fileName !== undefined || name === 'file',
    });
  } catch (error) {
    throw new NotegenError('unsupported_media_type', 'The form has no valid boundary.', {
      cause: error,
      howToFix: 'Let your HTTP client write the Content-Type of the form, with its boundary.',
    });
  }
}

function isCancelled(error: unknown): boolean {
  return error instanceof NotegenError && error.code === 'cancelled';
}

function brokenForm(request: IncomingMessage, error: unknown): NotegenError {
  if (!request.complete) return new NotegenError('cancelled', undefined, { cause: error });
  return new NotegenError('invalid_input', 'The form ends before it is complete.', {
    faults: [{ path: '(body)', message: 'is not a whole multipart form' }],
  });
}

function short(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name;
}
