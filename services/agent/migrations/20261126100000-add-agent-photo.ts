import type { Migration } from '@setu/service-kit';

/** The photo of an agent: address, sides and preview of an uploaded picture; null without one. */
export const addAgentPhoto: Migration = {
  name: '20261126100000-add-agent-photo',
  up: async (db) => {
    await db.raw('alter table agent_profiles add column photo jsonb');
  },
  down: async (db) => {
    await db.raw('alter table agent_profiles drop column photo');
  },
};
