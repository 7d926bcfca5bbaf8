let isReloading = false;

/** Whether the page is about to be loaded again by the shell's own decision. */
export const isReloadingPage = (): boolean => isReloading;

/** Loads the page of the current address again, with the releases that are live now. */
export const reloadPage = (): void => {
  isReloading = true;
  location.reload();
};
