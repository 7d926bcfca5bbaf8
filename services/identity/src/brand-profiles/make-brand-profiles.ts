import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { hasBrandProfiles } from './brand-profile.model';
import { brandProfileRoutes } from './brand-profile.routes';
import type { Owner, Owners } from './owner';
import { makeSaveBrandProfile } from './save-brand-profile';
import { type DecideDeps, makeDecide, makeEndByChange } from './verifications/decide';
import { makeEndVerifications } from './verifications/end-verifications';
import { hasVerifications } from './verifications/verification.model';
import { brandVerificationRoutes } from './verifications/verification.routes';
import { makeVerifyBrand } from './verifications/verify-brand';

type RouteDeps = Omit<Parameters<typeof brandVerificationRoutes>[0], 'verify'>;

interface Deps<User extends Owner>
  extends Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction' | 'recordEvent'>,
    DecideDeps,
    RouteDeps {
  findUser: (db: Knex, id: string) => Promise<User | undefined>;
  /** Locked until the transaction ends. */
  lockUser: (trx: Knex.Transaction, id: string) => Promise<User | undefined>;
  saveUser: (trx: Knex.Transaction, user: User, change: { brandName: string }) => Promise<User>;
}

/** Brand profiles: what brands say about themselves, and that administrators verified it. */
export const makeBrandProfiles = <User extends Owner>(deps: Deps<User>) => {
  const { clock, findUser, lockUser, saveUser } = deps;
  const decide = makeDecide(deps);
  const endByChange = makeEndByChange(decide);
  const owners: Owners = {
    findOwner: findUser,
    lockOwner: lockUser,
    renameBrand: async (trx, id, brandName) => {
      const user = await lockUser(trx, id);
      if (!user) throw new Error(`The brand ${id} is gone while its row is locked`);
      if (user.brandName !== brandName) await endByChange(trx, id, clock.now());
      return saveUser(trx, user, { brandName });
    },
  };
  const save = makeSaveBrandProfile({ ...deps, owners });
  return {
    routes: [
      ...brandProfileRoutes({ ...deps, owners, save }),
      ...brandVerificationRoutes({ ...deps, verify: makeVerifyBrand({ ...deps, owners, decide }) }),
    ],
    sweeps: [makeEndVerifications({ ...deps, owners, decide })],
    /** What the demo's seed does. Its brands do not need to hear of it. */
    seeding: {
      hasBrandProfiles,
      hasVerifications,
      saveBrandProfile: save,
      verify: makeDecide({ ...deps, notifyVerification: async () => undefined }),
    },
  };
};
