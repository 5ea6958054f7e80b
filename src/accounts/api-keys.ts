import { z } from 'zod';
import { NotegenError } from '../errors.ts';
import { apiKeyPrefix, hashApiKey, isApiKeyText, mintApiKey, type RandomBytes } from './api-key-text.ts';
import type { KeyUses } from './key-uses.ts';
import type { ApiKeyStatus, ApiKeysPort, Clock, NewId, StoredApiKey } from './ports.ts';
import { shownName } from './shown-name.ts';

export const activeKeyLimit = 5;

/** Body of spec 4.1. */
export const newApiKeySchema = z.strictObject({ name: shownName });

/** The name for a new key, as a person typed it. Throws `invalid_input`. */
export function parseKeyName(text: string): string {
  const parsed = newApiKeySchema.safeParse({ name: text });
  if (parsed.success) return parsed.data.name;
  const unfit = parsed.error.issues.find(({ code }) => code === 'custom');
  throw new NotegenError('invalid_input', `A key name ${unfit?.message ?? 'has 1 to 100 characters'}.`);
}

/** A key as lists show it (spec 4.2); its text is never among these. */
export const apiKeySchema = z.object({
  key_id: z.uuid(),
  name: z.string(),
  key_prefix: z.literal(apiKeyPrefix),
  status: z.enum(['active', 'revoked']),
  created_at: z.iso.datetime({ precision: 3 }),
  last_used_at: z.iso.datetime({ precision: 3 }).nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** The creation response (spec 4.1): the only place where `key` ever stands. */
export const createdApiKeySchema = apiKeySchema.omit({ last_used_at: true }).extend({ key: z.string() });
export type CreatedApiKey = z.infer<typeof createdApiKeySchema>;

/** Who a request acts for. */
export interface ApiKeyHolder {
  keyId: string;
  customerId: string;
}

export interface ApiKeys {
  /** Throws `api_key_limit_reached` where the customer has five active keys. */
  create(customerId: string, name: string): CreatedApiKey;
  /** Newest first. */
  list(customerId: string, status?: ApiKeyStatus): ApiKey[];
  /** Throws `api_key_not_found`. Revoking twice is no fault. */
  revoke(customerId: string, keyId: string): ApiKey;
  /** Whose key `text` is, or null. Asks the database every time, so that a revocation counts at once. */
  holderOf(text: string): ApiKeyHolder | null;
  /** By what a key is found, which never changes; null where `text` can be no key. */
  hashOf(text: string): string | null;
  /** The same as `holderOf`, by what `hashOf` gave. */
  holderOfHash(hash: string): ApiKeyHolder | null;
}

export function createApiKeys(deps: {
  table: ApiKeysPort;
  uses: KeyUses;
  clock: Clock;
  newId: NewId;
  random: RandomBytes;
}): ApiKeys {
  const { table, uses, clock } = deps;
  // The checksum is no secret; it only spares the table from typing errors and noise.
  const hashOf = (text: string): string | null => (isApiKeyText(text) ? hashApiKey(text) : null);
  const holderOfHash = (hash: string): ApiKeyHolder | null => {
    const row = table.byHash(hash);
    if (row === null || row.status !== 'active') return null;
    uses.record(row.key_id);
    return { keyId: row.key_id, customerId: row.customer_id };
  };
  return {
    create(customerId, name) {
      const key = mintApiKey(deps.random);
      const row: StoredApiKey = {
        key_id: deps.newId(),
        customer_id: customerId,
        name,
        key_hash: hashApiKey(key),
        status: 'active',
        created_at: clock(),
        last_used_at: null,
        revoked_at: null,
      };
      if (!table.insertBelow(row, activeKeyLimit)) throw new NotegenError('api_key_limit_reached');
      const { key_id, key_prefix, status, created_at } = shown(row);
      return { key_id, name, key_prefix, key, status, created_at };
    },
    list(customerId, status) {
      const rows = table.list(customerId);
      return rows.filter((row) => status === undefined || row.status === status).map(shown);
    },
    revoke(customerId, keyId) {
      const row = table.revoke(customerId, keyId, clock());
      if (row === null) throw new NotegenError('api_key_not_found');
      return shown(row);
    },
    holderOf(text) {
      const hash = hashOf(text);
      return hash === null ? null : holderOfHash(hash);
    },
    hashOf,
    holderOfHash,
  };
}

function shown(row: StoredApiKey): ApiKey {
  return {
    key_id: row.key_id,
    name: row.name,
    key_prefix: apiKeyPrefix,
    status: row.status,
    created_at: new Date(row.created_at).toISOString(),
    last_used_at: row.last_used_at === null ? null : new Date(row.last_used_at).toISOString(),
  };
}
