/** Requests as a client of the API makes them. */
export type Caller = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Response>;

export function caller(url: string, token: string | null): Caller {
  return (method, path, body, headers = {}) =>
    fetch(url + path, {
      method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
}

export interface StreamedEvent {
  id: string;
  event: string;
  data: Record<string, unknown> & { type: string };
}

/** The events of a stream as they come; comment lines are passed over. */
export async function* streamedEvents(response: Response): AsyncGenerator<StreamedEvent> {
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      if (block.startsWith(':')) continue;
      const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s)));
      yield { id: fields.id, event: fields.event, data: JSON.parse(fields.data) };
    }
  }
}

export async function codeOf(response: Response): Promise<[number, string]> {
  return [response.status, ((await response.json()) as { code: string }).code];
}
