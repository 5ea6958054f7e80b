import { randomUUID } from 'node:crypto';

/**
 * A UUID, version 7 (RFC 9562): `now`, in milliseconds since 1970, and 74 random bits. In a database's indexes, ids that
 * were made together lie together; random ones are all over.
 */
export function timeOrderedId(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
