import type { Migration } from '@setu/service-kit';

/** Sentences that the product did not keep, and what stands there now. A text that an administrator edited stays. */
const corrections: readonly { key: string; from: string; to: string }[] = [
  {
    key: 'hero.headline',
    from: 'Franchise brands, investors and commercial property across India meet here, with the figures on the table from the first page on.',
    to: 'Franchise brands, investors and commercial property across India meet here, with the numbers on page one.',
  },
  {
    key: 'features.investors',
    from: 'Compare investment, area, returns and support side by side, and write to the brand itself.',
    to: 'See investment, area, returns and support of each listing, and write to the brand itself.',
  },
];

export const correctLandingCopy: Migration = {
  name: '20261122050000-correct-landing-copy',
  up: async (db) => {
    for (const { key, from, to } of corrections)
      await db('website_content').where({ key, content: from }).update({ content: to });
  },
  down: async (db) => {
    for (const { key, from, to } of corrections)
      await db('website_content').where({ key, content: to }).update({ content: from });
  },
};
