import { userRegisteredV1, userUpdatedV1 } from '@setu/contracts';
import { handleEvent, replayConsumer, retryDeadLetters } from '@setu/service-kit';
import { eventually, publishEvent, publishTogether, someone } from '@setu/service-kit/test';
import {
  addFranchise,
  addProperty,
  addRequirement,
  aUserEvent,
  publishUser,
  setUpCatalog,
} from '../../../test/builders';

const catalog = setUpCatalog();

const brandRow = async (id: string) => catalog.service.running.db('brands').where({ id }).first();
const franchise = async (id: string) => (await catalog.service.call('GET', `/api/franchises/${id}`)).body;
const eventsOf = (id: string) => catalog.service.outbox(id);
const consumer = () => {
  const found = catalog.service.running.consumers.find(({ name }) => name === 'brands');
  if (!found) throw new Error('the catalog has no consumer brands');
  return found;
};

it('a brand’s name is stored from both kinds of event', async () => {
  const brand = someone('brand');
  const { id } = await addFranchise(catalog.service, brand);
  await publishEvent(catalog.broker.url, userRegisteredV1, {
    ...aUserEvent(brand, { displayName: 'Chai Chaupal' }),
    type: userRegisteredV1.type,
  });
  await eventually(async () => expect(await franchise(id)).toMatchObject({ brandName: 'Chai Chaupal' }));
  await publishUser(catalog.broker, brand, { displayName: 'Chai Chaupal & Sons', version: 2 });
  await eventually(async () =>
    expect(await franchise(id)).toMatchObject({ brandName: 'Chai Chaupal & Sons' }),
  );
});

it('new franchises have the name of a known brand', async () => {
  const brand = someone('brand');
  await publishUser(catalog.broker, brand, { displayName: 'Idli Ink' });
  await eventually(async () => expect(await brandRow(brand.id)).toMatchObject({ name: 'Idli Ink' }));
  expect(await addFranchise(catalog.service, brand)).toMatchObject({ brandName: 'Idli Ink' });
});

it('franchises are hidden while their owner is not a brand, and restored afterwards', async () => {
  const brand = someone('brand');
  const shown = await addFranchise(catalog.service, brand);
  const own = await addFranchise(catalog.service, brand, { isActive: false });
  await publishUser(catalog.broker, brand, { role: 'investor', version: 2, displayName: 'New brand' });
  await eventually(async () => expect(await franchise(shown.id)).toMatchObject({ status: 404 }));
  expect((await eventsOf(shown.id)).at(-1)).toMatchObject({
    type: 'catalog.franchise-updated.v1',
    envelope: { data: { version: 2, isActive: false, followsOwner: true } },
  });

  await publishUser(catalog.broker, brand, { role: 'brand', version: 3, displayName: 'New brand' });
  await eventually(async () => expect(await franchise(shown.id)).toMatchObject({ isActive: true }));
  expect((await eventsOf(shown.id)).at(-1)?.envelope.data).toMatchObject({ version: 3, isActive: true });
  expect(await franchise(own.id)).toMatchObject({ status: 404 });
  expect(await eventsOf(own.id)).toHaveLength(1);
});

it('requirements and properties are hidden while their owner is neither brand nor agent', async () => {
  const brand = someone('brand');
  const wanted = await addRequirement(catalog.service, brand);
  const fulfilled = await addRequirement(catalog.service, brand, { isActive: false });
  const offered = await addProperty(catalog.service, brand);
  const unavailable = await addProperty(catalog.service, brand, { isAvailable: false });
  const capabilities = async () => {
    const { db } = catalog.service.running;
    const requirement = await db('property_requirements').where({ id: wanted.id }).first();
    const property = await db('property_listings').where({ id: offered.id }).first();
    return [requirement.is_listed, property.is_listed];
  };

  await publishUser(catalog.broker, brand, { role: 'agent', version: 2 });
  await eventually(async () => expect(await capabilities()).toEqual([false, true]));
  await publishUser(catalog.broker, brand, { role: 'investor', version: 3 });
  await eventually(async () => expect(await capabilities()).toEqual([false, false]));
  await publishUser(catalog.broker, brand, { role: 'brand', version: 4 });
  await eventually(async () => expect(await capabilities()).toEqual([true, true]));

  const published = async (id: string, key: string) =>
    (await eventsOf(id)).map(({ type, envelope: { data } }) => [
      type,
      data.version,
      data[key],
      data.followsOwner ?? false,
    ]);
  expect(await published(wanted.id, 'isActive')).toEqual([
    ['catalog.requirement-posted.v1', 1, true, false],
    ['catalog.requirement-updated.v1', 2, false, true],
    ['catalog.requirement-updated.v1', 3, true, true],
  ]);
  expect(await published(offered.id, 'isAvailable')).toEqual([
    ['catalog.property-listed.v1', 1, true, false],
    ['catalog.property-updated.v1', 2, false, true],
    ['catalog.property-updated.v1', 3, true, true],
  ]);
  for (const { id } of [fulfilled, unavailable]) expect(await eventsOf(id)).toHaveLength(1);
});

