import { inquirySentV1, inquiryStatusChangedV1 } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { type ConsumedEvent, type ConsumerDefinition, onAll } from '@setu/service-kit';
import type { Knex } from 'knex';
import { upsertIfNewerWithEarliest } from './upsert-if-newer';

const copyInquiries = (
  trx: Knex.Transaction,
  events: readonly ConsumedEvent<EventData<typeof inquirySentV1>>[],
) =>
  upsertIfNewerWithEarliest(
    trx,
    'inquiries',
    events.map(({ data: { id, version, franchiseId, status, createdAt }, time }) => ({
      row: { id, version, franchise_id: franchiseId, status },
      at: new Date(createdAt ?? time),
    })),
    'sent_at',
  );

/** Projects inquiries: time and franchise. */
export const inquiriesConsumer: ConsumerDefinition = {
  name: 'inquiries',
  from: 'inquiry',
  gathers: true,
  subscriptions: [onAll(inquirySentV1, copyInquiries), onAll(inquiryStatusChangedV1, copyInquiries)],
  reset: async (trx) => {
    await trx('inquiries').delete();
    await trx('row_counts').where({ table_name: 'inquiries' }).update({ count: 0 });
  },
};
