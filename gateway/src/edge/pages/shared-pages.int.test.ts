import { randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { franchiseUpdatedV1, siteSettingsChangedV1 } from '@setu/contracts';
import {
  envelopeOf,
  eventually,
  publishEvent,
  startTestBroker,
  type TestBroker,
} from '@setu/service-kit/test';
import { publishUpdate } from '../../../test/franchise-events';
import { publishTo, remote, remoteFiles } from '../../../test/front-ends';
import { json, type Peer, startPeer } from '../../../test/peer';
import { registryAsks } from '../../../test/registry-asks';
import { storedAnswer } from '../../../test/stored-answer';
import { startTestGateway, type TestGateway } from '../../../test/test-gateway';

let broker: TestBroker;
let gateway: TestGateway;
let content: Peer;
const settings = (siteName: string) => ({ siteName, siteDescription: 'About' });
beforeAll(async () => {
  broker = await startTestBroker();
  content = await startPeer((_request, reply) => json(reply, 200, settings('Setu')));
  gateway = await startTestGateway({ NATS_URL: broker.url, CONTENT_URL: content.url });
  await eventually(async () => expect(await results()).toBeDefined());
});
afterAll(async () => {
  await gateway.stop();
  await content.stop();
  await broker.stop();
});

let answers = 0;
const answerAnew = () =>
  gateway.catalog.answerWith((_request, reply) => {
    answers += 1;
    json(reply, 200, [{ title: `answer ${answers}` }]);
  });
beforeEach(() => {
  gateway.catalog.seen.length = 0;
  answerAnew();
});

const { deploy } = registryAsks(() => gateway);

const page = (path: string, headers: Record<string, string> = {}) =>
  gateway.send(path, { headers: { accept: 'text/html', ...headers } });
const answerIn = (text: string) => /answer \d+/.exec(text)?.[0] ?? null;
const shown = async (path: string, headers: Record<string, string> = {}) =>
  answerIn((await page(path, headers)).text);

const stored = (path: string) => storedAnswer(() => shown(path));

/** Pages of the cache so far, by result. */
const results = async (): Promise<Record<string, number>> => {
  const { text } = await gateway.probe('/metrics');
  return Object.fromEntries(
    [...text.matchAll(/^reply_cache_total\{.*kind="page",result="(\w+)".*\} (\d+)$/gm)].map(
      ([, result, count]) => [result, Number(count)],
    ),
  );
};

const update = (id: string) => publishUpdate(broker.url, id);

it('a page is made once for visitors who are signed out, until a franchise changes', async () => {
  const first = await stored('/franchises');
  gateway.catalog.seen.length = 0;
  expect(await shown('/franchises')).toBe(first);
  expect(gateway.catalog.seen).toHaveLength(0);
  await update(randomUUID());
  await eventually(async () => expect(await shown('/franchises')).not.toBe(first));
});

it('a page of a franchise is made again when that franchise changes, not when another does', async () => {
  const [id, other] = [randomUUID(), randomUUID()];
  const first = await stored(`/franchises/${id}`);
  const list = await stored('/franchises');
  await update(other);
  await eventually(async () => expect(await shown('/franchises')).not.toBe(list));
  expect(await shown(`/franchises/${id}`)).toBe(first);
  await update(id);
  await eventually(async () => expect(await shown(`/franchises/${id}`)).not.toBe(first));
});

it('a page has the new name of the site as soon as the change is published', async () => {
  const head = async () => (await page('/no-such-page')).text;
  expect(await head()).toContain('content="About"');
  content.answerWith((_request, reply) =>
    json(reply, 200, { ...settings('Bridge'), siteDescription: 'Changed' }),
  );
  const id = randomUUID();
  await publishEvent(
    broker.url,
    siteSettingsChangedV1,
    envelopeOf(siteSettingsChangedV1, id, { changedAt: new Date().toISOString() }),
  );
  await eventually(async () => expect(await head()).toContain('content="Changed"'));
});

it('two hundred concurrent requests for a page that is not stored make one page', async () => {
  const path = `/franchises/${randomUUID()}`;
  const all = await Promise.all(Array.from({ length: 200 }, () => shown(path)));
  expect(new Set(all).size).toBe(1);
  expect(gateway.catalog.seen).toHaveLength(1);
});

it('a page and the calls of visitors who are signed out share a read', async () => {
  const path = `/franchises/${randomUUID()}`;
  const called = answerIn((await gateway.send(`/api${path}`)).text);
  expect(await shown(path)).toBe(called);
  expect(gateway.catalog.seen).toHaveLength(1);
  await update(path.split('/').at(-1) ?? '');
  const changed = await eventually(async () => {
    const text = await shown(path);
    expect(text).not.toBe(called);
    return text;
  });
  expect(answerIn((await gateway.send(`/api${path}`)).text)).toBe(changed);
});

it('a page that was made from an outdated read, because the service fails, is not stored', async () => {
  const path = `/franchises/${randomUUID()}`;
  const called = answerIn((await gateway.send(`/api${path}`)).text);
  gateway.catalog.answerWith((_request, reply) => json(reply, 503, { detail: 'down' }));
  await update(path.split('/').at(-1) ?? '');
  await eventually(async () => {
    expect(await shown(path)).toBe(called);
    // The change has arrived: the service was asked again.
    expect(gateway.catalog.seen.length).toBeGreaterThan(1);
  });
  answerAnew();
  expect(await shown(path)).not.toBe(called);
});

it('signed-in users get separate pages, which no cache may store', async () => {
  const path = `/franchises/${randomUUID()}`;
  await stored(path);
  const cookie = await gateway.signIn('', { role: 'investor' });
  const { text, headers } = await page(path, { cookie });
  expect(text).toContain('asha@demo.test');
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(headers.etag).toBeUndefined();
  expect((await page(path)).text).not.toContain('asha@demo.test');
  const admin = await gateway.logIn();
  expect((await page(path, { cookie: admin })).text).toContain('"isAdministrator":true');
});

it('a stored page lets a CDN store it for a minute, and names the events that outdate it', async () => {
  await stored('/franchises');
  const { headers } = await page('/franchises');
  expect(headers['cache-control']).toContain('s-maxage=60');
  expect(headers['cache-control']).toContain('max-age=0, must-revalidate');
  expect(headers['surrogate-key']).toContain('catalog.franchise-updated.v1');
  expect(headers.vary).toMatch(/Cookie/);
});

it('a browser that has the page gets 304, in each encoding', async () => {
  const path = `/franchises/${randomUUID()}`;
  await stored(path);
  for (const encoding of ['br', 'gzip', 'identity']) {
    const first = await page(path, { 'accept-encoding': encoding });
    expect(first.status).toBe(200);
    const again = await page(path, {
      'accept-encoding': encoding,
      'if-none-match': String(first.headers.etag),
    });
    expect({ status: again.status, bytes: again.bytes.length }).toEqual({ status: 304, bytes: 0 });
  }
  const packed = await page(path, { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(packed.bytes).toString()).toBe((await page(path)).text);
});

it('a page that many visitors get is compressed better', async () => {
  const path = `/franchises/${randomUUID()}`;
  await stored(path);
  const packed = async () => (await page(path, { 'accept-encoding': 'br' })).bytes;
  const first = await packed();
  for (let n = 0; n < 20; n += 1) await packed();
  await eventually(async () => expect((await packed()).length).toBeLessThan(first.length));
  expect(brotliDecompressSync(await packed()).toString()).toBe((await page(path)).text);
});

it('while its service is down a stored page is shown, and a page that is not stored has no data', async () => {
  const path = `/franchises/${randomUUID()}`;
  const before = await stored(path);
  gateway.catalog.answerWith((_request, reply) => json(reply, 503, {}));
  await update(String(path.split('/').at(-1)));
  await eventually(async () => {
    await page(path);
    expect((await results()).stale ?? 0).toBeGreaterThan(0);
  });
  expect(await shown(path)).toBe(before);
  const other = await page(`/franchises/${randomUUID()}`);
  expect({ status: other.status, answer: answerIn(other.text) }).toEqual({ status: 200, answer: null });
});

it('a page without data is not stored', async () => {
  const path = `/franchises/${randomUUID()}`;
  gateway.catalog.answerWith((_request, reply) => json(reply, 503, {}));
  await page(path);
  gateway.catalog.answerWith((_request, reply) => json(reply, 200, [{ title: 'answer 0' }]));
  await eventually(async () => expect(await shown(path)).toBe('answer 0'));
});

it('a page with a query is stored at its second request', async () => {
  await publishTo(
    gateway.registry,
    {
      ...remote,
      version: '0.2.0-search',
      routes: remote.routes.map((route) => ({ ...route, search: ['search'] })),
    },
    remoteFiles,
  );
  await deploy('public', { action: 'promote', version: '0.2.0-search' });
  const path = `/franchises?search=${randomUUID()}`;
  await eventually(async () => expect((await page(path)).text).toContain('0.2.0-search'));
  const first = await stored(path);
  expect(await shown(`${path}&utm_source=letter`)).toBe(first);
  expect(await shown(path)).toBe(first);
});

it('all unknown addresses share one page, which does not contain the address', async () => {
  const before = (await results()).miss ?? 0;
  for (const path of ['/no-such-a', '/no-such-b', '/no-such-c']) {
    const { status, text } = await page(path);
    expect(status).toBe(404);
    expect(text).not.toContain(path);
  }
  expect(((await results()).miss ?? 0) - before).toBeLessThanOrEqual(1);
});

it('a new release gets new pages at once', async () => {
  const version = '0.3.0-next';
  await stored('/franchises');
  await publishTo(gateway.registry, { ...remote, version }, remoteFiles);
  await deploy('public', { action: 'promote', version });
  expect((await page('/franchises')).text).toContain(version);
});

it('an event that cannot be read outdates every stored page', async () => {
  const path = `/franchises/${randomUUID()}`;
  const first = await stored(path);
  await publishEvent(broker.url, franchiseUpdatedV1, 'not an event');
  await eventually(async () => expect(await shown(path)).not.toBe(first));
});
