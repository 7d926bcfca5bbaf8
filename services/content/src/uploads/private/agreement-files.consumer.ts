import { franchiseeProofChangedV1 } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { type ConsumedEvent, type ConsumerDefinition, onAll, upsertIfNewer } from '@setu/service-kit';
import type { Knex } from 'knex';
import { noteUse } from '../note-use';

const agreement = {
  ...franchiseeProofChangedV1,
  data: franchiseeProofChangedV1.data.pick({ id: true, version: true, userId: true, uploadIds: true }),
};

/** An agreement is a file without another side, which administrators may read. It is unused after the decision. */
const copyAgreements = async (
  trx: Knex.Transaction,
  events: readonly ConsumedEvent<EventData<typeof agreement>>[],
): Promise<void> => {
  const earlier = await trx('message_files')
    .whereIn(
      'id',
      events.map(({ data }) => data.id),
    )
    .pluck('upload_ids');
  await upsertIfNewer(
    trx,
    'message_files',
    events.map(({ data: { id, version, userId, uploadIds } }) => ({
      id,
      version,
      from_user_id: userId,
      to_user_id: userId,
      upload_ids: uploadIds,
      is_reported: true,
    })),
  );
  await noteUse(trx, [...earlier.flat(), ...events.flatMap(({ data }) => data.uploadIds)]);
};

/**
 * Projects the agreements of people who say that they run an outlet, beside the files of messages. They are rebuilt together with those:
 * resetting either does not make uploads unused.
 */
export const agreementFilesConsumer: ConsumerDefinition = {
  name: 'agreement-files',
  from: 'catalog',
  subscriptions: [onAll(agreement, copyAgreements)],
  reset: async () => undefined,
};
