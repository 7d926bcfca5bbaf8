import { filesAttachedV1 } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { type ConsumedEvent, type ConsumerDefinition, onAll, upsertIfNewer } from '@setu/service-kit';
import type { Knex } from 'knex';
import { noteUse } from '../note-use';

const copyFiles = async (
  trx: Knex.Transaction,
  events: readonly ConsumedEvent<EventData<typeof filesAttachedV1>>[],
): Promise<void> => {
  await upsertIfNewer(
    trx,
    'message_files',
    events.map(({ data: { id, version, fromUserId, toUserId, uploadIds, isReported } }) => ({
      id,
      version,
      from_user_id: fromUserId,
      to_user_id: toUserId,
      upload_ids: uploadIds,
      is_reported: isReported,
    })),
  );
  await noteUse(
    trx,
    events.flatMap(({ data }) => data.uploadIds),
  );
};

/** Projects which uploads messages have, and the two sides that may read them. Resetting it does not make uploads unused. */
export const messageFilesConsumer: ConsumerDefinition = {
  name: 'message-files',
  from: 'inquiry',
  subscriptions: [onAll(filesAttachedV1, copyFiles)],
  reset: async (trx) => {
    await trx('message_files').delete();
  },
};
