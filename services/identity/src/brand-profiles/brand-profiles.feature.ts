import { brandProfileSavedV1, brandVerifiedV1, ownVerificationOf, userDeletedV1 } from '@setu/contracts';
import { endVerifications } from '@setu/service-features/verifications';
import { feature, ownRows, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { BrandProfileModel, hasBrandProfiles } from './brand-profile.model';
import { brandProfileRoutes } from './brand-profile.routes';
import type { Owner, Owners } from './owner';
import { makeSaveBrandProfile } from './save-brand-profile';
import { makeDecide, makeEndByChange, type NotifyVerification } from './verifications/decide';
import {
  BrandVerificationModel,
  brandVerifications,
  hasVerifications,
} from './verifications/verification.model';
import { brandVerificationRoutes } from './verifications/verification.routes';
import { makeVerifyBrand } from './verifications/verify-brand';

interface Needs extends Omit<Parameters<typeof brandVerificationRoutes>[0], 'verify' | keyof ServiceDeps> {
  findUser: (db: Knex, id: string) => Promise<Owner | undefined>;
  /** Locked until the transaction ends. */
  lockUser: (trx: Knex.Transaction, id: string) => Promise<Owner | undefined>;
  /** Saves a new name of a brand whose row is locked. */
  renameBrand: (trx: Knex.Transaction, id: string, brandName: string) => Promise<Owner>;
  notifyVerification: NotifyVerification;
}

/** Brand profiles, and their verification by administrators. */
export const brandProfiles = feature({
  name: 'brand-profiles',
  needs: {
    assertAdmin: 'users',
    listAccounts: 'users',
    findAccount: 'users',
    namesOf: 'users',
    findUser: 'users',
    lockUser: 'users',
    renameBrand: 'users',
    notifyVerification: 'notifications',
  },
  build: (deps: ServiceDeps & Needs) => {
    const { clock, findUser, lockUser, renameBrand } = deps;
    const decide = makeDecide(deps);
    const endByChange = makeEndByChange(decide);
    const owners: Owners = {
      findOwner: findUser,
      lockOwner: lockUser,
      renameBrand: async (trx, id, brandName) => {
        const owner = await lockUser(trx, id);
        if (!owner) throw new Error(`The brand ${id} is gone while its row is locked`);
        if (owner.brandName !== brandName) await endByChange(trx, id, clock.now());
        return renameBrand(trx, id, brandName);
      },
    };
    const save = makeSaveBrandProfile({ ...deps, owners });
    return {
      routes: [
        ...brandProfileRoutes({ ...deps, owners, save }),
        ...brandVerificationRoutes({ ...deps, verify: makeVerifyBrand({ ...deps, owners, decide }) }),
      ],
      sweeps: [
        endVerifications({
          ...deps,
          of: 'brands',
          decisions: brandVerifications,
          lock: owners.lockOwner,
          expire: (trx, { id }, _last, now) =>
            decide(trx, { userId: id, decision: 'expired', byUserId: null, decidedAt: now }),
        }),
      ],
      replacedEvents: [
        [brandProfileSavedV1, userDeletedV1],
        [brandVerifiedV1, userDeletedV1],
      ],
      ownData: [
        ownRows(BrandProfileModel, {
          kind: 'brand-profile',
          of: (rows, { id }) => rows.where('user_id', id),
          key: { column: 'user_id', property: 'userId' },
          content: ({ description, targetAudience, website, logo, people, updatedAt }) => ({
            description,
            targetAudience,
            website,
            logo,
            people,
            updatedAt,
          }),
        }),
        ownRows(BrandVerificationModel, {
          kind: 'verification',
          of: (rows, { id }) => rows.where('user_id', id),
          content: ownVerificationOf,
        }),
      ],
      gives: {
        hasBrandProfiles,
        saveBrandProfile: save,
        hasVerifications,
        /** For the demo, whose brands do not need a notification. */
        verify: makeDecide({ ...deps, notifyVerification: async () => undefined }),
      },
    };
  },
});
