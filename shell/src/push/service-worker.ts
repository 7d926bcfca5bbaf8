import { serviceWorkerPath } from '@setu/protocol';

/**
 * Has the browser show a page of ours while there is no connection, and be able to show notifications. Only people who are signed in get it: for
 * a visitor it would make the next page slower and no better.
 */
export const registerServiceWorker = async (): Promise<void> => {
  try {
    await navigator.serviceWorker?.register(serviceWorkerPath);
  } catch {
    // As in a private window, or while the shell of an earlier release is live.
  }
};

/** Ends service workers of this site that are not the shell's. */
export const endOtherServiceWorkers = async (): Promise<void> => {
  try {
    for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? []) {
      const worker = registration.active ?? registration.waiting ?? registration.installing;
      if (worker && new URL(worker.scriptURL).pathname !== serviceWorkerPath) await registration.unregister();
    }
  } catch {
    // A browser that forbids storage has no service workers either.
  }
};
