import { brandVerifiedV1 } from '@setu/contracts';
import { handleEvent, replayConsumer } from '@setu/service-kit';
import { envelopeOf, eventually, publishEvent, publishTogether, someone } from '@setu/service-kit/test';
import { addFranchise, publishUser, setUpCatalog } from '../../../test/builders';

const catalog = setUpCatalog();

const checkedAt = '2026-11-12T06:30:00.000Z';
const verification = { documents: ['incorporation', 'gstin'], checkedAt };
const verified = (userId: string, version: number, fields: object = {}) => ({
  userId,
  version,
  isVerified: true,
  ...verification,
  validUntil: null,
  ended: null,
  byUserId: userId,
  ...fields,
});
const withdrawn = { isVerified: false, documents: [], checkedAt: null, ended: 'withdrawn' };
const consumer = () => {
  const found = catalog.service.running.consumers.find(({ name }) => name === 'brand-verifications');
  if (!found) throw new Error('the catalog does not read verifications');
  return found;
};
const handle = (userId: string, version: number, fields: object = {}) =>
  handleEvent(
    catalog.db,
    consumer(),
    JSON.stringify(envelopeOf(brandVerifiedV1, userId, verified(userId, version, fields))),
  );
const franchise = async (id: string) => (await catalog.service.call('GET', `/api/franchises/${id}`)).body;

it('franchises show the verification of their brand until it is withdrawn, and both changes are published', async () => {
  const brand = someone('brand');
  const { id, title } = await addFranchise(catalog.service, brand);
  expect(await franchise(id)).toMatchObject({ brandVerification: null });
  await handle(brand.id, 1);
  expect(await franchise(id)).toMatchObject({ brandVerification: verification });
  const { body } = await catalog.service.call('GET', `/api/franchises?search=${encodeURIComponent(title)}`);
  expect(body).toContainEqual(expect.objectContaining({ id, brandVerification: verification }));
  await handle(brand.id, 2, withdrawn);
  expect(await franchise(id)).toMatchObject({ brandVerification: null });
  expect(
    (await catalog.service.outbox(id)).map(({ envelope: { data } }) => [
      data.version,
      data.followsOwner ?? false,
    ]),
  ).toEqual([
    [1, false],
    [2, true],
    [3, true],
  ]);
});

it('a new franchise of a verified brand shows the verification, and a new name does not change it', async () => {
  const brand = someone('brand');
  await handle(brand.id, 1);
  const { id } = await addFranchise(catalog.service, brand);
  expect(await franchise(id)).toMatchObject({ brandVerification: verification });
  await publishUser(catalog.broker, brand, { displayName: 'Idli Ink', version: 2 });
  await eventually(async () => expect(await franchise(id)).toMatchObject({ brandName: 'Idli Ink' }));
  expect(await franchise(id)).toMatchObject({ brandVerification: verification });
});

it('an older event and a duplicate change nothing, and a replay has the same result', async () => {
  const brand = someone('brand');
  const { id } = await addFranchise(catalog.service, brand);
  const event = JSON.stringify(envelopeOf(brandVerifiedV1, brand.id, verified(brand.id, 3)));
  expect(await handleEvent(catalog.db, consumer(), event)).toBe('done');
  expect(await handleEvent(catalog.db, consumer(), event)).toBe('duplicate');
  await handle(brand.id, 2, withdrawn);
  expect(await franchise(id)).toMatchObject({ brandVerification: verification });
  const published = await catalog.service.outbox(id);
  const broker = catalog.service.running.broker();
  if (!broker) throw new Error('no broker');
  await replayConsumer(catalog.db, broker, 'catalog', consumer());
  await handle(brand.id, 3);
  expect(await catalog.db('brands').where({ id: brand.id }).first()).toMatchObject({
    verification,
    verification_version: 3,
  });
  expect(await catalog.service.outbox(id)).toEqual(published);
});

it('only the newest event of each brand in a batch counts', async () => {
  const [one, other] = [someone('brand'), someone('brand')];
  const durable = 'catalog-brand-verifications';
  await publishTogether({ brokerUrl: catalog.broker.url, db: catalog.db, durable }, [
    [brandVerifiedV1, envelopeOf(brandVerifiedV1, one.id, verified(one.id, 2, withdrawn))],
    [brandVerifiedV1, envelopeOf(brandVerifiedV1, other.id, verified(other.id, 1))],
    [brandVerifiedV1, envelopeOf(brandVerifiedV1, one.id, verified(one.id, 1))],
  ]);
  await eventually(async () => {
    expect(await catalog.db('brands').where({ id: one.id }).first()).toMatchObject({
      verification: null,
      verification_version: 2,
    });
    expect(await catalog.db('brands').where({ id: other.id }).first()).toMatchObject({ verification });
  });
});

it('a malformed event becomes a dead letter, and the next event is handled', async () => {
  const brand = someone('brand');
  const publish = (version: number, fields: object) =>
    publishEvent(
      catalog.broker.url,
      brandVerifiedV1,
      envelopeOf(brandVerifiedV1, brand.id, verified(brand.id, version, fields)),
    );
  await publish(1, { documents: 'all of them' });
  await publish(2, {});
  await eventually(async () =>
    expect(await catalog.db('brands').where({ id: brand.id }).first()).toMatchObject({ verification }),
  );
  expect(await catalog.db('dead_letters').where({ consumer: 'brand-verifications' })).toHaveLength(1);
});
