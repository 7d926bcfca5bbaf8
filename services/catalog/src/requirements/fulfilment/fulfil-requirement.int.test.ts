import { randomUUID } from 'node:crypto';
import { assignmentChangedV1 } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { handleEvent, replayConsumer } from '@setu/service-kit';
import { envelopeOf, eventually, publishEvent, someone } from '@setu/service-kit/test';
import { addRequirement, publishUser, setUpCatalog } from '../../../test/builders';

const catalog = setUpCatalog();

const db = () => catalog.service.running.db;
const consumer = () => {
  const found = catalog.service.running.consumers.find(({ name }) => name === 'agent-confirmed-deals');
  if (!found) throw new Error('the catalog has no consumer of confirmed deals');
  return found;
};
const stored = (id: string) => db()('property_requirements').where({ id }).first();
const eventsOf = (id: string) => catalog.service.outbox(id);

type Change = EventData<typeof assignmentChangedV1>;
const confirmedAt = '2026-11-22T06:00:00.000Z';

/** A requirement, and the event of a confirmed assignment for it. */
const deal = async (with_: Partial<Change> = {}) => {
  const [brand, agent] = [someone('brand'), someone('agent')];
  const { id } = await addRequirement(catalog.service, brand);
  const data: Change = {
    id: randomUUID(),
    version: 3,
    agentId: agent.id,
    brandId: brand.id,
    requirementId: id,
    propertyId: null,
    status: 'completed',
    isConfirmed: true,
    confirmedAt,
    ...with_,
  };
  return { id, brand, agent, data };
};
const envelope = (data: Change, eventId: string = randomUUID()) =>
  envelopeOf(assignmentChangedV1, data.id, data, eventId);
const handle = (data: Change, eventId?: string) =>
  handleEvent(db(), consumer(), JSON.stringify(envelope(data, eventId)));
const list = async (as: { id: string; role: 'brand' }) =>
  (await catalog.service.call('GET', '/api/my-requirements', { as: someone('brand', as.id) })).body;
const postAgain = (id: string, as: { id: string }) =>
  catalog.service.call('PATCH', `/api/requirements/${id}`, {
    as: someone('brand', as.id),
    body: { isActive: true },
  });

it('a confirmed assignment fulfils its requirement, with time and agent, and is published once', async () => {
  const { id, brand, agent, data } = await deal();
  await publishUser(catalog.broker, agent, { role: 'agent', displayName: 'Kavita Rao' });
  await publishEvent(catalog.broker.url, assignmentChangedV1, envelope(data));
  await eventually(async () =>
    expect(await stored(id)).toMatchObject({ is_active: false, is_listed: false, version: 2 }),
  );
  await eventually(async () =>
    expect(await list({ id: brand.id, role: 'brand' })).toMatchObject([
      { id, isActive: false, fulfilledAt: confirmedAt, fulfilledBy: 'Kavita Rao' },
    ]),
  );
  const events = await eventsOf(id);
  expect(events.map(({ type }) => type)).toEqual([
    'catalog.requirement-posted.v1',
    'catalog.requirement-updated.v1',
  ]);
  expect(events[1]?.envelope.data).toMatchObject({
    version: 2,
    isActive: false,
    fulfilledAt: confirmedAt,
    fulfilledBy: agent.id,
  });
});

it('a repeated confirmation changes nothing, and does not close a requirement that was posted again', async () => {
  const { id, brand, data } = await deal();
  const eventId = randomUUID();
  expect(await handle(data, eventId)).toBe('done');
  expect(await handle(data, eventId)).toBe('duplicate');
  expect(await handle(data)).toBe('done');
  expect(await stored(id)).toMatchObject({ version: 2, is_active: false });
  const reply = await postAgain(id, brand);
  expect(reply.body).toMatchObject({ isActive: true, fulfilledAt: null, fulfilledBy: null });
  expect(await handle(data)).toBe('done');
  expect(await stored(id)).toMatchObject({ version: 3, is_active: true, is_listed: true });
  expect((await eventsOf(id)).at(-1)?.envelope.data).toMatchObject({
    isActive: true,
    fulfilledAt: null,
    fulfilledBy: null,
  });
});