it('a property of an agent is listed at once, before the event about the agent has arrived', async () => {
  const agent = someone('agent');
  const { id } = await addProperty(catalog.service, agent);
  expect(await catalog.service.running.db('property_listings').where({ id }).first()).toMatchObject({
    is_listed: true,
  });
  expect(await brandRow(agent.id)).toMatchObject({ name: 'New agent', is_brand: false, version: 0 });
});

it('events that arrive out of order are handled once, and the newest counts', async () => {
  const brand = someone('brand');
  const { db } = catalog.service.running;
  const newer = JSON.stringify(aUserEvent(brand, { role: 'investor', version: 5 }));
  const older = JSON.stringify(aUserEvent(brand, { role: 'brand', version: 4 }));
  expect(await handleEvent(db, consumer(), newer)).toBe('done');
  expect(await handleEvent(db, consumer(), newer)).toBe('duplicate');
  expect(await handleEvent(db, consumer(), older)).toBe('done');
  expect(await brandRow(brand.id)).toMatchObject({ version: 5, is_brand: false });
});

it('an event that does not change the listing publishes no event', async () => {
  const brand = someone('brand');
  await publishUser(catalog.broker, brand, { displayName: 'Tandoor Trail' });
  await eventually(async () => expect(await brandRow(brand.id)).toMatchObject({ version: 1 }));
  const { id } = await addFranchise(catalog.service, brand);
  await publishUser(catalog.broker, brand, { displayName: 'Tandoor Trail', firstName: 'Asha', version: 2 });
  await eventually(async () => expect(await brandRow(brand.id)).toMatchObject({ version: 2 }));
  expect(await eventsOf(id)).toHaveLength(1);
});

it('a malformed event becomes a dead letter, and the next event is handled', async () => {
  const brand = someone('brand');
  await publishEvent(catalog.broker.url, userUpdatedV1, aUserEvent(brand, { role: 'emperor' }));
  await publishEvent(catalog.broker.url, userUpdatedV1, '{"not":"an event"');
  await publishUser(catalog.broker, brand, { displayName: 'Saffron Spoon' });
  await eventually(async () => expect(await brandRow(brand.id)).toMatchObject({ name: 'Saffron Spoon' }));
  const letters = await catalog.service.running.db('dead_letters').where({ consumer: 'brands' });
  expect(letters).toHaveLength(2);
  expect(await retryDeadLetters(catalog.service.running.db, consumer())).toEqual({ done: 0, failed: 2 });
});

it('listings are updated with the newest state of a batch, and a failed event of it is retried alone', async () => {
  const [brand, other, refused, first] = [
    someone('brand'),
    someone('brand'),
    someone('brand'),
    someone('brand'),
  ];
  const hidden = await addFranchise(catalog.service, brand);
  const renamed = await addFranchise(catalog.service, other);
  const { db } = catalog.service.running;
  const user = (of: { id: string }, fields: Record<string, unknown>) =>
    [userUpdatedV1, aUserEvent(of, fields)] as const;
  await db.raw(`alter table brands add constraint refuses_an_event check (name <> 'Refused') not valid`);
  await publishTogether({ brokerUrl: catalog.broker.url, db, durable: 'catalog-brands' }, [
    user(first, { displayName: 'First' }),
    user(brand, { role: 'investor', version: 1 }),
    user(brand, { role: 'investor', version: 3 }),
    user(other, { displayName: 'Misal Mandir', version: 1 }),
    user(refused, { displayName: 'Refused' }),
    user(brand, { role: 'brand', version: 2 }),
    user(other, { displayName: 'Misal Mahal', version: 2 }),
  ]);
  await eventually(async () =>
    expect(await franchise(renamed.id)).toMatchObject({ brandName: 'Misal Mahal' }),
  );
  expect(await franchise(hidden.id)).toMatchObject({ status: 404 });
  expect(await brandRow(brand.id)).toMatchObject({ version: 3, is_brand: false });
  expect((await eventsOf(hidden.id)).map(({ envelope: { data } }) => [data.version, data.isActive])).toEqual([
    [1, true],
    [2, false],
  ]);
  expect(await brandRow(refused.id)).toBeUndefined();
  await db.raw('alter table brands drop constraint refuses_an_event');
  await eventually(async () => expect(await brandRow(refused.id)).toMatchObject({ name: 'Refused' }));
});

