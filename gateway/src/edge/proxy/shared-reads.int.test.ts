import { randomUUID } from 'node:crypto';
import {
  event,
  instancesSubject,
  type ReleaseEndpoint,
  type ServiceName,
  totalCountHeader,
} from '@setu/protocol';
import { connectBroker, makeLogger } from '@setu/service-kit';
import {
  envelopeOf,
  eventually,
  publishEvent,
  startTestBroker,
  type TestBroker,
} from '@setu/service-kit/test';
import { z } from 'zod';
import { publishUpdate } from '../../../test/franchise-events';
import { releaseTo, serviceFiles, serviceRelease } from '../../../test/front-ends';
import { json, startPeer } from '../../../test/peer';
import { startTestGateway, type TestGateway } from '../../../test/test-gateway';

let broker: TestBroker;
let gateway: TestGateway;
beforeAll(async () => {
  broker = await startTestBroker();
  gateway = await startTestGateway({ NATS_URL: broker.url });
});
afterAll(async () => {
  await gateway.stop();
  await broker.stop();
});

let answers = 0;
beforeEach(() => {
  gateway.catalog.seen.length = 0;
  gateway.catalog.answerWith((_request, reply) => {
    answers += 1;
    reply.setHeader(totalCountHeader, '7');
    json(reply, 200, [{ title: `answer ${answers}` }]);
  });
});

const read = (path: string, headers: Record<string, string> = {}) => gateway.send(path, { headers });
const franchisePath = () => `/api/franchises/${randomUUID()}`;

const update = (id: string) => publishUpdate(broker.url, id);

it('a public read is made once for visitors who are signed out, until its franchise changes', async () => {
  const path = franchisePath();
  const first = await read(path);
  const again = await read(path);
  expect(again.text).toBe(first.text);
  expect(again.headers[totalCountHeader.toLowerCase()]).toBe('7');
  expect(gateway.catalog.seen).toHaveLength(1);
  await update(path.split('/').at(-1) ?? '');
  await eventually(async () => expect((await read(path)).text).not.toBe(first.text));
});

it('two hundred concurrent reads reach the service once', async () => {
  const path = franchisePath();
  const all = await Promise.all(Array.from({ length: 200 }, () => read(path)));
  expect(new Set(all.map(({ text }) => text)).size).toBe(1);
  expect(gateway.catalog.seen).toHaveLength(1);
});

it('reads of signed-in users go to the service, and no cache may store them', async () => {
  const path = franchisePath();
  await read(path);
  const cookie = await gateway.signIn('', { role: 'investor' });
  const { headers } = await read(path, { cookie });
  expect(headers['cache-control']).toBe('no-store');
  expect(gateway.catalog.seen).toHaveLength(2);
});

it('signed-in users share a read with the roles that its endpoint names, and no cache may store their reply', async () => {
  const path = `/api/franchises?search=${randomUUID()}`;
  await read(path);
  const { text } = await read(path);
  gateway.catalog.seen.length = 0;
  const investor = await read(path, { cookie: await gateway.signIn('', { role: 'investor' }) });
  expect([investor.text, investor.headers['cache-control']]).toEqual([text, 'no-store']);
  expect(gateway.catalog.seen).toHaveLength(0);
  const brand = await read(path, { cookie: await gateway.signIn('', { role: 'brand' }) });
  expect(brand.text).not.toBe(text);
  expect(gateway.catalog.seen).toHaveLength(1);
});

it('a stored read names the events that outdate it, and answers 304 to a client that has it', async () => {
  const path = franchisePath();
  const { headers } = await read(path);
  expect(headers['cache-control']).toContain('s-maxage=60');
  expect(headers['surrogate-key']).toContain(`catalog.franchise-updated.v1:${path.split('/').at(-1)}`);
  expect(headers.vary).toMatch(/Cookie/);
  const again = await read(path, { 'if-none-match': String(headers.etag) });
  expect({ status: again.status, bytes: again.bytes.length }).toEqual({ status: 304, bytes: 0 });
});

it('a read with a query is stored at its second request', async () => {
  const path = `/api/franchises?search=${randomUUID()}`;
  await read(path);
  const second = await read(path);
  expect((await read(path)).text).toBe(second.text);
  expect(gateway.catalog.seen).toHaveLength(2);
});

it('a read with a long query is not stored, whatever the query contains', async () => {
  const path = `/api/franchises?search=a?${'x'.repeat(400)}${randomUUID()}`;
  for (let n = 0; n < 3; n += 1) await read(path);
  expect(gateway.catalog.seen).toHaveLength(3);
});

it('a refused read is not stored, and a stored read is served while its service is down', async () => {
  const [path, other] = [franchisePath(), franchisePath()];
  const first = await read(path);
  gateway.catalog.answerWith((_request, reply) => json(reply, 503, { detail: 'down' }));
  expect((await read(other)).status).toBe(503);
  await update(path.split('/').at(-1) ?? '');
  await eventually(async () => {
    expect((await read(path)).text).toBe(first.text);
    // The change has arrived: the service was asked again.
    expect(gateway.catalog.seen.map(({ url }) => url).filter((url) => url === path).length).toBeGreaterThan(
      1,
    );
  });
  gateway.catalog.answerWith((_request, reply) => json(reply, 404, { detail: 'gone' }));
  expect((await read(other)).status).toBe(404);
  gateway.catalog.answerWith((_request, reply) => json(reply, 200, { title: 'back' }));
  expect((await read(other)).text).toContain('back');
});

it('events of a service that is first released while the gateway runs outdate its stored reads', async () => {
  const peer = await startPeer((_request, reply) => {
    answers += 1;
    json(reply, 200, { title: `answer ${answers}` });
  });
  const { connection, close } = await connectBroker(
    { NATS_URL: broker.url },
    'billing',
    makeLogger('test', 'silent'),
  );
  const paid = event('billing' as ServiceName, 'invoice-paid', 1, z.object({ id: z.guid() }));
  const reads: ReleaseEndpoint = {
    method: 'GET',
    path: '/api/invoices/:id',
    changedBy: [{ event: paid.type, id: 'id' }],
  };
  await releaseTo(gateway.registry, serviceRelease('billing', '0.1.0-new', [reads]), serviceFiles);
  const announce = () =>
    connection.publish(
      instancesSubject,
      JSON.stringify({
        service: 'billing',
        version: '0.1.0-new',
        id: randomUUID(),
        url: peer.url,
        state: 'ready',
        endpoints: [reads],
      }),
    );
  const id = randomUUID();
  const first = await eventually(async () => {
    announce();
    const reply = await read(`/api/invoices/${id}`);
    expect(reply.status).toBe(200);
    expect((await read(`/api/invoices/${id}`)).text).toBe(reply.text);
    return reply.text;
  });
  await publishEvent(broker.url, paid, envelopeOf(paid, id, { id }));
  await eventually(async () => expect((await read(`/api/invoices/${id}`)).text).not.toBe(first));
  await close();
  await peer.stop();
});
