import { randomBytes, randomUUID } from 'node:crypto';
import { createApiKeys } from '../accounts/api-keys.ts';
import { createCustomers } from '../accounts/customers.ts';
import { createKeyUses } from '../accounts/key-uses.ts';
import { createPasswords } from '../accounts/passwords.ts';
import { createSessions } from '../accounts/sessions.ts';
import { createSignInAttempts } from '../accounts/sign-in-attempts.ts';
import type { Audit } from '../audit/audit.ts';
import type { Log } from '../log.ts';
import { sessionSalt } from '../store/session-secret.ts';
import type { Store } from '../store/store.ts';
import {
  type AuditedApiKeys,
  type AuditedCustomers,
  type AuditedSessions,
  auditedApiKeys,
  auditedCustomers,
  auditedSessions,
} from './audited-accounts.ts';

/** Customers, their keys and their sessions, on the store. */
export interface AccountRoom extends Disposable {
  customers: AuditedCustomers;
  apiKeys: AuditedApiKeys;
  sessions: AuditedSessions;
}

export function openAccountRoom(deps: {
  home: string;
  store: Store;
  audit: Audit;
  clock: () => number;
  log: Log;
}): AccountRoom {
  const { home, store, audit, clock, log } = deps;
  const { transaction } = store;
  const uses = createKeyUses(store.apiKeys, clock, (error) => log.error('key_uses_not_written', {}, error));
  const passwords = createPasswords();
  const customers = createCustomers({ table: store.customers, passwords, clock, newId: randomUUID });
  const apiKeys = createApiKeys({
    table: store.apiKeys,
    uses,
    clock,
    newId: randomUUID,
    random: randomBytes,
  });
  const sessions = createSessions({
    customers: store.customers,
    ended: store.endedSessions,
    passwords,
    attempts: createSignInAttempts(clock),
    secret: async () => store.sessionKey(await sessionSalt(home)),
    clock,
    newId: randomUUID,
  });
  const customerWith = (email: string): string | null => store.customers.byEmail(email)?.customer_id ?? null;
  return {
    customers: auditedCustomers(customers, audit, transaction),
    apiKeys: auditedApiKeys(apiKeys, audit, transaction),
    sessions: auditedSessions(sessions, audit, transaction, customerWith),
    [Symbol.dispose]: () => uses[Symbol.dispose](),
  };
}
