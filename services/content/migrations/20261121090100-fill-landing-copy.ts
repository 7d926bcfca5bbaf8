import { randomUUID } from 'node:crypto';
import { landingCopy } from '@setu/contracts';
import type { Migration } from '@setu/service-kit';

/**
 * The landing page's own copy as rows, so that an administrator finds something to edit. Once: what is deleted later
 * stays deleted, and the page falls back to its own copy.
 */
export const fillLandingCopy: Migration = {
  name: '20261121090100-fill-landing-copy',
  up: async (db) => {
    const now = new Date();
    await db('website_content').insert(
      landingCopy.map(({ section, key, title, content, linkUrl, order }) => ({
        id: randomUUID(),
        section,
        key,
        title,
        content,
        link_url: linkUrl,
        order,
        created_at: now,
        updated_at: now,
      })),
    );
  },
  down: async (db) => {
    await db('website_content')
      .whereIn(
        'key',
        landingCopy.map(({ key }) => key),
      )
      .delete();
  },
};
