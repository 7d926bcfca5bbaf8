import { type BrandProfileDraft, demoUsers } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { makeAddAccount } from '../add-account';
import { ensurePassword } from '../passwords/ensure-password';
import { hashPassword } from '../passwords/password';
import { findUsers, hasUsers } from '../user.model';
import { type DemoPerson, demoBrands, demoInvestors, demoPeople } from './demo-people';
import { demoProfiles } from './demo-profiles';
import { type DemoVerification, demoVerifications } from './demo-verifications';

/** Functions of brand profiles for the seed. */
export interface BrandSeeding {
  hasBrandProfiles: (db: Knex) => Promise<boolean>;
  saveBrandProfile: (
    trx: Knex.Transaction,
    userId: string,
    draft: BrandProfileDraft,
    savedAt: Date,
  ) => Promise<unknown>;
  hasVerifications: (db: Knex) => Promise<boolean>;
  verify: (
    trx: Knex.Transaction,
    decision: DemoVerification & { decision: 'verified'; byUserId: string },
  ) => Promise<unknown>;
}

interface Deps extends Pick<ServiceDeps, 'db' | 'inTransaction' | 'clock'>, BrandSeeding {
  password: string;
  addAccount: ReturnType<typeof makeAddAccount>;
}

/**
 * Inserts the demo's people and brands into an empty schema, with the events of a registration for other services. The
 * offered accounts always have the password that the page shows, also after a change. Brand profiles and verifications
 * are inserted when there are none, so that an older demo gets them too.
 */
export const makeSeed = (deps: Deps) => {
  const { db, inTransaction, clock } = deps;

  const addPeople = async () => {
    const passwordHashes = await Promise.all(demoPeople.map(() => hashPassword(deps.password)));
    await inTransaction(async (trx) => {
      const add = (person: DemoPerson, passwordHash: string | null) =>
        deps.addAccount(trx, { ...person, passwordHash, emailConfirmedAt: person.createdAt });
      for (const [index, person] of demoPeople.entries()) await add(person, passwordHashes[index] ?? null);
      for (const person of [...demoBrands, ...demoInvestors]) await add(person, null);
    });
  };
  const ensurePasswords = async () => {
    const now = clock.now();
    for (const { id } of demoPeople) await ensurePassword(db, id, deps.password, now);
  };
  const addProfiles = () =>
    inTransaction(async (trx) => {
      const users = await findUsers(
        trx,
        demoProfiles.map(({ userId }) => userId),
      );
      for (const { userId, savedAt, ...words } of demoProfiles) {
        const brand = users.find(({ id }) => id === userId);
        if (brand?.role === 'brand' && brand.brandName)
          await deps.saveBrandProfile(trx, userId, { brandName: brand.brandName, ...words }, savedAt);
      }
    });

  const addVerifications = () =>
    inTransaction(async (trx) => {
      const users = await findUsers(
        trx,
        demoVerifications.map(({ userId }) => userId),
      );
      for (const verification of demoVerifications)
        if (users.some(({ id, role }) => id === verification.userId && role === 'brand'))
          await deps.verify(trx, { ...verification, decision: 'verified', byUserId: demoUsers.admin.id });
    });

  return async (): Promise<void> => {
    if (await hasUsers(db)) await ensurePasswords();
    else await addPeople();
    if (!(await deps.hasBrandProfiles(db))) await addProfiles();
    if (!(await deps.hasVerifications(db))) await addVerifications();
  };
};
