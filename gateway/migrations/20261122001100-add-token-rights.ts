import type { Migration } from '@setu/service-kit';

/**
 * What a token may do beyond releasing the deployables it names. A token for every deployable (`*`) has all rights;
 * tokens made earlier for single names get none, for those names exist. A token may hold rights alone: a verifier's.
 */
export const addTokenRights: Migration = {
  name: '20261122001100-add-token-rights',
  up: async (db) => {
    await db.raw(`
      alter table gateway.release_tokens
        add column rights text[] not null default '{}',
        drop constraint release_tokens_pieces_check,
        add constraint release_tokens_pieces_check check (cardinality(pieces) > 0 or cardinality(rights) > 0)
    `);
  },
  down: async (db) => {
    await db.raw(`
      delete from gateway.release_tokens where cardinality(pieces) = 0;
      alter table gateway.release_tokens
        drop constraint release_tokens_pieces_check,
        drop column rights,
        add constraint release_tokens_pieces_check check (cardinality(pieces) > 0)
    `);
  },
};
