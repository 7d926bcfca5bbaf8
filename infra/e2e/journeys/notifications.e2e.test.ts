import type { BrowserContext, Worker } from 'playwright-core';
import { saysMessage } from '../src/browser/messages';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot, withoutMessage } from '../src/browser/screenshots';
import { eventually, platformUrl } from '../src/platform/platform';
import { registered } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

/** The service worker of a browser, once it is ready. */
const serviceWorkerOf = async (context: BrowserContext): Promise<Worker> => {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await eventually(async () => expect(await worker.evaluate('registration.active?.state')).toBe('activated'));
  return worker;
};

type Person = Awaited<ReturnType<typeof registered>>;

/** Sends an inquiry of an investor to a brand. */
const inquire = async (brand: Person, investor: Person) => {
  const { body: franchise } = await brand.call('POST', '/api/franchises', {
    body: { title: 'Tea kiosk', minInvestment: 500_000, maxInvestment: 900_000, territories: ['Pune'] },
  });
  await eventually(async () => {
    const { status } = await investor.call('POST', '/api/inquiries', {
      body: { toUserId: brand.user.id, franchiseId: franchise.id, subject: 'Pune', message: 'Is it free?' },
    });
    expect(status).toBe(201);
  });
  await eventually(async () =>
    expect((await brand.call('GET', '/api/notifications/newest')).body).toMatchObject({ unread: 1 }),
  );
};

/** Delivers a push message like the push service of the browser. */
const deliverPush = async (context: BrowserContext) => {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(platformUrl()));
      if (own) resolve(own.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: platformUrl(),
    registrationId,
    data: '',
  });
  await page.close();
};

/** Makes the browser record notifications, because a headless browser cannot show them. */
const noteShown = (worker: Worker) =>
  worker.evaluate(() => {
    const shown: object[] = [];
    Object.assign(globalThis, { shown });
    // biome-ignore lint/suspicious/noExplicitAny: the types of service workers are not those of pages
    const { ServiceWorkerRegistration: registration } = globalThis as any;
    registration.prototype.showNotification = async (title: string, options: object) => {
      shown.push({ title, ...options });
    };
  });
const shown = async (worker: Worker) =>
  (await worker.evaluate('shown')) as { title: string; data: { address: string } }[];

test('offline, signed-in users see the offline page, and the requested page once they are online', async () => {
  const { context, page, errors } = await browserOf(kit, await registered('investor'));
  await page.goto('/dashboard');
  await serviceWorkerOf(context);
  await context.setOffline(true);
  await page.goto('/franchises', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'You are not connected' }).waitFor();
  expect(page.url()).toContain('/franchises');
  await shoot(page, 'offline');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'View Details' }).first().waitFor();
  expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('visitors get no service worker', async () => {
  const { page } = await kit.newVisitor();
  await page.goto('/franchises');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate('navigator.serviceWorker.getRegistrations().then(({ length }) => length)')).toBe(
    0,
  );
});

test('a push message shows the signed-in person’s newest notification, and nothing after the sign-out', async () => {
  const [brand, investor] = [await registered('brand'), await registered('investor')];
  const { context, page } = await browserOf(kit, brand);
  await page.goto('/dashboard');
  const worker = await serviceWorkerOf(context);
  await noteShown(worker);
  await inquire(brand, investor);
  // While a page is visible, notifications are shown at its bell.
  await page.close();
  await deliverPush(context);
  await eventually(async () => expect(await shown(worker)).toHaveLength(1));
  const [notification] = await shown(worker);
  expect(notification?.title).toMatch(/ sent you an inquiry$/);
  expect(notification?.data.address).toMatch(/^\/dashboard\?tab=inquiries&inquiry=[0-9a-f-]{36}$/);

  await context.clearCookies();
  await deliverPush(context);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await shown(worker)).toHaveLength(1);
});

test('a browser is turned on and off in the settings', async () => {
  const investor = await registered('investor');
  const { page, errors } = await browserOf(kit, investor);
  // A headless browser forbids notifications, and tests cannot reach its push service: this replaces its answers.
  await page.addInitScript(() => {
    let subscription: { endpoint: string; unsubscribe: () => Promise<boolean> } | null = null;
    const made = {
      endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/journey',
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
    };
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Notification.requestPermission = async () => 'granted';
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscription,
      subscribe: async () => {
        subscription = made;
        return made;
      },
    });
  });
  await page.goto('/settings');
  const part = page.getByRole('region', { name: 'Notifications in This Browser' });
  await part.getByRole('button', { name: 'Turn On Notifications' }).click();
  await saysMessage(page, 'This browser notifies you from now on.');
  await withoutMessage(page);
  await part.getByRole('button', { name: 'Turn Off Notifications' }).waitFor();
  await shoot(page, 'settings-notifications');
  expect((await investor.call('GET', '/api/settings/push')).body.browsers).toHaveLength(1);
  await part.getByRole('button', { name: 'Turn Off Notifications' }).click();
  await saysMessage(page, 'This browser tells you of nothing any more.');
  expect((await investor.call('GET', '/api/settings/push')).body.browsers).toEqual([]);
  expect(errors).toEqual([]);
});
