import { z } from 'zod';
import { NotegenError } from '../errors.ts';
import type { Passwords } from './passwords.ts';
import type { Clock, Customer, CustomersPort, NewId } from './ports.ts';
import { shownName } from './shown-name.ts';

/** The customer that a fresh data directory gets, so that `notegen keys create` works at once. */
const firstCustomer = { name: 'Local clinic', email: 'clinic@localhost' };

export const newCustomerSchema = z.strictObject({
  name: shownName,
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address'),
});

export const passwordSchema = z
  .string()
  .min(10, 'must have 10 characters or more')
  .max(1024, 'must have 1,024 characters or fewer');

/** A customer as lists show it. */
export interface ListedCustomer {
  customer_id: string;
  name: string;
  email: string;
  created_at: string;
}

export interface Customers {
  /**
   * The customer meant by an id or e-mail address; without one, the only customer there is.
   * Throws `customer_not_found`, `customer_ambiguous`.
   */
  find(idOrEmail?: string): Customer;
  list(): ListedCustomer[];
  /** Throws `email_taken`. */
  create(customer: z.infer<typeof newCustomerSchema>): ListedCustomer;
  setPassword(customerId: string, password: string): Promise<void>;
}

export function createCustomers(deps: {
  table: CustomersPort;
  passwords: Pick<Passwords, 'hash'>;
  clock: Clock;
  newId: NewId;
}): Customers {
  const { table, passwords, clock, newId } = deps;
  const fresh = (): Omit<Customer, 'name' | 'email'> => ({
    customer_id: newId(),
    password_hash: null,
    created_at: clock(),
  });
  table.insertFirst({ ...firstCustomer, ...fresh() });
  return {
    find(idOrEmail) {
      if (idOrEmail !== undefined) {
        const found = table.byId(idOrEmail) ?? table.byEmail(idOrEmail.trim().toLowerCase());
        if (found === null) throw new NotegenError('customer_not_found');
        return found;
      }
      const [only, ...others] = table.all();
      if (only === undefined) throw new NotegenError('customer_not_found');
      if (others.length > 0) throw new NotegenError('customer_ambiguous');
      return only;
    },
    list: () => table.all().map(shown),
    create(given) {
      const customer = { ...given, ...fresh() };
      if (!table.insert(customer)) throw new NotegenError('email_taken');
      return shown(customer);
    },
    async setPassword(customerId, password) {
      if (!table.setPasswordHash(customerId, await passwords.hash(password))) {
        throw new NotegenError('customer_not_found');
      }
    },
  };
}

function shown({ customer_id, name, email, created_at }: Customer): ListedCustomer {
  return { customer_id, name, email, created_at: new Date(created_at).toISOString() };
}
