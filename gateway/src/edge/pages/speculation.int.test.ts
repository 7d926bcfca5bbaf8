import { createHash } from 'node:crypto';
import { eventually } from '@setu/service-kit/test';
import { releaseTo, smallRemote } from '../../../test/front-ends';
import { useRegistry } from '../../../test/registry-asks';
import { releaseRenderingShell, renderingFiles, renderingRemote } from '../../../test/rendering-modules';

const { gateway, statusOf } = useRegistry();

beforeAll(async () => {
  await releaseRenderingShell(gateway());
  const routes = smallRemote('ahead').routes.flatMap((route) => [
    route,
    { ...route, path: '/ahead/:id' },
    { ...route, path: '/ahead/own', audience: ['brand' as const] },
    { ...route, path: '/admin/ahead' },
  ]);
  await releaseTo(gateway().registry, { ...renderingRemote('ahead'), routes }, renderingFiles());
});

/** Number of opened pages, without prefetched ones. */
let opened = 0;
const open = (headers: Record<string, string> = {}, cookie = '') => {
  if (!headers['sec-purpose']) opened += 1;
  return gateway().send('/ahead', { headers: { accept: 'text/html', cookie, ...headers } });
};
const rulesIn = (html: string) => /<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1];

it('a rendered page lets browsers fetch public pages in advance, and its content security policy allows only its own inline scripts', async () => {
  const { text, headers } = await eventually(async () => {
    const reply = await open();
    expect(rulesIn(reply.text)).toBeDefined();
    return reply;
  });
  const rules = rulesIn(text) ?? '';
  const [{ where, eagerness }] = JSON.parse(rules).prefetch;
  const paths = where.and[0].href_matches.map(({ pathname }: { pathname: string }) => pathname);
  expect(eagerness).toBe('moderate');
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/franchises', '/franchises/:id', '/ahead', '/ahead/:id']),
  );
  for (const path of ['/dashboard', '/ahead/own', '/admin', '/admin/ahead', '/settings'])
    expect(paths).not.toContain(path);
  const inline = [...text.matchAll(/<script(?: type="speculationrules")?>(.*?)<\/script>/gs)];
  expect(inline.map(([, script]) => script)).toContain(rules);
  const hashes = inline.map(([, script = '']) => createHash('sha256').update(script).digest('base64'));
  expect(headers['content-security-policy']).toContain(
    `script-src 'self' ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')};`,
  );
});

it('pages of signed-in users have no speculation rules', async () => {
  const cookie = await gateway().signIn();
  expect(rulesIn((await open({}, cookie)).text)).toBeUndefined();
});

it('a page that is fetched in advance is not counted, and not made for a visitor who saves data', async () => {
  const hasCounted = (pages: number) =>
    eventually(async () => expect((await statusOf('ahead')).releases[0].pages).toBe(pages));
  const ahead = { 'sec-purpose': 'prefetch' };
  await hasCounted(opened);
  expect((await open(ahead)).status).toBe(200);
  expect((await open({ ...ahead, 'save-data': 'on' })).status).toBe(503);
  await open();
  await hasCounted(opened);
});
