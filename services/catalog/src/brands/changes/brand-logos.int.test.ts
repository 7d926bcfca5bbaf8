import { randomUUID } from 'node:crypto';
import { brandProfileSavedV1 } from '@setu/contracts';
import { handleEvent, replayConsumer } from '@setu/service-kit';
import { envelopeOf, eventually, publishEvent, publishTogether, someone } from '@setu/service-kit/test';
import { addFranchise, publishUser, setUpCatalog } from '../../../test/builders';

const catalog = setUpCatalog();

const aLogo = () => ({
  url: `/media/${randomUUID()}`,
  width: 400,
  height: 400,
  blur: 'data:image/webp;base64,UklGRg==',
});
const saved = (userId: string, version: number, fields: object = {}) => ({
  userId,
  version,
  brandName: 'Nadi Naturals',
  description: null,
  targetAudience: null,
  website: null,
  ...fields,
});
const consumer = () => {
  const found = catalog.service.running.consumers.find(({ name }) => name === 'brand-logos');
  if (!found) throw new Error('the catalog does not read logos');
  return found;
};
const eventOf = (userId: string, version: number, fields: object = {}) =>
  envelopeOf(brandProfileSavedV1, userId, saved(userId, version, fields));
const handle = (...event: Parameters<typeof eventOf>) =>
  handleEvent(catalog.db, consumer(), JSON.stringify(eventOf(...event)));
const franchise = async (id: string) => (await catalog.service.call('GET', `/api/franchises/${id}`)).body;
const brandOf = (id: string) => catalog.db('brands').where({ id }).first();

it('franchises show the logo of their brand until it is removed, and both changes are published', async () => {
  const brand = someone('brand');
  const { id } = await addFranchise(catalog.service, brand);
  expect(await franchise(id)).toMatchObject({ brandLogo: null });
  const logo = aLogo();
  await handle(brand.id, 1, { logo });
  expect(await franchise(id)).toMatchObject({ brandLogo: logo });
  await handle(brand.id, 2, { logo, description: 'Oils.' });
  await handle(brand.id, 3, { logo: null });
  expect(await franchise(id)).toMatchObject({ brandLogo: null });
  expect((await catalog.service.outbox(id)).map(({ envelope: { data } }) => data.version)).toEqual([1, 2, 3]);
});

it('a new franchise has the logo, and neither a new name nor an event of an older release removes it', async () => {
  const brand = someone('brand');
  const logo = aLogo();
  await handle(brand.id, 1, { logo });
  const { id } = await addFranchise(catalog.service, brand);
  expect(await franchise(id)).toMatchObject({ brandLogo: logo });
  await handle(brand.id, 2);
  await publishUser(catalog.broker, brand, { displayName: 'Idli Ink', version: 2 });
  await eventually(async () => expect(await franchise(id)).toMatchObject({ brandName: 'Idli Ink' }));
  expect(await franchise(id)).toMatchObject({ brandLogo: logo });
});

it('an older event and a duplicate change nothing, and a replay has the same result', async () => {
  const brand = someone('brand');
  const { id } = await addFranchise(catalog.service, brand);
  const logo = aLogo();
  const event = JSON.stringify(eventOf(brand.id, 3, { logo }));
  expect(await handleEvent(catalog.db, consumer(), event)).toBe('done');
  expect(await handleEvent(catalog.db, consumer(), event)).toBe('duplicate');
  await handle(brand.id, 2, { logo: null });
  expect(await franchise(id)).toMatchObject({ brandLogo: logo });
  const broker = catalog.service.running.broker();
  if (!broker) throw new Error('no broker');
  await replayConsumer(catalog.db, broker, 'catalog', consumer());
  await handle(brand.id, 3, { logo });
  expect(await brandOf(brand.id)).toMatchObject({ logo, logo_version: 3 });
});

it('only the newest event of each brand in a batch counts', async () => {
  const [one, other] = [someone('brand'), someone('brand')];
  const durable = 'catalog-brand-logos';
  const logo = aLogo();
  await publishTogether({ brokerUrl: catalog.broker.url, db: catalog.db, durable }, [
    [brandProfileSavedV1, eventOf(one.id, 2, { logo: null })],
    [brandProfileSavedV1, eventOf(other.id, 1, { logo })],
    [brandProfileSavedV1, eventOf(one.id, 1, { logo })],
  ]);
  await eventually(async () => {
    expect(await brandOf(one.id)).toMatchObject({ logo: null, logo_version: 2 });
    expect(await brandOf(other.id)).toMatchObject({ logo });
  });
});

it('a malformed event becomes a dead letter, and the next event is handled', async () => {
  const brand = someone('brand');
  const logo = aLogo();
  const publish = (version: number, fields: object) =>
    publishEvent(catalog.broker.url, brandProfileSavedV1, eventOf(brand.id, version, fields));
  await publish(1, { logo: 'none' });
  await publish(2, { logo });
  await eventually(async () => expect(await brandOf(brand.id)).toMatchObject({ logo }));
  expect(await catalog.db('dead_letters').where({ consumer: 'brand-logos' })).toHaveLength(1);
});
