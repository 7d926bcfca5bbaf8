import { randomUUID } from 'node:crypto';
import type { PropertyDraft } from '@setu/contracts';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import type { LockProvider } from './owner';
import type { Property } from './property.model';
import type { StoreProperty } from './store-property';

interface Deps extends Pick<ServiceDeps, 'inTransaction' | 'clock'> {
  lockProvider: LockProvider;
  storeProperty: StoreProperty;
}

/** An agent or a brand lists a property. */
export const makeCreateProperty =
  ({ inTransaction, clock, lockProvider, storeProperty }: Deps) =>
  (fields: PropertyDraft, actor: SignedIn): Promise<Property> =>
    inTransaction(async (trx) =>
      storeProperty(trx, {
        id: randomUUID(),
        fields,
        provider: await lockProvider(trx, actor),
        now: clock.now(),
      }),
    );
