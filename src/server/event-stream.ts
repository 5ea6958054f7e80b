/** Server-sent events: `id` counts up, `event` and the data's `type` agree, one data line each. */

export interface StreamedEvent {
  type: string;
}

const silenceMs = 15_000;

/**
 * The bytes of an event stream. Events are taken as they come, since whoever writes them has others waiting, and
 * handed to the socket as fast as the client reads: what waits for a slow client is one note at most.
 * `onFailure` turns an error into the last event; `gone` is called when the client has left.
 */
export function eventStream(
  events: AsyncIterator<StreamedEvent>,
  begun: Promise<IteratorResult<StreamedEvent>>,
  { onFailure, gone }: { onFailure: (error: unknown) => object; gone: () => void },
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let counter = 0;
  let timer: NodeJS.Timeout | undefined;
  let cancelled = false;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string): void => {
        if (!cancelled) controller.enqueue(encoder.encode(text));
      };
      const sendEvent = (type: string, data: object): void => {
        counter += 1;
        timer?.refresh();
        send(`id: ${counter}\nevent: ${type}\ndata: ${JSON.stringify({ ...data, type })}\n\n`);
      };
      const pump = async (): Promise<void> => {
        try {
          for (let next = await begun; !next.done && !cancelled; next = await events.next()) {
            sendEvent(next.value.type, next.value);
          }
        } catch (error) {
          sendEvent('error', onFailure(error));
        } finally {
          clearInterval(timer);
          if (!cancelled) controller.close();
          await events.return?.().catch(() => undefined);
        }
      };
      timer = setInterval(() => send(': still here\n\n'), silenceMs);
      void pump();
    },
    cancel() {
      cancelled = true;
      clearInterval(timer);
      gone();
    },
  });
}
