import { pactsFor, verifyPact } from '@setu/service-kit/test';
import { setUpContent } from '../test/builders';
import { makeWorld } from './states';

/** Consumers that must have a pact with this service. */
const consumers = ['mfe-account', 'mfe-admin', 'mfe-agent', 'mfe-brand', 'mfe-investor', 'mfe-public'];

const pacts = pactsFor('content');
const content = setUpContent();

it('every known consumer has a pact with content', () => {
  expect(pacts.map(({ consumer }) => consumer)).toEqual(expect.arrayContaining(consumers));
});

it.each(pacts)('content satisfies its pact with $consumer', async (pact) => {
  await verifyPact('content', pact, content.service, makeWorld(content));
});

describe('provider states of content', () => {
  const id = 'c0ffee00-0000-4000-8000-00000000aa01';
  const key = 'hero.pact';

  it.each([
    ['nobody', 'a site copy entry exists', { id, key }, '/api/content', { key }],
    ['administrator', 'a site copy entry exists', { id, key }, '/api/admin/content', { id, key }],
    [
      'nobody',
      'the site is called',
      { siteName: 'Setu', siteDescription: 'B' },
      '/api/content/settings',
      { siteName: 'Setu' },
    ],
    [
      'brand',
      'a franchise of the brand was viewed',
      { count: 3 },
      '/api/analytics/my-franchises',
      { total: 3 },
    ],
    [
      'administrator',
      'there are a user, a franchise and an inquiry',
      {},
      '/api/admin/stats',
      { totalUsers: expect.any(Number) },
    ],
    [
      'administrator',
      'there are a user, a franchise and an inquiry',
      {},
      '/api/admin/activity',
      { text: 'Asha registered as Investor' },
    ],
    [
      'investor',
      'the market was observed',
      {},
      '/api/insights',
      { topCities: [expect.objectContaining({ city: 'Pune' })] },
    ],
    [
      'administrator',
      'people asked for consultations',
      { count: 2 },
      '/api/admin/consultations',
      { name: 'Asha Kulkarni' },
    ],
    ['administrator', 'people wrote to us', { message: 'Hello' }, '/api/admin/contact', { message: 'Hello' }],
  ])('as %s, the call reads the state "%s"', async (who, name, parameters, path, shown) => {
    const world = makeWorld(content);
    if (who !== 'nobody') await world.states[`signed in as ${who}`]?.();
    await world.states[name]?.(parameters);
    const headers = await content.service.callers.headersFor(world.caller?.user ?? null, world.caller?.kind);
    const { status, body } = await content.service.call('GET', path, { headers });
    expect(status).toBe(200);
    expect([body].flat()).toContainEqual(expect.objectContaining(shown));
  });

  it.each([
    ['a site copy entry was deleted', { id }, 'website_content', { id }],
    ['a franchise is listed', { id }, 'franchises', { id }],
  ])('the state "%s" is stored in the table', async (name, parameters, table, where) => {
    await makeWorld(content).states[name]?.(parameters);
    expect(await content.db(table).where(where)).toHaveLength(1);
  });

  it.each([
    ['the caller has a picture', 'ready'],
    ['the caller sent a file that is no picture', 'refused'],
  ])('the state "%s" has an upload of the caller that is %s', async (name, state) => {
    const world = makeWorld(content);
    await world.states['signed in as agent']?.();
    await world.states[name]?.({ id });
    const ownerId = world.caller?.user.id;
    expect(await content.db('uploads').where({ id, owner_id: ownerId }).first()).toMatchObject({ state });
  });

  it.each([
    ['there is no site copy', '/api/content'],
    ['nothing happened yet', '/api/admin/activity'],
  ])('the state "%s" leaves the list empty', async (name, path) => {
    const world = makeWorld(content);
    await world.states['signed in as administrator']?.();
    await world.states[name]?.();
    const headers = await content.service.callers.headersFor(world.caller?.user ?? null, 'admin');
    expect((await content.service.call('GET', path, { headers })).body).toEqual([]);
  });
});
