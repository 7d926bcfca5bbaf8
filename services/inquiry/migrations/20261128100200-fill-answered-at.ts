import type { Migration } from '@setu/service-kit';

/** Inquiries in one statement, so that no answer waits for long. */
const batch = 1_000;

/**
 * Sets when existing inquiries were answered: the receiver's first message. One that was answered in another way, or after this by a release that
 * does not write it down, stays without.
 */
export const fillAnsweredAt: Migration = {
  name: '20261128100200-fill-answered-at',
  isConcurrent: true,
  up: async (db) => {
    let [at, id] = ['-infinity', '00000000-0000-0000-0000-000000000000'];
    for (;;) {
      const { rows } = await db.raw<{ rows: { at: string; id: string }[] }>(
        `with page as (
           select id, created_at, to_user_id from inquiries
           where (created_at, id) > (?::timestamptz, ?::uuid) order by created_at, id limit ?
         ), answered as (
           update inquiries set answered_at = first.at
           from (
             select page.id, min(inquiry_messages.created_at) as at
             from page join inquiry_messages
               on inquiry_messages.inquiry_id = page.id and inquiry_messages.from_user_id = page.to_user_id
             group by page.id
           ) as first
           where inquiries.id = first.id and inquiries.answered_at is null
         )
         select created_at::text as at, id from page order by created_at desc, id desc limit 1`,
        [at, id, batch],
      );
      const [last] = rows;
      if (!last) return;
      ({ at, id } = last);
    }
  },
  // The column goes with its own migration.
  down: async () => undefined,
};
