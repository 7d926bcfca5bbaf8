import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, served, startTestPooler, type TestPooler } from '@setu/service-kit/test';
import { json } from '../test/peer';
import { releaseAll, startTestGateway, type TestGateway, userId } from '../test/test-gateway';

const poolSize = 3;
const html = { accept: 'text/html' };

let artefacts: string;
let pooler: TestPooler;
let gateway: TestGateway;
beforeAll(async () => {
  artefacts = await mkdtemp(join(tmpdir(), 'setu-artefacts-'));
  pooler = await startTestPooler({ schemas: ['gateway'], poolSize });
  gateway = await startTestGateway(
    { ...pooler.access('gateway'), DATABASE_POOL: '10' },
    { beside: { database: pooler.databaseOf('gateway'), artefacts } },
  );
  await releaseAll(gateway);
});
afterAll(async () => {
  await gateway?.stop();
  await pooler?.stop();
  await rm(artefacts, { recursive: true, force: true });
});

const call = (cookie: string) => gateway.send('/api/franchises', { headers: { cookie } });

it('behind PgBouncer a gateway publishes releases, renders pages, and starts and ends sessions', async () => {
  expect((await gateway.send('/', { headers: html })).text).toContain('<html');
  const cookie = await gateway.signIn();
  expect((await gateway.send('/api/auth/user', { headers: { cookie } })).json()).toMatchObject({
    id: userId,
  });
  const { rows } = await gateway.database.query('select user_id from gateway.sessions');
  expect(rows).toEqual([{ user_id: userId }]);
  const out = await gateway.send('/api/logout', { method: 'POST', headers: { cookie } });
  expect(out.status).toBeLessThan(400);
});

it('hundreds of parallel calls of many sessions share three connections to PostgreSQL', async () => {
  gateway.catalog.answerWith((_request, reply) => json(reply, 200, []));
  const cookies = await Promise.all(Array.from({ length: 20 }, () => gateway.signIn()));
  let most = 0;
  const watch = setInterval(async () => {
    most = Math.max(most, await pooler.connectionsOf('gateway'));
  }, 50);
  // A session that cannot be read within two seconds answers 503.
  const statusOf = async (cookie: string) => (await served(() => call(cookie))).status;
  const statuses = await Promise.all(Array.from({ length: 15 }, () => cookies.map(statusOf)).flat());
  clearInterval(watch);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(most).toBeLessThanOrEqual(poolSize);
});

it('while PgBouncer is away, pages are served and calls with a session answer 503, until it is back', async () => {
  const cookie = await gateway.signIn();
  await pooler.pause();
  const page = await gateway.send('/', { headers: { ...html, cookie } });
  expect([page.status, page.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
  const refused = await call(cookie);
  expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([503, expect.any(Number)]);
  expect((await gateway.probe('/readyz')).json()).toMatchObject({ checks: { database: false } });
  await pooler.resume();
  await eventually(async () => expect((await call(cookie)).status).toBe(200));
  await eventually(async () => expect((await gateway.probe('/readyz')).status).toBe(200));
});
