import { randomBytes, randomUUID } from 'node:crypto';
import { type PageVitals, platformPaths } from '@setu/protocol';
import {
  type CollectedSpan,
  eventually,
  makeCallers,
  served,
  startTestBroker,
  startTestCollector,
  startTestService,
} from '@setu/service-kit/test';
import { remote, shell } from '../../../gateway/test/front-ends';
import { startTestGateway } from '../../../gateway/test/test-gateway';
import { catalogService } from '../../../services/catalog/src/app';
import { aDraft } from '../../../services/catalog/test/builders';
import { inquiryService } from '../../../services/inquiry/src/app';

/** Trace id in the calls of a browser's page. */
let traceId: string;
const pageSpan = '00f067aa0ba902b7';
const title = `Chai kiosk ${randomUUID()}`;
const searched = 'a-word-that-somebody-typed';

let spans: readonly CollectedSpan[];
let exported = '';

/** Starts a gateway, the catalog and the inquiry service; a brand lists a franchise, and the inquiry service consumes its event. */
beforeAll(async () => {
  const collector = await startTestCollector();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const broker = await startTestBroker();
  const callers = makeCallers();
  const catalog = await startTestService(catalogService, { broker, callers, env });
  const inquiry = await startTestService(inquiryService, { broker, callers, env });
  const gateway = await startTestGateway({
    ...env,
    CATALOG_URL: catalog.url,
    CALLER_PRIVATE_KEY: callers.privateKey,
  });
  const cookie = await gateway.signIn();
  const created = await served(() => {
    traceId = randomBytes(16).toString('hex');
    return gateway.send('/api/franchises', {
      method: 'POST',
      headers: {
        cookie,
        'content-type': 'application/json',
        traceparent: `00-${traceId}-${pageSpan}-00`,
      },
      body: JSON.stringify(aDraft({ title })),
    });
  });
  if (created.status !== 201) throw new Error(`${created.status}: ${created.text}`);
  await eventually(async () => {
    expect(await inquiry.running.db('franchises').where({ id: created.json().id })).toHaveLength(1);
  });
  const page = await gateway.send(`/franchises?search=${searched}`, {
    headers: { accept: 'text/html', cookie },
  });
  const [, traceparent] = /traceparent;desc="([^"]+)"/.exec(String(page.headers['server-timing'])) ?? [];
  const report: PageVitals = {
    route: '/franchises',
    shell: shell.version,
    remote: { name: remote.name, version: remote.version },
    values: { LCP: 812.5, TTFB: 90 },
    navigation: { traceparent: traceparent ?? '', loadMs: 1_250, sentMs: 4_000 },
  };
  const reported = await gateway.send(platformPaths.vitals, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify(report),
  });
  if (reported.status !== 204) throw new Error(`${reported.status}: ${reported.text}`);
  await gateway.stop();
  await catalog.stop();
  await inquiry.stop();
  await broker.stop();
  // A process that ends only waits two seconds for its last export.
  spans = await eventually(() => {
    const arrived = collector.spans();
    for (const [process, name] of last) find(process, name, arrived);
    return arrived;
  });
  exported = collector.text();
  await collector.stop();
});

/** The last spans of each process. */
const last = [
  ['gateway', 'navigation /franchises'],
  ['catalog', 'GET /api/franchises'],
  ['catalog', 'publish catalog.franchise-created.v1'],
  ['inquiry', 'process catalog.franchise-created.v1'],
] as const;

const find = (process: string, name: string, among = spans): CollectedSpan => {
  const found = among.find((span) => span.process === process && span.name === name);
  if (!found) throw new Error(`${process} recorded no "${name}": ${among.map((one) => one.name).join(', ')}`);
  return found;
};

test('one trace spans the call of a page and the consumer in another service', () => {
  const trace = spans.filter((span) => span.traceId === traceId);
  const request = find('gateway', 'POST /api/franchises', trace);
  expect(request.parentId).toBe(pageSpan);
  const call = find('gateway', 'call catalog', trace);
  expect(call.parentId).toBe(request.spanId);
  const served = find('catalog', 'POST /api/franchises', trace);
  expect(served.parentId).toBe(call.spanId);
  expect(find('catalog', 'INSERT franchise_opportunities', trace).parentId).toBe(served.spanId);
  const written = find('catalog', 'create catalog.franchise-created.v1', trace);
  expect(written.parentId).toBe(served.spanId);
  expect(find('catalog', 'INSERT outbox', trace).parentId).toBe(written.spanId);
  expect(find('catalog', 'publish catalog.franchise-created.v1', trace).parentId).toBe(written.spanId);
  const handled = find('inquiry', 'process catalog.franchise-created.v1', trace);
  expect(handled.parentId).toBe(written.spanId);
  expect(find('inquiry', 'INSERT franchises', trace).parentId).toBe(handled.spanId);
});

test("the browser's navigation is a span of its page's trace, with the browser's measurements", () => {
  const page = find('gateway', 'GET /franchises');
  const navigation = find('gateway', 'navigation /franchises');
  expect([navigation.traceId, navigation.parentId]).toEqual([page.traceId, page.spanId]);
  expect(navigation.durationMs).toBeCloseTo(1_250, 0);
  expect(navigation.attributes).toEqual({ 'web_vital.lcp': 812.5, 'web_vital.ttfb': 90 });
});

test('a page is a separate trace with its preparation, its rendering and its reads', () => {
  const page = find('gateway', 'GET /franchises');
  expect(page.parentId).toBeNull();
  const trace = spans.filter((span) => span.traceId === page.traceId);
  expect(find('gateway', 'prepare public', trace).parentId).toBe(page.spanId);
  const reads = trace.filter(({ name }) => name.startsWith('call '));
  expect(reads.map(({ parentId }) => parentId)).toEqual(reads.map(() => page.spanId));
  const read = find('catalog', 'GET /api/franchises', trace);
  expect(reads.map(({ spanId }) => spanId)).toContain(read.parentId);
});

test('spans contain no values: no written texts, no searches and no ids in paths', () => {
  expect(exported).not.toContain(title);
  expect(exported).not.toContain(searched);
  expect(find('catalog', 'INSERT outbox').attributes['db.query.text']).toMatch(/select \$1::uuid, \$2/);
  for (const { name } of spans) expect(name).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
});

test('health checks and files have no spans', () => {
  expect(spans.map(({ name }) => name).filter((name) => /livez|readyz|metrics|mfe/.test(name))).toEqual([]);
});
