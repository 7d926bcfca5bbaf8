import { endpoint } from '@setu/protocol';
import { z } from 'zod';
import { api } from '../api/api';
import { isUnauthorized } from '../api/api-error';
import { makeQueryClient } from '../api/query-client';
import { onOtherAccount, pageAccount, setPageAccount, withPageAccountIn } from './page-account';
import { signOut } from './sign-in';

const own = '22222222-2222-4222-8222-222222222222';
const admin = '33333333-3333-4333-8333-333333333333';

const call = { service: 'identity', summary: 'A call.', access: 'public' } as const;
const read = endpoint({ ...call, method: 'GET', path: '/api/own', response: { 200: z.unknown() } });
const like = endpoint({ ...call, method: 'POST', path: '/api/items/like', response: { 204: z.undefined() } });
const adminLogout = endpoint({
  ...call,
  method: 'POST',
  path: '/api/admin/logout',
  response: { 204: z.undefined() },
});
const send = endpoint({
  ...call,
  method: 'POST',
  path: '/api/messages',
  body: z.object({ text: z.string() }),
  creates: true,
  response: { 201: z.unknown() },
});

/** The requests that were sent. `answer` is the reply of the server. */
const sent: { url: string; headers: Headers }[] = [];
let answer = () => Response.json({});
const refusal = (code: string) => () => Response.json({ code, detail: 'A sentence.' }, { status: 409 });

beforeEach(() => {
  sent.length = 0;
  answer = () => Response.json({});
  globalThis.fetch = async (url, init) => {
    sent.push({ url: String(url), headers: new Headers(init?.headers) });
    return answer();
  };
});
afterEach(() => {
  setPageAccount('user', undefined);
  setPageAccount('admin', undefined);
  onOtherAccount(() => {});
});

const sentAccounts = () => sent.map(({ headers }) => headers.get('x-page-account'));
const callAll = async () => {
  answer = () => new Response(null, { status: 204 });
  await api.call(read, {});
  await api.call(like, {});
  await api.call(adminLogout, {});
  answer = () => Response.json({});
  await makeQueryClient().fetchQuery({ queryKey: ['/api', 'own'] });
};

test('calls name no account while the account of the page is unknown', async () => {
  await callAll();
  expect(sentAccounts()).toEqual([null, null, null, null]);
});

test('each call names the account of its session, and keeps its other headers', async () => {
  setPageAccount('user', own);
  setPageAccount('admin', admin);
  await callAll();
  expect(sentAccounts()).toEqual([own, own, admin, own]);
  expect(sent.map(({ headers }) => headers.get('accept'))).toEqual(Array(4).fill('application/json'));
});

test('the calls of a visitor’s page name the account `none`, and no administrator', async () => {
  setPageAccount('user', 'none');
  await callAll();
  expect(sentAccounts()).toEqual(['none', 'none', null, 'none']);
  expect(pageAccount('admin')).toBeUndefined();
});

test('a stream and the form that logs out name the account in their address', () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const addresses = () => {
    signOut();
    const [form] = [...document.forms].slice(-1);
    return [withPageAccountIn('/api/notifications/stream?after=7'), form?.getAttribute('action')];
  };
  expect(addresses()).toEqual(['/api/notifications/stream?after=7', '/api/logout']);
  setPageAccount('user', `${own}:${admin}`);
  const account = `page-account=${own}%3A${admin}`;
  expect(addresses()).toEqual([`/api/notifications/stream?after=7&${account}`, `/api/logout?${account}`]);
  expect(submit).toHaveBeenCalledTimes(2);
  submit.mockRestore();
});

test('only calls that are refused because of another account are reported, with the kind of their session', async () => {
  const noted: string[] = [];
  onOtherAccount((kind) => noted.push(kind));
  answer = refusal('other_account');
  await expect(api.call(read, {})).rejects.toThrow('A sentence.');
  await expect(api.call(adminLogout, {})).rejects.toThrow('A sentence.');
  await expect(makeQueryClient().fetchQuery({ queryKey: ['/api', 'own'] })).rejects.toThrow('A sentence.');
  expect(noted).toEqual(['user', 'admin', 'user']);
  for (const code of ['conflict', 'session_ended']) {
    answer = refusal(code);
    await expect(api.call(read, {})).rejects.toThrow('A sentence.');
  }
  expect(noted).toHaveLength(3);
});

test('a change that is refused because the session has ended leads to sign in, as 401 does', async () => {
  answer = refusal('session_ended');
  expect(isUnauthorized(await api.call(adminLogout, {}).catch((error) => error))).toBe(true);
  answer = refusal('other_account');
  expect(isUnauthorized(await api.call(adminLogout, {}).catch((error) => error))).toBe(false);
});

test.each(['other_account', 'session_ended'])(
  'a creating call whose answer was lost has the same key after a refusal with %s, so that nothing is created twice',
  async (code) => {
    const sendOnce = () => api.call(send, { text: `Once, ${code}` }).catch(() => undefined);
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await sendOnce();
    answer = refusal(code);
    await sendOnce();
    answer = () => Response.json({}, { status: 201 });
    await sendOnce();
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).not.toBeNull();
  },
);
