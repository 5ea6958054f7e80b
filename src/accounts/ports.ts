/** What this room needs of the world; the store and the machine give it. Times are milliseconds since 1970. */

export interface Customer {
  customer_id: string;
  name: string;
  email: string;
  password_hash: string | null;
  created_at: number;
}

export interface CustomersPort {
  insert(customer: Customer): boolean;
  insertFirst(customer: Customer): void;
  all(): Customer[];
  byId(customerId: string): Customer | null;
  byEmail(email: string): Customer | null;
  setPasswordHash(customerId: string, hash: string): boolean;
}

export type ApiKeyStatus = 'active' | 'revoked';

export interface StoredApiKey {
  key_id: string;
  customer_id: string;
  name: string;
  key_hash: string;
  status: ApiKeyStatus;
  created_at: number;
  last_used_at: number | null;
  revoked_at: number | null;
}

export interface ApiKeysPort {
  insertBelow(key: StoredApiKey, limit: number): boolean;
  list(customerId: string): StoredApiKey[];
  byHash(hash: string): Pick<StoredApiKey, 'key_id' | 'customer_id' | 'status'> | null;
  revoke(customerId: string, keyId: string, at: number): StoredApiKey | null;
  recordUses(uses: Iterable<readonly [string, number]>): void;
}

export type Clock = () => number;
export type NewId = () => string;
