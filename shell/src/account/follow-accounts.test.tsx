import { BroadcastChannel as NodeChannel } from 'node:worker_threads';
import type { CurrentUser } from '@setu/contracts';
import { makeQueryClient, pageAccount, setPageAccount, type Transport } from '@setu/mfe-kit';
import { renderScreen } from '@setu/mfe-kit/testing';
import type { Boot } from '@setu/protocol';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aPerson } from '../../test/a-person';
import { endAccountChange } from './account-change';
import type { Accounts } from './account-channel';
import { AccountNotice } from './account-notice';
import { followAccounts } from './follow-accounts';

const own = '22222222-2222-4222-8222-222222222222';
const other = '33333333-3333-4333-8333-333333333333';
const user = aPerson({ id: own, lastName: 'Rao' });
const admin = { id: own, email: 'admin@example.test', name: 'Nisha Verma' };

/** Another tab of the browser. */
let tab: NodeChannel;
const heard: Accounts[] = [];
/** Closes the page under test. */
let stop = () => {};
const announce = (accounts: Accounts) => act(async () => tab.postMessage(accounts));

beforeAll(() => {
  Object.assign(globalThis, { BroadcastChannel: NodeChannel });
});
beforeEach(() => {
  heard.length = 0;
  tab = new NodeChannel('accounts');
  tab.onmessage = (event) => heard.push((event as { data: Accounts }).data);
});
afterEach(() => {
  stop();
  tab.close();
  for (const kind of ['user', 'admin'] as const) {
    setPageAccount(kind, undefined);
    act(() => endAccountChange(kind));
  }
});

/** Replies of the server to the question who is logged in. */
const answers: Record<string, () => Response> = {
  same: () => Response.json(user),
  other: () => Response.json({ code: 'other_account', detail: 'Another account.' }, { status: 409 }),
  none: () => Response.json({ title: 'Unauthorized' }, { status: 401 }),
  down: () => Response.json({}, { status: 503 }),
};
let who: keyof typeof answers;
const asked: string[] = [];
const server: Transport = async (url) => {
  asked.push(url);
  return answers[who]?.() ?? Response.error();
};

const open = async (accounts: Boot['accounts'], as: CurrentUser | null = user) => {
  asked.length = 0;
  who = 'same';
  const client = makeQueryClient();
  const page = await renderScreen(<AccountNotice user={as} />, { user: as, server, client });
  stop = followAccounts(client, { accounts } as Boot);
  return page;
};
const dialog = (name: string) => screen.findByRole('dialog', { name });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const wasAsked = (times: number) => waitFor(() => expect(asked).toHaveLength(times));

test('a page announces its accounts', async () => {
  await open({ user: own });
  await waitFor(() => expect(heard).toEqual([{ user: own, admin: 'none' }]));
});

test('a page that was made by an earlier gateway announces nothing', async () => {
  await open(undefined);
  await announce({ user: other, admin: 'none' });
  expect(heard).toEqual([]);
  expect(asked).toEqual([]);
});

test('a tab sends no request when another tab is opened for the same account', async () => {
  await open({ user: own });
  await announce({ user: own, admin: 'none' });
  await announce({ admin: 'none' });
  expect(asked).toEqual([]);
});

test('a tab shows that another account logged in, and what to do, until its own account is back', async () => {
  await open({ user: own });
  who = 'other';
  await announce({ user: other, admin: 'none' });
  await dialog('Another account is logged in now');
  screen.getByText(/^This page was opened as Asha Rao, so it cannot send anything now\./);
  who = 'same';
  await announce({ user: own, admin: 'none' });
  await noDialog();
});

test('a dismissed change is not shown again, except after the own account was back', async () => {
  await open({ user: own });
  who = 'other';
  await announce({ user: other, admin: 'none' });
  await dialog('Another account is logged in now');
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await noDialog();
  await announce({ user: other, admin: 'none' });
  await wasAsked(2);
  await noDialog();
  who = 'same';
  await announce({ user: own, admin: 'none' });
  await wasAsked(3);
  who = 'other';
  await announce({ user: other, admin: 'none' });
  await dialog('Another account is logged in now');
});

test('a tab shows that the user logged out in another tab', async () => {
  await open({ user: own });
  who = 'none';
  await announce({ user: 'none', admin: 'none' });
  await dialog('You are logged out');
  screen.getByRole('button', { name: 'Log in' });
});

test('the tab of a visitor shows that a user logged in', async () => {
  await open({ user: 'none' }, null);
  who = 'other';
  await announce({ user: own, admin: 'none' });
  await dialog('You are logged in now');
});

test.each([
  ['the session is still the own one', 'same'],
  ['the server does not answer', 'down'],
])('a tab shows nothing after an outdated announcement when %s', async (_, answer) => {
  await open({ user: own });
  who = answer;
  await announce({ user: 'none', admin: 'none' });
  await wasAsked(1);
  await noDialog();
});

test('a visitor’s page that is restored from the back/forward cache asks who is logged in, and receives later announcements', async () => {
  await open({ user: 'none' }, null);
  who = 'other';
  dispatchEvent(new Event('pagehide'));
  await act(async () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await dialog('You are logged in now');
  who = 'none';
  await announce({ user: own, admin: 'none' });
  await noDialog();
});

describe('an administrator', () => {
  const key = ['/api/admin/user'];

  test('an administrator who logs in and out on this page is announced', async () => {
    const { client } = await open({ user: 'none' }, null);
    await act(async () => client.setQueryData(key, admin));
    expect(pageAccount('admin')).toBe(own);
    await act(async () => client.setQueryData(key, null));
    expect(pageAccount('admin')).toBeUndefined();
    await waitFor(() => expect(heard.map((accounts) => accounts.admin)).toEqual(['none', own, 'none']));
  });

  test('an administrator who logged out in another tab is logged out here', async () => {
    const { client } = await open({ user: 'none', admin: own }, null);
    client.setQueryData(key, admin);
    who = 'none';
    await announce({ user: 'none', admin: 'none' });
    await waitFor(() => expect(client.getQueryData(key)).toBeNull());
    expect(asked).toEqual(['/api/admin/user']);
    await noDialog();
  });

  test('sees that another administrator logged in', async () => {
    const { client } = await open({ user: 'none', admin: own }, null);
    client.setQueryData(key, admin);
    who = 'other';
    await announce({ user: 'none', admin: other });
    await dialog('Another account is logged in now');
    screen.getByText(/^This page was opened as Nisha Verma/);
  });
});

test.each([
  ['is missing', undefined],
  [
    'is forbidden',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  ],
])('a page works when the channel between tabs %s', async (_, channel) => {
  Object.assign(globalThis, { BroadcastChannel: channel });
  if (!channel) Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  await open({ user: own });
  Object.assign(globalThis, { BroadcastChannel: NodeChannel });
  expect(pageAccount('user')).toBe(own);
});
