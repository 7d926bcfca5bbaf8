import { userUpdatedV1 } from '@setu/contracts';
import { type ConsumerDefinition, on } from '@setu/service-kit';
import { saveAccount } from './accounts';

/**
 * Follows the state of accounts. Identity gives it with its replies too, which needs no broker; this is the second path,
 * for replies that were lost and for changes made by its command line. Registration starts a session with the role, so
 * only changes are read.
 */
export const accountsConsumer: ConsumerDefinition = {
  name: 'accounts',
  from: 'identity',
  subscriptions: [
    on(userUpdatedV1, (trx, { id, role, version, sessionsFrom }) =>
      saveAccount(trx, { userId: id, role, version, sessionsFrom }),
    ),
  ],
  // Running sessions go by these rows, so they stay; every fact of the replay is newer than version 0.
  reset: async (trx) => {
    await trx('gateway.accounts').update({ version: 0 });
  },
};

/** Every reader of facts in the gateway. */
export const consumers: readonly ConsumerDefinition[] = [accountsConsumer];
