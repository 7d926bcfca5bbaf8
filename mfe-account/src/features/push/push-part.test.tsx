import { waitFor } from '@testing-library/react';
import {
  closeSettings,
  openSettings,
  part,
  press,
  problem,
  reply,
  shownToast,
} from '../../../test/open-settings';

const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/here';
const own = {
  id: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a0b',
  endpoint,
  createdAt: '2026-11-20T06:30:00.000Z',
};
const other = { ...own, id: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a0c', endpoint: `${endpoint}-other` };

type Permission = 'default' | 'granted' | 'denied';

/** Adds support for notifications, which jsdom lacks. @returns the recorded calls */
const aBrowser = ({
  permission = 'default' as Permission,
  answer = 'granted' as Permission,
  isSubscribed = false,
  isReachable = true,
} = {}) => {
  const asked: string[] = [];
  const subscription = {
    endpoint,
    unsubscribe: async () => {
      asked.push('unsubscribe');
      kept = null;
    },
  };
  let kept: typeof subscription | null = isSubscribed ? subscription : null;
  const registration = {
    pushManager: {
      getSubscription: async () => kept,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        asked.push(`subscribe ${applicationServerKey}`);
        if (!isReachable) throw new DOMException('push service error', 'AbortError');
        kept = subscription;
        return subscription;
      },
    },
  };
  const state = { permission };
  Object.assign(window, {
    PushManager: class {},
    Notification: {
      get permission() {
        return state.permission;
      },
      requestPermission: async () => {
        asked.push('ask');
        state.permission = answer;
        return answer;
      },
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    },
  });
  return asked;
};

afterEach(() => {
  closeSettings();
  for (const [place, name] of [
    [window, 'PushManager'],
    [window, 'Notification'],
    [navigator, 'serviceWorker'],
  ] as const)
    Reflect.deleteProperty(place, name);
});

const pushPart = () => part('Notifications in This Browser');
const stored = (...browsers: (typeof own)[]) => ({
  push: () => reply(200, { applicationServerKey: 'BNbN', browsers }),
});
const unexpected = () => problem(500, 'internal', 'No call was expected.');

test('a browser is turned on after the person has allowed it', async () => {
  const asked = aBrowser();
  let browsers: (typeof own)[] = [];
  const { seen } = await openSettings(
    () => {
      browsers = [own];
      return reply(200, own);
    },
    'investor',
    { push: () => reply(200, { applicationServerKey: 'BNbN', browsers }) },
  );
  await pushPart().findByRole('button', { name: 'Turn On Notifications' });
  expect(asked).toEqual([]);
  await press('Turn On Notifications');
  await pushPart().findByRole('button', { name: 'Turn Off Notifications' });
  expect(asked).toEqual(['ask', 'subscribe BNbN']);
  expect(seen).toMatchObject([{ method: 'POST', url: '/api/settings/push', body: { endpoint } }]);
  expect(shownToast()).toMatchObject({ description: 'This browser notifies you from now on.' });
});

test('turning a browser off unsubscribes it here and at the service', async () => {
  const asked = aBrowser({ permission: 'granted', isSubscribed: true });
  let browsers = [own, other];
  const { seen } = await openSettings(
    () => {
      browsers = [other];
      return reply(200, { removed: true });
    },
    'investor',
    { push: () => reply(200, { applicationServerKey: 'BNbN', browsers }) },
  );
  await pushPart().findByText('On');
  pushPart().getByText(/^It is on in one other browser\./);
  await press('Turn Off Notifications');
  await pushPart().findByRole('button', { name: 'Turn On Notifications' });
  expect(asked).toEqual(['unsubscribe']);
  expect(seen).toMatchObject([{ method: 'DELETE', url: `/api/settings/push/${own.id}` }]);
});

test('a browser that the service does not have counts as off, as after use by another account', async () => {
  aBrowser({ permission: 'granted', isSubscribed: true });
  await openSettings(unexpected, 'investor', stored(other));
  await pushPart().findByRole('button', { name: 'Turn On Notifications' });
});

test('a person who does not allow notifications sees how to allow them', async () => {
  aBrowser({ answer: 'denied' });
  const { seen } = await openSettings(unexpected);
  await pushPart().findByRole('button', { name: 'Turn On Notifications' });
  await press('Turn On Notifications');
  await pushPart().findByText(/^This browser blocks notifications of this site\./);
  expect(shownToast()).toMatchObject({
    title: 'Notifications could not be changed.',
    description: 'You did not allow notifications in this browser.',
  });
  expect(seen).toEqual([]);
});

test('a push service that cannot be reached is reported, and the button stays', async () => {
  aBrowser({ isReachable: false });
  const { seen } = await openSettings(unexpected);
  await pushPart().findByRole('button', { name: 'Turn On Notifications' });
  await press('Turn On Notifications');
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      description: expect.stringContaining('could not reach the notification service'),
    }),
  );
  pushPart().getByRole('button', { name: 'Turn On Notifications' });
  expect(seen).toEqual([]);
});

test('a browser that cannot show notifications says so', async () => {
  await openSettings(unexpected);
  await pushPart().findByText('This browser shows no notifications of sites.');
});

test('on an iPhone the site must first be added to the home screen', async () => {
  Object.assign(navigator, { standalone: false });
  await openSettings(unexpected);
  await pushPart().findByText(/^Add this site to the home screen first/);
  Reflect.deleteProperty(navigator, 'standalone');
});

test('an installation without push messages says so', async () => {
  aBrowser();
  await openSettings(unexpected, 'investor', {
    push: () => reply(200, { applicationServerKey: null, browsers: [] }),
  });
  await pushPart().findByText('It is not offered at the moment.');
});

test('a state that could not be loaded shows Retry', async () => {
  aBrowser();
  await openSettings(unexpected, 'investor', {
    push: () => problem(503, 'service_unavailable', 'The service is down.'),
  });
  await pushPart().findByText('The state of notifications could not be loaded.');
  pushPart().getByRole('button', { name: 'Retry' });
});

test('a browser that forbids site data, and therefore service workers, counts as blocked', async () => {
  aBrowser();
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
  await openSettings(unexpected, 'investor', stored());
  await pushPart().findByText(/^This browser blocks notifications/);
});
