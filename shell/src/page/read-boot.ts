import type { Boot } from '@setu/protocol';

/**
 * The boot data of the page's HTML. It is not checked against a schema: the server that wrote it is ours, and
 * a page whose boot data is broken has nothing to fall back to.
 * @throws Error when the page has no boot data
 */
export const readBoot = (page: Document): Boot => {
  const text = page.getElementById('boot')?.textContent;
  if (!text) throw new Error('The page has no boot data');
  return JSON.parse(text) as Boot;
};
