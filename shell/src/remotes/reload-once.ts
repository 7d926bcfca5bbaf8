import type { BootRemote } from '@setu/contracts';
import { reloadPage } from '../page/reload-page';

/** Where storage is forbidden nothing could be remembered, and a page might load itself for ever: then none is. */
const firstTime = (key: string): boolean => {
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, new Date().toISOString());
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
};

/**
 * Loads the page of the current address anew: it comes with the releases that are live now. Once a tab for each version,
 * so that a page that does not get better by it is not loaded for ever.
 * @returns false when it was done before
 */
export const reloadOnce = ({ name, version }: BootRemote): boolean => {
  if (!firstTime(`reloaded:${name} ${version}`)) return false;
  reloadPage();
  return true;
};
