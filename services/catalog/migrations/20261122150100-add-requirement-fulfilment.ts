import type { Migration } from '@setu/service-kit';

/**
 * When a requirement was fulfilled and by which agent, and the newest confirmed assignment that was applied to it. The last
 * one stays when the brand posts the requirement again, so an event that comes twice does not close it again.
 */
export const addRequirementFulfilment: Migration = {
  name: '20261122150100-add-requirement-fulfilment',
  up: async (db) => {
    await db.raw(`
      alter table property_requirements
        add column fulfilled_at timestamptz(3),
        add column fulfilled_by uuid,
        add column deal_confirmed_at timestamptz(3)
    `);
  },
  down: async (db) => {
    await db.raw(`
      alter table property_requirements
        drop column fulfilled_at, drop column fulfilled_by, drop column deal_confirmed_at
    `);
  },
};
