import { reloadPage } from './reload-page';

/**
 * Loads the page of a person who is signed in again when the browser restores it from memory: they may have signed out in the
 * meantime, and the next person at this machine must not see it.
 */
export const reloadRestoredPage = (): void => {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reloadPage();
  });
};