it('a second deal fulfils a requirement that was posted again, and replaces the agent of the first', async () => {
  const { id, brand, data } = await deal();
  await handle(data);
  await postAgain(id, brand);
  const next = { ...data, id: randomUUID(), agentId: someone('agent').id };
  const later = '2026-11-22T08:00:00.000Z';
  await handle({ ...next, confirmedAt: later });
  expect(await stored(id)).toMatchObject({ is_active: false, fulfilled_by: next.agentId });
  await handle(data);
  expect(await stored(id)).toMatchObject({ fulfilled_at: new Date(later), fulfilled_by: next.agentId });
});

it('a requirement that its brand marked as fulfilled has a time and no agent until a deal names an agent', async () => {
  const { id, brand, agent, data } = await deal();
  const reply = await catalog.service.call('PATCH', `/api/requirements/${id}`, {
    as: brand,
    body: { isActive: false },
  });
  expect(reply.body).toMatchObject({ fulfilledAt: reply.body.updatedAt, fulfilledBy: null });
  const edited = await catalog.service.call('PATCH', `/api/requirements/${id}`, {
    as: brand,
    body: { minArea: 900 },
  });
  expect(edited.body).toMatchObject({ fulfilledAt: reply.body.fulfilledAt });
  await handle(data);
  expect(await stored(id)).toMatchObject({ fulfilled_by: agent.id, is_active: false });
});

it.each<[string, Partial<Change>]>([
  ['not confirmed yet', { isConfirmed: false, confirmedAt: null }],
  ['of a release that does not say when', { confirmedAt: undefined }],
  ['of another brand', { brandId: randomUUID() }],
  ['for an unknown requirement', { requirementId: randomUUID() }],
])('an assignment %s does not fulfil a requirement', async (_, with_) => {
  const { id, data } = await deal(with_);
  expect(await handle(data)).toBe('done');
  expect(await stored(id)).toMatchObject({ is_active: true, version: 1 });
  expect(await eventsOf(id)).toHaveLength(1);
});

it('a malformed event becomes a dead letter, and the next event is applied', async () => {
  const [first, next] = [await deal(), await deal()];
  await publishEvent(catalog.broker.url, assignmentChangedV1, '{"type":');
  await publishEvent(
    catalog.broker.url,
    assignmentChangedV1,
    envelope({ ...first.data, confirmedAt: 'yesterday' }),
  );
  await publishEvent(catalog.broker.url, assignmentChangedV1, envelope(next.data));
  await eventually(async () => {
    expect(await stored(next.id)).toMatchObject({ is_active: false });
    expect(await db()('dead_letters').where({ consumer: consumer().name })).toHaveLength(2);
  });
  expect(await stored(first.id)).toMatchObject({ is_active: true });
});

it('an event that could not be stored is applied when it is redelivered', async () => {
  const { id, data } = await deal();
  const eventId = randomUUID();
  await db().raw('alter table property_requirements rename to away');
  try {
    await expect(handle(data, eventId)).rejects.toThrow('property_requirements');
  } finally {
    await db().raw('alter table away rename to property_requirements');
  }
  expect(await handle(data, eventId)).toBe('done');
  expect(await stored(id)).toMatchObject({ is_active: false });
});

it('a replay does not close a requirement that was posted again', async () => {
  const { id, brand, data } = await deal();
  await publishEvent(catalog.broker.url, assignmentChangedV1, envelope(data));
  await eventually(async () => expect(await stored(id)).toMatchObject({ is_active: false }));
  await postAgain(id, brand);
  const broker = catalog.service.running.broker();
  if (!broker) throw new Error('the service has no broker');
  await replayConsumer(db(), broker, 'catalog', consumer());
  const last = await deal();
  await publishEvent(catalog.broker.url, assignmentChangedV1, envelope(last.data));
  await eventually(async () => expect(await stored(last.id)).toMatchObject({ is_active: false }));
  expect(await stored(id)).toMatchObject({ is_active: true, version: 3 });
});
