import type { ServiceDeps, SignedIn } from '@setu/service-kit';

/** {{title}}. The transaction opens here; pass `trx` to every query. */
export const make{{Name}} =
  ({ clock, inTransaction }: Pick<ServiceDeps, 'clock' | 'inTransaction'>) =>
  (actor: SignedIn): Promise<{ userId: string; at: Date }> =>
    inTransaction(async () => ({ userId: actor.id, at: clock.now() }));
