/** Everything that the audit log tells of. Append only: exported logs hold these words. */
export const acts = [
  'note.created',
  'note.read',
  'note.exported',
  'note.sent',
  'note.deleted',
  'note.purged',
  'recording.accepted',
  'recording.transcribed',
  'recording.failed',
  'recording.deleted',
  'key.created',
  'key.revoked',
  'webhook.set',
  'webhook.secret_rotated',
  'webhook.tested',
  'session.opened',
  'session.refused',
  'session.ended',
  'customer.created',
  'customer.password_set',
  'setting.changed',
  'master_key.rotated',
  'master_key.moved',
  'backup.taken',
  'backup.restored',
] as const;
export type Act = (typeof acts)[number];

/** Who does something: a program with its key, a person signed in or about to, a user of this computer, notegen itself. */
export type Actor =
  | { readonly customerId: string; readonly keyId: string }
  | { readonly customerId: string; readonly tokenId: string }
  | { readonly customerId: string | null; readonly signingIn: true }
  | { readonly customerId: string | null; readonly user: string }
  | { readonly customerId: string | null; readonly program: true };

/** Actors as the log names them: a kind, a colon, an id. */
export function actorName(actor: Actor): string {
  if ('keyId' in actor) return `key:${actor.keyId}`;
  if ('tokenId' in actor) return `session:${actor.tokenId}`;
  if ('user' in actor) return `user:${actor.user}`;
  return 'signingIn' in actor ? 'sign-in' : 'notegen';
}

/** What notegen does by itself, for a customer's note. */
export function byItself(customerId: string): Actor {
  return { customerId, program: true };
}

/** What an act was done to. Ids, codes and settings only: never a title, a file's name or anything said. */
export interface About {
  noteId?: string;
  /** The key, the session, the format, the setting, the failure's code: what belongs to the act. */
  detail?: string;
}

/** A line to be written. Times are milliseconds since 1970. */
export interface AuditEntry {
  at: number;
  actor: string;
  customer_id: string | null;
  act: Act;
  note_id: string | null;
  detail: string | null;
  /** How often, within a second of `at`. */
  times: number;
}

/** A line that is written. */
export interface AuditLine extends AuditEntry {
  line: number;
}
