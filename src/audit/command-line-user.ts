import { userInfo } from 'node:os';

/** Whoever types at the command line, by the name that the operating system knows. */
export function commandLineUser<Id extends string | null>(customerId: Id): { customerId: Id; user: string } {
  return { customerId, user: userName() };
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // A user without an entry in the list of users, as in some containers.
    return String(process.getuid?.() ?? 'unknown');
  }
}
