import { userUpdatedV1 } from '@setu/contracts';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';
import { saveAccounts } from '../../edge/sessions/accounts';

/**
 * Follows the state of accounts. Identity also sends it with its replies, without a broker; events are the second path, for
 * lost replies and for changes by identity's command line. Registration starts a session with the role, so only changes are
 * consumed.
 */
export const accountsConsumer: ConsumerDefinition = {
  name: 'accounts',
  from: 'identity',
  subscriptions: [
    onAll(userUpdatedV1, (trx, events) =>
      saveAccounts(
        trx,
        events.map(({ data: { id, role, version, sessionsFrom, worksFor } }) => ({
          userId: id,
          role,
          version,
          sessionsFrom,
          worksFor,
        })),
      ),
    ),
  ],
  // Sessions depend on these rows, so they are kept; every replayed event is newer than version 0.
  reset: async (trx) => {
    await trx('gateway.accounts').update({ version: 0 });
  },
};

/** Every consumer of the gateway. */
export const consumers: readonly ConsumerDefinition[] = [accountsConsumer];
