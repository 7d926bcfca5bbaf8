import { product } from '@setu/contracts';
import { callAsAdmin, setUpContent } from '../../test/builders';

const content = setUpContent();

const admin = (method: string, body?: unknown) =>
  callAsAdmin(content.service, method, '/api/admin/settings', body);
const shown = async () => (await content.service.call('GET', '/api/content/settings')).body;

it('the initial settings are the product’s name and description', async () => {
  const own = { siteName: product.name, siteDescription: product.description };
  expect(await shown()).toEqual(own);
  expect((await admin('GET')).body).toEqual(own);
});

it.each([
  ['an empty name', { siteName: ' ', siteDescription: 'About' }, ['siteName']],
  ['an empty description', { siteDescription: '' }, ['siteDescription']],
  ['a long description', { siteName: 'A', siteDescription: 'x'.repeat(301) }, ['siteDescription']],
  ['NUL', { siteName: 'A\u0000', siteDescription: 'About' }, ['siteName']],
])('settings refuse %s', async (_, body, paths) => {
  const reply = await admin('PATCH', body);
  expect(reply.status).toBe(400);
  expect(reply.body.errors.map(({ path }: { path: string }) => path)).toEqual(paths);
  expect(await content.db('site_settings')).toEqual([]);
});

it('concurrent changes of different fields by two administrators are both stored', async () => {
  const replies = await Promise.all([
    admin('PATCH', { siteName: 'Bridge' }),
    admin('PATCH', { siteDescription: 'From here to there' }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await shown()).toEqual({ siteName: 'Bridge', siteDescription: 'From here to there' });
});

it('changed settings are shown to everyone, and add a line to the audit trail', async () => {
  const first = { siteName: 'Setu “भारत”', siteDescription: 'Franchises & <b>more</b>' };
  const reply = await admin('PATCH', first);
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual(first);
  expect(await shown()).toEqual(first);
  const second = { ...first, siteName: 'Setu' };
  expect((await admin('PATCH', { siteName: 'Setu' })).body).toEqual(second);
  expect(await shown()).toEqual(second);
  expect((await admin('PATCH', {})).body).toEqual(second);
  const lines = (await callAsAdmin(content.service, 'GET', '/api/admin/activity')).body;
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatchObject({
    kind: 'settings',
    text: 'An administrator changed the name or description of the site',
  });
});
