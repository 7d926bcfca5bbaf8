import { type EventData, inquirySentV1, inquiryStatusChangedV1 } from '@setu/contracts';
import { type ConsumerDefinition, on } from '@setu/service-kit';
import type { Knex } from 'knex';
import { upsertIfNewerWithEarliest } from './upsert-if-newer';

const copyInquiry = (
  trx: Knex.Transaction,
  { id, version, franchiseId, status, createdAt }: EventData<typeof inquirySentV1>,
  { time }: { time: string },
) =>
  upsertIfNewerWithEarliest(
    trx,
    'inquiries',
    { id, version, franchise_id: franchiseId, status },
    { column: 'sent_at', at: new Date(createdAt ?? time) },
  );

/** Projects inquiries: time and franchise. */
export const inquiriesConsumer: ConsumerDefinition = {
  name: 'inquiries',
  from: 'inquiry',
  subscriptions: [on(inquirySentV1, copyInquiry), on(inquiryStatusChangedV1, copyInquiry)],
  reset: async (trx) => {
    await trx('inquiries').delete();
  },
};
