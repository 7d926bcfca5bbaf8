// The service worker of the site. It shows an offline page without a connection, and notifications while no page is open. It stores nothing
// else. Browsers run this file without a build.

/** The only stored page. The gateway serves it. */
const offlinePage = '/offline';
const store = 'offline-1';

const storeOfflinePage = async () => {
  const reply = await fetch(offlinePage, { cache: 'reload' });
  if (!reply.ok) throw new Error(`${offlinePage} answered ${reply.status}`);
  const cache = await caches.open(store);
  await cache.put(offlinePage, reply);
};

addEventListener('install', (event) => {
  // This version replaces the previous one at once, because neither changes pages.
  event.waitUntil(Promise.all([storeOfflinePage(), skipWaiting()]));
});

const dropOldStores = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== store).map((name) => caches.delete(name)));
};

addEventListener('activate', (event) => {
  // With navigation preload, the request of a page is sent while this worker starts.
  event.waitUntil(Promise.all([dropOldStores(), registration.navigationPreload?.enable()]));
});

const pageOf = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(offlinePage)) ?? Response.error();
  }
};

addEventListener('fetch', (event) => {
  // The browser handles a form that could not be sent, and can send it again.
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(pageOf(event));
});

/** True while one of our pages is visible, which shows notifications itself. */
const isLookedAt = async () => {
  const pages = await clients.matchAll({ type: 'window' });
  return pages.some(({ focused, visibilityState }) => focused && visibilityState === 'visible');
};

/** The push message has no content; the notification is read for the user who is signed in now. */
const showNewest = async () => {
  const reply = await fetch('/api/notifications/newest', { headers: { accept: 'application/json' } });
  if (reply.status === 401) {
    // The user has signed out.
    const subscription = await registration.pushManager.getSubscription();
    await subscription?.unsubscribe();
    return;
  }
  if (!reply.ok) return;
  const { notification, unread } = await reply.json();
  if (notification === null) return;
  await registration.showNotification(notification.text, {
    ...(unread > 1 && { body: `${unread} unread notifications` }),
    // Shows one notification at a time, the newest.
    tag: 'notifications',
    renotify: true,
    icon: '/icon-192.png',
    data: { id: notification.id, address: notification.address },
  });
};

addEventListener('push', (event) => {
  // Without a connection the bell shows it later.
  event.waitUntil(isLookedAt().then((isSeen) => (isSeen ? undefined : showNewest().catch(() => undefined))));
});

/** Opens the screen of the notification in an open page, or in a new page. */
const open = async (address) => {
  const [page] = await clients.matchAll({ type: 'window' });
  if (!page) return clients.openWindow(address);
  try {
    const moved = await page.navigate(address);
    return await (moved ?? page).focus();
  } catch {
    // A page that another worker controls cannot be navigated.
    return clients.openWindow(address);
  }
};

const markRead = (id) =>
  fetch('/api/notifications/read', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ids: [id] }),
  }).catch(() => undefined);

addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { id, address } = event.notification.data;
  event.waitUntil(Promise.all([open(address), markRead(id)]));
});
