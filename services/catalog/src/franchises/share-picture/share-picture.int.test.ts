import { sharePictureSize } from '@setu/protocol';
import { served, someone, type TestUser } from '@setu/service-kit/test';
import { addFranchise, setUpCatalog } from '../../../test/builders';
import { noIds } from '../../../test/refusals';

const catalog = setUpCatalog();
const brand = someone('brand');

const add = (with_: Record<string, unknown> = {}) => addFranchise(catalog.service, brand, with_);
const fetchPicture = async (id: string, as: TestUser | null = null) => {
  const reply = await fetch(`${catalog.service.url}/api/franchises/${id}/cover.png`, {
    headers: await catalog.service.callers.headersFor(as),
  });
  return { status: reply.status, reply, png: Buffer.from(await reply.arrayBuffer()) };
};

it('a share picture is a PNG of the size that pages state, and is public and cached', async () => {
  const { id } = await add({ title: 'चाय की टपरी' });
  const { reply, png } = await fetchPicture(id);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('image/png');
  expect(reply.headers.get('cache-control')).toBe('public, max-age=60');
  expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(sharePictureSize);
  expect(png.length).toBeLessThan(300_000);
});

it('a picture is drawn once for concurrent requests, and again after a change of the listing', async () => {
  const { id } = await add({ title: 'Chai for many' });
  const [first, ...others] = await Promise.all(
    Array.from({ length: 30 }, () => served(() => fetchPicture(id))),
  );
  for (const { reply, png } of others) {
    expect(reply.status).toBe(200);
    expect(png.equals(first!.png)).toBe(true);
  }
  await catalog.service.call('PATCH', `/api/franchises/${id}`, {
    as: brand,
    body: { title: 'Tea for many' },
  });
  expect((await fetchPicture(id)).png.equals(first!.png)).toBe(false);
});

it('a share picture is refused with the time to retry when too many requests wait', async () => {
  const listings = await Promise.all(Array.from({ length: 40 }, (_, n) => add({ title: `Chai ${n}` })));
  const replies = await Promise.all(listings.map(({ id }) => fetchPicture(id)));
  const refused = replies.filter(({ reply }) => reply.status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { reply } of refused) {
    expect(reply.status).toBe(503);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

it('only its owner may read the share picture of a hidden franchise, and it is not cached', async () => {
  const { id } = await add({ isActive: false });
  expect((await fetchPicture(id)).reply.status).toBe(404);
  const { reply } = await fetchPicture(id, brand);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

it.each(noIds)('a share picture of the id %s answers 404', async (id) => {
  expect((await fetchPicture(id)).reply.status).toBe(404);
});
