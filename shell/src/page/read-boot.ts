import type { Boot } from '@setu/protocol';

/**
 * The boot data of the page's HTML. It is not validated, because our own server wrote it, and a page with broken boot
 * data has no fallback.
 * @throws Error when the page has no boot data
 */
export const readBoot = (page: Document): Boot => {
  const text = page.getElementById('boot')?.textContent;
  if (!text) throw new Error('The page has no boot data');
  return JSON.parse(text) as Boot;
};
