import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { type DemoPerson, demoBrands, demoPeople } from './demo-people';

interface Deps extends Pick<ServiceDeps, 'db' | 'inTransaction' | 'clock'> {
  password: string;
  hasUsers: (db: Knex) => Promise<boolean>;
  hashPassword: (password: string) => Promise<string>;
  keepPassword: (db: Knex, userId: string, password: string, now: Date) => Promise<void>;
  addAccount: (
    trx: Knex.Transaction,
    account: DemoPerson & { passwordHash: string | null },
  ) => Promise<unknown>;
}

/**
 * The demo's people and brands, into an empty schema only; told like any registration, so that the neighbours hear
 * of them. The offered accounts keep the password the page offers, also when it was changed since.
 */
export const makeSeed =
  ({ db, inTransaction, clock, password, hasUsers, hashPassword, keepPassword, addAccount }: Deps) =>
  async (): Promise<void> => {
    if (await hasUsers(db)) {
      const now = clock.now();
      for (const { id } of demoPeople) await keepPassword(db, id, password, now);
      return;
    }
    const passwordHashes = await Promise.all(demoPeople.map(() => hashPassword(password)));
    await inTransaction(async (trx) => {
      for (const [index, person] of demoPeople.entries())
        await addAccount(trx, { ...person, passwordHash: passwordHashes[index] ?? null });
      for (const brand of demoBrands) await addAccount(trx, { ...brand, passwordHash: null });
    });
  };
