import { randomUUID } from 'node:crypto';
import { mediaAddressOf } from '@setu/contracts';
import { someone } from '@setu/service-kit/test';
import { aDraft, aProperty, setUpCatalog } from '../../test/builders';

const catalog = setUpCatalog();
const linked = 'https://pictures.example/shop.jpg';

/** An uploaded picture as a form sends it. */
const aPicture = (alt = 'The counter') => {
  const id = randomUUID();
  const url = mediaAddressOf(id);
  return {
    id,
    url,
    details: { url, alt, width: 1600, height: 1067, blur: 'data:image/webp;base64,UklGRg==' },
  };
};

describe.each([
  ['franchises', 'brand', aDraft],
  ['properties', 'agent', aProperty],
] as const)('pictures of %s', (path, role, draft) => {
  const create = (body: Record<string, unknown>, as = someone(role)) =>
    catalog.service.call('POST', `/api/${path}`, { as, body: draft(body) });
  const newestEvent = async (id: string) => (await catalog.service.outbox(id)).at(-1)?.envelope.data;

  it('uploaded and linked pictures are returned with their details, and the event names the uploads', async () => {
    const picture = aPicture();
    const { status, body } = await create({ images: [picture.url, linked], pictures: [picture.details] });
    expect([status, body.images, body.pictures]).toEqual([201, [picture.url, linked], [picture.details]]);
    expect(await newestEvent(body.id)).toMatchObject({ uploadIds: [picture.id] });
  });

  it('a form without details stores only addresses', async () => {
    const picture = aPicture();
    const { body } = await create({ images: [picture.url] });
    expect([body.images, body.pictures]).toEqual([[picture.url], []]);
  });

  it('another order and another cover are stored, and events do not name removed uploads', async () => {
    const owner = someone(role);
    const [first, second] = [aPicture('Outside'), aPicture('Inside')];
    const { body } = await create(
      { images: [first.url, second.url], pictures: [first.details, second.details] },
      owner,
    );
    const change = (fields: object) =>
      catalog.service.call('PATCH', `/api/${path}/${body.id}`, { as: owner, body: fields });
    // A form of an older release sends only the order.
    const turned = await change({ images: [second.url, first.url] });
    expect(turned.body.pictures).toEqual([second.details, first.details]);
    const removed = await change({ images: [second.url], pictures: [second.details] });
    expect([removed.body.images, removed.body.pictures]).toEqual([[second.url], [second.details]]);
    expect(await newestEvent(body.id)).toMatchObject({ uploadIds: [second.id] });
  });

  it('when two tabs sort the same pictures at the same time, the order of one of them is stored', async () => {
    const owner = someone(role);
    const all = [aPicture('1'), aPicture('2'), aPicture('3')];
    const images = all.map(({ url }) => url);
    const { body } = await create({ images, pictures: all.map(({ details }) => details) }, owner);
    const orders = [images.toReversed(), [images[1], images[0], images[2]]];
    const replies = await Promise.all(
      orders.map((order) =>
        catalog.service.call('PATCH', `/api/${path}/${body.id}`, { as: owner, body: { images: order } }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const { uploadIds } = (await newestEvent(body.id)) as { uploadIds: string[] };
    expect(orders).toContainEqual(uploadIds.map(mediaAddressOf));
  });

  it.each([
    '/media/x',
    `/media/${randomUUID()}/640.webp`,
    `/media/../api/${randomUUID()}`,
    'http://pictures.example/a.jpg',
    'data:image/png;base64,AA==',
    '//pictures.example/a.jpg',
  ])('the address %s is refused', async (address) => {
    const { status, body } = await create({ images: [address] });
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  });

  it.each([
    ['a preview that is a page', { blur: 'data:text/html;base64,AA==' }],
    ['a preview that is long', { blur: `data:image/webp;base64,${'A'.repeat(2_000)}` }],
    ['a width below a pixel', { width: 0 }],
    ['a text with a control character', { alt: 'The\u0000counter' }],
    ['a text that is too long', { alt: 'a'.repeat(201) }],
  ])('%s is refused', async (_, wrong) => {
    const { url, details } = aPicture();
    const { status } = await create({ images: [url], pictures: [{ ...details, ...wrong }] });
    expect(status).toBe(400);
  });
});
