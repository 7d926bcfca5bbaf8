import type { Migration } from '@setu/service-kit';

/**
 * When an offer ended because its requirement was fulfilled. Such an offer leaves room for another of the same agent when the
 * brand posts the requirement again. Offers that stand have no such instant and count as equal, so one agent still makes
 * one offer to one requirement; the index keeps its name, which releases map to their reply.
 */
export const closeOffersWithRequirement: Migration = {
  name: '20261122150000-close-offers-with-requirement',
  up: async (db) => {
    await db.raw('alter table inquiries add column closed_with_requirement_at timestamptz(3)');
    await db.raw('drop index inquiries_one_offer');
    await db.raw(
      `create unique index inquiries_one_offer
       on inquiries (from_user_id, requirement_id, closed_with_requirement_at) nulls not distinct
       where kind = 'offer' and status <> 'withdrawn'`,
    );
  },
  /** Only the newest offer of an agent to a requirement fits the earlier index. */
  down: async (db) => {
    await db.raw(
      `delete from inquiries as earlier using inquiries as later
       where earlier.kind = 'offer' and later.kind = 'offer' and earlier.closed_with_requirement_at is not null
         and later.from_user_id = earlier.from_user_id and later.requirement_id = earlier.requirement_id
         and later.status <> 'withdrawn' and later.created_at > earlier.created_at`,
    );
    await db.raw('drop index inquiries_one_offer');
    await db.raw('alter table inquiries drop column closed_with_requirement_at');
    await db.raw(
      `create unique index inquiries_one_offer on inquiries (from_user_id, requirement_id)
       where kind = 'offer' and status <> 'withdrawn'`,
    );
  },
};
