import { EventEmitter } from 'node:events';

/**
 * What ink writes to. Ink's own drawing erases and clears relative to the cursor, which tears in a resize and wipes
 * the scroll-back; here it hands over whole frames, and the painter draws them.
 */
export function frameStream(deps: { columns(): number; onFrame(frame: string): void }): NodeJS.WriteStream {
  return Object.assign(
    Object.defineProperty(new EventEmitter(), 'columns', { get: deps.columns }),
    // Not a terminal, to ink: else it would write cursor sequences between the frames.
    { isTTY: false, write: deps.onFrame },
  ) as unknown as NodeJS.WriteStream;
}
