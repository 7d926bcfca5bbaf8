import { randomUUID } from 'node:crypto';
import { eventually, startTestBroker, type TestBroker } from '@setu/service-kit/test';
import { publishTo, releaseTo, remote, remoteFiles } from '../../../test/front-ends';
import { json, type Peer, startPeer } from '../../../test/peer';
import { registryAsks } from '../../../test/registry-asks';
import { releaseRenderingShell, renderingFiles, renderingRemote } from '../../../test/rendering-modules';
import { storedAnswer } from '../../../test/stored-answer';
import { startTestGateway, type TestGateway } from '../../../test/test-gateway';

let broker: TestBroker | null;
let gateway: TestGateway;
let content: Peer;
beforeAll(async () => {
  broker = await startTestBroker();
  content = await startPeer((_request, reply) => json(reply, 200, { siteName: 'Setu', siteDescription: '' }));
  gateway = await startTestGateway({ NATS_URL: broker.url, CONTENT_URL: content.url });
});
afterAll(async () => {
  await gateway.stop();
  await content.stop();
  await broker?.stop();
});

let answers = 0;
beforeEach(() => {
  gateway.catalog.answerWith((_request, reply) => {
    answers += 1;
    json(reply, 200, [{ title: `answer ${answers}` }]);
  });
});

const { deploy } = registryAsks(() => gateway);

const textOf = async (path: string) => (await gateway.send(path, { headers: { accept: 'text/html' } })).text;
const answerOf = async (path: string) => /answer \d+/.exec(await textOf(path))?.[0] ?? null;

/** Memory of all stored pages, bytes. */
const storedBytes = async () =>
  Number(/^reply_cache_bytes\{.*kind="page".*\} (\d+)$/m.exec((await gateway.probe('/metrics')).text)?.[1]);

it('a thousand queries that are requested once use no memory', async () => {
  const routes = remote.routes.map((route) => ({ ...route, search: ['search'] }));
  await publishTo(gateway.registry, { ...remote, version: '0.2.0-search', routes }, remoteFiles);
  await deploy('public', { action: 'promote', version: '0.2.0-search' });
  await eventually(async () => expect(await textOf('/franchises')).toContain('0.2.0-search'));
  const before = await storedBytes();
  for (let n = 0; n < 20; n += 1)
    await Promise.all(Array.from({ length: 50 }, () => textOf(`/franchises?search=${randomUUID()}`)));
  expect(await storedBytes()).toBe(before);
  await textOf('/franchises?search=chai');
  await textOf('/franchises?search=chai');
  expect(await storedBytes()).toBeGreaterThan(before);
});

it('two hundred concurrent requests for a page that is not stored share one rendering', async () => {
  await releaseRenderingShell(gateway);
  // Each rendering counts itself; a signed-in user gets a separate one.
  const cookie = await gateway.signIn('', { role: 'investor' });
  const own = async () => (await gateway.send('/drawn', { headers: { accept: 'text/html', cookie } })).text;
  const count = (text: string) => Number(/<p>(\d+)<\/p>/.exec(text)?.[1]);
  await releaseTo(gateway.registry, renderingRemote('drawn'), renderingFiles());
  expect(count(await own())).toBe(1);
  const all = await Promise.all(Array.from({ length: 200 }, () => textOf('/drawn')));
  expect(new Set(all.map(count))).toEqual(new Set([2]));
  expect(count(await own())).toBe(3);
});

// Must be the last test, because it stops the broker.
it('while the broker is down a page is made again soon, without an event', async () => {
  const path = `/franchises/${randomUUID()}`;
  const first = await storedAnswer(() => answerOf(path));
  await broker?.stop();
  broker = null;
  await eventually(async () => expect(await answerOf(path)).not.toBe(first));
});
