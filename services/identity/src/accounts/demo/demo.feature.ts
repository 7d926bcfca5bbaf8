import { feature, type ServiceDeps } from '@setu/service-kit';
import type { makeAddAccount } from '../add-account';
import { makeOfferedAccounts } from './offered-accounts';
import { type BrandSeeding, makeSeed } from './seed';

interface Needs extends BrandSeeding {
  addAccount: ReturnType<typeof makeAddAccount>;
}

/** The people and brands of the demo. */
export const makeDemo = (password: string) =>
  feature({
    name: 'demo',
    needs: {
      addAccount: 'users',
      hasBrandProfiles: 'brand-profiles',
      saveBrandProfile: 'brand-profiles',
      hasVerifications: 'brand-profiles',
      verify: 'brand-profiles',
    },
    build: (deps: ServiceDeps & Needs) => ({
      seed: makeSeed({ ...deps, password }),
      gives: makeOfferedAccounts({ ...deps, demoPassword: password }),
    }),
  });
