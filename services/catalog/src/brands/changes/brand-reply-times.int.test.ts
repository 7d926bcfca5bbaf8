import { type ReplyTime, replyTimeChangedV1 } from '@setu/contracts';
import { handleEvent, replayConsumer } from '@setu/service-kit';
import { envelopeOf, eventually, publishEvent, publishTogether, someone } from '@setu/service-kit/test';
import { addFranchise, publishUser, setUpCatalog } from '../../../test/builders';

const catalog = setUpCatalog();

const consumer = () => {
  const found = catalog.service.running.consumers.find(({ name }) => name === 'brand-reply-times');
  if (!found) throw new Error('the catalog does not read reply times');
  return found;
};
const eventOf = (userId: string, version: number, usually: ReplyTime | null, keepsPromise?: boolean) =>
  envelopeOf(replyTimeChangedV1, userId, {
    userId,
    version,
    usually,
    ...(keepsPromise !== undefined && { keepsPromise }),
  });
const handle = (...event: Parameters<typeof eventOf>) =>
  handleEvent(catalog.db, consumer(), JSON.stringify(eventOf(...event)));
const franchise = async (id: string) => (await catalog.service.call('GET', `/api/franchises/${id}`)).body;
const brandOf = (id: string) => catalog.db('brands').where({ id }).first();

it('franchises show the reply time of their brand until it ends, and both changes are published', async () => {
  const brand = someone('brand');
  const { id } = await addFranchise(catalog.service, brand);
  const { updatedAt } = await franchise(id);
  expect(await franchise(id)).toMatchObject({ brandReplyTime: null });
  await handle(brand.id, 1, 'day');
  expect(await franchise(id)).toMatchObject({ brandReplyTime: 'day', updatedAt });
  const mine = await catalog.service.call('GET', '/api/my-franchises', { as: brand });
  expect(mine.body).toMatchObject([{ id, brandReplyTime: 'day' }]);
  await handle(brand.id, 2, null);
  expect(await franchise(id)).toMatchObject({ brandReplyTime: null });
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

it('franchises have the mark of the reply promise until an event says otherwise or lacks it', async () => {
  const brand = someone('brand');
  const { id } = await addFranchise(catalog.service, brand);
  expect(await franchise(id)).toMatchObject({ brandKeepsReplyPromise: false });
  await handle(brand.id, 1, 'day', true);
  expect(await franchise(id)).toMatchObject({ brandKeepsReplyPromise: true, brandReplyTime: 'day' });
  await handle(brand.id, 2, 'day', false);
  expect(await franchise(id)).toMatchObject({ brandKeepsReplyPromise: false });
  await handle(brand.id, 3, 'day', true);
  await handle(brand.id, 4, 'day');
  expect(await franchise(id)).toMatchObject({ brandKeepsReplyPromise: false, brandReplyTime: 'day' });
  const published = await catalog.service.outbox(id);
  expect(published.map(({ envelope: { data } }) => data.version)).toEqual([1, 2, 3, 4, 5]);
});

it('a new franchise has the reply time of its brand, and a new name does not change it', async () => {
  const brand = someone('brand');
  await handle(brand.id, 1, 'hour');
  const { id } = await addFranchise(catalog.service, brand);
  expect(await franchise(id)).toMatchObject({ brandReplyTime: 'hour' });
  await publishUser(catalog.broker, brand, { displayName: 'Idli Ink', version: 2 });
  await eventually(async () => expect(await franchise(id)).toMatchObject({ brandName: 'Idli Ink' }));
  expect(await franchise(id)).toMatchObject({ brandReplyTime: 'hour' });
});

it('an older event and a duplicate change nothing, and a replay has the same result', async () => {
  const brand = someone('brand');
  const { id } = await addFranchise(catalog.service, brand);
  const event = JSON.stringify(eventOf(brand.id, 3, 'three_days'));
  expect(await handleEvent(catalog.db, consumer(), event)).toBe('done');
  expect(await handleEvent(catalog.db, consumer(), event)).toBe('duplicate');
  await handle(brand.id, 2, null);
  expect(await franchise(id)).toMatchObject({ brandReplyTime: 'three_days' });
  const published = await catalog.service.outbox(id);
  const broker = catalog.service.running.broker();
  if (!broker) throw new Error('no broker');
  await replayConsumer(catalog.db, broker, 'catalog', consumer());
  await handle(brand.id, 3, 'three_days');
  expect(await brandOf(brand.id)).toMatchObject({ reply_time: 'three_days', reply_time_version: 3 });
  expect(await catalog.service.outbox(id)).toEqual(published);
});

it('only the newest event of each brand in a batch counts', async () => {
  const [one, other] = [someone('brand'), someone('brand')];
  const durable = 'catalog-brand-reply-times';
  await publishTogether({ brokerUrl: catalog.broker.url, db: catalog.db, durable }, [
    [replyTimeChangedV1, eventOf(one.id, 2, null)],
    [replyTimeChangedV1, eventOf(other.id, 1, 'hour')],
    [replyTimeChangedV1, eventOf(one.id, 1, 'day')],
  ]);
  await eventually(async () => {
    expect(await brandOf(one.id)).toMatchObject({ reply_time: null, reply_time_version: 2 });
    expect(await brandOf(other.id)).toMatchObject({ reply_time: 'hour' });
  });
});

it('a malformed event becomes a dead letter, and the next event is handled', async () => {
  const brand = someone('brand');
  const publish = (event: object) => publishEvent(catalog.broker.url, replyTimeChangedV1, event);
  await publish({ ...eventOf(brand.id, 1, 'day'), data: { userId: brand.id, version: 1, usually: 'year' } });
  await publish(eventOf(brand.id, 2, 'day'));
  await eventually(async () => expect(await brandOf(brand.id)).toMatchObject({ reply_time: 'day' }));
  expect(await catalog.db('dead_letters').where({ consumer: 'brand-reply-times' })).toHaveLength(1);
});

it('an event that could not be stored is retried', async () => {
  const brand = someone('brand');
  const event = JSON.stringify(eventOf(brand.id, 1, 'day'));
  await catalog.db.raw('alter table brands rename to brands_away');
  try {
    await expect(handleEvent(catalog.db, consumer(), event)).rejects.toThrow('brands');
  } finally {
    await catalog.db.raw('alter table brands_away rename to brands');
  }
  expect(await handleEvent(catalog.db, consumer(), event)).toBe('done');
  expect(await brandOf(brand.id)).toMatchObject({ reply_time: 'day' });
});
