import type { Migration } from '@setu/service-kit';

/** The address that an account had when a recovery link was sent there, once it has another one. */
export const undoAddressChanges: Migration = {
  name: '20261127110000-undo-address-changes',
  up: async (db) => {
    await db.raw('alter table password_resets add column former_email text');
  },
  down: async (db) => {
    await db.raw('alter table password_resets drop column former_email');
  },
};
