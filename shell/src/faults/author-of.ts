import type { BootRemote } from '@setu/protocol';
import { fileAddress } from '../page/file-address';

/** Addresses of the scripts of a release that the page has loaded. */
const scriptsOf = (remote: BootRemote): Set<string> => {
  const base = fileAddress(remote, '');
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return new Set(loaded.filter((url) => url.startsWith(base) && url.endsWith('.js')));
};

const hasSource = async (remote: BootRemote, source: string): Promise<boolean> => {
  for (const url of scriptsOf(remote)) {
    const reply = await fetch(url);
    const text = await reply.text();
    if (reply.ok && text.includes(source)) return true;
  }
  return false;
};

/**
 * The release whose files contain the source of a function, among those that ran on the page; null when none does, for
 * example for a browser extension. The files come from the browser's cache.
 */
export const authorOf = async (
  written: (...args: never[]) => unknown,
  ran: readonly BootRemote[],
): Promise<BootRemote | null> => {
  const source = Function.prototype.toString.call(written);
  for (const remote of ran) if (await hasSource(remote, source)) return remote;
  return null;
};
