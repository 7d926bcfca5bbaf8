import { userUpdatedV1 } from '@setu/contracts';
import { type ConsumerDefinition, on } from '@setu/service-kit';
import { learnAccount } from './accounts';

/** Follows what roles users have. Those who register say their role as they sign in, so only changes are read. */
export const accountsConsumer: ConsumerDefinition = {
  name: 'accounts',
  from: 'identity',
  subscriptions: [
    on(userUpdatedV1, (trx, { id, role, version }) => learnAccount(trx, { userId: id, role, version })),
  ],
  // Running sessions go by these rows, so they stay; every fact of the replay is newer than version 0.
  reset: async (trx) => {
    await trx('gateway.accounts').update({ version: 0 });
  },
};

/** Every reader of facts in the gateway. */
export const consumers: readonly ConsumerDefinition[] = [accountsConsumer];
