import { randomUUID } from 'node:crypto';
import type { RequirementDraft } from '@setu/contracts';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import type { LockBrand } from './owner';
import type { Requirement } from './requirement.model';
import type { StoreRequirement } from './store-requirement';

interface Deps extends Pick<ServiceDeps, 'inTransaction' | 'clock'> {
  lockBrand: LockBrand;
  storeRequirement: StoreRequirement;
}

/** A brand posts what space it looks for. */
export const makeCreateRequirement =
  ({ inTransaction, clock, lockBrand, storeRequirement }: Deps) =>
  (fields: RequirementDraft, actor: SignedIn): Promise<Requirement> =>
    inTransaction(async (trx) =>
      storeRequirement(trx, {
        id: randomUUID(),
        fields,
        brand: await lockBrand(trx, actor),
        now: clock.now(),
      }),
    );
