import { reloadPage } from './reload-page';

/**
 * Reloads the page of a signed-in user when the browser restores it from the back/forward cache: the user may have signed
 * out, and the next user of this computer must not see it.
 */
export const reloadRestoredPage = (): void => {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reloadPage();
  });
};
