/** Address of the service worker: one of the shell's own public files. */
const serviceWorker = '/service-worker.js';

/**
 * Has the browser show a page of ours while there is no connection, and be able to tell of news. Only people who are signed in get it: for
 * a visitor it would make the next page slower and no better.
 * @returns undefined when the browser has no service workers, or refuses this one
 */
export const registerServiceWorker = async (): Promise<ServiceWorkerRegistration | undefined> => {
  try {
    return await navigator.serviceWorker?.register(serviceWorker);
  } catch {
    // As in a private window, or while the shell of an earlier release is live.
    return undefined;
  }
};
