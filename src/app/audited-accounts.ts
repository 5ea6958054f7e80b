import type { ApiKey, ApiKeys, CreatedApiKey } from '../accounts/api-keys.ts';
import type { Customers, ListedCustomer } from '../accounts/customers.ts';
import type { Session, SessionHolder, Sessions } from '../accounts/sessions.ts';
import type { Actor } from '../audit/acts.ts';
import type { Audit } from '../audit/audit.ts';
import { NotegenError } from '../errors.ts';
import type { Acting } from './audited-notebook.ts';

type Transaction = <T>(work: () => T) => T;

/** API keys, with who made and revoked each. */
export interface AuditedApiKeys extends Pick<ApiKeys, 'list' | 'holderOf' | 'hashOf' | 'holderOfHash'> {
  create(who: Acting, name: string): CreatedApiKey;
  revoke(who: Acting, keyId: string): ApiKey;
}

export function auditedApiKeys(keys: ApiKeys, audit: Audit, transaction: Transaction): AuditedApiKeys {
  return {
    list: keys.list,
    holderOf: keys.holderOf,
    hashOf: keys.hashOf,
    holderOfHash: keys.holderOfHash,
    create: (who, name) =>
      transaction(() => {
        const created = keys.create(who.customerId, name);
        audit.record(who, 'key.created', { detail: created.key_id });
        return created;
      }),
    revoke: (who, keyId) =>
      transaction(() => {
        const revoked = keys.revoke(who.customerId, keyId);
        audit.record(who, 'key.revoked', { detail: keyId });
        return revoked;
      }),
  };
}

/** Customers, with who made them and set their passwords. */
export interface AuditedCustomers extends Pick<Customers, 'find' | 'list'> {
  create(who: Actor, customer: Parameters<Customers['create']>[0]): ListedCustomer;
  setPassword(who: Acting, password: string): Promise<void>;
}

export function auditedCustomers(
  customers: Customers,
  audit: Audit,
  transaction: Transaction,
): AuditedCustomers {
  return {
    find: customers.find,
    list: customers.list,
    create: (who, customer) =>
      transaction(() => {
        const created = customers.create(customer);
        audit.record({ ...who, customerId: created.customer_id }, 'customer.created');
        return created;
      }),
    async setPassword(who, password) {
      await customers.setPassword(who.customerId, password);
      audit.record(who, 'customer.password_set');
    },
  };
}

/** Sessions, with who opened them, who was refused, and who ended them. */
export interface AuditedSessions extends Pick<Sessions, 'signIn' | 'holderOf'> {
  open(who: Acting): Promise<Session>;
  end(holder: SessionHolder): void;
}

export function auditedSessions(
  sessions: Sessions,
  audit: Audit,
  transaction: Transaction,
  /** The customer with this e-mail address, or null. */
  customerWith: (email: string) => string | null,
): AuditedSessions {
  return {
    holderOf: sessions.holderOf,
    async signIn(email, password) {
      try {
        const session = await sessions.signIn(email, password);
        const { customer_id: customerId } = session;
        audit.record({ customerId, tokenId: tokenIdOf(session) }, 'session.opened', { detail: 'password' });
        return session;
      } catch (error) {
        if (!(error instanceof NotegenError)) throw error;
        // What was typed for an address may be anything, a password too: only a customer's own is told.
        const who = { customerId: customerWith(email.toLowerCase()), signingIn: true } as const;
        audit.gather(who, 'session.refused', { detail: error.code });
        throw error;
      }
    },
    async open(who) {
      const session = await sessions.open(who.customerId);
      audit.record(who, 'session.opened', { detail: tokenIdOf(session) });
      return session;
    },
    end: (holder) =>
      transaction(() => {
        sessions.end(holder);
        audit.record(holder, 'session.ended');
      }),
  };
}

function tokenIdOf({ token }: Session): string {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { jti: string }).jti;
}
