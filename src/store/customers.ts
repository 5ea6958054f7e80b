import type { Database } from 'better-sqlite3';

export interface CustomerRow {
  customer_id: string;
  name: string;
  email: string;
  password_hash: string | null;
  created_at: number;
}

export type CustomersTable = ReturnType<typeof createCustomersTable>;

export function createCustomersTable(database: Database) {
  const insert = database.prepare<CustomerRow>(
    'INSERT INTO customers VALUES (@customer_id, @name, @email, @password_hash, @created_at) ON CONFLICT (email) DO NOTHING',
  );
  const all = database.prepare<[], CustomerRow>('SELECT * FROM customers ORDER BY created_at, customer_id');
  const one = database.prepare<[string], CustomerRow>('SELECT * FROM customers WHERE customer_id = ?');
  const named = database.prepare<[string], CustomerRow>('SELECT * FROM customers WHERE email = ?');
  const setPassword = database.prepare<[string, string]>(
    'UPDATE customers SET password_hash = ? WHERE customer_id = ?',
  );
  const first = database.transaction((row: CustomerRow): void => {
    if (all.get() === undefined) insert.run(row);
  });
  return {
    /** False where another customer has the e-mail address. */
    insert: (row: CustomerRow): boolean => insert.run(row).changes === 1,
    /** Makes `row` the first customer, unless there is one already. */
    insertFirst: (row: CustomerRow): void => first.immediate(row),
    all: (): CustomerRow[] => all.all(),
    byId: (customerId: string): CustomerRow | null => one.get(customerId) ?? null,
    byEmail: (email: string): CustomerRow | null => named.get(email) ?? null,
    setPasswordHash: (customerId: string, hash: string): boolean =>
      setPassword.run(hash, customerId).changes === 1,
  };
}
