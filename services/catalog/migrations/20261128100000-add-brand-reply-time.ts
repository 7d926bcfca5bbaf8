import type { Migration } from '@setu/service-kit';

/**
 * How soon a brand usually answers, as the inquiry service published it last, on the brand and on its franchises; null when it is slow or not
 * known. `reply_time_version` is the version of that event.
 */
export const addBrandReplyTime: Migration = {
  name: '20261128100000-add-brand-reply-time',
  up: async (db) => {
    await db.raw(`
      alter table brands
        add column reply_time text,
        add column reply_time_version integer not null default 0;
      alter table franchise_opportunities add column brand_reply_time text;
    `);
  },
  down: async (db) => {
    await db.raw(`
      alter table franchise_opportunities drop column brand_reply_time;
      alter table brands drop column reply_time_version, drop column reply_time;
    `);
  },
};
