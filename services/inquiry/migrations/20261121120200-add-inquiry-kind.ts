import type { Migration } from '@setu/service-kit';

/**
 * Offers and visits beside inquiries about franchises, which all rows were so far and what an older release still
 * writes. One agent makes one offer to one requirement; only withdrawing it makes room for another.
 */
export const addInquiryKind: Migration = {
  name: '20261121120200-add-inquiry-kind',
  up: async (db) => {
    await db.schema.alterTable('inquiries', (table) => {
      table.text('kind').notNullable().defaultTo('franchise');
      table.decimal('proposed_commission', 5, 2);
      table.check('proposed_commission between 0 and 100', [], 'inquiries_commission_percent');
      table.check(
        `(kind = 'franchise' and franchise_id is not null and property_id is null and requirement_id is null
            and proposed_commission is null)
          or (kind = 'offer' and franchise_id is null and requirement_id is not null)
          or (kind = 'visit' and franchise_id is null and requirement_id is not null and property_id is not null
            and proposed_commission is null)`,
        [],
        'inquiries_kind_fits',
      );
    });
    await db.raw(
      `create unique index inquiries_one_offer on inquiries (from_user_id, requirement_id)
       where kind = 'offer' and status <> 'withdrawn'`,
    );
    await db.raw(
      `create index inquiries_about_requirement on inquiries (requirement_id, created_at desc, id desc)
       where requirement_id is not null`,
    );
    await db.raw('create index inquiries_newest on inquiries (created_at desc, id desc)');
  },
  /** Rows an older release cannot hold go with their columns. */
  down: async (db) => {
    await db('inquiries').whereNot({ kind: 'franchise' }).delete();
    await db.raw('drop index inquiries_newest, inquiries_about_requirement, inquiries_one_offer');
    // Checks that name a column go with it.
    await db.schema.alterTable('inquiries', (table) => void table.dropColumns('kind', 'proposed_commission'));
  },
};
