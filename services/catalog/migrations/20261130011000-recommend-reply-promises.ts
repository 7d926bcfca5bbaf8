import type { Migration } from '@setu/service-kit';

/** What counts as 30 days each in the recommended order. */
const completeness = [
  'cardinality(new.images) > 0',
  "char_length(coalesce(new.description, '')) >= 200",
  'new.expected_roi is not null',
  'new.support_provided is not null',
  'cardinality(new.documents) > 0',
];

const recommend = (parts: readonly string[]) => `
  create or replace function recommend() returns trigger language plpgsql as $$
    begin
      new.recommended_at := (new.created_at at time zone 'UTC' + interval '30 days' * (
        ${parts.map((part) => `(${part})::int`).join(' + ')}
      )) at time zone 'UTC';
      return new;
    end $$;`;

/**
 * A trigger derives `recommended_at` instead of the column itself, because changing the expression of a column rewrites the table. A brand
 * that keeps the reply promise counts like each part of a complete listing. No brand is known to keep it yet, so all values stay.
 */
export const recommendReplyPromises: Migration = {
  name: '20261130011000-recommend-reply-promises',
  up: async (db) => {
    await db.raw(`
      ${recommend([...completeness, 'new.brand_keeps_reply_promise'])}
      alter table franchise_opportunities alter column recommended_at drop expression if exists;
      create or replace trigger recommend before insert or update on franchise_opportunities
        for each row execute function recommend();
    `);
  },
  // The trigger stays, because an expression could only be restored by rewriting the table. An earlier release does not notice it.
  down: async (db) => {
    await db.raw(`
      ${recommend(completeness)}
      update franchise_opportunities set recommended_at = recommended_at where brand_keeps_reply_promise;
    `);
  },
};
