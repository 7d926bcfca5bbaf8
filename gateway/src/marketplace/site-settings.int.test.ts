import { makeLogger, makeMetrics } from '@setu/service-kit';
import { eventually } from '@setu/service-kit/test';
import { json, type Peer, startPeer } from '../../test/peer';
import { startTestGateway } from '../../test/test-gateway';
import { makePageWaits } from '../edge/renderer/page-waits';
import { makeInstanceRegistry } from '../edge/upstreams/instance-registry';
import { makeUpstreams, type OpenUpstreams } from '../edge/upstreams/make-upstreams';
import { countServiceCalls } from '../edge/upstreams/service-calls';
import { makeServiceCertificates } from '../edge/upstreams/service-certificates';
import type { ReadPublic } from '../edge/upstreams/upstreams';
import { makeSiteSettings } from './site-settings';

const waits = makePageWaits(60_000);
const settings = (siteName: string) => ({ siteName, siteDescription: `All about ${siteName}` });
/** Log lines. */
const lines: string[] = [];
const logger = makeLogger('gateway', 'warn', {
  write: (line: string) => void lines.push(JSON.parse(line).msg),
});

const reach = (fixed: Record<string, string>) =>
  makeUpstreams({
    instances: makeInstanceRegistry({ fixed }),
    calls: countServiceCalls(makeMetrics('gateway')),
    certificates: makeServiceCertificates(undefined, logger),
  });
const readFrom =
  (from: OpenUpstreams): ReadPublic =>
  (path, timeoutMs) =>
    from.read({ service: 'content', version: null, visitor: null }, { path, headers: {}, timeoutMs });

let content: Peer;
let upstreams: OpenUpstreams;
beforeEach(async () => {
  lines.length = 0;
  content = await startPeer((_request, reply) => json(reply, 200, settings('Setu & Co')));
  upstreams = reach({ content: content.url });
});
afterEach(async () => {
  await upstreams.close();
  await content.stop();
});

test('site settings are read again after five seconds, and are kept when that fails', async () => {
  let time = 0;
  const current = makeSiteSettings({ read: readFrom(upstreams), waits, logger, now: () => time });
  await eventually(() => expect(current()).toEqual(settings('Setu & Co')));
  content.answerWith((_request, reply) => json(reply, 200, settings('Setu two')));
  time = 4_999;
  expect(current()).toEqual(settings('Setu & Co'));
  expect(content.seen.map(({ url }) => url)).toEqual(['/api/content/settings']);
  time = 5_000;
  // The first reader of old settings still gets them; the next one gets the new ones.
  expect(current()).toEqual(settings('Setu & Co'));
  await eventually(() => expect(current()).toEqual(settings('Setu two')));

  for (const [answers, status, body] of [
    [1, 500, {}],
    [2, 200, { siteName: 7 }],
  ] as const) {
    content.answerWith((_request, reply) => json(reply, status, body));
    time += 5_000;
    current();
    await eventually(() =>
      expect(lines).toEqual(
        Array(answers).fill('the site settings could not be read; pages use the last known ones'),
      ),
    );
    expect(current()).toEqual(settings('Setu two'));
  }
  expect(content.seen).toHaveLength(4);
});

test('site settings are null before the first read', () => {
  expect(makeSiteSettings({ read: readFrom(reach({})), waits, logger })()).toBeNull();
});

test('site settings are in the default head and in the head of unknown pages', async () => {
  const gateway = await startTestGateway({ CONTENT_URL: content.url });
  const page = async (path: string) => (await gateway.send(path, { headers: { accept: 'text/html' } })).text;
  await eventually(async () => {
    const text = await page('/franchises?search=throw');
    expect(text).toContain('<title>Franchise Opportunities in India | Setu &amp; Co</title>');
    expect(text).toContain('name="description" content="All about Setu &amp; Co"');
  });
  const missing = await page('/nothing/here');
  expect(missing).toContain('<title>404 Page Not Found</title>');
  expect(missing).toContain('name="description" content="All about Setu &amp; Co"');
  // The texts of a screen's own head are kept.
  expect(await page('/franchises')).toContain('content="All &quot;of&quot; them"');
  await gateway.stop();
});

test('a content service that hangs does not delay pages', async () => {
  const answers: (() => void)[] = [];
  content.answerWith((_request, reply) => {
    answers.push(() => json(reply, 200, settings('Too late')));
  });
  const gateway = await startTestGateway({ CONTENT_URL: content.url, PAGE_WAIT_MS: '1500' });
  const { status, text } = await gateway.send('/nothing/here', { headers: { accept: 'text/html' } });
  expect(status).toBe(404);
  expect(text).toContain('₹2 lakh to ₹50 crore');
  for (const answer of answers) answer();
  await gateway.stop();
});
