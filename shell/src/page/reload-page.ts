let isReloading = false;

/** Whether the shell is about to reload the page. */
export const isReloadingPage = (): boolean => isReloading;

/** Reloads the current page, with the releases that are live now. */
export const reloadPage = (): void => {
  isReloading = true;
  location.reload();
};
