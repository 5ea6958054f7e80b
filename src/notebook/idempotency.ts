import { NotegenError } from '../errors.ts';

/** What a finished request with an Idempotency-Key came to. */
export interface FinishedRequest {
  customer_id: string;
  idempotency_key: string;
  fingerprint: string;
  result_id: string;
  expires_at: number;
}

export interface IdempotentRequestsPort {
  /** `same`: the request that finished under the key had this very fingerprint. */
  find(
    customerId: string,
    key: string,
    fingerprint: string,
    now: number,
  ): { result_id: string; same: boolean } | null;
  insert(request: FinishedRequest, now: number): boolean;
}

/** A request that runs under a key; disposing it without `complete` frees the key. */
export interface KeyedRun extends Disposable {
  /** Call it in the transaction that stores the result. */
  complete(resultId: string): void;
}

export type Begun = { replay: string } | { run: KeyedRun };

/** Makes sure that a request repeated under one key is done once. Running ones live in memory: a crash frees them. */
export interface Idempotency {
  /** Throws `idempotency_key_reused` for another request under the key, `idempotency_in_progress` while the first runs. */
  begin(customerId: string, key: string, fingerprint: string): Begun;
}

const keptMs = 24 * 3_600_000;

export function createIdempotency(table: IdempotentRequestsPort, clock: () => number): Idempotency {
  const running = new Map<string, string>();
  return {
    begin(customerId, key, fingerprint) {
      const name = `${customerId} ${key}`;
      const current = running.get(name);
      if (current !== undefined) {
        if (current !== fingerprint) throw new NotegenError('idempotency_key_reused');
        throw new NotegenError('idempotency_in_progress', undefined, { retryAfterSeconds: 1 });
      }
      const finished = table.find(customerId, key, fingerprint, clock());
      if (finished?.same === false) throw new NotegenError('idempotency_key_reused');
      if (finished !== null) return { replay: finished.result_id };
      running.set(name, fingerprint);
      const run: KeyedRun = {
        complete(resultId) {
          const now = clock();
          const row = { customer_id: customerId, idempotency_key: key, fingerprint, result_id: resultId };
          // Another process finished the same request first: its result is the one that counts.
          if (!table.insert({ ...row, expires_at: now + keptMs }, now)) {
            throw new NotegenError('idempotency_in_progress', undefined, { retryAfterSeconds: 1 });
          }
        },
        [Symbol.dispose]: () => {
          running.delete(name);
        },
      };
      return { run };
    },
  };
}
