import { serviceWorkerPath } from '@setu/protocol';

/**
 * Registers the service worker, which shows an offline page and notifications. Only for signed-in users: for visitors it would only make
 * the next page slower.
 */
export const registerServiceWorker = async (): Promise<void> => {
  try {
    await navigator.serviceWorker?.register(serviceWorkerPath);
  } catch {
    // For example in a private window, or while an earlier release of the shell is live.
  }
};

/** Unregisters service workers of this site that are not the shell's. */
export const endOtherServiceWorkers = async (): Promise<void> => {
  try {
    for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? []) {
      const worker = registration.active ?? registration.waiting ?? registration.installing;
      if (worker && new URL(worker.scriptURL).pathname !== serviceWorkerPath) await registration.unregister();
    }
  } catch {
    // A browser that forbids storage also has no service workers.
  }
};
