import type { BootRemote } from '@setu/protocol';
import { reloadPage } from '../page/reload-page';
import { readStored, writeStored } from '../page/stored-json';

const tab = () => sessionStorage;

/** Without storage the page never reloads, because it could reload endlessly. */
const firstTime = (key: string): boolean =>
  readStored<string>(tab, key) === null && writeStored(tab, key, new Date().toISOString());

/**
 * Reloads the current page, with the releases that are live now. Only once per tab and version, so that a page that
 * still fails is not reloaded endlessly.
 * @returns false when it was done before
 */
export const reloadOnce = ({ name, version }: BootRemote): boolean => {
  if (!firstTime(`reloaded:${name} ${version}`)) return false;
  reloadPage();
  return true;
};
