import { z } from 'zod';
import { NotegenError } from '../errors.ts';
import type { Passwords } from './passwords.ts';
import type { Clock, CustomersPort, NewId } from './ports.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';

/** Body of `POST /dashboard/sessions`. */
export const signInSchema = z.strictObject({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(1024),
});

export const sessionSchema = z.object({
  token: z.string(),
  token_type: z.literal('Bearer'),
  expires_at: z.iso.datetime(),
  customer_id: z.uuid(),
});
export type Session = z.infer<typeof sessionSchema>;

/** Who a dashboard request acts for. */
export interface SessionHolder {
  customerId: string;
  tokenId: string;
  expiresAt: number;
}

export interface EndedSessionsPort {
  insert(tokenId: string, expiresAt: number): void;
  has(tokenId: string): boolean;
}

export interface Sessions {
  /** Throws `sign_in_failed` and `rate_limited`, the same whether or not the account exists. */
  signIn(email: string, password: string): Promise<Session>;
  /** A session without a password, for whoever owns the data directory. */
  open(customerId: string): Promise<Session>;
  /** Whose session `token` is, or null. */
  holderOf(token: string): Promise<SessionHolder | null>;
  end(holder: SessionHolder): void;
}

const lifetimeSeconds = 12 * 3600;
const claims = { issuer: 'notegen', audience: 'dashboard' };

export function createSessions(deps: {
  customers: Pick<CustomersPort, 'byId' | 'byEmail'>;
  ended: EndedSessionsPort;
  passwords: Passwords;
  attempts: SignInAttempts;
  /** Read anew for every token: a lost secret ends the sessions and nothing else. */
  secret: () => Promise<Uint8Array>;
  clock: Clock;
  newId: NewId;
}): Sessions {
  const { customers, ended, passwords, attempts, secret, clock, newId } = deps;
  const open = async (customerId: string): Promise<Session> => {
    const issued = Math.floor(clock() / 1000);
    const expires = issued + lifetimeSeconds;
    const { SignJWT } = await import('jose/jwt/sign');
    const token = await new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(customerId)
      .setJti(newId())
      .setIssuedAt(issued)
      .setExpirationTime(expires)
      .setIssuer(claims.issuer)
      .setAudience(claims.audience)
      .sign(await secret());
    const expires_at = new Date(expires * 1000).toISOString();
    return { token, token_type: 'Bearer', expires_at, customer_id: customerId };
  };
  return {
    open,
    async signIn(given, password) {
      const email = given.toLowerCase();
      attempts.begin(email);
      const customer = customers.byEmail(email);
      const right = await passwords.matches(password, customer?.password_hash ?? null);
      if (!right || customer === null) throw new NotegenError('sign_in_failed');
      attempts.succeeded(email);
      return await open(customer.customer_id);
    },
    async holderOf(token) {
      const options = { ...claims, algorithms: ['HS256'], currentDate: new Date(clock()) };
      // Loaded with the first session: most servers only ever see keys.
      const { jwtVerify } = await import('jose/jwt/verify');
      if (!isCanonical(token)) return null;
      const payload = await jwtVerify(token, await secret(), options).then(
        (verified) => verified.payload,
        () => null,
      );
      const { sub, jti, exp } = payload ?? {};
      if (sub === undefined || jti === undefined || exp === undefined) return null;
      if (ended.has(jti) || customers.byId(sub) === null) return null;
      return { customerId: sub, tokenId: jti, expiresAt: exp * 1000 };
    },
    end: ({ tokenId, expiresAt }) => ended.insert(tokenId, expiresAt),
  };
}

/** Base64url has spare bits at its end: without this, one signature could be written in four ways. */
function isCanonical(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}
