import { randomUUID } from 'node:crypto';
import { documentAddressOf } from '@setu/contracts';
import { someone } from '@setu/service-kit/test';
import { aDraft, setUpCatalog } from '../../test/builders';

const catalog = setUpCatalog();

/** An uploaded PDF as a form sends it. */
const aBrochure = () => {
  const id = randomUUID();
  return { id, file: { url: documentAddressOf(id), name: 'Menu 2026.pdf', bytes: 2_202_009, pages: 12 } };
};
const call = (method: string, path: string, as: ReturnType<typeof someone>, body: object) =>
  catalog.service.call(method, path, { as, body });
const newestEvent = async (id: string) => (await catalog.service.outbox(id)).at(-1)?.envelope.data;

it('an uploaded brochure is returned, and the event names its upload', async () => {
  const brand = someone('brand');
  const { id, file } = aBrochure();
  const { status, body } = await call('POST', '/api/franchises', brand, aDraft({ brochureFile: file }));
  expect([status, body.brochureFile]).toEqual([201, file]);
  expect(await newestEvent(body.id)).toMatchObject({ uploadIds: [id] });
  const read = await catalog.service.call('GET', `/api/franchises/${body.id}`);
  expect(read.body.brochureFile).toEqual(file);
  const list = await catalog.service.call('GET', '/api/my-franchises', { as: brand });
  expect(list.body[0].brochureFile).toEqual(file);
});

it('a change of another field keeps the brochure, and null removes it', async () => {
  const brand = someone('brand');
  const { id, file } = aBrochure();
  const { body } = await call('POST', '/api/franchises', brand, aDraft({ brochureFile: file }));
  const change = (fields: object) => call('PATCH', `/api/franchises/${body.id}`, brand, fields);
  expect((await change({ title: 'Chai Corner 2' })).body.brochureFile).toEqual(file);
  expect(await newestEvent(body.id)).toMatchObject({ uploadIds: [id] });
  expect((await change({ brochureFile: null })).body.brochureFile).toBeNull();
  expect(await newestEvent(body.id)).toMatchObject({ uploadIds: [] });
});

it('a form without the brochure field creates a franchise without a brochure', async () => {
  const { body } = await call('POST', '/api/franchises', someone('brand'), aDraft({}));
  expect(body.brochureFile).toBeNull();
});

it('a draft has a brochure, and the franchise that is published from it has the same brochure', async () => {
  const brand = someone('brand');
  const { id, file } = aBrochure();
  const draft = (await call('POST', '/api/my-franchise-drafts', brand, { brochureFile: file })).body;
  expect(draft.fields.brochureFile).toEqual(file);
  expect(await newestEvent(draft.id)).toMatchObject({ uploadIds: [id] });
  const published = await call(
    'POST',
    `/api/my-franchise-drafts/${draft.id}/publish`,
    brand,
    aDraft({ brochureFile: file }),
  );
  expect([published.status, published.body.brochureFile]).toEqual([201, file]);
  expect(await newestEvent(draft.id)).toMatchObject({ uploadIds: [] });
});

it.each([
  ['an address on another site', { url: 'https://files.example/document.pdf' }],
  ['the address of a picture', { url: `/media/${randomUUID()}` }],
  ['a path', { url: `/media/../${randomUUID()}/document.pdf` }],
  ['a name with a control character', { name: 'menu\u0007.pdf' }],
  ['no pages', { pages: 0 }],
  ['more pages than an upload has', { pages: 101 }],
  ['more bytes than an upload has', { bytes: 10_485_761 }],
])('%s is refused', async (_, wrong) => {
  const { file } = aBrochure();
  const { status, body } = await call(
    'POST',
    '/api/franchises',
    someone('brand'),
    aDraft({ brochureFile: { ...file, ...wrong } }),
  );
  expect([status, body.code, body.errors.map(({ path }: { path: string }) => path)]).toEqual([
    400,
    'validation_failed',
    [`brochureFile.${Object.keys(wrong)[0]}`],
  ]);
});
