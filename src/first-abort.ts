/**
 * A signal that aborts with the first of `signals` that does, until it is let go of. AbortSignal.any leaves an entry
 * behind at each of them for good (Node.js 20), which adds up where one lives as long as the server.
 */
export function firstAbort(signals: readonly AbortSignal[]): Disposable & { signal: AbortSignal } {
  const first = new AbortController();
  const letGo = () => {
    for (const signal of signals) signal.removeEventListener('abort', abort);
  };
  const abort = ({ target }: { target: unknown }) => {
    first.abort((target as AbortSignal).reason);
    letGo();
  };
  for (const signal of signals) {
    if (signal.aborted) first.abort(signal.reason);
    else signal.addEventListener('abort', abort, { once: true });
  }
  return { signal: first.signal, [Symbol.dispose]: letGo };
}
