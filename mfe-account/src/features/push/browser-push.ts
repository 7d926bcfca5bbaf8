import { serviceWorkerPath } from '@setu/protocol';

/** Whether this browser shows notifications. */
export type BrowserPush =
  /** It cannot show any. `canInstall`: it can once the site is on the home screen, as on an iPhone. */
  | { state: 'unsupported'; canInstall: boolean }
  /** Its settings forbid them. */
  | { state: 'blocked' }
  /** Its address at the push service; null until it is turned on. */
  | { state: 'ready'; endpoint: string | null };

const subscriptionHere = async () =>
  (await (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription()) ?? null;

/** Finds out whether this browser shows notifications; it asks the person nothing. */
export const readBrowserPush = async (): Promise<BrowserPush> => {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return { state: 'unsupported', canInstall: 'standalone' in navigator && navigator.standalone === false };
  if (Notification.permission === 'denied') return { state: 'blocked' };
  try {
    return { state: 'ready', endpoint: (await subscriptionHere())?.endpoint ?? null };
  } catch (error) {
    // Browsers that forbid storage forbid service workers too.
    if (error instanceof DOMException && error.name === 'SecurityError') return { state: 'blocked' };
    throw error;
  }
};

/** The person was asked and did not allow it. */
export class NotAllowedError extends Error {}

const subscribe = async ({ pushManager }: ServiceWorkerRegistration, applicationServerKey: string) => {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const earlier = await pushManager.getSubscription();
    if (!earlier) throw error;
    // It has another key, which the installation had before.
    await earlier.unsubscribe();
    return pushManager.subscribe(options);
  }
};

/**
 * Asks the person, and subscribes this browser at the push service of its maker. Call it when a button is pressed: browsers ask only then.
 * @returns its address there
 * @throws NotAllowedError, or the browser's own error when its push service cannot be reached
 */
export const subscribeBrowser = async (applicationServerKey: string): Promise<string> => {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowedError();
  await navigator.serviceWorker.register(serviceWorkerPath);
  return (await subscribe(await navigator.serviceWorker.ready, applicationServerKey)).endpoint;
};

/** Ends the subscription of this browser. */
export const unsubscribeBrowser = async (): Promise<void> => {
  await (await subscriptionHere())?.unsubscribe();
};
