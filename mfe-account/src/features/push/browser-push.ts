import { serviceWorkerPath } from '@setu/protocol';

/** Whether this browser can show notifications. */
export type BrowserPush =
  /** Not supported. `canInstall`: supported once the site is on the home screen, as on an iPhone. */
  | { state: 'unsupported'; canInstall: boolean }
  /** The browser's settings forbid notifications. */
  | { state: 'blocked' }
  /** Its endpoint at the push service; null until notifications are turned on. */
  | { state: 'ready'; endpoint: string | null };

const subscriptionHere = async () =>
  (await (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription()) ?? null;

/** Returns whether this browser can show notifications, without asking the person. */
export const readBrowserPush = async (): Promise<BrowserPush> => {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return { state: 'unsupported', canInstall: 'standalone' in navigator && navigator.standalone === false };
  if (Notification.permission === 'denied') return { state: 'blocked' };
  try {
    return { state: 'ready', endpoint: (await subscriptionHere())?.endpoint ?? null };
  } catch (error) {
    // Browsers that forbid storage also forbid service workers.
    if (error instanceof DOMException && error.name === 'SecurityError') return { state: 'blocked' };
    throw error;
  }
};

/** The person was asked for permission and did not grant it. */
export class NotAllowedError extends Error {}

const subscribe = async ({ pushManager }: ServiceWorkerRegistration, applicationServerKey: string) => {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const earlier = await pushManager.getSubscription();
    if (!earlier) throw error;
    // The existing subscription uses an earlier key of the installation.
    await earlier.unsubscribe();
    return pushManager.subscribe(options);
  }
};

/**
 * Asks the person for permission, and subscribes this browser at its push service. Call it from a click: browsers only ask then.
 * @returns the endpoint of the subscription
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
