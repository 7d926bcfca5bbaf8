import type { BootRemote } from '@setu/protocol';
import { reloadPage } from '../page/reload-page';
import { readStored, writeStored } from '../page/stored-json';

const tab = () => sessionStorage;

/** Without storage nothing can be remembered, and the page might reload endlessly: then it never reloads. */
const firstTime = (key: string): boolean =>
  readStored<string>(tab, key) === null && writeStored(tab, key, new Date().toISOString());

/**
 * Loads the page of the current address again, with the releases that are live now. Once per tab and version, so that a
 * page that still fails is not reloaded endlessly.
 * @returns false when it was done before
 */
export const reloadOnce = ({ name, version }: BootRemote): boolean => {
  if (!firstTime(`reloaded:${name} ${version}`)) return false;
  reloadPage();
  return true;
};
