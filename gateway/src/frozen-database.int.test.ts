import { eventually, type FreezingProxy, startFreezingProxy } from '@setu/service-kit/test';
import { json } from '../test/peer';
import type { RegistryStore } from '../test/released-template';
import { firstReleases, removeStore, startTestGateway, type TestGateway } from '../test/test-gateway';

let gateway: TestGateway;
let proxy: FreezingProxy;
let store: RegistryStore;
beforeAll(async () => {
  store = await firstReleases();
  proxy = await startFreezingProxy(store.database.url);
  // Production limits, because calls wait until they are reached.
  const env = { DATABASE_URL: proxy.url, DATABASE_WAIT_MS: '15000' };
  gateway = await startTestGateway(env, { beside: store });
});
afterAll(async () => {
  await gateway?.stop();
  await proxy?.stop();
  if (store) await removeStore(store);
});

const html = { accept: 'text/html' };

it.each([
  ['frozen', 'freezeAll'],
  ['away', 'refuse'],
] as const)(
  'while the database is %s, pages are served and calls with a session answer 503',
  async (_name, lose) => {
    const cookie = await gateway.signIn();
    expect((await gateway.send('/api/franchises', { headers: { cookie } })).status).toBe(200);
    proxy[lose]();
    const page = await gateway.send('/', { headers: { ...html, cookie } });
    expect([page.status, page.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
    expect((await gateway.send('/', { headers: html })).status).toBe(200);
    const call = await gateway.send('/api/franchises', { headers: { cookie } });
    expect([call.status, Number(call.headers['retry-after'])]).toEqual([503, expect.any(Number)]);
    expect((await gateway.send('/api/franchises')).status).toBe(200);
    expect((await gateway.probe('/readyz')).json()).toMatchObject({ checks: { database: false } });
    const status = await gateway.send('/platform/deployables', {
      headers: { authorization: `Bearer ${gateway.releaseToken}` },
    });
    expect([status.status, status.json().code]).toEqual([503, 'database_unavailable']);
    proxy.pass();
    await eventually(async () => {
      expect((await gateway.send('/api/franchises', { headers: { cookie } })).status).toBe(200);
    });
  },
);

it('a service whose database is down does not count as a failure of its release', async () => {
  gateway.catalog.answerWith((_request, reply) =>
    json(reply, 503, { code: 'database_unavailable' }, { 'x-platform-fault': 'database_unavailable' }),
  );
  const reply = await gateway.send('/api/my-franchises');
  expect([reply.status, reply.headers['x-platform-fault']]).toEqual([503, undefined]);
  const { text } = await gateway.probe('/metrics');
  expect(text).toMatch(/^upstream_failures_total\{upstream="catalog".*cause="platform".*\} 1$/m);
  expect(text).not.toMatch(/^upstream_failures_total\{upstream="catalog".*cause="status"/m);
});
