import type { Migration } from '@setu/service-kit';

/**
 * Earlier demos had covers that were drawn as files of this site. The files are gone: a franchise without a photograph shows the drawing that
 * is chosen by its words.
 */
export const forgetDrawnCovers: Migration = {
  name: '20261130040000-forget-drawn-covers',
  up: async (db) => {
    await db.raw(`
      update franchise_opportunities
      set images = array(
        select image from unnest(images) with ordinality as shown (image, place)
        where image not like '/covers/%' order by place)
      where exists (select from unnest(images) as image where image like '/covers/%')`);
  },
  // The files do not exist in any release that has this migration.
  down: async () => undefined,
};
