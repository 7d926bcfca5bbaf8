import { getIllustration, listFranchises } from '@setu/contracts';
import { someone } from '@setu/service-kit/test';
import { addFranchise, setUpCatalog } from '../../../test/builders';

const catalog = setUpCatalog();
const brand = someone('brand');

const fetchDrawing = (path: string) => fetch(`${catalog.service.url}${path}`);

it('a franchise names its illustration, which anybody may load and keep', async () => {
  const { id } = await addFranchise(catalog.service, brand, {
    title: 'Ghar Sewa Elder Care at Home',
    businessCategory: 'services',
  });
  const { body } = await catalog.service.call('GET', `/api/franchises/${id}`);
  expect(body.illustration).toEqual({
    url: expect.stringMatching(/^\/api\/illustrations\/services\/eldercare\/\d+\?v=1$/),
    alt: 'Illustration: a home with a heart',
  });
  const { body: listed } = await catalog.service.call('GET', listFranchises.path);
  expect(listed.find((each: { id: string }) => each.id === id).illustration).toEqual(body.illustration);

  const reply = await fetchDrawing(body.illustration.url);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('image/svg+xml');
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const svg = await reply.text();
  expect(svg).toMatch(/^<svg /);
  expect(await (await fetchDrawing(body.illustration.url)).text()).toBe(svg);
});

it('a draft names the illustration of what is written so far', async () => {
  const { body } = await catalog.service.call('POST', '/api/my-franchise-drafts', {
    as: brand,
    body: { title: 'Foam Car Wash', businessCategory: 'automotive' },
  });
  expect(body.illustration.url).toContain('/automotive/carwash/');
});

it.each([
  ['/services/nothing/1', 404],
  ['/services/constructor/1', 404],
  ['/services/tea/64', 404],
  ['/services/tea/-1', 404],
  ['/services/tea/x', 404],
  ['/nothing/tea/1', 404],
  ['/services/..%2f..%2fetc/1', 404],
])('the illustration %s is refused with %i', async (path, status) => {
  expect((await fetchDrawing(`${getIllustration.path.replace(/\/:.*/, '')}${path}`)).status).toBe(status);
});