it('an event that could not be stored is retried', async () => {
  const brand = someone('brand');
  const { db } = catalog.service.running;
  const event = JSON.stringify(aUserEvent(brand, { displayName: 'Kulhad & Co' }));
  await db.raw('alter table brands rename to brands_away');
  try {
    await expect(handleEvent(db, consumer(), event)).rejects.toThrow('brands');
  } finally {
    await db.raw('alter table brands_away rename to brands');
  }
  expect(await handleEvent(db, consumer(), event)).toBe('done');
  expect(await brandRow(brand.id)).toMatchObject({ name: 'Kulhad & Co' });
});

it('a replay rebuilds the owners and publishes no earlier changes', async () => {
  const brand = someone('brand');
  const { id } = await addFranchise(catalog.service, brand);
  const history = [
    { role: 'brand', displayName: 'Resham Lane' },
    { role: 'investor', displayName: 'Asha Rao' },
    { role: 'brand', displayName: 'Khadi Lane' },
  ];
  for (const [index, published] of history.entries())
    await publishUser(catalog.broker, brand, { ...published, version: index + 1 });
  await eventually(async () => expect(await franchise(id)).toMatchObject({ brandName: 'Khadi Lane' }));
  const before = await eventsOf(id);
  const { running } = catalog.service;
  await running.db('brands').where({ id: brand.id }).update({ name: 'Spoilt' });
  const broker = running.broker();
  if (!broker) throw new Error('no broker');
  await replayConsumer(running.db, broker, 'catalog', consumer());
  await eventually(async () =>
    expect(await brandRow(brand.id)).toMatchObject({ name: 'Khadi Lane', version: 3, is_brand: true }),
  );
  expect(await eventsOf(id)).toEqual(before);
});

it('a new name updates every listing without an event, because listing events do not contain it', async () => {
  const brand = someone('brand');
  const ids = [];
  for (let n = 0; n < 3; n += 1) ids.push((await addFranchise(catalog.service, brand)).id);
  const before = await catalog.service.outbox();
  for (const version of [1, 2, 3])
    await publishUser(catalog.broker, brand, { displayName: `Name ${version}`, version });
  for (const id of ids)
    await eventually(async () => expect(await franchise(id)).toMatchObject({ brandName: 'Name 3' }));
  const { body } = await catalog.service.call('GET', '/api/franchises?search=Name%203');
  expect(body.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(ids));
  expect(await catalog.service.outbox()).toEqual(before);
});

it('owners do not change when events are redelivered that are no longer in the inbox', async () => {
  const brand = someone('brand');
  const { db } = catalog.service.running;
  const { id } = await addFranchise(catalog.service, brand);
  const published = [
    aUserEvent(brand, { role: 'brand', displayName: 'First', version: 1 }),
    aUserEvent(brand, { role: 'investor', displayName: 'Second', version: 2 }),
    aUserEvent(brand, { role: 'brand', displayName: 'Third', version: 3 }),
  ].map((event) => JSON.stringify(event));
  for (const event of published) await handleEvent(db, consumer(), event);
  const before = [await brandRow(brand.id), await franchise(id), await eventsOf(id)];
  for (const again of [published, published.toReversed()]) {
    await db('inbox').delete();
    for (const event of again) expect(await handleEvent(db, consumer(), event)).toBe('done');
    expect([await brandRow(brand.id), await franchise(id), await eventsOf(id)]).toEqual(before);
  }
});
